//! Title, seats and options: readable without the rules.

use signoria_engine::{Meta, OptionKind, OptionMeta, Origin, Preset, Provenance, meta::SeatRange};

const fn choice(key: &'static str, of: &'static [&'static str]) -> OptionMeta {
    OptionMeta { key, kind: OptionKind::Choice { of } }
}

const fn reconstructed(key: &'static str, of: &'static [&'static str]) -> Provenance {
    Provenance { key, kind: Origin::Reconstructed, of, values: &[] }
}

/// The card on the box.
pub static META: Meta = Meta {
    id: "la_citta",
    title: "La Città",
    seats: SeatRange { min: 2, max: 5 },
    minutes: (90, 180),
    options: &[
        choice("setup", &["standard", "advanced"]),
        choice("passing", &["free", "forced"]),
        choice("feeding", &["once", "until_fed"]),
    ],
    presets: &[Preset { id: "advanced", options: r#"{ "setup": "advanced" }"# }],
    provenance: &[
        Provenance { values: &["zones"], ..reconstructed("board", &["hill", "site"]) },
        Provenance { values: &["set_ups"], ..reconstructed("set_ups", &[]) },
        Provenance {
            values: &["political_cards"],
            ..reconstructed(
                "card_counts",
                &[
                    "palazzo",
                    "cathedral",
                    "university",
                    "hospital",
                    "bath_house",
                    "famous_architect",
                    "bread_and_games",
                    "golden_times",
                    "rich_harvest",
                    "referendum",
                    "deck",
                ],
            )
        },
        Provenance {
            values: &["farmland"],
            ..reconstructed("farmland", &["farmland_1", "farmland_2", "farmland_3"])
        },
        Provenance { key: "hospital", kind: Origin::Reading, of: &["hospital"], values: &[] },
        reconstructed("names", &["castle"]),
    ],
};
