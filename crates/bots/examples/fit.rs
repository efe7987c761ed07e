//! Fits the estimate of a game to finished games.
//!
//! ```sh
//! cargo run --release -p signoria-bots --example fit -- machiavelli --games 2000 --players 4,4,4,2,3,5,7
//! ```
//!
//! Bots play against each other. Whenever the clock of the game has moved, the facts of every seat are
//! written down; when the game is over, who has won, and with how many points. Weights are then chosen in
//! three ways. *By victories*: what happened was as likely as possible (a conditional logit, by Newton's
//! method). *By points*: the weighted facts of a seat, compared with those of the table, come as near as
//! possible to its final points (least squares; late positions count for more, because less happens after
//! them), and how much a point decides then depends on the part of the game that is left
//! (`Evaluate::certainty`). Points tell more about a game than who has won it, so that fewer games
//! will do. *By what comes next*: as by victories, but half of what a position is to foretell is what the
//! weights say of the next one, and so on to the end (λ = ½), so that the luck of a game counts for less.
//! Every fifth game is kept apart: on those the log-losses of all three are compared with those of par, of the
//! hand-made estimate and of the weights that the program has now.

#![expect(clippy::print_stdout, reason = "a tool for people")]
#![expect(clippy::cast_precision_loss, reason = "counts become means")]
#![expect(clippy::needless_range_loop, reason = "rows and columns of matrices")]

#[path = "tool/logit.rs"]
mod logit;
#[path = "tool/words.rs"]
mod words;

use rayon::prelude::*;
use signoria_bots::{Budget, Evaluate, Facts, Style, named, prospect, seed_of, solve};
use signoria_engine::{Game, Quiet, Seat, Seed, Setup, Viewer};

use crate::{
    logit::{Case, likeliest, loss, newton, scales, softmax, tell, weigh},
    words::{Words, with_reader},
};

/// One position: what is known of every seat, and what became of it.
struct Position {
    case: Case,
    points: Vec<f64>,
    /// What the hand-made estimate said.
    guess: Vec<f64>,
    /// How much the weighted facts decide, by the program as it is.
    certainty: f64,
    /// The part of the game that is left.
    left: f64,
    /// Whether it is the last one of its game.
    last: bool,
}

