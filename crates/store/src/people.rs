//! Users and their sessions.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::{
    Credentials, Forgotten, NewSession, SessionRow, StoreError, User, UserRow, admin, keep, names,
    sql::{Link, Row, all, one, read, values},
};

/// The columns of a [`User`].
pub const USER: &str = "users.id, users.name, users.login IS NOT NULL, users.admin, users.banned, \
                        users.created";

/// So many columns.
const AFTER: usize = 6;

pub fn read_user(row: &dyn Row) -> Result<User, StoreError> {
    read!(row, 0, User { id, name, account, admin, banned, created })
}

pub fn create_user(
    link: &mut dyn Link,
    name: &str,
    skeleton: &str,
    session: &NewSession,
) -> Result<User, StoreError> {
    let created = now();
    // Numbers without gaps: there is one writer.
    let statement = "INSERT INTO users (id, name, skeleton, created)
                     VALUES ((SELECT coalesce(max(id), 0) + 1 FROM users), ?1, ?2, ?3)
                     RETURNING id";
    let id = one(link, statement, values![name, skeleton, created], |row| row.get(0))?;
    let id = id.ok_or(StoreError::Conflict)?;
    open_session(link, id, session)?;
    let name = name.to_owned();
    Ok(User { id, name, account: false, admin: false, banned: false, created })
}

pub fn create_account(
    link: &mut dyn Link,
    account: &Credentials,
    session: &NewSession,
) -> Result<User, StoreError> {
    let user = create_user(link, &account.name, &account.skeleton, session)?;
    make_account(link, user.id, account)
}

pub fn keep_account(
    link: &mut dyn Link,
    user: i64,
    account: &Credentials,
    session: &NewSession,
) -> Result<User, StoreError> {
    let kept = make_account(link, user, account)?;
    end_sessions(link, user)?;
    open_session(link, user, session)?;
    Ok(kept)
}

/// The house remembers under this name that the first account has been made.
const FOUNDED: &str = "founded";

fn make_account(link: &mut dyn Link, user: i64, account: &Credentials) -> Result<User, StoreError> {
    if names::in_use(link, &account.skeleton)? {
        return Err(StoreError::NameTaken);
    }
    let first = keep::house(link, FOUNDED)?.is_none();
    let statement =
        "UPDATE users SET name = ?2, login = ?3, password = ?4, skeleton = ?5, admin = ?6
                     WHERE id = ?1 AND login IS NULL AND NOT forgotten";
    let Credentials { name, login, password, skeleton } = account;
    match link.run(statement, values![user, name, login, password, skeleton, first]) {
        Ok(1) => {}
        Ok(_) | Err(StoreError::Exists) => return Err(StoreError::NameTaken),
        Err(error) => return Err(error),
    }
    if first {
        keep::set_house(link, FOUNDED, Some("1"))?;
    }
    self::user(link, user)?.ok_or(StoreError::NameTaken)
}

pub fn account(link: &mut dyn Link, login: &str) -> Result<Option<(User, String)>, StoreError> {
    let query = format!("SELECT {USER}, password FROM users WHERE login = ?1");
    one(link, &query, values![login], |row| Ok((read_user(row)?, row.get(AFTER)?)))
}

pub fn password_of(link: &mut dyn Link, user: i64) -> Result<Option<String>, StoreError> {
    let query = "SELECT password FROM users WHERE id = ?1 AND login IS NOT NULL";
    one(link, query, values![user], |row| row.get(0))
}

pub fn user(link: &mut dyn Link, id: i64) -> Result<Option<User>, StoreError> {
    let query = format!("SELECT {USER} FROM users WHERE id = ?1 AND NOT forgotten");
    one(link, &query, values![id], read_user)
}

pub fn rename(
    link: &mut dyn Link,
    user: i64,
    name: &str,
    skeleton: &str,
) -> Result<(), StoreError> {
    let statement = "UPDATE users SET name = ?2, skeleton = ?3
                     WHERE id = ?1 AND login IS NULL AND NOT forgotten";
    link.run(statement, values![user, name, skeleton]).map(drop)
}

/// Fails if the user has been erased: nothing may be kept about them any more.
pub fn check_present(link: &mut dyn Link, id: i64) -> Result<(), StoreError> {
    user(link, id)?.map(drop).ok_or(StoreError::NotFound)
}

