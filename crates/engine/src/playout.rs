//! Games with random legal actions.

use crate::{Game, NullSink, RngExt};

/// Plays random actions until the game is over or `limit` decisions were taken; returns their number.
/// `legal` is a buffer that the caller reuses, so that there is no allocation.
pub fn random_playout<G: Game>(
    game: &mut G,
    rng: &mut impl RngExt,
    legal: &mut Vec<G::Action>,
    limit: u64,
) -> u64 {
    let mut decisions = 0;
    while decisions < limit {
        // With several seats to act, the one with the smallest index acts first; the order cannot
        // matter.
        let Some(seat) = game.to_act().first() else { break };
        game.legal(seat, legal);
        let action = legal[rng.below(legal.len())];
        game.apply(seat, action, &mut NullSink);
        decisions += 1;
    }
    decisions
}

/// Counts the lines of play of exactly `depth` decisions (or that end earlier): the classical check
/// that move generation and rules did not change.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.to_act().first() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut next = game.clone();
            next.apply(seat, action, &mut NullSink);
            perft(&next, depth - 1)
        })
        .sum()
}
