//! A table in memory: it follows deeds, whether they come from the store or have just been done.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use signoria_engine::{Seat, SeatSet, Seed, Viewer};
use signoria_i18n::Names;
use signoria_protocol::{ChatPolicy, Clock, MIN_SPECTATOR_DELAY_MINUTES, Spectators};
use signoria_registry::{GameType, RawOptions, RawSetup, Table};
use signoria_store::{Change, Status, Stored, TableRow};

use super::{
    deed::{By, Deed},
    ending,
};
use crate::{error::Error, frames::News};

/// So many lines of chat are sent to a client that comes.
const MAX_CHAT_LINES: usize = 200;

/// So many notices are sent to a client that comes. They are counted apart: leaving and returning must not
/// push out what was said.
const MAX_NOTICES: usize = 100;

/// How a table is played beside the rules: what the store keeps as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    pub spectators: Spectators,
    pub hints: bool,
    /// Who may write in the chat when the table is made.
    pub chat: ChatPolicy,
}

impl Settings {
    /// Reads what the store keeps. A delay for spectators that older programs allowed is raised to the
    /// least there is now.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        let mut settings: Self = serde_json::from_str(text)?;
        if let Spectators::All(minutes) = &mut settings.spectators {
            *minutes = (*minutes).max(MIN_SPECTATOR_DELAY_MINUTES);
        }
        Ok(settings)
    }
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Nobody,
    Person { user: i64, name: String },
    Bot { bot: String, name: String },
}

/// A line of chat, or something that happened at the table beside the game.
#[derive(Clone, Debug)]
pub struct Line {
    pub version: u32,
    pub name: String,
    pub seat: Option<u8>,
    pub says: Says,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

#[derive(Clone, Debug)]
pub enum Says {
    /// A person said this.
    Text { user: Option<i64>, text: String },
    /// Something happened: a word for programs, and the key of its text.
    Notice(&'static str),
}

/// Somebody asks the others to agree that actions are taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// The version of the request, by which an answer names it.
    pub version: u32,
    pub seat: Seat,
    pub agreed: SeatSet,
}

/// A table in memory.
pub struct Live {
    pub row: TableRow,
    pub game: &'static dyn GameType,
    /// As they are stored: options that came later are missing, see [`Live::complete_options`].
    pub options: Map<String, Value>,
    pub settings: Settings,
    pub version: u32,
    /// What was said, oldest first.
    pub chat: VecDeque<Line>,
    /// What happened beside the game, oldest first.
    pub notices: VecDeque<Line>,
    /// Whether the game counts for the ratings: decided at the deal and kept, whatever becomes of the players.
    pub rated: Option<bool>,
    /// The game, once it is dealt.
    pub table: Option<Box<dyn Table>>,
    /// Seats whose people look at the table now. The task knows; it is not stored.
    pub connected: SeatSet,
    /// Somebody asks the others to agree that actions are taken back.
    pub request: Option<Request>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    pub(super) sitters: Vec<Sitter>,
    /// How they are called.
    called: Names,
    /// The version that made each group of events: the deal, then the actions that stand.
    pub(super) steps: Vec<u32>,
    /// Per action that stands: when each seat was asked, and what was left of its reserve, before it.
    times: Vec<([i64; 8], [i64; 8])>,
    /// Seats whose persons have played an action themselves.
    pub(super) played: SeatSet,
    /// Per group: when that was, in milliseconds since 1970, and the round of the position it led to, if
    /// the game counts rounds. Kept only where spectators look over shoulders.
    history: Vec<(i64, Option<u32>)>,
    /// The version of the last undo: whoever has not seen it needs everything.
    pub(super) undone: u32,
    /// Per seat: the version since which its question stands unchanged.
    pub(super) since: [u32; 8],
    /// Per seat: when that was, in milliseconds since 1970.
    pub(super) asked_at: [i64; 8],
    /// Per seat: milliseconds left of the reserve.
    pub(super) reserve: [i64; 8],
    /// Per seat: how often in a row its time ran out.
    pub(super) expired: [u8; 8],
    /// The seat whose time has just run out: the next action is that of a bot.
    expiring: Option<u8>,
    /// Seats of people for whom a bot plays.
    pub(super) stand_ins: SeatSet,
    /// Per seat: when a bot began to play for it, in milliseconds since 1970.
    left_at: [i64; 8],
    /// Per seat that is not connected: since when, in milliseconds since 1970, or since the table was
    /// loaded. The task knows; it is not stored.
    pub(super) absent_since: [i64; 8],
    /// Users the host has blocked, and how they were called.
    pub(super) blocked: Vec<(i64, String)>,
    /// Users the host has muted.
    pub(super) silenced: Vec<i64>,
    /// Whether users without a seat may write in the chat.
    pub(super) chat_open: bool,
    /// Per seat: who wants a bot to play for it.
    pub(super) votes: [SeatSet; 8],
    /// Whether the store has heard who sits where since the table was loaded: a store of an older
    /// program knows less.
    told_seats: bool,
}

/// Why a stored table cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// Its rules are newer than this program.
    Rules { found: u16, supported: u16 },
    /// An entry, or what the table was made with if there is no number.
    Entry { version: Option<u32>, detail: String },
}

