//! Liveness and readiness checks.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Json, Router, extract::State, routing::get};
use signoria_protocol::{Health, HostInfo, PROTOCOL};
use tokio::{sync::Mutex, time::timeout};

use crate::{App, Registration, auth::SESSION_DAYS, error::Error};

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
    Router::new()
        .route("/health", get(health))
        .route("/ready", get(ready))
        .route("/api/host", get(host))
}

fn told() -> Json<Health> {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Json(Health { status: "ok".to_owned(), version, protocol: PROTOCOL })
}

/// `GET /api/host`
async fn host(State(app): State<Arc<App>>) -> Json<HostInfo> {
    let config = &app.config;
    Json(HostInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        language: config.language.code().to_owned(),
        registration: match config.registration {
            Registration::Open => signoria_protocol::Registration::Open,
            Registration::Invite(_) => signoria_protocol::Registration::Invite,
            Registration::Closed => signoria_protocol::Registration::Closed,
        },
        operator: config.operator.clone(),
        guest_table_days: config.prune_guest_tables_days,
        session_days: SESSION_DAYS,
    })
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
