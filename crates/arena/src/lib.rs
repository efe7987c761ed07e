//! Matches between bots.
//!
//! A [`Match`] is a line-up at a table. Every deal is played once per seat, each time with the line-up moved on
//! by one seat, so that neither the cards nor the seat favour a bot. The number of a game determines its deal
//! and the seeds of its bots. The thread that plays it does not matter, and an interrupted match can be resumed.
//!
//! * [`Match`], [`MatchGame`]: a match, a game of it · [`Report`]: shares, intervals, ratings
//! * [`fit_elo`]: one Elo scale for the bots of several matches
//! * [`External`]: an external program as a bot, see `docs/bots.md`
//! * [`serve`]: a built-in bot as an external program
#![warn(missing_docs)]
#![expect(clippy::cast_precision_loss, reason = "counts become shares")]

mod elo;
mod external;
mod matches;
mod report;
mod serve;

pub use signoria_registry::{Rating, rate};

pub use self::{
    elo::{EloEstimate, fit_elo},
    external::{External, PROTOCOL},
    matches::{Match, MatchError, MatchGame, SeatRecord, is_program},
    report::{Entrant, Report, wilson},
    serve::serve,
};
