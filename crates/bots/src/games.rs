//! How each game is won.

mod habemus_papam;
mod notre_dame;

pub(crate) use self::{habemus_papam::HabemusPapamReader, notre_dame::NotreDameReader};
