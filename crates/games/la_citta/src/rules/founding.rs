//! Founding cities, at setup and by action card (specification 6, 8.3).

use signoria_engine::{Seat, Sink};

use crate::{
    Event, EventView, LaCitta,
    cards::{Building, FOUNDERS_FROM_SUPPLY, START_CITIZENS},
    map::{Cell, CellSet},
    state::{City, CityId},
};

impl LaCitta {
    /// §6, §8.3: empty buildable cells with three empty cells or more to every tile; no farmland is
    /// required (R8).
    pub(crate) fn castle_sites(&self) -> CellSet {
        self.buildable() - self.near
    }

    /// §8.3: whether the seat may found at all now, wherever and with whomever.
    pub(crate) fn may_found(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.castles > 0 && !player.founded && self.supply >= FOUNDERS_FROM_SUPPLY
    }

    /// §6: a castle of the setup with three citizens from the supply.
    pub(crate) fn place_castle(&mut self, seat: Seat, cell: Cell, sink: &mut impl Sink<Self>) {
        self.supply -= START_CITIZENS;
        let city = self.new_city(seat, cell);
        let food = self.grain(cell);
        sink.emit(|| Event::Open(EventView::CastlePlaced { seat, city, cell, food }));
    }

    /// §8.3: founds a city with one citizen of another one and two from the supply.
    pub(crate) fn found(
        &mut self,
        seat: Seat,
        from: CityId,
        cell: Cell,
        sink: &mut impl Sink<Self>,
    ) {
        let source = self.position(from).expect("the source stands");
        self.cities[source].citizens -= START_CITIZENS - FOUNDERS_FROM_SUPPLY;
        self.supply -= FOUNDERS_FROM_SUPPLY;
        self.players[seat].founded = true;
        let city = self.new_city(seat, cell);
        let food = self.grain(cell);
        sink.emit(|| Event::Open(EventView::Founded { seat, city, cell, from, food }));
    }

    fn new_city(&mut self, owner: Seat, castle: Cell) -> CityId {
        let id = CityId(self.next_city);
        self.next_city += 1;
        self.players[owner].castles -= 1;
        self.cities.push(City::empty(id, owner, castle, START_CITIZENS));
        self.lay_tile(self.cities.len() - 1, Building::Castle, castle);
        id
    }
}
