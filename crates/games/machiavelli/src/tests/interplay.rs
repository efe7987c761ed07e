//! Pairs that meet: characters, districts and cards that change each other's effect.

use super::*;
use crate::Told;

#[test]
fn a_king_saved_by_rasputin_leaves_no_legacy() {
    let mut table = circus(4, CLASSIC, "").crown(2).hand(1, "rasputin").hold(&[
        (0, "assassin"),
        (1, "king"),
        (2, "bishop"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "murder king", "end"]);
    assert_eq!(table.may(1, ""), ["pass", "rasputin"]);
    table.play_all(1, &["rasputin", "take gold", "end"]);
    assert_eq!(table.game.crown, seat(1), "taken in his own turn");
    // The Acrobat's window never opened and nothing happens at the end of the round.
    table.game.crown = seat(3);
    table.to_round_end();
    assert_eq!(table.game.crown, seat(3));
}

#[test]
fn the_confiscator_decides_about_the_bell() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table = scene(4, cast, "bell_tower").hand(1, "bell_tower").gold(1, 5).hold(&[
        (0, "magistrate"),
        (1, "architect"),
        (2, "bishop"),
        (3, "patrician"),
    ]);
    table.play_all(
        0,
        &["warrants", "sign architect", "blank thief", "blank marshal", "take gold", "end"],
    );
    table.until("architect");
    table.play_all(1, &["take gold", "build bell_tower"]);
    table.play(0, "confiscate");
    assert_eq!(table.may(0, ""), ["pass", "announce"]);
    table.play(0, "announce");
    assert_eq!((table.game.threshold(), table.city(0).len()), (6, 1));
    table.sound();
}

#[test]
fn an_exchanged_bell_tower_keeps_ringing() {
    let cast = "witch spy seer king bishop merchant scholar diplomat";
    let mut table = scene(4, cast, "bell_tower")
        .city(1, "bell_tower")
        .city(0, "market")
        .gold(0, 9)
        .hold(&[(0, "diplomat"), (1, "spy"), (2, "king"), (3, "merchant")]);
    table.game.bell = true;
    table.until("diplomat");
    table.play(0, "trade market 1 bell_tower");
    assert!(table.game.bell);
}

#[test]
fn a_seized_district_completes_a_city() {
    let cast = "witch spy seer king bishop merchant scholar marshal";
    let mut table = scene(4, cast, "")
        .city(0, "tavern temple church manor castle palace")
        .city(1, "market")
        .gold(0, 9)
        .hold(&[(0, "marshal"), (1, "spy"), (2, "king"), (3, "merchant")]);
    table.until("marshal");
    assert!(!table.game.ending);
    table.play(0, "seize 1 market");
    assert!(table.game.ending && table.game.player(seat(0)).first);
}

#[test]
fn a_confiscated_building_is_not_refunded_twice_to_the_alchemist() {
    let cast = "magistrate thief wizard patrician bishop alchemist architect marshal";
    let mut table = scene(4, cast, "").hand(1, "castle").gold(1, 4).hold(&[
        (0, "magistrate"),
        (1, "alchemist"),
        (2, "bishop"),
        (3, "patrician"),
    ]);
    table.play_all(
        0,
        &["warrants", "sign alchemist", "blank thief", "blank marshal", "take gold", "end"],
    );
    table.until("alchemist");
    table.play_all(1, &["take gold", "build castle"]);
    table.play(0, "confiscate");
    table.play(1, "end");
    assert_eq!(table.gold(1), 6);
}

#[test]
fn the_witch_resumes_as_cardinal_with_her_own_hand() {
    let cast = "witch thief magician king cardinal merchant architect warlord";
    let mut table = scene(4, cast, "").hand(0, "palace tavern temple market").gold(1, 3).hold(&[
        (0, "witch"),
        (1, "cardinal"),
        (2, "merchant"),
        (3, "warlord"),
    ]);
    table.play_all(0, &["take gold", "bewitch cardinal"]);
    assert_eq!(table.until("cardinal"), 0);
    assert_eq!(table.may(0, "build palace"), ["build palace loan 1"]);
    table.play_all(0, &["build palace loan 1", "give temple", "give tavern", "give market"]);
    assert_eq!((table.gold(0), table.gold(1), table.hand(1).len()), (0, 2, 3));
}

#[test]
fn a_sacrificed_museum_loses_its_cards() {
    let mut table = scene(4, CLASSIC, "museum necropolis")
        .city(0, "museum")
        .hand(0, "necropolis tavern")
        .hold(&[(0, "merchant"), (1, "thief"), (2, "king"), (3, "warlord")]);
    table.until("merchant");
    table.play_all(0, &["take gold", "museum tavern", "build necropolis over museum"]);
    assert_eq!(table.bottom(2), ["tavern", "museum"]);
    assert_eq!(table.view(0).deck.known[0].1.card, Some(Card::Tavern), "he knows what lay there");
    assert_eq!(table.view(1).deck.known[0].1.card, None);
    assert_eq!(table.view(1).deck.known[1].1.card, Some(Card::Museum), "seen by all");
    table.sound();
}

#[test]
fn the_library_serves_a_truncated_turn_and_the_gold_mine_the_witch() {
    let cast = "witch thief magician king bishop merchant architect warlord";
    let mut table = scene(4, cast, "gold_mine library")
        .city(0, "gold_mine")
        .city(1, "library")
        .hold(&[(0, "witch"), (1, "merchant"), (2, "king"), (3, "warlord")]);
    table.play_all(0, &["take gold", "bewitch merchant"]);
    assert_eq!(table.gold(0), 3);
    while table.asked() != [1] {
        plainly(&mut table);
    }
    table.play(1, "take cards");
    assert_eq!((table.hand(1).len(), table.asked()), (2, vec![0]));
}

#[test]
fn a_queen_beside_a_king_in_hospital_is_paid_once() {
    let mut table = scene(5, ROYAL, "hospital").city(1, "hospital").hold(&[
        (0, "queen"),
        (1, "king"),
        (2, "assassin"),
        (3, "bishop"),
        (4, "warlord"),
    ]);
    table.play_all(2, &["take gold", "murder king", "end"]);
    while table.asked() != [1] {
        plainly(&mut table);
    }
    table.play_all(1, &["hospital", "take gold"]);
    table.until("queen");
    table.play_all(0, &["royal gold", "take gold", "end"]);
    assert_eq!(table.gold(0), 5, "the murdered King was turned over; not again at the end (§5.10)");
}

#[test]
fn a_thief_who_named_his_own_second_character_robs_nobody() {
    let mut table = scene(2, CLASSIC, "").gold(0, 3).hold(&[
        (0, "thief"),
        (0, "merchant"),
        (1, "king"),
        (1, "bishop"),
    ]);
    table.play_all(0, &["take gold", "rob merchant", "end"]);
    table.until("merchant");
    assert_eq!(table.gold(0), 5);
    let robbed = |told: &Told| matches!(told, Told::Robbed { .. });
    assert!(!table.events.iter().any(|event| robbed(&event.told)), "R11");
}
