//! The table and its players: fields and small queries, no rules.

use signoria_engine::{ArrayVec, BySeat, GameRng, Seat, Stack, Values};

use crate::{
    Data, Readings,
    bricks::Bricks,
    cards::Cards,
    frame::Frame,
    material::{
        Building, City, Class, DECK, DISPLAY, Kind, MARKERS, Object, Place, SEGMENTS, Value,
    },
    set::Set,
};

/// A game of The Palaces of Carrara: the complete state with its rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Carrara {
    pub(crate) rng: GameRng,
    /// What is being decided.
    pub frames: Stack<Frame>,
    /// Expansion in use.
    pub expansion: bool,
    /// Shown to clients only.
    pub memory_aid: bool,
    /// How the rulebook is read at this table.
    pub readings: Readings,
    /// Values of the box in place of reconstructed ones.
    pub data: Values<Data>,
    /// The strip.
    pub cards: Cards,
    /// Who has the start player figure; a round ends with their right neighbour.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns begun so far.
    pub turns: u16,
    /// Segment I first.
    pub wheel: [Bricks; SEGMENTS],
    /// Bricks not on the wheel, not with players.
    pub bag: Bricks,
    /// Face up on the board.
    pub display: [Option<Building>; DISPLAY],
    /// Face down; the last one is on top.
    pub deck: ArrayVec<Building, DECK>,
    /// Buildings of cost 8 next to the board.
    pub great: Set<Building>,
    /// Objects that can be bought.
    pub field: Set<Object>,
    /// Objects for scorings, by [`Object`].
    pub supply: [u8; 6],
    /// The shared city strip, by [`City`].
    pub city_scored_by: [Option<Seat>; 6],
    /// Upgrade tokens next to the board.
    pub upgrades: Set<Place>,
    /// Replaced buildings, out of the game.
    pub removed: Set<Building>,
    /// Who took the last normal building.
    pub exhausted_by: Option<Seat>,
    /// Who announced the end.
    pub announced_by: Option<Seat>,
    /// The players.
    pub players: BySeat<Player, 4>,
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Behind the screen.
    pub coins: u16,
    /// Victory points on the track.
    pub vp: u16,
    /// Behind the screen.
    pub bricks: Bricks,
    /// By [`Object`].
    pub objects: [u8; 6],
    /// Own buildings by [`City`].
    pub cities: [Set<Building>; 6],
    /// Types scored on the own board.
    pub types_scored: Set<Kind>,
    /// Special fields scored on the own board.
    pub fields_scored: Set<Class>,
    /// Upgrade tokens.
    pub tokens: Set<Place>,
    /// Scoring markers left.
    pub markers: u8,
}

impl Player {
    /// All own buildings.
    pub fn buildings(&self) -> Set<Building> {
        self.cities.iter().fold(Set::EMPTY, |all, city| all.or(*city))
    }

    /// Where the building stands.
    pub fn city_of(&self, building: Building) -> Option<City> {
        City::ALL.into_iter().find(|city| self.cities[city.index()].contains(building))
    }

    /// §5.1: what a point of cost is worth to this player at this place.
    pub fn value(&self, place: Place, data: &Data) -> Value {
        if self.tokens.contains(place) { data.upgraded(place) } else { place.printed() }
    }

    /// Objects of all kinds.
    pub(crate) fn object_count(&self) -> u8 {
        self.objects.iter().sum()
    }

    /// Scorings done.
    pub const fn scorings(&self) -> u8 {
        MARKERS - self.markers
    }
}

impl Carrara {
    /// Rounds begun so far; every player has a turn in each.
    pub(crate) fn round(&self) -> u16 {
        (self.turns - 1) / u16::from(self.players.seats()) + 1
    }

    /// Bricks on the whole wheel.
    pub(crate) fn on_wheel(&self) -> u8 {
        self.wheel.iter().map(|segment| segment.len()).sum()
    }

    /// Buildings that can be built now: the display and what is left of cost 8.
    pub(crate) fn on_offer(&self) -> Set<Building> {
        self.display.iter().flatten().fold(self.great, |mut offer, building| {
            offer.insert(*building);
            offer
        })
    }

    /// The active player.
    pub(crate) fn player(&self) -> &Player {
        &self.players[self.active]
    }

    /// The active player, mutable.
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }
}
