//! A running game, without saying which.

use std::{
    any::Any,
    fmt,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng as _};
use serde::Serialize;
use serde_json::{Map, Value};
use signoria_bots::{Evaluated, bot_by_name};
use signoria_engine::{
    Game, Illegal, Message, Meta, Outcome, Reason, Record, Seat, SeatSet, Session, Speech,
    UndoError, Viewer,
};
use thiserror::Error;

use crate::{
    DynBot, Json,
    bot::{Player, Sight},
    changes::changes,
    game_type::to_json,
};

/// Something a seat may do now.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// In the notation of the game: what [`Table::play`] takes.
    pub text: String,
    /// The same for programs.
    pub action: Json,
    /// The same for people.
    pub label: Message,
    /// Whether it cannot be taken back as far as the viewer can know; `false` unless
    /// [`Detail::Commitments`] were asked for.
    pub commits: bool,
}

/// Something a viewer perceived.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// 0: the deal; *k*: the *k*-th action.
    pub group: usize,
    /// What happened, for programs.
    pub event: Json,
    /// The same for people.
    pub message: Message,
}

/// Why an action was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// Not an action of this game at all.
    #[error("`{text}` is not an action of this game")]
    Notation {
        /// What was typed.
        text: String,
    },
    /// Nobody owes an answer any more.
    #[error("the game is over")]
    Over,
    /// The seat owes no answer now.
    #[error("{seat:?} is not asked anything now")]
    NotAsked {
        /// Who tried.
        seat: Seat,
    },
    /// The rules forbid it.
    #[error("not allowed ({}, paragraph `{}`)", .0.message.key, .0.rule)]
    Refused(Reason),
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
    /// What has changed since the view that was sent last, as a list of changes. A change is a list: the path to a
    /// place (names of fields, indices of items), and last the value that is there now.
    Changes(Json),
}

/// One step of what happened: some events, and the view after them.
#[derive(Debug)]
pub struct Beat {
    /// How many events of the log it has, at least one.
    pub events: usize,
    /// Which of them cost the viewer something ([`Speech::hits`]), counted from 0.
    pub hits: Vec<usize>,
    /// The points after them, as far as they lie open in the view.
    pub points: Vec<Option<i32>>,
    /// The view after them.
    pub view: ViewUpdate,
}

/// How the game stands for a viewer: the view, what is asked, and what they may do.
#[derive(Debug)]
pub struct Position {
    /// The view, or what is new in it.
    pub view: ViewUpdate,
    /// Points per seat, as far as they lie open to the viewer; the totals once the game is over.
    pub points: Vec<Option<i32>>,
    /// What each seat that owes an answer has to decide, in words the viewer may read.
    pub questions: Vec<(Seat, Message)>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// What to compare the next view with.
    pub sent: SentView,
}

/// How much of a position is computed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// The view, and who is asked what.
    View,
    /// Also what the viewer may do.
    Choices,
    /// Also which choices cannot be taken back. Every choice is tried for that.
    Commitments,
}

/// A running game with its history. Everything a viewer gets is computed from his own view; a seat
/// that is not at the table sees what a spectator sees.
pub trait Table: Any + Send + Sync {
    /// Title, seats and options of the game.
    fn meta(&self) -> &'static Meta;

    /// The options this game was dealt with.
    fn options(&self) -> Map<String, Value>;

    /// How many play.
    fn seats(&self) -> u8;

    /// Names of the seats.
    fn names(&self) -> &[String];

    /// Seats that owe an answer. None: the game is over.
    fn to_act(&self) -> SeatSet;

    /// Grows with every change, undo included.
    fn version(&self) -> usize;

    /// The actions that stand after all undos, in notation.
    fn line(&self) -> Vec<(Seat, String)>;

    /// What the seat may do, in the order of the rules; nothing if it owes no answer.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// What the seat has to decide, in words the viewer may hear; `None` if it owes no answer.
    fn question(&self, seat: Seat, viewer: Viewer) -> Option<Message>;

    /// How many actions stand after all undos.
    fn actions(&self) -> usize;

    /// Changes whenever what the seat is asked, or what it may answer, does.
    fn asked(&self, seat: Seat) -> u64;

    /// Plays an action given in notation.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), PlayError>;

    /// Why the seat may not do this now; `Ok(None)` if it may.
    fn why_not(&self, seat: Seat, text: &str) -> Result<Option<Reason>, PlayError>;

