//! The laws, one function each. All take a position of a random game and look at nothing else, so that
//! a failure can be shrunk to a seed and a short record.

pub(crate) mod hidden;
pub(crate) mod history;
pub(crate) mod play;
pub(crate) mod protocol;
pub(crate) mod text;

use signoria_engine::GameText;

pub use self::{
    hidden::{determinize, lockstep, silence, simultaneous},
    history::{redraw, replay, undo},
    play::{conserve, finish, legal, quiet, refuse, round_trip},
    protocol::protocol,
    text::text,
};
use crate::{Law, Position, Verdict};

/// Checks one law at one position. [`Law::Secret`] holds at compile time or not at all.
pub fn check<G: GameText>(law: Law, position: &mut Position<'_, G>) -> Verdict {
    match law {
        Law::Finish => finish(position),
        Law::Legal => legal(position),
        Law::RejectIllegal => refuse(position),
        Law::Replay => replay(position),
        Law::RoundTrip => round_trip(position),
        Law::Determinize => determinize(position),
        Law::Lockstep => lockstep(position),
        Law::Simultaneous => simultaneous(position),
        Law::Undo => undo(position),
        Law::Conserve => conserve(position),
        Law::NoAllocation => quiet(position),
        Law::Secret => Ok(()),
        Law::NoLeak => silence(position),
        Law::Text => text(position),
        Law::Redraw => redraw(position),
        Law::Protocol => protocol(position),
    }
}
