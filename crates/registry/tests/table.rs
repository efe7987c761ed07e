//! The dynamic boundary works for every game.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use signoria_engine::{Record, ReplayError, Seat, Seed, UndoError, Viewer};
use signoria_registry::{
    BOTS, Budget, DynBot, GAMES, GameType, PlayError, RawOptions, RawSetup, Simulation,
    SimulationError, Table, Tally, WIN, seed_of,
};

const ABSENT: Seat = Seat::new(7);

/// A game in progress that plays random actions.
struct Play {
    table: Box<dyn Table>,
    bot: Box<dyn DynBot>,
}

impl Play {
    fn new(game: &dyn GameType, seats: u8) -> Self {
        let setup = RawSetup::new(seats, Seed::from_number(11));
        let table = game.start(&setup).expect("the defaults are for all");
        let bot = table.bot("random", 11).expect("every game has it");
        Self { table, bot }
    }

    /// Plays one decision; returns the seat, or `None` if the game is over.
    fn step(&mut self) -> Option<Seat> {
        let seat = self.table.to_act().first()?;
        let text = self.bot.choose(&*self.table, seat, &Budget::default()).expect("it is asked");
        self.table.play(seat, &text).expect("a bot chooses what is legal");
        Some(seat)
    }

    fn views(&self) -> Vec<Value> {
        Viewer::all(self.table.seats()).map(|viewer| self.table.view(viewer)).collect()
    }
}

