//! Scenario tests: one per vector and rule, with access to the state.

mod material;
mod round;
