//! The store in one `SQLite` file.
//!
//! Two threads, each with a connection of its own: one writes, one reads. In WAL mode they do not wait
//! for each other, and what the writer has committed the reader sees.

use std::{
    path::Path,
    thread::JoinHandle,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use rusqlite::{Connection, ErrorCode, OptionalExtension as _, Row, params};
use tokio::sync::{mpsc, oneshot};

use crate::{Answer, Change, NewTable, Status, Store, StoreError, Stored, TableRow, User};

/// The migrations in order; the version of a file is how many of them it has had.
const MIGRATIONS: &[&str] = &[include_str!("../migrations/sqlite/0001_begin.sql")];

/// At most so many jobs share one commit.
const BATCH: usize = 1024;

/// How many jobs may queue up before callers wait.
const QUEUE: usize = 4096;

/// When a change counts as safe.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// When the disk has it: survives a power failure.
    #[default]
    Full,
    /// When the operating system has it: survives a crash of the program. For tests and measurements.
    Process,
}

/// Tells the caller what came of his job, once it is known whether it was committed.
type Reply = Box<dyn FnOnce(Result<(), StoreError>) + Send>;
type Job = Box<dyn FnOnce(&Connection) -> Reply + Send>;

/// The store in one `SQLite` file.
pub struct Sqlite {
    writer: Worker,
    reader: Worker,
}

struct Worker {
    /// `None` only while it is dropped.
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date.
    pub fn open(path: &Path, durability: Durability) -> Result<Self, StoreError> {
        let writing = connect(path, durability)?;
        migrate(&writing)?;
        let reading = connect(path, durability)?;
        Ok(Self {
            writer: Worker::start("store-writer", writing, write)?,
            reader: Worker::start("store-reader", reading, read)?,
        })
    }

    fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        self.writer.ask(move |connection| savepoint(connection, job))
    }

    fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        self.reader.ask(job)
    }
}

impl Worker {
    fn start(
        name: &str,
        connection: Connection,
        work: fn(&Connection, mpsc::Receiver<Job>),
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || work(&connection, queue))
            .map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let jobs = self.jobs.clone();
        let (tell, answer) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let done = job(connection);
            Box::new(move |committed| {
                // Whoever asked may have gone; the work is done all the same.
                let _ = tell.send(committed.and(done));
            })
        });
        Box::pin(async move {
            let jobs = jobs.ok_or(StoreError::Closed)?;
            jobs.send(job).await.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }
}

impl Drop for Worker {
    /// Waits until everything that was asked for is done.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has been printed; there is nothing to add.
            let _ = thread.join();
        }
    }
}

/// Commits everything that queued up during the last commit in one transaction.
fn write(connection: &Connection, mut queue: mpsc::Receiver<Job>) {
    while let Some(first) = queue.blocking_recv() {
        let begun = connection.execute_batch("BEGIN IMMEDIATE").map_err(database);
        if let Err(error) = begun {
            first(connection)(Err(error));
            continue;
        }
        let mut replies = vec![first(connection)];
        while replies.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            replies.push(job(connection));
        }
        let committed = connection.execute_batch("COMMIT").map_err(database);
        if committed.is_err() {
            // A commit that failed may have left the transaction open.
            let _ = connection.execute_batch("ROLLBACK");
        }
        for reply in replies {
            reply(committed.clone());
        }
    }
}

fn read(connection: &Connection, mut queue: mpsc::Receiver<Job>) {
    while let Some(job) = queue.blocking_recv() {
        job(connection)(Ok(()));
    }
}

/// A job that fails takes back its own half only, not that of the others in the same commit. Outside
/// a transaction it does nothing at all.
fn savepoint<T>(
    connection: &Connection,
    job: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    if connection.is_autocommit() {
        return Err(StoreError::Database("no transaction could be begun".to_owned()));
    }
    connection.execute_batch("SAVEPOINT job").map_err(database)?;
    let done = job(connection);
    let end = if done.is_ok() { "RELEASE job" } else { "ROLLBACK TO job; RELEASE job" };
    connection.execute_batch(end).map_err(database)?;
    done
}

