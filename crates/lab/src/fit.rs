//! `signoria-lab fit`: weights of the evaluation.

use clap::Args;
use rayon::prelude::*;
use signoria_bots::{Budget, Evaluate, Evaluated, Features, Style, estimate_value, solve};
use signoria_engine::{NullSink, Seat, Viewer};

use crate::{
    Experiment, bot_name, deal, game_ids,
    logit::{Case, dot, fit_logit, loss, newton, print_weights, scales, softmax},
    seat_bots,
};

/// Fit the weights of the evaluation to finished games
///
/// Bots play against each other. At each tick the position features of every seat are recorded, and at the end
/// the winner and the points. Weights are fitted in three ways: to winners (conditional logit, by Newton's
/// method), to winners with temporal differences (λ = ½: half of the target of a position is the prediction for
/// the next one), and to final points (least squares, later positions weigh more). Every fifth game is held out;
/// log-losses on these games are printed for all fits, for a uniform prediction, for the hand-written evaluation
/// and for the current weights.
#[derive(Args, Debug)]
pub struct Fit {
    /// The game
    #[arg(value_parser = game_ids())]
    pub game: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Numbers of seats; the games cycle through the list
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', default_value = "4", num_args = 1)]
    players: Vec<u8>,
    /// The bot that plays all seats
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = bot_name)]
    bot: String,
    /// Seed of the first game
    #[arg(long, value_name = "S", default_value_t = 1_000_000)]
    seed: u64,
    /// Strength of the L2 regularization
    #[arg(long, value_name = "X", default_value_t = 3.0)]
    ridge: f64,
}

/// A position with its features and the result of its game.
struct Position {
    case: Case,
    points: Vec<f64>,
    /// Win probabilities by the hand-written evaluation.
    by_hand: Vec<f64>,
    /// [`Evaluate::win_sharpness`] of the position.
    sharpness: f64,
    /// Remaining fraction of the game.
    left: f64,
    /// Whether it is the last position of its game.
    last: bool,
}

impl AsRef<Case> for Position {
    fn as_ref(&self) -> &Case {
        &self.case
    }
}

impl Experiment for Fit {
    fn run<G: Evaluated>(&self) -> Result<(), String> {
        let games: Vec<Vec<Position>> = (0..self.games)
            .into_par_iter()
            .map(|number| self.play::<G>(number))
            .collect::<Result<_, _>>()?;
        let (mut learn, mut check) = (Vec::new(), Vec::new());
        for (number, positions) in games.into_iter().enumerate() {
            if number % 5 == 4 { &mut check } else { &mut learn }.extend(positions);
        }
        if learn.is_empty() || check.is_empty() {
            return Err("too few games; use at least --games 5".to_owned());
        }
        if learn[0].case.features[0].is_empty() {
            return Err(format!("{} has no position features to fit", G::ID));
        }
        let evaluate = G::Evaluator::default();
        let now: Vec<f64> = evaluate.weights().iter().map(|weight| f64::from(*weight)).collect();
        let winners = fit_logit(&learn, self.ridge);
        let differences = fit_differences(&learn, &winners, self.ridge);
        let (points, sharpness) = fit_points(&learn, self.ridge);
        println!("{} positions to learn from, {} held out", learn.len(), check.len());
        let seats = |position: &Position| position.points.len();
        let uniform = |one: &Position| vec![1.0 / seats(one) as f64; seats(one)];
        println!("log-loss, uniform              {:.4}", loss(&check, uniform));
        println!("log-loss, hand-written         {:.4}", loss(&check, |one| one.by_hand.clone()));
        let current = |one: &Position| softmax(&one.case, &now, one.sharpness);
        println!("log-loss, current weights      {:.4}", loss(&check, current));
        let fitted = |one: &Position| softmax(&one.case, &winners, 1.0);
        println!("log-loss, winners              {:.4}", loss(&check, fitted));
        let fitted = |one: &Position| softmax(&one.case, &differences, 1.0);
        println!("log-loss, temporal differences {:.4}", loss(&check, fitted));
        let fitted =
            |one: &Position| softmax(&one.case, &points, sharpness[0] + sharpness[1] * one.left);
        println!("log-loss, points               {:.4}", loss(&check, fitted));
        println!("weights by winners:");
        print_weights(&winners);
        println!("weights by temporal differences:");
        print_weights(&differences);
        println!("weights by points:");
        print_weights(&points);
        println!("sharpness {:.3} {:+.3} × remaining fraction", sharpness[0], sharpness[1]);
        Ok(())
    }
}

