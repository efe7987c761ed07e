-- The same as the SQLite file after its fourth migration. Numbers are BIGINT throughout: the program
-- checks their range, and one type is one way to read them.
CREATE TABLE users (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    login TEXT,
    password TEXT,
    admin BOOLEAN NOT NULL DEFAULT FALSE,
    forgotten BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE UNIQUE INDEX users_by_login ON users (login) WHERE login IS NOT NULL;

CREATE TABLE sessions (
    hash BYTEA PRIMARY KEY CHECK (length(hash) = 32),
    "user" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    agent TEXT NOT NULL
);

CREATE INDEX sessions_by_user ON sessions ("user");

CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed BYTEA NOT NULL CHECK (length(seed) = 32),
    host BIGINT NOT NULL REFERENCES users (id),
    listed BOOLEAN NOT NULL,
    seats BIGINT NOT NULL,
    password TEXT,
    settings TEXT NOT NULL,
    status BIGINT NOT NULL,
    open BIGINT NOT NULL,
    asked BIGINT NOT NULL DEFAULT 0,
    deadline BIGINT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- One name per line, one line per seat.
    players TEXT NOT NULL DEFAULT ''
);

CREATE INDEX tables_in_lobby ON tables (listed, status);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host, status);

-- Append-only: every change of a table, in order.
CREATE TABLE entries (
    "table" BIGINT NOT NULL REFERENCES tables (id),
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY ("table", version)
);

CREATE TABLE members (
    "user" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    "table" BIGINT NOT NULL REFERENCES tables (id),
    seats BIGINT NOT NULL,
    PRIMARY KEY ("user", "table")
);

CREATE INDEX members_by_table ON members ("table");

CREATE TABLE notes (
    "user" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    "table" BIGINT NOT NULL REFERENCES tables (id),
    text TEXT NOT NULL,
    PRIMARY KEY ("user", "table")
);

CREATE TABLE results (
    "table" BIGINT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    "user" BIGINT REFERENCES users (id) ON DELETE SET NULL,
    rank BIGINT NOT NULL,
    total BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY ("table", seat)
);

CREATE INDEX results_by_user ON results ("user", at);

CREATE TABLE ratings (
    "user" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY ("user", game, seats)
);

CREATE TABLE mutes (
    "user" BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    other BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY ("user", other)
);

CREATE TABLE notices (
    "user" BIGINT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    webhook TEXT,
    secret TEXT,
    mail TEXT,
    code TEXT,
    turn BOOLEAN NOT NULL,
    digest BOOLEAN NOT NULL,
    digested BIGINT NOT NULL,
    lang TEXT NOT NULL
);

-- What the house remembers, such as its announcement.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
