//! The state: what lies where. No rules.

use signoria_engine::{ArrayVec, BySeat, GameRng, Sealed, Stack};

use crate::{
    Options,
    cards::{Card, PRIZES},
    frame::Frame,
};

/// A game of Goofspiel in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Goofspiel {
    pub options: Options,
    pub(crate) rng: GameRng,
    pub stack: Stack<Frame>,
    /// From 1; 0 before the first.
    pub round: u8,
    /// Prizes that were not turned up, the next one last.
    pub deck: ArrayVec<u8, { PRIZES.len() }>,
    /// Prizes that are played for.
    pub offer: ArrayVec<u8, { PRIZES.len() }>,
    /// Prizes that no player won.
    pub lost: ArrayVec<u8, { PRIZES.len() }>,
    pub players: BySeat<Player, 5>,
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Cards that were not played, by their index. All play in the open, so all know it.
    pub hand: [bool; Card::COUNT],
    /// The bid of this round, secret until all have bid.
    pub bid: Sealed<Card>,
    pub won: ArrayVec<u8, { PRIZES.len() }>,
}

impl Player {
    /// The cards that can be bid, in order.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::ALL.into_iter().filter(|card| self.hand[card.index()])
    }

    /// The points of the prizes.
    pub fn points(&self) -> i32 {
        self.won.iter().map(|prize| i32::from(*prize)).sum()
    }
}