/// Every game with its smallest and its largest number of seats.
fn for_every_game(check: impl Fn(&'static dyn GameType, u8)) {
    for game in GAMES {
        let seats = game.meta().seats;
        for seats in BTreeSet::from([seats.min, seats.max]) {
            check(*game, seats);
        }
    }
}

#[test]
fn only_seats_to_act_have_choices_and_prompts() {
    for_every_game(|game, seats| {
        let mut play = Play::new(game, seats);
        loop {
            for seat in Seat::all(8) {
                let asked = play.table.to_act().contains(seat);
                assert_eq!(!play.table.choices(seat).is_empty(), asked);
                for viewer in [Viewer::Spectator, Viewer::Seat(ABSENT), Viewer::Seat(seat)] {
                    assert_eq!(play.table.prompt(seat, viewer).is_some(), asked);
                }
            }
            if play.step().is_none() {
                break;
            }
        }
    });
}

#[test]
fn every_choice_can_be_played_by_its_text() {
    for_every_game(|game, seats| {
        let mut play = Play::new(game, seats);
        for decision in 0.. {
            let Some(seat) = play.table.to_act().first() else { break };
            for choice in play.table.choices(seat).iter().filter(|_| decision % 25 == 0) {
                let mut branch = play.table.at(usize::MAX);
                assert_eq!(branch.play(seat, &choice.text), Ok(()), "{}", choice.text);
                assert_eq!(branch.history().len(), play.table.history().len() + 1);
                let mut checked = play.table.at(usize::MAX);
                let legal = checked.check(seat, &format!(" {} ", choice.text));
                let legal = legal.expect("a choice is legal");
                assert_eq!(legal.text(), choice.text);
                assert_eq!(checked.play_checked(&legal), Ok(()), "{}", choice.text);
                assert_eq!(checked.record(), branch.record(), "{}", choice.text);
                // At the next position it is a text like any other.
                let again = branch.play(seat, &choice.text);
                assert_eq!(checked.play_checked(&legal), again, "{}", choice.text);
                assert_eq!(checked.record(), branch.record(), "{}", choice.text);
            }
            play.step();
        }
    });
}

#[test]
fn every_refusal_has_its_reason_and_changes_nothing() {
    for_every_game(|game, seats| {
        let mut play = Play::new(game, seats);
        let mut heard = BTreeSet::new();
        let mut refused = 0;
        while let Some(seat) = play.table.to_act().first() {
            let legal: BTreeSet<String> =
                play.table.choices(seat).into_iter().map(|choice| choice.text).collect();
            let before = (play.table.version(), play.views());
            let nonsense = PlayError::Notation { text: "fly to the moon".into() };
            assert_eq!(play.table.play(seat, "fly to the moon"), Err(nonsense));
            let text = legal.first().expect("who is asked has a choice").clone();
            let asked = play.table.to_act();
            if let Some(other) = Seat::all(8).find(|&other| !asked.contains(other)) {
                let absent = Err(PlayError::NotToAct { seat: other });
                assert_eq!(play.table.play(other, &text), absent);
            }
            // An action that was legal earlier, for any seat, and is not now.
            if let Some(text) = heard.difference(&legal).next() {
                assert!(matches!(play.table.play(seat, text), Err(PlayError::Refused(_))));
                assert!(matches!(play.table.check(seat, text), Err(PlayError::Refused(_))));
                refused += 1;
            }
            assert_eq!(before, (play.table.version(), play.views()));
            heard.extend(legal);
            play.step();
        }
        assert!(refused > 0, "{}", game.meta().id);
        let text = heard.first().expect("something was played");
        assert_eq!(play.table.play(Seat::new(0), text), Err(PlayError::Over));
        assert_eq!(play.table.check(Seat::new(0), text).err(), Some(PlayError::Over));
    });
}

#[test]
fn undo_restores_the_earlier_table_for_every_viewer() {
    let undone = std::cell::Cell::new(0);
    for_every_game(|game, seats| {
        let mut play = Play::new(game, seats);
        assert_eq!(play.table.undo(Seat::new(0)), Err(UndoError::NotYours));
        loop {
            let before = (play.views(), play.table.history());
            let Some(seat) = play.step() else { break };
            let other = seat.left(seats);
            assert_eq!(play.table.can_undo(other), Err(UndoError::NotYours));
            if play.table.can_undo(seat).is_ok() {
                let mut branch = play.table.at(usize::MAX);
                assert_eq!(branch.undo(seat), Ok(()));
                let views: Vec<Value> =
                    Viewer::all(seats).map(|viewer| branch.view(viewer)).collect();
                assert_eq!((views, branch.history()), before);
                assert_eq!(branch.version(), play.table.history().len() + 1);
                undone.set(undone.get() + 1);
            }
        }
    });
    assert!(undone.get() > 0);
}

#[test]
fn a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees() {
    for_every_game(|game, seats| {
        let mut play = Play::new(game, seats);
        let stranger = Viewer::Seat(ABSENT);
        for _ in 0..20 {
            play.step();
            if seats <= ABSENT.number() {
                assert_eq!(play.table.view(stranger), play.table.view(Viewer::Spectator));
                let [theirs, open] =
                    [stranger, Viewer::Spectator].map(|viewer| play.table.events(viewer, 0));
                assert_eq!(theirs, open);
            }
        }
    });
}

#[test]
fn events_are_grouped_by_the_action_that_caused_them() {
    for_every_game(|game, seats| {
        let mut play = Play::new(game, seats);
        while play.step().is_some() {}
        for viewer in Viewer::all(seats) {
            let whole = play.table.events(viewer, 0);
            assert!(whole.is_sorted_by_key(|told| told.group));
            assert!(whole.last().is_some_and(|told| told.group <= play.table.history().len()));
            let middle = play.table.history().len() / 2;
            let later: Vec<_> = whole.into_iter().filter(|told| told.group >= middle).collect();
            assert_eq!(play.table.events(viewer, middle), later);
        }
    });
}

#[test]
fn a_rewound_table_equals_the_earlier_table() {
    for_every_game(|game, seats| {
        let mut play = Play::new(game, seats);
        let mut views = vec![play.views()];
        while play.step().is_some() {
            views.push(play.views());
        }
        for at in (0..views.len()).step_by(17) {
            let then = play.table.at(at);
            let seen: Vec<Value> = Viewer::all(seats).map(|viewer| then.view(viewer)).collect();
            assert_eq!(seen, views[at], "{} after {at}", game.meta().id);
        }
    });
}

#[test]
fn a_record_is_resumed_and_a_changed_one_is_not() {
    for_every_game(|game, seats| {
        let mut play = Play::new(game, seats);
        // Part of a game: a long one is not played to its end here.
        let length = {
            let mut whole = Play::new(game, seats);
            (0..24).take_while(|_| whole.step().is_some()).count()
        };
        for _ in 0..length / 2 {
            play.step();
        }
        let text = play.table.record().to_text();
        let record = Record::parse(&text).expect("it was just written");
        let resumed = game.resume(&record).expect("it was just played");
        let mut resumed = Play { table: resumed, bot: play.bot };
        assert_eq!(
            resumed.views(),
            Viewer::all(seats).map(|viewer| play.table.view(viewer)).collect::<Vec<_>>()
        );
        while resumed.step().is_some() {}
        assert!(resumed.table.outcome().is_some());
        let mut changed = record.clone();
        let last = changed.entries.len();
        changed.entries[last - 1].seat = ABSENT;
        if seats <= ABSENT.number() {
            let refused = game.resume(&changed);
            assert!(matches!(refused, Err(ReplayError::Entry { at, .. }) if at == last));
        }
        let mut shorter = record.clone();
        shorter.entries.pop();
        assert!(game.resume(&shorter).is_err());
        let mut foreign = record;
        foreign.game = "chess".into();
        assert!(matches!(game.resume(&foreign), Err(ReplayError::Game { .. })));
    });
}

#[test]
fn a_setup_is_validated_before_the_deal() {
    for_every_game(|game, seats| {
        let setup = |change: fn(&mut RawSetup)| {
            let mut setup = RawSetup::new(seats, Seed::from_number(1));
            change(&mut setup);
            game.start(&setup).map(drop).map_err(|error| error.problems[0].key)
        };
        assert_eq!(setup(|_| {}), Ok(()));
        assert_eq!(setup(|raw| raw.seats = 9), Err("problem-seats"));
        assert_eq!(setup(|raw| raw.seats = 0), Err("problem-seats"));
        assert_eq!(setup(|raw| raw.preset = Some("x".into())), Err("problem-unknown_preset"));
        let pair = |raw: &mut RawSetup| {
            raw.options = RawOptions::Pairs(vec![("wheels".into(), "1".into())]);
        };
        assert_eq!(setup(pair), Err("problem-unknown_option"));
        let json = |raw: &mut RawSetup| {
            let Value::Object(object) = json!({ "wheels": 1 }) else { unreachable!() };
            raw.options = RawOptions::Json(object);
        };
        assert_eq!(setup(json), Err("problem-options"));
    });
}

#[test]
fn bots_choose_what_is_legal_and_the_same_for_the_same_seed() {
    for_every_game(|game, seats| {
        for name in BOTS {
            // Two levels have a time limit: their choice depends on the machine.
            let timed = ["strong", "master"].contains(name);
            if timed && seats != game.meta().seats.min {
                continue;
            }
            let play = || {
                let mut table = Play::new(game, seats).table;
                let mut bots: Vec<_> = Seat::all(seats)
                    .map(|seat| table.bot(name, seed_of(1, seat)).expect("it is in the list"))
                    .collect();
                for _ in 0..if timed { 1 } else { 30 } {
                    let Some(seat) = table.to_act().first() else { break };
                    let budget = Budget::iterations(20);
                    let text = bots[seat.index()].choose(&*table, seat, &budget).expect("asked");
                    table.play(seat, &text).expect("a bot plays by the rules");
                }
                table.record().to_text()
            };
            let first = play();
            if !timed {
                assert_eq!(play(), first, "{name}");
            }
        }
        let mut play = Play::new(game, seats);
        assert!(play.table.bot("no_such_bot", 1).is_none());
        if seats <= ABSENT.number() {
            assert_eq!(play.bot.choose(&*play.table, ABSENT, &Budget::default()), None);
        }
    });
}

#[test]
fn a_bot_of_another_game_chooses_nothing() {
    let [one, other, ..] = GAMES else { return };
    let mut play = Play::new(*one, one.meta().seats.max);
    let table = Play::new(*other, other.meta().seats.max).table;
    let seat = table.to_act().first().expect("the game has just begun");
    assert_eq!(play.bot.choose(&*table, seat, &Budget::default()), None);
}

#[test]
fn tallies_do_not_depend_on_how_games_are_split() {
    for_every_game(|game, seats| {
        let plan = Simulation::new(seats);
        let whole = game.simulate(&plan, 10..30).expect("no law is broken");
        let mut sum = Tally::default();
        for piece in [20..30, 10..11, 11..20] {
            sum.add(&game.simulate(&plan, piece).expect("no law is broken"));
        }
        assert_eq!(whole, sum);
        assert_eq!(whole.games, 20);
        assert_eq!(whole.seats.iter().map(|seat| seat.wins).sum::<u64>(), 20 * WIN);
        assert_eq!(
            game.simulate(&Simulation { bots: vec!["no_such_bot".into()], ..plan.clone() }, 0..1),
            Err(SimulationError::Bot("no_such_bot".into()))
        );
        let crowd = Simulation { seats: 9, ..plan };
        assert!(matches!(game.simulate(&crowd, 0..1), Err(SimulationError::Setup(_))));
    });
}

#[test]
fn perft_counts_the_choices_and_the_bench_counts_decisions() {
    for_every_game(|game, seats| {
        let play = Play::new(game, seats);
        let setup = RawSetup::new(seats, Seed::from_number(11));
        let seat = play.table.to_act().first().expect("the game has just begun");
        let choices = play.table.choices(seat).len() as u64;
        assert_eq!(game.perft(&setup, 0), Ok(1));
        assert_eq!(game.perft(&setup, 1), Ok(choices));
        let mut bench = game.bench(&setup).expect("the defaults are for all");
        assert!(bench.run(3) >= 3);
    });
}

/// A record from before an option existed does not name it. It replays as before and stays unchanged.
#[test]
fn a_record_without_a_later_option_is_replayed_unchanged() {
    for game in GAMES {
        let setup = RawSetup::new(game.meta().seats.max, Seed::from_number(5));
        let mut record = game.start(&setup).expect("defaults can be dealt").record();
        let Some(last) = record.options.keys().next_back().cloned() else { continue };
        record.options.shift_remove(&last);
        let text = record.to_text();
        let record = signoria_engine::Record::parse(&text).expect("it is a record");
        let table = game.resume(&record).unwrap_or_else(|error| panic!("{last}: {error}"));
        assert_eq!(table.record().to_text(), text, "{last}");
        assert_eq!(table.at(0).record().to_text(), text, "{last}");
        assert!(table.options().contains_key(&last), "the table knows all its options");
        let stored = RawSetup {
            options: RawOptions::Stored(record.options.clone()),
            rules: Some(record.rules),
            names: record.seats.clone(),
            ..setup
        };
        let table = game.start(&stored).expect("a stored table can be dealt");
        assert_eq!(table.record().to_text(), text, "{last}");
    }
}

#[test]
fn every_version_of_the_rules_can_be_dealt_and_no_other() {
    for game in GAMES {
        let setup = |rules| RawSetup {
            rules: Some(rules),
            ..RawSetup::new(game.meta().seats.min, Seed::from_number(1))
        };
        for rules in 1..=game.rules() {
            let table = game.start(&setup(rules)).expect("known rules can be dealt");
            assert_eq!(table.record().rules, rules);
        }
        for unknown in [0, game.rules() + 1] {
            let Err(error) = game.start(&setup(unknown)) else { panic!("rules {unknown}") };
            assert_eq!(error.problems[0].key, "problem-rules");
        }
    }
}
