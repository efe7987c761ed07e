//! Finds damage in a store and repairs it where possible.

use std::sync::Arc;

use signoria_store::{SetAside, Status, Store, StoreError, StoredTable};

use crate::{
    error::Error,
    table::{TableState, load},
};

/// A problem of a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The database reports damage of its own files.
    Database {
        /// Its message.
        detail: String,
    },
    /// A table cannot be replayed.
    Table {
        /// Its key.
        table: String,
        /// The reason.
        detail: String,
        /// Number of its valid entries.
        good: u32,
        /// What was done about it.
        mended: Mended,
    },
    /// A quarantined entry that belongs to no known table.
    SetAside {
        /// What.
        what: SetAside,
        /// Whether it was marked as settled.
        settled: bool,
    },
}

/// What was done about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mended {
    /// Nothing: repair was not requested.
    No,
    /// It continues from its valid entries; this many were moved to quarantine.
    GoesOn(u32),
    /// Nothing: the game is over and its results are counted.
    Finished,
}

impl Problem {
    /// Whether the problem remains.
    pub const fn remains(&self) -> bool {
        match self {
            Self::Database { .. } => true,
            Self::Table { mended, .. } => !matches!(mended, Mended::GoesOn(_)),
            Self::SetAside { settled, .. } => !*settled,
        }
    }
}

/// Checks a store, and repairs it if requested. Tables of rules newer than this program are left alone.
pub async fn check(store: &Arc<Store>, repair: bool) -> Result<Vec<Problem>, StoreError> {
    let found = store.integrity().await?;
    let mut problems: Vec<Problem> =
        found.into_iter().map(|detail| Problem::Database { detail }).collect();
    // Damaged pages are not written to.
    let repair = repair && problems.is_empty();
    let mut rows = store.tables(u32::MAX, 0).await?;
    rows.sort_by_key(|row| row.id);
    for row in rows {
        let key = row.made.key;
        let Some(mut stored) = store.load_long(key.clone()).await? else { continue };
        match load(&stored) {
            Ok(_) | Err(Error::RulesGone { .. }) => continue,
            Err(_) => {}
        }
        let damage = stored.row.damaged.take().or(stored.problem.take());
        let live = longest_good(&stored);
        let good = live.as_ref().map_or(0, |live| live.version);
        let detail = damage.unwrap_or_else(|| format!("entry {} cannot be followed", good + 1));
        let change = live.and_then(|mut live| live.change(&[], stored.row.changed).ok());
        let mended = match change {
            Some(_) if row.status == Status::Finished => Mended::Finished,
            Some(change) if repair => {
                Mended::GoesOn(store.mend(stored.row.id, change, detail.clone()).await?)
            }
            Some(_) | None => Mended::No,
        };
        problems.push(Problem::Table { table: key, detail, good, mended });
    }
    for what in store.set_aside().await? {
        if what.table.is_none() {
            problems.push(Problem::SetAside { what, settled: repair });
        }
    }
    if repair {
        store.settle().await?;
    }
    Ok(problems)
}

/// The table after as many of its entries as can be replayed.
fn longest_good(stored: &StoredTable) -> Option<TableState> {
    let first = |count: usize| {
        let mut part = stored.clone();
        part.entries.truncate(count);
        load(&part).ok()
    };
    // Entries after one that cannot be replayed cannot be replayed either.
    let (mut good, mut bad) = (0, stored.entries.len() + 1);
    while bad - good > 1 {
        let middle = usize::midpoint(good, bad);
        if first(middle).is_some() {
            good = middle;
        } else {
            bad = middle;
        }
    }
    first(good)
}
