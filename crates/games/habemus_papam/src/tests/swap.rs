//! §5.4: swaps, V26–V30.

use super::table::{ALWIN, PETER, REYNOLD, TESSA, Table};
use signoria_engine::{Game, GameText, Viewer};

use crate::{
    Action, EventView, Frame, HabemusPapam,
    cards::{Person, Ploy},
};

#[test]
fn v26_two_cardinals_of_others_change_places() {
    let table = Table::new(4)
        .persons(ALWIN, &[Person::AlessandroBichi])
        .persons(PETER, &[Person::BernardinoSpada])
        .hand(TESSA, &[Ploy::Swap]);
    let mut table = table.at(Frame::Select);
    let gold = table.all_gold();
    table.play(TESSA, "play swap").play(TESSA, "swap alessandro_bichi bernardino_spada");
    assert!(
        table.owns(PETER, Person::AlessandroBichi) && table.owns(ALWIN, Person::BernardinoSpada)
    );
    assert!(table.game.players[TESSA].display.persons.is_empty());
    assert_eq!(table.all_gold(), gold);
    assert_eq!(table.game.discards.ploys[Ploy::Swap.index()], 1);
}

#[test]
fn v27_only_the_owner_may_swap_chigi_away() {
    let base = || {
        Table::new(4)
            .persons(TESSA, &[Person::FabioChigi])
            .persons(ALWIN, &[Person::JuanDeLugo])
            .persons(REYNOLD, &[Person::BernardinoSpada])
    };
    let mut table = base().hand(TESSA, &[Ploy::Swap]).at(Frame::Select);
    table.play(TESSA, "play swap");
    assert!(table.legal(TESSA).contains(&"swap juan_de_lugo fabio_chigi".to_owned()));
    let mut table = base().hand(PETER, &[Ploy::Swap]).at(Frame::Select);
    table.play(PETER, "play swap");
    assert_eq!(table.legal(PETER), ["decline", "swap juan_de_lugo bernardino_spada"]);
}

#[test]
fn v29_without_two_owners_there_is_no_pair() {
    let table = Table::new(4)
        .persons(ALWIN, &[Person::JuanDeLugo, Person::BernardinoSpada, Person::RinaldoDeste])
        .hand(TESSA, &[Ploy::Swap])
        .hand(ALWIN, &[Ploy::Swap]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play swap").play(ALWIN, "play swap");
    assert_eq!(table.game.stack.top(), Some(Frame::FirstBids));
    assert_eq!(table.game.discards.ploys[Ploy::Swap.index()], 2);
    assert!(table.happened(|event| matches!(event, EventView::NoTarget { .. })));
}

#[test]
fn a_card_without_a_target_says_so_before_it_is_played() {
    let label = |table: &Table, ploy: Ploy| {
        HabemusPapam::label(&table.game.view(Viewer::Seat(TESSA)), Action::Play(ploy)).key
    };
    let base = || Table::new(4).hand(TESSA, &[Ploy::Swap, Ploy::Bribe, Ploy::Receive10]);
    let alone = base().persons(TESSA, &[Person::JuanDeLugo]).at(Frame::Select);
    assert_eq!(label(&alone, Ploy::Swap), "do-play_no_target");
    assert_eq!(label(&alone, Ploy::Bribe), "do-play_no_target");
    assert_eq!(label(&alone, Ploy::Receive10), "do-play");
    // Only the owner of Chigi may swap the card away, and no player can bribe it.
    let chigi = base().persons(TESSA, &[Person::JuanDeLugo]).persons(ALWIN, &[Person::FabioChigi]);
    let chigi = chigi.at(Frame::Select);
    assert_eq!(label(&chigi, Ploy::Swap), "do-play_no_target");
    assert_eq!(label(&chigi, Ploy::Bribe), "do-play_no_target");
    let two = base().persons(TESSA, &[Person::FabioChigi]).persons(ALWIN, &[Person::JuanDeLugo]);
    let two = two.at(Frame::Select);
    assert_eq!(label(&two, Ploy::Swap), "do-play");
    assert_eq!(label(&two, Ploy::Bribe), "do-play");
}

#[test]
fn v30_a_swap_sees_the_table_after_the_cards_before_it() {
    let table = Table::new(4)
        .persons(ALWIN, &[Person::MarzioGinetti])
        .persons(REYNOLD, &[Person::FrancescoAlbizzi])
        .hand(TESSA, &[Ploy::Bribe])
        .hand(PETER, &[Ploy::Swap]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play bribe").play(PETER, "play swap");
    table.play(TESSA, "bribe marzio_ginetti");
    table.play(PETER, "swap francesco_albizzi marzio_ginetti");
    assert!(table.owns(TESSA, Person::FrancescoAlbizzi));
    assert!(table.owns(REYNOLD, Person::MarzioGinetti));
}

#[test]
fn a_leader_swapped_away_is_protected_in_the_new_display() {
    let table = Table::new(4)
        .persons(TESSA, &[Person::CarloDeMedici])
        .persons(ALWIN, &[Person::JuanDeLugo])
        .hand(TESSA, &[Ploy::Swap, Ploy::Swap]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play swap").play(TESSA, "swap juan_de_lugo carlo_de_medici");
    assert!(table.owns(ALWIN, Person::CarloDeMedici));
    // The next swap finds the leader out of reach: Lugo has no partner any more.
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play swap");
    assert_eq!(table.game.stack.top(), Some(Frame::FirstBids));
}

#[test]
fn leader_for_leader_is_impossible() {
    let table = Table::new(4)
        .persons(TESSA, &[Person::CarloDeMedici, Person::FabioChigi])
        .persons(ALWIN, &[Person::DecioAzzolini, Person::JuanDeLugo])
        .hand(TESSA, &[Ploy::Swap]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play swap");
    assert_eq!(
        table.legal(TESSA),
        ["decline", "swap juan_de_lugo fabio_chigi", "swap juan_de_lugo carlo_de_medici"]
    );
}

#[test]
fn r14_a_declined_swap_is_spent() {
    let table = Table::new(4)
        .persons(ALWIN, &[Person::AlessandroBichi])
        .persons(PETER, &[Person::BernardinoSpada])
        .hand(TESSA, &[Ploy::Swap]);
    let mut table = table.at(Frame::Select);
    table.play(TESSA, "play swap").play(TESSA, "decline");
    assert_eq!(table.game.discards.ploys[Ploy::Swap.index()], 1);
    assert!(table.owns(ALWIN, Person::AlessandroBichi));
}
