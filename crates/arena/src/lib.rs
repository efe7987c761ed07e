//! Matches between bots.
//!
//! A [`Match`] is a line-up at a table. Every deal is played as often as there are seats, each time
//! with everybody one seat further, so that neither the cards nor the seat favour anybody. The
//! number of a game determines its deal and the seeds of its bots: which thread plays which game does
//! not matter, and a match that was interrupted goes on where it stopped.
//!
//! * [`Match`], [`Played`]: what is played, what came of it · [`Report`]: shares, intervals, ratings
//! * [`strengths`]: one scale for bots of several matches
//! * [`External`]: a program of somebody else as a bot, see `docs/bots.md`
//! * [`serve`]: a bot of ours as a program for others
#![warn(missing_docs)]
#![expect(clippy::cast_precision_loss, reason = "counts become shares")]

mod duel;
mod external;
mod report;
mod scale;
mod serve;

pub use signoria_registry::{Rating, rate};

pub use self::{
    duel::{Match, MatchError, Played, Sat, is_program},
    external::{External, PROTOCOL},
    report::{Entrant, Report, wilson},
    scale::{Strength, strengths},
    serve::serve,
};
