//! What turned out well in the playouts of a search: move-average sampling.
//!
//! First sight knows the game, not this very position. While a search goes on, every seat learns which of its
//! actions went with better ends than it has on average, and playouts come to prefer them: the others answer
//! what the searching seat is about to do, and the longer it thinks the better they do. An action has one
//! mean over all imagined positions and all choices that are compared, so they do not answer a single choice.
//! What the searching seat holds already is the same in all positions it imagines, and they would come to
//! answer that as if they had guessed it. So where the game says that it holds such a secret, the others learn
//! nothing about what they do before the clock moves.

use std::hash::{Hash, Hasher as _};

use rustc_hash::FxHasher;
use signoria_engine::{MAX_SEATS, Seat};

use crate::{PerSeat, Temper, spread::Spread};

/// Places of the table, a power of two.
const PLACES: usize = 1 << 13;
/// So many of them are filled at most: probing stays short.
const FILLED: usize = PLACES / 4 * 3;
/// As if an action had been tried so often with nothing to tell.
const DOUBTFUL: f32 = 20.0;

#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// 0: empty.
    key: u64,
    tries: f32,
    reward: f32,
}

/// The habits of all seats in one search.
#[derive(Clone, Debug, Default)]
pub(crate) struct Habits {
    /// How much is made of them, in points of first sight per standard deviation of the rewards.
    weight: f32,
    /// Playouts after which they have half of their weight.
    ripe: f32,
    /// Playouts so far.
    playouts: f32,
    /// The clock at the root.
    root: u32,
    /// Who holds a secret at the root.
    secretive: Option<Seat>,
    places: Vec<Place>,
    filled: usize,
    /// What was done in this playout.
    trail: Vec<(Seat, u32)>,
    rewards: [Spread; MAX_SEATS],
}

impl Habits {
    /// Begins a search; without weight nothing is learnt. `secretive` is who searches, if he holds what the
    /// others must not come to guess before the clock moves.
    pub fn begin(&mut self, temper: &Temper, root: u32, secretive: Option<Seat>) {
        self.weight = temper.habit;
        self.ripe = temper.ripe;
        self.playouts = 0.0;
        self.root = root;
        self.secretive = secretive;
        self.trail.clear();
        if self.weight > 0.0 {
            self.places.clear();
            self.places.resize(PLACES, Place::default());
            self.filled = 0;
            self.rewards = Default::default();
        }
    }

    /// Whether nothing is learnt about what this seat does now: by weight, or because it would have to know what
    /// the searching seat holds.
    fn rests(&self, seat: Seat, clock: u32) -> bool {
        let guesses = self.secretive.is_some_and(|me| seat != me && clock == self.root);
        self.weight == 0.0 || guesses
    }

    fn key<A: Hash>(&self, seat: Seat, clock: u32, action: &A) -> u64 {
        let mut hasher = FxHasher::default();
        (seat.index() as u8).hash(&mut hasher);
        clock.wrapping_sub(self.root).hash(&mut hasher);
        action.hash(&mut hasher);
        hasher.finish().max(1)
    }

    /// Where a key is, or the empty place where it would be.
    fn find(&self, key: u64) -> usize {
        let mut at = (key ^ key >> 32) as usize % PLACES;
        while self.places[at].key != key && self.places[at].key != 0 {
            at = (at + 1) % PLACES;
        }
        at
    }

    /// Adds what was learnt to what actions are worth at first sight.
    pub fn bend<A: Hash>(&self, seat: Seat, clock: u32, legal: &[A], worth: &mut [f32]) {
        if self.rests(seat, clock) {
            return;
        }
        let rewards = &self.rewards[seat.index()];
        let grown = self.playouts / (self.playouts + self.ripe).max(1.0);
        let scale = self.weight * grown / rewards.deviation();
        for (action, worth) in legal.iter().zip(worth) {
            let place = &self.places[self.find(self.key(seat, clock, action))];
            let more = place.reward - place.tries * rewards.mean();
            *worth += scale * more / (place.tries + DOUBTFUL);
        }
    }

