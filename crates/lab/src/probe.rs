//! `signoria-lab probe`: the same positions with growing budgets.

use clap::Args;
use rayon::prelude::*;
use signoria_bots::{Advice, Bot as _, Budget, Evaluate, Evaluated, Mcts, Style};
use signoria_engine::{NullSink, Seat, Viewer};

use crate::{Experiment, command_line, config::SearchArgs, deal, game_ids, seat_bots};

/// Search the same positions with growing budgets
///
/// A cheap check before an expensive match. For each budget it prints the mean reward that the search expects
/// of its action (if it does not rise, the tree learns nothing), the number of positions in which it agrees with
/// the largest budget, and the mean reward it loses by the evaluation of the largest budget (if it does not
/// fall, more iterations do not help). Positions come from games of `mcts:60`; each budget has its own seed.
#[derive(Args, Debug)]
pub struct Probe {
    /// The game
    #[arg(value_parser = game_ids())]
    pub game: String,
    /// Iterations to compare, the largest last
    #[arg(
        long,
        value_name = "I,I,…",
        value_delimiter = ',',
        default_value = "300,1000,3000,10000",
        num_args = 1
    )]
    budgets: Vec<u64>,
    /// Number of positions
    #[arg(long, value_name = "N", default_value_t = 24)]
    positions: u64,
    /// Positions per game, evenly spaced
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u64).range(1..))]
    per_game: u64,
    /// Seed of the first game
    #[arg(long, value_name = "S", default_value_t = 500)]
    seed: u64,
    /// Number of seats
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: u8,
    #[command(flatten)]
    search: SearchArgs,
}

/// The best action of a search, and what it loses by the evaluation of the largest budget.
type Found<A> = (Advice<A>, Option<f64>);

impl Experiment for Probe {
    fn run<G: Evaluated>(&self) -> Result<(), String> {
        let budgets = &self.budgets;
        let config = self.search.apply(<G::Evaluator as Evaluate<G>>::SEARCH);
        let games: Vec<Vec<(G, Seat)>> = (0..self.positions.div_ceil(self.per_game))
            .into_par_iter()
            .map(|number| self.positions_of_game::<G>(self.seed + number))
            .collect::<Result<_, _>>()?;
        let positions: Vec<(G, Seat)> = games.into_iter().flatten().collect();
        let found: Vec<Vec<Found<G::Action>>> = positions
            .par_iter()
            .enumerate()
            .with_max_len(1)
            .map(|(number, (game, seat))| {
                let (view, mut legal) = (game.view(Viewer::Seat(*seat)), Vec::new());
                game.legal(*seat, &mut legal);
                let search = |(at, budget): (usize, &u64)| {
                    let seed = (number + at * positions.len()) as u64;
                    let bot = Mcts::new(G::Evaluator::default(), Style::Balanced, seed);
                    let mut bot = bot.with_config(config);
                    bot.advise(&view, &legal, &Budget::iterations(*budget))
                };
                let advice: Vec<_> = budgets.iter().enumerate().map(search).collect();
                let largest = advice.last().expect("there is a budget");
                let loss = |action| {
                    let known = largest.iter().find(|advice| advice.action == action);
                    known.map(|advice| f64::from(largest[0].reward - advice.reward).max(0.0))
                };
                advice.iter().map(|advice| (advice[0], loss(advice[0].action))).collect()
            })
            .collect();
        println!("{}: {} positions", command_line(), found.len());
        for (at, budget) in budgets.iter().enumerate() {
            let best = |one: &Vec<Found<G::Action>>| f64::from(one[at].0.reward);
            let mean = found.iter().map(best).sum::<f64>() / found.len() as f64;
            let last = budgets.len() - 1;
            let same = found.iter().filter(|one| one[at].0.action == one[last].0.action).count();
            let losses: Vec<f64> = found.iter().filter_map(|one| one[at].1).collect();
            let loss = losses.iter().sum::<f64>() / losses.len() as f64;
            println!("  {budget:6}: expects {mean:.4}, agrees in {same}, loses {loss:.4}");
        }
        Ok(())
    }
}

impl Probe {
    /// Decisions of one game, evenly spaced.
    fn positions_of_game<G: Evaluated>(&self, number: u64) -> Result<Vec<(G, Seat)>, String> {
        let mut game: G = deal(self.players, number)?;
        let mut bots = seat_bots::<G>("mcts:60", self.players, number);
        let (mut all, mut legal) = (Vec::new(), Vec::new());
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let action = bots[seat.index()].choose(&view, &legal, &Budget::default());
            if legal.len() > 1 {
                all.push((game.clone(), seat));
            }
            game.apply(seat, action, &mut NullSink);
        }
        let count = self.per_game as usize;
        let step = (all.len() / count).max(1);
        let skip = (number as usize * 7) % step;
        Ok(all.into_iter().skip(skip).step_by(step).take(count).collect())
    }
}
