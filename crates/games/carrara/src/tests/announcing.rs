//! Announcing the end (§6.7, §6.8): who may still announce, and what they must show.

use signoria_engine::{Game as _, Seat, Viewer};

use super::scene::{Look as _, Scene, base, bricks};
use crate::{Carrara, Event, EventView, frame::Frame, rules::ending::Progress};

const KINDS: [&str; 6] = ["library", "cathedral", "palace", "gate", "castle", "villa"];

/// A seat of two fulfils all three conditions of the base game, with buildings of these costs in Massa.
fn ready(mut scene: Scene, seat: u8, costs: &[(&str, u8)]) -> Scene {
    for (kind, cost) in costs {
        scene = scene.stands(seat, &format!("{kind}_{cost}"), "massa");
    }
    scene.scored(seat, &KINDS[..4]).objects(seat, [2, 2, 2, 2, 0, 0]).coins(seat, 3)
}

/// Both seats of two fulfil all three conditions.
fn both_ready() -> Scene {
    let fives = KINDS.map(|kind| (kind, 5));
    let mut fours = KINDS.map(|kind| (kind, 4)).to_vec();
    fours.extend([("library", 3), ("gate", 3)]);
    ready(ready(base(2), 0, &fives), 1, &fours)
}

#[test]
fn no_player_announces_after_an_announcement() {
    let mut table = both_ready().at(Frame::Finish { purchased: false });
    table.play(0, "announce");
    let ready = table.who(1);
    assert!(table.game.conditions(ready).into_iter().all(Progress::met));
    table.play(1, "pass");
    assert!(table.game.outcome().is_some(), "the question is not even asked");
    assert_eq!((table.who(0).vp, table.who(1).vp), (5, 0));
}

/// R28.
#[test]
fn no_player_announces_after_another_took_the_last_building() {
    let mut table = both_ready().only_shows(1, &["villa_1"]).bricks(0, "w").table();
    table.play_all(0, &["build villa_1 livorno", "done"]);
    let ready = table.who(1);
    assert!(table.game.conditions(ready).into_iter().all(Progress::met));
    table.play_all(1, &["buy", "take 2 k"]);
    assert!(table.game.outcome().is_some(), "the question is not even asked");
    assert_eq!(table.who(1).vp, 0);
}

/// §5.2: announcing proves what lies behind the screen.
#[test]
fn announcing_lifts_the_screen() {
    let mut table = both_ready().bricks(0, "wk").at(Frame::Finish { purchased: false });
    table.play(0, "announce");
    let told = table.told(Viewer::Seat(Seat::new(1)));
    let screen = told.iter().find_map(|event| match event {
        EventView::Announced { screen, .. } => Some(*screen),
        _ => None,
    });
    let screen = screen.expect("the screen was lifted");
    assert_eq!(
        (screen.coins, screen.bricks, screen.objects),
        (3, bricks("wk"), [2, 2, 2, 2, 0, 0])
    );
}

/// R49.
#[test]
fn a_lifted_screen_cannot_be_taken_back() {
    let (seat, screen) = (Seat::new(0), base(2).player(0).screen());
    for event in [
        Event::announced(seat, screen),
        Event::cannot_pay(seat, screen),
        Event::no_action(seat, screen),
    ] {
        assert!(Carrara::reveals(&event), "{event:?}");
    }
    assert!(!Carrara::reveals(&Event::passed(seat)));
}
