//! What the game asks, in terms that clients can rely on.

use serde::{Deserialize, Serialize};

use crate::{Goofspiel, frame::Frame};

/// A question to the seats in [`View::asked`](crate::View::asked).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    /// Which card to bid (§4).
    Bid,
}

impl Goofspiel {
    /// The question that is asked now; `None` while no seat is asked.
    pub(crate) fn open_question(&self) -> Option<Question> {
        (self.stack.top() == Some(Frame::Bid)).then_some(Question::Bid)
    }
}
