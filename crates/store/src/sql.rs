//! What the databases have in common: every statement is written once, in words that all of them
//! understand.
//!
//! Values are numbered `?1`, `?2`, …. The columns `"user"` and `"table"` are always quoted, because both
//! are words of the language. Nothing relies on how a database compares texts or gives out numbers.

use crate::{Durability, StoreError};

/// A value, on its way in or out.
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

/// What can be made of a value; `None`: it is of another kind, or too large.
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

/// A row of an answer.
pub trait Row {
    fn value(&self, column: usize) -> Result<Value<'_>, StoreError>;
}

impl dyn Row + '_ {
    pub fn get<T: Read>(&self, column: usize) -> Result<T, StoreError> {
        let value = self.value(column)?;
        T::read(value).ok_or_else(|| {
            StoreError::Database(format!("column {column} of a row has what cannot be there"))
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

/// What is kept of a table beside its entries and changes with most of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub status: i64,
    pub open: u8,
    pub asked: u8,
    pub changed: i64,
    pub deadline: Option<i64>,
}

impl Standing {
    /// The minute of the change since 1970, by which the lobby finds the last ones.
    pub const fn minute(&self) -> i64 {
        self.changed / 60_000
    }

    /// Whether everything that is in an index is the same.
    pub fn indexed_as(&self, other: &Self) -> bool {
        let indexed = |it: &Self| (it.status, it.open, it.deadline, it.minute());
        indexed(self) == indexed(other)
    }
}

/// A change of a standing.
#[derive(Clone, Copy, Debug)]
pub struct NewStanding {
    pub table: i64,
    pub standing: Standing,
    /// Whether everything that is in an index is as it was: nothing but who is asked, and when it changed,
    /// need be written.
    pub quiet: bool,
}

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Read,
    Write,
}

/// A connection to a database.
pub trait Link {
    /// Whether it is a `SQLite` file.
    fn is_sqlite(&self) -> bool;

    /// Makes sure that there is a connection, and begins a transaction.
    fn begin(&mut self) -> Result<(), StoreError>;

    /// Makes sure that there is a connection.
    fn come_back(&mut self) -> Result<(), StoreError>;

    /// Makes sure that deleted content is nowhere in the files any more, outside of a transaction. Tells
    /// whether it is done: readers may be in the way.
    fn scrub(&mut self) -> Result<bool, StoreError>;

    /// A word about the transaction, such as `COMMIT`.
    fn control(&mut self, words: &str) -> Result<(), StoreError>;

    /// A statement; tells how many rows it changed.
    fn run(&mut self, statement: &str, values: &[Value<'_>]) -> Result<u64, StoreError>;

    /// Gives every row of a query to `read`.
    fn query(
        &mut self,
        query: &str,
        values: &[Value<'_>],
        read: &mut dyn FnMut(&dyn Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;

    /// Appends to many tables at once. If it fails, some of it may have been done.
    fn append(
        &mut self,
        entries: &[NewEntry<'_>],
        standings: &[NewStanding],
    ) -> Result<(), StoreError>;
}

/// All rows of a query.
pub fn all<T>(
    link: &mut dyn Link,
    query: &str,
    values: &[Value<'_>],
    mut read: impl FnMut(&dyn Row) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut rows = Vec::new();
    link.query(query, values, &mut |row| {
        rows.push(read(row)?);
        Ok(())
    })?;
    Ok(rows)
}

/// The only row of a query, if there is one.
pub fn one<T>(
    link: &mut dyn Link,
    query: &str,
    values: &[Value<'_>],
    read: impl FnMut(&dyn Row) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    Ok(all(link, query, values, read)?.pop())
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
pub const fn choose(
    durability: Durability,
    full: &'static str,
    process: &'static str,
) -> &'static str {
    match durability {
        Durability::Full => full,
        Durability::Process => process,
    }
}
