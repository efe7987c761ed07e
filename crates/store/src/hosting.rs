//! Administration of a server: its settings, probes, acts of admins and their log.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::{
    Store, StoreError, StoreFuture, sessions,
    sql::{Connection, Row, values},
    tables, users,
};

/// Who administers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// An admin, on the site.
    User(i64),
    /// A person who can run programs on the server's machine.
    Terminal,
    /// The server itself, as its settings say.
    Server,
}

impl Actor {
    /// The word for [`Self::Terminal`] in the log.
    pub const TERMINAL: &str = "terminal";
}

/// What an admin does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Ends all sessions of a user, who cannot begin another one.
    Ban {
        /// Whom.
        user: i64,
    },
    /// Takes a ban back.
    Unban {
        /// Whose.
        user: i64,
    },
    /// Makes an admin of an account. Its sessions end: rights that grow need a new token.
    Grant {
        /// Which account.
        user: i64,
    },
    /// Takes that back.
    Revoke {
        /// Which account.
        user: i64,
    },
    /// Ends all sessions of a user.
    EndSessions {
        /// Whose.
        user: i64,
    },
    /// Lets an account choose a new password, once; earlier links are worthless.
    ResetPassword {
        /// Which account.
        user: i64,
        /// SHA-256 of what is in the link.
        hash: [u8; 32],
        /// Until when, in milliseconds since 1970.
        expires: i64,
    },
    /// Removes a table with everything that belongs to it.
    RemoveTable {
        /// Its key.
        key: String,
    },
    /// Removes finished tables that guests made and at which no account sat.
    Prune {
        /// Last changed before this moment.
        before: i64,
        /// But not those of this user.
        spare: Option<i64>,
        /// Maximum number of tables.
        limit: u32,
    },
}

impl Act {
    /// A word for it that does not change.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Ban { .. } => "ban",
            Self::Unban { .. } => "unban",
            Self::Grant { .. } => "grant",
            Self::Revoke { .. } => "revoke",
            Self::EndSessions { .. } => "end_sessions",
            Self::ResetPassword { .. } => "reset_password",
            Self::RemoveTable { .. } => "remove_table",
            Self::Prune { .. } => "prune",
        }
    }

    /// The user it is about, if it is about one.
    pub const fn user(&self) -> Option<i64> {
        match self {
            Self::Ban { user }
            | Self::Unban { user }
            | Self::Grant { user }
            | Self::Revoke { user }
            | Self::EndSessions { user }
            | Self::ResetPassword { user, .. } => Some(*user),
            Self::RemoveTable { .. } | Self::Prune { .. } => None,
        }
    }
}

/// What an admin did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// Its number.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// `user`, `terminal` or `server`.
    pub source: String,
    /// The admin, if it was one on the site.
    pub actor: Option<i64>,
    /// How the admin is called now; empty if forgotten.
    pub actor_name: Option<String>,
    /// What was done: [`Act::word`].
    pub act: String,
    /// To which user.
    pub user: Option<i64>,
    /// How that user is called now; empty if forgotten.
    pub user_name: Option<String>,
    /// To the table with this key.
    pub table: Option<String>,
    /// How many tables were removed.
    pub count: Option<u32>,
}

/// The server setting that says when writing was last tried.
const PROBE: &str = "probe";

impl Store {
    /// Returns something the server remembers.
    pub fn server_setting(&self, name: String) -> StoreFuture<Option<String>> {
        self.read(async move |db| house(db, &name).await)
    }

    /// Remembers something, or forgets it.
    pub fn set_server_setting(&self, name: String, value: Option<String>) -> StoreFuture<()> {
        self.write(async move |db| set_server_setting(db, &name, value.as_deref()).await)
    }

    /// Answers if the store can read.
    pub fn ping(&self) -> StoreFuture<()> {
        self.read(async |db| db.each("SELECT 1", values![], |_| Ok(())).await)
    }

    /// Answers if the store can write.
    pub fn probe(&self) -> StoreFuture<()> {
        self.write(async |db| set_server_setting(db, PROBE, Some(&now().to_string())).await)
    }

    /// Does what an admin wants and logs it, in one step. Returns the keys of the tables that are gone.
    pub fn administer(&self, actor: Actor, act: Act) -> StoreFuture<Vec<String>> {
        self.write_tables(async move |db| administer(db, actor, &act).await)
    }

