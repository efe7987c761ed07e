//! What the log says: in the order things happen, and with everything that changes hands.

use signoria_engine::{Speech, Viewer};

use super::*;
use crate::{EventView, Told};

/// What a spectator heard, oldest first.
fn heard(table: &Table<Machiavelli>) -> Vec<Told> {
    let shown = table.events.iter().filter_map(|event| Machiavelli::show(event, Viewer::Spectator));
    shown.map(|view| view.0).collect()
}

fn key(told: Told) -> &'static str {
    Machiavelli::message(&EventView(told)).key
}

const HOLDERS: [(u8, &str); 4] = [(0, "assassin"), (1, "thief"), (2, "king"), (3, "warlord")];

#[test]
fn a_king_who_takes_the_crown_he_has_is_told_to_keep_it() {
    let mut table = scene(4, CLASSIC, "").crown(2).hold(&HOLDERS);
    table.until("king");
    table.play(2, "crown");
    assert!(heard(&table).contains(&Told::CrownKept { seat: seat(2) }));
    assert!(!heard(&table).contains(&Told::CrownMoved { seat: seat(2) }));
}

#[test]
fn a_murdered_king_does_not_act_when_he_is_turned_over() {
    let mut table = scene(4, CLASSIC, "").hold(&HOLDERS);
    table.until("assassin");
    table.play_all(0, &["murder king", "take gold", "end"]);
    table.to_round_end();
    let (seat, character) = (seat(2), Character::King);
    let heard = heard(&table);
    assert!(heard.contains(&Told::Unmasked { seat, character }));
    assert!(!heard.contains(&Told::TurnedOver { seat, character }));
}

#[test]
fn the_new_owner_looks_under_the_museum_after_the_exchange() {
    let cast = "witch spy seer king bishop merchant scholar diplomat";
    let arrange = |tucked: bool| {
        let mut scene = scene(4, cast, "museum").city(0, "museum").city(1, "market").gold(1, 9);
        if tucked {
            scene.fetch(Card::Tavern);
            scene.game.piles.tuck(Lying { card: Card::Tavern, known: SeatSet::one(seat(0)) });
        }
        let holders = [(0, "king"), (1, "diplomat"), (2, "bishop"), (3, "merchant")];
        let mut table = scene.hold(&holders);
        table.until("diplomat");
        table.events.clear();
        table.play(1, "trade market 0 museum");
        heard(&table)
    };
    let told = arrange(true);
    assert!(matches!(told[0], Told::Traded { .. }), "{told:?}");
    assert!(matches!(told[1], Told::Saw { cards: None, .. }), "{told:?}");
    let nothing_to_see = arrange(false);
    assert!(!nothing_to_see.iter().any(|told| matches!(told, Told::Saw { .. })));
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
    assert!(told.contains(&Told::TieBroken { by: Some((seat(3), Character::Warlord)) }));
    let (winners, told) = finish("palace");
    assert_eq!(winners, [seat(1)]);
    assert!(!told.iter().any(|told| matches!(told, Told::TieBroken { .. })), "nobody was level");
}

#[test]
fn the_smithy_has_a_sentence_of_its_own_that_names_the_price() {
    let drew = |by, cards| Told::Drew { seat: seat(0), number: 3, by, cards };
    assert_eq!(key(drew(Card::Smithy.id(), None)), "log-forged");
    assert_eq!(key(drew(Card::Smithy.id(), Some(vec![Card::Tavern]))), "log-forged_known");
    assert_eq!(key(drew(Character::Architect.id(), None)), "log-drew");
}
