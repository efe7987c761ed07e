//! This process as a node: its heartbeat, the others, and which tables it may serve.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use signoria_store::{NODE_TIMEOUT, Node, NodeRow, Ownership, Store, StoreError};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

use crate::{ListenAddress, auth, error::Error, hub::Hub};

/// Interval of heartbeats.
const BEAT: Duration = Duration::from_secs(1);

/// A node that could not write its heartbeat for this long stops serving, well before another may take its tables.
const SILENCE: Duration = Duration::from_secs(3);

/// A node that has been silent for this long, in milliseconds, is watched closely.
const SUSPECT: i64 = 1_500;

/// Interval at which suspected nodes are looked at.
const LOOK: Duration = Duration::from_millis(250);

/// Nodes that have been silent for this long, in milliseconds, are removed from the list.
const FORGOTTEN: i64 = 3_600_000;

/// How often a table is tried that another node is about to take or give back, and the pause in between.
const TRIES: u32 = 5;
const PAUSE: Duration = Duration::from_millis(40);

/// A table that this node serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    pub epoch: i64,
    /// Whether its last node has ended without giving it back.
    pub from_dead: bool,
}

/// This process as a node.
pub struct Member {
    /// Its unique name.
    pub id: String,
    /// The games it plays with the newest version of their rules: `carrara:1 la_citta:2`.
    rules: String,
    /// Where it listens, for people who look at the list of nodes.
    address: OnceLock<String>,
    started: Instant,
    /// Milliseconds since `started` when the last heartbeat that was written was sent.
    beaten: AtomicU64,
    silent: watch::Sender<bool>,
    draining: AtomicBool,
    /// The nodes that are alive, by the clock of the database; changes only if one comes, goes or drains.
    nodes: watch::Sender<Arc<[Node]>>,
}

impl Member {
    /// A node with a new name. It serves nothing before its first heartbeat.
    ///
    /// # Panics
    ///
    /// If the system has no random bytes.
    pub fn new() -> Self {
        let played = signoria_registry::GAMES.iter().map(|game| (game.meta().id, game.rules()));
        let rules: Vec<String> = played.map(|(game, rules)| format!("{game}:{rules}")).collect();
        let id = auth::random::<8>().expect("the system has random bytes");
        Self {
            id: auth::hex(&id),
            rules: rules.join(" "),
            address: OnceLock::new(),
            started: Instant::now(),
            beaten: AtomicU64::new(0),
            silent: watch::Sender::new(true),
            draining: AtomicBool::new(false),
            nodes: watch::Sender::new(Arc::default()),
        }
    }

    /// Begins: the database lets in one server, so that no other node is there. Writes the first heartbeat.
    pub async fn join(&self, hub: &Hub, address: &ListenAddress) -> Result<(), StoreError> {
        // Fails only if it was set before.
        let _ = self.address.set(address.to_string());
        hub.store.remove_all_nodes().await?;
        self.beat(hub).await?;
        self.look(&hub.store).await;
        Ok(())
    }

    fn described(&self) -> Node {
        Node {
            id: self.id.clone(),
            address: self.address.get().cloned().unwrap_or_default(),
            rules: self.rules.clone(),
            draining: self.is_draining(),
        }
    }

    /// Writes a heartbeat. The time counts from before it was sent. After a pause in which others may have taken tables,
    /// as in a process that was suspended, it drops those it has before it serves again.
    async fn beat(&self, hub: &Hub) -> Result<(), StoreError> {
        let sent = self.started.elapsed();
        // Until this node must be silent; a silent one tries on.
        let left = SILENCE.saturating_sub(sent.saturating_sub(self.beaten()));
        let patience = if left.is_zero() { SILENCE } else { left };
        let written = timeout(patience, hub.store.heartbeat(self.described())).await;
        written.unwrap_or_else(|_| Err(StoreError::Database("no answer in time".to_owned())))?;
        if left.is_zero() {
            self.silence(hub);
        }
        self.beaten.store(sent.as_millis() as u64, Ordering::Release);
        self.silent.send_if_modified(|silent| std::mem::replace(silent, false));
        Ok(())
    }

    /// Stops serving, unless it has stopped already.
    fn silence(&self, hub: &Hub) {
        if !self.silent.send_replace(true) {
            tracing::error!("no heartbeat for too long: this node is silent");
            hub.silence();
        }
    }

    /// Whether other nodes may be about to take the tables of this one. Also true in a process that was suspended and has
    /// just woken up.
    pub fn is_silent(&self) -> bool {
        *self.silent.borrow() || self.started.elapsed().saturating_sub(self.beaten()) >= SILENCE
    }

    /// When the last heartbeat that was written was sent, since this node began.
    fn beaten(&self) -> Duration {
        Duration::from_millis(self.beaten.load(Ordering::Acquire))
    }

    /// Waits until the node is silent.
    pub async fn silenced(&self) {
        // The sender lives as long as this node.
        let _ = self.silent.subscribe().wait_for(|silent| *silent).await;
    }

