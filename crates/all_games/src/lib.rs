//! The list of games: [`for_each_game`].
//!
//! Everything that needs all games builds its own list from it: the registry, the bots, `signoria-lab`, the terminal,
//! the TypeScript types and their tests. Each game is also re-exported under its id, and so is the type that
//! implements `Game`:
//!
//! ```
//! use signoria_engine::Game;
//! use signoria_games::{Carrara, carrara};
//!
//! assert_eq!(Carrara::ID, "carrara");
//! let options = carrara::Options::default();
//! # let _ = options;
//! ```

/// Calls the macro `$apply` with every game in display order: its id, its crate and the type that implements
/// `Game`. Crates that use the list expect for each id
///
/// * `crates/bots/src/games/<id>.rs` with a type `Evaluator` that implements `Evaluate`,
/// * `crates/terminal/src/<id>.rs` with a function `draw`.
///
/// ```
/// macro_rules! count {
///     ($($id:ident = $package:ident::$game:ident,)*) => { [$(stringify!($id)),*].len() };
/// }
/// assert!(signoria_games::for_each_game!(count) >= 5);
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($apply:ident) => {
        $apply! {
            machiavelli = signoria_machiavelli::Machiavelli,
            notre_dame = signoria_notre_dame::NotreDame,
            carrara = signoria_carrara::Carrara,
            la_citta = signoria_la_citta::LaCitta,
            habemus_papam = signoria_habemus_papam::HabemusPapam,
        }
    };
}

macro_rules! re_export {
    ($($id:ident = $package:ident::$game:ident,)*) => {
        $(
            pub use $package as $id;
            pub use $package::$game;
        )*
    };
}

for_each_game!(re_export);

/// The examples in the READMEs of the games, which are crates for others too. They are tested here, where all games are
/// known.
#[cfg(doctest)]
mod readmes {
    #[doc = include_str!("../../games/carrara/README.md")]
    #[doc = include_str!("../../games/habemus_papam/README.md")]
    #[doc = include_str!("../../games/la_citta/README.md")]
    #[doc = include_str!("../../games/machiavelli/README.md")]
    #[doc = include_str!("../../games/notre_dame/README.md")]
    struct Readmes;
}
