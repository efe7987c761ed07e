-- The users that the entries of a table name: an export finds the tables of a user without
-- reading all entries.
CREATE TABLE mentions (
    user INTEGER NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user, "table")
) STRICT, WITHOUT ROWID;

CREATE INDEX mentions_by_table ON mentions ("table");

INSERT OR IGNORE INTO mentions (user, "table")
SELECT named, "table" FROM (
    SELECT CASE WHEN json_valid(body) THEN json_extract(body, '$.user') END AS named, "table"
    FROM entries WHERE body LIKE '%"user":%'
) WHERE typeof(named) = 'integer' AND named > 0;

ALTER TABLE users ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;

-- Links with which a user chooses a new password, once. Only the hash of what is in the link is kept.
CREATE TABLE resets (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What admins did. Users are kept by number: who is forgotten is forgotten here too.
CREATE TABLE admin_log (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    source TEXT NOT NULL,
    actor INTEGER,
    act TEXT NOT NULL,
    user INTEGER,
    "table" TEXT,
    count INTEGER
) STRICT;

-- Finished tables by age.
CREATE INDEX tables_finished ON tables (changed) WHERE status = 2;

-- Why a table cannot be trusted any more, if it cannot.
ALTER TABLE tables ADD COLUMN damaged TEXT;

-- Which tables a row of the journal is about, apart from the row itself: known even if it cannot be read.
ALTER TABLE journal ADD COLUMN tables TEXT NOT NULL DEFAULT '';

-- What could not be read or does not fit, kept as it was found.
CREATE TABLE quarantine (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    "table" INTEGER,
    version INTEGER,
    body BLOB NOT NULL,
    reason TEXT NOT NULL,
    mended INTEGER
) STRICT;
