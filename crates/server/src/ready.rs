//! Whether the server is alive, and whether it can do its work.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Json, Router, extract::State, routing::get};
use signoria_protocol::{Health, PROTOCOL};
use tokio::{sync::Mutex, time::timeout};

use crate::{App, error::Error};

/// An answer of the store counts for so long: asking often does not make it write often.
const PROBE_EVERY: Duration = Duration::from_secs(1);

/// A store that takes longer to write is not ready.
const PROBE_PATIENCE: Duration = Duration::from_secs(5);

/// What came of the last time the store was asked to write.
#[derive(Default)]
pub struct Probe(Mutex<Option<(Instant, bool)>>);

impl Probe {
    /// Whether the store can write, as of at most a second ago. Whoever asks meanwhile waits for the same
    /// answer.
    async fn works(&self, app: &App) -> bool {
        let mut last = self.0.lock().await;
        if let Some((at, works)) = *last
            && at.elapsed() < PROBE_EVERY
        {
            return works;
        }
        let works = match timeout(PROBE_PATIENCE, app.store.probe()).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!(%error, "the store cannot write");
                false
            }
            Err(_) => {
                tracing::error!("the store takes too long to write");
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

/// `GET /health`: the program runs.
async fn health() -> Json<Health> {
    told()
}

/// `GET /ready`: the store takes what it is given.
async fn ready(State(app): State<Arc<App>>) -> Result<Json<Health>, Error> {
    if app.probe.works(&app).await { Ok(told()) } else { Err(Error::Unavailable) }
}
