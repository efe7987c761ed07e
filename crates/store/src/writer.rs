//! Group commit: the writer commits everything that queued up while the last commit was on its way to disk in one
//! transaction, so that many tables wait for the disk once.

use std::{
    collections::HashMap,
    mem,
    time::{Duration, Instant},
};

use tokio::sync::{mpsc, oneshot};

use crate::{
    Change, StoreError,
    sql::{Connection, NewEntry, SummaryUpdate, TableSummary},
    store::Work,
    tables,
};

/// Maximum number of jobs in one commit.
const BATCH: u32 = 1024;

/// Maximum number of tables whose versions the writer remembers.
const MAX_HEADS: usize = 65_536;

/// Jobs per second above which the writer waits for more before a commit.
const BUSY: f64 = 4000.0;

/// Number of jobs that should share a commit under load.
const SHARE: f64 = 256.0;

/// Maximum time to wait for more jobs.
const PAUSE: Duration = Duration::from_millis(16);

/// Time constant of the measured arrival rate.
const NOTICE: Duration = Duration::from_millis(50);

/// A job of the writer.
#[expect(clippy::large_enum_variant, reason = "nearly all jobs are appends")]
pub enum WriteJob {
    Append(Append),
    Work(Work<Reply>),
    /// Work that may change tables: nothing that is remembered of them counts afterwards.
    Tables(Work<Reply>),
    /// Makes sure that deleted content is nowhere in the files any more.
    Scrub(oneshot::Sender<Result<(), StoreError>>),
}

impl WriteJob {
    /// Reports that nothing can be done.
    async fn fail(self, error: StoreError) {
        match self {
            Self::Append(Append { tell, .. }) | Self::Scrub(tell) => drop(tell.send(Err(error))),
            Self::Work(work) | Self::Tables(work) => work(Err(error)).await.send(Ok(())),
        }
    }
}

pub struct Append {
    pub table: i64,
    /// The epoch in which the caller owns the table; `None`: nodes are not used.
    pub epoch: Option<i64>,
    pub change: Change,
    pub tell: oneshot::Sender<Result<(), StoreError>>,
}

impl Append {
    /// Returns whether there is nothing but entries.
    fn is_plain(&self) -> bool {
        let Change { members, players, ending, .. } = &self.change;
        members.is_none() && players.is_none() && ending.is_none()
    }
}

/// The result of a job, which the caller gets once it is known whether it was committed. The caller may have gone; the
/// work is done all the same.
pub struct Reply(Box<dyn FnOnce(Result<(), StoreError>) + Send>);

impl Reply {
    pub fn new<T: Send + 'static>(
        tell: oneshot::Sender<Result<T, StoreError>>,
        done: Result<T, StoreError>,
    ) -> Self {
        Self(Box::new(move |committed| drop(tell.send(committed.and(done)))))
    }

    fn send(self, committed: Result<(), StoreError>) {
        (self.0)(committed);
    }
}

/// The arrival rate of jobs. A commit costs the same for one change as for many, so a busy server commits
/// less often; without load no job waits.
#[derive(Default)]
struct ArrivalRate {
    per_second: f64,
}

impl ArrivalRate {
    /// Records the number of jobs within a time. Longer times have more weight.
    fn note(&mut self, jobs: u32, time: Duration) {
        let time = time.as_secs_f64().max(1e-6);
        let weight = (time / NOTICE.as_secs_f64()).min(1.0);
        self.per_second += (f64::from(jobs) / time - self.per_second) * weight;
    }

    /// The time to wait before the next commit.
    fn pause(&self) -> Option<Duration> {
        (self.per_second >= BUSY)
            .then(|| Duration::from_secs_f64(SHARE / self.per_second).min(PAUSE))
    }
}

