//! The material: sectors, action cards, messages, persons, and every number of the rulebook.
//!
//! The rats per person are a reconstruction (§2.4, R-33); they live in [`RATS`] alone and a table
//! may replace them with the option `rats`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use signoria_engine::{UnknownId, ids};

ids! {
    /// The colours of players, boroughs, action cards and messages (§2.1).
    pub enum Colour {
        /// Red.
        Red = "red",
        /// Purple.
        Purple = "purple",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
    }
}

ids! {
    /// The seven building fields of a borough (§2.2).
    pub enum Sector {
        /// New cubes.
        CloisterSchool = "cloister_school",
        /// Coins.
        Bank = "bank",
        /// Prestige.
        Residence = "residence",
        /// The carriage drives.
        CarriageHouse = "carriage_house",
        /// A coin, a cube or the rat back.
        Hotel = "hotel",
        /// Rat back and a bonus on prestige.
        Park = "park",
        /// Rat back and less plague.
        Hospital = "hospital",
    }
}

ids! {
    /// The nine action cards of every colour (§2.2).
    pub enum ActionCard {
        /// A cube into the cloister school.
        CloisterSchool = "cloister_school",
        /// A cube into the bank.
        Bank = "bank",
        /// A cube into the residence.
        Residence = "residence",
        /// A cube into the carriage house.
        CarriageHouse = "carriage_house",
        /// A cube into the hotel.
        Hotel = "hotel",
        /// A cube into the park.
        Park = "park",
        /// A cube into the hospital.
        Hospital = "hospital",
        /// A cube onto the cathedral, with a donation.
        NotreDame = "notre_dame",
        /// The trusted friend walks.
        TrustedFriend = "trusted_friend",
    }
}

impl ActionCard {
    /// Where the cube of this card goes; `None` for the trusted friend.
    pub const fn place(self) -> Option<Place> {
        Some(match self {
            Self::CloisterSchool => Place::Sector(Sector::CloisterSchool),
            Self::Bank => Place::Sector(Sector::Bank),
            Self::Residence => Place::Sector(Sector::Residence),
            Self::CarriageHouse => Place::Sector(Sector::CarriageHouse),
            Self::Hotel => Place::Sector(Sector::Hotel),
            Self::Park => Place::Sector(Sector::Park),
            Self::Hospital => Place::Sector(Sector::Hospital),
            Self::NotreDame => Place::NotreDame,
            Self::TrustedFriend => return None,
        })
    }
}

/// Where a cube can lie on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(untagged))]
pub enum Place {
    /// In a sector of the own borough.
    Sector(Sector),
    /// On the cathedral.
    #[cfg_attr(feature = "ts", ts(type = "\"notre_dame\""))]
    NotreDame,
}

impl Place {
    /// Every place, the sectors first.
    pub fn all() -> impl Iterator<Item = Self> {
        Sector::ALL.into_iter().map(Self::Sector).chain(std::iter::once(Self::NotreDame))
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sector(sector) => sector.id(),
            Self::NotreDame => "notre_dame",
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Place {
    type Err = UnknownId;
    fn from_str(text: &str) -> Result<Self, UnknownId> {
        if text == "notre_dame" { Ok(Self::NotreDame) } else { text.parse().map(Self::Sector) }
    }
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        String::deserialize(input)?.parse().map_err(serde::de::Error::custom)
    }
}

/// One action card: its kind and the colour of its back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// What it does.
    pub kind: ActionCard,
    /// Whose set it belongs to.
    pub colour: Colour,
}

/// A set of kinds of action cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(u16);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All nine kinds.
    pub const ALL: Self = Self((1 << ActionCard::ALL.len()) - 1);

    /// Adds a kind.
    pub fn insert(&mut self, card: ActionCard) {
        self.0 |= 1 << card.index();
    }

    /// Takes a kind out.
    pub fn remove(&mut self, card: ActionCard) {
        self.0 &= !(1 << card.index());
    }

    /// Whether the kind is in the set.
    pub const fn contains(self, card: ActionCard) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// How many kinds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in order.
    pub fn iter(self) -> impl Iterator<Item = ActionCard> {
        ActionCard::ALL.into_iter().filter(move |&card| self.contains(card))
    }
}

impl FromIterator<ActionCard> for CardSet {
    fn from_iter<I: IntoIterator<Item = ActionCard>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([] CardSet = Vec<ActionCard>);

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Ok(Vec::<ActionCard>::deserialize(input)?.into_iter().collect())
    }
}

ids! {
    /// What a message brings in addition to prestige (§2.3); every colour has one of each.
    pub enum Tile {
        /// 1 prestige and a coin.
        Coin = "coin",
        /// 2 prestige and a cube.
        Cube = "cube",
        /// 3 prestige and the rat back.
        Rat = "rat",
        /// 4 prestige.
        Plain = "plain",
    }
}

impl Tile {
    /// Prestige of the message.
    pub const fn prestige(self) -> u8 {
        match self {
            Self::Coin => 1,
            Self::Cube => 2,
            Self::Rat => 3,
            Self::Plain => 4,
        }
    }
}

