//! Sets of persons: every person exists once, so a display is a bit set.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Person;

/// A set of persons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Persons(u32);

impl Persons {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// The cardinals of the cardinal deck: those with a purse.
    pub const DECK: Self = Self::range(Person::DECK);
    /// The cardinals of the political deck.
    pub const OUTSIDERS: Self = Self::range(Person::OUTSIDERS);
    /// The leaders.
    pub const LEADERS: Self = Self::range(Person::LEADERS);
    /// All whom bribery, banishment and a stranger's swap can touch (§2.9): cardinals but Chigi, those of
    /// the political deck included (R9).
    pub const EXPOSED: Self =
        Self((Self::DECK.0 | Self::OUTSIDERS.0) & !Self::one(Person::FabioChigi).0);

    /// Those of a display that a swap may move: the player's own all, of another player the exposed ones.
    pub(crate) fn movable(self, own: bool) -> Self {
        if own { self } else { self.and(Self::EXPOSED) }
    }

    const fn range(range: std::ops::Range<usize>) -> Self {
        Self(((1 << range.end) - 1) & !((1 << range.start) - 1))
    }

    /// Just this person.
    pub const fn one(person: Person) -> Self {
        Self(1 << person as u32)
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the person is in the set.
    pub const fn contains(self, person: Person) -> bool {
        self.0 & Self::one(person).0 != 0
    }

    /// Adds a person.
    pub const fn insert(&mut self, person: Person) {
        self.0 |= Self::one(person).0;
    }

    /// Takes a person out.
    pub const fn remove(&mut self, person: Person) {
        self.0 &= !Self::one(person).0;
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in this set only.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The persons in order of their declaration.
    pub fn iter(self) -> impl Iterator<Item = Person> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Person::ALL.get(index).copied()
        })
    }
}

impl FromIterator<Person> for Persons {
    fn from_iter<I: IntoIterator<Item = Person>>(persons: I) -> Self {
        persons.into_iter().fold(Self::EMPTY, |set, person| set.or(Self::one(person)))
    }
}

impl std::fmt::Debug for Persons {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Person::id)).finish()
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([] Persons = Vec<Person>);

impl Serialize for Persons {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Persons {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Ok(Vec::<Person>::deserialize(input)?.into_iter().collect())
    }
}
