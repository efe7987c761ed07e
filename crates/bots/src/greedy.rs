//! The player who looks one action ahead.

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, Quiet, Rng, Seat, SeedableRng, Viewer};

use crate::{
    Advice, Bot, Budget, Evaluate, Style,
    evaluate::{Manners, Scratch, next_tick, play_on, prospect},
};

/// Positions sampled per decision unless the budget says otherwise.
const SAMPLES: u64 = 6;

/// For each action: plays it in positions sampled from the view, lets everybody answer sensibly until
/// the position can be estimated, and takes the best mean.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game, E> {
    evaluate: E,
    style: Style,
    rng: Xoshiro256PlusPlus,
    scratch: Scratch<G::Action>,
}

impl<G: Game, E: Evaluate<G>> Greedy<G, E> {
    /// A player whose samples follow from the seed.
    pub fn new(evaluate: E, style: Style, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { evaluate, style, rng, scratch: Scratch::default() }
    }

    fn weigh(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        let samples = match budget.iterations {
            Some(iterations) => (iterations / legal.len() as u64).max(1),
            None => SAMPLES,
        };
        let mut advice: Vec<_> = legal.iter().map(|action| Advice::new(*action)).collect();
        let seat = whose::<G>(view, &mut self.rng);
        for _ in 0..samples {
            let sampled = self.evaluate.imagine(view, seat, &mut self.rng);
            let until = next_tick(&self.evaluate, &sampled);
            // The same chance for every action, so that only the action makes a difference.
            let chance = self.rng.next_u64();
            for advice in &mut advice {
                let mut game = sampled.clone();
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(chance);
                game.apply(seat, advice.action, &mut Quiet);
                let manners = Manners::plain(seat);
                play_on(&self.evaluate, &mut game, until, &manners, &mut self.scratch, &mut rng);
                advice.add(&prospect(&self.evaluate, &game, self.style), seat);
            }
        }
        advice.iter_mut().for_each(Advice::finish);
        advice
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<G, E> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action], budget: &Budget) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        let advice = self.weigh(view, legal, budget);
        let better = |best: Advice<G::Action>, next: &Advice<G::Action>| {
            if next.reward > best.reward { *next } else { best }
        };
        advice.iter().fold(advice[0], better).action
    }

    fn advise(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        let mut advice = self.weigh(view, legal, budget);
        advice.sort_by(|one, other| other.reward.total_cmp(&one.reward));
        advice
    }
}

/// The seat that a view belongs to: among those that are asked, the one that sees just this.
pub(crate) fn whose<G: Game>(view: &G::View, rng: &mut impl Rng) -> Seat {
    let sampled = G::determinize(view, rng);
    let asked = sampled.to_act();
    let own = asked.iter().find(|seat| sampled.view(Viewer::Seat(*seat)) == *view);
    own.or(asked.first()).expect("only who owes an answer is asked to choose")
}
