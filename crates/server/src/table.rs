//! A table and the task that owns it.
//!
//! [`Live`] is the table itself: it follows [`Deed`]s, whether they come from the store or have just
//! been done. [`Task`] takes commands, writes what they do to the store, and only then tells everybody.
//! If the store fails, the task ends without a word: the next command loads the table again, as it was
//! before.

mod deed;
#[cfg(test)]
mod leaks;
mod live;
mod look;
mod play;
mod seats;
mod task;
mod think;

pub use self::{
    deed::first_deeds,
    live::{Live, load},
    task::{Command, Task},
};
