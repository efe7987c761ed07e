//! What is told when nothing moves, and how the last round and the last bid are announced.

use signoria_engine::{Game, GameText as _, NullSink, Seat, Seed, Stack, Viewer};

use super::table::{ALWIN, TESSA, Table};
use crate::{
    Action, EventView, Frame, HabemusPapam, Mode,
    cards::{Card, Mission, Person, Ploy, Power, Slot},
};

fn deals(seats: u8) -> impl Iterator<Item = HabemusPapam> {
    (0..60).map(move |seed| {
        let setup = HabemusPapam::setup(seats, Seed::from_number(seed));
        HabemusPapam::new(&setup, &mut NullSink).expect("a valid setup")
    })
}

#[test]
fn set_up_shuffles_missions_and_draws_the_first_camerlengo() {
    // §3, R3, R4
    let first: Vec<HabemusPapam> = deals(4).collect();
    for seat in Seat::all(4) {
        assert!(first.iter().any(|game| game.camerlengo == seat), "{seat:?} begins now and then");
    }
    for mission in Mission::ALL {
        let held = |game: &&HabemusPapam| game.players[TESSA].missions.contains(&mission);
        let number = first.iter().filter(held).count();
        assert!((1..60).contains(&number), "{mission:?}: {number} of 60");
    }
}

#[test]
fn the_view_knows_the_last_round_when_white_smoke_is_the_last_card() {
    // R7, D9
    let mut table = Table::new(3);
    assert!(!table.game.view(Viewer::Spectator).last_round);
    table.game.cardinal.clear();
    table.game.cardinal.push(Card::WhiteSmoke);
    assert!(table.game.view(Viewer::Spectator).last_round);
    assert!(!table.game.last_round, "no smoke has risen yet");
}

/// R7: White smoke as the last card ends the game without another round, and the log says so.
#[test]
fn white_smoke_as_the_last_card_is_told_as_the_end() {
    let mut table = Table::new(3);
    table.game.cardinal.clear();
    table.game.cardinal.push(Card::WhiteSmoke);
    let round = table.game.round;
    let mut events = Vec::new();
    assert!(!table.game.start_round(&mut events));
    let end = EventView::WhiteSmoke { last_round: false };
    assert_eq!(HabemusPapam::message(&end).key, "log-white_smoke_end");
    assert_eq!(events, [crate::Event::Open(end)]);
    assert_eq!((table.game.round, table.game.last_round), (round, false));
    assert!(table.game.cardinal.is_empty() && table.game.discards.white_smoke);
}

#[test]
fn there_is_no_passing_for_any_picker() {
    let mut table = Table::new(3);
    for place in 0..3 {
        table.game.order = Seat::all(3).collect();
        table.game.stack = Stack::new(Frame::Pick { place });
        let view = table.game.view(Viewer::Seat(Seat::new(place)));
        let reason = HabemusPapam::why_not(&view, Action::Pass);
        assert_eq!(reason.message.key, "why-no_pass", "place {place}");
    }
}

#[test]
fn a_last_bid_speaks_of_other_bids_only_if_there_were_any() {
    // R15
    let mut table = Table::new(3);
    table.game.stack = Stack::new(Frame::LastBids);
    let ask =
        |table: &Table| HabemusPapam::prompt(&table.game.view(Viewer::Seat(TESSA)), TESSA).key;
    table.game.players[TESSA].mode = Mode::Last;
    assert_eq!(ask(&table), "ask-bid_last");
    for seat in [1, 2] {
        table.game.players[Seat::new(seat)].mode = Mode::ThreeRubies;
    }
    assert_eq!(ask(&table), "ask-bid_last_alone");
}

#[test]
fn a_death_without_a_victim_is_told() {
    let mut table = Table::new(3);
    table.game.players[ALWIN].display.persons.insert(Person::FabioChigi);
    table.game.offer.political = Some(Card::Power(Power::Death));
    let mut events = Vec::new();
    let _ = table.game.take(TESSA, Slot::Political, 0, &mut events);
    let told = EventView::NoneDied { seat: TESSA };
    assert!(events.contains(&crate::Event::Open(told)));
}

#[test]
fn a_banishment_without_a_cardinal_is_told() {
    let mut table = Table::new(3);
    table.game.players[TESSA].display.felipe = 1;
    table.game.offer.political = Some(Card::Power(Power::FelipeIv));
    let mut events = Vec::new();
    let _ = table.game.take(TESSA, Slot::Political, 0, &mut events);
    let told = EventView::NoneBanished { seat: TESSA };
    assert!(events.contains(&crate::Event::Open(told)));
}

#[test]
fn a_camerlengo_card_that_stays_is_told() {
    let mut table = Table::new(3);
    table.game.offer = crate::state::Offer { camerlengo: true, ..Default::default() };
    let mut events = Vec::new();
    table.game.clean_up(&mut events);
    let stays = crate::Event::Open(EventView::LeftOver { card: Card::Camerlengo });
    assert_eq!(events, [stays]);
    assert!(table.game.offer.camerlengo);
}

/// §5.5: the order of equal bids is told with its reason, and a different order without.
#[test]
fn equal_bids_are_told_with_the_camerlengo() {
    let ranked = |bids: [&str; 3]| {
        let mut table = Table::new(3);
        table.game.camerlengo = ALWIN;
        for (seat, bid) in Seat::all(3).zip(bids) {
            table.game.players[seat].bid.seal(bid.parse().unwrap());
        }
        let mut events = Vec::new();
        table.game.rank_bids(&mut events);
        match events.pop() {
            Some(crate::Event::Open(event @ EventView::Ranked { .. })) => event,
            other => panic!("{other:?}"),
        }
    };
    let tied = ranked(["1A", "1R", "1A"]);
    assert!(matches!(tied, EventView::Ranked { camerlengo: Some(ALWIN), .. }), "{tied:?}");
    assert_eq!(HabemusPapam::message(&tied).key, "log-ranked_ties");
    let clear = ranked(["1A", "1R", "1S"]);
    assert!(matches!(clear, EventView::Ranked { camerlengo: None, .. }), "{clear:?}");
    assert_eq!(HabemusPapam::message(&clear).key, "log-ranked");
}

#[test]
fn action_cards_that_lapse_are_told() {
    let mut table = Table::new(3);
    table.game.players[ALWIN].goods.ploys[Ploy::Swap.index()] = 2;
    let mut events = Vec::new();
    table.game.finish(&mut events);
    let lapsed: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            crate::Event::Open(EventView::Lapsed { seat, ploys }) => Some((*seat, *ploys)),
            _ => None,
        })
        .collect();
    let mut expected = [0; Ploy::COUNT];
    expected[Ploy::Swap.index()] = 2;
    assert_eq!(lapsed, [(ALWIN, expected)]);
}