    /// Takes back the last action of the seat.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// How many actions an agreed undo of the seat takes back, and if none, why.
    fn agreed_depth(&self, seat: Seat) -> Result<usize, UndoError>;

    /// Takes back the last action of the seat and everything since, and draws afresh what no seat knows.
    /// The caller knows that all people agreed.
    fn take_back(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// Takes back the last action of the game with chance as it was: for tables stored by older
    /// programs, see [`Session::take_back_as_it_was`].
    fn take_back_as_it_was(&mut self) -> Result<(), UndoError>;

    /// Whether the seat may take back its last action, and if not, why.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;

    /// Everything the viewer knows.
    fn view(&self, viewer: Viewer) -> Value;

    /// Points per seat, as far as they lie open to the viewer; the totals once the game is over.
    fn points(&self, viewer: Viewer) -> Vec<Option<i32>>;

    /// The round, from 1; `None` if the game has none.
    fn round(&self) -> Option<u32>;

    /// How the game stands for the viewer. With the view that was sent last, only what is new in the view is written.
    fn position(&self, viewer: Viewer, detail: Detail, last: Option<&SentView>) -> Position;

    /// The beats of the last group of events, each with what is new in the view since the one before (the first:
    /// since `last`), and the view after the last beat.
    fn beats(&self, viewer: Viewer, last: Option<&SentView>) -> (Vec<Beat>, Option<SentView>);

    /// What the viewer perceived in the groups from `from` on; group 0 is the deal.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<Told>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The record, with its seed: not for players while the game runs.
    fn record(&self) -> Record;

    /// The table as it stood after the first `actions` of [`Table::line`] (all if there are fewer).
    fn at(&self, actions: usize) -> Box<dyn Table>;

    /// The same table as far as the viewer can tell, with everything he cannot know sampled from his
    /// view. Only for tests, see [`Session::imagine`].
    #[cfg(feature = "imagine")]
    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn Table>;

    /// What a bot on this seat needs to decide, with what it perceived in the groups from `from` on;
    /// `None` if the seat owes no answer. Owns everything, so that another thread can think.
    fn sight(&self, seat: Seat, from: usize) -> Option<Sight>;

    /// A bot for this game.
    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn DynBot>>;
}

impl<G: Speech + Evaluated> Table for Session<G> {
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

    fn line(&self) -> Vec<(Seat, String)> {
        self.line().iter().map(|(seat, action)| (*seat, action.to_string())).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.game().to_act().contains(seat) {
            return Vec::new();
        }
        let view = self.game().view(Viewer::Seat(seat));
        choices(self.game(), &view, seat, Detail::Choices)
    }

    fn actions(&self) -> usize {
        self.line().len()
    }

    fn asked(&self, seat: Seat) -> u64 {
        if !self.game().to_act().contains(seat) {
            return 0;
        }
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let question = G::question(&self.game().view(Viewer::Seat(seat)), seat);
        let mut hasher = DefaultHasher::new();
        (question, legal).hash(&mut hasher);
        hasher.finish()
    }

    fn question(&self, seat: Seat, viewer: Viewer) -> Option<Message> {
        let asked = self.game().to_act().contains(seat);
        asked.then(|| G::question(&self.game().view(seated(self, viewer)), seat))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        let action = read::<G>(text)?;
        Session::play(self, seat, action).map_err(|illegal| refusal(self.game(), illegal))
    }

    fn why_not(&self, seat: Seat, text: &str) -> Result<Option<Reason>, PlayError> {
        let action = read::<G>(text)?;
        let asked = self.game().to_act();
        if asked.is_empty() {
            return Err(PlayError::Over);
        }
        if !asked.contains(seat) {
            return Err(PlayError::NotAsked { seat });
        }
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        if legal.binary_search(&action).is_ok() {
            return Ok(None);
        }
        Ok(Some(G::why_not(&self.game().view(Viewer::Seat(seat)), action)))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Session::undo(self, seat)
    }

    fn agreed_depth(&self, seat: Seat) -> Result<usize, UndoError> {
        Session::agreed_depth(self, seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), UndoError> {
        Session::take_back(self, seat)
    }

    fn take_back_as_it_was(&mut self) -> Result<(), UndoError> {
        Session::take_back_as_it_was(self)
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
        let questions = game.to_act().iter().map(|seat| (seat, G::question(&view, seat)));
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
            // Nobody is asked within an action, so an outcome there is none: it would count what is hidden.
            let points = Seat::all(game.seats()).map(|seat| G::points(&view, seat)).collect();
            beats.push(Beat { events: events.len(), hits, points, view: update });
            sent = Some(SentView(view));
        }
        (beats, sent)
    }

