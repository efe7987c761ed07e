//! What a host can choose.

use serde::{Deserialize, Serialize};
use signoria_engine::Message;

/// Options of Goofspiel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Ruling R1: a prize that no player wins stays for the next round.
    pub carry: bool,
}

impl signoria_engine::Options for Options {
    fn problems(&self, _seats: u8) -> Vec<Message> {
        Vec::new()
    }
}
