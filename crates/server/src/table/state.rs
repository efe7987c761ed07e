//! The state of a table, folded from its events, whether they come from the store or have just happened.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use signoria_engine::{Seat, SeatSet, Seed, Viewer};
use signoria_i18n::Names;
use signoria_protocol::{ChatPolicy, Clock, MIN_SPECTATOR_DELAY_MINUTES, Spectators};
use signoria_registry::{GameType, RawOptions, RawSetup, Table};
use signoria_store::{Change, Status, StoredTable, TableRow};

use super::{
    event::{Action, TableEvent, TakeoverCause},
    result,
};
use crate::{error::Error, frames::UpdateScope};

/// Maximum number of chat lines sent to a new client.
const MAX_CHAT_LINES: usize = 200;

/// Maximum number of system messages sent to a new client. They are counted separately: leaving and
/// returning must not push out the chat.
const MAX_NOTICES: usize = 100;

/// The settings of a table in addition to the rules, stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    pub spectators: Spectators,
    pub hints: bool,
    /// The initial chat policy.
    pub chat: ChatPolicy,
    /// The guided first game of the host.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lesson: bool,
}

impl Settings {
    /// The form in which they are stored.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).expect("settings are plain data")
    }

    /// Parses the stored settings. A spectator delay that older programs allowed is raised to the
    /// current minimum.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        let mut settings: Self = serde_json::from_str(text)?;
        if let Spectators::All(minutes) = &mut settings.spectators {
            *minutes = (*minutes).max(MIN_SPECTATOR_DELAY_MINUTES);
        }
        Ok(settings)
    }
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    Empty,
    Person { user: i64, name: String },
    Bot { bot: String, name: String },
}

/// A line of chat, or a system message.
#[derive(Clone, Debug)]
pub struct ChatEntry {
    pub version: u32,
    pub name: String,
    pub seat: Option<u8>,
    pub says: ChatContent,
    /// Its time, in milliseconds since 1970.
    pub at: i64,
}

#[derive(Clone, Debug)]
pub enum ChatContent {
    /// Text of a person.
    Text { user: Option<i64>, text: String },
    /// A system message: its code, and the key of its text.
    Notice(&'static str),
}

/// A request to agree to an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PendingUndo {
    /// The version of the request, which an answer names.
    pub version: u32,
    pub seat: Seat,
    pub agreed: SeatSet,
}

/// The state of a table.
pub struct TableState {
    pub row: TableRow,
    pub game: &'static dyn GameType,
    /// As stored: options that were added later are missing, see [`TableState::complete_options`].
    pub options: Map<String, Value>,
    pub settings: Settings,
    pub version: u32,
    /// The chat, oldest first.
    pub chat: VecDeque<ChatEntry>,
    /// The system messages, oldest first.
    pub notices: VecDeque<ChatEntry>,
    /// Whether the game is rated: decided when it starts, and changed only if a bot takes over for a person
    /// who never came.
    pub rated: Option<bool>,
    /// The game, once it has started.
    pub table: Option<Box<dyn Table>>,
    /// Seats whose players are connected now. Set by the task; not stored.
    pub connected: SeatSet,
    /// A pending request to agree to an undo.
    pub request: Option<PendingUndo>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    pub(super) sitters: Vec<Occupant>,
    /// The names of the seats.
    called: Names,
    /// The version of each group of events: the deal, then the actions in force.
    pub(super) steps: Vec<u32>,
    /// Per action in force: since when each seat was to act, and its remaining reserve, before the
    /// action.
    times: Vec<([i64; 8], [i64; 8])>,
    /// Seats whose persons were put there by a rematch.
    pub(super) invited: SeatSet,
    /// Seats whose persons have been at the table since a rated game was dealt.
    pub(super) arrived: SeatSet,
    /// Per group: its time, in milliseconds since 1970, and the round of its position, if the game
    /// counts rounds. Kept only where spectators may see hidden information.
    history: Vec<(i64, Option<u32>)>,
    /// The version of the last undo: a client that has not seen it needs the whole table.
    pub(super) undone: u32,
    /// Per seat: the version since which its decision is unchanged.
    pub(super) since: [u32; 8],
    /// Per seat: the time of that version, in milliseconds since 1970.
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
    pub(super) left_at: [i64; 8],
    /// Per disconnected seat: since when, in milliseconds since 1970, or since the table was loaded.
    /// Set by the task; not stored.
    pub(super) absent_since: [i64; 8],
    /// Users the host has blocked, with their names.
    pub(super) blocked: Vec<(i64, String)>,
    /// Users the host has muted.
    pub(super) silenced: Vec<i64>,
    /// Whether users without a seat may write in the chat.
    pub(super) chat_open: bool,
    /// Per seat: the seats that voted for a bot.
    pub(super) votes: [SeatSet; 8],
    /// Whether the members were written to the store since the table was loaded: an older program
    /// stored less.
    seats_synced: bool,
}

