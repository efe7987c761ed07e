//! What time it is.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;

/// What time it is: the clock on the wall, or one that tests turn.
#[derive(Clone)]
pub struct Clock(Option<Arc<watch::Sender<i64>>>);

impl Clock {
    /// The clock on the wall.
    pub const fn wall() -> Self {
        Self(None)
    }

    /// A clock that stands still, so many milliseconds after the beginning of 1970, until somebody
    /// turns it.
    pub fn still(at: i64) -> Self {
        Self(Some(Arc::new(watch::Sender::new(at))))
    }

    /// Turns a clock that stands still; the clock on the wall does not care.
    pub fn turn(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        if let Some(hands) = &self.0 {
            hands.send_modify(|now| *now = now.saturating_add(by));
        }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        if let Some(hands) = &self.0 {
            return *hands.borrow();
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    /// Until that moment.
    pub(crate) async fn until(&self, at: i64) {
        if let Some(hands) = &self.0 {
            // The sender lives as long as this clock.
            drop(hands.subscribe().wait_for(|now| *now >= at).await);
            return;
        }
        // The wall clock may be set while we wait: never sleep long on one reading.
        loop {
            let left = u64::try_from(at - self.now()).unwrap_or(0);
            if left == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(left.min(60_000))).await;
        }
    }
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
}
