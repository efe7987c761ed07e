//! What the rules do, a file per subject.

pub(crate) mod round;
pub(crate) mod setup;
