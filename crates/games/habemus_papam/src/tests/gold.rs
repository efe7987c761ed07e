//! §5.4: payments and bribes, V20–V25.

use super::table::{ALWIN, PETER, REYNOLD, TESSA, Table};
use crate::{
    EventView, Frame,
    cards::{Person, Ploy},
};

#[test]
fn v20_each_payer_gives_what_they_have_at_that_moment() {
    let table = Table::new(4)
        .camerlengo(ALWIN)
        .gold([4, 0, 1, 10])
        .hand(ALWIN, &[Ploy::TopGemDouble])
        .hand(PETER, &[Ploy::OthersBidFirst]);
    let mut table = table.at(Frame::Select);
    table.play(PETER, "play others_bid_first").play(ALWIN, "play top_gem_double");
    assert_eq!(table.all_gold(), [0, 5, 5, 5]);
}

#[test]
fn v21_gold_received_earlier_in_the_phase_can_be_paid() {
    for (camerlengo, left) in [(TESSA, 10), (ALWIN, 8)] {
        let table = Table::new(4)
            .camerlengo(camerlengo)
            .gold([0; 4])
            .hand(TESSA, &[Ploy::ThreeRubies])
            .hand(ALWIN, &[Ploy::Receive10]);
        let mut table = table.at(Frame::Select);
        table.play(TESSA, "play three_rubies").play(ALWIN, "play receive_10");
        assert_eq!(table.all_gold()[1], left, "Camerlengo {camerlengo}");
    }
}

#[test]
fn v23_the_price_of_a_bribe_can_pay_for_the_next_one() {
    let table = Table::new(4)
        .camerlengo(ALWIN)
        .gold([0, 6, 0, 0])
        .persons(PETER, &[Person::JuanDeLugo])
        .hand(ALWIN, &[Ploy::Bribe])
        .hand(PETER, &[Ploy::Bribe]);
    let mut table = table.at(Frame::Select);
    table.play(ALWIN, "play bribe").play(PETER, "play bribe").asks(&[ALWIN]);
    table.play(ALWIN, "bribe juan_de_lugo");
    assert!(table.owns(ALWIN, Person::JuanDeLugo));
    assert_eq!(table.all_gold(), [0, 1, 5, 0]);
    table.asks(&[PETER]);
    assert_eq!(table.legal(PETER), ["decline", "bribe juan_de_lugo"]);
    table.play(PETER, "bribe juan_de_lugo");
    assert!(table.owns(PETER, Person::JuanDeLugo));
    assert_eq!(table.game.discards.ploys[Ploy::Bribe.index()], 2);
}

#[test]
fn v24_only_unprotected_cardinals_of_others_can_be_bribed() {
    let mut table = Table::new(4)
        .gold([20; 4])
        .persons(PETER, &[Person::FabioChigi, Person::CarloDeMedici, Person::JeanFrancoisDeRetz])
        .persons(TESSA, &[Person::BernardinoSpada])
        .hand(TESSA, &[Ploy::Bribe]);
    table.game.players[PETER].display.mazarin = 1;
    table.game.players[PETER].display.squadrone = true;
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play bribe");
    assert_eq!(table.legal(TESSA), ["decline", "bribe jean_francois_de_retz"]);
}

#[test]
fn v25_a_bribe_without_a_target_is_spent_and_moves_no_gold() {
    let table = Table::new(4).gold([20; 4]).hand(TESSA, &[Ploy::Bribe]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play bribe");
    assert_eq!(table.all_gold(), [20; 4]);
    assert_eq!(table.game.discards.ploys[Ploy::Bribe.index()], 1);
    assert!(table.happened(|event| matches!(event, EventView::NoTarget { .. })));
    assert_eq!(table.game.stack.top(), Some(Frame::FirstBids));
}

#[test]
fn r12_a_bribe_that_cannot_be_paid_goes_back_to_the_hand() {
    let table = Table::new(4)
        .gold([4, 20, 20, 20])
        .persons(PETER, &[Person::JuanDeLugo])
        .hand(TESSA, &[Ploy::Bribe]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play bribe");
    assert_eq!(table.game.players[TESSA].goods.ploys[Ploy::Bribe.index()], 1);
    assert_eq!(table.game.discards.ploys[Ploy::Bribe.index()], 0);
    assert!(table.happened(|event| matches!(event, EventView::BribeReturned { .. })));
    assert!(table.owns(PETER, Person::JuanDeLugo));
}

#[test]
fn r13_a_declined_bribe_is_spent() {
    let table = Table::new(4)
        .gold([20; 4])
        .persons(PETER, &[Person::JuanDeLugo])
        .hand(TESSA, &[Ploy::Bribe]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play bribe").play(TESSA, "decline");
    assert_eq!(table.game.discards.ploys[Ploy::Bribe.index()], 1);
    assert_eq!(table.all_gold(), [20; 4]);
}

#[test]
fn receive_10_brings_ten_gold_from_the_bank_and_nothing_from_the_others() {
    let table = Table::new(4).gold([1, 2, 3, 4]).hand(REYNOLD, &[Ploy::Receive10]);
    let mut table = table.at(Frame::Select);
    table.play(REYNOLD, "play receive_10");
    assert_eq!(table.all_gold(), [1, 2, 3, 14]);
    assert_eq!(table.game.discards.ploys[Ploy::Receive10.index()], 1);
}

#[test]
fn only_players_with_action_cards_are_asked_and_may_pass() {
    let table = Table::new(4).hand(ALWIN, &[Ploy::Swap, Ploy::Swap, Ploy::Receive10]);
    let mut table = table.at(Frame::Select);
    table.asks(&[ALWIN]);
    assert_eq!(table.legal(ALWIN), ["pass", "play receive_10", "play swap"]);
    table.play(ALWIN, "pass");
    assert_eq!(table.game.players[ALWIN].goods.hand(), 3, "passing costs no card");
}
