//! Move-average sampling (MAST): playouts prefer actions that went with good rewards earlier.
//!
//! The action prior knows the game but not the position at hand. During a search each seat keeps the mean
//! reward of its actions, and playouts favour those above the seat's average, so that opponents respond to
//! the position. An action has one mean over all determinizations and all root actions; opponents thus do
//! not respond to a single root action.
//!
//! Private information of the searching seat is the same in all of its determinizations. Opponents would
//! learn to respond to it as if they knew it. If the game reports such information, nothing is recorded
//! about opponents within the current tick.

use std::hash::{Hash, Hasher as _};

use rustc_hash::FxHasher;
use signoria_engine::{MAX_SEATS, Seat};

use crate::{PerSeat, SearchConfig, stats::RunningStats};

/// Slots of the hash table, a power of two.
const SLOTS: usize = 1 << 13;
/// Maximum number of used slots; keeps probing short.
const MAX_USED: usize = SLOTS / 4 * 3;
/// Visits with average reward that each action starts with.
const PRIOR_VISITS: f32 = 20.0;

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// 0: empty.
    key: u64,
    visits: f32,
    reward: f32,
}

/// The action statistics of all seats in one search.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mast {
    /// In prior points per standard deviation of the rewards; 0 disables everything.
    weight: f32,
    /// Playouts after which the weight is halfway to its full value.
    half_weight_playouts: f32,
    /// Playouts so far.
    playouts: f32,
    /// The tick at the root.
    root: u32,
    /// The searching seat, if it has private information at the root.
    private_seat: Option<Seat>,
    slots: Vec<Slot>,
    used: usize,
    /// Seats and slots of the actions of this playout.
    trail: Vec<(Seat, u32)>,
    rewards: [RunningStats; MAX_SEATS],
}

impl Mast {
    /// Starts a search. `private_seat` is the searching seat if it has private information that opponents
    /// must not respond to within the current tick.
    pub fn begin(&mut self, config: &SearchConfig, root: u32, private_seat: Option<Seat>) {
        self.weight = config.mast_weight;
        self.half_weight_playouts = config.mast_visits;
        self.playouts = 0.0;
        self.root = root;
        self.private_seat = private_seat;
        self.trail.clear();
        if self.weight > 0.0 {
            self.slots.clear();
            self.slots.resize(SLOTS, Slot::default());
            self.used = 0;
            self.rewards = Default::default();
        }
    }

    /// Whether nothing is recorded for this seat now: by weight, or because it would leak private information
    /// of the searching seat.
    fn is_disabled(&self, seat: Seat, tick: u32) -> bool {
        let leaks = self.private_seat.is_some_and(|me| seat != me && tick == self.root);
        self.weight == 0.0 || leaks
    }

    fn key<A: Hash>(&self, seat: Seat, tick: u32, action: &A) -> u64 {
        let mut hasher = FxHasher::default();
        (seat.index() as u8).hash(&mut hasher);
        tick.wrapping_sub(self.root).hash(&mut hasher);
        action.hash(&mut hasher);
        hasher.finish().max(1)
    }

    /// Returns the slot of a key, or the empty slot where it belongs.
    fn find(&self, key: u64) -> usize {
        let mut at = (key ^ key >> 32) as usize % SLOTS;
        while self.slots[at].key != key && self.slots[at].key != 0 {
            at = (at + 1) % SLOTS;
        }
        at
    }

    /// Adds the statistics to the prior scores of the actions.
    pub fn adjust<A: Hash>(&self, seat: Seat, tick: u32, legal: &[A], scores: &mut [f32]) {
        if self.is_disabled(seat, tick) {
            return;
        }
        let rewards = &self.rewards[seat.index()];
        let ramp = self.playouts / (self.playouts + self.half_weight_playouts).max(1.0);
        let scale = self.weight * ramp / rewards.deviation();
        for (action, score) in legal.iter().zip(scores) {
            let slot = &self.slots[self.find(self.key(seat, tick, action))];
            let excess = slot.reward - slot.visits * rewards.mean();
            *score += scale * excess / (slot.visits + PRIOR_VISITS);
        }
    }

