//! The material: buildings, terrain, cards, and the numbers of the rulebook (specification 3).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Game years.
pub const YEARS: u8 = 6;
/// Political rounds in a year.
pub const ROUNDS: u8 = 5;
/// Open political cards.
pub const DISPLAY: usize = 7;
/// Voice cards laid out each year; the first one lies open.
pub const VOICES_A_YEAR: usize = 4;
/// Grey citizens in the game.
pub const CITIZENS: u8 = 130;
/// Action cards of each player.
pub const ACTION_CARDS: u8 = 3;
/// Castles of each player.
pub const CASTLES: u8 = 4;
/// Citizens in the colour of each player: markers, never citizens.
pub const COLOURED_CITIZENS: u8 = 4;
/// Gold of each player at the beginning.
pub const START_GOLD: u16 = 1;
/// Citizens on a castle at set-up, and in a newly founded city.
pub const START_CITIZENS: u8 = 3;
/// Citizens of a newly founded city that come from the supply; the rest comes from another castle.
pub const FOUNDERS_FROM_SUPPLY: u8 = 2;
/// Gold for an action card.
pub const GOLD_ACTION: u16 = 2;
/// Most citizens of a city without a market place.
pub const CAP_WITHOUT_MARKET: u8 = 5;
/// Most citizens of a city with a market place but without fountain or bath house.
pub const CAP_WITH_MARKET: u8 = 8;
/// Stands for "no upper limit"; more than there are citizens.
pub const UNLIMITED: u8 = u8::MAX;
/// Points for a city with culture, education and health.
pub const FULL_CITY_POINTS: i32 = 3;
/// Points lost by hunger in the last year.
pub const HUNGER_POINTS: i32 = 5;
/// Gold for 1, 2 or 3 tokens of bread and games, or citizens of golden times.
pub const LEVEL_COSTS: [u16; 3] = [0, 2, 5];
/// Gold for looking at all three hidden voice cards; two are free.
pub const REFERENDUM_COST: u16 = 2;

/// Names of an enum as they stand in records, data files and locale keys.
macro_rules! named {
    ($type:ident { $($variant:ident = $name:literal),* $(,)? }) => {
        impl $type {
            /// Every one, in the order of the specification.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$variant),*];

            /// Its name in records, data files and locale keys.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// Position in lists of all.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $type {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                match text { $($name => Ok(Self::$variant),)* _ => Err(()) }
            }
        }
    };
}

/// A kind of building tile (3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// The city centre: harvests, new citizens appear here.
    Castle,
    /// Harvests the bordering farmland.
    Farm,
    /// One gold a year per bordering mountain.
    Quarry,
    /// Raises the limit of 5 citizens to 8.
    Market,
    /// One culture.
    Statue,
    /// One education.
    Cloister,
    /// One health; with a market it lifts the limit of 8.
    Fountain,
    /// Two culture.
    Palazzo,
    /// One education and one health.
    Hospital,
    /// Two health; with a market it lifts the limit of 8.
    BathHouse,
    /// Three culture.
    Cathedral,
    /// Three education.
    University,
}

named!(Building {
    Castle = "castle",
    Farm = "farm",
    Quarry = "quarry",
    Market = "market",
    Statue = "statue",
    Cloister = "cloister",
    Fountain = "fountain",
    Palazzo = "palazzo",
    Hospital = "hospital",
    BathHouse = "bath_house",
    Cathedral = "cathedral",
    University = "university",
});

/// How large a building is (3.2): decides which cards build it and what the architect charges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// Founds a city; never built.
    Castle,
    /// Built with an action card.
    Small,
    /// Built with a political card of its own.
    Medium,
    /// Built with a political card of its own.
    Large,
}

impl Building {
    /// Kinds that can be built; all but the castle, in order.
    pub const BUILT: [Self; 11] = [
        Self::Farm,
        Self::Quarry,
        Self::Market,
        Self::Statue,
        Self::Cloister,
        Self::Fountain,
        Self::Palazzo,
        Self::Hospital,
        Self::BathHouse,
        Self::Cathedral,
        Self::University,
    ];

    /// How large it is.
    pub const fn size(self) -> Size {
        match self {
            Self::Castle => Size::Castle,
            Self::Farm
            | Self::Quarry
            | Self::Market
            | Self::Statue
            | Self::Cloister
            | Self::Fountain => Size::Small,
            Self::Palazzo | Self::Hospital | Self::BathHouse => Size::Medium,
            Self::Cathedral | Self::University => Size::Large,
        }
    }

    /// Arches: culture, education, health.
    pub const fn arches(self) -> [u8; 3] {
        match self {
            Self::Castle | Self::Farm | Self::Quarry | Self::Market => [0, 0, 0],
            Self::Statue => [1, 0, 0],
            Self::Cloister => [0, 1, 0],
            Self::Fountain => [0, 0, 1],
            Self::Palazzo => [2, 0, 0],
            Self::Hospital => [0, 1, 1],
            Self::BathHouse => [0, 0, 2],
            Self::Cathedral => [3, 0, 0],
            Self::University => [0, 3, 0],
        }
    }

    /// Must border water and lifts the limit of 8 citizens.
    pub const fn is_water(self) -> bool {
        matches!(self, Self::Fountain | Self::BathHouse)
    }

    /// Harvests the bordering farmland.
    pub const fn harvests(self) -> bool {
        matches!(self, Self::Castle | Self::Farm)
    }

    /// Gold asked by its own political card, if it has one.
    pub const fn card_cost(self) -> Option<u16> {
        match self.size() {
            Size::Castle | Size::Small => None,
            Size::Medium => Some(1),
            Size::Large => Some(3),
        }
    }

