//! The table: cities, players, stacks and cards. Fields and small queries, no rules (specification 5).

use std::{
    fmt,
    hash::{Hash, Hasher},
};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{BySeat, GameRng, Seat, Stack, Values};

use crate::{
    cards::{
        Building, CAP_WITH_MARKET, CAP_WITHOUT_MARKET, CardCounts, DISPLAY, PoliticalCard, Terrain,
        UNLIMITED, VOICES_A_YEAR, Voice,
    },
    data::Data,
    frame::Frame,
    map::{CELL_COUNT, Cell, CellSet, SLOT_COUNT},
    options::{Readings, TableSetup},
};

/// Most players.
pub const SEATS: usize = 5;
/// Most cities that can stand at one time: four castles for each of five players.
pub const MOST_CITIES: usize = 20;
/// Most coloured citizens: four for each of five players.
pub const MOST_TOKENS: usize = 20;

/// One game of La Città: the complete state with its rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LaCitta {
    pub setup: TableSetup,
    /// How the rulebook is read at this table.
    pub readings: Readings,
    /// Values of the box in place of reconstructed ones.
    pub data: Values<Data>,
    /// Cells that may be built on; follows from the number of players.
    pub buildable: Derived<CellSet>,
    pub(crate) rng: GameRng,
    pub stack: Stack<Frame>,
    /// 1 to 6; 0 during the setup of advanced players.
    pub year: u8,
    /// The start player; during the setup of advanced players the one who placed first.
    pub start: Seat,
    pub terrain: [Terrain; SLOT_COUNT],
    /// Cells that border water; follows from the terrain.
    pub water: CellSet,
    /// Cells with a tile; follows from the cities.
    pub occupied: CellSet,
    /// Cells too near to a tile for a new castle; derived from the cities, and computed again at
    /// the beginning of each year.
    pub near: CellSet,
    /// Cells next to cities; derived from the cities, and computed again with `near`.
    pub rims: Derived<Rims>,
    /// Positions of the cities of each seat.
    pub holdings: Derived<[u32; SEATS]>,
    pub tiles: [Option<Building>; CELL_COUNT],
    /// In order of their numbers.
    pub cities: ArrayVec<City, MOST_CITIES>,
    pub next_city: u8,
    pub players: BySeat<Player, SEATS>,
    /// Coloured citizens on the board, sorted.
    pub tokens: ArrayVec<Token, MOST_TOKENS>,
    /// Tiles in the stacks, by the side that lies up.
    pub stock: [u8; Building::ALL.len()],
    /// Grey citizens in the supply.
    pub supply: u8,
    pub politics: Politics,
    pub voices: Voices,
    /// What counts in phase 7a, by position in `cities`; empty otherwise.
    pub relations: ArrayVec<Relation, MOST_CITIES>,
}

/// What follows from other fields and is kept for speed only: no part of a state's identity, so that
/// old records keep their marks, and so that two states that differ only in what is worked out again
/// once a year (`survey`) count as the one they are. The audit compares the content.
#[derive(Clone, Copy, Debug, Default)]
pub struct Derived<T>(pub T);

impl<T> Hash for Derived<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> PartialEq for Derived<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Derived<T> {}

/// Cells next to cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rims {
    /// Cells adjacent to a tile of some city.
    pub once: CellSet,
    /// Cells adjacent to tiles of two cities or more.
    pub twice: CellSet,
}

/// The number of a city: ascending in order of founding, never used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CityId(pub u8);

impl fmt::Display for CityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A city. Everything below `tiles` follows from its tiles and the terrain.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct City {
    pub id: CityId,
    pub owner: Seat,
    pub castle: Cell,
    /// All grey citizens on all its tiles.
    pub citizens: u8,
    pub tiles: CellSet,
    /// Number of tiles, castle included.
    pub size: u8,
    /// Cells adjacent to a tile.
    pub halo: CellSet,
    /// Arches on its tiles, without coloured citizens.
    pub arches: [u8; 3],
    pub market: bool,
    /// Fountains and bath houses.
    pub wells: u8,
    /// Food of its castle and farms.
    pub food: u8,
    /// Gold of its quarries.
    pub marble: u8,
}

impl City {
    /// Citizens that stand on the castle beyond the one who must stay there; 0 while tiles stand empty.
    pub const fn free(&self) -> u8 {
        self.citizens.saturating_sub(self.size)
    }

    /// Most citizens it may hold (5).
    pub const fn cap(&self) -> u8 {
        cap(self.market, self.wells)
    }

    /// Citizens it can still take in.
    pub const fn room(&self) -> u8 {
        self.cap().saturating_sub(self.citizens)
    }
}

/// Most citizens of a city with or without a market and with this number of fountains and bath houses (5).
pub(crate) const fn cap(market: bool, wells: u8) -> u8 {
    match (market, wells) {
        (false, _) => CAP_WITHOUT_MARKET,
        (true, 0) => CAP_WITH_MARKET,
        (true, _) => UNLIMITED,
    }
}

/// What migration asks of a city: fixed at the beginning of phase 7a (R23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Relation {
    /// Cities of other owners with one or two empty cells between, by position.
    pub neighbours: u32,
    /// Culture, education and health, with coloured citizens.
    pub attraction: [u8; 3],
    /// The neighbours that have less culture, education, health; follows from the rest.
    pub weaker: Derived<[u32; 3]>,
}

