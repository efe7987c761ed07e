//! What outlives the process: users, sessions, tables and every change of a table.
//!
//! A store knows no games. A table is a row that never changes its nature (game, options, seed) and
//! an append-only list of entries; whoever loads it plays the entries again. [`Store::append`] answers
//! after the entries are safe on disk, so the caller tells nobody before.
//!
//! `tests/contract.rs` is written against the trait: a second store runs the same tests.
//!
//! # Why `rusqlite` with a writer thread
//!
//! `SQLite` has one writer anyway. A thread that owns the writing connection and commits everything
//! that queued up while the last commit was on its way to disk (group commit) pays one `fsync` for
//! many tables; a pool of connections would pay one each and fight for the lock. `rusqlite` brings the
//! library and nothing else.
#![warn(missing_docs)]

mod backup;
mod sqlite;

use std::pin::Pin;

use thiserror::Error;

pub use self::{
    backup::backup,
    sqlite::{Durability, Sqlite},
};

/// An answer that comes later.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why the store could not do it. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Somebody else has appended since: load the table again.
    #[error("the table has changed since it was loaded")]
    Conflict,
    /// The file was written by a newer program.
    #[error("the database has version {found}, this program knows {known}")]
    Newer {
        /// Version of the file.
        found: u32,
        /// Version of this program.
        known: u32,
    },
    /// The database itself complains.
    #[error("the database cannot be used: {0}")]
    Database(String),
    /// The store has been closed.
    #[error("the database has been closed")]
    Closed,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// His number.
    pub id: i64,
    /// How he is called.
    pub name: String,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// People are sitting down.
    Waiting,
    /// The cards are dealt.
    Playing,
    /// The game is over.
    Finished,
}

/// A table that is not stored yet.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its unguessable name.
    pub key: String,
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// Complete options as JSON.
    pub options: String,
    /// Where all chance comes from.
    pub seed: [u8; 32],
    /// Who made it.
    pub host: i64,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// How many seats it has.
    pub seats: u8,
}

/// What is appended to a table in one step: everything or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The version before it.
    pub version: u32,
    /// The entries; each raises the version by one.
    pub entries: Vec<String>,
    /// How far the table has come with them.
    pub status: Status,
    /// How many seats are open with them.
    pub open: u8,
    /// Who sits at the table with them; `None`: the same people.
    pub members: Option<Vec<i64>>,
}

/// A table without its entries.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub id: i64,
    /// What it was made with.
    pub made: NewTable,
    /// How far it has come.
    pub status: Status,
    /// How many seats are open.
    pub open: u8,
}

/// A table with its entries; the first has version 1.
#[derive(Clone, PartialEq, Eq)]
pub struct Stored {
    /// The table.
    pub row: TableRow,
    /// Everything that happened at it.
    pub entries: Vec<String>,
}

/// What outlives the process.
pub trait Store: Send + Sync {
    /// A new user and his first session.
    fn create_user(&self, name: String, token_hash: [u8; 32]) -> Answer<User>;

    /// Whose session it is.
    fn user_of(&self, token_hash: [u8; 32]) -> Answer<Option<User>>;

    /// Ends a session.
    fn end_session(&self, token_hash: [u8; 32]) -> Answer<()>;

    /// A new table with its first entries (`change.version` is 0); gives its number.
    fn create_table(&self, table: NewTable, change: Change) -> Answer<i64>;

    /// Appends to a table; answers when it is safe on disk.
    fn append(&self, table: i64, change: Change) -> Answer<()>;

    /// The table with this name.
    fn load(&self, key: String) -> Answer<Option<Stored>>;

    /// Tables of the lobby that are not finished, the most recently changed first.
    fn lobby(&self, limit: u32) -> Answer<Vec<TableRow>>;

    /// Tables at which a user sits or which he made, the most recently changed first.
    fn tables_of(&self, user: i64, limit: u32) -> Answer<Vec<TableRow>>;

    /// How many unfinished tables a user made.
    fn unfinished_of(&self, host: i64) -> Answer<u32>;

    /// Whether the store answers at all.
    fn ping(&self) -> Answer<()>;
}
