//! Building: where, what and from which stack (specification 8.4).

use signoria_engine::{Seat, Sink};

use crate::{
    Event, EventView, LaCitta,
    cards::Building,
    map::{Cell, CellSet},
    state::{City, CityId, Derived, Rims, cap, positions},
};

/// Where a seat can build, by what the building asks of its site.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sites {
    /// For everything that takes a free citizen.
    pub ordinary: CellSet,
    /// For fountains and bath houses.
    pub water: CellSet,
    /// For market places.
    pub market: CellSet,
}

impl Sites {
    /// Nowhere.
    pub(crate) const NONE: Self =
        Self { ordinary: CellSet::EMPTY, water: CellSet::EMPTY, market: CellSet::EMPTY };

    /// Where this kind may stand.
    pub(crate) const fn of(&self, building: Building) -> CellSet {
        match building {
            Building::Market => self.market,
            Building::Fountain | Building::BathHouse => self.water,
            Building::Castle => CellSet::EMPTY,
            Building::Farm
            | Building::Quarry
            | Building::Statue
            | Building::Cloister
            | Building::Palazzo
            | Building::Hospital
            | Building::Cathedral
            | Building::University => self.ordinary,
        }
    }
}

impl LaCitta {
    /// §8.4: empty buildable cells that are adjacent to exactly one city.
    pub(crate) fn open_sites(&self) -> CellSet {
        let Rims { once, twice } = self.rims.0;
        (once & self.buildable()) - twice - self.occupied
    }

    /// §8.4: where the seat can build, by kind of site.
    pub(crate) fn sites(&self, seat: Seat) -> Sites {
        let open = self.open_sites();
        let mut ordinary = CellSet::EMPTY;
        let mut market = CellSet::EMPTY;
        for city in self.cities_of(seat) {
            let sites = city.halo & open;
            if city.free() > 0 {
                ordinary |= sites;
            }
            if self.may_have_market(city) {
                market |= sites;
            }
        }
        Sites { ordinary, water: ordinary & self.water, market }
    }

    /// §8.4, R16: one market per city; its citizen comes from the supply and must find room.
    pub(crate) fn may_have_market(&self, city: &City) -> bool {
        !city.market && self.supply > 0 && city.citizens < cap(true, city.wells)
    }

    /// §8.4: a kind is available while either half of its stack has a tile.
    pub(crate) fn in_stock(&self, building: Building) -> bool {
        self.stock[building.index()] > 0
            || building.back().is_some_and(|back| self.stock[back.index()] > 0)
    }

    /// §8.4, R18: takes a tile; if its half is empty, half of the other one, rounded up, is turned.
    fn take_tile(&mut self, building: Building, sink: &mut impl Sink<Self>) {
        if self.stock[building.index()] == 0 {
            let back = building.back().expect("a kind without a back side is in stock");
            let tiles = self.stock[back.index()].div_ceil(2);
            self.stock[back.index()] -= tiles;
            self.stock[building.index()] = tiles;
            sink.emit(|| Event::Open(EventView::TilesTurned { building, tiles }));
        }
        self.stock[building.index()] -= 1;
    }

    /// §8.4: puts a building of `seat` on a legal cell and returns the position of its city.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        building: Building,
        cell: Cell,
        sink: &mut impl Sink<Self>,
    ) -> usize {
        self.take_tile(building, sink);
        let at = positions(self.holdings.0[seat.index()])
            .find(|&at| self.cities[at].halo.contains(cell))
            .expect("a legal site is adjacent to an own city");
        if building == Building::Market {
            self.supply -= 1;
            self.cities[at].citizens += 1;
        }
        self.lay_tile(at, building, cell);
        at
    }

    /// Lays a tile and adds up what follows from it.
    pub(crate) fn lay_tile(&mut self, at: usize, building: Building, cell: Cell) {
        self.tiles[cell.index()] = Some(building);
        self.occupied.insert(cell);
        self.near |= cell.surroundings();
        let city = &self.cities[at];
        self.holdings.0[city.owner.index()] |= 1 << at;
        self.rims.0.add(cell.neighbours() - city.halo);
        let grain = self.grain(cell);
        let mountains = self.mountains(cell);
        self.cities[at].add(building, cell, grain, mountains);
    }

    /// Takes a tile off the board and back to its half of the stack; coloured citizens on it return to
    /// their owner. The castle goes back to the owner's reserve (9.2, R37).
    pub(crate) fn lift_tile(&mut self, at: usize, cell: Cell) -> Building {
        let building = self.tiles[cell.index()].take().expect("there is a tile");
        let owner = self.cities[at].owner;
        let player = &mut self.players[owner];
        if !self.tokens.is_empty() {
            let before = self.tokens.len();
            self.tokens.retain(|token| token.cell != cell);
            player.coloured += (before - self.tokens.len()) as u8;
        }
        if building == Building::Castle {
            player.castles += 1;
        } else {
            self.stock[building.index()] += 1;
        }
        self.occupied.remove(cell);
        let grain = self.grain(cell);
        let mountains = self.mountains(cell);
        self.cities[at].subtract(building, cell, grain, mountains);
        building
    }

    /// Works out again which cells are too near for a castle, and which lie next to cities. Tiles fall
    /// in phases 7 and 8 only and no player builds there, so that once a year is enough.
    pub(crate) fn survey(&mut self) {
        self.near = self
            .occupied
            .iter()
            .fold(CellSet::EMPTY, |near, occupied| near | occupied.surroundings());
        self.rims = Derived::default();
        self.holdings = Derived::default();
        for (at, city) in self.cities.iter().enumerate() {
            self.rims.0.add(city.halo);
            self.holdings.0[city.owner.index()] |= 1 << at;
        }
    }
}

impl Rims {
    /// Adds cells that were not next to this city before.
    fn add(&mut self, fresh: CellSet) {
        self.twice |= self.once & fresh;
        self.once |= fresh;
    }
}

impl City {
    /// A city before its first tile is laid.
    pub(crate) const fn empty(id: CityId, owner: Seat, castle: Cell, citizens: u8) -> Self {
        Self {
            id,
            owner,
            castle,
            citizens,
            tiles: CellSet::EMPTY,
            size: 0,
            halo: CellSet::EMPTY,
            arches: [0; 3],
            market: false,
            wells: 0,
            food: 0,
            marble: 0,
        }
    }

    /// Adds a tile to what follows from the tiles.
    pub(crate) fn add(&mut self, building: Building, cell: Cell, grain: u8, mountains: u8) {
        self.tiles.insert(cell);
        self.size += 1;
        self.halo |= cell.neighbours();
        for (sum, arches) in self.arches.iter_mut().zip(building.arches()) {
            *sum += arches;
        }
        self.market |= building == Building::Market;
        self.wells += u8::from(building.is_water());
        if building.harvests() {
            self.food += grain;
        }
        if building == Building::Quarry {
            self.marble += mountains;
        }
    }

    /// Takes a tile out of what follows from the tiles.
    fn subtract(&mut self, building: Building, cell: Cell, grain: u8, mountains: u8) {
        self.tiles.remove(cell);
        self.size -= 1;
        for beside in cell.beside() {
            if beside.beside().all(|tile| !self.tiles.contains(tile)) {
                self.halo.remove(beside);
            }
        }
        for (sum, arches) in self.arches.iter_mut().zip(building.arches()) {
            *sum -= arches;
        }
        self.market &= building != Building::Market;
        self.wells -= u8::from(building.is_water());
        if building.harvests() {
            self.food -= grain;
        }
        if building == Building::Quarry {
            self.marble -= mountains;
        }
    }
}
