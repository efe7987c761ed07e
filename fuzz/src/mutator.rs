//! A driver that needs nothing but this crate: mutates real input, keeps what came somewhere new.

use std::{
    collections::HashSet,
    panic::{self, AssertUnwindSafe},
    sync::Mutex,
    time::{Duration, Instant},
};

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use signoria_engine::RngExt;

use crate::Target;

/// Longest input tried.
const LONGEST: usize = 32_768;

/// An input that made its target panic.
#[derive(Clone, Debug)]
pub struct Crash {
    /// As found, then shortened as long as the target still panics.
    pub input: Vec<u8>,
    /// What the panic said and where.
    pub message: String,
}

/// A run against one target.
pub struct Mutator {
    target: Target,
    rng: Xoshiro256PlusPlus,
    corpus: Vec<Vec<u8>>,
    /// Words of the corpus, to be put where others were.
    words: Vec<Vec<u8>>,
    trails: HashSet<u64>,
    /// Inputs tried.
    pub tried: u64,
    /// The slowest so far.
    pub slowest: Duration,
}

impl Mutator {
    /// Starts from the target's own seeds. The same number finds the same inputs.
    pub fn new(target: Target, number: u64) -> Self {
        let corpus = (target.seeds)();
        let mut words: Vec<Vec<u8>> = corpus
            .iter()
            .flat_map(|seed| seed.split(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_'))
            .filter(|word| (1..=24).contains(&word.len()))
            .map(<[u8]>::to_vec)
            .collect();
        let usual = ["", " ", "\n", "0", "-1", "255", "4294967296", "18446744073709551616", "null"];
        words.extend(usual.map(|word| word.as_bytes().to_vec()));
        words.sort();
        words.dedup();
        Self {
            target,
            rng: Xoshiro256PlusPlus::seed_from_u64(number),
            corpus,
            words,
            trails: HashSet::new(),
            tried: 0,
            slowest: Duration::ZERO,
        }
    }

    /// Inputs kept so far, the seeds included.
    pub fn kept(&self) -> usize {
        self.corpus.len()
    }

    /// Different trails seen.
    pub fn trails(&self) -> usize {
        self.trails.len()
    }

    /// Tries the seeds, then mutations until the time is over or the target panics.
    pub fn run(&mut self, time: Duration) -> Result<(), Crash> {
        let end = Instant::now() + time;
        for at in 0..self.corpus.len() {
            if Instant::now() >= end {
                break;
            }
            let seed = self.corpus[at].clone();
            self.attempt(&seed)?;
        }
        while Instant::now() < end {
            let input = self.mutate();
            if self.attempt(&input)? {
                self.corpus.push(input);
            }
        }
        Ok(())
    }

    /// Runs the target; true if the input came somewhere new.
    fn attempt(&mut self, input: &[u8]) -> Result<bool, Crash> {
        let start = Instant::now();
        self.tried += 1;
        match attempt(self.target, input) {
            Ok(trail) => {
                self.slowest = self.slowest.max(start.elapsed());
                Ok(self.trails.insert(trail))
            }
            Err(message) => Err(self.shorten(input.to_vec(), message)),
        }
    }

    fn mutate(&mut self) -> Vec<u8> {
        let mut input = self.pick_input();
        // Mostly a single change: two errors hide each other.
        let changes = 1 + self.rng.below(4) * self.rng.below(2);
        for _ in 0..changes {
            self.change(&mut input);
        }
        input.truncate(LONGEST);
        input
    }

    fn pick_input(&mut self) -> Vec<u8> {
        let at = self.rng.below(self.corpus.len());
        self.corpus[at].clone()
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        let rng = &mut self.rng;
        let at = rng.below(input.len() + 1);
        match rng.below(9) {
            0 if at < input.len() => input[at] ^= 1 << rng.below(8),
            1 if at < input.len() => input[at] = rng.below(256) as u8,
            2 => input.insert(at, rng.below(128) as u8),
            3 => {
                let end = (at + 1 + rng.below(16)).min(input.len());
                input.drain(at..end);
            }
            4 => {
                let (start, end) = word_at(input, at);
                let word = self.words[rng.below(self.words.len())].clone();
                input.splice(start..end, word);
            }
            5 => {
                let word = self.words[rng.below(self.words.len())].clone();
                input.splice(at..at, word);
            }
            6 => {
                let other = &self.corpus[rng.below(self.corpus.len())];
                let from = rng.below(other.len() + 1);
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
            7 => {
                let mut lines: Vec<Vec<u8>> =
                    input.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
                let (one, other) = (rng.below(lines.len()), rng.below(lines.len()));
                if rng.below(2) == 0 {
                    lines.swap(one, other);
                } else {
                    let copied = lines[other].clone();
                    lines[one] = copied;
                }
                *input = lines.join(&b'\n');
            }
            _ => {
                let (start, end) = word_at(input, at);
                if let Some(number) = std::str::from_utf8(&input[start..end])
                    .ok()
                    .and_then(|word| word.parse::<u64>().ok())
                {
                    let near = number.wrapping_add(rng.below(5) as u64).wrapping_sub(2);
                    input.splice(start..end, near.to_string().into_bytes());
                }
            }
        }
    }

    /// Cuts pieces out of an input as long as the target still panics.
    fn shorten(&self, mut input: Vec<u8>, mut message: String) -> Crash {
        let mut piece = input.len() / 2;
        let end = Instant::now() + Duration::from_secs(10);
        while piece > 0 && Instant::now() < end {
            let mut at = 0;
            while at + piece <= input.len() {
                let mut shorter = input.clone();
                shorter.drain(at..at + piece);
                match attempt(self.target, &shorter) {
                    Err(said) => (input, message) = (shorter, said),
                    Ok(_) => at += piece,
                }
            }
            piece /= 2;
        }
        Crash { input, message }
    }
}

/// The word around a place: letters, digits and underscores.
fn word_at(input: &[u8], at: usize) -> (usize, usize) {
    let inside = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let start = at - input[..at].iter().rev().take_while(|byte| inside(byte)).count();
    let end = at + input[at..].iter().take_while(|byte| inside(byte)).count();
    (start, end)
}

/// What the last panic said and where.
static SAID: Mutex<String> = Mutex::new(String::new());

/// Runs with panics kept for the report instead of printed.
pub fn quietly<T>(work: impl FnOnce() -> T) -> T {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(|info| {
        if let Ok(mut said) = SAID.lock() {
            *said = info.to_string();
        }
    }));
    let result = work();
    panic::set_hook(usual);
    result
}

/// The trail of an input, or what the panic said.
fn attempt(target: Target, input: &[u8]) -> Result<u64, String> {
    panic::catch_unwind(AssertUnwindSafe(|| (target.run)(input).fingerprint()))
        .map_err(|_| SAID.lock().map_or_else(|_| "a panic".to_owned(), |said| said.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{TARGETS, Trail};

    /// Panics on any input that contains this.
    fn fragile(bytes: &[u8]) -> Trail {
        assert!(!bytes.windows(2).any(|pair| pair == b"z7"), "planted");
        let mut trail = Trail::default();
        trail.note(bytes.contains(&b'z'));
        trail
    }

    fn seeds() -> Vec<Vec<u8>> {
        vec![b"take 7 and 8".to_vec(), b"a zebra".to_vec()]
    }

    #[test]
    fn a_planted_panic_is_found_and_shortened() {
        let target = Target { name: "fragile", run: fragile, seeds };
        let found = quietly(|| Mutator::new(target, 1).run(Duration::from_mins(1)));
        let crash = found.expect_err("the panic is easy to reach");
        assert_eq!(crash.input, b"z7");
        assert!(crash.message.contains("planted"), "{}", crash.message);
    }

    #[test]
    fn seeds_pass_their_targets_and_nonsense_does() {
        for target in TARGETS {
            let seeds = (target.seeds)();
            assert!(!seeds.is_empty(), "{}", target.name);
            // A sample: all of them are tried at the start of every run.
            for seed in seeds.iter().step_by(seeds.len().div_ceil(50)) {
                let _ = (target.run)(seed);
            }
            for nonsense in [&b""[..], b"\xff", b"{", b"\0\0\0\0", "ж ж ж ж".as_bytes()] {
                let _ = (target.run)(nonsense);
            }
        }
    }
}
