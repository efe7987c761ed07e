//! The live tables: loaded on demand, unloaded when they have no connections.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use signoria_registry::Budget;
use signoria_store::{Store, StoreError};
use tokio::{
    sync::{OnceCell, OwnedMutexGuard, broadcast, mpsc, oneshot, watch},
    task::JoinSet,
};

use crate::{
    Config,
    acting::Acting,
    clock::Clock,
    cluster::Member,
    error::Error,
    fair::Owner,
    limit::Buckets,
    metrics::Metrics,
    notifications::TurnAlert,
    table::{Command, TableTask, load},
    thinkers::Thinkers,
};

/// Capacity of the command queue of a table.
const QUEUE: usize = 64;

/// Maximum number of users whose household is remembered.
const MAX_HOUSEHOLDS: usize = 100_000;

/// How long tables may take to finish their commands when this node ends.
const DRAIN: Duration = Duration::from_secs(2);

type Slot = Arc<OnceCell<mpsc::Sender<Command>>>;

/// How many hints a user gets, and all users of a household together.
pub struct HintLimits {
    of_users: Buckets,
    of_households: Buckets,
}

impl HintLimits {
    pub fn take(&self, user: i64, household: &str) -> bool {
        self.of_users.take(&user.to_string()) && self.of_households.take(household)
    }
}

/// The live tables by id.
pub struct Hub {
    pub store: Arc<Store>,
    pub idle: Duration,
    pub budget: Budget,
    pub clock: Clock,
    /// Increases whenever the lobby changes.
    pub lobby: watch::Sender<u64>,
    /// The users whose own tables have changed.
    pub people: broadcast::Sender<Arc<[i64]>>,
    pub metrics: Arc<Metrics>,
    /// Turns of players who are not connected.
    turns: mpsc::Sender<TurnAlert>,
    /// The threads of bots.
    pub thinkers: Thinkers,
    /// Limits of hints, and of the advice in guided games.
    pub hints: HintLimits,
    pub lesson_hints: HintLimits,
    /// Commands of users that are under way.
    pub acting: Arc<Acting>,
    connections: AtomicU64,
    live: Mutex<HashMap<String, Slot>>,
    /// The last household of each user. Never stored or logged.
    households: Mutex<HashMap<i64, IpAddr>>,
    /// Users who have created tables, by household. Never stored or logged.
    makers: Mutex<HashMap<IpAddr, HashSet<i64>>>,
    /// Who makes a table just now: one at a time for each user and household.
    making: Making,
    /// Running tables without a person, by host.
    bot_tables: Mutex<HashMap<i64, u32>>,
    bot_tables_per_user: u32,
    /// This process as a node; `None` on `SQLite`.
    pub member: Option<Arc<Member>>,
}

/// Who makes tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Maker {
    Household(IpAddr),
    User(i64),
}

/// One lock for each maker who makes a table just now.
#[derive(Default)]
struct Making(Mutex<HashMap<Maker, Weak<tokio::sync::Mutex<()>>>>);

impl Making {
    async fn begin(&self, maker: Maker) -> OwnedMutexGuard<()> {
        let lock = {
            let mut locks = self.0.lock().expect("nothing panics while it holds the map");
            if let Some(lock) = locks.get(&maker).and_then(Weak::upgrade) {
                lock
            } else {
                locks.retain(|_, lock| lock.strong_count() > 0);
                let lock = Arc::default();
                locks.insert(maker, Arc::downgrade(&lock));
                lock
            }
        };
        lock.lock_owned().await
    }
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
    /// A table whose clock runs out within this time, in milliseconds, stays loaded.
    pub const AHEAD: i64 = 90_000;

    pub fn new(
        store: Arc<Store>,
        config: &Config,
        metrics: Arc<Metrics>,
        turns: mpsc::Sender<TurnAlert>,
        member: Option<Arc<Member>>,
    ) -> Self {
        Self {
            member,
            store,
            idle: config.idle,
            budget: Budget { time: Some(config.bot_time), ..Budget::default() },
            clock: config.clock.clone(),
            lobby: watch::Sender::new(0),
            people: broadcast::Sender::new(1024),
            metrics,
            turns,
            thinkers: Thinkers::new(),
            hints: HintLimits {
                of_users: Buckets::new(5, 0.2),
                of_households: Buckets::new(20, 0.5),
            },
            lesson_hints: HintLimits {
                of_users: Buckets::new(20, 2.0),
                of_households: Buckets::new(60, 5.0),
            },
            acting: Arc::default(),
            connections: AtomicU64::new(0),
            live: Mutex::default(),
            households: Mutex::default(),
            makers: Mutex::default(),
            making: Making::default(),
            bot_tables: Mutex::default(),
            bot_tables_per_user: config.bot_tables_per_user,
        }
    }

