//! §5.6: Felipe IV, Squadrone Volante, Death, Camerlengo; V31–V38.

use super::table::{ALWIN, PETER, REYNOLD, TESSA, Table};
use crate::{
    EventView, Frame,
    cards::{Card, Person, Ploy, Power, Slot},
};

/// A table where `taker` picks first and this political card lies in the offer.
fn picking(seats: u8, power: Power) -> Table {
    let mut table = Table::new(seats);
    table.game.order = TESSA.around(seats).collect();
    table.offer(Slot::Political, Some(Card::Power(power)))
}

#[test]
fn v31_three_felipe_iv_bring_forty_gold_and_one_banishment() {
    let mut table = picking(4, Power::FelipeIv)
        .gold([0; 4])
        .persons(ALWIN, &[Person::JuanDeLugo])
        .persons(PETER, &[Person::BernardinoSpada])
        .at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political");
    assert_eq!(table.all_gold()[0], 5);
    let mut table = table
        .offer(Slot::Political, Some(Card::Power(Power::FelipeIv)))
        .at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political").asks(&[TESSA]);
    assert_eq!(table.legal(TESSA), ["banish juan_de_lugo", "banish bernardino_spada"]);
    table.play(TESSA, "banish juan_de_lugo");
    assert!(table.game.discards.persons.contains(Person::JuanDeLugo));
    assert!(!table.owns(ALWIN, Person::JuanDeLugo));
    assert_eq!(table.all_gold()[0], 10);
    let mut table = table
        .offer(Slot::Political, Some(Card::Power(Power::FelipeIv)))
        .at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political").asks(&[ALWIN]);
    assert_eq!(table.all_gold()[0], 15);
    assert_eq!(table.game.discards.persons.len(), 1, "the third brings gold only");
    table.game.players[TESSA].goods.gems = [0; 4];
    table.game.finish(&mut signoria_engine::NullSink);
    assert_eq!(table.all_gold()[0], 40, "25 more at the end");
}

#[test]
fn v33_without_a_legal_target_no_person_is_banished() {
    let mut table = picking(4, Power::FelipeIv)
        .gold([0; 4])
        .persons(ALWIN, &[Person::JuanDeLugo])
        .persons(PETER, &[Person::FabioChigi]);
    table.game.players[TESSA].display.felipe = 1;
    table.game.players[ALWIN].display.felipe = 1;
    let mut table = table.at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political").asks(&[ALWIN]);
    assert_eq!(table.all_gold()[0], 5);
    assert!(table.game.discards.persons.is_empty());
}

#[test]
fn v34_the_squadrone_costs_twenty_or_is_lost() {
    for (gold, left, won) in [(20, 0, true), (19, 19, false), (45, 25, true)] {
        let mut table =
            picking(4, Power::SquadroneVolante).gold([gold, 0, 0, 0]).at(Frame::Pick { place: 0 });
        table.play(TESSA, "take political");
        assert_eq!(table.all_gold()[0], left);
        assert_eq!(table.game.players[TESSA].display.squadrone, won);
        assert_eq!(table.game.discards.powers[Power::SquadroneVolante.index()], u8::from(!won));
        assert_eq!(table.game.votes(TESSA)[5], if won { 3 } else { 0 });
    }
}

#[test]
fn v35_death_takes_the_oldest_of_the_others_leaders_included_chigi_excepted() {
    let mut table = picking(4, Power::Death)
        .gold([0; 4])
        .persons(TESSA, &[Person::VincenzoMaculani])
        .persons(ALWIN, &[Person::FabioChigi, Person::AlessandroBichi])
        .persons(PETER, &[Person::CarloDeMedici])
        .at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political");
    assert!(table.game.discards.persons.contains(Person::CarloDeMedici));
    assert_eq!(table.game.discards.persons.len(), 1);
    assert_eq!(table.all_gold()[0], 5);
    assert_eq!(table.game.discards.powers[Power::Death.index()], 1);
}

