//! The 60 card faces of the box as one table, and multisets of cards.
//!
//! Ids, costs and copies are those of `docs/rules/machiavelli.toml`; a test compares them.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The five types of districts (§2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Religious,
    Military,
    Noble,
    Trade,
    Unique,
}

impl Kind {
    /// All types, in order.
    pub const ALL: [Self; 5] =
        [Self::Religious, Self::Military, Self::Noble, Self::Trade, Self::Unique];

    /// Name in texts and notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Religious => "religious",
            Self::Military => "military",
            Self::Noble => "noble",
            Self::Trade => "trade",
            Self::Unique => "unique",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Self::ALL.into_iter().find(|it| it.id() == text).ok_or(Unknown)
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// Name in texts and notation.
    pub id: &'static str,
    /// Type of the district; action cards have none.
    pub kind: Option<Kind>,
    /// Gold coins.
    pub cost: u8,
    /// Silver coins: points at the end only.
    pub silver: u8,
    /// How many lie in the box.
    pub copies: u8,
}

macro_rules! cards {
    ($($name:ident $id:literal $kind:tt $cost:literal $silver:literal $copies:literal)*) => {
        /// A card of the district deck by its name; copies are not told apart.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Card { $($name),* }

        impl Card {
            /// Every name: base districts, unique districts, action cards.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$name),*];
        }

        const FACES: [Face; Card::ALL.len()] = [$(Face {
            id: $id, kind: cards!(@kind $kind), cost: $cost, silver: $silver, copies: $copies,
        }),*];
    };
    (@kind -) => { None };
    (@kind $kind:ident) => { Some(Kind::$kind) };
}

cards! {
    Temple "temple" Religious 1 0 3
    Church "church" Religious 2 0 3
    Monastery "monastery" Religious 3 0 3
    Cathedral "cathedral" Religious 5 0 2
    Watchtower "watchtower" Military 1 0 3
    Prison "prison" Military 2 0 3
    Barracks "barracks" Military 3 0 3
    Fortress "fortress" Military 5 0 2
    Manor "manor" Noble 3 0 5
    Castle "castle" Noble 4 0 4
    Palace "palace" Noble 5 0 3
    Tavern "tavern" Trade 1 0 5
    Market "market" Trade 2 0 4
    TradingPost "trading_post" Trade 2 0 3
    Docks "docks" Trade 3 0 3
    Harbor "harbor" Trade 4 0 3
    TownHall "town_hall" Trade 5 0 2
    Armory "armory" Unique 3 0 1
    Basilica "basilica" Unique 4 0 1
    BellTower "bell_tower" Unique 5 0 1
    Capitol "capitol" Unique 5 0 1
    DragonGate "dragon_gate" Unique 6 2 1
    Factory "factory" Unique 5 0 1
    Framework "framework" Unique 3 0 1
    GoldMine "gold_mine" Unique 6 0 1
    Graveyard "graveyard" Unique 5 0 1
    GreatWall "great_wall" Unique 6 0 1
    HauntedQuarter "haunted_quarter" Unique 2 0 1
    Hospital "hospital" Unique 6 0 1
    ImperialTreasury "imperial_treasury" Unique 5 0 1
    IvoryTower "ivory_tower" Unique 5 0 1
    Keep "keep" Unique 3 0 1
    Laboratory "laboratory" Unique 5 0 1
    Library "library" Unique 6 0 1
    Lighthouse "lighthouse" Unique 3 0 1
    MapRoom "map_room" Unique 5 0 1
    Monument "monument" Unique 4 0 1
    Museum "museum" Unique 4 0 1
    Necropolis "necropolis" Unique 5 0 1
    Observatory "observatory" Unique 4 0 1
    Park "park" Unique 6 0 1
    PoorHouse "poor_house" Unique 4 0 1
    Quarry "quarry" Unique 5 0 1
    SchoolOfMagic "school_of_magic" Unique 6 0 1
    SecretVault "secret_vault" Unique 0 3 1
    Smithy "smithy" Unique 5 0 1
    Stables "stables" Unique 2 0 1
    Statue "statue" Unique 3 0 1
    Theater "theater" Unique 6 0 1
    ThievesDen "thieves_den" Unique 6 0 1
    ThroneRoom "throne_room" Unique 6 0 1
    University "university" Unique 6 2 1
    WishingWell "wishing_well" Unique 5 0 1
    Acrobat "acrobat" - 0 0 1
    CircusTent "circus_tent" - 0 0 3
    Director "director" - 0 0 2
    TicketBooth "ticket_booth" - 0 0 3
    LivingCannonball "living_cannonball" - 0 0 2
    Rasputin "rasputin" - 0 0 2
    FortuneTeller "fortune_teller" - 0 0 2
}

