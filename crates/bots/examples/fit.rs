//! Fits the estimate of a game to finished games.
//!
//! ```sh
//! cargo run --release -p signoria-bots --example fit -- machiavelli --games 2000 --players 4,4,4,2,3,5,7
//! ```
//!
//! Bots play against each other. Whenever the clock of the game has moved, the facts of every seat are
//! written down; when the game is over, who has won. Weights are then chosen so that what happened was as
//! likely as possible (a conditional logit, by Newton's method). Every fifth game is kept apart: on those
//! the log-loss of the weights is compared with that of the hand-made estimate and of par.

#![expect(clippy::print_stdout, reason = "a tool for people")]
#![expect(clippy::cast_precision_loss, reason = "counts become means")]
#![expect(clippy::needless_range_loop, reason = "rows and columns of matrices")]

#[path = "tool/words.rs"]
mod words;

use rayon::prelude::*;
use signoria_bots::{Budget, Evaluate, Facts, Style, named, prospect, seed_of, solve};
use signoria_engine::{Game, Quiet, Seat, Seed, Setup, Viewer};

use crate::words::{Words, with_reader};

/// One position: the facts of every seat, its share of the victory, and what the hand-made estimate
/// said of it.
struct Position {
    facts: Vec<Facts>,
    share: Vec<f64>,
    guess: Vec<f64>,
}

/// What to play.
struct Plan {
    games: u64,
    players: Vec<u8>,
    bot: String,
    seed: u64,
    /// How strongly weights are drawn to nothing.
    ridge: f64,
}

fn main() {
    with_reader!(&Words::said_to_us(), fit);
}

fn fit<G: Game, E: Evaluate<G>>(evaluate: &E, words: &Words) {
    let plan = Plan {
        games: words.get("--games", 1000),
        players: words.list("--players", "4"),
        bot: words.get("--bot", "greedy".to_owned()),
        seed: words.get("--seed", 1_000_000),
        ridge: words.get("--ridge", 3.0),
    };
    let play = |number| play::<G, E>(evaluate, &plan, number);
    let games: Vec<_> = (0..plan.games).into_par_iter().map(play).collect();
    let (mut learn, mut check) = (Vec::new(), Vec::new());
    for (number, positions) in games.into_iter().enumerate() {
        if number % 5 == 4 { &mut check } else { &mut learn }.extend(positions);
    }
    assert!(!learn.is_empty() && !check.is_empty(), "too few games");
    assert!(!learn[0].facts[0].is_empty(), "{} brings no facts to weigh", G::ID);
    let scale = scales(&learn);
    let weights = newton(&learn, &scale, plan.ridge);
    let weights: Vec<f64> =
        weights.iter().zip(&scale).map(|(weight, scale)| weight / scale).collect();
    println!("{} positions to learn from, {} to check with", learn.len(), check.len());
    let par = |position: &Position| vec![1.0 / position.share.len() as f64; position.share.len()];
    println!("log-loss of par        {:.4}", loss(&check, par));
    println!("log-loss by hand       {:.4}", loss(&check, |position| position.guess.clone()));
    println!("log-loss of the fit    {:.4}", loss(&check, |position| softmax(position, &weights)));
    println!("log-loss where learnt  {:.4}", loss(&learn, |position| softmax(position, &weights)));
    for (at, weight) in weights.iter().enumerate() {
        let shown = format!("{weight:.3}");
        print!("{shown}{}", if at % 10 == 9 { "\n" } else { " " });
    }
    println!();
}

