//! A store is looked through for everything that is wrong with it, and mended where that is possible.

use std::sync::Arc;

use signoria_store::{SetAside, Status, Store, StoreError, Stored};

use crate::{
    error::Error,
    table::{Live, load},
};

/// What is wrong with a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The database finds something wrong with its own files.
    Database {
        /// In its words.
        detail: String,
    },
    /// A table cannot be played again.
    Table {
        /// Its key.
        table: String,
        /// Why not.
        detail: String,
        /// How many of its entries are fine.
        good: u32,
        /// What was done about it.
        mended: Mended,
    },
    /// Something was set aside and belongs to no table that is known.
    SetAside {
        /// What.
        what: SetAside,
        /// Whether it was noted as settled.
        settled: bool,
    },
}

/// What was done about a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mended {
    /// Nothing: only a look was asked for.
    No,
    /// It goes on from its good entries; so many were set aside.
    GoesOn(u32),
    /// Nothing: its game is over and its results are counted.
    Finished,
}

impl Problem {
    /// Whether it is still there.
    pub const fn remains(&self) -> bool {
        match self {
            Self::Database { .. } => true,
            Self::Table { mended, .. } => !matches!(mended, Mended::GoesOn(_)),
            Self::SetAside { settled, .. } => !*settled,
        }
    }
}

/// Looks through a store, and mends what can be mended if that is asked for. Tables of rules that this
/// program no longer plays are left alone.
pub async fn check(store: &Arc<dyn Store>, repair: bool) -> Result<Vec<Problem>, StoreError> {
    let found = store.integrity().await?;
    let mut problems: Vec<Problem> =
        found.into_iter().map(|detail| Problem::Database { detail }).collect();
    // Pages that cannot be trusted are not written to.
    let repair = repair && problems.is_empty();
    let mut rows = store.tables(u32::MAX).await?;
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

/// The table after as many of its entries as can be followed.
fn longest_good(stored: &Stored) -> Option<Live> {
    let first = |count: usize| {
        let mut part = stored.clone();
        part.entries.truncate(count);
        load(&part).ok()
    };
    // What comes after an entry that cannot be followed cannot be followed either.
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