/// Why a stored table cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// Its rules are newer than this program.
    Rules { found: u16, supported: u16 },
    /// An entry, or the setup if there is no number.
    Entry { version: Option<u32>, detail: String },
}

/// Replays the entries of a table, for a task.
pub fn load(stored: &StoredTable) -> Result<TableState, Error> {
    replay(stored).map_err(|problem| match problem {
        Unplayable::Rules { found, supported } => Error::RulesGone { found, supported },
        Unplayable::Entry { version, detail } => {
            let table = stored.row.id;
            tracing::error!(table, version, detail, "cannot replay a stored table");
            Error::Damaged
        }
    })
}

/// Replays the entries of a table.
pub fn replay(stored: &StoredTable) -> Result<TableState, Unplayable> {
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
    let mut live = TableState::new(stored.row.clone(), game, options, settings);
    live.row.status = Status::Waiting;
    for (version, entry) in (1..).zip(&stored.entries) {
        let at = |detail: String| Unplayable::Entry { version: Some(version), detail };
        let event: TableEvent =
            serde_json::from_str(&entry.body).map_err(|error| at(error.to_string()))?;
        live.apply(&event, entry.at).map_err(at)?;
    }
    if live.table.is_some() {
        // Erased users do not return.
        let erased = live.people().iter().filter(|seat| live.person(*seat) == Some(0));
        live.stand_ins = live.stand_ins | erased.collect();
    }
    Ok(live)
}

