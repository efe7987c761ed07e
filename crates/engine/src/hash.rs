//! A hash of a state that is the same in every build and on every platform.
//!
//! The standard library's hasher may change between releases; records store these numbers on disk.

use std::hash::{Hash, Hasher};

/// FNV-1a over 64 bits, with every machine-sized integer widened to eight bytes.
#[derive(Clone, Debug)]
pub struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}

/// The stable hash of a value.
pub fn stable_hash(value: &impl Hash) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: checkpoints in stored records depend on it.
    #[test]
    fn fingerprints_are_the_same_for_ever() {
        #[derive(Hash)]
        enum Kind {
            _A,
            B(u16),
        }
        assert_eq!(stable_hash(&(1_u8, Kind::B(7), "text", [3_u8, 4])), 0xd7d1_790d_9f96_08cf);
    }
}
