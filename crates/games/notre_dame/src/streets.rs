//! Markets and the streets between them.
//!
//! The street map is a reconstruction (§4, R-07). It lives in `PATTERNS` alone, one table per
//! number of boroughs; a better map replaces the rows, nothing else.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::UnknownId;

/// Markets of the largest board.
pub const MAX_MARKETS: usize = 25;
/// Markets of one borough.
pub const SPOTS: usize = 5;
/// The longest drive that can matter: the diameter of the largest board.
const FAR: usize = 5;

/// A market's place in its borough, seen with the cathedral in the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// In the centre: where the carriage begins.
    Center,
    /// Next to Notre Dame, towards the right neighbour.
    InnerCcw,
    /// Next to Notre Dame, towards the left neighbour.
    InnerCw,
    /// At the table edge, towards the left neighbour.
    OuterCw,
    /// At the table edge, towards the right neighbour.
    OuterCcw,
}

impl Spot {
    /// All five.
    pub const ALL: [Self; SPOTS] =
        [Self::Center, Self::InnerCcw, Self::InnerCw, Self::OuterCw, Self::OuterCcw];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Center => "center",
            Self::InnerCcw => "inner_ccw",
            Self::InnerCw => "inner_cw",
            Self::OuterCw => "outer_cw",
            Self::OuterCcw => "outer_ccw",
        }
    }

    /// Position among the corners, which hold messages; `None` for the centre.
    pub const fn corner(self) -> Option<usize> {
        match self {
            Self::Center => None,
            Self::InnerCcw => Some(0),
            Self::InnerCw => Some(1),
            Self::OuterCw => Some(2),
            Self::OuterCcw => Some(3),
        }
    }
}

/// A market: borough and spot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Market(u8);

impl Market {
    /// The market of a borough.
    pub const fn new(borough: u8, spot: Spot) -> Self {
        Self(borough * SPOTS as u8 + spot as u8)
    }

    /// The market with this index.
    pub(crate) const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Position in a list of all markets.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which borough it lies in.
    pub const fn borough(self) -> u8 {
        self.0 / SPOTS as u8
    }

    /// Where it lies in its borough.
    pub const fn spot(self) -> Spot {
        Spot::ALL[self.0 as usize % SPOTS]
    }
}

impl fmt::Display for Market {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b{}_{}", self.borough(), self.spot().id())
    }
}