/// The material of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// A counter without limit (R35).
    pub gold: u16,
    /// Castles in reserve.
    pub castles: u8,
    /// Unused action cards.
    pub action_cards: u8,
    /// Coloured citizens in reserve.
    pub coloured: u8,
    /// Political cards played this year, in order.
    pub played: ArrayVec<PoliticalCard, 5>,
    /// Political cards drawn unseen this year.
    pub passes: u8,
    pub founded: bool,
    /// Lost citizens to hunger last year: the first turn of this year is lost.
    pub penalty: bool,
    /// Lost citizens to hunger in the last year.
    pub hungry_at_the_end: bool,
    /// Which hidden voice cards this year's referendums showed; bit 0 is position 1.
    pub peeked: u8,
}

/// The positions of the bits of a set, ascending.
pub(crate) fn positions(mut set: u32) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let first = set.trailing_zeros() as usize;
            set &= set - 1;
            first
        })
    })
}

/// A coloured citizen on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Token {
    /// Where it stands.
    pub cell: Cell,
    /// What it does there.
    pub kind: TokenKind,
}

/// What a coloured citizen does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    /// Bread and games: one more arch of this colour.
    Arch(Voice),
    /// Rich harvest: the farm counts twice.
    Harvest,
}

/// The political cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Politics {
    pub display: [PoliticalCard; DISPLAY],
    /// Face down; the last one is on top.
    pub deck: ArrayVec<PoliticalCard, { PoliticalCard::TOTAL }>,
    /// Cards of earlier years that were played openly.
    pub discard: CardCounts,
    /// Unseen cards: first those discarded in earlier years, then this year's passes.
    pub sealed: ArrayVec<PoliticalCard, { PoliticalCard::TOTAL }>,
    /// How many of `sealed` lie in the discard.
    pub sealed_discarded: u8,
    /// How many of `sealed` were drawn before the deck was last shuffled; they come first.
    pub sealed_before: u8,
    /// The cards that were unseen when the deck was last shuffled: all players can work out which they
    /// were, because the deck was empty then.
    pub unseen_then: CardCounts,
    /// Cards laid open since the deck was last shuffled.
    pub shown_since: CardCounts,
}

/// The voice-of-the-people cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Voices {
    /// The four cards of the year; empty before the first year.
    pub row: ArrayVec<Voice, VOICES_A_YEAR>,
    /// Whether all four lie open.
    pub spoken: bool,
    /// Face down; the last one is on top.
    pub deck: ArrayVec<Voice, 27>,
    /// Open cards of earlier years, by voice.
    pub discard: [u8; 3],
}

impl LaCitta {
    /// How many play.
    pub(crate) fn seat_count(&self) -> u8 {
        self.players.seats()
    }

    /// The seat whose turn is the `turn`-th, beginning with the start player.
    pub(crate) fn seat_at(&self, turn: u8) -> Seat {
        self.start.clockwise(turn, self.seat_count())
    }

    /// Cells that may be built on at this table.
    pub(crate) fn buildable(&self) -> CellSet {
        self.buildable.0
    }

    /// The cities of a seat in order of their numbers.
    pub fn cities_of(&self, seat: Seat) -> impl Iterator<Item = &City> + Clone {
        positions(self.holdings.0[seat.index()]).map(|at| &self.cities[at])
    }

    /// Where a city stands in the list.
    pub(crate) fn position(&self, id: CityId) -> Option<usize> {
        self.cities.iter().position(|city| city.id == id)
    }

    /// The city with this number.
    pub fn city(&self, id: CityId) -> Option<&City> {
        self.cities.iter().find(|city| city.id == id)
    }

    /// The city a tile belongs to.
    pub fn city_at(&self, cell: Cell) -> Option<&City> {
        self.cities.iter().find(|city| city.tiles.contains(cell))
    }

    /// Food a castle or farm harvests on this cell (5).
    pub fn grain(&self, cell: Cell) -> u8 {
        cell.data().slots.iter().map(|&slot| self.terrain[usize::from(slot)].grain()).sum()
    }

    /// Gold a quarry yields on this cell (8.1).
    pub fn mountains(&self, cell: Cell) -> u8 {
        let mountain = |&&slot: &&u8| self.terrain[usize::from(slot)] == Terrain::Mountain;
        cell.data().slots.iter().filter(mountain).count() as u8
    }

    /// Food of a seat, without rich harvest (5).
    pub fn food(&self, seat: Seat) -> u16 {
        self.cities_of(seat).map(|city| u16::from(city.food)).sum()
    }

    /// Additional food of a seat by rich harvest (9.3).
    pub fn bonus_food(&self, seat: Seat) -> u16 {
        self.tokens
            .iter()
            .filter(|token| token.kind == TokenKind::Harvest)
            .filter(|token| self.cities_of(seat).any(|city| city.tiles.contains(token.cell)))
            .map(|token| u16::from(self.grain(token.cell)))
            .sum()
    }

    /// Citizens of a seat.
    pub fn citizens(&self, seat: Seat) -> u16 {
        self.cities_of(seat).map(|city| u16::from(city.citizens)).sum()
    }

    /// Attraction of a city: its arches and coloured citizens (5).
    pub fn attraction(&self, city: &City) -> [u8; 3] {
        let mut attraction = city.arches;
        for token in &self.tokens {
            if let TokenKind::Arch(voice) = token.kind
                && city.tiles.contains(token.cell)
            {
                attraction[voice.index()] += 1;
            }
        }
        attraction
    }

    /// The voices in force: none before phase 6, then one or two (8.6).
    pub fn preferences(&self) -> ArrayVec<Voice, 2> {
        let mut counts = [0_u8; 3];
        if self.voices.spoken {
            for voice in &self.voices.row {
                counts[voice.index()] += 1;
            }
        }
        // Four cards of three voices: the largest count is at least two, and two voices can share it
        // only as two and two.
        let most = counts.into_iter().max().unwrap_or(0);
        Voice::ALL.into_iter().filter(|voice| most > 0 && counts[voice.index()] == most).collect()
    }
}
