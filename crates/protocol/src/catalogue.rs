//! The games: `GET /api/games`.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A game with its options, in the reader's language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameInfo {
    /// Its id, such as `la_citta`.
    pub id: String,
    /// Its printed name.
    pub title: String,
    /// One sentence about it.
    pub tagline: String,
    /// The allowed numbers of players.
    pub seats: SeatCounts,
    /// Minimum and maximum usual length at a real table, in minutes.
    pub minutes: (u16, u16),
    /// Newest version of its rules.
    pub rules: u16,
    /// Its options, in the order a form should show them.
    pub options: Vec<OptionInfo>,
    /// Named sets of options.
    pub presets: Vec<PresetInfo>,
    /// Parts that do not come from the rulebook, because its pictures are lost or it can be read in two
    /// ways.
    pub provenance: Vec<ProvenanceInfo>,
}

/// A part of a game whose printed form is not known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProvenanceInfo {
    /// Its name.
    pub key: String,
    /// How its current form was found.
    pub kind: ProvenanceKind,
    /// The things it concerns, by their keys in the locale file; empty if it concerns the whole game.
    pub of: Vec<String>,
    /// What had to be filled in, and how.
    pub text: String,
    /// The values a host can enter instead: fields of the option `data` of a table, or options; empty if there are none.
    pub values: Vec<String>,
}

/// How a part that could not be read was filled in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProvenanceKind {
    /// The original is lost; a plausible stand-in takes its place.
    Reconstructed,
    /// The rulebook can be read in more than one way; one reading is played.
    Reading,
}

/// How many can play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatCounts {
    /// Fewest.
    pub min: u8,
    /// Most.
    pub max: u8,
}

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionInfo {
    /// Its name in [`NewTable::options`](crate::NewTable::options).
    pub key: String,
    /// Its type and limits.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// Its default.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub default: Value,
    /// Its name in a form.
    pub label: String,
    /// What it does.
    pub help: String,
}

/// The type of an option. `labels` are the names of the values in `of`, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Number {
        /// Smallest.
        min: i64,
        /// Largest.
        max: i64,
    },
    /// One of these.
    Choice {
        /// Allowed values.
        of: Vec<String>,
        /// Their names.
        labels: Vec<String>,
    },
    /// Several different ones of these.
    Several {
        /// Allowed values.
        of: Vec<String>,
        /// Their names.
        labels: Vec<String>,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// A list of whole numbers.
    Numbers {
        /// How many, or 0 for none at all.
        len: u8,
        /// Smallest.
        min: i64,
        /// Largest.
        max: i64,
    },
}

/// A named set of options.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PresetInfo {
    /// What [`NewTable::preset`](crate::NewTable::preset) takes.
    pub id: String,
    /// Its name in a form.
    pub label: String,
    /// The options it sets; the others keep their defaults.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
}