impl fmt::Debug for Market {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Market {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let (borough, spot) = text.split_once('_').ok_or(UnknownId)?;
        let &[b'b', digit @ b'0'..=b'4'] = borough.as_bytes() else { return Err(UnknownId) };
        let spot = Spot::ALL.into_iter().find(|known| known.id() == spot).ok_or(UnknownId)?;
        Ok(Self::new(digit - b'0', spot))
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_union!(Market = (0..MAX_MARKETS).map(Market::at));

impl Serialize for Market {
    fn serialize<S: serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Market {
    fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        String::deserialize(input)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A street of every borough: from a spot of borough `i` to a spot of borough `i + ahead`.
#[derive(Clone, Copy, Debug)]
struct Street {
    from: Spot,
    ahead: u8,
    to: Spot,
}

const fn within(from: Spot, to: Spot) -> Street {
    Street { from, ahead: 0, to }
}

const fn across(from: Spot, to: Spot) -> Street {
    Street { from, ahead: 1, to }
}

/// §4.2: the twelve streets that belong to each borough.
const PATTERN: [Street; 12] = [
    // Spokes.
    within(Spot::Center, Spot::InnerCcw),
    within(Spot::Center, Spot::InnerCw),
    within(Spot::Center, Spot::OuterCw),
    within(Spot::Center, Spot::OuterCcw),
    // Cathedral lane, outer lane, side lanes.
    within(Spot::InnerCcw, Spot::InnerCw),
    within(Spot::OuterCcw, Spot::OuterCw),
    within(Spot::InnerCw, Spot::OuterCw),
    within(Spot::InnerCcw, Spot::OuterCcw),
    // Inner and outer crossing to the next borough.
    across(Spot::InnerCw, Spot::InnerCcw),
    across(Spot::OuterCw, Spot::OuterCcw),
    // Gates.
    across(Spot::Center, Spot::InnerCcw),
    across(Spot::InnerCw, Spot::Center),
];

/// The streets per number of boroughs: 3, 4, 5.
const PATTERNS: [[Street; 12]; 3] = [PATTERN, PATTERN, PATTERN];

/// A set of markets as bits.
type Markets = u32;

/// Neighbours of every market, per number of boroughs.
const NEIGHBOURS: [[Markets; MAX_MARKETS]; 3] = {
    let mut tables = [[0; MAX_MARKETS]; 3];
    let mut size = 0;
    while size < 3 {
        let boroughs = size as u8 + 3;
        let mut borough = 0;
        while borough < boroughs {
            let mut row = 0;
            while row < PATTERNS[size].len() {
                let street = PATTERNS[size][row];
                let from = Market::new(borough, street.from).index();
                let to = Market::new((borough + street.ahead) % boroughs, street.to).index();
                tables[size][from] |= 1 << to;
                tables[size][to] |= 1 << from;
                row += 1;
            }
            borough += 1;
        }
        size += 1;
    }
    tables
};

/// Markets within 0, 1, 2 … steps of every market, per number of boroughs.
const WITHIN: [[[Markets; FAR + 1]; MAX_MARKETS]; 3] = {
    let mut tables = [[[0; FAR + 1]; MAX_MARKETS]; 3];
    let mut size = 0;
    while size < 3 {
        let mut from = 0;
        while from < (size + 3) * SPOTS {
            tables[size][from][0] = 1 << from;
            let mut steps = 1;
            while steps <= FAR {
                let mut reached: Markets = tables[size][from][steps - 1];
                let mut left = reached;
                while left != 0 {
                    reached |= NEIGHBOURS[size][left.trailing_zeros() as usize];
                    left &= left - 1;
                }
                tables[size][from][steps] = reached;
                steps += 1;
            }
            from += 1;
        }
        size += 1;
    }
    tables
};

/// Neighbouring markets, in order.
pub fn neighbours(boroughs: u8, market: Market) -> impl Iterator<Item = Market> {
    bits(NEIGHBOURS[usize::from(boroughs - 3)][market.index()])
}

/// §4.2: every street once, as its two ends.
pub fn streets(boroughs: u8) -> impl Iterator<Item = (Market, Market)> {
    (0..boroughs).flat_map(move |borough| {
        PATTERNS[usize::from(boroughs - 3)].into_iter().map(move |street| {
            let ahead = (borough + street.ahead) % boroughs;
            (Market::new(borough, street.from), Market::new(ahead, street.to))
        })
    })
}

/// Steps from one market to another.
pub fn distance(boroughs: u8, from: Market, to: Market) -> u8 {
    let table = &WITHIN[usize::from(boroughs - 3)][from.index()];
    let steps = table.iter().position(|within| within & (1 << to.index()) != 0);
    steps.expect("the streets join all markets") as u8
}

/// §7.5: where a drive of 1 to `range` steps can end, in order. Coming back to where it began takes
/// two steps.
pub fn destinations(boroughs: u8, from: Market, range: u8) -> impl Iterator<Item = Market> {
    let steps = usize::from(range).min(FAR);
    let mut within = WITHIN[usize::from(boroughs - 3)][from.index()][steps];
    if range < 2 {
        within &= !(1 << from.index());
    }
    bits(within)
}

/// A shortest drive from one market to another, both ends included; out and back if they are the
/// same. For drawing: the rules only count the steps.
pub fn route(boroughs: u8, from: Market, to: Market) -> ArrayVec<Market, { FAR + 1 }> {
    let mut route = ArrayVec::new();
    route.push(from);
    let mut at = from;
    if from == to {
        at = neighbours(boroughs, from).next().expect("every market has a neighbour");
        route.push(at);
    }
    while at != to {
        let steps = distance(boroughs, at, to);
        at = neighbours(boroughs, at)
            .find(|&next| distance(boroughs, next, to) < steps)
            .expect("a shortest way gets shorter");
        route.push(at);
    }
    route
}

fn bits(mut set: Markets) -> impl Iterator<Item = Market> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let index = set.trailing_zeros() as usize;
            set &= set - 1;
            Market::at(index)
        })
    })
}
