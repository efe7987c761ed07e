//! One scale of strength for bots that met in different line-ups.
//!
//! The ratings of [`rate`](crate::rate) follow games as they come and suit people whose strength changes.
//! Bots do not change; so here are the strengths under which all results together were most likely
//! (Plackett and Luce: the first place falls to a seat in proportion to its strength, the second among
//! the rest, and so on), on the scale of Elo: 400 points are ten to one.

use signoria_bots::solve;

use crate::Played;

/// Strength of a bot relative to the one that is at 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// Elo points.
    pub elo: f64,
    /// Half of the 95 % interval.
    pub half: f64,
}

/// Elo points per unit of the logarithm of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Nobody is infinitely strong, whatever he won: deviation of strengths before any game, in logarithms.
const SPREAD: f64 = 6.0;

/// Strengths of `count` bots; the one with the index `zero` is at 0. Each game comes with the number of
/// the bot for every index of its line-up.
pub fn strengths(games: &[(&Played, &[usize])], count: usize, zero: usize) -> Vec<Strength> {
    let mut logs = vec![0.0_f64; count];
    let mut bend = vec![vec![0.0; count]; count];
    for _ in 0..100 {
        let mut slope: Vec<f64> = logs.iter().map(|log| -log / SPREAD.powi(2)).collect();
        for (at, row) in bend.iter_mut().enumerate() {
            row.fill(0.0);
            row[at] = SPREAD.powi(-2);
        }
        for (game, bots) in games {
            for sat in &game.seats {
                let left = || game.seats.iter().filter(|other| other.rank >= sat.rank);
                // Who comes last had nobody to beat.
                if left().all(|other| other.rank == sat.rank) {
                    continue;
                }
                let mut chance = vec![0.0; count];
                let sum: f64 = left().map(|other| logs[bots[other.bot]].exp()).sum();
                for other in left() {
                    chance[bots[other.bot]] += logs[bots[other.bot]].exp() / sum;
                }
                slope[bots[sat.bot]] += 1.0;
                for one in 0..count {
                    slope[one] -= chance[one];
                    bend[one][one] += chance[one];
                    for other in 0..count {
                        bend[one][other] -= chance[one] * chance[other];
                    }
                }
            }
        }
        hold(&mut bend, zero);
        slope[zero] = 0.0;
        let step = solve(&bend, &slope);
        let longest = step.iter().fold(0.0, |longest: f64, step| longest.max(step.abs()));
        // Newton's step, but never a leap.
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
            unit[bot] = if bot == zero { 0.0 } else { 1.0 };
            let variance = solve(&bend, &unit)[bot];
            Strength { elo: ELO * logs[bot], half: 1.96 * ELO * variance.max(0.0).sqrt() }
        })
        .collect()
}

/// One strength is given: its equation says that it does not move.
fn hold(bend: &mut [Vec<f64>], zero: usize) {
    for (at, row) in bend.iter_mut().enumerate() {
        if at == zero {
            row.fill(0.0);
        }
        row[zero] = if at == zero { 1.0 } else { 0.0 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sat;

    /// Places of the line-up, in its order.
    fn game(ranks: &[u8]) -> Played {
        let seats = ranks.iter().enumerate();
        let seats = seats.map(|(bot, rank)| Sat {
            bot,
            rank: *rank,
            total: 0,
            decisions: 0,
            seconds: 0.0,
            iterations: 0,
        });
        Played { number: 0, seats: seats.collect(), faults: Vec::new() }
    }

    #[test]
    fn three_to_one_is_191_points() {
        let (won, lost) = (game(&[1, 2]), game(&[2, 1]));
        let games: Vec<(&Played, &[usize])> =
            (0..400).map(|at| (if at % 4 == 0 { &lost } else { &won }, &[0, 1][..])).collect();
        let [strong, weak] = strengths(&games, 2, 1)[..] else { panic!("two bots") };
        assert_eq!(weak, Strength { elo: 0.0, half: 0.0 });
        assert!((strong.elo - 190.8).abs() < 2.0, "{strong:?}");
        // The textbook: 1.96 · 400 / ln 10 / √(400 · ¾ · ¼).
        assert!((strong.half - 39.3).abs() < 1.0, "{strong:?}");
    }

    #[test]
    fn bots_that_never_met_are_compared_through_others() {
        let (won, lost) = (game(&[1, 2]), game(&[2, 1]));
        let mut games: Vec<(&Played, &[usize])> = Vec::new();
        for at in 0..300 {
            let result = if at % 3 == 0 { &lost } else { &won };
            games.push((result, &[0, 1]));
            games.push((result, &[1, 2]));
        }
        let found = strengths(&games, 3, 1);
        assert!((found[0].elo + found[2].elo).abs() < 1.0, "{found:?}");
        assert!(found[0].elo > 100.0, "{found:?}");
    }

    #[test]
    fn equals_at_one_table_are_equal_and_perfect_records_stay_finite() {
        let shared = game(&[1, 1, 3, 3]);
        let games: Vec<(&Played, &[usize])> = vec![(&shared, &[0, 0, 1, 1]); 20];
        let found = strengths(&games, 2, 1);
        assert!(found[0].elo > 200.0 && found[0].elo < 3000.0, "{found:?}");
        let alike: Vec<(&Played, &[usize])> = vec![(&shared, &[0, 1, 0, 1]); 20];
        assert!(strengths(&alike, 2, 1)[0].elo.abs() < 1e-6);
    }
}
