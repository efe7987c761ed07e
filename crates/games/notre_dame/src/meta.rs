//! The card on the box.

use signoria_engine::{Meta, OptionKind, OptionMeta, Origin, Preset, Provenance, meta::SeatRange};

use crate::cards::MAX_RATS;

/// Title, seats and options.
pub const META: Meta = Meta {
    id: "notre_dame",
    title: "Notre Dame",
    seats: SeatRange { min: 2, max: 5 },
    minutes: (45, 75),
    options: &[
        OptionMeta { key: "memory_aid", kind: OptionKind::Flag },
        OptionMeta {
            key: "start",
            kind: OptionKind::Choice {
                of: &["random", "seat1", "seat2", "seat3", "seat4", "seat5"],
            },
        },
        OptionMeta {
            key: "colours",
            kind: OptionKind::Several {
                of: &["red", "purple", "blue", "green", "yellow"],
                min: 0,
                max: 5,
            },
        },
        OptionMeta {
            key: "rats",
            kind: OptionKind::Numbers { len: 15, min: 0, max: MAX_RATS as i64 },
        },
        OptionMeta {
            key: "shortage",
            kind: OptionKind::Choice { of: &["coin_by_coin", "one_player"] },
        },
        OptionMeta { key: "free_picks", kind: OptionKind::Flag },
    ],
    presets: &[Preset { id: "open", options: r#"{"memory_aid": true}"# }],
    provenance: &[
        Provenance {
            key: "streets",
            kind: Origin::Reconstructed,
            of: &["carriage_house"],
            values: &["streets"],
        },
        Provenance {
            key: "rats",
            kind: Origin::Reconstructed,
            of: &[
                "moneylender",
                "monk",
                "barmaid",
                "minstrel",
                "magician",
                "doctor",
                "city_guard",
                "night_watchman",
                "bishop",
                "guild_master",
                "beggar_king",
                "lawyer",
                "lady_in_waiting",
                "mayor",
                "carpenter",
            ],
            values: &["rats"],
        },
        Provenance { key: "shortage", kind: Origin::Reading, of: &["bank"], values: &[] },
        Provenance { key: "picks", kind: Origin::Reading, of: &["hotel"], values: &[] },
    ],
};
