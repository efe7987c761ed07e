//! §11.2: the examples of the expansion.

use signoria_engine::{Game as _, Seat};
use signoria_testkit::scenario::Table;

use super::scene::{Look as _, Scene, bricks, building, expansion};
use crate::{Carrara, material::Object};

const ME: Seat = Seat::new(0);

#[test]
fn x01_buying_without_turning_draws_nothing() {
    let mut table = expansion(2).wheel(["wr", "gb", "k", "-", "rg", "y"]).table();
    let bag = table.game.bag;
    table.play_all(0, &["buy_no_rotate", "take 6 y"]);
    assert_eq!(table.who(0).coins, 20);
    assert_eq!(table.wheel_total(), 7);
    assert_eq!(table.game.bag, bag);
    assert_eq!(table.game.wheel[0], bricks("wr"));
}

#[test]
fn x02_an_empty_wheel_must_be_turned() {
    let table = expansion(2).wheel(["-"; 6]).table();
    table.refuses(0, "buy_no_rotate");
    assert!(table.allows(0, "buy"));
}

#[test]
fn x03_replacing_by_cost_eight_pays_the_difference_and_gives_a_token() {
    let mut table = expansion(2).stands(0, "gate_3", "massa").bricks(0, "gbbbb").table();
    table.play(0, "replace gate_3 castle_8");
    assert!(table.game.removed.contains(building("gate_3")));
    assert!(table.who(0).cities[4].contains(building("castle_8")));
    assert_eq!(table.asked(), [0]);
    table.play(0, "upgrade massa");
    assert!(table.who(0).tokens.contains("massa".parse().unwrap()));
    assert_eq!(table.game.display.iter().flatten().count(), 9);
}

#[test]
fn x04_replacing_in_lucca_takes_colours_lucca_accepts() {
    let mut table = expansion(2)
        .stands(0, "castle_3", "lucca")
        .shows("library_4")
        .bricks(0, "wyg")
        .coins(0, 0)
        .table();
    let deck = table.game.deck.len();
    table.play(0, "replace castle_3 library_4");
    assert_eq!(table.legal_texts(0), ["pay w", "pay y"]);
    table.refuses(0, "pay g");
    table.play(0, "pay y");
    assert!(table.who(0).cities[2].contains(building("library_4")));
    assert_eq!(table.game.deck.len(), deck - 1);
    assert_eq!(table.asked(), [1], "no token");
}

#[test]
fn x05_the_city_field_gives_seven_coins_and_no_objects() {
    let mut table = expansion(2)
        .coins(0, 0)
        .stands(0, "gate_3", "livorno")
        .stands(0, "library_2", "massa")
        .stands(0, "palace_2", "lerici")
        .stands(0, "villa_5", "lerici")
        .table();
    table.play(0, "score_special city_buildings_field");
    let player = table.who(0);
    assert_eq!((player.coins, player.vp, player.objects), (7, 0, [0; 6]));
    assert_eq!(player.markers, 5);
}

#[test]
fn x06_the_country_field_gives_eight_points_and_no_objects() {
    let mut table = expansion(2)
        .coins(0, 0)
        .stands(0, "villa_1", "livorno")
        .stands(0, "castle_3", "massa")
        .stands(0, "villa_4", "pisa")
        .stands(0, "gate_5", "pisa")
        .table();
    table.play(0, "score_special country_buildings_field");
    let player = table.who(0);
    assert_eq!((player.coins, player.vp, player.objects), (0, 8, [0; 6]));
}

fn with_lucca() -> Table<Carrara> {
    let mut table = expansion(2)
        .coins(0, 0)
        .bricks(0, "yygggggg")
        .stands(0, "palace_1", "lucca")
        .stands(0, "gate_4", "lucca")
        .table();
    table.play_all(0, &["build cathedral_8 viareggio", "upgrade lucca"]);
    table
}

#[test]
fn x07_any_free_token_can_be_taken_after_cost_eight() {
    let table = with_lucca();
    let value = table.who(0).value("lucca".parse().unwrap(), &table.game.data);
    assert_eq!((value.coins, value.vp), (1, 3));
    assert_eq!(table.game.upgrades.len(), 7);
}

#[test]
fn x08_the_upgraded_lucca_gives_five_coins_and_fifteen_points() {
    let mut table = with_lucca();
    table.play_all(1, &["buy", "take 2 k", "done"]);
    table.play(0, "score_city lucca");
    let player = table.who(0);
    assert_eq!((player.coins, player.vp, player.objects), (5, 15, [0, 0, 1, 1, 0, 0]));
}

