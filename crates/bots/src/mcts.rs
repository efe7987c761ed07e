//! The searching bot: information-set Monte Carlo tree search.
//!
//! `search.rs` contains the search of one thread. This module runs one worker per thread and merges their
//! results. It also keeps the subtree below the last action if nothing but that action has happened since: no
//! chance, no action of another seat, no new information.
//!
//! With a number of iterations the result is determined by views, seed, iterations and threads. With a time
//! limit it is the best action found in time.

use std::{thread, time::Instant};

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, NullSink, Rng as _, Seat, SeatSet, SeedableRng, Viewer};

use crate::{
    Advice, Bot, Budget, Evaluate, SearchConfig, Style,
    bandit::sort_advice,
    evaluate::{Scratch, SeatPolicies, estimate_value_fitted, next_tick, run_playout},
    greedy::seat_of_view,
    search::{SearchTask, SearchWorker},
};

/// Iterations per decision if the budget has no limit.
pub const DEFAULT_ITERATIONS: u64 = 1000;

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct Mcts<G: Game, E> {
    evaluate: E,
    style: Style,
    config: SearchConfig,
    rng: Xoshiro256PlusPlus,
    /// One per thread.
    workers: Vec<SearchWorker<G>>,
    /// View and action of the last decision.
    last: Option<(G::View, G::Action)>,
    iterations: u64,
}

impl<G: Game, E: Evaluate<G>> Mcts<G, E> {
    /// Creates a bot. The seed determines all of its samples.
    pub fn new(evaluate: E, style: Style, seed: u64) -> Self {
        Self {
            evaluate,
            style,
            config: E::SEARCH,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            workers: vec![SearchWorker::new()],
            last: None,
            iterations: 0,
        }
    }

    /// Replaces the search parameters.
    #[must_use]
    pub fn with_config(mut self, config: SearchConfig) -> Self {
        self.config = config;
        self
    }

    /// Sets the number of threads. They share the iterations; each has the whole time.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.workers = vec![SearchWorker::new(); threads.max(1)];
        self
    }

    /// Searches and returns the advice about the actions, best first.
    fn search(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        let seat = seat_of_view::<G>(view, &mut self.rng);
        let played = self.last.take().and_then(|(before, action)| {
            let kept = is_forced_successor::<G>(&before, action, view, seat, &mut self.rng);
            kept.then_some(action)
        });
        let ranked = self.rank_by_prior(view, legal, seat);
        let max_iterations = match (budget.iterations, budget.limit()) {
            (Some(iterations), _) => iterations.max(1),
            (None, Some(_)) => u64::MAX,
            (None, None) => DEFAULT_ITERATIONS,
        };
        let deadline = budget.limit().map(|time| Instant::now() + time);
        let threads = self.workers.len() as u64;
        let tasks: Vec<SearchTask<'_, G::View>> = (0..threads)
            .map(|at| {
                // The first workers take the remainder.
                let max_iterations =
                    max_iterations / threads + u64::from(at < max_iterations % threads);
                SearchTask { view, seat, seed: self.rng.next_u64(), max_iterations, deadline }
            })
            .collect();
        let (evaluate, style, config) = (&self.evaluate, self.style, &self.config);
        let search = |worker: &mut SearchWorker<G>, task: &SearchTask<'_, G::View>| {
            worker.begin(&ranked, played, seat);
            worker.search(evaluate, style, config, task)
        };
        self.iterations += match (&mut self.workers[..], &tasks[..]) {
            ([worker], [task]) => search(worker, task),
            (workers, tasks) => thread::scope(|scope| {
                let search = &search;
                let running: Vec<_> = workers
                    .iter_mut()
                    .zip(tasks)
                    .map(|(worker, task)| scope.spawn(move || search(worker, task)))
                    .collect();
                running.into_iter().map(|one| one.join().expect("workers do not panic")).sum()
            }),
        };
        merge(self.workers.iter().map(|worker| worker.bandit.advice()))
    }

    /// Returns the legal actions sorted by prior score, best last.
    fn rank_by_prior(&mut self, view: &G::View, legal: &[G::Action], seat: Seat) -> Vec<G::Action> {
        let mut scores = Vec::with_capacity(legal.len());
        let game = G::determinize(view, &mut self.rng);
        self.evaluate.prior_scores(&game, seat, legal, &mut scores);
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|one, other| scores[*one].total_cmp(&scores[*other]));
        order.into_iter().map(|at| legal[at]).collect()
    }

    /// Evaluates a forced action, which needs no search, by playouts of the position.
    fn forced(&mut self, view: &G::View, only: G::Action) -> Advice<G::Action> {
        const SAMPLES: u32 = 64;
        let seat = seat_of_view::<G>(view, &mut self.rng);
        let mut forced = Advice::new(only);
        let mut scratch = Scratch::default();
        for _ in 0..SAMPLES {
            let mut game = G::determinize(view, &mut self.rng);
            let until = next_tick(&self.evaluate, &game);
            let policies = SeatPolicies::search(&self.config, seat);
            run_playout(&self.evaluate, &mut game, until, &policies, &mut scratch, &mut self.rng);
            let value = estimate_value_fitted(&self.evaluate, &game, self.style, &self.config);
            forced.add(&value, seat);
        }
        forced.finish();
        forced
    }
}

/// Whether `after` follows from `before` by the action of the seat and its forced actions alone.
fn is_forced_successor<G: Game>(
    before: &G::View,
    action: G::Action,
    after: &G::View,
    seat: Seat,
    rng: &mut Xoshiro256PlusPlus,
) -> bool {
    const STEPS: usize = 8;
    let mut game = G::determinize(before, rng);
    if game.to_act() != SeatSet::one(seat) {
        return false;
    }
    game.apply(seat, action, &mut NullSink);
    let mut legal = Vec::new();
    for _ in 0..STEPS {
        if game.to_act() != SeatSet::one(seat) {
            return false;
        }
        if game.view(Viewer::Seat(seat)) == *after {
            return true;
        }
        game.legal(seat, &mut legal);
        let [only] = legal[..] else { return false };
        game.apply(seat, only, &mut NullSink);
    }
    false
}

/// Merges the advice of several workers: means weighted by visits.
fn merge<A: Copy + Ord>(parts: impl ExactSizeIterator<Item = Vec<Advice<A>>>) -> Vec<Advice<A>> {
    let alone = parts.len() == 1;
    let mut all: Vec<Advice<A>> = Vec::new();
    for advice in parts.flatten() {
        if alone {
            all.push(advice);
            continue;
        }
        match all.iter_mut().find(|known| known.action == advice.action) {
            None => all.push(advice),
            Some(known) => {
                let sum = (known.visits + advice.visits) as f32;
                let (old, new) = (known.visits as f32 / sum, advice.visits as f32 / sum);
                known.reward = old * known.reward + new * advice.reward;
                known.win = old * known.win + new * advice.win;
                known.margin = old * known.margin + new * advice.margin;
                known.visits += advice.visits;
            }
        }
    }
    if !alone {
        sort_advice(&mut all);
    }
    all
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Mcts<G, E> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let advice = self.search(view, legal, budget);
        let action = advice.first().map_or(legal[0], |advice| advice.action);
        self.last = Some((view.clone(), action));
        action
    }

    fn advise(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        match legal {
            [] => Vec::new(),
            [only] => vec![self.forced(view, *only)],
            _ => self.search(view, legal, budget),
        }
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }
}
