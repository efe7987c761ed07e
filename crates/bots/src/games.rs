//! How each game is won.

mod carrara;
mod habemus_papam;
mod la_citta;
mod machiavelli;
mod notre_dame;

pub use self::{
    carrara::CarraraReader, habemus_papam::HabemusPapamReader, la_citta::LaCittaReader,
    machiavelli::MachiavelliReader, notre_dame::NotreDameReader,
};
