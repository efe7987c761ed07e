//! Scenario tests: one for every vector and rule of the specification.

mod board;
mod building;
mod demolition;
mod growth;
mod hits;
mod hunger;
mod laws;
mod ledger;
mod log;
mod migration;
mod mutants;
mod order;
mod politics;
mod readings;
mod refusals;
mod setup;
mod shown;
mod voices;

use signoria_engine::{ArrayVec, Game, NullSink, Seat, SeatSet, Seed, Setup, Stack, flow};
use signoria_testkit::scenario::Table;

use crate::{
    Event, EventView, LaCitta, Options,
    cards::{Building, PoliticalCard, Voice},
    event::{Full, Loss},
    frame::Frame,
    map::{Cell, CellSet},
    state::{City, CityId, Token, TokenKind},
};

pub(crate) use Building::{
    BathHouse, Castle, Cathedral, Cloister, Farm, Fountain, Hospital, Market, Palazzo, Quarry,
    Statue, University,
};

pub(crate) const RED: Seat = Seat::new(0);
pub(crate) const BLUE: Seat = Seat::new(1);
pub(crate) const GREEN: Seat = Seat::new(2);
pub(crate) const YELLOW: Seat = Seat::new(3);

/// Seven cards none of which can be used without gold.
pub(crate) const DEAR: [PoliticalCard; 7] = [
    PoliticalCard::Cathedral,
    PoliticalCard::Cathedral,
    PoliticalCard::University,
    PoliticalCard::Palazzo,
    PoliticalCard::Hospital,
    PoliticalCard::BathHouse,
    PoliticalCard::FamousArchitect,
];

pub(crate) fn at(cell: u8) -> Cell {
    Cell::new(cell)
}

pub(crate) fn cells(cells: &[u8]) -> CellSet {
    cells.iter().copied().map(Cell::new).collect()
}

/// The table of the standard setup before the first phase.
pub(crate) fn laid(players: u8) -> LaCitta {
    LaCitta::set_table(&LaCitta::setup(players, Seed::from_number(1)), &mut NullSink)
}

/// A board with the terrain of the standard setup and no city, red to start.
pub(crate) fn bare(players: u8) -> LaCitta {
    let mut game = laid(players);
    game.start = RED;
    while !game.cities.is_empty() {
        let castle = game.cities[0].castle;
        game.supply += game.cities[0].citizens;
        game.lift_tile(0, castle);
        game.cities.remove(0);
    }
    game.next_city = 0;
    game.survey();
    game
}

impl LaCitta {
    /// Adds a city with these tiles, the castle first.
    pub(crate) fn with_city(mut self, seat: Seat, citizens: u8, tiles: &[(u8, Building)]) -> Self {
        let id = CityId(self.next_city);
        self.next_city += 1;
        self.players[seat].castles -= 1;
        self.supply -= citizens;
        assert_eq!(tiles[0].1, Castle);
        self.cities.push(City::empty(id, seat, at(tiles[0].0), citizens));
        for &(cell, building) in tiles {
            if building != Castle {
                self.stock[building.index()] -= 1;
            }
            self.lay_tile(self.cities.len() - 1, building, at(cell));
        }
        self
    }

    pub(crate) fn with_gold(mut self, seat: Seat, gold: u16) -> Self {
        self.players[seat].gold = gold;
        self
    }

    pub(crate) fn with_display(mut self, display: [PoliticalCard; 7]) -> Self {
        let mut rest = PoliticalCard::ALL.map(PoliticalCard::count);
        for card in display {
            rest[card.index()] -= 1;
        }
        self.politics.display = display;
        // The last one is on top: cards that need gold come first.
        self.politics.deck = PoliticalCard::ALL
            .into_iter()
            .rev()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(rest[card.index()])))
            .collect();
        self
    }

    /// Lays these voices, the first one open.
    pub(crate) fn with_voices(mut self, row: [Voice; 4]) -> Self {
        let mut rest = [Voice::CARDS - self.voices.discard[0]; 3];
        for (rest, gone) in rest.iter_mut().zip(self.voices.discard) {
            *rest = Voice::CARDS - gone;
        }
        for voice in row {
            rest[voice.index()] -= 1;
        }
        self.voices.row = row.into_iter().collect();
        self.voices.deck = Voice::ALL
            .into_iter()
            .flat_map(|voice| std::iter::repeat_n(voice, usize::from(rest[voice.index()])))
            .collect();
        self
    }

    /// Puts coloured citizens of the owner on a tile.
    pub(crate) fn with_token(mut self, cell: u8, kind: TokenKind) -> Self {
        let owner = self.city_at(at(cell)).expect("a tile").owner;
        self.players[owner].coloured -= 1;
        self.tokens.push(Token { cell: at(cell), kind });
        self.tokens.sort_unstable();
        self
    }

    pub(crate) fn in_year(mut self, year: u8) -> Self {
        self.year = year;
        self.voices.discard = [0; 3];
        for gone in 0..4 * (year - 1) {
            self.voices.discard[usize::from(gone % 3)] += 1;
        }
        let row: ArrayVec<Voice, 4> = self.voices.row.clone();
        match row.into_inner() {
            Ok(row) => self.with_voices(row),
            Err(_) => {
                self.with_voices([Voice::Culture, Voice::Education, Voice::Health, Voice::Culture])
            }
        }
    }

    /// The table at this point, run on to the next question.
    pub(crate) fn run_from(mut self, frame: Frame) -> Table<LaCitta> {
        self.stack = Stack::new(frame);
        let mut table = Table::of(self);
        flow::run(&mut table.game, &mut table.events);
        table
    }

    /// Phase 5 of the year, first round, red's turn.
    pub(crate) fn turn(self) -> Table<LaCitta> {
        let year = self.year.max(1);
        self.in_year(year).run_from(Frame::Turn { round: 0, turn: 0 })
    }

    pub(crate) fn pop(&self, city: u8) -> u8 {
        self.city(CityId(city)).map_or(0, |city| city.citizens)
    }

    pub(crate) fn list(&self, seat: Seat) -> Vec<String> {
        let mut list = Vec::new();
        self.list_turn(seat, &mut list);
        list.iter().map(ToString::to_string).collect()
    }
}

/// The events that all viewers perceived.
pub(crate) fn open(events: &[Event]) -> Vec<EventView> {
    events.iter().map(|event| event.seen_by(signoria_engine::Viewer::Spectator)).collect()
}

/// Empty cells between two cities, literally as §4.5 defines them: the shortest path over empty cells.
pub(crate) fn distance(game: &LaCitta, one: u8, other: u8) -> Option<usize> {
    let tiles = |id| game.city(CityId(id)).expect("the city stands").tiles;
    let goal = tiles(other);
    let mut reached = tiles(one);
    for between in 0..Cell::all().count() {
        let next = reached.halo() - reached;
        if next.meets(goal) {
            return Some(between);
        }
        let free = next - game.occupied;
        if free.is_empty() {
            return None;
        }
        reached |= free;
    }
    None
}

pub(crate) fn dealt(players: u8, seed: u64, options: Options) -> LaCitta {
    Table::<LaCitta>::deal_with(players, seed, options).game
}

pub(crate) fn only(seat: Seat) -> SeatSet {
    SeatSet::one(seat)
}
