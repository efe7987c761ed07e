//! The flow of the game (§5): what each frame does and who it asks.

use serde::{Deserialize, Serialize};
use signoria_engine::{Flow, Seat, SeatSet, Sink, Stack, Step};

use crate::{
    action::Action,
    cards::{ActionCard, PLAYS, Person, Place, Sector},
    event::{Cause, Event},
    state::NotreDame,
};

/// One activity of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Phase 1: persons are revealed, every player draws.
    Reveal,
    /// Phase 2: keep one of three (D1).
    KeepFirst {
        /// Who still has to choose.
        waiting: SeatSet,
    },
    /// Phase 2: keep one of two (D2).
    KeepSecond {
        /// Who still has to choose.
        waiting: SeatSet,
    },
    /// Phase 3: lay a card (D3).
    Play {
        /// First or second card: 1 or 2.
        pass: u8,
        /// Places clockwise from the start player.
        turn: u8,
    },
    /// Where the cube of a card comes from (D4).
    Place {
        /// Who acts.
        seat: Seat,
        /// The card played.
        card: ActionCard,
    },
    /// Where the trusted friend goes (D5).
    Friend {
        /// Who acts.
        seat: Seat,
    },
    /// How much the cathedral gets (D6).
    Donate {
        /// Who acts.
        seat: Seat,
    },
    /// The carriage drives (D7).
    Drive {
        /// Who acts.
        seat: Seat,
        /// How many markets far.
        range: u8,
    },
    /// A pick of coin, cube or rat (D8, D10).
    Pick {
        /// Who acts.
        seat: Seat,
        /// One or two.
        picks: u8,
    },
    /// Phase 4: bribe a person (D9).
    Bribe {
        /// Places clockwise from the start player.
        turn: u8,
    },
    /// Magician: which piece moves (D11).
    Magician {
        /// Who acts.
        seat: Seat,
    },
    /// Magician: where it goes (D11).
    MagicianTo {
        /// Who acts.
        seat: Seat,
        /// What moves.
        piece: Piece,
    },
    /// Minstrel: from which sector (D12).
    Minstrel {
        /// Who acts.
        seat: Seat,
    },
    /// Minstrel: which pieces (D12).
    MinstrelCarry {
        /// Who acts.
        seat: Seat,
        /// From where.
        from: Sector,
    },
    /// Minstrel: where to (D12).
    MinstrelTo {
        /// Who acts.
        seat: Seat,
        /// From where.
        from: Sector,
        /// How many cubes.
        cubes: u8,
        /// Whether the friend goes along.
        friend: bool,
    },
    /// Bishop: into which sector (D13).
    Bishop {
        /// Who acts.
        seat: Seat,
    },
    /// Phase 5.
    Plague {
        /// Places clockwise from the start player.
        turn: u8,
    },
    /// Which sector loses a cube (D14).
    Penalty {
        /// Who was struck.
        seat: Seat,
    },
    /// End of the round, the stage, the game (§10).
    RoundEnd,
}

/// What the magician moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A cube from a place.
    Cube(Place),
    /// The trusted friend.
    Friend,
}

impl NotreDame {
    /// The seat this number of places clockwise from the start player; `None` after the last.
    pub(crate) fn in_turn(&self, turn: u8) -> Option<Seat> {
        (turn < self.seats()).then(|| self.start.clockwise(turn, self.seats()))
    }

    fn ask(seat: Seat) -> Step<Frame> {
        Step::Ask(SeatSet::one(seat))
    }

    /// Goes on with the question an effect raised, if it raised one.
    fn resume(question: Option<Frame>) -> Step<Frame> {
        question.map_or(Step::Return, Step::Goto)
    }

    /// Favours that let the briber choose (§8): asks, unless it is public that there is no choice.
    fn step_favour(&mut self, top: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        match top {
            Frame::Magician { seat } => match only(self.magician_pieces(seat)) {
                Only::None => empty_favour(seat, Person::Magician, sink),
                Only::One(piece) => Step::Goto(Frame::MagicianTo { seat, piece }),
                Only::Many => Self::ask(seat),
            },
            Frame::Minstrel { seat } => match only(self.minstrel_sources(seat)) {
                Only::None => empty_favour(seat, Person::Minstrel, sink),
                Only::One(from) => Step::Goto(Frame::MinstrelCarry { seat, from }),
                Only::Many => Self::ask(seat),
            },
            Frame::MinstrelCarry { seat, from } => match only(self.minstrel_loads(seat, from)) {
                Only::None => unreachable!("the source of the minstrel holds a piece"),
                Only::One((cubes, friend)) => {
                    Step::Goto(Frame::MinstrelTo { seat, from, cubes, friend })
                }
                Only::Many => Self::ask(seat),
            },
            Frame::Bishop { seat } => match only(self.bishop_targets(seat)) {
                Only::None => empty_favour(seat, Person::Bishop, sink),
                Only::One(sector) => Self::resume(self.bishop(seat, sector, sink)),
                Only::Many => Self::ask(seat),
            },
            other => unreachable!("{other:?} is no favour"),
        }
    }
}

