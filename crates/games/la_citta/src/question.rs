//! What the game asks, in terms that clients can rely on.

use serde::{Deserialize, Serialize};

use crate::{LaCitta, frame::Frame, state::CityId};

/// A question to the seats in [`View::asked`](crate::View::asked).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    /// Where to place a castle (6).
    Place,
    /// Which action to take (8.2).
    Turn {
        /// Round of the year, 1 to 5.
        round: u8,
    },
    /// Which city calls next, with which voice (9.1).
    Migrate,
    /// Which tile a city gives up (9.2).
    Demolish {
        /// The city.
        city: CityId,
    },
    /// Which city loses a citizen to hunger (9.3).
    Starve {
        /// Number of citizens still to leave.
        missing: u8,
    },
}

impl LaCitta {
    /// The question that is asked now; `None` while no seat is asked.
    pub(crate) fn open_question(&self) -> Option<Question> {
        if self.stack.asked().is_empty() {
            return None;
        }
        Some(match self.stack.top()? {
            Frame::Place { .. } => Question::Place,
            Frame::Turn { round, .. } => Question::Turn { round: round + 1 },
            Frame::Migrate { .. } => Question::Migrate,
            Frame::Demolish { city } => Question::Demolish { city },
            Frame::Starve { missing, .. } => Question::Starve { missing },
            Frame::Year
            | Frame::Voices
            | Frame::Ruins { .. }
            | Frame::Feed { .. }
            | Frame::Bury { .. }
            | Frame::YearEnd => return None,
        })
    }
}