impl TableState {
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
            sitters: vec![Occupant::Empty; seats],
            called: Names::default(),
            steps: Vec::new(),
            times: Vec::new(),
            invited: SeatSet::EMPTY,
            arrived: SeatSet::EMPTY,
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
            seats_synced: false,
        };
        live.called = Names::new(live.names());
        live
    }

    /// Applies one event. After an error the state is unusable.
    pub(super) fn apply(&mut self, event: &TableEvent, at: i64) -> Result<(), String> {
        match event {
            TableEvent::Sit { seat, user, name } => {
                *self.sitter(*seat)? = Occupant::Person { user: *user, name: name.clone() };
            }
            TableEvent::Bot { seat, bot, name } => {
                *self.sitter(*seat)? = Occupant::Bot { bot: bot.clone(), name: name.clone() };
            }
            TableEvent::Stand { seat } => *self.sitter(*seat)? = Occupant::Empty,
            TableEvent::Start { rated } => {
                self.rated = Some(rated.unwrap_or_else(|| result::counts(self)));
                self.deal(at)?;
            }
            TableEvent::Invite { seat } => self.invited = self.invited.with(self.seat(*seat)?),
            TableEvent::Arrive { seat } => self.arrived = self.arrived.with(self.seat(*seat)?),
            TableEvent::Act { seat, action } => {
                let seat = self.seat(*seat)?;
                let before = self.standing_questions(seat);
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                let played = match action {
                    Action::Text(text) => table.play(seat, text),
                    Action::Checked(legal) => table.play_checked(legal),
                };
                played.map_err(|error| error.to_string())?;
                self.charge(seat, at);
                self.acted(&before, at);
                return Ok(());
            }
            TableEvent::Undo { seat } => {
                let seat = self.seat(*seat)?;
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.undo(seat).map_err(|error| error.to_string())?;
                self.undid(at);
            }
            TableEvent::AgreedUndo { seat } => {
                let seat = self.seat(*seat)?;
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.force_undo(seat).map_err(|error| error.to_string())?;
                self.after_undo(at);
            }
            TableEvent::TakeBack => {
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.force_undo_as_it_was().map_err(|error| error.to_string())?;
                self.after_undo(at);
            }
            TableEvent::Block { user, name, on } => self.block(*user, name, *on),
            TableEvent::Silence { user, on } => {
                self.silenced.retain(|id| id != user);
                self.silenced.extend(on.then_some(*user));
            }
            TableEvent::OpenChat { everyone } => self.chat_open = *everyone,
            TableEvent::Chat { seat, name, text, user } => {
                let says = ChatContent::Text { user: *user, text: text.clone() };
                self.line(name.clone(), *seat, says, at);
            }
            TableEvent::Expire { seat } => {
                self.notice(self.seat(*seat)?, "clock", at);
                self.expired[usize::from(*seat)] =
                    self.expired[usize::from(*seat)].saturating_add(1);
                self.expiring = Some(*seat);
            }
            TableEvent::Takeover { seat, by } => self.take_over(self.seat(*seat)?, *by, at),
            TableEvent::Return { seat } => {
                let seat = self.seat(*seat)?;
                self.notice(seat, "returned", at);
                self.stand_ins = self.stand_ins.without(seat);
                self.expired[seat.index()] = 0;
                // The time of a decision that is still open has continued.
            }
            TableEvent::Vote { seat, absent } => {
                let (seat, absent) = (self.seat(*seat)?, self.seat(*absent)?);
                self.votes[absent.index()] = self.votes[absent.index()].with(seat);
            }
            TableEvent::UndoAsk { seat } => {
                let seat = self.seat(*seat)?;
                self.notice(seat, "undo_asked", at);
                let (version, agreed) = (self.version + 1, SeatSet::one(seat));
                self.request = Some(PendingUndo { version, seat, agreed });
            }
            TableEvent::UndoAgree { seat } => {
                let seat = self.seat(*seat)?;
                self.notice(seat, "undo_agreed", at);
                if let Some(request) = &mut self.request {
                    request.agreed = request.agreed.with(seat);
                }
            }
            TableEvent::UndoRefuse { seat } => {
                self.notice(self.seat(*seat)?, "undo_refused", at);
                self.request = None;
            }
            TableEvent::Rematch { table } => self.rematch = Some(table.clone()),
        }
        if let TableEvent::Bot { seat, .. } | TableEvent::Stand { seat } = event {
            self.invited = self.invited.without(self.seat(*seat)?);
        }
        if event.changes_seats() {
            self.called = Names::new(self.names());
        }
        self.version += 1;
        Ok(())
    }

    /// A bot plays for a seat from now on.
    fn take_over(&mut self, seat: Seat, by: TakeoverCause, at: i64) {
        self.notice(seat, if by == TakeoverCause::Own { "left" } else { "takeover" }, at);
        if by == TakeoverCause::Own {
            // Leaving needs no socket.
            self.arrived = self.arrived.with(seat);
        } else if !self.arrived.contains(seat) {
            // A person who never came loses nothing, and no one wins points from them. This is decided now:
            // they must not be able to wait and see how their bot does.
            self.rated = Some(false);
        }
        self.stand_ins = self.stand_ins.with(seat);
        self.left_at[seat.index()] = at;
        self.votes[seat.index()] = SeatSet::EMPTY;
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

    fn sitter(&mut self, seat: u8) -> Result<&mut Occupant, String> {
        self.sitters.get_mut(usize::from(seat)).ok_or_else(|| format!("no seat {seat}"))
    }

    fn line(&mut self, name: String, seat: Option<u8>, says: ChatContent, at: i64) {
        let (kept, most) = match &says {
            ChatContent::Text { .. } => (&mut self.chat, MAX_CHAT_LINES),
            ChatContent::Notice(_) => (&mut self.notices, MAX_NOTICES),
        };
        if kept.len() == most {
            kept.pop_front();
        }
        kept.push_back(ChatEntry { version: self.version + 1, name, seat, says, at });
    }

    fn notice(&mut self, seat: Seat, word: &'static str, at: i64) {
        let name = self.names()[seat.index()].clone();
        self.line(name, Some(seat.number()), ChatContent::Notice(word), at);
    }

    /// The options including those that were added after the table was created.
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
        self.reset_prompts(at);
        Ok(())
    }

    /// Resets the times of all decisions.
    fn reset_prompts(&mut self, at: i64) {
        self.since = [self.version + 1; 8];
        self.asked_at = [at; 8];
    }

    /// Records the time of the last group, and its round.
    fn remember(&mut self, at: i64) {
        if let (Spectators::All(_), Some(table)) = (self.settings.spectators, &self.table) {
            self.history.push((at, table.round()));
        }
    }

    /// The number of actions of a running game that spectators may see from any seat: the latest
    /// position that is old enough and has a whole round between itself and the current one. `None`:
    /// not even the deal.
    fn actions_shown(&self, minutes: u16, now: i64) -> Option<usize> {
        let (_, current) = self.history.last()?;
        let current = (*current)?;
        let shown = |&(at, round): &(i64, Option<u32>)| {
            at + i64::from(minutes) * 60_000 <= now && round.is_some_and(|it| it + 1 < current)
        };
        self.history.iter().rposition(shown)
    }

    /// The number of actions a spectator of a seat's view sees; `None` if the table does not allow it
    /// or it is too early.
    pub(super) fn shown_to_spectators(&self, now: i64) -> Option<usize> {
        match (self.row.status, self.settings.spectators) {
            (Status::Finished, _) => Some(usize::MAX),
            (Status::Playing, Spectators::All(minutes)) => self.actions_shown(minutes, now),
            (Status::Playing, Spectators::Public) | (Status::Waiting, _) => None,
        }
    }

    /// Updates the clocks after an undo. Time continues from where the decision first started: undo
    /// gives no time back.
    fn undid(&mut self, at: i64) {
        let actions = self.table.as_ref().map_or(0, |table| table.actions());
        let before = self.times.get(actions).copied();
        self.after_undo(at);
        if let Some((asked_at, reserve)) = before {
            (self.asked_at, self.reserve) = (asked_at, reserve);
        }
    }

    fn after_undo(&mut self, at: i64) {
        let groups = self.table.as_ref().map_or(0, |table| table.actions() + 1);
        self.steps.truncate(groups);
        self.history.truncate(groups);
        self.times.truncate(groups.saturating_sub(1));
        self.undone = self.version + 1;
        self.request = None;
        self.row.status = Status::Playing;
        self.reset_prompts(at);
    }

    /// The decisions of the other seats before `seat` acts: an action in a simultaneous round does not
    /// change them, and must not make their commands stale.
    fn standing_questions(&self, seat: Seat) -> Vec<(Seat, u64)> {
        let Some(table) = &self.table else { return Vec::new() };
        let others = table.to_act().without(seat);
        others.iter().map(|other| (other, table.asked(other))).collect()
    }

    /// Subtracts the time of an action from the reserve.
    fn charge(&mut self, seat: Seat, at: i64) {
        let index = seat.index();
        self.times.push((self.asked_at, self.reserve));
        if !self.stand_ins.contains(seat) && self.expiring != Some(seat.number()) {
            // Entries of older programs do not say who came.
            self.arrived = self.arrived.with(seat);
        }
        if self.expiring.take() != Some(seat.number()) {
            self.expired[index] = 0;
        }
        // A player who acts is not away.
        self.votes[index] = SeatSet::EMPTY;
        if let Some(Clock::Live { per_move, .. }) = self.settings.clock {
            // A bot uses none of a player's time, but what they used before is gone.
            let stood_in = self.stand_ins.contains(seat);
            let until = if stood_in { self.left_at[index] } else { at };
            let beyond = until - self.asked_at[index] - i64::from(per_move) * 1000;
            self.reserve[index] = (self.reserve[index] - beyond.max(0)).max(0);
        }
    }

    /// Updates decisions and clocks after an action.
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
        let name = |(at, sitter): (usize, &Occupant)| match sitter {
            Occupant::Empty => (at + 1).to_string(),
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => name.clone(),
        };
        self.sitters.iter().enumerate().map(name).collect()
    }

    /// The names as a viewer reads them.
    pub fn names_for(&self, viewer: Viewer) -> Names {
        self.called.for_reader(viewer.seat())
    }

    /// Which parts of an update these events change, before they are applied.
    pub fn news(&self, events: &[TableEvent]) -> UpdateScope {
        // Clocks change with every action, and an action ends a pending request and votes for a
        // bot.
        let voted = self.votes.iter().any(|votes| !votes.is_empty());
        let with_answers = self.settings.clock.is_some() || self.request.is_some() || voted;
        let game_only = |event: &TableEvent| match event {
            TableEvent::Chat { .. } => true,
            act => matches!(act, TableEvent::Act { .. }) && !with_answers,
        };
        UpdateScope {
            table: !events.iter().all(game_only),
            position: events.iter().any(TableEvent::changes_game),
        }
    }

    /// The number of groups of events at a version.
    pub fn groups_at(&self, version: u32) -> usize {
        self.steps.partition_point(|&step| step <= version)
    }

    /// Whether a client that has seen this version can get an update instead of the whole table.
    pub fn can_follow_from(&self, version: u32) -> bool {
        version <= self.version && self.undone <= version
    }

    /// The seats of a user.
    pub fn seats_of(&self, user: Option<i64>) -> SeatSet {
        let mine = |sitter: &Occupant| matches!(sitter, Occupant::Person { user: id, .. } if Some(*id) == user);
        let seats = (0..).zip(&self.sitters).filter(|(_, sitter)| mine(sitter));
        seats.filter_map(|(seat, _)| Seat::checked(seat)).collect()
    }

    /// The user on a seat, if it is a person.
    pub fn person(&self, seat: Seat) -> Option<i64> {
        match self.sitters.get(seat.index())? {
            Occupant::Person { user, .. } => Some(*user),
            Occupant::Empty | Occupant::Bot { .. } => None,
        }
    }

    /// Seats of people.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.row.made.seats).filter(|seat| self.person(*seat).is_some()).collect()
    }

    pub(super) fn open_seats(&self) -> Vec<u8> {
        let open =
            self.sitters.iter().enumerate().filter(|(_, sitter)| **sitter == Occupant::Empty);
        open.map(|(seat, _)| seat as u8).collect()
    }

    /// The seats to act.
    pub fn to_act(&self) -> SeatSet {
        self.table.as_ref().map_or(SeatSet::EMPTY, |table| table.to_act())
    }

    /// Seats to act whose players have no bot.
    pub fn awaited_seats(&self) -> SeatSet {
        (self.to_act() & self.people()) - self.stand_ins
    }

    /// The deadline of a seat, in milliseconds since 1970.
    pub fn deadline(&self, seat: Seat) -> Option<i64> {
        let clock = self.settings.clock?;
        if !self.awaited_seats().contains(seat) {
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

    /// The first deadline.
    pub fn next_deadline(&self) -> Option<i64> {
        Seat::all(self.row.made.seats).filter_map(|seat| self.deadline(seat)).min()
    }

    /// Limits start times to `now`: if the system clock was set back since, the time of open decisions
    /// starts now.
    pub fn not_after(&mut self, now: i64) {
        for at in &mut self.asked_at {
            *at = (*at).min(now);
        }
    }

    /// Copies what only the task knows from the same table before it was reloaded.
    pub fn follow_presence(&mut self, before: &Self, now: i64) {
        self.connected = before.connected;
        self.absent_since = before.absent_since;
        self.votes = before.votes;
        self.not_after(now);
    }

    /// What is written down when the persons of these seats are at the table: once for each rated game.
    pub fn arrivals(&self, seats: SeatSet) -> Vec<TableEvent> {
        let counts = self.row.status == Status::Playing && self.is_rated();
        let new = if counts { (seats & self.people()) - self.arrived } else { SeatSet::EMPTY };
        new.iter().map(|seat| TableEvent::Arrive { seat: seat.number() }).collect()
    }

    /// Whether a player is connected.
    pub fn attended(&self) -> bool {
        !(self.connected - self.stand_ins).is_empty()
    }

    /// Whether the game is rated; before it starts, as the seats are taken now.
    pub fn is_rated(&self) -> bool {
        self.rated.unwrap_or_else(|| result::counts(self))
    }

    /// The number of actions that an undo of everything from the last action of a seat on removes.
    pub fn depth_of(&self, seat: Seat) -> Option<usize> {
        self.table.as_ref()?.agreed_depth(seat).ok()
    }

    /// Applies new events and returns what the store has to write.
    pub fn change(&mut self, events: &[TableEvent], at: i64) -> Result<Change, String> {
        let (version, status) = (self.version, self.row.status);
        for event in events {
            self.apply(event, at)?;
        }
        let text = |event| serde_json::to_string(event).expect("an event is plain data");
        let seated = !self.seats_synced || events.iter().any(TableEvent::changes_seats);
        self.seats_synced = true;
        let ended = status != Status::Finished && self.row.status == Status::Finished;
        Ok(Change {
            version,
            at,
            entries: events.iter().map(text).collect(),
            status: self.row.status,
            open: self.open_seats().len() as u8,
            asked: result::mask(self.awaited_seats()),
            deadline: self.next_deadline(),
            members: seated.then(|| result::members(self)),
            players: seated.then(|| result::players(self)),
            ending: if ended { result::of(self) } else { None },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::leaks::deal;

    #[test]
    fn system_messages_do_not_push_out_chat() {
        let game = signoria_registry::game("carrara").expect("it is there");
        let mut live = deal(game, 2, None, 7).expect("it can be dealt");
        let chat = |text: &str| TableEvent::Chat {
            seat: Some(0),
            name: "Anna".to_owned(),
            text: text.to_owned(),
            user: Some(1),
        };
        live.apply(&chat("first"), 0).expect("it is said");
        for _ in 0..300 {
            for event in [
                TableEvent::Takeover { seat: 1, by: TakeoverCause::Own },
                TableEvent::Return { seat: 1 },
            ] {
                live.apply(&event, 0).expect("the seat is there");
            }
        }
        live.apply(&chat("last"), 0).expect("it is said");
        let lines = live.chat_since(0, signoria_i18n::Lang::En, &[]);
        assert_eq!(lines.len(), MAX_NOTICES + 2);
        assert_eq!((&*lines[0].text, &*lines[MAX_NOTICES + 1].text), ("first", "last"));
        assert!(lines.is_sorted_by_key(|line| line.version), "in the order they came");
        for number in 0..300 {
            live.apply(&chat(&number.to_string()), 0).expect("it is said");
        }
        let lines = live.chat_since(0, signoria_i18n::Lang::En, &[]);
        let notices = lines.iter().filter(|line| line.notice.is_some()).count();
        assert_eq!((notices, lines.len()), (MAX_NOTICES, MAX_NOTICES + MAX_CHAT_LINES));
    }
}
