//! `signoria games`.

use serde_json::{Value, json};
use signoria_engine::{OptionKind, OptionMeta, Origin};
use signoria_i18n::{Names, Words};
use signoria_registry::{GAMES, GameType};

use crate::{args::Games, desk::Desk, stop::Stop};

/// The overview of all games.
fn overview(desk: &mut Desk) -> Result<(), Stop> {
    desk.tell("cli-welcome", &[("version", env!("CARGO_PKG_VERSION").to_owned())])?;
    desk.line("")?;
    list(desk)?;
    desk.line("")?;
    let example = GAMES.first().map_or("GAME", |game| game.meta().id);
    desk.tell("cli-welcome-how", &[("game", example.to_owned())])
}

pub fn run(args: &Games, desk: &mut Desk) -> Result<(), Stop> {
    if args.game.is_none() && !args.json {
        overview(desk)?;
        desk.line("")?;
    }
    let games: Vec<&dyn GameType> = match &args.game {
        Some(id) => vec![desk.game(id)?],
        None => GAMES.to_vec(),
    };
    if args.json {
        let list: Vec<Value> = games.iter().map(|game| describe(*game, desk)).collect();
        return desk.json(&Value::Array(list));
    }
    for (at, game) in games.iter().enumerate() {
        if at > 0 {
            desk.line("")?;
        }
        card(*game, desk)?;
    }
    Ok(())
}

/// One line per game.
fn list(desk: &mut Desk) -> Result<(), Stop> {
    let mut rows = Vec::new();
    for game in GAMES {
        let meta = game.meta();
        let words = desk.words_of(*game);
        rows.push(vec![
            format!("  {}", meta.id),
            meta.title.to_owned(),
            players(*game, desk),
            words.term("tagline"),
        ]);
    }
    let names = Names::default();
    let text = desk.paper(&desk.words, &names).columns(&rows);
    desk.write(&text)
}

/// Everything that can be known about a game without its rules.
fn card(game: &dyn GameType, desk: &mut Desk) -> Result<(), Stop> {
    let meta = game.meta();
    let words = desk.words_of(game);
    let names = Names::default();
    let paper = desk.paper(&words, &names);
    let mut text = format!("{}  {}\n", paper.bold(meta.title), paper.dim(meta.id));
    text.push_str(&paper.wrap(&words.term("tagline")));
    let (shortest, longest) = meta.minutes;
    let facts = [
        ("players", players(game, desk)),
        ("minutes", span(shortest, longest)),
        ("rules", game.rules().to_string()),
    ];
    text.push('\n');
    text.push_str(&desk.text("cli-game-facts", &facts));
    text.push('\n');
    let defaults = game.defaults();
    let mut rows = Vec::new();
    for option in meta.options {
        let default = defaults.get(option.key).map(typed).unwrap_or_default();
        let help = words.term(&format!("option-{}-help", option.key));
        let allowed = allowed(option.kind, desk);
        rows.push(vec![
            format!("  --option {}={default}", option.key),
            format!("{help} {}", paper.dim(&format!("[{allowed}]"))),
        ]);
    }
    for preset in meta.presets {
        let help = words.term(&format!("preset-{}", preset.id));
        rows.push(vec![format!("  --preset {}", preset.id), help]);
    }
    text.push_str(&paper.columns(&rows));
    for part in meta.provenance {
        let said = words.term(&format!("provenance-{}", part.key));
        let key = match part.kind {
            Origin::Reconstructed => "cli-game-reconstructed",
            Origin::Reading => "cli-game-reading",
        };
        let line = desk.text(key, &[("text", said)]);
        text.push_str(&paper.wrap(&line).replace('\n', "\n  "));
        text.push('\n');
    }
    desk.write(&text)
}

/// A range of minutes, or the one number it is.
fn span(shortest: u16, longest: u16) -> String {
    if shortest == longest { shortest.to_string() } else { format!("{shortest}–{longest}") }
}

fn players(game: &dyn GameType, desk: &Desk) -> String {
    let seats = game.meta().seats;
    desk.text("cli-players", &[("min", seats.min.to_string()), ("max", seats.max.to_string())])
}

/// What may be typed for an option.
fn allowed(kind: OptionKind, desk: &Desk) -> String {
    match kind {
        OptionKind::Flag => "true|false".to_owned(),
        OptionKind::Number { min, max } => format!("{min}–{max}"),
        OptionKind::Choice { of } => of.join("|"),
        OptionKind::Several { of, min, max } => {
            let values = [("min", min.to_string()), ("max", max.to_string()), ("of", of.join(","))];
            desk.text("cli-several", &values)
        }
        OptionKind::Numbers { len, min, max } => {
            let values =
                [("len", len.to_string()), ("min", min.to_string()), ("max", max.to_string())];
            desk.text("cli-numbers", &values)
        }
    }
}

/// A value as it would be typed after `--option key=`.
fn typed(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(typed).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// The same for a program.
fn describe(game: &dyn GameType, desk: &Desk) -> Value {
    let meta = game.meta();
    let words = desk.words_of(game);
    let defaults = game.defaults();
    let options: Vec<Value> = meta
        .options
        .iter()
        .map(|option| describe_option(option, defaults.get(option.key), &words))
        .collect();
    let presets: Vec<Value> = meta
        .presets
        .iter()
        .map(|preset| {
            let options: Value = serde_json::from_str(preset.options).unwrap_or(Value::Null);
            let label = words.term(&format!("preset-{}", preset.id));
            json!({ "id": preset.id, "label": label, "options": options })
        })
        .collect();
    let provenance: Vec<Value> = meta
        .provenance
        .iter()
        .map(|part| {
            let text = words.term(&format!("provenance-{}", part.key));
            json!({ "key": part.key, "kind": part.kind, "of": part.of, "text": text })
        })
        .collect();
    json!({
        "id": meta.id,
        "title": meta.title,
        "tagline": words.term("tagline"),
        "players": { "min": meta.seats.min, "max": meta.seats.max },
        "minutes": meta.minutes,
        "rules": game.rules(),
        "options": options,
        "presets": presets,
        "provenance": provenance,
    })
}

fn describe_option(option: &OptionMeta, default: Option<&Value>, words: &Words) -> Value {
    let mut value = serde_json::to_value(option).expect("an option is plain data");
    value["default"] = default.cloned().unwrap_or(Value::Null);
    value["label"] = words.term(&format!("option-{}", option.key)).into();
    value["help"] = words.term(&format!("option-{}-help", option.key)).into();
    if let OptionKind::Choice { of } = option.kind {
        let label = |value: &&str| words.term(&format!("option-{}-{value}", option.key));
        value["labels"] = of.iter().map(label).collect();
    }
    value
}
