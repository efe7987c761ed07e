//! How users want to be notified.

use crate::{
    Store, StoreFuture,
    sql::{Row, read, values},
    users::check_present,
};

/// How a user is notified of their turns.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notices {
    /// The URL of the webhook.
    pub webhook: Option<String>,
    /// The key of the webhook's signature.
    pub secret: Option<String>,
    /// The mail address.
    pub mail: Option<String>,
    /// The hash of the confirmation code, until the user has confirmed the address.
    pub code: Option<String>,
    /// Whether the user is notified of every turn.
    pub turn: bool,
    /// Whether one mail a day lists all turns.
    pub digest: bool,
    /// When the last such mail, or the last confirmation code, was sent.
    pub digested: i64,
    /// The language of mail.
    pub lang: String,
}

impl Store {
    /// Returns how a user wants to be notified.
    pub fn notices_of(&self, user: i64) -> StoreFuture<Option<Notices>> {
        self.read(async move |db| {
            let query = r#"SELECT webhook, secret, mail, code, turn, digest, digested, lang
                           FROM notices WHERE "user" = ?1"#;
            let read = |row: &Row<'_>| {
                read!(row, 0, Notices { webhook, secret, mail, code, turn, digest, digested, lang })
            };
            db.one(query, values![user], read).await
        })
    }

    /// Changes how a user wants to be notified; `None`: not at all.
    pub fn set_notices(&self, user: i64, notices: Option<Notices>) -> StoreFuture<()> {
        self.write(async move |db| {
            db.run(r#"DELETE FROM notices WHERE "user" = ?1"#, values![user]).await?;
            let Some(notices) = notices else { return Ok(()) };
            check_present(db, user).await?;
            let statement = r#"INSERT INTO notices ("user", webhook, secret, mail, code, turn,
                                                    digest, digested, lang)
                               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"#;
            let values = values![
                user,
                &notices.webhook,
                &notices.secret,
                &notices.mail,
                &notices.code,
                notices.turn,
                notices.digest,
                notices.digested,
                &notices.lang
            ];
            db.run(statement, values).await.map(drop)
        })
    }

    /// Notes that a user gets the mail of the day now; returns whether no other node was faster.
    pub fn claim_digest(&self, user: i64, before: i64, now: i64) -> StoreFuture<bool> {
        self.write(async move |db| {
            let statement =
                r#"UPDATE notices SET digested = ?3 WHERE "user" = ?1 AND digested < ?2"#;
            Ok(db.run(statement, values![user, before, now]).await? > 0)
        })
    }

    /// Returns users who want one mail a day and had none since this moment.
    pub fn digests_due(&self, before: i64, limit: u32) -> StoreFuture<Vec<i64>> {
        self.read(async move |db| {
            let query = r#"SELECT "user" FROM notices
                           WHERE digest AND mail IS NOT NULL AND code IS NULL AND digested < ?1
                           ORDER BY digested, "user" LIMIT ?2"#;
            db.all(query, values![before, limit], |row| row.get(0)).await
        })
    }
}
