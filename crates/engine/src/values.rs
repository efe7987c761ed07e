//! Values of a game that its host can replace.

use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::Arc,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::meta::to_object;

/// Values with a built-in form: numbers and tables that were reconstructed because the original is lost.
pub trait BuiltIn: PartialEq + 'static {
    /// The values that are played unless a host has entered others.
    fn built_in() -> &'static Self;
}

/// The built-in values, or others that a host has entered. Part of options, state and view of a game.
///
/// The built-in ones take no memory, add nothing to the hash of a state and are left out of records, so that records
/// from before a value could be replaced keep their bytes and checkpoints. Others are shared: cloning a state does not
/// allocate.
///
/// ```
/// use signoria_engine::{BuiltIn, Values};
///
/// #[derive(PartialEq, Debug)]
/// struct Rats([u8; 3]);
/// static RATS: Rats = Rats([1, 2, 3]);
/// impl BuiltIn for Rats {
///     fn built_in() -> &'static Self { &RATS }
/// }
///
/// assert_eq!(Values::<Rats>::default().0[2], 3);
/// assert!(Values::new(Rats([1, 2, 3])).is_built_in());
/// assert_eq!(Values::new(Rats([0, 2, 3])).0[0], 0);
/// ```
pub struct Values<T>(Option<Arc<T>>);

impl<T: BuiltIn> Values<T> {
    /// These values.
    pub fn new(values: T) -> Self {
        Self((values != *T::built_in()).then(|| Arc::new(values)))
    }

    /// Whether they are the built-in ones.
    pub const fn is_built_in(&self) -> bool {
        self.0.is_none()
    }
}

impl<T> Default for Values<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Clone for Values<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: BuiltIn> Deref for Values<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match &self.0 {
            None => T::built_in(),
            Some(values) => values,
        }
    }
}

impl<T: PartialEq> PartialEq for Values<T> {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            (Some(one), Some(other)) => Arc::ptr_eq(one, other) || one == other,
            (None, Some(_)) | (Some(_), None) => false,
        }
    }
}

impl<T: Eq> Eq for Values<T> {}

impl<T: Hash> Hash for Values<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if let Some(values) = &self.0 {
            values.hash(state);
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for Values<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            None => f.write_str("built in"),
            Some(values) => values.fmt(f),
        }
    }
}

/// Only the fields that differ from the built-in ones are written.
impl<T: BuiltIn + Serialize> Serialize for Values<T> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let built_in = to_object(T::built_in());
        let values = to_object::<T>(self);
        output
            .collect_map(values.into_iter().filter(|(key, value)| built_in.get(key) != Some(value)))
    }
}

impl<'de, T: BuiltIn + Deserialize<'de>> Deserialize<'de> for Values<T> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        T::deserialize(input).map(Self::new)
    }
}
