//! §5.4 Calling a rank, and the windows it opens: Rasputin, Hospital, Acrobat.

use signoria_engine::{Seat, SeatSet, Sink, Step};

use crate::{
    action::Action,
    cards::Card,
    characters::Character,
    event::{Event, EventKind},
    frame::Frame,
    state::{Done, Machiavelli, Turn},
};

impl Machiavelli {
    /// §5.4: ranks are called in ascending order, each once.
    pub(crate) fn call(&mut self, rank: u8, sink: &mut impl Sink<Self>) -> Step<Frame> {
        if usize::from(rank) > self.cast.len() {
            return Step::Goto(Frame::RoundEnd);
        }
        self.called = rank;
        self.reaction = false;
        let character = self.of_rank(rank);
        sink.emit(|| Event::open(EventKind::Called { character }));
        let then = Frame::Call { rank: rank + 1 };
        if self.is_marked(character) && !self.face_up.has(rank) {
            Step::Call { sub: Frame::Shield { waiting: self.may_shield() }, then }
        } else {
            Step::Call { sub: Frame::Answer, then }
        }
    }

    /// Whether a marker lies on the character's tile (§8.6: any mark suffices).
    fn is_marked(&self, character: Character) -> bool {
        let marks = &self.marks;
        let rank = character.rank();
        marks.murdered == Some(character)
            || marks.bewitched == Some(character)
            || marks.robbed == Some(character)
            || marks.warrants.has(rank)
            || marks.threats.has(rank)
    }

    /// Seats that could answer a marked call with Rasputin as far as public information tells. They are all
    /// asked: asking only the one with the card would reveal them (R17).
    fn may_shield(&self) -> SeatSet {
        self.may_have_actions().into_iter().filter(|&seat| self.may_hold_hidden(seat)).collect()
    }

    fn may_have_actions(&self) -> SeatSet {
        if !self.rulings.action_cards {
            return SeatSet::EMPTY;
        }
        self.all().filter(|&seat| self.player(seat).maybe_actions > 0).collect()
    }

    /// §5.4: what happens once the Rasputin window is closed.
    pub(crate) fn answer_call(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let character = self.of_rank(self.called);
        let holder = self.holder(character);
        let protected = std::mem::take(&mut self.reaction);
        if self.marks.murdered == Some(character) && !protected {
            if let Some(owner) = self.hospital_asked(character) {
                return Step::Goto(Frame::Hospital { owner });
            }
            return self.no_seat_answers(sink);
        }
        match holder {
            None => self.no_seat_answers(sink),
            Some(seat) => {
                if protected {
                    self.marks.spared |= self.marks.murdered == Some(character);
                    self.play_from_hand(seat, Card::Rasputin);
                    sink.emit(|| Event::open(EventKind::Shielded { seat, character }));
                }
                self.turn_over(seat, character, sink);
                self.begin_turn(seat, character, protected, sink)
            }
        }
    }

    /// The owner of the Hospital is asked whenever they might hold the murdered character, so that the
    /// decision reveals nothing.
    fn hospital_asked(&self, character: Character) -> Option<Seat> {
        let owner = self.owner_of(Card::Hospital)?;
        (self.may_hold_hidden(owner) && !self.face_up.has(character.rank())).then_some(owner)
    }

    /// §5.4: no player turns the card over.
    fn no_seat_answers(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let character = self.of_rank(self.called);
        // A murdered character may well have a holder, who keeps silent.
        let murdered = self.marks.murdered == Some(character);
        if !murdered {
            self.silent.add(self.called);
        }
        let witch = self.marks.witch.filter(|_| self.marks.bewitched == Some(character));
        sink.emit(|| Event::open(EventKind::Silent { character, murdered, witch }));
        if self.called == 4 {
            Step::Goto(Frame::Acrobat { waiting: self.may_have_actions() })
        } else {
            Step::Return
        }
    }

    /// §5.4: a character card lies open from now on.
    pub(crate) fn lay_open(&mut self, seat: Seat, character: Character) {
        self.shown.add(character.rank());
        if character.rank() == 4 {
            self.marks.fourth = Some(seat);
        }
    }

