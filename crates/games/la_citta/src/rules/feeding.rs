//! Phase 8: the citizens are fed (specification 9.3).

use signoria_engine::{Seat, Sink};

use crate::{Event, EventView, LaCitta, cards::YEARS, state::CityId};

impl LaCitta {
    /// §9.3, R27: counts once how many citizens of the seat go hungry, and notes the penalty.
    pub(crate) fn hunger(&mut self, seat: Seat, sink: &mut impl Sink<Self>) -> u8 {
        let citizens = self.citizens(seat);
        let food = self.food(seat) + self.bonus_food(seat);
        let missing = citizens.saturating_sub(food) as u8;
        if missing > 0 {
            let player = &mut self.players[seat];
            if self.year == YEARS {
                player.hungry_at_the_end = true;
            } else {
                player.penalty = true;
            }
            sink.emit(|| Event::Open(EventView::Hungry { seat, citizens, food }));
        }
        missing
    }

    /// §9.3: the city that must give a citizen if the seat has no choice: all citizens leave, or only
    /// one city has citizens.
    pub(crate) fn forced_to_starve(&self, seat: Seat, missing: u8) -> Option<CityId> {
        let mut inhabited = self.cities_of(seat).filter(|city| city.citizens > 0);
        let first = inhabited.next().expect("a hungry player has citizens");
        // The other cities decide: without citizens elsewhere, or if the first city keeps
        // none either, there is no choice.
        let elsewhere: u16 = inhabited.map(|city| u16::from(city.citizens)).sum();
        let forced = elsewhere == 0 || u16::from(missing) == u16::from(first.citizens) + elsewhere;
        forced.then_some(first.id)
    }

    /// §9.3: one citizen leaves for want of food.
    pub(crate) fn starve(&mut self, city: CityId, sink: &mut impl Sink<Self>) {
        let at = self.position(city).expect("the city stands");
        self.cities[at].citizens -= 1;
        self.supply += 1;
        let seat = self.cities[at].owner;
        sink.emit(|| Event::Open(EventView::Starved { seat, city }));
    }
}
