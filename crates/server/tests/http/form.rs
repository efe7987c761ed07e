//! Holds what the server answers against the document it serves at `/api`.

use serde_json::Value;

/// The operation that answers such a request, if the document has one.
fn operation<'a>(document: &'a Value, method: &str, path: &str) -> Option<&'a Value> {
    let path = path.split('?').next().unwrap_or_default();
    let fits = |pattern: &str| {
        let (mut wanted, mut given) = (pattern.split('/'), path.split('/'));
        loop {
            match (wanted.next(), given.next()) {
                (None, None) => return true,
                (Some(part), Some(given)) if part == given => {}
                (Some(part), Some(given)) if part.starts_with('{') && !given.is_empty() => {}
                _ => return false,
            }
        }
    };
    let paths = document["paths"].as_object().expect("paths");
    // An address without braces goes before one with: `/api/me/x` before `/api/{y}/x`.
    let (_, methods) = paths
        .iter()
        .filter(|(pattern, _)| fits(pattern))
        .min_by_key(|(pattern, _)| pattern.matches('{').count())?;
    methods.get(method.to_lowercase())
}

/// Panics if the answer is not what the document promises.
pub fn check(document: &Value, method: &str, path: &str, status: u16, body: &str) {
    let asked = format!("{method} {path}: {status}");
    let operation = operation(document, method, path);
    let promised = operation.and_then(|it| it["responses"].get(status.to_string()));
    let answer = promised.unwrap_or(&document["components"]["responses"]["Refused"]);
    assert!(promised.is_some() || status >= 400, "{asked} is not in the document: {body}");
    match answer.get("content") {
        None => assert!(body.is_empty() || status == 101, "{asked} has no body: {body}"),
        Some(content) if content.get("application/json").is_some() => {
            let form = &content["application/json"]["schema"];
            let value: Value =
                serde_json::from_str(body).unwrap_or_else(|_| panic!("{asked} is JSON: {body}"));
            if let Err(error) = fits(document, form, &value, "") {
                panic!("{asked} is not as promised: {error}\n{body}");
            }
        }
        Some(_) => {}
    }
}

/// Whether a value has the form, as JSON Schema says; the error tells where not.
fn fits(document: &Value, form: &Value, value: &Value, place: &str) -> Result<(), String> {
    let Some(form) = form.as_object() else {
        return if form == true { Ok(()) } else { Err(format!("{place}: nothing may be here")) };
    };
    let list = |key: &str| form.get(key).and_then(Value::as_array).into_iter().flatten();
    let wrong = |what: &str| Err(format!("{place}: {what} in {value}"));
    let known = |name: &str| form.get("properties").is_some_and(|it| it.get(name).is_some());
    for (key, rule) in form {
        match key.as_str() {
            "$ref" => {
                let name = rule.as_str().and_then(|it| it.strip_prefix('#')).expect("a place");
                let form = document.pointer(name).expect("the place is there");
                fits(document, form, value, place)?;
            }
            "type" => {
                let mut kinds: Vec<&str> = rule.as_str().into_iter().collect();
                kinds.extend(list("type").filter_map(Value::as_str));
                if !kinds.iter().any(|kind| is(value, kind)) {
                    return wrong(&format!("not {kinds:?}"));
                }
            }
            "const" if rule != value => return wrong(&format!("not {rule}")),
            "enum" if !list("enum").any(|it| it == value) => return wrong("not in the list"),
            "minimum" if value.is_number() && value.as_f64() < rule.as_f64() => {
                return wrong("too small");
            }
            "maximum" if value.is_number() && value.as_f64() > rule.as_f64() => {
                return wrong("too large");
            }
            "minItems" if value.as_array().is_some_and(|it| (it.len() as u64) < number(rule)) => {
                return wrong("too short");
            }
            "maxItems" if value.as_array().is_some_and(|it| it.len() as u64 > number(rule)) => {
                return wrong("too long");
            }
            "const" | "enum" | "minimum" | "maximum" | "minItems" | "maxItems" | "title"
            | "description" | "default" | "format" => {}
            "required" => {
                for name in list("required").filter_map(Value::as_str) {
                    if value.is_object() && value.get(name).is_none() {
                        return wrong(&format!("no {name}"));
                    }
                }
            }
            "properties" => {
                for (name, form) in rule.as_object().expect("properties") {
                    if let Some(value) = value.get(name) {
                        fits(document, form, value, &format!("{place}/{name}"))?;
                    }
                }
            }
            "additionalProperties" => {
                for (name, value) in value.as_object().into_iter().flatten() {
                    if !known(name) {
                        fits(document, rule, value, &format!("{place}/{name}"))?;
                    }
                }
            }
            "prefixItems" => {
                for (at, form) in list("prefixItems").enumerate() {
                    if let Some(value) = value.get(at) {
                        fits(document, form, value, &format!("{place}/{at}"))?;
                    }
                }
            }
            "items" => {
                let first = list("prefixItems").count();
                for (at, value) in value.as_array().into_iter().flatten().enumerate().skip(first) {
                    fits(document, rule, value, &format!("{place}/{at}"))?;
                }
            }
            "allOf" => {
                for form in list("allOf") {
                    fits(document, form, value, place)?;
                }
            }
            "anyOf" | "oneOf" => {
                let tries = list(key.as_str()).map(|form| fits(document, form, value, place));
                let (good, bad): (Vec<_>, Vec<_>) = tries.partition(Result::is_ok);
                if good.is_empty() || (key == "oneOf" && good.len() > 1) {
                    let why = bad.into_iter().filter_map(Result::err).collect::<Vec<_>>();
                    return wrong(&format!("{} of {key}: {}", good.len(), why.join("; ")));
                }
            }
            other => panic!("{place}: this check does not know {other}"),
        }
    }
    Ok(())
}

fn number(rule: &Value) -> u64 {
    rule.as_u64().expect("a number")
}

fn is(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{other} is no type"),
    }
}

#[test]
fn what_is_not_as_promised_is_found() {
    use serde_json::json;

    let form = json!({
        "type": "object",
        "properties": { "a": { "type": ["integer", "null"], "minimum": 0 }, "b": { "$ref": "#/b" } },
        "required": ["a"],
        "additionalProperties": false,
    });
    let document =
        json!({ "b": { "oneOf": [{ "const": "x" }, { "type": "array", "maxItems": 1 }] } });
    let good = |value: Value| fits(&document, &form, &value, "").is_ok();
    assert!(good(json!({ "a": 1 })) && good(json!({ "a": null, "b": "x" })));
    assert!(good(json!({ "a": 1, "b": [1] })));
    for bad in [
        json!([]),
        json!({}),
        json!({ "a": -1 }),
        json!({ "a": 0.5 }),
        json!({ "a": 1, "c": 1 }),
        json!({ "a": 1, "b": "y" }),
        json!({ "a": 1, "b": [1, 2] }),
    ] {
        assert!(!good(bad.clone()), "{bad}");
    }
}
