//! What cannot be read or does not fit is set aside instead of standing in the way of everything else.

use crate::{
    Change, SetAside, StoreError,
    people::now,
    sql::{Link, NewStanding, all, one, values},
    tables,
};

/// Keeps something as it was found.
pub fn keep_aside(
    link: &mut dyn Link,
    table: Option<i64>,
    version: Option<u32>,
    body: &[u8],
    reason: &str,
) -> Result<(), StoreError> {
    let statement = r#"INSERT INTO quarantine (id, at, "table", version, body, reason)
                       VALUES ((SELECT coalesce(max(id), 0) + 1 FROM quarantine), ?1, ?2, ?3, ?4, ?5)"#;
    let (version, body) = (version.map(i64::from), body.to_vec());
    link.run(statement, values![now(), table, version, &body, reason]).map(drop)
}

/// Marks a table as one that cannot be trusted; the first reason stays.
pub fn mark_damaged(link: &mut dyn Link, table: i64, reason: &str) -> Result<(), StoreError> {
    let statement = "UPDATE tables SET damaged = ?2 WHERE id = ?1 AND damaged IS NULL";
    link.run(statement, values![table, reason]).map(drop)
}

/// What was set aside and not mended since, the first first.
pub fn set_aside(link: &mut dyn Link) -> Result<Vec<SetAside>, StoreError> {
    let query = r#"SELECT quarantine.id, at, tables.key, version, length(body), reason FROM quarantine
                   LEFT JOIN tables ON tables.id = "table" WHERE mended IS NULL ORDER BY quarantine.id"#;
    all(link, query, values![], |row| {
        Ok(SetAside {
            id: row.get(0)?,
            at: row.get(1)?,
            table: row.get(2)?,
            version: row.get(3)?,
            bytes: row.get(4)?,
            reason: row.get(5)?,
        })
    })
}

/// Keys of damaged tables, and what is wrong with them.
pub fn damaged(link: &mut dyn Link) -> Result<Vec<(String, String)>, StoreError> {
    let query = "SELECT key, damaged FROM tables WHERE damaged IS NOT NULL ORDER BY id";
    all(link, query, values![], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Sets aside the entries of a table after this version, writes how the table stands without them (`change`
/// has no entries), and takes the mark of damage away.
pub fn mend(
    link: &mut dyn Link,
    table: i64,
    change: &Change,
    reason: &str,
) -> Result<u32, StoreError> {
    // As bytes: they may be no text.
    let query = r#"SELECT version, CAST(body AS BLOB) FROM entries
                   WHERE "table" = ?1 AND version > ?2 ORDER BY version"#;
    let query = if link.is_sqlite() {
        query.to_owned()
    } else {
        query.replace("CAST(body AS BLOB)", "convert_to(body, 'UTF8')")
    };
    let rest = all(link, &query, values![table, change.version], |row| {
        Ok((row.get::<u32>(0)?, row.get::<Vec<u8>>(1)?))
    })?;
    for (version, body) in &rest {
        keep_aside(link, Some(table), Some(*version), body, reason)?;
    }
    let statement = r#"DELETE FROM entries WHERE "table" = ?1 AND version > ?2"#;
    link.run(statement, values![table, change.version])?;
    let standing = NewStanding { table, standing: tables::standing(change), quiet: false };
    link.append(&[], &[standing])?;
    tables::seat(link, table, change)?;
    link.run("UPDATE tables SET damaged = NULL WHERE id = ?1", values![table])?;
    let statement = r#"UPDATE quarantine SET mended = ?2 WHERE "table" = ?1 AND mended IS NULL"#;
    link.run(statement, values![table, now()])?;
    Ok(rest.len() as u32)
}

/// Takes note of what was set aside and belongs to no table that is still there: nothing is left to mend.
pub fn settle(link: &mut dyn Link) -> Result<(), StoreError> {
    let statement = r#"UPDATE quarantine SET mended = ?1 WHERE mended IS NULL AND ("table" IS NULL
                       OR "table" NOT IN (SELECT id FROM tables WHERE damaged IS NOT NULL))"#;
    link.run(statement, values![now()]).map(drop)
}

/// What the database itself finds wrong with its file.
pub fn integrity(link: &mut dyn Link) -> Result<Vec<String>, StoreError> {
    if !link.is_sqlite() {
        return Ok(Vec::new());
    }
    let mut problems: Vec<String> =
        all(link, "PRAGMA integrity_check", values![], |row| row.get(0))?;
    problems.retain(|problem| problem != "ok");
    let foreign = one(link, "SELECT count(*) FROM pragma_foreign_key_check", values![], |row| {
        row.get::<u32>(0)
    })?;
    if let Some(count @ 1..) = foreign {
        problems.push(format!("{count} rows refer to rows that are not there"));
    }
    Ok(problems)
}
