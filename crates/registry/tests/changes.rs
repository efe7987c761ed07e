//! The changes of a view lead to the next view, in whole games of every game.

use serde_json::Value;
use signoria_engine::{Seed, Viewer};
use signoria_registry::{Budget, Detail, GAMES, Json, RawSetup, SentView, Table, ViewUpdate};

fn whole(table: &dyn Table, viewer: Viewer) -> (Json, SentView) {
    let position = table.position(viewer, Detail::View, None);
    let ViewUpdate::Whole(view) = position.view else { panic!("no view was sent before") };
    (view, position.sent)
}

fn changes(table: &dyn Table, viewer: Viewer, last: &SentView) -> (Json, SentView) {
    let position = table.position(viewer, Detail::View, Some(last));
    let ViewUpdate::Changes(changes) = position.view else { panic!("a view was sent before") };
    (changes, position.sent)
}

#[test]
fn the_old_view_with_the_changes_is_the_new_view() {
    let (mut every, mut told) = (0, 0);
    for game in GAMES {
        let (mut all, mut part, mut views) = (0, 0, 0);
        for seats in [game.meta().seats.min, game.meta().seats.max] {
            let setup = RawSetup::new(seats, Seed::from_number(4));
            let mut table = game.start(&setup).expect("the defaults are for all");
            let mut bot = table.bot("random", 4).expect("every game has it");
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            let mut seen: Vec<(SentView, Value)> = viewers
                .iter()
                .map(|&viewer| (whole(&*table, viewer).1, table.view(viewer)))
                .collect();
            while let Some(seat) = table.to_act().first() {
                let text = bot.choose(&*table, seat, &Budget::default()).expect("it is asked");
                table.play(seat, &text).expect("a bot chooses what is legal");
                for (&viewer, (old, view)) in viewers.iter().zip(&mut seen) {
                    let now = table.view(viewer);
                    let (json, _) = whole(&*table, viewer);
                    assert_eq!(json.get(), now.to_string());
                    let (list, sent) = changes(&*table, viewer, old);
                    assert_eq!(*view == now, list.get() == "[]");
                    let changes: Value = serde_json::from_str(list.get()).unwrap();
                    assert!(signoria_protocol::change(view, &changes), "{list:?}");
                    assert_eq!(*view, now, "{} {viewer:?} after {text}", game.meta().id);
                    *old = sent;
                    views += 1;
                    all += json.get().len();
                    part += list.get().len();
                }
            }
        }
        assert!(views > 0 && part < all, "{}: {part} bytes instead of {all}", game.meta().id);
        every += all;
        told += part;
    }
    // A small view may change as a whole; on the whole changes are much shorter.
    assert!(told * 3 < every, "{told} bytes instead of {every}");
}
