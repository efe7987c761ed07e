//! What is in the box: bricks, wheel, cities, buildings, objects, scoring fields, upgrade tokens.
//!
//! Numbers that the rulebook shows only in pictures, and that could not be derived from its
//! examples, are marked `reconstructed`; they stand nowhere else. Section numbers are those of
//! `docs/rules/carrara.md`.

use std::{borrow::Cow, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use signoria_engine::{UnknownId, ids};

use crate::set::{Member, Set, members};

/// §2.1: bricks of each colour.
pub const BRICKS_PER_COLOR: u8 = 7;
/// §6.2: the wheel is refilled up to this number of bricks.
pub const WHEEL_TARGET: u8 = 11;
/// §4: coins at the start.
pub const START_COINS: u16 = 20;
/// §6.2, §6.6: coins for a player who cannot pay or cannot act.
pub const RELIEF: u16 = 2;
/// §6.7: price of an object on the field.
pub const OBJECT_PRICE: u16 = 10;
/// §6.7: victory points for announcing the end.
pub const ANNOUNCE_VP: u16 = 5;
/// §2.5: scoring markers a player can spend.
pub const MARKERS: u8 = 6;
/// §4: objects of each kind next to the board; one more lies on the field.
pub const SUPPLY_PER_OBJECT: u8 = 5;
/// §4: places of the display.
pub const DISPLAY: usize = 9;
/// §2.3: normal buildings that do not fit into the display at the start.
pub const DECK: usize = 21;
/// §2.3: cost of the buildings of the expansion.
pub const GREAT_COST: u8 = 8;
/// §9: coins for one victory point at the end.
pub const COINS_PER_VP: u16 = 5;

ids! {
    /// §2.1: colours of bricks, finest first.
    pub enum Color {
        /// Fits every city.
        White = "white",
        /// Fits Pisa and coarser cities.
        Yellow = "yellow",
        /// Fits Lucca and coarser cities.
        Red = "red",
        /// Fits Viareggio and coarser cities.
        Green = "green",
        /// Fits Massa and Lérici.
        Blue = "blue",
        /// Fits Lérici only.
        Black = "black",
    }
}

impl Color {
    /// The letter in notations. Black is `k`, as in print, because blue is `b`.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::White => "w",
            Self::Yellow => "y",
            Self::Red => "r",
            Self::Green => "g",
            Self::Blue => "b",
            Self::Black => "k",
        }
    }
}

/// §4: the first brick of each player, beginning with the start player.
pub const START_BRICKS: [Color; 4] = [Color::Black, Color::Blue, Color::Green, Color::Red];

/// One of the six segments of the wheel: I is dear, VI is cheap. The notch means nothing (R9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Segment(u8);

/// How many segments the wheel has.
pub const SEGMENTS: usize = 6;

impl Segment {
    /// The segment where bricks are put.
    pub const FIRST: Self = Self(0);

    /// The segment with this number, 1 to 6.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= SEGMENTS as u8 { Some(Self(number - 1)) } else { None }
    }

    /// Every segment, I to VI.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SEGMENTS as u8).map(Self)
    }

    /// Position in the wheel, I is 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The Roman number printed on the wheel.
    pub const fn roman(self) -> &'static str {
        ["I", "II", "III", "IV", "V", "VI"][self.index()]
    }

    /// §2.1: what one brick of each colour costs here, white first.
    pub const fn prices(self) -> [u8; 6] {
        PRICES[self.index()]
    }
}

/// Its number, as it is written in actions.
impl fmt::Display for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Segment {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        text.parse().ok().and_then(Self::new).ok_or(UnknownId)
    }
}

/// §2.1: prices by segment and colour; 0 is free.
const PRICES: [[u8; 6]; SEGMENTS] = [
    [6, 5, 4, 3, 2, 1],
    [5, 4, 3, 2, 1, 0],
    [4, 3, 2, 1, 0, 0],
    [3, 2, 1, 0, 0, 0],
    [2, 1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
];

impl fmt::Debug for Segment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.roman())
    }
}

impl Serialize for Segment {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(output)
    }
}

impl<'de> Deserialize<'de> for Segment {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(input)?;
        Self::new(number).ok_or_else(|| D::Error::custom("segments are numbered 1 to 6"))
    }
}

ids! {
    /// §2.2: cities, finest first. Each accepts the bricks of its own colour and all finer ones.
    pub enum City {
        /// White.
        Livorno = "livorno",
        /// Yellow.
        Pisa = "pisa",
        /// Red.
        Lucca = "lucca",
        /// Green.
        Viareggio = "viareggio",
        /// Blue.
        Massa = "massa",
        /// Black.
        Lerici = "lerici",
    }
}

impl City {
    /// §2.2: the coarsest brick it accepts.
    pub const fn color(self) -> Color {
        match self {
            Self::Livorno => Color::White,
            Self::Pisa => Color::Yellow,
            Self::Lucca => Color::Red,
            Self::Viareggio => Color::Green,
            Self::Massa => Color::Blue,
            Self::Lerici => Color::Black,
        }
    }

