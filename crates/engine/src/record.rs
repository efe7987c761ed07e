//! The record: the only saved form of a game, readable and diffable by people.
//!
//! A record is a JSON document in one canonical layout with one entry per line, closed by a digest of
//! everything before it. Two version numbers: `format` for the layout of the file, `rules` for the
//! behaviour of the game.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{BadSeed, Message, Seat, Seed, SetupError, rng::hex, seat::MAX_SEATS};

/// Newest layout of the file. Version 1 is the first; version 2 has the entry `0 undo redrawn`. A record
/// is written in the oldest version that has its entries.
pub const FORMAT: u16 = 2;

/// A mark stands after every so many entries.
pub const MARK_EVERY: usize = 50;

/// A game as it is kept on disk.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Layout of the file.
    pub format: u16,
    /// Which game.
    pub game: String,
    /// Which version of its behaviour.
    pub rules: u16,
    /// Which version of its state; marks are comparable only within one.
    pub layout: u16,
    /// What was chosen at set-up.
    pub options: Map<String, Value>,
    /// Names of the seats.
    pub seats: Vec<String>,
    /// SHA-256 of the seed, published before the deal.
    pub commitment: String,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// What was done, in order; append-only.
    pub entries: Vec<Entry>,
    /// Fingerprints of the state along the way.
    pub marks: Vec<Mark>,
    /// Final totals per seat, once the game is over.
    pub result: Option<Vec<i32>>,
}

/// One line of a record: `0 bid 2D1R`, `0 undo`, `0 undo redrawn` or `0 undo agreed`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who.
    pub seat: Seat,
    /// What.
    pub deed: Deed,
}

/// What a seat did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Answered with this action, in the notation of the game.
    Act(String),
    /// Took back its last action.
    Undo,
    /// Took back its last action and everything since, and chance was drawn afresh: all people agreed.
    RedrawnUndo,
    /// Took back the last action of the game, with chance as it was: the agreed undo of format 1. No
    /// longer made, still replayed.
    AgreedUndo,
}

/// The fingerprint of the state after so many entries: `50 00112233aabbccdd`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// How many entries had been made.
    pub after: usize,
    /// [`stable_hash`](crate::stable_hash) of the state.
    pub hash: u64,
}

/// Why a text is not a record.
#[derive(Debug, Error)]
pub enum RecordError {
    /// Not JSON, or not the fields of a record.
    #[error("not a record: {0}")]
    Syntax(#[from] serde_json::Error),
    /// Made by a newer program.
    #[error("format {found} is newer than this program reads ({FORMAT})")]
    Format {
        /// What the file says.
        found: u16,
    },
    /// The digest at the end does not fit the content.
    #[error("the digest does not match: the record was changed after it was written")]
    Digest,
    /// The content is right but the file was laid out differently.
    #[error("line {line} differs from the canonical layout: the file was edited or re-encoded")]
    Layout {
        /// First line that differs, counted from 1.
        line: usize,
    },
    /// More or fewer seats than any game has.
    #[error("{0} seats: a record has 1 to {MAX_SEATS}")]
    Seats(usize),
}

/// A record and the digest that closes it.
#[derive(Serialize, Deserialize)]
struct Sealed {
    #[serde(flatten)]
    record: Record,
    digest: String,
}

impl Record {
    /// The oldest layout that has these entries.
    pub(crate) fn format_of(entries: &[Entry]) -> u16 {
        if entries.iter().any(|entry| entry.deed == Deed::RedrawnUndo) { 2 } else { 1 }
    }

    /// The canonical file: pretty JSON, one entry per line, digest last, newline at the end.
    pub fn to_text(&self) -> String {
        let sealed = Sealed { record: self.clone(), digest: self.digest() };
        let mut text = serde_json::to_string_pretty(&sealed).expect("a record is plain data");
        text.push('\n');
        text
    }

    /// Reads a canonical file. Any changed byte is an error.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut value: Value = serde_json::from_str(text)?;
        // Look at the format before the fields: a newer layout may have other fields.
        if let Some(found) = value.get("format").and_then(Value::as_u64)
            && found > u64::from(FORMAT)
        {
            return Err(RecordError::Format { found: u16::try_from(found).unwrap_or(u16::MAX) });
        }
        let digest = value.as_object_mut().and_then(|object| object.shift_remove("digest"));
        let record: Self = serde_json::from_value(value)?;
        if !(1..=MAX_SEATS).contains(&record.seats.len()) {
            return Err(RecordError::Seats(record.seats.len()));
        }
        if digest.as_ref().and_then(Value::as_str) != Some(record.digest().as_str()) {
            return Err(RecordError::Digest);
        }
        let canonical = record.to_text();
        if canonical != text {
            let same = canonical.lines().zip(text.lines()).take_while(|(a, b)| a == b).count();
            return Err(RecordError::Layout { line: same + 1 });
        }
        Ok(record)
    }

