-- Changes go to their tables at once. What an older program left in its journal is written there before this runs
-- (`old_journal.rs`).
DROP TABLE journal;
