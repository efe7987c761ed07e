//! The map and what it yields (4, 13 "Board and harvest").

use signoria_engine::BuiltIn as _;

use super::*;
use crate::{
    Data,
    cards::{self, Terrain},
    map::{self, CELLS, LAYOUTS, Map, SLOTS, Zone, slot_id},
};

#[test]
fn v01_the_castles_of_blue_harvest_eight() {
    let game = laid(5);
    let blue: Vec<u8> = game.cities_of(BLUE).map(|city| city.castle.number()).collect();
    assert_eq!(blue, [85, 16]);
    assert_eq!(at(85).data().slots, [13, 14]);
    assert_eq!([game.terrain[13], game.terrain[14]], [Terrain::Farmland3, Terrain::Farmland1]);
    assert_eq!([game.grain(at(85)), game.grain(at(16))], [4, 4]);
    assert_eq!((game.food(BLUE), game.citizens(BLUE)), (8, 6));
}

#[test]
fn v02_a_farm_harvests_the_farmland_it_borders() {
    let mut game = bare(5);
    assert_eq!(game.grain(at(70)), 1);
    game.terrain.swap(12, 2);
    assert_eq!([game.terrain[12], game.terrain[2]], [Terrain::Farmland2, Terrain::Mountain]);
    assert_eq!(game.grain(at(84)), 5);
}

#[test]
fn v03_quarries_yield_gold_for_each_mountain() {
    let game = bare(3).with_city(RED, 3, &[(99, Castle), (113, Quarry), (114, Quarry)]).with_city(
        BLUE,
        2,
        &[(96, Castle), (97, Quarry)],
    );
    assert_eq!([113, 114, 97].map(|cell| game.mountains(at(cell))), [1, 0, 2]);
    let table = game.run_from(Frame::Year);
    assert_eq!(table.game.players[RED].gold, 1 + 1);
    assert_eq!(table.game.players[BLUE].gold, 1 + 2);
}

#[test]
fn v04_a_farm_of_four_lies_beside_a_farm_of_two() {
    let game = bare(4);
    assert!(at(38).neighbours().contains(at(37)));
    assert_eq!([38, 37].map(|cell| game.grain(at(cell))), [4, 2]);
}

#[test]
fn v05_resources_change_round_a_crossing() {
    let game = bare(2);
    for (cell, slots, grain) in [(48, [2, 9], 4), (38, [1, 2], 2), (62, [8, 9], 3)] {
        assert_eq!(at(cell).data().slots, slots);
        assert_eq!(game.grain(at(cell)), grain);
    }
    assert_eq!(game.terrain[1], Terrain::Water);
    assert!(!game.buildable().meets(cells(&[37, 47, 61])));
}

#[test]
fn v06_a_rim_cell_borders_one_slot() {
    let table = bare(5).with_city(RED, 4, &[(1, Castle)]).turn();
    assert_eq!(at(0).data().slots, [1]);
    assert!(table.allows(RED, "build fountain 0"));
    assert_eq!(table.game.grain(at(0)), 0);
}

#[test]
fn v07_two_players_may_not_build_on_brownish_cells() {
    let two = bare(2).with_city(RED, 4, &[(42, Castle)]).turn();
    assert_eq!(two.why(RED, "build statue 56").rule, "4.4");
    let three = bare(3).with_city(RED, 4, &[(42, Castle)]).turn();
    assert!(three.allows(RED, "build statue 56"));
}

/// INV 19 and everything else the validator knows.
#[test]
fn the_map_makes_sense() {
    assert_eq!(Map::published().problems(), Vec::<String>::new());
    let degrees = |n| CELLS.iter().filter(|cell| cell.neighbours.len() == n).count();
    assert_eq!((CELLS.len(), degrees(2), degrees(3)), (156, 102, 54));
    let borders = |n| CELLS.iter().filter(|cell| cell.slots.len() == n).count();
    assert_eq!((borders(2), borders(1)), (108, 48));
    let zone = |zone| CELLS.iter().filter(|cell| cell.zone == zone).count();
    assert_eq!(Zone::ALL.map(zone), [92, 40, 24]);
    assert_eq!(
        [2, 3, 4, 5].map(|players| Data::built_in().buildable(players).len()),
        [92, 132, 156, 156]
    );
}

