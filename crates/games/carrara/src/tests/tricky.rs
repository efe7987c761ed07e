//! §11.3: tricky interactions.

use signoria_engine::{Game as _, Seat};

use super::scene::{Look as _, base, bricks, building, expansion};
use crate::{Event, EventView, frame::Frame, material::Object};

#[test]
fn t01_a_full_wheel_is_turned_and_nothing_is_drawn() {
    let mut table = base(2).wheel(["wwww", "yyy", "-", "-", "rr", "gg"]).table();
    let bag = table.game.bag;
    table.play(0, "buy");
    assert_eq!(table.game.bag, bag);
    assert_eq!(table.game.wheel[0], bricks("gg"));
    assert_eq!(table.wheel_total(), 11);
}

#[test]
fn t02_a_small_bag_is_emptied() {
    let mut table = base(2).wheel(["wy", "-", "rgb", "-", "-", "-"]).bag_to(1, "wkk").table();
    table.play(0, "buy");
    assert_eq!(table.wheel_total(), 8);
    assert!(table.game.bag.is_empty());
}

#[test]
fn t03_a_free_brick_must_be_taken_even_without_coins() {
    let mut table =
        base(2).coins(0, 0).wheel(["k", "-", "-", "-", "-", "-"]).bag_to(1, "-").table();
    table.play(0, "buy");
    assert_eq!(table.legal_texts(0), ["take 2 k"]);
    table.play(0, "take 2 k");
    assert_eq!(table.who(0).coins, 0);
}

#[test]
fn t04_three_coins_leave_seven_choices_among_green_blue_and_black() {
    let mut table =
        base(2).coins(0, 3).wheel(["gbk", "-", "-", "-", "-", "-"]).bag_to(1, "-").table();
    table.play(0, "buy");
    assert_eq!(
        table.legal_texts(0),
        ["take 2 g", "take 2 b", "take 2 gb", "take 2 k", "take 2 gk", "take 2 bk", "take 2 gbk",]
    );
    table.refuses(0, "take 2 -");
}

#[test]
fn t05_two_white_and_one_yellow_brick_build_cost_three_in_pisa_but_not_in_livorno() {
    let table = base(2).shows("villa_3").bricks(0, "wwy").table();
    table.refuses(0, "build villa_3 livorno");
    assert!(table.allows(0, "build villa_3 pisa"));
}

#[test]
fn t06_each_payment_is_offered_exactly_once() {
    let mut table = base(2).shows("villa_3").bricks(0, "wwyy").table();
    table.play(0, "build villa_3 pisa");
    assert_eq!(table.legal_texts(0), ["pay wwy", "pay wyy"]);
    table.play(0, "pay wyy");
    assert_eq!(table.who(0).bricks, bricks("w"));
}

#[test]
fn t07_the_object_field_is_no_supply_for_scorings() {
    let mut table = base(2).supply(Object::Crown, 0, 1).stands(0, "palace_2", "massa").table();
    table.play(0, "score_type palace");
    assert_eq!((table.who(0).vp, table.who(0).objects[2]), (2, 0));
    assert!(table.game.field.contains(Object::Crown));
}

#[test]
fn t08_without_markers_nothing_can_be_scored() {
    let table = expansion(4)
        .scored(0, &["library", "cathedral", "palace", "gate"])
        .scored_cities(0, &["livorno", "pisa"])
        .stands(0, "villa_5", "lucca")
        .stands(0, "castle_5", "lucca")
        .table();
    assert_eq!(table.who(0).markers, 0);
    assert!(!table.legal_texts(0).iter().any(|text| text.starts_with("score")));
    assert_eq!(table.game.top_condition(table.who(0)).have, 6);
}

#[test]
fn t09_a_building_is_paid_and_gives_an_object_in_both_kinds_of_scoring() {
    let mut table =
        base(2).coins(0, 0).stands(0, "library_3", "pisa").stands(0, "villa_2", "pisa").table();
    table.play(0, "score_type library");
    assert_eq!((table.who(0).coins, table.who(0).objects[0]), (9, 1));
    table.play_all(1, &["buy", "take 2 k", "done"]);
    table.play(0, "score_city pisa");
    assert_eq!((table.who(0).coins, table.who(0).objects), (24, [2, 0, 0, 0, 0, 1]));
}

#[test]
fn t10_a_city_scored_by_an_opponent_still_counts_in_a_scoring_of_types() {
    let mut table = base(2)
        .coins(0, 0)
        .scored_cities(1, &["lucca"])
        .stands(0, "library_3", "lucca")
        .stands(0, "library_4", "lucca")
        .table();
    table.refuses(0, "score_city lucca");
    table.play(0, "score_type library");
    assert_eq!(table.who(0).vp, 14);
}

