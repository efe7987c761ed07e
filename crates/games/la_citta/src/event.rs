//! What happens at the table, and what each viewer perceives of it.

use arrayvec::ArrayVec;
use serde::Serialize;
use signoria_engine::{Seat, Viewer};

use crate::{
    action::{Positions, Tokens},
    cards::{Building, PoliticalCard, Terrain, Voice},
    map::Cell,
    state::CityId,
};

/// Something that happened, complete.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// An event that all viewers perceive in the same way.
    Open(EventView),
    /// A seat looked at hidden voice cards.
    Peeked {
        /// Who.
        seat: Seat,
        /// Which positions.
        positions: Positions,
        /// Gold paid.
        cost: u16,
        /// What the player saw, in order of the positions.
        cards: ArrayVec<Voice, 3>,
    },
}

/// Which card built a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BuiltBy {
    /// An action card.
    ActionCard,
    /// The political card of that building.
    PoliticalCard,
    /// The famous architect.
    Architect,
}

/// A city that cannot take in a citizen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Full {
    /// Which.
    pub city: CityId,
    /// Most citizens it can have as it is built.
    pub limit: u8,
}

/// A city that lost a citizen to a stronger neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Loss {
    /// Whose city.
    pub seat: Seat,
    /// Which.
    pub city: CityId,
    /// How much it has of what the stronger one boasted of.
    pub strength: u8,
}

/// What a viewer perceives of an event.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    /// The terrain was laid out.
    TerrainLaid {
        /// By slot.
        terrain: Vec<Terrain>,
    },
    /// A player begins: the year, or the placing of castles.
    StartPlayer {
        /// Who.
        seat: Seat,
    },
    /// A castle was placed at setup.
    CastlePlaced {
        /// Whose.
        seat: Seat,
        /// The new city.
        city: CityId,
        /// Where.
        cell: Cell,
        /// Food it harvests.
        food: u8,
    },
    /// The political cards were opened for the first time.
    DisplayLaid {
        /// Seven cards.
        cards: Vec<PoliticalCard>,
    },
    /// A year began.
    YearBegan {
        /// 1 to 6.
        year: u8,
        /// The start player.
        seat: Seat,
    },
    /// A political round began.
    RoundBegan {
        /// 1 to 5.
        round: u8,
    },
    /// Four voice cards were laid out.
    VoicesLaid {
        /// The open one.
        open: Voice,
    },
    /// Quarries paid.
    QuarriesPaid {
        /// Whom.
        seat: Seat,
        /// How much.
        gold: u16,
    },
    /// Phase 4: the cities of a seat grew by one citizen each, as far as they could.
    CitiesGrew {
        /// Whose.
        seat: Seat,
        /// Which grew.
        cities: Vec<CityId>,
        /// Which have no room.
        full: Vec<Full>,
        /// Which have room, but the supply is empty.
        unsupplied: Vec<CityId>,
    },
    /// An action card brought gold.
    GoldTaken {
        /// To whom.
        seat: Seat,
        /// How much.
        gold: u16,
    },
    /// A city was founded.
    Founded {
        /// By whom.
        seat: Seat,
        /// The new city.
        city: CityId,
        /// Where.
        cell: Cell,
        /// The city that gave a citizen.
        from: CityId,
        /// Food it harvests.
        food: u8,
    },
    /// A stack ran out and half of its other side was turned over.
    TilesTurned {
        /// What the turned tiles show now.
        building: Building,
        /// How many.
        tiles: u8,
    },
    /// A building was built.
    Built {
        /// By whom.
        seat: Seat,
        /// In which city.
        city: CityId,
        /// What.
        building: Building,
        /// Where.
        cell: Cell,
        /// By which card.
        by: BuiltBy,
        /// Gold paid.
        cost: u16,
    },
    /// Bread and games.
    GamesHeld {
        /// By whom.
        seat: Seat,
        /// On which building.
        building: Building,
        /// Where it stands.
        cell: Cell,
        /// With which coloured citizens.
        tokens: Tokens,
        /// Gold paid.
        cost: u16,
    },
    /// Golden times.
    CitizensCame {
        /// To whom.
        seat: Seat,
        /// To which city.
        city: CityId,
        /// How many.
        citizens: u8,
        /// Gold paid.
        cost: u16,
    },
    /// Rich harvest.
    HarvestDoubled {
        /// Whose.
        seat: Seat,
        /// Which farm.
        cell: Cell,
        /// Additional food this year.
        food: u8,
    },
    /// A seat looked at hidden voice cards.
    Peeked {
        /// Who.
        seat: Seat,
        /// Which positions.
        positions: Positions,
        /// Gold paid.
        cost: u16,
        /// What the player saw, if the viewer is that player.
        cards: Option<Vec<Voice>>,
    },
    /// A seat drew a political card unseen.
    Passed {
        /// Who.
        seat: Seat,
        /// Without any other move.
        forced: bool,
    },
    /// A seat lost its first turn of the year to last year's hunger.
    PenaltyPaid {
        /// Who.
        seat: Seat,
    },
    /// The political discard became the new deck.
    DeckShuffled {
        /// How many cards.
        cards: u8,
    },
    /// A political card was opened in place of the one taken.
    CardOpened {
        /// Which.
        card: PoliticalCard,
    },
    /// The people spoke.
    PeopleSpoke {
        /// The four cards.
        cards: Vec<Voice>,
        /// What they want.
        preferences: Vec<Voice>,
    },
    /// No city has a weaker neighbour, so no citizen moves.
    NoMigration,
    /// A city called, and citizens left weaker neighbours for it.
    Migrated {
        /// Whose city called.
        seat: Seat,
        /// Which.
        city: CityId,
        /// What it boasted of.
        voice: Voice,
        /// How much of it the city has.
        strength: u8,
        /// The cities that lost one citizen each; none if it called in vain.
        from: Vec<Loss>,
        /// How many of them found room.
        arrived: u8,
    },
    /// A building without citizens fell.
    Demolished {
        /// Whose.
        seat: Seat,
        /// In which city.
        city: CityId,
        /// What.
        building: Building,
        /// Where.
        cell: Cell,
    },
    /// A city lost its last citizen and vanished.
    CityLost {
        /// Whose.
        seat: Seat,
        /// Which.
        city: CityId,
        /// Where its castle stood.
        cell: Cell,
    },
    /// A seat cannot feed its citizens.
    Hungry {
        /// Who.
        seat: Seat,
        /// Citizens.
        citizens: u16,
        /// Food, with rich harvest.
        food: u16,
    },
    /// A hungry citizen left.
    Starved {
        /// Whose.
        seat: Seat,
        /// Which city.
        city: CityId,
    },
    /// A year ended.
    YearEnded {
        /// 1 to 6.
        year: u8,
    },
}