#[test]
fn the_validator_finds_what_is_wrong() {
    let check = |change: fn(&mut Map), word: &str| {
        let mut map = Map::published();
        change(&mut map);
        let problems = map.problems();
        assert!(problems.iter().any(|problem| problem.contains(word)), "{word}: {problems:?}");
    };
    check(|map| map.cells[48].neighbours = &[38, 49], "should be adjacent");
    check(|map| map.cells[48].slots = &[2], "should border");
    check(|map| map.cells[48].q = 7, "shares its hex");
    check(|map| map.cells[0].zone = Zone::LightGreen, "mirror");
    check(|map| map.slots[0].cells[0] = 0, "is bordered by");
    check(|map| map.layouts[0].terrain[0] = Terrain::Water, "tiles of water");
    check(|map| map.layouts[0].castles = &[[122, 106], [33, 0]], "outside the zone");
    check(|map| map.layouts[0].castles = &[[122, 114], [33, 49]], "too near");
    check(
        |map| {
            map.cells.truncate(155);
        },
        "instead of 156",
    );
    check(|map| map.cells[0].neighbours = &[], "not connected");
    check(|map| map.slots.truncate(21), "21 slots instead of 22");
    check(|map| map.layouts[0].castles = &[[122, 106]], "castles of 1");
    check(|map| map.layouts[0].castles = &[[122, 200], [33, 49]], "no cell 200");
    check(|map| map.layouts[0].castles = &[[122, 38], [33, 49]], "castle 38 harvests 2");
}

/// 4.2: a cell has two or three neighbours and borders one or two slots.
#[test]
fn the_validator_knows_how_many_neighbours_and_slots_a_cell_has() {
    const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let mut map = Map::published();
    let crossing = map.cells.iter().position(|cell| cell.neighbours.len() == 3).unwrap();
    let hexes: Vec<(i8, i8)> = map.cells.iter().map(|cell| (cell.q, cell.r)).collect();
    let around = DIRECTIONS.map(|(q, r)| (map.cells[crossing].q + q, map.cells[crossing].r + r));
    let free = *around.iter().find(|hex| !hexes.contains(hex)).unwrap();
    let far = (0..map.cells.len())
        .rev()
        .find(|&cell| cell != crossing && !around.contains(&hexes[cell]))
        .unwrap();
    (map.cells[far].q, map.cells[far].r) = free;
    assert!(map.problems().contains(&format!("cell {crossing} has 4 neighbours")));

    let mut map = Map::published();
    let beside = map.cells[38];
    assert!(map.cells[48].neighbours.contains(&38));
    map.slots[0].hexes[0] = (beside.q, beside.r);
    map.cells[48].slots = &[0, 2, 9];
    assert!(map.problems().contains(&"cell 48 should border the slots [0, 2, 9]".to_owned()));
}

/// §8.3: castles with exactly the forbidden number of cells between them are too near.
#[test]
fn the_validator_counts_the_cells_between_castles() {
    let mut map = Map::published();
    let [[first, _], _] = map.layouts[0].castles else { panic!("two seats") };
    let first = *first;
    let mut steps = vec![vec![first]];
    for _ in 0..map::FOUNDING_GAP {
        let known: Vec<u8> = steps.iter().flatten().copied().collect();
        let last = steps.last().unwrap().iter();
        let next = last.flat_map(|&cell| map.cells[usize::from(cell)].neighbours.iter().copied());
        steps.push(next.filter(|cell| !known.contains(cell)).collect());
    }
    let near = steps.last().unwrap()[0];
    map.layouts[0].castles = Box::leak(Box::new([[first, near]]));
    let told = format!("2 players: castle {near} is too near another");
    assert!(map.problems().contains(&told), "{:?}", map.problems());
}

