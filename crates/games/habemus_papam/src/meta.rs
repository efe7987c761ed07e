//! The card on the box.

use signoria_engine::{Meta, OptionKind, OptionMeta, meta::Seats};

/// Title, seats and options of Habemus Papam.
pub const META: Meta = Meta {
    id: "habemus_papam",
    title: "Habemus Papam",
    seats: Seats { min: 3, max: 4 },
    minutes: (60, 90),
    options: &[
        OptionMeta { key: "memory_aid", kind: OptionKind::Flag },
        OptionMeta { key: "exact_middle", kind: OptionKind::Flag },
        OptionMeta {
            key: "first_camerlengo",
            kind: OptionKind::Choice { of: &["random", "seat_0", "seat_1", "seat_2", "seat_3"] },
        },
    ],
    presets: &[],
    provenance: &[],
};
