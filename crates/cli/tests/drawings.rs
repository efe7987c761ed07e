//! Every table can be drawn for every viewer, at any moment, in every language.

use signoria_engine::{Seed, Viewer};
use signoria_i18n::{Lang, Localizer, Names};
use signoria_registry::{Budget, GAMES, GameType, RawSetup};
use signoria_terminal::{RenderContext, draw};

#[test]
fn every_table_is_drawn_for_every_viewer_without_a_missing_text() {
    for game in GAMES {
        for seats in game.meta().seats.counts() {
            check(*game, seats);
        }
    }
}

fn check(game: &dyn GameType, seats: u8) {
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
                }
            }
        }
        let Some(seat) = next else { break };
        let text = bot.choose(&*table, seat, &Budget::default()).expect("the seat is asked");
        table.play(seat, &text).expect("bots play by the rules");
    }
}
