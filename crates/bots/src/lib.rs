//! Players that see a view and choose an action.
//!
//! A bot never sees the state of a game. What it needs beyond its view it samples with
//! `Game::determinize`.
//!
//! To add a bot: implement [`Bot`] in a file of its own, add its name to [`NAMES`] and a line to
//! [`named`]. Everything that takes a bot by name (terminal, simulations, server) then knows it.

mod random;

use std::time::Duration;

use signoria_engine::{Game, Seat};

pub use self::random::Random;

/// A player that chooses from what it may do, knowing what it may know.
pub trait Bot<G: Game>: Send {
    /// One of `legal`, which is not empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action;

    /// Something happened at the table, as this player perceived it.
    fn observe(&mut self, _event: &G::EventView) {}
}

/// How long a bot may think. Without any limit it uses its own default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// At most so many playouts or nodes: reproducible.
    pub iterations: Option<u64>,
    /// At most so long: for games against the clock.
    pub time: Option<Duration>,
}

/// Every bot that [`named`] knows, weakest first.
pub const NAMES: &[&str] = &["random"];

/// The bot of that name for a game, if there is one. The same seed gives the same choices.
pub fn named<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}

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
}
