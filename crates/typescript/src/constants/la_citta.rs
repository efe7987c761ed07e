//! What is in the box of La Città, and its board.

use serde_json::{Value, json};
use signoria_games::la_citta::{
    cards::{ACTION_CARDS, Building, LEVEL_COSTS, PoliticalCard, REFERENDUM_COST, Size, Voice},
    map::{CELLS, HILLS, SLOTS},
};

use super::{Constants, by_id};

pub fn constants() -> Constants {
    let building = |building: Building| {
        json!({
            "arches": building.arches(),
            "water": building.is_water(),
            "architect_cost": building.architect_cost(),
        })
    };
    let small: Vec<Building> =
        Building::BUILT.into_iter().filter(|it| it.size() == Size::Small).collect();
    Constants::default()
        .exact("What the people can want.", "VOICES", Voice::ALL)
        .exact("Buildings that an action card builds.", "SMALL_BUILDINGS", small)
        .of(
            "Arches of a building (culture, education, health), whether it needs water, and what the famous \
             architect asks for it.",
            "BUILDINGS",
            "Readonly<\n  Record<\n    Building,\n    { arches: readonly number[]; water: boolean; \
             architect_cost: number | null }\n  >\n>",
            by_id(Building::ALL, Building::id, building),
        )
        .of(
            "Gold for a political card, by how much is wanted of it.",
            "CARD_COSTS",
            "Readonly<Record<PoliticalCard, readonly number[]>>",
            by_id(PoliticalCard::ALL, PoliticalCard::id, card_costs),
        )
        .exact("Action cards of a player in a year.", "ACTION_CARDS", ACTION_CARDS)
        .of(
            "Axial coordinates of the cells: east and south-east.",
            "CELLS",
            "readonly (readonly [q: number, r: number])[]",
            CELLS.iter().map(|cell| [cell.q, cell.r]).collect::<Vec<_>>(),
        )
        .of(
            "The hexes of each terrain slot.",
            "SLOTS",
            "readonly (readonly (readonly [q: number, r: number])[])[]",
            SLOTS.iter().map(|slot| slot.hexes).collect::<Vec<_>>(),
        )
        .of("The hills.", "HILLS", "readonly (readonly [q: number, r: number])[]", HILLS)
}

fn card_costs(card: PoliticalCard) -> Value {
    match card {
        PoliticalCard::FamousArchitect => {
            let mut costs: Vec<u16> =
                Building::BUILT.into_iter().filter_map(Building::architect_cost).collect();
            costs.dedup();
            json!(costs)
        }
        PoliticalCard::BreadAndGames | PoliticalCard::GoldenTimes => json!(LEVEL_COSTS),
        PoliticalCard::RichHarvest => json!([0]),
        PoliticalCard::Referendum => json!([0, REFERENDUM_COST]),
        PoliticalCard::Palazzo
        | PoliticalCard::Cathedral
        | PoliticalCard::University
        | PoliticalCard::Hospital
        | PoliticalCard::BathHouse => {
            let own = Building::BUILT.into_iter().filter(|it| it.card() == Some(card));
            json!(own.filter_map(Building::card_cost).collect::<Vec<_>>())
        }
    }
}