fn specification() -> toml::Table {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/rules/la_citta.toml");
    std::fs::read_to_string(path).expect("the specification is here").parse().expect("it is TOML")
}

fn number(value: &toml::Value) -> i64 {
    value.as_integer().unwrap_or_else(|| panic!("{value} is no number"))
}

fn numbers(value: &toml::Value) -> Vec<i64> {
    value.as_array().expect("a list").iter().map(number).collect()
}

fn entry<'a>(data: &'a toml::Table, kind: &str, id: &str) -> &'a toml::Value {
    data[kind]
        .as_array()
        .expect("a list")
        .iter()
        .find(|entry| entry["id"].as_str() == Some(id))
        .unwrap_or_else(|| panic!("no {kind} {id}"))
}

#[test]
fn the_tables_of_the_board_are_those_of_the_specification() {
    let data = specification();
    let cells = data["map"]["cells"].as_array().expect("a list");
    assert_eq!(cells.len(), CELLS.len());
    for (cell, given) in CELLS.iter().zip(cells) {
        assert_eq!(
            [number(&given["q"]), number(&given["r"])],
            [i64::from(cell.q), i64::from(cell.r)]
        );
        assert_eq!(given["zone"].as_str(), Some(cell.zone.id()));
        let neighbours: Vec<i64> = cell.neighbours.iter().map(|&cell| cell.into()).collect();
        assert_eq!(numbers(&given["n"]), neighbours);
        let slots: Vec<String> = cell.slots.iter().map(|&slot| slot_id(slot.into())).collect();
        let named: Vec<&str> =
            given["t"].as_array().expect("a list").iter().filter_map(|it| it.as_str()).collect();
        assert_eq!(named, slots);
    }
    let slots = data["map"]["slots"].as_array().expect("a list");
    for (slot, given) in SLOTS.iter().zip(slots) {
        let bordering: Vec<i64> = slot.cells.iter().map(|&cell| cell.into()).collect();
        assert_eq!(numbers(&given["cells"]), bordering);
        let hexes: Vec<Vec<i64>> =
            given["hexes"].as_array().expect("a list").iter().map(numbers).collect();
        let ours: Vec<Vec<i64>> =
            slot.hexes.iter().map(|&(q, r)| vec![q.into(), r.into()]).collect();
        assert_eq!(hexes, ours);
    }
    let hills = data["map"]["junctions"].as_array().expect("a list");
    for (hill, given) in map::HILLS.iter().zip(hills) {
        assert_eq!(numbers(given), [i64::from(hill.0), i64::from(hill.1)]);
    }
    for given in data["setup"].as_array().expect("a list") {
        let players = number(&given["players"]) as u8;
        for (slot, terrain) in LAYOUTS[usize::from(players) - 2].terrain.iter().enumerate() {
            assert_eq!(given["terrain"][&slot_id(slot)].as_str(), Some(terrain.id()));
        }
        let castles = given["castles"].as_array().expect("a list");
        for (castles, given) in LAYOUTS[usize::from(players) - 2].castles.iter().zip(castles) {
            assert_eq!(numbers(&given["cells"]), castles.map(i64::from));
        }
        assert_eq!(
            number(&given["buildable_cells"]),
            Data::built_in().buildable(players).len() as i64
        );
    }
    assert_eq!(LAYOUTS.len(), 4);
}

