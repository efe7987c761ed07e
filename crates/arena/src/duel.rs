//! A line-up, and one game of it.

use std::time::Instant;

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, SetupError};
use signoria_registry::{Budget, DynBot, GameType, RawOptions, RawSetup, Table, is_bot, seed_of};
use thiserror::Error;

use crate::External;

/// Who plays what.
#[derive(Clone)]
pub struct Match {
    /// The game.
    pub game: &'static dyn GameType,
    /// One name per seat: a bot of ours, or the path of a program (it contains a `/`).
    pub bots: Vec<String>,
    /// Named choice of options.
    pub preset: Option<String>,
    /// Further options.
    pub options: RawOptions,
    /// The first deal.
    pub seed: u64,
    /// For bots without a budget of their own.
    pub budget: Budget,
}

/// Why a match cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MatchError {
    /// The set-up cannot be dealt.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No bot has this name.
    #[error("there is no bot `{0}`")]
    Bot(String),
    /// A program cannot be started.
    #[error("{0}")]
    Program(String),
    /// The game broke a law.
    #[error("game {game}: {problem}")]
    Broken {
        /// Number of the game.
        game: u64,
        /// What happened.
        problem: String,
    },
}

/// One seat of a game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sat {
    /// Index into the line-up.
    pub bot: usize,
    /// 1 is best; tied seats share a rank.
    pub rank: u8,
    /// Final score.
    pub total: i32,
    /// Decisions that were not forced.
    pub decisions: u64,
    /// Time they took.
    pub seconds: f64,
    /// Iterations of the search.
    pub iterations: u64,
}

/// A game that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the match, from 0.
    pub number: u64,
    /// One per seat, in order.
    pub seats: Vec<Sat>,
    /// What bots of others did wrong, with their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(String, String)>,
}

impl Match {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.bots.len() as u8
    }

    /// The set-up of a game of the match.
    pub fn setup(&self, number: u64) -> RawSetup {
        let players = u64::from(self.players()).max(1);
        RawSetup {
            seats: self.players(),
            preset: self.preset.clone(),
            options: self.options.clone(),
            seed: signoria_engine::Seed::from_number(self.deal(number, players)),
            names: Vec::new(),
        }
    }

    const fn deal(&self, number: u64, players: u64) -> u64 {
        self.seed.wrapping_add(number / players)
    }

    /// Which of the line-up sits on a seat: everybody moves on by one from game to game.
    pub fn seated(&self, number: u64, seat: Seat) -> usize {
        let players = self.bots.len();
        (seat.index() + (number % players as u64) as usize) % players
    }

    /// Checks names and set-up before anything is played.
    pub fn check(&self) -> Result<(), MatchError> {
        self.game.options(&self.setup(0))?;
        for name in &self.bots {
            if !is_program(name) && !is_bot(name) {
                return Err(MatchError::Bot(name.clone()));
            }
        }
        Ok(())
    }

    /// Plays a game of the match.
    pub fn play(&self, number: u64) -> Result<Played, MatchError> {
        let mut table = self.game.start(&self.setup(number))?;
        let seats: Vec<Seat> = Seat::all(self.players()).collect();
        let mut bots = seats
            .iter()
            .map(|seat| self.sit_down(&*table, *seat, number))
            .collect::<Result<Vec<_>, _>>()?;
        let mut played = Played {
            number,
            seats: seats
                .iter()
                .map(|seat| Sat {
                    bot: self.seated(number, *seat),
                    rank: 0,
                    total: 0,
                    decisions: 0,
                    seconds: 0.0,
                    iterations: 0,
                })
                .collect(),
            faults: Vec::new(),
        };
        let broken = |problem: String| MatchError::Broken { game: number, problem };
        while let Some(seat) = table.to_act().first() {
            let (bot, sat) = (&mut bots[seat.index()], &mut played.seats[seat.index()]);
            let Some(sight) = table.sight(seat, bot.heard()) else {
                return Err(broken(format!("{seat:?} is asked but sees nothing")));
            };
            let forced = sight.single();
            let start = Instant::now();
            let action = bot.think(&sight, &self.budget);
            if !forced {
                sat.seconds += start.elapsed().as_secs_f64();
                sat.decisions += 1;
            }
            let action = action.ok_or_else(|| broken(format!("{seat:?} has no answer")))?;
            let name = &self.bots[sat.bot];
            played.faults.extend(bot.faults().into_iter().map(|fault| (name.clone(), fault)));
            table.play(seat, &action).map_err(|error| broken(error.to_string()))?;
        }
        let outcome = table
            .outcome()
            .ok_or_else(|| broken("nobody is asked, but there is no result".into()))?;
        for ((standing, sat), bot) in outcome.standings.iter().zip(&mut played.seats).zip(&bots) {
            sat.rank = standing.rank;
            sat.total = standing.total;
            sat.iterations = bot.iterations();
        }
        Ok(played)
    }

    fn sit_down(
        &self,
        table: &dyn Table,
        seat: Seat,
        number: u64,
    ) -> Result<Box<dyn DynBot>, MatchError> {
        let name = &self.bots[self.seated(number, seat)];
        let seed = seed_of(self.seed.wrapping_mul(0x0001_0000).wrapping_add(number), seat);
        if is_program(name) {
            let bot = External::start(name, table, seat, seed);
            return Ok(Box::new(bot.map_err(MatchError::Program)?));
        }
        table.bot(name, seed).ok_or_else(|| MatchError::Bot(name.clone()))
    }
}

/// Whether a name means a program of somebody else.
pub fn is_program(name: &str) -> bool {
    name.contains('/')
}
