//! Readings of the rulebook a table can choose (rulings R13, R24, R25, R28), and that the defaults are
//! what records made before there was a choice were played by.

use signoria_engine::{Game as _, GameText as _, Options as _, Session, Setup};
use signoria_testkit::scenario::Table;

use super::scene::{Look as _, Scene, base, expansion};
use crate::{Carrara, Finish, LastRound, Options, Readings, Relief, frame::Frame};

fn label(table: &Table<Carrara>, text: &str) -> &'static str {
    Carrara::label(&table.view(0), text.parse().unwrap()).key
}

fn reading(scene: Scene, change: impl FnOnce(&mut Readings)) -> Scene {
    scene.with(|game| change(&mut game.readings))
}

/// One coin, and only bricks that cost two or more.
fn poor() -> Scene {
    expansion(2).coins(0, 1).wheel(["w", "w", "-", "-", "-", "-"])
}

#[test]
fn r13_buying_without_turning_may_end_in_two_coins() {
    let mut table = poor().table();
    assert!(table.legal_texts(0).contains(&"buy_no_rotate".into()));
    table.play(0, "buy_no_rotate");
    assert_eq!(table.who(0).coins, 3);
}

#[test]
fn r13_a_table_may_ask_for_a_brick_that_can_be_paid() {
    let turned = |scene| reading(scene, |readings| readings.relief = Relief::Turned);
    let table = turned(poor()).table();
    assert!(table.legal_texts(0).contains(&"buy".into()));
    assert!(!table.legal_texts(0).contains(&"buy_no_rotate".into()));
    assert_eq!(table.why(0, "buy_no_rotate").message.key, "why-nothing_payable");
    // Five coins pay for the white brick in II.
    let table = turned(poor().coins(0, 5)).table();
    assert!(table.legal_texts(0).contains(&"buy_no_rotate".into()));
    let table = turned(expansion(2).wheel(["-"; 6])).table();
    assert_eq!(table.why(0, "buy_no_rotate").message.key, "why-wheel_empty");
}

#[test]
fn r13_is_a_question_of_the_expansion() {
    let options = Options { relief: Relief::Turned, ..Options::default() };
    assert_eq!(options.problems(2)[0].key, "problem-relief_needs_expansion");
    assert!(Options { expansion: true, ..options }.problems(2).is_empty());
}

/// Seat 1 meets the conditions of two players after seat 0 has built the last building.
fn after_the_last_building() -> Scene {
    base(2)
        .only_shows(1, &["villa_1"])
        .scored(1, &["library", "cathedral", "palace", "gate"])
        .objects(1, [4, 4, 0, 0, 0, 0])
        .bricks(0, "k")
        .coins(0, 0)
        .coins(1, 0)
}

#[test]
fn r28_only_its_builder_announces_after_the_last_building() {
    let mut table = after_the_last_building().table();
    table.play(0, "build villa_1 lerici");
    assert_eq!(table.game.exhausted_by.map(signoria_engine::Seat::number), Some(0));
    table.play(1, "score_type castle");
    assert!(!table.allows(1, "announce"));
    assert_eq!(table.why(1, "announce").message.key, "why-exhausted");
}

#[test]
fn r28_a_table_may_let_anyone_announce_in_the_last_round() {
    let scene =
        reading(after_the_last_building(), |readings| readings.last_round = LastRound::Anyone);
    let mut table = scene.table();
    table.play(0, "build villa_1 lerici").play(1, "score_type castle");
    assert!(table.allows(1, "announce"));
    let before = table.who(1).vp;
    table.play(1, "announce");
    assert_eq!(table.who(1).vp, before + 5);
    assert!(table.game.outcome().is_some());
}

/// Seat 0 can announce and can pay for an object.
fn at_the_end_of_a_turn() -> Scene {
    base(2)
        .only_shows(0, &["villa_1"])
        .scored(0, &["library", "cathedral", "palace", "gate"])
        .objects(0, [4, 4, 0, 0, 0, 0])
        .coins(0, 10)
}

#[test]
fn r24_announcing_ends_the_turn_and_the_question_says_so() {
    let mut table = at_the_end_of_a_turn().at(Frame::Finish { purchased: false });
    assert_eq!(table.prompt(0).key, "ask-finish_both");
    assert_eq!(label(&table, "announce"), "do-announce_last");
    table.play(0, "announce");
    assert_eq!(table.asked(), [1]);
    // Without anything to buy nothing is lost.
    let table = at_the_end_of_a_turn().coins(0, 9).at(Frame::Finish { purchased: false });
    assert_eq!(table.prompt(0).key, "ask-finish_announce");
    assert_eq!(label(&table, "announce"), "do-announce");
}

#[test]
fn r24_a_table_may_allow_either_order() {
    let scene = reading(at_the_end_of_a_turn(), |readings| readings.finish = Finish::Either);
    let mut table = scene.at(Frame::Finish { purchased: false });
    assert_eq!(table.prompt(0).key, "ask-finish_either");
    assert_eq!(label(&table, "announce"), "do-announce");
    table.play(0, "announce");
    assert_eq!(table.prompt(0).key, "ask-finish_purchase");
    table.play(0, "purchase crown");
    assert_eq!((table.who(0).coins, table.asked()), (0, vec![1]));
}

/// Seat 0 has announced; seat 1 has ten coins.
fn last_turn() -> Scene {
    base(2)
        .turn(1)
        .vp(0, 5)
        .coins(1, 10)
        .with(|game| game.announced_by = Some(signoria_engine::Seat::new(0)))
}

#[test]
fn r25_a_table_may_end_the_turn_with_a_pass() {
    let mut table = last_turn().table();
    table.play(1, "pass");
    assert!(table.legal_texts(1).contains(&"purchase crown".into()));
    let mut table = reading(last_turn(), |readings| readings.pass_ends_turn = true).table();
    table.play(1, "pass");
    assert!(table.game.outcome().is_some());
}

#[test]
fn a_default_reading_leaves_no_trace_in_a_record_and_another_one_does() {
    let record = |options| {
        let setup = Setup { options, ..Carrara::setup(2, signoria_engine::Seed::from_number(1)) };
        Session::<Carrara>::new(setup, Vec::new()).unwrap().record()
    };
    let plain = record(Options::default());
    for key in ["relief", "last_round", "finish", "pass_ends_turn"] {
        assert!(!plain.options.contains_key(key), "{key}");
    }
    let read =
        record(Options { finish: Finish::Either, pass_ends_turn: true, ..Options::default() });
    assert_eq!(read.options["finish"], "either");
    assert_eq!(read.options["pass_ends_turn"], true);
    let session = Session::<Carrara>::replay(&read).unwrap();
    assert!(session.game().readings.pass_ends_turn);
}

/// Old marks stay valid: only a chosen reading is part of the fingerprint.
#[test]
fn a_default_reading_is_no_part_of_a_fingerprint() {
    use std::hash::{BuildHasher as _, RandomState};
    let hasher = RandomState::new();
    assert_eq!(hasher.hash_one((1, Readings::default())), hasher.hash_one((1,)));
    let chosen = Readings { finish: Finish::Either, ..Readings::default() };
    assert_ne!(hasher.hash_one((1, chosen)), hasher.hash_one((1,)));
}