impl Event {
    pub(crate) fn seen_by(&self, who: Viewer) -> EventView {
        match self {
            Self::Open(event) => event.clone(),
            &Self::Peeked { seat, positions, cost, ref cards } => EventView::Peeked {
                seat,
                positions,
                cost,
                cards: who.is(seat).then(|| cards.to_vec()),
            },
        }
    }

    pub(crate) fn reveals_something(&self) -> bool {
        match self {
            Self::Peeked { .. } => true,
            Self::Open(event) => match event {
                EventView::TerrainLaid { .. }
                | EventView::DisplayLaid { .. }
                | EventView::VoicesLaid { .. }
                | EventView::CardOpened { .. }
                | EventView::Peeked { .. }
                | EventView::PeopleSpoke { .. } => true,
                EventView::StartPlayer { .. }
                | EventView::CastlePlaced { .. }
                | EventView::YearBegan { .. }
                | EventView::RoundBegan { .. }
                | EventView::QuarriesPaid { .. }
                | EventView::CitiesGrew { .. }
                | EventView::GoldTaken { .. }
                | EventView::Founded { .. }
                | EventView::TilesTurned { .. }
                | EventView::Built { .. }
                | EventView::GamesHeld { .. }
                | EventView::CitizensCame { .. }
                | EventView::HarvestDoubled { .. }
                | EventView::Passed { .. }
                | EventView::PenaltyPaid { .. }
                | EventView::DeckShuffled { .. }
                | EventView::NoMigration
                | EventView::Migrated { .. }
                | EventView::Demolished { .. }
                | EventView::CityLost { .. }
                | EventView::Hungry { .. }
                | EventView::Starved { .. }
                | EventView::YearEnded { .. } => false,
            },
        }
    }
}
