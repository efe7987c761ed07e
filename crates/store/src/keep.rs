//! What people and the house keep beside the games.

use crate::{
    Notices, StoreError, User, people,
    sql::{Link, all, one, read, values},
};

pub fn note(link: &mut dyn Link, user: i64, table: i64) -> Result<Option<String>, StoreError> {
    let query = r#"SELECT text FROM notes WHERE "user" = ?1 AND "table" = ?2"#;
    one(link, query, values![user, table], |row| row.get(0))
}

pub fn set_note(link: &mut dyn Link, user: i64, table: i64, text: &str) -> Result<(), StoreError> {
    if text.is_empty() {
        let statement = r#"DELETE FROM notes WHERE "user" = ?1 AND "table" = ?2"#;
        return link.run(statement, values![user, table]).map(drop);
    }
    people::check_present(link, user)?;
    let statement = r#"INSERT INTO notes ("user", "table", text) VALUES (?1, ?2, ?3)
                       ON CONFLICT ("user", "table") DO UPDATE SET text = excluded.text"#;
    link.run(statement, values![user, table, text]).map(drop)
}

pub fn notes_of(link: &mut dyn Link, user: i64) -> Result<Vec<(String, String)>, StoreError> {
    let query = r#"SELECT key, text FROM notes JOIN tables ON tables.id = notes."table"
                   WHERE "user" = ?1 ORDER BY tables.id"#;
    all(link, query, values![user], |row| Ok((row.get(0)?, row.get(1)?)))
}

pub fn muted_by(link: &mut dyn Link, user: i64) -> Result<Vec<User>, StoreError> {
    let query = format!(
        r#"SELECT {} FROM mutes JOIN users ON users.id = mutes.other
           WHERE "user" = ?1 ORDER BY users.id"#,
        people::USER
    );
    all(link, &query, values![user], people::read_user)
}

pub fn set_muted(
    link: &mut dyn Link,
    user: i64,
    other: i64,
    muted: bool,
) -> Result<(), StoreError> {
    people::check_present(link, user)?;
    let statement = if muted {
        r#"INSERT INTO mutes ("user", other) VALUES (?1, ?2) ON CONFLICT DO NOTHING"#
    } else {
        r#"DELETE FROM mutes WHERE "user" = ?1 AND other = ?2"#
    };
    link.run(statement, values![user, other]).map(drop)
}

pub fn notices_of(link: &mut dyn Link, user: i64) -> Result<Option<Notices>, StoreError> {
    let query = r#"SELECT webhook, secret, mail, code, turn, digest, digested, lang FROM notices
                   WHERE "user" = ?1"#;
    one(link, query, values![user], |row| {
        read!(row, 0, Notices { webhook, secret, mail, code, turn, digest, digested, lang })
    })
}

pub fn set_notices(
    link: &mut dyn Link,
    user: i64,
    notices: Option<&Notices>,
) -> Result<(), StoreError> {
    link.run(r#"DELETE FROM notices WHERE "user" = ?1"#, values![user])?;
    let Some(notices) = notices else { return Ok(()) };
    people::check_present(link, user)?;
    link.run(
        r#"INSERT INTO notices ("user", webhook, secret, mail, code, turn, digest, digested, lang)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)"#,
        values![
            user,
            &notices.webhook,
            &notices.secret,
            &notices.mail,
            &notices.code,
            notices.turn,
            notices.digest,
            notices.digested,
            &notices.lang
        ],
    )
    .map(drop)
}

pub fn digests_due(link: &mut dyn Link, before: i64, limit: u32) -> Result<Vec<i64>, StoreError> {
    let query = r#"SELECT "user" FROM notices
                   WHERE digest AND mail IS NOT NULL AND code IS NULL AND digested < ?1
                   ORDER BY digested, "user" LIMIT ?2"#;
    all(link, query, values![before, limit], |row| row.get(0))
}

pub fn house(link: &mut dyn Link, name: &str) -> Result<Option<String>, StoreError> {
    one(link, "SELECT value FROM house WHERE name = ?1", values![name], |row| row.get(0))
}

pub fn set_house(link: &mut dyn Link, name: &str, value: Option<&str>) -> Result<(), StoreError> {
    let Some(value) = value else {
        return link.run("DELETE FROM house WHERE name = ?1", values![name]).map(drop);
    };
    let statement = "INSERT INTO house (name, value) VALUES (?1, ?2)
                     ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    link.run(statement, values![name, value]).map(drop)
}
