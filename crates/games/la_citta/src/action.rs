//! What a seat can decide, and how it is written (specification 8.7).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use signoria_engine::Seat;

use crate::{
    LaCitta,
    cards::{Building, Voice},
    frame::Frame,
    map::Cell,
    state::CityId,
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Setup for advanced players: a castle with three citizens (6).
    Castle {
        /// Where.
        cell: Cell,
    },
    /// Action card: take two gold (8.3).
    Gold,
    /// Action card: found a city (8.3).
    Found {
        /// The own city that gives a citizen.
        from: CityId,
        /// Where.
        cell: Cell,
    },
    /// Action card: build a small building (8.3).
    Build {
        /// What.
        building: Building,
        /// Where.
        cell: Cell,
    },
    /// Political card of a medium or large building (8.5).
    Card {
        /// What.
        building: Building,
        /// Where.
        cell: Cell,
    },
    /// Political card: the famous architect (8.5).
    Architect {
        /// What.
        building: Building,
        /// Where.
        cell: Cell,
    },
    /// Political card: bread and games (8.5).
    Games {
        /// Which own building.
        cell: Cell,
        /// Coloured citizens put on it.
        tokens: Tokens,
    },
    /// Political card: golden times (8.5).
    GoldenTimes {
        /// Which own city.
        city: CityId,
        /// How many citizens.
        citizens: Citizens,
    },
    /// Political card: rich harvest (8.5).
    Harvest {
        /// Which own farm.
        cell: Cell,
    },
    /// Political card: referendum (8.5).
    Referendum {
        /// Which hidden voice cards.
        positions: Positions,
    },
    /// Draw a political card unseen (8.2).
    Pass,
    /// Phase 7a: one city calls on its neighbours (9.1).
    Migrate {
        /// Which own city.
        city: CityId,
        /// What it boasts of.
        voice: Voice,
    },
    /// Phases 7b and 8: give up an outer building (9.2).
    Demolish {
        /// Which own city.
        city: CityId,
        /// Which tile.
        cell: Cell,
    },
    /// Phase 8: a citizen leaves hungry (9.3).
    Starve {
        /// Which own city.
        city: CityId,
    },
}

/// One to three coloured citizens by the colour of their arch: culture, education, health.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "[u8; 3]", into = "[u8; 3]")]
pub struct Tokens([u8; 3]);

impl Tokens {
    /// The number of tokens of each colour.
    ///
    /// # Panics
    /// If there are not one to three in all.
    pub fn new(counts: [u8; 3]) -> Self {
        Self::try_from(counts).expect("one to three tokens")
    }

    /// How many of each colour.
    pub const fn counts(self) -> [u8; 3] {
        self.0
    }

    /// How many in all.
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }
}

impl TryFrom<[u8; 3]> for Tokens {
    type Error = &'static str;

    fn try_from(counts: [u8; 3]) -> Result<Self, Self::Error> {
        let total: u16 = counts.iter().map(|&count| u16::from(count)).sum();
        if (1..=3).contains(&total) { Ok(Self(counts)) } else { Err("one to three tokens") }
    }
}

impl From<Tokens> for [u8; 3] {
    fn from(tokens: Tokens) -> Self {
        tokens.0
    }
}

/// One to three citizens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Citizens(u8);

impl Citizens {
    /// Every number.
    pub const ALL: [Self; 3] = [Self(1), Self(2), Self(3)];

    /// How many.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Citizens {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if (1..=3).contains(&number) { Ok(Self(number)) } else { Err("one to three citizens") }
    }
}

impl From<Citizens> for u8 {
    fn from(citizens: Citizens) -> Self {
        citizens.0
    }
}

/// Two or all three of the hidden voice cards, which lie at the positions 1, 2 and 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Positions(u8);

impl Positions {
    /// The three free choices.
    pub const PAIRS: [Self; 3] = [Self(0b011), Self(0b101), Self(0b110)];
    /// All three positions.
    pub const THREE: Self = Self(0b111);

    /// As a set of bits; bit 0 is position 1.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The positions in the row of four, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        (1..4).filter(move |&position| self.0 & (1 << (position - 1)) != 0)
    }
}

impl TryFrom<u8> for Positions {
    type Error = &'static str;

    fn try_from(bits: u8) -> Result<Self, Self::Error> {
        if bits < 8 && bits.count_ones() >= 2 {
            Ok(Self(bits))
        } else {
            Err("two or three positions")
        }
    }
}

