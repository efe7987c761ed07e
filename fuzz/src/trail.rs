//! How far an input came.

use std::{
    hash::{Hash, Hasher},
    mem::{Discriminant, discriminant},
};

use signoria_engine::StableHasher;

/// The turns an input took in its target. An input with a new trail is worth keeping: it reached
/// something no other did. Coarse by intention, or everything would be new.
#[derive(Clone, Debug, Default)]
pub struct Trail(StableHasher);

impl Trail {
    /// Notes a turn.
    pub fn note(&mut self, turn: impl Hash) {
        turn.hash(&mut self.0);
    }

    /// Notes which variant of an enum came up, without its values.
    pub fn note_kind<T>(&mut self, value: &T) {
        let kind: Discriminant<T> = discriminant(value);
        kind.hash(&mut self.0);
    }

    /// Notes the magnitude of a number.
    pub fn note_size(&mut self, number: usize) {
        self.note(number.checked_ilog2());
    }

    /// A fingerprint of all turns.
    pub fn fingerprint(&self) -> u64 {
        self.0.finish()
    }
}
