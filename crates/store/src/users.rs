//! Users: guests and accounts, their names, whom they mute, and their erasure.

use crate::{
    NewSession, Store, StoreError, StoreFuture, hosting, sessions,
    sql::{Connection, Row, read, values},
    tables,
};

/// A guest or a registered user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// Number of the user.
    pub id: i64,
    /// Their name.
    pub name: String,
    /// Whether they have a password and a unique name; otherwise they are a guest.
    pub account: bool,
    /// Whether the user is an admin: the first account ever, and those to whom it was granted.
    pub admin: bool,
    /// Whether an admin has banned the user.
    pub banned: bool,
    /// When they were created, in milliseconds since 1970.
    pub created: i64,
}

/// The credentials of an account.
#[derive(Clone, PartialEq, Eq)]
pub struct Credentials {
    /// Its name.
    pub name: String,
    /// The name in the form that is compared: no two accounts have the same.
    pub login: String,
    /// The same for all names that look alike: no two accounts have the same.
    pub skeleton: String,
    /// Hash of the password.
    pub password: String,
}

/// A user, as an admin sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserRow {
    /// The user.
    pub user: User,
    /// When one of their sessions was last used.
    pub seen: Option<i64>,
    /// The number of tables at which they have a seat.
    pub tables: u32,
}

/// What is rewritten to erase a user.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UserErasure {
    /// Tables that were read, and how many entries each had then: entries that came later are not in
    /// [`Self::entries`].
    pub read: Vec<(i64, u32)>,
    /// The rewritten entries that named the user.
    pub entries: Vec<EntryRewrite>,
    /// The names of the seats at their tables, without the user.
    pub players: Vec<(i64, Vec<String>)>,
    /// Tables that another user hosts from now on.
    pub hosts: Vec<(i64, i64)>,
    /// Tables that no one else uses, which are removed.
    pub removed: Vec<i64>,
}

/// An entry that is rewritten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryRewrite {
    /// The table.
    pub table: i64,
    /// The number of the entry.
    pub version: u32,
    /// Its new content.
    pub body: String,
}

/// The columns of a [`User`].
pub const USER: &str = "users.id, users.name, users.login IS NOT NULL, users.admin, users.banned, \
                        users.created";

/// Their number: other columns come after them.
pub const AFTER: usize = 6;

/// The server setting that records that the first account was registered.
const FOUNDED: &str = "founded";

impl Store {
    /// Creates a guest and their first session. The name must not look like that of an account; a name without a
    /// skeleton is not compared.
    pub fn create_user(
        &self,
        name: String,
        skeleton: String,
        session: NewSession,
    ) -> StoreFuture<User> {
        self.write(async move |db| {
            check_name(db, &skeleton).await?;
            create_user(db, &name, &skeleton, &session).await
        })
    }

    /// Creates an account and its first session. The first account ever of this store becomes the admin.
    pub fn create_account(&self, account: Credentials, session: NewSession) -> StoreFuture<User> {
        self.write(async move |db| {
            let user = create_user(db, &account.name, &account.skeleton, &session).await?;
            make_account(db, user.id, &account).await
        })
    }

    /// Turns a guest into an account. The guest keeps everything but the sessions: all of them end, and
    /// this one starts in the same transaction, so that a token planted on a guest is useless for the
    /// account.
    pub fn upgrade_guest(
        &self,
        user: i64,
        account: Credentials,
        session: NewSession,
    ) -> StoreFuture<User> {
        self.write(async move |db| {
            let kept = make_account(db, user, &account).await?;
            sessions::end_all(db, user).await?;
            sessions::open(db, user, &session).await?;
            Ok(kept)
        })
    }

    /// Returns the account with this login, and the hash of its password.
    pub fn account(&self, login: String) -> StoreFuture<Option<(User, String)>> {
        self.read(async move |db| {
            let query = format!("SELECT {USER}, password FROM users WHERE login = ?1");
            let read = |row: &Row<'_>| Ok((read_user(row)?, row.get(AFTER)?));
            db.one(&query, values![&login], read).await
        })
    }

    /// Returns the hash of an account's password.
    pub fn password_of(&self, user: i64) -> StoreFuture<Option<String>> {
        self.read(async move |db| {
            let query = "SELECT password FROM users WHERE id = ?1 AND login IS NOT NULL";
            db.one(query, values![user], |row| row.get(0)).await
        })
    }

    /// Changes the password of an account and ends all its sessions but this one.
    pub fn set_password(&self, user: i64, password: String, but: [u8; 32]) -> StoreFuture<()> {
        self.write(async move |db| {
            let statement = "UPDATE users SET password = ?2 WHERE id = ?1 AND login IS NOT NULL";
            db.run(statement, values![user, &password]).await?;
            let statement = r#"DELETE FROM sessions WHERE "user" = ?1 AND hash <> ?2"#;
            db.run(statement, values![user, &but]).await?;
            drop_resets(db, user).await
        })
    }

