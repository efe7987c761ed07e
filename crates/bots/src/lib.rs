//! Players that see a view and choose an action.
//!
//! A bot never sees the state of a game. What it needs beyond its view it samples with
//! `Game::determinize`; so it cannot know more than the player it stands for, whatever it does.
//!
//! * [`Random`] draws lots · [`Greedy`] looks one action ahead · [`Mcts`] searches
//! * [`Evaluate`] is what a game brings along for them; the evaluations are in `games/`
//! * [`Level`] is what people choose: a method, a budget, deliberate mistakes
//! * [`named`] finds a bot by its name: `random`, `greedy`, `mcts`, `mcts:1000`, `mcts:500ms`, or a
//!   level
//!
//! To give another game opponents: implement [`Evaluate`] in a file under `games/` and add a line to
//! the list in `brain.rs`. A game without one is searched by plain playouts.
//!
//! ```
//! use signoria_bots::{Budget, named};
//! use signoria_engine::{Game, Quiet, Seat, Seed, Setup, Viewer};
//! use signoria_habemus_papam::HabemusPapam;
//!
//! let game = HabemusPapam::new(&Setup::new(3, Seed::from_number(1)), &mut Quiet)?;
//! let seat = game.to_act().first().unwrap();
//! let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
//! game.legal(seat, &mut legal);
//! let mut bot = named::<HabemusPapam>("mcts:50", 1).unwrap();
//! let action = bot.choose(&view, &legal, &Budget::default());
//! assert!(legal.contains(&action));
//! # Ok::<(), signoria_engine::SetupError>(())
//! ```
#![warn(missing_docs)]
#![expect(clippy::cast_precision_loss, reason = "estimates are floating numbers made of counts")]

mod brain;
mod evaluate;
pub mod games;
mod greedy;
mod habits;
mod level;
mod linear;
mod mcts;
mod race;
mod random;
mod search;
mod spread;
mod tree;

use std::time::Duration;

use signoria_engine::{Game, Seat};

pub use self::{
    brain::{is_name, named, pace},
    evaluate::{Evaluate, Facts, PerSeat, Prospect, Style, Unread, prospect},
    greedy::Greedy,
    level::{Level, Persona},
    linear::solve,
    mcts::{ITERATIONS, Mcts},
    random::Random,
    tree::Temper,
};

/// A player that chooses from what it may do, knowing what it may know.
pub trait Bot<G: Game>: Send {
    /// One of `legal`, which is not empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action;

    /// Something happened at the table, as this player perceived it.
    fn observe(&mut self, _event: &G::EventView) {}

    /// What it thinks of the actions, best first; nothing if it has no opinion.
    fn advise(
        &mut self,
        _view: &G::View,
        _legal: &[G::Action],
        _budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        Vec::new()
    }

    /// Iterations of all searches so far.
    fn iterations(&self) -> u64 {
        0
    }
}

/// What a bot thinks of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u64,
    /// What the bot strives for, 0 to 1.
    pub reward: f32,
    /// Estimated share of the victory, 0 to 1.
    pub win: f32,
    /// Expected points ahead of the best other seat.
    pub margin: f32,
}

impl<A> Advice<A> {
    pub(crate) const fn new(action: A) -> Self {
        Self { action, visits: 0, reward: 0.0, win: 0.0, margin: 0.0 }
    }

    /// Counts one more try; [`Advice::finish`] makes means of the sums.
    pub(crate) fn add(&mut self, prospect: &Prospect, seat: Seat) {
        self.visits += 1;
        self.reward += prospect.reward[seat.index()];
        self.win += prospect.win[seat.index()];
        self.margin += prospect.margin[seat.index()];
    }

    pub(crate) fn finish(&mut self) {
        let n = self.visits.max(1) as f32;
        self.reward /= n;
        self.win /= n;
        self.margin /= n;
    }
}

/// How long a bot may think. Without any limit it uses its own default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// At most so many playouts or nodes: reproducible.
    pub iterations: Option<u64>,
    /// At most so long: for games against the clock.
    pub time: Option<Duration>,
    /// At most so long for every bot, also for one with a budget of its own: a busy server.
    pub cap: Option<Duration>,
}

/// How long the thoughts of a bot take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// No time at all: it draws lots.
    Instant,
    /// Milliseconds: it looks one action ahead.
    Quick,
    /// This long, whenever there is something to choose: it searches.
    Search(Duration),
}

impl Budget {
    /// So many iterations.
    pub const fn iterations(iterations: u64) -> Self {
        Self { iterations: Some(iterations), time: None, cap: None }
    }

    /// So many milliseconds.
    pub const fn millis(millis: u64) -> Self {
        Self { iterations: None, time: Some(Duration::from_millis(millis)), cap: None }
    }

    /// The time after which a search ends.
    pub fn limit(&self) -> Option<Duration> {
        match (self.time, self.cap) {
            (Some(time), Some(cap)) => Some(time.min(cap)),
            (time, cap) => time.or(cap),
        }
    }

    /// `1000` iterations, or `500ms`.
    pub fn read(text: &str) -> Option<Self> {
        let positive = |digits: &str| digits.parse().ok().filter(|number: &u64| *number > 0);
        match text.strip_suffix("ms") {
            Some(digits) => positive(digits).map(Self::millis),
            None => positive(text).map(Self::iterations),
        }
    }
}

/// Every bot that [`named`] knows, weakest first; `mcts` also with a budget, `mcts:1000` or
/// `mcts:500ms`.
pub const NAMES: &[&str] = &["random", "beginner", "greedy", "casual", "mcts", "strong", "master"];

/// The seed of a seat's bot in the game with this number, so that no two of them think alike.
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
    fn every_seat_of_every_game_gets_a_seed_of_its_own() {
        let seeds: HashSet<u64> = (0..10_000)
            .flat_map(|game| Seat::all(8).map(move |seat| seed_of(game, seat)))
            .collect();
        assert_eq!(seeds.len(), 80_000);
    }

    #[test]
    fn budgets_are_read_and_nonsense_is_refused() {
        assert_eq!(Budget::read("1000"), Some(Budget::iterations(1000)));
        assert_eq!(Budget::read("500ms"), Some(Budget::millis(500)));
        for bad in ["", "0", "0ms", "ms", "-5", "1e3", "5s", "99999999999999999999"] {
            assert_eq!(Budget::read(bad), None, "{bad}");
        }
    }
}
