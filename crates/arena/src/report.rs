//! The results of a match.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{Match, MatchGame, Rating, rate};

/// The results of one name of the line-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// The bot name.
    pub name: String,
    /// Games it games, counted once per seat.
    pub games: u64,
    /// Share of first places; tied ones are divided.
    pub first_share: f64,
    /// 95 % interval of the share.
    pub ci95: (f64, f64),
    /// Rating by Weng and Lin.
    pub rating: Rating,
    /// Mean points ahead of the best opponent.
    pub mean_margin: f64,
    /// Mean time of a decision that was not forced, in milliseconds.
    pub ms_per_decision: f64,
    /// Search iterations per second of thinking.
    pub iterations_per_s: f64,
    /// Faults, with their number.
    pub faults: BTreeMap<String, u64>,
}

/// The results of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Number of games.
    pub games: u64,
    /// One per name, in order of the line-up.
    pub entrants: Vec<Entrant>,
}

#[derive(Clone, Default)]
struct Sum {
    games: u64,
    firsts: f64,
    margin: f64,
    decisions: u64,
    seconds: f64,
    iterations: u64,
    faults: BTreeMap<String, u64>,
}

impl Report {
    /// Sums up games. Their order does not matter.
    pub fn new(names: &[String], games: &[MatchGame]) -> Self {
        let mut order: Vec<&MatchGame> = games.iter().collect();
        order.sort_by_key(|game| game.number);
        let mut distinct: Vec<&String> = Vec::new();
        for name in names {
            if !distinct.contains(&name) {
                distinct.push(name);
            }
        }
        let who = |bot: usize| {
            distinct
                .iter()
                .position(|name| **name == names[bot])
                .expect("the bot is in the line-up")
        };
        let mut sums = vec![Sum::default(); distinct.len()];
        let mut ratings = vec![Rating::default(); distinct.len()];
        for game in &order {
            let first = game.seats.iter().filter(|seat| seat.rank == 1).count().max(1) as f64;
            for (at, seat) in game.seats.iter().enumerate() {
                let sum = &mut sums[who(seat.bot)];
                let others = game.seats.iter().enumerate().filter(|(other, _)| *other != at);
                let rival = others.map(|(_, other)| other.total).max().unwrap_or(seat.total);
                sum.games += 1;
                sum.firsts += if seat.rank == 1 { 1.0 / first } else { 0.0 };
                sum.margin += f64::from(seat.total - rival);
                sum.decisions += seat.decisions;
                sum.seconds += seat.seconds;
                sum.iterations += seat.iterations;
            }
            for (name, fault) in &game.faults {
                if let Some(at) = distinct.iter().position(|known| *known == name) {
                    *sums[at].faults.entry(fault.clone()).or_default() += 1;
                }
            }
            let table: Vec<usize> = game.seats.iter().map(|seat| who(seat.bot)).collect();
            let ranks: Vec<u8> = game.seats.iter().map(|seat| seat.rank).collect();
            rate(&mut ratings, &table, &ranks);
        }
        let entrants = distinct
            .into_iter()
            .zip(sums)
            .zip(ratings)
            .map(|((name, sum), rating)| {
                let games = sum.games.max(1) as f64;
                Entrant {
                    name: name.clone(),
                    games: sum.games,
                    first_share: sum.firsts / games,
                    ci95: wilson(sum.firsts / games, sum.games),
                    rating,
                    mean_margin: sum.margin / games,
                    ms_per_decision: 1000.0 * sum.seconds / sum.decisions.max(1) as f64,
                    iterations_per_s: if sum.seconds > 0.0 {
                        sum.iterations as f64 / sum.seconds
                    } else {
                        0.0
                    },
                    faults: sum.faults,
                }
            })
            .collect();
        Self { games: order.len() as u64, entrants }
    }

    /// Returns the report as JSON. The keys are a contract.
    pub fn json(&self, plan: &Match, options: &Value) -> Value {
        let bot = |entrant: &Entrant| {
            let mut bot = json!({
                "name": entrant.name,
                "games": entrant.games,
                "first_share": entrant.first_share,
                "ci95": [entrant.ci95.0, entrant.ci95.1],
                "rating": entrant.rating.mean,
                "rating_sd": entrant.rating.sd,
                "mean_margin": entrant.mean_margin,
                "ms_per_decision": entrant.ms_per_decision,
                "iterations_per_s": entrant.iterations_per_s,
            });
            if !entrant.faults.is_empty() {
                bot["faults"] = json!(entrant.faults);
            }
            bot
        };
        json!({
            "game": plan.game.meta().id,
            "players": plan.players(),
            "options": options,
            "games": self.games,
            "bots": self.entrants.iter().map(bot).collect::<Vec<_>>(),
        })
    }
}

/// Returns Wilson's 95 % interval of a share of `games` games.
pub fn wilson(share: f64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // Rounding must not move the share out of its interval.
    (((middle - half) / scale).clamp(0.0, share), ((middle + half) / scale).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatRecord;

    #[test]
    fn wilson_interval_matches_the_textbook() {
        let (low, high) = wilson(81.0 / 263.0, 263);
        assert!((low - 0.2553).abs() < 1e-4 && (high - 0.3662).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    }

    #[test]
    fn seats_of_one_name_are_summed_and_ties_divided() {
        let seat = |bot, rank, total| SeatRecord {
            bot,
            rank,
            total,
            decisions: 2,
            seconds: 0.004,
            iterations: 20,
        };
        let names = ["a", "b", "b"].map(str::to_owned);
        let games = [
            MatchGame {
                number: 1,
                seats: vec![seat(1, 1, 9), seat(2, 1, 9), seat(0, 3, 5)],
                faults: vec![],
            },
            MatchGame {
                number: 0,
                seats: vec![seat(0, 1, 12), seat(1, 2, 8), seat(2, 3, 7)],
                faults: vec![],
            },
        ];
        let report = Report::new(&names, &games);
        let [a, b] = &report.entrants[..] else { panic!("two names") };
        assert_eq!((a.games, b.games, report.games), (2, 4, 2));
        assert!((a.first_share - 0.5).abs() < 1e-9 && (b.first_share - 0.25).abs() < 1e-9);
        assert!((a.mean_margin - 0.0).abs() < 1e-9, "{}", a.mean_margin);
        assert!((a.ms_per_decision - 2.0).abs() < 1e-9);
        assert!((a.iterations_per_s - 5000.0).abs() < 1e-6);
    }
}