    /// Number of actions with statistics.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.slots.iter().filter(|slot| slot.visits > 0.0).count()
    }

    /// The searching seat, if it has private information.
    #[cfg(test)]
    pub const fn private_seat(&self) -> Option<Seat> {
        self.private_seat
    }

    /// Records an action of the current playout.
    pub fn record<A: Hash>(&mut self, seat: Seat, tick: u32, action: &A) {
        if self.is_disabled(seat, tick) {
            return;
        }
        let key = self.key(seat, tick, action);
        let at = self.find(key);
        if self.slots[at].key == 0 {
            if self.used == MAX_USED {
                return;
            }
            self.slots[at].key = key;
            self.used += 1;
        }
        self.trail.push((seat, at as u32));
    }

    /// Adds the rewards of the current playout to its actions and ends it.
    pub fn update(&mut self, rewards: &PerSeat, seats: u8) {
        if self.weight == 0.0 {
            return;
        }
        self.playouts += 1.0;
        for (seat, at) in self.trail.drain(..) {
            let slot = &mut self.slots[at as usize];
            slot.visits += 1.0;
            slot.reward += rewards[seat.index()];
        }
        for seat in Seat::all(seats) {
            self.rewards[seat.index()].add(rewards[seat.index()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_zero(scores: &[f32]) -> bool {
        scores.iter().all(|score| score.abs() < f32::EPSILON)
    }

    /// Scores of ten actions of a seat, with equal priors.
    fn scores(mast: &Mast, seat: Seat, tick: u32) -> [f32; 10] {
        let legal: [u16; 10] = std::array::from_fn(|at| at as u16);
        let mut scores = [0.0; 10];
        mast.adjust(seat, tick, &legal, &mut scores);
        scores
    }

    /// Full weight from the first playout on.
    fn with_weight(mast_weight: f32) -> SearchConfig {
        SearchConfig { mast_weight, ..SearchConfig::DEFAULT }
    }

    fn trained(weight: f32) -> Mast {
        train(&with_weight(weight), None)
    }

    /// Both seats play all ten actions in turn. Higher numbers are better for the second seat.
    fn train(config: &SearchConfig, private_seat: Option<Seat>) -> Mast {
        let mut mast = Mast::default();
        mast.begin(config, 6, private_seat);
        for turn in 0..400_u16 {
            let action = turn % 10;
            for seat in Seat::all(2) {
                mast.record(seat, 6, &action);
            }
            let noise = if turn % 7 < 3 { 0.3 } else { 0.0 };
            let mut rewards = [noise; MAX_SEATS];
            rewards[1] += 0.02 * f32::from(action);
            mast.update(&rewards, 2);
        }
        mast
    }

    #[test]
    fn rewarded_actions_are_preferred_by_that_seat_in_that_tick() {
        let mast = trained(2.0);
        let second = scores(&mast, Seat::new(1), 6);
        assert!(second[9] > 0.3 && second[0] < -0.3, "{second:?}");
        let first = scores(&mast, Seat::new(0), 6);
        assert!(first.iter().all(|score| score.abs() < second[9] / 3.0), "{first:?} {second:?}");
        assert!(all_zero(&scores(&mast, Seat::new(1), 7)), "other ticks are separate");
    }

    #[test]
    fn weight_ramps_up_with_playouts() {
        let full = scores(&trained(2.0), Seat::new(1), 6);
        let ramped = train(&SearchConfig { mast_visits: 400.0, ..with_weight(2.0) }, None);
        let ramped = scores(&ramped, Seat::new(1), 6);
        for (full, ramped) in full.iter().zip(ramped) {
            assert!(
                (0.5 * full - ramped).abs() < 1e-5,
                "half weight after 400 playouts: {full} {ramped}"
            );
        }
    }

    #[test]
    fn opponents_never_respond_to_private_information() {
        let guarded = train(&with_weight(2.0), Some(Seat::new(0)));
        assert!(all_zero(&scores(&guarded, Seat::new(1), 6)));
        let own = train(&with_weight(2.0), Some(Seat::new(1)));
        assert!(scores(&own, Seat::new(1), 6)[9] > 0.3, "a seat knows its own information");
    }

    #[test]
    fn zero_weight_disables_and_begin_resets() {
        assert!(all_zero(&scores(&trained(0.0), Seat::new(1), 6)));
        let mut mast = trained(2.0);
        mast.begin(&with_weight(2.0), 6, None);
        assert!(all_zero(&scores(&mast, Seat::new(1), 6)));
    }

    #[test]
    fn actions_beyond_the_capacity_are_ignored() {
        let mut mast = Mast::default();
        mast.begin(&with_weight(1.0), 0, None);
        for action in 0..2 * SLOTS as u32 {
            mast.record(Seat::new(0), 1, &action);
        }
        assert_eq!((mast.used, mast.trail.len()), (MAX_USED, MAX_USED));
        mast.update(&[0.5; MAX_SEATS], 2);
        let mut scores = [0.0];
        mast.adjust(Seat::new(0), 1, &[u32::MAX], &mut scores);
        assert!(all_zero(&scores));
    }
}
