//! A match, and one game of it.

use std::time::Instant;

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, SetupError};
use signoria_registry::{Budget, DynBot, GameType, RawOptions, RawSetup, Table, is_bot, seed_of};
use thiserror::Error;

use crate::External;

/// A line-up of bots for a game.
#[derive(Clone)]
pub struct Match {
    /// The game.
    pub game: &'static dyn GameType,
    /// One name per seat: a built-in bot, or the path of a program (it contains a `/`).
    pub bots: Vec<String>,
    /// Option preset.
    pub preset: Option<String>,
    /// Options on top of the preset.
    pub options: RawOptions,
    /// Seed of the first deal.
    pub seed: u64,
    /// Budget of bots whose name does not contain one.
    pub budget: Budget,
}

/// Why a match cannot be game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MatchError {
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No bot has this name.
    #[error("unknown bot `{0}`")]
    Bot(String),
    /// An external program cannot be started.
    #[error("{0}")]
    Program(String),
    /// The rules violated an invariant.
    #[error("game {game}: {problem}")]
    Broken {
        /// Number of the game.
        game: u64,
        /// The violation.
        problem: String,
    },
}

/// The result of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatRecord {
    /// Index into the line-up.
    pub bot: usize,
    /// 1 is best; tied seats share a rank.
    pub rank: u8,
    /// Final score.
    pub total: i32,
    /// Decisions that were not forced.
    pub decisions: u64,
    /// Time they took, in seconds.
    pub seconds: f64,
    /// Iterations of the search.
    pub iterations: u64,
}

/// A finished game of a match. Its JSON is the line format of logs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchGame {
    /// The number in the match, from 0.
    pub number: u64,
    /// One per seat, in order.
    pub seats: Vec<SeatRecord>,
    /// Faults of external bots: name and problem.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(String, String)>,
}

impl Match {
    /// Returns the number of players.
    pub fn players(&self) -> u8 {
        self.bots.len() as u8
    }

    /// Returns the setup of a game of the match.
    pub fn setup(&self, number: u64) -> RawSetup {
        let players = u64::from(self.players()).max(1);
        RawSetup {
            seats: self.players(),
            preset: self.preset.clone(),
            options: self.options.clone(),
            seed: signoria_engine::Seed::from_number(self.deal(number, players)),
            rules: None,
            names: Vec::new(),
        }
    }

    const fn deal(&self, number: u64, players: u64) -> u64 {
        self.seed.wrapping_add(number / players)
    }

    /// Returns the index in the line-up of the bot on a seat; the line-up moves on by one seat per game.
    pub fn seated(&self, number: u64, seat: Seat) -> usize {
        let players = self.bots.len();
        (seat.index() + (number % players as u64) as usize) % players
    }

    /// Checks names and setup.
    pub fn check(&self) -> Result<(), MatchError> {
        self.game.options(&self.setup(0))?;
        for name in &self.bots {
            if !is_program(name) && !is_bot(name) {
                return Err(MatchError::Bot(name.clone()));
            }
        }
        Ok(())
    }

    /// Plays one game of the match.
    pub fn play(&self, number: u64) -> Result<MatchGame, MatchError> {
        let mut table = self.game.start(&self.setup(number))?;
        let seats: Vec<Seat> = Seat::all(self.players()).collect();
        let mut bots = seats
            .iter()
            .map(|seat| self.create_bot(&*table, *seat, number))
            .collect::<Result<Vec<_>, _>>()?;
        let mut game = MatchGame {
            number,
            seats: seats
                .iter()
                .map(|seat| SeatRecord {
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
            let (bot, record) = (&mut bots[seat.index()], &mut game.seats[seat.index()]);
            let Some(observation) = table.observation(seat, bot.next_event_group()) else {
                return Err(broken(format!("{seat:?} is to act but has no view")));
            };
            let forced = observation.is_forced();
            let start = Instant::now();
            let action = bot.think(&observation, &self.budget);
            if !forced {
                record.seconds += start.elapsed().as_secs_f64();
                record.decisions += 1;
            }
            let action = action.ok_or_else(|| broken(format!("{seat:?} chose no action")))?;
            let name = &self.bots[record.bot];
            game.faults.extend(bot.faults().into_iter().map(|fault| (name.clone(), fault)));
            table.play(seat, &action).map_err(|error| broken(error.to_string()))?;
        }
        let outcome = table
            .outcome()
            .ok_or_else(|| broken("no seat is to act, but there is no result".into()))?;
        for ((standing, record), bot) in outcome.standings.iter().zip(&mut game.seats).zip(&bots) {
            record.rank = standing.rank;
            record.total = standing.total;
            record.iterations = bot.iterations();
        }
        Ok(game)
    }

    fn create_bot(
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

/// Whether a bot name is the path of an external program.
pub fn is_program(name: &str) -> bool {
    name.contains('/')
}
