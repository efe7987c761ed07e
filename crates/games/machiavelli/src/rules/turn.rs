//! §5.5 The turn: income, threats, the main loop, the end of the turn; gold and the crown on the move.

use signoria_engine::{Seat, SeatSet, Sink, Step};

use crate::{
    action::Action,
    cards::Card,
    characters::Character,
    event::{Event, EventKind},
    frame::{Frame, Source},
    state::{Booth, Done, Machiavelli},
};

impl Machiavelli {
    /// §1 take: from the bank.
    pub(crate) fn take_gold(&mut self, seat: Seat, gold: u16) {
        let player = self.player_mut(seat);
        player.gold = player.gold.saturating_add(gold);
        self.bank -= i32::from(gold);
    }

    /// §1 pay: to the bank.
    pub(crate) fn pay_gold(&mut self, seat: Seat, gold: u16) {
        self.player_mut(seat).gold -= gold;
        self.bank += i32::from(gold);
    }

    /// From one stash to another.
    pub(crate) fn give_gold(&mut self, from: Seat, to: Seat, gold: u16) {
        self.player_mut(from).gold -= gold;
        let player = self.player_mut(to);
        player.gold = player.gold.saturating_add(gold);
    }

    /// The crown passes; the Throne Room pays for a change of holder (R50).
    pub(crate) fn move_crown(&mut self, to: Seat, sink: &mut impl Sink<Self>) {
        if self.crown == to {
            sink.emit(|| Event::open(EventKind::CrownKept { seat: to }));
            return;
        }
        self.crown = to;
        sink.emit(|| Event::open(EventKind::CrownMoved { seat: to }));
        if let Some(owner) = self.owner_of(Card::ThroneRoom) {
            self.gain(owner, 1, Card::ThroneRoom.id(), sink);
        }
    }

