//! The dynamic boundary, with the toy game on the other side.

use serde_json::{Value, json};
use signoria_engine::{Record, ReplayError, Seat, SeatSet, Seed, UndoError, Viewer};
use signoria_registry::{
    BOTS, Budget, GameType, Of, PlayError, RawOptions, RawSetup, Simulation, SimulationError,
    Table, Tally, WIN, seed_of,
};
use signoria_testkit::toy::Toy;

const TOY: &dyn GameType = &Of::<Toy>::NEW;

fn table(seed: u64) -> Box<dyn Table> {
    TOY.start(&RawSetup::new(3, Seed::from_number(seed))).expect("three can play")
}

/// Plays the first choice of everybody so many times.
fn play_on(table: &mut dyn Table, decisions: usize) {
    for _ in 0..decisions {
        let seat = table.to_act().first().expect("the game is not over");
        let choice = table.choices(seat).remove(0);
        table.play(seat, &choice.text).expect("a choice can be played");
    }
}

fn play_out(table: &mut dyn Table) {
    while !table.to_act().is_empty() {
        play_on(table, 1);
    }
}

#[test]
fn choices_are_given_only_to_those_who_are_asked() {
    let mut table = table(1);
    assert_eq!(table.to_act(), SeatSet::all(3));
    for seat in Seat::all(8) {
        assert_eq!(table.choices(seat).is_empty(), seat.number() >= 3, "{seat:?}");
        assert_eq!(table.question(seat, Viewer::Spectator).is_none(), seat.number() >= 3);
    }
    play_on(&mut *table, 1);
    assert!(table.choices(Seat::new(0)).is_empty());
}

#[test]
fn every_choice_can_be_played_by_its_text() {
    let mut table = table(2);
    while let Some(seat) = table.to_act().first() {
        for choice in table.choices(seat) {
            let mut branch = table.at(usize::MAX);
            assert_eq!(branch.why_not(seat, &choice.text), Ok(None));
            assert_eq!(branch.play(seat, &choice.text), Ok(()));
            assert_eq!(branch.version(), table.version() + 1);
        }
        play_on(&mut *table, 1);
    }
}

#[test]
fn every_refusal_has_its_reason_and_changes_nothing() {
    let mut table = table(1);
    let [first, second, nobody] = [Seat::new(0), Seat::new(1), Seat::new(7)];
    let bid = table.choices(first)[0].text.clone();
    let foreign = table.choices(second)[0].text.clone();
    let before = (table.version(), table.view(Viewer::Spectator));
    let nonsense = PlayError::Notation { text: "fly".into() };
    assert_eq!(table.play(first, "fly"), Err(nonsense));
    assert_eq!(table.play(nobody, &bid), Err(PlayError::NotAsked { seat: nobody }));
    assert!(matches!(table.play(first, &foreign), Err(PlayError::Refused(_))));
    assert!(matches!(table.why_not(first, &foreign), Ok(Some(_))));
    assert_eq!(before, (table.version(), table.view(Viewer::Spectator)));
    table.play(first, &bid).expect("it is a choice");
    assert_eq!(table.play(first, &bid), Err(PlayError::NotAsked { seat: first }));
    play_out(&mut *table);
    assert_eq!(table.play(first, &bid), Err(PlayError::Over));
    assert_eq!(table.why_not(first, &bid), Err(PlayError::Over));
}

#[test]
fn several_actions_are_played_all_or_none() {
    let mut table = table(1);
    play_on(&mut *table, 3);
    let seat = table.to_act().first().expect("the winner of the bid chooses");
    let give = table.choices(seat)[0].text.clone();
    let version = table.version();
    let twice = [give.clone(), give.clone()];
    assert!(matches!(table.play_all(seat, &twice), Err(PlayError::Refused(_))));
    let garbled = [give.clone(), "fly".to_owned()];
    assert!(matches!(table.play_all(seat, &garbled), Err(PlayError::Notation { .. })));
    assert_eq!(table.version(), version);
    assert_eq!(table.play_all(seat, &[give, "keep".to_owned()]), Ok(()));
    assert_eq!(table.version(), version + 2);
}

#[test]
fn undo_gives_the_earlier_table_back() {
    let mut table = table(1);
    play_on(&mut *table, 3);
    let seat = table.to_act().first().expect("the winner of the bid chooses");
    assert_eq!(table.can_undo(seat.left(3)), Err(UndoError::NotYours));
    let before = table.view(Viewer::Seat(seat));
    play_on(&mut *table, 1);
    assert_eq!(table.line().len(), 4);
    assert_eq!(table.undo(seat), Ok(()));
    assert_eq!((table.line().len(), table.version()), (3, 5));
    assert_eq!(table.view(Viewer::Seat(seat)), before);
}

#[test]
fn a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees() {
    let mut table = table(4);
    play_on(&mut *table, 4);
    let stranger = Viewer::Seat(Seat::new(7));
    assert_eq!(table.view(stranger), table.view(Viewer::Spectator));
    assert_eq!(table.events(stranger, 0), table.events(Viewer::Spectator, 0));
    assert_ne!(table.view(Viewer::Seat(Seat::new(0))), table.view(Viewer::Spectator));
}