#[test]
fn v36_death_spares_chigi() {
    let mut table = picking(4, Power::Death)
        .persons(ALWIN, &[Person::FabioChigi, Person::DecioAzzolini])
        .at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political");
    assert!(table.game.discards.persons.contains(Person::DecioAzzolini));
    let mut table = picking(4, Power::Death)
        .gold([0; 4])
        .persons(ALWIN, &[Person::FabioChigi])
        .at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political");
    assert!(table.game.discards.persons.is_empty());
    assert_eq!(table.all_gold()[0], 5);
}

#[test]
fn v37_a_cardinal_still_in_the_offer_is_safe() {
    let mut table = picking(4, Power::Death)
        .offer(Slot::Cardinal, Some(Card::Person(Person::VincenzoMaculani)))
        .at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political").play(ALWIN, "take cardinal");
    assert!(table.owns(ALWIN, Person::VincenzoMaculani));
    assert!(table.game.discards.persons.is_empty());
}

#[test]
fn v38_a_left_over_death_or_felipe_has_no_effect() {
    for power in [Power::Death, Power::FelipeIv] {
        let mut table = picking(3, power)
            .gold([7, 7, 7, 7])
            .persons(ALWIN, &[Person::JuanDeLugo])
            .offer(Slot::Action, Some(Card::Ploy(Ploy::Swap)))
            .at(Frame::Pick { place: 0 });
        table.play(TESSA, "take cardinal").play(ALWIN, "take action");
        // Peter still has a choice of two; the first leaves the political card.
        table.play(PETER, "take camerlengo");
        assert_eq!(table.all_gold(), [7, 7, 8]);
        assert_eq!(table.game.discards.powers[power.index()], 1);
        assert!(table.owns(ALWIN, Person::JuanDeLugo));
        assert!(table.happened(|event| matches!(event, EventView::LeftOver { .. })));
    }
}

#[test]
fn r8_felipe_iv_cannot_banish_leaders() {
    let mut table = picking(4, Power::FelipeIv)
        .persons(ALWIN, &[Person::CarloDeMedici])
        .persons(PETER, &[Person::JeanFrancoisDeRetz]);
    table.game.players[TESSA].display.felipe = 1;
    let mut table = table.at(Frame::Pick { place: 0 });
    // D3: one target only, banished without a question.
    table.play(TESSA, "take political").asks(&[ALWIN]);
    assert!(table.owns(ALWIN, Person::CarloDeMedici));
    assert!(table.game.discards.persons.contains(Person::JeanFrancoisDeRetz));
}

#[test]
fn the_camerlengo_card_brings_gems_gold_and_the_piece_even_to_the_camerlengo() {
    let mut table = picking(4, Power::LouisXiv).gold([0; 4]).at(Frame::Pick { place: 0 });
    table.play(TESSA, "take camerlengo");
    assert_eq!(table.game.camerlengo, TESSA, "R23: the Camerlengo may take the card");
    assert_eq!(table.game.players[TESSA].goods.gems, [4, 2, 3, 4]);
    assert_eq!(table.all_gold()[0], 1);
    table.play(ALWIN, "take political");
    assert_eq!(table.game.players[ALWIN].display.louis, 1);
}

#[test]
fn cards_taken_go_where_they_belong() {
    let mut table = picking(4, Power::JulesMazarin)
        .offer(Slot::Action, Some(Card::Person(Person::DecioAzzolini)))
        .offer(Slot::Cardinal, Some(Card::Person(Person::FabioChigi)))
        .at(Frame::Pick { place: 0 });
    table.play(TESSA, "take political").play(ALWIN, "take action").play(PETER, "take cardinal");
    assert_eq!(table.game.players[TESSA].display.mazarin, 1);
    assert!(table.owns(ALWIN, Person::DecioAzzolini));
    assert!(table.owns(PETER, Person::FabioChigi));
    assert_eq!(table.game.camerlengo, REYNOLD, "D2: the last card is taken without a question");
}
