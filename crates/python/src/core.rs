//! Games and states without saying of which game; below this boundary everything is static.

use std::{any::Any, sync::Arc};

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng as _};
use serde_json::{Map, Value};
use signoria_bots::{Bot, Budget, Evaluated, bot_by_name};
use signoria_encoding::{Encoding, Field, Reward, fields, games, indices, observation};
use signoria_engine::{
    Game, GameText, IllegalAction, Message, NullSink, Outcome, Record, RulesVersion, Seat, SeatSet,
    Seed, Session, Setup, SetupError, Viewer, meta::options_from_json,
};
use signoria_i18n::{Lang, Localizer, Names};
use signoria_registry::{GameType, RawSetup};
use signoria_terminal::{RenderContext, draw};

use crate::{
    errors::Problem,
    vector::{AnyVector, Plan, Vector},
};

/// Everything a game needs to be played from Python.
pub trait Playable: GameText + Evaluated + Encoding {}

impl<G: GameText + Evaluated + Encoding> Playable for G {}

/// The kind of rewards with this name.
pub fn reward_named(name: &str) -> Result<Reward, Problem> {
    Reward::from_name(name).ok_or_else(|| {
        Problem::value(format!("unknown reward “{name}”; available: win, rank, points"))
    })
}

/// A game with its number of players and options.
pub trait AnyGame: Send + Sync {
    /// Id of the game.
    fn id(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> u8;
    /// The options, complete.
    fn options(&self) -> Map<String, Value>;
    /// Version and size of observations, version and number of action indices.
    fn encoding(&self) -> (&'static str, usize, &'static str, usize);
    /// What the places of an observation mean.
    fn fields(&self) -> Vec<Field>;
    /// Deals.
    fn deal(&self, seed: Seed) -> Box<dyn AnyState>;
    /// Plays a record again.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyState>, Problem>;
    /// Many environments.
    fn vector(&self, plan: Plan) -> Result<Box<dyn AnyVector>, Problem>;
}

/// One game in progress.
pub trait AnyState: Any + Send + Sync {
    /// A copy.
    fn copy(&self) -> Box<dyn AnyState>;
    /// How many play.
    fn seats(&self) -> u8;
    /// Seats that owe an answer.
    fn to_act(&self) -> SeatSet;
    /// Indices of the legal actions of a seat.
    fn legal(&mut self, seat: Seat) -> &[u32];
    /// The same in notation.
    fn texts(&mut self, seat: Seat) -> Vec<String>;
    /// Plays the action with this index.
    fn play_index(&mut self, seat: Seat, index: usize) -> Result<(), Problem>;
    /// Plays an action given in notation.
    fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), Problem>;
    /// Why the seat may not do this; `None` if it may.
    fn why_not(&self, seat: Seat, text: &str) -> Result<Option<String>, Problem>;
    /// The view as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// Writes the observation.
    fn observe(&self, viewer: Viewer, out: &mut [i16]);
    /// A state that looks the same to the viewer, the rest sampled.
    fn determinize(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyState>;
    /// The result.
    fn outcome(&self) -> Option<Outcome>;
    /// The record.
    fn record(&self, names: Vec<String>) -> Result<String, Problem>;
    /// The state after the first so many actions.
    fn at(&self, actions: usize) -> Result<Box<dyn AnyState>, Problem>;
    /// The actions so far: seat, notation.
    fn line(&self) -> Vec<(u8, String)>;
    /// The table as text.
    fn render(&self, viewer: Viewer, width: usize) -> String;
    /// What people call a legal action.
    fn label(&mut self, seat: Seat, index: usize) -> Option<String>;
    /// A bot for this game.
    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn AnyBot>>;
}

/// What a bot thinks of an action: index, notation, visits, win chance, margin.
pub type Opinion = (u32, String, u64, f32, f32);

/// A bot for one seat of one game.
pub trait AnyBot: Send {
    /// Chooses the index of an action; `None` if the state is one of another game.
    fn choose(&mut self, state: &mut dyn AnyState, seat: Seat, budget: &Budget) -> Option<u32>;
    /// What it thinks of the actions, best first.
    fn advise(
        &mut self,
        state: &mut dyn AnyState,
        seat: Seat,
        budget: &Budget,
    ) -> Option<Vec<Opinion>>;
}

/// A sentence in English.
fn sentence(game: &str, message: &Message) -> String {
    Localizer::new(Lang::En, game).render(message, &Names::default())
}

/// The sentences of a set-up that cannot be dealt.
fn setup_problem(game: &str, error: &SetupError) -> Problem {
    let sentences: Vec<_> = error.problems.iter().map(|problem| sentence(game, problem)).collect();
    Problem::setup(sentences.join(" "))
}

macro_rules! open_game {
    ($($game:ident,)*) => {
        /// Ids of the games that can be played from Python, with their fewest and most players.
        pub fn list() -> Vec<(&'static str, u8, u8)> {
            vec![$({
                let counts = games::$game::meta().seats.counts();
                (games::$game::ID, *counts.start(), *counts.end())
            },)*]
        }

        /// A game with checked options.
        pub fn open(id: &str, setup: &RawSetup) -> Result<Arc<dyn AnyGame>, Problem> {
            $(if id == games::$game::ID {
                return Ok(Arc::new(Typed::<games::$game>::new(setup)?));
            })*
            Err(unknown(id))
        }
    };
}

signoria_encoding::for_each_encoded_game!(open_game);

/// The refusal of a game that does not exist.
pub fn unknown(id: &str) -> Problem {
    let known: Vec<_> = list().into_iter().map(|(id, _, _)| id).collect();
    Problem::setup(format!("unknown game “{id}”; available: {}", known.join(", ")))
}

/// The game of a record, with its number of players.
pub fn open_record(record: &Record) -> Result<Arc<dyn AnyGame>, Problem> {
    let mut setup = RawSetup::new(record.seats.len() as u8, Seed::from_number(0));
    setup.options = signoria_registry::RawOptions::Stored(record.options.clone());
    setup.rules = Some(record.rules);
    open(&record.game, &setup)
}

struct Typed<G: Playable> {
    setup: Arc<Setup<G::Options>>,
    options: Map<String, Value>,
}

impl<G: Playable> Typed<G> {
    fn new(raw: &RawSetup) -> Result<Self, Problem> {
        let refuse = |error: SetupError| setup_problem(G::ID, &error);
        let game: &dyn GameType =
            signoria_registry::game(G::ID).ok_or_else(|| Problem::setup(G::ID.to_owned()))?;
        let options = game.options(raw).map_err(refuse)?;
        let read = options_from_json(Value::Object(options.clone()))
            .map_err(|problems| refuse(SetupError { problems }))?;
        let number = raw.rules.unwrap_or(G::RULES);
        let rules = RulesVersion::known(number, G::RULES)
            .ok_or_else(|| refuse(SetupError::rules(number, G::RULES)))?;
        let setup = Setup { seats: raw.seats, options: read, rules, seed: raw.seed };
        setup.validate(G::meta(), G::RULES).map_err(refuse)?;
        Ok(Self { setup: Arc::new(setup), options })
    }
}

impl<G: Playable> AnyGame for Typed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn options(&self) -> Map<String, Value> {
        self.options.clone()
    }

