//! The live tables: loaded when somebody comes, unloaded when nobody is there.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use signoria_registry::Budget;
use signoria_store::Store;
use tokio::sync::{OnceCell, broadcast, mpsc, oneshot, watch};

use crate::{
    Config,
    acting::Acting,
    clock::Clock,
    error::Error,
    fair::Owner,
    limit::Buckets,
    metrics::Metrics,
    table::{Command, Task, load},
    thinkers::Thinkers,
    turns::Turn,
};

/// How many commands may wait for a table.
const QUEUE: usize = 64;

/// Users whose household is remembered.
const MAX_HOUSEHOLDS: usize = 100_000;

type Slot = Arc<OnceCell<mpsc::Sender<Command>>>;

/// The live tables by name.
pub struct Hub {
    pub store: Arc<dyn Store>,
    pub idle: Duration,
    pub budget: Budget,
    pub clock: Clock,
    /// Grows whenever the lobby shows something else.
    pub lobby: watch::Sender<u64>,
    /// Whose own tables show something else.
    pub people: broadcast::Sender<Arc<[i64]>>,
    pub metrics: Arc<Metrics>,
    /// People who are asked and do not look.
    turns: mpsc::Sender<Turn>,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// How often a user, and a household, may ask for a hint.
    pub hints_of_users: Buckets,
    pub hints_of_households: Buckets,
    /// Commands of users that are under way.
    pub acting: Arc<Acting>,
    connections: AtomicU64,
    live: Mutex<HashMap<String, Slot>>,
    /// From where users last came. Never stored or logged.
    households: Mutex<HashMap<i64, IpAddr>>,
    /// Users who have made tables, by household. Never stored or logged.
    makers: Mutex<HashMap<IpAddr, HashSet<i64>>>,
    /// Running tables without a person, by host.
    bot_tables: Mutex<HashMap<i64, u32>>,
    bot_tables_per_user: u32,
}

/// A running table without a person, counted for its host.
pub struct BotTable {
    hub: Arc<Hub>,
    host: i64,
}

impl Drop for BotTable {
    fn drop(&mut self) {
        let mut counts = self.hub.bot_tables();
        if let Some(count) = counts.get_mut(&self.host) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.host);
            }
        }
    }
}

impl Hub {
    /// A table at which a clock runs out within this time is kept awake, in milliseconds.
    pub const AHEAD: i64 = 90_000;

    pub fn new(
        store: Arc<dyn Store>,
        config: &Config,
        metrics: Arc<Metrics>,
        turns: mpsc::Sender<Turn>,
    ) -> Self {
        Self {
            store,
            idle: config.idle,
            budget: Budget { time: Some(config.think), ..Budget::default() },
            clock: config.clock.clone(),
            lobby: watch::Sender::new(0),
            people: broadcast::Sender::new(1024),
            metrics,
            turns,
            thinkers: Thinkers::new(),
            hints_of_users: Buckets::new(5, 0.2),
            hints_of_households: Buckets::new(20, 0.5),
            acting: Arc::default(),
            connections: AtomicU64::new(0),
            live: Mutex::default(),
            households: Mutex::default(),
            makers: Mutex::default(),
            bot_tables: Mutex::default(),
            bot_tables_per_user: config.bot_tables_per_user,
        }
    }

    /// Remembers from where a user comes.
    pub fn came_from(&self, user: i64, household: IpAddr) {
        let mut households = self.households();
        if households.len() >= MAX_HOUSEHOLDS && !households.contains_key(&user) {
            // Users who are still there are remembered again with their next request.
            households.clear();
        }
        households.insert(user, household);
    }

    /// Who work for a user is counted for.
    pub fn owner(&self, user: i64) -> Owner {
        Owner { household: self.households().get(&user).copied(), user }
    }

    /// Counts a running table without a person, if its host may have one more.
    pub fn new_bot_table(self: &Arc<Self>, host: i64) -> Result<BotTable, Error> {
        let mut counts = self.bot_tables();
        let count = counts.entry(host).or_default();
        if *count >= self.bot_tables_per_user {
            return Err(Error::TooManyBotTables);
        }
        *count += 1;
        Ok(BotTable { hub: self.clone(), host })
    }

    /// How many unfinished tables the users of a household have made, as far as they made one since the
    /// server started; this user is remembered as one of them.
    pub async fn unfinished_in(&self, household: IpAddr, user: i64) -> Result<u32, Error> {
        let users: Vec<i64> = {
            let mut makers = self.makers();
            if makers.len() >= MAX_HOUSEHOLDS && !makers.contains_key(&household) {
                makers.clear();
            }
            let users = makers.entry(household).or_default();
            users.insert(user);
            users.iter().copied().collect()
        };
        let counts = self.store.unfinished_of(users.clone()).await?;
        let idle = users.iter().zip(&counts).filter(|(_, count)| **count == 0);
        if let Some(users) = self.makers().get_mut(&household) {
            for (idle, _) in idle.filter(|(idle, _)| **idle != user) {
                users.remove(idle);
            }
        }
        Ok(counts.iter().sum())
    }

