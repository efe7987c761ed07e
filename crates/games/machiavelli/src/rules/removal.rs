//! §5.8 Districts that leave a city or change owner: rank 8, Armory, sacrifice.

use signoria_engine::{Seat, SeatSet, Sink, Step};

use crate::{
    action::Action,
    cards::Card,
    event::{Event, EventKind},
    frame::Frame,
    state::{District, Done, FaceDownCard, Machiavelli},
};

impl Machiavelli {
    /// §5.8 step 1: the district leaves the city, gold on it goes to the bank. Where the card goes is
    /// the caller's business; cards under a Museum follow it in [`Self::empty_museum`].
    fn take_down(&mut self, owner: Seat, district: District) {
        self.player_mut(owner).remove_district(district);
        if district.beautified {
            self.bank += 1;
        }
    }

    /// §7 Bell Tower: without it the game ends as usual. R27: what it ended already stays ended, or by the option goes
    /// on unless a city is complete without it too.
    fn silence_bell(&mut self, card: Card, sink: &mut impl Sink<Self>) {
        if card != Card::BellTower || !self.bell {
            return;
        }
        self.bell = false;
        let (size, ended) = (self.threshold(), self.ending);
        let mut reopened = SeatSet::EMPTY;
        if !self.rulings.end_stands_without_bell_tower {
            for seat in self.all() {
                let player = self.player_mut(seat);
                if player.completed > 0 && player.size() < size {
                    player.completed = 0;
                    player.first = false;
                    reopened = reopened.with(seat);
                }
            }
            self.ending = self.all().any(|seat| self.player(seat).completed > 0);
        }
        let goes_on = ended && !self.ending;
        sink.emit(|| {
            let reopened = reopened.into_iter().collect();
            Event::open(EventKind::BellSilenced { size, goes_on, reopened })
        });
    }

    /// §5.8: cards under a destroyed Museum are discarded in the order they were tucked (R8).
    fn empty_museum(&mut self, sink: &mut impl Sink<Self>) {
        let number = self.piles.museum().len() as u8;
        if number > 0 {
            sink.emit(|| Event::open(EventKind::MuseumEmptied { number }));
        }
        while let Some(FaceDownCard { card, known }) = self.piles.untuck_first() {
            self.discard(card, known);
        }
    }

    /// §5.7: the acting player gives up an own district to build `new`: sacrificed or overbuilt.
    pub(crate) fn give_up(
        &mut self,
        district: District,
        by: Card,
        new: Card,
        sink: &mut impl Sink<Self>,
    ) {
        let seat = self.turn.seat;
        sink.emit(|| Event::open(EventKind::Demolished { seat, district, by, new }));
        self.demolish(seat, district, sink);
    }

    /// §5.8 without Graveyard: destroyed, sacrificed or overbuilt, and discarded in the open.
    fn demolish(&mut self, owner: Seat, district: District, sink: &mut impl Sink<Self>) {
        self.take_down(owner, district);
        self.discard(district.card, self.all_seats());
        self.silence_bell(district.card, sink);
        if district.card == Card::Museum {
            self.empty_museum(sink);
        }
    }

    /// §6: what rank 8 may touch, before price: no complete city, no sanctuary, no Keep, no tent.
    pub(crate) fn open_to_rank_8(&self, owner: Seat, own_complete_allowed: bool) -> bool {
        (!self.complete(owner) || own_complete_allowed) && self.marks.sanctuary != Some(owner)
    }

    /// §6: districts no rank 8 can touch.
    pub(crate) const fn untouchable(card: Card) -> bool {
        matches!(card, Card::Keep | Card::CircusTent)
    }

    /// R25: 1 gold more against any other district of a city with the Great Wall.
    pub(crate) fn wall(&self, owner: Seat, card: Card) -> u16 {
        let covered = card != Card::GreatWall || self.rulings.great_wall_protects_itself;
        u16::from(covered && self.player(owner).city.has(Card::GreatWall))
    }

    /// §6 Warlord: cost minus 1, plus the wall.
    pub(crate) fn destroy_price(&self, owner: Seat, district: District) -> u16 {
        u16::from(district.cost()).saturating_sub(1) + self.wall(owner, district.card)
    }