/// Writes until the queue is closed.
pub async fn run(mut connection: Connection, mut queue: mpsc::Receiver<WriteJob>) {
    let mut heads = HashMap::new();
    let mut rate = ArrivalRate::default();
    let mut since = Instant::now();
    let mut scrub_due = false;
    while let Some(first) = queue.recv().await {
        if let Some(pause) = rate.pause() {
            // The timer of the runtime counts whole milliseconds, and nothing else runs on this thread.
            std::thread::sleep(pause);
        }
        let mut commit = match Commit::begin(&mut connection, &mut heads).await {
            Ok(commit) => commit,
            Err(error) => {
                first.fail(error).await;
                continue;
            }
        };
        let mut appends = Vec::new();
        let mut next = Some(first);
        let mut taken = 0;
        let mut scrubs = Vec::new();
        while let Some(job) = next {
            match job {
                WriteJob::Scrub(tell) => scrubs.push(tell),
                WriteJob::Append(append) if append.is_plain() => appends.push(append),
                job => {
                    // What was asked for first is done first.
                    commit.append(mem::take(&mut appends)).await;
                    commit.single(job).await;
                }
            }
            taken += 1;
            next = if taken < BATCH { queue.try_recv().ok() } else { None };
        }
        commit.append(appends).await;
        commit.end().await;
        if scrub_due || !scrubs.is_empty() {
            // Readers in the way do not hold up the callers; the next commit tries again.
            let scrubbed = connection.scrub();
            scrub_due = !matches!(scrubbed, Ok(true));
            for tell in scrubs {
                drop(tell.send(scrubbed.clone().map(drop)));
            }
        }
        connection.release();
        rate.note(taken, since.elapsed());
        since = Instant::now();
    }
    connection.close().await;
}

/// The last version of a table, as the writer remembers it.
struct TableHead {
    version: u32,
    /// `None`: not known, because this writer has not written it.
    summary: Option<TableSummary>,
}

/// A transaction on its way.
struct Commit<'a> {
    connection: &'a mut Connection,
    /// Only what this writer wrote last: an append that does not fit it is checked with the database.
    heads: &'a mut HashMap<i64, TableHead>,
    replies: Vec<Reply>,
    /// Why the transaction cannot be committed.
    failed: Option<StoreError>,
}

impl<'a> Commit<'a> {
    async fn begin(
        connection: &'a mut Connection,
        heads: &'a mut HashMap<i64, TableHead>,
    ) -> Result<Self, StoreError> {
        connection.begin().await?;
        Ok(Self { connection, heads, replies: Vec::new(), failed: None })
    }

    /// Does a job that shares nothing but the transaction.
    async fn single(&mut self, job: WriteJob) {
        if let Some(error) = &self.failed {
            return job.fail(error.clone()).await;
        }
        let reply = match job {
            WriteJob::Work(work) => work(Ok(&mut *self.connection)).await,
            WriteJob::Tables(work) => {
                self.heads.clear();
                work(Ok(&mut *self.connection)).await
            }
            WriteJob::Append(Append { table, epoch, change, tell }) => {
                self.heads.remove(&table);
                let append = async |connection: &mut Connection| {
                    tables::append(connection, table, epoch, &change).await
                };
                Reply::new(tell, savepoint(self.connection, append).await)
            }
            WriteJob::Scrub(tell) => Reply::new(tell, Ok(())),
        };
        self.replies.push(reply);
    }

    /// Appends to many tables at once.
    async fn append(&mut self, appends: Vec<Append>) {
        if appends.is_empty() {
            return;
        }
        // A savepoint copies every page it may have to bring back; a transaction that has done nothing
        // else yet can be begun again instead.
        let first = self.replies.is_empty();
        let done = match self.begin_part(first).await {
            Ok(()) => self.append_all(&appends).await,
            Err(error) => Err(error),
        };
        if let Err(error) = self.end_part(first, done.is_ok()).await {
            self.failed.get_or_insert(error);
        }
        if let Ok(results) = done {
            let replies = appends.into_iter().zip(results);
            self.replies.extend(replies.map(|(it, done)| Reply::new(it.tell, done)));
        } else {
            // One of them is to blame: each by itself.
            self.heads.clear();
            for append in appends {
                self.single(WriteJob::Append(append)).await;
            }
        }
    }

    async fn begin_part(&mut self, first: bool) -> Result<(), StoreError> {
        if first { Ok(()) } else { self.connection.execute_control("SAVEPOINT job").await }
    }

    async fn end_part(&mut self, first: bool, done: bool) -> Result<(), StoreError> {
        match (done, first) {
            (true, true) => Ok(()),
            (false, true) => {
                self.connection.execute_control("ROLLBACK").await?;
                self.connection.begin().await
            }
            (done, false) => end_savepoint(self.connection, done).await,
        }
    }

