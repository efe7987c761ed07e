//! What the log says: in the order things happen, and with everything that changes hands.

use signoria_engine::{GameText, Viewer};

use super::*;
use crate::{EventKind, EventView};

/// What a spectator heard, oldest first.
fn heard(table: &Table<Machiavelli>) -> Vec<EventKind> {
    let shown =
        table.events.iter().filter_map(|event| Machiavelli::event_view(event, Viewer::Spectator));
    shown.map(|view| view.0).collect()
}

fn key(told: EventKind) -> &'static str {
    Machiavelli::message(&EventView(told)).key
}

const HOLDERS: [(u8, &str); 4] = [(0, "assassin"), (1, "thief"), (2, "king"), (3, "warlord")];

#[test]
fn a_king_who_has_the_crown_keeps_it_in_the_log() {
    let mut table = scene(4, CLASSIC, "").crown(2).hold(&HOLDERS);
    table.until("king");
    table.play(2, "crown");
    assert!(heard(&table).contains(&EventKind::CrownKept { seat: seat(2) }));
    assert!(!heard(&table).contains(&EventKind::CrownMoved { seat: seat(2) }));
}

#[test]
fn a_murdered_king_does_not_act_when_turned_over() {
    let mut table = scene(4, CLASSIC, "").hold(&HOLDERS);
    table.until("assassin");
    table.play_all(0, &["murder king", "take gold", "end"]);
    table.to_round_end();
    let (seat, character) = (seat(2), Character::King);
    let heard = heard(&table);
    assert!(heard.contains(&EventKind::Unmasked { seat, character }));
    assert!(!heard.contains(&EventKind::TurnedOver { seat, character }));
}

#[test]
fn the_new_owner_looks_under_the_museum_after_the_exchange() {
    let cast = "witch spy seer king bishop merchant scholar diplomat";
    let arrange = |tucked: bool| {
        let mut scene = scene(4, cast, "museum").city(0, "museum").city(1, "market").gold(1, 9);
        if tucked {
            scene.fetch(Card::Tavern);
            scene
                .game
                .piles
                .tuck(FaceDownCard { card: Card::Tavern, known: SeatSet::one(seat(0)) });
        }
        let holders = [(0, "king"), (1, "diplomat"), (2, "bishop"), (3, "merchant")];
        let mut table = scene.hold(&holders);
        table.until("diplomat");
        table.events.clear();
        table.play(1, "trade market 0 museum");
        heard(&table)
    };
    let told = arrange(true);
    assert!(matches!(told[0], EventKind::Traded { .. }), "{told:?}");
    assert!(matches!(told[1], EventKind::Saw { cards: None, .. }), "{told:?}");
    let nothing_to_see = arrange(false);
    assert!(!nothing_to_see.iter().any(|told| matches!(told, EventKind::Saw { .. })));
}

#[test]
fn a_tie_is_told_with_the_character_that_broke_it() {
    let finish = |gold_city: &str| {
        let mut table = scene(4, CLASSIC, "")
            .city(1, "tavern temple market church prison docks harbor")
            .city(3, gold_city)
            .hold(&HOLDERS);
        table.to_round_end();
        assert!(table.game.outcome().is_some());
        (table.game.score().winners().collect::<Vec<_>>(), heard(&table))
    };
    // 15 and 4 for the first complete city, against 19 without.
    let (winners, told) = finish("palace castle fortress town_hall");
    assert_eq!(winners, [seat(3)]);
    assert!(told.contains(&EventKind::TieBroken { by: Some((seat(3), Character::Warlord)) }));
    let (winners, told) = finish("palace");
    assert_eq!(winners, [seat(1)]);
    assert!(
        !told.iter().any(|told| matches!(told, EventKind::TieBroken { .. })),
        "there was no tie"
    );
}

#[test]
fn the_smithy_has_a_sentence_of_its_own_that_names_the_price() {
    let drew = |by, cards| EventKind::Drew { seat: seat(0), number: 3, by, cards };
    assert_eq!(key(drew(Card::Smithy.id(), None)), "log-forged");
    assert_eq!(key(drew(Card::Smithy.id(), Some(vec![Card::Tavern]))), "log-forged_known");
    assert_eq!(key(drew(Character::Architect.id(), None)), "log-drew");
}

