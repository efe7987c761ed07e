//! The law about what clients may rely on in every game.

use serde_json::Value;
use signoria_engine::GameText;

use crate::position::{Position, Verdict, ensure};

/// Law 16. The JSON of every view says whether the game is over (`over`), which seats are to act (`asked`) and
/// what they are asked (`question`, an object with a text `kind`; null while no seat is asked). Frames stay inside
/// the engine: no field `stack` or `frames` with a structure, and `resume` is a text. Every event is an object
/// with a text `event`. Not checked: whether the context of a question is enough for a client.
pub fn protocol<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let game = position.game();
    for who in position.viewers() {
        for (_, event) in position.session.events_since(who, position.at()) {
            let told = json(&event);
            ensure!(told["event"].is_string(), "the event {told} has no text `event`");
        }
    }
    let (over, asked) = (game.outcome().is_some(), game.to_act());
    if !position.sampled && position.at() > 0 && !over {
        return Ok(());
    }
    for who in position.viewers() {
        let view = json(&game.view(who));
        let found = &view["over"];
        ensure!(*found == over, "`over` of {who:?} is {found}, but the outcome says {over}");
        let found = &view["asked"];
        ensure!(
            *found == json(&asked),
            "`asked` of {who:?} is {found}, but {asked:?} owe an answer"
        );
        let found = &view["question"];
        if asked.is_empty() {
            ensure!(found.is_null(), "`question` of {who:?} is {found}, but no seat is asked");
        } else {
            ensure!(
                found["kind"].is_string(),
                "`question` of {who:?} is {found}, without a text `kind`, but {asked:?} are asked"
            );
        }
        if let Some(frames) = frames(&view) {
            return Err(format!("the view of {who:?} shows frames: {frames}"));
        }
    }
    Ok(())
}

/// Frames that a client could read.
fn frames(view: &Value) -> Option<&Value> {
    match view {
        Value::Object(fields) => fields.iter().find_map(|(key, value)| match key.as_str() {
            "stack" | "frames" if value.is_object() || value.is_array() => Some(value),
            "resume" if !value.is_string() => Some(value),
            _ => frames(value),
        }),
        Value::Array(items) => items.iter().find_map(frames),
        _ => None,
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}