    /// Changes the password of the account that a link was made for
    /// ([`Act::ResetPassword`](crate::Act::ResetPassword)) and ends all its sessions; the link is used up. Returns
    /// the account; `None`: there is no such link, or no longer.
    pub fn reset_password(
        &self,
        hash: [u8; 32],
        at: i64,
        password: String,
    ) -> StoreFuture<Option<i64>> {
        self.write(async move |db| {
            let query = r#"SELECT "user" FROM resets JOIN users ON users.id = "user"
                           WHERE hash = ?1 AND expires > ?2 AND NOT banned"#;
            let found = db.one(query, values![&hash, at], |row| row.get::<i64>(0)).await?;
            let Some(user) = found else { return Ok(None) };
            drop_resets(db, user).await?;
            let statement = "UPDATE users SET password = ?2 WHERE id = ?1 AND login IS NOT NULL";
            db.run(statement, values![user, &password]).await?;
            sessions::end_all(db, user).await?;
            Ok(Some(user))
        })
    }

    /// Returns a user by their number.
    pub fn user(&self, id: i64) -> StoreFuture<Option<User>> {
        self.read(async move |db| user(db, id).await)
    }

    /// Returns users, the newest first.
    pub fn users(&self, limit: u32, from: u32) -> StoreFuture<Vec<UserRow>> {
        self.read_long(async move |db| {
            let query = format!(
                r#"SELECT {USER},
                          (SELECT max(seen) FROM sessions WHERE sessions."user" = users.id),
                          (SELECT count(*) FROM members WHERE members."user" = users.id)
                   FROM users WHERE NOT forgotten ORDER BY id DESC LIMIT ?1 OFFSET ?2"#
            );
            db.all(&query, values![limit, from], |row| {
                let (seen, tables) = (row.get(AFTER)?, row.get(AFTER + 1)?);
                Ok(UserRow { user: read_user(row)?, seen, tables })
            })
            .await
        })
    }

    /// Renames a guest; the new name must not look like that of an account.
    pub fn rename(&self, user: i64, name: String, skeleton: String) -> StoreFuture<()> {
        self.write(async move |db| {
            check_name(db, &skeleton).await?;
            let statement = "UPDATE users SET name = ?2, skeleton = ?3
                             WHERE id = ?1 AND login IS NULL AND NOT forgotten";
            db.run(statement, values![user, &name, &skeleton]).await.map(drop)
        })
    }

    /// Returns whether an account has a name with this skeleton.
    pub fn name_in_use(&self, skeleton: String) -> StoreFuture<bool> {
        self.read(async move |db| name_in_use(db, &skeleton).await)
    }

    /// Returns numbers and names of users with a higher number than this, lowest first.
    pub fn names_after(&self, user: i64, limit: u32) -> StoreFuture<Vec<(i64, String)>> {
        self.read(async move |db| {
            let query = "SELECT id, name FROM users WHERE id > ?1 AND NOT forgotten
                         ORDER BY id LIMIT ?2";
            db.all(query, values![user, limit], |row| Ok((row.get(0)?, row.get(1)?))).await
        })
    }

    /// Returns numbers and names of guests whose name has this skeleton, lowest first.
    pub fn guests_called(&self, skeleton: String, limit: u32) -> StoreFuture<Vec<(i64, String)>> {
        self.read(async move |db| {
            let query = "SELECT id, name FROM users
                         WHERE skeleton = ?1 AND login IS NULL AND NOT forgotten
                         ORDER BY id LIMIT ?2";
            db.all(query, values![&skeleton, limit], |row| Ok((row.get(0)?, row.get(1)?))).await
        })
    }

    /// Writes the skeletons of names.
    pub fn set_skeletons(&self, skeletons: Vec<(i64, String)>) -> StoreFuture<()> {
        self.write(async move |db| {
            for (user, skeleton) in &skeletons {
                let statement = "UPDATE users SET skeleton = ?2 WHERE id = ?1 AND NOT forgotten";
                db.run(statement, values![*user, skeleton]).await?;
            }
            Ok(())
        })
    }

    /// Returns the users whom a user has muted.
    pub fn muted_by(&self, user: i64) -> StoreFuture<Vec<User>> {
        self.read(async move |db| {
            let query = format!(
                r#"SELECT {USER} FROM mutes JOIN users ON users.id = mutes.other
                   WHERE "user" = ?1 ORDER BY users.id"#
            );
            db.all(&query, values![user], read_user).await
        })
    }

    /// Mutes another user, or takes that back.
    pub fn set_muted(&self, user: i64, other: i64, muted: bool) -> StoreFuture<()> {
        self.write(async move |db| {
            check_present(db, user).await?;
            let statement = if muted {
                r#"INSERT INTO mutes ("user", other) VALUES (?1, ?2) ON CONFLICT DO NOTHING"#
            } else {
                r#"DELETE FROM mutes WHERE "user" = ?1 AND other = ?2"#
            };
            db.run(statement, values![user, other]).await.map(drop)
        })
    }

