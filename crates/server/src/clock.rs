//! What time it is.

use std::{
    fmt,
    sync::{Arc, OnceLock},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;

/// What time it is, for everything a server measures and stores.
///
/// The clock on the wall is read once, when the program starts; from then on time goes on with the
/// monotonic clock. Setting the clock of the machine neither stops nor ends a running game clock and ends
/// no session; it counts from the next start on.
#[derive(Clone)]
pub struct Clock(Option<Arc<watch::Sender<Hands>>>);

/// A clock that tests turn: milliseconds since 1970.
#[derive(Clone, Copy)]
struct Hands {
    now: i64,
    wall: i64,
}

impl Clock {
    /// The clock of the machine.
    pub const fn wall() -> Self {
        Self(None)
    }

    /// A clock that stands still, so many milliseconds after the beginning of 1970, until a test turns
    /// it.
    pub fn still(at: i64) -> Self {
        Self(Some(Arc::new(watch::Sender::new(Hands { now: at, wall: at }))))
    }

    /// Lets time pass on a clock that stands still; the clock of the machine does not care.
    pub fn turn(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        if let Some(hands) = &self.0 {
            hands.send_modify(|hands| {
                hands.now = hands.now.saturating_add(by);
                hands.wall = hands.wall.saturating_add(by);
            });
        }
    }

    /// Sets the clock on the wall of a clock that stands still, by so many milliseconds. No time passes.
    pub fn set_wall(&self, by: i64) {
        if let Some(hands) = &self.0 {
            hands.send_modify(|hands| hands.wall = hands.wall.saturating_add(by));
        }
    }

    /// The clock of a program that starts now: it reads the wall.
    #[must_use]
    pub fn restarted(&self) -> Self {
        self.0.as_ref().map_or(Self::wall(), |hands| Self::still(hands.borrow().wall))
    }

    /// Milliseconds since 1970. Never goes back while the program runs.
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

    /// Until that moment.
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
        f.write_str(if self.0.is_some() { "Clock::still" } else { "Clock::wall" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_still_clock_goes_on_only_when_it_is_turned() {
        let clock = Clock::still(1000);
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
    fn setting_the_wall_clock_counts_from_the_next_start_on() {
        let clock = Clock::still(10_000_000);
        clock.set_wall(-7_200_000);
        clock.turn(Duration::from_secs(5));
        assert_eq!(clock.now(), 10_005_000, "time goes on as if nothing had happened");
        assert_eq!(clock.restarted().now(), 2_805_000);
    }
}
