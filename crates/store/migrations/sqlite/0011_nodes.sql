-- As on PostgreSQL, so that both have the same contract; a file is served by one node. `seen`: its last heartbeat, in
-- milliseconds since 1970.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    rules TEXT NOT NULL,
    draining INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The node that serves a table. The epoch grows with every new owner; an append of an older epoch is refused.
ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
