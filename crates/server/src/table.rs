//! A table and the task that owns it.
//!
//! [`Live`] is the table itself: it follows [`Deed`]s, whether they come from the store or have just
//! been done. [`Task`] takes commands, writes what they do to the store, and only then tells everybody.
//! If the store fails, the task ends without a word: the next command loads the table again, as it was
//! before.

mod clocks;
mod command;
mod deed;
mod ending;
mod info;
#[cfg(test)]
mod leaks;
mod live;
mod look;
mod play;
mod seats;
mod spread;
mod task;
mod think;

pub use self::{
    deed::{Deed, first_deeds},
    ending::mask,
    live::{Live, Settings, Unplayable, load, replay},
    look::Asker,
    seats::new_row,
    task::{Command, Newcomer, Task},
};
