//! The setup of a game: seats, options, rules version and seed.

use std::{
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
};

use serde::{Deserialize, Serialize};

use crate::{Message, Meta, Options, Seed};

/// The version of the rules a game is played by: 1 is the first.
///
/// Every version up to the newest ([`Game::RULES`](crate::Game::RULES)) stays playable. A state keeps its version where
/// the behaviour differs, and rules compare it with a number: `if self.rules >= 2`.
///
/// Version 1 adds nothing to a hash, so that a state which gets this field later has the same hash as
/// before.
///
/// ```
/// use signoria_engine::RulesVersion;
///
/// assert_eq!(RulesVersion::known(2, 3).map(RulesVersion::number), Some(2));
/// assert_eq!(RulesVersion::known(4, 3), None);
/// assert!(RulesVersion::FIRST < 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(u16);

impl RulesVersion {
    /// The first version of every game.
    pub const FIRST: Self = Self(1);

    /// The version with this number, if a program whose newest version is `newest` knows it.
    pub const fn known(number: u16, newest: u16) -> Option<Self> {
        if number >= 1 && number <= newest { Some(Self(number)) } else { None }
    }

    /// Every version of a game whose newest is `newest`, in ascending order.
    pub fn all(newest: u16) -> impl Iterator<Item = Self> {
        (1..=newest).map(Self)
    }

    /// The number in records and stored tables.
    pub const fn number(self) -> u16 {
        self.0
    }
}

impl Hash for RulesVersion {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self > 1 {
            self.0.hash(state);
        }
    }
}

impl PartialEq<u16> for RulesVersion {
    fn eq(&self, number: &u16) -> bool {
        self.0 == *number
    }
}

impl PartialOrd<u16> for RulesVersion {
    fn partial_cmp(&self, number: &u16) -> Option<Ordering> {
        self.0.partial_cmp(number)
    }
}

/// Everything that determines a game before its first action.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<O> {
    /// Number of seats.
    pub seats: u8,
    /// The options.
    pub options: O,
    /// Which version of the rules is played. New games take the newest.
    pub rules: RulesVersion,
    /// The source of all chance.
    pub seed: Seed,
}

impl<O: Options> Setup<O> {
    /// Checks rules version, seats and options; the error lists every problem. `newest` is the newest rules version of
    /// the game.
    pub fn validate(&self, meta: &Meta, newest: u16) -> Result<(), SetupError> {
        if RulesVersion::known(self.rules.number(), newest).is_none() {
            return Err(SetupError::rules(self.rules.number(), newest));
        }
        if !meta.seats.counts().contains(&self.seats) {
            let problem = Message::new("problem-seats")
                .with("seats", self.seats)
                .with("min", meta.seats.min)
                .with("max", meta.seats.max);
            return Err(SetupError { problems: vec![problem] });
        }
        let problems = self.options.problems(self.seats);
        if problems.is_empty() { Ok(()) } else { Err(SetupError { problems }) }
    }
}

/// Every reason why a setup cannot be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// In the order of the options; never empty.
    pub problems: Vec<Message>,
}

impl SetupError {
    /// A rules version that this program does not know.
    pub fn rules(found: u16, newest: u16) -> Self {
        let problem = Message::new("problem-rules").with("found", found).with("supported", newest);
        Self { problems: vec![problem] }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the setup is invalid:")?;
        self.problems.iter().try_for_each(|problem| write!(f, " {}", problem.key))
    }
}

impl std::error::Error for SetupError {}
