//! Searching players against a table of others, each side with any temper.
//!
//! ```sh
//! cargo run --release -p signoria-bots --example duel -- machiavelli --iterations 1000 --games 96 \
//!     --curiosity 0.3 --horizon 2
//! cargo run --release -p signoria-bots --example duel -- carrara --iterations 10000 \
//!     --their-iterations 1000 --their-curiosity 1.2
//! ```
//!
//! Without a word about temper it plays the games of
//! `signoria arena GAME --bots mcts:1000,greedy,greedy,greedy --games 96 --seed 1`, one by one; it is there
//! to try how a search should go about a game before that is written down. With `--their-iterations`
//! the others search too, and every knob has its `--their-`; `--challengers 2` is a line-up of two
//! against the rest.
//!
//! `ahead` is what the challengers have more than the others on average, in points. It is known far
//! better than the share of first places. Its interval is that of the means of the deals.

#![expect(clippy::print_stdout, reason = "a tool for people")]
#![expect(clippy::cast_precision_loss, reason = "counts become means")]

#[path = "tool/knobs.rs"]
mod knobs;
#[path = "tool/words.rs"]
mod words;

use std::time::Instant;

use rayon::prelude::*;
use signoria_bots::{Bot, Budget, Evaluate, Mcts, Style, Temper, named, seed_of};
use signoria_engine::{Game, Quiet, Seat, Seed, Setup, Viewer};

use crate::{
    knobs::temper,
    words::{Words, with_reader},
};

/// What is played.
struct Plan {
    games: u64,
    seed: u64,
    players: u8,
    /// How many of them are challengers.
    challengers: u8,
    iterations: u64,
    temper: Temper,
    /// Searching others: iterations and temper.
    theirs: Option<(u64, Temper)>,
    /// Others that do not search, by name.
    against: String,
    /// Whether every game is told.
    each: bool,
}

/// What a game came to for the challengers.
#[derive(Clone, Copy, Default)]
struct Sum {
    firsts: f64,
    margin: f64,
    /// Points more than the others, means of both sides.
    ahead: f64,
    decisions: f64,
    seconds: f64,
}

fn main() {
    with_reader!(&Words::said_to_us(), matched);
}

fn matched<G: Game, E: Evaluate<G>>(evaluate: &E, words: &Words) {
    let theirs = words.said("--their-iterations");
    let plan = Plan {
        games: words.get("--games", 48),
        seed: words.get("--seed", 1),
        players: words.get("--players", 4),
        challengers: words.get("--challengers", 1),
        iterations: words.get("--iterations", 1000),
        temper: temper(words, "--", E::TEMPER),
        theirs: theirs.map(|iterations| (iterations, temper(words, "--their-", E::TEMPER))),
        against: words.get("--against", "greedy".to_owned()),
        each: words.0.iter().any(|word| word == "--each"),
    };
    let play = |number| play::<G, E>(evaluate, &plan, number);
    let numbers: Vec<u64> = (0..plan.games).collect();
    // One by one: games differ in length.
    let games: Vec<Sum> = numbers.into_par_iter().with_max_len(1).map(play).collect();
    let count = games.len() as f64;
    let mean = |of: fn(&Sum) -> f64| games.iter().map(of).sum::<f64>() / count;
    let share = mean(|game| game.firsts);
    let error = (share * (1.0 - share) / count).sqrt();
    let ahead = mean(|game| game.ahead);
    let deals = games.chunks(usize::from(plan.players));
    let off = |deal: &[Sum]| {
        let mean = deal.iter().map(|game| game.ahead).sum::<f64>() / deal.len() as f64;
        (mean - ahead).powi(2)
    };
    let (many, squares) = (deals.len() as f64, deals.map(off).sum::<f64>());
    println!(
        "{}: {count} games, {:.1} % ± {:.1} first places, margin {:+.2}, ahead {ahead:+.2} ± {:.2}, \
         {:.1} ms per decision",
        words.0.join(" "),
        100.0 * share,
        196.0 * error,
        mean(|game| game.margin),
        1.96 * (squares / (many - 1.0).max(1.0) / many).sqrt(),
        1000.0 * mean(|game| game.seconds) / mean(|game| game.decisions),
    );
}

fn play<G: Game, E: Evaluate<G>>(evaluate: &E, plan: &Plan, number: u64) -> Sum {
    let players = u64::from(plan.players);
    let deal = Seed::from_number(plan.seed + number / players);
    let mut game = G::new(&Setup::new(plan.players, deal), &mut Quiet).expect("it deals");
    // As in the arena: everybody moves on by one from game to game.
    let challenges =
        |seat: Seat| (u64::from(seat.number()) + number) % players < u64::from(plan.challengers);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(plan.players)
        .map(|seat| {
            let seed = seed_of(plan.seed.wrapping_mul(0x0001_0000).wrapping_add(number), seat);
            let searching = |temper| {
                let bot = Mcts::<G, E>::new(evaluate.clone(), Style::Balanced, seed);
                Box::new(bot.with_temper(temper)) as Box<dyn Bot<G>>
            };
            match plan.theirs {
                _ if challenges(seat) => searching(plan.temper),
                Some((_, temper)) => searching(temper),
                None => named::<G>(&plan.against, seed).expect("it is a bot"),
            }
        })
        .collect();
    let mut sum = Sum::default();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let budget = match plan.theirs {
            _ if challenges(seat) => Budget::iterations(plan.iterations),
            Some((iterations, _)) => Budget::iterations(iterations),
            None => Budget::default(),
        };
        let start = Instant::now();
        let action = bots[seat.index()].choose(&view, &legal, &budget);
        if challenges(seat) && legal.len() > 1 {
            sum.decisions += 1.0;
            sum.seconds += start.elapsed().as_secs_f64();
        }
        game.apply(seat, action, &mut Quiet);
    }
    let outcome = game.outcome().expect("the game is over");
    let first = outcome.winners().count() as f64;
    let total = |own: bool| {
        let side = outcome.standings.iter().filter(|standing| challenges(standing.seat) == own);
        let totals: Vec<f64> = side.map(|standing| f64::from(standing.total)).collect();
        let best = totals.iter().copied().fold(f64::MIN, f64::max);
        (totals.iter().sum::<f64>() / totals.len() as f64, best)
    };
    let ((own, best), (others, rival)) = (total(true), total(false));
    sum.firsts = outcome.winners().filter(|seat| challenges(*seat)).count() as f64 / first;
    sum.margin = best - rival;
    sum.ahead = own - others;
    if plan.each {
        let totals: Vec<_> = outcome.standings.iter().map(|standing| standing.total).collect();
        println!("game {number}: {totals:?}");
    }
    sum
}