    pub fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Acquire)
    }

    /// From now on this node takes no tables.
    pub async fn drain(&self, hub: &Hub) {
        self.draining.store(true, Ordering::Release);
        if let Err(error) = self.beat(hub).await {
            tracing::warn!(%error, "cannot tell other nodes that this one drains");
        }
    }

    /// Writes heartbeats, and follows those of the others.
    pub async fn run(self: Arc<Self>, hub: Arc<Hub>) {
        let mut swept = Instant::now();
        loop {
            let begun = Instant::now();
            let beaten = self.beat(&hub).await;
            if let Err(error) = &beaten {
                tracing::warn!(%error, "cannot write a heartbeat");
                if self.is_silent() {
                    self.silence(&hub);
                }
            }
            hub.metrics.node_active.set(i64::from(!self.is_silent() && !self.is_draining()));
            // A database that does not answer would keep the connections of all readers busy.
            let mut suspected = beaten.is_ok() && self.look(&hub.store).await;
            while suspected && begun.elapsed() < BEAT {
                sleep(LOOK).await;
                suspected = self.look(&hub.store).await;
            }
            if swept.elapsed() > NODE_TIMEOUT * 12 {
                swept = Instant::now();
                if let Err(error) = hub.store.remove_silent_nodes(FORGOTTEN).await {
                    tracing::warn!(%error, "cannot remove old nodes");
                }
            }
            sleep(BEAT.saturating_sub(begun.elapsed())).await;
        }
    }

    /// Reads which nodes are alive; returns whether one is suspected to be dead.
    async fn look(&self, store: &Store) -> bool {
        let Ok(Ok(rows)) = timeout(BEAT, store.other_nodes()).await else { return false };
        let alive = |row: &&NodeRow| row.is_alive();
        let suspected = rows.iter().filter(alive).any(|row| row.silent > SUSPECT);
        let nodes: Arc<[Node]> = rows.iter().filter(alive).map(|row| row.node.clone()).collect();
        self.nodes.send_if_modified(|known| {
            let changed = **known != *nodes;
            *known = nodes;
            changed
        });
        suspected
    }

    /// The nodes that are alive; this one may be among them.
    pub fn nodes(&self) -> watch::Receiver<Arc<[Node]>> {
        self.nodes.subscribe()
    }

    fn is_alive(&self, node: &str) -> bool {
        self.nodes.borrow().iter().any(|known| known.id == node)
    }

    /// Takes a table for this node. A table of another node is [`Error::Elsewhere`]; `None`: no node plays its rules.
    pub async fn claim(&self, store: &Store, key: &str) -> Result<Option<Claim>, Error> {
        for _ in 0..TRIES {
            if self.is_silent() {
                return Err(Error::Unavailable);
            }
            let found = store.owner_of(key.to_owned()).await?.ok_or(Error::NotFound)?;
            let other = found.owner.filter(|owner| *owner != self.id);
            if let Some(owner) = &other
                && self.is_alive(owner)
            {
                return Err(Error::Elsewhere(owner.clone()));
            }
            let here = plays(&self.rules, &found.game, found.rules);
            if self.is_draining() || !here {
                let fits = |node: &&Node| {
                    !node.draining
                        && node.id != self.id
                        && plays(&node.rules, &found.game, found.rules)
                };
                if let Some(other) = self.nodes.borrow().iter().find(fits) {
                    return Err(Error::Elsewhere(other.id.clone()));
                }
                // If no node plays these rules, the table says so when it is read.
                return if here { Err(Error::Unavailable) } else { Ok(None) };
            }
            match store.take_table(key.to_owned(), self.id.clone()).await {
                Ok(Ownership::Taken { epoch, .. }) => {
                    return Ok(Some(Claim { epoch, from_dead: other.is_some() }));
                }
                Ok(Ownership::Owned { by }) => {
                    if !self.is_alive(&by) {
                        // It has just begun, or is dying.
                        self.look(store).await;
                    }
                    return Err(Error::Elsewhere(by));
                }
                Err(StoreError::Conflict) => sleep(PAUSE).await,
                Err(error) => return Err(error.into()),
            }
        }
        Err(Error::Unavailable)
    }
}

/// Whether a list of games with their newest rules contains this version of a game.
fn plays(list: &str, game: &str, rules: u16) -> bool {
    list.split(' ').filter_map(|played| played.split_once(':')).any(|(name, newest)| {
        name == game && newest.parse::<u16>().is_ok_and(|newest| (1..=newest).contains(&rules))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_plays_older_rules_and_none_that_are_newer() {
        let list = "carrara:2 machiavelli:12";
        assert!(plays(list, "carrara", 1) && plays(list, "carrara", 2));
        assert!(!plays(list, "carrara", 3) && !plays(list, "carrara", 0));
        assert!(plays(list, "machiavelli", 12) && !plays(list, "notre_dame", 1));
        assert!(!plays("", "carrara", 1));
    }

    #[test]
    fn a_node_is_silent_before_its_first_heartbeat() {
        let member = Member::new();
        assert!(member.is_silent());
        let played = signoria_registry::GAMES[0];
        assert!(plays(&member.rules, played.meta().id, played.rules()));
        assert!(!plays(&member.rules, played.meta().id, played.rules() + 1));
    }
}