    /// Remembers the household of a user.
    pub fn came_from(&self, user: i64, household: IpAddr) {
        let mut households = self.households();
        if households.len() >= MAX_HOUSEHOLDS && !households.contains_key(&user) {
            // Active users are added again with their next request.
            households.clear();
        }
        households.insert(user, household);
    }

    /// The owner that work for a user is counted for.
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

    /// Waits until a user, and their household if it counts, may count their tables and make one more: two
    /// requests at once must not both take the last place.
    pub async fn make(&self, household: Option<IpAddr>, user: i64) -> impl Sized + Send + use<> {
        // Everyone waits for the household first, so that no two wait for each other.
        let household = match household {
            Some(household) => Some(self.making.begin(Maker::Household(household)).await),
            None => None,
        };
        (household, self.making.begin(Maker::User(user)).await)
    }

    /// The number of unfinished tables of the users of a household who created one since the server
    /// started; adds this user to them.
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
        let counts = self.store.count_unfinished(users.clone()).await?;
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

    /// Sends a command to a table and waits for the reply.
    pub async fn ask<T>(
        self: &Arc<Self>,
        key: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Error> {
        // A table may be unloaded between finding it and sending the command; then it is loaded
        // again.
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

    /// The command queue of a table; loads the table if needed.
    pub async fn open(self: &Arc<Self>, key: &str) -> Result<mpsc::Sender<Command>, Error> {
        for _ in 0..3 {
            let (slot, table) = self.load(key).await?;
            let kept = || self.live().get(key).is_some_and(|known| Arc::ptr_eq(known, &slot));
            if self.member.is_none() || kept() {
                return Ok(table);
            }
            // It was dropped while it was loaded: this node was silent, or drains. It may have ended already.
            let _ = table.try_send(Command::Reload);
        }
        Err(Error::Unavailable)
    }

    /// The place of a table in the map, and its command queue.
    async fn load(self: &Arc<Self>, key: &str) -> Result<(Slot, mpsc::Sender<Command>), Error> {
        // Ids that we did not generate are refused without a lookup.
        if key.len() != 32 || !key.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(Error::NotFound);
        }
        let slot = {
            let mut live = self.live();
            // A table that has ended is loaded again.
            if live.get(key).and_then(|slot| slot.get()).is_some_and(mpsc::Sender::is_closed) {
                live.remove(key);
            }
            live.entry(key.to_owned()).or_default().clone()
        };
        let loaded = slot.get_or_try_init(|| async {
            // It is read after it was taken: no other node changes it any more.
            let epoch = match &self.member {
                Some(member) => member.claim(&self.store, key).await?.map(|claim| {
                    if claim.from_dead {
                        self.metrics.takeovers.inc();
                    }
                    claim.epoch
                }),
                None => None,
            };
            let stored = self.store.load(key.to_owned()).await?.ok_or(Error::NotFound)?;
            // Replaying a long game takes milliseconds, so it runs on a blocking thread.
            let live = tokio::task::spawn_blocking(move || load(&stored))
                .await
                .map_err(|_| Error::Unavailable)??;
            // For tables stored while the system clock was ahead.
            let mut live = live;
            live.not_after(self.clock.now());
            let (commands, queue) = mpsc::channel(QUEUE);
            let task = TableTask::new(self.clone(), live, epoch, queue, commands.downgrade());
            let metrics = self.metrics.clone();
            tokio::spawn(async move {
                metrics.tables.inc();
                task.run().await;
                metrics.tables.dec();
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
        loaded.map(|table| (slot, table))
    }

    /// Removes a table that has ended from the map.
    fn forget(&self, key: &str, table: &mpsc::Sender<Command>) {
        let mut live = self.live();
        let same = |slot: &Slot| slot.get().is_some_and(|other| other.same_channel(table));
        if live.get(key).is_some_and(same) {
            live.remove(key);
        }
    }

    /// Removes a table from the map unless a command has just been sent to it.
    pub fn unload(&self, key: &str, queue: &mpsc::Receiver<Command>) -> bool {
        let mut live = self.live();
        let quiet = queue.is_empty();
        if quiet {
            live.remove(key);
        }
        quiet
    }

    /// A connection id that is never reused: a reloaded table must not confuse connections.
    pub fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Makes a loaded table, or one that is being loaded, read its entries again after a user was
    /// erased from them. Its connections stay open.
    pub async fn refresh(self: &Arc<Self>, key: &str) {
        let loaded = self.live().contains_key(key);
        if loaded && self.ask(key, |answer| Command::Refresh { answer }).await.is_err() {
            // It was unloaded, or is loaded again anyway.
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

    /// Ends a loaded table that was removed from the store. Its connections close.
    pub async fn reload(self: &Arc<Self>, key: &str) {
        if !self.live().contains_key(key) {
            return;
        }
        // A table that is just being loaded may have been read before it was removed.
        if let Ok(table) = self.open(key).await {
            self.forget(key, &table);
            // It may have ended already.
            let _ = table.send(Command::Reload).await;
        }
    }

    /// Loads tables whose clocks are about to run out.
    pub async fn run_deadlines(self: Arc<Self>) {
        loop {
            let now = self.clock.now();
            match self.store.tables_due(now + Self::AHEAD, 1000).await {
                Ok(due) => {
                    for key in due {
                        if let Err(error) = self.open(&key).await
                            && !matches!(error, Error::Elsewhere(_))
                        {
                            tracing::warn!(
                                error = error.code(),
                                "cannot load table before its deadline"
                            );
                        }
                    }
                }
                Err(error) => tracing::error!(%error, "cannot load table deadlines"),
            }
            // A node that ends may leave clocks behind.
            let nodes_changed = async {
                match &self.member {
                    Some(member) => drop(member.nodes().changed().await),
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = self.clock.until(now + Self::AHEAD / 3) => {}
                () = nodes_changed => {}
            }
        }
    }

    /// Whether this process is a node that must not serve now.
    pub fn is_silent(&self) -> bool {
        self.member.as_ref().is_some_and(|member| member.is_silent())
    }

    /// Waits for the store, unless this node must not serve any more.
    pub async fn unless_silent<T>(
        &self,
        stored: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let Some(member) = &self.member else { return stored.await };
        tokio::select! {
            biased;
            stored = stored => stored,
            () = member.silenced() => Err(StoreError::Closed),
        }
    }

    /// Ends all tables at once: another node may take them.
    pub fn silence(&self) {
        let tables: Vec<Slot> = self.live().drain().map(|(_, slot)| slot).collect();
        for table in tables.iter().filter_map(|slot| slot.get()) {
            // A table that is busy notices by itself.
            let _ = table.try_send(Command::Reload);
        }
    }

    /// Gives all tables back, after the commands that are under way; takes no others.
    pub async fn drain(&self) {
        let Some(member) = &self.member else { return };
        member.drain(self).await;
        let begun = tokio::time::Instant::now();
        while begun.elapsed() < DRAIN {
            let tables: Vec<Slot> = self.live().drain().map(|(_, slot)| slot).collect();
            let tables: Vec<_> = tables.iter().filter_map(|slot| slot.get().cloned()).collect();
            if tables.is_empty() {
                break;
            }
            let mut released = JoinSet::new();
            for table in tables {
                released.spawn(async move {
                    let (tell, answer) = oneshot::channel();
                    // It may have ended already.
                    if table.send(Command::Release { answer: tell }).await.is_ok() {
                        let _ = answer.await;
                    }
                });
            }
            let all = async { while released.join_next().await.is_some() {} };
            let _ = tokio::time::timeout_at(begun + DRAIN, all).await;
        }
    }

    /// Queues a notification for a player who is to act and not connected. Does not wait.
    pub fn asked(&self, turn: TurnAlert) {
        if self.turns.try_send(turn).is_err() {
            // The queue is full: this notification is dropped; the next turn sends another.
            self.metrics.notices_dropped.inc();
        }
    }

    /// Signals that the lobby has changed.
    pub fn lobby_changed(&self) {
        self.lobby.send_modify(|version| *version += 1);
    }

    /// Signals that the own tables of these users have changed.
    pub fn people_changed(&self, people: &[i64]) {
        if self.people.receiver_count() > 0 && !people.is_empty() {
            // Fails only without listeners.
            let _ = self.people.send(people.into());
        }
    }

    /// Ends all tables.
    pub fn close(&self) {
        self.live().clear();
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.live.lock().expect("nothing panics while it holds the map")
    }
}
