//! Removes old tables of guests, a few at a time.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use signoria_store::{Act, Actor, Store, StoreError};

use crate::{App, archive};

/// Milliseconds of a day.
pub const DAY_MILLIS: i64 = 86_400_000;

/// Number of tables removed in one transaction, so that other commits do not wait long.
const BATCH: u32 = 16;

/// Pause between two transactions.
const BREATH: Duration = Duration::from_millis(500);

/// Interval of the search for old tables.
const EVERY: Duration = Duration::from_hours(1);

/// Removes the finished tables of guests that are older than the settings allow, now and every hour. Time for which
/// the server was down for long does not count, as for sessions: a clock that is wrong when the machine starts looks
/// the same, and what was removed does not come back when it is put right.
pub async fn run(app: Arc<App>) {
    let days = i64::from(app.config.prune_guest_tables_days);
    if days == 0 {
        return;
    }
    loop {
        let down = app.downtime.load(Ordering::Relaxed);
        let before = app.config.clock.now() - down - days * DAY_MILLIS;
        match remove_old(&app.store, Actor::Server, before).await {
            Ok(removed) => {
                for key in &removed {
                    app.hub.reload(key).await;
                }
            }
            Err(error) => tracing::error!(%error, "cannot remove old tables"),
        }
        tokio::time::sleep(EVERY).await;
    }
}

/// Removes all finished tables of guests that did not change since this time; returns their keys.
pub async fn remove_old(
    store: &Arc<Store>,
    actor: Actor,
    before: i64,
) -> Result<Vec<String>, StoreError> {
    let spare = archive::archivist(store).await?;
    let mut all = Vec::new();
    loop {
        let act = Act::Prune { before, spare, limit: BATCH };
        let removed = store.administer(actor, act).await?;
        let last = removed.len() < BATCH as usize;
        all.extend(removed);
        if last {
            return Ok(all);
        }
        tokio::time::sleep(BREATH).await;
    }
}
