//! The player who draws lots.

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Draw, Game, SeedableRng};

use crate::{Bot, Budget};

/// Chooses uniformly among the legal actions; needs no view.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// A player whose lots follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// One of the items.
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
