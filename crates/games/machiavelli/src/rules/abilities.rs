//! §6 The abilities of the characters that ask or move something beyond gold.

use signoria_engine::{Seat, SeatSet, Sink, Step};

use crate::{
    action::{Action, Levy},
    cards::{Card, Cards, Kind},
    characters::{Character, Paid, Ranks},
    event::{Event, EventKind},
    frame::Frame,
    state::{District, Done, Machiavelli},
};

impl Machiavelli {
    /// §5.12 Kill and Rob: a name is spoken aloud.
    pub(crate) fn name_victim(
        &mut self,
        action: Action,
        character: Character,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::ABILITY);
        if matches!(action, Action::Kill(_)) {
            self.marks.murdered = Some(character);
            sink.emit(|| Event::open(EventKind::Murdered { seat, character }));
        } else {
            self.marks.robbed = Some(character);
            self.marks.thief = Some(seat);
            sink.emit(|| Event::open(EventKind::ToBeRobbed { seat, character }));
        }
        Step::Goto(Frame::Main)
    }

    /// D12, §5.6: the Witch names a character; her turn is interrupted.
    pub(crate) fn bewitch(&mut self, action: Action, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let Action::Bewitch(character) = action else {
            unreachable!("{action:?} names no character")
        };
        let seat = self.turn.seat;
        self.marks.bewitched = Some(character);
        self.marks.witch = Some(seat);
        sink.emit(|| Event::open(EventKind::Bewitched { seat, character }));
        Step::Return
    }

    /// §6 Magistrate: the signed warrant, then two blank ones by rank; they appear together.
    pub(crate) fn lay_warrants(
        &mut self,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        match (action, self.turn.blank) {
            (Action::Sign(character), None) => {
                self.turn.marking = Some(character);
                Step::Goto(Frame::Warrants)
            }
            (Action::Blank(character), None) => {
                self.turn.blank = Some(character);
                Step::Goto(Frame::Warrants)
            }
            (Action::Blank(second), Some(first)) => {
                self.turn.blank = None;
                let signed = self.turn.marking.take().expect("the signed one is laid first");
                let ranks = Ranks::one(signed.rank()).with(first.rank()).with(second.rank());
                self.marks.warrants = ranks;
                self.marks.signed = Some(signed);
                self.marks.magistrate = Some(seat);
                self.turn.done.set(Done::ABILITY);
                sink.emit(|| {
                    let characters = ranks.iter().map(|rank| self.of_rank(rank)).collect();
                    Event::to(
                        seat,
                        EventKind::WarrantsLaid { seat, characters, signed: Some(signed) },
                    )
                });
                Step::Return
            }
            _ => unreachable!("{action:?} lays no warrant"),
        }
    }

    /// §6 Blackmailer: the threat with the rose, then the blank one; they appear together.
    pub(crate) fn lay_threats(
        &mut self,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        match action {
            Action::Sign(character) => {
                self.turn.marking = Some(character);
                Step::Goto(Frame::Threats)
            }
            Action::Blank(blank) => {
                let rose = self.turn.marking.take().expect("the rose is laid first");
                let ranks = Ranks::one(rose.rank()).with(blank.rank());
                self.marks.threats = ranks;
                self.marks.threatened = ranks;
                self.marks.rose = Some(rose);
                self.marks.blackmailer = Some(seat);
                self.turn.done.set(Done::ABILITY);
                sink.emit(|| {
                    let characters = ranks.iter().map(|rank| self.of_rank(rank)).collect();
                    Event::to(seat, EventKind::ThreatsLaid { seat, characters, rose: Some(rose) })
                });
                Step::Return
            }
            _ => unreachable!("{action:?} lays no threat"),
        }
    }

    /// A player looks at a whole hand.
    pub(crate) fn look_at(&mut self, victim: Seat, sink: &mut impl Sink<Self>) {
        let seat = self.turn.seat;
        self.look_at_hand(seat, victim);
        let cards = self.player(victim).hand;
        sink.emit(|| {
            let told = EventKind::Peeked { seat, victim, cards: Some(cards.iter().collect()) };
            Event::to_both(seat, victim, told)
        });
    }

    /// §6 Spy: gold and cards for every hand card of the named type.
    pub(crate) fn spy(
        &mut self,
        victim: Seat,
        kind: Kind,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::ABILITY);
        self.look_at(victim, sink);
        let matches = self.player(victim).hand.of_kind(kind);
        let gold = u16::from(matches).min(self.player(victim).gold);
        self.give_gold(victim, seat, gold);
        sink.emit(|| Event::open(EventKind::Spied { seat, victim, kind, gold }));
        self.draw_for(seat, matches, Character::Spy.id(), sink);
        Step::Goto(Frame::Main)
    }

    /// §6 Magician (a): whole hands change places.
    pub(crate) fn swap_with(&mut self, other: Seat, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::ABILITY);
        self.swap_hands(seat, other);
        sink.emit(|| Event::open(EventKind::SwappedHands { seat, with: other }));
        sink.emit(|| {
            let cards = Some(self.player(seat).hand.iter().collect());
            Event::to(seat, EventKind::NewHand { seat, cards })
        });
        sink.emit(|| {
            let cards = Some(self.player(other).hand.iter().collect());
            Event::to(other, EventKind::NewHand { seat: other, cards })
        });
        Step::Goto(Frame::Main)
    }

    /// §6 Magician (b): picked cards go under the deck in their order, as many are drawn.
    pub(crate) fn redraw(&mut self, action: Action, sink: &mut impl Sink<Self>) -> Step<Frame> {
        if let Action::Discard(card) = action {
            self.turn.picked.add(card);
            return Step::Goto(Frame::Redraw);
        }
        let seat = self.turn.seat;
        self.turn.done.set(Done::ABILITY);
        let picked = std::mem::take(&mut self.turn.picked);
        for card in picked.iter() {
            self.discard_from_hand(seat, card);
        }
        let number = picked.len();
        sink.emit(|| {
            let cards = Some(picked.iter().collect());
            Event::to(seat, EventKind::Discarded { seat, number, cards })
        });
        self.draw_for(seat, number, Character::Magician.id(), sink);
        Step::Return
    }

    /// D13, §6 Wizard: the chosen card is kept, or built at once.
    pub(crate) fn choose_as_wizard(
        &mut self,
        victim: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        match action {
            Action::Take(card) => {
                self.take_from(victim, card, sink);
                Step::Return
            }
            _ => self.build(action, Some(victim), sink),
        }
    }

    /// D13, §8.7 Fortune Teller: the chosen card is kept; nothing need be taken (R73).
    pub(crate) fn foretell(
        &mut self,
        victim: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        if let Action::Take(card) = action {
            self.take_from(victim, card, sink);
        } else {
            let seat = self.turn.seat;
            sink.emit(|| Event::open(EventKind::TookNothing { seat, victim }));
        }
        Step::Return
    }

    fn take_from(&mut self, victim: Seat, card: Card, sink: &mut impl Sink<Self>) {
        let seat = self.turn.seat;
        self.hand_over(victim, seat, card);
        sink.emit(|| {
            let told = EventKind::TookCard { seat, victim, card: Some(card) };
            Event::to_both(seat, victim, told)
        });
    }

    /// §6 Seer: a random card from every player who has one, all before any is given back (R60).
    pub(crate) fn gather(&mut self, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::ABILITY);
        let left: SeatSet =
            self.others(seat).filter(|&other| self.player(other).hand_size > 0).collect();
        let mut stream = self.rng.next_stream();
        for victim in left {
            let card = self.random_card(victim, &mut stream).expect("the hand is not empty");
            self.take_from(victim, card, sink);
        }
        Step::Call { sub: Frame::Gather { left }, then: Frame::Main }
    }

    /// D14: one card for each of those players, by seat.
    pub(crate) fn give_back(
        &mut self,
        left: SeatSet,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let Action::Give(card) = action else { unreachable!("{action:?} gives nothing") };
        let seat = self.turn.seat;
        let to = left.first().expect("a player waits for a card");
        self.hand_over(seat, to, card);
        sink.emit(|| Event::to_both(seat, to, EventKind::GaveCard { seat, to, card: Some(card) }));
        Step::Goto(Frame::Gather { left: left.without(to) })
    }

    /// §6 Emperor: the crown goes to another player, who pays for it (R14, R15).
    pub(crate) fn give_crown(
        &mut self,
        to: Seat,
        levy: Levy,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::CROWN);
        self.move_crown(to, sink);
        match levy {
            Levy::Gold => {
                self.give_gold(to, seat, 1);
                sink.emit(|| Event::open(EventKind::LeviedGold { seat, from: to }));
            }
            Levy::Card => {
                let mut stream = self.rng.next_stream();
                let card = self.random_card(to, &mut stream).expect("the hand is not empty");
                self.take_from(to, card, sink);
            }
            Levy::Nothing => {}
        }
        Step::Goto(Frame::Main)
    }

    /// §6: districts that count for the district income now.
    pub(crate) fn district_income(&self) -> Option<(Kind, Paid, u8, bool)> {
        let (kind, paid) = self.turn.who.district_income()?;
        let player = self.player(self.turn.seat);
        Some((kind, paid, player.of_kind(kind), player.city.has(Card::SchoolOfMagic)))
    }

    /// §6: the district income, all at once. The Abbot says before drawing how much of it is gold.
    pub(crate) fn collect(&mut self, split: Option<u8>, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::COLLECTED);
        let (kind, paid, districts, school) =
            self.district_income().expect("only a character with a district income collects");
        let all = districts + u8::from(school);
        let (gold, cards) = match (paid, split) {
            (Paid::Gold, None) => (all, 0),
            (Paid::Cards, None) => (0, all),
            // R42: one of each from the School of Magic, in addition to the declared mix.
            (Paid::Mixed, Some(gold)) if self.rulings.school_of_magic_abbot_gains_both => {
                let bonus = u8::from(school);
                (gold + bonus, districts - gold + bonus)
            }
            (Paid::Mixed, Some(gold)) => (gold, all - gold),
            _ => unreachable!("{split:?} does not fit {paid:?}"),
        };
        sink.emit(|| Event::open(EventKind::Collected { seat, kind }));
        if gold > 0 {
            self.gain(seat, u16::from(gold), self.turn.who.id(), sink);
        }
        if cards > 0 {
            self.draw_for(seat, cards, self.turn.who.id(), sink);
        }
        Step::Goto(Frame::Main)
    }

    /// §6 Artist: gold on one district, then perhaps on a second.
    pub(crate) fn beautify_first(
        &mut self,
        district: District,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        self.turn.done.set(Done::ABILITY);
        self.put_gold_on(district, sink);
        if self.beautifiable(Some(district)).next().is_some() {
            Step::Call { sub: Frame::Beautify { after: district }, then: Frame::Main }
        } else {
            Step::Goto(Frame::Main)
        }
    }

    /// The second district of one use.
    pub(crate) fn beautify_second(
        &mut self,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        if let Action::Beautify(district) = action {
            self.put_gold_on(district, sink);
        }
        Step::Return
    }

    /// R32: own districts without gold on them, no tents. Until rules 2 a second district had to follow the first,
    /// `after`, in the order of the cards.
    pub(crate) fn beautifiable(
        &self,
        after: Option<District>,
    ) -> impl Iterator<Item = District> + '_ {
        let player = self.player(self.turn.seat);
        let from = after.filter(|_| self.rules < 2);
        player.districts().filter(move |district| {
            !district.beautified
                && district.card != Card::CircusTent
                && player.gold > 0
                && from.is_none_or(|from| district.card >= from.card)
        })
    }

    fn put_gold_on(&mut self, district: District, sink: &mut impl Sink<Self>) {
        let seat = self.turn.seat;
        let player = self.player_mut(seat);
        player.gold -= 1;
        player.beautified.add(district.card);
        sink.emit(|| Event::open(EventKind::Beautified { seat, card: district.card }));
    }

    /// §6 Queen: whether she may take her gold now.
    pub(crate) fn queen_sits_by_fourth(&self, queen: Seat) -> bool {
        self.marks.fourth.is_some_and(|fourth| {
            fourth == queen.left(self.seats) || fourth == queen.right(self.seats)
        })
    }

    /// Hand cards that may still be picked, in order, so that `needed` more can follow.
    pub(crate) fn pickable(&self, needed: u8) -> impl Iterator<Item = Card> + '_ {
        let hand = self.player(self.turn.seat).hand.minus(self.turn.picked);
        let last = self.turn.picked.last();
        let open = move |card: &Card| last.is_none_or(|last| *card >= last);
        let mut left: u8 = hand.names().filter(open).map(|card| hand.count(card)).sum();
        hand.names().filter(open).take_while(move |&card| {
            let enough = left >= needed;
            left -= hand.count(card);
            enough
        })
    }

    /// Hand cards not yet picked.
    pub(crate) fn unpicked(&self) -> Cards {
        self.player(self.turn.seat).hand.minus(self.turn.picked)
    }
}
