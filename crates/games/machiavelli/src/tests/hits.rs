//! Which events cost a player something that they did not choose to give.

use signoria_engine::{Game as _, Seat, Speech as _, Viewer};
use signoria_testkit::scenario::Table;

use super::{seat, who};
use crate::{
    Card, Machiavelli,
    cards::Kind,
    characters::Character,
    event::{EventView, Told},
    state::District,
};

/// Who is hit, of four players of whom the second holds the Merchant and knows it.
fn hit(told: Told) -> Vec<u8> {
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
fn the_victim_of_a_character_is_hit_and_their_own_deeds_hit_nobody() {
    let (one, other) = (seat(0), seat(1));
    let card = Card::named("tavern").expect("it is a card");
    let district = District { card, beautified: false };
    let merchant: Character = who("merchant");
    let second = [
        // Only the holder knows that the murdered or bewitched character is theirs.
        Told::Murdered { seat: one, character: merchant },
        Told::Bewitched { seat: one, character: merchant },
        Told::Silent { character: who("king"), murdered: false, witch: Some(other) },
        Told::Robbed { thief: one, seat: other, gold: 3 },
        Told::Exchanged { owner: one, partner: other, gave: None, got: None },
        Told::ThreatTurned { seat: one, victim: other, character: merchant, rose: true, gold: 2 },
        Told::Spied { seat: one, victim: other, kind: Kind::Trade, gold: 1 },
        Told::TookCard { seat: one, victim: other, card: None },
        Told::SwappedHands { seat: one, with: other },
        Told::Traded { seat: one, with: other, gave: district, got: district, gold: 0 },
        Told::LeviedGold { seat: one, from: other },
        Told::TaxedRichest { seat: one, from: other },
        Told::Seized { seat: one, from: other, district, gold: 1 },
        Told::Confiscated { seat: one, from: other, card, gold: 1 },
        Told::Destroyed { seat: one, owner: other, district, gold: 0 },
        Told::ArmoryUsed { seat: one, armory: district, owner: other, district },
        Told::Borrowed { seat: one, lender: other, gold: 1, cards: None },
        Told::BellSilenced { size: 8, goes_on: true, reopened: vec![other] },
    ];
    for told in second {
        assert_eq!(hit(told.clone()), [1], "{told:?}");
    }
    let nobody = [
        Told::Murdered { seat: one, character: who("king") },
        Told::ThreatTurned { seat: one, victim: other, character: merchant, rose: false, gold: 0 },
        Told::Spied { seat: one, victim: other, kind: Kind::Trade, gold: 0 },
        Told::Destroyed { seat: other, owner: other, district, gold: 0 },
        Told::Peeked { seat: one, victim: other, cards: None },
        Told::ToBeRobbed { seat: one, character: merchant },
        Told::Gained { seat: other, gold: 2, by: "income" },
        Told::Built { seat: other, card, gold: 1, from: Some(other) },
    ];
    for told in nobody {
        assert!(hit(told.clone()).is_empty(), "{told:?}");
    }
}
