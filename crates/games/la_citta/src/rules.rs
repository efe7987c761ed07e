//! The rules, one file per subject of the rulebook.

pub(crate) mod building;
pub(crate) mod demolition;
pub(crate) mod feeding;
pub(crate) mod founding;
pub(crate) mod migration;
pub(crate) mod politics;
pub(crate) mod refusal;
pub(crate) mod scoring;
pub(crate) mod turn;
pub(crate) mod year;
