CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- Only the hash of a token is stored: a reader of this file cannot log in with it.
CREATE TABLE sessions (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_user ON sessions (user);

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    host INTEGER NOT NULL REFERENCES users (id),
    listed INTEGER NOT NULL,
    status INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    open INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_in_lobby ON tables (listed, status, changed);

-- Append-only: every change of a table, in order.
CREATE TABLE entries (
    "table" INTEGER NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY ("table", version)
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    "table" INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user, "table")
) STRICT, WITHOUT ROWID;
