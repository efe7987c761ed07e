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

use crate::{Message, ParseSeedError, Seat, Seed, SetupError, rng::hex, seat::MAX_SEATS};

/// Newest layout of the file. Version 1 is the first; version 2 has the entry `0 undo redrawn`. A record
/// is written in the oldest version that has its entries.
pub const FORMAT: u16 = 2;

/// Number of entries between two checkpoints.
pub const CHECKPOINT_INTERVAL: usize = 50;

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
    /// Which version of its state; checkpoints are comparable only within one.
    pub layout: u16,
    /// The options.
    pub options: Map<String, Value>,
    /// Names of the seats.
    pub seats: Vec<String>,
    /// SHA-256 of the seed, published before the deal.
    pub commitment: String,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// The entries in order; append-only.
    pub entries: Vec<Entry>,
    /// Hashes of the state along the way.
    pub marks: Vec<Checkpoint>,
    /// Final totals per seat, once the game is over.
    pub result: Option<Vec<i32>>,
}

/// One line of a record: `0 bid 2D1R`, `0 undo`, `0 undo redrawn` or `0 undo agreed`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The seat.
    pub seat: Seat,
    /// What it did.
    pub kind: EntryKind,
}

/// What a seat did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// Played this action, in the notation of the game.
    Action(String),
    /// Undid its last action.
    Undo,
    /// Undid its last action and everything since; chance was redrawn. All people agreed.
    RedrawnUndo,
    /// Undid the last action of the game without redrawing: the agreed undo of format 1. No longer
    /// written, still replayed.
    AgreedUndo,
}

/// The hash of the state after a number of entries: `50 00112233aabbccdd`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checkpoint {
    /// The number of entries.
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
    /// Written by a newer program.
    #[error("format {found} is newer than this program reads ({FORMAT})")]
    Format {
        /// The format in the file.
        found: u16,
    },
    /// The digest at the end does not fit the content.
    #[error("the digest does not match: the record was changed after it was written")]
    Digest,
    /// The content is right but the layout of the file is not canonical.
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
struct RecordFile {
    #[serde(flatten)]
    record: Record,
    digest: String,
}

impl Record {
    /// The oldest layout that has these entries.
    pub(crate) fn format_of(entries: &[Entry]) -> u16 {
        if entries.iter().any(|entry| entry.kind == EntryKind::RedrawnUndo) { 2 } else { 1 }
    }

    /// The canonical file: pretty JSON, one entry per line, digest last, newline at the end.
    pub fn to_text(&self) -> String {
        let sealed = RecordFile { record: self.clone(), digest: self.digest() };
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

/// A line that is neither an action nor an undo of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is not an entry")]
pub struct ParseEntryError(String);

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            EntryKind::Action(action) => write!(f, "{} {action}", self.seat),
            EntryKind::Undo => write!(f, "{} undo", self.seat),
            EntryKind::RedrawnUndo => write!(f, "{} undo redrawn", self.seat),
            EntryKind::AgreedUndo => write!(f, "{} undo agreed", self.seat),
        }
    }
}

impl FromStr for Entry {
    type Err = ParseEntryError;

    fn from_str(line: &str) -> Result<Self, ParseEntryError> {
        let bad = || ParseEntryError(line.to_owned());
        let (seat, kind) = line.split_once(' ').ok_or_else(bad)?;
        let &[digit @ b'0'..=b'9'] = seat.as_bytes() else { return Err(bad()) };
        let seat = Seat::checked(digit - b'0').ok_or_else(bad)?;
        let kind = match kind {
            "undo" => EntryKind::Undo,
            "undo redrawn" => EntryKind::RedrawnUndo,
            "undo agreed" => EntryKind::AgreedUndo,
            action => EntryKind::Action(action.to_owned()),
        };
        Ok(Self { seat, kind })
    }
}

/// A line that is not a number of entries and sixteen hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is not a mark")]
pub struct ParseCheckpointError(String);

impl fmt::Display for Checkpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x}", self.after, self.hash)
    }
}

impl FromStr for Checkpoint {
    type Err = ParseCheckpointError;

    fn from_str(line: &str) -> Result<Self, ParseCheckpointError> {
        let parse = || {
            let (after, hash) = line.split_once(' ')?;
            Some(Self { after: after.parse().ok()?, hash: u64::from_str_radix(hash, 16).ok()? })
        };
        parse().ok_or_else(|| ParseCheckpointError(line.to_owned()))
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

serde_as_text!(Entry Checkpoint);

/// Why a record cannot be replayed: the first problem.
#[derive(Debug, Error)]
pub enum ReplayError {
    /// Another game.
    #[error("this is a record of {found}, not of {expected}")]
    Game {
        /// The game in the record.
        found: String,
        /// The expected game.
        expected: &'static str,
    },
    /// A version of the rules this program does not know: newer than its own.
    #[error("rules version {found} of {game} is unknown (this program plays 1 to {supported})")]
    Rules {
        /// Which game.
        game: &'static str,
        /// The version in the record.
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
    /// The state differs from the one at the checkpoint.
    #[error("after entry {at} the state differs from the marked one")]
    Checkpoint {
        /// After how many entries.
        at: usize,
    },
    /// A checkpoint at a place where there can be none.
    #[error("the mark after entry {at} is out of place")]
    MarkPlace {
        /// After how many entries.
        at: usize,
    },
    /// The final totals are not those of the record.
    #[error("the result differs: recorded {recorded:?}, replayed {replayed:?}")]
    Result {
        /// In the record.
        recorded: Option<Vec<i32>>,
        /// In the replay.
        replayed: Option<Vec<i32>>,
    },
}

impl From<ParseSeedError> for ReplayError {
    fn from(_: ParseSeedError) -> Self {
        Self::NoSeed
    }
}
