//! Writes observations, and describes them.

use signoria_engine::{Seat, SeatSet, Viewer};

/// What a number of an observation stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// 0 or 1.
    Flag,
    /// A count or an amount within these bounds; what lies beyond is cut off.
    Number {
        /// Least value.
        low: i16,
        /// Greatest value.
        high: i16,
    },
    /// One of so many things, counted from 1 in the order of the game's lists; 0 for none.
    Category {
        /// Number of things.
        choices: i16,
    },
}

impl Kind {
    /// Least value.
    pub const fn low(self) -> i16 {
        match self {
            Self::Number { low, .. } => low,
            Self::Flag | Self::Category { .. } => 0,
        }
    }

    /// Greatest value.
    pub const fn high(self) -> i16 {
        match self {
            Self::Flag => 1,
            Self::Number { high, .. } => high,
            Self::Category { choices } => choices,
        }
    }
}

/// Consecutive places of an observation that mean the same kind of thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Name, such as `player[1].gold`; 0 is the viewer.
    pub name: String,
    /// What the numbers stand for.
    pub kind: Kind,
    /// Number of places.
    pub size: usize,
}

/// Writes an observation place by place.
#[derive(Debug)]
pub struct Encoder<'a> {
    out: &'a mut [i16],
    at: usize,
    /// Part of the observation, and its number if there are several.
    part: (&'static str, Option<usize>),
    fields: Option<Vec<Field>>,
}

impl<'a> Encoder<'a> {
    pub(crate) fn new(out: &'a mut [i16]) -> Self {
        // All at once: most places stay 0.
        out.fill(0);
        Self { out, at: 0, part: ("", None), fields: None }
    }

    pub(crate) fn describing(out: &'a mut [i16]) -> Self {
        Self { fields: Some(Vec::new()), ..Self::new(out) }
    }

    /// Whether the fields are asked for.
    pub(crate) const fn is_describing(&self) -> bool {
        self.fields.is_some()
    }

    /// Ends the observation; the fields if they were asked for.
    pub(crate) fn finish(self) -> Vec<Field> {
        assert_eq!(self.at, self.out.len(), "an observation fills its array");
        self.fields.unwrap_or_default()
    }

    /// The next places, all 0.
    #[inline]
    fn block(&mut self, name: &'static str, kind: Kind, size: usize) -> &mut [i16] {
        if self.fields.is_some() {
            self.describe(name, kind, size);
        }
        let places = &mut self.out[self.at..self.at + size];
        self.at += size;
        places
    }

    #[cold]
    fn describe(&mut self, name: &'static str, kind: Kind, size: usize) {
        let Some(fields) = &mut self.fields else { return };
        let name = match self.part {
            ("", _) => name.to_owned(),
            (part, None) => format!("{part}.{name}"),
            (part, Some(number)) => format!("{part}[{number}].{name}"),
        };
        fields.push(Field { name, kind, size });
    }

    /// The following fields belong to this part.
    pub(crate) const fn part(&mut self, name: &'static str) {
        self.part = (name, None);
    }

