//! The auditor: counts material and notes broken invariants.

/// Collects what a state contains and which of its invariants do not hold.
///
/// Kinds are counted under their names; the conformance suite demands that the counts never change
/// during a game. What the rules create or destroy is counted together with its source (gold with the
/// bank, which may be negative).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Audit {
    counts: Vec<(&'static str, i64)>,
    broken: Vec<&'static str>,
}

impl Audit {
    /// There are so many more of this kind.
    pub fn count(&mut self, kind: &'static str, number: impl Into<i64>) {
        let number = number.into();
        match self.counts.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, sum)) => *sum += number,
            None => self.counts.push((kind, number)),
        }
    }

    /// This must hold; `invariant` names the rule, with its number in the specification.
    pub fn require(&mut self, holds: bool, invariant: &'static str) {
        if !holds {
            self.broken.push(invariant);
        }
    }

    /// Names of the invariants that do not hold.
    pub fn broken(&self) -> &[&'static str] {
        &self.broken
    }

    /// The counts, sorted by name.
    pub fn counts(&self) -> Vec<(&'static str, i64)> {
        let mut counts = self.counts.clone();
        counts.sort_unstable();
        counts
    }
}