    /// §2.2: the number of own buildings needed to score the city.
    pub const fn minimum(self) -> u8 {
        match self {
            Self::Livorno | Self::Pisa | Self::Lucca => 2,
            Self::Viareggio | Self::Massa | Self::Lerici => 3,
        }
    }
}

ids! {
    /// §2.3: types of buildings.
    pub enum Kind {
        /// Gives books.
        Library = "library",
        /// Gives cups.
        Cathedral = "cathedral",
        /// Gives crowns.
        Palace = "palace",
        /// Gives gates; once misprinted as harbour (ruling R7).
        Gate = "gate",
        /// Gives flags.
        Castle = "castle",
        /// Gives coats of arms.
        Villa = "villa",
    }
}

impl Kind {
    /// §2.3: where it belongs.
    pub const fn class(self) -> Class {
        match self {
            Self::Library | Self::Cathedral | Self::Palace | Self::Gate => Class::City,
            Self::Castle | Self::Villa => Class::Country,
        }
    }

    /// §2.3: the object on its tiles. Book, crown and gate are printed; which of cathedral, castle
    /// and villa has cup, flag and coat of arms is reconstructed (labels only).
    pub const fn object(self) -> Object {
        match self {
            Self::Library => Object::Book,
            Self::Cathedral => Object::Cup,
            Self::Palace => Object::Crown,
            Self::Gate => Object::Gate,
            Self::Castle => Object::Flag,
            Self::Villa => Object::CoatOfArms,
        }
    }

    /// The six buildings of this type.
    pub const fn buildings(self) -> Set<Building> {
        Set::from_bits(0b11_1111 << (6 * self as u8))
    }
}

ids! {
    /// §2.4: kinds of objects, in the order of the types of buildings that give them.
    pub enum Object {
        /// From libraries.
        Book = "book",
        /// From cathedrals.
        Cup = "cup",
        /// From palaces.
        Crown = "crown",
        /// From gates.
        Gate = "gate_object",
        /// From castles.
        Flag = "flag",
        /// From villas.
        CoatOfArms = "coat_of_arms",
    }
}

ids! {
    /// §2.6: the two classes of buildings, which are also the two special scoring fields.
    pub enum Class {
        /// Orange background.
        City = "city_buildings_field",
        /// Green background.
        Country = "country_buildings_field",
    }
}

impl Class {
    /// The buildings of this class.
    pub const fn buildings(self) -> Set<Building> {
        match self {
            Self::City => Set::from_bits((1 << 24) - 1),
            Self::Country => Set::from_bits(((1 << 12) - 1) << 24),
        }
    }

    /// Its special scoring field.
    pub const fn place(self) -> Place {
        match self {
            Self::City => Place::CityBuildings,
            Self::Country => Place::CountryBuildings,
        }
    }
}

/// §2.3: one of the 36 buildings; there is exactly one of each type and cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(u8);

/// §2.3: costs within a type.
pub const COSTS: [u8; 6] = [1, 2, 3, 4, 5, GREAT_COST];

impl Building {
    /// Every one, by type, then by cost.
    pub const ALL: [Self; 36] = {
        let mut all = [Self(0); 36];
        let mut at = 0;
        while at < 36 {
            all[at] = Self(at as u8);
            at += 1;
        }
        all
    };

    /// Its word.
    pub const fn id(self) -> &'static str {
        BUILDING_IDS[self.0 as usize]
    }

    /// The building of this type and cost.
    pub fn new(kind: Kind, cost: u8) -> Option<Self> {
        let rank = COSTS.iter().position(|&known| known == cost)?;
        Some(Self(kind as u8 * 6 + rank as u8))
    }

    /// Its type.
    pub fn kind(self) -> Kind {
        Kind::ALL[usize::from(self.0 / 6)]
    }

    /// Bricks it takes, and what it counts for.
    pub const fn cost(self) -> u8 {
        BUILDING_COSTS[self.0 as usize]
    }

    /// Whether it is one of the six of the expansion.
    pub const fn is_great(self) -> bool {
        self.cost() == GREAT_COST
    }

    /// §2.3: the thirty normal buildings.
    pub const fn normal() -> Set<Self> {
        Set::from_bits(ALL_BUILDINGS & !GREAT)
    }

    /// §2.3: the six of cost 8.
    pub const fn great() -> Set<Self> {
        Set::from_bits(GREAT)
    }
}

/// [`COSTS`] for each building: a look-up is quicker than a division.
const BUILDING_COSTS: [u8; 36] = {
    let mut costs = [0; 36];
    let mut at = 0;
    while at < 36 {
        costs[at] = COSTS[at % 6];
        at += 1;
    }
    costs
};

/// Buildings that cost at most so much.
const AT_MOST: [u64; GREAT_COST as usize + 1] = {
    let mut sets = [0; GREAT_COST as usize + 1];
    let mut cost = 0;
    while cost < sets.len() {
        let mut rank = 0;
        while rank < COSTS.len() {
            if COSTS[rank] as usize <= cost {
                sets[cost] |= RANKS << rank;
            }
            rank += 1;
        }
        cost += 1;
    }
    sets
};

