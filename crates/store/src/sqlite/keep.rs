//! What people and the house keep beside the games.

use rusqlite::{Connection, params};

use super::{all, one, run};
use crate::{Notices, StoreError, User};

pub fn note(connection: &Connection, user: i64, table: i64) -> Result<Option<String>, StoreError> {
    let query = r#"SELECT text FROM notes WHERE user = ?1 AND "table" = ?2"#;
    one(connection, query, [user, table], |row| row.get(0))
}

pub fn set_note(
    connection: &Connection,
    user: i64,
    table: i64,
    text: &str,
) -> Result<(), StoreError> {
    if text.is_empty() {
        let statement = r#"DELETE FROM notes WHERE user = ?1 AND "table" = ?2"#;
        return run(connection, statement, [user, table]).map(drop);
    }
    let statement = r#"INSERT INTO notes (user, "table", text) VALUES (?1, ?2, ?3)
                       ON CONFLICT DO UPDATE SET text = excluded.text"#;
    run(connection, statement, params![user, table, text]).map(drop)
}

pub fn notes_of(connection: &Connection, user: i64) -> Result<Vec<(String, String)>, StoreError> {
    let query = r#"SELECT key, text FROM notes JOIN tables ON tables.id = notes."table"
                   WHERE user = ?1 ORDER BY tables.id"#;
    all(connection, query, [user], |row| Ok((row.get(0)?, row.get(1)?)))
}

pub fn muted_by(connection: &Connection, user: i64) -> Result<Vec<User>, StoreError> {
    let query = "SELECT id, name, login IS NOT NULL, admin, created FROM mutes
                 JOIN users ON users.id = mutes.other WHERE user = ?1 ORDER BY id";
    all(connection, query, [user], super::people::read_user)
}

pub fn set_muted(
    connection: &Connection,
    user: i64,
    other: i64,
    muted: bool,
) -> Result<(), StoreError> {
    let statement = if muted {
        "INSERT OR IGNORE INTO mutes (user, other) VALUES (?1, ?2)"
    } else {
        "DELETE FROM mutes WHERE user = ?1 AND other = ?2"
    };
    run(connection, statement, [user, other]).map(drop)
}

pub fn notices_of(connection: &Connection, user: i64) -> Result<Option<Notices>, StoreError> {
    let query = "SELECT webhook, secret, mail, code, turn, digest, digested, lang FROM notices
                 WHERE user = ?1";
    one(connection, query, [user], |row| {
        Ok(Notices {
            webhook: row.get(0)?,
            secret: row.get(1)?,
            mail: row.get(2)?,
            code: row.get(3)?,
            turn: row.get(4)?,
            digest: row.get(5)?,
            digested: row.get(6)?,
            lang: row.get(7)?,
        })
    })
}

pub fn set_notices(
    connection: &Connection,
    user: i64,
    notices: Option<&Notices>,
) -> Result<(), StoreError> {
    run(connection, "DELETE FROM notices WHERE user = ?1", [user])?;
    let Some(notices) = notices else { return Ok(()) };
    run(
        connection,
        "INSERT INTO notices (user, webhook, secret, mail, code, turn, digest, digested, lang)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![
            user,
            notices.webhook,
            notices.secret,
            notices.mail,
            notices.code,
            notices.turn,
            notices.digest,
            notices.digested,
            notices.lang
        ],
    )
    .map(drop)
}

pub fn digests_due(
    connection: &Connection,
    before: i64,
    limit: u32,
) -> Result<Vec<i64>, StoreError> {
    let query = "SELECT user FROM notices
                 WHERE digest AND mail IS NOT NULL AND code IS NULL AND digested < ?1
                 ORDER BY digested, user LIMIT ?2";
    all(connection, query, params![before, limit], |row| row.get(0))
}

pub fn house(connection: &Connection, name: &str) -> Result<Option<String>, StoreError> {
    one(connection, "SELECT value FROM house WHERE name = ?1", [name], |row| row.get(0))
}

pub fn set_house(
    connection: &Connection,
    name: &str,
    value: Option<&str>,
) -> Result<(), StoreError> {
    let Some(value) = value else {
        return run(connection, "DELETE FROM house WHERE name = ?1", [name]).map(drop);
    };
    let statement = "INSERT INTO house (name, value) VALUES (?1, ?2)
                     ON CONFLICT DO UPDATE SET value = excluded.value";
    run(connection, statement, [name, value]).map(drop)
}
