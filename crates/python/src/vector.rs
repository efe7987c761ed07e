//! Many games side by side.

use std::{num::NonZero, process, sync::Mutex, thread};

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng as _, SeedableRng as _},
};
use rayon::{ThreadPool, ThreadPoolBuilder, prelude::*};
use signoria_bots::{Bot, Budget, bot_by_name, seed_of};
use signoria_encoding::{Reward, indices, observation};
use signoria_engine::{NullSink, Seat, Seed, Setup, Viewer};

use crate::{core::Playable, errors::Problem};

/// What a vector of environments is to be.
pub struct Plan {
    /// Seeds of the environments: as many as there are environments.
    pub seeds: Vec<u64>,
    /// What the end of a game is worth.
    pub reward: Reward,
    /// Names of the bots by seat; `None` where the caller decides. Empty: the caller decides everywhere.
    pub bots: Vec<Option<String>>,
    /// Number of threads; 0 for one per core.
    pub threads: usize,
}

/// The arrays of a caller, one row per environment.
pub struct Rows<'a> {
    /// The seat to act.
    pub to_act: &'a mut [i32],
    /// Its observation.
    pub observations: &'a mut [i16],
    /// Its legal actions.
    pub masks: &'a mut [bool],
    /// Rewards by seat; 0 unless the step ended a game.
    pub rewards: &'a mut [f32],
    /// Whether the step ended a game.
    pub dones: &'a mut [bool],
}

/// Many environments of one game.
pub trait AnyVector: Send + Sync {
    /// Deals all games anew, from new seeds if there are any.
    fn reset(&mut self, seeds: Option<Vec<u64>>, rows: Rows<'_>);
    /// Plays one action in each. If one is illegal, nothing changes.
    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), Problem>;
    /// A random legal action for each environment.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Problem>;
    /// Finished games of each environment since the last reset.
    fn episodes(&self) -> Vec<u64>;
}

struct Environment<G: Playable> {
    setup: Setup<G::Options>,
    seed: u64,
    episode: u64,
    game: G,
    seat: Seat,
    legal: Vec<G::Action>,
    found: Vec<u32>,
    /// For random actions.
    rng: Xoshiro256PlusPlus,
    /// Behind a lock that is never taken: bots may be sent to another thread, not shared.
    bots: Vec<Option<Mutex<Box<dyn Bot<G>>>>>,
}

/// One row of every array.
struct Row<'a> {
    to_act: &'a mut i32,
    observation: &'a mut [i16],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
}

impl<G: Playable> Environment<G> {
    /// Chance of the episodes of an environment: no two seeds share a game.
    fn deal(&mut self, bots: &[Option<String>]) {
        let number = seed_of(self.seed, Seat::new(0)).wrapping_add(self.episode);
        self.setup.seed = Seed::from_number(number);
        self.game = G::deal(&self.setup, &mut NullSink);
        self.bots.clear();
        self.bots.extend(bots.iter().enumerate().map(|(seat, name)| {
            let seed = seed_of(number, Seat::new(seat as u8));
            name.as_deref().and_then(|name| bot_by_name(name, seed)).map(Mutex::new)
        }));
    }

    /// Lets bots play, and deals again at the end, until the caller is to decide.
    fn advance(&mut self, names: &[Option<String>], reward: Reward, row: &mut Row<'_>) {
        loop {
            let Some(seat) = self.game.to_act().first() else {
                if let Some(outcome) = self.game.outcome() {
                    for (place, value) in row.rewards.iter_mut().zip(reward.of(&outcome)) {
                        *place = value as f32;
                    }
                }
                *row.done = true;
                self.episode += 1;
                self.deal(names);
                continue;
            };
            self.game.legal(seat, &mut self.legal);
            if let Some(Some(bot)) = self.bots.get_mut(seat.index())
                && let Ok(bot) = bot.get_mut()
            {
                let view = self.game.view(Viewer::Seat(seat));
                let action = bot.choose(&view, &self.legal, &Budget::default());
                self.game.apply(seat, action, &mut NullSink);
                continue;
            }
            self.seat = seat;
            return;
        }
    }

    /// Writes what the seat to act sees and may do.
    fn show(&mut self, row: &mut Row<'_>) {
        *row.to_act = i32::from(self.seat.number());
        let view = self.game.view(Viewer::Seat(self.seat));
        observation::<G>(&view, row.observation);
        // Only what was set the last time has to be taken back: masks are long and sparse.
        for &index in &self.found {
            row.mask[index as usize] = false;
        }
        indices::<G>(&view, &self.legal, &mut self.found);
        for &index in &self.found {
            row.mask[index as usize] = true;
        }
    }
}

/// The environments of one game.
pub struct Vector<G: Playable> {
    environments: Vec<Environment<G>>,
    reward: Reward,
    bots: Vec<Option<String>>,
    threads: usize,
    /// Threads of this process; a forked child has none of its parent's.
    pool: Option<(u32, ThreadPool)>,
}

