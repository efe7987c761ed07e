//! The card on the box.

use signoria_engine::{Meta, OptionKind, OptionMeta, Preset, meta::Seats};

use crate::cards::MAX_RATS;

/// Title, seats and options.
pub const META: Meta = Meta {
    id: "notre_dame",
    title: "Notre Dame",
    seats: Seats { min: 2, max: 5 },
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
    ],
    presets: &[Preset { id: "open", options: r#"{"memory_aid": true}"# }],
    provenance: &[],
};