const ALL_BUILDINGS: u64 = (1 << 36) - 1;
/// One bit per type.
const RANKS: u64 = 0b1_000001_000001_000001_000001_000001;
const GREAT: u64 = RANKS << 5;

impl Set<Building> {
    /// Sum of the costs.
    pub const fn cost(self) -> u16 {
        // Rank r of each type costs r + 1, the last one 8: add by the bits of the cost.
        let ones = Self::from_bits(RANKS | RANKS << 2 | RANKS << 4);
        let twos = Self::from_bits(RANKS << 1 | RANKS << 2);
        let fours = Self::from_bits(RANKS << 3 | RANKS << 4);
        let eights = Self::from_bits(GREAT);
        self.and(ones).len() as u16
            + 2 * self.and(twos).len() as u16
            + 4 * self.and(fours).len() as u16
            + 8 * self.and(eights).len() as u16
    }

    /// Those that cost more than `less`, but by at most `difference`.
    #[must_use]
    pub const fn dearer(self, less: u8, difference: u8) -> Self {
        let most = less.saturating_add(difference) as usize;
        let most = if most < AT_MOST.len() { most } else { AT_MOST.len() - 1 };
        self.and(Self::from_bits(AT_MOST[most] & !AT_MOST[less as usize]))
    }

    /// Those of cost 5 or 8.
    #[must_use]
    pub const fn dear(self) -> Self {
        self.and(Self::from_bits(RANKS << 4 | GREAT))
    }
}

#[rustfmt::skip]
const BUILDING_IDS: [&str; 36] = [
    "library_1", "library_2", "library_3", "library_4", "library_5", "library_8",
    "cathedral_1", "cathedral_2", "cathedral_3", "cathedral_4", "cathedral_5", "cathedral_8",
    "palace_1", "palace_2", "palace_3", "palace_4", "palace_5", "palace_8",
    "gate_1", "gate_2", "gate_3", "gate_4", "gate_5", "gate_8",
    "castle_1", "castle_2", "castle_3", "castle_4", "castle_5", "castle_8",
    "villa_1", "villa_2", "villa_3", "villa_4", "villa_5", "villa_8",
];

impl Member for Building {
    const LIST: &'static [Self] = &Self::ALL;

    fn place(self) -> usize {
        usize::from(self.0)
    }
}

members!(Kind Object Class Place);

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Building {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        Self::ALL.into_iter().find(|building| building.id() == text).ok_or(UnknownId)
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_union!(Building = Building::ALL.map(Building::id));

impl Serialize for Building {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Building {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(input)?.parse().map_err(D::Error::custom)
    }
}

impl fmt::Debug for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

ids! {
    /// §2.7: what has a value and can be upgraded: six cities and two special scoring fields.
    pub enum Place {
        /// A city.
        Livorno = "livorno",
        /// A city.
        Pisa = "pisa",
        /// A city.
        Lucca = "lucca",
        /// A city.
        Viareggio = "viareggio",
        /// A city.
        Massa = "massa",
        /// A city.
        Lerici = "lerici",
        /// A special scoring field.
        CityBuildings = "city_buildings_field",
        /// A special scoring field.
        CountryBuildings = "country_buildings_field",
    }
}

impl From<City> for Place {
    fn from(city: City) -> Self {
        Self::ALL[city.index()]
    }
}

/// What one point of cost is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Value {
    /// Coins.
    pub coins: u8,
    /// Victory points.
    pub vp: u8,
}

const fn worth(coins: u8, vp: u8) -> Value {
    Value { coins, vp }
}

impl Place {
    /// §2.2, §2.6: the value printed on the board.
    pub const fn printed(self) -> Value {
        match self {
            Self::Livorno => worth(0, 3),
            Self::Pisa => worth(3, 0),
            Self::Lucca => worth(0, 2),
            Self::Viareggio => worth(2, 0),
            Self::Massa | Self::CountryBuildings => worth(0, 1),
            Self::Lerici | Self::CityBuildings => worth(1, 0),
        }
    }

    /// §2.7: the built-in value once the upgrade token covers the printed one. Lucca and Lérici follow
    /// from examples; the other six are reconstructed (ruling R42) and can be replaced by [`Data`](crate::Data).
    pub(crate) const fn upgraded(self) -> Value {
        match self {
            Self::Livorno => worth(2, 4),
            Self::Pisa => worth(5, 1),
            Self::Lucca => worth(1, 3),
            Self::Viareggio => worth(3, 1),
            Self::Massa | Self::CountryBuildings => worth(0, 2),
            Self::Lerici | Self::CityBuildings => worth(1, 1),
        }
    }

    /// Name of the upgrade token.
    pub const fn token(self) -> &'static str {
        match self {
            Self::Livorno => "upgrade_livorno",
            Self::Pisa => "upgrade_pisa",
            Self::Lucca => "upgrade_lucca",
            Self::Viareggio => "upgrade_viareggio",
            Self::Massa => "upgrade_massa",
            Self::Lerici => "upgrade_lerici",
            Self::CityBuildings => "upgrade_city_buildings",
            Self::CountryBuildings => "upgrade_country_buildings",
        }
    }
}
