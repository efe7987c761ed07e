//! Metrics in the `OpenMetrics` text format, by `prometheus-client`.
//!
//! Numbers only: no name, no table, no address is in them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram, info::Info},
    registry::Registry,
};

/// The content type of [`Metrics::text`].
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper bounds of the classes of times, in seconds.
const BOUNDS: [f64; 12] =
    [0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Classes of statuses, by their first digit.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

type ByStatus = Family<[(&'static str, &'static str); 1], Counter>;

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Connections, `WebSocket`s included.
    pub connections: Gauge,
    /// Connections that an address had too many.
    pub rejected: Counter,
    pub websockets: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    answers: ByStatus,
    /// Answers with the status 429.
    too_fast: Counter,
    pub logins: Counter,
    /// Logins with a wrong name or password.
    pub logins_failed: Counter,
    /// As of the last time the page was asked for.
    pub database_bytes: Gauge,
    memory_bytes: Gauge,
    open_files: Gauge,
    answer_times: Histogram,
    /// Messages of clients.
    pub received: Counter,
    /// Frames to clients.
    pub sent: Counter,
    /// Changes of tables that were stored.
    pub changes: Counter,
    /// From asking the store until it is safe.
    pub store_times: Histogram,
    pub store_failures: Counter,
    /// Clients that were dropped because they read too slowly.
    pub slow: Counter,
    /// Decisions of bots.
    pub bot_decisions: Counter,
    /// Games that were played again to tell their course.
    pub courses: Counter,
    /// Changes that were refused because another node has taken the table.
    pub fenced: Counter,
    /// Tables taken from nodes that had ended.
    pub takeovers: Counter,
    /// Whether this node may serve tables.
    pub node_active: Gauge,
    /// Webhooks and mails about turns.
    pub notices_sent: Counter,
    /// Those that no one took.
    pub notices_failed: Counter,
    /// Those that were too many.
    pub notices_dropped: Counter,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::default();
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("signoria", "The program", version);
        let answers = ByStatus::default();
        for class in CLASSES {
            // So that all of them are there from the start.
            drop(answers.get_or_create(&[("status", class)]));
        }
        registry.register("signoria_answers", "Answers by class of status", answers.clone());
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let connections = gauge("signoria_connections", "Open connections, WebSockets included");
        let websockets = gauge("signoria_websockets", "Open WebSockets");
        let tables = gauge("signoria_tables", "Tables in memory");
        let database_bytes =
            gauge("signoria_database_bytes", "Size of the database, without the log of a file");
        let memory_bytes = gauge("signoria_memory_bytes", "Resident memory of the program");
        let open_files = gauge("signoria_open_files", "Open files and sockets");
        let start = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        gauge("signoria_start_time_seconds", "When the program started, in seconds since 1970")
            .set(start.as_secs() as i64);
        let node_active = gauge("signoria_node_active", "Whether this node may serve tables");
        let mut times = |name: &str, help: &str| {
            let times = Histogram::new(BOUNDS);
            registry.register(name, help, times.clone());
            times
        };
        let answer_times = times("signoria_answer_seconds", "Time to answer a request");
        let store_times = times("signoria_store_seconds", "Time until a change is safe");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        Self {
            connections,
            websockets,
            tables,
            answers,
            database_bytes,
            memory_bytes,
            open_files,
            answer_times,
            store_times,
            too_fast: counter(
                "signoria_answers_too_fast",
                "Answers that refused a client beyond a limit",
            ),
            logins: counter("signoria_logins", "Logins"),
            logins_failed: counter(
                "signoria_logins_failed",
                "Logins with a wrong name or password",
            ),
            rejected: counter("signoria_turned_away", "Connections beyond an address's share"),
            received: counter("signoria_messages_received", "Messages of clients"),
            sent: counter("signoria_frames_sent", "Frames to clients"),
            changes: counter("signoria_changes", "Changes of tables that were stored"),
            store_failures: counter("signoria_store_failures", "Changes that could not be stored"),
            slow: counter("signoria_slow_clients", "Clients dropped for reading too slowly"),
            bot_decisions: counter("signoria_bot_decisions", "Decisions of bots"),
            courses: counter("signoria_courses", "Games played again to tell their course"),
            fenced: counter(
                "signoria_fenced",
                "Changes refused because another node has the table",
            ),
            takeovers: counter("signoria_takeovers", "Tables taken from nodes that had ended"),
            node_active,
            notices_sent: counter("signoria_notices_sent", "Webhooks and mails about turns"),
            notices_failed: counter("signoria_notices_failed", "Notices that no one took"),
            notices_dropped: counter("signoria_notices_dropped", "Notices beyond the limits"),
            registry,
        }
    }
}