/// Number of base district names; they come first in [`Card::ALL`].
pub const BASE_NAMES: usize = {
    let mut count = 0;
    while !matches!(FACES[count].kind, Some(Kind::Unique)) {
        count += 1;
    }
    count
};
/// Number of unique districts; they follow the base districts.
pub const UNIQUE_NAMES: usize = {
    let mut count = 0;
    while FACES[BASE_NAMES + count].kind.is_some() {
        count += 1;
    }
    count
};
/// The ids of the unique districts.
pub const UNIQUE_IDS: [&str; UNIQUE_NAMES] = {
    let mut ids = [""; UNIQUE_NAMES];
    let mut at = 0;
    while at < UNIQUE_NAMES {
        ids[at] = FACES[BASE_NAMES + at].id;
        at += 1;
    }
    ids
};
/// Most cards a game can use: base districts, 14 uniques, 15 action cards.
pub const MOST_CARDS: usize = 83;

impl Card {
    /// What is printed on it.
    pub const fn face(self) -> &'static Face {
        &FACES[self as usize]
    }

    /// Name in texts and notation.
    pub const fn id(self) -> &'static str {
        self.face().id
    }

    /// Type of the district; `None` for action cards.
    pub const fn kind(self) -> Option<Kind> {
        self.face().kind
    }

    /// Gold coins printed on it, without beautification.
    pub const fn cost(self) -> u8 {
        FACES[self as usize].cost
    }

    /// Copies in the box.
    pub const fn copies(self) -> u8 {
        self.face().copies
    }

    /// Whether it is an action card.
    pub const fn is_action(self) -> bool {
        self as usize >= BASE_NAMES + UNIQUE_NAMES
    }

    /// Whether it is a unique district (the Secret Vault included).
    pub const fn is_unique(self) -> bool {
        matches!(self.kind(), Some(Kind::Unique))
    }

    /// The unique districts, alphabetically.
    pub fn uniques() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|card| card.is_unique())
    }

    /// The action cards.
    pub fn actions() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|card| card.is_action())
    }

    /// The card with this name.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }

    /// Position of its count in [`Cards`]: three bits for a base district, one for a unique district,
    /// two for an action card.
    const fn offset(self) -> u32 {
        let index = self as u32;
        let (base, unique) = (BASE_NAMES as u32, UNIQUE_NAMES as u32);
        if index < base {
            3 * index
        } else if index < base + unique {
            3 * base + (index - base)
        } else {
            3 * base + unique + 2 * (index - base - unique)
        }
    }

    const fn width(self) -> u32 {
        let index = self as usize;
        if index < BASE_NAMES {
            3
        } else if index < BASE_NAMES + UNIQUE_NAMES {
            1
        } else {
            2
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names nothing in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unknown;

impl FromStr for Card {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        Self::named(text).ok_or(Unknown)
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_union!(Card = Card::ALL.map(Card::id));

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let id = String::deserialize(input)?;
        Self::named(&id).ok_or_else(|| D::Error::custom(format!("no card is called {id}")))
    }
}

/// A multiset of cards: every count in its own bits of one number (see `Card::offset`).
///
/// The box has at most five copies of a name, so a count never overflows into its neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

const BASE_LOW: u128 = {
    let mut mask = 0;
    let mut at = 0;
    while at < BASE_NAMES {
        mask |= 1 << (3 * at);
        at += 1;
    }
    mask
};
const UNIQUE_BITS: u128 = ((1 << UNIQUE_NAMES) - 1) << (3 * BASE_NAMES);
const ACTION_LOW: u128 = {
    let mut mask = 0;
    let mut at = 0;
    while at < 7 {
        mask |= 1 << (3 * BASE_NAMES + UNIQUE_NAMES + 2 * at);
        at += 1;
    }
    mask
};

/// Which card's count begins at a bit.
const CARD_AT: [Card; 128] = {
    let mut table = [Card::Temple; 128];
    let mut at = 0;
    while at < Card::ALL.len() {
        table[Card::ALL[at].offset() as usize] = Card::ALL[at];
        at += 1;
    }
    table
};

/// All bits of a card's count.
const FIELD: [u128; Card::ALL.len()] = {
    let mut table = [0; Card::ALL.len()];
    let mut at = 0;
    while at < Card::ALL.len() {
        let card = Card::ALL[at];
        table[at] = ((1 << card.width()) - 1) << card.offset();
        at += 1;
    }
    table
};

/// The dearest district costs so much.
const MOST_COST: usize = 6;

/// The names that can be built at all, by what they cost at most.
const UP_TO: [u128; MOST_COST + 1] = {
    let mut table = [0; MOST_COST + 1];
    let mut cost = 0;
    while cost <= MOST_COST {
        let mut at = 0;
        while at < Card::ALL.len() {
            let card = Card::ALL[at];
            let district = !card.is_action() && !matches!(card, Card::SecretVault);
            if district && card.cost() as usize <= cost {
                table[cost] |= 1 << card.offset();
            }
            at += 1;
        }
        cost += 1;
    }
    table
};

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// One of every unique district.
    pub const UNIQUES: Self = Self(UNIQUE_BITS);
    /// One of every district that can be built.
    pub(crate) const DISTRICTS: Self = Self(UP_TO[MOST_COST]);
    /// One of every trade district.
    pub(crate) const TRADE: Self = {
        let (low, high) = (Card::Tavern.offset(), Card::TownHall.offset());
        Self(BASE_LOW & (((1 << (high + 1)) - 1) ^ ((1 << low) - 1)))
    };

    /// One of every district that costs no more than so much gold.
    pub(crate) fn up_to(gold: u16) -> Self {
        Self(UP_TO[usize::from(gold).min(MOST_COST)])
    }

    /// One of every name that occurs.
    #[must_use]
    pub(crate) fn each_once(self) -> Self {
        Self(self.names().0)
    }

    /// Of names that occur once each, those that are in the other set too.
    #[must_use]
    pub(crate) const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Of names that occur once each, those of either set.
    #[must_use]
    pub(crate) const fn either(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Of names that occur once each, those that are not in the other set.
    #[must_use]
    pub(crate) const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Just this card.
    pub const fn one(card: Card) -> Self {
        Self(1 << card.offset())
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this name.
    pub const fn count(self, card: Card) -> u8 {
        ((self.0 >> card.offset()) as u8) & ((1 << card.width()) - 1)
    }

    /// Whether there is one of this name.
    pub const fn has(self, card: Card) -> bool {
        self.0 & FIELD[card as usize] != 0
    }

    /// Adds one card.
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < card.copies(), "more {card:?} than in the box");
        self.0 += 1 << card.offset();
    }

    /// Takes one card out, which must be there.
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "no {card:?} here");
        self.0 -= 1 << card.offset();
    }

    /// Takes one card out if it is there.
    pub fn remove_any(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            self.0 -= 1 << card.offset();
        }
        there
    }

    /// This multiset with one more card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 + (1 << card.offset()))
    }

    /// This multiset without one card, which must be there.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 - (1 << card.offset()))
    }

    /// All cards of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left after taking out the other, which must be contained.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        let base = self.0 & (BASE_LOW * 7);
        let sum = (base & BASE_LOW).count_ones()
            + 2 * ((base >> 1) & BASE_LOW).count_ones()
            + 4 * ((base >> 2) & BASE_LOW).count_ones()
            + (self.0 & UNIQUE_BITS).count_ones()
            + (self.0 & ACTION_LOW).count_ones()
            + 2 * ((self.0 >> 1) & ACTION_LOW).count_ones();
        sum as u8
    }

    /// How many districts of this type.
    pub const fn of_kind(self, kind: Kind) -> u8 {
        // Names of one type lie together; base districts fit in the lower half of the number.
        let (from, to) = match kind {
            Kind::Religious => (0, 4),
            Kind::Military => (4, 8),
            Kind::Noble => (8, 11),
            Kind::Trade => (11, BASE_NAMES),
            Kind::Unique => return (self.0 & UNIQUE_BITS).count_ones() as u8,
        };
        let mut fields = (self.0 as u64 & ((1 << (3 * to)) - 1)) >> (3 * from);
        let mut sum = 0;
        while fields != 0 {
            sum += fields & 7;
            fields >>= 3;
        }
        sum as u8
    }

    /// How many action cards.
    pub const fn actions(self) -> u8 {
        ((self.0 & ACTION_LOW).count_ones() + 2 * ((self.0 >> 1) & ACTION_LOW).count_ones()) as u8
    }

    /// The names that occur, in order, each once.
    pub fn names(self) -> Names {
        let base = (self.0 | (self.0 >> 1) | (self.0 >> 2)) & BASE_LOW;
        let actions = (self.0 | (self.0 >> 1)) & ACTION_LOW;
        Names(base | (self.0 & UNIQUE_BITS) | actions)
    }

    /// Every card, in order, with its copies.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.names().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The last name that occurs.
    pub fn last(self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        // The highest set bit lies in the field of the last name; walk down to where it begins.
        let mut bit = self.0.ilog2();
        while CARD_AT[bit as usize].offset() != bit {
            bit -= 1;
        }
        Some(CARD_AT[bit as usize])
    }

    /// The card at a place of [`Cards::iter`].
    pub fn nth(self, mut place: usize) -> Option<Card> {
        for card in self.names() {
            let count = usize::from(self.count(card));
            if place < count {
                return Some(card);
            }
            place -= count;
        }
        None
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Iterator over the names in a multiset.
#[derive(Clone, Debug)]
pub struct Names(u128);

impl Iterator for Names {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(CARD_AT[bit as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_54_base_districts_36_uniques_and_15_action_cards() {
        let sum = |from: usize, to: usize| -> u32 {
            Card::ALL[from..to].iter().map(|card| u32::from(card.copies())).sum()
        };
        assert_eq!((sum(0, 17), sum(17, 53), sum(53, 60)), (54, 36, 15));
    }

    #[test]
    fn sets_of_names_agree_with_the_cards_one_by_one() {
        for card in Card::ALL {
            let built = !card.is_action() && card != Card::SecretVault;
            assert_eq!(Cards::DISTRICTS.has(card), built, "{card:?}");
            assert_eq!(Cards::TRADE.has(card), card.kind() == Some(Kind::Trade), "{card:?}");
            for gold in 0..9 {
                let payable = built && u16::from(card.cost()) <= gold;
                assert_eq!(Cards::up_to(gold).has(card), payable, "{card:?} for {gold}");
            }
        }
        let many: Cards = [Card::Tavern, Card::Tavern, Card::Keep, Card::Director, Card::Director]
            .into_iter()
            .collect();
        let names: Vec<Card> = many.each_once().iter().collect();
        assert_eq!(names, [Card::Tavern, Card::Keep, Card::Director]);
    }

    #[test]
    fn a_multiset_counts_every_card_in_its_own_bits() {
        let mut all = Cards::EMPTY;
        for card in Card::ALL {
            for _ in 0..card.copies() {
                all.add(card);
            }
        }
        assert_eq!(all.len(), 105);
        for (at, card) in all.iter().enumerate() {
            assert_eq!(all.nth(at), Some(card));
        }
        assert_eq!(all.nth(105), None);
        assert!(Card::ALL.into_iter().all(|card| all.count(card) == card.copies()));
        assert_eq!(Kind::ALL.map(|kind| all.of_kind(kind)), [11, 11, 12, 20, 36]);
        assert_eq!(all.actions(), 15);
        for card in Card::ALL {
            assert_eq!(Cards::one(card).last(), Some(card));
            assert_eq!(Cards::one(Card::Temple).plus(Cards::one(card)).last(), Some(card));
        }
        for card in Card::ALL {
            for _ in 0..card.copies() {
                all.remove(card);
            }
        }
        assert!(all.is_empty());
        assert_eq!(all.last(), None);
    }
}
