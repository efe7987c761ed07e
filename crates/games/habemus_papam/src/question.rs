//! What the game asks, in terms that clients can rely on.

use serde::{Deserialize, Serialize};

use crate::{HabemusPapam, frame::Frame};

/// A question to the seats in [`View::asked`](crate::View::asked).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    /// Which mission to lay away (§5.2).
    Discard,
    /// Which action card to play, if any (§5.4).
    Select,
    /// Whom to bribe (§5.4).
    Bribe,
    /// Which two to swap (§5.4).
    Swap,
    /// What to bid (§5.5).
    FirstBids,
    /// What to bid after the bids of the others were shown (§5.5).
    LastBids,
    /// Which card of the offer to take (§5.6).
    Pick {
        /// Place in [`View::order`](crate::View::order), from 0.
        place: u8,
    },
    /// Whom Felipe IV banishes (§5.6).
    Banish,
}

impl HabemusPapam {
    /// The question that is asked now; `None` while no seat is asked.
    pub(crate) fn open_question(&self) -> Option<Question> {
        if self.stack.asked().is_empty() {
            return None;
        }
        Some(match self.stack.top()? {
            Frame::Discard => Question::Discard,
            Frame::Select => Question::Select,
            Frame::Bribe { .. } => Question::Bribe,
            Frame::Swap { .. } => Question::Swap,
            Frame::FirstBids => Question::FirstBids,
            Frame::LastBids => Question::LastBids,
            Frame::Pick { place } => Question::Pick { place },
            Frame::Banish { .. } => Question::Banish,
            Frame::RoundStart
            | Frame::Reveal
            | Frame::Resolve { .. }
            | Frame::Rank
            | Frame::Cleanup
            | Frame::FinalScoring => return None,
        })
    }
}
