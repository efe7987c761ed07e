//! A database as a store: who writes, who reads, and what shares a commit.
//!
//! Every thread has a connection of its own: one writes, some share the short reads, and one does the long
//! reads (exports, lists of everything), so that they never stand in front of play. The writer commits everything that queued up while the last commit was on its way to disk in one
//! transaction, so that many tables wait for the disk once.

use std::{
    collections::HashMap,
    mem,
    sync::{Arc, Mutex, PoisonError},
    thread::JoinHandle,
    time::{Duration, Instant},
};

use tokio::sync::{mpsc, oneshot};

use crate::{
    Act, Actor, Answer, Change, Credentials, Forgotten, LogRow, NewSession, NewTable, Notices,
    OwnTable, Placing, Played, SessionRow, SetAside, Store, StoreError, Stored, Strength, TableRow,
    User, UserRow, admin, keep,
    lock::FileLock,
    names, people, repair,
    sql::{Link, NewEntry, NewStanding, Purpose, Standing},
    tables,
};

/// At most so many jobs share one commit.
const BATCH: u32 = 1024;

/// How many jobs may queue up before callers wait.
const QUEUE: usize = 4096;

/// Of so many tables the writer remembers how far they have come.
const HEADS: usize = 65_536;

/// From so many jobs per second on it is worth while to wait for some more before a commit,
const BUSY: f64 = 4000.0;

/// until about so many share it,
const SHARE: f64 = 256.0;

/// but never longer than this.
const PAUSE: Duration = Duration::from_millis(16);

/// The house remembers under this name when writing was last tried.
const PROBE: &str = "probe";

/// How long it takes until the writer notices that more or fewer jobs come.
const NOTICE: Duration = Duration::from_millis(50);

type Connection = dyn Link;

/// Something to do with a connection; without one it is only told why there is none.
type Work = Box<dyn FnOnce(Result<&mut Connection, StoreError>) -> Reply + Send>;

enum Job {
    Work(Work),
    /// The most frequent of all.
    Append(Append),
    /// Work that may change tables: nothing that is remembered of them counts afterwards.
    Alone(Work),
    /// Makes sure that deleted content is nowhere in the files any more.
    Scrub(oneshot::Sender<Result<(), StoreError>>),
}

struct Append {
    table: i64,
    change: Change,
    tell: oneshot::Sender<Result<(), StoreError>>,
}

impl Append {
    /// Whether there are nothing but entries.
    fn plain(&self) -> bool {
        let Change { members, players, ending, .. } = &self.change;
        members.is_none() && players.is_none() && ending.is_none()
    }
}

/// Tells the caller what came of his job, once it is known whether it was committed. Whoever asked may
/// have gone; the work is done all the same.
enum Reply {
    Work(Box<dyn FnOnce(Result<(), StoreError>) + Send>),
    Append(oneshot::Sender<Result<(), StoreError>>, Result<(), StoreError>),
}

impl Reply {
    fn send(self, committed: Result<(), StoreError>) {
        match self {
            Self::Work(tell) => tell(committed),
            Self::Append(tell, done) => drop(tell.send(committed.and(done))),
        }
    }
}

/// A database as a store. [`Place::open`](crate::Place::open) makes one.
pub struct Database {
    writer: Worker,
    reader: Worker,
    long_reader: Worker,
    /// Given back after the writer has ended: fields are dropped in their order.
    lock: Option<FileLock>,
}

struct Worker {
    /// `None` only while it is dropped.
    jobs: Option<mpsc::Sender<Job>>,
    threads: Vec<JoinHandle<()>>,
}

/// How many threads share the short reads.
fn reader_count() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 4)
}

