//! The points over a game, as far as they are public.

use std::sync::Arc;

use signoria_engine::{Seat, Viewer};
use signoria_protocol::ScorePoint;
use signoria_registry::Table;

use crate::fair::Limits;

/// How many games are replayed at once, so that replays never take processors from play.
pub const LIMITS: Limits =
    Limits { slots: 2, slots_per_household: 1, waiting_per_household: 8, waiting_per_user: 8 };

/// What a score history depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    pub viewer: Viewer,
    /// The number of actions it covers.
    pub actions: usize,
    /// The version of the last change of the position.
    pub version: u32,
}

/// A score history, if the table has it, or what is needed to compute it.
pub enum Known {
    Told(Arc<[ScorePoint]>),
    Plan(Moment, Plan),
}

/// A game whose score history is requested.
pub struct Plan {
    pub table: Box<dyn Table>,
    pub viewer: Viewer,
}

impl Plan {
    /// One point after every action that changed the points.
    pub fn told(&self) -> Vec<ScorePoint> {
        let line = self.table.history();
        let over = self.table.outcome().is_some();
        let mut then = self.table.at(0);
        let mut course: Vec<ScorePoint> = Vec::new();
        for at in 0..=line.len() {
            if at > 0 {
                let (seat, action) = &line[at - 1];
                if then.play(*seat, action).is_err() {
                    return course;
                }
            }
            let Some(totals) = totals(&*then, self.viewer, over) else { continue };
            let round = then.round();
            if course.last().is_none_or(|last| last.totals != totals || last.round != round) {
                course.push(ScorePoint { at, round, totals });
            }
        }
        course
    }
}

/// Points per seat; `None` if some are hidden from the viewer. After the game, points that players had to
/// remember are included, as each seat knew its own.
fn totals(table: &dyn Table, viewer: Viewer, over: bool) -> Option<Vec<i32>> {
    if !over {
        return table.points(viewer).into_iter().collect();
    }
    let own = |seat: Seat| table.points(Viewer::Seat(seat))[seat.index()];
    Seat::all(table.seats()).map(own).collect()
}

#[cfg(test)]
mod tests {
    use signoria_engine::Seed;
    use signoria_registry::RawSetup;

    use super::*;

    /// Plays a whole game in which every decision takes one of the first choices.
    fn played(game: &str, seats: u8, seed: u8) -> Box<dyn Table> {
        let game = signoria_registry::game(game).expect("it is there");
        let mut table = game.start(&RawSetup::new(seats, Seed([seed; 32]))).expect("it is dealt");
        for turn in 0..5000_usize {
            let Some(seat) = table.to_act().first() else { return table };
            let choices = table.choices(seat);
            let text = choices[turn * 7 % choices.len()].text.clone();
            table.play(seat, &text).expect("it is a choice");
        }
        panic!("{} does not end", table.meta().id);
    }

    #[test]
    fn a_score_history_ends_with_the_totals() {
        for game in signoria_registry::GAMES.iter().map(|game| game.meta().id) {
            let table = played(game, 3, 1);
            let outcome = table.outcome().expect("it is over");
            let plan = Plan { table, viewer: Viewer::Spectator };
            let course = plan.told();
            assert!(course.len() > 2, "{game}: {course:?}");
            let ends: Vec<i32> = outcome.standings.iter().map(|it| it.total).collect();
            assert_eq!(course.last().map(|last| &last.totals), Some(&ends), "{game}");
        }
    }

    #[test]
    fn points_to_remember_are_shown_after_the_game() {
        let table = played("notre_dame", 2, 1).at(20);
        assert_eq!(totals(&*table, Viewer::Spectator, false), None);
        assert_eq!(totals(&*table, Viewer::Seat(Seat::new(0)), false), None);
        assert_eq!(totals(&*table, Viewer::Spectator, true).map(|it| it.len()), Some(2));
    }
}
