//! Users and their sessions.

use rusqlite::{Connection, ErrorCode, Row, params};

use super::{all, database, now, one, run};
use crate::{Credentials, Forgotten, NewSession, SessionRow, StoreError, User, UserRow};

const USER: &str = "users.id, users.name, users.login IS NOT NULL, users.admin, users.created";

pub fn read_user(row: &Row<'_>) -> rusqlite::Result<User> {
    Ok(User {
        id: row.get(0)?,
        name: row.get(1)?,
        account: row.get(2)?,
        admin: row.get(3)?,
        created: row.get(4)?,
    })
}

pub fn create_user(
    connection: &Connection,
    name: &str,
    session: &NewSession,
) -> Result<User, StoreError> {
    let created = now();
    let values = params![name, created];
    run(connection, "INSERT INTO users (name, created) VALUES (?1, ?2)", values)?;
    let id = connection.last_insert_rowid();
    open_session(connection, id, session)?;
    Ok(User { id, name: name.to_owned(), account: false, admin: false, created })
}

pub fn create_account(
    connection: &Connection,
    account: &Credentials,
    session: &NewSession,
) -> Result<User, StoreError> {
    let user = create_user(connection, &account.name, session)?;
    keep_account(connection, user.id, account)
}

pub fn keep_account(
    connection: &Connection,
    user: i64,
    account: &Credentials,
) -> Result<User, StoreError> {
    let taken = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::NameTaken,
        _ => database(error),
    };
    connection
        .prepare_cached(
            "UPDATE users SET name = ?2, login = ?3, password = ?4,
                 admin = NOT EXISTS (SELECT 1 FROM users WHERE admin)
             WHERE id = ?1 AND login IS NULL AND NOT forgotten",
        )
        .and_then(|mut statement| {
            statement.execute(params![user, account.name, account.login, account.password])
        })
        .map_err(taken)
        .and_then(|changed| if changed == 1 { Ok(()) } else { Err(StoreError::NameTaken) })?;
    self::user(connection, user)?.ok_or(StoreError::NameTaken)
}

pub fn account(connection: &Connection, login: &str) -> Result<Option<(User, String)>, StoreError> {
    let query = format!("SELECT {USER}, password FROM users WHERE login = ?1");
    one(connection, &query, [login], |row| Ok((read_user(row)?, row.get(5)?)))
}

pub fn user(connection: &Connection, id: i64) -> Result<Option<User>, StoreError> {
    let query = format!("SELECT {USER} FROM users WHERE id = ?1 AND NOT forgotten");
    one(connection, &query, [id], read_user)
}

pub fn rename(connection: &Connection, user: i64, name: &str) -> Result<(), StoreError> {
    let statement = "UPDATE users SET name = ?2 WHERE id = ?1 AND login IS NULL AND NOT forgotten";
    run(connection, statement, params![user, name]).map(drop)
}

pub fn set_password(
    connection: &Connection,
    user: i64,
    password: &str,
    but: [u8; 32],
) -> Result<(), StoreError> {
    let statement = "UPDATE users SET password = ?2 WHERE id = ?1 AND login IS NOT NULL";
    run(connection, statement, params![user, password])?;
    let statement = "DELETE FROM sessions WHERE user = ?1 AND hash <> ?2";
    run(connection, statement, params![user, but]).map(drop)
}

pub fn forget(connection: &Connection, user: i64, rewritten: &Forgotten) -> Result<(), StoreError> {
    for entry in &rewritten.entries {
        let statement = r#"UPDATE entries SET body = ?3 WHERE "table" = ?1 AND version = ?2"#;
        run(connection, statement, params![entry.table, entry.version, entry.body])?;
    }
    for (table, players) in &rewritten.players {
        let statement = "UPDATE tables SET players = ?2 WHERE id = ?1";
        run(connection, statement, params![table, players.join("\n")])?;
    }
    for statement in [
        "DELETE FROM sessions WHERE user = ?1",
        "DELETE FROM members WHERE user = ?1",
        "DELETE FROM notes WHERE user = ?1",
        "DELETE FROM ratings WHERE user = ?1",
        "DELETE FROM notices WHERE user = ?1",
        "DELETE FROM mutes WHERE ?1 IN (user, other)",
        "UPDATE results SET user = NULL WHERE user = ?1",
        "UPDATE users SET name = '', login = NULL, password = NULL, admin = 0, forgotten = 1
         WHERE id = ?1",
    ] {
        run(connection, statement, [user])?;
    }
    Ok(())
}

pub fn open_session(
    connection: &Connection,
    user: i64,
    session: &NewSession,
) -> Result<(), StoreError> {
    run(
        connection,
        "INSERT INTO sessions (hash, user, created, seen, agent) VALUES (?1, ?2, ?3, ?3, ?4)",
        params![session.hash, user, now(), session.agent],
    )
    .map(drop)
}

pub fn user_of(connection: &Connection, hash: [u8; 32]) -> Result<Option<(User, i64)>, StoreError> {
    let query = format!(
        "SELECT {USER}, sessions.seen FROM sessions JOIN users ON users.id = sessions.user
         WHERE hash = ?1"
    );
    one(connection, &query, [hash], |row| Ok((read_user(row)?, row.get(5)?)))
}

pub fn touch_session(connection: &Connection, hash: [u8; 32], at: i64) -> Result<(), StoreError> {
    run(connection, "UPDATE sessions SET seen = ?2 WHERE hash = ?1", params![hash, at]).map(drop)
}

pub fn sessions_of(connection: &Connection, user: i64) -> Result<Vec<SessionRow>, StoreError> {
    let query = "SELECT hash, created, seen, agent FROM sessions WHERE user = ?1
                 ORDER BY created DESC, hash";
    all(connection, query, [user], |row| {
        Ok(SessionRow {
            hash: row.get(0)?,
            created: row.get(1)?,
            seen: row.get(2)?,
            agent: row.get(3)?,
        })
    })
}

pub fn end_session(connection: &Connection, hash: [u8; 32]) -> Result<(), StoreError> {
    run(connection, "DELETE FROM sessions WHERE hash = ?1", [hash]).map(drop)
}

pub fn users(connection: &Connection, limit: u32) -> Result<Vec<UserRow>, StoreError> {
    let query = format!(
        "SELECT {USER}, (SELECT max(seen) FROM sessions WHERE sessions.user = users.id),
                (SELECT count(*) FROM members WHERE members.user = users.id)
         FROM users WHERE NOT forgotten ORDER BY id DESC LIMIT ?1"
    );
    all(connection, &query, [limit], |row| {
        Ok(UserRow { user: read_user(row)?, seen: row.get(5)?, tables: row.get(6)? })
    })
}
