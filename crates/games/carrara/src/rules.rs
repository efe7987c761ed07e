//! The rules, one file per subject of the rulebook.

pub mod building;
pub mod ending;
pub mod finals;
pub mod market;
pub mod objects;
pub mod scoring;
