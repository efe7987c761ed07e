//! Many games between bots, with statistics.

use std::{collections::BTreeMap, ops::Range};

use signoria_bots::{Bot, Budget, Evaluated, Random, bot_by_name, seed_of};
use signoria_engine::{Audit, Game, NullSink, Outcome, Seat, Seed, Setup, SetupError, Viewer};
use thiserror::Error;

use crate::{RawOptions, RawSetup, game_type::validate_setup};

/// Maximum number of decisions of a game; more mean that it never ends.
pub(crate) const LIMIT: u64 = 1_000_000;

/// One victory in the units of [`SeatTally::wins`]: can be divided among 2 to 8 winners.
pub const WIN: u64 = 840;

/// The plan of a simulation. The number of a game determines it: its seed is `Seed::from_number(number)`,
/// and the seeds of its bots are derived from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Simulation {
    /// Number of seats.
    pub seats: u8,
    /// A named set of options.
    pub preset: Option<String>,
    /// Further options.
    pub options: RawOptions,
    /// Names of bots for the seats in order; they are repeated if there are more seats.
    pub bots: Vec<String>,
    /// How long each bot may think.
    pub budget: Budget,
}

impl Simulation {
    /// Default options, random players.
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            preset: None,
            options: RawOptions::default(),
            bots: vec!["random".to_owned()],
            budget: Budget::default(),
        }
    }

    /// The bot on a seat.
    pub fn bot(&self, seat: Seat) -> &str {
        match self.bots.len() {
            0 => "random",
            bots => &self.bots[seat.index() % bots],
        }
    }

    /// The setup of one game.
    pub fn setup(&self, number: u64) -> RawSetup {
        RawSetup {
            seats: self.seats,
            preset: self.preset.clone(),
            options: self.options.clone(),
            seed: Seed::from_number(number),
            rules: None,
            names: Vec::new(),
        }
    }
}

/// Why a simulation stopped.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SimulationError {
    /// The setup is invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// No bot has this name.
    #[error("there is no bot `{0}`")]
    Bot(String),
    /// A game does not end.
    #[error("game {0} has not ended after {LIMIT} decisions")]
    Endless(u64),
    /// An invariant is violated.
    #[error("game {game}, after {decisions} decisions: {problem}")]
    Broken {
        /// The number of the game.
        game: u64,
        /// Number of decisions before the violation.
        decisions: u64,
        /// The invariant, or the material that was lost or created.
        problem: String,
    },
}

/// The statistics of a number of games. The order in which tallies are added does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Number of games.
    pub games: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    /// Decisions in the longest one.
    pub longest: u64,
    /// One per seat.
    pub seats: Vec<SeatTally>,
}

/// The statistics of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatTally {
    /// Victories times [`WIN`]; a shared victory is divided.
    pub wins: u64,
    /// How often each final score was reached.
    pub scores: BTreeMap<i32, u64>,
}

impl SeatTally {
    /// Number of scores.
    pub fn games(&self) -> u64 {
        self.scores.values().sum()
    }

    /// The mean score; 0 without games.
    #[expect(clippy::cast_precision_loss, reason = "a mean for people")]
    pub fn mean(&self) -> f64 {
        let sum: i64 = self.scores.iter().map(|(&score, &n)| i64::from(score) * n as i64).sum();
        sum as f64 / self.games().max(1) as f64
    }

    /// The score below which the share `q` of the games lies.
    #[expect(clippy::cast_precision_loss, reason = "a quantile for people")]
    pub fn quantile(&self, q: f64) -> i32 {
        let wanted = (q * self.games() as f64).max(1.0);
        let mut seen = 0;
        for (&score, &n) in &self.scores {
            seen += n;
            if seen as f64 >= wanted {
                return score;
            }
        }
        0
    }
}

impl Tally {
    /// Adds the games of another tally.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.seats.resize_with(self.seats.len().max(other.seats.len()), SeatTally::default);
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.wins += theirs.wins;
            for (&score, &n) in &theirs.scores {
                *mine.scores.entry(score).or_default() += n;
            }
        }
    }

    fn count(&mut self, decisions: u64, outcome: &Outcome) {
        self.games += 1;
        self.decisions += decisions;
        self.longest = self.longest.max(decisions);
        self.seats.resize_with(outcome.standings.len(), SeatTally::default);
        let share = WIN / outcome.winners().count().max(1) as u64;
        for standing in &outcome.standings {
            let seat = &mut self.seats[standing.seat.index()];
            *seat.scores.entry(standing.total).or_default() += 1;
            if standing.rank == 1 {
                seat.wins += share;
            }
        }
    }
}