impl Flow for NotreDame {
    type Frame = Frame;

    fn stack(&mut self) -> &mut Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, top: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        match top {
            Frame::Reveal => {
                self.reveal(sink);
                Step::Goto(Frame::KeepFirst { waiting: SeatSet::all(self.seats()) })
            }
            Frame::KeepFirst { waiting } if waiting.is_empty() => {
                self.pass_two(sink);
                Step::Goto(Frame::KeepSecond { waiting: SeatSet::all(self.seats()) })
            }
            Frame::KeepSecond { waiting } if waiting.is_empty() => {
                self.pass_one(sink);
                Step::Goto(Frame::Play { pass: 1, turn: 0 })
            }
            Frame::KeepFirst { waiting } | Frame::KeepSecond { waiting } => Step::Ask(waiting),
            Frame::Play { pass, turn } => match self.in_turn(turn) {
                Some(seat) => Self::ask(seat),
                None if pass < PLAYS => Step::Goto(Frame::Play { pass: pass + 1, turn: 0 }),
                None => Step::Goto(Frame::Bribe { turn: 0 }),
            },
            Frame::Place { seat, card } => {
                let Some(cause) = self.stuck(seat, card) else { return Self::ask(seat) };
                sink.emit(|| Event::NoEffect { seat, cause });
                Step::Return
            }
            Frame::Donate { seat } => {
                if self.players[seat].coins == 1 {
                    self.donate(seat, 1, sink);
                    Step::Return
                } else {
                    Self::ask(seat)
                }
            }
            Frame::Pick { seat, picks } => {
                let choices = self.picks(seat, picks);
                match *choices.as_slice() {
                    [] => {
                        sink.emit(|| Event::NothingToPick { seat });
                        Step::Return
                    }
                    [(first, second)] if !self.readings.free_picks => {
                        self.pick(seat, first, second, sink);
                        Step::Return
                    }
                    _ => Self::ask(seat),
                }
            }
            Frame::Bribe { turn } => match self.in_turn(turn) {
                Some(seat) if self.players[seat].coins == 0 => {
                    sink.emit(|| Event::NoBribe { seat, broke: true });
                    Step::Goto(Frame::Bribe { turn: turn + 1 })
                }
                Some(seat) => Self::ask(seat),
                None => Step::Goto(Frame::Plague { turn: 0 }),
            },
            Frame::Magician { .. }
            | Frame::Minstrel { .. }
            | Frame::MinstrelCarry { .. }
            | Frame::Bishop { .. } => self.step_favour(top, sink),
            Frame::Friend { seat }
            | Frame::Drive { seat, .. }
            | Frame::MagicianTo { seat, .. }
            | Frame::MinstrelTo { seat, .. } => Self::ask(seat),
            // in turn order.
            Frame::Plague { turn } => match self.in_turn(turn) {
                Some(seat) => {
                    let then = Frame::Plague { turn: turn + 1 };
                    if self.strike(seat, sink) {
                        Step::Call { sub: Frame::Penalty { seat }, then }
                    } else {
                        Step::Goto(then)
                    }
                }
                None => Step::Goto(Frame::RoundEnd),
            },
            Frame::Penalty { seat } => match only(self.penalty_sectors(seat)) {
                Only::None => {
                    sink.emit(|| Event::NoCubeLost { seat });
                    Step::Return
                }
                Only::One(sector) => {
                    self.lose_cube(seat, sector, sink);
                    Step::Return
                }
                Only::Many => Self::ask(seat),
            },
            Frame::RoundEnd => {
                if self.end_round(sink) {
                    Step::Return
                } else {
                    Step::Goto(Frame::Reveal)
                }
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
            (Frame::KeepFirst { waiting }, Action::Keep(card)) => {
                self.keep_first(seat, card.kind, sink);
                Step::Goto(Frame::KeepFirst { waiting: waiting.without(seat) })
            }
            (Frame::KeepSecond { waiting }, Action::Keep(card)) => {
                self.keep_second(seat, card.kind, sink);
                Step::Goto(Frame::KeepSecond { waiting: waiting.without(seat) })
            }
            (Frame::Play { pass, turn }, Action::Play(card)) => {
                self.lay(seat, card, pass, sink);
                let then = Frame::Play { pass, turn: turn + 1 };
                let sub = match card.kind {
                    ActionCard::TrustedFriend => Frame::Friend { seat },
                    kind => Frame::Place { seat, card: kind },
                };
                Step::Call { sub, then }
            }
            (Frame::Place { .. } | Frame::Friend { .. }, Action::Decline) => {
                sink.emit(|| Event::NoEffect { seat, cause: Cause::Choice });
                Step::Return
            }
            (Frame::Place { card, .. }, Action::Supply) => {
                Self::resume(self.place(seat, None, card, sink))
            }
            (Frame::Place { card, .. }, Action::Move(from)) => {
                Self::resume(self.place(seat, Some(from), card, sink))
            }
            (Frame::Friend { .. }, Action::Friend(sector)) => {
                Self::resume(self.walk_friend(seat, sector, sink))
            }
            (Frame::Donate { .. }, Action::Donate(coins)) => {
                self.donate(seat, coins, sink);
                Step::Return
            }
            (Frame::Drive { .. }, Action::Stay) => {
                sink.emit(|| Event::Stayed { seat });
                Step::Return
            }
            (Frame::Drive { .. }, Action::Drive { to, take }) => {
                self.drive(seat, to, take, sink);
                Step::Return
            }
            (Frame::Pick { .. }, Action::Decline) => {
                sink.emit(|| Event::PickRefused { seat });
                Step::Return
            }
            (Frame::Pick { .. }, Action::Pick(gain)) => {
                self.pick(seat, gain, None, sink);
                Step::Return
            }
            (Frame::Pick { .. }, Action::PickTwo(first, second)) => {
                self.pick(seat, first, Some(second), sink);
                Step::Return
            }
            (Frame::Bribe { turn }, Action::Pass) => {
                sink.emit(|| Event::NoBribe { seat, broke: false });
                Step::Goto(Frame::Bribe { turn: turn + 1 })
            }
            (Frame::Bribe { turn }, Action::Bribe(person)) => {
                let then = Frame::Bribe { turn: turn + 1 };
                match self.bribe(seat, person, sink) {
                    Some(sub) => Step::Call { sub, then },
                    None => Step::Goto(then),
                }
            }
            (Frame::Magician { .. }, Action::Lift(piece)) => {
                sink.emit(|| Event::Lifted { seat, piece });
                Step::Goto(Frame::MagicianTo { seat, piece })
            }
            (Frame::MagicianTo { piece, .. }, Action::To(sector)) => {
                Self::resume(self.magician(seat, piece, sector, sink))
            }
            (Frame::Minstrel { .. }, Action::From(from)) => {
                sink.emit(|| Event::ReachedInto { seat, from });
                Step::Goto(Frame::MinstrelCarry { seat, from })
            }
            (Frame::MinstrelCarry { from, .. }, Action::Carry { cubes, friend }) => {
                sink.emit(|| Event::TookUp { seat, cubes, friend });
                Step::Goto(Frame::MinstrelTo { seat, from, cubes, friend })
            }
            (Frame::MinstrelTo { from, cubes, friend, .. }, Action::To(to)) => {
                self.minstrel(seat, from, to, cubes, friend, sink);
                Step::Return
            }
            (Frame::Bishop { .. }, Action::To(sector)) => {
                Self::resume(self.bishop(seat, sector, sink))
            }
            (Frame::Penalty { .. }, Action::Remove(sector)) => {
                self.lose_cube(seat, sector, sink);
                Step::Return
            }
            (frame, action) => unreachable!("{action:?} is no answer to {frame:?}"),
        }
    }
}

/// Whether there is a choice.
enum Only<T> {
    None,
    One(T),
    Many,
}

fn only<T>(mut choices: impl Iterator<Item = T>) -> Only<T> {
    match (choices.next(), choices.next()) {
        (None, _) => Only::None,
        (Some(one), None) => Only::One(one),
        (Some(_), Some(_)) => Only::Many,
    }
}

/// the coin is paid, nothing comes of it.
fn empty_favour(seat: Seat, person: Person, sink: &mut impl Sink<NotreDame>) -> Step<Frame> {
    sink.emit(|| Event::EmptyFavour { seat, person });
    Step::Return
}
