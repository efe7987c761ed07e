//! Multisets of bricks, packed into one word: four bits per colour.
//!
//! A colour has seven bricks, so the fourth bit of each digit is always free and subtraction never
//! borrows across digits. One multiset has exactly one representation; its number is its order.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use signoria_engine::UnknownId;

use crate::material::{BRICKS_PER_COLOR, Color};

/// Bits per colour.
const DIGIT: u32 = 4;
/// One brick of every colour.
const ONES: u32 = 0x0011_1111;
/// The free bit of every digit.
const GUARDS: u32 = 0x0088_8888;

/// Some bricks of each colour, at most seven of one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "[u8; 6]"))]
pub struct Bricks(u32);

impl Bricks {
    /// No brick.
    pub const NONE: Self = Self(0);
    /// One of each colour.
    pub const ONE_OF_EACH: Self = Self(ONES);
    /// All 42.
    pub const ALL: Self = Self(ONES * BRICKS_PER_COLOR as u32);

    /// One brick.
    pub const fn one(color: Color) -> Self {
        Self(1 << (DIGIT * color as u32))
    }

    /// The number of bricks of each colour, white first; `None` if a colour exceeds its seven bricks.
    pub fn from_counts(counts: [u8; 6]) -> Option<Self> {
        let mut bricks = Self::NONE;
        for (color, count) in Color::ALL.into_iter().zip(counts) {
            if count > BRICKS_PER_COLOR {
                return None;
            }
            bricks.0 |= u32::from(count) << (DIGIT * color as u32);
        }
        Some(bricks)
    }

    /// The number of bricks of each colour, white first.
    pub fn counts(self) -> [u8; 6] {
        std::array::from_fn(|color| self.digit(color))
    }

    /// How many of the colour.
    pub fn of(self, color: Color) -> u8 {
        self.digit(color.index())
    }

    const fn digit(self, color: usize) -> u8 {
        (self.0 >> (DIGIT * color as u32) & 0xf) as u8
    }

    /// How many altogether.
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x000f_0f0f) + (self.0 >> DIGIT & 0x000f_0f0f);
        (pairs.wrapping_mul(0x0001_0101) >> 16 & 0xff) as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether these bricks are among the others.
    pub const fn within(self, others: Self) -> bool {
        (others.0 | GUARDS).wrapping_sub(self.0) & GUARDS == GUARDS
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        let sum = Self(self.0 + other.0);
        debug_assert!(sum.0 & GUARDS == 0, "a colour has seven bricks");
        sum
    }

    /// What is left without the others, which must be [`within`](Self::within).
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        debug_assert!(others.within(self), "bricks that are there");
        Self(self.0 - others.0)
    }

    /// Only the colours up to this one, white first: what the city of that colour accepts.
    #[must_use]
    pub const fn up_to(self, color: Color) -> Self {
        Self(self.0 & ((1 << (DIGIT * (color as u32 + 1))) - 1))
    }

    /// Whether at most one colour is among them.
    pub const fn is_of_one_color(self) -> bool {
        let colors = (self.0 | self.0 >> 1 | self.0 >> 2) & ONES;
        colors & colors.wrapping_sub(1) == 0
    }

    /// Number of bricks of the colours up to each one, white first.
    pub const fn cumulative(self) -> [u8; 6] {
        let mut sums = [0; 6];
        let mut sum = 0;
        let mut color = 0;
        while color < 6 {
            sum += self.digit(color);
            sums[color] = sum;
            color += 1;
        }
        sums
    }

    /// Takes out the brick at this place when they are laid in a row, white first.
    pub(crate) fn take_nth(&mut self, mut place: u8) -> Color {
        for color in Color::ALL {
            let count = self.of(color);
            if place < count {
                self.0 -= Self::one(color).0;
                return color;
            }
            place -= count;
        }
        unreachable!("place {place} beyond the bricks")
    }

    /// Every non-empty part of these bricks that costs at most `budget`, in order.
    pub(crate) fn affordable(self, prices: [u8; 6], budget: u16, mut each: impl FnMut(Self)) {
        // An odometer whose lowest wheel is white. When a wheel cannot go on, because there is no
        // further brick or no money, all further positions of that wheel are out as well.
        let mut part = Self::NONE;
        let mut cost = 0;
        loop {
            let mut color = 0;
            loop {
                if color == 6 {
                    return;
                }
                let (count, price) = (part.digit(color), u16::from(prices[color]));
                let place = DIGIT * color as u32;
                if count < self.digit(color) && cost + price <= budget {
                    part.0 += 1 << place;
                    cost += price;
                    break;
                }
                part.0 &= !(0xf << place);
                cost -= price * u16::from(count);
                color += 1;
            }
            each(part);
        }
    }

    /// Every part of exactly `size` bricks, in order.
    pub(crate) fn parts(self, size: u8, mut each: impl FnMut(Self)) {
        fn fill(rest: Bricks, size: u8, color: usize, part: u32, each: &mut impl FnMut(Bricks)) {
            if color == 0 {
                // Every part so far leaves enough white bricks.
                each(Bricks(part | u32::from(size)));
                return;
            }
            let count = rest.digit(color);
            let below = Bricks(rest.0 & ((1 << (DIGIT * color as u32)) - 1));
            let fewest = size.saturating_sub(below.len());
            for used in fewest..=count.min(size) {
                let part = part | u32::from(used) << (DIGIT * color as u32);
                fill(below, size - used, color - 1, part, each);
            }
        }
        if self.len() >= size {
            fill(self, size, 5, 0, &mut each);
        }
    }
}