    fn makers(&self) -> MutexGuard<'_, HashMap<IpAddr, HashSet<i64>>> {
        self.makers.lock().expect("nothing panics while it holds the map")
    }

    fn households(&self) -> MutexGuard<'_, HashMap<i64, IpAddr>> {
        self.households.lock().expect("nothing panics while it holds the map")
    }

    fn bot_tables(&self) -> MutexGuard<'_, HashMap<i64, u32>> {
        self.bot_tables.lock().expect("nothing panics while it holds the map")
    }

    /// Sends a command to a table and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<Self>,
        key: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Error> {
        // A table may be unloaded between finding it and asking it; then it is loaded again.
        for _ in 0..3 {
            let table = self.open(key).await?;
            let (tell, answer) = oneshot::channel();
            if table.send(command(tell)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            self.forget(key, &table);
        }
        Err(Error::Unavailable)
    }

    /// The way to a table; loads it if need be.
    pub async fn open(self: &Arc<Self>, key: &str) -> Result<mpsc::Sender<Command>, Error> {
        // Names we did not give need not be looked for, nor kept in the map.
        if key.len() != 32 || !key.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Error::NotFound);
        }
        let slot = self.live().entry(key.to_owned()).or_default().clone();
        let loaded = slot.get_or_try_init(|| async {
            let stored = self.store.load(key.to_owned()).await?.ok_or(Error::NotFound)?;
            // Playing a long game again takes milliseconds: not on a thread that serves others.
            let live = tokio::task::spawn_blocking(move || load(&stored))
                .await
                .map_err(|_| Error::Unavailable)??;
            // Of a time when the clock of the machine was ahead.
            let mut live = live;
            live.not_after(self.clock.now());
            let (commands, queue) = mpsc::channel(QUEUE);
            let task = Task::new(self.clone(), live, queue, commands.downgrade());
            let metrics = self.metrics.clone();
            tokio::spawn(async move {
                metrics.tables.up();
                task.run().await;
                metrics.tables.down();
            });
            Ok(commands)
        });
        let loaded = loaded.await.cloned();
        if loaded.is_err() {
            let mut live = self.live();
            if live.get(key).is_some_and(|slot| slot.get().is_none()) {
                live.remove(key);
            }
        }
        loaded
    }

    /// Takes a table that has ended out of the map.
    fn forget(&self, key: &str, table: &mpsc::Sender<Command>) {
        let mut live = self.live();
        let same = |slot: &Slot| slot.get().is_some_and(|other| other.same_channel(table));
        if live.get(key).is_some_and(same) {
            live.remove(key);
        }
    }

    /// Takes a table out of the map unless somebody has just sent it something.
    pub fn retire(&self, key: &str, queue: &mpsc::Receiver<Command>) -> bool {
        let mut live = self.live();
        let quiet = queue.is_empty();
        if quiet {
            live.remove(key);
        }
        quiet
    }

    /// A number no other connection has or had: a table that was loaded again must not take one for
    /// another.
    pub fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Lets a table that is loaded, or is just being loaded, read its entries again: a user was erased from
    /// them. Its connections stay.
    pub async fn refresh(self: &Arc<Self>, key: &str) {
        let loaded = self.live().contains_key(key);
        if loaded && self.ask(key, |answer| Command::Refresh { answer }).await.is_err() {
            // It has gone, or is loaded again anyway.
            self.reload(key).await;
        }
    }

    /// Ends the tables that are loaded but no longer stored.
    pub async fn end_removed(self: &Arc<Self>) -> Result<(), Error> {
        let loaded: Vec<String> = self.live().keys().cloned().collect();
        for key in self.store.removed(loaded).await? {
            self.reload(&key).await;
        }
        Ok(())
    }

    /// Ends a table that is loaded: it was removed from the store. Its connections close.
    pub async fn reload(self: &Arc<Self>, key: &str) {
        if !self.live().contains_key(key) {
            return;
        }
        // One that is just being loaded may have been read before it was removed.
        if let Ok(table) = self.open(key).await {
            self.forget(key, &table);
            // If it has ended already, all the better.
            let _ = table.send(Command::Reload).await;
        }
    }

    /// Wakes tables whose clocks are about to run out.
    pub async fn keep_time(self: Arc<Self>) {
        loop {
            let now = self.clock.now();
            match self.store.due(now + Self::AHEAD, 1000).await {
                Ok(due) => {
                    for key in due {
                        if let Err(error) = self.open(&key).await {
                            tracing::warn!(error = error.code(), "a table with a clock sleeps on");
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "nobody knows whose time runs out"),
            }
            self.clock.until(now + Self::AHEAD / 3).await;
        }
    }

    /// Somebody is asked and does not look. Nobody waits for this.
    pub fn asked(&self, turn: Turn) {
        if self.turns.try_send(turn).is_err() {
            // Too many wait already: this one is lost, the next turn is told again.
            self.metrics.notices_dropped.up();
        }
    }

    /// The lobby shows something else.
    pub fn lobby_changed(&self) {
        self.lobby.send_modify(|version| *version += 1);
    }

    /// The own tables of these people show something else.
    pub fn people_changed(&self, people: &[i64]) {
        if self.people.receiver_count() > 0 && !people.is_empty() {
            // Nobody hears it only if nobody listens any more.
            let _ = self.people.send(people.into());
        }
    }

    /// Lets every table end.
    pub fn close(&self) {
        self.live().clear();
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.live.lock().expect("nothing panics while it holds the map")
    }
}
