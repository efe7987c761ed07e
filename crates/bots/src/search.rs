//! The search of one thread: a bandit over the root actions, and a tree below each of them.
//!
//! Each iteration takes a root action and its next determinization, descends the tree below that action,
//! expands one edge, continues with the playout policy and evaluates the result for every seat (max^n). See
//! `bandit.rs` and `tree.rs`.

use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, NullSink, Seat, SeedableRng};

use crate::{
    Evaluate, SearchConfig, Style,
    bandit::{EVALUATIONS, RootBandit},
    evaluate::{Scratch, SeatPolicies, estimate_value_fitted, playout_step, run_playout},
    tree::{Selection, Tree},
};

/// Iterations between two checks of the deadline.
const DEADLINE_CHECK_INTERVAL: u64 = 16;
/// Maximum number of determinizations that are stored for the other root actions.
const SAMPLE_CACHE: usize = 2048;

/// A position to search, and the limits of the search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchTask<'a, V> {
    pub view: &'a V,
    pub seat: Seat,
    /// Determines the determinizations and playouts.
    pub seed: u64,
    pub max_iterations: u64,
    pub deadline: Option<Instant>,
}

/// The search of one thread with its memory, which is reused from decision to decision.
#[derive(Clone, Debug)]
pub(crate) struct SearchWorker<G: Game> {
    tree: Tree<G::Action>,
    pub bandit: RootBandit<G::Action>,
    /// Root actions without an arm yet, best prior score last.
    unopened: Vec<G::Action>,
    samples: Vec<G>,
    path: Vec<u32>,
    scratch: Scratch<G::Action>,
}