    fn encoding(&self) -> (&'static str, usize, &'static str, usize) {
        (G::OBSERVATION, G::OBSERVATION_SIZE, G::ACTION, G::ACTIONS)
    }

    fn fields(&self) -> Vec<Field> {
        fields::<G>()
    }

    fn deal(&self, seed: Seed) -> Box<dyn AnyState> {
        Box::new(State::<G>::dealt(Setup { seed, ..(*self.setup).clone() }))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyState>, Problem> {
        let session = Session::<G>::replay(record)
            .map_err(|error| Problem::record(format!("the record does not replay: {error}")))?;
        Ok(Box::new(State::of_session(session)))
    }

    fn vector(&self, plan: Plan) -> Result<Box<dyn AnyVector>, Problem> {
        Ok(Box::new(Vector::<G>::new(&self.setup, plan)?))
    }
}

#[derive(Clone)]
struct State<G: Playable> {
    setup: Arc<Setup<G::Options>>,
    /// The session of the record it came from, with its undos and names.
    base: Option<Arc<Session<G>>>,
    line: Vec<(Seat, G::Action)>,
    game: G,
    /// Whether it was sampled from a view: it has no record.
    sampled: bool,
    /// Whose legal actions are in `legal` and `found`.
    asked: Option<Seat>,
    legal: Vec<G::Action>,
    found: Vec<u32>,
}

impl<G: Playable> State<G> {
    fn new(setup: Setup<G::Options>, game: G) -> Self {
        Self {
            setup: Arc::new(setup),
            base: None,
            line: Vec::new(),
            game,
            sampled: false,
            asked: None,
            legal: Vec::new(),
            found: Vec::new(),
        }
    }

