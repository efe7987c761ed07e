//! Passwords: argon2id on blocking threads, few at a time and in fair order.

use std::{
    net::IpAddr,
    sync::{Arc, OnceLock},
    time::Duration,
};

use argon2::{
    Argon2,
    password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString},
};

use crate::{
    auth,
    error::Error,
    fair::{Class, Gate, Limits, Owner},
};

/// Maximum time to wait for a slot.
const MAX_WAIT: Duration = Duration::from_secs(10);

/// Passwords of one household that wait for a slot.
const WAITING_PER_HOUSEHOLD: usize = 8;

/// Hashes passwords. Each hash takes 19 MiB and about 20 ms of a processor on purpose, so only a few run at
/// once. Households take turns, so that a flood from one delays the password of another by one hash at
/// most.
pub struct Passwords {
    gate: Arc<Gate>,
}

impl Passwords {
    pub fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let slots = processors.div_ceil(2);
        Self {
            gate: Gate::new(Limits {
                slots,
                slots_per_household: slots,
                waiting_per_household: WAITING_PER_HOUSEHOLD,
                waiting_per_user: WAITING_PER_HOUSEHOLD,
            }),
        }
    }

    async fn work<T: Send + 'static>(
        &self,
        household: IpAddr,
        work: impl FnOnce() -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let owner = Owner { household: Some(household), user: 0 };
        let place = self.gate.enter(owner, Class::First).map_err(|_| Error::TooFast)?;
        let turn = tokio::time::timeout(MAX_WAIT, place).await.map_err(|_| Error::Unavailable)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| Error::Unavailable)?
    }

    /// The stored form of a password.
    pub async fn hash(&self, household: IpAddr, password: String) -> Result<String, Error> {
        self.work(household, move || hash(&password)).await
    }

    /// Whether it is the password. Without a hash it takes as long, so the duration does not reveal
    /// which names have an account.
    pub async fn verify(
        &self,
        household: IpAddr,
        password: String,
        known: Option<String>,
    ) -> Result<bool, Error> {
        self.work(household, move || {
            static NO_ACCOUNT: OnceLock<String> = OnceLock::new();
            if known.is_none() && NO_ACCOUNT.get().is_none() {
                let _ = NO_ACCOUNT.set(hash("hash of no account")?);
            }
            let text = known.as_ref().or(NO_ACCOUNT.get()).ok_or(Error::Unavailable)?;
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

/// Checks that a password has 8 to 200 characters.
pub fn check(password: &str) -> Result<(), Error> {
    if (8..=200).contains(&password.chars().count()) { Ok(()) } else { Err(Error::BadPassword) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let passwords = Passwords::new();
        let hash = async || passwords.hash(HOME, "correct horse".into()).await.unwrap();
        let verify = async |password: &str, known: Option<&String>| {
            passwords.verify(HOME, password.into(), known.cloned()).await.unwrap()
        };
        let (one, other) = (hash().await, hash().await);
        assert!(one.starts_with("$argon2id$") && one != other, "{one} {other}");
        assert!(verify("correct horse", Some(&one)).await);
        assert!(!verify("correct horsf", Some(&one)).await);
        assert!(!verify("hash of no account", None).await);
    }

    #[tokio::test]
    async fn a_flood_of_one_household_is_refused_and_delays_another_by_little() {
        let passwords = Arc::new(Passwords::new());
        let other: IpAddr = "192.0.2.7".parse().unwrap();
        let order = Arc::new(std::sync::Mutex::new(Vec::new()));
        let start = |household: IpAddr| {
            let (passwords, order) = (passwords.clone(), order.clone());
            tokio::spawn(async move {
                let done = passwords.hash(household, "password".into()).await.map(drop);
                order.lock().unwrap().push((household, done.clone()));
                done
            })
        };
        let flood: Vec<_> = (0..100).map(|_| start(HOME)).collect();
        tokio::task::yield_now().await;
        let honest = start(other);
        assert_eq!(honest.await.unwrap(), Ok(()));
        let done = order.lock().unwrap().clone();
        let before = done.iter().filter(|it| **it == (HOME, Ok(()))).count();
        let slots = std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2);
        assert!(before <= 3 * slots, "{before} of the flood were hashed before");
        let mut refused = 0;
        for one in flood {
            refused += usize::from(one.await.unwrap() == Err(Error::TooFast));
        }
        assert!(refused >= 100 - WAITING_PER_HOUSEHOLD - 4 * slots, "{refused} were refused");
    }

    #[test]
    fn passwords_have_a_minimum_and_maximum_length() {
        assert_eq!(check("12345678"), Ok(()));
        for bad in ["", "1234567", &"x".repeat(201)] {
            assert_eq!(check(bad), Err(Error::BadPassword));
        }
    }
}
