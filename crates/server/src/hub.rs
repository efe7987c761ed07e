//! The live tables: loaded when somebody comes, unloaded when nobody is there.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use signoria_registry::Budget;
use signoria_store::Store;
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot};

use crate::{
    error::Error,
    metrics::Metrics,
    table::{Command, Task, load},
};

/// How many commands may wait for a table.
const QUEUE: usize = 64;

type Slot = Arc<OnceCell<mpsc::Sender<Command>>>;

/// The live tables by name.
pub struct Hub {
    pub store: Arc<dyn Store>,
    pub idle: Duration,
    pub budget: Budget,
    pub metrics: Arc<Metrics>,
    /// As many bots think at once as there are processors.
    pub thinkers: Arc<Semaphore>,
    connections: AtomicU64,
    live: Mutex<HashMap<String, Slot>>,
}

impl Hub {
    pub fn new(
        store: Arc<dyn Store>,
        idle: Duration,
        budget: Budget,
        metrics: Arc<Metrics>,
    ) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Arc::new(Semaphore::new(processors));
        Self {
            store,
            idle,
            budget,
            metrics,
            thinkers,
            connections: AtomicU64::new(0),
            live: Mutex::default(),
        }
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

    /// Lets every table end.
    pub fn close(&self) {
        self.live().clear();
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.live.lock().expect("nothing panics while it holds the map")
    }
}
