//! The laws every game obeys, as tests generic over the game.
//!
//! A game gets all of it in a few lines:
//!
//! ```
//! use signoria_testkit::{Plan, assert_secret, conform, toy::Toy};
//!
//! assert_secret!(Toy);
//!
//! // #[test]
//! fn obeys_every_law() {
//!     conform::<Toy>(&Plan::new(20, 100)); // 20 games per variant, at most 100 decisions each
//! }
//! # obeys_every_law();
//! ```
//!
//! * [`conform`] plays random games and checks every [`Law`] on the way; a failure is shrunk to few seats,
//!   a small seed and a short record. `SIGNORIA_GAMES=10000` makes it a campaign,
//!   `SIGNORIA_VARIANT=text` plays only variants with this in their name, `SIGNORIA_SEED=17` one game, with
//!   every law at every position of it.
//! * [`ledger`](ledger()) and [`promises`](promises()) ensure that events tell the truth and that choices give what their
//!   labels promise, once the game has said what they speak of.
//! * [`golden`] verifies committed records and perft tables.
//! * [`scenario`] is for rule tests: build a table, play a script, look.
//! * [`walk`] is for invariants over transitions.
//! * [`toy`] is the smallest complete game.
#![warn(missing_docs)]

mod conform;
mod difference;
pub mod golden;
mod guard;
mod law;
pub mod laws;
pub mod ledger;
mod plan;
mod position;
pub mod promises;
pub mod samples;
pub mod scenario;
mod secret;
#[allow(missing_docs)] // to be read rather than used
pub mod toy;
mod walk;

/// The random source of tests: quick, and the same on every platform.
pub use rand_xoshiro::Xoshiro256PlusPlus as TestRng;
#[doc(hidden)]
pub use serde::Serialize;
pub use signoria_engine::Game;
#[doc(hidden)]
pub use static_assertions::assert_not_impl_any;

pub use self::{
    conform::{Failure, Line, Report, check, check_laws, conform},
    law::Law,
    ledger::{Claim, Claims, Ledger, check_ledger, ledger},
    plan::{Choice, MakeOptions, Plan, Variant},
    position::{Position, Verdict},
    promises::{Promise, Promises, check_promises, promises},
    walk::walk,
};
