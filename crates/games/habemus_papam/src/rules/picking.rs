//! §5.6: taking cards from the offer.

use signoria_engine::{Seat, Sink, Step};

use crate::{
    HabemusPapam,
    cards::{
        Card, DEATH_GOLD, FELIPE_BANISHES, FELIPE_GOLD, GIFT_GEMS, GIFT_GOLD, Person, Power,
        SQUADRONE_PRICE, Slot,
    },
    event::{Event, EventView},
    frame::Frame,
    persons::Persons,
};

impl HabemusPapam {
    /// The player takes a card; its effect is carried out before the next one picks.
    pub(crate) fn take(
        &mut self,
        seat: Seat,
        slot: Slot,
        place: u8,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let card = self.offer.card(slot).expect("a legal pick lies in the offer");
        self.offer.clear(slot);
        sink.emit(|| Event::Open(EventView::Taken { seat, slot, card }));
        let next = Frame::Pick { place: place + 1 };
        let player = &mut self.players[seat];
        match card {
            Card::Person(person) => player.display.persons.insert(person),
            Card::Ploy(ploy) => player.goods.ploys[ploy.index()] += 1,
            Card::Camerlengo => self.become_camerlengo(seat, sink),
            Card::Power(Power::JulesMazarin) => player.display.mazarin += 1,
            Card::Power(Power::LouisXiv) => player.display.louis += 1,
            Card::Power(Power::FelipeIv) => {
                player.display.felipe += 1;
                let second = player.display.felipe == FELIPE_BANISHES;
                self.gain(seat, FELIPE_GOLD, card, sink);
                if second {
                    return self.ask_banish(seat, next, sink);
                }
            }
            Card::Power(Power::SquadroneVolante) => self.hire_squadrone(seat, sink),
            Card::Power(Power::Death) => {
                self.discards.add(card);
                self.gain(seat, DEATH_GOLD, card, sink);
                self.kill_oldest(seat, sink);
            }
            Card::BlackSmoke | Card::WhiteSmoke => unreachable!("smoke is never in the offer"),
        }
        Step::Goto(next)
    }

    /// The gift, and the piece at once; the ranking of the round stands (R17).
    fn become_camerlengo(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        self.camerlengo = seat;
        for (kind, count) in GIFT_GEMS.into_iter().enumerate() {
            self.players[seat].goods.gems[kind] += count;
            self.bank.gems[kind] -= count.cast_signed();
        }
        self.pay_from_bank(seat, GIFT_GOLD);
        sink.emit(|| Event::Open(EventView::CamerlengoChanged { seat }));
    }

    fn gain(&mut self, seat: Seat, gold: u16, card: Card, sink: &mut impl Sink<Self>) {
        self.pay_from_bank(seat, gold);
        sink.emit(|| Event::Open(EventView::Gained { seat, gold, card }));
    }

    /// R18: who has the price must pay it; who has not loses the card.
    fn hire_squadrone(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        let player = &mut self.players[seat];
        if player.goods.gold >= SQUADRONE_PRICE {
            player.goods.gold -= SQUADRONE_PRICE;
            player.display.squadrone = true;
            self.bank.gold += SQUADRONE_PRICE.cast_signed();
            sink.emit(|| Event::Open(EventView::SquadronePaid { seat }));
        } else {
            self.discards.add(Card::Power(Power::SquadroneVolante));
            sink.emit(|| Event::Open(EventView::SquadroneLost { seat }));
        }
    }

    /// Whom a player's second Felipe IV may banish: cardinals but Chigi of others without Felipe IV.
    pub(crate) fn banishable(&self, seat: Seat) -> Persons {
        self.players
            .iter()
            .filter(|(other, player)| *other != seat && player.display.felipe == 0)
            .fold(Persons::EMPTY, |all, (_, player)| all.or(player.display.persons))
            .and(Persons::EXPOSED)
    }

    /// Obligatory; every viewer sees whether there is a choice at all.
    fn ask_banish(&mut self, seat: Seat, next: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let mut targets = self.banishable(seat).iter();
        match (targets.next(), targets.next()) {
            (None, _) => {
                sink.emit(|| Event::Open(EventView::NoneBanished { seat }));
                Step::Goto(next)
            }
            (Some(only), None) => {
                self.banish(seat, only, sink);
                Step::Goto(next)
            }
            (Some(_), Some(_)) => Step::Call { sub: Frame::Banish { seat }, then: next },
        }
    }

    /// The cardinal leaves the game.
    pub(crate) fn banish(&mut self, seat: Seat, person: Person, sink: &mut impl Sink<Self>) {
        let victim = self.lose(person);
        sink.emit(|| Event::Open(EventView::Banished { seat, victim, person }));
    }

    /// The oldest person of the others dies, Chigi excepted.
    fn kill_oldest(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        let mortal = self.persons_of_others(seat).minus(Persons::one(Person::FabioChigi));
        if let Some(person) = self.options.data.oldest(mortal) {
            let victim = self.lose(person);
            sink.emit(|| Event::Open(EventView::Died { seat, victim, person }));
        } else {
            sink.emit(|| Event::Open(EventView::NoneDied { seat }));
        }
    }

    /// A person goes from a display to the box; returns who lost it.
    fn lose(&mut self, person: Person) -> Seat {
        let owner = self.owner(person).expect("a lost person lies in a display");
        self.players[owner].display.persons.remove(person);
        self.discards.add(Card::Person(person));
        owner
    }

    /// §5.6, Cleanup: with three players one card is left; only the Camerlengo card stays.
    pub(crate) fn clean_up(&mut self, sink: &mut impl Sink<Self>) {
        for slot in [Slot::Political, Slot::Action, Slot::Cardinal] {
            if let Some(card) = self.offer.card(slot) {
                self.offer.clear(slot);
                self.discards.add(card);
                sink.emit(|| Event::Open(EventView::LeftOver { card }));
            }
        }
        if self.offer.camerlengo {
            sink.emit(|| Event::Open(EventView::LeftOver { card: Card::Camerlengo }));
        }
    }
}
