//! How long things took.

use std::{fmt, time::Duration};

/// Times, to be asked for shares of them.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<u32>);

impl Times {
    pub fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    pub fn join(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of all was not longer than.
    pub fn share(&mut self, share: f64) -> Duration {
        self.0.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        let at = (self.0.len() as f64 * share).ceil() as usize;
        let micros = self.0.get(at.saturating_sub(1).min(last)).copied().unwrap_or_default();
        Duration::from_micros(micros.into())
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.clone();
        let mut share = |share| sorted.share(share).as_secs_f64() * 1e3;
        let (half, most, nearly, all) = (share(0.5), share(0.99), share(0.999), share(1.0));
        write!(f, "p50 {half:.1} ms, p99 {most:.1} ms, p99.9 {nearly:.1} ms, most {all:.1} ms")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_times_that_were_measured() {
        let mut times = Times::default();
        assert_eq!(times.share(0.99), Duration::ZERO);
        (1..=100).rev().for_each(|millis| times.add(Duration::from_millis(millis)));
        assert_eq!(times.share(0.5), Duration::from_millis(50));
        assert_eq!(times.share(0.99), Duration::from_millis(99));
        assert_eq!(times.share(1.0), Duration::from_millis(100));
    }
}
