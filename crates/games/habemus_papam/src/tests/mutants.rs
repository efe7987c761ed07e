//! Rules that no test noticed when they were broken on purpose.

use signoria_engine::{Game, Seat, Stack, Viewer};

use super::table::{ALWIN, PETER, TESSA, Table};
use crate::{
    Action, Bid, Event, EventView, Frame, HabemusPapam, Mode, Options,
    action::legal_bids,
    cards::{Mission, Person, Ploy},
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

/// §6: what the board counts as open votes are the parts of the final votes that lie open.
#[test]
fn open_votes_are_the_open_parts_of_the_votes() {
    let mut table = Table::new(3);
    let display = &mut table.game.players[ALWIN].display;
    for person in [Person::GirolamoColonna, Person::ErnstAdalbertVonHarrach, Person::JuanDeLugo] {
        display.persons.insert(person);
    }
    (display.louis, display.squadrone) = (3, true);
    for (seat, votes) in [(TESSA, 0), (ALWIN, 3 + 4 + 1 + 3)] {
        let [_, persons, louis, _, conspirators, squadrone] = table.game.votes(seat);
        assert_eq!(persons + louis + conspirators + squadrone, votes);
        let view = table.game.view(Viewer::Spectator);
        assert_eq!(HabemusPapam::points(&view, seat), Some(votes));
        assert_eq!(HabemusPapam::round(&view), Some(u32::from(table.game.round)));
    }
}

/// §5.5: what a bid counts as is shown when it lies open, and at once for three rubies.
#[test]
fn what_a_bid_counts_as_is_shown_when_it_is_known() {
    let mut table = Table::new(3);
    let counts_as = |table: &Table| table.game.view(Viewer::Seat(TESSA)).players[ALWIN].counts_as;
    table.game.stack = Stack::new(Frame::FirstBids);
    assert_eq!(counts_as(&table), None, "no bid yet");
    table.game.players[ALWIN].bid.seal("1A".parse().unwrap());
    assert_eq!(counts_as(&table), None, "sealed");
    table.game.stack = Stack::new(Frame::Pick { place: 0 });
    assert_eq!(counts_as(&table), Some("1A".parse().unwrap()));
    table.game.stack = Stack::new(Frame::FirstBids);
    table.game.players[ALWIN].mode = Mode::ThreeRubies;
    assert_eq!(counts_as(&table), Some(Bid::THREE_RUBIES));
}

/// R1: values of a host replace those that are built in, and each problem is named.
#[test]
fn values_of_a_host_are_read_and_checked() {
    let problems = |persons: &str| -> Vec<String> {
        let text = format!(r#"{{ "data": {{ "persons": {{ {persons} }} }} }}"#);
        let options: Options = serde_json::from_str(&text).unwrap();
        options.data.problems().into_iter().map(|problem| problem.key.to_owned()).collect()
    };
    let good =
        r#"{ "data": { "persons": { "juan_de_lugo": { "age": 22, "faction": "spain" } } } }"#;
    let options: Options = serde_json::from_str(good).unwrap();
    assert_eq!(options.data.of(Person::JuanDeLugo).age, 22);
    assert_eq!(options.data.problems(), []);
    for (persons, expected) in [
        (r#""juan_de_lugo": { "age": 200, "faction": "spain" }"#, "problem-age"),
        (r#""juan_de_lugo": { "age": 55, "faction": "spain" }"#, "problem-same_age"),
        (r#""juan_de_lugo": { "age": 71 }"#, "problem-faction_missing"),
        (
            r#""juan_de_lugo": { "age": 71, "faction": "spain", "symbol": "dove" }"#,
            "problem-symbol",
        ),
        (r#""carlo_de_medici": { "age": 59, "faction": "france" }"#, "problem-leaders"),
        (
            r#""juan_de_lugo": { "age": 71, "faction": "spain", "symbol": "crozier" }"#,
            "problem-pair",
        ),
    ] {
        assert!(problems(persons).contains(&expected.to_owned()), "{expected}: {persons}");
    }
    // A symbol that no card bears makes no pair, and that is no problem.
    let without = r#""pier_luigi_carafa": { "age": 73, "faction": "spain" },
                     "federico_sforza": { "age": 51, "faction": "spain" }"#;
    assert_eq!(problems(without), [""; 0]);
}
