//! Which events cost a player something that they did not choose to give.

use signoria_engine::{BySeat, Game as _, GameText as _, Seat, Viewer};
use signoria_testkit::scenario::Table;

use crate::{
    EventView, HabemusPapam,
    bid::Bid,
    cards::{Person, Ploy},
};

fn hit(event: &EventView) -> Vec<u8> {
    let game = Table::<HabemusPapam>::deal(3, 1).game;
    assert!(!HabemusPapam::hits(&game.view(Viewer::Spectator), event), "{event:?}");
    let hits = |at: &Seat| HabemusPapam::hits(&game.view(Viewer::Seat(*at)), event);
    Seat::all(3).filter(hits).map(Seat::number).collect()
}

#[test]
fn gold_persons_and_first_picks_that_others_take_hit_the_one_who_loses_them() {
    let [seat, victim, third] = [0, 1, 2].map(Seat::new);
    let (person, other) = (Person::JuanDeLugo, Person::FedericoSforza);
    let from = BySeat::from_fn(3, |at| u16::from(at != seat) * 2);
    assert_eq!(hit(&EventView::Levied { seat, ploy: Ploy::Receive10, bank: 0, from }), [1, 2]);
    assert_eq!(hit(&EventView::Bribed { seat, victim, person }), [1]);
    assert_eq!(hit(&EventView::Banished { seat, victim, person }), [1]);
    assert_eq!(hit(&EventView::Died { seat, victim, person }), [1]);
    let swapped = |from, to| EventView::Swapped { seat, one: person, from, other, to };
    assert_eq!(hit(&swapped(victim, third)), [1, 2]);
    assert_eq!(hit(&swapped(seat, third)), [2], "the player who swaps chose it");
    assert_eq!(hit(&EventView::SquadroneLost { seat: victim }), [1]);
    let (gem, none) = (Bid::new([1, 0, 0, 0]), Bid::new([0; 4]));
    let order = [(seat, gem), (victim, gem), (third, none)].into_iter().collect();
    assert_eq!(
        hit(&EventView::Ranked { order, camerlengo: None }),
        [1],
        "outbid; a seat that gave nothing is not"
    );
    assert!(hit(&EventView::SquadronePaid { seat: victim }).is_empty());
}