/// Plays the entries of a table again, for a task.
pub fn load(stored: &Stored) -> Result<Live, Error> {
    replay(stored).map_err(|problem| match problem {
        Unplayable::Rules { found, supported } => Error::RulesGone { found, supported },
        Unplayable::Entry { version, detail } => {
            let table = stored.row.id;
            tracing::error!(table, version, detail, "a stored table cannot be played again");
            Error::Damaged
        }
    })
}

/// Plays the entries of a table again.
pub fn replay(stored: &Stored) -> Result<Live, Unplayable> {
    let unusable = |detail: String| Unplayable::Entry { version: None, detail };
    if let Some(detail) = stored.row.damaged.as_ref().or(stored.problem.as_ref()) {
        return Err(unusable(detail.clone()));
    }
    let made = &stored.row.made;
    let game = signoria_registry::game(&made.game)
        .ok_or_else(|| unusable(format!("no game {}", made.game)))?;
    if !(1..=game.rules()).contains(&made.rules) {
        return Err(Unplayable::Rules { found: made.rules, supported: game.rules() });
    }
    let options =
        serde_json::from_str(&made.options).map_err(|error| unusable(error.to_string()))?;
    let settings = Settings::read(&made.settings).map_err(|error| unusable(error.to_string()))?;
    let mut live = Live::new(stored.row.clone(), game, options, settings);
    live.row.status = Status::Waiting;
    for (version, entry) in (1..).zip(&stored.entries) {
        let at = |detail: String| Unplayable::Entry { version: Some(version), detail };
        let deed: Deed =
            serde_json::from_str(&entry.body).map_err(|error| at(error.to_string()))?;
        live.follow(&deed, entry.at).map_err(at)?;
    }
    if live.table.is_some() {
        // Users who were erased do not come back.
        let erased = live.people().iter().filter(|seat| live.person(*seat) == Some(0));
        live.stand_ins = live.stand_ins | erased.collect();
    }
    Ok(live)
}

impl Live {
    pub fn new(
        row: TableRow,
        game: &'static dyn GameType,
        options: Map<String, Value>,
        settings: Settings,
    ) -> Self {
        let seats = usize::from(row.made.seats);
        let reserve = match settings.clock {
            Some(Clock::Live { reserve, .. }) => i64::from(reserve) * 1000,
            Some(Clock::Days { .. }) | None => 0,
        };
        let chat_open = settings.chat == ChatPolicy::Everyone;
        let mut live = Self {
            row,
            game,
            options,
            settings,
            version: 0,
            chat: VecDeque::new(),
            notices: VecDeque::new(),
            rated: None,
            table: None,
            connected: SeatSet::EMPTY,
            request: None,
            rematch: None,
            sitters: vec![Sitter::Nobody; seats],
            called: Names::default(),
            steps: Vec::new(),
            times: Vec::new(),
            played: SeatSet::EMPTY,
            history: Vec::new(),
            undone: 0,
            since: [0; 8],
            asked_at: [0; 8],
            reserve: [reserve; 8],
            expired: [0; 8],
            expiring: None,
            stand_ins: SeatSet::EMPTY,
            left_at: [0; 8],
            absent_since: [0; 8],
            blocked: Vec::new(),
            silenced: Vec::new(),
            chat_open,
            votes: [SeatSet::EMPTY; 8],
            told_seats: false,
        };
        live.called = Names::new(live.names());
        live
    }

