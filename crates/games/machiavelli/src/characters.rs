//! The 27 characters: ranks, build limits, district incomes, who may play with whom.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::cards::{Kind, Unknown};

macro_rules! characters {
    ($($name:ident $id:literal $rank:literal $limit:literal $least:literal)*) => {
        /// A character, by rank and then in the order of the rulebook.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Character { $($name),* }

        impl Character {
            /// Every character.
            pub const ALL: [Self; 27] = [$(Self::$name),*];

            /// Name in texts and notation.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id),* }
            }

            /// The number on the card: the order of calling.
            pub const fn rank(self) -> u8 {
                match self { $(Self::$name => $rank),* }
            }

            /// Number of districts the character may build in a turn (§2.2).
            pub const fn build_limit(self) -> u8 {
                match self { $(Self::$name => $limit),* }
            }

            /// Minimum number of players for the character (§3.3).
            pub const fn least_seats(self) -> u8 {
                match self { $(Self::$name => $least),* }
            }
        }
    };
}

characters! {
    Assassin "assassin" 1 1 2
    Witch "witch" 1 1 2
    Magistrate "magistrate" 1 1 2
    Thief "thief" 2 1 2
    Spy "spy" 2 1 2
    Blackmailer "blackmailer" 2 1 2
    Magician "magician" 3 1 2
    Wizard "wizard" 3 1 2
    Seer "seer" 3 2 2
    King "king" 4 1 2
    Emperor "emperor" 4 1 3
    Patrician "patrician" 4 1 2
    Bishop "bishop" 5 1 2
    Abbot "abbot" 5 1 2
    Cardinal "cardinal" 5 1 2
    Merchant "merchant" 6 1 2
    Alchemist "alchemist" 6 1 2
    Trader "trader" 6 1 2
    Architect "architect" 7 3 2
    Navigator "navigator" 7 0 2
    Scholar "scholar" 7 2 2
    Warlord "warlord" 8 1 2
    Diplomat "diplomat" 8 1 2
    Marshal "marshal" 8 1 2
    Queen "queen" 9 1 5
    Artist "artist" 9 1 3
    TaxCollector "tax_collector" 9 1 3
}

/// What a district income is paid in (§6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paid {
    Gold,
    Cards,
    /// The Abbot: any mix.
    Mixed,
}

impl Character {
    /// The character with this name.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }

    /// Type and form of the district income, if the character has one (§2.2).
    pub const fn district_income(self) -> Option<(Kind, Paid)> {
        match self {
            Self::King | Self::Emperor => Some((Kind::Noble, Paid::Gold)),
            Self::Patrician => Some((Kind::Noble, Paid::Cards)),
            Self::Bishop => Some((Kind::Religious, Paid::Gold)),
            Self::Abbot => Some((Kind::Religious, Paid::Mixed)),
            Self::Cardinal => Some((Kind::Religious, Paid::Cards)),
            Self::Merchant | Self::Trader => Some((Kind::Trade, Paid::Gold)),
            Self::Warlord | Self::Diplomat | Self::Marshal => Some((Kind::Military, Paid::Gold)),
            Self::Assassin
            | Self::Witch
            | Self::Magistrate
            | Self::Thief
            | Self::Spy
            | Self::Blackmailer
            | Self::Magician
            | Self::Wizard
            | Self::Seer
            | Self::Alchemist
            | Self::Architect
            | Self::Navigator
            | Self::Scholar
            | Self::Queen
            | Self::Artist
            | Self::TaxCollector => None,
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Character {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Self::named(text).ok_or(Unknown)
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_union!(Character = Character::ALL.map(Character::id));

impl Serialize for Character {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Character {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let id = String::deserialize(input)?;
        Self::named(&id).ok_or_else(|| D::Error::custom(format!("no character is called {id}")))
    }
}

/// A set of ranks: characters of one cast, or tiles in the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Ranks(u16);

impl Ranks {
    /// No rank.
    pub const EMPTY: Self = Self(0);

    /// Ranks 1 to `last`.
    pub const fn up_to(last: u8) -> Self {
        Self((1 << last) - 1)
    }

    /// Just this rank.
    pub const fn one(rank: u8) -> Self {
        Self(1 << (rank - 1))
    }

    /// Whether the rank is in the set.
    pub const fn has(self, rank: u8) -> bool {
        self.0 & (1 << (rank - 1)) != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many ranks.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a rank.
    pub fn add(&mut self, rank: u8) {
        self.0 |= 1 << (rank - 1);
    }

    /// Takes a rank out.
    pub fn remove(&mut self, rank: u8) {
        self.0 &= !(1 << (rank - 1));
    }

    /// This set with the rank.
    #[must_use]
    pub const fn with(self, rank: u8) -> Self {
        Self(self.0 | (1 << (rank - 1)))
    }

    /// This set without the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The ranks in order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let rank = bits.trailing_zeros() as u8 + 1;
            bits &= bits - 1;
            Some(rank)
        })
    }
}

impl FromIterator<u8> for Ranks {
    fn from_iter<I: IntoIterator<Item = u8>>(ranks: I) -> Self {
        ranks.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Ranks {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Ranks {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let ranks = Vec::<u8>::deserialize(input)?;
        if ranks.iter().any(|rank| !(1..=9).contains(rank)) {
            return Err(D::Error::custom("ranks are 1 to 9"));
        }
        Ok(ranks.into_iter().collect())
    }
}
