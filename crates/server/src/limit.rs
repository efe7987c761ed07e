//! How often something may be done.

use std::time::Instant;

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
}
