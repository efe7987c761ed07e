//! The course of a round (§4) as frames.

use serde::{Deserialize, Serialize};
use signoria_engine::{Flow, Seat, SeatSet, Sink, Stack, Step, sealed::missing};

use crate::{Action, Goofspiel, cards::ROUNDS};

/// One activity of the rules. Frames hold nothing secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Turns up a prize, or ends the game.
    Round,
    /// Every player bids a card in secret.
    Bid,
    /// Shows the bids and gives the prize.
    Reveal,
}

impl Flow for Goofspiel {
    type Frame = Frame;

    fn stack(&mut self) -> &mut Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, top: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        match top {
            Frame::Round if self.round == ROUNDS => Step::Return,
            Frame::Round => {
                self.turn_up(sink);
                // §4: every viewer sees that each player has one card left, so nothing is asked.
                if self.round == ROUNDS {
                    self.bid_last();
                    return Step::Goto(Frame::Reveal);
                }
                Step::Goto(Frame::Bid)
            }
            Frame::Bid => Step::Ask(SeatSet::all(self.players.seats())),
            Frame::Reveal => {
                self.reveal(sink);
                Step::Goto(Frame::Round)
            }
        }
    }

    fn answer(
        &mut self,
        top: Frame,
        seat: Seat,
        action: Action,
        _sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        match (top, action) {
            (Frame::Bid, Action::Bid(card)) => {
                self.players[seat].bid.seal(card);
                match missing(self.players.iter().map(|(seat, player)| (seat, &player.bid))) {
                    SeatSet::EMPTY => Step::Goto(Frame::Reveal),
                    waiting => Step::Ask(waiting),
                }
            }
            (frame, action) => unreachable!("{action:?} is no answer to {frame:?}"),
        }
    }
}
