//! What admins do to users and tables, and the log of it.

use crate::{
    Act, Actor, LogRow, StoreError,
    people::{self, now},
    sql::{Link, all, one, values},
};

/// Does it and writes it down, in one step; gives the keys of the tables that are gone.
pub fn administer(link: &mut dyn Link, actor: Actor, act: &Act) -> Result<Vec<String>, StoreError> {
    let mut removed = Vec::new();
    match act {
        Act::Ban { user } => {
            change(link, "UPDATE users SET banned = TRUE WHERE id = ?1 AND NOT forgotten", *user)?;
            people::end_sessions(link, *user)?;
            drop_resets(link, *user)?;
        }
        Act::Unban { user } => {
            change(link, "UPDATE users SET banned = FALSE WHERE id = ?1 AND NOT forgotten", *user)?;
        }
        // Rights that grow need a new token.
        Act::Grant { user } => {
            change(
                link,
                "UPDATE users SET admin = TRUE WHERE id = ?1 AND login IS NOT NULL",
                *user,
            )?;
            people::end_sessions(link, *user)?;
        }
        Act::Revoke { user } => {
            change(
                link,
                "UPDATE users SET admin = FALSE WHERE id = ?1 AND login IS NOT NULL",
                *user,
            )?;
        }
        Act::EndSessions { user } => {
            people::user(link, *user)?.ok_or(StoreError::NotFound)?;
            people::end_sessions(link, *user)?;
        }
        Act::ResetPassword { user, hash, expires } => {
            let found = people::user(link, *user)?.filter(|user| user.account);
            found.ok_or(StoreError::NotFound)?;
            drop_resets(link, *user)?;
            let statement = r#"INSERT INTO resets (hash, "user", expires) VALUES (?1, ?2, ?3)"#;
            link.run(statement, values![hash, *user, *expires])?;
        }
        Act::RemoveTable { key } => {
            let query = "SELECT id FROM tables WHERE key = ?1";
            let id = one(link, query, values![key], |row| row.get(0))?;
            remove_table(link, id.ok_or(StoreError::NotFound)?)?;
            removed.push(key.clone());
        }
        Act::Prune { before, spare, limit } => {
            for (id, key) in old_tables_of_guests(link, *before, *spare, *limit)? {
                remove_table(link, id)?;
                removed.push(key);
            }
            if removed.is_empty() {
                return Ok(removed);
            }
        }
    }
    write_down(link, actor, act, removed.len() as u32)?;
    Ok(removed)
}

/// A statement about one user, who must be there.
fn change(link: &mut dyn Link, statement: &str, user: i64) -> Result<(), StoreError> {
    if link.run(statement, values![user])? == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

fn drop_resets(link: &mut dyn Link, user: i64) -> Result<(), StoreError> {
    link.run(r#"DELETE FROM resets WHERE "user" = ?1"#, values![user]).map(drop)
}

/// Finished tables that were last changed before this moment, made by a guest (but not by `spare`) and at
/// which no account sat; the oldest first.
fn old_tables_of_guests(
    link: &mut dyn Link,
    before: i64,
    spare: Option<i64>,
    limit: u32,
) -> Result<Vec<(i64, String)>, StoreError> {
    let query = r#"SELECT tables.id, key FROM tables JOIN users ON users.id = host
                   WHERE status = 2 AND changed < ?1 AND login IS NULL AND host <> ?2
                     AND NOT EXISTS (SELECT 1 FROM members JOIN users AS sitter ON sitter.id = "user"
                                     WHERE "table" = tables.id AND sitter.login IS NOT NULL)
                   ORDER BY changed, tables.id LIMIT ?3"#;
    let values = values![before, spare.unwrap_or(0), limit];
    all(link, query, values, |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Removes a table with everything that belongs to it.
pub fn remove_table(link: &mut dyn Link, table: i64) -> Result<(), StoreError> {
    for statement in [
        r#"DELETE FROM entries WHERE "table" = ?1"#,
        r#"DELETE FROM mentions WHERE "table" = ?1"#,
        r#"DELETE FROM members WHERE "table" = ?1"#,
        r#"DELETE FROM notes WHERE "table" = ?1"#,
        r#"DELETE FROM results WHERE "table" = ?1"#,
        r#"DELETE FROM quarantine WHERE "table" = ?1"#,
        "DELETE FROM tables WHERE id = ?1",
    ] {
        link.run(statement, values![table])?;
    }
    Ok(())
}

fn write_down(link: &mut dyn Link, actor: Actor, act: &Act, count: u32) -> Result<(), StoreError> {
    let (source, actor) = match actor {
        Actor::User(id) => ("user", Some(id)),
        Actor::Terminal => (Actor::TERMINAL, None),
        Actor::Server => ("server", None),
    };
    let table = match act {
        Act::RemoveTable { key } => Some(key.clone()),
        _ => None,
    };
    let count = matches!(act, Act::Prune { .. }).then_some(i64::from(count));
    link.run(
        r#"INSERT INTO admin_log (id, at, source, actor, act, "user", "table", count)
           VALUES ((SELECT coalesce(max(id), 0) + 1 FROM admin_log), ?1, ?2, ?3, ?4, ?5, ?6, ?7)"#,
        values![now(), source, actor, act.word(), act.user(), &table, count],
    )
    .map(drop)
}

/// What was done, the last first.
pub fn log(link: &mut dyn Link, limit: u32) -> Result<Vec<LogRow>, StoreError> {
    let query = r#"SELECT admin_log.id, at, source, actor, doer.name, act, "user", target.name,
                          "table", count
                   FROM admin_log LEFT JOIN users AS doer ON doer.id = actor
                   LEFT JOIN users AS target ON target.id = "user"
                   ORDER BY admin_log.id DESC LIMIT ?1"#;
    all(link, query, values![limit], |row| {
        Ok(LogRow {
            id: row.get(0)?,
            at: row.get(1)?,
            source: row.get(2)?,
            actor: row.get(3)?,
            actor_name: row.get(4)?,
            act: row.get(5)?,
            user: row.get(6)?,
            user_name: row.get(7)?,
            table: row.get(8)?,
            count: row.get(9)?,
        })
    })
}

/// Changes the password of the account that a link was made for; the link is used up, and all sessions end.
pub fn reset_password(
    link: &mut dyn Link,
    hash: [u8; 32],
    at: i64,
    password: &str,
) -> Result<Option<i64>, StoreError> {
    let query = r#"SELECT "user" FROM resets JOIN users ON users.id = "user"
                   WHERE hash = ?1 AND expires > ?2 AND NOT banned"#;
    let Some(user) = one(link, query, values![&hash, at], |row| row.get::<i64>(0))? else {
        return Ok(None);
    };
    drop_resets(link, user)?;
    let statement = "UPDATE users SET password = ?2 WHERE id = ?1 AND login IS NOT NULL";
    link.run(statement, values![user, password])?;
    people::end_sessions(link, user)?;
    Ok(Some(user))
}
