//! §5.7 The build pipeline: declare, pay, perhaps lose it to the Magistrate, place, tax, effects.

use signoria_engine::{Seat, SeatSet, Sink, Step};

use crate::{
    action::Action,
    cards::{Card, Cards},
    characters::Character,
    event::{Event, EventKind},
    frame::Frame,
    state::{District, Done, Machiavelli},
};

impl Machiavelli {
    /// §5.7: price of a district for the acting player, after the Factory.
    pub(crate) fn price(&self, card: Card) -> u8 {
        card.cost() - u8::from(self.factory_helps(card))
    }

    fn factory_helps(&self, card: Card) -> bool {
        let city = self.player(self.turn.seat).city;
        card.is_unique() && card != Card::Factory && city.has(Card::Factory)
    }

    /// §5.7 5: the districts that are built outside the limit.
    fn limit_free(&self) -> Cards {
        const STABLES: Cards = Cards::one(Card::Stables);
        if self.turn.who == Character::Trader { STABLES.either(Cards::TRADE) } else { STABLES }
    }

    /// §5.7 1 to 5: which names of a hand the acting player may build now, payment aside.
    pub(crate) fn buildable(&self, hand: Cards, immediately: bool) -> Cards {
        const MONUMENT: Cards = Cards::one(Card::Monument);
        let player = self.player(self.turn.seat);
        let who = self.turn.who;
        if who == Character::Navigator {
            return Cards::EMPTY;
        }
        let mut names = hand.each_once().both(Cards::DISTRICTS);
        if player.city_count > 4 {
            names = names.except(MONUMENT);
        }
        if who != Character::Wizard && !player.city.has(Card::Quarry) {
            names = names.except(player.city.each_once());
        }
        if !immediately && self.turn.builds >= self.turn.limit {
            names = names.both(self.limit_free());
        }
        names
    }

    /// §5.7 6: which of these names the acting player can pay in gold, the Factory considered.
    pub(crate) fn payable(&self, names: Cards) -> Cards {
        const FACTORY: Cards = Cards::one(Card::Factory);
        let player = self.player(self.turn.seat);
        let mut payable = Cards::up_to(player.gold);
        if player.city.has(Card::Factory) {
            let cheaper = Cards::UNIQUES.except(FACTORY);
            payable = payable.either(Cards::up_to(player.gold.saturating_add(1)).both(cheaper));
        }
        names.both(payable)
    }

    /// §8.5: price of building `new` in place of `old`, if that is allowed; payment aside.
    pub(crate) fn launch_price(&self, old: District, new: Card) -> Option<u8> {
        let player = self.player(self.turn.seat);
        let city = player.city.without(old.card);
        let twice = city.has(new) && self.turn.who != Character::Wizard && !city.has(Card::Quarry);
        let fits = !new.is_action()
            && new != Card::SecretVault
            && old.card != Card::CircusTent
            && new.cost() > old.cost()
            && !twice
            && (new != Card::Monument || player.city_count - 1 <= 4);
        if !fits {
            return None;
        }
        let factory = new.is_unique() && new != Card::Factory && city.has(Card::Factory);
        Some((new.cost() - old.cost()).saturating_sub(u8::from(factory)))
    }

    /// §6 Cardinal: whether a player can lend what is missing. `cards` are free to give.
    pub(crate) fn can_lend(&self, lender: Seat, price: u8, cards: u8) -> bool {
        let seat = self.turn.seat;
        let gold = self.player(seat).gold;
        self.turn.who == Character::Cardinal
            && !self.turn.done.has(Done::LOAN)
            && lender != seat
            && gold < u16::from(price)
            && {
                let missing = u16::from(price) - gold;
                self.player(lender).gold >= missing && u16::from(cards) >= missing
            }
    }

    /// Whether anybody can lend what is missing.
    pub(crate) fn anybody_can_lend(&self, price: u8, cards: u8) -> bool {
        self.turn.who == Character::Cardinal
            && self.all().any(|lender| self.can_lend(lender, price, cards))
    }

    /// Whether the Thieves' Den can be paid with at least one of `cards` hand cards.
    pub(crate) fn den_payable(&self, price: u8, cards: u8) -> bool {
        let gold = self.player(self.turn.seat).gold;
        if cards == 0 || price == 0 {
            return false;
        }
        let most = cards.min(price);
        gold + u16::from(most) >= u16::from(price)
            || (1..=most).any(|paid| self.anybody_can_lend(price - paid, cards - paid))
    }

