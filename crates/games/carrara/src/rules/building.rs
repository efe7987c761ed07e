//! Building (§6.3), buildings of cost 8 (§7.2), replacing and upgrade tokens (§7.3).

use signoria_engine::{Sink, Step};

use crate::{
    Carrara, Event,
    bricks::Bricks,
    frame::{Frame, Work},
    material::{Building, City, Place},
};

impl Carrara {
    /// §6.3, §7.3: which city must accept the bricks, and how many of them: the cost, or the
    /// difference of the costs, exactly (rulings R16, R18).
    pub(crate) fn bill(&self, work: Work) -> (City, u8) {
        match work {
            Work::Build { building, city } => (city, building.cost()),
            Work::Replace { old, new } => {
                let city = self.player().city_of(old).expect("replaces an own building");
                (city, new.cost() - old.cost())
            }
        }
    }

    /// §6.3: the choice of building and city; asks for the bricks unless only one payment is
    /// possible (ruling R44).
    pub(crate) fn begin(&mut self, work: Work, sink: &mut impl Sink<Self>) -> Step<Frame> {
        if let Some(payment) = self.only_payment(work) {
            return self.carry_out(work, payment, sink);
        }
        let (city, _) = self.bill(work);
        let seat = self.active;
        sink.emit(|| Event::planned(seat, work.old(), work.building(), city));
        Step::Goto(Frame::Payment(work))
    }

    /// The payment, if there is only one.
    fn only_payment(&self, work: Work) -> Option<Bricks> {
        let (city, size) = self.bill(work);
        let accepted = self.player().bricks.up_to(city.color());
        if accepted.len() == size {
            return Some(accepted);
        }
        if !accepted.is_of_one_color() {
            return None;
        }
        let mut payment = None;
        accepted.parts(size, |part| payment = Some(part));
        payment
    }

    /// §6.3, §7.3: pays, places the building, turns up the next one.
    pub(crate) fn carry_out(
        &mut self,
        work: Work,
        payment: Bricks,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let (city, _) = self.bill(work);
        let seat = self.active;
        self.bag = self.bag.plus(payment);
        let player = self.player_mut();
        player.bricks = player.bricks.minus(payment);
        let stands = &mut player.cities[city.index()];
        match work {
            Work::Build { building, .. } => {
                stands.insert(building);
                sink.emit(|| Event::built(seat, building, city, payment));
            }
            Work::Replace { old, new } => {
                stands.remove(old);
                stands.insert(new);
                self.removed.insert(old);
                sink.emit(|| Event::replaced(seat, old, new, city, payment));
            }
        }
        self.leave_offer(work.building(), sink);
        if work.building().is_great() {
            Step::Goto(Frame::Upgrade)
        } else {
            Step::Goto(Frame::Finish { purchased: false })
        }
    }

    /// §6.3.2, §6.3.3, §7.2: the next building of the stack takes the free place; the last normal
    /// building ends the game with this round. One of cost 8 is not replaced.
    fn leave_offer(&mut self, building: Building, sink: &mut impl Sink<Self>) {
        if building.is_great() {
            self.great.remove(building);
            return;
        }
        let slot = self
            .display
            .iter()
            .position(|shown| *shown == Some(building))
            .expect("what is built lay in the display");
        let next = self.deck.pop();
        self.display[slot] = next;
        if let Some(next) = next {
            sink.emit(|| Event::revealed(next));
        } else if self.display.iter().all(Option::is_none) {
            let seat = self.active;
            self.exhausted_by = Some(seat);
            sink.emit(|| Event::exhausted(seat));
        }
    }

    /// §7.3: covers the old value of an own place from now on.
    pub(crate) fn upgrade(&mut self, place: Place, sink: &mut impl Sink<Self>) {
        self.upgrades.remove(place);
        self.player_mut().tokens.insert(place);
        let seat = self.active;
        let value = self.data.upgraded(place);
        sink.emit(|| Event::upgraded(seat, place, value));
    }
}
