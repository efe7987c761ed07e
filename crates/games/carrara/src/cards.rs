//! The 31 cards: conditions for announcing the end and final scoring, as data (§8).
//!
//! What a card does with these numbers is in `rules/ending.rs` and `rules/finals.rs`.

use signoria_engine::ids;

use crate::material::City;

ids! {
    /// §8.1: brown cards; conditions only.
    pub enum TopCard {
        /// Scorings done.
        Scorings = "top_1",
        /// Buildings of cost 5 or 8.
        DearBuildings = "top_2",
        /// Cities scored.
        Cities = "top_3",
        /// Buildings.
        Buildings = "top_4",
        /// Coins; two of them make a victory point at the end.
        Coins = "top_5",
        /// Victory points on the track.
        VictoryPoints = "top_6",
    }
}

ids! {
    /// §8.2: purple cards.
    pub enum ObjectCard {
        /// Number of objects.
        Number = "object_1",
        /// Pairs.
        Pairs = "object_2",
        /// Triplets.
        Triplets = "object_3",
        /// One quadruplet; larger groups are worth more.
        Quadruplet = "object_4",
        /// A pair and a quadruplet.
        PairAndQuadruplet = "object_5",
        /// Four different ones.
        Different = "object_6",
        /// Twice three different ones.
        DifferentThrees = "object_7",
        /// Three groups multiplied.
        Product = "object_8",
    }
}

ids! {
    /// §8.3: grey cards.
    pub enum BuildingCard {
        /// Total cost.
        TotalCost = "building_1",
        /// Two in a city.
        Twos = "building_2",
        /// Three in a city.
        Threes = "building_3",
        /// Four in a city.
        Fours = "building_4",
        /// Buildings of cost 8.
        Great = "building_5",
        /// Country buildings.
        Country = "building_6",
        /// City buildings.
        City = "building_7",
        /// Three cities multiplied.
        Product = "building_8",
        /// Pairs of a city and a country building.
        Pairs = "building_9",
    }
}

ids! {
    /// §8.4: green cards; no condition. There is no number 1.
    pub enum ExtraCard {
        /// Scores Livorno and Lérici.
        LivornoLerici = "extra_2",
        /// Scores Pisa and Massa. Reconstructed (ruling R33).
        PisaMassa = "extra_3",
        /// Scores Lucca and Viareggio. Reconstructed (ruling R33).
        LuccaViareggio = "extra_4",
        /// Scores both special fields. Reconstructed (ruling R33).
        Fields = "extra_5",
        /// Scores two types of choice.
        TwoTypes = "extra_6",
        /// Scores the smallest building of each type.
        Smallest = "extra_7",
        /// Majorities in two groups of cities.
        Regions = "extra_8",
        /// Majorities in each city.
        CityMajorities = "extra_9",
    }
}

/// The cards on the strip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cards {
    /// Condition I.
    pub top: TopCard,
    /// Condition II.
    pub object: ObjectCard,
    /// Condition III.
    pub building: BuildingCard,
    /// Expansion only.
    pub extra: Option<ExtraCard>,
}

impl Cards {
    /// §8: what is printed on the strip for the base game.
    pub const BASE: Self = Self {
        top: TopCard::Scorings,
        object: ObjectCard::Number,
        building: BuildingCard::TotalCost,
        extra: None,
    };
}

/// A threshold by number of players; a plain number holds for all of them (ruling R38).
const fn by_players(two: u16, three: u16, four: u16, seats: u8) -> u16 {
    match seats {
        2 => two,
        3 => three,
        _ => four,
    }
}

impl TopCard {
    /// §8.1: how much of it is needed (ruling R4: points, not buildings, for `top_6`).
    pub const fn need(self, seats: u8) -> u16 {
        match self {
            Self::Scorings => 4,
            Self::DearBuildings => by_players(4, 3, 2, seats),
            Self::Cities => by_players(3, 2, 1, seats),
            Self::Buildings => by_players(8, 7, 6, seats),
            Self::Coins | Self::VictoryPoints => by_players(30, 25, 20, seats),
        }
    }
}

