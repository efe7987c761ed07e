//! From a file to `PostgreSQL`: every row of every table, in one transaction.

use crate::{
    Durability, StoreError, StoreLocation,
    sql::{Connection, Purpose, Read, Row, Value, values},
    store,
};

/// The tables, each after those it refers to. `nodes` is left out: it lists processes that run.
const TABLES: [&str; 15] = [
    "users",
    "sessions",
    "tables",
    "entries",
    "members",
    "notes",
    "results",
    "ratings",
    "mutes",
    "notices",
    "house",
    "mentions",
    "resets",
    "admin_log",
    "quarantine",
];

/// A value that outlives its row.
enum Owned {
    Null,
    Number(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Read for Owned {
    fn read(value: Value<'_>) -> Option<Self> {
        Some(match value {
            Value::Null => Self::Null,
            Value::Number(number) => Self::Number(number),
            Value::Flag(flag) => Self::Number(flag.into()),
            Value::Real(real) => Self::Real(real),
            Value::Text(text) => Self::Text(text.to_owned()),
            Value::Bytes(bytes) => Self::Bytes(bytes.to_owned()),
        })
    }
}

impl Owned {
    /// As a column of this type takes it: a file has no flags and writes whole numbers for reals.
    #[expect(clippy::cast_precision_loss, reason = "a real that was written as a whole number")]
    fn as_value(&self, kind: &str) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Number(number) if kind == "boolean" => Value::Flag(*number != 0),
            Self::Number(number) if kind == "double precision" => Value::Real(*number as f64),
            Self::Number(number) => Value::Number(*number),
            Self::Real(real) => Value::Real(*real),
            Self::Text(text) if kind == "bytea" => Value::Bytes(text.as_bytes()),
            Self::Text(text) => Value::Text(text),
            Self::Bytes(bytes) => Value::Bytes(bytes),
        }
    }
}

/// Copies everything in a file that no server uses to a `PostgreSQL` database in which there is nothing yet.
/// Returns how many rows it copied. If it fails, the database is as empty as before.
pub fn transfer(from: &StoreLocation, to: &StoreLocation) -> Result<u64, StoreError> {
    let told = |text: &str| StoreError::Database(text.to_owned());
    let Some(path) = from.as_file() else {
        return Err(told("the first database is not a SQLite file"));
    };
    if !path.is_file() {
        return Err(StoreError::Database(format!("{} does not exist", path.display())));
    }
    if to.as_file().is_some() {
        return Err(told("the second database is not a PostgreSQL database"));
    }
    // Both are brought up to date, and no server can start on either until this is done.
    let _locked = (from.open(Durability::Full)?, to.open(Durability::Full)?);
    let (old, new) = (from.source(Durability::Full)?, to.source(Durability::Full)?);
    store::wait("store-transfer", async move || {
        let mut old = old.connect(Purpose::Read).await?;
        let mut new = new.connect(Purpose::Write).await?;
        new.begin().await?;
        for table in ["users", "tables"] {
            if count(&mut new, table).await? > 0 {
                return Err(StoreError::Database("the second database is not empty".to_owned()));
            }
        }
        // What the server writes at its start.
        new.run("DELETE FROM house", &[]).await?;
        let mut total = 0;
        for table in TABLES {
            let rows = copy(table, &mut old, &mut new).await?;
            if count(&mut new, table).await? != rows {
                return Err(StoreError::Database(format!("not all rows of {table} arrived")));
            }
            total += rows as u64;
        }
        for table in ["users", "tables", "admin_log", "quarantine"] {
            let next = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', 'id'), \
                 (SELECT coalesce(max(id), 0) + 1 FROM {table}), FALSE)"
            );
            new.execute_control(&next).await?;
        }
        new.execute_control("COMMIT").await?;
        Ok(total)
    })
}

async fn count(database: &mut Connection, table: &str) -> Result<i64, StoreError> {
    let query = format!("SELECT count(*) FROM {table}");
    Ok(database.one(&query, &[], |row| row.get(0)).await?.unwrap_or(0))
}

/// Copies the rows of a table; returns how many there are.
async fn copy(table: &str, old: &mut Connection, new: &mut Connection) -> Result<i64, StoreError> {
    let query = "SELECT column_name::text, data_type::text FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name = ?1 ORDER BY ordinal_position";
    let read = |row: &Row<'_>| Ok((row.get::<String>(0)?, row.get::<String>(1)?));
    let columns = new.all(query, values![table], read).await?;
    let names: Vec<String> = columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
    let marks: Vec<String> = (1..=columns.len()).map(|number| format!("?{number}")).collect();
    let names = names.join(", ");
    let insert = format!("INSERT INTO {table} ({names}) VALUES ({})", marks.join(", "));
    let select = format!("SELECT {names} FROM {table}");
    if table != "entries" {
        let page = rows_of(old, &select, &[], columns.len()).await?;
        return insert_all(new, &insert, &columns, &page).await;
    }
    // One game after the other, because all entries together need not fit into memory.
    let mut rows = 0;
    let select = format!("{select} WHERE \"table\" = ?1");
    for id in old.all("SELECT id FROM tables", &[], |row| row.get::<i64>(0)).await? {
        let page = rows_of(old, &select, values![id], columns.len()).await?;
        rows += insert_all(new, &insert, &columns, &page).await?;
    }
    Ok(rows)
}

async fn rows_of(
    old: &mut Connection,
    query: &str,
    values: &[Value<'_>],
    width: usize,
) -> Result<Vec<Vec<Owned>>, StoreError> {
    old.all(query, values, |row| (0..width).map(|column| row.get(column)).collect()).await
}

async fn insert_all(
    new: &mut Connection,
    insert: &str,
    columns: &[(String, String)],
    rows: &[Vec<Owned>],
) -> Result<i64, StoreError> {
    for row in rows {
        let values = row.iter().zip(columns).map(|(value, (_, kind))| value.as_value(kind));
        new.run(insert, &values.collect::<Vec<_>>()).await?;
    }
    Ok(rows.len() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_table_is_forgotten() {
        let folder = std::env::temp_dir().join(format!("signoria-tables-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("store.sqlite");
        drop(StoreLocation::file(&file).open(Durability::Full).unwrap());
        let database = rusqlite::Connection::open(&file).unwrap();
        let query = "SELECT name FROM sqlite_schema WHERE type = 'table' \
                     AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name";
        let mut statement = database.prepare(query).unwrap();
        let names = statement.query_map([], |row| row.get::<_, String>(0)).unwrap();
        let names: Vec<String> = names.map(Result::unwrap).collect();
        let mut known = Vec::from(TABLES);
        known.push("nodes");
        known.sort_unstable();
        assert_eq!(names, known);
        drop(statement);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