    /// §5.4: a character card is turned over.
    fn turn_over(&mut self, seat: Seat, character: Character, sink: &mut impl Sink<Self>) {
        self.lay_open(seat, character);
        sink.emit(|| Event::open(EventKind::TurnedOver { seat, character }));
        sink.beat(self);
    }

    /// §5.4 to §5.6: the turn of a character that was turned over.
    fn begin_turn(
        &mut self,
        seat: Seat,
        character: Character,
        protected: bool,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        self.start_turn(seat, character);
        if protected {
            self.turn.done.set(Done::PROTECTED);
            self.turn.done.set(Done::ACTION);
            // §8.6: a threat is removed unseen.
            self.marks.threats.remove(character.rank());
        } else if self.marks.robbed == Some(character) {
            self.rob(seat, sink);
        }
        if self.marks.bewitched == Some(character) && !protected {
            return Step::Call { sub: Frame::Income, then: Frame::Cursed };
        }
        self.passive_powers(seat, character);
        if character == Character::Witch {
            return Step::Call { sub: Frame::Income, then: Frame::Bewitch };
        }
        // R11: a threat against one's own second character does nothing.
        if self.marks.threats.has(character.rank()) && self.marks.blackmailer != Some(seat) {
            return Step::Call { sub: Frame::Income, then: Frame::Bribe };
        }
        Step::Goto(Frame::Main)
    }

    pub(crate) fn start_turn(&mut self, seat: Seat, character: Character) {
        self.turn = Turn::new(seat, character);
        for booth in &mut self.booths {
            booth.used = false;
        }
    }

    /// Effects that apply automatically when a player acts as this character.
    fn passive_powers(&mut self, seat: Seat, character: Character) {
        if character == Character::Bishop {
            self.marks.sanctuary = Some(seat);
        } else if character == Character::Queen {
            self.marks.queen = Some(seat);
        }
    }

    /// §6 Thief: all gold of the stash, before income; not from themselves (R11).
    fn rob(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        let thief = self.marks.thief.expect("a Thief named the robbed character");
        if thief == seat {
            return;
        }
        let gold = self.player(seat).gold;
        self.give_gold(seat, thief, gold);
        sink.emit(|| Event::open(EventKind::Robbed { thief, seat, gold }));
    }

    /// §5.6 2–3: the truncated turn ends, the Witch resumes as the bewitched character.
    pub(crate) fn resume_as_witch(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let (victim, character) = (self.turn.seat, self.turn.who);
        if matches!(character, Character::King | Character::Patrician) {
            self.move_crown(victim, sink);
        }
        let witch = self.marks.witch.expect("a bewitched character has a Witch");
        self.start_turn(witch, character);
        self.turn.done.set(Done::INCOME);
        self.turn.done.set(Done::RESUMED);
        self.passive_powers(witch, character);
        sink.emit(|| Event::open(EventKind::Resumed { seat: witch, character }));
        Step::Goto(Frame::Main)
    }

    /// D5, §7 Hospital: income only; the turn is over then (R48).
    pub(crate) fn hospital(
        &mut self,
        owner: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        if action != Action::Hospital {
            return self.no_seat_answers(sink);
        }
        let character = self.of_rank(self.called);
        sink.emit(|| Event::open(EventKind::HospitalUsed { seat: owner }));
        self.turn_over(owner, character, sink);
        self.start_turn(owner, character);
        Step::Goto(Frame::Income)
    }

    /// D6, §8.1: the Acrobat takes the crown when rank 4 is silent.
    pub(crate) fn acrobat(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        if std::mem::take(&mut self.reaction) {
            let seat = self
                .all()
                .find(|&seat| self.player(seat).hand.has(Card::Acrobat))
                .expect("only the holder of the Acrobat can play it");
            self.play_from_hand(seat, Card::Acrobat);
            self.discard(Card::Acrobat, self.all_seats());
            self.marks.acrobat = true;
            sink.emit(|| Event::open(EventKind::AcrobatPlayed { seat }));
            self.move_crown(seat, sink);
        }
        Step::Return
    }
}
