-- Most changes of a table only say when it changed and who is asked. Neither is in an index, so that
-- they touch nothing but the row.
DROP INDEX tables_in_lobby;
CREATE INDEX tables_in_lobby ON tables (listed, status);
