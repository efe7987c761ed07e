//! A game that can be started, without its static type.

use std::{marker::PhantomData, ops::Range};

use serde_json::{Map, Value};
use signoria_bots::{Evaluated, bot_by_name};
use signoria_engine::{
    Game, GameText, Message, Meta, NullSink, Options as _, Record, ReplayError, RulesVersion, Seed,
    Session, Setup, SetupError,
    meta::{defaults, options_from_json, read_options},
    perft,
};

use crate::{
    Bench, DynBot, Observation, Simulation, SimulationError, Table, Tally, bench::Playouts,
    bot::Player, simulate::simulate,
};

/// Options from outside. They override the defaults and the preset.
#[derive(Clone, PartialEq, Debug)]
pub enum RawOptions {
    /// As people type them: `key`, `value`.
    Pairs(Vec<(String, String)>),
    /// As programs send them.
    Json(Map<String, Value>),
    /// As stored in a record or database: they override nothing, and a missing option means the
    /// behaviour from before it existed.
    Stored(Map<String, Value>),
}

impl Default for RawOptions {
    fn default() -> Self {
        Self::Pairs(Vec::new())
    }
}

/// A setup from outside, not yet validated.
#[derive(Clone, PartialEq, Debug)]
pub struct RawSetup {
    /// Number of seats.
    pub seats: u8,
    /// A named set of options.
    pub preset: Option<String>,
    /// Further options.
    pub options: RawOptions,
    /// The source of all chance.
    pub seed: Seed,
    /// Which version of the rules is played; `None`: the newest.
    pub rules: Option<u16>,
    /// Names of the seats; seats without one get their number.
    pub names: Vec<String>,
}

impl RawSetup {
    /// A setup with default options and no names.
    pub fn new(seats: u8, seed: Seed) -> Self {
        let options = RawOptions::default();
        Self { seats, preset: None, options, seed, rules: None, names: Vec::new() }
    }
}

/// A game that can be started.
pub trait GameType: Send + Sync {
    /// Title, seats and options.
    fn meta(&self) -> &'static Meta;

    /// Newest version of the behaviour; older ones can be played too.
    fn rules(&self) -> u16;

    /// Bytes of one state and of one action.
    fn sizes(&self) -> (usize, usize);

    /// The default options.
    fn defaults(&self) -> Map<String, Value>;

    /// The built-in values that a host can replace, in the form of options.
    fn replaceable(&self) -> Map<String, Value>;

    /// The complete options of a setup, or every problem it has.
    fn options(&self, setup: &RawSetup) -> Result<Map<String, Value>, SetupError>;

    /// Deals a new game, or returns every problem of the setup.
    fn start(&self, setup: &RawSetup) -> Result<Box<dyn Table>, SetupError>;

    /// Replays a record and continues from there; the error is the first divergence.
    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, ReplayError>;

    /// Plays the games with these numbers to their end. Which thread plays which range does not
    /// matter: the sum of the tallies is the same.
    fn simulate(&self, plan: &Simulation, games: Range<u64>) -> Result<Tally, SimulationError>;

    /// Random playouts of one setup, at full speed.
    fn bench(&self, setup: &RawSetup) -> Result<Box<dyn Bench>, SetupError>;

    /// Counts the action sequences of `depth` decisions from the deal.
    fn perft(&self, setup: &RawSetup, depth: u32) -> Result<u64, SetupError>;

    /// The canonical notation of a text; `None` if it is not an action of the game.
    fn canonical(&self, text: &str) -> Option<String>;

    /// One sample of every message the game can emit.
    fn catalogue(&self) -> Vec<Message>;

    /// A bot for this game.
    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn DynBot>>;

    /// Builds the sight of an external bot from a view as JSON and actions in notation; `None` if they
    /// do not belong to this game.
    fn observation(&self, view: Value, legal: &[String]) -> Option<Observation>;
}

/// The [`GameType`] of a game.
pub struct GameAdapter<G>(PhantomData<fn() -> G>);

