//! Every text and option of every game can be rendered in every language.

use signoria_engine::{Message, OptionKind, Seat, Seed, Viewer};
use signoria_i18n::{Lang, Localizer, Names, RenderError};
use signoria_registry::{Budget, GAMES, GameType, RawSetup};

fn for_every_game(check: impl Fn(&dyn GameType, &Localizer) -> Vec<RenderError>) {
    let mut problems: Vec<String> = Vec::new();
    for game in GAMES {
        for lang in Lang::ALL {
            let found = check(*game, &Localizer::new(lang, game.meta().id));
            problems.extend(found.iter().map(|error| format!("{}: {error}", game.meta().id)));
        }
    }
    problems.sort();
    problems.dedup();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_message_of_every_game_renders_for_every_reader() {
    for_every_game(|game, words| {
        let names = Names::new(["Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Ugo"]);
        let mut problems = Vec::new();
        for message in game.catalogue() {
            for reader in [None].into_iter().chain(Seat::all(8).map(Some)) {
                match words.try_render(&message, &names.for_reader(reader)) {
                    Ok(text) => assert!(!text.contains(['\u{2068}', '\u{2069}']), "{text}"),
                    Err(error) => problems.push(error),
                }
            }
        }
        problems
    });
}

#[test]
fn every_provenance_note_renders() {
    for_every_game(|game, words| {
        let mut keys = Vec::new();
        for part in game.meta().provenance {
            keys.push(format!("provenance-{}", part.key));
            keys.extend(part.of.iter().map(ToString::to_string));
        }
        keys.iter().filter_map(|key| words.try_term(key).err()).collect()
    });
}

#[test]
fn every_option_preset_and_tagline_renders() {
    for_every_game(|game, words| {
        let meta = game.meta();
        let mut keys = vec!["tagline".to_owned()];
        keys.extend(meta.presets.iter().map(|preset| format!("preset-{}", preset.id)));
        for option in meta.options {
            keys.extend([format!("option-{}", option.key), format!("option-{}-help", option.key)]);
            match option.kind {
                OptionKind::Choice { of } => {
                    keys.extend(of.iter().map(|value| format!("option-{}-{value}", option.key)));
                }
                OptionKind::Several { of, .. } => keys.extend(of.iter().map(ToString::to_string)),
                OptionKind::Flag | OptionKind::Number { .. } | OptionKind::Numbers { .. } => {}
            }
        }
        keys.iter().filter_map(|key| words.try_term(key).err()).collect()
    });
}

#[test]
fn every_message_during_play_renders_for_every_reader() {
    for_every_game(|game, words| {
        let mut problems = Vec::new();
        for seats in game.meta().seats.counts() {
            let setup = RawSetup::new(seats, Seed::from_number(u64::from(seats)));
            let mut table = game.start(&setup).expect("the defaults are for all");
            let mut bot = table.bot("random", 1).expect("every game has it");
            let names = Names::new(table.names());
            let mut say = |message: &Message, viewer: Viewer| {
                problems.extend(words.try_render(message, &names.for_reader(viewer.seat())).err());
            };
            while let Some(seat) = table.to_act().first() {
                for viewer in Viewer::all(seats) {
                    table.prompt(seat, viewer).iter().for_each(|it| say(it, viewer));
                }
                let choices = table.choices(seat);
                for choice in &choices {
                    say(&choice.label, Viewer::Seat(seat));
                }
                let text = bot.choose(&*table, seat, &Budget::default()).expect("it is asked");
                table.play(seat, &text).expect("bots play by the rules");
            }
            for viewer in Viewer::all(seats) {
                for told in table.events(viewer, 0) {
                    say(&told.message, viewer);
                }
            }
            let outcome = table.outcome().expect("the game is over");
            for part in outcome.standings.iter().flat_map(|standing| &standing.parts) {
                problems.extend(words.try_term(&format!("score-{}", part.source)).err());
            }
        }
        problems
    });
}
