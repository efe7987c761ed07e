//! The const tables against `docs/rules/notre_dame.toml`, and the streets against §4 and §13.

use std::collections::BTreeSet;

use toml::{Table, Value};

use crate::cards::{
    ActionCard, BRIBE, COINS, CUBES, Colour, DONATION, DRAWN, FIRST_COINS, FIRST_CUBES, Gain,
    HOTEL_DOUBLE, PLAGUE_LOSS, PLAYS, Person, RAT_END, RATS, ROUNDS, STAGES, Sector, Tile,
    borough_of, boroughs, pool,
};
use crate::data::Data;
use crate::streets::{Market, SPOTS, Spot, Streets};
use signoria_engine::BuiltIn as _;

fn streets() -> &'static Streets {
    &Data::built_in().streets
}

fn data() -> Table {
    include_str!("../../../../../docs/rules/notre_dame.toml").parse().unwrap()
}

fn rows<'a>(data: &'a Table, key: &str) -> Vec<&'a Table> {
    data[key].as_array().unwrap().iter().map(|row| row.as_table().unwrap()).collect()
}

fn text<'a>(row: &'a Table, key: &str) -> &'a str {
    row[key].as_str().unwrap()
}

fn number(row: &Table, key: &str) -> i64 {
    row[key].as_integer().unwrap_or_else(|| panic!("{key} is a number"))
}

fn numbers(value: &Value) -> Vec<i64> {
    value.as_array().unwrap().iter().map(|item| item.as_integer().unwrap()).collect()
}

fn ids(data: &Table, key: &str) -> Vec<String> {
    rows(data, key).iter().map(|row| text(row, "id").to_owned()).collect()
}

