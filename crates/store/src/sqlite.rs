//! A `SQLite` file.

use std::{path::Path, time::Duration};

use rusqlite::{
    Connection, ErrorCode, ToSql, params, params_from_iter,
    types::{ToSqlOutput, ValueRef},
};

use crate::{
    Durability, StoreError,
    lock::private,
    old_journal,
    sql::{Link, NewEntry, NewStanding, Purpose, Row, Value, choose, missing},
};

/// The migrations in order; the version of a file is how many of them it has had.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/sqlite/0001_begin.sql"),
    include_str!("../migrations/sqlite/0002_people.sql"),
    include_str!("../migrations/sqlite/0003_language.sql"),
    include_str!("../migrations/sqlite/0004_quiet.sql"),
    include_str!("../migrations/sqlite/0005_lobby.sql"),
    include_str!("../migrations/sqlite/0006_journal.sql"),
    include_str!("../migrations/sqlite/0007_names.sql"),
    include_str!("../migrations/sqlite/0008_hosting.sql"),
    include_str!("../migrations/sqlite/0009_guests.sql"),
    DROP_JOURNAL,
];

const DROP_JOURNAL: &str = include_str!("../migrations/sqlite/0010_no_journal.sql");

/// After so many pages of 4 KiB the log is copied into the file. Every change of a table writes the last page
/// of its entries: the longer the log, the more of these pages are copied once instead of many times.
/// After a crash the log is read at the start, so that it must not be too long either.
const LOG_PAGES: u32 = 8192;

/// KiB of pages that the writer remembers: the last page of the entries of some thousand tables.
const WRITER_CACHE_KIB: u32 = 16 * 1024;

/// KiB of pages that each reader remembers.
const READER_CACHE_KIB: u32 = 4 * 1024;

/// How long the writer waits for readers before the log is emptied; if they take longer, it tries again later.
const SCRUB_PATIENCE: Duration = Duration::from_millis(200);

/// How long a connection waits for another one that writes.
const BUSY_PATIENCE: Duration = Duration::from_secs(5);

/// A connection to a file.
pub struct Sqlite(Connection);

impl Sqlite {
    /// Opens the file, and makes it if it is not there: for its owner alone. The files beside it get the
    /// same permissions.
    pub fn open(path: &Path, durability: Durability, purpose: Purpose) -> Result<Self, StoreError> {
        if purpose == Purpose::Write {
            let made = private().create(true).append(true).open(path);
            made.map_err(|error| StoreError::Database(format!("{}: {error}", path.display())))?;
        }
        let connection = Connection::open(path).map_err(database)?;
        connection.busy_timeout(BUSY_PATIENCE).map_err(database)?;
        let synchronous = choose(durability, "FULL", "NORMAL");
        let cache = match purpose {
            Purpose::Write => WRITER_CACHE_KIB,
            Purpose::Read => READER_CACHE_KIB,
        };
        connection
            .execute_batch(&format!(
                "PRAGMA journal_mode = WAL;
                 PRAGMA synchronous = {synchronous};
                 PRAGMA foreign_keys = ON;
                 PRAGMA temp_store = MEMORY;
                 PRAGMA secure_delete = ON;
                 PRAGMA cache_size = -{cache};
                 PRAGMA wal_autocheckpoint = {LOG_PAGES};
                 PRAGMA journal_size_limit = {};",
                LOG_PAGES * 4096
            ))
            .map_err(database)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(Self(connection))
    }

    /// Whether it is up to date.
    pub fn is_current(&self) -> Result<bool, StoreError> {
        let found = self.0.query_row("PRAGMA user_version", [], |row| row.get(0));
        Ok(missing(MIGRATIONS, found.map_err(database)?)?.is_empty())
    }

    /// Brings the file up to date. Without the right to serve it nothing may change under the server that
    /// has it.
    pub fn migrate(&mut self, alone: bool) -> Result<(), StoreError> {
        if !alone {
            return if self.is_current()? { Ok(()) } else { Err(StoreError::InUse) };
        }
        self.0.execute_batch("BEGIN IMMEDIATE").map_err(database)?;
        let version = self.0.query_row("PRAGMA user_version", [], |row| row.get(0));
        for migration in missing(MIGRATIONS, version.map_err(database)?)? {
            if *migration == DROP_JOURNAL {
                old_journal::write_all(self)?;
            }
            self.0.execute_batch(migration).map_err(database)?;
        }
        let known = MIGRATIONS.len();
        self.0.execute_batch(&format!("PRAGMA user_version = {known}; COMMIT")).map_err(database)
    }
}

