//! The choices of a decision in a race: who is ahead is tried more often.
//!
//! Every choice is tried in the same sampled positions in the same order, so that what makes two
//! choices different is the choices and not the luck of the samples: the comparison is between the
//! first tries of the one and as many first tries of the other. The choice in place K gets a K-th of
//! the tries of the first one. That is what sequential halving comes to if nobody knows beforehand
//! when the time is up.

use signoria_engine::Seat;

use crate::{Advice, Prospect};

/// How often a playout is estimated: at the horizon, and twice behind it.
pub(crate) const STAGES: usize = 3;

/// What a choice came to so far: sums after each try.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    /// Rewards by each of the estimates, the earliest first.
    rewards: [f64; STAGES],
    win: f64,
    margin: f64,
}

#[derive(Clone, Debug)]
struct Runner<A> {
    action: A,
    /// Edge of the tree.
    edge: u32,
    /// `sums[k]` after `k` tries.
    sums: Vec<Sum>,
    /// Reward beyond that of the pace-maker in the same samples, per try.
    lead: f64,
}

impl<A> Runner<A> {
    const fn tries(&self) -> usize {
        self.sums.len() - 1
    }

    fn total(&self) -> Sum {
        self.sums[self.tries()]
    }
}

/// The race between the choices of one decision.
#[derive(Clone, Debug)]
pub(crate) struct Race<A> {
    /// In the order of what they promise, best first.
    runners: Vec<Runner<A>>,
    /// Has the most tries; all others are compared with it.
    pace: usize,
    /// Tries after which half is made of what each later estimate says more than the one before.
    pub patience: [f64; STAGES - 1],
}

impl<A: Copy> Race<A> {
    pub const fn new() -> Self {
        Self { runners: Vec::new(), pace: 0, patience: [0.0; STAGES - 1] }
    }

    pub fn clear(&mut self) {
        self.runners.clear();
        self.pace = 0;
    }

    /// Whether nobody has run yet.
    pub fn is_new(&self) -> bool {
        self.runners.iter().all(|runner| runner.tries() == 0)
    }

    /// How many run.
    pub const fn len(&self) -> usize {
        self.runners.len()
    }

    /// A further choice. It starts behind all others and is tried next.
    pub fn enter(&mut self, action: A, edge: u32) {
        self.runners.push(Runner { action, edge, sums: vec![Sum::default()], lead: f64::MIN });
    }

    /// Who is tried next: place, action, edge, number of the sample.
    pub fn next(&self) -> (usize, A, u32, usize) {
        let share = |place: usize, tries: usize| tries * place.max(1);
        let mut next = 0;
        for (place, runner) in self.runners.iter().enumerate() {
            if share(place, runner.tries()) < share(next, self.runners[next].tries()) {
                next = place;
            }
        }
        let runner = &self.runners[next];
        (next, runner.action, runner.edge, runner.tries())
    }

    /// What came of a try; the order is put right.
    pub fn learn(&mut self, place: usize, stages: &[Prospect; STAGES], seat: Seat) {
        let seat = seat.index();
        let both = stages[0].between(&stages[STAGES - 1]);
        let runner = &mut self.runners[place];
        let sum = runner.total();
        runner.sums.push(Sum {
            rewards: std::array::from_fn(|at| sum.rewards[at] + f64::from(stages[at].reward[seat])),
            win: sum.win + f64::from(both.win[seat]),
            margin: sum.margin + f64::from(both.margin[seat]),
        });
        if self.runners[place].tries() > self.runners[self.pace].tries() {
            self.pace = place;
            for at in 0..self.runners.len() {
                self.compare(at);
            }
            let pace = self.runners[place].edge;
            self.runners.sort_by(|one, other| other.lead.total_cmp(&one.lead));
            self.pace = self.runners.iter().position(|it| it.edge == pace).unwrap_or(0);
            return;
        }
        self.compare(place);
        self.settle(place);
    }

    fn compare(&mut self, at: usize) {
        let tries = self.runners[at].tries();
        if tries > 0 {
            let pace = self.runners[self.pace].sums[tries];
            let own = self.runners[at].sums[tries];
            let tries = tries as f64;
            let ahead = |stage: usize| own.rewards[stage] - pace.rewards[stage];
            let more = |(stage, patience): (usize, &f64)| {
                (ahead(stage + 1) - ahead(stage)) * tries / (tries + patience)
            };
            let later: f64 = self.patience.iter().enumerate().map(more).sum();
            self.runners[at].lead = (ahead(0) + later) / tries;
        }
    }