#[test]
fn names_and_numbers_are_those_of_the_data_file() {
    let data = data();
    assert_eq!(ids(&data, "color"), Colour::ALL.map(Colour::id));
    assert_eq!(ids(&data, "sector"), Sector::ALL.map(Sector::id));
    assert_eq!(ids(&data, "action_card"), ActionCard::ALL.map(ActionCard::id));
    assert_eq!(ids(&data, "message_tile"), Tile::ALL.map(Tile::id));
    assert_eq!(ids(&data, "person"), Person::ALL.map(Person::id));
    for (row, tile) in rows(&data, "message_tile").iter().zip(Tile::ALL) {
        assert_eq!(number(row, "prestige"), i64::from(tile.prestige()));
    }
    for (row, person) in rows(&data, "person").iter().zip(Person::ALL) {
        assert_eq!(number(row, "rats"), i64::from(RATS[person.index()]), "{person}");
        let stage = Person::GREY.iter().position(|letter| letter.contains(&person));
        let letter = stage.map_or("", |stage| ["a", "b", "c"][stage]);
        assert_eq!(text(row, "stage"), letter, "{person}");
        assert_eq!(Person::BROWN.contains(&person), text(row, "deck") == "brown");
    }
    let of = |table: &str, key: &str| number(data[table].as_table().unwrap(), key);
    for (table, key, value) in [
        ("structure", "rounds_per_stage", ROUNDS),
        ("structure", "cards_drawn_per_round", DRAWN as u8),
        ("structure", "cards_played_per_round", PLAYS),
        ("structure", "bribe_cost", BRIBE),
        ("components", "influence_cubes_per_color", CUBES),
        ("components", "coins", COINS),
        ("player_start", "cubes_own_supply", FIRST_CUBES),
        ("player_start", "cubes_general_supply", CUBES - FIRST_CUBES),
        ("player_start", "coins", FIRST_COINS),
        ("rat_track", "max", RAT_END),
        ("rat_track", "overflow_prestige_loss", PLAGUE_LOSS as u8),
        ("hotel", "double_threshold", HOTEL_DOUBLE),
    ] {
        assert_eq!(of(table, key), i64::from(value), "{table}.{key}");
    }
    assert_eq!(data["structure"]["stages"].as_array().unwrap().len(), STAGES);
    assert_eq!(numbers(&data["notre_dame"]["donation_prestige"]), DONATION.map(i64::from));
    let gains: Vec<&str> =
        data["hotel"]["options"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(gains, Gain::ALL.map(Gain::id));
    let rats = |persons: &[Person]| -> i64 {
        persons.iter().map(|person| i64::from(RATS[person.index()])).sum()
    };
    for (key, stage) in [("stage_a", 0), ("stage_b", 1), ("stage_c", 2)] {
        assert_eq!(of("rat_totals", key), rats(&Person::BROWN) + rats(&Person::GREY[stage]));
    }
}

#[test]
fn tables_of_every_size_are_those_of_the_data_file() {
    for row in rows(&data(), "setup") {
        let players = number(row, "players") as u8;
        assert_eq!(number(row, "boroughs"), i64::from(boroughs(players)));
        assert_eq!(number(row, "stage_pool"), i64::from(pool(players)));
        assert_eq!(number(row, "coins_in_supply"), i64::from(COINS - FIRST_COINS * players));
        assert_eq!(number(row, "message_tiles_on_board"), 4 * i64::from(boroughs(players)));
        let homes: Vec<i64> =
            (0..players).map(|seat| i64::from(borough_of(seat, players))).collect();
        assert_eq!(numbers(&row["borough_of_seat"]), homes);
    }
}

fn markets(boroughs: u8) -> Vec<Market> {
    (0..usize::from(boroughs) * SPOTS).map(Market::at).collect()
}

#[test]
fn streets_are_those_of_the_data_file() {
    for graph in rows(&data(), "graph") {
        let boroughs = number(graph, "boroughs") as u8;
        let adjacency = graph["adjacency"].as_table().unwrap();
        assert_eq!(adjacency.len(), markets(boroughs).len());
        for market in markets(boroughs) {
            let listed: BTreeSet<String> = adjacency[&market.to_string()]
                .as_array()
                .unwrap()
                .iter()
                .map(|name| name.as_str().unwrap().to_owned())
                .collect();
            let drawn: BTreeSet<String> =
                streets().neighbours(boroughs, market).map(|other| other.to_string()).collect();
            assert_eq!(drawn, listed, "{market} of {boroughs}");
        }
    }
}

#[test]
fn inv_17_streets_are_even_connected_and_symmetric() {
    for boroughs in 3..=5_u8 {
        let turned = |market: Market| Market::new((market.borough() + 1) % boroughs, market.spot());
        let mirrored = |market: Market| {
            let spot = match market.spot() {
                Spot::Center => Spot::Center,
                Spot::InnerCcw => Spot::InnerCw,
                Spot::InnerCw => Spot::InnerCcw,
                Spot::OuterCw => Spot::OuterCcw,
                Spot::OuterCcw => Spot::OuterCw,
            };
            Market::new((boroughs - market.borough()) % boroughs, spot)
        };
        let joined =
            |a: Market, b: Market| streets().neighbours(boroughs, a).any(|other| other == b);
        let mut edges = 0;
        for a in markets(boroughs) {
            assert!(!joined(a, a), "no loop");
            for b in markets(boroughs) {
                assert_eq!(joined(a, b), joined(b, a));
                assert_eq!(joined(a, b), joined(turned(a), turned(b)));
                assert_eq!(joined(a, b), joined(mirrored(a), mirrored(b)));
                assert!(streets().distance(boroughs, a, b) <= boroughs);
                edges += usize::from(joined(a, b));
            }
        }
        assert_eq!(edges, 2 * 12 * usize::from(boroughs));
    }
}

#[test]
fn distances_are_those_of_the_table_in_section_4_2() {
    let profile = |boroughs: u8, spot: Spot| -> Vec<usize> {
        let from = Market::new(0, spot);
        let mut counts = vec![0; 6];
        for to in markets(boroughs) {
            counts[usize::from(streets().distance(boroughs, from, to))] += 1;
        }
        while counts.last() == Some(&0) {
            counts.pop();
        }
        counts
    };
    for (boroughs, center, inner, outer) in [
        (3, vec![1, 6, 6, 2], vec![1, 5, 7, 2], vec![1, 4, 6, 4]),
        (4, vec![1, 6, 6, 5, 2], vec![1, 5, 7, 6, 1], vec![1, 4, 6, 6, 3]),
        (5, vec![1, 6, 6, 6, 6], vec![1, 5, 7, 7, 4, 1], vec![1, 4, 6, 6, 6, 2]),
    ] {
        assert_eq!(profile(boroughs, Spot::Center), center);
        assert_eq!(profile(boroughs, Spot::InnerCw), inner);
        assert_eq!(profile(boroughs, Spot::OuterCcw), outer);
    }
}

#[test]
fn a_route_goes_along_streets_and_is_as_short_as_can_be() {
    for boroughs in 3..=5 {
        for from in markets(boroughs) {
            for to in markets(boroughs) {
                let way = streets().route(boroughs, from, to);
                assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)));
                for step in way.windows(2) {
                    assert!(streets().neighbours(boroughs, step[0]).any(|next| next == step[1]));
                }
                let steps = if from == to { 2 } else { streets().distance(boroughs, from, to) };
                assert_eq!(way.len() - 1, usize::from(steps));
            }
        }
    }
}