pub fn set_password(
    link: &mut dyn Link,
    user: i64,
    password: &str,
    but: [u8; 32],
) -> Result<(), StoreError> {
    let statement = "UPDATE users SET password = ?2 WHERE id = ?1 AND login IS NOT NULL";
    link.run(statement, values![user, password])?;
    let statement = r#"DELETE FROM sessions WHERE "user" = ?1 AND hash <> ?2"#;
    link.run(statement, values![user, &but])?;
    link.run(r#"DELETE FROM resets WHERE "user" = ?1"#, values![user]).map(drop)
}

pub fn forget(link: &mut dyn Link, user: i64, rewritten: &Forgotten) -> Result<(), StoreError> {
    for entry in &rewritten.entries {
        let statement = r#"UPDATE entries SET body = ?3 WHERE "table" = ?1 AND version = ?2"#;
        link.run(statement, values![entry.table, entry.version, &entry.body])?;
    }
    for (table, players) in &rewritten.players {
        let statement = "UPDATE tables SET players = ?2 WHERE id = ?1";
        link.run(statement, values![*table, &players.join("\n")])?;
    }
    for (table, host) in &rewritten.hosts {
        link.run("UPDATE tables SET host = ?2 WHERE id = ?1", values![*table, *host])?;
    }
    for table in &rewritten.removed {
        admin::remove_table(link, *table)?;
    }
    for (table, version) in &rewritten.read {
        // An entry that was appended since may name the user too; then the table is found again.
        let statement = r#"DELETE FROM mentions WHERE "user" = ?1 AND "table" = ?2
                           AND NOT EXISTS (SELECT 1 FROM entries WHERE "table" = ?2 AND version > ?3
                                           AND (body LIKE ?4 OR body LIKE ?5))"#;
        let (more, last) = (format!(r#"%"user":{user},%"#), format!(r#"%"user":{user}}}%"#));
        link.run(statement, values![user, *table, *version, &more, &last])?;
    }
    for statement in [
        r#"DELETE FROM resets WHERE "user" = ?1"#,
        r#"DELETE FROM sessions WHERE "user" = ?1"#,
        r#"DELETE FROM members WHERE "user" = ?1"#,
        r#"DELETE FROM notes WHERE "user" = ?1"#,
        r#"DELETE FROM ratings WHERE "user" = ?1"#,
        r#"DELETE FROM notices WHERE "user" = ?1"#,
        r#"DELETE FROM mutes WHERE ?1 IN ("user", other)"#,
        r#"UPDATE results SET "user" = NULL WHERE "user" = ?1"#,
        "UPDATE users SET name = '', login = NULL, password = NULL, skeleton = NULL, admin = FALSE,
             forgotten = TRUE
         WHERE id = ?1",
    ] {
        link.run(statement, values![user])?;
    }
    Ok(())
}

pub fn open_session(
    link: &mut dyn Link,
    user: i64,
    session: &NewSession,
) -> Result<(), StoreError> {
    let query = "SELECT banned FROM users WHERE id = ?1";
    if one(link, query, values![user], |row| row.get(0))?.unwrap_or(true) {
        return Err(StoreError::NotFound);
    }
    link.run(
        r#"INSERT INTO sessions (hash, "user", created, seen, agent) VALUES (?1, ?2, ?3, ?3, ?4)"#,
        values![&session.hash, user, now(), &session.agent],
    )
    .map(drop)
}

pub fn user_of(link: &mut dyn Link, hash: [u8; 32]) -> Result<Option<(User, i64)>, StoreError> {
    let query = format!(
        r#"SELECT {USER}, sessions.seen FROM sessions JOIN users ON users.id = sessions."user"
           WHERE hash = ?1 AND NOT banned"#
    );
    one(link, &query, values![&hash], |row| Ok((read_user(row)?, row.get(AFTER)?)))
}

pub fn touch_session(link: &mut dyn Link, hash: [u8; 32], at: i64) -> Result<(), StoreError> {
    link.run("UPDATE sessions SET seen = ?2 WHERE hash = ?1", values![&hash, at]).map(drop)
}

pub fn sessions_of(link: &mut dyn Link, user: i64) -> Result<Vec<SessionRow>, StoreError> {
    let query = r#"SELECT hash, created, seen, agent FROM sessions WHERE "user" = ?1
                   ORDER BY created DESC, hash"#;
    all(link, query, values![user], |row| read!(row, 0, SessionRow { hash, created, seen, agent }))
}

pub fn end_session(link: &mut dyn Link, hash: [u8; 32]) -> Result<(), StoreError> {
    link.run("DELETE FROM sessions WHERE hash = ?1", values![&hash]).map(drop)
}

pub fn end_sessions(link: &mut dyn Link, user: i64) -> Result<(), StoreError> {
    link.run(r#"DELETE FROM sessions WHERE "user" = ?1"#, values![user]).map(drop)
}

pub fn users(link: &mut dyn Link, limit: u32) -> Result<Vec<UserRow>, StoreError> {
    let query = format!(
        r#"SELECT {USER}, (SELECT max(seen) FROM sessions WHERE sessions."user" = users.id),
                  (SELECT count(*) FROM members WHERE members."user" = users.id)
           FROM users WHERE NOT forgotten ORDER BY id DESC LIMIT ?1"#
    );
    all(link, &query, values![limit], |row| {
        Ok(UserRow { user: read_user(row)?, seen: row.get(AFTER)?, tables: row.get(AFTER + 1)? })
    })
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