/// Objects by kind: condition met, points.
#[track_caller]
fn check_objects(card: &str, counts: [u8; 6], met: bool, points: u16) {
    let table =
        expansion(4).cards("top_1", card, "building_1", "extra_2").objects(0, counts).table();
    assert_eq!(table.game.object_condition(table.who(0)).met(), met, "condition of {card}");
    assert_eq!(table.game.finals(ME).objects, points, "points of {card}");
}

#[test]
fn x09_two_pairs_do_not_suffice_but_score() {
    check_objects("object_2", [2, 2, 0, 0, 0, 0], false, 10);
}

#[test]
fn x10_three_pairs_and_two_singles() {
    check_objects("object_2", [2, 2, 2, 1, 1, 0], true, 17);
}

#[test]
fn x11_four_crowns_are_one_triplet() {
    check_objects("object_3", [0, 0, 4, 0, 1, 1], false, 10);
}

#[test]
fn x12_four_cups_and_three_gates() {
    check_objects("object_4", [0, 4, 0, 3, 0, 0], true, 16);
}

#[test]
fn x13_four_gates_two_books_and_two_flags() {
    check_objects("object_5", [2, 0, 0, 4, 2, 0], true, 22);
}

#[test]
fn x14_five_different_and_two_different() {
    check_objects("object_6", [2, 2, 1, 1, 1, 0], true, 21);
}

#[test]
fn x15_two_sets_of_three_different_may_be_equal() {
    check_objects("object_7", [2, 2, 2, 0, 0, 0], true, 16);
    check_objects("object_7", [1, 1, 1, 1, 1, 1], true, 16);
}

#[test]
fn x16_the_three_largest_groups_are_multiplied() {
    check_objects("object_8", [2, 0, 1, 2, 3, 2], true, 15);
}

/// The number of buildings in each city, of any cost.
fn cities(mut scene: Scene, numbers: &[(&str, usize)]) -> Scene {
    let kinds = ["library", "cathedral", "palace", "gate", "castle", "villa"];
    let mut tiles = (1..=5).flat_map(|cost| kinds.map(|kind| format!("{kind}_{cost}")));
    for &(city, number) in numbers {
        for _ in 0..number {
            scene = scene.stands(0, &tiles.next().unwrap(), city);
        }
    }
    scene
}

#[track_caller]
fn check_buildings(
    seats: u8,
    card: &str,
    arrange: impl Fn(Scene) -> Scene,
    met: bool,
    points: u16,
) {
    let scene = expansion(seats).cards("top_1", "object_1", card, "extra_2");
    let table = arrange(scene).table();
    assert_eq!(table.game.building_condition(table.who(0)).met(), met, "condition of {card}");
    assert_eq!(table.game.finals(ME).buildings, points, "points of {card}");
}

#[test]
fn x17_two_per_city() {
    let stand = |scene| cities(scene, &[("pisa", 4), ("massa", 2), ("lerici", 1)]);
    check_buildings(4, "building_2", stand, false, 21);
}

#[test]
fn x18_three_per_city() {
    let stand = |scene| cities(scene, &[("lucca", 3), ("massa", 4), ("lerici", 6)]);
    check_buildings(4, "building_3", stand, true, 20);
}

#[test]
fn x19_four_per_city() {
    check_buildings(4, "building_4", |scene| cities(scene, &[("lerici", 5)]), true, 3);
}

#[test]
fn x20_one_building_of_cost_eight_in_lucca() {
    check_buildings(4, "building_5", |scene| scene.stands(0, "gate_8", "lucca"), true, 19);
}

#[test]
fn x21_two_buildings_of_cost_eight_in_massa() {
    let stand = |scene: Scene| scene.stands(0, "gate_8", "massa").stands(0, "villa_8", "massa");
    check_buildings(4, "building_5", stand, true, 16);
}

fn stand(mut scene: Scene, ids: &[&str]) -> Scene {
    for id in ids {
        scene = scene.stands(0, id, "massa");
    }
    scene
}

#[test]
fn x22_three_country_buildings_of_four_players() {
    let arrange = |scene| stand(scene, &["villa_1", "castle_2", "villa_3"]);
    check_buildings(4, "building_6", arrange, true, 18);
}

#[test]
fn x23_one_country_building_of_four_players() {
    check_buildings(4, "building_6", |scene| stand(scene, &["villa_1"]), false, 6);
}