    /// Returns what admins did, the last first.
    pub fn admin_log(&self, limit: u32, from: u32) -> StoreFuture<Vec<LogRow>> {
        self.read_long(async move |db| {
            let query = r#"SELECT admin_log.id, at, source, actor, doer.name, act, "user",
                                  target.name, "table", count
                           FROM admin_log LEFT JOIN users AS doer ON doer.id = actor
                           LEFT JOIN users AS target ON target.id = "user"
                           ORDER BY admin_log.id DESC LIMIT ?1 OFFSET ?2"#;
            let read = |row: &Row<'_>| {
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
            };
            db.all(query, values![limit, from], read).await
        })
    }

    /// Returns the size of the database in bytes, without the log of a file.
    pub fn size(&self) -> StoreFuture<i64> {
        self.read(async |db| {
            let query = match db {
                Connection::Sqlite(_) => {
                    "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
                }
                Connection::Postgres(_) => "SELECT pg_database_size(current_database())",
            };
            Ok(db.one(query, values![], |row| row.get(0)).await?.unwrap_or(0))
        })
    }
}

pub async fn house(db: &mut Connection, name: &str) -> Result<Option<String>, StoreError> {
    let query = "SELECT value FROM house WHERE name = ?1";
    db.one(query, values![name], |row| row.get(0)).await
}

pub async fn set_server_setting(
    db: &mut Connection,
    name: &str,
    value: Option<&str>,
) -> Result<(), StoreError> {
    let Some(value) = value else {
        return db.run("DELETE FROM house WHERE name = ?1", values![name]).await.map(drop);
    };
    let statement = "INSERT INTO house (name, value) VALUES (?1, ?2)
                     ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    db.run(statement, values![name, value]).await.map(drop)
}

async fn administer(
    db: &mut Connection,
    actor: Actor,
    act: &Act,
) -> Result<Vec<String>, StoreError> {
    let mut removed = Vec::new();
    match act {
        Act::Ban { user } => {
            let statement = "UPDATE users SET banned = TRUE WHERE id = ?1 AND NOT forgotten";
            change_user(db, statement, *user).await?;
            sessions::end_all(db, *user).await?;
            users::drop_resets(db, *user).await?;
        }
        Act::Unban { user } => {
            let statement = "UPDATE users SET banned = FALSE WHERE id = ?1 AND NOT forgotten";
            change_user(db, statement, *user).await?;
        }
        // Rights that grow need a new token.
        Act::Grant { user } => {
            let statement = "UPDATE users SET admin = TRUE WHERE id = ?1 AND login IS NOT NULL";
            change_user(db, statement, *user).await?;
            sessions::end_all(db, *user).await?;
        }
        Act::Revoke { user } => {
            let statement = "UPDATE users SET admin = FALSE WHERE id = ?1 AND login IS NOT NULL";
            change_user(db, statement, *user).await?;
        }
        Act::EndSessions { user } => {
            users::check_present(db, *user).await?;
            sessions::end_all(db, *user).await?;
        }
        Act::ResetPassword { user, hash, expires } => {
            let found = users::user(db, *user).await?.filter(|user| user.account);
            found.ok_or(StoreError::NotFound)?;
            users::drop_resets(db, *user).await?;
            let statement = r#"INSERT INTO resets (hash, "user", expires) VALUES (?1, ?2, ?3)"#;
            db.run(statement, values![hash, *user, *expires]).await?;
        }
        Act::RemoveTable { key } => {
            let query = "SELECT id FROM tables WHERE key = ?1";
            let id = db.one(query, values![key], |row| row.get(0)).await?;
            tables::remove(db, id.ok_or(StoreError::NotFound)?).await?;
            removed.push(key.clone());
        }
        Act::Prune { before, spare, limit } => {
            for (id, key) in old_tables_of_guests(db, *before, *spare, *limit).await? {
                tables::remove(db, id).await?;
                removed.push(key);
            }
            if removed.is_empty() {
                return Ok(removed);
            }
        }
    }
    log(db, actor, act, removed.len() as u32).await?;
    Ok(removed)
}

/// Runs a statement about one user, who must be there.
async fn change_user(db: &mut Connection, statement: &str, user: i64) -> Result<(), StoreError> {
    if db.run(statement, values![user]).await? == 1 { Ok(()) } else { Err(StoreError::NotFound) }
}

/// Returns finished tables that were last changed before this moment, made by a guest (but not by `spare`) and at
/// which no account sat; the oldest first.
async fn old_tables_of_guests(
    db: &mut Connection,
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
    db.all(query, values, |row| Ok((row.get(0)?, row.get(1)?))).await
}

async fn log(db: &mut Connection, actor: Actor, act: &Act, count: u32) -> Result<(), StoreError> {
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
    db.run(
        r#"INSERT INTO admin_log (at, source, actor, act, "user", "table", count)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"#,
        values![now(), source, actor, act.word(), act.user(), &table, count],
    )
    .await
    .map(drop)
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
