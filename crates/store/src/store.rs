//! The store: which thread writes, which ones read, and how callers wait for them.
//!
//! The methods are in the modules of their subjects. Each hands a closure with its statements to one of three
//! queues: writes, short reads, and long reads (exports, lists of everything), so that long reads never stand in
//! front of play. A file has a thread per connection. A `PostgreSQL` database has one thread for the writer, one for
//! the short reads, which share a pool of connections, and one for the long reads.

use std::{
    pin::Pin,
    sync::{Arc, mpsc as blocking},
    thread::JoinHandle,
};

use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::{JoinSet, LocalSet},
};

use crate::{
    StoreError,
    lock::FileLock,
    place::Source,
    sql::{Connection, Purpose},
    writer::{self, Append, Reply, WriteJob},
};

/// How many jobs may queue up before callers wait.
const QUEUE: usize = 4096;

/// The result of a job, once it is there. The job is queued at once if there is room, whether or not the caller
/// waits for the result yet.
pub type StoreFuture<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A future that stays on its thread.
pub(crate) type LocalFuture<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// Work with a connection; without one it only reports why there is none.
pub(crate) type Work<T> =
    Box<dyn for<'a> FnOnce(Result<&'a mut Connection, StoreError>) -> LocalFuture<'a, T> + Send>;

type ReadJob = Work<()>;

/// A database: users, sessions, tables and everything else that outlives the process.
/// [`StoreLocation::open`](crate::StoreLocation::open) makes one.
pub struct Store {
    writer: Worker<WriteJob>,
    reader: Worker<ReadJob>,
    long_reader: Worker<ReadJob>,
    is_file: bool,
    /// Given back after the writer has ended: fields are dropped in their order.
    lock: Option<FileLock>,
}

impl Store {
    /// Starts the threads. The writer calls `prepare` before anything else.
    pub(crate) fn start(
        source: &Source,
        prepare: impl AsyncFnOnce(&mut Connection) -> Result<(), StoreError> + Send + 'static,
        lock: Option<FileLock>,
    ) -> Result<Self, StoreError> {
        let writing = source.clone();
        let connect = async move || {
            let mut connection = writing.connect(Purpose::Write).await?;
            prepare(&mut connection).await?;
            Ok(connection)
        };
        let readers = source.reader_count();
        Ok(Self {
            writer: Worker::start("store-writer", connect, writer::run)?,
            reader: Worker::start_readers("store-reader", source, readers)?,
            long_reader: Worker::start_readers("store-long-reader", source, 1)?,
            is_file: source.is_file(),
            lock,
        })
    }

    /// Returns whether it is a file, which has one server.
    pub const fn is_file(&self) -> bool {
        self.is_file
    }

    /// Lets a server have the file, if the right to serve it is held.
    pub(crate) fn release(&self) -> Result<(), StoreError> {
        self.lock.as_ref().map_or(Ok(()), FileLock::release)
    }

    /// Queues a short read.
    pub(crate) fn read<T: Send + 'static>(
        &self,
        job: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<T> {
        self.reader.read(job)
    }

    /// Queues a read that may take long.
    pub(crate) fn read_long<T: Send + 'static>(
        &self,
        job: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<T> {
        self.long_reader.read(job)
    }

    /// Queues a write. If it fails, only its own statements are undone, not those of others in the same commit.
    pub(crate) fn write<T: Send + 'static>(
        &self,
        job: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<T> {
        self.write_work(job, WriteJob::Work)
    }

    /// Queues a write that may change tables: the writer forgets what it remembers of them.
    pub(crate) fn write_tables<T: Send + 'static>(
        &self,
        job: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<T> {
        self.write_work(job, WriteJob::Tables)
    }

    fn write_work<T: Send + 'static>(
        &self,
        job: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
        kind: fn(Work<Reply>) -> WriteJob,
    ) -> StoreFuture<T> {
        let (tell, answer) = oneshot::channel();
        let work: Work<Reply> = Box::new(move |connection| {
            Box::pin(async move {
                let done = match connection {
                    Ok(connection) => writer::savepoint(connection, job).await,
                    Err(error) => Err(error),
                };
                Reply::new(tell, done)
            })
        });
        self.writer.queue(kind(work), answer)
    }

    /// Queues an append: the most frequent job of all.
    pub(crate) fn write_append(
        &self,
        append: Append,
        answer: oneshot::Receiver<Result<(), StoreError>>,
    ) -> StoreFuture<()> {
        self.writer.queue(WriteJob::Append(append), answer)
    }

    /// Makes sure that deleted content is nowhere in the files any more.
    pub(crate) fn scrub(&self) -> StoreFuture<()> {
        let (tell, answer) = oneshot::channel();
        self.writer.queue(WriteJob::Scrub(tell), answer)
    }
}

