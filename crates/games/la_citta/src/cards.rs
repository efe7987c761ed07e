//! The material: buildings, terrain, cards, and the numbers of the rulebook (specification 3).

use signoria_engine::ids;

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
/// Citizens on a castle at setup, and in a newly founded city.
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

ids! {
    /// A kind of building tile (3.2).
    pub enum Building {
        /// The city centre: harvests, new citizens appear here.
        Castle = "castle",
        /// Harvests the bordering farmland.
        Farm = "farm",
        /// One gold a year per bordering mountain.
        Quarry = "quarry",
        /// Raises the limit of 5 citizens to 8.
        Market = "market",
        /// One culture.
        Statue = "statue",
        /// One education.
        Cloister = "cloister",
        /// One health; with a market it lifts the limit of 8.
        Fountain = "fountain",
        /// Two culture.
        Palazzo = "palazzo",
        /// One education and one health.
        Hospital = "hospital",
        /// Two health; with a market it lifts the limit of 8.
        BathHouse = "bath_house",
        /// Three culture.
        Cathedral = "cathedral",
        /// Three education.
        University = "university",
    }
}

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

    /// Gold asked by the famous architect, if used to build it.
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

ids! {
    /// A kind of terrain tile (3.4).
    pub enum Terrain {
        /// Farmland with one grain.
        Farmland1 = "farmland_1",
        /// Farmland with two grain.
        Farmland2 = "farmland_2",
        /// Farmland with three grain.
        Farmland3 = "farmland_3",
        /// Marble for quarries.
        Mountain = "mountain",
        /// Water for fountains and bath houses.
        Water = "water",
    }
}

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

ids! {
    /// A voice of the people, and the colour of an arch (3.7).
    pub enum Voice {
        /// White arches.
        Culture = "culture",
        /// Black arches.
        Education = "education",
        /// Blue arches.
        Health = "health",
    }
}

impl Voice {
    /// Cards of each voice.
    pub const CARDS: u8 = 9;
}

ids! {
    /// A political card (3.6).
    pub enum PoliticalCard {
        /// Build a palazzo for 1 gold.
        Palazzo = "palazzo",
        /// Build a cathedral for 3 gold.
        Cathedral = "cathedral",
        /// Build a university for 3 gold.
        University = "university",
        /// Build a hospital for 1 gold.
        Hospital = "hospital",
        /// Build a bath house for 1 gold.
        BathHouse = "bath_house",
        /// Build anything for 1, 2 or 4 gold.
        FamousArchitect = "famous_architect",
        /// Lift the attraction of one building until the end of the year.
        BreadAndGames = "bread_and_games",
        /// More citizens for one city.
        GoldenTimes = "golden_times",
        /// Double one farm this year.
        RichHarvest = "rich_harvest",
        /// Look at hidden voice cards.
        Referendum = "referendum",
    }
}

impl PoliticalCard {
    /// All political cards together.
    pub const TOTAL: usize = 32;

    /// Its place in a set of kinds.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// How many such cards there are (reconstructed: 3.6, R2).
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