impl Link for Sqlite {
    fn is_sqlite(&self) -> bool {
        true
    }

    fn begin(&mut self) -> Result<(), StoreError> {
        self.control("BEGIN IMMEDIATE")
    }

    fn control(&mut self, words: &str) -> Result<(), StoreError> {
        // A full disk may have ended the transaction; a savepoint would begin and commit another.
        if words.starts_with("SAVEPOINT") && self.0.is_autocommit() {
            return Err(StoreError::Database("the transaction has been ended".to_owned()));
        }
        self.run(words, &[]).map(drop)
    }

    /// Copies the log into the file and empties it: what was deleted is then in neither.
    fn scrub(&mut self) -> Result<bool, StoreError> {
        self.0.busy_timeout(SCRUB_PATIENCE).map_err(database)?;
        let busy =
            self.0.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
        self.0.busy_timeout(BUSY_PATIENCE).map_err(database)?;
        Ok(busy.map_err(database)? == 0)
    }

    /// A file does not go away.
    fn come_back(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn run(&mut self, statement: &str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        self.0
            .prepare_cached(statement)
            .and_then(|mut statement| statement.execute(params_from_iter(values)))
            .map(|changed| changed as u64)
            .map_err(database)
    }

    fn query(
        &mut self,
        query: &str,
        values: &[Value<'_>],
        read: &mut dyn FnMut(&dyn Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut statement = self.0.prepare_cached(query).map_err(database)?;
        let mut rows = statement.query(params_from_iter(values)).map_err(database)?;
        while let Some(row) = rows.next().map_err(database)? {
            read(row)?;
        }
        Ok(())
    }

    fn append(
        &mut self,
        entries: &[NewEntry<'_>],
        standings: &[NewStanding],
    ) -> Result<(), StoreError> {
        let mut insert = self
            .0
            .prepare_cached(
                r#"INSERT INTO entries ("table", version, at, body) VALUES (?1, ?2, ?3, ?4)"#,
            )
            .map_err(database)?;
        for entry in entries {
            insert
                .execute(params![entry.table, entry.version, entry.at, entry.body])
                .map_err(database)?;
        }
        // What is in no index is written without touching one.
        let quiet = "UPDATE tables SET changed = ?2, asked = ?3 WHERE id = ?1";
        let mut quiet = self.0.prepare_cached(quiet).map_err(database)?;
        let full = "UPDATE tables SET changed = ?2, asked = ?3, status = ?4, open = ?5, \
                    deadline = ?6, minute = ?7 WHERE id = ?1";
        let mut full = self.0.prepare_cached(full).map_err(database)?;
        for NewStanding { table, standing: it, quiet: is_quiet } in standings {
            let done = if *is_quiet {
                quiet.execute(params![table, it.changed, it.asked])
            } else {
                full.execute(params![
                    table,
                    it.changed,
                    it.asked,
                    it.status,
                    it.open,
                    it.deadline,
                    it.minute()
                ])
            };
            done.map_err(database)?;
        }
        Ok(())
    }
}

impl Row for rusqlite::Row<'_> {
    fn value(&self, column: usize) -> Result<Value<'_>, StoreError> {
        let not_text = |_| StoreError::Database(format!("column {column} has no Unicode text"));
        Ok(match self.get_ref(column).map_err(database)? {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Number(number),
            ValueRef::Real(real) => Value::Real(real),
            ValueRef::Text(text) => Value::Text(str::from_utf8(text).map_err(not_text)?),
            ValueRef::Blob(bytes) => Value::Bytes(bytes),
        })
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Value::Null => ValueRef::Null,
            Value::Number(number) => ValueRef::Integer(number),
            Value::Real(real) => ValueRef::Real(real),
            Value::Flag(flag) => ValueRef::Integer(flag.into()),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` calls")]
fn database(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error() {
        Some(cause) if cause.code == ErrorCode::NotADatabase => {
            StoreError::Database("the file is not a SQLite database".to_owned())
        }
        Some(cause)
            if matches!(
                cause.extended_code,
                rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY
                    | rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE
            ) =>
        {
            StoreError::Exists
        }
        _ => StoreError::Database(error.to_string()),
    }
}
