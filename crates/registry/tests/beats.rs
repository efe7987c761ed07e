//! The beats of an action lead from the view before it to the view after it, in whole games of every game.

use serde_json::Value;
use signoria_engine::{Seed, Viewer};
use signoria_registry::{Budget, Detail, GAMES, RawSetup, SentView, Table, ViewUpdate};

fn apply(view: &mut Value, update: &ViewUpdate) {
    match update {
        ViewUpdate::Whole(whole) => *view = whole.value(),
        ViewUpdate::Changes(changes) => {
            assert!(signoria_protocol::change(view, &changes.value()), "{changes:?}");
        }
    }
}

/// Returns the views of all beats of the last action, and the last view sent.
fn told(
    table: &dyn Table,
    viewer: Viewer,
    last: Option<&SentView>,
) -> (Vec<Value>, Value, SentView) {
    let (beats, sent) = table.beats(viewer, last);
    let events = table.events(viewer, table.actions()).len();
    assert_eq!(beats.iter().map(|beat| beat.events).sum::<usize>(), events, "all events, once");
    assert!(beats.iter().all(|beat| beat.events > 0), "a beat without an event reveals something");
    let mut view = last.map_or(Value::Null, |_| table.at(table.actions() - 1).view(viewer));
    let mut views = Vec::new();
    for beat in &beats {
        apply(&mut view, &beat.view);
        views.push(view.clone());
    }
    let position = table.position(viewer, Detail::View, sent.as_ref().or(last));
    apply(&mut view, &position.view);
    (views, view, position.sent)
}

#[test]
fn beats_lead_from_one_position_to_the_next_and_ask_nothing_on_the_way() {
    for game in GAMES {
        let (mut actions, mut several) = (0, 0);
        for seats in [game.meta().seats.min, game.meta().seats.max] {
            let setup = RawSetup::new(seats, Seed::from_number(7));
            let mut table = game.start(&setup).expect("the defaults are for all");
            let mut bot = table.bot("random", 7).expect("every game has it");
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            let mut sent: Vec<SentView> = Vec::new();
            for viewer in &viewers {
                let (_, end, last) = told(&*table, *viewer, None);
                assert_eq!(end, table.view(*viewer));
                sent.push(last);
            }
            while let Some(seat) = table.to_act().first() {
                let text = bot.choose(&*table, seat, &Budget::default()).expect("it is asked");
                table.play(seat, &text).expect("a bot chooses what is legal");
                actions += 1;
                for (viewer, last) in viewers.iter().zip(&mut sent) {
                    let (views, end, next) = told(&*table, *viewer, Some(last));
                    assert_eq!(end, table.view(*viewer), "{} after {text}", game.meta().id);
                    // The next decision does not show before the last beat.
                    for earlier in views.iter().rev().skip(1) {
                        assert_eq!(
                            earlier["question"],
                            Value::Null,
                            "{} after {text}",
                            game.meta().id
                        );
                    }
                    several += usize::from(views.len() > 1);
                    *last = next;
                }
            }
        }
        assert!(several > actions / 20, "{}: {several} of {actions}", game.meta().id);
    }
}
