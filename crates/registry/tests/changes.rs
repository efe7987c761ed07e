//! What a viewer is told of changes is what he sees, in whole games of every game.

use serde_json::Value;
use signoria_engine::{Message, Seat, Seed, Viewer};
use signoria_registry::{
    Budget, Detail, GAMES, RawSetup, Seen, Table, Teller, ToldChoice, ToldView,
};

/// Keeps what is told of a view.
#[derive(Default)]
struct Kept {
    before: Option<Seen>,
    now: Option<Seen>,
    whole: Vec<u8>,
    changes: Vec<u8>,
}

impl Teller for Kept {
    fn before(&self) -> Option<&Seen> {
        self.before.as_ref()
    }

    fn keep(&mut self, seen: Seen) {
        self.now = Some(seen);
    }

    fn view(&mut self, view: ToldView<'_>) {
        match view {
            ToldView::Whole(json) => self.whole = json.to_vec(),
            ToldView::Changes(json) => self.changes = json.to_vec(),
        }
    }

    fn question(&mut self, _: Seat, _: &Message) {}

    fn choice(&mut self, _: &ToldChoice<'_>) {}
}

/// What is told to somebody who was told this before.
fn told(table: &dyn Table, viewer: Viewer, before: Option<Seen>) -> Kept {
    let mut kept = Kept { before, ..Kept::default() };
    table.tell(viewer, Detail::Sight, &mut kept);
    kept
}

#[test]
fn the_old_view_with_the_changes_is_the_new_view() {
    for game in GAMES {
        let (mut whole, mut part, mut views) = (0, 0, 0);
        for seats in [game.meta().seats.min, game.meta().seats.max] {
            let setup = RawSetup::new(seats, Seed::from_number(4));
            let mut table = game.start(&setup).expect("the defaults are for all");
            let mut bot = table.bot("random", 4).expect("everybody knows it");
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            let mut seen: Vec<(Option<Seen>, Value)> = viewers
                .iter()
                .map(|&viewer| (told(&*table, viewer, None).now, table.view(viewer)))
                .collect();
            while let Some(seat) = table.to_act().first() {
                let text = bot.choose(&*table, seat, &Budget::default()).expect("it is asked");
                table.play(seat, &text).expect("a bot chooses what is legal");
                for (&viewer, (old, view)) in viewers.iter().zip(&mut seen) {
                    let now = table.view(viewer);
                    let json = told(&*table, viewer, None).whole;
                    assert_eq!(String::from_utf8_lossy(&json), now.to_string());
                    let kept = told(&*table, viewer, old.take());
                    assert!(kept.whole.is_empty(), "only what has changed is told");
                    let list: Vec<Vec<Value>> = serde_json::from_slice(&kept.changes).unwrap();
                    assert_eq!(*view == now, list.is_empty());
                    assert!(signoria_protocol::change(view, &list), "{list:?}");
                    assert_eq!(*view, now, "{} {viewer:?} after {text}", game.meta().id);
                    *old = kept.now;
                    views += 1;
                    whole += json.len();
                    part += kept.changes.len();
                }
            }
        }
        assert!(views > 100, "{}: only {views} views", game.meta().id);
        assert!(part * 3 < whole, "{}: {part} bytes instead of {whole}", game.meta().id);
    }
}