/// One game: its positions, and who won it.
fn play<G: Game, E: Evaluate<G>>(evaluate: &E, plan: &Plan, number: u64) -> Vec<Position> {
    let players = plan.players[(number % plan.players.len() as u64) as usize];
    let setup = Setup::new(players, Seed::from_number(plan.seed + number));
    let mut game = G::new(&setup, &mut Quiet).expect("it deals");
    let mut bots: Vec<_> = Seat::all(players)
        .map(|seat| named::<G>(&plan.bot, seed_of(plan.seed + number, seat)).expect("it is a bot"))
        .collect();
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    let mut tick = evaluate.clock(&game);
    while let Some(seat) = game.to_act().first() {
        let now = evaluate.clock(&game);
        if now > tick {
            tick = now;
            let seats = || Seat::all(players);
            let guess = prospect(evaluate, &game, Style::Balanced);
            positions.push(Position {
                facts: seats()
                    .map(|seat| {
                        let mut facts = Facts::new();
                        evaluate.facts(&game, seat, &mut facts);
                        facts
                    })
                    .collect(),
                share: Vec::new(),
                guess: seats().map(|seat| f64::from(guess.win[seat.index()])).collect(),
            });
        }
        game.legal(seat, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            let view = game.view(Viewer::Seat(seat));
            bots[seat.index()].choose(&view, &legal, &Budget::default())
        };
        game.apply(seat, action, &mut Quiet);
    }
    let outcome = game.outcome().expect("the game is over");
    let first = outcome.winners().count() as f64;
    let won = |seat| if outcome.winners().any(|winner| winner == seat) { 1.0 / first } else { 0.0 };
    let share: Vec<f64> = Seat::all(players).map(won).collect();
    for position in &mut positions {
        position.share.clone_from(&share);
    }
    positions
}

/// How far each fact varies, so that all weights are drawn to nothing alike.
fn scales(positions: &[Position]) -> Vec<f64> {
    let facts = positions[0].facts[0].len();
    let all = || positions.iter().flat_map(|position| &position.facts);
    let count = all().count() as f64;
    (0..facts)
        .map(|at| {
            let mean = all().map(|facts| f64::from(facts[at])).sum::<f64>() / count;
            let square = |facts: &Facts| (f64::from(facts[at]) - mean).powi(2);
            (all().map(square).sum::<f64>() / count).sqrt().max(1e-6)
        })
        .collect()
}

fn softmax(position: &Position, weights: &[f64]) -> Vec<f64> {
    let sum = |facts: &Facts| -> f64 {
        facts.iter().zip(weights).map(|(fact, weight)| f64::from(*fact) * weight).sum()
    };
    let sums: Vec<f64> = position.facts.iter().map(sum).collect();
    let best = sums.iter().copied().fold(f64::MIN, f64::max);
    let parts: Vec<f64> = sums.iter().map(|sum| (sum - best).exp()).collect();
    let all: f64 = parts.iter().sum();
    parts.iter().map(|part| part / all).collect()
}

fn loss(positions: &[Position], guess: impl Fn(&Position) -> Vec<f64>) -> f64 {
    let one = |position: &Position| -> f64 {
        let guess = guess(position);
        let parts = position.share.iter().zip(&guess);
        parts.map(|(share, guess)| -share * guess.max(1e-9).ln()).sum()
    };
    positions.iter().map(one).sum::<f64>() / positions.len() as f64
}

/// The weights of scaled facts under which what happened was most likely.
fn newton(positions: &[Position], scale: &[f64], ridge: f64) -> Vec<f64> {
    let n = scale.len();
    let mut weights = vec![0.0; n];
    for _ in 0..12 {
        let plain: Vec<f64> =
            weights.iter().zip(scale).map(|(weight, scale)| weight / scale).collect();
        let mut slope: Vec<f64> = weights.iter().map(|weight| -ridge * weight).collect();
        let mut bend = vec![vec![0.0; n]; n];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = ridge;
        }
        for position in positions {
            let chance = softmax(position, &plain);
            let mut mean = vec![0.0; n];
            for (facts, chance) in position.facts.iter().zip(&chance) {
                for at in 0..n {
                    mean[at] += chance * f64::from(facts[at]) / scale[at];
                }
            }
            for (seat, facts) in position.facts.iter().enumerate() {
                let off: Vec<f64> =
                    (0..n).map(|at| f64::from(facts[at]) / scale[at] - mean[at]).collect();
                for at in 0..n {
                    slope[at] += (position.share[seat] - chance[seat]) * off[at];
                    for to in 0..=at {
                        bend[at][to] += chance[seat] * off[at] * off[to];
                    }
                }
            }
        }
        for at in 0..n {
            for to in at + 1..n {
                bend[at][to] = bend[to][at];
            }
        }
        let step = solve(&bend, &slope);
        for (weight, step) in weights.iter_mut().zip(&step) {
            *weight += step;
        }
        if step.iter().all(|step| step.abs() < 1e-6) {
            break;
        }
    }
    weights
}
