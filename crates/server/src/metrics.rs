//! What the host may want to watch, in the text format of Prometheus.
//!
//! Numbers only: no name, no table, no address is in them.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicI64, AtomicU64, Ordering},
    time::Duration,
};

/// Something that only grows.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    pub fn up(&self) {
        self.add(1);
    }

    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something of which there are more or fewer.
#[derive(Debug, Default)]
pub struct Level(AtomicI64);

impl Level {
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the classes of times, in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// How long something took, in classes.
#[derive(Debug, Default)]
pub struct Times {
    classes: [Count; BOUNDS.len() + 1],
    micros: Count,
}

impl Times {
    pub fn add(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.classes[BOUNDS.partition_point(|&bound| bound < micros)].up();
        self.micros.add(micros);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Connections, `WebSocket`s included.
    pub connections: Level,
    /// Connections that an address had too many.
    pub turned_away: Count,
    pub websockets: Level,
    /// Tables in memory.
    pub tables: Level,
    /// Answers by the first digit of their status.
    pub answers: [Count; 5],
    pub answer_times: Times,
    /// Messages of clients.
    pub received: Count,
    /// Frames to clients.
    pub sent: Count,
    /// Changes of tables that were stored.
    pub changes: Count,
    /// From asking the store until it is safe.
    pub store_times: Times,
    pub store_failures: Count,
    /// Clients that were dropped because they read too slowly.
    pub slow: Count,
    /// Decisions of bots.
    pub thoughts: Count,
    /// Games that were played again to tell their course.
    pub courses: Count,
    /// Posts and mails about turns.
    pub notices_sent: Count,
    /// Those nobody took.
    pub notices_failed: Count,
    /// Those that were too many.
    pub notices_dropped: Count,
}

impl Metrics {
    /// An answer with this status was given.
    pub fn answered(&self, status: u16, time: Duration) {
        if let Some(count) = self.answers.get(usize::from(status / 100).wrapping_sub(1)) {
            count.up();
        }
        self.answer_times.add(time);
    }

    /// Everything, as text.
    pub fn text(&self) -> String {
        let mut page = Page::default();
        let version = env!("CARGO_PKG_VERSION");
        page.head("signoria_info", "gauge", "The program");
        page.line("signoria_info", &format!("{{version=\"{version}\"}}"), 1);
        let levels = [
            ("signoria_connections", "Open connections, WebSockets included", &self.connections),
            ("signoria_websockets", "Open WebSockets", &self.websockets),
            ("signoria_tables", "Tables in memory", &self.tables),
        ];
        for (name, help, level) in levels {
            page.head(name, "gauge", help);
            page.line(name, "", level.get());
        }
        let counts = [
            (
                "signoria_turned_away_total",
                "Connections beyond an address's share",
                &self.turned_away,
            ),
            ("signoria_messages_received_total", "Messages of clients", &self.received),
            ("signoria_frames_sent_total", "Frames to clients", &self.sent),
            ("signoria_changes_total", "Changes of tables that were stored", &self.changes),
            (
                "signoria_store_failures_total",
                "Changes that could not be stored",
                &self.store_failures,
            ),
            ("signoria_slow_clients_total", "Clients dropped for reading too slowly", &self.slow),
            ("signoria_bot_decisions_total", "Decisions of bots", &self.thoughts),
            ("signoria_courses_total", "Games played again to tell their course", &self.courses),
            ("signoria_notices_sent_total", "Posts and mails about turns", &self.notices_sent),
            ("signoria_notices_failed_total", "Notices nobody took", &self.notices_failed),
            ("signoria_notices_dropped_total", "Notices beyond the limits", &self.notices_dropped),
        ];
        for (name, help, count) in counts {
            page.head(name, "counter", help);
            page.line(name, "", count.get());
        }
        page.head("signoria_answers_total", "counter", "Answers by class of status");
        for (class, count) in (1..).zip(&self.answers) {
            page.line("signoria_answers_total", &format!("{{status=\"{class}xx\"}}"), count.get());
        }
        page.times("signoria_answer_seconds", "Time to answer a request", &self.answer_times);
        page.times("signoria_store_seconds", "Time until a change is safe", &self.store_times);
        page.0
    }
}

#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        writeln!(self.0, "# HELP {name} {help}.\n# TYPE {name} {kind}").expect("it is a string");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        writeln!(self.0, "{name}{labels} {value}").expect("it is a string");
    }

    #[expect(clippy::cast_precision_loss, reason = "microseconds of many years fit")]
    fn times(&mut self, name: &str, help: &str, times: &Times) {
        self.head(name, "histogram", help);
        let (mut sum, bucket) = (0, format!("{name}_bucket"));
        for (bound, count) in BOUNDS.iter().zip(&times.classes) {
            sum += count.get();
            let bound = *bound as f64 / 1e6;
            self.line(&bucket, &format!("{{le=\"{bound}\"}}"), sum);
        }
        sum += times.classes[BOUNDS.len()].get();
        self.line(&bucket, "{le=\"+Inf\"}", sum);
        self.line(&format!("{name}_sum"), "", times.micros.get() as f64 / 1e6);
        self.line(&format!("{name}_count"), "", sum);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_counts_what_happened() {
        let metrics = Metrics::default();
        metrics.tables.up();
        metrics.tables.up();
        metrics.tables.down();
        metrics.answered(200, Duration::from_millis(3));
        metrics.answered(404, Duration::from_mins(1));
        metrics.answered(7, Duration::ZERO);
        let text = metrics.text();
        for line in [
            "signoria_tables 1",
            "signoria_answers_total{status=\"2xx\"} 1",
            "signoria_answers_total{status=\"4xx\"} 1",
            "signoria_answer_seconds_bucket{le=\"0.00025\"} 1",
            "signoria_answer_seconds_bucket{le=\"0.005\"} 2",
            "signoria_answer_seconds_bucket{le=\"5\"} 2",
            "signoria_answer_seconds_bucket{le=\"+Inf\"} 3",
            "signoria_answer_seconds_count 3",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (name, value) = line.rsplit_once(' ').expect("name and value");
            assert!(name.starts_with("signoria_") && value.parse::<f64>().is_ok(), "{line}");
        }
    }
}
