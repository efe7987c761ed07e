//! One searching head: a race of the choices, and behind each of them a tree.
//!
//! Each iteration takes the choice whose turn it is, the next sampled position for it, walks down the
//! tree behind the choice, adds an edge, lets sensible players go on for a while and estimates what
//! came out, for every seat (max^n). See `race.rs` and `tree.rs`.

use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, Quiet, Seat, SeedableRng};

use crate::{
    Evaluate, Style, Temper,
    evaluate::{Manners, Scratch, decide, foresee, play_on},
    race::{Race, STAGES},
    tree::{Pick, Tree},
};

/// How often the clock is looked at.
const BLOCK: u64 = 16;
/// Sampled positions that are kept for the choices still to be tried in them.
const KEPT: usize = 2048;

/// What is searched, and for how long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task<'a, V> {
    pub view: &'a V,
    pub seat: Seat,
    /// The chance of the samples follows from it.
    pub base: u64,
    /// At most so many iterations.
    pub limit: u64,
    pub end: Option<Instant>,
}

/// A searching head with its memory, which is reused from decision to decision.
#[derive(Clone, Debug)]
pub(crate) struct Head<G: Game> {
    tree: Tree<G::Action>,
    pub race: Race<G::Action>,
    /// Choices that do not run yet, best-looking last.
    waiting: Vec<G::Action>,
    samples: Vec<G>,
    path: Vec<u32>,
    scratch: Scratch<G::Action>,
}