#[test]
fn x24_seven_city_buildings_of_four_players() {
    let ids = ["gate_1", "gate_2", "gate_3", "palace_1", "palace_2", "library_1", "library_2"];
    check_buildings(4, "building_7", |scene| stand(scene, &ids), true, 21);
}

#[test]
fn x25_three_city_buildings_of_three_players() {
    let arrange = |scene| stand(scene, &["gate_1", "gate_2", "palace_1"]);
    check_buildings(3, "building_7", arrange, false, 9);
}

#[test]
fn x26_the_three_fullest_cities_are_multiplied() {
    let stand =
        |scene| cities(scene, &[("livorno", 2), ("pisa", 3), ("viareggio", 2), ("massa", 3)]);
    check_buildings(4, "building_8", stand, true, 18);
}

#[test]
fn x27_two_pairs_of_city_and_country_buildings() {
    let ids = ["gate_5", "gate_4", "gate_2", "palace_2", "villa_4", "villa_1"];
    check_buildings(3, "building_9", |scene| stand(scene, &ids), false, 14);
}

#[test]
fn x28_four_pairs_of_city_and_country_buildings() {
    let ids =
        ["gate_4", "palace_4", "palace_3", "gate_1", "villa_5", "villa_4", "castle_2", "castle_1"];
    check_buildings(2, "building_9", |scene| stand(scene, &ids), true, 24);
}

/// The player board of the examples of the extra cards (§3, D-board).
fn board(extra: &str) -> Scene {
    expansion(4)
        .coins(0, 0)
        .cards("top_1", "object_1", "building_1", extra)
        .stands(0, "cathedral_3", "livorno")
        .stands(0, "gate_2", "livorno")
        .stands(0, "villa_1", "lucca")
        .stands(0, "library_2", "massa")
        .stands(0, "library_8", "lerici")
        .stands(0, "cathedral_4", "lerici")
        .token(0, "lerici")
}

#[track_caller]
fn check_extra(scene: Scene, vp: u16, coins: u16) {
    let finals = scene.table().game.finals(ME);
    assert_eq!((finals.extra, finals.extra_coins), (vp, coins));
}

#[test]
fn x29_livorno_and_lerici_with_its_token() {
    check_extra(board("extra_2"), 27, 12);
}

#[test]
fn x30_two_types_of_choice() {
    check_extra(board("extra_6"), 23, 12);
}

#[test]
fn x31_the_smallest_building_of_each_type() {
    check_extra(board("extra_7"), 19, 0);
}

#[test]
fn x32_the_highest_sum_in_one_of_two_regions() {
    let other = board("extra_8").stands(1, "castle_5", "pisa").stands(1, "castle_4", "lucca");
    check_extra(other, 9, 0);
}

#[test]
fn x33_the_highest_sum_in_single_cities() {
    let other = board("extra_9").stands(1, "castle_5", "lucca").stands(2, "castle_4", "massa");
    check_extra(other, 18, 0);
}

#[test]
fn x34_the_coins_card_makes_two_coins_a_point_for_all_players() {
    let table = expansion(3)
        .cards("top_5", "object_1", "building_1", "extra_2")
        .coins(0, 31)
        .coins(1, 20)
        .coins(2, 7)
        .table();
    let coins = |seat| table.game.finals(Seat::new(seat)).coins;
    assert_eq!([coins(0), coins(1), coins(2)], [15, 10, 3]);
    assert!(table.game.top_condition(table.who(0)).met());
    assert!(!table.game.top_condition(table.who(1)).met());
}

#[test]
fn tokens_never_run_out_and_belong_to_one_player() {
    let mut table = expansion(2).bricks(0, "bbkkkkkk").bricks(1, "yygggggg").coins(0, 0).table();
    table.play_all(0, &["build library_8 lerici", "upgrade lucca"]);
    table.play(1, "build gate_8 viareggio");
    table.refuses(1, "upgrade lucca");
    table.play(1, "upgrade city_buildings_field");
    assert_eq!(table.game.upgrades.len(), 6);
    assert!(table.game.great.len() == 4);
}

#[test]
fn r19_value_eight_buildings_do_not_delay_the_end() {
    let mut table =
        expansion(2).only_shows(1, &["villa_1"]).bricks(0, "w").coins(0, 0).turn(0).table();
    table.play(0, "build villa_1 livorno");
    assert_eq!(table.game.exhausted_by, Some(ME));
    let mut events = Vec::new();
    table.game.clone().play(Seat::new(1), "buy".parse().unwrap(), &mut events).unwrap();
    assert_eq!(table.game.great.len(), 6);
    assert_eq!(table.game.supply[Object::Book.index()], 5);
}
