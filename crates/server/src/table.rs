//! A table and the task that owns it.
//!
//! [`TableState`] is the state of the table, folded from its [`TableEvent`]s, whether they come from the store or have
//! just happened. [`TableTask`] handles commands, stores their effects, and only then informs the clients. If
//! the store fails, the task ends; the next command loads the table again, as it was before.

mod bots;
mod clocks;
mod command;
mod event;
mod info;
#[cfg(test)]
mod leaks;
mod play;
mod publish;
mod replay;
mod result;
mod seats;
mod state;
mod task;

pub use self::{
    event::{OwnDeeds, TableEvent, initial_events},
    replay::ReplayRequest,
    result::mask,
    seats::new_row,
    state::{Settings, TableState, Unplayable, load, replay},
    task::{Command, ConnectRequest, TableTask},
};