    fn events(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let told = |(group, event): (usize, G::EventView)| Told {
            group,
            event: Json::of(&event),
            message: G::message(&event),
        };
        self.told_since(seated(self, viewer), from).map(told).collect()
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

    #[cfg(feature = "imagine")]
    fn imagine(&self, viewer: Viewer, seed: u64) -> Box<dyn Table> {
        Box::new(Session::imagine(self, viewer, &mut Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    fn sight(&self, seat: Seat, from: usize) -> Option<Sight> {
        if !self.game().to_act().contains(seat) {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let events = self.told_since(viewer, from).map(|(_, event)| event).collect();
        Some(Sight::new::<G>(self.game().view(viewer), legal, events, self.line().len() + 1))
    }

    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn DynBot>> {
        Some(Box::new(Player::<G>::new(bot_by_name(name, seed)?)))
    }
}

/// What is new in the view since the one that was sent last.
fn view_update<G: Game>(view: &G::View, last: Option<&SentView>) -> ViewUpdate {
    match last.and_then(|last| last.0.downcast_ref::<G::View>()) {
        Some(last) => ViewUpdate::Changes(changes(last, view)),
        None => ViewUpdate::Whole(Json::of(view)),
    }
}

/// What the seat may do, in the order of the rules; nothing if it owes no answer.
fn choices<G: Speech>(game: &G, view: &G::View, seat: Seat, detail: Detail) -> Vec<Choice> {
    let asked = game.to_act();
    if detail == Detail::View || !asked.contains(seat) {
        return Vec::new();
    }
    let trial = (detail == Detail::Commitments).then(|| Trial::<G>::new(view, seat, asked));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let choice = |action: G::Action| Choice {
        text: action.to_string(),
        action: Json::of(&action),
        label: G::label(view, action),
        commits: trial.as_ref().is_some_and(|trial| trial.commits(action)),
    };
    legal.into_iter().map(choice).collect()
}

/// Tries what a seat may do, to see what it could not take back. Tried on positions sampled from the view
/// of the seat, never on the real one: what it cannot know does not show in the answer.
struct Trial<G> {
    seat: Seat,
    /// None: others answer at the same time, so that nothing can be taken back.
    samples: Vec<G>,
}

impl<G: Game> Trial<G> {
    /// So many positions are sampled: an action that is final in one of them is called final.
    const SAMPLES: u64 = 2;

    fn new(view: &G::View, seat: Seat, asked: SeatSet) -> Self {
        let samples = if asked == SeatSet::one(seat) { Self::SAMPLES } else { 0 };
        // The same view gets the same samples.
        let sample = |seed| G::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        Self { seat, samples: (0..samples).map(sample).collect() }
    }

    /// Whether the four rules of undo forbid to take the action back, as `Session` applies them.
    fn commits(&self, action: G::Action) -> bool {
        self.samples.is_empty() || self.samples.iter().any(|sample| self.closes(sample, action))
    }

    fn closes(&self, sample: &G, action: G::Action) -> bool {
        let mut game = sample.clone();
        let mut events = Vec::new();
        game.apply(self.seat, action, &mut events);
        game.chance() != sample.chance()
            || game.to_act() != SeatSet::one(self.seat)
            || events.iter().any(|event| G::reveals(event))
    }
}

/// The viewer, or a spectator if he claims a seat that is not there.
fn seated<G: Game>(session: &Session<G>, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if seat.number() < session.game().seats() => viewer,
        Viewer::Seat(_) | Viewer::Spectator => Viewer::Spectator,
    }
}

/// Points per seat: those that lie open in the view, or the totals of the outcome.
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

/// A refusal of the engine with the reason of the game.
fn refusal<G: Speech>(game: &G, illegal: Illegal<G::Action>) -> PlayError {
    match illegal {
        Illegal::Over => PlayError::Over,
        Illegal::NotAsked { seat } => PlayError::NotAsked { seat },
        Illegal::NotListed { seat, action } => {
            PlayError::Refused(G::why_not(&game.view(Viewer::Seat(seat)), action))
        }
    }
}

/// Plain data as JSON.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views, events and actions are plain data")
}