    /// Returns what becomes of each. After an error nothing is certain.
    async fn append_all(
        &mut self,
        appends: &[Append],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut results = Vec::with_capacity(appends.len());
        let mut batch = AppendBatch::default();
        if self.heads.len() + appends.len() > MAX_HEADS {
            self.heads.clear();
        }
        for Append { table, epoch, change, .. } in appends {
            let head = match self.heads.get_mut(table) {
                Some(head) if head.version == change.version => head,
                // The database does not know yet what comes before it.
                _ if batch.places.contains_key(table) => {
                    results.push(Err(tables::conflict(self.connection, *table, *epoch).await?));
                    continue;
                }
                _ => {
                    let version = tables::version(self.connection, *table).await?;
                    if version != change.version {
                        results.push(Err(tables::conflict(self.connection, *table, *epoch).await?));
                        continue;
                    }
                    let head = TableHead { version, summary: None };
                    self.heads.entry(*table).insert_entry(head).into_mut()
                }
            };
            let summary = tables::summary(change);
            let index_unchanged = head.summary.is_some_and(|before| before.indexed_as(&summary));
            head.version = change.version + change.entries.len() as u32;
            head.summary = Some(summary);
            batch.add(
                change,
                SummaryUpdate { table: *table, epoch: *epoch, summary, index_unchanged },
            )?;
            results.push(Ok(()));
        }
        batch.write(self.connection).await?;
        Ok(results)
    }

    /// Commits and answers all callers. If the connection breaks before the answer came, no caller hears that anything
    /// is safe.
    async fn end(self) {
        let committed = match self.failed {
            Some(error) => Err(error),
            None => self.connection.execute_control("COMMIT").await,
        };
        if committed.is_err() {
            // A commit that failed may have left the transaction open.
            let _ = self.connection.execute_control("ROLLBACK").await;
            self.heads.clear();
        }
        for reply in self.replies {
            reply.send(committed.clone());
        }
    }
}

/// What is written to many tables with one call.
#[derive(Default)]
struct AppendBatch<'a> {
    changes: Vec<(i64, &'a Change)>,
    /// Of a table that changes more than once only the last counts.
    places: HashMap<i64, usize>,
    summaries: Vec<SummaryUpdate>,
}

impl<'a> AppendBatch<'a> {
    fn add(&mut self, change: &'a Change, mut update: SummaryUpdate) -> Result<(), StoreError> {
        let table = update.table;
        self.changes.push((table, change));
        let Some(&place) = self.places.get(&table) else {
            self.places.insert(table, self.summaries.len());
            self.summaries.push(update);
            return Ok(());
        };
        let before = &mut self.summaries[place];
        if before.epoch != update.epoch {
            // One of the two is fenced: each by itself.
            return Err(StoreError::Fenced);
        }
        update.index_unchanged &= before.index_unchanged;
        *before = update;
        Ok(())
    }

    async fn write(&self, connection: &mut Connection) -> Result<(), StoreError> {
        if self.summaries.is_empty() {
            return Ok(());
        }
        let changed = self.changes.iter().flat_map(|&(table, change)| {
            let bodies = change.entries.iter().map(String::as_str);
            let entry = move |(version, body)| NewEntry { table, version, at: change.at, body };
            (change.version + 1..).zip(bodies).map(entry)
        });
        let entries: Vec<NewEntry<'_>> = changed.collect();
        tables::write(connection, &entries, &self.summaries).await
    }
}

/// Does a job; if it fails, its own statements alone are undone.
pub async fn savepoint<T>(
    connection: &mut Connection,
    job: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection.execute_control("SAVEPOINT job").await?;
    let done = job(connection).await;
    end_savepoint(connection, done.is_ok()).await?;
    done
}

async fn end_savepoint(connection: &mut Connection, done: bool) -> Result<(), StoreError> {
    if !done {
        connection.execute_control("ROLLBACK TO SAVEPOINT job").await?;
    }
    connection.execute_control("RELEASE SAVEPOINT job").await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_busy_server_waits_to_share_a_commit() {
        let mut pace = ArrivalRate::default();
        let millisecond = Duration::from_millis(1);
        // A thousand people, now and then two at once.
        for _ in 0..100 {
            pace.note(1, millisecond);
            assert_eq!(pace.pause(), None);
            pace.note(2, millisecond);
            pace.note(1, millisecond * 2);
            assert_eq!(pace.pause(), None);
        }
        for _ in 0..200 {
            pace.note(12, millisecond);
        }
        let busy = pace.pause().expect("twelve thousand a second are many");
        assert!(busy > millisecond && busy <= PAUSE, "{busy:?}");
        for _ in 0..200 {
            pace.note(50, millisecond);
        }
        assert!(pace.pause().expect("and these are more") < busy, "enough come by themselves");
        // A single job after a quiet moment.
        pace.note(1, NOTICE);
        assert_eq!(pace.pause(), None);
    }
}