impl Database {
    pub(crate) fn start<L: Link + 'static>(
        connect: impl Fn(Purpose) -> Result<L, StoreError> + Clone + Send + 'static,
        prepare: impl FnOnce(&mut L) -> Result<(), StoreError> + Send + 'static,
        lock: Option<FileLock>,
    ) -> Result<Self, StoreError> {
        let open = connect.clone();
        let writing = move || {
            let mut link = open(Purpose::Write)?;
            prepare(&mut link)?;
            Ok(link)
        };
        let reading = move || connect(Purpose::Read);
        Ok(Self {
            writer: Worker::start("store-writer", writing, write)?,
            reader: Worker::start_readers("store-reader", reader_count(), &reading)?,
            long_reader: Worker::start_readers("store-long-reader", 1, &reading)?,
            lock,
        })
    }

    /// Lets a server have the file, if the right to serve it is held.
    pub(crate) fn release(&self) -> Result<(), StoreError> {
        self.lock.as_ref().map_or(Ok(()), FileLock::release)
    }

    /// A job that fails takes back its own half only, not that of the others in the same commit.
    fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        self.writer.ask(move |link| savepoint(link, job))
    }

    fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        self.reader.ask(job)
    }

    /// Reads what may take long.
    fn read_long<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        self.long_reader.ask(job)
    }

    /// Writes what may change tables behind the back of the writer.
    fn write_alone<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let (tell, answer) = oneshot::channel();
        let work: Work = Box::new(move |link| {
            let done = link.and_then(|link| savepoint(link, job));
            Reply::Work(Box::new(move |committed| drop(tell.send(committed.and(done)))))
        });
        give(self.writer.jobs.as_ref(), Job::Alone(work), answer)
    }

    fn scrub(&self) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        give(self.writer.jobs.as_ref(), Job::Scrub(tell), answer)
    }
}

impl Worker {
    /// The connection is made by the thread that uses it.
    fn start<L: Link + 'static>(
        name: &str,
        connect: impl FnOnce() -> Result<L, StoreError> + Send + 'static,
        work: impl FnOnce(&mut Connection, mpsc::Receiver<Job>) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let work = move |link: &mut Connection| work(link, queue);
        Ok(Self { jobs: Some(jobs), threads: vec![begin(name, connect, work)?] })
    }

    /// Several threads that share a queue: whichever is free takes the next job.
    fn start_readers<L: Link + 'static>(
        name: &str,
        count: usize,
        connect: &(impl Fn() -> Result<L, StoreError> + Clone + Send + 'static),
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        let start = |_| {
            let queue = queue.clone();
            begin(name, connect.clone(), move |link: &mut Connection| read(link, &queue))
        };
        let threads = (0..count).map(start).collect::<Result<_, _>>()?;
        Ok(Self { jobs: Some(jobs), threads })
    }

    fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        ask(self.jobs.as_ref(), job)
    }
}

/// Starts a thread with a connection that the thread makes itself.
fn begin<L: Link + 'static>(
    name: &str,
    connect: impl FnOnce() -> Result<L, StoreError> + Send + 'static,
    work: impl FnOnce(&mut Connection) + Send + 'static,
) -> Result<JoinHandle<()>, StoreError> {
    {
        let (tell, begun) = std::sync::mpsc::channel();
        let run = move || match connect() {
            Ok(mut link) => {
                drop(tell.send(Ok(())));
                work(&mut link);
            }
            Err(error) => drop(tell.send(Err(error))),
        };
        let thread = std::thread::Builder::new()
            .name(name.to_owned())
            .spawn(run)
            .map_err(|error| StoreError::Database(error.to_string()))?;
        begun.recv().map_err(|_| StoreError::Closed)??;
        Ok(thread)
    }
}

fn ask<T: Send + 'static>(
    jobs: Option<&mpsc::Sender<Job>>,
    job: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
) -> Answer<T> {
    let (tell, answer) = oneshot::channel();
    let work: Work = Box::new(move |link| {
        let done = link.and_then(job);
        Reply::Work(Box::new(move |committed| drop(tell.send(committed.and(done)))))
    });
    give(jobs, Job::Work(work), answer)
}