impl Fit {
    /// Plays one game and returns its positions.
    fn play<G: Evaluated>(&self, number: u64) -> Result<Vec<Position>, String> {
        let evaluate = G::Evaluator::default();
        let players = self.players[(number % self.players.len() as u64) as usize];
        let mut game: G = deal(players, self.seed + number)?;
        let mut bots = seat_bots::<G>(&self.bot, players, self.seed + number);
        let (mut positions, mut legal) = (Vec::new(), Vec::new());
        let mut tick = evaluate.tick(&game);
        while let Some(seat) = game.to_act().first() {
            let now = evaluate.tick(&game);
            if now > tick {
                tick = now;
                let seats = || Seat::all(players);
                let by_hand = estimate_value(&evaluate, &game, Style::Balanced);
                let features_of = |seat| {
                    let mut features = Features::new();
                    evaluate.position_features(&game, seat, &mut features);
                    features
                };
                positions.push(Position {
                    case: Case { features: seats().map(features_of).collect(), share: Vec::new() },
                    points: Vec::new(),
                    by_hand: seats().map(|seat| f64::from(by_hand.win[seat.index()])).collect(),
                    sharpness: f64::from(evaluate.win_sharpness(&game)),
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
            game.apply(seat, action, &mut NullSink);
        }
        let outcome = game.outcome().expect("no seat is to act");
        let first = outcome.winners().count() as f64;
        let won =
            |seat| if outcome.winners().any(|winner| winner == seat) { 1.0 / first } else { 0.0 };
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
        Ok(positions)
    }
}

/// Fits weights by temporal differences, starting from those by winners. Positions are in the order of their
/// games.
fn fit_differences(positions: &[Position], winners: &[f64], ridge: f64) -> Vec<f64> {
    const ROUNDS: usize = 2;
    let mut weights = winners.to_vec();
    for _ in 0..ROUNDS {
        let mut cases: Vec<Case> = Vec::with_capacity(positions.len());
        // Backwards, because the target of a position depends on the next one.
        for (at, position) in positions.iter().enumerate().rev() {
            let share = match cases.last() {
                Some(later) if !position.last => {
                    let next = softmax(&positions[at + 1].case, &weights, 1.0);
                    next.iter().zip(&later.share).map(|(next, was)| 0.5 * (next + was)).collect()
                }
                _ => position.case.share.clone(),
            };
            cases.push(Case { features: position.case.features.clone(), share });
        }
        weights = fit_logit(&cases, ridge);
    }
    weights
}

/// Fits weights to final points. Also returns the sharpness of win probabilities per point: a constant, and a part
/// times the remaining fraction of the game.
fn fit_points(positions: &[Position], ridge: f64) -> (Vec<f64>, [f64; 2]) {
    let (scale, n) = (scales(positions), positions[0].case.features[0].len());
    let mut matrix = vec![vec![0.0; n]; n];
    let mut right = vec![0.0; n];
    for (at, row) in matrix.iter_mut().enumerate() {
        row[at] = ridge;
    }
    for position in positions {
        let of = &position.case.features;
        let seats = of.len() as f64;
        // Early positions predict points less well.
        let weight = (position.left + 0.08).powf(-1.5);
        let mean: Vec<f64> = (0..n)
            .map(|at| of.iter().map(|features| f64::from(features[at])).sum::<f64>() / seats)
            .collect();
        let par = position.points.iter().sum::<f64>() / seats;
        for (features, points) in of.iter().zip(&position.points) {
            let off: Vec<f64> =
                (0..n).map(|at| (f64::from(features[at]) - mean[at]) / scale[at]).collect();
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
    let sums = |position: &Position| -> Vec<Features> {
        let sum = |features: &Features| dot(features, &weights) as f32;
        let left = position.left as f32;
        let both = |sum: f32| [sum, sum * left].into_iter().collect();
        position.case.features.iter().map(|features| both(sum(features))).collect()
    };
    let estimated: Vec<Case> = positions
        .iter()
        .map(|position| Case { features: sums(position), share: position.case.share.clone() })
        .collect();
    let sharpness = newton(&estimated, &[1.0, 1.0], 0.1);
    (weights, [sharpness[0], sharpness[1]])
}
