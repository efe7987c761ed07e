//! Which events cost a player something that they did not choose to give.

use signoria_engine::{Game as _, GameText as _, Seat, Viewer};
use signoria_testkit::scenario::Table;

use super::{seat, who};
use crate::{
    Card, Machiavelli,
    cards::Kind,
    characters::Character,
    event::{EventKind, EventView},
    state::District,
};

/// Who is hit, of four players of whom the second holds the Merchant and knows it.
fn hit(told: EventKind) -> Vec<u8> {
    let game = Table::<Machiavelli>::deal(4, 1).game;
    let event = EventView(told);
    assert!(!Machiavelli::hits(&game.view(Viewer::Spectator), &event), "{event:?}");
    let hits = |at: &Seat| {
        let mut view = game.view(Viewer::Seat(*at));
        view.players[1].characters =
            if at.index() == 1 { vec![who("merchant")] } else { Vec::new() };
        Machiavelli::hits(&view, &event)
    };
    Seat::all(4).filter(hits).map(Seat::number).collect()
}

#[test]
fn the_victim_of_a_character_is_hit_and_their_own_actions_hit_no_one() {
    let (one, other) = (seat(0), seat(1));
    let card = Card::named("tavern").expect("it is a card");
    let district = District { card, beautified: false };
    let merchant: Character = who("merchant");
    let second = [
        // Only the holder knows that the murdered or bewitched character is theirs.
        EventKind::Murdered { seat: one, character: merchant },
        EventKind::Bewitched { seat: one, character: merchant },
        EventKind::Silent { character: who("king"), murdered: false, witch: Some(other) },
        EventKind::Robbed { thief: one, seat: other, gold: 3 },
        EventKind::Exchanged { owner: one, partner: other, gave: None, got: None },
        EventKind::ThreatTurned {
            seat: one,
            victim: other,
            character: merchant,
            rose: true,
            gold: 2,
        },
        EventKind::Spied { seat: one, victim: other, kind: Kind::Trade, gold: 1 },
        EventKind::TookCard { seat: one, victim: other, card: None },
        EventKind::SwappedHands { seat: one, with: other },
        EventKind::Traded { seat: one, with: other, gave: district, got: district, gold: 0 },
        EventKind::LeviedGold { seat: one, from: other },
        EventKind::TaxedRichest { seat: one, from: other },
        EventKind::Seized { seat: one, from: other, district, gold: 1 },
        EventKind::Confiscated { seat: one, from: other, card, gold: 1 },
        EventKind::Destroyed { seat: one, owner: other, district, gold: 0 },
        EventKind::ArmoryUsed { seat: one, armory: district, owner: other, district },
        EventKind::Borrowed { seat: one, lender: other, gold: 1, cards: None },
        EventKind::BellSilenced { size: 8, goes_on: true, reopened: vec![other] },
    ];
    for told in second {
        assert_eq!(hit(told.clone()), [1], "{told:?}");
    }
    let harmless = [
        EventKind::Murdered { seat: one, character: who("king") },
        EventKind::ThreatTurned {
            seat: one,
            victim: other,
            character: merchant,
            rose: false,
            gold: 0,
        },
        EventKind::Spied { seat: one, victim: other, kind: Kind::Trade, gold: 0 },
        EventKind::Destroyed { seat: other, owner: other, district, gold: 0 },
        EventKind::Peeked { seat: one, victim: other, cards: None },
        EventKind::ToBeRobbed { seat: one, character: merchant },
        EventKind::Gained { seat: other, gold: 2, by: "income" },
        EventKind::Built { seat: other, card, gold: 1, from: Some(other) },
    ];
    for told in harmless {
        assert!(hit(told.clone()).is_empty(), "{told:?}");
    }
}