fn connect(path: &Path, durability: Durability) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(database)?;
    connection.busy_timeout(Duration::from_secs(5)).map_err(database)?;
    let synchronous = match durability {
        Durability::Full => "FULL",
        Durability::Process => "NORMAL",
    };
    connection
        .execute_batch(&format!(
            "PRAGMA journal_mode = WAL;
             PRAGMA synchronous = {synchronous};
             PRAGMA foreign_keys = ON;"
        ))
        .map_err(database)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn migrate(connection: &Connection) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as u32;
    connection.execute_batch("BEGIN IMMEDIATE").map_err(database)?;
    let found: u32 =
        connection.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(database)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for migration in &MIGRATIONS[found as usize..] {
        connection.execute_batch(migration).map_err(database)?;
    }
    connection.execute_batch(&format!("PRAGMA user_version = {known}; COMMIT")).map_err(database)
}

impl Store for Sqlite {
    fn create_user(&self, name: String, token_hash: [u8; 32]) -> Answer<User> {
        self.write(move |connection| {
            let now = now();
            run(
                connection,
                "INSERT INTO users (name, created) VALUES (?1, ?2)",
                params![name, now],
            )?;
            let id = connection.last_insert_rowid();
            run(
                connection,
                "INSERT INTO sessions (hash, user, created) VALUES (?1, ?2, ?3)",
                params![token_hash, id, now],
            )?;
            Ok(User { id, name })
        })
    }

    fn user_of(&self, token_hash: [u8; 32]) -> Answer<Option<User>> {
        self.read(move |connection| {
            connection
                .prepare_cached(
                    "SELECT users.id, users.name FROM sessions
                     JOIN users ON users.id = sessions.user WHERE hash = ?1",
                )
                .and_then(|mut statement| {
                    statement
                        .query_row([token_hash], |row| {
                            Ok(User { id: row.get(0)?, name: row.get(1)? })
                        })
                        .optional()
                })
                .map_err(database)
        })
    }

    fn end_session(&self, token_hash: [u8; 32]) -> Answer<()> {
        self.write(move |connection| {
            run(connection, "DELETE FROM sessions WHERE hash = ?1", [token_hash]).map(drop)
        })
    }

    fn create_table(&self, table: NewTable, change: Change) -> Answer<i64> {
        self.write(move |connection| {
            let now = now();
            run(
                connection,
                "INSERT INTO tables (key, game, rules, options, seed, host, listed, seats,
                                     status, open, created, changed)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, 0, ?9, ?9)",
                params![
                    table.key,
                    table.game,
                    table.rules,
                    table.options,
                    table.seed,
                    table.host,
                    table.listed,
                    table.seats,
                    now
                ],
            )?;
            let id = connection.last_insert_rowid();
            append(connection, id, &change)?;
            Ok(id)
        })
    }

    fn append(&self, table: i64, change: Change) -> Answer<()> {
        self.write(move |connection| append(connection, table, &change))
    }

    fn load(&self, key: String) -> Answer<Option<Stored>> {
        self.read(move |connection| {
            let rows = table_rows(connection, "WHERE key = ?1", params![key])?;
            let Some(row) = rows.into_iter().next() else { return Ok(None) };
            let entries = connection
                .prepare_cached(r#"SELECT body FROM entries WHERE "table" = ?1 ORDER BY version"#)
                .and_then(|mut statement| {
                    statement.query_map([row.id], |row| row.get(0))?.collect()
                })
                .map_err(database)?;
            Ok(Some(Stored { row, entries }))
        })
    }

    fn lobby(&self, limit: u32) -> Answer<Vec<TableRow>> {
        self.read(move |connection| {
            let filter = "WHERE listed AND status < 2 ORDER BY changed DESC, id DESC LIMIT ?1";
            table_rows(connection, filter, params![limit])
        })
    }

    fn tables_of(&self, user: i64, limit: u32) -> Answer<Vec<TableRow>> {
        self.read(move |connection| {
            let filter = r#"WHERE id IN (SELECT "table" FROM members WHERE user = ?1) OR host = ?1
                            ORDER BY changed DESC, id DESC LIMIT ?2"#;
            table_rows(connection, filter, params![user, limit])
        })
    }

    fn unfinished_of(&self, host: i64) -> Answer<u32> {
        self.read(move |connection| {
            connection
                .query_row(
                    "SELECT count(*) FROM tables WHERE host = ?1 AND status < 2",
                    [host],
                    |row| row.get(0),
                )
                .map_err(database)
        })
    }

    fn ping(&self) -> Answer<()> {
        self.read(|connection| connection.query_row("SELECT 1", [], |_| Ok(())).map_err(database))
    }
}

