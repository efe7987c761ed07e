//! Any view as an outline: for games without a drawing of their own.

use serde_json::Value;

use crate::RenderContext;

/// One line per field; nested things are indented. Words of the game are written in its language.
pub(crate) fn draw(view: &Value, context: &RenderContext<'_>) -> String {
    let mut text = String::new();
    match view {
        Value::Object(fields) => {
            for (key, value) in fields {
                entry(&mut text, 0, &label(key, context), value, context);
            }
        }
        other => text = flat(other, context).unwrap_or_else(|| other.to_string()),
    }
    text
}

fn entry(text: &mut String, depth: usize, label: &str, value: &Value, context: &RenderContext<'_>) {
    let indent = "  ".repeat(depth);
    if let Some(line) = flat(value, context) {
        text.extend([&indent, &context.dim(label), ": ", &line, "\n"]);
        return;
    }
    text.extend([&indent, &context.bold(label), "\n"]);
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                entry(text, depth + 1, &self::label(key, context), value, context);
            }
        }
        Value::Array(items) => {
            // One item per seat is most likely about the seats.
            let seats = items.len() == context.names.len();
            for (at, item) in items.iter().enumerate() {
                let name = match u8::try_from(at).ok().and_then(signoria_engine::Seat::checked) {
                    Some(seat) if seats => context.names.of(seat),
                    _ => (at + 1).to_string(),
                };
                entry(text, depth + 1, &name, item, context);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            unreachable!("{value} is flat")
        }
    }
}

/// The value on one line, if it is simple or short enough.
fn flat(value: &Value, context: &RenderContext<'_>) -> Option<String> {
    match value {
        Value::Null => Some("–".into()),
        Value::Bool(yes) => Some(if *yes { "✓" } else { "✗" }.into()),
        Value::Number(number) => Some(number.to_string()),
        Value::String(word) => Some(label(word, context)),
        Value::Array(items) => {
            let items: Option<Vec<String>> = items
                .iter()
                .map(|item| if item.is_object() { None } else { flat(item, context) })
                .collect();
            items.map(|items| if items.is_empty() { "–".into() } else { items.join(" ") })
        }
        Value::Object(fields) => {
            let scalar = |value: &Value| !value.is_object() && !value.is_array();
            if fields.len() > 4 || !fields.values().all(scalar) {
                return None;
            }
            let parts: Vec<String> = fields
                .iter()
                .filter_map(|(key, value)| {
                    Some(format!("{} {}", label(key, context), flat(value, context)?))
                })
                .collect();
            Some(if parts.is_empty() { "–".into() } else { parts.join(", ") })
        }
    }
}

/// The word of the game for a key; otherwise the key, readable.
fn label(key: &str, context: &RenderContext<'_>) -> String {
    context.words.try_term(key).unwrap_or_else(|_| key.replace('_', " "))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use signoria_i18n::{Lang, Localizer, Names};

    use super::*;

    #[test]
    fn an_outline_names_the_seats_and_keeps_simple_things_on_one_line() {
        let words = Localizer::platform(Lang::En);
        let names = Names::new(["Anna", "Bruno"]);
        let context = RenderContext { words: &words, names: &names, width: 80, colour: false };
        let view = json!({
            "round": 3,
            "last_card": null,
            "players": [
                { "gold": 2, "hand": ["a", "b"] },
                { "gold": 0, "hand": [] },
            ],
        });
        assert_eq!(
            draw(&view, &context),
            "round: 3\nlast card: –\nplayers\n  Anna\n    gold: 2\n    hand: a b\n  Bruno\n    gold: 0\n    hand: –\n"
        );
    }
}