    /// Takes gold for a public reason.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        gold: u16,
        by: &'static str,
        sink: &mut impl Sink<Self>,
    ) {
        self.take_gold(seat, gold);
        sink.emit(|| Event::open(EventKind::Gained { seat, gold, by }));
    }

    /// Draws into the hand for a public reason.
    pub(crate) fn draw_for(
        &mut self,
        seat: Seat,
        number: u8,
        by: &'static str,
        sink: &mut impl Sink<Self>,
    ) {
        let (number, cards) = self.draw_to_hand(seat, number);
        if number == 0 {
            return;
        }
        sink.emit(|| {
            Event::to(
                seat,
                EventKind::Drew { seat, number, by, cards: Some(cards.iter().collect()) },
            )
        });
    }

    /// §5.5.1: gold or cards; `then` is what follows.
    pub(crate) fn income(
        &mut self,
        action: Action,
        then: Option<Frame>,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::INCOME);
        let city = self.player(seat).city;
        match action {
            Action::TakeGold => {
                let gold = 2 + u16::from(city.has(Card::GoldMine));
                self.gain(seat, gold, "income", sink);
            }
            Action::TakeCards => {
                let number = 2 + u8::from(city.has(Card::Observatory));
                if city.has(Card::Library) {
                    self.draw_for(seat, number, "income", sink);
                } else {
                    return self.draw_and_choose(number, Source::Income, then, sink);
                }
            }
            _ => unreachable!("{action:?} is no income"),
        }
        then.map_or(Step::Return, Step::Goto)
    }

    /// Draws cards to keep one of; a single card is kept at once, which is public.
    pub(crate) fn draw_and_choose(
        &mut self,
        number: u8,
        from: Source,
        then: Option<Frame>,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        match from {
            Source::Income | Source::Booth => self.draw_to_choose(seat, number),
            Source::Scholar => self.draw_to_study(seat, number),
        }
        let drawn = &self.turn.drawn;
        let number = drawn.len() as u8;
        let by = match from {
            Source::Income => "income",
            Source::Booth => Card::TicketBooth.id(),
            Source::Scholar => Character::Scholar.id(),
        };
        sink.emit(|| {
            let cards = Some(drawn.iter().map(|lying| lying.card).collect());
            Event::to(seat, EventKind::Looked { seat, number, by, cards })
        });
        if let [only] = drawn[..] {
            self.keep_one(from, only.card, sink);
            return then.map_or(Step::Return, Step::Goto);
        }
        let sub = Frame::Keep { from };
        match then {
            Some(then) => Step::Call { sub, then },
            None => Step::Goto(sub),
        }
    }

    /// §5.6 and §7: income and nothing else.
    pub(crate) fn take_income(
        &mut self,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        self.income(action, None, sink)
    }

    /// D8: one of the drawn cards is kept.
    pub(crate) fn keep(
        &mut self,
        from: Source,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let Action::Keep(card) = action else { unreachable!("{action:?} keeps nothing") };
        self.keep_one(from, card, sink);
        Step::Return
    }

    fn keep_one(&mut self, from: Source, card: Card, sink: &mut impl Sink<Self>) {
        let seat = self.turn.seat;
        let others = self.turn.drawn.len() as u8 - 1;
        match from {
            Source::Income | Source::Booth => self.keep_drawn(seat, card),
            Source::Scholar => self.keep_and_shuffle(seat, card),
        }
        sink.emit(|| Event::to(seat, EventKind::Kept { seat, card: Some(card), others, from }));
    }

    /// D9, §5.5.3: half the stash buys the threat off unseen.
    pub(crate) fn bribe(&mut self, action: Action, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let (seat, character) = (self.turn.seat, self.turn.who);
        let to = self.marks.blackmailer.expect("a Blackmailer has threatened");
        if action == Action::Bribe {
            let gold = self.player(seat).gold / 2;
            self.give_gold(seat, to, gold);
            self.marks.threats.remove(character.rank());
            sink.emit(|| Event::open(EventKind::Bribed { seat, character, to, gold }));
            Step::Goto(Frame::Main)
        } else {
            sink.emit(|| Event::open(EventKind::BribeRefused { seat }));
            Step::Goto(Frame::Expose)
        }
    }

    /// D10, §5.5.3: the rose takes the whole stash, a blank nothing.
    pub(crate) fn expose(&mut self, action: Action, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let (victim, character) = (self.turn.seat, self.turn.who);
        let seat = self.marks.blackmailer.expect("a Blackmailer has threatened");
        self.marks.threats.remove(character.rank());
        if action == Action::Expose {
            let rose = self.marks.rose == Some(character);
            let gold = if rose { self.player(victim).gold } else { 0 };
            self.give_gold(victim, seat, gold);
            self.marks.rose_shown = true;
            sink.emit(|| {
                Event::open(EventKind::ThreatTurned { seat, victim, character, rose, gold })
            });
        } else {
            sink.emit(|| Event::open(EventKind::ThreatLeft { seat, victim, character }));
        }
        Step::Goto(Frame::Main)
    }

    /// D7, §5.5.2: one action of the main loop.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm per action of the table in §5.5.2 and §5.12"
    )]
    pub(crate) fn act(&mut self, action: Action, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let seat = self.turn.seat;
        let main = Step::Goto(Frame::Main);
        let call = |sub| Step::Call { sub, then: Frame::Main };
        match action {
            Action::TakeGold | Action::TakeCards => self.income(action, Some(Frame::Main), sink),
            Action::End => {
                self.end_turn(sink);
                Step::Return
            }
            Action::Kill(character) | Action::Rob(character) => {
                self.name_victim(action, character, sink)
            }
            Action::Warrants => call(Frame::Warrants),
            Action::Threats => call(Frame::Threats),
            Action::Spy { seat: victim, kind } => self.spy(victim, kind, sink),
            Action::SwapHands(other) => self.swap_with(other, sink),
            Action::Redraw => call(Frame::Redraw),
            Action::Peek(victim) => {
                self.turn.done.set(Done::ABILITY);
                self.look_at(victim, sink);
                call(Frame::Peek { victim })
            }
            Action::Gather => self.gather(sink),
            Action::TakeCrown => {
                self.turn.done.set(Done::CROWN);
                self.move_crown(seat, sink);
                main
            }
            Action::GiveCrown { seat: to, levy } => self.give_crown(to, levy, sink),
            Action::Collect => self.collect(None, sink),
            Action::Split(gold) => self.collect(Some(gold), sink),
            Action::TaxRichest(from) => {
                self.turn.done.set(Done::ABILITY);
                self.give_gold(from, seat, 1);
                sink.emit(|| Event::open(EventKind::TaxedRichest { seat, from }));
                main
            }
            Action::ExtraGold => {
                self.turn.done.set(Done::ABILITY);
                self.gain(seat, 1, Character::Merchant.id(), sink);
                main
            }
            Action::DrawTwo => {
                self.turn.done.set(Done::ABILITY);
                self.draw_for(seat, 2, Character::Architect.id(), sink);
                main
            }
            Action::FourGold => {
                self.turn.done.set(Done::ABILITY);
                self.gain(seat, 4, Character::Navigator.id(), sink);
                main
            }
            Action::FourCards => {
                self.turn.done.set(Done::ABILITY);
                self.draw_for(seat, 4, Character::Navigator.id(), sink);
                main
            }
            Action::DrawSeven => {
                self.turn.done.set(Done::ABILITY);
                self.draw_and_choose(7, Source::Scholar, Some(Frame::Main), sink)
            }
            Action::Destroy { seat: owner, district } => self.destroy(owner, district, sink),
            Action::Trade { mine, seat: with, theirs } => self.trade(mine, with, theirs, sink),
            Action::Seize { seat: from, district } => self.seize(from, district, sink),
            Action::RoyalGold => {
                self.turn.done.set(Done::ABILITY);
                self.marks.queen_paid = true;
                self.gain(seat, 3, Character::Queen.id(), sink);
                main
            }
            Action::Beautify(district) => self.beautify_first(district, sink),
            Action::CollectTax => {
                self.turn.done.set(Done::ABILITY);
                let gold = std::mem::take(&mut self.tax);
                let player = self.player_mut(seat);
                player.gold = player.gold.saturating_add(gold);
                sink.emit(|| Event::open(EventKind::TaxCollected { seat, gold }));
                main
            }
            Action::Build(_)
            | Action::BuildDen
            | Action::BuildFramework(_)
            | Action::BuildNecropolis(_)
            | Action::BuildLoan { .. }
            | Action::Launch { .. }
            | Action::LaunchDen(_)
            | Action::LaunchLoan { .. }
            | Action::Tent => self.build(action, None, sink),
            Action::Smithy => {
                self.turn.done.set(Done::SMITHY);
                self.pay_gold(seat, 2);
                self.draw_for(seat, 3, Card::Smithy.id(), sink);
                main
            }
            Action::Laboratory(card) => {
                self.turn.done.set(Done::LABORATORY);
                self.discard_from_hand(seat, card);
                self.take_gold(seat, 2);
                sink.emit(|| Event::to(seat, EventKind::Melted { seat, card: Some(card) }));
                main
            }
            Action::Museum(card) => {
                self.turn.done.set(Done::MUSEUM);
                self.tuck(seat, card);
                sink.emit(|| Event::to(seat, EventKind::Tucked { seat, card: Some(card) }));
                main
            }
            Action::Armory { seat: owner, district } => self.armory(owner, district, sink),
            Action::Director => {
                self.play_action_card(Card::Director, sink);
                self.discard(Card::Director, self.all_seats());
                self.turn.limit += 2;
                main
            }
            Action::Booth => {
                self.play_action_card(Card::TicketBooth, sink);
                self.booths.push(Booth { owner: seat, gold: 0, used: false });
                main
            }
            Action::Fortune(victim) => {
                self.play_action_card(Card::FortuneTeller, sink);
                self.discard(Card::FortuneTeller, self.all_seats());
                self.look_at(victim, sink);
                call(Frame::Foretell { victim })
            }
            Action::Visit(booth) => self.visit(usize::from(booth), sink),
            Action::Cash(place) => {
                let number = place + 1;
                let booth = self.booths.remove(usize::from(place));
                let player = self.player_mut(seat);
                player.gold = player.gold.saturating_add(booth.gold);
                self.discard(Card::TicketBooth, self.all_seats());
                sink.emit(|| {
                    Event::open(EventKind::BoothCashed { seat, number, gold: booth.gold })
                });
                main
            }
            Action::Pass
            | Action::Done
            | Action::Pick(_)
            | Action::Aside(_)
            | Action::Exchange { .. }
            | Action::Rasputin
            | Action::Hospital
            | Action::Acrobat
            | Action::Keep(_)
            | Action::Bribe
            | Action::Refuse
            | Action::Expose
            | Action::Bewitch(_)
            | Action::Sign(_)
            | Action::Blank(_)
            | Action::Discard(_)
            | Action::Take(_)
            | Action::Give(_)
            | Action::Lend(_)
            | Action::Confiscate
            | Action::Announce
            | Action::DigUp
            | Action::Bequeath(_) => unreachable!("{action:?} is no action of the main loop"),
        }
    }

    /// §8: one action card per turn, from the hand, in the open.
    pub(crate) fn play_action_card(&mut self, card: Card, sink: &mut impl Sink<Self>) {
        let seat = self.turn.seat;
        self.turn.done.set(Done::ACTION);
        self.play_from_hand(seat, card);
        sink.emit(|| Event::open(EventKind::Played { seat, card }));
    }

    /// §8.4: 1 gold on another player's booth, draw 3, keep 1.
    fn visit(&mut self, booth: usize, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let seat = self.turn.seat;
        self.player_mut(seat).gold -= 1;
        let number = booth as u8 + 1;
        let booth = &mut self.booths[booth];
        booth.gold += 1;
        booth.used = true;
        let owner = booth.owner;
        sink.emit(|| Event::open(EventKind::BoothVisited { seat, owner, number }));
        self.draw_and_choose(3, Source::Booth, Some(Frame::Main), sink)
    }

    /// §7 Museum: a hand card goes face down under it.
    fn tuck(&mut self, seat: Seat, card: Card) {
        let known = SeatSet::one(seat);
        self.out_of_hand(seat, card, known);
        self.piles.tuck(crate::state::FaceDownCard { card, known });
    }

    /// §5.9: what happens at the end of a turn, in this order.
    fn end_turn(&mut self, sink: &mut impl Sink<Self>) {
        let (seat, who, done) = (self.turn.seat, self.turn.who, self.turn.done);
        let crowned = matches!(who, Character::King | Character::Patrician);
        if crowned && !done.has(Done::CROWN) && !done.has(Done::RESUMED) {
            self.move_crown(seat, sink);
        }
        let city = self.player(seat).city;
        if city.has(Card::PoorHouse) && self.player(seat).gold == 0 {
            self.gain(seat, 1, Card::PoorHouse.id(), sink);
        }
        if city.has(Card::Park) && self.player(seat).hand_size == 0 {
            self.draw_for(seat, 2, Card::Park.id(), sink);
        }
        if who == Character::Alchemist && self.turn.spent > 0 {
            self.gain(seat, self.turn.spent, Character::Alchemist.id(), sink);
        }
        if done.has(Done::PROTECTED) {
            self.discard(Card::Rasputin, self.all_seats());
            self.turn.done = Done::default();
        }
    }
}
