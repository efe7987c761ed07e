//! How often something may be done, counted by `governor`.

use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use governor::{
    Quota, RateLimiter,
    clock::MonotonicClock,
    middleware::NoOpMiddleware,
    nanos::Nanos,
    state::{InMemoryState, NotKeyed, StateStore},
};

type Limiter<K, S> = RateLimiter<K, S, MonotonicClock, NoOpMiddleware<Instant>>;

/// The slowest refill.
const MIN_PER_SECOND: f64 = 1e-4;

/// At most `size` at once, and `per_second` in the long run; `None`: nothing at all.
fn quota(size: u32, per_second: f64) -> Option<Quota> {
    let period = Duration::from_secs_f64(1.0 / per_second.max(MIN_PER_SECOND));
    let period = period.max(Duration::from_nanos(1));
    Some(Quota::with_period(period)?.allow_burst(NonZeroU32::new(size)?))
}

/// A bucket of permissions that fills up again with time.
pub struct Bucket(Option<Limiter<NotKeyed, InMemoryState>>);

impl Bucket {
    /// At most `size` at once, and `per_second` in the long run.
    pub fn new(size: u32, per_second: f64) -> Self {
        let limiter = |quota| RateLimiter::direct_with_clock(quota, MonotonicClock);
        Self(quota(size, per_second).map(limiter))
    }

    /// So many per minute, all at once if need be.
    pub fn per_minute(count: u32) -> Self {
        Self::new(count, f64::from(count) / 60.0)
    }

    /// Takes a permission if there is one.
    pub fn take(&self) -> bool {
        self.take_many(1)
    }

    /// Takes so many permissions if there are as many.
    pub fn take_many(&self, count: usize) -> bool {
        let Some(count) = NonZeroU32::new(u32::try_from(count).unwrap_or(u32::MAX)) else {
            return true;
        };
        self.0.as_ref().is_some_and(|limiter| matches!(limiter.check_n(count), Ok(Ok(()))))
    }
}

/// One bucket per name.
pub struct Buckets(Option<Limiter<String, Names>>);

impl Buckets {
    pub fn new(size: u32, per_second: f64) -> Self {
        let limiter = |quota| RateLimiter::new(quota, Names::default(), MonotonicClock);
        Self(quota(size, per_second).map(limiter))
    }

    /// Takes a permission from the bucket of this name, if there is one.
    pub fn take(&self, name: &str) -> bool {
        self.0.as_ref().is_some_and(|limiter| limiter.check_key(&name.to_owned()).is_ok())
    }
}

/// When the bucket of each name will be full again, on the clock of the limiter. `governor`'s own maps keep
/// every name until it is full; this one has a bound that a flood of names does not break.
#[derive(Default)]
struct Names(Mutex<HashMap<String, Nanos>>);

impl Names {
    /// So many names are remembered.
    const KEPT: usize = 10_000;
}

impl StateStore for Names {
    type Key = String;

    fn measure_and_replace<T, F, E>(&self, name: &String, decide: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (taken, full) = decide(names.get(name).copied())?;
        if names.len() >= Self::KEPT && !names.contains_key(name) {
            // Those that were used least, or longest ago, are forgotten: a flood of names locks no one out,
            // and a name that was tried often stays slowed down.
            let mut all: Vec<Nanos> = names.values().copied().collect();
            let middle = all.len() / 2;
            let (_, median, _) = all.select_nth_unstable(middle);
            let median = *median;
            names.retain(|_, full| *full > median);
        }
        names.insert(name.clone(), full);
        Ok(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_emptied_and_fills_up_again() {
        let bucket = Bucket::new(3, 20.0);
        let taken = || (0..10).filter(|_| bucket.take()).count();
        assert_eq!(taken(), 3);
        let begin = Instant::now();
        while !bucket.take() {
            assert!(begin.elapsed() < Duration::from_secs(5), "it fills up again");
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(begin.elapsed() > Duration::from_millis(20), "not at once");
    }

    #[test]
    fn an_empty_bucket_gives_nothing() {
        assert!(!Bucket::per_minute(0).take() && !Buckets::new(0, 0.0).take("anna"));
        assert!(Buckets::new(1, 0.0).take("anna"), "one, and no more for hours");
    }

    #[test]
    fn every_name_has_a_bucket_of_its_own() {
        let buckets = Buckets::new(2, 0.0001);
        let taken = |name: &str| (0..5).filter(|_| buckets.take(name)).count();
        assert_eq!((taken("anna"), taken("bruno"), taken("anna")), (2, 2, 0));
    }

    #[test]
    fn a_flood_of_names_locks_no_one_out_and_forgets_no_heavy_user() {
        let buckets = Buckets::new(20, 0.0001);
        let taken = |name: &str, tries: u32| (0..tries).filter(|_| buckets.take(name)).count();
        assert_eq!(taken("guessed", 30), 20);
        for number in 0..3 * Names::KEPT {
            assert!(buckets.take(&format!("name {number}")), "{number}");
        }
        assert_eq!(taken("honest", 1), 1);
        assert_eq!(taken("guessed", 5), 0, "what was tried often stays slowed down");
        let kept = buckets.0.expect("it counts").into_state_store().0.into_inner();
        assert!(kept.expect("no test panics").len() <= Names::KEPT);
    }

    #[test]
    fn several_permissions_are_taken_together_or_not_at_all() {
        let bucket = Bucket::new(10, 0.0);
        assert!(bucket.take_many(7) && !bucket.take_many(4) && bucket.take_many(3));
        assert!(bucket.take_many(0) && !bucket.take() && !bucket.take_many(11));
    }
}
