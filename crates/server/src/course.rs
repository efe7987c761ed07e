//! How the points stood over a game, as far as they lie open.

use serde_json::Value;
use signoria_engine::Viewer;
use signoria_protocol::CoursePoint;
use signoria_registry::Table;

/// A game whose course somebody wants to know.
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
fn round(view: &Value) -> Option<u32> {
    let stage = view.get("stage").and_then(Value::as_u64).unwrap_or(0);
    let round = view.get("round").or_else(|| view.get("year")).and_then(Value::as_u64)?;
    // Notre Dame counts three rounds in each of three stages.
    u32::try_from(stage * 3 + round).ok()
}

/// Points per seat that lie open; nothing if they do not. What players must remember is told only after
/// the game, or if the table shows it.
fn totals(game: &str, view: &Value, over: bool) -> Option<Vec<i32>> {
    let remembered = over || view.get("memory_aid").and_then(Value::as_bool).unwrap_or(false);
    let players = view.get("players")?.as_array()?;
    let of = |player: &Value, name: &str| {
        player.get(name).and_then(Value::as_i64).and_then(|points| i32::try_from(points).ok())
    };
    match game {
        "carrara" => players.iter().map(|player| of(player, "vp")).collect(),
        "notre_dame" if remembered => players.iter().map(|player| of(player, "prestige")).collect(),
        _ => None,
    }
}
