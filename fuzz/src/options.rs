//! Any text as a setup.

use std::{collections::BTreeSet, fmt::Write as _};

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use signoria_engine::{OptionKind, Seed, stable_hash};
use signoria_registry::{GAMES, RawOptions, RawSetup};

use crate::{
    positions::{play_on, positions},
    trail::Trail,
};

/// Any text as game, seats, preset and options deals a game that can be played, or tells every
/// problem. One per line: `carrara 3`, `preset=beginner`, `key=value`.
pub fn run(bytes: &[u8]) -> Trail {
    let mut trail = Trail::default();
    let Ok(text) = std::str::from_utf8(bytes) else { return trail };
    let _ = text.parse::<Seed>();
    let mut lines = text.lines();
    let Some((id, seats)) = lines.next().and_then(|line| line.split_once(' ')) else {
        return trail;
    };
    let (Some(game), Ok(seats)) = (signoria_registry::game(id), seats.parse()) else {
        return trail;
    };
    trail.note((id, u8::min(seats, 9)));
    let number = stable_hash(&text);
    let mut setup = RawSetup::new(seats, Seed::from_number(number));
    let mut pairs: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    pairs.retain(|(key, value)| {
        let preset = key == "preset";
        if preset {
            setup.preset = Some(value.clone());
        }
        !preset
    });
    setup.options = RawOptions::Pairs(pairs);
    match game.start(&setup) {
        Ok(mut table) => {
            trail.note("dealt");
            // The complete options say the same as what was typed.
            let options = game.options(&setup).expect("it was dealt");
            let complete = RawSetup { preset: None, options: RawOptions::Json(options), ..setup };
            let twin = game.start(&complete).expect("complete options can be dealt");
            assert_eq!(twin.record(), table.record());
            play_on(table.as_mut(), &mut Xoshiro256PlusPlus::seed_from_u64(number), 100);
            trail.note_size(table.history().len());
        }
        Err(error) => {
            assert!(!error.problems.is_empty(), "a refusal has a reason");
            let keys: BTreeSet<_> = error.problems.iter().map(|problem| problem.key).collect();
            trail.note(keys);
        }
    }
    trail
}

/// What an option can be, and for numbers the ends of their range.
fn values(kind: OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Flag => vec!["true".into(), "false".into()],
        OptionKind::Number { min, max } | OptionKind::Numbers { min, max, .. } => {
            vec![min.to_string(), max.to_string()]
        }
        OptionKind::Choice { of } | OptionKind::Several { of, .. } => {
            of.iter().map(|value| (*value).to_owned()).collect()
        }
    }
}

/// Every game with every option at its default, for every number of players, and every preset.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = vec![b"tiddlywinks 3\n".to_vec()];
    for game in GAMES {
        let meta = game.meta();
        for seats in meta.seats.counts() {
            let head = format!("{} {seats}\n", meta.id);
            for preset in meta.presets {
                seeds.push(format!("{head}preset={}\n", preset.id).into_bytes());
            }
            for option in meta.options {
                let values = values(option.kind);
                for value in &values {
                    seeds.push(format!("{head}{}={value}\n", option.key).into_bytes());
                }
                // All of them at once; the mutator cuts pieces out of it.
                let all = values.join(",");
                seeds.push(format!("{head}{}={all}\n", option.key).into_bytes());
            }
            seeds.push(head.into_bytes());
        }
    }
    // Options as they stand in records.
    for table in positions().iter().flat_map(|positions| &positions.tables) {
        let mut seed = format!("{} {}\n", table.meta().id, table.seats());
        for (key, value) in table.options() {
            let value = value.to_string().replace(['"', '[', ']'], "");
            writeln!(seed, "{key}={value}").expect("writing to a string cannot fail");
        }
        seeds.push(seed.into_bytes());
    }
    seeds.sort();
    seeds.dedup();
    seeds
}
