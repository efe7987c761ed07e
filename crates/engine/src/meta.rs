//! The description of a game that is available without its rules: title, seats, options.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::Message;

/// The description of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Meta {
    /// Same as `Game::ID`.
    pub id: &'static str,
    /// The printed name of the game: a proper name, the same in every language.
    pub title: &'static str,
    /// Minimum and maximum number of seats.
    pub seats: SeatRange,
    /// Minimum and maximum usual length at a real table, in minutes.
    pub minutes: (u16, u16),
    /// The options of a table, in the order a form should show them.
    pub options: &'static [OptionMeta],
    /// Named sets of options.
    pub presets: &'static [Preset],
    /// Parts that do not come from the rulebook, because its pictures are lost or it can be read in two
    /// ways.
    pub provenance: &'static [Provenance],
}

/// A part of the game whose printed form is not known; text is `provenance-<key>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Provenance {
    /// Its name.
    pub key: &'static str,
    /// How its current form was found.
    pub kind: Origin,
    /// The things it concerns, by their keys in the locale file; empty if it concerns the whole game.
    pub of: &'static [&'static str],
    /// The values of [`Options::replaceable`] that a host can replace it with; empty if it is no data.
    pub values: &'static [&'static str],
}

/// How a part that could not be read was filled in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The original is lost; a plausible stand-in takes its place.
    Reconstructed,
    /// The rulebook can be read in more than one way; one reading is played.
    Reading,
}

/// The allowed numbers of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatRange {
    /// Fewest.
    pub min: u8,
    /// Most.
    pub max: u8,
}

impl SeatRange {
    /// Every allowed number of seats.
    pub fn counts(self) -> std::ops::RangeInclusive<u8> {
        self.min..=self.max
    }
}

/// One field of the options: texts are `option-<key>` and `option-<key>-help`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionMeta {
    /// Name of the field.
    pub key: &'static str,
    /// What it can be.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// What an option can be.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Flag,
    /// A whole number.
    Number {
        /// Smallest.
        min: i64,
        /// Largest.
        max: i64,
    },
    /// One of these; texts are `option-<key>-<value>`.
    Choice {
        /// Allowed values.
        of: &'static [&'static str],
    },
    /// Several different ones of these; each is a term of the game.
    Several {
        /// Allowed values.
        of: &'static [&'static str],
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

/// A named set of options; text is `preset-<id>`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Preset {
    /// Its name.
    pub id: &'static str,
    /// A JSON object that overrides the defaults.
    pub options: &'static str,
}

impl OptionKind {
    /// Parses a value as typed on the command line: `true`, `3`, `random`, `witch,thief`, `1,2,3`.
    pub fn parse(self, text: &str) -> Option<Value> {
        let number = |text: &str, min, max| {
            text.trim().parse::<i64>().ok().filter(|number| (min..=max).contains(number))
        };
        let list = || text.split(',').map(str::trim).filter(|item| !item.is_empty());
        match self {
            Self::Flag => match text {
                "true" | "yes" | "on" | "1" => Some(Value::Bool(true)),
                "false" | "no" | "off" | "0" => Some(Value::Bool(false)),
                _ => None,
            },
            Self::Number { min, max } => number(text, min, max).map(Value::from),
            Self::Choice { of } => of.contains(&text).then(|| Value::from(text)),
            Self::Several { of, min, max } => {
                let items: Vec<&str> = list().collect();
                let fits = (usize::from(min)..=usize::from(max)).contains(&items.len());
                let known = items.iter().all(|item| of.contains(item));
                let distinct =
                    items.iter().enumerate().all(|(at, item)| !items[..at].contains(item));
                (fits && known && distinct).then(|| Value::from(items))
            }
            Self::Numbers { len, min, max } => {
                let items: Option<Vec<i64>> = list().map(|item| number(item, min, max)).collect();
                items
                    .filter(|items| items.is_empty() || items.len() == usize::from(len))
                    .map(Value::from)
            }
        }
    }

