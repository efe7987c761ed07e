//! A running game, without its static type.

use std::{
    any::Any,
    fmt,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::Arc,
};

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng as _};
use serde::Serialize;
use serde_json::{Map, Value};
use signoria_bots::{Evaluated, bot_by_name};
use signoria_engine::{
    Game, GameText, IllegalAction, Message, Meta, Outcome, Reason, Record, Seat, SeatSet, Session,
    UndoError, Viewer,
};
use thiserror::Error;

use crate::{
    DynBot, Json,
    bot::{Observation, Player},
    changes::changes,
    game_type::to_json,
};

/// A legal action of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// In the notation of the game: what [`Table::play`] takes.
    pub text: String,
    /// As JSON.
    pub action: Json,
    /// As a message for people.
    pub label: Message,
    /// Whether it cannot be undone, as far as the viewer can know; `false` unless
    /// [`Detail::Commitments`] was requested.
    pub commits: bool,
    /// Whether it draws chance or reveals something that was hidden, as far as the viewer can know; `false`
    /// unless [`Detail::Commitments`] were asked for.
    pub reveals: bool,
    /// What it shows and to whom, where the player should know before; part of [`Detail::Commitments`].
    pub shows: Vec<Message>,
    /// What it leaves unused for good.
    pub wastes: Option<Message>,
}

/// An event that a viewer perceived.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LoggedEvent {
    /// 0: the deal; *k*: the *k*-th action.
    pub group: usize,
    /// The event as JSON.
    pub event: Json,
    /// The event as a message for people.
    pub message: Message,
}

/// Why an action was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// Not an action of this game at all.
    #[error("`{text}` is not an action of this game")]
    Notation {
        /// The text.
        text: String,
    },
    /// No seat is to act any more.
    #[error("the game is over")]
    Over,
    /// The seat is not to act now.
    #[error("{seat:?} is not asked anything now")]
    NotToAct {
        /// The seat that tried.
        seat: Seat,
    },
    /// The rules forbid it.
    #[error("not allowed ({}, paragraph `{}`)", .0.message.key, .0.rule)]
    Refused(Reason),
}

/// An action that is legal for a seat at one position of one table: it is neither parsed nor looked up again.
#[derive(Clone)]
pub struct LegalAction {
    seat: Seat,
    text: String,
    /// The version of the table it was checked at.
    version: usize,
    action: Arc<dyn Any + Send + Sync>,
}

impl LegalAction {
    /// In canonical notation.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Debug for LegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LegalAction({:?} {})", self.seat, self.text)
    }
}

/// The view a connection was sent last, to compare the next one with.
pub struct SentView(Box<dyn Any + Send + Sync>);

impl fmt::Debug for SentView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SentView")
    }
}

/// A view, or what is new in it.
#[derive(Clone, PartialEq, Debug)]
pub enum ViewUpdate {
    /// The whole view.
    Whole(Json),
    /// The changes since the last view that was sent. A change is a list: a path (names of fields,
    /// indices of items), then the new value.
    Changes(Json),
}

/// One step of an action: some events, and the view after them.
#[derive(Debug)]
pub struct Beat {
    /// The number of events of the log that belong to it, at least one.
    pub events: usize,
    /// Which of them cost the viewer something ([`GameText::hits`]), counted from 0.
    pub hits: Vec<usize>,
    /// The points after them, as far as the view shows them.
    pub points: Vec<Option<i32>>,
    /// The view after them.
    pub view: ViewUpdate,
}

/// The game as a viewer sees it: the view, the decisions, and the viewer's choices.
#[derive(Debug)]
pub struct Position {
    /// The view, or its changes.
    pub view: ViewUpdate,
    /// Points per seat, as far as the viewer may see them; the totals once the game is over.
    pub points: Vec<Option<i32>>,
    /// The prompt of each seat to act, for this viewer.
    pub questions: Vec<(Seat, Message)>,
    /// The choices of the viewer.
    pub choices: Vec<Choice>,
    /// To compare the next view with.
    pub sent: SentView,
}

/// How much of a position is computed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// The view, the seats to act and their prompts.
    View,
    /// Also the choices of the viewer.
    Choices,
    /// Also which choices cannot be undone. This tries every choice.
    Commitments,
}

/// A running game with its history. Everything for a viewer is computed from the view of that viewer; a
/// seat that is not at the table sees what a spectator sees.
pub trait Table: Any + Send + Sync {
    /// Title, seats and options of the game.
    fn meta(&self) -> &'static Meta;

    /// The options this game was dealt with.
    fn options(&self) -> Map<String, Value>;

