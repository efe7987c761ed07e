//! `signoria-lab duel`: matches between search parameters.

use std::time::Instant;

use clap::Args;
use rayon::prelude::*;
use signoria_bots::{
    Bot, Budget, Evaluate, Evaluated, Mcts, SearchConfig, Style, bot_by_name, seed_of,
};
use signoria_engine::{NullSink, Seat, Viewer};

use crate::{
    Experiment, bot_name, command_line,
    config::{SearchArgs, TheirSearchArgs},
    deal, game_ids,
};

/// Play matches between search bots with different parameters
///
/// Challengers search with `--iterations` and the search parameters given. Their opponents are `--against`, or
/// search bots if `--their-iterations` is given. Every deal is played from every seat. Without search
/// parameters the games are those of `signoria arena GAME --bots mcts:N,greedy,greedy,greedy`.
///
/// The result contains the share of first places and the mean lead of the challengers over their opponents in
/// points, which has a smaller error. Intervals are 95 %; that of the lead is over deals.
#[derive(Args, Debug)]
pub struct Duel {
    /// The game
    #[arg(value_parser = game_ids())]
    pub game: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 48)]
    games: u64,
    /// Seed of the first deal
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of seats
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: u8,
    /// Number of seats that the challengers have
    #[arg(long, value_name = "N", default_value_t = 1)]
    challengers: u8,
    /// Iterations per decision of the challengers
    #[arg(long, value_name = "I", default_value_t = 1000)]
    iterations: u64,
    /// Let the opponents search with this number of iterations
    #[arg(long, value_name = "I", conflicts_with = "against")]
    their_iterations: Option<u64>,
    /// The bot on the other seats
    #[arg(long, value_name = "BOT", default_value = "greedy", value_parser = bot_name)]
    against: String,
    /// Print the final points of every game
    #[arg(long)]
    each: bool,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    their_search: TheirSearchArgs,
}

/// The result of a game for the challengers.
#[derive(Clone, Copy, Default)]
struct Sum {
    /// Share of the first place.
    firsts: f64,
    /// Points of the best challenger minus those of the best opponent.
    margin: f64,
    /// Mean points of the challengers minus those of the opponents.
    lead: f64,
    decisions: f64,
    seconds: f64,
}

impl Experiment for Duel {
    fn run<G: Evaluated>(&self) -> Result<(), String> {
        if self.challengers == 0 || self.challengers >= self.players || self.games == 0 {
            let problem = "needs at least one game, one challenger and one opponent";
            return Err(format!("a duel of {} {problem}", G::ID));
        }
        let play = |number| self.play::<G>(number);
        let numbers: Vec<u64> = (0..self.games).collect();
        // One by one: games differ in length.
        let games: Vec<Sum> =
            numbers.into_par_iter().with_max_len(1).map(play).collect::<Result<_, _>>()?;
        let count = games.len() as f64;
        let mean = |of: fn(&Sum) -> f64| games.iter().map(of).sum::<f64>() / count;
        let share = mean(|game| game.firsts);
        let error = (share * (1.0 - share) / count).sqrt();
        let lead = mean(|game| game.lead);
        let deals = games.chunks(usize::from(self.players));
        let off = |deal: &[Sum]| {
            let mean = deal.iter().map(|game| game.lead).sum::<f64>() / deal.len() as f64;
            (mean - lead).powi(2)
        };
        let (many, squares) = (deals.len() as f64, deals.map(off).sum::<f64>());
        println!(
            "{}: {count} games, {:.1} % ± {:.1} first places, margin {:+.2}, lead {lead:+.2} ± {:.2}, \
             {:.1} ms per decision",
            command_line(),
            100.0 * share,
            196.0 * error,
            mean(|game| game.margin),
            1.96 * (squares / (many - 1.0).max(1.0) / many).sqrt(),
            1000.0 * mean(|game| game.seconds) / mean(|game| game.decisions),
        );
        Ok(())
    }
}

impl Duel {
    /// Whether a challenger has this seat: the line-up moves on by one seat per game, as in the arena.
    fn challenges(&self, number: u64, seat: Seat) -> bool {
        let at = (u64::from(seat.number()) + number) % u64::from(self.players);
        at < u64::from(self.challengers)
    }

    fn bot<G: Evaluated>(&self, number: u64, seat: Seat) -> Box<dyn Bot<G>> {
        let seed = seed_of(self.seed.wrapping_mul(0x0001_0000).wrapping_add(number), seat);
        let search = |config: SearchConfig| {
            let bot = Mcts::new(G::Evaluator::default(), Style::Balanced, seed);
            Box::new(bot.with_config(config)) as Box<dyn Bot<G>>
        };
        let default = <G::Evaluator as Evaluate<G>>::SEARCH;
        if self.challenges(number, seat) {
            search(self.search.apply(default))
        } else if self.their_iterations.is_some() {
            search(self.their_search.apply(default))
        } else {
            bot_by_name(&self.against, seed).expect("the name was checked")
        }
    }

    fn play<G: Evaluated>(&self, number: u64) -> Result<Sum, String> {
        let mut game: G = deal(self.players, self.seed + number / u64::from(self.players))?;
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::all(self.players).map(|seat| self.bot(number, seat)).collect();
        let mut sum = Sum::default();
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let challenges = self.challenges(number, seat);
            let budget = match self.their_iterations {
                _ if challenges => Budget::iterations(self.iterations),
                Some(iterations) => Budget::iterations(iterations),
                None => Budget::default(),
            };
            let start = Instant::now();
            let action = bots[seat.index()].choose(&view, &legal, &budget);
            if challenges && legal.len() > 1 {
                sum.decisions += 1.0;
                sum.seconds += start.elapsed().as_secs_f64();
            }
            game.apply(seat, action, &mut NullSink);
        }
        let outcome = game.outcome().expect("no seat is to act");
        let first = outcome.winners().count() as f64;
        let total = |own: bool| {
            let side = outcome
                .standings
                .iter()
                .filter(|standing| self.challenges(number, standing.seat) == own);
            let totals: Vec<f64> = side.map(|standing| f64::from(standing.total)).collect();
            let best = totals.iter().copied().fold(f64::MIN, f64::max);
            (totals.iter().sum::<f64>() / totals.len() as f64, best)
        };
        let ((own, best), (others, rival)) = (total(true), total(false));
        let won = outcome.winners().filter(|seat| self.challenges(number, *seat)).count();
        sum.firsts = won as f64 / first;
        sum.margin = best - rival;
        sum.lead = own - others;
        if self.each {
            let totals: Vec<_> = outcome.standings.iter().map(|standing| standing.total).collect();
            println!("game {number}: {totals:?}");
        }
        Ok(sum)
    }
}
