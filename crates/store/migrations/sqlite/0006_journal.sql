-- Changes of tables that append entries: one row for all that shared a commit. They are moved to the entries of
-- their tables later, many at once; until then they are durable here. Each append to a table writes the next row,
-- so the last one (which always stays) shows whether another program has written.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    body BLOB NOT NULL
) STRICT;
