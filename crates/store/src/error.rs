//! Errors of the store, and when a change counts as durable.

use thiserror::Error;

/// Why an operation of the store failed. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Another writer has appended since: load the table again.
    #[error("the table has changed since it was loaded")]
    Conflict,
    /// Another node owns the table since: drop it.
    #[error("another node has taken the table")]
    Fenced,
    /// An account of this name exists.
    #[error("the name belongs to another account")]
    NameTaken,
    /// Something with this key exists already.
    #[error("it exists already")]
    Exists,
    /// The database was written by a newer program.
    #[error("the database has version {found}, this program knows {known}")]
    Newer {
        /// Version of the database.
        found: u32,
        /// Version of this program.
        known: u32,
    },
    /// An error of the database.
    #[error("the database cannot be used: {0}")]
    Database(String),
    /// There is no such user or table.
    #[error("there is no such user or table")]
    NotFound,
    /// Another server has the database.
    #[error("another server uses the database")]
    InUse,
    /// The store has been closed.
    #[error("the database has been closed")]
    Closed,
}

/// When a change counts as durable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// When the disk has it: survives a power failure.
    #[default]
    Full,
    /// When the operating system has it: survives a crash of the program. For tests and measurements.
    Process,
}