    /// Erases a user: account, sessions, notes, results, ratings and settings. Their tables stay for the
    /// others; the entries that name them are rewritten in the same step. [`Self::tables_mentioning`] still
    /// returns tables at which an entry that was not read names them: those are for another call.
    pub fn erase_user(&self, user: i64, rewritten: UserErasure) -> StoreFuture<()> {
        let forgotten = self.write_tables(async move |db| forget(db, user, &rewritten).await);
        let scrubbed = self.scrub();
        Box::pin(async move {
            forgotten.await?;
            scrubbed.await
        })
    }
}

pub fn read_user(row: &Row<'_>) -> Result<User, StoreError> {
    read!(row, 0, User { id, name, account, admin, banned, created })
}

pub async fn user(db: &mut Connection, id: i64) -> Result<Option<User>, StoreError> {
    let query = format!("SELECT {USER} FROM users WHERE id = ?1 AND NOT forgotten");
    db.one(&query, values![id], read_user).await
}

/// Fails if the user has been erased: nothing may be kept about them any more.
pub async fn check_present(db: &mut Connection, id: i64) -> Result<(), StoreError> {
    user(db, id).await?.map(drop).ok_or(StoreError::NotFound)
}

pub async fn drop_resets(db: &mut Connection, user: i64) -> Result<(), StoreError> {
    db.run(r#"DELETE FROM resets WHERE "user" = ?1"#, values![user]).await.map(drop)
}

async fn name_in_use(db: &mut Connection, skeleton: &str) -> Result<bool, StoreError> {
    let query = "SELECT 1 FROM users WHERE skeleton = ?1 AND login IS NOT NULL LIMIT 1";
    Ok(db.one(query, values![skeleton], |_| Ok(())).await?.is_some())
}

/// Fails if an account has a name that looks the same. Whatever the caller has read before, an account may have been
/// made since: guests who had its name then are renamed, and later ones are refused here.
async fn check_name(db: &mut Connection, skeleton: &str) -> Result<(), StoreError> {
    if !skeleton.is_empty() && name_in_use(db, skeleton).await? {
        return Err(StoreError::NameTaken);
    }
    Ok(())
}

async fn create_user(
    db: &mut Connection,
    name: &str,
    skeleton: &str,
    session: &NewSession,
) -> Result<User, StoreError> {
    let created = session.at;
    let statement = "INSERT INTO users (name, skeleton, created) VALUES (?1, ?2, ?3)
                     RETURNING id";
    let id = db.one(statement, values![name, skeleton, created], |row| row.get(0)).await?;
    let id = id.ok_or(StoreError::Conflict)?;
    sessions::open(db, id, session).await?;
    let name = name.to_owned();
    Ok(User { id, name, account: false, admin: false, banned: false, created })
}

async fn make_account(
    db: &mut Connection,
    user: i64,
    account: &Credentials,
) -> Result<User, StoreError> {
    if name_in_use(db, &account.skeleton).await? {
        return Err(StoreError::NameTaken);
    }
    let first = hosting::house(db, FOUNDED).await?.is_none();
    let statement =
        "UPDATE users SET name = ?2, login = ?3, password = ?4, skeleton = ?5, admin = ?6
         WHERE id = ?1 AND login IS NULL AND NOT forgotten";
    let Credentials { name, login, password, skeleton } = account;
    match db.run(statement, values![user, name, login, password, skeleton, first]).await {
        Ok(1) => {}
        Ok(_) | Err(StoreError::Exists) => return Err(StoreError::NameTaken),
        Err(error) => return Err(error),
    }
    if first {
        hosting::set_server_setting(db, FOUNDED, Some("1")).await?;
    }
    self::user(db, user).await?.ok_or(StoreError::NameTaken)
}

async fn forget(db: &mut Connection, user: i64, rewritten: &UserErasure) -> Result<(), StoreError> {
    for entry in &rewritten.entries {
        let statement = r#"UPDATE entries SET body = ?3 WHERE "table" = ?1 AND version = ?2"#;
        db.run(statement, values![entry.table, entry.version, &entry.body]).await?;
    }
    for (table, players) in &rewritten.players {
        let statement = "UPDATE tables SET players = ?2 WHERE id = ?1";
        db.run(statement, values![*table, &players.join("\n")]).await?;
    }
    for (table, host) in &rewritten.hosts {
        db.run("UPDATE tables SET host = ?2 WHERE id = ?1", values![*table, *host]).await?;
    }
    for table in &rewritten.removed {
        tables::remove(db, *table).await?;
    }
    for (table, version) in &rewritten.read {
        // An entry that was appended since may name the user too; then the table is found again.
        let statement = r#"DELETE FROM mentions WHERE "user" = ?1 AND "table" = ?2
                           AND NOT EXISTS (SELECT 1 FROM entries WHERE "table" = ?2 AND version > ?3
                                           AND (body LIKE ?4 OR body LIKE ?5))"#;
        let (more, last) = (format!(r#"%"user":{user},%"#), format!(r#"%"user":{user}}}%"#));
        db.run(statement, values![user, *table, *version, &more, &last]).await?;
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
        db.run(statement, values![user]).await?;
    }
    Ok(())
}
