//! The constants against `docs/rules/carrara.toml`.

use signoria_engine::{BuiltIn, Options as _, meta::read_options};
use toml::{Table, Value as Toml};

use crate::{
    Data, Options,
    cards::{
        self, BuildingCard, CITY_VP, COINS_PER_VP_WITH_COINS_CARD, COUNTRY_VP, DIFFERENT_LADDER,
        EQUAL_LADDER, ExtraCard, GREAT_VP, MAJORITY_VP, ObjectCard, REGION_VP, REGIONS, TopCard,
    },
    material::{
        ANNOUNCE_VP, BRICKS_PER_COLOR, Building, COINS_PER_VP, City, Class, Color, DECK, DISPLAY,
        GREAT_COST, Kind, MARKERS, OBJECT_PRICE, Object, Place, RELIEF, SEGMENTS, START_BRICKS,
        START_COINS, SUPPLY_PER_OBJECT, Segment, WHEEL_TARGET,
    },
    meta::META,
};

fn data() -> Table {
    include_str!("../../../../../docs/rules/carrara.toml").parse().unwrap()
}

fn list(data: &Table, key: &str) -> Vec<Table> {
    data[key].as_array().unwrap().iter().map(|entry| entry.as_table().unwrap().clone()).collect()
}

fn number(table: &Table, key: &str) -> i64 {
    table[key].as_integer().unwrap_or_else(|| panic!("{key} of {table}"))
}

fn text<'a>(table: &'a Table, key: &str) -> &'a str {
    table[key].as_str().unwrap_or_else(|| panic!("{key} of {table}"))
}

fn numbers(value: &Toml) -> Vec<i64> {
    value.as_array().unwrap().iter().map(|it| it.as_integer().unwrap()).collect()
}

fn texts(value: &Toml) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect()
}

/// A value per city, finest first.
fn by_city(value: &Toml) -> Vec<i64> {
    City::ALL.map(|city| value[city.id()].as_integer().unwrap()).to_vec()
}

fn wide(values: impl IntoIterator<Item = u16>) -> Vec<i64> {
    values.into_iter().map(i64::from).collect()
}

#[test]
fn counts_and_constants() {
    let data = data();
    let counts = data["counts"].as_table().unwrap();
    let pairs: [(&str, usize); 14] = [
        ("bricks_per_color", BRICKS_PER_COLOR.into()),
        ("brick_colors", Color::COUNT),
        ("objects_per_kind", usize::from(SUPPLY_PER_OBJECT) + 1),
        ("object_kinds", Object::COUNT),
        ("buildings_base", DECK + DISPLAY),
        ("buildings_expansion", Building::great().len().into()),
        ("building_types", Kind::COUNT),
        ("cities", City::COUNT),
        ("wheel_segments", SEGMENTS),
        ("display_slots", DISPLAY),
        ("scoring_markers_usable", MARKERS.into()),
        ("special_fields", Class::COUNT),
        ("upgrades", Place::COUNT),
        ("cards", cards::all_ids().count()),
    ];
    for (key, value) in pairs {
        assert_eq!(number(counts, key), value as i64, "{key}");
    }
    let constants = data["constants"].as_table().unwrap();
    let pairs: [(&str, u16); 9] = [
        ("start_coins", START_COINS),
        ("wheel_target", WHEEL_TARGET.into()),
        ("relief_coins", RELIEF),
        ("object_price", OBJECT_PRICE),
        ("objects_in_supply_per_kind", SUPPLY_PER_OBJECT.into()),
        ("announce_vp", ANNOUNCE_VP),
        ("coins_per_vp", COINS_PER_VP),
        ("coins_per_vp_with_top_coins", COINS_PER_VP_WITH_COINS_CARD),
        ("value8_cost", GREAT_COST.into()),
    ];
    for (key, value) in pairs {
        assert_eq!(number(constants, key), i64::from(value), "{key}");
    }
    assert_eq!(number(constants, "base_vp_per_object"), i64::from(ObjectCard::Number.vp()));
}

#[test]
fn set_up_bricks_and_prices() {
    let data = data();
    for setup in list(&data, "setup") {
        let seats = number(&setup, "players") as usize;
        assert_eq!(
            texts(&setup["start_bricks"]),
            START_BRICKS[..seats].iter().map(|color| color.id()).collect::<Vec<_>>()
        );
        assert_eq!(number(&setup, "bag_bricks"), 42 - 6 - seats as i64);
    }
    let bricks = list(&data, "brick");
    assert_eq!(bricks.len(), Color::COUNT);
    for (color, brick) in Color::ALL.into_iter().zip(bricks) {
        assert_eq!(text(&brick, "id"), color.id());
        let prices: Vec<i64> =
            Segment::all().map(|segment| segment.prices()[color.index()].into()).collect();
        assert_eq!(numbers(&brick["price"]), prices);
    }
}