fn give<T: Send + 'static>(
    jobs: Option<&mpsc::Sender<Job>>,
    job: Job,
    answer: oneshot::Receiver<Result<T, StoreError>>,
) -> Answer<T> {
    // At once if there is room, whether or not the caller waits for the answer yet.
    let waiting = jobs.and_then(|jobs| match jobs.try_reserve() {
        Ok(place) => {
            place.send(job);
            None
        }
        Err(_) => Some((jobs.clone(), job)),
    });
    Box::pin(async move {
        if let Some((jobs, job)) = waiting {
            jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        }
        answer.await.map_err(|_| StoreError::Closed)?
    })
}

impl Drop for Worker {
    /// Waits until everything that was asked for is done.
    fn drop(&mut self) {
        self.jobs = None;
        for thread in self.threads.drain(..) {
            // A panic of the thread has been printed; there is nothing to add.
            let _ = thread.join();
        }
    }
}

fn read(link: &mut Connection, queue: &Mutex<mpsc::Receiver<Job>>) {
    // Whoever waits for a job holds the lock; it is free again before the job is done.
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
    while let Some(job) = next() {
        match link.come_back() {
            Ok(()) => run(job, Ok(link)).send(Ok(())),
            Err(error) => run(job, Err(error)).send(Ok(())),
        }
    }
}

/// Does a job, or tells why nothing can be done.
fn run(job: Job, link: Result<&mut Connection, StoreError>) -> Reply {
    match (job, link) {
        (Job::Work(work) | Job::Alone(work), link) => work(link),
        (Job::Append(Append { tell, .. }) | Job::Scrub(tell), Err(error)) => {
            Reply::Append(tell, Err(error))
        }
        (Job::Append(append), Ok(link)) => {
            let done = savepoint(link, |link| tables::append(link, append.table, &append.change));
            Reply::Append(append.tell, done)
        }
        // Only the writer has a log, and takes care of it itself.
        (Job::Scrub(tell), Ok(_)) => Reply::Append(tell, Ok(())),
    }
}

/// How fast jobs come. A commit costs the same for one change as for many, so that a busy house is better
/// off with fewer of them; people who play alone never wait.
#[derive(Default)]
struct Pace {
    per_second: f64,
}

impl Pace {
    /// So many jobs came within this time. Longer times count for more.
    fn note(&mut self, jobs: u32, time: Duration) {
        let time = time.as_secs_f64().max(1e-6);
        let weight = (time / NOTICE.as_secs_f64()).min(1.0);
        self.per_second += (f64::from(jobs) / time - self.per_second) * weight;
    }

    /// How long to wait before the next commit.
    fn pause(&self) -> Option<Duration> {
        (self.per_second >= BUSY)
            .then(|| Duration::from_secs_f64(SHARE / self.per_second).min(PAUSE))
    }
}

/// Commits everything that queued up during the last commit in one transaction.
fn write(link: &mut Connection, mut queue: mpsc::Receiver<Job>) {
    let mut heads = HashMap::new();
    let mut pace = Pace::default();
    let mut since = Instant::now();
    let mut scrub_due = false;
    while let Some(first) = queue.blocking_recv() {
        if let Some(pause) = pace.pause() {
            std::thread::sleep(pause);
        }
        let mut commit = match Commit::begin(link, &mut heads) {
            Ok(commit) => commit,
            Err(error) => {
                run(first, Err(error)).send(Ok(()));
                continue;
            }
        };
        let mut appends = Vec::new();
        let mut next = Some(first);
        let mut taken = 0;
        let mut scrubs = Vec::new();
        while let Some(job) = next {
            match job {
                Job::Scrub(tell) => scrubs.push(tell),
                Job::Append(append) if append.plain() => appends.push(append),
                job => {
                    // What was asked for first is done first.
                    commit.append(mem::take(&mut appends));
                    commit.alone(job);
                }
            }
            taken += 1;
            next = if taken < BATCH { queue.try_recv().ok() } else { None };
        }
        commit.append(appends);
        commit.end();
        if scrub_due || !scrubs.is_empty() {
            // Readers in the way do not hold up whoever waits; the next commit tries again.
            let scrubbed = link.scrub();
            scrub_due = !matches!(scrubbed, Ok(true));
            for tell in scrubs {
                drop(tell.send(scrubbed.clone().map(drop)));
            }
        }
        pace.note(taken, since.elapsed());
        since = Instant::now();
    }
}

