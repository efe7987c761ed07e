//! Commands of users that are under way: erasing a user waits for them and refuses later ones.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use crate::error::Error;

/// Commands under way by user, and users who are being erased or have been.
#[derive(Debug, Default)]
pub struct Acting {
    users: Mutex<Users>,
    /// Notified when a command of a user who is being erased has ended.
    ended: Notify,
}

#[derive(Debug, Default)]
struct Users {
    under_way: HashMap<i64, u32>,
    /// Kept until the program ends: a request may hold a user long after the session was read.
    erased: HashSet<i64>,
}

/// A command of a user that is under way.
#[derive(Debug)]
pub struct UnderWay {
    acting: Arc<Acting>,
    user: i64,
}

/// A user who is being erased. Dropping it before [`Erasing::done`] lets the user act again.
#[derive(Debug)]
pub struct Erasing {
    acting: Arc<Acting>,
    user: i64,
    done: bool,
}

impl Acting {
    /// Begins a command of a user, unless the user is being erased.
    pub fn begin(self: &Arc<Self>, user: i64) -> Result<UnderWay, Error> {
        let mut users = self.users();
        if users.erased.contains(&user) {
            return Err(Error::Unknown);
        }
        *users.under_way.entry(user).or_default() += 1;
        Ok(UnderWay { acting: self.clone(), user })
    }

    /// Whether a user is being erased, or has been.
    pub fn erases(&self, user: i64) -> bool {
        self.users().erased.contains(&user)
    }

    /// Refuses all commands of a user from now on, and waits until those under way have ended.
    pub async fn erase(self: &Arc<Self>, user: i64) -> Result<Erasing, Error> {
        if !self.users().erased.insert(user) {
            return Err(Error::Unknown);
        }
        let erasing = Erasing { acting: self.clone(), user, done: false };
        loop {
            let mut ended = std::pin::pin!(self.ended.notified());
            ended.as_mut().enable();
            if !self.users().under_way.contains_key(&user) {
                return Ok(erasing);
            }
            ended.await;
        }
    }

    fn users(&self) -> MutexGuard<'_, Users> {
        self.users.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Erasing {
    /// The user is erased.
    pub fn done(mut self) {
        self.done = true;
    }
}

impl Drop for Erasing {
    fn drop(&mut self) {
        if !self.done {
            self.acting.users().erased.remove(&self.user);
        }
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut users = self.acting.users();
        if let Some(count) = users.under_way.get_mut(&self.user) {
            *count -= 1;
            if *count == 0 {
                users.under_way.remove(&self.user);
            }
        }
        if users.erased.contains(&self.user) {
            self.acting.ended.notify_waiters();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn erasing_waits_for_running_commands_and_refuses_later_ones() {
        let acting = Arc::new(Acting::default());
        let command = acting.begin(7).expect("no one is erased");
        let erasing = tokio::spawn({
            let acting = acting.clone();
            async move { acting.erase(7).await }
        });
        while acting.begin(7).is_ok() {
            tokio::task::yield_now().await;
        }
        assert!(acting.begin(8).is_ok(), "others go on");
        assert!(!erasing.is_finished(), "a command is under way");
        drop(command);
        let erasing = erasing.await.expect("it ends").expect("the first to erase the user");
        assert!(acting.erase(7).await.is_err(), "once is enough");
        // The store failed: the user is still there.
        drop(erasing);
        assert!(acting.begin(7).is_ok());
        acting.erase(7).await.expect("nothing is under way").done();
        assert!(acting.begin(7).is_err());
        assert!(acting.users().under_way.is_empty());
    }
}
