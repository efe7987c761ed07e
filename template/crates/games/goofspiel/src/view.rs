//! What a viewer knows.

use serde::{Deserialize, Serialize};
use signoria_engine::{Answer, ArrayVec, BySeat, SeatSet, Stack, Viewer, diff_fields};

use crate::{
    Goofspiel, Options,
    cards::{Card, PRIZES},
    frame::Frame,
    question::Question,
    state::Player,
};

/// Everything one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The options of the table.
    pub options: Options,
    /// Whether the game has ended.
    pub over: bool,
    /// The seats to act.
    pub asked: SeatSet,
    /// What they are asked; `None` while no seat is asked.
    pub question: Option<Question>,
    /// Opaque: only the engine reads it, to continue from here; no contract.
    pub resume: Stack<Frame>,
    /// From 1.
    pub round: u8,
    /// How many prizes were not turned up.
    pub deck: u8,
    /// Prizes that are played for.
    pub offer: ArrayVec<u8, { PRIZES.len() }>,
    /// Prizes that no player won.
    pub lost: ArrayVec<u8, { PRIZES.len() }>,
    /// The seats.
    pub players: BySeat<PlayerView, 5>,
}

diff_fields! {
    View { viewer, options, over, asked, question, resume, round, deck, offer, lost } each { players }
}

/// What a viewer knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Cards that were not played before this round.
    pub hand: ArrayVec<Card, { Card::COUNT }>,
    /// The bid of this round.
    pub bid: Answer<Card>,
    /// Prizes won.
    pub won: ArrayVec<u8, { PRIZES.len() }>,
    /// Their points.
    pub points: i32,
}

diff_fields! { PlayerView { hand, bid, won, points } }

impl Goofspiel {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        // Exhaustive on purpose: a new field must not compile until its author decides which viewers see it.
        let Self { options, rng: _, stack, round, deck, offer, lost, players } = self;
        View {
            viewer,
            options: *options,
            over: stack.top().is_none(),
            asked: stack.asked(),
            question: self.open_question(),
            resume: stack.clone(),
            round: *round,
            deck: deck.len() as u8,
            offer: offer.clone(),
            lost: lost.clone(),
            players: players.map(|seat, player| player_seen(player, viewer.is(seat))),
        }
    }
}

fn player_seen(player: &Player, own: bool) -> PlayerView {
    let Player { hand: _, bid, won } = player;
    PlayerView {
        hand: player.cards().collect(),
        bid: bid.view(own),
        won: won.clone(),
        points: player.points(),
    }
}
