//! The list of games and the one dynamic boundary.
//!
//! Below this crate everything is generic over the game and static; above it (terminal, server) a
//! game is a [`GameType`] and a running game is a [`Table`], with JSON and notation going in and
//! out. Loops that must be fast (playouts, simulation, perft) run below the boundary.
//!
//! ```
//! for game in signoria_registry::GAMES {
//!     println!("{} {:?}", game.meta().title, game.meta().seats.counts());
//! }
//! assert!(signoria_registry::game("tiddlywinks").is_none());
//! ```
#![warn(missing_docs)]

mod bench;
mod bot;
mod changes;
mod game_type;
pub mod host_data;
mod json;
mod rating;
mod simulate;
mod table;

pub use signoria_bots::{
    Budget, Level, NAMES as BOTS, Pace, Persona, is_bot_name as is_bot, pace, seed_of,
};

pub use self::{
    bench::Bench,
    bot::{DynBot, Hint, Observation},
    game_type::{GameAdapter, GameType, RawOptions, RawSetup},
    host_data::{DataProblem, HostData},
    json::Json,
    rating::{Rating, rate},
    simulate::{SeatTally, Simulation, SimulationError, Tally, WIN},
    table::{
        Beat, Choice, Detail, LegalAction, LoggedEvent, PlayError, Position, SentView, Table,
        ViewUpdate,
    },
};

macro_rules! game_types {
    ($($id:ident = $package:ident::$game:ident,)*) => {
        /// Every game, in display order. The list is [`signoria_games::for_each_game`].
        pub static GAMES: &[&dyn GameType] = &[$(&GameAdapter::<signoria_games::$game>::INSTANCE,)*];
    };
}

signoria_games::for_each_game!(game_types);

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn GameType> {
    GAMES.iter().copied().find(|game| game.meta().id == id)
}
