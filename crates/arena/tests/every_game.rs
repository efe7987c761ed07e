//! Every game of the list can be played by bots and looked at: in the terminal and as a list, for every viewer, at
//! any moment, in every language.

use signoria_arena::{Match, Report};
use signoria_engine::{Seed, Viewer};
use signoria_i18n::{Lang, Localizer, Names};
use signoria_registry::{Budget, GAMES, GameType, RawOptions, RawSetup};
use signoria_terminal::{RenderContext, draw, parts};

#[test]
fn every_table_is_drawn_and_listed_for_every_viewer_without_a_missing_text() {
    for game in GAMES {
        for seats in game.meta().seats.counts() {
            look(*game, seats);
        }
    }
}

fn look(game: &dyn GameType, seats: u8) {
    let id = game.meta().id;
    let words = Lang::ALL.map(|lang| Localizer::new(lang, id));
    let setup = RawSetup::new(seats, Seed::from_number(u64::from(seats)));
    let mut table = game.start(&setup).expect("the defaults are for all");
    let mut bot = table.bot("random", 1).expect("every game has it");
    let names = Names::new(table.names());
    // Most of what can lie on a table lies there at some moment of a game; not all need be drawn.
    for decision in 0.. {
        let next = table.to_act().first();
        if decision % 7 == 0 || next.is_none() {
            for viewer in Viewer::all(seats) {
                let view = table.view(viewer);
                let names = names.for_reader(viewer.seat());
                for words in &words {
                    let context = RenderContext { words, names: &names, width: 100, colour: false };
                    let text = draw(id, &view, &context);
                    assert!(!text.contains('⟦'), "{id} after {decision} decisions:\n{text}");
                    let control = |character: char| character.is_control() && character != '\n';
                    assert!(!text.contains(control), "{id} without colours:\n{text:?}");
                    listed(id, &parts(id, &view, &context), seats);
                }
            }
        }
        let Some(seat) = next else { break };
        let text = bot.choose(&*table, seat, &Budget::default()).expect("the seat is asked");
        table.play(seat, &text).expect("bots play by the rules");
    }
}

/// The list has words for everything, no names of fields, and something about every seat.
fn listed(id: &str, parts: &[signoria_terminal::Part], seats: u8) {
    let rows = || parts.iter().flat_map(|part| &part.rows);
    assert!(rows().count() > 1, "{id}: the list is empty");
    let letter =
        |text: &str, at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_lowercase);
    for cell in rows().flat_map(|row| &row.cells).chain(parts.iter().map(|part| &part.line)) {
        let field = cell
            .match_indices('_')
            .any(|(at, _)| at > 0 && letter(cell, at - 1) && letter(cell, at + 1));
        assert!(!field, "{id}: `{cell}` is the name of a field");
    }
    for seat in signoria_engine::Seat::all(seats) {
        let about =
            parts.iter().any(|part| part.seat == Some(seat) || part.columns.contains(&Some(seat)));
        assert!(about || rows().any(|row| row.seat == Some(seat)), "{id}: nothing about {seat:?}");
    }
}

#[test]
fn bots_of_every_kind_play_every_game() {
    for game in GAMES {
        for seats in game.meta().seats.counts() {
            let kinds = ["mcts:10", "greedy", "random"].into_iter().cycle().map(str::to_owned);
            let plan = Match {
                game: *game,
                bots: kinds.take(usize::from(seats)).collect(),
                preset: None,
                options: RawOptions::default(),
                seed: 1,
                budget: Budget::default(),
            };
            plan.check().expect("bots that every game has");
            let played = plan.play(0).expect("bots play by the rules");
            let report = Report::new(&plan.bots, &[played]);
            assert!(report.entrants.iter().all(|bot| bot.faults.is_empty()), "{}", game.meta().id);
        }
    }
}
