//! The random bot.

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, RngExt, SeedableRng};

use crate::{Bot, Budget};

/// Plays a uniformly random legal action.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// Creates a bot. The seed determines its choices.
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// Returns a uniformly random item.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<A: Copy>(&mut self, legal: &[A]) -> A {
        legal[self.rng.below(legal.len())]
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action], _budget: &Budget) -> G::Action {
        self.pick(legal)
    }
}