fn append(connection: &Connection, table: i64, change: &Change) -> Result<(), StoreError> {
    let last: Option<u32> = connection
        .prepare_cached(r#"SELECT max(version) FROM entries WHERE "table" = ?1"#)
        .and_then(|mut statement| statement.query_row([table], |row| row.get(0)))
        .map_err(database)?;
    if last.unwrap_or(0) != change.version {
        return Err(StoreError::Conflict);
    }
    let now = now();
    for (version, body) in (change.version + 1..).zip(&change.entries) {
        run(
            connection,
            r#"INSERT INTO entries ("table", version, at, body) VALUES (?1, ?2, ?3, ?4)"#,
            params![table, version, now, body],
        )?;
    }
    if let Some(members) = &change.members {
        run(connection, r#"DELETE FROM members WHERE "table" = ?1"#, [table])?;
        for member in members {
            run(
                connection,
                r#"INSERT OR IGNORE INTO members (user, "table") VALUES (?1, ?2)"#,
                params![member, table],
            )?;
        }
    }
    run(
        connection,
        "UPDATE tables SET status = ?2, open = ?3, changed = ?4 WHERE id = ?1",
        params![table, number_of(change.status), change.open, now],
    )?;
    Ok(())
}

fn table_rows(
    connection: &Connection,
    filter: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<TableRow>, StoreError> {
    let query = format!(
        "SELECT id, key, game, rules, options, seed, host, listed, seats, status, open
         FROM tables {filter}"
    );
    connection
        .prepare_cached(&query)
        .and_then(|mut statement| statement.query_map(values, table_row)?.collect())
        .map_err(database)
}

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let status: i64 = row.get(9)?;
    Ok(TableRow {
        id: row.get(0)?,
        made: NewTable {
            key: row.get(1)?,
            game: row.get(2)?,
            rules: row.get(3)?,
            options: row.get(4)?,
            seed: row.get(5)?,
            host: row.get(6)?,
            listed: row.get(7)?,
            seats: row.get(8)?,
        },
        status: match status {
            0 => Status::Waiting,
            1 => Status::Playing,
            2 => Status::Finished,
            other => return Err(rusqlite::Error::IntegralValueOutOfRange(9, other)),
        },
        open: row.get(10)?,
    })
}

const fn number_of(status: Status) -> i64 {
    match status {
        Status::Waiting => 0,
        Status::Playing => 1,
        Status::Finished => 2,
    }
}

fn run(
    connection: &Connection,
    statement: &str,
    values: impl rusqlite::Params,
) -> Result<usize, StoreError> {
    connection
        .prepare_cached(statement)
        .and_then(|mut statement| statement.execute(values))
        .map_err(database)
}

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` calls")]
fn database(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => {
            StoreError::Database("the file is not a SQLite database".to_owned())
        }
        _ => StoreError::Database(error.to_string()),
    }
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
