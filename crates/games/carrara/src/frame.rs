//! The turn as a state machine (§6, §7): which question comes when.

use serde::{Deserialize, Serialize};
use signoria_engine::{Flow, Seat, SeatSet, Sink, Stack, Step};

use crate::{
    Action, Carrara, Event, Finish,
    material::{Building, City},
};

/// What the active player is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// §6.1: choosing an action.
    Turn,
    /// §6.2: taking bricks from the wheel.
    Market,
    /// §6.3, §7.3: paying for a building.
    Payment(Work),
    /// §7.3: choosing an upgrade token.
    Upgrade,
    /// §6.7: buying an object or announcing the end (ruling R45).
    Finish {
        /// One object has been bought in this turn.
        purchased: bool,
    },
    /// §6.8: passing the turn on.
    EndTurn,
}

/// A building about to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// §6.3.
    Build {
        /// From the display, or of cost 8.
        building: Building,
        /// Own city.
        city: City,
    },
    /// §7.3.
    Replace {
        /// Own building.
        old: Building,
        /// Its successor.
        new: Building,
    },
}

impl Work {
    /// The building that will stand.
    pub const fn building(self) -> Building {
        match self {
            Self::Build { building, .. } => building,
            Self::Replace { new, .. } => new,
        }
    }

    /// The building that will leave the game.
    pub const fn old(self) -> Option<Building> {
        match self {
            Self::Build { .. } => None,
            Self::Replace { old, .. } => Some(old),
        }
    }
}

const FINISH: Step<Frame> = Step::Goto(Frame::Finish { purchased: false });

impl Flow for Carrara {
    type Frame = Frame;

    fn stack(&mut self) -> &mut Stack<Frame> {
        &mut self.frames
    }

    fn step(&mut self, top: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let ask = Step::Ask(SeatSet::one(self.active));
        match top {
            Frame::Turn if self.can_act() => ask,
            Frame::Turn => {
                self.no_action(sink);
                FINISH
            }
            Frame::Market if self.can_pay() => ask,
            Frame::Market => {
                self.cannot_pay(sink);
                FINISH
            }
            Frame::Payment(_) | Frame::Upgrade => ask,
            Frame::Finish { purchased } => {
                // What lies behind the screens can be calculated from public events, so skipping reveals nothing.
                if self.can_purchase(purchased) || self.can_announce() {
                    ask
                } else {
                    Step::Goto(Frame::EndTurn)
                }
            }
            Frame::EndTurn => self.end_turn(sink),
        }
    }

    fn answer(
        &mut self,
        top: Frame,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        debug_assert_eq!(seat, self.active, "only the active seat decides");
        match (top, action) {
            (Frame::Turn, Action::Buy) => {
                self.rotate(sink);
                self.refill(sink);
                Step::Goto(Frame::Market)
            }
            (Frame::Turn, Action::BuyNoRotate) => {
                sink.emit(|| Event::kept(seat));
                Step::Goto(Frame::Market)
            }
            (Frame::Turn, Action::Build { building, city }) => {
                self.begin(Work::Build { building, city }, sink)
            }
            (Frame::Turn, Action::Replace { old, new }) => {
                self.begin(Work::Replace { old, new }, sink)
            }
            (Frame::Turn, Action::Score(scoring)) => {
                self.score(scoring, sink);
                FINISH
            }
            (Frame::Turn, Action::Pass) => {
                sink.emit(|| Event::passed(seat));
                // Ruling R25: the purchase is open in every own turn, unless the table reads it otherwise.
                if self.readings.pass_ends_turn { Step::Goto(Frame::EndTurn) } else { FINISH }
            }
            (Frame::Market, Action::Take { segment, bricks }) => {
                self.take(segment, bricks, sink);
                FINISH
            }
            (Frame::Payment(work), Action::Pay(payment)) => self.carry_out(work, payment, sink),
            (Frame::Upgrade, Action::Upgrade(place)) => {
                match place {
                    Some(place) => self.upgrade(place, sink),
                    None => sink.emit(|| Event::upgrade_declined(seat)),
                }
                FINISH
            }
            (Frame::Finish { purchased: false }, Action::Purchase(object)) => {
                self.purchase(object, sink);
                Step::Goto(Frame::Finish { purchased: true })
            }
            (Frame::Finish { purchased }, Action::Announce) => {
                self.announce(sink);
                // Ruling R24: the purchase comes before, unless the table reads it otherwise.
                match self.readings.finish {
                    Finish::PurchaseFirst => Step::Goto(Frame::EndTurn),
                    Finish::Either => Step::Goto(Frame::Finish { purchased }),
                }
            }
            (Frame::Finish { .. }, Action::Done) => Step::Goto(Frame::EndTurn),
            (frame, action) => unreachable!("{action:?} is no answer to {frame:?}"),
        }
    }
}