    /// §5.7: a build is declared. `victim` is the hand the Wizard takes the card from.
    pub(crate) fn build(
        &mut self,
        action: Action,
        victim: Option<Seat>,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        let from = victim.unwrap_or(seat);
        let raise = Frame::Raise { from: Some(from) };
        self.turn.owner = seat;
        self.turn.paid = 0;
        match action {
            Action::Build(card) => {
                self.declare(card, victim);
                self.settle_in_gold();
                self.go(raise, victim)
            }
            Action::BuildDen => {
                let card = Card::ThievesDen;
                self.declare(card, victim);
                sink.emit(|| Event::open(EventKind::Declared { seat, card, from }));
                self.go(Frame::Den, victim)
            }
            Action::BuildFramework(card) => {
                self.declare(card, victim);
                let beautified = self.player(seat).beautified.has(Card::Framework);
                let framework = District { card: Card::Framework, beautified };
                self.give_up(framework, Card::Framework, card, sink);
                self.go(raise, victim)
            }
            Action::BuildNecropolis(district) => {
                self.declare(Card::Necropolis, victim);
                self.give_up(district, Card::Necropolis, Card::Necropolis, sink);
                self.go(raise, victim)
            }
            Action::BuildLoan { card, lender } => {
                self.declare(card, victim);
                sink.emit(|| Event::open(EventKind::Declared { seat, card, from }));
                self.borrow(lender, sink);
                self.go(Frame::Loan, victim)
            }
            Action::Launch { old, new } => {
                self.launch(old, new, sink);
                self.settle_in_gold();
                self.go(raise, None)
            }
            Action::LaunchDen(old) => {
                let card = Card::ThievesDen;
                self.launch(old, card, sink);
                sink.emit(|| Event::open(EventKind::Declared { seat, card, from }));
                self.go(Frame::Den, None)
            }
            Action::LaunchLoan { old, new, lender } => {
                self.launch(old, new, sink);
                sink.emit(|| Event::open(EventKind::Declared { seat, card: new, from }));
                self.borrow(lender, sink);
                self.go(Frame::Loan, None)
            }
            Action::Tent => {
                // That it is built says that it was played.
                self.turn.done.set(Done::ACTION);
                self.play_from_hand(seat, Card::CircusTent);
                self.turn.limbo = Some(Card::CircusTent);
                self.turn.price = 0;
                self.turn.limit_free = true;
                self.go(raise, None)
            }
            _ => unreachable!("{action:?} builds nothing"),
        }
    }

    /// A build from the main loop comes back to it; the Wizard's ends the choice.
    #[expect(clippy::unused_self, reason = "reads as one sentence with its callers")]
    fn go(&self, sub: Frame, victim: Option<Seat>) -> Step<Frame> {
        match victim {
            None => Step::Call { sub, then: Frame::Main },
            Some(_) => Step::Goto(sub),
        }
    }

    /// §5.7 a: the card leaves the hand in the open and counts against the limit.
    fn declare(&mut self, card: Card, victim: Option<Seat>) {
        let from = victim.unwrap_or(self.turn.seat);
        self.turn.price = self.price(card);
        self.turn.limit_free = victim.is_some() || self.limit_free().has(card);
        self.out_of_hand(from, card, self.all_seats());
        self.turn.limbo = Some(card);
        if !self.turn.limit_free {
            self.turn.builds += 1;
        }
    }

    /// §8.5: the old district leaves first.
    fn launch(&mut self, old: District, new: Card, sink: &mut impl Sink<Self>) {
        let seat = self.turn.seat;
        let price = self.launch_price(old, new).expect("only a legal launch is played");
        self.play_action_card(Card::LivingCannonball, sink);
        self.discard(Card::LivingCannonball, self.all_seats());
        self.give_up(old, Card::LivingCannonball, new, sink);
        self.out_of_hand(seat, new, self.all_seats());
        self.turn.limbo = Some(new);
        self.turn.price = price;
        self.turn.limit_free = true;
    }

    fn settle_in_gold(&mut self) {
        let price = self.turn.price;
        self.pay_gold(self.turn.seat, u16::from(price));
        self.turn.paid = price;
    }

