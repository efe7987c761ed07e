//! The time of the server.

use std::{
    fmt,
    sync::{Arc, OnceLock},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;

/// The time, for everything a server measures and stores.
///
/// The system clock is read once, when the program starts; from then on the monotonic clock counts.
/// Changing the system clock neither stops nor expires a running game clock and ends no session; it takes
/// effect at the next start.
#[derive(Clone)]
pub struct Clock(Option<Arc<watch::Sender<Hands>>>);

/// A clock that tests advance: milliseconds since 1970.
#[derive(Clone, Copy)]
struct Hands {
    now: i64,
    wall: i64,
}

impl Clock {
    /// The clock of the system.
    pub const fn wall() -> Self {
        Self(None)
    }

    /// A clock for tests that stands at this time, in milliseconds since 1970, until it is advanced.
    pub fn manual(at: i64) -> Self {
        Self(Some(Arc::new(watch::Sender::new(Hands { now: at, wall: at }))))
    }

    /// Advances a test clock; has no effect on the system clock.
    pub fn turn(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        if let Some(hands) = &self.0 {
            hands.send_modify(|hands| {
                hands.now = hands.now.saturating_add(by);
                hands.wall = hands.wall.saturating_add(by);
            });
        }
    }

    /// Changes the wall time of a test clock, in milliseconds. No time passes.
    pub fn set_wall(&self, by: i64) {
        if let Some(hands) = &self.0 {
            hands.send_modify(|hands| hands.wall = hands.wall.saturating_add(by));
        }
    }

    /// The clock of a program that starts now: it reads the wall time.
    #[must_use]
    pub fn restarted(&self) -> Self {
        self.0.as_ref().map_or(Self::wall(), |hands| Self::manual(hands.borrow().wall))
    }

    /// Milliseconds since 1970. Never decreases while the program runs.
    pub fn now(&self) -> i64 {
        static START: OnceLock<(i64, Instant)> = OnceLock::new();
        if let Some(hands) = &self.0 {
            return hands.borrow().now;
        }
        let (wall, start) = START.get_or_init(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            (millis(since), Instant::now())
        });
        wall.saturating_add(millis(start.elapsed()))
    }

    /// Waits until that time.
    pub(crate) async fn until(&self, at: i64) {
        if let Some(hands) = &self.0 {
            // The sender lives as long as this clock.
            drop(hands.subscribe().wait_for(|hands| hands.now >= at).await);
            return;
        }
        let left = u64::try_from(at.saturating_sub(self.now())).unwrap_or(0);
        tokio::time::sleep(Duration::from_millis(left)).await;
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl Default for Clock {
    fn default() -> Self {
        Self::wall()
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Clock::manual" } else { "Clock::wall" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_test_clock_advances_only_when_told() {
        let clock = Clock::manual(1000);
        assert_eq!(clock.now(), 1000);
        clock.until(1000).await;
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.until(3000).await }
        });
        clock.turn(Duration::from_secs(1));
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.turn(Duration::from_secs(1));
        waiting.await.expect("it comes to an end");
        assert_eq!(clock.now(), 3000);
    }

    #[test]
    fn wall_clock_changes_take_effect_at_the_next_start() {
        let clock = Clock::manual(10_000_000);
        clock.set_wall(-7_200_000);
        clock.turn(Duration::from_secs(5));
        assert_eq!(clock.now(), 10_005_000, "time goes on as if nothing had happened");
        assert_eq!(clock.restarted().now(), 2_805_000);
    }
}