#[test]
fn t11_a_purchase_can_complete_a_condition_in_the_same_turn() {
    let mut table = base(4)
        .coins(0, 12)
        .scored(0, &["cathedral", "palace", "gate", "castle"])
        .objects(0, [1, 1, 1, 1, 1, 0])
        .stands(0, "library_5", "massa")
        .stands(0, "cathedral_5", "massa")
        .stands(0, "palace_5", "massa")
        .stands(0, "gate_5", "lerici")
        .at(Frame::Finish { purchased: false });
    table.refuses(0, "announce");
    table.play(0, "purchase coat_of_arms");
    assert_eq!(table.legal_texts(0), ["announce", "done"]);
    table.play(0, "announce");
    assert_eq!(table.who(0).vp, 5);
}

#[test]
fn t13_the_five_points_do_not_count_in_advance() {
    let scene = |vp| {
        expansion(4)
            .cards("top_6", "object_1", "building_1", "extra_2")
            .coins(0, 0)
            .vp(0, vp)
            .objects(0, [1; 6])
            .stands(0, "library_8", "massa")
            .stands(0, "cathedral_8", "massa")
            .stands(0, "palace_5", "massa")
            .at(Frame::Finish { purchased: true })
    };
    assert_eq!(scene(16).asked(), [1]);
    assert!(scene(20).allows(0, "announce"));
}

#[test]
fn t14_after_an_announcement_every_player_up_to_the_last_seat_gets_one_turn() {
    let ready = |seat: u8| {
        base(4)
            .turn(seat)
            .coins(seat, 0)
            .scored(seat, &["cathedral", "palace", "gate", "castle"])
            .objects(seat, [1; 6])
            .stands(seat, "library_5", "massa")
            .stands(seat, "cathedral_5", "massa")
            .stands(seat, "palace_5", "massa")
            .stands(seat, "gate_5", "lerici")
            .at(Frame::Finish { purchased: true })
    };
    let mut first = ready(0);
    first.play(0, "announce");
    let mut turns = Vec::new();
    while let Some(seat) = first.to_act().first() {
        turns.push(seat.number());
        first.play_all(seat, &["pass", "done"]);
    }
    assert_eq!(turns, [1, 2, 3]);
    let mut last = ready(3);
    last.play(3, "announce");
    assert!(last.game.outcome().is_some());
}

#[test]
fn t15_a_passing_player_may_still_purchase_but_not_announce() {
    let mut table = base(3)
        .with(|game| game.announced_by = Some(Seat::new(0)))
        .vp(0, 5)
        .turn(1)
        .coins(1, 10)
        .table();
    table.play(1, "pass");
    assert_eq!(table.legal(1).len(), 7);
    table.refuses(1, "announce");
    table.play(1, "purchase flag");
    assert_eq!((table.who(1).coins, table.who(1).objects[4]), (0, 1));
    assert_eq!(table.asked(), [2]);
}

#[test]
fn t17_a_player_who_can_score_must_act() {
    let table = base(2)
        .coins(0, 0)
        .bricks(0, "-")
        .wheel(["-"; 6])
        .bag_to(1, "-")
        .stands(0, "gate_1", "massa")
        .table();
    assert_eq!(table.who(0).coins, 0, "no relief");
    assert_eq!(table.legal_texts(0), ["score_type gate"]);
}

#[test]
fn t19_a_replacement_is_strictly_dearer_and_costs_the_difference() {
    let mut table = expansion(2)
        .stands(0, "library_4", "livorno")
        .shows("library_5")
        .shows("castle_4")
        .bricks(0, "w")
        .table();
    table.refuses(0, "replace library_4 castle_4");
    let bag = table.game.bag.len();
    table.play(0, "replace library_4 library_5");
    assert_eq!(table.game.bag.len(), bag + 1);
    assert!(table.game.removed.contains(building("library_4")));
    assert!(table.who(0).cities[0].contains(building("library_5")));
}

#[test]
fn t20_the_last_building_of_the_display_ends_the_game_also_as_a_replacement() {
    let mut table = expansion(2)
        .stands(0, "villa_4", "livorno")
        .only_shows(1, &["villa_5"])
        .bricks(0, "w")
        .table();
    table.play(0, "replace villa_4 villa_5");
    assert_eq!(table.game.exhausted_by, Some(Seat::new(0)));
    assert_eq!(table.game.great.len(), 6);
    table.play(0, "done");
    table.refuses(1, "pass");
    table.play_all(1, &["buy_no_rotate", "take 1 k", "done"]);
    assert!(table.game.outcome().is_some());
}

