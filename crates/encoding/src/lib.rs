//! Views as arrays of fixed size, and actions as indices below a fixed number: what learning programs need.
//!
//! An observation is made from a *view* alone, so it cannot contain what the viewer may not know. It is an array of
//! small integers ([`Encoding::observe`]); [`fields`] describes every place of it: name, meaning, bounds. Seats are
//! relative to the viewer (0 is the viewer, 1 the seat to the left, …) and tables with fewer seats are padded with zeros,
//! so one network can play at every number of players.
//!
//! An action index names one of the legal actions of a position ([`indices`]); [`find`] gives the action back. What an
//! index stands for does not depend on the position, with the exceptions that the game's module documents.
//!
//! Both have a version that changes whenever a stored array would be read differently.
//!
//! ```
//! use signoria_encoding::{Encoding, indices, observation};
//! use signoria_engine::{Game, NullSink, Seed, Viewer};
//! use signoria_games::NotreDame;
//!
//! let game = NotreDame::new(&NotreDame::setup(3, Seed::from_number(1)), &mut NullSink).unwrap();
//! let seat = game.to_act().first().unwrap();
//! let view = game.view(Viewer::Seat(seat));
//! let mut array = vec![0; NotreDame::OBSERVATION_SIZE];
//! observation::<NotreDame>(&view, &mut array);
//!
//! let (mut legal, mut found) = (Vec::new(), Vec::new());
//! game.legal(seat, &mut legal);
//! indices::<NotreDame>(&view, &legal, &mut found);
//! assert_eq!(found.len(), legal.len());
//! assert!(found.iter().all(|&index| (index as usize) < NotreDame::ACTIONS));
//! ```
#![warn(missing_docs)]

mod carrara;
mod encoder;
mod habemus_papam;
mod la_citta;
mod machiavelli;
mod notre_dame;
mod reward;

use signoria_engine::{Game, NullSink, Seed, Viewer};

/// Calls the macro `$apply` with every game that has an encoding, in display order: the types that implement `Game`, as
/// `signoria_games` names them.
#[macro_export]
macro_rules! for_each_encoded_game {
    ($apply:ident) => {
        $apply! {
            Machiavelli,
            NotreDame,
            Carrara,
            LaCitta,
            HabemusPapam,
        }
    };
}

/// The games.
pub use signoria_games as games;

pub use self::{
    encoder::{Encoder, Field, Kind, expand, expanded_size},
    reward::Reward,
};

/// How views and actions of a game become numbers.
pub trait Encoding: Game {
    /// Version of the observation, such as `machiavelli/obs-1`.
    const OBSERVATION: &'static str;
    /// Numbers in an observation.
    const OBSERVATION_SIZE: usize;
    /// Version of the action indices, such as `machiavelli/act-1`.
    const ACTION: &'static str;
    /// Number of action indices.
    const ACTIONS: usize;
    /// How many of them, the last ones, are for legal actions that have no index of their own in a position
    /// ([`Encoding::index`] is `None` or taken). They stand there in the order of the rules.
    const OVERFLOW: usize;

    /// Writes the observation of the viewer. Writes the same fields for every view of the game.
    fn observe(view: &Self::View, out: &mut Encoder);

    /// The index of a legal action of the viewer, below `ACTIONS - OVERFLOW`; `None` if it has none of its own.
    fn index(view: &Self::View, action: Self::Action) -> Option<usize>;
}

/// Writes the observation of a view.
///
/// # Panics
/// If `out` does not have [`Encoding::OBSERVATION_SIZE`] places.
pub fn observation<G: Encoding>(view: &G::View, out: &mut [i16]) {
    let mut encoder = Encoder::new(out);
    G::observe(view, &mut encoder);
    encoder.finish();
}

/// Clears `out`, then lists the indices of the legal actions, in their order and all different.
///
/// A legal action that finds no place even among the overflow gets none and is left out together with all after it in the
/// list; no game is known in which this happens.
pub fn indices<G: Encoding>(view: &G::View, legal: &[G::Action], out: &mut Vec<u32>) {
    out.clear();
    let mut overflow = (G::ACTIONS - G::OVERFLOW)..G::ACTIONS;
    // Indices mostly grow with the order of the actions: only what does not lie above all others can be taken.
    let mut above = 0;
    for &action in legal {
        let own = G::index(view, action).map(|index| index as u32);
        let free = own
            .filter(|&index| G::OVERFLOW == 0 || index >= above || !out.contains(&index))
            .inspect(|&index| above = above.max(index + 1));
        let Some(index) = free.or_else(|| overflow.next().map(|index| index as u32)) else {
            return;
        };
        out.push(index);
    }
}

/// The legal action with this index, if there is one.
pub fn find<G: Encoding>(view: &G::View, legal: &[G::Action], index: usize) -> Option<G::Action> {
    let mut found = Vec::with_capacity(legal.len());
    indices::<G>(view, legal, &mut found);
    let place = found.iter().position(|&one| one as usize == index)?;
    Some(legal[place])
}

/// What the places of an observation mean, in order.
pub fn fields<G: Encoding>() -> Vec<Field> {
    let seats = G::meta().seats.counts().last().expect("a game seats players");
    let game = G::deal(&G::setup(seats, Seed::from_number(0)), &mut NullSink);
    let mut out = vec![0; G::OBSERVATION_SIZE];
    let mut encoder = Encoder::describing(&mut out);
    G::observe(&game.view(Viewer::Spectator), &mut encoder);
    encoder.finish()
}
