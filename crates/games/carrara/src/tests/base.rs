//! §11.1: the examples of the base game.

use signoria_engine::{Game as _, Seat, Viewer};

use super::scene::{Look as _, Scene, base, bricks, building};
use crate::{
    EventView,
    bricks::Bricks,
    frame::Frame,
    material::{Color, Object, Segment},
};

fn segment(number: u8) -> Segment {
    Segment::new(number).unwrap()
}

#[test]
fn b01_the_start_has_one_brick_of_each_colour_in_segment_one_and_a_brick_for_every_player() {
    for seats in 2..=4 {
        let table = base(seats).table();
        assert_eq!(table.game.wheel[0], bricks("wyrgbk"));
        assert_eq!(segment(1).prices(), [6, 5, 4, 3, 2, 1]);
        assert_eq!(table.game.bag.len(), 42 - 6 - seats);
        for (seat, brick) in (0..seats).zip(["k", "b", "g", "r"]) {
            assert_eq!(table.who(seat).bricks, bricks(brick));
            assert_eq!(table.who(seat).coins, 20);
            assert_eq!(table.who(seat).markers, 6);
        }
        assert_eq!(table.asked(), [0]);
        assert_eq!(table.game.deck.len(), 21);
        assert_eq!(table.game.supply, [5; 6]);
        assert_eq!(table.game.field.len(), 6);
    }
}

#[test]
fn b02_the_first_refill_draws_five_bricks_into_segment_one() {
    let mut table = base(2).table();
    table.play(0, "buy");
    assert_eq!(table.game.wheel[1], bricks("wyrgbk"));
    assert_eq!(table.game.wheel[0].len(), 5);
    assert_eq!(table.wheel_total(), 11);
    assert_eq!(table.game.bag.len(), 29);
}

#[test]
fn b03_the_first_purchase_costs_three_coins() {
    let mut table = base(2).table();
    table.play_all(0, &["buy", "take 2 gbk"]);
    assert_eq!(table.who(0).coins, 17);
    assert_eq!(table.who(0).bricks, bricks("gbkk"));
}

#[test]
fn b04_one_segment_is_chosen_and_every_segment_can_be() {
    let mut table = base(2).table();
    table.play(0, "buy");
    let takes = table.legal(0);
    for number in 1..=2 {
        assert!(takes.iter().any(|action| matches!(
            action,
            crate::Action::Take { segment: from, .. } if *from == segment(number)
        )));
    }
    // Bricks of two segments together cannot even be written; what lies in I only is not in II.
    let all = table.game.wheel[0].plus(table.game.wheel[1]);
    if let Some(doubled) = Color::ALL.into_iter().find(|&color| all.of(color) == 2) {
        let pair = Bricks::one(doubled).plus(Bricks::one(doubled));
        table.refuses(0, &format!("take 2 {pair}"));
    }
}

#[test]
fn b05_a_later_purchase_refills_to_eleven_and_takes_cheap_bricks_of_segment_six() {
    let mut table = base(2).wheel(["rg", "bk", "g", "r", "wy", "k"]).table();
    assert_eq!(table.wheel_total(), 9);
    table.play(0, "buy");
    assert_eq!(table.wheel_total(), 11);
    assert_eq!(table.game.wheel[5], bricks("wy"));
    table.play(0, "take 6 wy");
    assert_eq!(table.who(0).coins, 19);
}

#[test]
fn b06_bricks_turned_past_six_lie_in_one_and_are_dear_again() {
    let mut table = base(2).wheel(["-", "-", "-", "-", "-", "w"]).table();
    table.play(0, "buy");
    assert!(bricks("w").within(table.game.wheel[0]));
    table.play(0, "take 1 w");
    assert_eq!(table.who(0).coins, 14);
}

#[test]
fn b07_a_player_who_cannot_pay_shows_their_screen_and_gets_two_coins() {
    // All 11 places are taken, so nothing free can be drawn; VI comes back to I.
    let mut table = base(2).coins(0, 0).wheel(["wwww", "yyy", "-", "-", "-", "rrrr"]).table();
    table.play(0, "buy");
    assert_eq!(table.who(0).coins, 2);
    assert_eq!(table.asked(), [1], "no bricks and no object can be bought any more");
    let told = table.told(Viewer::Seat(Seat::new(1)));
    assert!(told.iter().any(|event| matches!(
        event,
        EventView::CannotPay { screen, .. } if screen.coins == 0 && screen.bricks == bricks("k")
    )));
}