impl<G: Game> Head<G> {
    pub fn new() -> Self {
        Self {
            tree: Tree::new(),
            race: Race::new(),
            waiting: Vec::new(),
            samples: Vec::new(),
            path: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    /// Begins a decision. `order` are the choices, best-looking last. After `played` nothing happened
    /// but that action: what was learnt behind it is kept.
    pub fn begin(&mut self, order: &[G::Action], played: Option<G::Action>, seat: Seat) {
        match played {
            Some(action) => self.tree.advance(action, seat),
            None => self.tree.clear(),
        }
        self.race.clear();
        self.samples.clear();
        self.waiting.clear();
        self.waiting.extend_from_slice(order);
    }

    /// Searches; returns the number of iterations.
    pub fn search<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        style: Style,
        temper: &Temper,
        task: &Task<'_, G::View>,
    ) -> u64 {
        let mut done = 0;
        self.race.patience = temper.patience.map(f64::from);
        while done < task.limit {
            let room = temper.entrants + temper.width * (done as f32).sqrt();
            if (self.race.len() as f32) < room
                && let Some(action) = self.waiting.pop()
            {
                let edge = self.tree.root(action, task.seat);
                self.race.enter(action, edge);
            }
            self.iterate(evaluate, style, temper, task);
            done += 1;
            let look = done.is_multiple_of(BLOCK) || done == 1;
            if look && task.end.is_some_and(|end| Instant::now() >= end) {
                break;
            }
        }
        done
    }

    /// The position with this number, and the chance of what follows. The same for every choice.
    fn sample<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        task: &Task<'_, G::View>,
        number: usize,
    ) -> (G, Xoshiro256PlusPlus) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(task.base.wrapping_add(number as u64));
        let mut chance = rng.clone();
        chance.jump();
        if let Some(known) = self.samples.get(number) {
            return (known.clone(), chance);
        }
        let game = evaluate.imagine(task.view, task.seat, &mut rng);
        if number == self.samples.len() && number < KEPT {
            self.samples.push(game.clone());
        }
        (game, chance)
    }

    fn iterate<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        style: Style,
        temper: &Temper,
        task: &Task<'_, G::View>,
    ) {
        let (place, action, edge, number) = self.race.next();
        let (mut game, mut rng) = self.sample(evaluate, task, number);
        let root = evaluate.clock(&game);
        if self.race.is_new() {
            let secretive = evaluate.holds_secret(&game, task.seat).then_some(task.seat);
            self.scratch.habits.begin(temper, root, secretive);
        }
        let manners = Manners::of(temper, task.seat);
        self.path.clear();
        self.path.push(edge);
        // Who is asked at the same time cannot know the choice and answers sensibly.
        for seat in game.to_act() {
            if seat != task.seat && game.to_act().contains(seat) {
                decide(evaluate, &mut game, seat, &manners, &mut self.scratch, &mut rng);
            }
        }
        game.apply(task.seat, action, &mut Quiet);
        let until = if root == 0 { 0 } else { root.saturating_add(temper.horizon) };
        let reach = if root == 0 { 0 } else { until.min(root.saturating_add(temper.reach)) };
        self.descend(evaluate, temper, &mut game, task.seat, reach, &mut rng);
        play_on(evaluate, &mut game, until, &manners, &mut self.scratch, &mut rng);
        let mut stages = [foresee(evaluate, &game, style, temper); STAGES];
        if root > 0 && evaluate.reaches_far(action) {
            for (stage, far) in temper.far.into_iter().enumerate() {
                stages[stage + 1] = stages[stage];
                if far > temper.horizon {
                    let until = root.saturating_add(far);
                    play_on(evaluate, &mut game, until, &manners, &mut self.scratch, &mut rng);
                    stages[stage + 1] = foresee(evaluate, &game, style, temper);
                }
            }
        }
        let both = stages[0].between(&stages[STAGES - 1]);
        self.tree.learn(&self.path, &stages[0]);
        self.race.learn(place, &stages, task.seat);
        self.scratch.habits.learn(&both.reward, game.seats());
    }

    /// Walks down the tree from the edge of the choice until a new edge was added, the time of playouts
    /// is up or nothing is left to decide.
    fn descend<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        temper: &Temper,
        game: &mut G,
        me: Seat,
        until: u32,
        rng: &mut Xoshiro256PlusPlus,
    ) {
        let mut node = self.tree.child(self.path[0]);
        loop {
            let asked = game.to_act();
            if asked.is_empty() || (until > 0 && evaluate.clock(game) >= until) {
                return;
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
                if seat != me && !temper.others {
                    let manners = Manners::of(temper, me);
                    decide(evaluate, game, seat, &manners, &mut self.scratch, rng);
                    continue;
                }
                let (edge, fresh) = self.step(evaluate, temper, node, seat, game);
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
                return;
            }
            if let Some(edge) = way {
                node = self.tree.child(edge);
            }
        }
    }

    /// The edge a seat follows at a node, and whether it is new. Its legal actions are listed.
    fn step<E: Evaluate<G>>(
        &mut self,
        evaluate: &E,
        temper: &Temper,
        node: u32,
        seat: Seat,
        game: &G,
    ) -> (u32, bool) {
        let Scratch { legal, worth, .. } = &mut self.scratch;
        match self.tree.pick(node, seat, legal, temper) {
            Pick::Edge(edge) => (edge, false),
            Pick::Grow => {
                evaluate.worth(game, seat, legal, worth);
                (self.tree.grow(node, seat, legal, worth, E::DOUBT), true)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Seed, Setup, Viewer};
    use signoria_habemus_papam::HabemusPapam;
    use signoria_machiavelli::Machiavelli;

    use super::*;
    use crate::games::{HabemusPapamReader, MachiavelliReader};

    /// A head after a search with this temper.
    fn searched(temper: Temper) -> Head<HabemusPapam> {
        let setup = Setup::new(3, Seed::from_number(1));
        let game = HabemusPapam::new(&setup, &mut Quiet).expect("it deals");
        let seat = game.to_act().first().expect("somebody is asked");
        let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
        game.legal(seat, &mut legal);
        let mut head = Head::new();
        head.begin(&legal, None, seat);
        let task = Task { view: &view, seat, base: 5, limit: 200, end: None };
        head.search(&HabemusPapamReader, Style::Balanced, &temper, &task);
        head
    }

    /// Edges of the tree and choices after a search that reaches so far.
    fn grown(reach: u32) -> (usize, usize) {
        let head = searched(Temper { horizon: 3, reach, ..Temper::USUAL });
        (head.tree.len(), head.race.len())
    }

    #[test]
    fn the_tree_reaches_as_far_as_the_temper_says() {
        let (none, choices) = grown(0);
        assert_eq!(none, choices, "nothing but the choices themselves");
        let (round, all) = (grown(1).0, grown(u32::MAX).0);
        assert!(none < round && round < all, "{none} {round} {all}");
        assert_eq!(grown(3).0, all, "no further than playouts");
    }

    /// Actions that playouts learnt something about.
    fn learnt(habit: f32, far: u32) -> usize {
        searched(Temper { far: [0, far], habit, ..Temper::USUAL }).scratch.habits.len()
    }

    #[test]
    fn playouts_learn_habits_as_far_as_they_are_followed() {
        assert_eq!(learnt(0.0, 5), 0, "without weight nothing is learnt");
        let (near, far) = (learnt(1.0, 0), learnt(1.0, 5));
        assert!(0 < near && near < far, "{near} {far}");
    }

    #[test]
    fn the_tree_learns_from_the_first_estimate_alone() {
        // So much patience that the race does not listen to later ones either.
        let tree = |far| {
            let head = searched(Temper { far, patience: [1e12; 2], ..Temper::USUAL });
            format!("{:?}", head.tree)
        };
        assert_eq!(tree([0, 0]), tree([3, 5]));
    }

    #[test]
    fn a_search_guards_what_its_seat_holds() {
        let setup = Setup::new(3, Seed::from_number(1));
        let mut game = Machiavelli::new(&setup, &mut Quiet).expect("it deals");
        let (mut legal, mut guarded) = (Vec::new(), Vec::new());
        // Six characters are taken, two by each seat.
        for _ in 0..6 {
            let seat = game.to_act().first().expect("somebody is asked");
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let mut head = Head::new();
            head.begin(&legal, None, seat);
            let task = Task { view: &view, seat, base: 5, limit: 20, end: None };
            let temper = Temper { habit: 1.0, ..Temper::USUAL };
            head.search(&MachiavelliReader, Style::Balanced, &temper, &task);
            let secretive = head.scratch.habits.secretive();
            assert!(secretive.is_none_or(|me| me == seat));
            guarded.push(secretive.is_some());
            game.apply(seat, legal[0], &mut Quiet);
        }
        assert_eq!(guarded, [false, false, false, true, true, true]);
    }

    /// What is thought of the choices after a search with this temper.
    fn thought(temper: Temper) -> Vec<f32> {
        searched(temper).race.advice().iter().map(|advice| advice.reward).collect()
    }

    #[test]
    fn playouts_follow_what_they_learnt() {
        let thought = |habit| thought(Temper { habit, ..Temper::USUAL });
        assert_ne!(thought(0.0), thought(5.0));
    }

    #[test]
    fn the_later_estimate_changes_what_is_thought_of_choices() {
        let thought = |far| thought(Temper { far, patience: [1.0, 30.0], ..Temper::USUAL });
        let near = thought([0, 0]);
        assert_eq!(near, thought([1, 1]), "not later than the horizon: no estimate more");
        let (second, third) = (thought([3, 3]), thought([0, 5]));
        assert!(near != second && near != third && second != third);
        assert_ne!(thought([3, 5]), third, "both count");
    }
}
