//! One searching player against a table of others, with any temper.
//!
//! ```sh
//! cargo run --release -p signoria-bots --example duel -- machiavelli --iterations 1000 --games 96 \
//!     --curiosity 0.3 --horizon 2
//! ```
//!
//! Without a word about its temper it plays the games of
//! `signoria arena GAME --bots mcts:1000,greedy,greedy,greedy --games 96 --seed 1`, one by one; it is there
//! to try how a search should go about a game before that is written down.

#![expect(clippy::print_stdout, reason = "a tool for people")]
#![expect(clippy::cast_precision_loss, reason = "counts become means")]

use std::{env, ops::Add, str::FromStr, time::Instant};

use rayon::prelude::*;
use signoria_bots::{
    Bot, Budget, Evaluate, Mcts, Style, Temper,
    games::{CarraraReader, HabemusPapamReader, LaCittaReader, MachiavelliReader, NotreDameReader},
    named, seed_of,
};
use signoria_engine::{Game, Quiet, Seat, Seed, Setup, Viewer};

/// Words of the command line.
struct Words(Vec<String>);

impl Words {
    /// What follows a word, or what is usual.
    fn get<T: FromStr>(&self, name: &str, usual: T) -> T {
        let Some(at) = self.0.iter().position(|word| word == name) else { return usual };
        let text = self.0.get(at + 1).map_or("", String::as_str);
        text.parse().unwrap_or_else(|_| panic!("{name} cannot be `{text}`"))
    }

    fn temper(&self, usual: Temper) -> Temper {
        Temper {
            curiosity: self.get("--curiosity", usual.curiosity),
            trust: self.get("--trust", usual.trust),
            width: self.get("--width", usual.width),
            entrants: self.get("--entrants", usual.entrants),
            others: self.get("--others", usual.others),
            sharp: self.get("--sharp", usual.sharp),
            wary: self.get("--wary", usual.wary),
            horizon: self.get("--horizon", usual.horizon),
            lead: self.get("--lead", usual.lead),
        }
    }
}

/// What is played.
struct Plan {
    games: u64,
    seed: u64,
    iterations: u64,
    players: u8,
    against: String,
}

/// What a game came to for the searching player.
#[derive(Clone, Copy, Default)]
struct Sum {
    games: f64,
    firsts: f64,
    margin: f64,
    decisions: f64,
    seconds: f64,
}

impl Add for Sum {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            firsts: self.firsts + other.firsts,
            margin: self.margin + other.margin,
            decisions: self.decisions + other.decisions,
            seconds: self.seconds + other.seconds,
        }
    }
}

fn main() {
    let words = Words(env::args().skip(1).collect());
    let plan = Plan {
        games: words.get("--games", 48),
        seed: words.get("--seed", 1),
        iterations: words.get("--iterations", 1000),
        players: words.get("--players", 4),
        against: words.get("--against", "greedy".to_owned()),
    };
    let sum = match words.0.first().map_or("", String::as_str) {
        "machiavelli" => matched(&MachiavelliReader, &words, &plan),
        "notre_dame" => matched(&NotreDameReader, &words, &plan),
        "carrara" => matched(&CarraraReader, &words, &plan),
        "la_citta" => matched(&LaCittaReader, &words, &plan),
        "habemus_papam" => matched(&HabemusPapamReader, &words, &plan),
        other => panic!("there is no game `{other}`"),
    };
    let share = sum.firsts / sum.games;
    let error = (share * (1.0 - share) / sum.games).sqrt();
    println!(
        "{}: {} games, {:.1} % ± {:.1} first places, margin {:+.2}, {:.1} ms per decision",
        words.0.join(" "),
        sum.games,
        100.0 * share,
        196.0 * error,
        sum.margin / sum.games,
        1000.0 * sum.seconds / sum.decisions,
    );
}

fn matched<G: Game, E: Evaluate<G>>(evaluate: &E, words: &Words, plan: &Plan) -> Sum {
    let temper = words.temper(E::TEMPER);
    let play = |number| play::<G, E>(evaluate, temper, plan, number);
    (0..plan.games).into_par_iter().map(play).reduce(Sum::default, Sum::add)
}

fn play<G: Game, E: Evaluate<G>>(evaluate: &E, temper: Temper, plan: &Plan, number: u64) -> Sum {
    let players = u64::from(plan.players);
    let deal = Seed::from_number(plan.seed + number / players);
    let mut game = G::new(&Setup::new(plan.players, deal), &mut Quiet).expect("it deals");
    let me = Seat::new(((players - number % players) % players) as u8);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(plan.players)
        .map(|seat| {
            let seed = seed_of(plan.seed.wrapping_mul(0x0001_0000).wrapping_add(number), seat);
            if seat == me {
                let bot = Mcts::<G, E>::new(evaluate.clone(), Style::Balanced, seed);
                return Box::new(bot.with_temper(temper)) as Box<dyn Bot<G>>;
            }
            named::<G>(&plan.against, seed).expect("it is a bot")
        })
        .collect();
    let mut sum = Sum { games: 1.0, ..Sum::default() };
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            let view = game.view(Viewer::Seat(seat));
            let own = Budget::iterations(plan.iterations);
            let budget = if seat == me { own } else { Budget::default() };
            let start = Instant::now();
            let action = bots[seat.index()].choose(&view, &legal, &budget);
            if seat == me {
                sum.decisions += 1.0;
                sum.seconds += start.elapsed().as_secs_f64();
            }
            action
        };
        game.apply(seat, action, &mut Quiet);
    }
    let outcome = game.outcome().expect("the game is over");
    let first = outcome.winners().count() as f64;
    sum.firsts = if outcome.winners().any(|seat| seat == me) { 1.0 / first } else { 0.0 };
    let others = outcome.standings.iter().filter(|standing| standing.seat != me);
    let rival = others.map(|standing| standing.total).max().unwrap_or(0);
    sum.margin = f64::from(outcome.of(me).total - rival);
    sum
}
