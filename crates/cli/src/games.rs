//! `signoria games`.

use serde_json::{Value, json};
use signoria_engine::{OptionKind, OptionMeta, Origin};
use signoria_i18n::{Localizer, Names};
use signoria_registry::{GAMES, GameType};

use crate::{args::Games, console::Console, data, exit::Exit};

/// The overview of all games.
fn overview(console: &mut Console) -> Result<(), Exit> {
    console.print("cli-welcome", &[("version", env!("CARGO_PKG_VERSION").to_owned())])?;
    console.line("")?;
    list(console)?;
    console.line("")?;
    let example = GAMES.first().map_or("GAME", |game| game.meta().id);
    console.print("cli-welcome-how", &[("game", example.to_owned())])
}

pub fn run(args: &Games, console: &mut Console) -> Result<(), Exit> {
    if args.game.is_none() && !args.json && !args.data_template {
        overview(console)?;
        console.line("")?;
    }
    let games: Vec<&dyn GameType> = match &args.game {
        Some(id) => vec![console.game(id)?],
        None => GAMES.to_vec(),
    };
    if args.data_template {
        let [game] = games.as_slice() else {
            return Err(console.usage_error("cli-data-which", &[]));
        };
        return data::template(*game, console);
    }
    if args.json {
        let list: Vec<Value> = games.iter().map(|game| describe(*game, console)).collect();
        return console.json(&Value::Array(list));
    }
    for (at, game) in games.iter().enumerate() {
        if at > 0 {
            console.line("")?;
        }
        card(*game, console)?;
    }
    Ok(())
}

/// One line per game.
fn list(console: &mut Console) -> Result<(), Exit> {
    let mut rows = Vec::new();
    for game in GAMES {
        let meta = game.meta();
        let words = console.words_of(*game);
        rows.push(vec![
            format!("  {}", meta.id),
            meta.title.to_owned(),
            players(*game, console),
            words.term("tagline"),
        ]);
    }
    let names = Names::default();
    let text = console.context(&console.words, &names).columns(&rows);
    console.write(&text)
}

/// Everything that can be known about a game without its rules.
fn card(game: &dyn GameType, console: &mut Console) -> Result<(), Exit> {
    let meta = game.meta();
    let words = console.words_of(game);
    let names = Names::default();
    let context = console.context(&words, &names);
    let mut text = format!("{}  {}\n", context.bold(meta.title), context.dim(meta.id));
    text.push_str(&context.wrap(&words.term("tagline")));
    let (shortest, longest) = meta.minutes;
    let facts = [
        ("players", players(game, console)),
        ("minutes", span(shortest, longest)),
        ("rules", game.rules().to_string()),
    ];
    text.push('\n');
    text.push_str(&console.text("cli-game-facts", &facts));
    text.push('\n');
    let defaults = game.defaults();
    let mut rows = Vec::new();
    for option in meta.options {
        let default = defaults.get(option.key).map(typed).unwrap_or_default();
        let help = words.term(&format!("option-{}-help", option.key));
        let allowed = allowed(option.kind, console);
        rows.push(vec![
            format!("  --option {}={default}", option.key),
            format!("{help} {}", context.dim(&format!("[{allowed}]"))),
        ]);
    }
    for preset in meta.presets {
        let help = words.term(&format!("preset-{}", preset.id));
        rows.push(vec![format!("  --preset {}", preset.id), help]);
    }
    text.push_str(&context.columns(&rows));
    for part in meta.provenance {
        let said = words.term(&format!("provenance-{}", part.key));
        let key = match part.kind {
            Origin::Reconstructed => "cli-game-reconstructed",
            Origin::Reading => "cli-game-reading",
        };
        let line = console.text(key, &[("text", said)]);
        text.push_str(&context.wrap(&line).replace('\n', "\n  "));
        text.push('\n');
    }
    console.write(&text)
}

/// A range of minutes, or the one number it is.
fn span(shortest: u16, longest: u16) -> String {
    if shortest == longest { shortest.to_string() } else { format!("{shortest}–{longest}") }
}

fn players(game: &dyn GameType, console: &Console) -> String {
    let seats = game.meta().seats;
    console.text("cli-players", &[("min", seats.min.to_string()), ("max", seats.max.to_string())])
}

/// What may be typed for an option.
fn allowed(kind: OptionKind, console: &Console) -> String {
    match kind {
        OptionKind::Flag => "true|false".to_owned(),
        OptionKind::Number { min, max } => format!("{min}–{max}"),
        OptionKind::Choice { of } => of.join("|"),
        OptionKind::Several { of, min, max } => {
            let values = [("min", min.to_string()), ("max", max.to_string()), ("of", of.join(","))];
            console.text("cli-several", &values)
        }
        OptionKind::Numbers { len, min, max } => {
            let values =
                [("len", len.to_string()), ("min", min.to_string()), ("max", max.to_string())];
            console.text("cli-numbers", &values)
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
fn describe(game: &dyn GameType, console: &Console) -> Value {
    let meta = game.meta();
    let words = console.words_of(game);
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
            json!({ "key": part.key, "kind": part.kind, "of": part.of, "text": text, "values": part.values })
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

fn describe_option(option: &OptionMeta, default: Option<&Value>, words: &Localizer) -> Value {
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
