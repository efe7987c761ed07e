//! The rules, one file per subject.

pub(crate) mod abilities;
pub(crate) mod build;
pub(crate) mod calling;
pub(crate) mod removal;
pub(crate) mod round;
pub(crate) mod score;
pub(crate) mod selection;
pub(crate) mod turn;
