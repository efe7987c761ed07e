//! Evaluation of Goofspiel: prizes won, and what the cards in hand may still win.

use signoria_engine::Seat;
use signoria_games::goofspiel::{
    Action, Goofspiel,
    cards::{PRIZES, ROUNDS},
};

use crate::{Evaluate, PerSeat, SearchConfig};

/// Evaluation of Goofspiel; points are those of the prizes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluator;

impl Evaluate<Goofspiel> for Evaluator {
    const MARGIN_SCALE: f32 = 6.0;
    const SEARCH: SearchConfig = SearchConfig::DEFAULT;
    const PRIOR_TEMPERATURE: f32 = 1.5;

    /// The points now, and a share of the prizes to come by the strength of the hand.
    fn expected_points(&self, game: &Goofspiel, points: &mut PerSeat) {
        let mean = f32::from(PRIZES.iter().sum::<u8>()) / PRIZES.len() as f32;
        let to_come = mean * f32::from(ROUNDS - game.round);
        let strength = |seat: Seat| -> f32 {
            game.players[seat].cards().map(|card| card.index() as f32 + 1.0).sum()
        };
        let all: f32 = Seat::all(game.players.seats()).map(strength).sum();
        for (seat, player) in game.players.iter() {
            let share = if all > 0.0 { strength(seat) / all } else { 0.0 };
            points[seat.index()] = player.points() as f32 + to_come * share;
        }
    }

    fn tick(&self, game: &Goofspiel) -> u32 {
        u32::from(game.round)
    }

    fn progress(&self, game: &Goofspiel) -> f32 {
        f32::from(game.round) / f32::from(ROUNDS)
    }

    /// A card about as high as the prize.
    fn prior_scores(&self, game: &Goofspiel, _seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        let prize = f32::from(game.offer.iter().sum::<u8>());
        let wanted = prize / PRIZES.len() as f32 * f32::from(ROUNDS);
        scores.clear();
        scores.extend(
            legal.iter().map(|Action::Bid(card)| -(card.index() as f32 + 1.0 - wanted).abs()),
        );
    }
}