    /// §7 Thieves' Den: hand cards in canonical order, then gold or a loan for the rest.
    pub(crate) fn pay_with_cards(
        &mut self,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        if let Action::Discard(card) = action {
            self.turn.picked.add(card);
            return Step::Goto(Frame::Den);
        }
        let seat = self.turn.seat;
        let picked = std::mem::take(&mut self.turn.picked);
        for card in picked.iter() {
            self.discard_from_hand(seat, card);
        }
        let number = picked.len();
        sink.emit(|| {
            let cards = Some(picked.iter().collect());
            Event::to(seat, EventKind::Discarded { seat, number, cards })
        });
        self.turn.price -= number;
        if let Action::Lend(lender) = action {
            self.borrow(lender, sink);
            return Step::Goto(Frame::Loan);
        }
        self.settle_in_gold();
        Step::Goto(Frame::Raise { from: None })
    }

    /// §6 Cardinal: exactly what is missing, from one player.
    fn borrow(&mut self, lender: Seat, sink: &mut impl Sink<Self>) {
        let seat = self.turn.seat;
        let missing = u16::from(self.turn.price) - self.player(seat).gold;
        self.turn.done.set(Done::LOAN);
        self.turn.lender = lender;
        self.turn.owed = missing as u8;
        let gold = self.turn.owed;
        sink.emit(|| Event::open(EventKind::Borrowing { seat, lender, gold }));
    }

    /// §6 Cardinal: one hand card per gold; the last one closes the deal.
    pub(crate) fn pay_back_in_cards(
        &mut self,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let Action::Give(card) = action else { unreachable!("{action:?} gives nothing") };
        self.turn.picked.add(card);
        if self.turn.picked.len() < self.turn.owed {
            return Step::Goto(Frame::Loan);
        }
        let (seat, lender, gold) = (self.turn.seat, self.turn.lender, self.turn.owed);
        let picked = std::mem::take(&mut self.turn.picked);
        self.give_gold(lender, seat, u16::from(gold));
        for card in picked.iter() {
            self.hand_over(seat, lender, card);
        }
        sink.emit(|| {
            let cards = Some(picked.iter().collect());
            Event::to_both(seat, lender, EventKind::Borrowed { seat, lender, gold, cards })
        });
        self.settle_in_gold();
        Step::Goto(Frame::Raise { from: None })
    }

    /// §5.7 b: the first building paid with gold under a warrant goes before the Magistrate.
    pub(crate) fn raise(&mut self, from: Option<Seat>, sink: &mut impl Sink<Self>) -> Step<Frame> {
        if self.turn.paid == 0 || self.turn.done.has(Done::PAID_BUILD) {
            return Step::Goto(Frame::Place { from, judged: false });
        }
        self.turn.done.set(Done::PAID_BUILD);
        // Asked under every warrant, so that silence tells nothing (R17), until the signed one lies
        // open and all players know the others to be blank.
        let asked = self.marks.warrants.has(self.turn.who.rank())
            && self.marks.magistrate != Some(self.turn.seat)
            && !self.marks.signed_shown
            && !self.turn.done.has(Done::PROTECTED);
        if !asked {
            return Step::Goto(Frame::Place { from, judged: false });
        }
        let (seat, gold) = (self.turn.seat, self.turn.paid);
        let card = self.turn.limbo.expect("a building waits");
        sink.emit(|| Event::open(EventKind::Judged { seat, card, gold, from }));
        Step::Goto(Frame::Confiscate)
    }

    /// Whether the warrant on the acting character can be turned over against this building.
    pub(crate) fn can_confiscate(&self, card: Card) -> bool {
        let magistrate = self.player(self.marks.magistrate.expect("a Magistrate laid warrants"));
        self.marks.signed == Some(self.turn.who)
            && !magistrate.city.has(card)
            && (card != Card::Monument || magistrate.city_count <= 4)
    }

    /// D11, §6 Magistrate: the building changes owner, the gold returns.
    pub(crate) fn confiscate(&mut self, action: Action, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let from = self.turn.seat;
        let seat = self.marks.magistrate.expect("a Magistrate laid warrants");
        let card = self.turn.limbo.expect("a building waits");
        if action == Action::Confiscate {
            let gold = std::mem::take(&mut self.turn.paid);
            self.take_gold(from, u16::from(gold));
            self.turn.owner = seat;
            self.marks.signed_shown = true;
            sink.emit(|| Event::open(EventKind::Confiscated { seat, from, card, gold }));
        } else {
            sink.emit(|| Event::open(EventKind::LetPass { seat, from, card }));
        }
        Step::Goto(Frame::Place { from: None, judged: true })
    }

