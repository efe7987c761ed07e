//! What a game is dealt from: seats, options and seed.

use std::fmt;

use crate::{Message, Meta, Options, Seed};

/// Everything that determines a game before its first action.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<O> {
    /// How many play.
    pub seats: u8,
    /// What was chosen.
    pub options: O,
    /// Where all chance comes from.
    pub seed: Seed,
}

impl<O: Options> Setup<O> {
    /// A set-up with default options.
    pub fn new(seats: u8, seed: Seed) -> Self {
        Self { seats, options: O::default(), seed }
    }

    /// Checks the seats and the options together; the error lists every problem.
    pub fn validate(&self, meta: &Meta) -> Result<(), SetupError> {
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

/// Every reason why a set-up cannot be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// In the order of the options; never empty.
    pub problems: Vec<Message>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the set-up cannot be dealt:")?;
        self.problems.iter().try_for_each(|problem| write!(f, " {}", problem.key))
    }
}

impl std::error::Error for SetupError {}
