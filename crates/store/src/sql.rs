//! What the databases have in common: every statement is written once, in SQL that all of them understand.
//!
//! Values are numbered `?1`, `?2`, …. The columns `"user"` and `"table"` are always quoted, because both
//! are words of the language. Nothing relies on how a database compares texts or gives out numbers.

use crate::{
    Durability, StoreError,
    postgres::{self, Postgres},
    sqlite::{self, Sqlite},
};

/// A parameter or a column.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value<'a> {
    Null,
    Number(i64),
    Real(f64),
    /// A file has no flags; there it is a number.
    Flag(bool),
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// Values of a statement: `values![user, text]`.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::sql::Value::from($value)),*] };
}
pub(crate) use values;

macro_rules! from {
    ($($type:ty => |$it:ident| $value:expr),* $(,)?) => {
        $(impl<'a> From<$type> for Value<'a> {
            fn from($it: $type) -> Self { $value }
        })*
    };
}

from! {
    i64 => |it| Self::Number(it),
    i32 => |it| Self::Number(it.into()),
    u32 => |it| Self::Number(it.into()),
    u16 => |it| Self::Number(it.into()),
    u8 => |it| Self::Number(it.into()),
    f64 => |it| Self::Real(it),
    bool => |it| Self::Flag(it),
    &'a str => |it| Self::Text(it),
    &'a String => |it| Self::Text(it),
    &'a [u8; 32] => |it| Self::Bytes(it),
    &'a Vec<u8> => |it| Self::Bytes(it),
    Option<i64> => |it| it.map_or(Self::Null, Self::Number),
    &'a Option<String> => |it| it.as_deref().map_or(Self::Null, Self::Text),
}

/// A row as a struct whose fields are the columns from this one on, in their order:
/// `read!(row, 0, User { id, name })`.
macro_rules! read {
    ($row:expr, $from:expr, $type:ident { $($field:ident),+ $(,)? }) => {{
        let mut columns = $from..;
        let mut next = || columns.next().unwrap_or_default();
        Ok::<$type, $crate::StoreError>($type { $($field: $row.get(next())?),+ })
    }};
}
pub(crate) use read;

/// Converts a value; `None` if it is of another kind, or too large.
pub trait Read: Sized {
    fn read(value: Value<'_>) -> Option<Self>;
}

macro_rules! read_numbers {
    ($($type:ty),*) => {
        $(impl Read for $type {
            fn read(value: Value<'_>) -> Option<Self> {
                match value {
                    Value::Number(number) => number.try_into().ok(),
                    _ => None,
                }
            }
        })*
    };
}

read_numbers!(i64, i32, u32, u16, u8);

impl Read for bool {
    fn read(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Flag(flag) => Some(flag),
            Value::Number(number) => Some(number != 0),
            _ => None,
        }
    }
}

impl Read for f64 {
    fn read(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Real(real) => Some(real),
            _ => None,
        }
    }
}

impl Read for String {
    fn read(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Text(text) => Some(text.to_owned()),
            _ => None,
        }
    }
}

impl Read for [u8; 32] {
    fn read(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Bytes(bytes) => bytes.try_into().ok(),
            _ => None,
        }
    }
}

impl Read for Vec<u8> {
    fn read(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Bytes(bytes) => Some(bytes.to_owned()),
            _ => None,
        }
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: Value<'_>) -> Option<Self> {
        match value {
            Value::Null => Some(None),
            value => T::read(value).map(Some),
        }
    }
}

/// A row of a result.
pub enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a tokio_postgres::Row),
}

impl Row<'_> {
    pub fn get<T: Read>(&self, column: usize) -> Result<T, StoreError> {
        let value = match self {
            Self::Sqlite(row) => sqlite::value(row, column)?,
            Self::Postgres(row) => postgres::value(row, column)?,
        };
        T::read(value).ok_or_else(|| {
            StoreError::Database(format!("column {column} has a value of another kind or range"))
        })
    }
}

/// An entry to be appended.
#[derive(Clone, Copy, Debug)]
pub struct NewEntry<'a> {
    pub table: i64,
    pub version: u32,
    pub at: i64,
    pub body: &'a str,
}

/// The columns of a table's row that change with most of its entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSummary {
    pub status: i64,
    pub open: u8,
    pub asked: u8,
    pub changed: i64,
    pub deadline: Option<i64>,
}

impl TableSummary {
    /// The minute of the change since 1970, by which the lobby finds the last ones.
    pub const fn minute(&self) -> i64 {
        self.changed / 60_000
    }

