//! Title, seats and options: readable without the rules.

use signoria_engine::{Meta, OptionKind, OptionMeta, Preset, meta::Seats};

/// The card on the box.
pub static META: Meta = Meta {
    id: "la_citta",
    title: "La Città",
    seats: Seats { min: 2, max: 5 },
    minutes: (90, 180),
    options: &[OptionMeta {
        key: "setup",
        kind: OptionKind::Choice { of: &["standard", "advanced"] },
    }],
    presets: &[Preset { id: "advanced", options: r#"{ "setup": "advanced" }"# }],
};
