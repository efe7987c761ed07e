//! Rules that only a golden record noticed, or nothing at all, when they were broken on purpose.

use signoria_engine::{Game as _, Message, Options as _, Seat, Viewer};
use signoria_testkit::scenario::Table;

use super::scene::{Look as _, base, bricks, city, expansion};
use crate::{
    Action, Carrara, EventView, Options, StartPlayer,
    cards::ObjectCard,
    material::{Building, Class, Object, Segment},
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

/// R37: a player with less than another leads nowhere, a tie leads, and zero does not lead.
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

/// §4: the start player and, in the expansion, the cards are told.
#[test]
fn set_up_tells_who_begins_and_which_cards_are_open() {
    for expansion in [false, true] {
        let options = Options { expansion, start_player: StartPlayer::Seat2, ..Options::default() };
        let table = Table::<Carrara>::deal_with(3, 1, options);
        let told = table.told(Viewer::Spectator);
        assert!(told.contains(&EventView::Started { seat: Seat::new(1) }));
        let opened = EventView::CardsOpened {
            cards: table.game.cards,
            places: table.game.cards.extra.and_then(|card| table.game.data.extra_cards.of(card)),
        };
        assert_eq!(told.contains(&opened), expansion);
    }
}

/// §6.2, §6.8: a wheel that is not turned and a pass are told.
#[test]
fn a_wheel_that_stays_and_a_pass_are_told() {
    let mut table =
        expansion(2).coins(0, 20).wheel(["wwyyrrggbbk", "-", "-", "-", "-", "-"]).table();
    table.play(0, "buy_no_rotate");
    let seat = Seat::new(0);
    assert!(table.told(Viewer::Spectator).contains(&EventView::Kept { seat }));

    let scene = base(2).with(|game| game.announced_by = Some(Seat::new(1)));
    let mut table = scene.table();
    table.play(0, "pass");
    assert!(table.told(Viewer::Spectator).contains(&EventView::Passed { seat }));
}

/// §6.3.3: the player who takes the last normal building is told.
#[test]
fn taking_the_last_building_is_told() {
    let mut table = base(2).only_shows(1, &["villa_1"]).bricks(0, "w").table();
    table.play(0, "build villa_1 livorno");
    let told = table.told(Viewer::Spectator);
    assert!(told.contains(&EventView::Exhausted { seat: Seat::new(0) }));
}

/// Chance: the start player, the stack, and every refill of the wheel.
#[test]
fn chance_is_counted() {
    let options = |start_player| Options { start_player, ..Options::default() };
    let dealt = |start| Table::<Carrara>::deal_with(2, 1, options(start)).game.chance_events();
    assert_eq!(dealt(StartPlayer::Random), dealt(StartPlayer::Seat1) + 1);
    let mut table = base(2).coins(0, 20).wheel(["-", "w", "-", "-", "-", "-"]).table();
    let before = table.game.chance_events();
    table.play(0, "buy");
    assert_eq!((before, table.game.chance_events()), (1, 2));
}

#[test]
fn a_start_player_who_is_not_there_is_named_counting_from_one() {
    let options = Options { start_player: StartPlayer::Seat4, ..Options::default() };
    let problem = Message::new("problem-start_player").with("number", 4_u8).with("seats", 3_u8);
    assert_eq!(options.problems(3), [problem]);
}

/// §8.2: three equal objects are a triplet, for the condition too.
#[test]
fn three_equal_objects_count_for_the_condition_of_triplets() {
    let table = expansion(2)
        .cards("top_1", "object_3", "building_1", "extra_8")
        .objects(0, [3, 2, 0, 0, 0, 0])
        .table();
    assert_eq!(table.game.conditions(table.who(0))[1].have, 1);
    for card in [ObjectCard::Quadruplet, ObjectCard::Different, ObjectCard::Product] {
        assert_eq!(card.vp(), 0, "these have a table or a product instead");
    }
}

/// R36: without buildings the two types are worth nothing.
#[test]
fn two_types_without_buildings_are_worth_nothing() {
    let table =
        expansion(2).cards("top_1", "object_1", "building_1", "extra_6").coins(0, 0).table();
    let finals = table.game.finals(Seat::new(0));
    assert_eq!((finals.extra, finals.extra_coins), (0, 0));
}

/// §6.1: the last marker scores a city.
#[test]
fn the_last_marker_scores_a_city() {
    let mut scene = base(2);
    for (kind, cost) in [("library", 1), ("villa", 1), ("gate", 1), ("castle", 1)] {
        scene = scene.stands(0, &format!("{kind}_{cost}"), "pisa");
    }
    let spare = scene.player(0).markers - 1;
    let types = ["library", "cathedral", "palace", "gate", "castle", "villa"];
    let table = scene.scored(0, &types[..usize::from(spare)]).table();
    assert_eq!(table.who(0).markers, 1);
    assert!(table.game.can_score_city(table.who(0), city("pisa")));
}

#[test]
fn four_bricks_of_a_colour_and_one_of_another_are_two_colours() {
    for text in ["wwwwy", "wyyyy", "yyyyk", "wwwwkkkk"] {
        assert!(!bricks(text).is_of_one_color(), "{text}");
    }
    for text in ["-", "wwww", "kkkk", "r"] {
        assert!(bricks(text).is_of_one_color(), "{text}");
    }
}

#[test]
fn every_building_belongs_to_one_class() {
    let [city, country] = Class::ALL.map(Class::buildings);
    assert_eq!((city.len(), country.len()), (24, 12));
    assert!(city.and(country).is_empty());
    for building in Building::normal().iter().chain(Building::great().iter()) {
        assert!(city.contains(building) || country.contains(building));
    }
}

#[test]
fn there_are_six_segments_and_no_action_of_five_words() {
    assert_eq!([Segment::new(0), Segment::new(7)], [None; 2]);
    assert!(Segment::new(1).is_some() && Segment::new(6).is_some());
    assert!("build a b c d".parse::<Action>().is_err());
}