    /// §5.7 c to f: place, tax, refund, on-build effects.
    pub(crate) fn place(
        &mut self,
        from: Option<Seat>,
        judged: bool,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let card = self.turn.limbo.take().expect("a building waits");
        let (owner, gold) = (self.turn.owner, self.turn.paid);
        self.player_mut(owner).add_district(District { card, beautified: false });
        let now = if judged { 0 } else { gold };
        sink.emit(|| Event::open(EventKind::Built { seat: owner, card, gold: now, from }));
        let exempt = owner == self.turn.seat && self.turn.who == Character::TaxCollector;
        if self.in_cast(Character::TaxCollector) && !exempt && self.player(owner).gold > 0 {
            self.player_mut(owner).gold -= 1;
            self.tax += 1;
            sink.emit(|| Event::open(EventKind::TaxPaid { seat: owner }));
        }
        if owner == self.turn.seat {
            self.turn.spent += u16::from(gold);
        }
        Step::Goto(match card {
            Card::BellTower => Frame::Bell,
            Card::Lighthouse if self.deck_size() > 0 => {
                self.look_through_deck(sink);
                Frame::Lighthouse
            }
            _ => Frame::Built,
        })
    }

    /// §7 Lighthouse: the owner sees the whole deck.
    fn look_through_deck(&mut self, sink: &mut impl Sink<Self>) {
        let seat = self.turn.owner;
        let unknown = self.piles.deck().iter().filter(|lying| !lying.known.contains(seat));
        let unknown = unknown.map(|lying| lying.card).collect();
        self.player_mut(seat).saw(seat, unknown);
        let deck: Cards = self.piles.deck().iter().map(|lying| lying.card).collect();
        let by = Card::Lighthouse.id();
        sink.emit(|| {
            Event::to(seat, EventKind::Saw { seat, by, cards: Some(deck.iter().collect()) })
        });
    }

    /// D15, §7 Bell Tower.
    pub(crate) fn ring_bell(&mut self, action: Action, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let seat = self.turn.owner;
        self.bell = action == Action::Announce;
        let rung = self.bell;
        sink.emit(|| Event::open(EventKind::Bell { seat, rung }));
        Step::Goto(Frame::Built)
    }

    /// D16, §7 Lighthouse: any card of the deck, then the deck is shuffled.
    pub(crate) fn search_deck(
        &mut self,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.owner;
        let found = if let Action::Keep(card) = action { Some(card) } else { None };
        if let Some(card) = found {
            let place = self
                .piles
                .deck()
                .iter()
                .rposition(|lying| lying.card == card)
                .expect("the card is in the deck");
            let lying = self.piles.take(place);
            // No other player sees which card left: a card they knew to be here may be gone.
            for other in self.others(seat) {
                let player = self.player_mut(other);
                if lying.known.contains(other) {
                    player.remember(other, card);
                }
            }
            self.add_to_hand(seat, card, SeatSet::EMPTY);
            self.gains(seat);
        }
        self.shuffle_deck();
        let deck = self.piles.deck().iter().map(|lying| lying.card).collect();
        self.player_mut(seat).saw(seat, deck);
        if found.is_some() {
            for other in self.others(seat) {
                self.player_mut(other).doubt(other);
            }
        }
        sink.emit(|| {
            Event::to(seat, EventKind::Searched { seat, took: found.is_some(), card: found })
        });
        Step::Goto(Frame::Built)
    }

    /// §9.1: every player who reaches the size completes their city; the first triggers the end.
    pub(crate) fn check_completion(&mut self, sink: &mut impl Sink<Self>) {
        let threshold = self.threshold();
        let first = !self.ending;
        for seat in self.all() {
            let player = self.player_mut(seat);
            if player.completed == 0 && player.size() >= threshold {
                player.completed = threshold;
                player.first = first;
                self.ending = true;
                sink.emit(|| Event::open(EventKind::Completed { seat, first }));
            }
        }
    }
}
