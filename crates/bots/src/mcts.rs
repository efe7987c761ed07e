//! The player who searches: information-set Monte Carlo tree search.
//!
//! How one head searches is in `search.rs`. Here: several heads think at once on threads of their own
//! and their findings are put together; and what was learnt behind an action is kept if nothing but
//! that action happened since (no chance, no other seat, nothing new to know).
//!
//! With a number of iterations the answer follows from views, seed, number and threads; with a time it
//! is the best one found when the time is up.

use std::{thread, time::Instant};

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, Quiet, Rng as _, Seat, SeatSet, SeedableRng, Viewer};

use crate::{
    Advice, Bot, Budget, Evaluate, Style, Temper,
    evaluate::{Manners, Scratch, foresee, next_tick, play_on},
    greedy::whose,
    race::by_tries,
    search::{Head, Task},
};

/// Iterations if the budget does not say.
pub const ITERATIONS: u64 = 1000;

/// A searching player.
#[derive(Clone, Debug)]
pub struct Mcts<G: Game, E> {
    evaluate: E,
    style: Style,
    temper: Temper,
    rng: Xoshiro256PlusPlus,
    /// One per thread.
    heads: Vec<Head<G>>,
    /// The last decision and its answer.
    last: Option<(G::View, G::Action)>,
    iterations: u64,
}

impl<G: Game, E: Evaluate<G>> Mcts<G, E> {
    /// A player whose samples follow from the seed.
    pub fn new(evaluate: E, style: Style, seed: u64) -> Self {
        Self {
            evaluate,
            style,
            temper: E::TEMPER,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            heads: vec![Head::new()],
            last: None,
            iterations: 0,
        }
    }

    /// The same player with another temper.
    #[must_use]
    pub fn with_temper(mut self, temper: Temper) -> Self {
        self.temper = temper;
        self
    }

    /// The same player on so many threads: they share iterations, and each has the whole time.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.heads = vec![Head::new(); threads.max(1)];
        self
    }

    /// What is thought of the actions after a search, best first.
    fn search(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        let seat = whose::<G>(view, &mut self.rng);
        let played = self.last.take().and_then(|(before, action)| {
            let kept = follows::<G>(&before, action, view, seat, &mut self.rng);
            kept.then_some(action)
        });
        let order = self.order(view, legal, seat);
        let limit = match (budget.iterations, budget.limit()) {
            (Some(iterations), _) => iterations.max(1),
            (None, Some(_)) => u64::MAX,
            (None, None) => ITERATIONS,
        };
        let end = budget.limit().map(|time| Instant::now() + time);
        let threads = self.heads.len() as u64;
        let tasks: Vec<Task<'_, G::View>> = (0..threads)
            .map(|at| {
                // The first ones take what cannot be divided.
                let limit = limit / threads + u64::from(at < limit % threads);
                Task { view, seat, base: self.rng.next_u64(), limit, end }
            })
            .collect();
        let (evaluate, style, temper) = (&self.evaluate, self.style, &self.temper);
        let think = |head: &mut Head<G>, task: &Task<'_, G::View>| {
            head.begin(&order, played, seat);
            head.search(evaluate, style, temper, task)
        };
        self.iterations += match (&mut self.heads[..], &tasks[..]) {
            ([head], [task]) => think(head, task),
            (heads, tasks) => thread::scope(|scope| {
                let think = &think;
                let running: Vec<_> = heads
                    .iter_mut()
                    .zip(tasks)
                    .map(|(head, task)| scope.spawn(move || think(head, task)))
                    .collect();
                running.into_iter().map(|one| one.join().expect("no head panics")).sum()
            }),
        };
        merge(self.heads.iter().map(|head| head.race.advice()))
    }

    /// The choices in the order of first sight, best-looking last.
    fn order(&mut self, view: &G::View, legal: &[G::Action], seat: Seat) -> Vec<G::Action> {
        let mut worth = Vec::with_capacity(legal.len());
        let game = G::determinize(view, &mut self.rng);
        self.evaluate.worth(&game, seat, legal, &mut worth);
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|one, other| worth[*one].total_cmp(&worth[*other]));
        order.into_iter().map(|at| legal[at]).collect()
    }

    /// A forced action has no edge: it promises what the position promises.
    fn forced(&mut self, view: &G::View, only: G::Action) -> Advice<G::Action> {
        const SAMPLES: u32 = 64;
        let seat = whose::<G>(view, &mut self.rng);
        let mut forced = Advice::new(only);
        let mut scratch = Scratch::default();
        for _ in 0..SAMPLES {
            let mut game = G::determinize(view, &mut self.rng);
            let until = next_tick(&self.evaluate, &game);
            let manners = Manners::of(&self.temper, seat);
            play_on(&self.evaluate, &mut game, until, &manners, &mut scratch, &mut self.rng);
            forced.add(&foresee(&self.evaluate, &game, self.style, &self.temper), seat);
        }
        forced.finish();
        forced
    }
}

/// Whether `after` is what a seat sees if it answers `before` with the action and nothing else
/// happens than what it is forced to do next.
fn follows<G: Game>(
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
    game.apply(seat, action, &mut Quiet);
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
        game.apply(seat, only, &mut Quiet);
    }
    false
}

/// The opinions of several heads as one: means weighted by tries.
fn merge<A: Copy + Ord>(opinions: impl ExactSizeIterator<Item = Vec<Advice<A>>>) -> Vec<Advice<A>> {
    let alone = opinions.len() == 1;
    let mut all: Vec<Advice<A>> = Vec::new();
    for advice in opinions.flatten() {
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
        by_tries(&mut all);
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
