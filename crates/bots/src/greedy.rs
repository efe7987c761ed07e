//! The bot that looks one action ahead.

use rand_xoshiro::Xoshiro256PlusPlus;
use signoria_engine::{Game, NullSink, Rng, Seat, SeedableRng, Viewer};

use crate::{
    Advice, Bot, Budget, Evaluate, Style,
    evaluate::{Scratch, SeatPolicies, estimate_value, next_tick, run_playout},
};

/// Determinizations per decision if the budget has no number of iterations.
const DEFAULT_SAMPLES: u64 = 6;

/// Plays each action in several determinizations, continues with the playout policy up to the next tick,
/// and chooses the action with the best mean value.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game, E> {
    evaluate: E,
    style: Style,
    rng: Xoshiro256PlusPlus,
    scratch: Scratch<G::Action>,
}

impl<G: Game, E: Evaluate<G>> Greedy<G, E> {
    /// Creates a bot. The seed determines all of its samples.
    pub fn new(evaluate: E, style: Style, seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { evaluate, style, rng, scratch: Scratch::default() }
    }

    /// Returns one advice per legal action, in the same order.
    fn score_actions(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: &Budget,
    ) -> Vec<Advice<G::Action>> {
        let samples = match budget.iterations {
            Some(iterations) => (iterations / legal.len() as u64).max(1),
            None => DEFAULT_SAMPLES,
        };
        let mut advice: Vec<_> = legal.iter().map(|action| Advice::new(*action)).collect();
        let seat = seat_of_view::<G>(view, &mut self.rng);
        for _ in 0..samples {
            let sampled = self.evaluate.sample_determinization(view, seat, &mut self.rng);
            let until = next_tick(&self.evaluate, &sampled);
            // Common random numbers: values differ by the action only.
            let seed = self.rng.next_u64();
            for advice in &mut advice {
                let mut game = sampled.clone();
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                game.apply(seat, advice.action, &mut NullSink);
                let policies = SeatPolicies::greedy(seat);
                let scratch = &mut self.scratch;
                run_playout(&self.evaluate, &mut game, until, &policies, scratch, &mut rng);
                advice.add(&estimate_value(&self.evaluate, &game, self.style), seat);
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
        let advice = self.score_actions(view, legal, budget);
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
        let mut advice = self.score_actions(view, legal, budget);
        advice.sort_by(|one, other| other.reward.total_cmp(&one.reward));
        advice
    }
}

/// Returns the seat that a view belongs to: the one to act that has exactly this view.
pub(crate) fn seat_of_view<G: Game>(view: &G::View, rng: &mut impl Rng) -> Seat {
    let sampled = G::determinize(view, rng);
    let to_act = sampled.to_act();
    let own = to_act.iter().find(|seat| sampled.view(Viewer::Seat(*seat)) == *view);
    own.or(to_act.first()).expect("the view belongs to a seat that is to act")
}
