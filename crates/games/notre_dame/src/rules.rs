//! The rules, one file per subject of the rulebook.

mod actions;
mod carriage;
mod draft;
mod persons;
mod plague;
mod setup;
mod stage;
mod supplies;
