//! A fair queue: jobs take turns by household and, within a household, by user.
//!
//! [`Queue`] is the order alone; [`Gate`] lets a bounded number of jobs run at once in that order. A
//! household with a thousand jobs and a household with one get the same share, so that a flood delays
//! its sender and not the others.

use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
};

use tokio::sync::oneshot;

/// The network a job comes from; `None` for all work whose origin is not known, together.
pub type Household = Option<IpAddr>;

/// The user and household a job is counted for. In memory only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Owner {
    pub household: Household,
    pub user: i64,
}

/// Jobs of the first class go before all jobs of the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    First,
    Second,
}

/// The limits of a gate.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Jobs that run at once.
    pub slots: usize,
    /// Jobs of one household that run at once.
    pub slots_per_household: usize,
    /// Jobs of one household and class that wait.
    pub waiting_per_household: usize,
    /// Jobs of one user and class that wait.
    pub waiting_per_user: usize,
}

/// The waiting jobs of one class.
#[derive(Debug)]
struct Queue<T> {
    /// Households with waiting jobs; the one whose turn it is comes first.
    turns: VecDeque<(Household, Group<T>)>,
}

/// The waiting jobs of a household: users, the one whose turn it is first.
type Group<T> = VecDeque<(i64, VecDeque<T>)>;

impl<T> Queue<T> {
    const fn new() -> Self {
        Self { turns: VecDeque::new() }
    }

    fn push(&mut self, owner: Owner, job: T) {
        let at = self.turns.iter().position(|(household, _)| *household == owner.household);
        let at = at.unwrap_or_else(|| {
            self.turns.push_back((owner.household, Group::new()));
            self.turns.len() - 1
        });
        let group = &mut self.turns[at].1;
        match group.iter_mut().find(|(user, _)| *user == owner.user) {
            Some((_, jobs)) => jobs.push_back(job),
            None => group.push_back((owner.user, VecDeque::from([job]))),
        }
    }

    /// Takes the next job of the first household that may run one.
    fn pop(&mut self, may_run: impl Fn(&Household) -> bool) -> Option<(Owner, T)> {
        let at = self.turns.iter().position(|(household, _)| may_run(household))?;
        let (household, mut group) = self.turns.remove(at)?;
        let (user, mut jobs) = group.pop_front()?;
        let job = jobs.pop_front()?;
        if !jobs.is_empty() {
            group.push_back((user, jobs));
        }
        if !group.is_empty() {
            self.turns.push_back((household, group));
        }
        Some((Owner { household, user }, job))
    }

    /// Removes jobs that no one waits for any more.
    fn retain(&mut self, waits: impl Fn(&T) -> bool) {
        for (_, group) in &mut self.turns {
            for (_, jobs) in &mut *group {
                jobs.retain(&waits);
            }
            group.retain(|(_, jobs)| !jobs.is_empty());
        }
        self.turns.retain(|(_, group)| !group.is_empty());
    }

    /// Waiting jobs of the household and of the user of an owner.
    fn waiting(&self, owner: Owner) -> (usize, usize) {
        let group = self.turns.iter().find(|(household, _)| *household == owner.household);
        let Some((_, group)) = group else { return (0, 0) };
        let of_user = group.iter().find(|(user, _)| *user == owner.user);
        let all = group.iter().map(|(_, jobs)| jobs.len()).sum();
        (all, of_user.map_or(0, |(_, jobs)| jobs.len()))
    }

    fn len(&self) -> usize {
        self.turns.iter().flat_map(|(_, group)| group).map(|(_, jobs)| jobs.len()).sum()
    }
}

/// Lets jobs run in fair order, a bounded number at once.
#[derive(Debug)]
pub struct Gate {
    limits: Limits,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    free: usize,
    running: HashMap<Household, usize>,
    queues: [Queue<oneshot::Sender<Permit>>; 2],
}

/// A job that may run; dropping it lets the next one run.
#[derive(Debug)]
pub struct Permit {
    gate: Arc<Gate>,
    household: Household,
}

/// A place in the queue; dropping it gives the place up. Resolves to the permit.
#[derive(Debug)]
pub struct Place(oneshot::Receiver<Permit>);

/// Too many jobs of this household or user wait already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

impl Gate {
    pub fn new(limits: Limits) -> Arc<Self> {
        let queues = [Queue::new(), Queue::new()];
        let state = State { free: limits.slots, running: HashMap::new(), queues };
        Arc::new(Self { limits, state: Mutex::new(state) })
    }

    /// Queues a job.
    pub fn enter(self: &Arc<Self>, owner: Owner, class: Class) -> Result<Place, Full> {
        let (tell, told) = oneshot::channel();
        {
            let mut state = self.state();
            let queue = &mut state.queues[class as usize];
            if self.is_full(queue.waiting(owner)) {
                queue.retain(|job| !job.is_closed());
                if self.is_full(queue.waiting(owner)) {
                    return Err(Full);
                }
            }
            queue.push(owner, tell);
        }
        self.admit();
        Ok(Place(told))
    }

    /// Jobs that wait.
    pub fn waiting(&self) -> usize {
        self.state().queues.iter().map(Queue::len).sum()
    }

    fn is_full(&self, (household, user): (usize, usize)) -> bool {
        household >= self.limits.waiting_per_household || user >= self.limits.waiting_per_user
    }

