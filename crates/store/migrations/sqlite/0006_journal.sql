-- Changes of tables that only go on: one row for all that shared a commit. Each is moved to the entries of its
-- table later, many at once; until then it is safe here. Whoever appends to a table writes the next row, so
-- that the last one (which always stays) tells whether somebody else has written.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    body BLOB NOT NULL
) STRICT;
