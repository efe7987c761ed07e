//! The evaluations of the games: a file for each, with a type `Evaluator`.

pub mod carrara;
pub mod habemus_papam;
pub mod la_citta;
pub mod machiavelli;
pub mod notre_dame;

use crate::Evaluated;

macro_rules! evaluated {
    ($($id:ident = $package:ident::$game:ident,)*) => {
        $(impl Evaluated for signoria_games::$game {
            type Evaluator = $id::Evaluator;
        })*
    };
}

signoria_games::for_each_game!(evaluated);
