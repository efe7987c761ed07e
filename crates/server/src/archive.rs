//! Export and import of finished games as records.

use std::{collections::HashMap, sync::Arc};

use serde_json::Value;
use sha2::{Digest as _, Sha256};
use signoria_engine::{Record, record::EntryKind as Entry};
use signoria_store::{NewSession, NewTable, Status, Store, StoreError};

use crate::{
    Clock, auth,
    error::Error,
    table::{Settings, TableEvent, TableState, Unplayable, load, mask, new_row, replay},
};

/// The server setting with the user who owns imported games.
const IMPORT_USER: &str = "archivist";

/// All games of a store.
pub struct Archive {
    store: Arc<Store>,
    games: Vec<Kept>,
    /// Games by seed: two with the same seed may be the same.
    by_seed: HashMap<[u8; 32], Vec<String>>,
}

/// A game of a store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Id of the table: the end of its link.
    pub table: String,
    /// Id of the game.
    pub game: String,
    /// Whether it is over.
    pub finished: bool,
}

/// The result of exporting a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exported {
    /// The record, and a name for its file: the same game has the same name, whatever store it comes
    /// from.
    Record {
        /// Name of the file.
        name: String,
        /// Its content.
        text: String,
    },
    /// The game is not over: its record would reveal hidden cards.
    Running,
    /// Its rules are newer than this program.
    RulesGone,
    /// The stored entries cannot be replayed.
    Unusable,
}

/// The result of importing a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Imported {
    /// A new table was created.
    New,
    /// The game is in the store already.
    Known,
    /// The game is not over.
    Running,
    /// It cannot be played at a table.
    Unusable,
}

/// The result of replaying a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Checked {
    /// It replays as stored.
    Holds,
    /// Its rules are newer than this program.
    Rules {
        /// What is stored.
        found: u16,
        /// The newest rules of this program.
        supported: u16,
    },
    /// An entry cannot be replayed, or the setup if there is no number.
    Entry {
        /// Which entry, counted from 1.
        version: Option<u32>,
        /// Why.
        detail: String,
    },
    /// Everything could be replayed, but the result differs.
    Differs(Difference),
}

/// A difference between the stored table and its replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The status.
    Status,
    /// The seats to act: bit *n* is seat *n*.
    Asked {
        /// As stored.
        stored: u8,
        /// In the replay.
        replayed: u8,
    },
    /// Final totals by seat.
    Totals {
        /// As stored.
        stored: Vec<i32>,
        /// In the replay.
        replayed: Vec<i32>,
    },
}

impl Archive {
    /// Replays a table, finished or running, and compares the result with the store. Changes nothing.
    pub async fn validate(&self, table: &str) -> Result<Checked, StoreError> {
        let Some(stored) = self.store.load(table.to_owned()).await? else {
            let detail = "the table is no longer there".to_owned();
            return Ok(Checked::Entry { version: None, detail });
        };
        let live = match replay(&stored) {
            Ok(live) => live,
            Err(Unplayable::Rules { found, supported }) => {
                return Ok(Checked::Rules { found, supported });
            }
            Err(Unplayable::Entry { version, detail }) => {
                return Ok(Checked::Entry { version, detail });
            }
        };
        if live.row.status != stored.row.status {
            return Ok(Checked::Differs(Difference::Status));
        }
        let outcome = live.table.as_ref().and_then(|table| table.outcome());
        if let Some(outcome) = outcome {
            let placings = self.store.placings(stored.row.id).await?;
            let stored: Vec<i32> = placings.iter().map(|placing| placing.total).collect();
            let mut standings = outcome.standings;
            standings.sort_by_key(|standing| standing.seat);
            let replayed: Vec<i32> = standings.iter().map(|standing| standing.total).collect();
            if stored != replayed {
                return Ok(Checked::Differs(Difference::Totals { stored, replayed }));
            }
        } else if live.row.status == Status::Playing {
            let (stored, replayed) = (stored.row.asked, mask(live.awaited_seats()));
            if stored != replayed {
                return Ok(Checked::Differs(Difference::Asked { stored, replayed }));
            }
        }
        Ok(Checked::Holds)
    }

    /// Lists all games of a store.
    pub async fn open(store: Arc<Store>) -> Result<Self, StoreError> {
        let mut rows = store.tables(u32::MAX, 0).await?;
        rows.sort_by_key(|row| row.id);
        let mut archive = Self { store, games: Vec::new(), by_seed: HashMap::new() };
        for row in rows {
            let finished = row.status == Status::Finished;
            archive.add(row.made.key, row.made.game, row.made.seed, finished);
        }
        Ok(archive)
    }

