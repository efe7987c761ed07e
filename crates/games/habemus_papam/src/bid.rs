//! Bids: multisets of gems, their notation and their order.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::cards::{Gem, MAX_BID};

/// Letters of the gems in the notation, best first.
const LETTERS: [char; 4] = ['D', 'R', 'S', 'A'];

/// Up to three gems of each kind, packed into two bits each, the diamonds on top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
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

    /// So many of each kind, best kind first; at most 3 of each.
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

    /// Whether somebody with these gems can make it.
    pub fn fits(self, owned: [u8; 4]) -> bool {
        self.gems().iter().zip(owned).all(|(bid, owned)| *bid <= owned)
    }

    /// Every bid of at most `most` of these gems, in order.
    pub fn from_gems(owned: [u8; 4], most: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |bid| bid.len() <= most && bid.fits(owned))
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
    pub fn strength(self) -> u16 {
        let mut ranks = self.iter().map(|gem| u16::from(gem.rank()));
        let mut next = || ranks.next().unwrap_or(0);
        125 * u16::from(self.len()) + 25 * next() + 5 * next() + next()
    }
}

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
pub struct BadBid;

impl FromStr for Bid {
    type Err = BadBid;

    fn from_str(text: &str) -> Result<Self, BadBid> {
        let mut gems = [0; 4];
        let mut letters = text.chars();
        if text == "-" {
            return Ok(Self::NONE);
        }
        while let Some(count) = letters.next() {
            let count = count.to_digit(10).filter(|count| (1..=3).contains(count)).ok_or(BadBid)?;
            let letter = letters.next().ok_or(BadBid)?;
            let kind = LETTERS.iter().position(|known| *known == letter).ok_or(BadBid)?;
            gems[kind] = count as u8;
        }
        let bid = Self::new(gems);
        // Only the canonical text is a bid: no kind twice, best kind first, no empty text.
        if bid.to_string() == text { Ok(bid) } else { Err(BadBid) }
    }
}

impl Serialize for Bid {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bid {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        String::deserialize(input)?.parse().map_err(|BadBid| D::Error::custom("not a bid"))
    }
}
