//! Sets of things that come from a fixed list: buildings, objects, places.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// One of a fixed list of at most 64 things.
pub trait Member: Copy + fmt::Debug + 'static {
    /// The whole list.
    const LIST: &'static [Self];

    /// Place in the list.
    fn place(self) -> usize;
}

/// The enums of the box are lists already.
macro_rules! members {
    ($($name:ident)*) => {$(
        impl $crate::set::Member for $name {
            const LIST: &'static [Self] = &Self::ALL;

            fn place(self) -> usize {
                self.index()
            }
        }
    )*};
}

pub(crate) use members;

/// A set of such things.
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Member> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The things whose indices are set in `bits`.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self { bits, of: PhantomData }
    }

    /// Every one there is.
    pub fn all() -> Self {
        Self::from_bits((1 << T::LIST.len()) - 1)
    }

    /// How many are in the set.
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether nothing is in the set.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether the thing is in the set.
    pub fn contains(self, thing: T) -> bool {
        self.bits >> thing.place() & 1 == 1
    }

    /// Puts a thing in.
    pub fn insert(&mut self, thing: T) {
        self.bits |= 1 << thing.place();
    }

    /// Takes a thing out.
    pub fn remove(&mut self, thing: T) {
        self.bits &= !(1 << thing.place());
    }

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// What is in this set but not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// The things in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(T::LIST[index])
        })
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut set = Self::EMPTY;
        for thing in things {
            set.insert(thing);
        }
        set
    }
}

#[cfg(feature = "ts")]
signoria_engine::ts_alias!([T: signoria_engine::ts_rs::TS] Set<T> = Vec<T>);

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(input)?;
        let set: Self = things.iter().copied().collect();
        if usize::from(set.len()) == things.len() {
            Ok(set)
        } else {
            Err(D::Error::custom("a set holds each thing once"))
        }
    }
}
