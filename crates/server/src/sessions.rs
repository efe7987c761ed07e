//! The sessions behind open sockets: a socket ends with the session that opened it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use signoria_protocol::frames::code;
use tokio::sync::watch;

use crate::{App, error::Error};

/// The hash of a token.
pub type SessionHash = [u8; 32];

/// Every session with an open socket. Code that ends a session in the store reports it here, and its
/// sockets close at once.
///
/// Another process may end a session too: sockets check the store regularly ([`Watch::verdict`]).
#[derive(Debug, Default)]
pub struct Sessions {
    open: Mutex<HashMap<SessionHash, Open>>,
}

/// A session with open sockets.
#[derive(Debug)]
struct Open {
    user: i64,
    sockets: usize,
    /// The close code of its sockets, once it has ended.
    ended: watch::Sender<Option<u16>>,
}

/// The session of a socket.
#[derive(Debug)]
pub struct Watch {
    sessions: Arc<Sessions>,
    session: SessionHash,
    ended: watch::Receiver<Option<u16>>,
}

impl Sessions {
    /// Ties a socket to its session. The session may have ended between reading it and this call: check
    /// again with [`Watch::verdict`].
    pub fn watch(self: &Arc<Self>, user: i64, session: SessionHash) -> Watch {
        let mut open = self.open();
        let entry = open.entry(session).or_insert_with(|| Open {
            user,
            sockets: 0,
            ended: watch::Sender::new(None),
        });
        entry.sockets += 1;
        Watch { sessions: self.clone(), session, ended: entry.ended.subscribe() }
    }

    /// Reports that a session has ended: its sockets close.
    pub fn end(&self, session: &SessionHash) {
        if let Some(open) = self.open().get(session) {
            open.ended.send_replace(Some(code::SIGNED_OUT));
        }
    }

    /// Reports that all sessions of a user but one have ended: their sockets close.
    pub fn end_user(&self, user: i64, except: Option<&SessionHash>) {
        self.close_user(user, except, code::SIGNED_OUT);
    }

    /// Reports that the sessions of a user have ended and the user got a new one: their sockets close,
    /// and clients with the new token reconnect.
    pub fn renew_user(&self, user: i64) {
        self.close_user(user, None, code::AGAIN);
    }

    fn close_user(&self, user: i64, except: Option<&SessionHash>, code: u16) {
        for (session, open) in &*self.open() {
            if open.user == user && Some(session) != except {
                open.ended.send_replace(Some(code));
            }
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<SessionHash, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Watch {
    /// Waits until the session ends; returns the close code.
    pub async fn ended(&mut self) -> u16 {
        // The sender lives as long as this socket.
        let ended = self.ended.wait_for(Option::is_some).await;
        ended.ok().and_then(|code| *code).unwrap_or(code::SIGNED_OUT)
    }

    /// The code to close with if the session has ended, here or in the store. A store that does not answer ends no
    /// session.
    pub async fn verdict(&self, app: &App) -> Option<u16> {
        let ended = *self.ended.borrow();
        if ended.is_some() {
            return ended;
        }
        let stored = app.store.user_by_token(self.session).await.map_err(Error::from);
        matches!(stored, Ok(None)).then_some(code::SIGNED_OUT)
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mut open = self.sessions.open();
        if let Some(entry) = open.get_mut(&self.session) {
            entry.sockets -= 1;
            if entry.sockets == 0 {
                open.remove(&self.session);
            }
        }
    }
}

/// Waits until the session of a socket ends and returns the close code; waits forever for a socket without
/// one.
pub async fn ended(watch: Option<&mut Watch>) -> u16 {
    match watch {
        Some(watch) => watch.ended().await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_sockets_of_an_ended_session_close() {
        let sessions = Arc::new(Sessions::default());
        let mut phone = sessions.watch(1, [1; 32]);
        let mut second_tab = sessions.watch(1, [1; 32]);
        let laptop = sessions.watch(1, [2; 32]);
        let stranger = sessions.watch(9, [3; 32]);
        let open = |watch: &Watch| watch.ended.borrow().is_none();
        sessions.end(&[1; 32]);
        assert_eq!(phone.ended().await, code::SIGNED_OUT);
        assert_eq!(second_tab.ended().await, code::SIGNED_OUT);
        assert!(open(&laptop) && open(&stranger));
        let mut kept = sessions.watch(1, [4; 32]);
        sessions.end_user(1, Some(&[2; 32]));
        assert_eq!(kept.ended().await, code::SIGNED_OUT);
        assert!(open(&laptop) && open(&stranger));
        sessions.renew_user(1);
        assert_eq!(*laptop.ended.borrow(), Some(code::AGAIN), "it may come back with a new token");
        assert!(open(&stranger));
        drop((phone, second_tab, laptop, stranger, kept));
        assert!(sessions.open().is_empty(), "nothing is kept of sockets that have gone");
    }
}
