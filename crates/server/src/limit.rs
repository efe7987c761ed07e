//! How often something may be done.

use std::{collections::HashMap, sync::Mutex, time::Instant};

/// A bucket of permissions that fills up again with time.
#[derive(Clone, Debug)]
pub struct Bucket {
    level: f64,
    size: f64,
    per_second: f64,
    last: Instant,
}

impl Bucket {
    /// At most `size` at once, and `per_second` in the long run.
    pub fn new(size: u32, per_second: f64) -> Self {
        let size = f64::from(size);
        Self { level: size, size, per_second, last: Instant::now() }
    }

    /// So many per minute, all at once if need be.
    pub fn per_minute(count: u32) -> Self {
        Self::new(count, f64::from(count) / 60.0)
    }

    /// Takes a permission if there is one.
    pub fn take(&mut self) -> bool {
        self.take_many(1)
    }

    /// Takes so many permissions if there are as many.
    pub fn take_many(&mut self, count: usize) -> bool {
        self.take_at(Instant::now(), u32::try_from(count).unwrap_or(u32::MAX))
    }

    fn full_at(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.last).as_secs_f64();
        self.level + passed * self.per_second >= self.size
    }

    fn take_at(&mut self, now: Instant, count: u32) -> bool {
        let count = f64::from(count);
        let passed = now.saturating_duration_since(self.last).as_secs_f64();
        self.last = now;
        self.level = (self.level + passed * self.per_second).min(self.size);
        let enough = self.level >= count;
        if enough {
            self.level -= count;
        }
        enough
    }
}

/// One bucket per name.
pub struct Buckets {
    fresh: Bucket,
    inside: Mutex<HashMap<String, Bucket>>,
}

impl Buckets {
    /// So many names are remembered; then the oldest stories are forgotten.
    const KEPT: usize = 10_000;

    pub fn new(size: u32, per_second: f64) -> Self {
        Self { fresh: Bucket::new(size, per_second), inside: Mutex::default() }
    }

    /// Takes a permission from the bucket of this name, if there is one.
    pub fn take(&self, name: &str) -> bool {
        let Ok(mut inside) = self.inside.lock() else { return false };
        if inside.len() >= Self::KEPT {
            let now = Instant::now();
            inside.retain(|_, bucket| !bucket.full_at(now));
        }
        if inside.len() >= Self::KEPT {
            // A flood of names: those that were used least are forgotten, so that it locks out no one
            // and a name that was tried often stays slowed down.
            let mut levels: Vec<f64> = inside.values().map(|bucket| bucket.level).collect();
            let middle = levels.len() / 2;
            let (_, median, _) = levels.select_nth_unstable_by(middle, f64::total_cmp);
            let median = *median;
            inside.retain(|_, bucket| bucket.level < median);
        }
        let fresh = || Bucket { last: Instant::now(), ..self.fresh.clone() };
        inside.entry(name.to_owned()).or_insert_with(fresh).take()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_is_emptied_and_fills_up_again() {
        let mut bucket = Bucket::new(3, 0.5);
        let start = bucket.last;
        let taken = |bucket: &mut Bucket, seconds| {
            let now = start + Duration::from_secs(seconds);
            (0..10).filter(|_| bucket.take_at(now, 1)).count()
        };
        assert_eq!(taken(&mut bucket, 0), 3);
        assert_eq!(taken(&mut bucket, 1), 0);
        assert_eq!(taken(&mut bucket, 2), 1);
        assert_eq!(taken(&mut bucket, 1000), 3);
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
        for number in 0..3 * Buckets::KEPT {
            assert!(buckets.take(&format!("name {number}")), "{number}");
        }
        assert_eq!(taken("honest", 1), 1);
        assert_eq!(taken("guessed", 5), 0, "what was tried often stays slowed down");
    }

    #[test]
    fn several_permissions_are_taken_together_or_not_at_all() {
        let mut bucket = Bucket::new(10, 0.0);
        assert!(bucket.take_many(7) && !bucket.take_many(4) && bucket.take_many(3));
        assert!(bucket.take_many(0) && !bucket.take());
    }
}
