//! What happens, and who perceives what of it.

use serde::Serialize;
use signoria_engine::{BySeat, Seat};

use crate::cards::Card;

/// Something that happened. Not serializable, so that it cannot be sent by mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event(pub EventView);

signoria_engine::events! {
    /// What a viewer perceives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum EventView {
        /// A round begins: a prize is turned up.
        TurnedUp { round: u8, prize: u8 } reveals,
        /// The bids are shown at once.
        BidsRevealed { bids: BySeat<Card, 5> } reveals,
        /// A player wins what lies there.
        Won { seat: Seat, points: u8 },
        /// No card was played once: the prizes are lost.
        Lost { points: u8 },
        /// R1: no card was played once: the prizes stay.
        Carried { points: u8 },
    }
}