    /// `count` parts of equal size: those that exist, then as many empty ones as are missing.
    pub(crate) fn parts<T>(
        &mut self,
        name: &'static str,
        count: usize,
        things: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T),
    ) {
        let begin = self.at;
        let mut written = 0;
        for thing in things.into_iter().take(count) {
            self.part = (name, Some(written));
            write(self, thing);
            written += 1;
        }
        self.part = ("", None);
        let size = (self.at - begin) / written.max(1);
        self.at += size * (count - written);
    }

    /// Yes or no.
    #[inline]
    pub(crate) fn flag(&mut self, name: &'static str, value: bool) {
        self.block(name, Kind::Flag, 1)[0] = i16::from(value);
    }

    /// An amount from 0 on.
    #[inline]
    pub(crate) fn number(&mut self, name: &'static str, value: impl Into<i32>, high: i16) {
        self.signed(name, value, 0, high);
    }

    /// An amount that may be negative.
    #[inline]
    pub(crate) fn signed(
        &mut self,
        name: &'static str,
        value: impl Into<i32>,
        low: i16,
        high: i16,
    ) {
        let value = value.into().clamp(i32::from(low), i32::from(high)) as i16;
        self.block(name, Kind::Number { low, high }, 1)[0] = value;
    }

    /// Amounts from 0 on.
    #[inline]
    pub(crate) fn numbers(&mut self, name: &'static str, values: &[u8], high: i16) {
        let places = self.block(name, Kind::Number { low: 0, high }, values.len());
        for (place, &value) in places.iter_mut().zip(values) {
            *place = i16::from(value).min(high);
        }
    }

    /// One of several things, or none.
    #[inline]
    pub(crate) fn category(&mut self, name: &'static str, value: Option<usize>, choices: usize) {
        let kind = Kind::Category { choices: choices as i16 };
        self.block(name, kind, 1)[0] = value.map_or(0, |value| value as i16 + 1);
    }

    /// So many places, each with one of several things or none; missing ones have none.
    #[inline]
    pub(crate) fn categories(
        &mut self,
        name: &'static str,
        size: usize,
        choices: usize,
        values: impl IntoIterator<Item = Option<usize>>,
    ) {
        let places = self.block(name, Kind::Category { choices: choices as i16 }, size);
        for (place, value) in places.iter_mut().zip(values) {
            *place = value.map_or(0, |value| value as i16 + 1);
        }
    }

    /// The same for a list of places with their things: the places that are not in it have none.
    #[inline]
    pub(crate) fn placed(
        &mut self,
        name: &'static str,
        size: usize,
        choices: usize,
        things: impl IntoIterator<Item = (usize, usize)>,
    ) {
        let places = self.block(name, Kind::Category { choices: choices as i16 }, size);
        for (place, thing) in things {
            places[place] = thing as i16 + 1;
        }
    }

    /// Yes for the things in the list, no for all others of a fixed number.
    #[inline]
    pub(crate) fn flags(
        &mut self,
        name: &'static str,
        size: usize,
        set: impl IntoIterator<Item = usize>,
    ) {
        let places = self.block(name, Kind::Flag, size);
        for place in set {
            places[place] = 1;
        }
    }

    /// How often each of a fixed number of things is in the list.
    #[inline]
    pub(crate) fn tally(
        &mut self,
        name: &'static str,
        size: usize,
        high: i16,
        list: impl IntoIterator<Item = usize>,
    ) {
        let places = self.block(name, Kind::Number { low: 0, high }, size);
        for place in list {
            places[place] = (places[place] + 1).min(high);
        }
    }
}

/// The seats as a viewer counts them: themselves first, then clockwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around {
    me: Seat,
    seats: u8,
}

impl Around {
    /// Spectators count from seat 0.
    pub(crate) fn new(viewer: Viewer, seats: u8) -> Self {
        Self { me: viewer.seat().unwrap_or(Seat::new(0)), seats }
    }

    /// The viewer's seat.
    pub(crate) const fn me(self) -> Seat {
        self.me
    }

    /// Clockwise steps from the viewer.
    pub(crate) const fn of(self, seat: Seat) -> usize {
        self.me.distance(seat, self.seats) as usize
    }

    /// The same for each seat of a set.
    pub(crate) fn set(self, seats: SeatSet) -> impl Iterator<Item = usize> {
        seats.iter().map(move |seat| self.of(seat))
    }

    /// All seats, the viewer first.
    pub(crate) fn all(self) -> impl Iterator<Item = Seat> + Clone {
        self.me.around(self.seats)
    }
}

/// Numbers of a field that [`expand`] writes for each of its places.
const fn width(kind: Kind) -> usize {
    match kind {
        Kind::Flag | Kind::Number { .. } => 1,
        Kind::Category { choices } => choices as usize,
    }
}

/// How many numbers [`expand`] writes.
pub fn expanded_size(fields: &[Field]) -> usize {
    fields.iter().map(|field| field.size * width(field.kind)).sum()
}

/// An observation as a network likes it: flags as they are, amounts divided by their greatest value, categories as one
/// place per thing of which at most one is 1.
///
/// # Panics
/// If `observation` or `out` do not have the sizes that the fields say.
pub fn expand(fields: &[Field], observation: &[i16], out: &mut [f32]) {
    assert_eq!(out.len(), expanded_size(fields), "one place per feature");
    out.fill(0.0);
    let (mut from, mut to) = (0, 0);
    for field in fields {
        let wide = width(field.kind);
        for &value in &observation[from..from + field.size] {
            match field.kind {
                Kind::Category { .. } => {
                    if value > 0 {
                        out[to + value as usize - 1] = 1.0;
                    }
                }
                Kind::Flag => out[to] = f32::from(value),
                Kind::Number { high, .. } => out[to] = f32::from(value) / f32::from(high),
            }
            to += wide;
        }
        from += field.size;
    }
    assert_eq!(from, observation.len(), "one place per number");
}