#[test]
fn cities_types_buildings_objects() {
    let data = data();
    for (city, entry) in City::ALL.into_iter().zip(list(&data, "city")) {
        let value = Place::from(city).printed();
        assert_eq!(text(&entry, "id"), city.id());
        assert_eq!(text(&entry, "color"), city.color().id());
        assert_eq!(number(&entry, "coins"), i64::from(value.coins));
        assert_eq!(number(&entry, "vp"), i64::from(value.vp));
        assert_eq!(number(&entry, "min_buildings_to_score"), i64::from(city.minimum()));
        let accepted: Vec<&str> =
            Color::ALL[..=city.color().index()].iter().map(|color| color.id()).collect();
        assert_eq!(texts(&entry["allowed_bricks"]), accepted);
    }
    for (object, entry) in Object::ALL.into_iter().zip(list(&data, "object")) {
        assert_eq!(text(&entry, "id"), object.id());
    }
    for (kind, entry) in Kind::ALL.into_iter().zip(list(&data, "building_type")) {
        assert_eq!(text(&entry, "id"), kind.id());
        assert_eq!(text(&entry, "object"), kind.object().id());
        assert_eq!(text(&entry, "class") == "city", kind.class() == Class::City);
    }
    let buildings = list(&data, "building");
    assert_eq!(buildings.len(), 36);
    for (building, entry) in Building::ALL.into_iter().zip(buildings) {
        assert_eq!(text(&entry, "id"), building.id());
        assert_eq!(text(&entry, "type"), building.kind().id());
        assert_eq!(number(&entry, "cost"), i64::from(building.cost()));
        assert_eq!(text(&entry, "set") == "expansion", building.is_great());
        assert!(building.kind().buildings().contains(building));
        assert!(building.kind().class().buildings().contains(building));
        assert_eq!(Building::new(building.kind(), building.cost()), Some(building));
        let alone: crate::set::Set<Building> = [building].into_iter().collect();
        assert_eq!(alone.cost(), u16::from(building.cost()));
        assert_eq!(alone.dear() == alone, building.cost() >= 5);
    }
    assert_eq!(Building::normal().cost(), 90);
    assert_eq!(Building::great().cost(), 48);
}

#[test]
fn fields_and_upgrades() {
    let data = data();
    for (class, entry) in Class::ALL.into_iter().zip(list(&data, "special_field")) {
        let value = class.place().printed();
        assert_eq!(text(&entry, "id"), class.id());
        assert_eq!(number(&entry, "coins"), i64::from(value.coins));
        assert_eq!(number(&entry, "vp"), i64::from(value.vp));
        assert_eq!(entry["gives_objects"].as_bool(), Some(false));
    }
    let upgrades = list(&data, "upgrade");
    assert_eq!(upgrades.len(), Place::COUNT);
    for (place, entry) in Place::ALL.into_iter().zip(upgrades) {
        let value = Data::built_in().upgraded(place);
        assert_eq!(text(&entry, "id"), place.token());
        assert_eq!(text(&entry, "target"), place.id());
        assert_eq!(number(&entry, "coins"), i64::from(value.coins));
        assert_eq!(number(&entry, "vp"), i64::from(value.vp));
    }
}

/// The threshold of a condition, for 2, 3 and 4 players.
fn needs(condition: &Table, key: &str) -> Vec<i64> {
    ["2", "3", "4"].iter().map(|seats| condition[key][*seats].as_integer().unwrap()).collect()
}

fn need(of: impl Fn(u8) -> u16) -> Vec<i64> {
    wide([2, 3, 4].map(of))
}

#[test]
fn the_31_cards() {
    let data = data();
    let entries = list(&data, "card");
    let ids: Vec<&str> = entries.iter().map(|entry| text(entry, "id")).collect();
    assert_eq!(ids, cards::all_ids().collect::<Vec<_>>());
    for entry in &entries {
        let id = text(entry, "id");
        let condition = entry["condition"].as_table().unwrap();
        let scoring = entry["scoring"].as_table().unwrap();
        match text(entry, "category") {
            "top" => {
                let card: TopCard = id.parse().unwrap();
                assert_eq!(needs(condition, "per_players"), need(|seats| card.need(seats)), "{id}");
            }
            "object" => check_object_card(id.parse().unwrap(), condition, scoring),
            "building" => check_building_card(id.parse().unwrap(), condition, scoring),
            "extra" => check_extra_card(id.parse().unwrap(), scoring),
            other => panic!("{other}"),
        }
    }
}

