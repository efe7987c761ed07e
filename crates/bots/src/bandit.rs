//! The bandit over the root actions of a decision.
//!
//! All arms are evaluated on the same determinizations in the same order (common random numbers), so
//! differences come from the action, not from the deal. Two arms are compared over the samples that
//! both have seen. The arm ranked K gets a K-th of the visits of the first one: sequential halving
//! without a budget that is known in advance.

use signoria_engine::Seat;

use crate::{Advice, ValueEstimate};

/// Evaluations per playout: at the horizon, and twice after it.
pub(crate) const EVALUATIONS: usize = 3;

/// Cumulative results of an arm.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    /// Rewards by evaluation, the earliest first.
    rewards: [f64; EVALUATIONS],
    win: f64,
    margin: f64,
}

#[derive(Clone, Debug)]
struct Arm<A> {
    action: A,
    /// Edge of the tree.
    edge: u32,
    /// `sums[k]` after `k` visits.
    sums: Vec<Sum>,
    /// Mean reward minus that of the reference arm on the same samples.
    advantage: f64,
}

impl<A> Arm<A> {
    const fn visits(&self) -> usize {
        self.sums.len() - 1
    }

    fn total(&self) -> Sum {
        self.sums[self.visits()]
    }
}

/// A bandit over the root actions of one decision.
#[derive(Clone, Debug)]
pub(crate) struct RootBandit<A> {
    /// Sorted by advantage, best first.
    arms: Vec<Arm<A>>,
    /// Index of the arm with the most visits; the others are compared with it.
    reference: usize,
    /// Visits after which each later evaluation gets half weight.
    pub late_visits: [f64; EVALUATIONS - 1],
}

impl<A: Copy> RootBandit<A> {
    pub const fn new() -> Self {
        Self { arms: Vec::new(), reference: 0, late_visits: [0.0; EVALUATIONS - 1] }
    }

    pub fn clear(&mut self) {
        self.arms.clear();
        self.reference = 0;
    }

    /// Whether no arm has a visit yet.
    pub fn is_new(&self) -> bool {
        self.arms.iter().all(|arm| arm.visits() == 0)
    }

    /// Number of arms.
    pub const fn len(&self) -> usize {
        self.arms.len()
    }

    /// Adds an arm. It ranks last and is visited next.
    pub fn add_arm(&mut self, action: A, edge: u32) {
        self.arms.push(Arm { action, edge, sums: vec![Sum::default()], advantage: f64::MIN });
    }

    /// Returns the arm to visit next: its rank, action, edge and sample number.
    pub fn next(&self) -> (usize, A, u32, usize) {
        let share = |rank: usize, visits: usize| visits * rank.max(1);
        let mut next = 0;
        for (rank, arm) in self.arms.iter().enumerate() {
            if share(rank, arm.visits()) < share(next, self.arms[next].visits()) {
                next = rank;
            }
        }
        let arm = &self.arms[next];
        (next, arm.action, arm.edge, arm.visits())
    }

    /// Records the evaluations of one playout of the arm at `rank` and restores the order.
    pub fn update(&mut self, rank: usize, values: &[ValueEstimate; EVALUATIONS], seat: Seat) {
        let seat = seat.index();
        let both = values[0].mean(&values[EVALUATIONS - 1]);
        let arm = &mut self.arms[rank];
        let sum = arm.total();
        arm.sums.push(Sum {
            rewards: std::array::from_fn(|at| sum.rewards[at] + f64::from(values[at].reward[seat])),
            win: sum.win + f64::from(both.win[seat]),
            margin: sum.margin + f64::from(both.margin[seat]),
        });
        if self.arms[rank].visits() > self.arms[self.reference].visits() {
            self.reference = rank;
            for at in 0..self.arms.len() {
                self.compare(at);
            }
            let reference = self.arms[rank].edge;
            self.arms.sort_by(|one, other| other.advantage.total_cmp(&one.advantage));
            self.reference = self.arms.iter().position(|it| it.edge == reference).unwrap_or(0);
            return;
        }
        self.compare(rank);
        self.reorder(rank);
    }

    fn compare(&mut self, at: usize) {
        let visits = self.arms[at].visits();
        if visits > 0 {
            let reference = self.arms[self.reference].sums[visits];
            let own = self.arms[at].sums[visits];
            let visits = visits as f64;
            let ahead = |evaluation: usize| own.rewards[evaluation] - reference.rewards[evaluation];
            let more = |(evaluation, late_visits): (usize, &f64)| {
                (ahead(evaluation + 1) - ahead(evaluation)) * visits / (visits + late_visits)
            };
            let later: f64 = self.late_visits.iter().enumerate().map(more).sum();
            self.arms[at].advantage = (ahead(0) + later) / visits;
        }
    }

