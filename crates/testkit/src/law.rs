//! The names of the laws.

use std::fmt;

/// What every game obeys. The functions that check them are in [`laws`](crate::laws), with a paragraph
/// each on what is demanded and what would be missed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Random games finish within the bound, and exactly then have an outcome.
    Finish = 1,
    /// A seat to act has a sorted list of distinct actions; every other seat has none.
    Legal,
    /// Every listed action plays; every other is refused and changes nothing.
    RejectIllegal,
    /// A record plays again to the same state and views; a changed entry is noticed.
    Replay,
    /// Actions, views, options and records survive being written and read.
    RoundTrip,
    /// A state sampled from a view has that view, its questions and its legal actions.
    Determinize,
    /// The same observations lead to the same questions.
    Lockstep,
    /// Simultaneous answers give the same state in any order, and stay secret until the last.
    Simultaneous,
    /// Undo then redo is the identity, and undo never crosses its floor.
    Undo,
    /// Material is neither created nor lost, and every invariant holds.
    Conserve,
    /// Actions are small and quiet playouts do not allocate.
    NoAllocation,
    /// State and events cannot be serialized; checked by [`assert_secret!`](crate::assert_secret).
    Secret,
    /// The fact of being asked, the question and the events reveal nothing hidden.
    NoLeak,
    /// Play speaks only in messages of the catalogue.
    Text,
    /// The redraw after an agreed undo changes no view, conserves material and changes chance.
    Redraw,
    /// Views say whether the game is over, who is asked and what; events and questions name their kind.
    Protocol,
}

impl Law {
    /// All laws that are checked by playing, the plainest first: what is reported is more likely the
    /// cause than a consequence.
    pub const PLAYED: [Self; 15] = [
        Self::Finish,
        Self::Legal,
        Self::Conserve,
        Self::Protocol,
        Self::RoundTrip,
        Self::RejectIllegal,
        Self::NoAllocation,
        Self::Simultaneous,
        Self::Replay,
        Self::Determinize,
        Self::NoLeak,
        Self::Lockstep,
        Self::Undo,
        Self::Redraw,
        Self::Text,
    ];

    /// Whether the law is about the plain course of the game: those are checked on all games first,
    /// because the other laws play on from every position and would report the same problem.
    pub(crate) const fn is_plain(self) -> bool {
        matches!(self, Self::Finish | Self::Legal | Self::Conserve)
    }

    /// Its number in the design.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} ({self:?})", self.number())
    }
}