fn check_object_card(card: ObjectCard, condition: &Table, scoring: &Table) {
    assert_eq!(needs(condition, "per_players"), need(|seats| card.need(seats)), "{card}");
    match text(scoring, "kind") {
        "group_ladder" | "distinct_set_ladder" => {
            // The data file leaves the single object out, which counts one point by §9.
            let mut ladder =
                if card == ObjectCard::Quadruplet { EQUAL_LADDER } else { DIFFERENT_LADDER };
            ladder[1] = 0;
            assert_eq!(numbers(&scoring["vp_by_size"]), wide(ladder));
        }
        "product_of_groups" => assert_eq!(number(scoring, "max_groups"), 3),
        _ => assert_eq!(number(scoring, "vp"), i64::from(card.vp()), "{card}"),
    }
}

fn check_building_card(card: BuildingCard, condition: &Table, scoring: &Table) {
    match text(condition, "kind") {
        "min_class_buildings" => {
            let (city, country) =
                (needs(condition, "city_per_players"), needs(condition, "country_per_players"));
            let wanted = need(|seats| card.need(seats));
            let (in_city, in_country) = match card {
                BuildingCard::City => (wanted, vec![0; 3]),
                BuildingCard::Country => (vec![0; 3], wanted),
                _ => (wanted.clone(), wanted),
            };
            assert_eq!((city, country), (in_city, in_country), "{card}");
        }
        _ => assert_eq!(needs(condition, "per_players"), need(|seats| card.need(seats)), "{card}"),
    }
    if let Some(size) = condition.get("buildings") {
        assert_eq!(size.as_integer(), card.city_size().map(i64::from), "{card}");
    }
    match text(scoring, "kind") {
        "per_city_group" => {
            let (size, vp) = card.groups().unwrap();
            assert_eq!(number(scoring, "size"), i64::from(size));
            assert_eq!(by_city(&scoring["vp"]), wide(vp));
        }
        "per_value8_in_city" => assert_eq!(by_city(&scoring["vp"]), wide(GREAT_VP)),
        "per_class_building" if card == BuildingCard::Country => {
            assert_eq!(number(scoring, "vp"), i64::from(COUNTRY_VP));
        }
        "per_class_building" => assert_eq!(number(scoring, "vp"), i64::from(CITY_VP)),
        "product_of_city_counts" => assert_eq!(number(scoring, "cities"), 3),
        "total_cost" | "class_pairs_cost_sum" => {}
        other => panic!("{other}"),
    }
}

fn check_extra_card(card: ExtraCard, scoring: &Table) {
    match text(scoring, "kind") {
        "score_places" => {
            let places = Data::built_in().extra_cards.of(card).unwrap().map(Place::id);
            assert_eq!(texts(&scoring["places"]), places);
        }
        "score_best_types" => assert_eq!(number(scoring, "types"), 2),
        "score_smallest_of_each_type" => assert_eq!(card, ExtraCard::Smallest),
        "region_majority" => {
            assert_eq!(number(scoring, "vp"), i64::from(REGION_VP));
            let regions = scoring["regions"].as_array().unwrap();
            for (region, cities) in regions.iter().zip(REGIONS) {
                assert_eq!(texts(region), cities.map(City::id));
            }
        }
        "city_majority" => assert_eq!(by_city(&scoring["vp"]), wide(MAJORITY_VP)),
        other => panic!("{other}"),
    }
}

#[test]
fn presets_name_the_combinations_of_the_rulebook() {
    let data = data();
    let presets = list(&data, "preset");
    assert_eq!(META.presets.len(), presets.len() + 1);
    for (known, entry) in META.presets[1..].iter().zip(presets) {
        assert_eq!(known.id, text(&entry, "id"));
        let options: Options = read_options(&META, Some(known.id), &[]).unwrap();
        assert!(options.expansion && options.problems(2).is_empty());
        let cards = [
            options.top_card.card().map(TopCard::id),
            options.object_card.card().map(ObjectCard::id),
            options.building_card.card().map(BuildingCard::id),
            options.extra_card.card().map(ExtraCard::id),
        ];
        assert_eq!(texts(&entry["cards"]), cards.map(Option::unwrap));
    }
}

#[test]
fn options_refuse_cards_without_expansion_and_seats_that_are_not_there() {
    let pairs = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    };
    let options: Options =
        read_options(&META, None, &pairs(&[("top_card", "top_2"), ("start_player", "seat_4")]))
            .unwrap();
    let keys: Vec<&str> = options.problems(3).iter().map(|problem| problem.key).collect();
    assert_eq!(keys, ["problem-cards_need_expansion", "problem-start_player"]);
    assert!(read_options::<Options>(&META, None, &pairs(&[("top_card", "top_7")])).is_err());
}
