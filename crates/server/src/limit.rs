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
        self.take_at(Instant::now())
    }

    fn full_at(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.last).as_secs_f64();
        self.level + passed * self.per_second >= self.size
    }

    fn take_at(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.last).as_secs_f64();
        self.last = now;
        self.level = (self.level + passed * self.per_second).min(self.size);
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
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
            // Somebody tries ten thousand names at once: nobody gets in until it calms down.
            return false;
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
            (0..10).filter(|_| bucket.take_at(now)).count()
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
}
