//! One Elo scale for bots of several matches.
//!
//! The ratings of [`rate`](crate::rate) follow games in order and suit people, whose strength changes. Bots do
//! not change, so this is the maximum-likelihood fit of all results together (Plackett–Luce: the first place
//! falls to a seat in proportion to its strength, the second among the rest, and so on). 400 Elo points are odds
//! of ten to one.

use signoria_bots::solve;

use crate::MatchGame;

/// The strength of a bot relative to the reference bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EloEstimate {
    /// Elo points.
    pub elo: f64,
    /// Half width of the 95 % interval, in Elo points.
    pub half: f64,
}

/// Elo points per unit of log-strength.
const ELO_PER_LOG: f64 = 400.0 / std::f64::consts::LN_10;
/// Standard deviation of the prior on log-strengths; keeps perfect records finite.
const PRIOR_DEVIATION: f64 = 6.0;

/// Fits the strengths of `count` bots; the bot with index `reference` has 0 Elo. Each game comes with the index of
/// the bot for each index of its line-up.
pub fn fit_elo(
    games: &[(&MatchGame, &[usize])],
    count: usize,
    reference: usize,
) -> Vec<EloEstimate> {
    let mut logs = vec![0.0_f64; count];
    let mut hessian = vec![vec![0.0; count]; count];
    for _ in 0..100 {
        let mut gradient: Vec<f64> =
            logs.iter().map(|log| -log / PRIOR_DEVIATION.powi(2)).collect();
        for (at, row) in hessian.iter_mut().enumerate() {
            row.fill(0.0);
            row[at] = PRIOR_DEVIATION.powi(-2);
        }
        for (game, bots) in games {
            for seat in &game.seats {
                let left = || game.seats.iter().filter(|other| other.rank >= seat.rank);
                // The last rank beats no seat.
                if left().all(|other| other.rank == seat.rank) {
                    continue;
                }
                let mut probability = vec![0.0; count];
                let sum: f64 = left().map(|other| logs[bots[other.bot]].exp()).sum();
                for other in left() {
                    probability[bots[other.bot]] += logs[bots[other.bot]].exp() / sum;
                }
                gradient[bots[seat.bot]] += 1.0;
                for one in 0..count {
                    gradient[one] -= probability[one];
                    hessian[one][one] += probability[one];
                    for other in 0..count {
                        hessian[one][other] -= probability[one] * probability[other];
                    }
                }
            }
        }
        fix_reference(&mut hessian, reference);
        gradient[reference] = 0.0;
        let step = solve(&hessian, &gradient);
        let longest = step.iter().fold(0.0, |longest: f64, step| longest.max(step.abs()));
        // Newton step of bounded length.
        let scale = (2.0 / longest).min(1.0);
        for (log, step) in logs.iter_mut().zip(&step) {
            *log += scale * step;
        }
        if longest < 1e-9 {
            break;
        }
    }
    (0..count)
        .map(|bot| {
            let mut unit = vec![0.0; count];
            unit[bot] = if bot == reference { 0.0 } else { 1.0 };
            let variance = solve(&hessian, &unit)[bot];
            EloEstimate {
                elo: ELO_PER_LOG * logs[bot],
                half: 1.96 * ELO_PER_LOG * variance.max(0.0).sqrt(),
            }
        })
        .collect()
}

/// Fixes the strength of the reference bot: its equation becomes `step = 0`.
fn fix_reference(hessian: &mut [Vec<f64>], reference: usize) {
    for (at, row) in hessian.iter_mut().enumerate() {
        if at == reference {
            row.fill(0.0);
        }
        row[reference] = if at == reference { 1.0 } else { 0.0 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatRecord;

    /// A game with these ranks, in the order of the line-up.
    fn game(ranks: &[u8]) -> MatchGame {
        let seats = ranks.iter().enumerate();
        let seats = seats.map(|(bot, rank)| SeatRecord {
            bot,
            rank: *rank,
            total: 0,
            decisions: 0,
            seconds: 0.0,
            iterations: 0,
        });
        MatchGame { number: 0, seats: seats.collect(), faults: Vec::new() }
    }

    #[test]
    fn odds_of_three_to_one_are_191_elo() {
        let (won, lost) = (game(&[1, 2]), game(&[2, 1]));
        let games: Vec<(&MatchGame, &[usize])> =
            (0..400).map(|at| (if at % 4 == 0 { &lost } else { &won }, &[0, 1][..])).collect();
        let [strong, weak] = fit_elo(&games, 2, 1)[..] else { panic!("two bots") };
        assert_eq!(weak, EloEstimate { elo: 0.0, half: 0.0 });
        assert!((strong.elo - 190.8).abs() < 2.0, "{strong:?}");
        // The textbook: 1.96 · 400 / ln 10 / √(400 · ¾ · ¼).
        assert!((strong.half - 39.3).abs() < 1.0, "{strong:?}");
    }

    #[test]
    fn bots_without_common_games_are_compared_through_others() {
        let (won, lost) = (game(&[1, 2]), game(&[2, 1]));
        let mut games: Vec<(&MatchGame, &[usize])> = Vec::new();
        for at in 0..300 {
            let result = if at % 3 == 0 { &lost } else { &won };
            games.push((result, &[0, 1]));
            games.push((result, &[1, 2]));
        }
        let found = fit_elo(&games, 3, 1);
        assert!((found[0].elo + found[2].elo).abs() < 1.0, "{found:?}");
        assert!(found[0].elo > 100.0, "{found:?}");
    }

    #[test]
    fn equal_results_are_equal_and_perfect_records_stay_finite() {
        let shared = game(&[1, 1, 3, 3]);
        let games: Vec<(&MatchGame, &[usize])> = vec![(&shared, &[0, 0, 1, 1]); 20];
        let found = fit_elo(&games, 2, 1);
        assert!(found[0].elo > 200.0 && found[0].elo < 3000.0, "{found:?}");
        let mixed: Vec<(&MatchGame, &[usize])> = vec![(&shared, &[0, 1, 0, 1]); 20];
        assert!(fit_elo(&mixed, 2, 1)[0].elo.abs() < 1e-6);
    }
}