    /// SHA-256 of the compact JSON of everything but the digest.
    fn digest(&self) -> String {
        hex(&Sha256::digest(serde_json::to_vec(self).expect("a record is plain data")))
    }
}

/// A line that is neither an action of a seat nor an undo.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is not an entry")]
pub struct BadEntry(String);

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.deed {
            Deed::Act(action) => write!(f, "{} {action}", self.seat),
            Deed::Undo => write!(f, "{} undo", self.seat),
            Deed::RedrawnUndo => write!(f, "{} undo redrawn", self.seat),
            Deed::AgreedUndo => write!(f, "{} undo agreed", self.seat),
        }
    }
}

impl FromStr for Entry {
    type Err = BadEntry;

    fn from_str(line: &str) -> Result<Self, BadEntry> {
        let bad = || BadEntry(line.to_owned());
        let (seat, deed) = line.split_once(' ').ok_or_else(bad)?;
        let &[digit @ b'0'..=b'9'] = seat.as_bytes() else { return Err(bad()) };
        let seat = Seat::checked(digit - b'0').ok_or_else(bad)?;
        let deed = match deed {
            "undo" => Deed::Undo,
            "undo redrawn" => Deed::RedrawnUndo,
            "undo agreed" => Deed::AgreedUndo,
            action => Deed::Act(action.to_owned()),
        };
        Ok(Self { seat, deed })
    }
}

/// A line that is not a number of entries and sixteen hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is not a mark")]
pub struct BadMark(String);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x}", self.after, self.hash)
    }
}

impl FromStr for Mark {
    type Err = BadMark;

    fn from_str(line: &str) -> Result<Self, BadMark> {
        let parse = || {
            let (after, hash) = line.split_once(' ')?;
            Some(Self { after: after.parse().ok()?, hash: u64::from_str_radix(hash, 16).ok()? })
        };
        parse().ok_or_else(|| BadMark(line.to_owned()))
    }
}

/// Serde through `Display` and `FromStr`.
macro_rules! serde_as_text {
    ($($name:ident)*) => {$(
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
                output.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                String::deserialize(input)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

serde_as_text!(Entry Mark);

/// Why a record cannot be played again: the first thing that went wrong.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// Another game.
    #[error("this is a record of {found}, not of {expected}")]
    Game {
        /// What the record says.
        found: String,
        /// Whose rules were asked.
        expected: &'static str,
    },
    /// A version of the rules this program does not know: newer than its own.
    #[error("rules version {found} of {game} is unknown (this program plays 1 to {supported})")]
    Rules {
        /// Which game.
        game: &'static str,
        /// What the record says.
        found: u16,
        /// The newest version this program plays; it plays all before it too.
        supported: u16,
    },
    /// The seed has not been published.
    #[error("the record keeps its seed secret")]
    NoSeed,
    /// The seed is not the one that was committed to.
    #[error("the seed does not match its commitment")]
    Commitment,
    /// The options cannot be read or dealt.
    #[error("{0}")]
    Setup(SetupError),
    /// An entry cannot be read or is against the rules.
    #[error("entry {at} (`{entry}`): {}", problem.key)]
    Entry {
        /// Which entry, counted from 1.
        at: usize,
        /// Its text.
        entry: String,
        /// What is wrong with it; its key begins with `replay-`.
        problem: Message,
    },
    /// The state is not the one that was marked.
    #[error("after entry {at} the state differs from the marked one")]
    Mark {
        /// After how many entries.
        at: usize,
    },
    /// A mark that stands where none can.
    #[error("the mark after entry {at} is out of place")]
    MarkPlace {
        /// After how many entries.
        at: usize,
    },
    /// The final totals are not those of the record.
    #[error("the result differs: recorded {recorded:?}, replayed {replayed:?}")]
    Result {
        /// As written.
        recorded: Option<Vec<i32>>,
        /// As played.
        replayed: Option<Vec<i32>>,
    },
}

impl From<BadSeed> for ReplayError {
    fn from(_: BadSeed) -> Self {
        Self::NoSeed
    }
}