/// A queue, and the threads that work on it.
struct Worker<J> {
    /// `None` only while it is dropped.
    jobs: Option<mpsc::Sender<J>>,
    threads: Vec<JoinHandle<()>>,
}

impl<J: Send + 'static> Worker<J> {
    fn start(
        name: &str,
        connect: impl AsyncFnOnce() -> Result<Connection, StoreError> + Send + 'static,
        work: impl AsyncFnOnce(Connection, mpsc::Receiver<J>) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let work = async move |connection| work(connection, queue).await;
        Ok(Self { jobs: Some(jobs), threads: vec![start_thread(name, connect, work)?] })
    }

    /// Queues a job, at once if there is room.
    fn queue<T: Send + 'static>(
        &self,
        job: J,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> StoreFuture<T> {
        let waiting = self.jobs.as_ref().and_then(|jobs| match jobs.try_reserve() {
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
}

impl Worker<ReadJob> {
    /// `count` connections share a queue: whichever is free takes the next job.
    fn start_readers(name: &str, source: &Source, count: usize) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        // A connection over the network waits; a file keeps its thread busy.
        let (threads, tasks) = if source.is_file() { (count, 1) } else { (1, count) };
        let start = |_| {
            let (source, queue) = (source.clone(), queue.clone());
            let connect = async move || source.connect_readers(tasks).await;
            let work = async move |connections: Vec<Connection>| {
                let mut readers = JoinSet::new();
                for connection in connections {
                    readers.spawn_local(run_reads(connection, queue.clone()));
                }
                readers.join_all().await;
            };
            start_thread(name, connect, work)
        };
        let threads = (0..threads).map(start).collect::<Result<_, _>>()?;
        Ok(Self { jobs: Some(jobs), threads })
    }

    fn read<T: Send + 'static>(
        &self,
        job: impl AsyncFnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreFuture<T> {
        let (tell, answer) = oneshot::channel();
        let job: ReadJob = Box::new(move |connection| {
            Box::pin(async move {
                let done = match connection {
                    Ok(connection) => job(connection).await,
                    Err(error) => Err(error),
                };
                // The caller may have gone.
                drop(tell.send(done));
            })
        });
        self.queue(job, answer)
    }
}

impl<J> Drop for Worker<J> {
    /// Waits until every queued job is done.
    fn drop(&mut self) {
        self.jobs = None;
        for thread in self.threads.drain(..) {
            // A panic of the thread has been printed; there is nothing to add.
            let _ = thread.join();
        }
    }
}

async fn run_reads(mut connection: Connection, queue: Arc<Mutex<mpsc::Receiver<ReadJob>>>) {
    // The task that waits for a job holds the lock; it is free again before the job is done.
    let next = async || queue.lock().await.recv().await;
    while let Some(job) = next().await {
        match connection.ensure_connected().await {
            Ok(()) => job(Ok(&mut connection)).await,
            Err(error) => job(Err(error)).await,
        }
        connection.release();
    }
}

/// Does something on a thread and a runtime of its own, and waits for it.
pub fn wait<T: Send + 'static>(
    name: &str,
    job: impl AsyncFnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let (tell, told) = blocking::channel();
    let keep = async move |done| drop(tell.send(done));
    let thread = start_thread(name, job, keep)?;
    let _ = thread.join();
    told.recv().map_err(|_| StoreError::Closed)
}

/// Starts a thread that connects and works on its own runtime. Returns when it has connected.
fn start_thread<C>(
    name: &str,
    connect: impl AsyncFnOnce() -> Result<C, StoreError> + Send + 'static,
    work: impl AsyncFnOnce(C) + Send + 'static,
) -> Result<JoinHandle<()>, StoreError> {
    let failed = |error: std::io::Error| StoreError::Database(error.to_string());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(failed)?;
    let (tell, begun) = blocking::channel();
    let body = async move || match connect().await {
        Ok(connected) => {
            drop(tell.send(Ok(())));
            work(connected).await;
        }
        Err(error) => drop(tell.send(Err(error))),
    };
    let run = move || runtime.block_on(LocalSet::new().run_until(body()));
    let thread = std::thread::Builder::new().name(name.to_owned()).spawn(run).map_err(failed)?;
    begun.recv().map_err(|_| StoreError::Closed)??;
    Ok(thread)
}
