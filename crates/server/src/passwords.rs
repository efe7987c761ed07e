//! Passwords: argon2id, away from the threads that serve others, few at a time.

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use argon2::{
    Argon2,
    password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString},
};
use tokio::sync::Semaphore;

use crate::{auth, error::Error};

/// Nobody waits longer for his turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// What hashes passwords. Each takes 19 MiB and some 20 ms of a processor: that is the point, and the
/// reason why only a few are hashed at once.
pub struct Passwords {
    turns: Arc<Semaphore>,
}

impl Passwords {
    pub fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self { turns: Arc::new(Semaphore::new(processors.div_ceil(2))) }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let turn = tokio::time::timeout(PATIENCE, self.turns.clone().acquire_owned()).await;
        let Ok(Ok(turn)) = turn else { return Err(Error::Unavailable) };
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| Error::Unavailable)?
    }

    /// What the store keeps of a password.
    pub async fn hash(&self, password: String) -> Result<String, Error> {
        self.work(move || hash(&password)).await
    }

    /// Whether it is the password. Without a hash it is not, and that takes as long to find out: the
    /// time tells nothing about who has an account.
    pub async fn verify(&self, password: String, known: Option<String>) -> Result<bool, Error> {
        self.work(move || {
            static NOBODY: OnceLock<String> = OnceLock::new();
            if known.is_none() && NOBODY.get().is_none() {
                let _ = NOBODY.set(hash("nobody has this password")?);
            }
            let text = known.as_ref().or(NOBODY.get()).ok_or(Error::Unavailable)?;
            let parsed = PasswordHash::new(text).map_err(|_| Error::Unavailable)?;
            let same = Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok();
            Ok(same && known.is_some())
        })
        .await
    }
}

fn hash(password: &str) -> Result<String, Error> {
    let salt = SaltString::encode_b64(&auth::random::<16>()?).map_err(|_| Error::Unavailable)?;
    let hash = Argon2::default().hash_password(password.as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|_| Error::Unavailable)
}

/// A password worth the name: 8 to 200 characters.
pub fn check(password: &str) -> Result<(), Error> {
    if (8..=200).contains(&password.chars().count()) { Ok(()) } else { Err(Error::BadPassword) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let passwords = Passwords::new();
        let one = passwords.hash("correct horse".into()).await.unwrap();
        let other = passwords.hash("correct horse".into()).await.unwrap();
        assert!(one.starts_with("$argon2id$") && one != other, "{one} {other}");
        assert!(passwords.verify("correct horse".into(), Some(one.clone())).await.unwrap());
        assert!(!passwords.verify("correct horsf".into(), Some(one)).await.unwrap());
        assert!(!passwords.verify("nobody has this password".into(), None).await.unwrap());
    }

    #[test]
    fn passwords_are_neither_short_nor_endless() {
        assert_eq!(check("12345678"), Ok(()));
        for bad in ["", "1234567", &"x".repeat(201)] {
            assert_eq!(check(bad), Err(Error::BadPassword));
        }
    }
}
