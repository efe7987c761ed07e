//! §5.2 Selection and §5.3 Theater.

use signoria_engine::{ArrayVec, RngExt, Seat, Sink, Step};

use crate::{
    action::Action,
    characters::Ranks,
    event::{Event, EventKind},
    frame::Frame,
    state::{Exchange, Machiavelli},
};

/// What happens to the card of a slot. Slots are the moments at which a character leaves the packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Laid face down, unseen, before the first pick.
    First,
    /// Chosen by a player.
    Pick(Seat),
    /// Laid aside by a player (two players).
    Aside(Seat),
    /// Laid aside at random (three players).
    Lot,
    /// Characters that were not chosen.
    Last,
}

/// The table of slots for a number of seats, counted from picker 1 (§5.2).
pub fn slot_of(slot: u8, seats: u8, first: Seat) -> Slot {
    let seat = |steps: u8| first.clockwise(steps, seats);
    if slot == 0 {
        return Slot::First;
    }
    match seats {
        2 => match slot {
            1 | 4 => Slot::Pick(seat(0)),
            2 | 6 => Slot::Pick(seat(1)),
            3 => Slot::Aside(seat(1)),
            5 => Slot::Aside(seat(0)),
            _ => Slot::Last,
        },
        3 => match slot {
            1..=3 => Slot::Pick(seat(slot - 1)),
            4 => Slot::Lot,
            5..=7 => Slot::Pick(seat(slot - 5)),
            _ => Slot::Last,
        },
        _ if slot <= seats => Slot::Pick(seat(slot - 1)),
        _ => Slot::Last,
    }
}

/// §3.2: characters laid face up: what 4 to 8 players and two face-down cards leave over.
pub const fn face_up_count(seats: u8, cast: u8) -> u8 {
    if seats <= 3 { 0 } else { (cast - seats).saturating_sub(2) }
}

/// §5.2: 7 players with 8 characters and 8 with 9: the last picker also sees the first face-down card.
pub const fn last_sees_first(seats: u8, cast: u8) -> bool {
    seats >= 7 && cast == seats + 1
}

impl Machiavelli {
    pub(crate) fn slot(&self, slot: u8) -> Slot {
        slot_of(slot, self.seats, self.first)
    }

    pub(crate) fn last_sees_first(&self) -> bool {
        last_sees_first(self.seats, self.cast.len() as u8)
    }

    /// §5.2: all characters are shuffled, some lie open (never rank 4), one face down.
    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        self.round = self.round.saturating_add(1);
        self.first = self.crown;
        self.slots = [None; 9];
        self.held = [None; 9];
        self.took_first = false;
        self.exchange = None;
        self.called = 0;
        self.shown = Ranks::EMPTY;
        self.silent = Ranks::EMPTY;
        let (round, first) = (self.round, self.first);
        sink.emit(|| Event::open(EventKind::RoundBegan { round, first }));