    /// Gold asked by the famous architect, if he builds it.
    pub const fn architect_cost(self) -> Option<u16> {
        match self.size() {
            Size::Castle => None,
            Size::Small => Some(1),
            Size::Medium => Some(2),
            Size::Large => Some(4),
        }
    }

    /// Its own political card, if it has one.
    pub const fn card(self) -> Option<PoliticalCard> {
        match self {
            Self::Palazzo => Some(PoliticalCard::Palazzo),
            Self::Cathedral => Some(PoliticalCard::Cathedral),
            Self::University => Some(PoliticalCard::University),
            Self::Hospital => Some(PoliticalCard::Hospital),
            Self::BathHouse => Some(PoliticalCard::BathHouse),
            Self::Castle
            | Self::Farm
            | Self::Quarry
            | Self::Market
            | Self::Statue
            | Self::Cloister
            | Self::Fountain => None,
        }
    }

    /// What is printed on the back of its tile (3.3). Castles are not in the stacks.
    pub const fn back(self) -> Option<Self> {
        match self {
            Self::Castle | Self::Market => None,
            Self::Farm => Some(Self::Quarry),
            Self::Quarry => Some(Self::Farm),
            Self::Palazzo => Some(Self::Hospital),
            Self::Hospital => Some(Self::Palazzo),
            Self::Statue => Some(Self::Cathedral),
            Self::Cathedral => Some(Self::Statue),
            Self::Cloister => Some(Self::University),
            Self::University => Some(Self::Cloister),
            Self::Fountain => Some(Self::BathHouse),
            Self::BathHouse => Some(Self::Fountain),
        }
    }

    /// Tiles lying with this side up at the beginning (3.3).
    pub const fn start_stock(self) -> u8 {
        match self {
            Self::Castle => 0,
            Self::Farm | Self::Quarry => 20,
            Self::Market => 16,
            Self::Palazzo | Self::Hospital => 10,
            Self::Statue | Self::Cloister | Self::Fountain => 7,
            Self::Cathedral | Self::University | Self::BathHouse => 8,
        }
    }
}

/// A kind of terrain tile (3.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Farmland with one grain.
    #[serde(rename = "farmland_1")]
    Farmland1,
    /// Farmland with two grain.
    #[serde(rename = "farmland_2")]
    Farmland2,
    /// Farmland with three grain.
    #[serde(rename = "farmland_3")]
    Farmland3,
    /// Marble for quarries.
    Mountain,
    /// Water for fountains and bath houses.
    Water,
}

named!(Terrain {
    Farmland1 = "farmland_1",
    Farmland2 = "farmland_2",
    Farmland3 = "farmland_3",
    Mountain = "mountain",
    Water = "water",
});

impl Terrain {
    /// Food it gives to each castle and farm that borders it.
    pub const fn grain(self) -> u8 {
        match self {
            Self::Farmland1 => 1,
            Self::Farmland2 => 2,
            Self::Farmland3 => 3,
            Self::Mountain | Self::Water => 0,
        }
    }

    /// How many such tiles there are.
    pub const fn count(self) -> u8 {
        match self {
            Self::Farmland1 | Self::Farmland2 => 6,
            Self::Farmland3 => 2,
            Self::Mountain => 3,
            Self::Water => 5,
        }
    }
}

/// A voice of the people, and the colour of an arch (3.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Voice {
    /// White arches.
    Culture,
    /// Black arches.
    Education,
    /// Blue arches.
    Health,
}

named!(Voice { Culture = "culture", Education = "education", Health = "health" });

impl Voice {
    /// Cards of each voice.
    pub const COUNT: u8 = 9;
}

/// A political card (3.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PoliticalCard {
    /// Build a palazzo for 1 gold.
    Palazzo,
    /// Build a cathedral for 3 gold.
    Cathedral,
    /// Build a university for 3 gold.
    University,
    /// Build a hospital for 1 gold.
    Hospital,
    /// Build a bath house for 1 gold.
    BathHouse,
    /// Build anything for 1, 2 or 4 gold.
    FamousArchitect,
    /// Lift the attraction of one building until the end of the year.
    BreadAndGames,
    /// More citizens for one city.
    GoldenTimes,
    /// Double one farm this year.
    RichHarvest,
    /// Look at hidden voice cards.
    Referendum,
}

named!(PoliticalCard {
    Palazzo = "palazzo",
    Cathedral = "cathedral",
    University = "university",
    Hospital = "hospital",
    BathHouse = "bath_house",
    FamousArchitect = "famous_architect",
    BreadAndGames = "bread_and_games",
    GoldenTimes = "golden_times",
    RichHarvest = "rich_harvest",
    Referendum = "referendum",
});

impl PoliticalCard {
    /// All political cards together.
    pub const TOTAL: usize = 32;

    /// How many such cards there are (reconstructed, see 3.6).
    pub const fn count(self) -> u8 {
        match self {
            Self::Palazzo
            | Self::Cathedral
            | Self::University
            | Self::Hospital
            | Self::FamousArchitect
            | Self::Referendum => 4,
            Self::BathHouse | Self::BreadAndGames | Self::GoldenTimes | Self::RichHarvest => 2,
        }
    }
}

/// How many there are of each political card in a pile whose order does not matter.
pub type CardCounts = [u8; 10];

/// Names of the player colours, by seat (3.1).
pub const COLOURS: [&str; 5] = ["red", "blue", "green", "yellow", "brown"];
