//! The options of a table.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};
use signoria_engine::{
    BuiltIn, Message, Values,
    meta::{JsonObject, to_object},
};

use crate::data::Data;

/// Options of a game. An option added later is left out of a record while it has its default, so that
/// records made before it was added keep their bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How the board is set up.
    pub setup: TableSetup,
    /// When a player may draw a political card unseen (R11).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Passing>", optional))]
    pub passing: Passing,
    /// How often citizens and food are counted in phase 8 (R27).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Feeding>", optional))]
    pub feeding: Feeding,
    /// Values of the box in place of reconstructed ones.
    #[serde(skip_serializing_if = "Values::is_built_in")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Data>", optional))]
    pub data: Values<Data>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
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

/// When a player may draw a political card unseen (R11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Passing {
    /// In any turn.
    #[default]
    Free,
    /// Only without any other move; it then happens by itself.
    Forced,
}

/// How often citizens and food are counted in phase 8 (R27).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Feeding {
    /// Once; a farm that falls to hunger is missed only next year.
    #[default]
    Once,
    /// Again after each demolition, until there is food for every citizen.
    UntilFed,
}

/// The readings of the rulebook this table plays by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Readings {
    /// See [`Options::passing`].
    pub passing: Passing,
    /// See [`Options::feeding`].
    pub feeding: Feeding,
}

impl Readings {
    /// Those chosen in the options.
    pub const fn of(options: &Options) -> Self {
        Self { passing: options.passing, feeding: options.feeding }
    }
}

/// The default readings leave the fingerprint of a state as it was before there was a choice.
impl Hash for Readings {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            let Self { passing, feeding } = self;
            passing.hash(state);
            feeding.hash(state);
        }
    }
}

impl signoria_engine::Options for Options {
    /// Everything can be combined, with 2 to 5 players; only values of the host can be wrong.
    fn problems(&self, _seats: u8) -> Vec<Message> {
        let Self {
            setup: TableSetup::Standard | TableSetup::Advanced,
            passing: Passing::Free | Passing::Forced,
            feeding: Feeding::Once | Feeding::UntilFed,
            data,
        } = self;
        data.problems()
    }

    fn replaceable() -> JsonObject {
        #[derive(Serialize)]
        struct Replaceable {
            data: &'static Data,
        }
        to_object(&Replaceable { data: Data::built_in() })
    }
}
