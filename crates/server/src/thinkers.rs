//! Bots think on their own threads at low priority, behind fair queues.
//!
//! * A bot at a table with a connected player searches in the lane `attended`.
//! * A table without one searches in the lane `unattended`, whose threads have the lowest priority and
//!   whose time shrinks with the queue: it never delays a table at which a person waits.
//! * Bots that look one action ahead use the lane `quick`, never behind a search.
//! * Random bots need no lane.

use std::{
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
    time::Duration,
};

use tokio::sync::oneshot;

use crate::fair::{Class, Full, Gate, Limits, Owner, Permit};

/// Maximum time of a search, whatever a bot or the host requests.
pub const MAX_SEARCH: Duration = Duration::from_secs(10);

/// Minimum time of a search at an unattended table when the queue is long.
const MIN_SEARCH: Duration = Duration::from_millis(50);

/// Answers are sent at multiples of this time, which hides how long a bot really needed.
const ANSWER_GRID: Duration = Duration::from_millis(40);

/// Jobs of one household that wait in a lane.
const WAITING_PER_HOUSEHOLD: usize = 400;

/// Hints of one household, and of one user, that wait.
const HINTS_PER_HOUSEHOLD: usize = 6;
const HINTS_PER_USER: usize = 2;

/// Priorities of threads as in nice(1): requests are served at 0.
const NICE_QUICK: i32 = 5;
const NICE_ATTENDED: i32 = 10;
const NICE_UNATTENDED: i32 = 19;

/// The lanes.
pub struct Thinkers {
    attended: Lane,
    unattended: Lane,
    quick: Lane,
    hints: Arc<Gate>,
}

/// Threads and the queue before them.
struct Lane {
    gate: Arc<Gate>,
    pool: Pool,
    slots: usize,
}

/// The lane of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A bot that looks one action ahead.
    Quick,
    /// A bot that searches.
    Search,
}

impl Thinkers {
    pub fn new() -> Self {
        let processors = thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            // More slots than processors: a search ends by the clock, so sharing a processor
            // costs strength and not time.
            attended: Lane::new("attended", 2 * processors.max(2), NICE_ATTENDED),
            unattended: Lane::new("unattended", processors, NICE_UNATTENDED),
            quick: Lane::new("quick", processors.max(2), NICE_QUICK),
            // Hints run in slots of the lane `attended`, in its second class.
            hints: Gate::new(Limits {
                slots: processors,
                slots_per_household: 1,
                waiting_per_household: HINTS_PER_HOUSEHOLD,
                waiting_per_user: HINTS_PER_USER,
            }),
        }
    }

    /// Queues the decision of a bot and runs it. The work receives its maximum time; `begun` is called
    /// when it starts.
    pub async fn think<T: Send + 'static>(
        &self,
        kind: Kind,
        attended: bool,
        owner: Owner,
        begun: impl FnOnce() + Send,
        work: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let (lane, class) = match (kind, attended) {
            (Kind::Quick, true) => (&self.quick, Class::First),
            (Kind::Quick, false) => (&self.quick, Class::Second),
            (Kind::Search, true) => (&self.attended, Class::First),
            (Kind::Search, false) => (&self.unattended, Class::First),
        };
        let permit = lane.gate.enter(owner, class)?.await;
        begun();
        let most = longest(attended, lane.gate.waiting(), lane.slots);
        lane.pool.run(permit, move || work(most)).await
    }

    /// Queues a hint and runs it.
    pub async fn advise<T: Send + 'static>(
        &self,
        owner: Owner,
        work: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        // The hint takes its place before the first await, so that a full queue is reported at
        // once.
        let turn = self.hints.enter(owner, Class::First)?;
        let turn = turn.await;
        let permit = self.attended.gate.enter(owner, Class::Second)?.await;
        let told = self.attended.pool.run(permit, move || work(MAX_SEARCH)).await;
        drop(turn);
        told
    }
}

/// The maximum time of a search: the whole time where a person waits, and elsewhere a share that shrinks
/// with the number of waiting searches.
fn longest(attended: bool, waiting: usize, slots: usize) -> Duration {
    if attended || waiting == 0 {
        return MAX_SEARCH;
    }
    let rounds = 1 + waiting / slots.max(1);
    let share = Duration::from_secs(1) / u32::try_from(rounds).unwrap_or(u32::MAX);
    share.max(MIN_SEARCH)
}

