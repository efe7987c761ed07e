//! The course of the game as frames (specification 7).

use serde::{Deserialize, Serialize};
use signoria_engine::{Flow, Seat, SeatSet, Sink, Stack, Step};

use crate::{
    Action, Event, EventView, Feeding, LaCitta,
    cards::{ROUNDS, YEARS},
    state::CityId,
};

/// One activity of the rules. `turn` counts seats from the start player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Setup of advanced players: the castles are placed, out and back (6).
    Place {
        /// How many have been placed.
        placed: u8,
    },
    /// Phases 1 to 4 (8.1).
    Year,
    /// Phase 5: one turn (8.2).
    Turn {
        /// 0 to 4.
        round: u8,
        /// Whose.
        turn: u8,
    },
    /// Phase 6 (8.6).
    Voices,
    /// Phase 7a (9.1).
    Migrate {
        /// Whose.
        turn: u8,
        /// Cities, by position, that have called already.
        done: u32,
    },
    /// Phase 7b (9.2).
    Ruins {
        /// Whose.
        turn: u8,
    },
    /// A city gives up tiles until each of the rest has a citizen (9.2).
    Demolish {
        /// Which.
        city: CityId,
    },
    /// Phase 8 (9.3).
    Feed {
        /// Whose.
        turn: u8,
    },
    /// The number of citizens of a hungry player that leave (9.3).
    Starve {
        /// Whose.
        turn: u8,
        /// How many are still to leave.
        missing: u8,
    },
    /// The empty buildings of a hungry player fall (9.3).
    Bury {
        /// Whose.
        turn: u8,
    },
    /// The year ends (9.4).
    YearEnd,
}

impl Flow for LaCitta {
    type Frame = Frame;

    fn stack(&mut self) -> &mut Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, top: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let seats = self.seat_count();
        match top {
            Frame::Place { placed } if placed == 2 * seats => {
                // The last castle was placed by the player who began; their left neighbour starts.
                self.start = self.start.left(seats);
                let seat = self.start;
                sink.emit(|| Event::Open(EventView::StartPlayer { seat }));
                Step::Goto(Frame::Year)
            }
            Frame::Place { placed } => ask(self.placer(placed)),
            Frame::Year => {
                self.begin_year(sink);
                sink.beat(self);
                sink.emit(|| Event::Open(EventView::RoundBegan { round: 1 }));
                Step::Goto(Frame::Turn { round: 0, turn: 0 })
            }
            Frame::Turn { round, turn } => {
                let seat = self.seat_at(turn);
                if self.players[seat].penalty {
                    self.pay_penalty(seat, sink);
                } else if self.must_pass(seat) {
                    self.pass(seat, true, sink);
                } else {
                    return ask(seat);
                }
                Step::Goto(self.after_turn(round, turn, sink))
            }
            Frame::Voices => {
                self.speak(sink);
                self.relations = self.find_relations();
                self.tell_no_migration(sink);
                Step::Goto(Frame::Migrate { turn: 0, done: 0 })
            }
            Frame::Migrate { turn, .. } if turn == seats => {
                self.relations.clear();
                Step::Goto(Frame::Ruins { turn: 0 })
            }
            Frame::Migrate { turn, done } => {
                let seat = self.seat_at(turn);
                match *self.migrations(seat, done).as_slice() {
                    [] => Step::Goto(Frame::Migrate { turn: turn + 1, done: 0 }),
                    [Action::Migrate { city, voice }] => {
                        Step::Goto(self.migrate(turn, done, city, voice, sink))
                    }
                    _ => ask(seat),
                }
            }
            Frame::Ruins { turn } => {
                let ruin = |turn| self.ruin_of(self.seat_at(turn)).map(|city| (turn, city));
                match (turn..seats).find_map(ruin) {
                    Some((turn, city)) => {
                        Step::Call { sub: Frame::Demolish { city }, then: Frame::Ruins { turn } }
                    }
                    None => Step::Goto(Frame::Feed { turn: 0 }),
                }
            }
            Frame::Demolish { city } => self.step_demolish(city, sink),
            Frame::Feed { turn } => {
                let hunger = |turn| {
                    Some((turn, self.hunger(self.seat_at(turn), sink))).filter(|it| it.1 > 0)
                };
                match (turn..seats).find_map(hunger) {
                    Some((turn, missing)) => Step::Goto(Frame::Starve { turn, missing }),
                    None => Step::Goto(Frame::YearEnd),
                }
            }
            Frame::Starve { turn, missing: 0 } => Step::Goto(Frame::Bury { turn }),
            Frame::Starve { turn, missing } => {
                let seat = self.seat_at(turn);
                match self.forced_to_starve(seat, missing) {
                    Some(city) => {
                        self.starve(city, sink);
                        Step::Goto(Frame::Starve { turn, missing: missing - 1 })
                    }
                    None => ask(seat),
                }
            }
            Frame::Bury { turn } => match self.ruin_of(self.seat_at(turn)) {
                Some(city) => Step::Call { sub: Frame::Demolish { city }, then: top },
                // R27: counted once, or again until there is food for every citizen.
                None => Step::Goto(Frame::Feed {
                    turn: match self.readings.feeding {
                        Feeding::Once => turn + 1,
                        Feeding::UntilFed => turn,
                    },
                }),
            },
            Frame::YearEnd => {
                self.end_year(sink);
                if self.year == YEARS { Step::Return } else { Step::Goto(Frame::Year) }
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
            (Frame::Place { placed }, Action::Castle { cell }) => {
                self.place_castle(seat, cell, sink);
                Step::Goto(Frame::Place { placed: placed + 1 })
            }
            (Frame::Turn { round, turn }, _) => {
                self.take_turn(seat, action, sink);
                Step::Goto(self.after_turn(round, turn, sink))
            }
            (Frame::Migrate { turn, done }, Action::Migrate { city, voice }) => {
                Step::Goto(self.migrate(turn, done, city, voice, sink))
            }
            (Frame::Demolish { city }, Action::Demolish { cell, .. }) => {
                self.demolish(city, cell, sink);
                Step::Goto(Frame::Demolish { city })
            }
            (Frame::Starve { turn, missing }, Action::Starve { city }) => {
                self.starve(city, sink);
                Step::Goto(Frame::Starve { turn, missing: missing - 1 })
            }
            _ => unreachable!("{action:?} is no answer to {top:?}"),
        }
    }
}

impl LaCitta {
    /// §8.2: five rounds, one turn per player in each.
    fn after_turn(&self, round: u8, turn: u8, sink: &mut impl Sink<Self>) -> Frame {
        if turn + 1 < self.seat_count() {
            Frame::Turn { round, turn: turn + 1 }
        } else if round + 1 < ROUNDS {
            sink.beat(self);
            sink.emit(|| Event::Open(EventView::RoundBegan { round: round + 2 }));
            Frame::Turn { round: round + 1, turn: 0 }
        } else {
            Frame::Voices
        }
    }

    /// §6: castles are placed counter-clockwise, the last placer again at once, then clockwise back.
    pub(crate) fn placer(&self, placed: u8) -> Seat {
        let seats = self.seat_count();
        let steps = if placed < seats { placed } else { 2 * seats - 1 - placed };
        self.start.clockwise(seats - steps, seats)
    }
}

fn ask(seat: Seat) -> Step<Frame> {
    Step::Ask(SeatSet::one(seat))
}