    fn dealt(setup: Setup<G::Options>) -> Self {
        let game = G::deal(&setup, &mut NullSink);
        Self::new(setup, game)
    }

    fn of_session(session: Session<G>) -> Self {
        let state = Self::new(session.setup().clone(), session.game().clone());
        Self { line: session.history().to_vec(), base: Some(Arc::new(session)), ..state }
    }

    fn list(&mut self, seat: Seat) {
        if self.asked == Some(seat) {
            return;
        }
        self.asked = Some(seat);
        self.game.legal(seat, &mut self.legal);
        if self.legal.is_empty() {
            self.found.clear();
        } else {
            indices::<G>(&self.game.view(Viewer::Seat(seat)), &self.legal, &mut self.found);
        }
    }

    fn apply(&mut self, seat: Seat, action: G::Action) {
        self.game.apply(seat, action, &mut NullSink);
        self.line.push((seat, action));
        self.asked = None;
    }

    /// Refuses seats that owe no answer.
    fn check(&self, seat: Seat) -> Result<(), Problem> {
        let asked = self.game.to_act();
        if asked.is_empty() {
            return Err(Problem::over());
        }
        if !asked.contains(seat) {
            let error: IllegalAction<G::Action> = IllegalAction::NotToAct { seat };
            return Err(Problem::illegal(error.to_string()));
        }
        Ok(())
    }

    fn read(text: &str) -> Result<G::Action, Problem> {
        text.parse()
            .map_err(|_| Problem::illegal(format!("“{text}” is not an action of {}", G::ID)))
    }

    fn reason(&self, seat: Seat, action: G::Action) -> String {
        let reason = G::why_not(&self.game.view(Viewer::Seat(seat)), action);
        let mut text = sentence(G::ID, &reason.message);
        if !reason.rule.is_empty() {
            text.push_str(&format!(" (paragraph {} of the rules)", reason.rule));
        }
        text
    }
}

impl<G: Playable> AnyState for State<G> {
    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn legal(&mut self, seat: Seat) -> &[u32] {
        self.list(seat);
        &self.found
    }

    fn texts(&mut self, seat: Seat) -> Vec<String> {
        self.list(seat);
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn play_index(&mut self, seat: Seat, index: usize) -> Result<(), Problem> {
        self.check(seat)?;
        self.list(seat);
        match self.found.iter().position(|&one| one as usize == index) {
            Some(place) => {
                self.apply(seat, self.legal[place]);
                Ok(())
            }
            None if index >= G::ACTIONS => Err(Problem::illegal(format!(
                "{index} is no action index: {} has {} of them",
                G::ACTION,
                G::ACTIONS
            ))),
            None => Err(Problem::illegal(format!(
                "index {index} is no legal action of {seat:?} now; legal: {:?}",
                self.found
            ))),
        }
    }

    fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), Problem> {
        let action = Self::read(text)?;
        self.check(seat)?;
        self.list(seat);
        if self.legal.binary_search(&action).is_err() {
            let why = self.reason(seat, action);
            return Err(Problem::illegal(format!("“{text}” is not allowed: {why}")));
        }
        self.apply(seat, action);
        Ok(())
    }

    fn why_not(&self, seat: Seat, text: &str) -> Result<Option<String>, Problem> {
        let action = Self::read(text)?;
        self.check(seat)?;
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        if legal.binary_search(&action).is_ok() {
            return Ok(None);
        }
        Ok(Some(self.reason(seat, action)))
    }

