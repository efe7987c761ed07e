//! Sessions of users.

use crate::{
    Store, StoreError, StoreFuture, User,
    sql::{Connection, Row, read, values},
    users::{AFTER, USER, read_user},
};

/// A new session.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSession {
    /// SHA-256 of the token.
    pub hash: [u8; 32],
    /// The program that started it, as named in its `User-Agent`.
    pub agent: String,
    /// When it starts, in milliseconds since 1970, by the clock that will tell its age.
    pub at: i64,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// SHA-256 of the token.
    pub hash: [u8; 32],
    /// When it started.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
    /// The program that started it.
    pub agent: String,
}

impl Store {
    /// Starts a session of a user.
    pub fn open_session(&self, user: i64, session: NewSession) -> StoreFuture<()> {
        self.write(async move |db| open(db, user, &session).await)
    }

    /// Returns the user of a session, and when it was last used.
    pub fn user_by_token(&self, token_hash: [u8; 32]) -> StoreFuture<Option<(User, i64)>> {
        self.read(async move |db| {
            let query = format!(
                r#"SELECT {USER}, sessions.seen FROM sessions
                   JOIN users ON users.id = sessions."user" WHERE hash = ?1 AND NOT banned"#
            );
            let read = |row: &Row<'_>| Ok((read_user(row)?, row.get(AFTER)?));
            db.one(&query, values![&token_hash], read).await
        })
    }

    /// Records the use of a session.
    pub fn touch_session(&self, token_hash: [u8; 32], at: i64) -> StoreFuture<()> {
        self.write(async move |db| {
            let statement = "UPDATE sessions SET seen = ?2 WHERE hash = ?1";
            db.run(statement, values![&token_hash, at]).await.map(drop)
        })
    }

    /// Returns the sessions of a user, the newest first.
    pub fn sessions_of(&self, user: i64) -> StoreFuture<Vec<SessionRow>> {
        self.read(async move |db| {
            let query = r#"SELECT hash, created, seen, agent FROM sessions WHERE "user" = ?1
                           ORDER BY created DESC, hash"#;
            let read = |row: &Row<'_>| read!(row, 0, SessionRow { hash, created, seen, agent });
            db.all(query, values![user], read).await
        })
    }

    /// Ends a session.
    pub fn end_session(&self, token_hash: [u8; 32]) -> StoreFuture<()> {
        self.write(async move |db| {
            let statement = "DELETE FROM sessions WHERE hash = ?1";
            db.run(statement, values![&token_hash]).await.map(drop)
        })
    }
}

/// Starts a session, unless the user is banned.
pub async fn open(db: &mut Connection, user: i64, session: &NewSession) -> Result<(), StoreError> {
    let query = "SELECT banned FROM users WHERE id = ?1";
    if db.one(query, values![user], |row| row.get(0)).await?.unwrap_or(true) {
        return Err(StoreError::NotFound);
    }
    let statement =
        r#"INSERT INTO sessions (hash, "user", created, seen, agent) VALUES (?1, ?2, ?3, ?3, ?4)"#;
    db.run(statement, values![&session.hash, user, session.at, &session.agent]).await.map(drop)
}

/// Ends all sessions of a user.
pub async fn end_all(db: &mut Connection, user: i64) -> Result<(), StoreError> {
    db.run(r#"DELETE FROM sessions WHERE "user" = ?1"#, values![user]).await.map(drop)
}