ids! {
    /// What a hotel pick or the barmaid gives (§7.6).
    pub enum Gain {
        /// One coin.
        Coin = "coin",
        /// One cube from the general supply.
        Cube = "cube",
        /// The rat marker one field back.
        RatBack = "rat_back",
    }
}

ids! {
    /// The fifteen persons (§2.4): six brown ones, then the grey ones of the stages A, B and C.
    pub enum Person {
        /// 2 coins and 1 prestige.
        Moneylender = "moneylender",
        /// 2 cubes and 1 prestige.
        Monk = "monk",
        /// 3 prestige and a pick.
        Barmaid = "barmaid",
        /// Moves up to three pieces.
        Minstrel = "minstrel",
        /// Moves a piece and acts.
        Magician = "magician",
        /// No plague this round.
        Doctor = "doctor",
        /// 1 prestige per own piece.
        CityGuard = "city_guard",
        /// 1 prestige per empty sector.
        NightWatchman = "night_watchman",
        /// A cube into an empty sector.
        Bishop = "bishop",
        /// 2 prestige per sector of two.
        GuildMaster = "guild_master",
        /// 1 prestige per field before the rat.
        BeggarKing = "beggar_king",
        /// 3 prestige per two messages.
        Lawyer = "lawyer",
        /// Prestige of the fullest sector.
        LadyInWaiting = "lady_in_waiting",
        /// 3 prestige per sector of three.
        Mayor = "mayor",
        /// 1 prestige per sector in use.
        Carpenter = "carpenter",
    }
}

impl Person {
    /// The six brown persons.
    pub const BROWN: [Self; 6] = [
        Self::Moneylender,
        Self::Monk,
        Self::Barmaid,
        Self::Minstrel,
        Self::Magician,
        Self::Doctor,
    ];

    /// The grey persons, by stage.
    pub const GREY: [[Self; 3]; STAGES] = [
        [Self::CityGuard, Self::NightWatchman, Self::Bishop],
        [Self::GuildMaster, Self::BeggarKing, Self::Lawyer],
        [Self::LadyInWaiting, Self::Mayor, Self::Carpenter],
    ];
}

/// Rats on the persons, in the order of [`Person::ALL`]. Reconstruction R-33: only the totals per
/// stage (12, 13, 12) are known. This table is the one place where they stand.
pub const RATS: [u8; 15] = [1, 1, 3, 0, 0, 2, 1, 2, 2, 3, 1, 2, 2, 3, 0];

/// Most rats a person can show (§2.4).
pub const MAX_RATS: u8 = 3;

/// Most who play.
pub const MAX_PLAYERS: usize = 5;
/// Stages A, B and C (§5).
pub const STAGES: usize = 3;
/// Rounds in each stage (§5).
pub const ROUNDS: u8 = 3;
/// Cards a player draws each round (§5.2).
pub const DRAWN: usize = 3;
/// Cards a player plays each round (§5.2).
pub const PLAYS: u8 = 2;
/// Coins in the game (§2.1).
pub const COINS: u8 = 25;
/// Cubes of a colour (§2.1).
pub const CUBES: u8 = 14;
/// Cubes a player begins with (§3).
pub const FIRST_CUBES: u8 = 4;
/// Coins a player begins with (§3).
pub const FIRST_COINS: u8 = 3;
/// Last field of the rat track (§2.2).
pub const RAT_END: u8 = 9;
/// What a bribe costs (§5.2).
pub const BRIBE: u8 = 1;
/// Coins of the moneylender (§8.1).
pub const MONEYLENDER: u8 = 2;
/// Cubes of the monk (§8.2).
pub const MONK: u8 = 2;
/// Prestige lost to the plague (§9).
pub const PLAGUE_LOSS: i16 = 2;
/// From this number of pieces on, the hotel gives two picks (§7.6).
pub const HOTEL_DOUBLE: u8 = 4;
/// Prestige for donating 1, 2 or 3 coins (§7.9).
pub const DONATION: [u8; 3] = [1, 3, 6];

/// §7.7: what this number of pieces in the park adds to every gain of prestige.
pub const fn park_bonus(pieces: u8) -> u8 {
    pieces / 2
}

/// §7.6: picks of the hotel with this number of pieces.
pub const fn hotel_picks(pieces: u8) -> u8 {
    match pieces {
        0 => 0,
        1..HOTEL_DOUBLE => 1,
        _ => 2,
    }
}

/// §2.5: prestige shared out on the cathedral at the end of a stage.
pub const fn pool(seats: u8) -> u8 {
    2 + 2 * seats
}

/// §3: boroughs around the cathedral; two players play on the board of four.
pub const fn boroughs(seats: u8) -> u8 {
    if seats == 2 { 4 } else { seats }
}

/// §3: the borough of a seat; two players sit opposite each other.
pub const fn borough_of(seat: u8, seats: u8) -> u8 {
    if seats == 2 { 2 * seat } else { seat }
}
