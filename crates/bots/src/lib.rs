//! Bots: players that get a view and choose an action.
//!
//! A bot never gets the state of a game. It samples complete states (determinizations) from its view, so it
//! cannot know more than the player it replaces.
//!
//! * [`Random`] plays a uniformly random legal action · [`Greedy`] looks one action ahead · [`Mcts`] searches
//! * [`Evaluate`] is the game-specific part; the implementations are in `games/`
//! * [`Level`] is what people choose: an algorithm, a budget, deliberate mistakes
//! * [`bot_by_name`] builds a bot from its name: `random`, `greedy`, `mcts`, `mcts:1000`, `mcts:500ms`, or a
//!   level
//!
//! To add a game: implement [`Evaluate`] for a type `Evaluator` in a file under `games/` and declare the file in
//! `games.rs`; `pub use crate::NullEvaluator as Evaluator;` stands in for a missing evaluation.
//!
//! ```
//! use signoria_bots::{Budget, bot_by_name};
//! use signoria_engine::{Game, NullSink, Seat, Seed, Viewer};
//! use signoria_games::HabemusPapam;
//!
//! let game = HabemusPapam::new(&HabemusPapam::setup(3, Seed::from_number(1)), &mut NullSink)?;
//! let seat = game.to_act().first().unwrap();
//! let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
//! game.legal(seat, &mut legal);
//! let mut bot = bot_by_name::<HabemusPapam>("mcts:50", 1).unwrap();
//! let action = bot.choose(&view, &legal, &Budget::default());
//! assert!(legal.contains(&action));
//! # Ok::<(), signoria_engine::SetupError>(())
//! ```
#![warn(missing_docs)]
#![expect(clippy::cast_precision_loss, reason = "estimates are computed from counts")]

mod bandit;
mod config;
mod evaluate;
mod factory;
pub mod games;
mod greedy;
mod level;
mod linear;
mod mast;
mod mcts;
mod random;
mod search;
mod stats;
mod tree;

use std::time::Duration;

use signoria_engine::{Game, Seat};

pub use self::{
    config::SearchConfig,
    evaluate::{
        Evaluate, Evaluated, Features, MAX_FEATURES, NullEvaluator, PerSeat, Style, ValueEstimate,
        estimate_value,
    },
    factory::{bot_by_name, is_bot_name, pace},
    greedy::Greedy,
    level::{Level, Persona},
    linear::solve,
    mcts::{DEFAULT_ITERATIONS, Mcts},
    random::Random,
};

/// A player that chooses an action from a view and the legal actions.
pub trait Bot<G: Game>: Send {
    /// Returns one of `legal`, which is not empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action;

    /// Receives an event as this player perceives it.
    fn observe(&mut self, _event: &G::EventView) {}

    /// Returns its evaluation of the actions, best first; empty if it does not evaluate.
    fn advise(
        &mut self,
        _view: &G::View,
        _legal: &[G::Action],
        _budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        Vec::new()
    }

    /// Returns the number of iterations of all searches so far.
    fn iterations(&self) -> u64 {
        0
    }
}

/// The evaluation of an action by a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// Number of playouts.
    pub visits: u64,
    /// What the bot maximizes, 0 to 1.
    pub reward: f32,
    /// Estimated win probability, 0 to 1.
    pub win: f32,
    /// Expected points ahead of the best opponent.
    pub margin: f32,
}

impl<A> Advice<A> {
    pub(crate) const fn new(action: A) -> Self {
        Self { action, visits: 0, reward: 0.0, win: 0.0, margin: 0.0 }
    }

    /// Adds one playout; [`Advice::finish`] turns the sums into means.
    pub(crate) fn add(&mut self, value: &ValueEstimate, seat: Seat) {
        self.visits += 1;
        self.reward += value.reward[seat.index()];
        self.win += value.win[seat.index()];
        self.margin += value.margin[seat.index()];
    }

    pub(crate) fn finish(&mut self) {
        let n = self.visits.max(1) as f32;
        self.reward /= n;
        self.win /= n;
        self.margin /= n;
    }
}

/// The limit of a decision. Without any limit a bot uses its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// Maximum number of playouts. The result is reproducible.
    pub iterations: Option<u64>,
    /// Maximum time, for games with a time control.
    pub time: Option<Duration>,
    /// Upper limit on the time of every bot, even one with its own budget; set by a busy server.
    pub cap: Option<Duration>,
}

/// How long a decision of a bot takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// No measurable time: a random action.
    Instant,
    /// Milliseconds: looks one action ahead.
    Quick,
    /// The given time for each decision that is not forced: a search.
    Search(Duration),
}

impl Budget {
    /// A limit on iterations.
    pub const fn iterations(iterations: u64) -> Self {
        Self { iterations: Some(iterations), time: None, cap: None }
    }

    /// A limit on time, in milliseconds.
    pub const fn millis(millis: u64) -> Self {
        Self { iterations: None, time: Some(Duration::from_millis(millis)), cap: None }
    }

    /// Returns the time after which a search ends.
    pub fn limit(&self) -> Option<Duration> {
        match (self.time, self.cap) {
            (Some(time), Some(cap)) => Some(time.min(cap)),
            (time, cap) => time.or(cap),
        }
    }

    /// Parses `1000` (iterations) or `500ms`.
    pub fn parse(text: &str) -> Option<Self> {
        let positive = |digits: &str| digits.parse().ok().filter(|number: &u64| *number > 0);
        match text.strip_suffix("ms") {
            Some(digits) => positive(digits).map(Self::millis),
            None => positive(text).map(Self::iterations),
        }
    }
}

/// The bots that [`bot_by_name`] knows, weakest first. `mcts` also takes a budget: `mcts:1000`,
/// `mcts:500ms`.
pub const NAMES: &[&str] = &["random", "beginner", "greedy", "casual", "mcts", "strong", "master"];

/// Returns the seed of the bot of a seat in the game with this number; different for each pair.
pub fn seed_of(game: u64, seat: Seat) -> u64 {
    // SplitMix64 over both numbers.
    let mut mixed = game
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add((u64::from(seat.number()) + 1).wrapping_mul(0xd1b5_4a32_d192_ed03));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn seeds_of_seats_and_games_differ() {
        let seeds: HashSet<u64> = (0..10_000)
            .flat_map(|game| Seat::all(8).map(move |seat| seed_of(game, seat)))
            .collect();
        assert_eq!(seeds.len(), 80_000);
    }

    #[test]
    fn budgets_parse_and_malformed_ones_are_rejected() {
        assert_eq!(Budget::parse("1000"), Some(Budget::iterations(1000)));
        assert_eq!(Budget::parse("500ms"), Some(Budget::millis(500)));
        for bad in ["", "0", "0ms", "ms", "-5", "1e3", "5s", "99999999999999999999"] {
            assert_eq!(Budget::parse(bad), None, "{bad}");
        }
    }
}
