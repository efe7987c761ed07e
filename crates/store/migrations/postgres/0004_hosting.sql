-- The users that the entries of a table name: an export finds the tables of a user without
-- reading all entries. Inside a string quotes are escaped, so that no line of chat contains the pattern.
CREATE TABLE mentions (
    "user" BIGINT NOT NULL,
    "table" BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY ("user", "table")
);

CREATE INDEX mentions_by_table ON mentions ("table");

INSERT INTO mentions ("user", "table")
SELECT DISTINCT named::bigint, "table" FROM (
    SELECT substring(body FROM '"user":([0-9]{1,18})[,}]') AS named, "table" FROM entries
) AS found WHERE named::bigint > 0;

ALTER TABLE users ADD COLUMN banned BOOLEAN NOT NULL DEFAULT FALSE;

-- Links with which a user chooses a new password, once. Only the hash of what is in the link is kept.
CREATE TABLE resets (
    hash BYTEA PRIMARY KEY CHECK (length(hash) = 32),
    "user" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

-- What admins did. Users are kept by number: who is forgotten is forgotten here too.
CREATE TABLE admin_log (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    source TEXT NOT NULL,
    actor BIGINT,
    act TEXT NOT NULL,
    "user" BIGINT,
    "table" TEXT,
    count BIGINT
);

-- Finished tables by age.
CREATE INDEX tables_finished ON tables (changed) WHERE status = 2;

-- Why a table cannot be trusted any more, if it cannot.
ALTER TABLE tables ADD COLUMN damaged TEXT;

-- What could not be read or does not fit, kept as it was found.
CREATE TABLE quarantine (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    "table" BIGINT,
    version BIGINT,
    body BYTEA NOT NULL,
    reason TEXT NOT NULL,
    mended BIGINT
);
