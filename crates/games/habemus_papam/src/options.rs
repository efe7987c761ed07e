//! What a host can choose.

use serde::{Deserialize, Serialize};
use signoria_engine::{
    BuiltIn, Message, Seat, Values,
    meta::{JsonObject, to_object},
};

use crate::Data;

/// Options of Habemus Papam.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether clients show gold, gems and action cards that could be tracked from open play.
    pub memory_aid: bool,
    /// Ruling R2: Black smoke lies exactly in the middle instead of about there.
    pub exact_middle: bool,
    /// Ruling R3: who holds the Camerlengo piece first.
    pub first_camerlengo: FirstCamerlengo,
    /// Values of the box in place of reconstructed ones.
    #[serde(skip_serializing_if = "Values::is_built_in")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Data>", optional))]
    pub data: Values<Data>,
}

signoria_engine::ids! {
    /// Who holds the Camerlengo piece first.
    pub enum FirstCamerlengo {
        Random = "random",
        Seat0 = "seat_0",
        Seat1 = "seat_1",
        Seat2 = "seat_2",
        Seat3 = "seat_3",
    }
}

#[allow(clippy::derivable_impls)] // the macro that declares the enum has no place for `#[default]`
impl Default for FirstCamerlengo {
    fn default() -> Self {
        Self::Random
    }
}

impl FirstCamerlengo {
    /// The seat, unless it is to be drawn.
    pub fn seat(self) -> Option<Seat> {
        (self as u8).checked_sub(1).map(Seat::new)
    }
}

impl signoria_engine::Options for Options {
    fn problems(&self, seats: u8) -> Vec<Message> {
        let missing = self.first_camerlengo.seat().filter(|seat| seat.number() >= seats);
        missing
            .map(|_| {
                Message::new("problem-first_camerlengo")
                    .with("seats", seats)
                    .with("value", self.first_camerlengo.id().to_owned())
            })
            .into_iter()
            .chain(self.data.problems())
            .collect()
    }

    fn replaceable() -> JsonObject {
        #[derive(Serialize)]
        struct Replaceable {
            data: &'static Data,
        }
        to_object(&Replaceable { data: Data::built_in() })
    }
}