impl AsRef<Case> for Position {
    fn as_ref(&self) -> &Case {
        &self.case
    }
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
    assert!(!learn[0].case.facts[0].is_empty(), "{} brings no facts to weigh", G::ID);
    let now: Vec<f64> = evaluate.weights().iter().map(|weight| f64::from(*weight)).collect();
    let victories = likeliest(&learn, plan.ridge);
    let next = by_what_comes_next(&learn, &victories, plan.ridge);
    let (points, certainty) = by_points(&learn, plan.ridge);
    println!("{} positions to learn from, {} to check with", learn.len(), check.len());
    let par = |position: &Position| vec![1.0 / position.points.len() as f64; position.points.len()];
    println!("log-loss of par        {:.4}", loss(&check, par));
    println!("log-loss by hand       {:.4}", loss(&check, |position| position.guess.clone()));
    println!(
        "log-loss as it is      {:.4}",
        loss(&check, |one| softmax(&one.case, &now, one.certainty))
    );
    println!(
        "log-loss by victories  {:.4}",
        loss(&check, |one| softmax(&one.case, &victories, 1.0))
    );
    println!("log-loss by the next   {:.4}", loss(&check, |one| softmax(&one.case, &next, 1.0)));
    let sure = |one: &Position| softmax(&one.case, &points, certain(certainty, one));
    println!("log-loss by points     {:.4}", loss(&check, sure));
    println!("weights by victories:");
    tell(&victories);
    println!("weights by what comes next:");
    tell(&next);
    println!("weights by points:");
    tell(&points);
    println!("certainty {:.3} {:+.3} × the part that is left", certainty[0], certainty[1]);
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
            let facts_of = |seat| {
                let mut facts = Facts::new();
                evaluate.facts(&game, seat, &mut facts);
                facts
            };
            positions.push(Position {
                case: Case { facts: seats().map(facts_of).collect(), share: Vec::new() },
                points: Vec::new(),
                guess: seats().map(|seat| f64::from(guess.win[seat.index()])).collect(),
                certainty: f64::from(evaluate.certainty(&game)),
                left: f64::from(1.0 - evaluate.progress(&game)).clamp(0.0, 1.0),
                last: false,
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
    let mut points = vec![0.0; share.len()];
    for standing in &outcome.standings {
        points[standing.seat.index()] = f64::from(standing.total);
    }
    if let Some(position) = positions.last_mut() {
        position.last = true;
    }
    for position in &mut positions {
        position.case.share.clone_from(&share);
        position.points.clone_from(&points);
    }
    positions
}

/// The weights under which what comes next was most likely, from those by victories: positions are in the order of
/// their games.
fn by_what_comes_next(positions: &[Position], victories: &[f64], ridge: f64) -> Vec<f64> {
    const ROUNDS: usize = 2;
    let mut weights = victories.to_vec();
    for _ in 0..ROUNDS {
        let mut cases: Vec<Case> = Vec::with_capacity(positions.len());
        // From the end, because a position foretells the next one.
        for (at, position) in positions.iter().enumerate().rev() {
            let share = match cases.last() {
                Some(later) if !position.last => {
                    let said = softmax(&positions[at + 1].case, &weights, 1.0);
                    said.iter().zip(&later.share).map(|(said, was)| 0.5 * (said + was)).collect()
                }
                _ => position.case.share.clone(),
            };
            cases.push(Case { facts: position.case.facts.clone(), share });
        }
        weights = likeliest(&cases, ridge);
    }
    weights
}

/// The weights that come nearest to the final points, and how much such a point decides: always, and
/// times the part of the game that is left.
fn by_points(positions: &[Position], ridge: f64) -> (Vec<f64>, [f64; 2]) {
    let (scale, n) = (scales(positions), positions[0].case.facts[0].len());
    let mut matrix = vec![vec![0.0; n]; n];
    let mut right = vec![0.0; n];
    for (at, row) in matrix.iter_mut().enumerate() {
        row[at] = ridge;
    }
    for position in positions {
        let of = &position.case.facts;
        let seats = of.len() as f64;
        // What is still to come makes points uncertain.
        let weight = (position.left + 0.08).powf(-1.5);
        let mean: Vec<f64> = (0..n)
            .map(|at| of.iter().map(|facts| f64::from(facts[at])).sum::<f64>() / seats)
            .collect();
        let par = position.points.iter().sum::<f64>() / seats;
        for (facts, points) in of.iter().zip(&position.points) {
            let off: Vec<f64> =
                (0..n).map(|at| (f64::from(facts[at]) - mean[at]) / scale[at]).collect();
            for at in 0..n {
                right[at] += weight * (points - par) * off[at];
                for to in 0..n {
                    matrix[at][to] += weight * off[at] * off[to];
                }
            }
        }
    }
    let weights = solve(&matrix, &right);
    let weights: Vec<f64> =
        weights.iter().zip(&scale).map(|(weight, scale)| weight / scale).collect();
    let sums = |position: &Position| -> Vec<Facts> {
        let sum = |facts: &Facts| weigh(facts, &weights) as f32;
        let left = position.left as f32;
        let both = |sum: f32| [sum, sum * left].into_iter().collect();
        position.case.facts.iter().map(|facts| both(sum(facts))).collect()
    };
    let estimated: Vec<Case> = positions
        .iter()
        .map(|position| Case { facts: sums(position), share: position.case.share.clone() })
        .collect();
    let certainty = newton(&estimated, &[1.0, 1.0], 0.1);
    (weights, [certainty[0], certainty[1]])
}

/// What such a fit is worth in a position.
fn certain(certainty: [f64; 2], position: &Position) -> f64 {
    certainty[0] + certainty[1] * position.left
}