impl<G: Playable> Vector<G> {
    /// Checks the plan and deals.
    pub fn new(setup: &Setup<G::Options>, plan: Plan) -> Result<Self, Problem> {
        if plan.seeds.is_empty() {
            return Err(Problem::value("there must be at least one environment".to_owned()));
        }
        if !plan.bots.is_empty() && plan.bots.len() != usize::from(setup.seats) {
            return Err(Problem::value(format!(
                "{} bots for {} seats: name one per seat, None where you decide",
                plan.bots.len(),
                setup.seats
            )));
        }
        if !plan.bots.is_empty() && plan.bots.iter().all(Option::is_some) {
            return Err(Problem::value("bots on all seats leave nothing to decide".to_owned()));
        }
        for name in plan.bots.iter().flatten() {
            if !signoria_bots::is_bot_name(name) {
                return Err(Problem::value(format!("there is no bot “{name}”")));
            }
        }
        let environments = plan.seeds.into_iter().map(|seed| Environment {
            setup: setup.clone(),
            seed,
            episode: 0,
            game: G::deal(setup, &mut NullSink),
            seat: Seat::new(0),
            legal: Vec::new(),
            found: Vec::new(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            bots: Vec::new(),
        });
        let environments: Vec<_> = environments.collect();
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let wanted = if plan.threads == 0 { cores } else { plan.threads };
        let threads = wanted.min(environments.len());
        Ok(Self { environments, reward: plan.reward, bots: plan.bots, threads, pool: None })
    }

    /// Does something for each environment and its row, on all threads.
    fn each(
        &mut self,
        rows: Rows<'_>,
        work: impl Fn(&mut Environment<G>, usize, Row<'_>) + Send + Sync,
    ) {
        let seats = self.environments.first().map_or(1, |it| usize::from(it.setup.seats));
        let Rows { to_act, observations, masks, rewards, dones } = rows;
        let rows = observations
            .par_chunks_mut(G::OBSERVATION_SIZE)
            .zip(masks.par_chunks_mut(G::ACTIONS))
            .zip(rewards.par_chunks_mut(seats))
            .zip(to_act.par_iter_mut())
            .zip(dones.par_iter_mut());
        let all = self.environments.par_iter_mut().zip(rows).enumerate().with_min_len(16);
        let run = || {
            all.for_each(
                |(at, (environment, ((((observation, mask), rewards), to_act), done)))| {
                    work(environment, at, Row { to_act, observation, mask, rewards, done });
                },
            );
        };
        let process = process::id();
        if self.pool.as_ref().is_none_or(|(owner, _)| *owner != process) {
            // The threads of a parent process do not exist here: forget them without waiting for them.
            if let Some((_, pool)) = self.pool.take() {
                std::mem::forget(pool);
            }
            let pool = ThreadPoolBuilder::new().num_threads(self.threads).build();
            self.pool = pool.ok().map(|pool| (process, pool));
        }
        match &self.pool {
            Some((_, pool)) => pool.install(run),
            None => run(),
        }
    }
}

impl<G: Playable> AnyVector for Vector<G> {
    fn reset(&mut self, seeds: Option<Vec<u64>>, rows: Rows<'_>) {
        if let Some(seeds) = seeds {
            for (environment, seed) in self.environments.iter_mut().zip(seeds) {
                environment.seed = seed;
            }
        }
        let (names, reward) = (self.bots.clone(), self.reward);
        self.each(rows, |environment, _, mut row| {
            row.mask.fill(false);
            row.rewards.fill(0.0);
            environment.found.clear();
            environment.episode = 0;
            environment.rng = Xoshiro256PlusPlus::seed_from_u64(environment.seed);
            environment.deal(&names);
            environment.advance(&names, reward, &mut row);
            row.rewards.fill(0.0);
            *row.done = false;
            environment.show(&mut row);
        });
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) -> Result<(), Problem> {
        let wrong = self.environments.iter().zip(actions).position(|(environment, &action)| {
            !environment.found.iter().any(|&index| i64::from(index) == action)
        });
        if let Some(at) = wrong {
            let environment = &self.environments[at];
            if environment.found.is_empty() {
                return Err(Problem::value("call reset() before step()".to_owned()));
            }
            return Err(Problem::illegal(format!(
                "environment {at}: index {} is no legal action of {:?} now; legal: {:?}",
                actions[at], environment.seat, environment.found
            )));
        }
        let (names, reward) = (self.bots.clone(), self.reward);
        self.each(rows, |environment, at, mut row| {
            let place = environment.found.iter().position(|&index| i64::from(index) == actions[at]);
            let Some(place) = place else { return };
            if *row.done {
                row.rewards.fill(0.0);
                *row.done = false;
            }
            let action = environment.legal[place];
            environment.game.apply(environment.seat, action, &mut NullSink);
            environment.advance(&names, reward, &mut row);
            environment.show(&mut row);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Problem> {
        for (environment, action) in self.environments.iter_mut().zip(actions) {
            let found = &environment.found;
            if found.is_empty() {
                return Err(Problem::value("call reset() before sample()".to_owned()));
            }
            // Multiplying maps 32 random bits evenly enough to a few hundred actions.
            let random = environment.rng.next_u64() >> 32;
            let place = (random * found.len() as u64) >> 32;
            *action = i64::from(found[place as usize]);
        }
        Ok(())
    }

    fn episodes(&self) -> Vec<u64> {
        self.environments.iter().map(|environment| environment.episode).collect()
    }
}
