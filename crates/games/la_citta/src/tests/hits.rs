//! Which events cost a player something that they did not choose to give.

use signoria_engine::{Game as _, GameText as _, Seat, Viewer};

use super::{BLUE, GREEN, RED, at, bare};
use crate::{EventView, LaCitta, cards::Voice, event::Loss, state::CityId};

fn hit(event: &EventView) -> Vec<u8> {
    let game = bare(3);
    assert!(!LaCitta::hits(&game.view(Viewer::Spectator), event), "{event:?}");
    let hits = |at: &Seat| LaCitta::hits(&game.view(Viewer::Seat(*at)), event);
    Seat::all(3).filter(hits).map(Seat::number).collect()
}

#[test]
fn citizens_cities_and_turns_that_are_lost_hit_their_owner() {
    let loss = |seat, city| Loss { seat, city: CityId(city), strength: 1 };
    let migrated = |seat, from: Vec<Loss>| EventView::Migrated {
        seat,
        city: CityId(0),
        voice: Voice::Culture,
        strength: 3,
        arrived: u8::try_from(from.len()).expect("few"),
        from,
    };
    assert_eq!(hit(&migrated(RED, vec![loss(BLUE, 1), loss(GREEN, 2)])), [1, 2]);
    assert!(hit(&migrated(RED, vec![loss(RED, 1)])).is_empty(), "from one own city to another");
    assert!(hit(&migrated(RED, Vec::new())).is_empty(), "it called in vain");
    assert_eq!(hit(&EventView::CityLost { seat: BLUE, city: CityId(1), cell: at(3) }), [1]);
    assert_eq!(hit(&EventView::Hungry { seat: BLUE, citizens: 5, food: 3 }), [1]);
    assert_eq!(hit(&EventView::PenaltyPaid { seat: BLUE }), [1]);
    assert!(hit(&EventView::Starved { seat: BLUE, city: CityId(1) }).is_empty(), "told before");
}