        let cast = self.cast.len() as u8;
        let open = face_up_count(self.seats, cast);
        let mut ranks: ArrayVec<u8, 9> = (1..=cast).filter(|&rank| rank != 4).collect();
        let mut stream = self.rng.next_stream();
        // Turning up a replacement for rank 4 makes the open cards a uniform sample of the others.
        let mut face_up = Ranks::EMPTY;
        for _ in 0..open {
            let place = stream.below(ranks.len());
            face_up.add(ranks.swap_remove(place));
        }
        ranks.push(4);
        let face_down = ranks[stream.below(ranks.len())];
        self.face_up = face_up;
        self.packet = Ranks::up_to(cast).minus(face_up).minus(Ranks::one(face_down));
        self.slots[0] = Some(self.of_rank(face_down));
        if open > 0 {
            let characters = || face_up.iter().map(|rank| self.of_rank(rank)).collect();
            sink.emit(|| Event::open(EventKind::FaceUp { characters: characters() }));
        }
        self.pass_packet(1, sink)
    }

    /// The packet goes to the player who fills the slot; only they look into it.
    fn pass_packet(&self, slot: u8, sink: &mut impl Sink<Self>) -> Step<Frame> {
        if let Slot::Pick(seat) = self.slot(slot) {
            let packet = self.packet_for(slot);
            sink.emit(|| {
                let characters = packet.iter().map(|rank| self.of_rank(rank)).collect();
                Event::to(seat, EventKind::Received { seat, characters: Some(characters) })
            });
        }
        Step::Goto(Frame::Pick { slot })
    }

    /// What the seat that fills a slot can choose from.
    pub(crate) fn packet_for(&self, slot: u8) -> Ranks {
        match self.slots[0] {
            Some(first) if slot == self.seats && self.last_sees_first() => {
                self.packet.with(first.rank())
            }
            _ => self.packet,
        }
    }

    /// D1 and D2: a character leaves the packet.
    pub(crate) fn pick(
        &mut self,
        slot: u8,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        match action {
            Action::Pick(character) => {
                let rank = character.rank();
                self.held[usize::from(rank) - 1] = Some(seat);
                if self.packet.has(rank) {
                    self.packet.remove(rank);
                    self.slots[usize::from(slot)] = Some(character);
                } else {
                    // The first face-down card: the card from the packet stays in the middle.
                    self.took_first = true;
                    let left = self.packet.iter().next().expect("one card was passed on");
                    self.packet.remove(left);
                    self.slots[usize::from(slot)] = Some(self.of_rank(left));
                }
                sink.emit(|| {
                    Event::to(seat, EventKind::Picked { seat, character: Some(character) })
                });
            }
            Action::Aside(character) => {
                self.packet.remove(character.rank());
                self.slots[usize::from(slot)] = Some(character);
                sink.emit(|| {
                    Event::to(seat, EventKind::LaidAside { seat, character: Some(character) })
                });
            }
            _ => unreachable!("{action:?} is no answer to a packet"),
        }
        if slot == self.seats && self.last_sees_first() {
            return Step::Goto(Frame::Theater);
        }
        self.pass_packet(slot + 1, sink)
    }

    /// R5: with three players a card is laid aside at random, unseen.
    pub(crate) fn lay_aside_by_lot(&mut self, slot: u8, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let ranks: ArrayVec<u8, 9> = self.packet.iter().collect();
        let rank = ranks[self.rng.next_stream().below(ranks.len())];
        self.packet.remove(rank);
        self.slots[usize::from(slot)] = Some(self.of_rank(rank));
        sink.emit(|| Event::open(EventKind::LaidAsideByLot));
        self.pass_packet(slot + 1, sink)
    }

    /// §5.2: the last card goes face down to the middle.
    pub(crate) fn end_selection(&mut self, slot: u8) -> Step<Frame> {
        if let Some(rank) = self.packet.iter().next() {
            self.packet.remove(rank);
            self.slots[usize::from(slot)] = Some(self.of_rank(rank));
        }
        Step::Goto(Frame::Theater)
    }

    /// Slots from which a seat took a character, in order.
    pub(crate) fn picks_of(&self, seat: Seat) -> ArrayVec<u8, 2> {
        (1..9).filter(|&slot| self.slot(slot) == Slot::Pick(seat)).collect()
    }

    /// The character a seat took with its first or second pick.
    pub(crate) fn picked(&self, seat: Seat, pick: u8) -> crate::characters::Character {
        let slot = self.picks_of(seat)[usize::from(pick)];
        let slot = if self.took_first && slot == self.seats { 0 } else { slot };
        self.slots[usize::from(slot)].expect("the selection is over")
    }

    /// D3, §5.3: pass, or exchange a character with another player, unseen before.
    pub(crate) fn theater(
        &mut self,
        owner: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let then = Step::Goto(Frame::Call { rank: 1 });
        let Action::Exchange { seat: partner, give } = action else {
            sink.emit(|| Event::open(EventKind::TheaterPassed { seat: owner }));
            return then;
        };
        let each = self.characters_each();
        let gave = (0..each)
            .find(|&pick| self.picked(owner, pick) == give)
            .expect("the character given is one of the owner's");
        // With two characters the partner's is chosen at random.
        let got = if each == 2 { self.rng.next_stream().below(2) as u8 } else { 0 };
        let received = self.picked(partner, got);
        self.held[usize::from(give.rank()) - 1] = Some(partner);
        self.held[usize::from(received.rank()) - 1] = Some(owner);
        self.exchange = Some(Exchange { owner, partner, gave, got });
        sink.emit(|| {
            Event::to_both(
                owner,
                partner,
                EventKind::Exchanged { owner, partner, gave: Some(give), got: Some(received) },
            )
        });
        then
    }
}
