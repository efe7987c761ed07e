//! Rules that only a golden record noticed, or nothing at all, when they were broken on purpose.

use signoria_engine::{Seat, Viewer};

use super::scene::{Look as _, base, expansion};
use crate::{
    EventView,
    material::{Class, Object},
    rules::scoring::Scoring,
};

/// R14: with wheel and bag empty a building that costs every brick the player has must be built.
#[test]
fn a_building_that_takes_the_last_brick_can_be_built() {
    let scene = |kept: &str| {
        base(2)
            .only_shows(1, &["villa_5"])
            .coins(0, 0)
            .bricks(0, kept)
            .wheel(["-"; 6])
            .bag_to(1, "-")
            .table()
    };
    assert_eq!(scene("kkkkk").legal_texts(0), ["build villa_5 lerici"]);
    assert_eq!(scene("kkkk").asked(), [1], "one brick short, nothing is possible");
}

/// R14: replacing belongs to the expansion; without it the same table leaves no action.
#[test]
fn replacing_is_an_action_of_the_expansion_only() {
    let base = base(2).stands(0, "gate_4", "livorno").scored(0, &["gate"]);
    let table = base
        .only_shows(1, &["villa_5"])
        .coins(0, 0)
        .bricks(0, "w")
        .wheel(["-"; 6])
        .bag_to(1, "-")
        .table();
    assert_eq!((table.asked(), table.who(0).coins), (vec![1], 2));
}

/// §8.3: only buildings of cost 8 count for `building_5`, in the condition and at the end.
#[test]
fn the_card_of_cost_eight_counts_buildings_of_cost_eight() {
    let table = expansion(2)
        .cards("top_1", "object_1", "building_5", "extra_8")
        .stands(0, "villa_8", "lucca")
        .stands(0, "villa_5", "livorno")
        .stands(0, "gate_3", "lucca")
        .table();
    let [_, _, condition] = table.game.conditions(table.who(0));
    assert_eq!((condition.have, condition.need), (1, 1));
    assert_eq!(table.game.finals(Seat::new(0)).buildings, 19);
    let [_, _, condition] = table.game.conditions(table.who(1));
    assert_eq!((condition.have, table.game.finals(Seat::new(1)).buildings), (0, 0));
}

/// §8.4: `extra_7` scores the building with the lowest cost of each type, wherever it stands.
#[test]
fn the_smallest_building_of_a_type_is_the_one_of_lowest_cost() {
    let table = expansion(2)
        .cards("top_1", "object_1", "building_1", "extra_7")
        .stands(0, "library_5", "massa")
        .stands(0, "library_2", "livorno")
        .stands(0, "villa_4", "livorno")
        .stands(0, "villa_3", "massa")
        .table();
    // Library 2 in Livorno at 3, villa 3 in Massa at 1.
    assert_eq!(table.game.finals(Seat::new(0)).extra, 9);
}

/// R37: whoever has less than another leads nowhere, a tie leads, and nothing leads nobody.
#[test]
fn a_majority_needs_as_much_as_any_other_and_more_than_nothing() {
    let table = expansion(3)
        .cards("top_1", "object_1", "building_1", "extra_9")
        .stands(0, "villa_4", "pisa")
        .stands(1, "gate_3", "pisa")
        .stands(2, "castle_4", "pisa")
        .table();
    let extra = |seat| table.game.finals(Seat::new(seat)).extra;
    assert_eq!([extra(0), extra(1), extra(2)], [12, 0, 12]);
}

/// R36: two types are chosen for the most points after the exchange, not for the most coins.
#[test]
fn two_types_are_chosen_by_what_they_are_worth_in_the_end() {
    let table = expansion(2)
        .cards("top_1", "object_1", "building_1", "extra_6")
        .coins(0, 4)
        // 9 coins, 2 points, 2 points, and one coin that makes a point with the four in hand.
        .stands(0, "library_3", "pisa")
        .stands(0, "gate_1", "lucca")
        .stands(0, "palace_2", "massa")
        .stands(0, "cathedral_1", "lerici")
        .table();
    let finals = table.game.finals(Seat::new(0));
    // 13 coins are 2 points: library and one of the others, 2 + 2 + 0; gate and palace: 4 + 0.
    // Equal in the end, so the pair with more points on the card.
    assert_eq!((finals.extra, finals.extra_coins, finals.coins), (4, 0, 0));
}

/// §7.4: a special field is scored once by each player.
#[test]
fn a_special_field_is_scored_once() {
    let mut table = expansion(2).stands(0, "gate_3", "pisa").stands(1, "palace_1", "pisa").table();
    table.play(0, "score_special city_buildings_field");
    let scored = Scoring::Special(Class::City);
    assert!(!table.game.can_score(table.who(0), scored));
    assert!(table.game.can_score(table.who(1), scored), "the field of another player is open");
}

/// R21: as many objects as the supply holds, and the event names exactly those.
#[test]
fn a_scoring_gives_no_more_objects_than_the_supply_holds() {
    let mut table = base(2)
        .stands(0, "library_1", "pisa")
        .stands(0, "library_2", "pisa")
        .stands(0, "library_3", "pisa")
        .supply(Object::Book, 2, 1)
        .table();
    table.events.clear();
    table.play(0, "score_type library");
    assert_eq!((table.who(0).objects[0], table.game.supply[0]), (2, 0));
    let told = table.told(Viewer::Spectator);
    assert!(matches!(
        told.first(),
        Some(EventView::Scored { income, .. }) if income.objects == [2, 0, 0, 0, 0, 0]
    ));
}
