//! Title, seats, options and presets: readable without the rules.

use signoria_engine::{Meta, OptionKind, OptionMeta, Origin, Preset, Provenance, meta::SeatRange};

const fn flag(key: &'static str) -> OptionMeta {
    OptionMeta { key, kind: OptionKind::Flag }
}

const fn choice(key: &'static str, of: &'static [&'static str]) -> OptionMeta {
    OptionMeta { key, kind: OptionKind::Choice { of } }
}

const fn preset(id: &'static str, options: &'static str) -> Preset {
    Preset { id, options }
}

const fn reconstructed(key: &'static str, of: &'static [&'static str]) -> Provenance {
    Provenance { key, kind: Origin::Reconstructed, of, values: &[] }
}

const fn reading(key: &'static str, of: &'static [&'static str]) -> Provenance {
    Provenance { key, kind: Origin::Reading, of, values: &[] }
}

const TOP: &[&str] = &["random", "top_1", "top_2", "top_3", "top_4", "top_5", "top_6"];
#[rustfmt::skip]
const OBJECT: &[&str] = &[
    "random", "object_1", "object_2", "object_3", "object_4", "object_5", "object_6", "object_7",
    "object_8",
];
#[rustfmt::skip]
const BUILDING: &[&str] = &[
    "random", "building_1", "building_2", "building_3", "building_4", "building_5", "building_6",
    "building_7", "building_8", "building_9",
];
#[rustfmt::skip]
const EXTRA: &[&str] = &[
    "random", "extra_2", "extra_3", "extra_4", "extra_5", "extra_6", "extra_7", "extra_8",
    "extra_9",
];

/// The card on the box. The presets after `expansion` are the combinations the rulebook names; their
/// cards are reconstructed (§4).
pub static META: Meta = Meta {
    id: "carrara",
    title: "The Palaces of Carrara",
    seats: SeatRange { min: 2, max: 4 },
    minutes: (90, 90),
    options: &[
        flag("expansion"),
        choice("top_card", TOP),
        choice("object_card", OBJECT),
        choice("building_card", BUILDING),
        choice("extra_card", EXTRA),
        choice("start_player", &["random", "seat_1", "seat_2", "seat_3", "seat_4"]),
        flag("memory_aid"),
        choice("relief", &["always", "turned"]),
        choice("last_round", &["builder", "anyone"]),
        choice("finish", &["purchase_first", "either"]),
        flag("pass_ends_turn"),
    ],
    presets: &[
        preset("expansion", r#"{"expansion":true}"#),
        preset(
            "great_freedom",
            r#"{"expansion":true,"top_card":"top_4","object_card":"object_1","building_card":"building_1","extra_card":"extra_6"}"#,
        ),
        preset(
            "multi_cultural",
            r#"{"expansion":true,"top_card":"top_6","object_card":"object_7","building_card":"building_9","extra_card":"extra_7"}"#,
        ),
        preset(
            "mister_hot_shot",
            r#"{"expansion":true,"top_card":"top_2","object_card":"object_8","building_card":"building_5","extra_card":"extra_8"}"#,
        ),
        preset(
            "seeing_double",
            r#"{"expansion":true,"top_card":"top_5","object_card":"object_2","building_card":"building_2","extra_card":"extra_2"}"#,
        ),
        preset(
            "full_city",
            r#"{"expansion":true,"top_card":"top_3","object_card":"object_6","building_card":"building_4","extra_card":"extra_9"}"#,
        ),
        preset(
            "quadruplet_illusion",
            r#"{"expansion":true,"top_card":"top_1","object_card":"object_4","building_card":"building_4","extra_card":"extra_4"}"#,
        ),
    ],
    provenance: &[
        Provenance {
            values: &["upgrade_values"],
            ..reconstructed(
                "upgrade_values",
                &[
                    "upgrade_livorno",
                    "upgrade_pisa",
                    "upgrade_viareggio",
                    "upgrade_massa",
                    "upgrade_city_buildings",
                    "upgrade_country_buildings",
                ],
            )
        },
        Provenance {
            values: &["extra_cards"],
            ..reconstructed("extra_cards", &["extra_3", "extra_4", "extra_5"])
        },
        reading("extra_2", &["extra_2"]),
        reading("coins_card", &["top_5"]),
        reading("building_3", &["building_3"]),
        reconstructed("objects", &["cathedral", "castle", "villa", "cup", "flag", "coat_of_arms"]),
        reconstructed("presets", &[]),
    ],
};
