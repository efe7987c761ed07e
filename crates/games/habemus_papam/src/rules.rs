//! The rules, one file per subject of the rulebook.

pub(crate) mod bidding;
mod picking;
mod ploys;
mod reveal;
pub(crate) mod scoring;
mod setup;

pub(crate) use self::setup::{CHANCE_EVENTS, action_cards, political_cards};
