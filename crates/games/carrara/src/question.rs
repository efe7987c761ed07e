//! What the game asks, in terms that clients can rely on.

use serde::{Deserialize, Serialize};

use crate::{
    Carrara,
    frame::{Frame, Work},
    material::{Building, City},
};

/// A question to the seats in [`View::asked`](crate::View::asked).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    /// Which action to take (§6.1).
    Turn,
    /// Which bricks to take from the wheel (§6.2).
    Market,
    /// Which bricks to pay for a building (§6.3, §7.3).
    Payment {
        /// The building.
        building: Building,
        /// The own city it will stand in.
        city: City,
        /// The own building it replaces there.
        replaces: Option<Building>,
    },
    /// Which upgrade token to take (§7.3).
    Upgrade,
    /// Whether to buy an object or announce the end (§6.7, R45).
    Finish {
        /// Whether an object was bought in this turn.
        purchased: bool,
    },
}

impl Carrara {
    /// The question that is asked now; `None` while no seat is asked.
    pub(crate) fn open_question(&self) -> Option<Question> {
        if self.frames.asked().is_empty() {
            return None;
        }
        Some(match self.frames.top()? {
            Frame::Turn => Question::Turn,
            Frame::Market => Question::Market,
            Frame::Payment(Work::Build { building, city }) => {
                Question::Payment { building, city, replaces: None }
            }
            Frame::Payment(Work::Replace { old, new }) => Question::Payment {
                building: new,
                city: self.players[self.active].city_of(old)?,
                replaces: Some(old),
            },
            Frame::Upgrade => Question::Upgrade,
            Frame::Finish { purchased } => Question::Finish { purchased },
            Frame::EndTurn => return None,
        })
    }
}