    /// Moves one arm to its rank.
    fn reorder(&mut self, mut rank: usize) {
        while rank > 0 && self.arms[rank].advantage > self.arms[rank - 1].advantage {
            self.swap(rank, rank - 1);
            rank -= 1;
        }
        while rank + 1 < self.arms.len()
            && self.arms[rank].advantage < self.arms[rank + 1].advantage
        {
            self.swap(rank, rank + 1);
            rank += 1;
        }
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.arms.swap(one, other);
        if self.reference == one {
            self.reference = other;
        } else if self.reference == other {
            self.reference = one;
        }
    }

    /// Returns the advice about all visited actions, best first. Means are relative to the samples of
    /// the reference arm.
    pub fn advice(&self) -> Vec<Advice<A>> {
        let Some(reference) = self.arms.get(self.reference) else { return Vec::new() };
        let all = reference.visits().max(1) as f64;
        let advise = |arm: &Arm<A>| {
            let visits = arm.visits();
            let (own, same, reference) = (arm.total(), reference.sums[visits], reference.total());
            let mean = |own: f64, same: f64, reference: f64| {
                ((own - same) / visits as f64 + reference / all) as f32
            };
            Advice {
                action: arm.action,
                visits: visits as u64,
                reward: (arm.advantage
                    + 0.5 * (reference.rewards[0] + reference.rewards[EVALUATIONS - 1]) / all)
                    as f32,
                win: mean(own.win, same.win, reference.win).clamp(0.0, 1.0),
                margin: mean(own.margin, same.margin, reference.margin),
            }
        };
        let visited = self.arms.iter().filter(|arm| arm.visits() > 0);
        let mut advice: Vec<Advice<A>> = visited.map(advise).collect();
        sort_advice(&mut advice);
        advice
    }
}

/// Sorts by reward, best first. Actions with few visits come after the others.
pub(crate) fn sort_advice<A>(advice: &mut [Advice<A>]) {
    let most = advice.iter().map(|advice| advice.visits).max().unwrap_or(0);
    let few = |advice: &Advice<A>| advice.visits * 5 < most;
    advice
        .sort_by(|one, other| few(one).cmp(&few(other)).then(other.reward.total_cmp(&one.reward)));
}

#[cfg(test)]
mod tests {
    use signoria_engine::MAX_SEATS;

    use super::*;

    fn estimate(reward: f32) -> ValueEstimate {
        let all = [reward; MAX_SEATS];
        ValueEstimate { win: all, margin: all, reward: all }
    }

    /// Thirty actions with nearly equal rewards; the noise of the samples is ten times as large.
    fn run(visits: usize) -> Vec<Advice<u8>> {
        let mut bandit = RootBandit::new();
        for action in 0..30 {
            bandit.add_arm(action, u32::from(action));
        }
        for _ in 0..visits {
            let (rank, action, _, sample) = bandit.next();
            let noise = if sample * 7 % 5 < 2 { 0.3 } else { 0.0 };
            let value = estimate(noise + 0.02 * f32::from(action));
            bandit.update(rank, &[value; EVALUATIONS], Seat::new(0));
        }
        bandit.advice()
    }

    #[test]
    fn common_samples_cancel_the_noise() {
        let advice = run(300);
        assert_eq!(advice.len(), 30);
        assert_eq!(advice[0].action, 29);
        assert!(advice.windows(2).all(|pair| pair[0].action > pair[1].action), "{advice:?}");
        let sum: u64 = advice.iter().map(|advice| advice.visits).sum();
        assert_eq!(sum, 300);
    }

    #[test]
    fn better_arms_get_more_visits_and_every_arm_gets_some() {
        let advice = run(2000);
        assert!(advice[0].visits > 400, "{advice:?}");
        assert!(advice[10].visits * 5 < advice[0].visits, "{advice:?}");
        assert!(advice.iter().all(|advice| advice.visits >= 10), "{advice:?}");
    }

    /// The preferred one of two actions: the first has the better early evaluation, the second the better
    /// late one.
    fn preferred(visits: usize) -> u8 {
        let mut bandit = RootBandit::new();
        bandit.late_visits = [100.0; 2];
        bandit.add_arm(1, 1);
        bandit.add_arm(2, 2);
        for _ in 0..visits {
            let (rank, action, ..) = bandit.next();
            let (early, late) = if action == 1 { (0.6, 0.3) } else { (0.5, 0.5) };
            bandit.update(rank, &[early, early, late].map(estimate), Seat::new(0));
        }
        bandit.advice()[0].action
    }

    #[test]
    fn late_evaluations_gain_weight_with_visits() {
        assert_eq!((preferred(20), preferred(2000)), (1, 2));
    }
}
