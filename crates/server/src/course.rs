//! How the points stood over a game, as far as they lie open.

use std::sync::Arc;

use serde_json::Value;
use signoria_engine::Viewer;
use signoria_protocol::CoursePoint;
use signoria_registry::Table;

use crate::fair::Limits;

/// How many games are played again at once, so that looking back never takes the processors from play.
pub const LIMITS: Limits =
    Limits { slots: 2, slots_per_household: 1, waiting_per_household: 8, waiting_per_user: 8 };

/// What a course depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    pub viewer: Viewer,
    /// How many actions are told.
    pub actions: usize,
    /// The version that made the position as it stands.
    pub version: u32,
}

/// A course, if the table knows it, or what is needed to find it out.
pub enum Known {
    Told(Arc<[CoursePoint]>),
    Plan(Moment, Plan),
}

/// A game whose course a client wants to know.
pub struct Plan {
    pub table: Box<dyn Table>,
    pub viewer: Viewer,
}

impl Plan {
    /// One point after every action that changed the points.
    pub fn told(&self) -> Vec<CoursePoint> {
        let line = self.table.line();
        let mut then = self.table.at(0);
        let mut course: Vec<CoursePoint> = Vec::new();
        for at in 0..=line.len() {
            if at > 0 {
                let (seat, action) = &line[at - 1];
                if then.play(*seat, action).is_err() {
                    return course;
                }
            }
            let view = then.view(self.viewer);
            let ended = then.outcome().map(|outcome| {
                outcome.standings.iter().map(|standing| standing.total).collect::<Vec<i32>>()
            });
            let over = self.table.outcome().is_some();
            let Some(totals) = ended.or_else(|| totals(then.meta().id, &view, over)) else {
                continue;
            };
            let round = round(&view);
            if course.last().is_none_or(|last| last.totals != totals || last.round != round) {
                course.push(CoursePoint { at, round, totals });
            }
        }
        course
    }
}

/// The round, if the game counts them in its view.
pub fn round(view: &Value) -> Option<u32> {
    let stage = view.get("stage").and_then(Value::as_u64).unwrap_or(0);
    let round = view.get("round").or_else(|| view.get("year")).and_then(Value::as_u64)?;
    // Notre Dame counts three rounds in each of three stages.
    u32::try_from(stage * 3 + round).ok()
}

/// Points per seat that lie open; nothing if they do not. What players must remember is told only after
/// the game, or if the table shows it.
fn totals(game: &str, view: &Value, over: bool) -> Option<Vec<i32>> {
    let remembered = over || view.get("memory_aid").and_then(Value::as_bool).unwrap_or(false);
    if game == "notre_dame" && !remembered {
        return None;
    }
    signoria_terminal::points(game, view)
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Seat, Seed};
    use signoria_registry::RawSetup;

    use super::*;

    /// A whole game in which every question gets one of the first answers.
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
    fn open_points_are_those_of_the_result_but_for_what_comes_at_the_end() {
        let open: [(&str, u8, &[&str]); 3] = [
            ("la_citta", 3, &["citizens", "full_cities"]),
            ("machiavelli", 4, &["districts", "complete"]),
            ("habemus_papam", 3, &["persons", "louis_xiv", "conspirators", "squadrone"]),
        ];
        for (game, seats, sources) in open {
            for seed in 0..5 {
                let table = played(game, seats, seed);
                let outcome = table.outcome().expect("it is over");
                let sums: Vec<i32> = outcome
                    .standings
                    .iter()
                    .map(|standing| {
                        let counted =
                            standing.parts.iter().filter(|it| sources.contains(&it.source));
                        counted.map(|part| part.points).sum()
                    })
                    .collect();
                let view = table.view(Viewer::Seat(Seat::new(0)));
                assert_eq!(totals(game, &view, true), Some(sums), "{game} {seed}");
                let plan = Plan { table, viewer: Viewer::Spectator };
                let course = plan.told();
                assert!(course.len() > 2, "{game}: {course:?}");
                let ends: Vec<i32> = outcome.standings.iter().map(|it| it.total).collect();
                assert_eq!(course.last().map(|last| &last.totals), Some(&ends), "{game}");
            }
        }
    }

    #[test]
    fn what_players_must_remember_is_told_afterwards() {
        let table = played("notre_dame", 2, 1).at(20);
        let view = table.view(Viewer::Spectator);
        assert_eq!(totals("notre_dame", &view, false), None);
        assert_eq!(totals("notre_dame", &view, true).map(|it| it.len()), Some(2));
    }
}
