//! Scenario tests: every vector of §11, and the rules around them.
//!
//! The names of the tests carry the numbers of the vectors.

mod announcing;
mod base;
mod buildings;
mod cards;
mod data;
mod expansion;
mod hits;
mod idle;
mod laws;
mod ledger;
mod log;
mod mutants;
mod objects;
mod readings;
mod rulings;
mod scene;
mod tricky;
mod why;
