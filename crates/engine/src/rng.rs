//! Chance that can be replayed: one `ChaCha8` stream per chance event.
//!
//! A new shuffle in one rule cannot shift the draws of another, because each event opens its own
//! stream; and "did chance happen?" is a counter. The distributions are ours, so that no library
//! update can change how an old record replays. The vectors in the tests below are frozen.

use std::{fmt, str::FromStr};

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// The secret from which all chance of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests, simulations and the terminal.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"signoria seed ");
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The key of all chance after the undo that is the entry with this index in a record. It is
    /// derived from the seed, so that a record replays, and reveals nothing about the seed.
    #[must_use]
    pub fn redrawn(&self, entry: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"signoria redraw ");
        hash.update(self.0);
        hash.update(entry.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The SHA-256 of the seed in hexadecimal, which may be published before the game.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

/// Lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}

/// Parses hexadecimal digits; `None` for any other text.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
    let (pairs, odd) = digits.as_deref()?.as_chunks::<2>();
    odd.is_empty().then(|| pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Prints the commitment, because the seed must not get into a log line.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({}…)", &self.commitment()[..8])
    }
}

/// A text that is neither a whole number nor 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a seed is a whole number or 64 hexadecimal digits")]
pub struct ParseSeedError;

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        if text.len() == 64 {
            return unhex(text)
                .and_then(|bytes| bytes.try_into().ok())
                .map(Self)
                .ok_or(ParseSeedError);
        }
        text.parse().map(Self::from_number).map_err(|_| ParseSeedError)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        output.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = String::deserialize(input)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// The chance of one game: part of its state, never of a view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameRng {
    key: Seed,
    events: u64,
}

impl GameRng {
    /// Chance at the start of a game.
    pub const fn new(seed: Seed) -> Self {
        Self { key: seed, events: 0 }
    }

    /// Chance of a determinized state: a fresh key, and the event counter of the original.
    pub fn sampled(rng: &mut impl Rng, events: u64) -> Self {
        let mut key = [0; 32];
        rng.fill_bytes(&mut key);
        Self { key: Seed(key), events }
    }

    /// Uses another key for all future chance; the counter of events continues. Returns a separate
    /// stream to reshuffle what was drawn before and is hidden from all seats.
    pub fn rekey(&mut self, key: Seed) -> impl Rng + use<> {
        self.key = key;
        let mut stream = ChaCha8Rng::from_seed(key.0);
        // The counter of events never reaches this number.
        stream.set_stream(u64::MAX);
        stream
    }

    /// How many chance events have happened.
    pub const fn chance_events(&self) -> u64 {
        self.events
    }

    /// Opens the stream of the next chance event.
    pub fn next_stream(&mut self) -> impl Rng + use<> {
        let mut stream = ChaCha8Rng::from_seed(self.key.0);
        stream.set_stream(self.events);
        self.events += 1;
        stream
    }
}

/// Unbiased draws from any source of random bits, the same on every platform and in every version.
pub trait RngExt: Rng {
    /// A uniform number below `bound`, without bias (Lemire's method).
    ///
    /// # Panics
    /// If `bound` is 0.
    fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).expect("draws are among fewer than 2^32 things");
        assert!(bound > 0, "a draw needs at least one item");
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as usize
    }

    /// Puts the items into a uniformly random order (Fisher–Yates, from the end).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }

    /// One of the items, uniformly; `None` if there are none.
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.below(items.len())]) }
    }
}

impl<R: Rng + ?Sized> RngExt for R {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: if this test fails, every stored record is lost. Do not bless new numbers.
    #[test]
    fn draws_never_change() {
        let mut rng = GameRng::new(Seed::from_number(1655));
        let mut first = rng.next_stream();
        let draws: Vec<usize> =
            [2, 3, 5, 10, 52, 100, 1000, 65_536].map(|bound| first.below(bound)).to_vec();
        let mut deck: Vec<u8> = (0..12).collect();
        rng.next_stream().shuffle(&mut deck);
        assert_eq!(rng.chance_events(), 2);
        assert_eq!(draws, [1, 1, 3, 5, 1, 46, 462, 30_300]);
        assert_eq!(deck, [6, 7, 1, 11, 10, 2, 9, 0, 5, 8, 3, 4]);
    }

    #[test]
    fn streams_do_not_depend_on_what_earlier_events_drew() {
        let mut one = GameRng::new(Seed::from_number(7));
        let mut other = one;
        let _ = one.next_stream().below(10);
        let mut long = other.next_stream();
        for _ in 0..1000 {
            let _ = long.below(10);
        }
        assert_eq!(one.next_stream().next_u64(), other.next_stream().next_u64());
    }

    /// Frozen: records with an agreed undo depend on it.
    #[test]
    fn keys_after_an_undo_never_change() {
        let seed = Seed::from_number(1655);
        assert_eq!(
            seed.redrawn(0).to_string(),
            "10a6675ae5514f1285c6b5e92befbd3bb8df574ec5e1dfbf9ead62b02a213711"
        );
        assert_eq!(
            seed.redrawn(12).to_string(),
            "37f2d41255d3cf5cacfbd3c0dcbf09f9bdf80e62f7de636731c00dc2a718fe70"
        );
        assert_ne!(seed.redrawn(1), Seed::from_number(1656).redrawn(1));
    }

    #[test]
    fn rekey_changes_future_chance_and_keeps_the_counter() {
        let mut rng = GameRng::new(Seed::from_number(7));
        let _ = rng.next_stream();
        let mut other = rng;
        let mut hidden = other.rekey(Seed::from_number(8));
        assert_eq!(other.chance_events(), 1);
        let (old, new) = (rng.next_stream().next_u64(), other.next_stream().next_u64());
        assert_ne!(old, new);
        assert_ne!(hidden.next_u64(), new, "what lies hidden has a stream of its own");
    }

    #[test]
    fn below_is_uniform() {
        let mut stream = GameRng::new(Seed::from_number(3)).next_stream();
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[stream.below(6)] += 1;
        }
        // Six standard deviations of a fair die.
        assert!(seen.iter().all(|&count| count.abs_diff(10_000) < 550), "{seen:?}");
    }

    #[test]
    fn seeds_round_trip_and_invalid_texts_are_refused() {
        let seed = Seed::from_number(42);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("42".parse(), Ok(seed));
        for bad in ["", "x", "-1", &"g".repeat(64), &"+1".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(ParseSeedError), "{bad}");
        }
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..8]));
    }
}
