//! The auditor: counts material and notes broken invariants.

/// Counts the material of a state and lists its violated invariants.
///
/// Material is counted by kind. The test kit requires that the counts never change during a game. Material
/// that the rules create or destroy is counted together with its source (gold with the bank, which may be
/// negative).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    counts: Vec<(&'static str, i64)>,
    broken: Vec<&'static str>,
}

impl Audit {
    /// Adds `number` pieces of this kind.
    pub fn count(&mut self, kind: &'static str, number: impl Into<i64>) {
        let number = number.into();
        match self.counts.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, sum)) => *sum += number,
            None => self.counts.push((kind, number)),
        }
    }

    /// Requires that an invariant holds; `invariant` names the rule, with its number in the
    /// specification.
    pub fn require(&mut self, holds: bool, invariant: &'static str) {
        if !holds {
            self.broken.push(invariant);
        }
    }

    /// Returns the names of the violated invariants.
    pub fn broken(&self) -> &[&'static str] {
        &self.broken
    }

    /// Returns the counts, sorted by name.
    pub fn counts(&self) -> Vec<(&'static str, i64)> {
        let mut counts = self.counts.clone();
        counts.sort_unstable();
        counts
    }
}
