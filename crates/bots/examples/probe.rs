//! What a search makes of positions with more and more iterations.
//!
//! ```sh
//! cargo run --release -p signoria-bots --example probe -- carrara --positions 24 --budgets 300,1000,3000 \
//!     --curiosity 0.3
//! ```
//!
//! Positions are taken from games between weak searching players. For each budget it prints what the
//! chosen action promises, on average (if that does not rise, the tree behind the choices learns
//! nothing), how often the choice is that of the largest budget, and how much less than its own choice
//! the largest budget expects of it (if that does not fall, searches that differ by chance disagree
//! however long they think). Every budget has a chance of its own.

#![expect(clippy::print_stdout, reason = "a tool for people")]
#![expect(clippy::cast_precision_loss, reason = "counts become means")]

#[path = "tool/knobs.rs"]
mod knobs;
#[path = "tool/words.rs"]
mod words;

use rayon::prelude::*;
use signoria_bots::{Advice, Bot as _, Budget, Evaluate, Mcts, Style, named, seed_of};
use signoria_engine::{Game, Quiet, Seat, Seed, Setup, Viewer};

use crate::{
    knobs::temper,
    words::{Words, with_reader},
};

/// What a search chose, and how much less the largest one expects of that than of its own choice.
type Found<A> = (Advice<A>, Option<f64>);

fn main() {
    with_reader!(&Words::said_to_us(), probe);
}

fn probe<G: Game, E: Evaluate<G>>(evaluate: &E, words: &Words) {
    let budgets: Vec<u64> = words.list("--budgets", "300,1000,3000,10000");
    let count: u64 = words.get("--positions", 24);
    let per_game: u64 = words.get("--per-game", 6);
    let seed: u64 = words.get("--seed", 500);
    let temper = temper(words, "--", E::TEMPER);
    let positions: Vec<(G, Seat)> = (0..count.div_ceil(per_game))
        .into_par_iter()
        .flat_map_iter(|number| positions::<G>(seed + number, per_game))
        .collect();
    let found: Vec<Vec<Found<G::Action>>> = positions
        .par_iter()
        .enumerate()
        .with_max_len(1)
        .map(|(number, (game, seat))| {
            let (view, mut legal) = (game.view(Viewer::Seat(*seat)), Vec::new());
            game.legal(*seat, &mut legal);
            let ask = |(at, budget): (usize, &u64)| {
                let chance = (number + at * positions.len()) as u64;
                let bot = Mcts::<G, E>::new(evaluate.clone(), Style::Balanced, chance);
                let mut bot = bot.with_temper(temper);
                bot.advise(&view, &legal, &Budget::iterations(*budget))
            };
            let advice: Vec<_> = budgets.iter().enumerate().map(ask).collect();
            let judge = advice.last().expect("there is a budget");
            let loss = |action| {
                let known = judge.iter().find(|advice| advice.action == action);
                known.map(|advice| f64::from(judge[0].reward - advice.reward).max(0.0))
            };
            advice.iter().map(|advice| (advice[0], loss(advice[0].action))).collect()
        })
        .collect();
    println!("{}: {} positions", words.0.join(" "), found.len());
    for (at, budget) in budgets.iter().enumerate() {
        let best = |one: &Vec<Found<G::Action>>| f64::from(one[at].0.reward);
        let mean = found.iter().map(best).sum::<f64>() / found.len() as f64;
        let same = found.iter().filter(|one| one[at].0.action == one[budgets.len() - 1].0.action);
        let losses: Vec<f64> = found.iter().filter_map(|one| one[at].1).collect();
        let loss = losses.iter().sum::<f64>() / losses.len() as f64;
        println!(
            "  {budget:6}: promises {mean:.4}, chooses alike {}, loses {loss:.4}",
            same.count()
        );
    }
}

/// Decisions of one game, evenly spread.
fn positions<G: Game>(number: u64, count: u64) -> Vec<(G, Seat)> {
    let setup = Setup::new(4, Seed::from_number(number));
    let mut game = G::new(&setup, &mut Quiet).expect("it deals");
    let mut bots: Vec<_> = Seat::all(4)
        .map(|seat| named::<G>("mcts:60", seed_of(number, seat)).expect("it is a bot"))
        .collect();
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&view, &legal, &Budget::default());
        if legal.len() > 1 {
            all.push((game.clone(), seat));
        }
        game.apply(seat, action, &mut Quiet);
    }
    let step = (all.len() / count as usize).max(1);
    let skip = (number as usize * 7) % step;
    all.into_iter().skip(skip).step_by(step).take(count as usize).collect()
}
