//! The table and its players: fields and small queries, no rules.

use signoria_engine::{ArrayVec, BySeat, GameRng, Seat, Stack};

use crate::{
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
    pub(crate) frames: Stack<Frame>,
    /// Expansion in use.
    pub(crate) expansion: bool,
    /// Shown to clients only.
    pub(crate) memory_aid: bool,
    /// The strip.
    pub(crate) cards: Cards,
    /// Who has the start player figure; a round ends with his right neighbour.
    pub(crate) start: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Turns begun so far.
    pub(crate) turns: u16,
    /// Segment I first.
    pub(crate) wheel: [Bricks; SEGMENTS],
    pub(crate) bag: Bricks,
    /// Face up on the board.
    pub(crate) display: [Option<Building>; DISPLAY],
    /// Face down; the last one is on top.
    pub(crate) deck: ArrayVec<Building, DECK>,
    /// Buildings of cost 8 beside the board.
    pub(crate) great: Set<Building>,
    /// Objects that can be bought.
    pub(crate) field: Set<Object>,
    /// Objects for scorings, by [`Object`].
    pub(crate) supply: [u8; 6],
    /// The shared city strip, by [`City`].
    pub(crate) city_scored_by: [Option<Seat>; 6],
    /// Upgrade tokens beside the board.
    pub(crate) upgrades: Set<Place>,
    /// Replaced buildings, out of the game.
    pub(crate) removed: Set<Building>,
    /// Who took the last normal building.
    pub(crate) exhausted_by: Option<Seat>,
    /// Who announced the end.
    pub(crate) announced_by: Option<Seat>,
    pub(crate) players: BySeat<Player, 4>,
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub(crate) coins: u16,
    pub(crate) vp: u16,
    pub(crate) bricks: Bricks,
    /// By [`Object`].
    pub(crate) objects: [u8; 6],
    /// Own buildings by [`City`].
    pub(crate) cities: [Set<Building>; 6],
    pub(crate) types_scored: Set<Kind>,
    pub(crate) fields_scored: Set<Class>,
    pub(crate) tokens: Set<Place>,
    /// Scoring markers left.
    pub(crate) markers: u8,
}

impl Player {
    /// All own buildings.
    pub(crate) fn buildings(&self) -> Set<Building> {
        self.cities.iter().fold(Set::EMPTY, |all, city| all.or(*city))
    }

    /// Where the building stands.
    pub(crate) fn city_of(&self, building: Building) -> Option<City> {
        City::ALL.into_iter().find(|city| self.cities[city.index()].contains(building))
    }

    /// §5.1: what a point of cost is worth to this player at this place.
    pub(crate) fn value(&self, place: Place) -> Value {
        if self.tokens.contains(place) { place.upgraded() } else { place.printed() }
    }

    /// Objects of all kinds.
    pub(crate) fn object_count(&self) -> u8 {
        self.objects.iter().sum()
    }

    /// Scorings done.
    pub(crate) const fn scorings(&self) -> u8 {
        MARKERS - self.markers
    }
}

impl Carrara {
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

    /// Whoever has the turn.
    pub(crate) fn player(&self) -> &Player {
        &self.players[self.active]
    }

    /// Whoever has the turn, to be changed.
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }
}
