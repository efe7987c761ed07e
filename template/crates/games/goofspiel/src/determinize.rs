//! Samples a complete game that has exactly the given view.

use signoria_engine::{ArrayVec, GameRng, Rng, RngExt};

use crate::{
    Goofspiel,
    cards::{Card, PRIZES},
    rules::setup::CHANCE_EVENTS,
    state::Player,
    view::{PlayerView, View},
};

/// Fills in what the viewer cannot know, uniformly over what is possible.
pub(crate) fn determinize(view: &View, rng: &mut impl Rng) -> Goofspiel {
    let won = |prize: &u8| view.players.values().any(|player| player.won.contains(prize));
    let seen = |prize: &u8| view.offer.contains(prize) || view.lost.contains(prize) || won(prize);
    let mut deck: ArrayVec<u8, _> = PRIZES.into_iter().filter(|prize| !seen(prize)).collect();
    rng.shuffle(&mut deck);
    Goofspiel {
        options: view.options,
        rng: GameRng::sampled(rng, CHANCE_EVENTS),
        stack: view.resume.clone(),
        round: view.round,
        deck,
        offer: view.offer.clone(),
        lost: view.lost.clone(),
        players: view.players.map(|_, player| sample_player(player, rng)),
    }
}

fn sample_player(view: &PlayerView, rng: &mut impl Rng) -> Player {
    Player {
        hand: Card::ALL.map(|card| view.hand.contains(&card)),
        bid: view.bid.sample(|| rng.pick(&view.hand).expect("a bid came from the hand")),
        won: view.won.clone(),
    }
}
