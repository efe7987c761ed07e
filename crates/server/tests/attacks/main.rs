//! Attacks on a running server by modified clients, one file per subject.
//!
//! Each test is named after what it defends, and failed on the program before the defence was built.

#[path = "../http/client.rs"]
#[allow(dead_code, reason = "shared with the tests in `house`")]
mod client;
#[path = "../http/form.rs"]
mod form;
#[path = "../http/house.rs"]
#[allow(dead_code, reason = "shared with the tests in `house`")]
mod house;

mod accounts;
mod erasure;
mod faults;
mod hosts;
mod leaving;
mod limits;
mod names;
mod oracle;
mod pace;
mod proxies;
mod sessions;
mod spectators;
mod starvation;
mod strangers;
mod table;
mod time;
mod undo;

pub use house::{Folder, House};
