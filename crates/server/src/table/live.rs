//! A table in memory: it follows deeds, whether they come from the store or have just been done.

use serde_json::{Map, Value};
use signoria_engine::{Seat, Seed, Viewer};
use signoria_i18n::Names;
use signoria_protocol::{ChatLine, Holder, SeatInfo, TableInfo};
use signoria_registry::{GameType, RawOptions, RawSetup, Table};
use signoria_store::{Change, Status, Stored, TableRow};

use super::deed::Deed;
use crate::{error::Error, frames};

/// So many lines of chat are sent to whoever comes.
const CHAT_KEPT: usize = 200;
/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Nobody,
    Person { user: i64, name: String },
    Bot { bot: String, name: String },
}

/// A table in memory.
pub struct Live {
    pub row: TableRow,
    pub game: &'static dyn GameType,
    pub options: Map<String, Value>,
    pub version: u32,
    pub chat: Vec<ChatLine>,
    /// The game, once it is dealt.
    pub table: Option<Box<dyn Table>>,
    pub(super) sitters: Vec<Sitter>,
    /// The version that made each group of events: the deal, then the actions that stand.
    pub(super) steps: Vec<u32>,
    /// The version of the last undo: whoever has not seen it needs everything.
    pub(super) undone: u32,
    /// Per seat: the version since which its question stands unchanged.
    pub(super) since: [u32; 8],
}

/// Plays the entries of a table again.
pub fn load(stored: &Stored) -> Result<Live, Error> {
    let unusable = |detail: String| {
        tracing::error!(table = stored.row.id, detail, "a stored table cannot be played again");
        Error::Unavailable
    };
    let made = &stored.row.made;
    let game = signoria_registry::game(&made.game)
        .ok_or_else(|| unusable(format!("no game {}", made.game)))?;
    if game.rules() != made.rules {
        return Err(Error::RulesGone { found: made.rules, supported: game.rules() });
    }
    let options =
        serde_json::from_str(&made.options).map_err(|error| unusable(error.to_string()))?;
    let mut live = Live::new(stored.row.clone(), game, options);
    for entry in &stored.entries {
        let deed: Deed =
            serde_json::from_str(entry).map_err(|error| unusable(error.to_string()))?;
        live.follow(&deed).map_err(&unusable)?;
    }
    Ok(live)
}

impl Live {
    pub fn new(row: TableRow, game: &'static dyn GameType, options: Map<String, Value>) -> Self {
        let seats = usize::from(row.made.seats);
        Self {
            row,
            game,
            options,
            version: 0,
            chat: Vec::new(),
            table: None,
            sitters: vec![Sitter::Nobody; seats],
            steps: Vec::new(),
            undone: 0,
            since: [0; 8],
        }
    }

    /// One more entry. The error says why it cannot be: the table is then of no use any more.
    pub(super) fn follow(&mut self, deed: &Deed) -> Result<(), String> {
        match deed {
            Deed::Sit { seat, user, name } => {
                *self.sitter(*seat)? = Sitter::Person { user: *user, name: name.clone() };
            }
            Deed::Bot { seat, bot, name } => {
                *self.sitter(*seat)? = Sitter::Bot { bot: bot.clone(), name: name.clone() };
            }
            Deed::Stand { seat } => *self.sitter(*seat)? = Sitter::Nobody,
            Deed::Start => self.deal()?,
            Deed::Act { seat, action } => {
                let seat = Seat::checked(*seat).ok_or("no such seat")?;
                let before = self.standing_questions(seat);
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.play(seat, action).map_err(|error| error.to_string())?;
                self.acted(&before);
                return Ok(());
            }
            Deed::Undo { seat } => {
                let seat = Seat::checked(*seat).ok_or("no such seat")?;
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.undo(seat).map_err(|error| error.to_string())?;
                self.steps.pop();
                self.undone = self.version + 1;
                self.since = [self.version + 1; 8];
            }
            Deed::Chat { seat, name, text } => {
                if self.chat.len() == CHAT_KEPT {
                    self.chat.remove(0);
                }
                self.chat.push(ChatLine {
                    version: self.version + 1,
                    name: name.clone(),
                    seat: *seat,
                    text: text.clone(),
                });
            }
        }
        self.version += 1;
        Ok(())
    }

    pub(super) fn sitter(&mut self, seat: u8) -> Result<&mut Sitter, String> {
        self.sitters.get_mut(usize::from(seat)).ok_or_else(|| format!("no seat {seat}"))
    }

    pub(super) fn deal(&mut self) -> Result<(), String> {
        let setup = RawSetup {
            seats: self.row.made.seats,
            preset: None,
            options: RawOptions::Json(self.options.clone()),
            seed: Seed(self.row.made.seed),
            names: self.names(),
        };
        self.table = Some(self.game.start(&setup).map_err(|error| error.to_string())?);
        self.row.status = Status::Playing;
        self.steps = vec![self.version + 1];
        self.since = [self.version + 1; 8];
        Ok(())
    }

