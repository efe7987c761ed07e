//! Why not? Every refusal a person is likely to meet names its paragraph.

use signoria_engine::{Game, GameText, Seat, Viewer};

use super::table::{ALWIN, PETER, TESSA, Table};
use crate::{
    Frame, HabemusPapam, Mode,
    cards::{Card, Mission, Person, Ploy, Power, Slot},
};

#[track_caller]
fn check(table: &Table, seat: Seat, action: &str, key: &str, rule: &str) {
    assert!(!table.legal(seat).contains(&action.to_owned()), "{action} is legal");
    let view = table.game.view(Viewer::Seat(seat));
    let reason = HabemusPapam::why_not(&view, action.parse().unwrap());
    assert_eq!((reason.message.key, reason.rule), (key, rule), "{action}");
}

#[test]
fn bids_that_are_too_large_or_not_owned() {
    let mut table = Table::new(3);
    check(&table, TESSA, "bid 3D1R", "why-bid_three", "5.5");
    check(&table, TESSA, "bid 2R", "why-bid_not_owned", "5.5");
    check(&table, TESSA, "take cardinal", "why-not_now", "5.7");
    table.game.players[TESSA].mode = Mode::DoubleTop;
    check(&table, TESSA, "bid 3A", "why-bid_doubled", "5.5");
}

#[test]
fn cards_that_cannot_be_played_taken_or_passed() {
    let table = Table::new(4).hand(TESSA, &[Ploy::Swap]).at(Frame::Select);
    check(&table, TESSA, "play bribe", "why-not_in_hand", "5.4");
    let mut table = Table::new(4);
    table.bids(&["-", "-", "-", "-"]);
    check(&table, TESSA, "pass", "why-no_pass", "5.6");
    table.play(TESSA, "take cardinal");
    check(&table, ALWIN, "take cardinal", "why-taken", "5.6");
}

#[test]
fn persons_out_of_reach_of_a_bribe() {
    let mut table = Table::new(4)
        .persons(TESSA, &[Person::BernardinoSpada])
        .persons(ALWIN, &[Person::FabioChigi, Person::DecioAzzolini, Person::JuanDeLugo])
        .hand(TESSA, &[Ploy::Bribe])
        .at(Frame::Select);
    table.play(TESSA, "play bribe");
    check(&table, TESSA, "bribe fabio_chigi", "why-chigi", "2.9");
    check(&table, TESSA, "bribe decio_azzolini", "why-leader", "2.9");
    check(&table, TESSA, "bribe bernardino_spada", "why-own_person", "5.4");
    check(&table, TESSA, "bribe marzio_ginetti", "why-not_displayed", "5.4");
}

#[test]
fn persons_out_of_reach_of_a_swap() {
    let mut table = Table::new(4)
        .persons(TESSA, &[Person::BernardinoSpada, Person::MarzioGinetti])
        .persons(ALWIN, &[Person::FabioChigi, Person::DecioAzzolini, Person::JuanDeLugo])
        .hand(TESSA, &[Ploy::Swap])
        .at(Frame::Select);
    table.play(TESSA, "play swap");
    check(&table, TESSA, "swap fabio_chigi bernardino_spada", "why-chigi", "2.9");
    check(&table, TESSA, "swap bernardino_spada decio_azzolini", "why-leader", "2.9");
    check(&table, TESSA, "swap marzio_ginetti bernardino_spada", "why-same_owner", "5.4");
    check(&table, TESSA, "swap bernardino_spada francesco_maidalchini", "why-not_displayed", "5.4");
}

#[test]
fn persons_felipe_iv_cannot_banish() {
    let mut table = Table::new(4)
        .persons(ALWIN, &[Person::JuanDeLugo, Person::AlessandroBichi])
        .persons(PETER, &[Person::BernardinoSpada])
        .offer(Slot::Political, Some(Card::Power(Power::FelipeIv)));
    table.game.players[TESSA].display.felipe = 1;
    table.game.players[PETER].display.felipe = 1;
    table.game.order = TESSA.around(4).collect();
    let mut table = table.at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political").asks(&[TESSA]);
    check(&table, TESSA, "banish bernardino_spada", "why-felipe_protects", "5.6");
}

#[test]
fn missions_one_does_not_hold() {
    let mut table = Table::new(4).missions(TESSA, &[Mission::FourArms, Mission::FranceThree]);
    table.game.stack = signoria_engine::Stack::new(Frame::Discard);
    signoria_engine::flow::run(&mut table.game, &mut table.events);
    check(&table, TESSA, "discard spain_urban", "why-not_your_mission", "5.2");
}