    fn add(&mut self, table: String, game: String, seed: [u8; 32], finished: bool) {
        if finished {
            self.by_seed.entry(seed).or_default().push(table.clone());
        }
        self.games.push(Kept { table, game, finished });
    }

    /// All games, the oldest first.
    pub fn games(&self) -> &[Kept] {
        &self.games
    }

    /// The record of a game.
    pub async fn export(&self, table: &str) -> Result<Exported, StoreError> {
        let Some(stored) = self.store.load(table.to_owned()).await? else {
            return Ok(Exported::Unusable);
        };
        Ok(match load(&stored) {
            Ok(TableState { table: Some(table), .. }) if table.outcome().is_some() => {
                let text = table.record().to_text();
                let name = format!("{}-{}.json", stored.row.made.game, &fingerprint(&text)[..16]);
                Exported::Record { name, text }
            }
            Ok(_) => Exported::Running,
            Err(Error::RulesGone { .. }) => Exported::RulesGone,
            Err(_) => Exported::Unusable,
        })
    }

    /// Creates a finished table from a valid record. Anyone with its link can view it. No user has
    /// played there, so no rating changes.
    pub async fn import(&mut self, record: &Record) -> Result<Imported, StoreError> {
        let (Some(seed), Some(_)) = (record.seed, &record.result) else {
            return Ok(Imported::Running);
        };
        let text = record.to_text();
        for table in self.by_seed.get(&seed.0).into_iter().flatten() {
            if let Exported::Record { text: known, .. } = self.export(table).await?
                && known == text
            {
                return Ok(Imported::Known);
            }
        }
        let Some(game) = signoria_registry::game(&record.game) else {
            return Ok(Imported::Unusable);
        };
        let made = NewTable {
            // The link is derived from the record, so that two programs that import it create
            // one table.
            key: fingerprint(&text),
            game: record.game.clone(),
            rules: record.rules,
            options: Value::Object(record.options.clone()).to_string(),
            seed: seed.0,
            host: self.archivist().await?,
            listed: false,
            seats: record.seats.len() as u8,
            password: None,
            settings: "{}".to_owned(),
        };
        let now = Clock::wall().now();
        let row = new_row(made.clone(), now);
        let mut live = TableState::new(row, game, record.options.clone(), Settings::default());
        let Ok(change) = live.change(&events(record), now) else { return Ok(Imported::Unusable) };
        if change.status != Status::Finished {
            return Ok(Imported::Unusable);
        }
        let (key, game) = (made.key.clone(), made.game.clone());
        match self.store.create_table(made, change).await {
            Ok(_) => {
                self.add(key, game, seed.0, true);
                Ok(Imported::New)
            }
            Err(StoreError::Exists) => Ok(Imported::Known),
            Err(error) => Err(error),
        }
    }

    /// The user who owns imported tables. No one knows its token.
    async fn archivist(&self) -> Result<i64, StoreError> {
        if let Some(known) = archivist(&self.store).await? {
            return Ok(known);
        }
        let hash = auth::random()
            .map_err(|_| StoreError::Database("the system gives no random bytes".to_owned()))?;
        let session = NewSession { hash, agent: IMPORT_USER.to_owned(), at: Clock::wall().now() };
        // Never shown, so an account may have the same name.
        let user = self.store.create_user("Archive".to_owned(), String::new(), session).await?;
        self.store.end_session(hash).await?;
        self.store.set_server_setting(IMPORT_USER.to_owned(), Some(user.id.to_string())).await?;
        Ok(user.id)
    }
}

/// The user who owns imported tables, if there are any.
pub(crate) async fn archivist(store: &Arc<Store>) -> Result<Option<i64>, StoreError> {
    if let Some(known) = store.server_setting(IMPORT_USER.to_owned()).await?
        && let Ok(id) = known.parse()
        && store.user(id).await?.is_some()
    {
        return Ok(Some(id));
    }
    Ok(None)
}

fn fingerprint(text: &str) -> String {
    auth::hex(&Sha256::digest(text)[..16])
}

/// The events of the game as if it had been played here, by people of whom only the names are known.
fn events(record: &Record) -> Vec<TableEvent> {
    let sit = |(seat, name): (u8, &String)| TableEvent::Sit { seat, user: 0, name: name.clone() };
    let mut events: Vec<TableEvent> = (0..).zip(&record.seats).map(sit).collect();
    events.push(TableEvent::Start { rated: Some(false) });
    events.extend(record.entries.iter().map(|entry| {
        let seat = entry.seat.number();
        match &entry.kind {
            Entry::Action(action) => TableEvent::Act { seat, action: action.clone().into() },
            Entry::Undo => TableEvent::Undo { seat },
            Entry::RedrawnUndo => TableEvent::AgreedUndo { seat },
            Entry::AgreedUndo => TableEvent::TakeBack,
        }
    }));
    events
}
