//! Quarantine: entries that cannot be read or do not fit do not block everything else.

use crate::{
    Change, Store, StoreError, StoreFuture,
    hosting::now,
    sql::{Connection, Row, SummaryUpdate, values},
    tables,
};

/// A quarantined entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// Its number.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Key of the table it belongs to, if that is known.
    pub table: Option<String>,
    /// The number of the entry.
    pub version: Option<u32>,
    /// Its size.
    pub bytes: u32,
    /// The reason.
    pub reason: String,
}

impl Store {
    /// Returns the damage that the database reports about its own files.
    pub fn integrity(&self) -> StoreFuture<Vec<String>> {
        self.read_long(async |db| {
            if let Connection::Postgres(_) = db {
                return Ok(Vec::new());
            }
            let mut problems: Vec<String> =
                db.all("PRAGMA integrity_check", values![], |row| row.get(0)).await?;
            problems.retain(|problem| problem != "ok");
            let query = "SELECT count(*) FROM pragma_foreign_key_check";
            let foreign = db.one(query, values![], |row| row.get::<u32>(0)).await?;
            if let Some(count @ 1..) = foreign {
                problems.push(format!("{count} rows refer to rows that are not there"));
            }
            Ok(problems)
        })
    }

    /// Returns the quarantined entries that are not settled, the oldest first.
    pub fn set_aside(&self) -> StoreFuture<Vec<SetAside>> {
        self.read_long(async |db| {
            let query = r#"SELECT quarantine.id, at, tables.key, version, length(body), reason
                           FROM quarantine LEFT JOIN tables ON tables.id = "table"
                           WHERE mended IS NULL ORDER BY quarantine.id"#;
            let read = |row: &Row<'_>| {
                Ok(SetAside {
                    id: row.get(0)?,
                    at: row.get(1)?,
                    table: row.get(2)?,
                    version: row.get(3)?,
                    bytes: row.get(4)?,
                    reason: row.get(5)?,
                })
            };
            db.all(query, values![], read).await
        })
    }

    /// Returns the keys of damaged tables, with the reasons.
    pub fn damaged(&self) -> StoreFuture<Vec<(String, String)>> {
        self.read_long(async |db| {
            let query = "SELECT key, damaged FROM tables WHERE damaged IS NOT NULL ORDER BY id";
            db.all(query, values![], |row| Ok((row.get(0)?, row.get(1)?))).await
        })
    }

    /// Quarantines the entries of a table after `change.version`, writes the state of the table without
    /// them (`change` has no entries), and clears its damage flag. Returns the number of quarantined
    /// entries.
    pub fn mend(&self, table: i64, change: Change, reason: String) -> StoreFuture<u32> {
        self.write_tables(async move |db| mend(db, table, &change, &reason).await)
    }

    /// Marks quarantined entries that belong to no damaged table as settled.
    pub fn settle(&self) -> StoreFuture<()> {
        self.write(async |db| {
            let statement = r#"UPDATE quarantine SET mended = ?1
                               WHERE mended IS NULL AND ("table" IS NULL
                               OR "table" NOT IN (SELECT id FROM tables WHERE damaged IS NOT NULL))"#;
            db.run(statement, values![now()]).await.map(drop)
        })
    }
}

/// Stores something as it was found.
pub async fn keep_aside(
    db: &mut Connection,
    table: Option<i64>,
    version: Option<u32>,
    body: &[u8],
    reason: &str,
) -> Result<(), StoreError> {
    let statement = r#"INSERT INTO quarantine (at, "table", version, body, reason)
                       VALUES (?1, ?2, ?3, ?4, ?5)"#;
    let (version, body) = (version.map(i64::from), body.to_vec());
    db.run(statement, values![now(), table, version, &body, reason]).await.map(drop)
}

/// Marks a table as damaged; the first reason stays.
pub async fn mark_damaged(db: &mut Connection, table: i64, reason: &str) -> Result<(), StoreError> {
    let statement = "UPDATE tables SET damaged = ?2 WHERE id = ?1 AND damaged IS NULL";
    db.run(statement, values![table, reason]).await.map(drop)
}

async fn mend(
    db: &mut Connection,
    table: i64,
    change: &Change,
    reason: &str,
) -> Result<u32, StoreError> {
    // As bytes: they may not be text.
    let bytes = match db {
        Connection::Sqlite(_) => "CAST(body AS BLOB)",
        Connection::Postgres(_) => "convert_to(body, 'UTF8')",
    };
    let query = format!(
        r#"SELECT version, {bytes} FROM entries WHERE "table" = ?1 AND version > ?2
           ORDER BY version"#
    );
    let read = |row: &Row<'_>| Ok((row.get::<u32>(0)?, row.get::<Vec<u8>>(1)?));
    let rest = db.all(&query, values![table, change.version], read).await?;
    for (version, body) in &rest {
        keep_aside(db, Some(table), Some(*version), body, reason).await?;
    }
    let statement = r#"DELETE FROM entries WHERE "table" = ?1 AND version > ?2"#;
    db.run(statement, values![table, change.version]).await?;
    let summary = SummaryUpdate {
        table,
        epoch: None,
        summary: tables::summary(change),
        index_unchanged: false,
    };
    db.append(&[], &[summary]).await?;
    tables::seat(db, table, change).await?;
    db.run("UPDATE tables SET damaged = NULL WHERE id = ?1", values![table]).await?;
    let statement = r#"UPDATE quarantine SET mended = ?2 WHERE "table" = ?1 AND mended IS NULL"#;
    db.run(statement, values![table, now()]).await?;
    Ok(rest.len() as u32)
}
