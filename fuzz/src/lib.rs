//! Random bytes and texts against everything that reads input.
//!
//! A [`Target`] takes any bytes and must not panic; what it promises beyond that it asserts. Targets
//! are plain functions, so that two drivers can feed them: the mutator in this crate, which runs
//! everywhere, and libFuzzer, which sees coverage (`fuzz/coverage`). `cargo xtask fuzz` starts either.

mod actions;
mod clients;
mod mutator;
mod options;
mod positions;
mod records;
mod trail;

pub use self::{
    mutator::{Crash, Mutator, quietly},
    trail::Trail,
};

/// Something that reads input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line.
    pub name: &'static str,
    /// Reads the bytes; panics if a promise is broken. The trail tells how far they came.
    pub run: fn(&[u8]) -> Trail,
    /// Real input to start from.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// All targets.
pub const TARGETS: [Target; 4] = [
    Target { name: "record_bytes", run: records::run, seeds: records::seeds },
    Target { name: "action_text", run: actions::run, seeds: actions::seeds },
    Target { name: "option_text", run: options::run, seeds: options::seeds },
    Target { name: "client_bytes", run: clients::run, seeds: clients::seeds },
];

/// The target of this name.
pub fn target(name: &str) -> Option<Target> {
    TARGETS.into_iter().find(|target| target.name == name)
}
