//! The store in one `SQLite` file.
//!
//! Two threads, each with a connection of its own: one writes, one reads. In WAL mode they do not wait
//! for each other, and what the writer has committed the reader sees.

mod keep;
mod people;
mod tables;

use std::{
    path::Path,
    thread::JoinHandle,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use rusqlite::{Connection, ErrorCode, OptionalExtension as _, Row};
use tokio::sync::{mpsc, oneshot};

use crate::{
    Answer, Change, Credentials, Forgotten, NewSession, NewTable, Notices, OwnTable, Played,
    SessionRow, Store, StoreError, Stored, Strength, TableRow, User, UserRow,
};

/// The migrations in order; the version of a file is how many of them it has had.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/sqlite/0001_begin.sql"),
    include_str!("../migrations/sqlite/0002_people.sql"),
    include_str!("../migrations/sqlite/0003_language.sql"),
];

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
    fn create_user(&self, name: String, session: NewSession) -> Answer<User> {
        self.write(move |connection| people::create_user(connection, &name, &session))
    }

    fn create_account(&self, account: Credentials, session: NewSession) -> Answer<User> {
        self.write(move |connection| people::create_account(connection, &account, &session))
    }

    fn keep_account(&self, user: i64, account: Credentials) -> Answer<User> {
        self.write(move |connection| people::keep_account(connection, user, &account))
    }

    fn account(&self, login: String) -> Answer<Option<(User, String)>> {
        self.read(move |connection| people::account(connection, &login))
    }

    fn user(&self, id: i64) -> Answer<Option<User>> {
        self.read(move |connection| people::user(connection, id))
    }

    fn rename(&self, user: i64, name: String) -> Answer<()> {
        self.write(move |connection| people::rename(connection, user, &name))
    }

    fn set_password(&self, user: i64, password: String, but: [u8; 32]) -> Answer<()> {
        self.write(move |connection| people::set_password(connection, user, &password, but))
    }

    fn forget(&self, user: i64, rewritten: Forgotten) -> Answer<()> {
        self.write(move |connection| people::forget(connection, user, &rewritten))
    }

    fn open_session(&self, user: i64, session: NewSession) -> Answer<()> {
        self.write(move |connection| people::open_session(connection, user, &session))
    }

    fn user_of(&self, token_hash: [u8; 32]) -> Answer<Option<(User, i64)>> {
        self.read(move |connection| people::user_of(connection, token_hash))
    }

    fn touch_session(&self, token_hash: [u8; 32], at: i64) -> Answer<()> {
        self.write(move |connection| people::touch_session(connection, token_hash, at))
    }

    fn sessions_of(&self, user: i64) -> Answer<Vec<SessionRow>> {
        self.read(move |connection| people::sessions_of(connection, user))
    }

    fn end_session(&self, token_hash: [u8; 32]) -> Answer<()> {
        self.write(move |connection| people::end_session(connection, token_hash))
    }

    fn create_table(&self, table: NewTable, change: Change) -> Answer<i64> {
        self.write(move |connection| tables::create_table(connection, &table, &change))
    }

    fn append(&self, table: i64, change: Change) -> Answer<()> {
        self.write(move |connection| tables::append(connection, table, &change))
    }

    fn load(&self, key: String) -> Answer<Option<Stored>> {
        self.read(move |connection| tables::load(connection, &key))
    }

    fn lobby(&self, limit: u32) -> Answer<Vec<TableRow>> {
        self.read(move |connection| tables::lobby(connection, limit))
    }

    fn tables_of(&self, user: i64, limit: u32) -> Answer<Vec<OwnTable>> {
        self.read(move |connection| tables::tables_of(connection, user, limit))
    }

    fn tables_naming(&self, user: i64) -> Answer<Vec<String>> {
        self.read(move |connection| tables::tables_naming(connection, user))
    }

    fn unfinished_of(&self, host: i64) -> Answer<u32> {
        self.read(move |connection| tables::unfinished_of(connection, host))
    }

    fn due(&self, before: i64, limit: u32) -> Answer<Vec<String>> {
        self.read(move |connection| tables::due(connection, before, limit))
    }

    fn note(&self, user: i64, table: i64) -> Answer<Option<String>> {
        self.read(move |connection| keep::note(connection, user, table))
    }

    fn set_note(&self, user: i64, table: i64, text: String) -> Answer<()> {
        self.write(move |connection| keep::set_note(connection, user, table, &text))
    }

    fn notes_of(&self, user: i64) -> Answer<Vec<(String, String)>> {
        self.read(move |connection| keep::notes_of(connection, user))
    }

    fn played_by(&self, user: i64, limit: u32) -> Answer<Vec<Played>> {
        self.read(move |connection| tables::played_by(connection, user, limit))
    }

    fn strengths_of(&self, user: i64) -> Answer<Vec<Strength>> {
        self.read(move |connection| tables::strengths_of(connection, user))
    }

    fn muted_by(&self, user: i64) -> Answer<Vec<User>> {
        self.read(move |connection| keep::muted_by(connection, user))
    }

    fn set_muted(&self, user: i64, other: i64, muted: bool) -> Answer<()> {
        self.write(move |connection| keep::set_muted(connection, user, other, muted))
    }

    fn notices_of(&self, user: i64) -> Answer<Option<Notices>> {
        self.read(move |connection| keep::notices_of(connection, user))
    }

    fn set_notices(&self, user: i64, notices: Option<Notices>) -> Answer<()> {
        self.write(move |connection| keep::set_notices(connection, user, notices.as_ref()))
    }

    fn digests_due(&self, before: i64, limit: u32) -> Answer<Vec<i64>> {
        self.read(move |connection| keep::digests_due(connection, before, limit))
    }

    fn users(&self, limit: u32) -> Answer<Vec<UserRow>> {
        self.read(move |connection| people::users(connection, limit))
    }

    fn tables(&self, limit: u32) -> Answer<Vec<TableRow>> {
        self.read(move |connection| tables::tables(connection, limit))
    }

    fn house(&self, name: String) -> Answer<Option<String>> {
        self.read(move |connection| keep::house(connection, &name))
    }

    fn set_house(&self, name: String, value: Option<String>) -> Answer<()> {
        self.write(move |connection| keep::set_house(connection, &name, value.as_deref()))
    }

    fn ping(&self) -> Answer<()> {
        self.read(|connection| connection.query_row("SELECT 1", [], |_| Ok(())).map_err(database))
    }
}

/// All rows of a query.
fn all<T>(
    connection: &Connection,
    query: &str,
    values: impl rusqlite::Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    connection
        .prepare_cached(query)
        .and_then(|mut statement| statement.query_map(values, read)?.collect())
        .map_err(database)
}

/// The only row of a query, if there is one.
fn one<T>(
    connection: &Connection,
    query: &str,
    values: impl rusqlite::Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>, StoreError> {
    connection
        .prepare_cached(query)
        .and_then(|mut statement| statement.query_row(values, read).optional())
        .map_err(database)
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
