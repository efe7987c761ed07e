//! The server as its clients meet it: HTTP and WebSocket on a free port, a real file below it.

mod away;
#[allow(dead_code, reason = "shared with the tests in `attacks`")]
mod client;
mod form;
mod games;
mod guard;
mod house;
mod leaks;
mod lessons;
mod lobby;
mod notices;
mod ops;
mod people;
mod postbox;
mod seats;
mod talk;

pub use house::{Folder, House};
