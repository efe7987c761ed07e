//! Names that look alike: no user gets a name that could be taken for that of an account.

use crate::{
    StoreError,
    sql::{Link, all, one, values},
};

pub fn in_use(link: &mut dyn Link, skeleton: &str) -> Result<bool, StoreError> {
    let query = "SELECT 1 FROM users WHERE skeleton = ?1 AND login IS NOT NULL LIMIT 1";
    Ok(one(link, query, values![skeleton], |_| Ok(()))?.is_some())
}

pub fn names_after(
    link: &mut dyn Link,
    user: i64,
    limit: u32,
) -> Result<Vec<(i64, String)>, StoreError> {
    let query = "SELECT id, name FROM users WHERE id > ?1 AND NOT forgotten ORDER BY id LIMIT ?2";
    all(link, query, values![user, limit], |row| Ok((row.get(0)?, row.get(1)?)))
}

pub fn guests_called(
    link: &mut dyn Link,
    skeleton: &str,
    limit: u32,
) -> Result<Vec<(i64, String)>, StoreError> {
    let query = "SELECT id, name FROM users WHERE skeleton = ?1 AND login IS NULL AND NOT forgotten
                 ORDER BY id LIMIT ?2";
    all(link, query, values![skeleton, limit], |row| Ok((row.get(0)?, row.get(1)?)))
}

pub fn set_skeletons(link: &mut dyn Link, skeletons: &[(i64, String)]) -> Result<(), StoreError> {
    for (user, skeleton) in skeletons {
        let statement = "UPDATE users SET skeleton = ?2 WHERE id = ?1 AND NOT forgotten";
        link.run(statement, values![*user, skeleton])?;
    }
    Ok(())
}