    /// One more entry. The error says why it cannot be: the table is then of no use any more.
    pub(super) fn follow(&mut self, deed: &Deed, at: i64) -> Result<(), String> {
        match deed {
            Deed::Sit { seat, user, name } => {
                *self.sitter(*seat)? = Sitter::Person { user: *user, name: name.clone() };
            }
            Deed::Bot { seat, bot, name } => {
                *self.sitter(*seat)? = Sitter::Bot { bot: bot.clone(), name: name.clone() };
            }
            Deed::Stand { seat } => *self.sitter(*seat)? = Sitter::Nobody,
            Deed::Start { rated } => {
                self.rated = Some(rated.unwrap_or_else(|| ending::counts(self)));
                self.deal(at)?;
            }
            Deed::Act { seat, action } => {
                let seat = self.seat(*seat)?;
                let before = self.standing_questions(seat);
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.play(seat, action).map_err(|error| error.to_string())?;
                self.charge(seat, at);
                self.acted(&before, at);
                return Ok(());
            }
            Deed::Undo { seat } => {
                let seat = self.seat(*seat)?;
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.undo(seat).map_err(|error| error.to_string())?;
                self.undid(at);
            }
            Deed::AgreedUndo { seat } => {
                let seat = self.seat(*seat)?;
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.take_back(seat).map_err(|error| error.to_string())?;
                self.went_back(at);
            }
            Deed::TakeBack => {
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.take_back_as_it_was().map_err(|error| error.to_string())?;
                self.went_back(at);
            }
            Deed::Block { user, name, on } => self.block(*user, name, *on),
            Deed::Silence { user, on } => {
                self.silenced.retain(|id| id != user);
                self.silenced.extend(on.then_some(*user));
            }
            Deed::OpenChat { everyone } => self.chat_open = *everyone,
            Deed::Chat { seat, name, text, user } => {
                let says = Says::Text { user: *user, text: text.clone() };
                self.line(name.clone(), *seat, says, at);
            }
            Deed::Expire { seat } => {
                self.notice(self.seat(*seat)?, "clock", at);
                self.expired[usize::from(*seat)] =
                    self.expired[usize::from(*seat)].saturating_add(1);
                self.expiring = Some(*seat);
            }
            Deed::Takeover { seat, by } => {
                let seat = self.seat(*seat)?;
                self.notice(seat, if *by == By::Own { "left" } else { "takeover" }, at);
                self.stand_ins = self.stand_ins.with(seat);
                self.left_at[seat.index()] = at;
                self.votes[seat.index()] = SeatSet::EMPTY;
            }
            Deed::Return { seat } => {
                let seat = self.seat(*seat)?;
                self.notice(seat, "returned", at);
                self.stand_ins = self.stand_ins.without(seat);
                self.expired[seat.index()] = 0;
                // The time of a question that still stands has run on meanwhile.
            }
            Deed::Vote { seat, absent } => {
                let (seat, absent) = (self.seat(*seat)?, self.seat(*absent)?);
                self.votes[absent.index()] = self.votes[absent.index()].with(seat);
            }
            Deed::UndoAsk { seat } => {
                let seat = self.seat(*seat)?;
                self.notice(seat, "undo_asked", at);
                let (version, agreed) = (self.version + 1, SeatSet::one(seat));
                self.request = Some(Request { version, seat, agreed });
            }
            Deed::UndoAgree { seat } => {
                let seat = self.seat(*seat)?;
                self.notice(seat, "undo_agreed", at);
                if let Some(request) = &mut self.request {
                    request.agreed = request.agreed.with(seat);
                }
            }
            Deed::UndoRefuse { seat } => {
                self.notice(self.seat(*seat)?, "undo_refused", at);
                self.request = None;
            }
            Deed::Rematch { table } => self.rematch = Some(table.clone()),
        }
        if deed.seats() {
            self.called = Names::new(self.names());
        }
        self.version += 1;
        Ok(())
    }

    fn block(&mut self, user: i64, name: &str, on: bool) {
        self.blocked.retain(|(id, _)| *id != user);
        if on {
            self.blocked.push((user, name.to_owned()));
        }
    }