    fn view(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.game.view(viewer)).expect("a view is plain data")
    }

    fn observe(&self, viewer: Viewer, out: &mut [i16]) {
        observation::<G>(&self.game.view(viewer), out);
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyState> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let game = G::determinize(&self.game.view(viewer), &mut rng);
        Box::new(Self { game, sampled: true, asked: None, base: None, ..self.clone() })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn record(&self, names: Vec<String>) -> Result<String, Problem> {
        if self.sampled {
            return Err(Problem::record(
                "a state sampled by determinize has no record: its past was another one".to_owned(),
            ));
        }
        let broken = |error: &dyn std::fmt::Display| Problem::record(error.to_string());
        let mut session = match &self.base {
            Some(base) if names.is_empty() => Session::clone(base),
            _ => Session::<G>::new((*self.setup).clone(), names)
                .map_err(|error| setup_problem(G::ID, &error))?,
        };
        for &(seat, action) in &self.line[session.history().len()..] {
            session.play(seat, action).map_err(|error| broken(&error))?;
        }
        Ok(session.record().to_text())
    }

    fn at(&self, actions: usize) -> Result<Box<dyn AnyState>, Problem> {
        if self.sampled {
            return Err(Problem::record(
                "a state sampled by determinize has no past to go back to".to_owned(),
            ));
        }
        let actions = actions.min(self.line.len());
        let mut state = match &self.base {
            Some(base) => Self::of_session(base.rewound(actions)),
            None => Self::dealt(Setup::clone(&self.setup)),
        };
        for &(seat, action) in &self.line[state.line.len()..actions] {
            state.apply(seat, action);
        }
        Ok(Box::new(state))
    }

    fn line(&self) -> Vec<(u8, String)> {
        self.line.iter().map(|(seat, action)| (seat.number(), action.to_string())).collect()
    }

    fn render(&self, viewer: Viewer, width: usize) -> String {
        let localizer = Localizer::new(Lang::En, G::ID);
        let names = Names::new((1..=self.game.seats()).map(|number| format!("Player {number}")));
        let names = names.for_reader(viewer.seat());
        let view = serde_json::to_value(self.game.view(viewer)).expect("a view is plain data");
        draw(
            G::ID,
            &view,
            &RenderContext { words: &localizer, names: &names, width, colour: false },
        )
    }

    fn label(&mut self, seat: Seat, index: usize) -> Option<String> {
        self.list(seat);
        let place = self.found.iter().position(|&one| one as usize == index)?;
        let message = G::label(&self.game.view(Viewer::Seat(seat)), self.legal[place]);
        Some(sentence(G::ID, &message))
    }

    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn AnyBot>> {
        Some(Box::new(Thinker::<G>(bot_by_name(name, seed)?)))
    }
}

struct Thinker<G: Playable>(Box<dyn Bot<G>>);

impl<G: Playable> AnyBot for Thinker<G> {
    fn choose(&mut self, state: &mut dyn AnyState, seat: Seat, budget: &Budget) -> Option<u32> {
        let state = (state as &mut dyn Any).downcast_mut::<State<G>>()?;
        state.list(seat);
        let action = self.0.choose(&state.game.view(Viewer::Seat(seat)), &state.legal, budget);
        let place = state.legal.binary_search(&action).ok()?;
        state.found.get(place).copied()
    }

    fn advise(
        &mut self,
        state: &mut dyn AnyState,
        seat: Seat,
        budget: &Budget,
    ) -> Option<Vec<Opinion>> {
        let state = (state as &mut dyn Any).downcast_mut::<State<G>>()?;
        state.list(seat);
        let advice = self.0.advise(&state.game.view(Viewer::Seat(seat)), &state.legal, budget);
        let opinions = advice.into_iter().filter_map(|one| {
            let place = state.legal.binary_search(&one.action).ok()?;
            let index = *state.found.get(place)?;
            Some((index, one.action.to_string(), one.visits, one.win, one.margin))
        });
        Some(opinions.collect())
    }
}
