//! What can be played here.

use serde_json::{Value, json};
use signoria_engine::OptionKind;
use signoria_i18n::Lang;
use signoria_protocol::Bot;
use signoria_registry::{BOTS, GAMES, GameType};

use crate::words;

/// Every game with its options, in the reader's language.
pub fn games(lang: Lang) -> Value {
    GAMES.iter().map(|game| describe(*game, lang)).collect()
}

/// Every bot, weakest first.
pub fn bots(lang: Lang) -> Vec<Bot> {
    let words = words(lang, "");
    let bot = |name: &&str| {
        let key = format!("server-bot-{name}");
        // A bot that has no text yet goes by its name.
        let label = if words.has(&key) { words.term(&key) } else { (*name).to_owned() };
        Bot { name: (*name).to_owned(), label }
    };
    BOTS.iter().map(bot).collect()
}

fn describe(game: &dyn GameType, lang: Lang) -> Value {
    let meta = game.meta();
    let words = words(lang, meta.id);
    let defaults = game.defaults();
    let option = |option: &signoria_engine::OptionMeta| {
        let mut value = serde_json::to_value(option).expect("an option is plain data");
        value["default"] = defaults.get(option.key).cloned().unwrap_or(Value::Null);
        value["label"] = words.term(&format!("option-{}", option.key)).into();
        value["help"] = words.term(&format!("option-{}-help", option.key)).into();
        if let OptionKind::Choice { of } = option.kind {
            let label = |value: &&str| words.term(&format!("option-{}-{value}", option.key));
            value["labels"] = of.iter().map(label).collect();
        }
        value
    };
    let preset = |preset: &signoria_engine::Preset| json!({ "id": preset.id, "label": words.term(&format!("preset-{}", preset.id)) });
    json!({
        "id": meta.id,
        "title": meta.title,
        "tagline": words.term("tagline"),
        "seats": { "min": meta.seats.min, "max": meta.seats.max },
        "minutes": meta.minutes,
        "rules": game.rules(),
        "options": meta.options.iter().map(option).collect::<Vec<_>>(),
        "presets": meta.presets.iter().map(preset).collect::<Vec<_>>(),
    })
}