#[test]
fn t22_a_token_counts_for_its_owner_only() {
    let mut table = expansion(2)
        .coins(0, 0)
        .coins(1, 0)
        .token(0, "lerici")
        .stands(0, "library_8", "lucca")
        .stands(0, "gate_4", "lerici")
        .stands(1, "gate_3", "lerici")
        .table();
    table.play(0, "score_type gate");
    assert_eq!((table.who(0).coins, table.who(0).vp), (4, 4));
    table.play(1, "score_type gate");
    assert_eq!((table.who(1).coins, table.who(1).vp), (3, 0));
}

#[test]
fn t23_a_token_declined_is_lost() {
    let mut table = expansion(2).bricks(0, "bbkkkkkk").coins(0, 0).table();
    table.play(0, "build library_8 lerici");
    assert_eq!(table.legal(0).len(), 9);
    table.play(0, "upgrade none");
    assert!(table.who(0).tokens.is_empty());
    let told = table.events.iter().map(Event::open);
    assert!(told.clone().any(|event| *event == EventView::UpgradeDeclined { seat: Seat::new(0) }));
    assert_eq!(table.asked(), [1]);
    table.play_all(1, &["buy", "take 2 k", "done"]);
    table.refuses(0, "upgrade lucca");
}

#[test]
fn t24_a_special_field_is_a_scoring_but_no_city() {
    let mut table = expansion(4).stands(0, "gate_3", "lerici").table();
    table.play(0, "score_special city_buildings_field");
    assert_eq!(table.game.top_condition(table.who(0)).have, 1);
    table.game.cards.top = "top_3".parse().unwrap();
    assert_eq!(table.game.top_condition(table.who(0)).have, 0);
    table.game.city_scored_by[5] = Some(Seat::new(0));
    table.game.players[Seat::new(0)].markers -= 1;
    assert_eq!(table.game.top_condition(table.who(0)).have, 1);
}

#[test]
fn t25_coins_of_the_extra_card_are_exchanged_too() {
    let table = expansion(2)
        .coins(0, 3)
        .stands(0, "library_8", "lerici")
        .stands(0, "gate_4", "lerici")
        .table();
    let finals = table.game.finals(Seat::new(0));
    assert_eq!((finals.extra, finals.extra_coins, finals.coins), (0, 12, 3));
}

#[test]
fn t27_tied_leaders_of_a_city_both_score_and_an_empty_city_gives_nothing() {
    let table = expansion(3)
        .cards("top_1", "object_1", "building_1", "extra_9")
        .stands(0, "library_4", "pisa")
        .stands(1, "gate_4", "pisa")
        .stands(2, "gate_3", "pisa")
        .table();
    let extra = |seat| table.game.finals(Seat::new(seat)).extra;
    assert_eq!([extra(0), extra(1), extra(2)], [12, 12, 0]);
}

#[test]
fn t30_two_cities_make_no_product() {
    let mut scene = expansion(2).cards("top_1", "object_1", "building_8", "extra_2");
    for kind in ["library", "cathedral", "palace", "gate", "castle"] {
        scene = scene.stands(0, &format!("{kind}_1"), "lerici");
    }
    for kind in ["library", "cathedral", "palace", "gate"] {
        scene = scene.stands(0, &format!("{kind}_2"), "massa");
    }
    let table = scene.table();
    assert_eq!(table.game.finals(Seat::new(0)).buildings, 0);
    assert!(!table.game.building_condition(table.who(0)).met());
}

#[test]
fn t32_three_equal_objects_and_one_more_make_sets_of_two_one_and_one() {
    let points = crate::rules::objects::points("object_6".parse().unwrap(), [3, 1, 0, 0, 0, 0]);
    assert_eq!(points, 5);
}

#[test]
fn t33_relief_also_without_turning_the_wheel() {
    let mut table =
        expansion(2).coins(0, 1).wheel(["wy", "w", "-", "-", "-", "-"]).bag_to(1, "r").table();
    let wheel = table.game.wheel;
    table.play(0, "buy_no_rotate");
    assert_eq!(table.who(0).coins, 3);
    assert_eq!(table.game.wheel, wheel);
    assert_eq!(table.asked(), [1]);
}

#[test]
fn t34_viareggio_gives_twelve_coins_or_with_its_token_eighteen_and_six_points() {
    let scene = || {
        expansion(2)
            .coins(0, 0)
            .stands(0, "gate_1", "viareggio")
            .stands(0, "villa_2", "viareggio")
            .stands(0, "palace_3", "viareggio")
    };
    let mut table = scene().table();
    table.play(0, "score_city viareggio");
    assert_eq!((table.who(0).coins, table.who(0).vp), (12, 0));
    let mut table = scene().stands(0, "villa_8", "massa").token(0, "viareggio").table();
    table.play(0, "score_city viareggio");
    assert_eq!((table.who(0).coins, table.who(0).vp), (18, 6));
}