/// A bot in a simulation.
enum Player<G: Game> {
    /// Needs neither views nor events, so none are built for it.
    Random(Random),
    Other(Box<dyn Bot<G>>),
}

impl<G: Evaluated> Player<G> {
    fn new(name: &str, seed: u64) -> Result<Self, SimulationError> {
        if name == "random" {
            return Ok(Self::Random(Random::new(seed)));
        }
        let bot = bot_by_name(name, seed).map(Self::Other);
        bot.ok_or_else(|| SimulationError::Bot(name.to_owned()))
    }
}

pub(crate) fn simulate<G: Evaluated>(
    plan: &Simulation,
    games: Range<u64>,
) -> Result<Tally, SimulationError> {
    let mut setup = validate_setup::<G>(&plan.setup(games.start))?;
    let mut tally = Tally::default();
    let mut legal = Vec::new();
    for number in games {
        setup.seed = Seed::from_number(number);
        let (decisions, outcome) = play_out::<G>(plan, &setup, number, &mut legal)?;
        tally.count(decisions, &outcome);
    }
    Ok(tally)
}

fn play_out<G: Evaluated>(
    plan: &Simulation,
    setup: &Setup<G::Options>,
    number: u64,
    legal: &mut Vec<G::Action>,
) -> Result<(u64, Outcome), SimulationError> {
    let mut players = Seat::all(plan.seats)
        .map(|seat| Player::<G>::new(plan.bot(seat), seed_of(number, seat)))
        .collect::<Result<Vec<_>, _>>()?;
    let listened = players.iter().any(|player| matches!(player, Player::Other(_)));
    let mut events = Vec::new();
    let mut game = G::deal(setup, &mut events);
    let dealt = audited(&game, number, 0)?;
    let mut decisions = 0;
    loop {
        for (seat, player) in Seat::all(plan.seats).zip(&mut players) {
            if let Player::Other(bot) = player {
                let mine =
                    events.iter().filter_map(|event| G::event_view(event, Viewer::Seat(seat)));
                mine.for_each(|event| bot.observe(&event));
            }
        }
        events.clear();
        let Some(seat) = game.to_act().first() else { break };
        if decisions == LIMIT {
            return Err(SimulationError::Endless(number));
        }
        game.legal(seat, legal);
        let action = match &mut players[seat.index()] {
            Player::Random(random) => random.pick(legal),
            Player::Other(bot) => bot.choose(&game.view(Viewer::Seat(seat)), legal, &plan.budget),
        };
        if listened {
            game.apply(seat, action, &mut events);
        } else {
            game.apply(seat, action, &mut NullSink);
        }
        decisions += 1;
        if cfg!(debug_assertions) {
            conserved(&dealt, &game, number, decisions)?;
        }
    }
    conserved(&dealt, &game, number, decisions)?;
    let broken = |problem: &str| SimulationError::Broken {
        game: number,
        decisions,
        problem: problem.to_owned(),
    };
    let outcome =
        game.outcome().ok_or_else(|| broken("no seat is to act, but there is no result"))?;
    Ok((decisions, outcome))
}

/// Counts the material of a state, if its invariants hold.
fn audited<G: Game>(game: &G, number: u64, decisions: u64) -> Result<Audit, SimulationError> {
    let mut audit = Audit::default();
    game.audit(&mut audit);
    match audit.broken().first() {
        None => Ok(audit),
        Some(problem) => {
            Err(SimulationError::Broken { game: number, decisions, problem: (*problem).to_owned() })
        }
    }
}

/// Checks that the invariants hold and no material was lost or created since the deal.
fn conserved<G: Game>(
    dealt: &Audit,
    game: &G,
    number: u64,
    decisions: u64,
) -> Result<(), SimulationError> {
    let now = audited(game, number, decisions)?;
    // Usually the kinds have the same order and need not be sorted.
    if now == *dealt || now.counts() == dealt.counts() {
        return Ok(());
    }
    let problem = format!("material {:?} became {:?}", dealt.counts(), now.counts());
    Err(SimulationError::Broken { game: number, decisions, problem })
}
