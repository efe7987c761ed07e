//! Where two values differ, in a few lines a person can read.

use std::{
    fmt::{Debug, Write as _},
    iter,
};

use serde::Serialize;
use serde_json::Value;

const SHOWN: usize = 6;

/// The paths at which two serializable values differ: `players[1].hand: 3 / 4`.
pub(crate) fn of_values(one: &impl Serialize, other: &impl Serialize) -> String {
    let (Ok(one), Ok(other)) = (serde_json::to_value(one), serde_json::to_value(other)) else {
        return "the values cannot be written as JSON".into();
    };
    let mut found = Vec::new();
    compare("", &one, &other, &mut found);
    if found.is_empty() {
        return "they differ, but look the same as JSON".into();
    }
    summary(&found)
}

fn compare(path: &str, one: &Value, other: &Value, found: &mut Vec<String>) {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) => {
            for key in a.keys().chain(b.keys().filter(|key| !a.contains_key(*key))) {
                let (a, b) = (a.get(key), b.get(key));
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                compare(&path, a.unwrap_or(&Value::Null), b.unwrap_or(&Value::Null), found);
            }
        }
        (Value::Array(a), Value::Array(b)) => {
            for at in 0..a.len().max(b.len()) {
                let (a, b) = (a.get(at), b.get(at));
                let path = format!("{path}[{at}]");
                compare(&path, a.unwrap_or(&Value::Null), b.unwrap_or(&Value::Null), found);
            }
        }
        _ if one == other => {}
        _ => {
            let place = if path.is_empty() { String::new() } else { format!("{path}: ") };
            found.push(format!("{place}{} / {}", shown(one), shown(other)));
        }
    }
}

/// A value, or that there is none.
fn shown(value: &Value) -> String {
    if value.is_null() { "nothing".into() } else { value.to_string() }
}

/// The lines at which the `Debug` texts of two states differ.
pub(crate) fn of_states(one: &impl Debug, other: &impl Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let found: Vec<String> = iter::zip(one.lines().enumerate(), other.lines())
        .filter(|((_, a), b)| a != b)
        .map(|((line, a), b)| format!("line {}: {} / {}", line + 1, a.trim(), b.trim()))
        .collect();
    if found.is_empty() { "their Debug texts look the same".into() } else { summary(&found) }
}

fn summary(found: &[String]) -> String {
    let mut text = found[..found.len().min(SHOWN)].join("; ");
    if found.len() > SHOWN {
        let _ = write!(text, "; and {} more", found.len() - SHOWN);
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_missing_on_one_side_is_nothing_there() {
        let silent: [u8; 0] = [];
        let told = [json!({ "event": "passed", "seat": 1 })];
        assert_eq!(of_values(&silent, &told), r#"[0]: nothing / {"event":"passed","seat":1}"#);
        assert_eq!(of_values(&None::<u8>, &Some(3)), "nothing / 3");
        let [one, other] = [json!({ "hands": [[1], [2, 3]] }), json!({ "hands": [[1], [2]] })];
        assert_eq!(of_values(&one, &other), "hands[1][1]: 3 / nothing");
    }
}
