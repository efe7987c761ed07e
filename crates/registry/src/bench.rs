//! Random playouts at full speed, for measurements.

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, NullSink, Seed, SeedableRng, Setup, random_playout};

use crate::simulate::LIMIT;

/// A source of random games with reused buffers: it causes no heap allocation of its own.
pub trait Bench {
    /// Deals and plays this number of games to their end; returns the number of decisions.
    fn run(&mut self, games: u64) -> u64;
}

pub(crate) struct Playouts<G: Game> {
    setup: Setup<G::Options>,
    rng: Xoshiro256PlusPlus,
    legal: Vec<G::Action>,
    next: u64,
}

impl<G: Game> Playouts<G> {
    pub(crate) fn new(setup: Setup<G::Options>) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(0);
        Self { setup, rng, legal: Vec::with_capacity(1 << 12), next: 0 }
    }
}

impl<G: Game> Bench for Playouts<G> {
    fn run(&mut self, games: u64) -> u64 {
        let mut decisions = 0;
        for _ in 0..games {
            self.setup.seed = Seed::from_number(self.next);
            self.next += 1;
            let mut game = G::deal(&self.setup, &mut NullSink);
            decisions += random_playout(&mut game, &mut self.rng, &mut self.legal, LIMIT);
        }
        decisions
    }
}
