//! The rules kernel of Signoria.
//!
//! A game is a pure value that implements [`Game`]: it lists the seats to act and their legal actions,
//! applies one action at a time, and builds one view per viewer. Everything else (records, undo, replay,
//! bots, server, terminal) is built on that trait once for all games.
//!
//! Rules that wait for decisions are written as a stack of frames, see [`flow`].
//!
//! ```
//! use signoria_engine::{RngExt, GameRng, Seed};
//!
//! let mut rng = GameRng::new(Seed::from_number(1));
//! let mut deck = [1, 2, 3, 4, 5];
//! rng.next_stream().shuffle(&mut deck);
//! assert_eq!(rng.chance_events(), 1);
//! ```
#![warn(missing_docs)]

mod audit;
mod diff;
mod events;
pub mod flow;
mod game;
mod hash;
mod ids;
mod message;
pub mod meta;
mod notation;
mod outcome;
mod playout;
pub mod record;
mod rng;
pub mod sealed;
mod seat;
mod session;
mod setup;
mod sink;
#[cfg(feature = "ts")]
mod ts;
mod values;

#[doc(hidden)]
pub use self::notation::is_written;
pub use arrayvec::ArrayVec;
pub use rand_core::{Rng, SeedableRng};
#[doc(hidden)]
pub use serde;
#[cfg(feature = "ts")]
#[doc(hidden)]
pub use ts_rs;

pub use self::{
    audit::Audit,
    diff::{Diff, DiffSink},
    flow::{Flow, Stack, Step},
    game::{Action, Game, GameText, IllegalAction},
    hash::{StableHasher, stable_hash},
    ids::UnknownId,
    message::{Arg, Message, Reason},
    meta::{Meta, OptionKind, OptionMeta, Options, Origin, Preset, Provenance},
    notation::NotAnAction,
    outcome::{Outcome, Score, ScorePart, Standing},
    playout::{perft, random_playout},
    record::{Record, RecordError, ReplayError},
    rng::{GameRng, ParseSeedError, RngExt, Seed},
    sealed::{Answer, Sealed},
    seat::{BySeat, MAX_SEATS, Seat, SeatSet, Seats, Viewer},
    session::{Session, UndoError},
    setup::{RulesVersion, Setup, SetupError},
    sink::{NullSink, Sink, Story},
    values::{BuiltIn, Values},
};
