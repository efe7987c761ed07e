//! §3: setup.

use signoria_engine::{ArrayVec, BySeat, GameRng, RngExt, Sealed, Setup, Stack};

use crate::{
    Goofspiel, Options,
    cards::{Card, PRIZES},
    frame::Frame,
    state::Player,
};

/// All chance of the game: the prizes are shuffled once.
pub(crate) const CHANCE_EVENTS: u64 = 1;

impl Goofspiel {
    /// §3: shuffles the prizes and hands out the cards.
    pub(crate) fn set_up(setup: &Setup<Options>) -> Self {
        let mut rng = GameRng::new(setup.seed);
        let mut deck = PRIZES;
        rng.next_stream().shuffle(&mut deck);
        let player = Player { hand: [true; Card::COUNT], bid: Sealed::EMPTY, won: ArrayVec::new() };
        Self {
            options: setup.options,
            rng,
            stack: Stack::new(Frame::Round),
            round: 0,
            deck: deck.into(),
            offer: ArrayVec::new(),
            lost: ArrayVec::new(),
            players: BySeat::new(setup.seats, player),
        }
    }
}