/// How far a table has come, as the writer remembers it.
struct Head {
    version: u32,
    /// `None`: not known, because it was never written by us.
    standing: Option<Standing>,
}

/// A transaction on its way.
struct Commit<'a> {
    link: &'a mut Connection,
    /// Only what was last written by us: whatever does not fit to it is checked with the database.
    heads: &'a mut HashMap<i64, Head>,
    replies: Vec<Reply>,
    /// Why the transaction cannot be committed whatever comes.
    failed: Option<StoreError>,
}

impl<'a> Commit<'a> {
    fn begin(
        link: &'a mut Connection,
        heads: &'a mut HashMap<i64, Head>,
    ) -> Result<Self, StoreError> {
        link.begin()?;
        Ok(Self { link, heads, replies: Vec::new(), failed: None })
    }

    /// Does a job that shares nothing but the transaction.
    fn alone(&mut self, job: Job) {
        if let Some(error) = &self.failed {
            self.replies.push(run(job, Err(error.clone())));
            return;
        }
        let reply = match job {
            Job::Work(_) | Job::Scrub(_) => run(job, Ok(&mut *self.link)),
            Job::Alone(work) => {
                self.heads.clear();
                work(Ok(&mut *self.link))
            }
            Job::Append(append) => {
                self.heads.remove(&append.table);
                let done = self.append_alone(append.table, &append.change);
                Reply::Append(append.tell, done)
            }
        };
        self.replies.push(reply);
    }

    fn append_alone(&mut self, table: i64, change: &Change) -> Result<(), StoreError> {
        savepoint(self.link, |link| tables::append(link, table, change))
    }

    /// Appends to many tables at once.
    fn append(&mut self, appends: Vec<Append>) {
        if appends.is_empty() {
            return;
        }
        // A savepoint copies every page it may have to bring back; a transaction that has done nothing
        // else yet can be begun again instead.
        let first = self.replies.is_empty();
        let begun = if first { Ok(()) } else { self.link.control("SAVEPOINT job") };
        let done = begun.and_then(|()| self.append_all(&appends));
        let ended = match (&done, first) {
            (Ok(_), true) => Ok(()),
            (Ok(_), false) => self.link.control("RELEASE SAVEPOINT job"),
            (Err(_), true) => self.begin_again(),
            (Err(_), false) => {
                let back = self.link.control("ROLLBACK TO SAVEPOINT job");
                back.and_then(|()| self.link.control("RELEASE SAVEPOINT job"))
            }
        };
        if let Err(error) = ended {
            self.failed.get_or_insert(error);
        }
        if let Ok(results) = done {
            let replies = appends.into_iter().zip(results);
            self.replies.extend(replies.map(|(it, done)| Reply::Append(it.tell, done)));
        } else {
            // One of them is to blame: each for itself.
            self.heads.clear();
            for append in appends {
                self.alone(Job::Append(append));
            }
        }
    }

    fn begin_again(&mut self) -> Result<(), StoreError> {
        self.link.control("ROLLBACK")?;
        self.link.begin()
    }