/// When an answer is sent, counted from the start of the search. `time` is what this bot takes when it has
/// a choice; `took` is what this search took. A forced answer comes no sooner than any other, because other
/// players may not be able to see that it was forced.
pub fn release(time: Duration, took: Duration) -> Duration {
    let beyond = took.saturating_sub(time).as_nanos();
    let steps = 1 + u32::try_from(beyond / ANSWER_GRID.as_nanos()).unwrap_or(u32::MAX - 1);
    time + ANSWER_GRID.saturating_mul(steps)
}

/// The queue is full, or the server shuts down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Busy;

impl From<Full> for Busy {
    fn from(Full: Full) -> Self {
        Self
    }
}

impl Lane {
    fn new(name: &'static str, slots: usize, nice: i32) -> Self {
        let gate = Gate::new(Limits {
            slots,
            slots_per_household: (slots - 1).max(1),
            waiting_per_household: WAITING_PER_HOUSEHOLD,
            waiting_per_user: WAITING_PER_HOUSEHOLD,
        });
        Self { gate, pool: Pool::new(name, slots, nice), slots }
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// Threads at low priority that run one job after the other. They end with the pool.
struct Pool {
    jobs: mpsc::Sender<Job>,
}

impl Pool {
    fn new(name: &'static str, threads: usize, nice: i32) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads {
            let queue = queue.clone();
            let thread = thread::Builder::new().name(format!("{name}-{number}"));
            let spawned = thread.spawn(move || {
                lower_priority(nice);
                loop {
                    let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = next else { return };
                    // A panicking job loses its answer, and nothing else.
                    let _ = catch_unwind(AssertUnwindSafe(job));
                }
            });
            if let Err(error) = spawned {
                tracing::error!(%error, "cannot start a thread for bots");
            }
        }
        Self { jobs }
    }

    /// Runs a job; the permit is returned when the job is done, even if no one waits for it.
    async fn run<T: Send + 'static>(
        &self,
        permit: Permit,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let (tell, told) = oneshot::channel();
        let job = Box::new(move || {
            let _permit = permit;
            // Before it starts: the table may have been unloaded or its decision undone.
            if !tell.is_closed() {
                let _ = tell.send(work());
            }
        });
        self.jobs.send(job).map_err(|_| Busy)?;
        told.await.map_err(|_| Busy)
    }
}

/// Requests have priority over bots.
fn lower_priority(nice: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, nice) {
        tracing::warn!(%error, "cannot lower the priority of a thread");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = nice;
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_search_where_a_person_waits_keeps_its_time_however_long_the_queue_is() {
        for waiting in [0, 1, 50, 10_000] {
            assert_eq!(longest(true, waiting, 4), MAX_SEARCH);
        }
    }

    #[test]
    fn a_search_where_no_person_waits_shrinks_with_the_queue_but_not_to_nothing() {
        assert_eq!(longest(false, 0, 2), MAX_SEARCH, "an idle machine has time");
        assert_eq!(longest(false, 1, 2), SECOND);
        assert_eq!(longest(false, 2, 2), SECOND / 2);
        assert_eq!(longest(false, 8, 2), SECOND / 5);
        assert_eq!(longest(false, 100_000, 2), MIN_SEARCH);
        let times: Vec<_> = (0..200).map(|waiting| longest(false, waiting, 2)).collect();
        assert!(times.is_sorted_by(|one, next| one >= next), "more load never gives more time");
    }

    #[test]
    fn a_forced_answer_goes_out_when_a_weighed_one_does() {
        let strong = Duration::from_millis(400);
        let forced = release(strong, Duration::ZERO);
        // A search checks the clock at intervals, so it ends a little late.
        for late in [0, 1, 5, 39] {
            assert_eq!(release(strong, strong + Duration::from_millis(late)), forced);
        }
        assert!(forced > strong);
        let very_late = release(strong, Duration::from_millis(470));
        assert_eq!(very_late, strong + 2 * ANSWER_GRID, "what is late goes out on the grid");
        // A bot that looks one action ahead needs longer for many choices than for one.
        assert_eq!(
            release(Duration::ZERO, Duration::ZERO),
            release(Duration::ZERO, ANSWER_GRID / 2)
        );
    }

    #[tokio::test]
    async fn a_job_that_panics_leaves_its_thread_and_its_slot_to_the_next() {
        let thinkers = Thinkers::new();
        let owner = Owner { household: None, user: 1 };
        for _ in 0..20 {
            let broken =
                thinkers.think(Kind::Search, true, owner, || {}, |_| panic!("as it should"));
            assert_eq!(broken.await, Err::<(), _>(Busy));
        }
        let fine = thinkers.think(Kind::Search, true, owner, || {}, |_| 7).await;
        assert_eq!(fine, Ok(7));
    }
}