#[test]
fn the_tables_of_the_material_are_those_of_the_specification() {
    let data = specification();
    for building in Building::ALL {
        let given = entry(&data, "building", building.id());
        let arches = ["culture", "education", "health"].map(|it| number(&given["arches"][it]));
        assert_eq!(building.arches().map(i64::from), arches, "{building}");
        let cost = |key| given.get(key).map(number);
        assert_eq!(building.card_cost().map(i64::from), cost("card_cost"), "{building}");
        assert_eq!(building.architect_cost().map(i64::from), cost("architect_cost"), "{building}");
        let flag = |key| given.get(key).and_then(toml::Value::as_bool).unwrap_or(false);
        assert_eq!(building.is_water(), flag("needs_water"));
        assert_eq!(building.is_water(), flag("lifts_cap_8"));
        assert_eq!(building.harvests(), flag("harvests"));
        assert_eq!(
            format!("{:?}", building.size()).to_lowercase(),
            given["size"].as_str().expect("a size")
        );
    }
    for stack in data["tile_stack"].as_array().expect("a list") {
        let sides: Vec<Building> = stack["sides"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|side| side.as_str().expect("a name").parse().expect("a building"))
            .collect();
        let start: Vec<i64> = sides.iter().map(|side| side.start_stock().into()).collect();
        assert_eq!(numbers(&stack["start"]), start);
        assert_eq!(start.iter().sum::<i64>(), number(&stack["total"]));
        match sides[..] {
            [one] => assert_eq!(one.back(), None),
            [one, other] => assert_eq!((one.back(), other.back()), (Some(other), Some(one))),
            _ => panic!("{sides:?}"),
        }
    }
    for terrain in Terrain::ALL {
        let given = entry(&data, "terrain", terrain.id());
        assert_eq!(number(&given["grain"]), i64::from(terrain.grain()));
        assert_eq!(number(&given["count"]), i64::from(terrain.count()));
    }
    for voice in Voice::ALL {
        let given = entry(&data, "voice_card", voice.id());
        assert_eq!(number(&given["count"]), i64::from(Voice::CARDS));
    }
    for card in PoliticalCard::ALL {
        let given = entry(&data, "political_card", card.id());
        assert_eq!(number(&given["count"]), i64::from(card.count()), "{card}");
        let gold: Vec<i64> = given["levels"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|level| number(&level["gold"]))
            .collect();
        let ours: Vec<u16> = match card {
            PoliticalCard::Palazzo | PoliticalCard::Hospital | PoliticalCard::BathHouse => vec![1],
            PoliticalCard::Cathedral | PoliticalCard::University => vec![3],
            PoliticalCard::FamousArchitect => vec![1, 2, 4],
            PoliticalCard::BreadAndGames | PoliticalCard::GoldenTimes => {
                cards::LEVEL_COSTS.to_vec()
            }
            PoliticalCard::RichHarvest => vec![0],
            PoliticalCard::Referendum => vec![0, cards::REFERENDUM_COST],
        };
        assert_eq!(gold, ours.into_iter().map(i64::from).collect::<Vec<_>>(), "{card}");
    }
    for (key, ours) in [
        ("years", i64::from(cards::YEARS)),
        ("political_rounds", cards::ROUNDS.into()),
        ("display_size", cards::DISPLAY as i64),
        ("voice_cards_per_year", cards::VOICES_A_YEAR as i64),
        ("action_cards_per_player", cards::ACTION_CARDS.into()),
        ("castles_per_player", cards::CASTLES.into()),
        ("coloured_citizens_per_player", cards::COLOURED_CITIZENS.into()),
        ("start_gold", cards::START_GOLD.into()),
        ("start_citizens_per_castle", cards::START_CITIZENS.into()),
        ("cap_without_market", cards::CAP_WITHOUT_MARKET.into()),
        ("cap_with_market", cards::CAP_WITH_MARKET.into()),
        ("found_min_empty_cells", map::FOUNDING_GAP as i64),
        ("found_citizens_from_supply", cards::FOUNDERS_FROM_SUPPLY.into()),
        ("gold_action", cards::GOLD_ACTION.into()),
        ("penalty_vp_last_year", cards::HUNGER_POINTS.into()),
        ("vp_full_city", cards::FULL_CITY_POINTS.into()),
        ("rich_harvest_last_year", i64::from(cards::YEARS) - 1),
    ] {
        assert_eq!(number(&data["limits"][key]), ours, "{key}");
    }
    assert_eq!(number(&data["totals"]["citizens"]), i64::from(cards::CITIZENS));
    let colours: Vec<&str> = data["colour"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|colour| colour["id"].as_str())
        .collect();
    assert_eq!(colours, cards::COLOURS);
}