    fn seat(&self, seat: u8) -> Result<Seat, String> {
        Seat::checked(seat)
            .filter(|seat| seat.index() < self.sitters.len())
            .ok_or_else(|| format!("no seat {seat}"))
    }

    fn sitter(&mut self, seat: u8) -> Result<&mut Sitter, String> {
        self.sitters.get_mut(usize::from(seat)).ok_or_else(|| format!("no seat {seat}"))
    }

    fn line(&mut self, name: String, seat: Option<u8>, says: Says, at: i64) {
        let (kept, most) = match &says {
            Says::Text { .. } => (&mut self.chat, MAX_CHAT_LINES),
            Says::Notice(_) => (&mut self.notices, MAX_NOTICES),
        };
        if kept.len() == most {
            kept.pop_front();
        }
        kept.push_back(Line { version: self.version + 1, name, seat, says, at });
    }

    fn notice(&mut self, seat: Seat, word: &'static str, at: i64) {
        let name = self.names()[seat.index()].clone();
        self.line(name, Some(seat.number()), Says::Notice(word), at);
    }

    /// The options with those that came after the table was made, as it is played.
    pub fn complete_options(&self) -> Map<String, Value> {
        self.table.as_ref().map_or_else(|| self.options.clone(), |table| table.options())
    }

    fn deal(&mut self, at: i64) -> Result<(), String> {
        let setup = RawSetup {
            seats: self.row.made.seats,
            preset: None,
            options: RawOptions::Stored(self.options.clone()),
            seed: Seed(self.row.made.seed),
            rules: Some(self.row.made.rules),
            names: self.names(),
        };
        self.table = Some(self.game.start(&setup).map_err(|error| error.to_string())?);
        self.row.status = Status::Playing;
        self.steps = vec![self.version + 1];
        self.history.clear();
        self.remember(at);
        self.asked_anew(at);
        Ok(())
    }

    /// Every question is a new one.
    fn asked_anew(&mut self, at: i64) {
        self.since = [self.version + 1; 8];
        self.asked_at = [at; 8];
    }

    /// Notes when the last group came about, and the round it led to.
    fn remember(&mut self, at: i64) {
        if let (Spectators::All(_), Some(table)) = (self.settings.spectators, &self.table) {
            self.history.push((at, table.round()));
        }
    }

    /// How many actions of a running game spectators may see from any seat: the latest position that is
    /// old enough and has a whole round between itself and the current one. `None`: not even the deal.
    fn actions_shown(&self, minutes: u16, now: i64) -> Option<usize> {
        let (_, current) = self.history.last()?;
        let current = (*current)?;
        let shown = |&(at, round): &(i64, Option<u32>)| {
            at + i64::from(minutes) * 60_000 <= now && round.is_some_and(|it| it + 1 < current)
        };
        self.history.iter().rposition(shown)
    }

    /// What a spectator sees who looks over the shoulder of a seat: so many actions, or nothing if the
    /// table does not allow it or it is too early.
    pub(super) fn shown_to_spectators(&self, now: i64) -> Option<usize> {
        match (self.row.status, self.settings.spectators) {
            (Status::Finished, _) => Some(usize::MAX),
            (Status::Playing, Spectators::All(minutes)) => self.actions_shown(minutes, now),
            (Status::Playing, Spectators::Public) | (Status::Waiting, _) => None,
        }
    }

    /// Follows an undo of a seat. Time runs on from where the question was first asked: undo is no way to
    /// get more of it.
    fn undid(&mut self, at: i64) {
        let actions = self.table.as_ref().map_or(0, |table| table.actions());
        let before = self.times.get(actions).copied();
        self.went_back(at);
        if let Some((asked_at, reserve)) = before {
            (self.asked_at, self.reserve) = (asked_at, reserve);
        }
    }

    fn went_back(&mut self, at: i64) {
        let groups = self.table.as_ref().map_or(0, |table| table.actions() + 1);
        self.steps.truncate(groups);
        self.history.truncate(groups);
        self.times.truncate(groups.saturating_sub(1));
        self.undone = self.version + 1;
        self.request = None;
        self.row.status = Status::Playing;
        self.asked_anew(at);
    }