    /// What the other seats are being asked, before `seat` answers: an answer in a simultaneous round
    /// leaves their questions as they are, and what they send must not count as stale.
    pub(super) fn standing_questions(&self, seat: Seat) -> Vec<(Seat, u64)> {
        let Some(table) = &self.table else { return Vec::new() };
        let others = table.to_act().without(seat);
        others.iter().map(|other| (other, table.asked(other))).collect()
    }

    /// Keeps the books after an action.
    pub(super) fn acted(&mut self, before: &[(Seat, u64)]) {
        self.version += 1;
        self.steps.push(self.version);
        let Some(table) = &self.table else { return };
        let asked_now = table.to_act();
        for seat in Seat::all(table.seats()) {
            let stands = asked_now.contains(seat)
                && before
                    .iter()
                    .any(|(other, question)| *other == seat && *question == table.asked(seat));
            if !stands {
                self.since[seat.index()] = self.version;
            }
        }
        if table.outcome().is_some() {
            self.row.status = Status::Finished;
        }
    }

    pub(super) fn names(&self) -> Vec<String> {
        let name = |(at, sitter): (usize, &Sitter)| match sitter {
            Sitter::Nobody => (at + 1).to_string(),
            Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name.clone(),
        };
        self.sitters.iter().enumerate().map(name).collect()
    }

    /// The names as they are told to a viewer.
    pub fn told_names(&self, viewer: Viewer) -> Names {
        Names::new(self.names()).told_to(viewer.seat())
    }

    /// How many groups of events there were at a version.
    pub fn groups_at(&self, version: u32) -> usize {
        self.steps.partition_point(|&step| step <= version)
    }

    /// Whether somebody who has seen this version can be told the rest.
    pub fn can_follow_from(&self, version: u32) -> bool {
        version <= self.version && self.undone <= version
    }

    /// The seat a user holds.
    pub(super) fn seat_of(&self, user: Option<i64>) -> Option<Seat> {
        let mine = |sitter: &Sitter| matches!(sitter, Sitter::Person { user: id, .. } if Some(*id) == user);
        self.sitters.iter().position(mine).and_then(|seat| Seat::checked(seat as u8))
    }

    /// What a user sees the table as.
    pub fn viewer(&self, user: Option<i64>) -> Viewer {
        self.seat_of(user).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn open_seats(&self) -> Vec<u8> {
        let open = self.sitters.iter().enumerate().filter(|(_, sitter)| **sitter == Sitter::Nobody);
        open.map(|(seat, _)| seat as u8).collect()
    }

    pub(super) fn members(&self) -> Vec<i64> {
        let person = |sitter: &Sitter| match sitter {
            Sitter::Person { user, .. } => Some(*user),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        };
        self.sitters.iter().filter_map(person).collect()
    }

    /// What a user may know about the table, beside the game itself.
    pub fn info(&self, viewer: Viewer, host: bool) -> TableInfo {
        let made = &self.row.made;
        let holder = |sitter: &Sitter| match sitter {
            Sitter::Nobody => Holder::Open,
            Sitter::Person { name, .. } => Holder::Person { name: name.clone() },
            Sitter::Bot { bot, name } => Holder::Bot { name: name.clone(), bot: bot.clone() },
        };
        let seats = self.sitters.iter().enumerate();
        TableInfo {
            id: made.key.clone(),
            game: made.game.clone(),
            title: self.game.meta().title.to_owned(),
            rules: made.rules,
            options: self.options.clone(),
            listed: made.listed,
            status: frames::status(self.row.status),
            commitment: Seed(made.seed).commitment(),
            seats: seats
                .map(|(at, sitter)| SeatInfo { seat: at as u8, holder: holder(sitter) })
                .collect(),
            you: viewer.seat().map(Seat::number),
            host,
        }
    }

    /// Follows deeds that were just done and gives what the store has to keep.
    pub fn change(&mut self, deeds: &[Deed]) -> Result<Change, String> {
        let version = self.version;
        for deed in deeds {
            self.follow(deed)?;
        }
        Ok(self.changed(version, deeds))
    }

    /// What the store has to keep of deeds that have been followed.
    pub(super) fn changed(&self, version: u32, deeds: &[Deed]) -> Change {
        let text = |deed| serde_json::to_string(deed).expect("a deed is plain data");
        let moved =
            |deed: &Deed| matches!(deed, Deed::Sit { .. } | Deed::Bot { .. } | Deed::Stand { .. });
        Change {
            version,
            entries: deeds.iter().map(text).collect(),
            status: self.row.status,
            open: self.open_seats().len() as u8,
            members: deeds.iter().any(moved).then(|| self.members()),
        }
    }
}
