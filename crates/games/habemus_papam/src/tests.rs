//! Scenario tests: every vector of `docs/rules/habemus_papam.md` §10 by its number, then every other rule.

mod bidding;
mod gold;
mod material;
mod political;
mod scoring;
mod secrets;
mod smoke;
mod swap;
mod table;
mod transitions;
mod why;
