//! Markets and the streets between them.
//!
//! The street map is a reconstruction (§4, R-07) that a host who owns the board can replace: [`Streets`].

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{Message, UnknownId};

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

/// A street of every borough: from a spot of borough `i` to a spot of the same borough or of the next one clockwise.
///
/// Written `center - inner_cw` within a borough and `inner_cw > inner_ccw` to the next one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Street {
    from: Spot,
    /// 0 within the borough, 1 to the next one.
    ahead: u8,
    to: Spot,
}

impl Street {
    /// The two ends in a borough of this number, on a board with so many.
    const fn ends(self, borough: u8, boroughs: u8) -> (Market, Market) {
        let ahead = (borough + self.ahead) % boroughs;
        (Market::new(borough, self.from), Market::new(ahead, self.to))
    }
}

impl fmt::Display for Street {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.ahead == 0 { '-' } else { '>' };
        write!(f, "{} {sign} {}", self.from.id(), self.to.id())
    }
}

impl FromStr for Street {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let spot = |text: &str| {
            Spot::ALL.into_iter().find(|known| known.id() == text.trim()).ok_or(UnknownId)
        };
        let (ahead, (from, to)) = match (text.split_once('-'), text.split_once('>')) {
            (Some(ends), None) => (0, ends),
            (None, Some(ends)) => (1, ends),
            _ => return Err(UnknownId),
        };
        Ok(Self { from: spot(from)?, ahead, to: spot(to)? })
    }
}

impl Serialize for Street {
    fn serialize<S: serde::Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Street {
    fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = String::deserialize(input)?;
        let unknown = |_| serde::de::Error::custom(format!("`{text}` is no street"));
        text.parse().map_err(unknown)
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([] Street = String);

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

/// A set of markets as bits.
type Markets = u32;

/// The streets of a board, the same in every borough, and what follows from them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Street>", into = "Vec<Street>")]
pub struct Streets {
    /// Those that belong to each borough.
    pattern: Vec<Street>,
    /// Neighbours of every market, for 3, 4 and 5 boroughs.
    neighbours: [[Markets; MAX_MARKETS]; 3],
    /// Markets within 0, 1, 2 … steps of every market, for 3, 4 and 5 boroughs.
    within: [[[Markets; FAR + 1]; MAX_MARKETS]; 3],
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([] Streets = Vec<Street>);

impl Default for Streets {
    fn default() -> Self {
        PATTERN.to_vec().into()
    }
}

impl From<Streets> for Vec<Street> {
    fn from(streets: Streets) -> Self {
        streets.pattern
    }
}

impl From<Vec<Street>> for Streets {
    fn from(pattern: Vec<Street>) -> Self {
        let mut neighbours = [[0; MAX_MARKETS]; 3];
        let mut within = [[[0; FAR + 1]; MAX_MARKETS]; 3];
        for (boroughs, (neighbours, within)) in (3..).zip(neighbours.iter_mut().zip(&mut within)) {
            for (street, borough) in
                pattern.iter().flat_map(|street| (0..boroughs).map(move |at| (street, at)))
            {
                let (one, other) = street.ends(borough, boroughs);
                neighbours[one.index()] |= 1 << other.index();
                neighbours[other.index()] |= 1 << one.index();
            }
            for (from, steps) in within.iter_mut().enumerate().take(usize::from(boroughs) * SPOTS) {
                steps[0] = 1 << from;
                for step in 1..=FAR {
                    let near = steps[step - 1];
                    steps[step] =
                        bits(near).fold(near, |all, market| all | neighbours[market.index()]);
                }
            }
        }
        Self { pattern, neighbours, within }
    }
}

impl Streets {
    /// Neighbouring markets, in order.
    pub fn neighbours(&self, boroughs: u8, market: Market) -> impl Iterator<Item = Market> + use<> {
        bits(self.neighbours[usize::from(boroughs - 3)][market.index()])
    }

    /// §4.2: every street once, as its two ends.
    pub fn all(&self, boroughs: u8) -> impl Iterator<Item = (Market, Market)> {
        (0..boroughs).flat_map(move |borough| {
            self.pattern.iter().map(move |street| street.ends(borough, boroughs))
        })
    }

    /// Steps from one market to another.
    pub fn distance(&self, boroughs: u8, from: Market, to: Market) -> u8 {
        let table = &self.within[usize::from(boroughs - 3)][from.index()];
        let steps = table.iter().position(|within| within & (1 << to.index()) != 0);
        steps.expect("the streets join all markets") as u8
    }

    /// §7.5: where a drive of 1 to `range` steps can end, in order. Coming back to where it began takes
    /// two steps.
    pub fn destinations(
        &self,
        boroughs: u8,
        from: Market,
        range: u8,
    ) -> impl Iterator<Item = Market> + use<> {
        let steps = usize::from(range).min(FAR);
        let mut within = self.within[usize::from(boroughs - 3)][from.index()][steps];
        if range < 2 {
            within &= !(1 << from.index());
        }
        bits(within)
    }

    /// A shortest drive from one market to another, both ends included; out and back if they are the
    /// same. For drawing: the rules only count the steps.
    pub fn route(&self, boroughs: u8, from: Market, to: Market) -> ArrayVec<Market, { FAR + 1 }> {
        let mut route = ArrayVec::new();
        route.push(from);
        let mut at = from;
        if from == to {
            at = self.neighbours(boroughs, from).next().expect("every market has a neighbour");
            route.push(at);
        }
        while at != to {
            let steps = self.distance(boroughs, at, to);
            at = self
                .neighbours(boroughs, at)
                .find(|&next| self.distance(boroughs, next, to) < steps)
                .expect("a shortest way gets shorter");
            route.push(at);
        }
        route
    }

    /// Every reason why these streets cannot be played.
    pub(crate) fn problems(&self) -> Vec<Message> {
        let mut problems = Vec::new();
        for (at, street) in self.pattern.iter().enumerate() {
            let about = |key| Message::new(key).with("street", street.to_string());
            if street.from == street.to && street.ahead == 0 {
                problems.push(about("problem-street_nowhere"));
            }
            let back = Street { from: street.to, ahead: 0, to: street.from };
            let twice = |other: &Street| other == street || (street.ahead == 0 && *other == back);
            if self.pattern[..at].iter().any(twice) {
                problems.push(about("problem-street_twice"));
            }
        }
        for (boroughs, within) in (3_u8..).zip(&self.within) {
            let markets = usize::from(boroughs) * SPOTS;
            let all = (1 << markets) - 1;
            let cut_off = (0..markets).find(|&market| within[market][FAR] != all);
            if let Some(market) = cut_off {
                problems.push(
                    Message::new("problem-streets")
                        .with("market", Market::at(market).to_string())
                        .with("boroughs", boroughs)
                        .with("steps", FAR as u32),
                );
            }
        }
        problems
    }
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
