//! What is printed on the cards of Machiavelli.

use serde_json::json;
use signoria_games::machiavelli::{Ability, Card, Character, Kind};

use super::{Constants, by_id};

pub fn constants() -> Constants {
    let card = |card: Card| {
        let face = card.face();
        json!({ "kind": face.kind, "cost": face.cost, "silver": face.silver })
    };
    let character = |character: Character| {
        json!({
            "rank": character.rank(),
            "kind": character.district_income().map(|(kind, _)| kind),
            "abilities": character.abilities(),
        })
    };
    Constants::default()
        .exact("The types of districts.", "KINDS", Kind::ALL)
        .of(
            "What is printed on the cards; action cards have no type.",
            "CARDS",
            "Readonly<Record<Card, { kind: Kind | null; cost: number; silver: number }>>",
            by_id(Card::ALL, Card::id, card),
        )
        .of(
            "Number of the characters, the districts that pay them, and what they can do.",
            "CHARACTERS",
            "Readonly<\n  Record<\n    Character,\n    { rank: number; kind: Kind | null; abilities: readonly \
             Ability[] }\n  >\n>",
            by_id(Character::ALL, Character::id, character),
        )
        .of(
            "The decisions that an ability gives, by the names of their actions.",
            "ABILITY_ACTIONS",
            "Readonly<Record<Ability, readonly string[]>>",
            by_id(Ability::ALL, Ability::id, |ability| json!(ability.actions())),
        )
}
