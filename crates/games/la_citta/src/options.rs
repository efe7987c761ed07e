//! What can be chosen at set-up.

use serde::{Deserialize, Serialize};
use signoria_engine::Message;

/// Options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How the board is set up.
    pub setup: TableSetup,
}

/// The two set-ups of the rulebook (6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableSetup {
    /// Fixed terrain and castles.
    #[default]
    Standard,
    /// Shuffled terrain; the players place their castles.
    Advanced,
}

impl signoria_engine::Options for Options {
    /// Either set-up can be played by 2 to 5.
    fn problems(&self, _seats: u8) -> Vec<Message> {
        let Self { setup: TableSetup::Standard | TableSetup::Advanced } = self;
        Vec::new()
    }
}