#[test]
fn events_are_grouped_by_the_action_that_caused_them() {
    let mut table = table(4);
    play_on(&mut *table, 3);
    let groups: Vec<usize> =
        table.events(Viewer::Spectator, 0).iter().map(|told| told.group).collect();
    assert!(groups.is_sorted());
    assert_eq!((groups.first(), groups.last()), (Some(&0), Some(&3)));
    let later = table.events(Viewer::Spectator, 3);
    assert!(!later.is_empty() && later.iter().all(|told| told.group == 3));
}

#[test]
fn a_rewound_table_is_the_table_as_it_was() {
    let mut table = table(5);
    let mut views = vec![table.view(Viewer::Spectator)];
    while !table.to_act().is_empty() {
        play_on(&mut *table, 1);
        views.push(table.view(Viewer::Spectator));
    }
    for (at, view) in views.iter().enumerate() {
        assert_eq!(&table.at(at).view(Viewer::Spectator), view);
    }
}

#[test]
fn a_record_is_resumed_and_a_changed_one_is_not() {
    let mut table = table(6);
    play_on(&mut *table, 5);
    let record = Record::parse(&table.record().to_text()).expect("it was just written");
    let mut resumed = TOY.resume(&record).expect("it was just played");
    assert_eq!(resumed.view(Viewer::Spectator), table.view(Viewer::Spectator));
    play_out(&mut *resumed);
    assert!(resumed.outcome().is_some());
    let mut changed = record.clone();
    changed.entries.remove(2);
    assert!(matches!(TOY.resume(&changed), Err(ReplayError::Entry { at: 3, .. })));
    let mut foreign = record;
    foreign.game = "chess".into();
    assert!(matches!(TOY.resume(&foreign), Err(ReplayError::Game { .. })));
}

#[test]
fn a_set_up_is_checked_before_anything_is_dealt() {
    let setup = |change: fn(&mut RawSetup)| {
        let mut setup = RawSetup::new(3, Seed::from_number(1));
        change(&mut setup);
        TOY.start(&setup).map(drop).map_err(|error| error.problems[0].key)
    };
    assert_eq!(setup(|_| {}), Ok(()));
    assert_eq!(setup(|raw| raw.seats = 9), Err("problem-seats"));
    assert_eq!(setup(|raw| raw.preset = Some("x".into())), Err("problem-unknown_preset"));
    let pair = |raw: &mut RawSetup| {
        raw.options = RawOptions::Pairs(vec![("x".into(), "1".into())]);
    };
    assert_eq!(setup(pair), Err("problem-unknown_option"));
    let json = |raw: &mut RawSetup| {
        let Value::Object(object) = json!({ "x": 1 }) else { unreachable!() };
        raw.options = RawOptions::Json(object);
    };
    assert_eq!(setup(json), Err("problem-options"));
}

#[test]
fn bots_choose_what_is_legal_and_the_same_for_the_same_seed() {
    for name in BOTS {
        let play = |seed| {
            let mut table = table(7);
            let mut bots: Vec<_> = Seat::all(3)
                .map(|seat| table.bot(name, seed_of(seed, seat)).expect("it is in the list"))
                .collect();
            while let Some(seat) = table.to_act().first() {
                let budget = Budget { iterations: Some(20), time: None };
                let text = bots[seat.index()].choose(&*table, seat, &budget).expect("asked");
                table.play(seat, &text).expect("a bot plays by the rules");
            }
            table.record().to_text()
        };
        assert_eq!(play(1), play(1), "{name}");
    }
    assert!(table(1).bot("nobody", 1).is_none());
    let mut bot = table(1).bot("random", 1).expect("everybody knows it");
    assert_eq!(bot.choose(&*table(1), Seat::new(7), &Budget::default()), None);
}

#[test]
fn the_sum_of_a_simulation_does_not_depend_on_its_pieces() {
    let plan = Simulation::new(3);
    let whole = TOY.simulate(&plan, 10..110).expect("the toy keeps its laws");
    let mut sum = Tally::default();
    for piece in [60..110, 10..11, 11..60] {
        sum.add(&TOY.simulate(&plan, piece).expect("the toy keeps its laws"));
    }
    assert_eq!(whole, sum);
    assert_eq!(whole.games, 100);
    assert_eq!(whole.seats.iter().map(|seat| seat.wins).sum::<u64>(), 100 * WIN);
    assert_eq!(
        TOY.simulate(&Simulation { bots: vec!["nobody".into()], ..plan.clone() }, 0..1),
        Err(SimulationError::Bot("nobody".into()))
    );
    assert!(matches!(
        TOY.simulate(&Simulation { seats: 9, ..plan }, 0..1),
        Err(SimulationError::Setup(_))
    ));
}

#[test]
fn perft_counts_the_choices_and_the_bench_counts_decisions() {
    let setup = RawSetup::new(3, Seed::from_number(1));
    let choices = table(1).choices(Seat::new(0)).len() as u64;
    assert_eq!(TOY.perft(&setup, 0), Ok(1));
    assert_eq!(TOY.perft(&setup, 1), Ok(choices));
    let mut bench = TOY.bench(&setup).expect("three can play");
    assert!(bench.run(10) >= 10 * 12);
}