#[test]
fn b08_with_an_empty_bag_the_wheel_turns_and_is_not_refilled() {
    let scene = || base(2).wheel(["wyr", "gb", "-", "-", "-", "-"]).bag_to(1, "-");
    let mut table = scene().table();
    table.play(0, "buy");
    assert_eq!(table.wheel_total(), 5);
    assert_eq!(table.game.wheel[1], bricks("wyr"));
    table.play(0, "take 3 b");
    assert_eq!(table.wheel_total(), 4);

    let mut table =
        base(2).coins(0, 0).wheel(["wyr", "-", "-", "-", "-", "-"]).bag_to(1, "-").table();
    table.play(0, "buy");
    assert_eq!(table.who(0).coins, 2);
}

fn no_bricks_anywhere() -> Scene {
    base(2).bricks(0, "-").wheel(["-"; 6]).bag_to(1, "-")
}

#[test]
fn b09_without_any_brick_another_action_must_be_chosen() {
    // Nothing else: two coins, then the other seat.
    let mut table = no_bricks_anywhere().table();
    assert_eq!(table.who(0).coins, 22);
    assert_eq!(table.asked(), [0], "22 coins still buy an object");
    table.play(0, "done");
    assert_eq!(table.asked(), [1]);
    table.refuses(1, "buy");

    // After a build the bag holds bricks again.
    let mut table = no_bricks_anywhere().shows("villa_1").turn(1).table();
    table.refuses(1, "buy");
    table.play_all(1, &["build villa_1 lerici", "pay k"]);
    assert_eq!(table.game.bag, bricks("k"));
    table.play_all(1, &["done"]);
    assert!(table.allows(0, "buy"));

    // With a legal scoring that one must be chosen.
    let table = no_bricks_anywhere().stands(0, "villa_1", "pisa").table();
    assert_eq!(table.legal_texts(0), ["score_type villa"]);
}

#[test]
fn b10_coins_never_run_out() {
    let mut table = base(2).coins(0, 100).coins(1, 70).stands(0, "library_3", "pisa").table();
    table.play(0, "score_type library");
    assert_eq!(table.who(0).coins, 109);
}

#[test]
fn b11_a_castle_is_paid_into_the_bag_and_its_place_filled_from_the_stack() {
    let mut table = base(2).shows("castle_3").bricks(0, "wyy").table();
    let (bag, next) = (table.game.bag.len(), *table.game.deck.last().unwrap());
    table.play(0, "build castle_3 pisa");
    assert_eq!(table.game.bag.len(), bag + 3);
    assert!(table.who(0).cities[1].contains(building("castle_3")));
    assert!(table.game.display.contains(&Some(next)));
    assert_eq!(table.game.deck.len(), 20);
    assert!(table.who(0).bricks.is_empty());
}

#[test]
fn b12_red_and_green_bricks_build_in_viareggio_and_coarser_cities() {
    let mut table = base(2).shows("villa_3").bricks(0, "rgg").table();
    for city in ["viareggio", "massa", "lerici"] {
        assert!(table.allows(0, &format!("build villa_3 {city}")), "{city}");
    }
    for city in ["lucca", "pisa", "livorno"] {
        table.refuses(0, &format!("build villa_3 {city}"));
    }
    let bag = table.game.bag.len();
    table.play(0, "build villa_3 viareggio");
    assert_eq!(table.game.bag.len(), bag + 3);
}

#[test]
fn b13_blue_bricks_build_in_massa_and_lerici_only() {
    let table = base(2).shows("palace_4").bricks(0, "rgbb").table();
    assert!(table.allows(0, "build palace_4 lerici"));
    assert!(table.allows(0, "build palace_4 massa"));
    table.refuses(0, "build palace_4 viareggio");
}

fn two_libraries() -> Scene {
    base(2).stands(0, "library_3", "pisa").stands(0, "library_2", "massa").coins(0, 0)
}

#[test]
fn b14_two_libraries_give_nine_coins_two_points_and_two_books() {
    let mut table = two_libraries().table();
    table.play(0, "score_type library");
    let player = table.who(0);
    assert_eq!((player.coins, player.vp, player.objects), (9, 2, [2, 0, 0, 0, 0, 0]));
    assert_eq!(player.markers, 5);
    assert_eq!(table.game.supply[0], 3);
    assert_eq!(table.game.field.len(), 6);
}

#[test]
fn b15_two_palaces_in_massa_give_six_points_and_two_crowns() {
    let mut table = base(2).stands(0, "palace_5", "massa").stands(0, "palace_1", "massa").table();
    table.play(0, "score_type palace");
    let player = table.who(0);
    assert_eq!((player.vp, player.objects), (6, [0, 0, 2, 0, 0, 0]));
    assert!(player.types_scored.contains("palace".parse().unwrap()));
}

#[test]
fn b16_massa_gives_nine_points_and_three_different_objects() {
    let mut table = base(2)
        .stands(0, "palace_1", "massa")
        .stands(0, "gate_3", "massa")
        .stands(0, "castle_5", "massa")
        .table();
    table.play(0, "score_city massa");
    let player = table.who(0);
    assert_eq!((player.vp, player.objects), (9, [0, 0, 1, 1, 1, 0]));
    assert_eq!(table.game.city_scored_by[4], Some(Seat::new(0)));
}

