-- The lobby lists the tables that changed last. An index on the moment would be written with every move;
-- one on the minute is written once a minute, and finds the last ones as well.
ALTER TABLE tables ADD COLUMN minute BIGINT NOT NULL DEFAULT 0;

UPDATE tables SET minute = changed / 60000;

DROP INDEX tables_in_lobby;
CREATE INDEX tables_in_lobby ON tables (minute) WHERE listed AND status < 2;
