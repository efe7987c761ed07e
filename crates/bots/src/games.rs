//! The evaluations of all games, and the list that registers each game with its evaluation.

mod carrara;
mod habemus_papam;
mod la_citta;
mod machiavelli;
mod notre_dame;

pub use signoria_carrara::Carrara;
pub use signoria_habemus_papam::HabemusPapam;
pub use signoria_la_citta::LaCitta;
pub use signoria_machiavelli::Machiavelli;
pub use signoria_notre_dame::NotreDame;

pub use self::{
    carrara::CarraraEvaluator, habemus_papam::HabemusPapamEvaluator, la_citta::LaCittaEvaluator,
    machiavelli::MachiavelliEvaluator, notre_dame::NotreDameEvaluator,
};
use crate::Evaluated;

/// Calls the macro `$apply` with every game and its evaluation, in display order: the registration of the
/// games. The names are those of [`games`](crate::games). The registry and `signoria-lab` build their lists
/// from it.
#[macro_export]
macro_rules! for_each_game {
    ($apply:ident) => {
        $apply! {
            Machiavelli => MachiavelliEvaluator,
            NotreDame => NotreDameEvaluator,
            Carrara => CarraraEvaluator,
            LaCitta => LaCittaEvaluator,
            HabemusPapam => HabemusPapamEvaluator,
        }
    };
}

macro_rules! evaluated {
    ($($game:ident => $evaluator:ident,)*) => {
        $(impl Evaluated for $game {
            type Evaluator = $evaluator;
        })*
    };
}

for_each_game!(evaluated);
