//! The card on the box.

use signoria_engine::{Meta, OptionKind, OptionMeta, Origin, Provenance, meta::SeatRange};

/// Title, seats and options of Habemus Papam.
pub const META: Meta = Meta {
    id: "habemus_papam",
    title: "Habemus Papam",
    seats: SeatRange { min: 3, max: 4 },
    minutes: (30, 45),
    options: &[
        OptionMeta { key: "memory_aid", kind: OptionKind::Flag },
        OptionMeta { key: "exact_middle", kind: OptionKind::Flag },
        OptionMeta {
            key: "first_camerlengo",
            kind: OptionKind::Choice { of: &["random", "seat_0", "seat_1", "seat_2", "seat_3"] },
        },
    ],
    presets: &[],
    provenance: &[
        Provenance {
            key: "persons",
            kind: Origin::Reconstructed,
            of: PERSONS,
            values: &["persons"],
        },
        Provenance {
            key: "symbols",
            kind: Origin::Reconstructed,
            of: SYMBOLS,
            values: &["persons"],
        },
        Provenance {
            key: "smoke",
            kind: Origin::Reading,
            of: &["black_smoke", "white_smoke"],
            values: &[],
        },
        Provenance { key: "leaders", kind: Origin::Reading, of: LEADERS, values: &[] },
    ],
};

/// Names, ages and factions that are not printed in the rulebook: all but Barberini, Sacchetti and Chigi.
const PERSONS: &[&str] = &[
    "alessandro_bichi",
    "virginio_orsini",
    "pier_luigi_carafa",
    "juan_de_lugo",
    "federico_sforza",
    "girolamo_colonna",
    "friedrich_of_hesse",
    "benedetto_odescalchi",
    "pietro_ottoboni",
    "lorenzo_imperiali",
    "francesco_albizzi",
    "marzio_ginetti",
    "bernardino_spada",
    "vincenzo_maculani",
    "marcantonio_franciotti",
    "ernst_adalbert_von_harrach",
    "jean_francois_de_retz",
    "francesco_maidalchini",
    "rinaldo_deste",
    "carlo_de_medici",
    "decio_azzolini",
    "francesco_barberini",
];

/// Pairs of conspirators (§2.7).
const SYMBOLS: &[&str] =
    &["double_eagle", "lion_of_lyon", "silver_cup", "maltese_cross", "crozier", "sealed_letter"];

/// Whether Felipe IV can banish them is not said (R8).
const LEADERS: &[&str] =
    &["rinaldo_deste", "carlo_de_medici", "decio_azzolini", "francesco_barberini"];