    /// Number of seats.
    fn seats(&self) -> u8;

    /// Names of the seats.
    fn names(&self) -> &[String];

    /// The seats to act. None: the game is over.
    fn to_act(&self) -> SeatSet;

    /// The number of entries: it grows with every change, undo included.
    fn version(&self) -> usize;

    /// The actions in force after all undos, in notation.
    fn history(&self) -> Vec<(Seat, String)>;

    /// The choices of the seat, in the order of the rules; empty if it is not to act.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// The prompt of the seat, for this viewer; `None` if it is not to act.
    fn prompt(&self, seat: Seat, viewer: Viewer) -> Option<Message>;

    /// The number of actions in force after all undos.
    fn actions(&self) -> usize;

    /// A token that changes whenever the decision or the legal actions of the seat change.
    fn asked(&self, seat: Seat) -> u64;

    /// Plays an action given in notation.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), PlayError>;

    /// Checks an action given in notation: what [`Table::play_checked`] takes, or why the seat may not play it now.
    fn check(&self, seat: Seat, text: &str) -> Result<LegalAction, PlayError>;

    /// Plays an action that was checked at this position. At another one it is played like any text.
    fn play_checked(&mut self, action: &LegalAction) -> Result<(), PlayError>;

    /// Undoes the last action of the seat.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// The number of actions that an agreed undo of the seat removes, or why there can be none.
    fn agreed_depth(&self, seat: Seat) -> Result<usize, UndoError>;

    /// Undoes the last action of the seat and everything since, and redraws what no seat knows. The
    /// caller must have checked that all people agreed.
    fn force_undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// Undoes the last action of the game without redrawing: for tables stored by older programs, see
    /// [`Session::force_undo_as_it_was`].
    fn force_undo_as_it_was(&mut self) -> Result<(), UndoError>;

    /// Whether the seat may undo its last action, and if not, why.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;

    /// Everything the viewer knows.
    fn view(&self, viewer: Viewer) -> Value;

    /// Points per seat, as far as the viewer may see them; the totals once the game is over.
    fn points(&self, viewer: Viewer) -> Vec<Option<i32>>;

    /// The round, from 1; `None` if the game has none.
    fn round(&self) -> Option<u32>;

    /// The position for the viewer. With the last view that was sent, only changes of the view are
    /// written.
    fn position(&self, viewer: Viewer, detail: Detail, last: Option<&SentView>) -> Position;

    /// The beats of the last group of events, each with the changes of the view since the beat before
    /// (the first: since `last`), and the view after the last beat.
    fn beats(&self, viewer: Viewer, last: Option<&SentView>) -> (Vec<Beat>, Option<SentView>);

    /// What the viewer perceived in the groups from `from` on; group 0 is the deal.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<LoggedEvent>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The record, with its seed: not for players while the game runs.
    fn record(&self) -> Record;

    /// The table after the first `actions` of [`Table::history`] (all if there are fewer).
    fn at(&self, actions: usize) -> Box<dyn Table>;

    /// A copy of the table in which everything that the viewer cannot know is sampled from their view.
    /// Only for tests, see [`Session::determinized`].
    #[cfg(feature = "determinized")]
    fn determinized(&self, viewer: Viewer, seed: u64) -> Box<dyn Table>;

    /// What a bot on this seat needs to decide, with what it perceived in the groups from `from` on;
    /// `None` if the seat is not to act. It owns its data, so that another thread can think.
    fn observation(&self, seat: Seat, from: usize) -> Option<Observation>;

    /// A bot for this game.
    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn DynBot>>;
}

