//! Decisions and their notation. What is legal: `Game::legal` in `lib.rs`, which is one line here.

use serde::{Deserialize, Serialize};

use crate::cards::Card;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Bid this card.
    Bid(Card),
}

signoria_engine::notation! {
    Action {
        ["bid", card] => Bid(card),
    }
}
