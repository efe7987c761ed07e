//! Phase 7b: buildings without citizens fall, from the outside inwards (specification 9.2).
//!
//! Citizens may be moved freely inside a city before it is demolished, so that only their number
//! counts (R24), and a city may stay above a limit it lost (R22): every connected set of as many tiles as there are citizens that contains the castle is a
//! possible result, and giving up one outer tile after the other reaches exactly these. A test proves
//! this against the literal version with citizens on tiles.

use signoria_engine::{Seat, SeatSet, Sink, Step};

use crate::{
    Event, EventView, LaCitta,
    frame::Frame,
    map::{Cell, CellSet},
    state::{City, CityId},
};

impl LaCitta {
    /// §9.2: the first city of the seat with more tiles than citizens.
    pub(crate) fn ruin_of(&self, seat: Seat) -> Option<CityId> {
        self.cities_of(seat).find(|city| city.citizens < city.size).map(|city| city.id)
    }

    /// §9.2, R26: the tiles a city can give up: not the castle, and the rest stays connected.
    pub(crate) fn outer_tiles(&self, city: CityId) -> CellSet {
        self.city(city).map_or(CellSet::EMPTY, outer_tiles)
    }

    /// §9.2, R40, R41: asks for one tile after the other, unless there is no choice: no citizen is left, only the castle can stay,
    /// or only one tile is an outer one.
    pub(crate) fn step_demolish(
        &mut self,
        city: CityId,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        let Some(at) = self.position(city) else { return Step::Return };
        let City { owner, castle, citizens, size, .. } = self.cities[at];
        if citizens >= size {
            return Step::Return;
        }
        if size == 1 {
            self.lose_city(at, sink);
            return Step::Return;
        }
        let outer = outer_tiles(&self.cities[at]);
        if citizens > 1 && outer.len() > 1 {
            return Step::Ask(SeatSet::one(owner));
        }
        let cell = outer.iter().next().expect("a city of several tiles has an outer one");
        debug_assert!(cell != castle);
        self.demolish(city, cell, sink);
        Step::Goto(Frame::Demolish { city })
    }

    /// §9.2: one tile goes back to its stack.
    pub(crate) fn demolish(&mut self, city: CityId, cell: Cell, sink: &mut impl Sink<Self>) {
        let at = self.position(city).expect("the city stands");
        let seat = self.cities[at].owner;
        let building = self.lift_tile(at, cell);
        sink.emit(|| Event::Open(EventView::Demolished { seat, city, building, cell }));
    }

    /// §9.2: the last tile of a city without citizens is its castle, which returns to its owner.
    fn lose_city(&mut self, at: usize, sink: &mut impl Sink<Self>) {
        let City { id: city, owner: seat, castle: cell, .. } = self.cities[at];
        self.lift_tile(at, cell);
        self.cities.remove(at);
        for holdings in &mut self.holdings.0 {
            let before = *holdings & ((1 << at) - 1);
            *holdings = before | (*holdings >> 1 & !((1 << at) - 1));
        }
        sink.emit(|| Event::Open(EventView::CityLost { seat, city, cell }));
    }
}

/// The tiles of a city, castle excepted, without which the rest is still connected.
pub(crate) fn outer_tiles(city: &City) -> CellSet {
    let mut ends = CellSet::EMPTY;
    let mut links = 0;
    for cell in city.tiles {
        let joined = cell.beside().filter(|&beside| city.tiles.contains(beside)).count();
        links += joined;
        // A tile with one neighbour in the city connects nothing.
        if joined <= 1 {
            ends.insert(cell);
        }
    }
    // Each link was counted from both ends. Connected tiles with one link less than there are tiles
    // form no ring, so that every tile but the ends connects something.
    if links / 2 >= usize::from(city.size) {
        for cell in city.tiles - ends {
            let rest = city.tiles - CellSet::one(cell);
            if rest.reachable(city.castle) == rest {
                ends.insert(cell);
            }
        }
    }
    ends.remove(city.castle);
    ends
}