impl Metrics {
    /// An answer with this status was given.
    pub fn answered(&self, status: u16, time: Duration) {
        if let Some(class) = CLASSES.get(usize::from(status / 100).wrapping_sub(1)) {
            self.answers.get_or_create(&[("status", *class)]).inc();
        }
        if status == 429 {
            self.too_fast.inc();
        }
        self.answer_times.observe(time.as_secs_f64());
    }

    /// Everything, as text.
    pub fn text(&self) -> String {
        if let Some(process) = Process::now() {
            self.memory_bytes.set(process.memory_bytes);
            self.open_files.set(process.open_files);
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}

/// What the system knows of this process; only Linux tells.
struct Process {
    memory_bytes: i64,
    open_files: i64,
}

impl Process {
    fn now() -> Option<Self> {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kibibytes: i64 = memory.split_whitespace().next()?.parse().ok()?;
        // One of them is the folder itself.
        let files = std::fs::read_dir("/proc/self/fd").ok()?.count().saturating_sub(1);
        Some(Self { memory_bytes: kibibytes * 1024, open_files: files as i64 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_tells_of_the_process_and_of_refusals() {
        let metrics = Metrics::default();
        metrics.answered(429, Duration::ZERO);
        metrics.logins_failed.inc();
        let text = metrics.text();
        let value = |name: &str| -> f64 {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.unwrap_or_else(|| panic!("{name} is not in\n{text}")).parse().expect("a number")
        };
        assert!(value("signoria_start_time_seconds") > 1.7e9);
        assert_eq!(
            (value("signoria_answers_too_fast_total"), value("signoria_logins_failed_total")),
            (1.0, 1.0)
        );
        if cfg!(target_os = "linux") {
            assert!(value("signoria_memory_bytes") > 1e6 && value("signoria_open_files") > 2.0);
        }
    }

    /// The dashboard for Grafana asks for nothing that the page does not have.
    #[test]
    fn the_dashboard_shows_metrics_that_exist() {
        let dashboard = include_str!("../../../packaging/grafana.json");
        let dashboard: serde_json::Value = serde_json::from_str(dashboard).expect("it is JSON");
        let text = Metrics::default().text();
        let names: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split(['{', ' ']).next())
            .collect();
        let panels = dashboard["panels"].as_array().expect("it has panels");
        let mut asked = 0;
        for target in panels.iter().flat_map(|it| it["targets"].as_array().expect("queries")) {
            let query = target["expr"].as_str().expect("a query");
            let letter = |it: char| it.is_ascii_alphanumeric() || it == '_';
            for name in query.split(|it| !letter(it)).filter(|it| it.starts_with("signoria_")) {
                assert!(names.contains(&name), "{name} in `{query}` is no metric");
                asked += 1;
            }
        }
        assert!(panels.len() >= 8 && asked >= 12, "{} panels, {asked} metrics", panels.len());
    }

    #[test]
    fn the_page_counts_what_happened() {
        let metrics = Metrics::default();
        metrics.tables.inc();
        metrics.tables.inc();
        metrics.tables.dec();
        metrics.answered(200, Duration::from_millis(3));
        metrics.answered(404, Duration::from_mins(1));
        metrics.answered(7, Duration::ZERO);
        let text = metrics.text();
        for line in [
            "signoria_tables 1",
            "signoria_slow_clients_total 0",
            "signoria_answers_total{status=\"2xx\"} 1",
            "signoria_answers_total{status=\"4xx\"} 1",
            "signoria_answers_total{status=\"5xx\"} 0",
            "signoria_answer_seconds_bucket{le=\"0.00025\"} 1",
            "signoria_answer_seconds_bucket{le=\"0.005\"} 2",
            "signoria_answer_seconds_bucket{le=\"5.0\"} 2",
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