/// One letter per brick: `w y r g b k`, finest first; `-` for none.
impl fmt::Display for Bricks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for color in Color::ALL {
            for _ in 0..self.of(color) {
                f.write_str(color.letter())?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Bricks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bricks {
    type Err = UnknownId;

    /// Reads only the canonical order of the letters.
    fn from_str(text: &str) -> Result<Self, UnknownId> {
        if text == "-" {
            return Ok(Self::NONE);
        }
        let mut counts = [0; 6];
        let mut last = 0;
        for letter in text.split_inclusive(|_| true) {
            let color =
                Color::ALL.into_iter().find(|color| color.letter() == letter).ok_or(UnknownId)?;
            if color.index() < last {
                return Err(UnknownId);
            }
            last = color.index();
            counts[last] += 1;
            if counts[last] > BRICKS_PER_COLOR {
                return Err(UnknownId);
            }
        }
        if text.is_empty() { Err(UnknownId) } else { Self::from_counts(counts).ok_or(UnknownId) }
    }
}

/// For programs: six counts, white first.
impl Serialize for Bricks {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        self.counts().serialize(output)
    }
}

impl<'de> Deserialize<'de> for Bricks {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let counts = <[u8; 6]>::deserialize(input)?;
        Self::from_counts(counts).ok_or_else(|| D::Error::custom("a colour has seven bricks"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bricks(text: &str) -> Bricks {
        text.parse().unwrap()
    }

    #[test]
    fn sizes_and_parts_agree_with_counting() {
        let some = Bricks::from_counts([2, 0, 7, 1, 3, 5]).unwrap();
        assert_eq!(some.len(), 18);
        assert_eq!(Bricks::ALL.len(), 42);
        assert_eq!(some.cumulative(), [2, 2, 9, 10, 13, 18]);
        assert_eq!(some.up_to(Color::Green).counts(), [2, 0, 7, 1, 0, 0]);
        assert!(bricks("wk").within(some));
        assert!(!bricks("y").within(some));
        assert!(!bricks("wwwk").within(some));
        assert!(bricks("ggg").is_of_one_color());
        assert!(Bricks::NONE.is_of_one_color());
        assert!(!bricks("gk").is_of_one_color());
    }

    /// Both enumerations against filtering all parts.
    #[test]
    fn enumerations_are_complete_sorted_and_free_of_duplicates() {
        let prices = [4, 3, 2, 1, 0, 0];
        for counts in [[2, 1, 0, 3, 1, 2], [0; 6], [7, 0, 0, 0, 0, 7], [1, 1, 1, 1, 1, 1]] {
            let all = Bricks::from_counts(counts).unwrap();
            let mut every = Vec::new();
            for number in 0..1 << 24 {
                if number & GUARDS == 0 && Bricks(number).within(all) {
                    every.push(Bricks(number));
                }
            }
            let cost = |part: &Bricks| -> u16 {
                part.counts().iter().zip(prices).map(|(&n, price)| u16::from(n) * price).sum()
            };
            for budget in [0, 3, 8, 100] {
                let mut found = Vec::new();
                all.affordable(prices.map(|price| price as u8), budget, |part| found.push(part));
                let wanted = |part: &&Bricks| !part.is_empty() && cost(part) <= budget;
                assert_eq!(found, every.iter().filter(wanted).copied().collect::<Vec<_>>());
            }
            for size in 1..=9 {
                let mut found = Vec::new();
                all.parts(size, |part| found.push(part));
                let wanted = |part: &&Bricks| part.len() == size;
                assert_eq!(found, every.iter().filter(wanted).copied().collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn only_the_canonical_notation_is_read() {
        for text in ["-", "w", "wwyrgbk", "kkkkkkk"] {
            assert_eq!(bricks(text).to_string(), text);
        }
        for text in ["", "yw", "x", "wwwwwwww", "W", "w y", "é"] {
            assert_eq!(text.parse::<Bricks>(), Err(UnknownId), "{text}");
        }
        assert!(serde_json::from_str::<Bricks>("[8,0,0,0,0,0]").is_err());
        assert_eq!(serde_json::to_string(&bricks("wwk")).unwrap(), "[2,0,0,0,0,1]");
    }
}
