//! The card on the box.

use signoria_engine::{Meta, OptionKind, OptionMeta, meta::SeatRange};

/// Title, seats and options of Goofspiel.
pub const META: Meta = Meta {
    id: "goofspiel",
    title: "Goofspiel",
    seats: SeatRange { min: 2, max: 5 },
    minutes: (5, 10),
    options: &[OptionMeta { key: "carry", kind: OptionKind::Flag }],
    presets: &[],
    provenance: &[],
};
