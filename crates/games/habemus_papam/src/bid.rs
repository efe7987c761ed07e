//! Bids: multisets of gems, their notation and their order.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::cards::{Gem, MAX_BID};

/// Letters of the gems in the notation, best first.
const LETTERS: [char; 4] = ['D', 'R', 'S', 'A'];

/// Up to three gems of each kind, packed into two bits each, the diamonds on top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Bid(u8);

impl Bid {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// What `three_rubies` counts as.
    pub const THREE_RUBIES: Self = Self::new([0, 3, 0, 0]);

    /// All 35 bids of at most three gems, in order.
    pub const ALL: [Self; 35] = {
        let mut all = [Self(0); 35];
        let (mut packed, mut found) = (0, 0);
        while packed <= u8::MAX as usize {
            let bid = Self(packed as u8);
            if bid.len() <= MAX_BID {
                all[found] = bid;
                found += 1;
            }
            packed += 1;
        }
        assert!(found == 35);
        all
    };

    /// The number of gems of each kind, best kind first; at most 3 of each.
    pub const fn new(gems: [u8; 4]) -> Self {
        Self(gems[0] << 6 | gems[1] << 4 | gems[2] << 2 | gems[3])
    }

    /// How many of each kind, best kind first.
    pub const fn gems(self) -> [u8; 4] {
        [self.0 >> 6, self.0 >> 4 & 3, self.0 >> 2 & 3, self.0 & 3]
    }

    /// How many gems.
    pub const fn len(self) -> u8 {
        let [d, r, s, a] = self.gems();
        d + r + s + a
    }

    /// Whether it has no gem.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every bid of at most `most` of these gems, in order.
    pub fn from_gems(owned: [u8; 4], most: u8) -> impl Iterator<Item = Self> {
        // Listing bids is the hottest loop of a playout: all five comparisons are one subtraction of
        // bytes that borrow from a bit of their own.
        const BORROW: u64 = 0x80_8080_8080;
        let room = lanes(owned, most) | BORROW;
        let fits = move |&(_, needs): &(Self, u64)| (room - needs) & BORROW == BORROW;
        NEEDS.into_iter().filter(fits).map(|(bid, _)| bid)
    }

    /// The gems one by one, best first.
    pub fn iter(self) -> impl Iterator<Item = Gem> {
        Gem::ALL
            .into_iter()
            .flat_map(move |gem| std::iter::repeat_n(gem, usize::from(self.gems()[gem.index()])))
    }

    /// The bid with its best gem once more (`top_gem_double`); an empty bid stays empty (R16).
    #[must_use]
    pub fn doubled(self) -> Self {
        let mut gems = self.gems();
        if let Some(best) = gems.iter_mut().find(|count| **count > 0) {
            *best += 1;
        }
        Self::new(gems)
    }

    /// §5.5: greater is better: first the number of gems, then their ranks from the best down.
    pub const fn strength(self) -> u16 {
        STRENGTHS[self.0 as usize]
    }

    const fn compute_strength(self) -> u16 {
        let gems = self.gems();
        let mut strength = 125 * self.len() as u16;
        let (mut kind, mut weight) = (0, 25);
        while kind < 4 {
            let mut count = gems[kind];
            while count > 0 {
                strength += weight * Gem::ALL[kind].rank() as u16;
                weight /= 5;
                count -= 1;
            }
            kind += 1;
        }
        strength
    }
}

/// Strength of every packed bid.
static STRENGTHS: [u16; 256] = {
    let mut table = [0; 256];
    let mut packed = 0;
    while packed < table.len() {
        table[packed] = Bid(packed as u8).compute_strength();
        packed += 1;
    }
    table
};

/// Four counts of gems and their number, a byte each.
const fn lanes(gems: [u8; 4], number: u8) -> u64 {
    u64::from_le_bytes([gems[0], gems[1], gems[2], gems[3], number, 0, 0, 0])
}

/// Every bid with what it needs.
static NEEDS: [(Bid, u64); 35] = {
    let mut table = [(Bid::NONE, 0); 35];
    let mut index = 0;
    while index < table.len() {
        let bid = Bid::ALL[index];
        table[index] = (bid, lanes(bid.gems(), bid.len()));
        index += 1;
    }
    table
};

/// `2D1R`; `-` for nothing.
impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (count, letter) in self.gems().into_iter().zip(LETTERS) {
            if count > 0 {
                write!(f, "{count}{letter}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bid({self})")
    }
}

/// A text that is not a bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseBidError;

impl FromStr for Bid {
    type Err = ParseBidError;

    fn from_str(text: &str) -> Result<Self, ParseBidError> {
        let mut gems = [0; 4];
        let mut letters = text.chars();
        if text == "-" {
            return Ok(Self::NONE);
        }
        while let Some(count) = letters.next() {
            let count =
                count.to_digit(10).filter(|count| (1..=3).contains(count)).ok_or(ParseBidError)?;
            let letter = letters.next().ok_or(ParseBidError)?;
            let kind = LETTERS.iter().position(|known| *known == letter).ok_or(ParseBidError)?;
            gems[kind] = count as u8;
        }
        let bid = Self::new(gems);
        // Only the canonical text is a bid: no kind twice, best kind first, no empty text.
        if bid.to_string() == text { Ok(bid) } else { Err(ParseBidError) }
    }
}

impl Serialize for Bid {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bid {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        String::deserialize(input)?.parse().map_err(|ParseBidError| D::Error::custom("not a bid"))
    }
}