impl<G: GameText + Evaluated> Table for Session<G> {
    fn meta(&self) -> &'static Meta {
        G::meta()
    }

    fn options(&self) -> Map<String, Value> {
        to_json(&self.setup().options)
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn names(&self) -> &[String] {
        self.names()
    }

    fn to_act(&self) -> SeatSet {
        self.game().to_act()
    }

    fn version(&self) -> usize {
        self.version()
    }

    fn history(&self) -> Vec<(Seat, String)> {
        self.history().iter().map(|(seat, action)| (*seat, action.to_string())).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.game().to_act().contains(seat) {
            return Vec::new();
        }
        let view = self.game().view(Viewer::Seat(seat));
        choices(self.game(), &view, seat, Detail::Choices)
    }

    fn actions(&self) -> usize {
        self.history().len()
    }

    fn asked(&self, seat: Seat) -> u64 {
        if !self.game().to_act().contains(seat) {
            return 0;
        }
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let question = G::prompt(&self.game().view(Viewer::Seat(seat)), seat);
        let mut hasher = DefaultHasher::new();
        (question, legal).hash(&mut hasher);
        hasher.finish()
    }

    fn prompt(&self, seat: Seat, viewer: Viewer) -> Option<Message> {
        let asked = self.game().to_act().contains(seat);
        asked.then(|| G::prompt(&self.game().view(seated(self, viewer)), seat))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        let action = read::<G>(text)?;
        Session::play(self, seat, action).map_err(|illegal| refusal(self.game(), illegal))
    }

    fn check(&self, seat: Seat, text: &str) -> Result<LegalAction, PlayError> {
        let action = read::<G>(text)?;
        self.game().check(seat, action).map_err(|illegal| refusal(self.game(), illegal))?;
        let (text, version) = (action.to_string(), self.version());
        Ok(LegalAction { seat, text, version, action: Arc::new(action) })
    }

    fn play_checked(&mut self, legal: &LegalAction) -> Result<(), PlayError> {
        match legal.action.downcast_ref::<G::Action>() {
            Some(&action) if legal.version == self.version() => {
                Session::play_checked(self, legal.seat, action);
                Ok(())
            }
            _ => Table::play(self, legal.seat, &legal.text),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Session::undo(self, seat)
    }

    fn agreed_depth(&self, seat: Seat) -> Result<usize, UndoError> {
        Session::agreed_depth(self, seat)
    }

    fn force_undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Session::force_undo(self, seat)
    }

    fn force_undo_as_it_was(&mut self) -> Result<(), UndoError> {
        Session::force_undo_as_it_was(self)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        Session::can_undo(self, seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.game().view(seated(self, viewer)))
    }

    fn points(&self, viewer: Viewer) -> Vec<Option<i32>> {
        open_points(self.game(), &self.game().view(seated(self, viewer)))
    }

    fn round(&self) -> Option<u32> {
        G::round(&self.game().view(Viewer::Spectator))
    }

    fn position(&self, viewer: Viewer, detail: Detail, last: Option<&SentView>) -> Position {
        let game = self.game();
        let viewer = seated(self, viewer);
        let view = Box::new(game.view(viewer));
        let questions = game.to_act().iter().map(|seat| (seat, G::prompt(&view, seat)));
        Position {
            points: open_points(game, &view),
            questions: questions.collect(),
            choices: viewer
                .seat()
                .map(|seat| choices(game, &view, seat, detail))
                .unwrap_or_default(),
            view: view_update::<G>(&view, last),
            sent: SentView(view),
        }
    }

    fn beats(&self, viewer: Viewer, last: Option<&SentView>) -> (Vec<Beat>, Option<SentView>) {
        let viewer = seated(self, viewer);
        let (mut beats, mut sent) = (Vec::new(), None);
        for (events, game) in Session::beats(self, viewer) {
            let view = Box::new(game.view(viewer));
            let update = view_update::<G>(&view, sent.as_ref().or(last));
            let hits = (0..events.len()).filter(|&at| G::hits(&view, &events[at])).collect();
            // No beat can end the game, so there is no outcome; it would count hidden points.
            let points = Seat::all(game.seats()).map(|seat| G::points(&view, seat)).collect();
            beats.push(Beat { events: events.len(), hits, points, view: update });
            sent = Some(SentView(view));
        }
        (beats, sent)
    }

    fn events(&self, viewer: Viewer, from: usize) -> Vec<LoggedEvent> {
        let told = |(group, event): (usize, G::EventView)| LoggedEvent {
            group,
            event: Json::of(&event),
            message: G::message(&event),
        };
        self.events_since(seated(self, viewer), from).map(told).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn record(&self) -> Record {
        Session::record(self)
    }

    fn at(&self, actions: usize) -> Box<dyn Table> {
        Box::new(self.rewound(actions))
    }

    #[cfg(feature = "determinized")]
    fn determinized(&self, viewer: Viewer, seed: u64) -> Box<dyn Table> {
        Box::new(Session::determinized(self, viewer, &mut Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    fn observation(&self, seat: Seat, from: usize) -> Option<Observation> {
        if !self.game().to_act().contains(seat) {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let events = self.events_since(viewer, from).map(|(_, event)| event).collect();
        Some(Observation::new::<G>(
            self.game().view(viewer),
            legal,
            events,
            self.history().len() + 1,
        ))
    }

    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn DynBot>> {
        Some(Box::new(Player::<G>::new(bot_by_name(name, seed)?)))
    }
}

/// The view, or its changes since the last one that was sent.
fn view_update<G: Game>(view: &G::View, last: Option<&SentView>) -> ViewUpdate {
    match last.and_then(|last| last.0.downcast_ref::<G::View>()) {
        Some(last) => ViewUpdate::Changes(changes(last, view)),
        None => ViewUpdate::Whole(Json::of(view)),
    }
}

/// The choices of the seat, in the order of the rules; empty if it is not to act.
fn choices<G: GameText>(game: &G, view: &G::View, seat: Seat, detail: Detail) -> Vec<Choice> {
    let asked = game.to_act();
    if detail == Detail::View || !asked.contains(seat) {
        return Vec::new();
    }
    let trial = (detail == Detail::Commitments).then(|| UndoProbe::<G>::new(view, seat, asked));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let choice = |&action: &G::Action| {
        let Finality { commits, reveals, shows } =
            trial.as_ref().map_or_else(Finality::default, |trial| trial.finality(action));
        Choice {
            text: action.to_string(),
            action: Json::of(&action),
            label: G::label(view, action),
            commits,
            reveals,
            shows,
            wastes: G::wastes(view, action, &legal),
        }
    };
    legal.iter().map(choice).collect()
}

/// Tries the choices of a seat to find those that could not be undone. It plays them on positions sampled
/// from the view of the seat, never on the real one, so that the result reveals nothing.
struct UndoProbe<G> {
    seat: Seat,
    /// Empty if others act at the same time: then nothing can be undone.
    samples: Vec<G>,
}

/// What cannot be taken back about an action.
#[derive(Default)]
struct Finality {
    /// The four rules of undo forbid to take it back, as `Session` applies them.
    commits: bool,
    /// It draws chance or reveals something.
    reveals: bool,
    /// What it shows, and to whom.
    shows: Vec<Message>,
}

impl<G: GameText> UndoProbe<G> {
    /// Number of sampled positions: an action that is irreversible in one of them counts as
    /// irreversible.
    const SAMPLES: u64 = 2;

    fn new(view: &G::View, seat: Seat, asked: SeatSet) -> Self {
        let samples = if asked == SeatSet::one(seat) { Self::SAMPLES } else { 0 };
        // The same view gets the same samples.
        let sample = |seed| G::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        Self { seat, samples: (0..samples).map(sample).collect() }
    }

    /// What is final about an action in any of the samples.
    fn finality(&self, action: G::Action) -> Finality {
        let mut found = Finality { commits: self.samples.is_empty(), ..Finality::default() };
        for sample in &self.samples {
            let mut game = sample.clone();
            let mut events = Vec::new();
            game.apply(self.seat, action, &mut events);
            let reveals =
                game.chance_events() != sample.chance_events() || events.iter().any(G::reveals);
            found.reveals |= reveals;
            for event in events.iter().filter(|&event| G::reveals(event)) {
                let seen = G::event_view(event, Viewer::Seat(self.seat));
                found.shows.extend(seen.and_then(|seen| G::shows(&seen)));
            }
            found.commits |= reveals || game.to_act() != SeatSet::one(self.seat);
        }
        // The samples show the same kinds of things, and one sentence may stand for several events.
        let mut told = Vec::with_capacity(found.shows.len());
        found.shows.retain(|message| {
            let new = !told.contains(&message.key);
            told.push(message.key);
            new
        });
        found
    }
}

/// The viewer, or a spectator if the seat does not exist.
fn seated<G: Game>(session: &Session<G>, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if seat.number() < session.game().seats() => viewer,
        Viewer::Seat(_) | Viewer::Spectator => Viewer::Spectator,
    }
}

/// Points per seat: those that the view shows, or the totals of the outcome.
fn open_points<G: Game>(game: &G, view: &G::View) -> Vec<Option<i32>> {
    match game.outcome() {
        Some(outcome) => outcome.standings.iter().map(|it| Some(it.total)).collect(),
        None => Seat::all(game.seats()).map(|seat| G::points(view, seat)).collect(),
    }
}

/// Reads an action in notation.
fn read<G: Game>(text: &str) -> Result<G::Action, PlayError> {
    text.trim().parse().map_err(|_| PlayError::Notation { text: text.to_owned() })
}

/// Turns a refusal of the engine into one with the reason of the game.
fn refusal<G: GameText>(game: &G, illegal: IllegalAction<G::Action>) -> PlayError {
    match illegal {
        IllegalAction::Over => PlayError::Over,
        IllegalAction::NotToAct { seat } => PlayError::NotToAct { seat },
        IllegalAction::NotLegal { seat, action } => {
            PlayError::Refused(G::why_not(&game.view(Viewer::Seat(seat)), action))
        }
    }
}

/// Plain data as JSON.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views, events and actions are plain data")
}
