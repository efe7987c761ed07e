//! Fits what looks good at first sight to what searching players choose.
//!
//! ```sh
//! cargo run --release -p signoria-bots --example choices -- habemus_papam --bot mcts:1000 --games 120
//! ```
//!
//! Bots play against each other. Of every question that the game has traits for ([`Evaluate::traits`]) the
//! traits of all answers are written down, and which one was chosen. Per kind of question, weights are
//! chosen under which these choices were as likely as possible (a conditional logit). Every fifth game is
//! kept apart: on those the log-loss is compared with that of lots and of what the program does now,
//! as strictly as playouts of the others follow it.

#![expect(clippy::print_stdout, reason = "a tool for people")]
#![expect(clippy::cast_precision_loss, reason = "counts become means")]
#![expect(clippy::needless_range_loop, reason = "rows and columns of matrices")]

#[path = "tool/logit.rs"]
mod logit;
#[path = "tool/words.rs"]
mod words;

use std::collections::BTreeMap;

use rayon::prelude::*;
use signoria_bots::{Budget, Evaluate, Facts, named, seed_of};
use signoria_engine::{Game, Quiet, Seat, Seed, Setup, Viewer};

use crate::{
    logit::{Case, likeliest, loss, softmax, tell},
    words::{Words, with_reader},
};

/// One choice.
struct Choice {
    kind: &'static str,
    case: Case,
    /// What the program thinks of the answers at first sight.
    now: Vec<f64>,
}

impl AsRef<Case> for Choice {
    fn as_ref(&self) -> &Case {
        &self.case
    }
}

fn main() {
    with_reader!(&Words::said_to_us(), fit);
}

fn fit<G: Game, E: Evaluate<G>>(evaluate: &E, words: &Words) {
    let games: u64 = words.get("--games", 120);
    let players: Vec<u8> = words.list("--players", "4");
    let bot: String = words.get("--bot", "mcts:1000".to_owned());
    let seed: u64 = words.get("--seed", 7_100_000);
    let ridge: f64 = words.get("--ridge", 1.0);
    let numbers: Vec<u64> = (0..games).collect();
    let play = |number: u64| {
        let players = players[(number % players.len() as u64) as usize];
        play::<G, E>(evaluate, &bot, players, seed + number)
    };
    let all: Vec<_> = numbers.into_par_iter().with_max_len(1).map(play).collect();
    let mut kinds: BTreeMap<&str, [Vec<Choice>; 2]> = BTreeMap::new();
    for (number, choices) in all.into_iter().enumerate() {
        for choice in choices {
            let apart = usize::from(number % 5 == 4);
            kinds.entry(choice.kind).or_default()[apart].push(choice);
        }
    }
    assert!(!kinds.is_empty(), "{} has no traits to weigh", G::ID);
    for (kind, [learn, check]) in kinds {
        println!("{kind}: {} choices to learn from, {} to check with", learn.len(), check.len());
        let weights = likeliest(&learn, ridge);
        let lots = |choice: &Choice| vec![1.0 / choice.now.len() as f64; choice.now.len()];
        println!("log-loss of lots  {:.4}", loss(&check, lots));
        println!("log-loss as it is {:.4}", loss(&check, |choice| choice.now.clone()));
        let fitted = |choice: &Choice| softmax(&choice.case, &weights, 1.0);
        println!("log-loss fitted   {:.4}", loss(&check, fitted));
        tell(&weights);
    }
}

/// The choices of one game.
fn play<G: Game, E: Evaluate<G>>(evaluate: &E, bot: &str, players: u8, seed: u64) -> Vec<Choice> {
    let setup = Setup::new(players, Seed::from_number(seed));
    let mut game = G::new(&setup, &mut Quiet).expect("it deals");
    let mut bots: Vec<_> = Seat::all(players)
        .map(|seat| named::<G>(bot, seed_of(seed, seat)).expect("it is a bot"))
        .collect();
    let (mut choices, mut legal, mut worth) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, &legal, &Budget::default());
        let mut traits: Vec<Facts> = Vec::new();
        if legal.len() > 1
            && let Some(kind) = evaluate.traits(&game, seat, &legal, &mut traits)
        {
            evaluate.worth(&game, seat, &legal, &mut worth);
            // Answers without traits are not compared.
            let compared = |at: &usize| !traits[*at].is_empty();
            let answers: Vec<usize> = (0..legal.len()).filter(compared).collect();
            let strict = f64::from(E::TEMPER.wary / E::DOUBT);
            let best = answers.iter().map(|at| worth[*at]).fold(f32::MIN, f32::max);
            let part = |at: &usize| (strict * f64::from(worth[*at] - best)).exp();
            let sum: f64 = answers.iter().map(part).sum();
            let now = answers.iter().map(|at| part(at) / sum).collect();
            let is_it = |at: &usize| f64::from(u8::from(legal[*at] == action));
            let share: Vec<f64> = answers.iter().map(is_it).collect();
            if answers.len() > 1 && share.contains(&1.0) {
                let facts = answers.iter().map(|at| traits[*at].clone()).collect();
                choices.push(Choice { kind, case: Case { facts, share }, now });
            }
        }
        game.apply(seat, action, &mut Quiet);
    }
    choices
}