    /// §6 Warlord: destroy a district; the owner of the Graveyard may dig it up.
    pub(crate) fn destroy(
        &mut self,
        owner: Seat,
        district: District,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::ABILITY);
        let gold = self.destroy_price(owner, district);
        self.pay_gold(seat, gold);
        self.take_down(owner, district);
        let card = district.card;
        sink.emit(|| Event::open(EventKind::Destroyed { seat, owner, district, gold }));
        self.silence_bell(card, sink);
        let digger = self
            .owner_of(Card::Graveyard)
            .filter(|&digger| digger != seat && self.player(digger).gold > 0);
        if let Some(owner) = digger {
            self.turn.limbo = Some(card);
            return Step::Call { sub: Frame::Graveyard { owner }, then: Frame::Main };
        }
        self.bury(card, sink);
        self.check_completion(sink);
        Step::Goto(Frame::Main)
    }

    fn bury(&mut self, card: Card, sink: &mut impl Sink<Self>) {
        self.discard(card, self.all_seats());
        if card == Card::Museum {
            self.empty_museum(sink);
        }
    }

    /// D17, §5.8 step 2: pay 1 gold to take the destroyed card into hand.
    pub(crate) fn graveyard(
        &mut self,
        owner: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let card = self.turn.limbo.take().expect("a destroyed district waits");
        if action == Action::DigUp {
            self.pay_gold(owner, 1);
            self.add_to_hand(owner, card, self.all_seats());
            sink.emit(|| Event::open(EventKind::DugUp { seat: owner, card }));
            if card == Card::Museum {
                self.empty_museum(sink);
            }
        } else {
            sink.emit(|| Event::open(EventKind::LeftBuried { seat: owner, card }));
            self.bury(card, sink);
        }
        self.check_completion(sink);
        Step::Return
    }

    /// A district changes owner with its gold and the cards under it (R33).
    fn hand_district(&mut self, from: Seat, to: Seat, district: District) {
        self.player_mut(from).remove_district(district);
        self.player_mut(to).add_district(district);
    }

    /// R69: the new owner of a Museum looks at the cards under it.
    fn look_under(&mut self, to: Seat, district: District, sink: &mut impl Sink<Self>) {
        if district.card != Card::Museum || self.piles.museum().is_empty() {
            return;
        }
        for lying in self.piles.museum_mut() {
            lying.known = lying.known | SeatSet::one(to);
        }
        let by = Card::Museum.id();
        sink.emit(|| {
            let cards = self.piles.museum().iter().map(|lying| lying.card).collect();
            Event::to(to, EventKind::Saw { seat: to, by, cards: Some(cards) })
        });
    }

    /// §6 Diplomat: the difference in cost, plus the wall, to the other player.
    pub(crate) fn trade_price(&self, mine: District, with: Seat, theirs: District) -> u16 {
        u16::from(theirs.cost().saturating_sub(mine.cost())) + self.wall(with, theirs.card)
    }

    /// §6 Diplomat: two districts change places.
    pub(crate) fn trade(
        &mut self,
        mine: District,
        with: Seat,
        theirs: District,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::ABILITY);
        let gold = self.trade_price(mine, with, theirs);
        self.give_gold(seat, with, gold);
        self.hand_district(seat, with, mine);
        self.hand_district(with, seat, theirs);
        let (gave, got) = (mine, theirs);
        sink.emit(|| Event::open(EventKind::Traded { seat, with, gave, got, gold }));
        self.look_under(with, mine, sink);
        self.look_under(seat, theirs, sink);
        self.check_completion(sink);
        Step::Goto(Frame::Main)
    }

    /// §6 Marshal: cost, plus the wall, to the owner.
    pub(crate) fn seize_price(&self, from: Seat, district: District) -> u16 {
        u16::from(district.cost()) + self.wall(from, district.card)
    }

    /// §6 Marshal: a district of cost 3 or less changes owner.
    pub(crate) fn seize(
        &mut self,
        from: Seat,
        district: District,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        self.turn.done.set(Done::ABILITY);
        let gold = self.seize_price(from, district);
        self.give_gold(seat, from, gold);
        self.hand_district(from, seat, district);
        sink.emit(|| Event::open(EventKind::Seized { seat, from, district, gold }));
        self.look_under(seat, district, sink);
        self.check_completion(sink);
        Step::Goto(Frame::Main)
    }

    /// §7 Armory: it goes, and with it a district of a city that is not complete.
    pub(crate) fn armory(
        &mut self,
        owner: Seat,
        district: District,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let seat = self.turn.seat;
        let beautified = self.player(seat).beautified.has(Card::Armory);
        let armory = District { card: Card::Armory, beautified };
        sink.emit(|| Event::open(EventKind::ArmoryUsed { seat, armory, owner, district }));
        self.demolish(seat, armory, sink);
        self.demolish(owner, district, sink);
        self.check_completion(sink);
        Step::Goto(Frame::Main)
    }
}