impl From<Positions> for u8 {
    fn from(positions: Positions) -> Self {
        positions.0
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Castle { cell } => write!(f, "castle {cell}"),
            Self::Gold => f.write_str("gold"),
            Self::Found { from, cell } => write!(f, "found {cell} from {from}"),
            Self::Build { building, cell } => write!(f, "build {building} {cell}"),
            Self::Card { building, cell } => write!(f, "card {building} {cell}"),
            Self::Architect { building, cell } => {
                write!(f, "card famous_architect {building} {cell}")
            }
            Self::Games { cell, tokens } => {
                write!(f, "card bread_and_games {cell}")?;
                for (voice, count) in Voice::ALL.into_iter().zip(tokens.counts()) {
                    for _ in 0..count {
                        write!(f, " {voice}")?;
                    }
                }
                Ok(())
            }
            Self::GoldenTimes { city, citizens } => {
                write!(f, "card golden_times {city} {}", citizens.number())
            }
            Self::Harvest { cell } => write!(f, "card rich_harvest {cell}"),
            Self::Referendum { positions } => {
                f.write_str("card referendum")?;
                positions.iter().try_for_each(|position| write!(f, " {position}"))
            }
            Self::Pass => f.write_str("pass"),
            Self::Migrate { city, voice } => write!(f, "migrate {city} {voice}"),
            Self::Demolish { city, cell } => write!(f, "demolish {city} {cell}"),
            Self::Starve { city } => write!(f, "starve {city}"),
        }
    }
}

/// A text that is no action of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseActionError;

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of La Città")
    }
}

impl std::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        parse(text).ok_or(ParseActionError)
    }
}

fn parse(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    let cell = |word: &str| Cell::checked(number(word)?);
    let city = |word: &str| Some(CityId(number(word)?));
    let building = |word: &str| word.parse::<Building>().ok();
    Some(match *words.as_slice() {
        ["castle", at] => Action::Castle { cell: cell(at)? },
        ["gold"] => Action::Gold,
        ["found", at, "from", from] => Action::Found { from: city(from)?, cell: cell(at)? },
        ["build", what, at] => Action::Build { building: building(what)?, cell: cell(at)? },
        ["card", "famous_architect", what, at] => {
            Action::Architect { building: building(what)?, cell: cell(at)? }
        }
        ["card", "bread_and_games", at, ref voices @ ..] => {
            let mut counts = [0_u8; 3];
            if voices.len() > 3 {
                return None;
            }
            for voice in voices {
                counts[voice.parse::<Voice>().ok()?.index()] += 1;
            }
            Action::Games { cell: cell(at)?, tokens: Tokens::try_from(counts).ok()? }
        }
        ["card", "golden_times", which, citizens] => Action::GoldenTimes {
            city: city(which)?,
            citizens: Citizens::try_from(number(citizens)?).ok()?,
        },
        ["card", "rich_harvest", at] => Action::Harvest { cell: cell(at)? },
        ["card", "referendum", ref positions @ ..] => {
            let mut bits = 0_u8;
            for position in positions {
                let position = number(position).filter(|position| (1..=3).contains(position))?;
                bits |= 1 << (position - 1);
            }
            Action::Referendum { positions: Positions::try_from(bits).ok()? }
        }
        ["card", what, at] => {
            let building = building(what)?;
            building.card()?;
            Action::Card { building, cell: cell(at)? }
        }
        ["pass"] => Action::Pass,
        ["migrate", which, voice] => {
            Action::Migrate { city: city(which)?, voice: voice.parse().ok()? }
        }
        ["demolish", which, at] => Action::Demolish { city: city(which)?, cell: cell(at)? },
        ["starve", which] => Action::Starve { city: city(which)? },
        _ => return None,
    })
}

/// A number as the notation writes it: digits only, no leading zero.
fn number(word: &str) -> Option<u8> {
    let number: u8 = word.parse().ok()?;
    (number.to_string() == word).then_some(number)
}

impl LaCitta {
    /// Lists what the seat may answer to the top frame, sorted.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.stack.asked().contains(seat) {
            return;
        }
        let Some(top) = self.stack.top() else { return };
        match top {
            Frame::Place { .. } => {
                out.extend(self.castle_sites().list().iter().map(|&cell| Action::Castle { cell }));
            }
            Frame::Turn { .. } => self.list_turn(seat, out),
            Frame::Migrate { done, .. } => {
                out.extend(self.migrations(seat, done));
                // Contested cities come in order of their number, their voices in order of the list.
                debug_assert!(out.is_sorted());
            }
            Frame::Demolish { city } => out.extend(
                self.outer_tiles(city).list().iter().map(|&cell| Action::Demolish { city, cell }),
            ),
            Frame::Starve { .. } => {
                out.extend(
                    self.cities_of(seat)
                        .filter(|city| city.citizens > 0)
                        .map(|city| Action::Starve { city: city.id }),
                );
            }
            Frame::Year
            | Frame::Voices
            | Frame::Ruins { .. }
            | Frame::Feed { .. }
            | Frame::Bury { .. }
            | Frame::YearEnd => unreachable!("{top:?} asks nothing"),
        }
    }
}
