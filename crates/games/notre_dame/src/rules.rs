//! The rules, one file per subject of the rulebook.

mod actions;
mod carriage;
mod draft;
mod persons;
pub mod plague;
mod setup;
pub mod stage;
mod supplies;
