//! What a viewer is told of changes is what he sees, in whole games of every game.

use serde_json::Value;
use signoria_engine::{Message, Seat, Seed, Viewer};
use signoria_registry::{Budget, Detail, GAMES, RawSetup, Sheet, Table, Teller, ToldChoice};

/// Keeps the view that is told.
struct Kept(Option<Sheet>);

impl Teller for Kept {
    fn view(&mut self, view: Sheet) {
        self.0 = Some(view);
    }

    fn question(&mut self, _: Seat, _: &Message) {}

    fn choice(&mut self, _: &ToldChoice<'_>) {}
}

fn sheet(table: &dyn Table, viewer: Viewer) -> Sheet {
    let mut kept = Kept(None);
    table.tell(viewer, Detail::Sight, &mut kept);
    kept.0.expect("a view is told")
}

#[test]
fn the_old_view_with_the_changes_is_the_new_view() {
    for game in GAMES {
        let (mut whole, mut part, mut told) = (0, 0, 0);
        for seats in [game.meta().seats.min, game.meta().seats.max] {
            let setup = RawSetup::new(seats, Seed::from_number(4));
            let mut table = game.start(&setup).expect("the defaults are for all");
            let mut bot = table.bot("random", 4).expect("everybody knows it");
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            let mut seen: Vec<(Sheet, Value)> = viewers
                .iter()
                .map(|&viewer| (sheet(&*table, viewer), table.view(viewer)))
                .collect();
            while let Some(seat) = table.to_act().first() {
                let text = bot.choose(&*table, seat, &Budget::default()).expect("it is asked");
                table.play(seat, &text).expect("a bot chooses what is legal");
                for (&viewer, (old, view)) in viewers.iter().zip(&mut seen) {
                    let (new, now) = (sheet(&*table, viewer), table.view(viewer));
                    let (mut json, mut changes) = (Vec::new(), Vec::new());
                    new.write_json(&mut json);
                    assert_eq!(String::from_utf8(json.clone()).unwrap(), now.to_string());
                    new.write_changes(old, &mut changes);
                    let list: Vec<Vec<Value>> = serde_json::from_slice(&changes).unwrap();
                    assert!(signoria_protocol::change(view, &list), "{list:?}");
                    assert_eq!(*view, now, "{} {viewer:?} after {text}", game.meta().id);
                    assert_eq!(*old == new, list.is_empty());
                    *old = new;
                    (whole, part, told) = (whole + json.len(), part + changes.len(), told + 1);
                }
            }
        }
        assert!(told > 100, "{}: only {told} views", game.meta().id);
        assert!(part * 3 < whole, "{}: {part} bytes instead of {whole}", game.meta().id);
    }
}