    /// About how many actions something was learnt.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.places.iter().filter(|place| place.tries > 0.0).count()
    }

    /// Who holds a secret.
    #[cfg(test)]
    pub const fn secretive(&self) -> Option<Seat> {
        self.secretive
    }

    /// A seat does this.
    pub fn note<A: Hash>(&mut self, seat: Seat, clock: u32, action: &A) {
        if self.rests(seat, clock) {
            return;
        }
        let key = self.key(seat, clock, action);
        let at = self.find(key);
        if self.places[at].key == 0 {
            if self.filled == FILLED {
                return;
            }
            self.places[at].key = key;
            self.filled += 1;
        }
        self.trail.push((seat, at as u32));
    }

    /// What the playout came to.
    pub fn learn(&mut self, rewards: &PerSeat, seats: u8) {
        if self.weight == 0.0 {
            return;
        }
        self.playouts += 1.0;
        for (seat, at) in self.trail.drain(..) {
            let place = &mut self.places[at as usize];
            place.tries += 1.0;
            place.reward += rewards[seat.index()];
        }
        for seat in Seat::all(seats) {
            self.rewards[seat.index()].add(rewards[seat.index()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether nothing is made of any action.
    fn nothing(worth: &[f32]) -> bool {
        worth.iter().all(|worth| worth.abs() < f32::EPSILON)
    }

    /// What ten actions are worth to a seat in a round, nothing at first sight.
    fn worth(habits: &Habits, seat: Seat, clock: u32) -> [f32; 10] {
        let legal: [u16; 10] = std::array::from_fn(|at| at as u16);
        let mut worth = [0.0; 10];
        habits.bend(seat, clock, &legal, &mut worth);
        worth
    }

    /// Of this weight from the first playout on.
    fn weighing(habit: f32) -> Temper {
        Temper { habit, ..Temper::USUAL }
    }

    fn taught(weight: f32) -> Habits {
        schooled(&weighing(weight), None)
    }

    /// Both seats do all ten actions in turn; the higher its number, the better for the second seat.
    fn schooled(temper: &Temper, secretive: Option<Seat>) -> Habits {
        let mut habits = Habits::default();
        habits.begin(temper, 6, secretive);
        for turn in 0..400_u16 {
            let action = turn % 10;
            for seat in Seat::all(2) {
                habits.note(seat, 6, &action);
            }
            let luck = if turn % 7 < 3 { 0.3 } else { 0.0 };
            let mut rewards = [luck; MAX_SEATS];
            rewards[1] += 0.02 * f32::from(action);
            habits.learn(&rewards, 2);
        }
        habits
    }

    #[test]
    fn what_turned_out_well_is_preferred_by_that_seat_in_that_round() {
        let habits = taught(2.0);
        let second = worth(&habits, Seat::new(1), 6);
        assert!(second[9] > 0.3 && second[0] < -0.3, "{second:?}");
        let first = worth(&habits, Seat::new(0), 6);
        assert!(first.iter().all(|worth| worth.abs() < second[9] / 3.0), "{first:?} {second:?}");
        assert!(nothing(&worth(&habits, Seat::new(1), 7)), "another round is another matter");
    }

    #[test]
    fn habits_weigh_more_with_every_playout() {
        let at_once = worth(&taught(2.0), Seat::new(1), 6);
        let slowly = schooled(&Temper { ripe: 400.0, ..weighing(2.0) }, None);
        let slowly = worth(&slowly, Seat::new(1), 6);
        for (early, late) in at_once.iter().zip(slowly) {
            assert!(
                (0.5 * early - late).abs() < 1e-5,
                "after 400 of 400 it is half: {early} {late}"
            );
        }
    }

    #[test]
    fn nobody_learns_to_answer_a_secret() {
        let guarded = schooled(&weighing(2.0), Some(Seat::new(0)));
        assert!(nothing(&worth(&guarded, Seat::new(1), 6)), "it would have to be guessed");
        let own = schooled(&weighing(2.0), Some(Seat::new(1)));
        assert!(worth(&own, Seat::new(1), 6)[9] > 0.3, "one's own secret is known");
    }

    #[test]
    fn nothing_is_learnt_without_weight_and_nothing_kept_for_the_next_search() {
        assert!(nothing(&worth(&taught(0.0), Seat::new(1), 6)));
        let mut habits = taught(2.0);
        habits.begin(&weighing(2.0), 6, None);
        assert!(nothing(&worth(&habits, Seat::new(1), 6)));
    }

    #[test]
    fn more_actions_than_the_table_has_room_for_are_not_learnt() {
        let mut habits = Habits::default();
        habits.begin(&weighing(1.0), 0, None);
        for action in 0..2 * PLACES as u32 {
            habits.note(Seat::new(0), 1, &action);
        }
        assert_eq!((habits.filled, habits.trail.len()), (FILLED, FILLED));
        habits.learn(&[0.5; MAX_SEATS], 2);
        let mut worth = [0.0];
        habits.bend(Seat::new(0), 1, &[u32::MAX], &mut worth);
        assert!(nothing(&worth), "an action without a place is found to have none");
    }
}