    /// Describes the allowed values, for an error message.
    pub fn describe(self) -> Message {
        match self {
            Self::Flag => Message::new("allowed-flag"),
            Self::Number { min, max } => {
                Message::new("allowed-number").with("min", min).with("max", max)
            }
            Self::Choice { of } => Message::new("allowed-choice").with("of", of.join(", ")),
            Self::Several { of, min, max } => Message::new("allowed-several")
                .with("min", min)
                .with("max", max)
                .with("of", of.join(", ")),
            Self::Numbers { len, min, max } => {
                Message::new("allowed-numbers").with("count", len).with("min", min).with("max", max)
            }
        }
    }
}

/// The options of a game: plain data with a default, a schema in [`Meta`] and a check.
///
/// Derive `Serialize` and `Deserialize` with `#[serde(default, deny_unknown_fields)]`.
pub trait Options:
    Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Every reason why these options cannot be played with this number of seats; keys `problem-…`.
    fn problems(&self, seats: u8) -> Vec<Message>;

    /// The built-in values that a host who owns the box can replace (see [`Provenance`]), in the form of these options:
    /// options of the schema, and the fields of `data`, which is in no form.
    fn replaceable() -> JsonObject {
        JsonObject::new()
    }
}

/// A JSON object.
pub type JsonObject = Map<String, Value>;

/// A plain struct as a JSON object.
pub fn to_object<T: Serialize>(plain: &T) -> JsonObject {
    match serde_json::to_value(plain) {
        Ok(Value::Object(object)) => object,
        other => unreachable!("a plain struct, not {other:?}"),
    }
}

/// Overrides a JSON object of options with typed texts (`key=value` pairs), by the schema. Collects every
/// problem.
pub fn read_options<O: Options>(
    meta: &Meta,
    preset: Option<&str>,
    pairs: &[(String, String)],
) -> Result<O, Vec<Message>> {
    let mut problems = Vec::new();
    let mut object = defaults::<O>(meta);
    if let Some(name) = preset {
        match meta.presets.iter().find(|preset| preset.id == name) {
            Some(preset) => {
                let Ok(Value::Object(values)) = serde_json::from_str(preset.options) else {
                    unreachable!("preset {name} of {} is a JSON object", meta.id)
                };
                object.extend(values);
            }
            None => problems.push(
                Message::new("problem-unknown_preset")
                    .with("name", name.to_owned())
                    .with("known", text_list(meta.presets.iter().map(|preset| preset.id))),
            ),
        }
    }
    for (key, text) in pairs {
        match meta.options.iter().find(|option| option.key == key) {
            None => problems.push(
                Message::new("problem-unknown_option")
                    .with("name", key.clone())
                    .with("known", text_list(meta.options.iter().map(|option| option.key))),
            ),
            Some(option) => match option.kind.parse(text) {
                Some(value) => {
                    object.insert(key.clone(), value);
                }
                None => problems.push(bad_value(option, text.clone())),
            },
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    options_from_json(Value::Object(object))
}

/// Options from a JSON object; fields left out keep their defaults.
pub fn options_from_json<O: Options>(value: Value) -> Result<O, Vec<Message>> {
    serde_json::from_value(value)
        .map_err(|error| vec![Message::new("problem-options").with("detail", error.to_string())])
}

/// The default options as a JSON object, every option of the schema among them.
///
/// An option that was added after the first records is not serialized while it has its default, so that
/// older records keep their bytes. The default of such an option is `false` or the first of its choices.
pub fn defaults<O: Options>(meta: &Meta) -> Map<String, Value> {
    let mut object = to_object(&O::default());
    for option in meta.options {
        let left_out = match option.kind {
            OptionKind::Flag => Value::Bool(false),
            OptionKind::Choice { of: [first, ..] } => Value::from(*first),
            OptionKind::Choice { of: [] }
            | OptionKind::Number { .. }
            | OptionKind::Several { .. }
            | OptionKind::Numbers { .. } => continue,
        };
        object.entry(option.key).or_insert(left_out);
    }
    object
}

fn bad_value(option: &OptionMeta, text: String) -> Message {
    Message::new("problem-option_value")
        .with("name", option.key.to_owned())
        .with("value", text)
        .with("allowed", option.kind.describe())
}

fn text_list(names: impl Iterator<Item = &'static str>) -> String {
    let names: Vec<_> = names.collect();
    if names.is_empty() { "-".into() } else { names.join(", ") }
}
