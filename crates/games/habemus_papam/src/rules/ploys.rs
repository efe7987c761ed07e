//! §5.4: action cards.

use signoria_engine::{BySeat, Seat, SeatSet, Sink, Step};

use crate::{
    HabemusPapam,
    cards::{BRIBE_PRICE, Card, Person, Ploy},
    event::{Event, EventView},
    frame::Frame,
    persons::Persons,
    state::{Choice, Mode},
};

impl HabemusPapam {
    /// Keeps a secret choice; when all have chosen, shows all cards at once.
    pub(crate) fn select(
        &mut self,
        seat: Seat,
        choice: Choice,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        self.players[seat].chosen.seal(choice);
        let waiting: SeatSet = self
            .players
            .iter()
            .filter(|(_, player)| player.goods.hand() > 0 && !player.chosen.is_given())
            .map(|(seat, _)| seat)
            .collect();
        if !waiting.is_empty() {
            return Step::Ask(waiting);
        }
        sink.emit(|| {
            let ploys = self.players.map(|_, player| match player.chosen.get() {
                Some(Choice::Play(ploy)) => Some(ploy),
                Some(Choice::Pass) | None => None,
            });
            Event::Open(EventView::PloysRevealed { ploys })
        });
        Step::Goto(Frame::Resolve { next: 0 })
    }

    /// Resolves the card of one player; the frame it calls if it needs a decision.
    pub(crate) fn resolve(&mut self, seat: Seat, sink: &mut impl Sink<Self>) -> Option<Frame> {
        let Some(Choice::Play(ploy)) = self.players[seat].chosen.get() else { return None };
        match ploy {
            Ploy::Receive10 => self.levy(seat, ploy, sink),
            Ploy::OthersBidFirst => {
                self.players[seat].mode = Mode::Last;
                self.levy(seat, ploy, sink);
            }
            Ploy::TopGemDouble => {
                self.players[seat].mode = Mode::DoubleTop;
                self.levy(seat, ploy, sink);
            }
            Ploy::ThreeRubies => {
                self.players[seat].mode = Mode::ThreeRubies;
                self.levy(seat, ploy, sink);
            }
            Ploy::Bribe => {
                // R12: without the price the card goes back; it was the card of this round.
                if self.players[seat].goods.gold < BRIBE_PRICE {
                    sink.emit(|| Event::Open(EventView::BribeReturned { seat }));
                    return None;
                }
                if !self.bribable(seat).is_empty() {
                    return Some(Frame::Bribe { seat });
                }
                self.spend(seat, ploy);
                sink.emit(|| Event::Open(EventView::NoTarget { seat, ploy }));
            }
            Ploy::Swap => {
                let movable = self.movable(seat);
                if movable.values().filter(|own| !own.is_empty()).count() > 1 {
                    return Some(Frame::Swap { seat });
                }
                self.spend(seat, ploy);
                sink.emit(|| Event::Open(EventView::NoTarget { seat, ploy }));
            }
        }
        None
    }

    /// Gold from the bank, then from each other player as much as they can pay; no debt remains, and what was
    /// received can be paid at once for the next card (R11).
    fn levy(&mut self, seat: Seat, ploy: Ploy, sink: &mut impl Sink<Self>) {
        self.spend(seat, ploy);
        let bank = ploy.bank_gold();
        self.pay_from_bank(seat, bank);
        let mut from = BySeat::new(self.table(), 0);
        for other in Seat::all(self.table()).filter(|other| *other != seat) {
            let paid = ploy.levy().min(self.players[other].goods.gold);
            self.players[other].goods.gold -= paid;
            self.players[seat].goods.gold += paid;
            from[other] = paid;
        }
        sink.emit(|| Event::Open(EventView::Levied { seat, ploy, bank, from }));
    }

    /// A resolved card goes to the box.
    fn spend(&mut self, seat: Seat, ploy: Ploy) {
        self.players[seat].goods.ploys[ploy.index()] -= 1;
        self.discards.add(Card::Ploy(ploy));
    }

    /// Whom a player may bribe: cardinals of others but Chigi.
    pub(crate) fn bribable(&self, seat: Seat) -> Persons {
        self.persons_of_others(seat).and(Persons::EXPOSED)
    }

    /// The persons that a swap of this player may move, by owner: cardinals but Chigi, and their own protected ones.
    pub(crate) fn movable(&self, seat: Seat) -> BySeat<Persons, 4> {
        self.players.map(|owner, player| player.display.persons.movable(owner == seat))
    }

    /// R13, R14: a card that is not used is spent all the same.
    pub(crate) fn decline(&mut self, seat: Seat, ploy: Ploy, sink: &mut impl Sink<Self>) {
        self.spend(seat, ploy);
        sink.emit(|| Event::Open(EventView::Declined { seat, ploy }));
    }

    /// The cardinal changes sides, the price goes to the former owner.
    pub(crate) fn bribe(&mut self, seat: Seat, person: Person, sink: &mut impl Sink<Self>) {
        let victim = self.owner(person).expect("a bribed cardinal lies in a display");
        self.spend(seat, Ploy::Bribe);
        let (briber, owner) = self.players.pair_mut(seat, victim);
        owner.display.persons.remove(person);
        briber.display.persons.insert(person);
        briber.goods.gold -= BRIBE_PRICE;
        owner.goods.gold += BRIBE_PRICE;
        sink.emit(|| Event::Open(EventView::Bribed { seat, victim, person }));
    }

    /// The two persons change places.
    pub(crate) fn swap(
        &mut self,
        seat: Seat,
        one: Person,
        other: Person,
        sink: &mut impl Sink<Self>,
    ) {
        let from = self.owner(one).expect("a swapped person lies in a display");
        let to = self.owner(other).expect("a swapped person lies in a display");
        self.spend(seat, Ploy::Swap);
        let (giver, taker) = self.players.pair_mut(from, to);
        giver.display.persons.remove(one);
        giver.display.persons.insert(other);
        taker.display.persons.remove(other);
        taker.display.persons.insert(one);
        sink.emit(|| Event::Open(EventView::Swapped { seat, one, from, other, to }));
    }

    /// Gold from the bank to a player.
    pub(crate) fn pay_from_bank(&mut self, seat: Seat, gold: u16) {
        self.players[seat].goods.gold += gold;
        self.bank.gold -= gold.cast_signed();
    }
}
