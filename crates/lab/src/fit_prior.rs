//! `signoria-lab fit-prior`: weights of the action prior.

use std::collections::BTreeMap;

use clap::Args;
use rayon::prelude::*;
use signoria_bots::{Budget, Evaluate, Evaluated, Features};
use signoria_engine::{NullSink, Viewer};

use crate::{
    Experiment, bot_name, deal, game_ids,
    logit::{Case, fit_logit, loss, print_weights, softmax},
    seat_bots,
};

/// Fit the weights of the action prior to the choices of a bot
///
/// Bots play against each other. For each decision with action features, the features of all actions and the
/// chosen action are recorded. Per kind of decision, the weights of a conditional logit are fitted. Every fifth
/// game is held out; log-losses on these games are printed for a uniform prediction, for the current prior (at
/// the sharpness of opponents in playouts) and for the fitted weights.
#[derive(Args, Debug)]
pub struct FitPrior {
    /// The game
    #[arg(value_parser = game_ids())]
    pub game: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 120)]
    games: u64,
    /// Numbers of seats; the games cycle through the list
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', default_value = "4", num_args = 1)]
    players: Vec<u8>,
    /// The bot that plays all seats
    #[arg(long, value_name = "BOT", default_value = "mcts:1000", value_parser = bot_name)]
    bot: String,
    /// Seed of the first game
    #[arg(long, value_name = "S", default_value_t = 7_100_000)]
    seed: u64,
    /// Strength of the L2 regularization
    #[arg(long, value_name = "X", default_value_t = 1.0)]
    ridge: f64,
}

/// A decision with its chosen action.
struct Choice {
    kind: &'static str,
    case: Case,
    /// Probabilities of the actions by the current prior.
    current: Vec<f64>,
}

impl AsRef<Case> for Choice {
    fn as_ref(&self) -> &Case {
        &self.case
    }
}

impl Experiment for FitPrior {
    fn run<G: Evaluated>(&self) -> Result<(), String> {
        let numbers: Vec<u64> = (0..self.games).collect();
        let play = |number: u64| self.play::<G>(number);
        let all: Vec<Vec<Choice>> =
            numbers.into_par_iter().with_max_len(1).map(play).collect::<Result<_, _>>()?;
        let mut kinds: BTreeMap<&str, [Vec<Choice>; 2]> = BTreeMap::new();
        for (number, choices) in all.into_iter().enumerate() {
            for choice in choices {
                let held_out = usize::from(number % 5 == 4);
                kinds.entry(choice.kind).or_default()[held_out].push(choice);
            }
        }
        if kinds.is_empty() {
            return Err(format!("{} has no action features to fit", G::ID));
        }
        for (kind, [learn, check]) in kinds {
            println!("{kind}: {} choices to learn from, {} held out", learn.len(), check.len());
            if learn.is_empty() {
                continue;
            }
            let weights = fit_logit(&learn, self.ridge);
            let uniform = |choice: &Choice| {
                let actions = choice.current.len();
                vec![1.0 / actions as f64; actions]
            };
            println!("log-loss, uniform       {:.4}", loss(&check, uniform));
            println!(
                "log-loss, current prior {:.4}",
                loss(&check, |choice| choice.current.clone())
            );
            let fitted = |choice: &Choice| softmax(&choice.case, &weights, 1.0);
            println!("log-loss, fitted        {:.4}", loss(&check, fitted));
            print_weights(&weights);
        }
        Ok(())
    }
}

impl FitPrior {
    /// Plays one game and returns its choices.
    fn play<G: Evaluated>(&self, number: u64) -> Result<Vec<Choice>, String> {
        let evaluate = G::Evaluator::default();
        let players = self.players[(number % self.players.len() as u64) as usize];
        let mut game: G = deal(players, self.seed + number)?;
        let mut bots = seat_bots::<G>(&self.bot, players, self.seed + number);
        let (mut choices, mut legal, mut scores) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&view, &legal, &Budget::default());
            let mut features: Vec<Features> = Vec::new();
            if legal.len() > 1
                && let Some(kind) = evaluate.action_features(&game, seat, &legal, &mut features)
            {
                evaluate.prior_scores(&game, seat, &legal, &mut scores);
                // Actions without features are not compared.
                let compared = |at: &usize| !features[*at].is_empty();
                let actions: Vec<usize> = (0..legal.len()).filter(compared).collect();
                let sharpness = f64::from(
                    <G::Evaluator as Evaluate<G>>::SEARCH.opponent_sharpness
                        / <G::Evaluator as Evaluate<G>>::PRIOR_TEMPERATURE,
                );
                let best = actions.iter().map(|at| scores[*at]).fold(f32::MIN, f32::max);
                let weight = |at: &usize| (sharpness * f64::from(scores[*at] - best)).exp();
                let sum: f64 = actions.iter().map(weight).sum();
                let current = actions.iter().map(|at| weight(at) / sum).collect();
                let chosen = |at: &usize| f64::from(u8::from(legal[*at] == action));
                let share: Vec<f64> = actions.iter().map(chosen).collect();
                if actions.len() > 1 && share.contains(&1.0) {
                    let features = actions.iter().map(|at| features[*at].clone()).collect();
                    choices.push(Choice { kind, case: Case { features, share }, current });
                }
            }
            game.apply(seat, action, &mut NullSink);
        }
        Ok(choices)
    }
}