    /// Lets waiting jobs run while there are slots.
    fn admit(self: &Arc<Self>) {
        loop {
            let next = {
                let mut state = self.state();
                let State { free, running, queues } = &mut *state;
                if *free == 0 {
                    return;
                }
                let most = self.limits.slots_per_household;
                let may_run = |household: &Household| {
                    running.get(household).is_none_or(|running| *running < most)
                };
                let [first, second] = queues;
                let Some((owner, job)) = first.pop(may_run).or_else(|| second.pop(may_run)) else {
                    return;
                };
                if job.is_closed() {
                    continue;
                }
                *free -= 1;
                *running.entry(owner.household).or_default() += 1;
                (job, owner.household)
            };
            let (job, household) = next;
            // Outside the lock: a permit that is not taken frees its slot when it is dropped.
            let _ = job.send(Permit { gate: self.clone(), household });
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        {
            let mut state = self.gate.state();
            state.free += 1;
            if let Some(running) = state.running.get_mut(&self.household) {
                *running -= 1;
                if *running == 0 {
                    state.running.remove(&self.household);
                }
            }
        }
        self.gate.admit();
    }
}

impl Future for Place {
    type Output = Permit;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Permit> {
        Pin::new(&mut self.0)
            .poll(context)
            .map(|permit| permit.expect("a gate keeps every place until it is given up"))
    }
}

#[cfg(test)]
mod tests {
    use std::task::Waker;

    use super::*;

    fn owner(household: u8, user: i64) -> Owner {
        Owner { household: Some([192, 0, 2, household].into()), user }
    }

    fn gate(slots: usize, slots_per_household: usize) -> Arc<Gate> {
        Gate::new(Limits {
            slots,
            slots_per_household,
            waiting_per_household: 100,
            waiting_per_user: 100,
        })
    }

    /// The permit, if it was granted.
    fn granted(place: &mut Place) -> Option<Permit> {
        match Pin::new(place).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(permit) => Some(permit),
            Poll::Pending => None,
        }
    }

    /// The order in which jobs run one at a time.
    fn order(jobs: &[(Owner, Class)]) -> Vec<usize> {
        let gate = gate(1, 1);
        let mut held =
            gate.enter(owner(255, 0), Class::First).ok().and_then(|mut it| granted(&mut it));
        assert!(held.is_some(), "no other job is there");
        let mut places: Vec<_> = jobs
            .iter()
            .map(|(owner, class)| gate.enter(*owner, *class).map(Some).expect("there is room"))
            .collect();
        let mut order = Vec::new();
        for _ in jobs {
            drop(held.take());
            let next = places.iter_mut().enumerate().find_map(|(at, place)| {
                place.as_mut().and_then(granted).map(|permit| (at, permit))
            });
            let (at, permit) = next.expect("the next job runs at once");
            (held, places[at]) = (Some(permit), None);
            order.push(at);
        }
        drop(held);
        assert_eq!(gate.waiting(), 0);
        order
    }

    #[test]
    fn a_household_with_many_jobs_delays_another_by_one_job_at_most() {
        let mut jobs = vec![(owner(1, 1), Class::First); 50];
        jobs.push((owner(2, 2), Class::First));
        jobs.push((owner(2, 2), Class::First));
        let order = order(&jobs);
        assert_eq!(order.iter().position(|job| *job == 50), Some(1));
        assert_eq!(order.iter().position(|job| *job == 51), Some(3));
    }

    #[test]
    fn many_users_of_one_household_share_its_turns() {
        let mut jobs: Vec<_> = (1..=20).map(|user| (owner(1, user), Class::First)).collect();
        jobs.push((owner(2, 99), Class::First));
        assert_eq!(order(&jobs)[1], 20);
        // Within the household a user with one job is not behind all jobs of another.
        let jobs =
            [(owner(1, 1), Class::First), (owner(1, 1), Class::First), (owner(1, 2), Class::First)];
        assert_eq!(order(&jobs), [0, 2, 1]);
    }

    #[test]
    fn the_first_class_goes_before_the_second_even_if_it_comes_later() {
        let jobs = [
            (owner(1, 1), Class::Second),
            (owner(2, 2), Class::Second),
            (owner(1, 1), Class::First),
            (owner(1, 1), Class::First),
        ];
        assert_eq!(order(&jobs), [2, 3, 0, 1]);
    }

    #[test]
    fn a_household_never_takes_the_last_slot() {
        let gate = gate(3, 2);
        let mut flood: Vec<_> = (0..10)
            .map(|_| gate.enter(owner(1, 1), Class::First).expect("there is room"))
            .collect();
        let running: Vec<_> = flood.iter_mut().filter_map(granted).collect();
        assert_eq!(running.len(), 2);
        let mut other = gate.enter(owner(2, 2), Class::Second).expect("there is room");
        assert!(granted(&mut other).is_some(), "a slot is left for another household");
        assert_eq!(gate.waiting(), 8);
    }

    #[test]
    fn waiting_is_bounded_and_places_given_up_do_not_count() {
        let gate = Gate::new(Limits {
            slots: 1,
            slots_per_household: 1,
            waiting_per_household: 3,
            waiting_per_user: 2,
        });
        let mut first = gate.enter(owner(1, 1), Class::First).expect("it is empty");
        let running = granted(&mut first);
        let enter = |user| gate.enter(owner(1, user), Class::First);
        let kept = [enter(1), enter(1), enter(2)];
        assert!(kept.iter().all(Result::is_ok));
        assert_eq!(enter(3).err(), Some(Full), "three of the household wait");
        assert!(gate.enter(owner(2, 9), Class::First).is_ok(), "another household is not refused");
        let [one, ..] = kept;
        drop(one);
        let again = enter(1);
        assert!(again.is_ok(), "a place that was given up is free");
        assert_eq!(enter(1).err(), Some(Full), "two of the user wait");
        drop(running);
    }

    #[test]
    fn a_permit_that_is_not_taken_frees_its_slot() {
        let gate = gate(1, 1);
        drop(gate.enter(owner(1, 1), Class::First));
        let mut next = gate.enter(owner(2, 2), Class::First).expect("there is room");
        assert!(granted(&mut next).is_some());
    }
}
