//! The description of every game matches its rules.

use std::collections::BTreeSet;

use serde_json::Value;
use signoria_engine::Seed;
use signoria_registry::{GAMES, RawOptions, RawSetup, Simulation, game};

#[test]
fn every_game_is_found_by_its_id_and_only_once() {
    let ids: BTreeSet<&str> = GAMES.iter().map(|game| game.meta().id).collect();
    assert_eq!(ids.len(), GAMES.len());
    for id in ids {
        assert_eq!(game(id).map(|game| game.meta().id), Some(id));
    }
    assert!(game("").is_none() && game("tiddlywinks").is_none());
}

#[test]
fn the_option_schema_is_that_of_the_options() {
    for game in GAMES {
        let meta = game.meta();
        let schema: BTreeSet<&str> = meta.options.iter().map(|option| option.key).collect();
        let defaults = game.defaults();
        let fields: BTreeSet<&str> = defaults.keys().map(String::as_str).collect();
        assert_eq!(schema, fields, "{}", meta.id);
        for option in meta.options {
            let typed = match &defaults[option.key] {
                Value::String(text) => text.clone(),
                Value::Array(items) => {
                    let item = |item: &Value| item.as_str().map_or(item.to_string(), str::to_owned);
                    items.iter().map(item).collect::<Vec<_>>().join(",")
                }
                other => other.to_string(),
            };
            let read = option.kind.parse(&typed);
            assert_eq!(read.as_ref(), defaults.get(option.key), "{} {}", meta.id, option.key);
        }
    }
}

#[test]
fn defaults_and_presets_are_played_to_the_end_at_some_table() {
    for game in GAMES {
        let meta = game.meta();
        let presets = meta.presets.iter().map(|preset| Some(preset.id.to_owned()));
        for preset in [None].into_iter().chain(presets) {
            let mut tables = 0;
            for seats in meta.seats.counts() {
                let plan = Simulation { preset: preset.clone(), ..Simulation::new(seats) };
                if game.options(&plan.setup(0)).is_err() {
                    // A preset may be for some numbers of players only; the defaults are for all.
                    assert!(preset.is_some(), "{} with {seats}", meta.id);
                    continue;
                }
                tables += 1;
                let tally = game.simulate(&plan, 0..10).unwrap_or_else(|error| {
                    panic!("{} with {seats} and {preset:?}: {error}", meta.id)
                });
                assert_eq!(tally.games, 10);
            }
            assert!(tables > 0, "{} {preset:?} fits no number of players", meta.id);
        }
    }
}

#[test]
fn options_round_trip_as_json() {
    for game in GAMES {
        let mut setup = RawSetup::new(game.meta().seats.max, Seed::from_number(1));
        let options = game.options(&setup).expect("defaults are for all");
        setup.options = RawOptions::Json(options.clone());
        assert_eq!(game.options(&setup), Ok(options), "{}", game.meta().id);
    }
}