    /// What the other seats are being asked, before `seat` answers: an answer in a simultaneous round
    /// leaves their questions as they are, and what they send must not count as stale.
    fn standing_questions(&self, seat: Seat) -> Vec<(Seat, u64)> {
        let Some(table) = &self.table else { return Vec::new() };
        let others = table.to_act().without(seat);
        others.iter().map(|other| (other, table.asked(other))).collect()
    }

    /// Takes the time an answer took off the reserve.
    fn charge(&mut self, seat: Seat, at: i64) {
        let index = seat.index();
        self.times.push((self.asked_at, self.reserve));
        if !self.stand_ins.contains(seat) && self.expiring != Some(seat.number()) {
            self.played = self.played.with(seat);
        }
        if self.expiring.take() != Some(seat.number()) {
            self.expired[index] = 0;
        }
        // A person who plays is not away.
        self.votes[index] = SeatSet::EMPTY;
        if let Some(Clock::Live { per_move, .. }) = self.settings.clock {
            // A bot uses none of a person's time, but what they used before it came is gone.
            let stood_in = self.stand_ins.contains(seat);
            let until = if stood_in { self.left_at[index] } else { at };
            let beyond = until - self.asked_at[index] - i64::from(per_move) * 1000;
            self.reserve[index] = (self.reserve[index] - beyond.max(0)).max(0);
        }
    }

    /// Keeps the books after an action.
    fn acted(&mut self, before: &[(Seat, u64)], at: i64) {
        self.version += 1;
        self.steps.push(self.version);
        self.remember(at);
        self.request = None;
        let Some(table) = &self.table else { return };
        let asked_now = table.to_act();
        for seat in Seat::all(table.seats()) {
            let stands = asked_now.contains(seat)
                && before
                    .iter()
                    .any(|(other, question)| *other == seat && *question == table.asked(seat));
            if !stands {
                self.since[seat.index()] = self.version;
                self.asked_at[seat.index()] = at;
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
        self.called.told_to(viewer.seat())
    }

    /// What these deeds change, told before they are done.
    pub fn news(&self, deeds: &[Deed]) -> News {
        // Clocks run with every answer, and an answer ends a pending request and votes for a bot.
        let voted = self.votes.iter().any(|votes| !votes.is_empty());
        let with_answers = self.settings.clock.is_some() || self.request.is_some() || voted;
        let game_only = |deed: &Deed| match deed {
            Deed::Chat { .. } => true,
            act => matches!(act, Deed::Act { .. }) && !with_answers,
        };
        News { table: !deeds.iter().all(game_only), position: deeds.iter().any(Deed::plays) }
    }

    /// How many groups of events there were at a version.
    pub fn groups_at(&self, version: u32) -> usize {
        self.steps.partition_point(|&step| step <= version)
    }

    /// Whether somebody who has seen this version can be told the rest.
    pub fn can_follow_from(&self, version: u32) -> bool {
        version <= self.version && self.undone <= version
    }

    /// The seats a user holds.
    pub fn seats_of(&self, user: Option<i64>) -> SeatSet {
        let mine = |sitter: &Sitter| matches!(sitter, Sitter::Person { user: id, .. } if Some(*id) == user);
        let seats = (0..).zip(&self.sitters).filter(|(_, sitter)| mine(sitter));
        seats.filter_map(|(seat, _)| Seat::checked(seat)).collect()
    }

    /// Who holds a seat, if a person does.
    pub fn person(&self, seat: Seat) -> Option<i64> {
        match self.sitters.get(seat.index())? {
            Sitter::Person { user, .. } => Some(*user),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        }
    }

    /// Seats of people.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.row.made.seats).filter(|seat| self.person(*seat).is_some()).collect()
    }

    pub(super) fn open_seats(&self) -> Vec<u8> {
        let open = self.sitters.iter().enumerate().filter(|(_, sitter)| **sitter == Sitter::Nobody);
        open.map(|(seat, _)| seat as u8).collect()
    }

    /// Seats that owe an answer.
    pub fn to_act(&self) -> SeatSet {
        self.table.as_ref().map_or(SeatSet::EMPTY, |table| table.to_act())
    }

    /// Seats whose people owe an answer: nobody plays for them.
    pub fn waited_for(&self) -> SeatSet {
        (self.to_act() & self.people()) - self.stand_ins
    }

    /// When the time of a seat runs out, in milliseconds since 1970.
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        let clock = self.settings.clock?;
        if !self.waited_for().contains(seat) {
            return None;
        }
        let index = seat.index();
        Some(match clock {
            Clock::Live { per_move, .. } => {
                self.asked_at[index] + i64::from(per_move) * 1000 + self.reserve[index]
            }
            Clock::Days { days } => self.asked_at[index] + i64::from(days) * 86_400_000,
        })
    }

