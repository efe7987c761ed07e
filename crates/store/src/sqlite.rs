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
    sql::{
        Connection as AnyConnection, NewEntry, Purpose, Row, SummaryUpdate, Value,
        durability_keyword, missing,
    },
};

/// The migrations in order; the version of a file is the number of applied migrations.
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
    include_str!("../migrations/sqlite/0011_nodes.sql"),
];

const DROP_JOURNAL: &str = include_str!("../migrations/sqlite/0010_no_journal.sql");

/// The number of pages of 4 KiB after which the WAL is copied into the file. Every change of a table writes
/// the last page of its entries: the longer the WAL, the more of these pages are copied once instead of
/// many times. After a crash the WAL is read at the start, so it must not be too long either.
const LOG_PAGES: u32 = 8192;

/// KiB of pages that the writer caches: the last page of the entries of some thousand tables.
const WRITER_CACHE_KIB: u32 = 16 * 1024;

/// KiB of pages that each reader caches.
const READER_CACHE_KIB: u32 = 4 * 1024;

/// How long the writer waits for readers before it truncates the WAL; if they take longer, it tries again
/// later.
const SCRUB_PATIENCE: Duration = Duration::from_millis(200);

/// How long a connection waits for another one that writes.
const BUSY_PATIENCE: Duration = Duration::from_secs(5);

/// A connection to a file.
pub struct Sqlite(Connection);

impl Sqlite {
    /// Opens the file, and makes it if it is not there: for its owner alone. The files next to it get the
    /// same permissions.
    pub fn open(path: &Path, durability: Durability, purpose: Purpose) -> Result<Self, StoreError> {
        if purpose == Purpose::Write {
            let made = private().create(true).append(true).open(path);
            made.map_err(|error| StoreError::Database(format!("{}: {error}", path.display())))?;
        }
        let connection = Connection::open(path).map_err(database)?;
        connection.busy_timeout(BUSY_PATIENCE).map_err(database)?;
        let synchronous = durability_keyword(durability, "FULL", "NORMAL");
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

    /// The number of migrations it has had.
    pub fn version(&self) -> Result<i64, StoreError> {
        self.0.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(database)
    }

    /// Whether it is up to date.
    pub fn is_current(&self) -> Result<bool, StoreError> {
        Ok(missing(MIGRATIONS, self.version()?)?.is_empty())
    }

    fn execute_batch(&self, statements: &str) -> Result<(), StoreError> {
        self.0.execute_batch(statements).map_err(database)
    }

    /// Runs a statement about the transaction.
    pub fn execute_control(&mut self, words: &str) -> Result<(), StoreError> {
        // A full disk may have ended the transaction; a savepoint would begin and commit another.
        if words.starts_with("SAVEPOINT") && self.0.is_autocommit() {
            return Err(StoreError::Database("the transaction has been ended".to_owned()));
        }
        self.run(words, &[]).map(drop)
    }

    /// Copies the log into the file and empties it: what was deleted is then in neither.
    pub fn scrub(&mut self) -> Result<bool, StoreError> {
        self.0.busy_timeout(SCRUB_PATIENCE).map_err(database)?;
        let busy =
            self.0.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
        self.0.busy_timeout(BUSY_PATIENCE).map_err(database)?;
        Ok(busy.map_err(database)? == 0)
    }

    pub fn run(&mut self, statement: &str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        self.0
            .prepare_cached(statement)
            .and_then(|mut statement| statement.execute(params_from_iter(values)))
            .map(|changed| changed as u64)
            .map_err(database)
    }

    /// Calls `read` with every row of a query.
    pub fn query(
        &mut self,
        query: &str,
        values: &[Value<'_>],
        read: &mut dyn FnMut(&Row<'_>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut statement = self.0.prepare_cached(query).map_err(database)?;
        let mut rows = statement.query(params_from_iter(values)).map_err(database)?;
        while let Some(row) = rows.next().map_err(database)? {
            read(&Row::Sqlite(row))?;
        }
        Ok(())
    }

    /// Appends to many tables at once.
    pub fn append(
        &mut self,
        entries: &[NewEntry<'_>],
        summaries: &[SummaryUpdate],
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
        let partial = "UPDATE tables SET changed = ?2, asked = ?3 \
                       WHERE id = ?1 AND epoch = coalesce(?4, epoch)";
        let mut partial = self.0.prepare_cached(partial).map_err(database)?;
        let full = "UPDATE tables SET changed = ?2, asked = ?3, status = ?4, open = ?5, \
                    deadline = ?6, minute = ?7 WHERE id = ?1 AND epoch = coalesce(?8, epoch)";
        let mut full = self.0.prepare_cached(full).map_err(database)?;
        for SummaryUpdate { table, epoch, summary: it, index_unchanged } in summaries {
            let done = if *index_unchanged {
                partial.execute(params![table, it.changed, it.asked, epoch])
            } else {
                full.execute(params![
                    table,
                    it.changed,
                    it.asked,
                    it.status,
                    it.open,
                    it.deadline,
                    it.minute(),
                    epoch
                ])
            };
            if done.map_err(database)? == 0 && epoch.is_some() {
                return Err(StoreError::Fenced);
            }
        }
        Ok(())
    }
}

/// Brings a file up to date. Without the right to serve it (`alone`) nothing may change under the server that
/// has it.
pub async fn migrate(connection: &mut AnyConnection, alone: bool) -> Result<(), StoreError> {
    let AnyConnection::Sqlite(file) = &*connection else { return Ok(()) };
    if !alone {
        return if file.is_current()? { Ok(()) } else { Err(StoreError::InUse) };
    }
    file.execute_batch("BEGIN IMMEDIATE")?;
    let version = file.0.query_row("PRAGMA user_version", [], |row| row.get(0));
    let missing = missing(MIGRATIONS, version.map_err(database)?)?;
    for migration in missing.iter().filter(|migration| **migration != DROP_JOURNAL) {
        file.execute_batch(migration)?;
    }
    // Last, because its entries are written as all others are: to tables that are up to date.
    if missing.contains(&DROP_JOURNAL) {
        old_journal::write_all(connection).await?;
        connection.execute_control(DROP_JOURNAL).await?;
    }
    let known = MIGRATIONS.len();
    connection.execute_control(&format!("PRAGMA user_version = {known}")).await?;
    connection.execute_control("COMMIT").await
}

/// Returns a value of a row.
pub fn value<'a>(row: &'a rusqlite::Row<'_>, column: usize) -> Result<Value<'a>, StoreError> {
    let not_text = |_| StoreError::Database(format!("column {column} has no Unicode text"));
    Ok(match row.get_ref(column).map_err(database)? {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Number(number),
        ValueRef::Real(real) => Value::Real(real),
        ValueRef::Text(text) => Value::Text(str::from_utf8(text).map_err(not_text)?),
        ValueRef::Blob(bytes) => Value::Bytes(bytes),
    })
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
