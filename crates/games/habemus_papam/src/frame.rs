//! The course of a round (§5) as frames.

use serde::{Deserialize, Serialize};
use signoria_engine::{Flow, Seat, SeatSet, Sink, Stack, Step};

use crate::{
    HabemusPapam,
    action::Action,
    cards::Ploy,
    event::{Event, EventView},
    state::{Choice, Mode},
};

/// One activity of the rules. Frames hold nothing secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Begins a round or the final scoring.
    RoundStart,
    /// §5.1: turns the cards of the offer up.
    Reveal,
    /// §5.2: every player discards a mission.
    Discard,
    /// §5.4: every player chooses an action card in secret.
    Select,
    /// §5.4: the chosen cards take effect, from the Camerlengo clockwise.
    Resolve {
        /// Seat distance of the next one.
        next: u8,
    },
    /// §5.4: whom to bribe.
    Bribe {
        /// Who bribes.
        seat: Seat,
    },
    /// §5.4: which two to swap.
    Swap {
        /// Who swaps.
        seat: Seat,
    },
    /// §5.5: bids of stage 1; skipped if no player bids in it (R15).
    FirstBids,
    /// §5.5: bids of those who bid last.
    LastBids,
    /// §5.5: ranks the bids.
    Rank,
    /// §5.6: the players pick in turn.
    Pick {
        /// Whose turn in the order.
        place: u8,
    },
    /// §5.6: whom Felipe IV banishes.
    Banish {
        /// Who took the card.
        seat: Seat,
    },
    /// §5.6: what is left goes to the box.
    Cleanup,
    /// §6.
    FinalScoring,
}

impl Flow for HabemusPapam {
    type Frame = Frame;

    fn stack(&mut self) -> &mut Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, top: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        match top {
            Frame::RoundStart => {
                Step::Goto(if self.start_round(sink) { Frame::Reveal } else { Frame::FinalScoring })
            }
            Frame::Reveal => {
                if self.reveal(sink) {
                    Step::Goto(if self.round == 1 { Frame::FirstBids } else { Frame::Select })
                } else {
                    Step::Call { sub: Frame::Discard, then: Frame::Reveal }
                }
            }
            Frame::Discard => Step::Ask(SeatSet::all(self.table())),
            Frame::Select => {
                let holders = self.seats_with(|player| player.goods.hand() > 0);
                if holders.is_empty() {
                    return Step::Goto(Frame::FirstBids);
                }
                Step::Ask(holders)
            }
            Frame::Resolve { next } => {
                if next == self.table() {
                    return Step::Goto(Frame::FirstBids);
                }
                let seat = self.camerlengo.clockwise(next, self.table());
                let then = Frame::Resolve { next: next + 1 };
                match self.resolve(seat, sink) {
                    Some(sub) => Step::Call { sub, then },
                    None => Step::Goto(then),
                }
            }
            Frame::Bribe { seat } | Frame::Swap { seat } | Frame::Banish { seat } => {
                Step::Ask(SeatSet::one(seat))
            }
            Frame::FirstBids => ask_or(
                self.seats_with(|player| matches!(player.mode, Mode::Normal | Mode::DoubleTop)),
                Frame::LastBids,
            ),
            Frame::LastBids => {
                ask_or(self.seats_with(|player| player.mode == Mode::Last), Frame::Rank)
            }
            Frame::Rank => {
                self.rank_bids(sink);
                Step::Goto(Frame::Pick { place: 0 })
            }
            Frame::Pick { place } => {
                let Some(&seat) = self.order.get(usize::from(place)) else {
                    return Step::Goto(Frame::Cleanup);
                };
                let mut slots = self.offer.slots();
                let (first, second) = (slots.next(), slots.next());
                match (first, second) {
                    // R22: the last card must be taken; every viewer sees that.
                    (Some(only), None) => self.take(seat, only, place, sink),
                    _ => Step::Ask(SeatSet::one(seat)),
                }
            }
            Frame::Cleanup => {
                self.clean_up(sink);
                Step::Goto(if self.last_round { Frame::FinalScoring } else { Frame::RoundStart })
            }
            Frame::FinalScoring => {
                self.finish(sink);
                Step::Return
            }
        }
    }

    fn answer(
        &mut self,
        top: Frame,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        match (top, action) {
            (Frame::Discard, Action::Discard(mission)) => {
                self.discard_mission(seat, mission, sink);
                match self.seats_with(|player| player.discarded.is_none()) {
                    SeatSet::EMPTY => Step::Return,
                    waiting => Step::Ask(waiting),
                }
            }
            (Frame::Select, Action::Pass) => self.select(seat, Choice::Pass, sink),
            (Frame::Select, Action::Play(ploy)) => self.select(seat, Choice::Play(ploy), sink),
            (Frame::Bribe { .. }, Action::Decline) => {
                self.decline(seat, Ploy::Bribe, sink);
                Step::Return
            }
            (Frame::Bribe { .. }, Action::Bribe(person)) => {
                self.bribe(seat, person, sink);
                Step::Return
            }
            (Frame::Swap { .. }, Action::Decline) => {
                self.decline(seat, Ploy::Swap, sink);
                Step::Return
            }
            (Frame::Swap { .. }, Action::Swap(one, other)) => {
                self.swap(seat, one, other, sink);
                Step::Return
            }
            (Frame::FirstBids, Action::Bid(bid)) => {
                self.players[seat].bid.seal(bid);
                let waiting = self.seats_with(|player| {
                    matches!(player.mode, Mode::Normal | Mode::DoubleTop) && !player.bid.is_given()
                });
                self.collect(waiting, Frame::LastBids, sink)
            }
            (Frame::LastBids, Action::Bid(bid)) => {
                self.players[seat].bid.seal(bid);
                let waiting =
                    self.seats_with(|player| player.mode == Mode::Last && !player.bid.is_given());
                self.collect(waiting, Frame::Rank, sink)
            }
            (Frame::Pick { place }, Action::Take(slot)) => self.take(seat, slot, place, sink),
            (Frame::Banish { .. }, Action::Banish(person)) => {
                self.banish(seat, person, sink);
                Step::Return
            }
            (frame, action) => unreachable!("{action:?} is no answer to {frame:?}"),
        }
    }
}

impl HabemusPapam {
    /// Waits for the bids still missing, or shows all of the stage at once.
    fn collect(
        &mut self,
        waiting: SeatSet,
        next: Frame,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        if !waiting.is_empty() {
            return Step::Ask(waiting);
        }
        let last = next == Frame::Rank;
        sink.emit(|| {
            let bids = self
                .players
                .map(|_, player| player.bid.get().filter(|_| (player.mode == Mode::Last) == last));
            Event::Open(EventView::BidsRevealed { bids })
        });
        Step::Goto(next)
    }

    /// The seats whose players fulfil a condition.
    fn seats_with(&self, condition: impl Fn(&crate::state::Player) -> bool) -> SeatSet {
        let seats = self.players.iter().filter(|(_, player)| condition(player));
        seats.map(|(seat, _)| seat).collect()
    }
}

/// Asks these seats, or goes on if there are none.
fn ask_or(seats: SeatSet, next: Frame) -> Step<Frame> {
    if seats.is_empty() { Step::Goto(next) } else { Step::Ask(seats) }
}
