//! Scenario tests: every vector of `docs/rules/habemus_papam.md` §10 by its number, then every other rule.

mod bidding;
mod gold;
mod hits;
mod ledger;
mod material;
mod mutants;
mod political;
mod scoring;
mod secrets;
mod smoke;
mod swap;
mod table;
mod told;
mod transitions;
mod why;