    /// When the first clock runs out.
    pub fn next_deadline(&self) -> Option<i64> {
        Seat::all(self.row.made.seats).filter_map(|seat| self.deadline(seat)).min()
    }

    /// No question was asked in the future: if the clock of the machine was set back since, the time of
    /// questions that stand begins now.
    pub fn not_after(&mut self, now: i64) {
        for at in &mut self.asked_at {
            *at = (*at).min(now);
        }
    }

    /// Takes over what only the task knows, from the same table as it was loaded before.
    pub fn follow_presence(&mut self, before: &Self, now: i64) {
        self.connected = before.connected;
        self.absent_since = before.absent_since;
        self.votes = before.votes;
        self.not_after(now);
    }

    /// Whether a person who plays looks at the table.
    pub fn attended(&self) -> bool {
        !(self.connected - self.stand_ins).is_empty()
    }

    /// Whether the game counts for the ratings; before the deal, as the seats are taken now.
    pub fn is_rated(&self) -> bool {
        self.rated.unwrap_or_else(|| ending::counts(self))
    }

    /// How many actions go back if everything from the last action of a seat on is taken back.
    pub fn depth_of(&self, seat: Seat) -> Option<usize> {
        self.table.as_ref()?.agreed_depth(seat).ok()
    }

    /// Follows deeds that were just done and gives what the store has to keep.
    pub fn change(&mut self, deeds: &[Deed], at: i64) -> Result<Change, String> {
        let (version, status) = (self.version, self.row.status);
        for deed in deeds {
            self.follow(deed, at)?;
        }
        let text = |deed| serde_json::to_string(deed).expect("a deed is plain data");
        let seated = !self.told_seats || deeds.iter().any(Deed::seats);
        self.told_seats = true;
        let ended = status != Status::Finished && self.row.status == Status::Finished;
        Ok(Change {
            version,
            at,
            entries: deeds.iter().map(text).collect(),
            status: self.row.status,
            open: self.open_seats().len() as u8,
            asked: ending::mask(self.waited_for()),
            deadline: self.next_deadline(),
            members: seated.then(|| ending::members(self)),
            players: seated.then(|| ending::players(self)),
            ending: if ended { ending::of(self) } else { None },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::leaks::deal;

    #[test]
    fn notices_do_not_push_out_what_was_said() {
        let game = signoria_registry::game("carrara").expect("it is there");
        let mut live = deal(game, 2, None, 7).expect("it can be dealt");
        let chat = |text: &str| Deed::Chat {
            seat: Some(0),
            name: "Anna".to_owned(),
            text: text.to_owned(),
            user: Some(1),
        };
        live.follow(&chat("first"), 0).expect("it is said");
        for _ in 0..300 {
            for deed in [Deed::Takeover { seat: 1, by: By::Own }, Deed::Return { seat: 1 }] {
                live.follow(&deed, 0).expect("the seat is there");
            }
        }
        live.follow(&chat("last"), 0).expect("it is said");
        let lines = live.chat_since(0, signoria_i18n::Lang::En, &[]);
        assert_eq!(lines.len(), MAX_NOTICES + 2);
        assert_eq!((&*lines[0].text, &*lines[MAX_NOTICES + 1].text), ("first", "last"));
        assert!(lines.is_sorted_by_key(|line| line.version), "in the order they came");
        for number in 0..300 {
            live.follow(&chat(&number.to_string()), 0).expect("it is said");
        }
        let lines = live.chat_since(0, signoria_i18n::Lang::En, &[]);
        let notices = lines.iter().filter(|line| line.notice.is_some()).count();
        assert_eq!((notices, lines.len()), (MAX_NOTICES, MAX_NOTICES + MAX_CHAT_LINES));
    }
}