    /// Whether all indexed columns are the same.
    pub fn indexed_as(&self, other: &Self) -> bool {
        let indexed = |it: &Self| (it.status, it.open, it.deadline, it.minute());
        indexed(self) == indexed(other)
    }
}

/// A change of a summary.
#[derive(Clone, Copy, Debug)]
pub struct SummaryUpdate {
    pub table: i64,
    /// The epoch in which the writer owns the table; `None`: nodes are not used.
    pub epoch: Option<i64>,
    pub summary: TableSummary,
    /// Whether all indexed columns are unchanged: then only the seats to act and the time of the change
    /// need be written.
    pub index_unchanged: bool,
}

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Read,
    Write,
}

/// A connection to a database. The futures of a `SQLite` connection are ready at once: its work is done by the
/// thread that polls them.
pub enum Connection {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Connection {
    /// Makes sure that there is a connection, before each use.
    pub async fn ensure_connected(&mut self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(it) => it.ensure_connected().await,
        }
    }

    /// Gives the connection back to its pool, after each use.
    pub fn release(&mut self) {
        if let Self::Postgres(it) = self {
            it.release();
        }
    }

    /// Gives the right to serve the database back, if this connection holds it.
    pub async fn close(&mut self) {
        if let Self::Postgres(it) = self {
            // The right ends with the connection in any case.
            let _ = it.drop_claim().await;
        }
    }

    /// Makes sure that there is a connection, and starts a transaction.
    pub async fn begin(&mut self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(it) => it.execute_control("BEGIN IMMEDIATE"),
            Self::Postgres(it) => it.begin().await,
        }
    }

    /// Runs a statement about the transaction, such as `COMMIT`.
    pub async fn execute_control(&mut self, words: &str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(it) => it.execute_control(words),
            Self::Postgres(it) => it.execute_control(words).await,
        }
    }

    /// Erases deleted content from the files, outside of a transaction. Returns whether it is done:
    /// readers may block it. `PostgreSQL` does so by itself (autovacuum).
    pub fn scrub(&mut self) -> Result<bool, StoreError> {
        match self {
            Self::Sqlite(it) => it.scrub(),
            Self::Postgres(_) => Ok(true),
        }
    }

    /// Runs a statement; returns how many rows it changed.
    pub async fn run(&mut self, statement: &str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        match self {
            Self::Sqlite(it) => it.run(statement, values),
            Self::Postgres(it) => it.run(statement, values).await,
        }
    }

    /// Calls `read` with every row of a query.
    pub async fn each(
        &mut self,
        query: &str,
        values: &[Value<'_>],
        mut read: impl FnMut(&Row<'_>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(it) => it.query(query, values, &mut read),
            Self::Postgres(it) => {
                let rows = it.query(query, values).await?;
                rows.iter().try_for_each(|row| read(&Row::Postgres(row)))
            }
        }
    }

    /// Returns all rows of a query.
    pub async fn all<T>(
        &mut self,
        query: &str,
        values: &[Value<'_>],
        mut read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let mut rows = Vec::new();
        let push = |row: &Row<'_>| {
            rows.push(read(row)?);
            Ok(())
        };
        self.each(query, values, push).await?;
        Ok(rows)
    }

    /// Returns the only row of a query, if there is one.
    pub async fn one<T>(
        &mut self,
        query: &str,
        values: &[Value<'_>],
        read: impl FnMut(&Row<'_>) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.all(query, values, read).await?.pop())
    }

    /// Appends to many tables at once. If it fails, some of it may have been done.
    pub async fn append(
        &mut self,
        entries: &[NewEntry<'_>],
        summaries: &[SummaryUpdate],
    ) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(it) => it.append(entries, summaries),
            Self::Postgres(it) => it.append(entries, summaries).await,
        }
    }
}

/// How a migration is applied: the version of a database is how many of them it has had.
pub fn missing(
    migrations: &'static [&'static str],
    found: i64,
) -> Result<&'static [&'static str], StoreError> {
    usize::try_from(found).ok().and_then(|found| migrations.get(found..)).ok_or_else(|| {
        let found = u32::try_from(found).unwrap_or(u32::MAX);
        StoreError::Newer { found, known: migrations.len() as u32 }
    })
}

/// The word for a durability.
pub const fn durability_keyword(
    durability: Durability,
    full: &'static str,
    process: &'static str,
) -> &'static str {
    match durability {
        Durability::Full => full,
        Durability::Process => process,
    }
}