    /// What becomes of each. An error says that nothing is certain.
    fn append_all(
        &mut self,
        appends: &[Append],
    ) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut results = Vec::with_capacity(appends.len());
        let mut group = Group::default();
        if self.heads.len() + appends.len() > HEADS {
            self.heads.clear();
        }
        for Append { table, change, .. } in appends {
            let head = match self.heads.get_mut(table) {
                Some(head) if head.version == change.version => head,
                // The database does not know yet what comes before it.
                _ if group.places.contains_key(table) => {
                    results.push(Err(StoreError::Conflict));
                    continue;
                }
                _ => {
                    let version = tables::version(self.link, *table)?;
                    if version != change.version {
                        results.push(Err(StoreError::Conflict));
                        continue;
                    }
                    let head = Head { version, standing: None };
                    self.heads.entry(*table).insert_entry(head).into_mut()
                }
            };
            let standing = tables::standing(change);
            let quiet = head.standing.is_some_and(|before| before.indexed_as(&standing));
            head.version = change.version + change.entries.len() as u32;
            head.standing = Some(standing);
            group.direct(*table, change, standing, quiet);
            results.push(Ok(()));
        }
        group.write(self.link)?;
        Ok(results)
    }

    /// Commits and tells everybody. If the connection breaks before the answer came, nobody is told that
    /// anything is safe.
    fn end(self) {
        let committed = match self.failed {
            Some(error) => Err(error),
            None => self.link.control("COMMIT"),
        };
        if committed.is_err() {
            // A commit that failed may have left the transaction open.
            let _ = self.link.control("ROLLBACK");
            self.heads.clear();
        }
        for reply in self.replies {
            reply.send(committed.clone());
        }
    }
}

/// What is written to many tables with one call.
#[derive(Default)]
struct Group<'a> {
    changes: Vec<(i64, &'a Change)>,
    /// Of a table that changes more than once only the last counts.
    places: HashMap<i64, usize>,
    standings: Vec<NewStanding>,
}

impl<'a> Group<'a> {
    fn direct(&mut self, table: i64, change: &'a Change, standing: Standing, quiet: bool) {
        self.changes.push((table, change));
        if let Some(&place) = self.places.get(&table) {
            let quiet = quiet && self.standings[place].quiet;
            self.standings[place] = NewStanding { table, standing, quiet };
        } else {
            self.places.insert(table, self.standings.len());
            self.standings.push(NewStanding { table, standing, quiet });
        }
    }

    fn write(&self, link: &mut Connection) -> Result<(), StoreError> {
        if self.standings.is_empty() {
            return Ok(());
        }
        let changed = self.changes.iter().flat_map(|&(table, change)| {
            let bodies = change.entries.iter().map(String::as_str);
            let entry = move |(version, body)| NewEntry { table, version, at: change.at, body };
            (change.version + 1..).zip(bodies).map(entry)
        });
        let entries: Vec<NewEntry<'_>> = changed.collect();
        tables::write(link, &entries, &self.standings)
    }
}

