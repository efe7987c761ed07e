//! Rules that no test noticed when they were broken on purpose.

use signoria_engine::{Game, Seat};

use super::table::{ALWIN, PETER, TESSA, Table};
use crate::{
    Action, Bid, Event, EventView, Frame, HabemusPapam, Mode,
    action::legal_bids,
    cards::{Mission, Ploy},
};

#[test]
fn set_up_tells_both_missions_of_each_player_and_the_first_camerlengo() {
    // §3
    let table = Table::new(4);
    for seat in Seat::all(4) {
        let held = &table.game.players[seat].missions;
        let missions = [held[0], held[1]];
        assert!(table.events.contains(&Event::MissionsDealt { seat, missions }));
    }
    assert!(table.happened(|event| *event == EventView::FirstCamerlengo { seat: TESSA }));
}

#[test]
fn missions_are_news_when_they_are_dealt_and_not_when_they_are_laid_away() {
    let missions = [Mission::FranceThree, Mission::SpainUrban];
    assert!(HabemusPapam::reveals(&Event::MissionsDealt { seat: TESSA, missions }));
    let laid_away = Event::MissionDiscarded { seat: TESSA, mission: missions[0] };
    assert!(!HabemusPapam::reveals(&laid_away));
}

#[test]
fn all_chance_is_drawn_at_set_up() {
    // R4: seven times
    let mut table = Table::new(3);
    assert_eq!(table.game.chance_events(), 7);
    table.bids(&["-", "-", "-"]);
    assert_eq!(table.game.chance_events(), 7);
}

#[test]
fn three_rubies_leave_no_gem_to_bid() {
    // §5.5
    let mut table = Table::new(3);
    table.game.players[TESSA].mode = Mode::ThreeRubies;
    assert_eq!(legal_bids(&table.game.players[TESSA]).collect::<Vec<_>>(), [Bid::NONE]);
}

#[test]
fn a_levy_tells_that_its_player_paid_nothing() {
    // R11
    let table = Table::new(3).gold([5; 4]).hand(TESSA, &[Ploy::Receive10]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play receive_10");
    let told = table.events.iter().find_map(|event| match event {
        Event::Open(EventView::Levied { seat, from, .. }) => Some((*seat, from.clone())),
        _ => None,
    });
    let (seat, from) = told.expect("a levy is told");
    assert_eq!((seat, from[TESSA]), (TESSA, 0));
    assert_eq!(from[ALWIN], from[PETER]);
}

#[test]
fn too_many_words_and_too_many_gems_are_no_action() {
    for text in ["swap a b c d e", "pass a b c d", "bid 4R", "bid 1D1R1D"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