#[test]
fn b17_pisa_gives_eighteen_coins_and_is_then_closed_to_all() {
    let mut table = base(2)
        .coins(0, 0)
        .stands(0, "palace_2", "pisa")
        .stands(0, "gate_4", "pisa")
        .stands(1, "palace_3", "pisa")
        .stands(1, "gate_5", "pisa")
        .table();
    table.play(0, "score_city pisa");
    assert_eq!(table.who(0).coins, 18);
    assert_eq!(table.who(0).objects.iter().sum::<u8>(), 2);
    table.play(0, "done");
    table.refuses(1, "score_city pisa");
    table.play_all(1, &["score_type gate", "done"]);
    table.refuses(0, "score_city pisa");
}

#[test]
fn b18_cities_have_a_minimum_of_two_or_three_buildings() {
    let table = base(2)
        .stands(0, "palace_2", "massa")
        .stands(0, "gate_4", "massa")
        .stands(0, "palace_3", "lucca")
        .stands(0, "gate_5", "lucca")
        .stands(0, "villa_1", "pisa")
        .table();
    table.refuses(0, "score_city massa");
    table.refuses(0, "score_city pisa");
    assert!(table.allows(0, "score_city lucca"));
}

#[test]
fn b19_a_type_is_scored_once_by_each_player() {
    let mut table = two_libraries().stands(1, "library_1", "lerici").table();
    table.play(0, "score_type library");
    table.play_all(1, &["score_type library", "done"]);
    table.refuses(0, "score_type library");
}

#[test]
fn b20_a_shortage_costs_objects_only() {
    let mut table = two_libraries().supply(Object::Book, 1, 1).table();
    table.play(0, "score_type library");
    let player = table.who(0);
    assert_eq!((player.coins, player.vp, player.objects[0]), (9, 2, 1));
    assert_eq!(table.game.supply[0], 0);
    assert!(table.game.field.contains(Object::Book));
}

#[test]
fn b21_an_object_of_the_field_costs_ten_coins_once_a_turn() {
    let mut table = base(2).coins(0, 40).table();
    table.play_all(0, &["buy", "take 2 k", "purchase crown"]);
    assert_eq!((table.who(0).coins, table.who(0).objects[2]), (30, 1));
    assert!(!table.game.field.contains(Object::Crown));
    assert_eq!(table.asked(), [1], "no second purchase in this turn");
    assert_eq!(table.game.field.len(), 5);
}

/// Four players; seat 0 fulfils all three conditions exactly and has scored a library.
fn ready() -> Scene {
    base(4)
        .coins(0, 0)
        .scored(0, &["cathedral", "palace", "gate", "castle"])
        .objects(0, [1, 1, 1, 1, 1, 1])
        .stands(0, "library_5", "massa")
        .stands(0, "cathedral_5", "massa")
        .stands(0, "palace_5", "massa")
        .stands(0, "gate_5", "lerici")
}

#[test]
fn b22_announcing_needs_all_three_minimum_conditions() {
    let finish = Frame::Finish { purchased: true };
    let table = ready().at(finish);
    assert_eq!(table.legal_texts(0), ["announce", "done"]);
    let met = |scene: Scene| scene.at(finish).asked() == [0];
    assert!(met(ready()));
    assert!(!met(ready().with(|game| {
        let player = &mut game.players[Seat::new(0)];
        player.types_scored.remove("castle".parse().unwrap());
        player.markers += 1;
    })));
    assert!(!met(ready().with(|game| {
        game.players[Seat::new(0)].objects[5] = 0;
        game.supply[5] += 1;
    })));
    assert!(!met(ready().with(|game| {
        // A building of cost 4 instead of 5.
        let player = &mut game.players[Seat::new(0)];
        player.cities[5].remove(building("gate_5"));
        player.cities[5].insert(building("gate_4"));
        let four = |shown: &Option<_>| *shown == Some(building("gate_4"));
        if let Some(slot) = game.display.iter().position(four) {
            game.display[slot] = Some(building("gate_5"));
        } else {
            let at = game.deck.iter().position(|lying| *lying == building("gate_4")).unwrap();
            game.deck[at] = building("gate_5");
        }
    })));
}

#[test]
fn b23_the_announcer_gets_five_points_and_the_others_play_the_round_to_its_end() {
    let mut table = ready().vp(0, 7).at(Frame::Finish { purchased: true });
    table.play(0, "announce");
    assert_eq!(table.who(0).vp, 12);
    for seat in 1..4 {
        assert_eq!(table.asked(), [seat]);
        table.play(seat, "pass");
        table.refuses(seat, "announce");
        table.play(seat, "done");
    }
    assert!(table.game.outcome().is_some());
}