/// A job that fails takes back its own half only.
fn savepoint<T>(
    link: &mut Connection,
    job: impl FnOnce(&mut Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    link.control("SAVEPOINT job")?;
    let done = job(link);
    if done.is_err() {
        link.control("ROLLBACK TO SAVEPOINT job")?;
    }
    link.control("RELEASE SAVEPOINT job")?;
    done
}

impl Store for Database {
    fn create_user(&self, name: String, skeleton: String, session: NewSession) -> Answer<User> {
        self.write(move |link| people::create_user(link, &name, &skeleton, &session))
    }

    fn create_account(&self, account: Credentials, session: NewSession) -> Answer<User> {
        self.write(move |link| people::create_account(link, &account, &session))
    }

    fn keep_account(&self, user: i64, account: Credentials, session: NewSession) -> Answer<User> {
        self.write(move |link| people::keep_account(link, user, &account, &session))
    }

    fn account(&self, login: String) -> Answer<Option<(User, String)>> {
        self.read(move |link| people::account(link, &login))
    }

    fn password_of(&self, user: i64) -> Answer<Option<String>> {
        self.read(move |link| people::password_of(link, user))
    }

    fn name_in_use(&self, skeleton: String) -> Answer<bool> {
        self.read(move |link| names::in_use(link, &skeleton))
    }

    fn names_after(&self, user: i64, limit: u32) -> Answer<Vec<(i64, String)>> {
        self.read(move |link| names::names_after(link, user, limit))
    }

    fn guests_called(&self, skeleton: String, limit: u32) -> Answer<Vec<(i64, String)>> {
        self.read(move |link| names::guests_called(link, &skeleton, limit))
    }

    fn set_skeletons(&self, skeletons: Vec<(i64, String)>) -> Answer<()> {
        self.write(move |link| names::set_skeletons(link, &skeletons))
    }

    fn user(&self, id: i64) -> Answer<Option<User>> {
        self.read(move |link| people::user(link, id))
    }

    fn rename(&self, user: i64, name: String, skeleton: String) -> Answer<()> {
        self.write(move |link| people::rename(link, user, &name, &skeleton))
    }

    fn set_password(&self, user: i64, password: String, but: [u8; 32]) -> Answer<()> {
        self.write(move |link| people::set_password(link, user, &password, but))
    }

    fn forget(&self, user: i64, rewritten: Forgotten) -> Answer<()> {
        // Entries that name the user are written anew where they are filed.
        let forgotten = self.write_alone(move |link| people::forget(link, user, &rewritten));
        let scrubbed = self.scrub();
        Box::pin(async move {
            forgotten.await?;
            scrubbed.await
        })
    }

    fn open_session(&self, user: i64, session: NewSession) -> Answer<()> {
        self.write(move |link| people::open_session(link, user, &session))
    }

    fn user_of(&self, token_hash: [u8; 32]) -> Answer<Option<(User, i64)>> {
        self.read(move |link| people::user_of(link, token_hash))
    }

    fn touch_session(&self, token_hash: [u8; 32], at: i64) -> Answer<()> {
        self.write(move |link| people::touch_session(link, token_hash, at))
    }

    fn sessions_of(&self, user: i64) -> Answer<Vec<SessionRow>> {
        self.read(move |link| people::sessions_of(link, user))
    }

    fn end_session(&self, token_hash: [u8; 32]) -> Answer<()> {
        self.write(move |link| people::end_session(link, token_hash))
    }

    fn create_table(&self, table: NewTable, change: Change) -> Answer<i64> {
        self.write(move |link| tables::create_table(link, &table, &change))
    }

    fn append(&self, table: i64, change: Change) -> Answer<()> {
        let (tell, answer) = oneshot::channel();
        give(self.writer.jobs.as_ref(), Job::Append(Append { table, change, tell }), answer)
    }

    fn load(&self, key: String) -> Answer<Option<Stored>> {
        self.read(move |link| tables::load(link, &key))
    }

    fn lobby(&self, limit: u32) -> Answer<Vec<TableRow>> {
        self.read(move |link| tables::lobby(link, limit))
    }

    fn tables_of(&self, user: i64, limit: u32) -> Answer<Vec<OwnTable>> {
        self.read(move |link| tables::tables_of(link, user, limit))
    }

    fn tables_naming(&self, user: i64) -> Answer<Vec<String>> {
        self.read_long(move |link| tables::tables_naming(link, user))
    }

    fn load_long(&self, key: String) -> Answer<Option<Stored>> {
        self.read_long(move |link| tables::load(link, &key))
    }

    fn made_by(&self, host: i64) -> Answer<u32> {
        self.read(move |link| tables::made_by(link, host))
    }

    fn placings(&self, table: i64) -> Answer<Vec<Placing>> {
        self.read(move |link| tables::placings(link, table))
    }

    fn unfinished_of(&self, hosts: Vec<i64>) -> Answer<Vec<u32>> {
        self.read(move |link| tables::unfinished_of(link, &hosts))
    }

    fn removed(&self, keys: Vec<String>) -> Answer<Vec<String>> {
        self.read_long(move |link| tables::removed(link, keys))
    }

    fn due(&self, before: i64, limit: u32) -> Answer<Vec<String>> {
        self.read(move |link| tables::due(link, before, limit))
    }

    fn note(&self, user: i64, table: i64) -> Answer<Option<String>> {
        self.read(move |link| keep::note(link, user, table))
    }

    fn set_note(&self, user: i64, table: i64, text: String) -> Answer<()> {
        self.write(move |link| keep::set_note(link, user, table, &text))
    }

    fn notes_of(&self, user: i64) -> Answer<Vec<(String, String)>> {
        self.read(move |link| keep::notes_of(link, user))
    }

    fn played_by(&self, user: i64, limit: u32) -> Answer<Vec<Played>> {
        self.read(move |link| tables::played_by(link, user, limit))
    }

    fn strengths_of(&self, user: i64) -> Answer<Vec<Strength>> {
        self.read(move |link| tables::strengths_of(link, user))
    }

    fn muted_by(&self, user: i64) -> Answer<Vec<User>> {
        self.read(move |link| keep::muted_by(link, user))
    }

    fn set_muted(&self, user: i64, other: i64, muted: bool) -> Answer<()> {
        self.write(move |link| keep::set_muted(link, user, other, muted))
    }

    fn notices_of(&self, user: i64) -> Answer<Option<Notices>> {
        self.read(move |link| keep::notices_of(link, user))
    }

    fn set_notices(&self, user: i64, notices: Option<Notices>) -> Answer<()> {
        self.write(move |link| keep::set_notices(link, user, notices.as_ref()))
    }

    fn digests_due(&self, before: i64, limit: u32) -> Answer<Vec<i64>> {
        self.read(move |link| keep::digests_due(link, before, limit))
    }

    fn users(&self, limit: u32) -> Answer<Vec<UserRow>> {
        self.read_long(move |link| people::users(link, limit))
    }

    fn tables(&self, limit: u32) -> Answer<Vec<TableRow>> {
        self.read_long(move |link| tables::tables(link, limit))
    }

    fn administer(&self, actor: Actor, act: Act) -> Answer<Vec<String>> {
        self.write_alone(move |link| admin::administer(link, actor, &act))
    }

    fn admin_log(&self, limit: u32) -> Answer<Vec<LogRow>> {
        self.read_long(move |link| admin::log(link, limit))
    }

    fn reset_password(&self, hash: [u8; 32], at: i64, password: String) -> Answer<Option<i64>> {
        self.write(move |link| admin::reset_password(link, hash, at, &password))
    }

    fn integrity(&self) -> Answer<Vec<String>> {
        #[expect(clippy::redundant_closure, reason = "its lifetimes are more general")]
        self.read_long(|link| repair::integrity(link))
    }

    fn set_aside(&self) -> Answer<Vec<SetAside>> {
        #[expect(clippy::redundant_closure, reason = "its lifetimes are more general")]
        self.read_long(|link| repair::set_aside(link))
    }

    fn damaged(&self) -> Answer<Vec<(String, String)>> {
        #[expect(clippy::redundant_closure, reason = "its lifetimes are more general")]
        self.read_long(|link| repair::damaged(link))
    }

    fn mend(&self, table: i64, change: Change, reason: String) -> Answer<u32> {
        self.write_alone(move |link| repair::mend(link, table, &change, &reason))
    }

    fn settle(&self) -> Answer<()> {
        #[expect(clippy::redundant_closure, reason = "its lifetimes are more general")]
        self.write(|link| repair::settle(link))
    }

    fn probe(&self) -> Answer<()> {
        self.write(|link| keep::set_house(link, PROBE, Some(&people::now().to_string())))
    }

    fn house(&self, name: String) -> Answer<Option<String>> {
        self.read(move |link| keep::house(link, &name))
    }

    fn set_house(&self, name: String, value: Option<String>) -> Answer<()> {
        self.write(move |link| keep::set_house(link, &name, value.as_deref()))
    }

    fn ping(&self) -> Answer<()> {
        self.read(|link| link.query("SELECT 1", &[], &mut |_| Ok(())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_busy_house_waits_for_more_to_share_a_commit() {
        let mut pace = Pace::default();
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
        // Somebody who comes after a quiet moment.
        pace.note(1, NOTICE);
        assert_eq!(pace.pause(), None);
    }
}