#[test]
fn a_witch_whose_victim_is_in_no_hand_hears_that_her_turn_is_over() {
    let cast = "witch thief magician king bishop merchant architect warlord";
    let play = |victim: &str| {
        let mut table =
            scene(4, cast, "").hold(&[(0, "witch"), (1, "thief"), (2, "king"), (3, "warlord")]);
        table.play_all(0, &["take gold", &format!("bewitch {victim}")]);
        table.to_round_end();
        heard(&table)
    };
    let character = Character::Magician;
    let over = EventKind::Silent { character, murdered: false, witch: Some(seat(0)) };
    assert!(play("magician").contains(&over));
    assert_eq!(key(over), "log-silent_bewitched");
    let told = play("king");
    assert!(told.contains(&EventKind::Silent { character, murdered: false, witch: None }));
    assert!(told.contains(&EventKind::Resumed { seat: seat(0), character: Character::King }));
}

#[test]
fn a_murdered_character_is_told_to_be_murdered_when_it_stays_silent() {
    let mut table = scene(4, CLASSIC, "").hold(&HOLDERS);
    table.until("assassin");
    table.play_all(0, &["murder thief", "take gold", "end"]);
    let silent = EventKind::Silent { character: Character::Thief, murdered: true, witch: None };
    assert!(heard(&table).contains(&silent));
    assert_eq!(key(silent), "log-silent_murdered");
}

#[test]
fn what_the_wizard_builds_is_told_with_the_hand_it_comes_from() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table = scene(4, cast, "").hand(1, "tavern").gold(0, 3).hold(&[
        (0, "wizard"),
        (1, "thief"),
        (2, "bishop"),
        (3, "trader"),
    ]);
    table.until("wizard");
    table.events.clear();
    table.play_all(0, &["take gold", "peek 1", "build tavern"]);
    let built =
        EventKind::Built { seat: seat(0), card: Card::Tavern, gold: 1, from: Some(seat(1)) };
    assert!(heard(&table).contains(&built));
    assert_eq!(key(built), "log-built_from");
}

#[test]
fn a_district_given_up_is_told_with_what_it_is_given_up_for() {
    let mut table =
        scene(4, CLASSIC, "necropolis").city(2, "tavern").hand(2, "necropolis").hold(&HOLDERS);
    table.until("king");
    table.play_all(2, &["take gold", "build necropolis over tavern"]);
    let district = District { card: Card::Tavern, beautified: false };
    let new = Card::Necropolis;
    let given_up = EventKind::Demolished { seat: seat(2), district, by: new, new };
    assert!(heard(&table).contains(&given_up));
    assert_eq!(key(given_up), "log-gave_up");
}

#[test]
fn a_circus_tent_is_one_line() {
    let mut table = circus(4, CLASSIC, "").hand(2, "circus_tent").hold(&HOLDERS);
    table.until("king");
    table.play(2, "take gold");
    table.events.clear();
    table.play(2, "tent");
    let [built] = &heard(&table)[..] else { panic!("{:?}", heard(&table)) };
    assert_eq!(key(built.clone()), "log-built_tent");
}

#[test]
fn what_was_paid_before_the_magistrate_is_not_told_again() {
    let cast = "magistrate thief wizard patrician bishop trader architect marshal";
    let mut table = scene(4, cast, "").hand(1, "market").gold(1, 5).hold(&[
        (0, "magistrate"),
        (1, "bishop"),
        (2, "trader"),
        (3, "thief"),
    ]);
    table.until("magistrate");
    table.play_all(0, &["warrants", "sign trader", "blank thief", "blank bishop"]);
    table.until("bishop");
    table.events.clear();
    table.play_all(1, &["take gold", "build market"]);
    table.play(0, "pass");
    let told = heard(&table);
    let (seat, card) = (seat(1), Card::Market);
    assert!(
        told.contains(&EventKind::Judged { seat, card, gold: 2, from: Some(seat) }),
        "{told:?}"
    );
    assert!(told.contains(&EventKind::Built { seat, card, gold: 0, from: None }), "{told:?}");
}
