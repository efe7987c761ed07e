//! Which events cost a player something that they did not choose to give.

use signoria_engine::{Game as _, GameText as _, Seat, Viewer};
use signoria_testkit::scenario::Table;

use crate::{Carrara, EventView};

fn hit(event: &EventView) -> Vec<u8> {
    let game = Table::<Carrara>::deal(3, 7).game;
    assert!(!Carrara::hits(&game.view(Viewer::Spectator), event), "{event:?}");
    let hits = |at: &Seat| Carrara::hits(&game.view(Viewer::Seat(*at)), event);
    Seat::all(3).filter(hits).map(Seat::number).collect()
}

#[test]
fn only_a_lost_turn_hits_a_player() {
    let seat = Seat::new(1);
    let screen = Table::<Carrara>::deal(3, 7).game.players[seat].screen();
    assert_eq!(hit(&EventView::CannotPay { seat, screen }), [1]);
    assert_eq!(hit(&EventView::NoAction { seat, screen }), [1]);
    assert!(hit(&EventView::Announced { seat, screen }).is_empty(), "their own choice");
    assert!(hit(&EventView::Rotated { seat }).is_empty());
}
