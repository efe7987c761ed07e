//! The log of the server: JSON lines on standard error, and not too many of a kind.
//!
//! A full disk or a lost database fails thousands of requests in a second, each with the same message. After the
//! first few of a kind the others are counted, and the count is logged instead.

use std::{
    collections::HashMap,
    io,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tracing::{Event, Level, Metadata, Subscriber, callsite::Identifier};
use tracing_subscriber::{
    Layer as _,
    filter::LevelFilter,
    layer::{Context, Filter, SubscriberExt as _},
    registry::LookupSpan,
    util::SubscriberInitExt as _,
};

/// Lines of one kind in one window.
const MAX_LINES: u32 = 10;

/// After this time a kind may be logged again.
const WINDOW: Duration = Duration::from_secs(10);

/// Starts the log and reports what was left out, until the program ends.
pub fn start(level: LevelFilter) -> impl Future<Output = ()> {
    let limit = Limit { level, kinds: Arc::default() };
    let kinds = limit.kinds.clone();
    let lines = tracing_subscriber::fmt::layer().json().with_writer(io::stderr);
    // Only fails if there is a logger already, which is used then.
    let _ = tracing_subscriber::registry().with(lines.with_filter(limit)).try_init();
    async move {
        loop {
            tokio::time::sleep(WINDOW).await;
            for (message, count) in left_out(&kinds, Instant::now()) {
                tracing::warn!(count, of = message, "log lines were left out");
            }
        }
    }
}

/// The lines of one kind in the current window.
struct Kind {
    since: Instant,
    lines: u32,
    place: String,
}

type Kinds = Mutex<HashMap<Identifier, Kind>>;

struct Limit {
    level: LevelFilter,
    kinds: Arc<Kinds>,
}

impl Limit {
    /// Counts a line; whether it is written.
    fn admits(&self, metadata: &Metadata<'_>, now: Instant) -> bool {
        // Requests are logged one by one if the host wants that.
        if *metadata.level() > Level::WARN {
            return true;
        }
        let mut kinds = self.kinds.lock().unwrap_or_else(PoisonError::into_inner);
        let kind = kinds.entry(metadata.callsite()).or_insert_with(|| {
            let file = metadata.file().unwrap_or_default();
            let place = format!("{file}:{}", metadata.line().unwrap_or_default());
            Kind { since: now, lines: 0, place }
        });
        kind.lines += 1;
        kind.lines <= MAX_LINES
    }
}

/// How many lines of each kind were left out in windows that have ended; begins new ones.
fn left_out(kinds: &Kinds, now: Instant) -> Vec<(String, u32)> {
    let mut told = Vec::new();
    let mut kinds = kinds.lock().unwrap_or_else(PoisonError::into_inner);
    kinds.retain(|_, kind| {
        if now.duration_since(kind.since) < WINDOW {
            return true;
        }
        if kind.lines > MAX_LINES {
            told.push((kind.place.clone(), kind.lines - MAX_LINES));
        }
        false
    });
    told
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Filter<S> for Limit {
    fn enabled(&self, metadata: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        *metadata.level() <= self.level
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        self.admits(event.metadata(), Instant::now())
    }

    fn max_level_hint(&self) -> Option<LevelFilter> {
        Some(self.level)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// Counts the events that reach it.
    #[derive(Clone, Default)]
    struct Count(Arc<AtomicU32>);

    impl<S: Subscriber> tracing_subscriber::Layer<S> for Count {
        fn on_event(&self, _: &Event<'_>, _: Context<'_, S>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn a_flood_of_errors_is_counted_instead_of_written() {
        let limit = Limit { level: LevelFilter::INFO, kinds: Arc::default() };
        let (kinds, count) = (limit.kinds.clone(), Count::default());
        let log = tracing_subscriber::registry().with(count.clone().with_filter(limit));
        let written = |work: &dyn Fn()| {
            let before = count.0.load(Ordering::Relaxed);
            work();
            count.0.load(Ordering::Relaxed) - before
        };
        let fail = || tracing::error!("the disk is full");
        tracing::subscriber::with_default(log, || {
            assert_eq!(written(&|| (0..1000).for_each(|_| fail())), MAX_LINES);
            assert_eq!(written(&|| tracing::error!("something else")), 1, "kinds do not share");
            assert_eq!(written(&|| (0..50).for_each(|_| tracing::info!("request"))), 50);
            assert_eq!(written(&|| tracing::debug!("a detail")), 0, "below the level");
            assert!(left_out(&kinds, Instant::now()).is_empty(), "the window has not ended");
            let told = left_out(&kinds, Instant::now() + WINDOW);
            assert_eq!(told.len(), 1, "{told:?}");
            assert!(told[0].0.contains("logs.rs:") && told[0].1 == 1000 - MAX_LINES, "{told:?}");
            assert_eq!(written(&fail), 1, "a new window");
        });
    }
}
