//! The games and bots of this server.

use serde_json::Value;
use signoria_i18n::{Lang, Localizer};
use signoria_protocol::{
    Bot, GameInfo, OptionInfo, OptionKind, PresetInfo, ProvenanceInfo, ProvenanceKind, SeatCounts,
};
use signoria_registry::{BOTS, GAMES, GameType};

use crate::words;

/// Every game with its options, in the reader's language.
pub fn games(lang: Lang) -> Vec<GameInfo> {
    GAMES.iter().map(|game| describe(*game, lang)).collect()
}

/// Every bot, weakest first.
pub fn bots(lang: Lang) -> Vec<Bot> {
    let words = words(lang, "");
    let bot = |name: &&str| {
        let key = format!("server-bot-{name}");
        // A bot without a text is shown by its name.
        let label = if words.has(&key) { words.term(&key) } else { (*name).to_owned() };
        Bot { name: (*name).to_owned(), label }
    };
    BOTS.iter().map(bot).collect()
}

fn describe(game: &dyn GameType, lang: Lang) -> GameInfo {
    let meta = game.meta();
    let words = words(lang, meta.id);
    let defaults = game.defaults();
    let option = |option: &signoria_engine::OptionMeta| OptionInfo {
        key: option.key.to_owned(),
        kind: kind(option, words),
        default: defaults.get(option.key).cloned().unwrap_or(Value::Null),
        label: words.term(&format!("option-{}", option.key)),
        help: words.term(&format!("option-{}-help", option.key)),
    };
    let preset = |preset: &signoria_engine::Preset| PresetInfo {
        id: preset.id.to_owned(),
        label: words.term(&format!("preset-{}", preset.id)),
        options: serde_json::from_str(preset.options).expect("a preset is a JSON object"),
    };
    let provenance = |part: &signoria_engine::Provenance| ProvenanceInfo {
        key: part.key.to_owned(),
        kind: match part.kind {
            signoria_engine::Origin::Reconstructed => ProvenanceKind::Reconstructed,
            signoria_engine::Origin::Reading => ProvenanceKind::Reading,
        },
        of: part.of.iter().map(|&key| key.to_owned()).collect(),
        text: words.term(&format!("provenance-{}", part.key)),
        values: part.values.iter().map(|&name| name.to_owned()).collect(),
    };
    GameInfo {
        id: meta.id.to_owned(),
        title: meta.title.to_owned(),
        tagline: words.term("tagline"),
        seats: SeatCounts { min: meta.seats.min, max: meta.seats.max },
        minutes: meta.minutes,
        rules: game.rules(),
        options: meta.options.iter().map(option).collect(),
        presets: meta.presets.iter().map(preset).collect(),
        provenance: meta.provenance.iter().map(provenance).collect(),
    }
}

/// Whether people may seat this bot. Names with a budget are for the arena: they have no upper limit.
pub fn offers(name: &str) -> bool {
    signoria_registry::BOTS.contains(&name)
}

fn kind(option: &signoria_engine::OptionMeta, words: &Localizer) -> OptionKind {
    let owned = |of: &[&str]| of.iter().map(|&value| value.to_owned()).collect();
    match option.kind {
        signoria_engine::OptionKind::Flag => OptionKind::Flag,
        signoria_engine::OptionKind::Number { min, max } => OptionKind::Number { min, max },
        signoria_engine::OptionKind::Choice { of } => {
            let label = |value: &&str| words.term(&format!("option-{}-{value}", option.key));
            OptionKind::Choice { of: owned(of), labels: of.iter().map(label).collect() }
        }
        signoria_engine::OptionKind::Several { of, min, max } => {
            let label = |value: &&str| words.term(value);
            OptionKind::Several { of: owned(of), labels: of.iter().map(label).collect(), min, max }
        }
        signoria_engine::OptionKind::Numbers { len, min, max } => {
            OptionKind::Numbers { len, min, max }
        }
    }
}
