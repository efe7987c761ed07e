//! The card on the box: title, seats, options, presets.

use signoria_engine::{Meta, OptionKind, OptionMeta, Origin, Preset, Provenance, meta::SeatRange};

use crate::cards::UNIQUE_IDS;

const fn flag(key: &'static str) -> OptionMeta {
    OptionMeta { key, kind: OptionKind::Flag }
}

const fn reconstructed(key: &'static str, of: &'static [&'static str]) -> Provenance {
    Provenance { key, kind: Origin::Reconstructed, of, values: &[] }
}

/// What can be known without the rules.
pub static META: Meta = Meta {
    id: "machiavelli",
    title: "Machiavelli Deluxe",
    seats: SeatRange { min: 2, max: 8 },
    minutes: (30, 90),
    options: &[
        OptionMeta {
            key: "set",
            kind: OptionKind::Choice {
                of: &[
                    "first_game",
                    "ambitious_aristocrats",
                    "cunning_agents",
                    "illustrious_emissaries",
                    "devious_dignitaries",
                    "tenacious_delegates",
                    "vicious_nobles",
                    "original_machiavelli",
                    "random",
                    "free",
                ],
            },
        },
        OptionMeta {
            key: "ninth",
            kind: OptionKind::Choice { of: &["auto", "none", "queen", "artist", "tax_collector"] },
        },
        OptionMeta {
            key: "instead_of_emperor",
            kind: OptionKind::Choice { of: &["king", "patrician"] },
        },
        OptionMeta {
            key: "instead_of_queen",
            kind: OptionKind::Choice { of: &["artist", "tax_collector"] },
        },
        OptionMeta {
            key: "characters",
            kind: OptionKind::Several {
                of: &[
                    "assassin",
                    "witch",
                    "magistrate",
                    "thief",
                    "spy",
                    "blackmailer",
                    "magician",
                    "wizard",
                    "seer",
                    "king",
                    "emperor",
                    "patrician",
                    "bishop",
                    "abbot",
                    "cardinal",
                    "merchant",
                    "alchemist",
                    "trader",
                    "architect",
                    "navigator",
                    "scholar",
                    "warlord",
                    "diplomat",
                    "marshal",
                    "queen",
                    "artist",
                    "tax_collector",
                ],
                min: 0,
                max: 9,
            },
        },
        OptionMeta {
            key: "uniques",
            kind: OptionKind::Several { of: &UNIQUE_IDS, min: 0, max: 14 },
        },
        flag("action_cards"),
        flag("action_cards_in_opening_hands"),
        flag("school_of_magic_abbot_gains_both"),
        flag("great_wall_protects_itself"),
        flag("warlord_may_hit_own_completed_city"),
        flag("abilities_before_income"),
        flag("end_stands_without_bell_tower"),
        flag("fortune_teller_must_take"),
        flag("markers_on_own_character"),
        flag("completion_points_stay"),
        flag("memory_aid"),
    ],
    presets: &[
        Preset { id: "first_game", options: r#"{"set":"first_game"}"# },
        Preset { id: "ambitious_aristocrats", options: r#"{"set":"ambitious_aristocrats"}"# },
        Preset { id: "cunning_agents", options: r#"{"set":"cunning_agents"}"# },
        Preset { id: "illustrious_emissaries", options: r#"{"set":"illustrious_emissaries"}"# },
        Preset { id: "devious_dignitaries", options: r#"{"set":"devious_dignitaries"}"# },
        Preset { id: "tenacious_delegates", options: r#"{"set":"tenacious_delegates"}"# },
        Preset { id: "vicious_nobles", options: r#"{"set":"vicious_nobles"}"# },
        Preset { id: "original_machiavelli", options: r#"{"set":"original_machiavelli"}"# },
        Preset { id: "random", options: r#"{"set":"random"}"# },
        Preset { id: "random_circus", options: r#"{"set":"random","action_cards":true}"# },
    ],
    provenance: &[
        reconstructed(
            "uniques",
            &["bell_tower", "graveyard", "hospital", "lighthouse", "throne_room", "university"],
        ),
        reconstructed("sets", &[]),
        reconstructed("action_names", &["ticket_booth", "living_cannonball", "fortune_teller"]),
    ],
};
