-- Accounts. A guest has no login and no password.
ALTER TABLE users ADD COLUMN login TEXT;
ALTER TABLE users ADD COLUMN password TEXT;
ALTER TABLE users ADD COLUMN admin INTEGER NOT NULL DEFAULT 0;
-- An erased user leaves only their number.
ALTER TABLE users ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;

CREATE UNIQUE INDEX users_by_login ON users (login) WHERE login IS NOT NULL;

ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';

UPDATE sessions SET seen = created;

ALTER TABLE tables ADD COLUMN password TEXT;
ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
-- One name per line, one line per seat.
ALTER TABLE tables ADD COLUMN players TEXT NOT NULL DEFAULT '';
-- Bit n: seat n owes an answer.
ALTER TABLE tables ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN deadline INTEGER;

CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host, status);

-- Bit n: the user holds seat n.
ALTER TABLE members ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;

CREATE INDEX members_by_table ON members ("table");

-- Who held which seat and how the seats are called is in the entries; the next change of the table
-- writes both again in any case.
UPDATE members SET seats = coalesce((
    SELECT sum(DISTINCT 1 << json_extract(body, '$.seat')) FROM entries
    WHERE entries."table" = members."table" AND json_valid(body)
      AND json_extract(body, '$.deed') = 'sit' AND json_extract(body, '$.user') = members.user
), 0);

CREATE TABLE notes (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    "table" INTEGER NOT NULL REFERENCES tables (id),
    text TEXT NOT NULL,
    PRIMARY KEY (user, "table")
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    "table" INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER REFERENCES users (id) ON DELETE SET NULL,
    rank INTEGER NOT NULL,
    total INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_user ON results (user, at);

CREATE TABLE ratings (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    PRIMARY KEY (user, game, seats)
) STRICT, WITHOUT ROWID;

CREATE TABLE mutes (
    user INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;

CREATE TABLE notices (
    user INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    webhook TEXT,
    secret TEXT,
    mail TEXT,
    code TEXT,
    turn INTEGER NOT NULL,
    digest INTEGER NOT NULL,
    digested INTEGER NOT NULL
) STRICT;

-- What the house remembers, such as its announcement.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