#[test]
fn b24_the_thirtieth_building_ends_the_game_with_the_round() {
    let mut table = base(3).only_shows(2, &["villa_1"]).bricks(0, "w").coins(1, 0).table();
    table.play(0, "build villa_1 livorno");
    assert_eq!(table.game.exhausted_by, Some(Seat::new(0)));
    table.play(0, "done");
    // Nothing was announced, so actions stay obligatory.
    table.refuses(1, "pass");
    table.play_all(1, &["buy", "take 2 k"]);
    table.play_all(2, &["buy", "take 3 b", "done"]);
    assert!(table.game.outcome().is_some());
}

#[test]
fn b25_a_wrong_announcement_changes_nothing() {
    let table = ready()
        .coins(0, 10)
        .with(|game| {
            game.players[Seat::new(0)].objects = [1, 1, 1, 1, 0, 0];
            game.supply[4] += 1;
            game.supply[5] += 1;
        })
        .at(Frame::Finish { purchased: false });
    table.refuses(0, "announce");
    assert_eq!(table.game.announced_by, None);
    assert_eq!(table.who(0).vp, 0);
}

/// Buildings of these costs, wherever they fit.
fn costs(mut scene: Scene, seat: u8, costs: &[u8]) -> Scene {
    let kinds = ["library", "cathedral", "palace", "gate", "castle", "villa"];
    let mut next = [0; 6];
    for &cost in costs {
        let kind = kinds[next[usize::from(cost)]];
        next[usize::from(cost)] += 1;
        scene = scene.stands(seat, &format!("{kind}_{cost}"), "massa");
    }
    scene
}

#[test]
fn b26_the_first_example_of_a_final_scoring_gives_44_points() {
    let scene = costs(base(4), 0, &[1, 4, 3, 5, 2, 3, 5])
        .coins(0, 4)
        .scored(0, &["library", "cathedral", "palace", "gate"])
        .objects(0, [2, 1, 1, 1, 1, 1]);
    let table = scene.at(Frame::Finish { purchased: true });
    assert!(table.allows(0, "announce"));
    let finals = table.game.finals(Seat::new(0));
    assert_eq!((finals.objects, finals.buildings, finals.coins), (21, 23, 0));
    assert_eq!(table.final_vp(0), 44);
}

#[test]
fn b27_the_second_example_of_a_final_scoring_gives_49_points() {
    let scene = |seats| {
        costs(base(seats), 0, &[2, 4, 4, 3, 5, 1, 2, 4])
            .coins(0, 31)
            .scored(0, &["library", "cathedral", "palace", "gate", "castle"])
            .objects(0, [1, 1, 1, 1, 1, 1])
    };
    let three = scene(3).at(Frame::Finish { purchased: true });
    assert_eq!(three.asked(), [1], "7 objects are needed");
    let finals = three.game.finals(Seat::new(0));
    assert_eq!((finals.objects, finals.buildings, finals.coins), (18, 25, 6));
    assert_eq!(three.final_vp(0), 49);
    let four = scene(4).at(Frame::Finish { purchased: true });
    assert!(four.allows(0, "announce"), "6 objects suffice (R1)");
}

#[test]
fn b28_bricks_decide_a_tie_and_equal_bricks_share_the_victory() {
    let over = |one: &str, other: &str| {
        let mut table = base(2)
            .coins(0, 0)
            .coins(1, 0)
            .bricks(0, one)
            .bricks(1, other)
            .with(|game| game.announced_by = Some(Seat::new(0)))
            .vp(0, 5)
            .vp(1, 5)
            .turn(1)
            .table();
        table.play(1, "pass");
        let outcome = table.game.outcome().unwrap();
        outcome.winners().map(Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(over("kkk", "ww"), [0]);
    assert_eq!(over("kk", "wyr"), [1]);
    assert_eq!(over("kk", "wy"), [0, 1]);
}

/// "Anna has a villa of cost 3 in Lucca and one of cost 2 in Pisa …"
#[test]
fn the_worked_example_of_the_rules_page_is_played() {
    let scene = base(2).stands(0, "villa_3", "lucca").stands(0, "villa_2", "pisa").coins(0, 4);
    let mut table = scene.table();
    table.play(0, "score_type villa");
    let player = table.who(0);
    let (points, coins) = (u32::from(player.vp), u32::from(player.coins) - 4);
    assert_eq!(player.objects.iter().sum::<u8>(), 2);
    let ready = u32::from(player.coins);
    table.play(0, "purchase crown");
    let price = ready - u32::from(table.who(0).coins);
    let (dear, cheap) = (3, 2);
    let told = [dear, cheap, dear, points / dear, points, cheap, coins / cheap, coins, price];
    assert_eq!(signoria_testkit::samples::sample_numbers("carrara"), told);
}