impl<G: Game> SearchWorker<G> {
    pub fn new() -> Self {
        Self {
            tree: Tree::new(),
            bandit: RootBandit::new(),
            unopened: Vec::new(),
            samples: Vec::new(),
            path: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    /// Starts a decision. `ranked` are the legal actions, best prior score last. If the position follows from
    /// the last decision by the action `played` alone, the subtree below that action is kept.
    pub fn begin(&mut self, ranked: &[G::Action], played: Option<G::Action>, seat: Seat) {
        match played {
            Some(action) => self.tree.advance(action, seat),
            None => self.tree.clear(),
        }
        self.bandit.clear();
        self.samples.clear();
        self.unopened.clear();
        self.unopened.extend_from_slice(ranked);
    }

    /// Runs the search and returns the number of iterations.
    pub fn search<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        style: Style,
        config: &SearchConfig,
        task: &SearchTask<'_, G::View>,
    ) -> u64 {
        let mut done = 0;
        self.bandit.late_visits = config.late_visits.map(f64::from);
        while done < task.max_iterations {
            let room = config.root_candidates + config.widening * (done as f32).sqrt();
            if (self.bandit.len() as f32) < room
                && let Some(action) = self.unopened.pop()
            {
                let edge = self.tree.root_edge(action, task.seat);
                self.bandit.add_arm(action, edge);
            }
            self.iterate(evaluate, style, config, task);
            done += 1;
            let check = done.is_multiple_of(DEADLINE_CHECK_INTERVAL) || done == 1;
            if check && task.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
        }
        done
    }

    /// Returns the determinization with this number and the random generator of its playout. Both are the
    /// same for every root action.
    fn sample<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        task: &SearchTask<'_, G::View>,
        number: usize,
    ) -> (G, Xoshiro256PlusPlus) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(task.seed.wrapping_add(number as u64));
        let mut playout_rng = rng.clone();
        playout_rng.jump();
        if let Some(known) = self.samples.get(number) {
            return (known.clone(), playout_rng);
        }
        let game = evaluate.sample_determinization(task.view, task.seat, &mut rng);
        if number == self.samples.len() && number < SAMPLE_CACHE {
            self.samples.push(game.clone());
        }
        (game, playout_rng)
    }

    fn iterate<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        style: Style,
        config: &SearchConfig,
        task: &SearchTask<'_, G::View>,
    ) {
        let (rank, action, edge, number) = self.bandit.next();
        let (mut game, mut rng) = self.sample(evaluate, task, number);
        let root = evaluate.tick(&game);
        if self.bandit.is_new() {
            let private_seat = evaluate.has_private_info(&game, task.seat).then_some(task.seat);
            self.scratch.mast.begin(config, root, private_seat);
        }
        let policies = SeatPolicies::search(config, task.seat);
        self.path.clear();
        self.path.push(edge);
        // Seats that decide at the same time cannot know the root action: they follow the playout policy.
        for seat in game.to_act() {
            if seat != task.seat && game.to_act().contains(seat) {
                playout_step(evaluate, &mut game, seat, &policies, &mut self.scratch, &mut rng);
            }
        }
        game.apply(task.seat, action, &mut NullSink);
        let until = if root == 0 { 0 } else { root.saturating_add(config.horizon) };
        let tree_until =
            if root == 0 { 0 } else { until.min(root.saturating_add(config.tree_horizon)) };
        self.descend(evaluate, config, &mut game, task.seat, tree_until, &mut rng);
        run_playout(evaluate, &mut game, until, &policies, &mut self.scratch, &mut rng);
        let mut values = [estimate_value_fitted(evaluate, &game, style, config); EVALUATIONS];
        if root > 0 && evaluate.extends_playout(action) {
            for (at, horizon) in config.late_horizons.into_iter().enumerate() {
                values[at + 1] = values[at];
                if horizon > config.horizon {
                    let until = root.saturating_add(horizon);
                    run_playout(evaluate, &mut game, until, &policies, &mut self.scratch, &mut rng);
                    values[at + 1] = estimate_value_fitted(evaluate, &game, style, config);
                }
            }
        }
        let both = values[0].mean(&values[EVALUATIONS - 1]);
        self.tree.backpropagate(&self.path, &values[0]);
        self.bandit.update(rank, &values, task.seat);
        self.scratch.mast.update(&both.reward, game.seats());
    }

    /// Descends the tree from the edge of the root action until an edge is added, tick `until` is reached or
    /// the game is over.
    fn descend<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        config: &SearchConfig,
        game: &mut G,
        me: Seat,
        until: u32,
        rng: &mut Xoshiro256PlusPlus,
    ) {
        let mut node = self.tree.child(self.path[0]);
        loop {
            let to_act = game.to_act();
            if to_act.is_empty() || (until > 0 && evaluate.tick(game) >= until) {
                return;
            }
            let (mut expanded, mut next) = (false, None);
            for seat in to_act {
                if !game.to_act().contains(seat) {
                    break;
                }
                game.legal(seat, &mut self.scratch.legal);
                if let [only] = self.scratch.legal[..] {
                    game.apply(seat, only, &mut NullSink);
                    continue;
                }
                if seat != me && !config.search_opponents {
                    let policies = SeatPolicies::search(config, me);
                    playout_step(evaluate, game, seat, &policies, &mut self.scratch, rng);
                    continue;
                }
                let (edge, fresh) = self.step(evaluate, config, node, seat, game);
                game.apply(seat, self.tree.action(edge), &mut NullSink);
                self.path.push(edge);
                expanded |= fresh;
                // Of simultaneous actions only the own one leads to the next node. The others count as
                // chance below it; otherwise the tree would split into nodes with a single visit.
                if next.is_none() || seat == me {
                    next = Some(edge);
                }
            }
            if expanded {
                return;
            }
            if let Some(edge) = next {
                node = self.tree.child(edge);
            }
        }
    }

    /// Returns the edge that a seat follows at a node, and whether it is new. `scratch.legal` holds the legal
    /// actions of the seat.
    fn step<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        config: &SearchConfig,
        node: u32,
        seat: Seat,
        game: &G,
    ) -> (u32, bool) {
        let Scratch { legal, scores, .. } = &mut self.scratch;
        match self.tree.select(node, seat, legal, config) {
            Selection::Follow(edge) => (edge, false),
            Selection::Expand => {
                evaluate.prior_scores(game, seat, legal, scores);
                (self.tree.expand(node, seat, legal, scores, E::PRIOR_TEMPERATURE), true)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Seed, Viewer};
    use signoria_games::{HabemusPapam, Machiavelli};

    use super::*;
    use crate::games::{habemus_papam, machiavelli};

    /// A worker after a search with this configuration.
    fn searched(config: SearchConfig) -> SearchWorker<HabemusPapam> {
        let setup = HabemusPapam::setup(3, Seed::from_number(1));
        let game = HabemusPapam::new(&setup, &mut NullSink).expect("the setup is valid");
        let seat = game.to_act().first().expect("a seat is to act");
        let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
        game.legal(seat, &mut legal);
        let mut worker = SearchWorker::new();
        worker.begin(&legal, None, seat);
        let task = SearchTask { view: &view, seat, seed: 5, max_iterations: 200, deadline: None };
        worker.search(&habemus_papam::Evaluator, Style::Balanced, &config, &task);
        worker
    }

    /// Number of edges and of root actions after a search with this tree horizon.
    fn sizes(tree_horizon: u32) -> (usize, usize) {
        let worker = searched(SearchConfig { horizon: 3, tree_horizon, ..SearchConfig::DEFAULT });
        (worker.tree.len(), worker.bandit.len())
    }

    #[test]
    fn the_tree_ends_at_its_horizon() {
        let (none, root_actions) = sizes(0);
        assert_eq!(none, root_actions, "only the root actions");
        let (round, all) = (sizes(1).0, sizes(u32::MAX).0);
        assert!(none < round && round < all, "{none} {round} {all}");
        assert_eq!(sizes(3).0, all, "limited by the horizon of playouts");
    }

    /// Number of actions with MAST statistics.
    fn recorded(mast_weight: f32, horizon: u32) -> usize {
        let late_horizons = [0, horizon];
        let config = SearchConfig { late_horizons, mast_weight, ..SearchConfig::DEFAULT };
        searched(config).scratch.mast.len()
    }

    #[test]
    fn mast_records_actions_up_to_the_last_horizon() {
        assert_eq!(recorded(0.0, 5), 0, "disabled without weight");
        let (early, late) = (recorded(1.0, 0), recorded(1.0, 5));
        assert!(0 < early && early < late, "{early} {late}");
    }

    #[test]
    fn the_tree_uses_the_first_evaluation_only() {
        // At this many visits to half weight the bandit ignores later evaluations, too.
        let tree = |late_horizons| {
            let late_visits = [1e12; 2];
            let config = SearchConfig { late_horizons, late_visits, ..SearchConfig::DEFAULT };
            format!("{:?}", searched(config).tree)
        };
        assert_eq!(tree([0, 0]), tree([3, 5]));
    }

    #[test]
    fn a_search_protects_private_information_of_its_seat() {
        let setup = Machiavelli::setup(3, Seed::from_number(1));
        let mut game = Machiavelli::new(&setup, &mut NullSink).expect("the setup is valid");
        let (mut legal, mut guarded) = (Vec::new(), Vec::new());
        // Six characters are picked, two by each seat.
        for _ in 0..6 {
            let seat = game.to_act().first().expect("a seat is to act");
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let mut worker = SearchWorker::new();
            worker.begin(&legal, None, seat);
            let task =
                SearchTask { view: &view, seat, seed: 5, max_iterations: 20, deadline: None };
            let config = SearchConfig { mast_weight: 1.0, ..SearchConfig::DEFAULT };
            worker.search(&machiavelli::Evaluator, Style::Balanced, &config, &task);
            let private_seat = worker.scratch.mast.private_seat();
            assert!(private_seat.is_none_or(|me| me == seat));
            guarded.push(private_seat.is_some());
            game.apply(seat, legal[0], &mut NullSink);
        }
        assert_eq!(guarded, [false, false, false, true, true, true]);
    }

    /// Rewards of the root actions after a search with this configuration.
    fn rewards(config: SearchConfig) -> Vec<f32> {
        searched(config).bandit.advice().iter().map(|advice| advice.reward).collect()
    }

    #[test]
    fn playouts_use_mast_statistics() {
        let rewards = |mast_weight| rewards(SearchConfig { mast_weight, ..SearchConfig::DEFAULT });
        assert_ne!(rewards(0.0), rewards(5.0));
    }

    #[test]
    fn late_evaluations_change_the_rewards() {
        let rewards = |late_horizons| {
            let late_visits = [1.0, 30.0];
            rewards(SearchConfig { late_horizons, late_visits, ..SearchConfig::DEFAULT })
        };
        let first = rewards([0, 0]);
        assert_eq!(first, rewards([1, 1]), "not after the horizon: skipped");
        let (second, third) = (rewards([3, 3]), rewards([0, 5]));
        assert!(first != second && first != third && second != third);
        assert_ne!(rewards([3, 5]), third, "both count");
    }
}