impl<G> GameAdapter<G> {
    /// The only value of this type.
    pub const INSTANCE: Self = Self(PhantomData);
}

impl<G: GameText + Evaluated> GameType for GameAdapter<G> {
    fn meta(&self) -> &'static Meta {
        G::meta()
    }

    fn rules(&self) -> u16 {
        G::RULES
    }

    fn sizes(&self) -> (usize, usize) {
        (size_of::<G>(), size_of::<G::Action>())
    }

    fn defaults(&self) -> Map<String, Value> {
        defaults::<G::Options>(G::meta())
    }

    fn replaceable(&self) -> Map<String, Value> {
        G::Options::replaceable()
    }

    fn options(&self, setup: &RawSetup) -> Result<Map<String, Value>, SetupError> {
        Ok(to_json(&validate_setup::<G>(setup)?.options))
    }

    fn start(&self, setup: &RawSetup) -> Result<Box<dyn Table>, SetupError> {
        let names = setup.names.clone();
        Ok(Box::new(match &setup.options {
            RawOptions::Stored(options) => {
                let rules = setup.rules.unwrap_or(G::RULES);
                Session::<G>::stored(rules, setup.seats, options.clone(), setup.seed, names)?
            }
            RawOptions::Pairs(_) | RawOptions::Json(_) => {
                Session::<G>::new(validate_setup::<G>(setup)?, names)?
            }
        }))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Table>, ReplayError> {
        Ok(Box::new(Session::<G>::replay(record)?))
    }

    fn simulate(&self, plan: &Simulation, games: Range<u64>) -> Result<Tally, SimulationError> {
        simulate::<G>(plan, games)
    }

    fn bench(&self, setup: &RawSetup) -> Result<Box<dyn Bench>, SetupError> {
        Ok(Box::new(Playouts::<G>::new(validate_setup::<G>(setup)?)))
    }

    fn perft(&self, setup: &RawSetup, depth: u32) -> Result<u64, SetupError> {
        Ok(perft(&G::new(&validate_setup::<G>(setup)?, &mut NullSink)?, depth))
    }

    fn canonical(&self, text: &str) -> Option<String> {
        text.parse::<G::Action>().ok().map(|action| action.to_string())
    }

    fn catalogue(&self) -> Vec<Message> {
        G::catalogue()
    }

    fn bot(&self, name: &str, seed: u64) -> Option<Box<dyn DynBot>> {
        Some(Box::new(Player::<G>::new(bot_by_name(name, seed)?)))
    }

    fn observation(&self, view: Value, legal: &[String]) -> Option<Observation> {
        Observation::read::<G>(view, legal)
    }
}

/// Parses and validates a setup.
pub(crate) fn validate_setup<G: Game>(raw: &RawSetup) -> Result<Setup<G::Options>, SetupError> {
    let problems = |problems| SetupError { problems };
    let preset = raw.preset.as_deref();
    let options = match &raw.options {
        RawOptions::Pairs(pairs) => {
            read_options::<G::Options>(G::meta(), preset, pairs).map_err(problems)?
        }
        RawOptions::Json(values) => {
            let below = read_options::<G::Options>(G::meta(), preset, &[]).map_err(problems)?;
            let mut object = to_json(&below);
            object.extend(values.clone());
            options_from_json(Value::Object(object)).map_err(problems)?
        }
        RawOptions::Stored(values) => {
            options_from_json(Value::Object(values.clone())).map_err(problems)?
        }
    };
    let rules = raw.rules.unwrap_or(G::RULES);
    let rules =
        RulesVersion::known(rules, G::RULES).ok_or_else(|| SetupError::rules(rules, G::RULES))?;
    let setup = Setup { seats: raw.seats, options, rules, seed: raw.seed };
    setup.validate(G::meta(), G::RULES)?;
    Ok(setup)
}

/// Options as a JSON object.
pub(crate) fn to_json(options: &impl serde::Serialize) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(object)) => object,
        other => unreachable!("options are a plain struct, not {other:?}"),
    }
}
