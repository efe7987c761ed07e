//! Liveness and readiness checks.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Json, Router, extract::State, routing::get};
use signoria_protocol::{Health, PROTOCOL};
use tokio::{sync::Mutex, time::timeout};

use crate::{App, error::Error};

/// How long a result is reused, so that many requests do not cause many writes.
const PROBE_EVERY: Duration = Duration::from_secs(1);

/// Time limit for the test write.
const PROBE_TIMEOUT: Duration = Duration::from_secs(5);

/// The result of the last test write.
#[derive(Default)]
pub struct Probe(Mutex<Option<(Instant, bool)>>);

impl Probe {
    /// Whether the store can write, as of at most a second ago. Concurrent requests wait for the same
    /// result.
    async fn works(&self, app: &App) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, works)) = *last
            && at.elapsed() < PROBE_EVERY
        {
            return works;
        }
        let works = match timeout(PROBE_TIMEOUT, app.store.probe()).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!(%error, "store cannot write");
                false
            }
            Err(_) => {
                tracing::error!("store takes too long to write");
                false
            }
        };
        *last = Some((Instant::now(), works));
        works
    }
}

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/health", get(health)).route("/ready", get(ready))
}

fn told() -> Json<Health> {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Json(Health { status: "ok".to_owned(), version, protocol: PROTOCOL })
}

/// `GET /health`: the process runs.
async fn health() -> Json<Health> {
    told()
}

/// `GET /ready`: the store can write, and this node serves tables.
async fn ready(State(app): State<Arc<App>>) -> Result<Json<Health>, Error> {
    let member = app.hub.member.as_ref();
    let serves = member.is_none_or(|member| !member.is_silent() && !member.is_draining());
    if serves && app.probe.works(&app).await { Ok(told()) } else { Err(Error::Unavailable) }
}
