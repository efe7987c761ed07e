//! Which events cost a player something that they did not choose to give.

use signoria_engine::{Game as _, GameText as _, Seat, Viewer};

use super::{S0, S1, table};
use crate::{NotreDame, cards::Sector, event::EventView};

fn hit(event: &EventView) -> Vec<u8> {
    let game = table(3).game;
    assert!(!NotreDame::hits(&game.view(Viewer::Spectator), event), "{event:?}");
    let hits = |at: &Seat| NotreDame::hits(&game.view(Viewer::Seat(*at)), event);
    Seat::all(3).filter(hits).map(Seat::number).collect()
}

#[test]
fn the_plague_and_an_empty_supply_hit_the_one_who_loses_by_them() {
    assert_eq!(hit(&EventView::PrestigeLost { seat: S1, points: 2 }), [1]);
    assert_eq!(hit(&EventView::CubeLost { seat: S1, sector: Sector::Bank }), [1]);
    assert_eq!(hit(&EventView::CoinFrom { seat: S0, from: S1 }), [1]);
    let plague =
        EventView::Plague { seat: S1, plague: 3, doctor: false, hospital: 0, from: 2, to: 5 };
    assert!(hit(&plague).is_empty(), "a rat that moves has taken nothing yet");
    assert!(hit(&EventView::NoCubeLost { seat: S1 }).is_empty());
    assert!(hit(&EventView::Donated { seat: S1, coins: 2 }).is_empty(), "their own choice");
}