impl ObjectCard {
    /// §8.2: objects, groups or kinds needed.
    pub const fn need(self, seats: u8) -> u16 {
        match self {
            Self::Number => by_players(8, 7, 6, seats),
            Self::Pairs | Self::Product => 3,
            Self::Triplets | Self::DifferentThrees => 2,
            Self::Quadruplet | Self::PairAndQuadruplet => 1,
            Self::Different => 4,
        }
    }

    /// §8.2: victory points for each object of `Number`, or each group of the others.
    pub const fn vp(self) -> u16 {
        match self {
            Self::Number => 3,
            Self::Pairs => 5,
            Self::Triplets => 7,
            Self::PairAndQuadruplet => 20,
            Self::DifferentThrees => 8,
            Self::Quadruplet | Self::Different | Self::Product => 0,
        }
    }
}

/// §8.2: victory points for a group of equal objects with `Quadruplet`; a single one counts 1.
pub const EQUAL_LADDER: [u16; 7] = [0, 1, 3, 6, 10, 15, 21];
/// §8.2: victory points for a set of different objects with `Different`; a single one counts 1.
pub const DIFFERENT_LADDER: [u16; 7] = [0, 1, 3, 7, 12, 18, 24];

impl BuildingCard {
    /// §8.3: cost, cities or buildings needed.
    pub const fn need(self, seats: u8) -> u16 {
        match self {
            Self::TotalCost => by_players(30, 25, 20, seats),
            Self::Twos | Self::Product => 3,
            Self::Threes => 2,
            Self::Fours | Self::Great => 1,
            Self::Country | Self::Pairs => by_players(4, 3, 2, seats),
            Self::City => by_players(6, 5, 4, seats),
        }
    }

    /// §8.3: a city counts for the condition with this number of buildings. `Threes` asks for two only
    /// (ruling R6).
    pub const fn city_size(self) -> Option<u8> {
        match self {
            Self::Twos | Self::Threes | Self::Product => Some(2),
            Self::Fours => Some(4),
            Self::TotalCost | Self::Great | Self::Country | Self::City | Self::Pairs => None,
        }
    }

    /// §8.3: victory points for this number of buildings in one city: the size of a group, and its worth
    /// by city.
    pub const fn groups(self) -> Option<(u8, [u16; 6])> {
        match self {
            Self::Twos => Some((2, [11, 9, 7, 5, 3, 1])),
            Self::Threes => Some((3, [17, 14, 11, 8, 5, 2])),
            Self::Fours => Some((4, [23, 19, 15, 11, 7, 3])),
            Self::TotalCost
            | Self::Great
            | Self::Country
            | Self::City
            | Self::Product
            | Self::Pairs => None,
        }
    }
}

/// §8.3: victory points for a building of cost 8, by city.
pub const GREAT_VP: [u16; 6] = [34, 26, 19, 13, 8, 4];
/// §8.3: victory points for a country building.
pub const COUNTRY_VP: u16 = 6;
/// §8.3: victory points for a city building.
pub const CITY_VP: u16 = 3;
/// §8.1: coins for one victory point while `top_5` lies open (ruling R5).
pub const COINS_PER_VP_WITH_COINS_CARD: u16 = 2;
/// §8.4: the two groups of cities of `extra_8`.
pub const REGIONS: [[City; 3]; 2] =
    [[City::Livorno, City::Pisa, City::Lucca], [City::Viareggio, City::Massa, City::Lerici]];
/// §8.4: victory points for the highest cost in a group of cities.
pub const REGION_VP: u16 = 9;
/// §8.4: victory points for the highest cost in a city (ruling R2: Lérici 4).
pub const MAJORITY_VP: [u16; 6] = [14, 12, 10, 8, 6, 4];

impl TopCard {
    /// Whether it asks for what stands behind the screens. The second condition always does.
    pub const fn is_secret(self) -> bool {
        matches!(self, Self::Coins)
    }
}

/// Names of all cards.
pub fn all_ids() -> impl Iterator<Item = &'static str> {
    let top = TopCard::ALL.into_iter().map(TopCard::id);
    let object = ObjectCard::ALL.into_iter().map(ObjectCard::id);
    let building = BuildingCard::ALL.into_iter().map(BuildingCard::id);
    let extra = ExtraCard::ALL.into_iter().map(ExtraCard::id);
    top.chain(object).chain(building).chain(extra)
}