    /// Moves one runner to its place.
    fn settle(&mut self, mut place: usize) {
        while place > 0 && self.runners[place].lead > self.runners[place - 1].lead {
            self.swap(place, place - 1);
            place -= 1;
        }
        while place + 1 < self.runners.len()
            && self.runners[place].lead < self.runners[place + 1].lead
        {
            self.swap(place, place + 1);
            place += 1;
        }
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.runners.swap(one, other);
        if self.pace == one {
            self.pace = other;
        } else if self.pace == other {
            self.pace = one;
        }
    }

    /// What is thought of the choices that were tried, best first. All means are those of the
    /// pace-maker's samples.
    pub fn advice(&self) -> Vec<Advice<A>> {
        let Some(pace) = self.runners.get(self.pace) else { return Vec::new() };
        let all = pace.tries().max(1) as f64;
        let opinion = |runner: &Runner<A>| {
            let tries = runner.tries();
            let (own, same, pace) = (runner.total(), pace.sums[tries], pace.total());
            let mean =
                |own: f64, same: f64, pace: f64| ((own - same) / tries as f64 + pace / all) as f32;
            Advice {
                action: runner.action,
                visits: tries as u64,
                reward: (runner.lead + 0.5 * (pace.rewards[0] + pace.rewards[STAGES - 1]) / all)
                    as f32,
                win: mean(own.win, same.win, pace.win).clamp(0.0, 1.0),
                margin: mean(own.margin, same.margin, pace.margin),
            }
        };
        let tried = self.runners.iter().filter(|runner| runner.tries() > 0);
        let mut advice: Vec<Advice<A>> = tried.map(opinion).collect();
        by_tries(&mut advice);
        advice
    }
}

/// Best first; choices that were tried in earnest come before those that were dropped early.
pub(crate) fn by_tries<A>(advice: &mut [Advice<A>]) {
    let most = advice.iter().map(|advice| advice.visits).max().unwrap_or(0);
    let dropped = |advice: &Advice<A>| advice.visits * 5 < most;
    advice.sort_by(|one, other| {
        dropped(one).cmp(&dropped(other)).then(other.reward.total_cmp(&one.reward))
    });
}

#[cfg(test)]
mod tests {
    use signoria_engine::MAX_SEATS;

    use super::*;

    fn promise(reward: f32) -> Prospect {
        let all = [reward; MAX_SEATS];
        Prospect { win: all, margin: all, reward: all }
    }

    /// Thirty choices, hardly different; the luck of the sample is ten times as large.
    fn run(tries: usize) -> Vec<Advice<u8>> {
        let mut race = Race::new();
        for choice in 0..30 {
            race.enter(choice, u32::from(choice));
        }
        for _ in 0..tries {
            let (place, choice, _, sample) = race.next();
            let luck = if sample * 7 % 5 < 2 { 0.3 } else { 0.0 };
            let promise = promise(luck + 0.02 * f32::from(choice));
            race.learn(place, &[promise; STAGES], Seat::new(0));
        }
        race.advice()
    }

    #[test]
    fn the_luck_of_the_samples_does_not_decide() {
        let advice = run(300);
        assert_eq!(advice.len(), 30);
        assert_eq!(advice[0].action, 29);
        assert!(advice.windows(2).all(|pair| pair[0].action > pair[1].action), "{advice:?}");
        let sum: u64 = advice.iter().map(|advice| advice.visits).sum();
        assert_eq!(sum, 300);
    }

    #[test]
    fn who_is_ahead_is_tried_more_often_and_nobody_is_forgotten() {
        let advice = run(2000);
        assert!(advice[0].visits > 400, "{advice:?}");
        assert!(advice[10].visits * 5 < advice[0].visits, "{advice:?}");
        assert!(advice.iter().all(|advice| advice.visits >= 10), "{advice:?}");
    }

    /// What is thought of two choices: the first one looks better soon, the second one later.
    fn judged(tries: usize) -> u8 {
        let mut race = Race::new();
        race.patience = [100.0; 2];
        race.enter(1, 1);
        race.enter(2, 2);
        for _ in 0..tries {
            let (place, choice, ..) = race.next();
            let (near, far) = if choice == 1 { (0.6, 0.3) } else { (0.5, 0.5) };
            race.learn(place, &[near, near, far].map(promise), Seat::new(0));
        }
        race.advice()[0].action
    }

    #[test]
    fn with_patience_a_choice_is_judged_by_what_comes_later() {
        assert_eq!((judged(20), judged(2000)), (1, 2));
    }
}
