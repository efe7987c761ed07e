//! The reconstructed values, which a host who owns the box can replace. The rats are an option of their own.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use signoria_engine::BuiltIn;

use crate::streets::Streets;

/// What the pictures of the rulebook would show.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Data {
    /// The streets between the markets.
    #[cfg_attr(feature = "ts", ts(as = "Option<Streets>", optional))]
    pub streets: Streets,
}

impl BuiltIn for Data {
    fn built_in() -> &'static Self {
        static DATA: LazyLock<Data> = LazyLock::new(Data::default);
        &DATA
    }
}
