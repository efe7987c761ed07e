//! Places at the table, sets of them, and values kept per seat.

use std::{
    fmt,
    ops::{BitAnd, BitOr, Index, IndexMut, Sub},
    str::FromStr,
};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::UnknownId;

/// The largest table any game seats.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_SEATS`].
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MAX_SEATS, "a seat is below MAX_SEATS");
        Self(index)
    }

    /// The seat with this index, if a table can have it.
    pub const fn checked(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS { Some(Self(index)) } else { None }
    }

    /// Position in a list of all seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same number as a byte.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat `steps` places further clockwise at a table of `seats`.
    #[must_use]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }

    /// The seat to the left: one step clockwise.
    #[must_use]
    pub const fn left(self, seats: u8) -> Self {
        self.clockwise(1, seats)
    }

    /// The seat to the right: one step counter-clockwise.
    #[must_use]
    pub const fn right(self, seats: u8) -> Self {
        self.clockwise(seats - 1, seats)
    }

    /// Clockwise steps from this seat to `other`.
    pub const fn distance(self, other: Self, seats: u8) -> u8 {
        (other.0 + seats - self.0) % seats
    }

    /// All seats of a table, clockwise, beginning with this one.
    pub fn around(self, seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(move |steps| self.clockwise(steps, seats))
    }

    /// All seats of a table in order of their index.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        debug_assert!(seats as usize <= MAX_SEATS);
        (0..seats).map(Self)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The number of the seat, as it is displayed.
impl FromStr for Seat {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Self::checked(digit - b'0').ok_or(UnknownId),
            _ => Err(UnknownId),
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(input)?;
        Self::checked(index).ok_or_else(|| D::Error::custom("no such seat"))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Every seat of a table.
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// The set of this seat alone.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// This set with the seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// This set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seat with the smallest index.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order of their index.
    pub fn iter(self) -> Seats {
        Seats(self.0)
    }
}

impl BitOr for SeatSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for SeatSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for SeatSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;
    fn into_iter(self) -> Seats {
        self.iter()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(input)?.into_iter().collect())
    }
}

/// Iterator over a [`SeatSet`].
#[derive(Clone, Debug)]
pub struct Seats(u8);

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let first = SeatSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Seats {}

/// One value per seat of the table. `N` is the largest table of the game that uses it.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct BySeat<T, const N: usize = MAX_SEATS>(ArrayVec<T, N>);

impl<T, const N: usize> AsRef<[T]> for BySeat<T, N> {
    fn as_ref(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// A table of `seats`, each value made from its seat.
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(make).collect())
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// Seats with their values, in order of their index.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator + Clone {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// Seats with their values, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The values alone.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values alone, to be changed.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// The value of a seat, if the table has it.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// A table of the same size with each value transformed.
    pub fn map<U>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U, N> {
        BySeat(self.iter().map(|(seat, value)| change(seat, value)).collect())
    }

    /// The values of two different seats, both to be changed.
    ///
    /// # Panics
    /// If the seats are the same or not at the table.
    pub fn pair_mut(&mut self, one: Seat, other: Seat) -> (&mut T, &mut T) {
        let [a, b] = self
            .0
            .get_disjoint_mut([one.index(), other.index()])
            .expect("two different seats of this table");
        (a, b)
    }
}

impl<T: Clone, const N: usize> BySeat<T, N> {
    /// A table of `seats` that all start with the same value.
    pub fn new(seats: u8, value: T) -> Self {
        Self::from_fn(seats, |_| value.clone())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T, const N: usize> FromIterator<T> for BySeat<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.0.iter().enumerate()).finish()
    }
}

/// The viewer that a view is built for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees their own secrets.
    Seat(Seat),
    /// A spectator, who sees public information only.
    Spectator,
}

/// As in a sentence: `seat 1` or `a spectator`.
impl fmt::Debug for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat:?}"),
            Self::Spectator => f.write_str("a spectator"),
        }
    }
}

impl Viewer {
    /// Whether this viewer sits on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat, if the viewer plays.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every viewer of a table: its seats, then a spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain(std::iter::once(Self::Spectator))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_undoes_clockwise() {
        for seats in 2..=8 {
            for from in Seat::all(seats) {
                for steps in 0..seats {
                    assert_eq!(from.distance(from.clockwise(steps, seats), seats), steps);
                }
                assert_eq!(from.left(seats).right(seats), from);
            }
        }
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat::new(5), Seat::new(0), Seat::new(7)].into_iter().collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(set.len(), 3);
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!((set - SeatSet::one(Seat::new(5))).first(), Some(Seat::new(0)));
    }

    #[test]
    fn a_seat_is_read_as_it_is_written() {
        for seat in Seat::all(8) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in ["", "8", "00", "+1", "seat 1"] {
            assert_eq!(text.parse::<Seat>(), Err(UnknownId), "{text}");
        }
    }

    #[test]
    fn seats_and_sets_round_trip_as_json_and_refuse_invalid_values() {
        let set = SeatSet::all(3);
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[0,1,2]");
        assert_eq!(serde_json::from_str::<SeatSet>(&text).unwrap(), set);
        assert!(serde_json::from_str::<Seat>("8").is_err());
    }
}
