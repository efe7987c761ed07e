//! The player who searches: information-set Monte Carlo tree search.
//!
//! Each iteration samples a complete position from the view, walks down one tree that all samples
//! share, adds an edge, lets sensible players go on for a while and estimates what came out, for every
//! seat (max^n). See `tree.rs` for what the tree is and how simultaneous answers are kept apart.
//!
//! With a number of iterations the answer follows from view, seed and number; with a time it is the
//! best one found when the time is up.

use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, Quiet, Seat, SeedableRng};

use crate::{
    Advice, Bot, Budget, Evaluate, Style, Temper,
    evaluate::{Scratch, next_tick, play_on, prospect},
    greedy::whose,
    tree::{Pick, Tree},
};

/// Iterations if the budget does not say.
pub const ITERATIONS: u64 = 1000;
/// How often the clock is looked at.
const BLOCK: u64 = 16;

/// A searching player.
#[derive(Clone, Debug)]
pub struct Mcts<G: Game, E> {
    evaluate: E,
    style: Style,
    temper: Temper,
    rng: Xoshiro256PlusPlus,
    tree: Tree<G::Action>,
    path: Vec<u32>,
    scratch: Scratch<G::Action>,
    iterations: u64,
}

impl<G: Game, E: Evaluate<G>> Mcts<G, E> {
    /// A player whose samples follow from the seed.
    pub fn new(evaluate: E, style: Style, seed: u64) -> Self {
        Self {
            evaluate,
            style,
            temper: Temper::default(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            tree: Tree::new(),
            path: Vec::new(),
            scratch: Scratch::default(),
            iterations: 0,
        }
    }

    /// The same player with another temper.
    #[must_use]
    pub fn with_temper(mut self, temper: Temper) -> Self {
        self.temper = temper;
        self
    }

    /// Searches; the tree then holds what was learnt.
    fn search(&mut self, view: &G::View, budget: &Budget) -> Seat {
        self.tree.clear();
        let seat = whose::<G>(view, &mut self.rng);
        let limit = match (budget.iterations, budget.time) {
            (Some(iterations), _) => iterations.max(1),
            (None, Some(_)) => u64::MAX,
            (None, None) => ITERATIONS,
        };
        let start = Instant::now();
        let mut done = 0;
        while done < limit {
            self.iterate(view, seat);
            done += 1;
            let look = done.is_multiple_of(BLOCK) || done == 1;
            if look && budget.time.is_some_and(|time| start.elapsed() >= time) {
                break;
            }
        }
        self.iterations += done;
        seat
    }

    fn iterate(&mut self, view: &G::View, me: Seat) {
        let mut game = G::determinize(view, &mut self.rng);
        let root = self.evaluate.clock(&game);
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        loop {
            let asked = game.to_act();
            if asked.is_empty() {
                break;
            }
            let (mut grown, mut way) = (false, None);
            for seat in asked {
                if !game.to_act().contains(seat) {
                    break;
                }
                game.legal(seat, &mut self.scratch.legal);
                if let [only] = self.scratch.legal[..] {
                    game.apply(seat, only, &mut Quiet);
                    continue;
                }
                let (edge, fresh) = self.step(node, seat, &game);
                game.apply(seat, self.tree.action(edge), &mut Quiet);
                self.path.push(edge);
                grown |= fresh;
                // Of simultaneous answers the own one leads on; the others are part of the chance
                // of the nodes behind it, or the tree would fall apart into single visits.
                if way.is_none() || seat == me {
                    way = Some(edge);
                }
            }
            if grown {
                break;
            }
            if let Some(edge) = way {
                node = self.tree.child(edge);
            }
        }
        let now = self.evaluate.clock(&game);
        let until = if now == 0 { 0 } else { (root + E::HORIZON).max(now + 1) };
        play_on(&self.evaluate, &mut game, until, &mut self.scratch, &mut self.rng);
        let prospect = prospect(&self.evaluate, &game, self.style);
        self.tree.learn(&self.path, &prospect);
    }

    /// The edge a seat follows at a node, and whether it is new. Its legal actions are listed.
    fn step(&mut self, node: u32, seat: Seat, game: &G) -> (u32, bool) {
        let Scratch { legal, worth } = &mut self.scratch;
        match self.tree.pick(node, seat, legal, &self.temper) {
            Pick::Edge(edge) => (edge, false),
            Pick::Grow => {
                self.evaluate.worth(game, seat, legal, worth);
                (self.tree.grow(node, seat, legal, worth, E::DOUBT), true)
            }
        }
    }

    /// A forced action has no edge: it promises what the position promises.
    fn forced(&mut self, view: &G::View, only: G::Action) -> Advice<G::Action> {
        const SAMPLES: u32 = 64;
        let seat = whose::<G>(view, &mut self.rng);
        let mut forced = Advice::new(only);
        for _ in 0..SAMPLES {
            let mut game = G::determinize(view, &mut self.rng);
            let until = next_tick(&self.evaluate, &game);
            play_on(&self.evaluate, &mut game, until, &mut self.scratch, &mut self.rng);
            forced.add(&prospect(&self.evaluate, &game, self.style), seat);
        }
        forced.finish();
        forced
    }

    fn advice(&self, seat: Seat) -> Vec<Advice<G::Action>> {
        let mut advice: Vec<_> = self
            .tree
            .root(seat)
            .map(|known| Advice {
                action: known.action,
                visits: u64::from(known.visits),
                reward: known.reward,
                win: known.win,
                margin: known.margin,
            })
            .collect();
        let key = |advice: &Advice<G::Action>| (advice.visits, advice.reward);
        advice.sort_by(|one, other| {
            let ((one, x), (other, y)) = (key(one), key(other));
            other.cmp(&one).then(y.total_cmp(&x))
        });
        advice
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Mcts<G, E> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let seat = self.search(view, budget);
        let advice = self.advice(seat);
        let known = advice.iter().find(|advice| legal.binary_search(&advice.action).is_ok());
        known.map_or(legal[0], |advice| advice.action)
    }

    fn advise(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        if legal.is_empty() {
            return Vec::new();
        }
        if let [only] = legal {
            return vec![self.forced(view, *only)];
        }
        let seat = self.search(view, budget);
        let mut advice = self.advice(seat);
        advice.retain(|advice| legal.binary_search(&advice.action).is_ok());
        advice
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }
}
