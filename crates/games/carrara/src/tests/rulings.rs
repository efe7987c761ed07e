//! Rulings of §10 that no vector covers.

use signoria_engine::{Game as _, Seat, Session, Setup, UndoError};

use super::scene::{Look as _, Scene, base, bricks, building, expansion};
use crate::{
    Carrara, EventView, Options, StartPlayer,
    frame::Frame,
    rules::{finals::building_points, objects},
};

const ME: Seat = Seat::new(0);

/// Two players; seat 0 fulfils all three conditions of the base game.
fn ready(scene: Scene) -> Scene {
    scene
        .scored(0, &["library", "cathedral", "palace", "gate"])
        .objects(0, [2, 2, 2, 2, 0, 0])
        .stands(0, "library_5", "pisa")
        .stands(0, "gate_5", "pisa")
        .stands(0, "palace_5", "pisa")
        .stands(0, "cathedral_5", "pisa")
        .stands(0, "castle_5", "pisa")
        .stands(0, "villa_5", "pisa")
}

/// R10, R49.
#[test]
fn r10_r49_turning_the_wheel_cannot_be_taken_back_but_choosing_a_building_can() {
    let options = Options { start_player: StartPlayer::Seat1, ..Options::default() };
    let setup = Setup { options, ..Carrara::setup(2, signoria_engine::Seed::from_number(1)) };
    let mut session = Session::<Carrara>::new(setup, Vec::new()).unwrap();
    session.play(ME, "buy".parse().unwrap()).unwrap();
    assert_eq!(session.can_undo(ME), Err(UndoError::TooLate));
    for event in [crate::Event::rotated(ME), crate::Event::revealed(building("villa_3"))] {
        assert!(Carrara::reveals(&event));
    }
    assert!(!Carrara::reveals(&crate::Event::planned(
        ME,
        None,
        building("villa_3"),
        crate::material::City::Pisa
    )));
}

/// R11.
#[test]
fn r11_relief_is_judged_over_the_whole_wheel() {
    // Nothing but one black brick in I is affordable.
    let mut table =
        base(2).coins(0, 1).wheel(["-", "ww", "-", "-", "-", "k"]).bag_to(1, "-").table();
    table.play(0, "buy");
    assert_eq!(table.legal_texts(0), ["take 1 k"]);
    table.play(0, "take 1 k");
    assert_eq!(table.who(0).coins, 0);
}

/// R14, R46.
#[test]
fn r14_r46_no_action_happens_by_itself_and_only_without_any_brick_or_scoring() {
    let nothing = |scene: Scene| scene.bricks(0, "-").wheel(["-"; 6]).bag_to(1, "-").coins(0, 0);
    let table = nothing(base(2)).table();
    assert_eq!((table.asked(), table.who(0).coins), (vec![1], 2));
    assert!(
        table
            .told(signoria_engine::Viewer::Spectator)
            .iter()
            .any(|event| matches!(event, EventView::NoAction { .. }))
    );
    // In the expansion replacing with nothing in hand is impossible as well.
    let table = nothing(expansion(2)).stands(0, "gate_1", "pisa").scored(0, &["gate"]);
    let table = table
        .with(|game| {
            let player = &mut game.players[ME];
            player.fields_scored.insert(crate::material::Class::City);
            player.markers -= 1;
        })
        .table();
    assert_eq!((table.asked(), table.who(0).coins), (vec![1], 2));
    // One brick replaces.
    let table = base(2).bricks(0, "-").wheel(["-"; 6]).bag_to(1, "-");
    assert_eq!(table.table().asked(), [0], "20 + 2 coins buy an object");
    let table = expansion(2)
        .wheel(["-"; 6])
        .bricks(0, "w")
        .bag_to(1, "-")
        .stands(0, "gate_4", "livorno")
        .shows("villa_5")
        .table();
    assert!(table.allows(0, "replace gate_4 villa_5"));
}

/// R51.
#[test]
fn r51_a_player_who_cannot_act_gets_coins_in_the_last_round_too() {
    let table = base(2)
        .bricks(1, "-")
        .wheel(["-"; 6])
        .bag_to(0, "-")
        .coins(1, 0)
        .vp(0, 5)
        .with(|game| game.announced_by = Some(ME))
        .turn(1)
        .table();
    assert_eq!(table.who(1).coins, 2);
    assert!(table.game.outcome().is_some());
}

/// R15.
#[test]
fn r15_a_lifted_screen_shows_everything_behind_it() {
    let mut table = base(2)
        .coins(0, 0)
        .objects(0, [1, 0, 2, 0, 0, 0])
        .wheel(["wwww", "yyy", "-", "-", "-", "rrrr"])
        .table();
    table.play(0, "buy");
    let told = table.told(signoria_engine::Viewer::Seat(Seat::new(1)));
    let screen = told.iter().find_map(|event| match event {
        EventView::CannotPay { screen, .. } => Some(*screen),
        _ => None,
    });
    let screen = screen.expect("the screen was lifted");
    assert_eq!((screen.coins, screen.bricks, screen.objects), (0, bricks("k"), [1, 0, 2, 0, 0, 0]));
}

/// R17.
#[test]
fn r17_a_city_holds_any_number_of_buildings() {
    let mut scene = base(2).shows("villa_1").bricks(0, "k");
    for id in ["gate_1", "gate_2", "gate_3", "gate_4", "gate_5", "palace_1", "palace_2"] {
        scene = scene.stands(0, id, "lerici");
    }
    let mut table = scene.table();
    table.play(0, "build villa_1 lerici");
    assert_eq!(table.who(0).cities[5].len(), 8);
}

/// R18.
#[test]
fn r18_scored_fields_stay_scored_after_a_replacement() {
    let mut table = expansion(2)
        .stands(0, "gate_4", "livorno")
        .scored(0, &["gate"])
        .shows("villa_5")
        .bricks(0, "w")
        .coins(0, 0)
        .table();
    table.play(0, "replace gate_4 villa_5");
    table.play_all(1, &["buy_no_rotate", "take 1 k", "done"]);
    table.refuses(0, "score_type gate");
    assert!(table.allows(0, "score_type villa"));
}

/// R20.
#[test]
fn r20_a_token_is_not_retroactive_and_may_lie_on_an_empty_city() {
    let mut table =
        expansion(2).coins(0, 0).bricks(0, "bbkkkkkk").stands(0, "gate_4", "lucca").table();
    table.play(0, "score_type gate");
    assert_eq!(table.who(0).vp, 8);
    table.play_all(1, &["buy", "take 2 b", "done"]);
    table.play_all(0, &["build villa_8 lerici", "upgrade lucca"]);
    assert_eq!(table.who(0).vp, 8);
}

/// R22, R23.
#[test]
fn r22_r23_special_fields_count_as_scorings_and_use_their_own_value() {
    let mut table = expansion(2)
        .coins(0, 0)
        .stands(0, "gate_4", "livorno")
        .stands(0, "villa_8", "pisa")
        .token(0, "city_buildings_field")
        .table();
    table.play(0, "score_special city_buildings_field");
    assert_eq!((table.who(0).coins, table.who(0).vp), (4, 4));
    assert_eq!(table.who(0).scorings(), 1);
}

/// R24, R30.
#[test]
fn r24_r30_a_purchase_can_destroy_the_condition_of_the_coins_card() {
    let scene = || {
        expansion(2)
            .cards("top_5", "object_1", "building_1", "extra_2")
            .coins(0, 31)
            .objects(0, [2, 2, 2, 2, 0, 0])
            .stands(0, "library_8", "pisa")
            .stands(0, "gate_8", "pisa")
            .stands(0, "palace_8", "pisa")
            .stands(0, "villa_8", "pisa")
            .at(Frame::Finish { purchased: false })
    };
    let mut table = scene();
    table.play(0, "purchase crown");
    assert_eq!(table.asked(), [1], "21 coins are too few to announce");
    let mut table = scene();
    table.play(0, "announce");
    assert_eq!(table.who(0).coins, 31, "after the announcement nothing can be bought");
    assert_eq!(table.asked(), [1]);
}

/// R25, R26.
#[test]
fn r25_r26_objects_and_announcements_also_after_a_cannot_pay_turn() {
    let mut table =
        ready(expansion(2)).coins(0, 0).wheel(["wwww", "yyy", "-", "-", "-", "rrrr"]).table();
    table.play(0, "buy");
    assert_eq!(table.who(0).coins, 2);
    assert_eq!(table.legal_texts(0), ["announce", "done"]);
    let table = base(2).bricks(0, "-").wheel(["-"; 6]).bag_to(1, "-").table();
    assert!(table.allows(0, "purchase crown"), "after a turn without action");
}

/// R27, R45.
#[test]
fn r27_r45_declining_is_not_told() {
    let mut table = ready(base(2)).coins(0, 10).at(Frame::Finish { purchased: false });
    table.take_events();
    table.play(0, "done");
    assert!(table.events.is_empty());
}

/// R28.
#[test]
fn r28_who_takes_the_last_building_may_announce_and_no_player_after_them() {
    let mut table = ready(base(2)).only_shows(1, &["villa_1"]).bricks(0, "w").coins(0, 0).table();
    table.play(0, "build villa_1 livorno");
    assert_eq!(table.legal_texts(0), ["announce", "done"]);
    let mut silent = table.clone();
    table.play(0, "announce");
    assert!(table.allows(1, "pass"));
    silent.play(0, "done");
    silent.refuses(1, "pass");
}

/// R29.
#[test]
fn r29_passing_gives_no_coins() {
    let mut table =
        base(3).with(|game| game.announced_by = Some(ME)).vp(0, 5).turn(1).coins(1, 3).table();
    table.play(1, "pass");
    assert_eq!(table.who(1).coins, 3);
    assert_eq!(table.asked(), [2]);
}

/// R31, R32.
#[test]
fn r31_r32_the_best_groups_are_formed_even_by_splitting_a_kind() {
    assert_eq!(objects::points("object_8".parse().unwrap(), [6, 0, 0, 0, 0, 0]), 9);
    assert_eq!(objects::points("object_8".parse().unwrap(), [6, 6, 6, 0, 0, 0]), 216);
    assert_eq!(objects::points("object_8".parse().unwrap(), [1, 0, 0, 0, 0, 0]), 1);
}

/// R34, R35.
#[test]
fn r34_r35_extra_cards_know_no_minimum_and_come_before_the_coins() {
    let table = expansion(2)
        .cards("top_1", "object_1", "building_1", "extra_3")
        .coins(0, 2)
        .scored_cities(1, &["pisa"])
        .stands(0, "gate_1", "pisa")
        .table();
    let finals = table.game.finals(ME);
    assert_eq!((finals.extra, finals.extra_coins, finals.coins), (0, 3, 1));
    assert_eq!((finals.objects, table.who(0).markers), (0, 6));
}

/// R33.
#[test]
fn r33_the_other_cards_with_two_places() {
    let scene = |extra| {
        expansion(2)
            .cards("top_1", "object_1", "building_1", extra)
            .coins(0, 0)
            .stands(0, "gate_4", "pisa")
            .stands(0, "villa_2", "massa")
            .stands(0, "palace_3", "lucca")
            .stands(0, "castle_5", "viareggio")
            .table()
            .game
            .finals(ME)
    };
    let got = |extra| {
        let finals = scene(extra);
        (finals.extra, finals.extra_coins)
    };
    assert_eq!(got("extra_3"), (2, 12));
    assert_eq!(got("extra_4"), (6, 10));
    assert_eq!(got("extra_5"), (7, 7));
}

/// R36.
#[test]
fn r36_two_types_are_chosen_by_points_with_the_coins_exchanged() {
    // Gates: 15 coins = 3 points; villas: 2 points; palaces: 4 points.
    let table = expansion(2)
        .cards("top_1", "object_1", "building_1", "extra_6")
        .coins(0, 0)
        .stands(0, "gate_5", "pisa")
        .stands(0, "villa_2", "massa")
        .stands(0, "palace_2", "lucca")
        .table();
    let finals = table.game.finals(ME);
    assert_eq!((finals.extra, finals.extra_coins, finals.coins), (4, 15, 3));
}

/// R37.
#[test]
fn r37_a_majority_of_nothing_gives_nothing() {
    let table = expansion(2).cards("top_1", "object_1", "building_1", "extra_8").table();
    assert_eq!(table.game.finals(ME).extra, 0);
}

/// R39.
#[test]
fn r39_all_bricks_left_break_a_tie() {
    let mut table = base(2)
        .coins(0, 0)
        .coins(1, 0)
        .bricks(0, "kk")
        .bricks(1, "w")
        .with(|game| game.announced_by = Some(ME))
        .vp(0, 5)
        .vp(1, 5)
        .turn(1)
        .table();
    table.play(1, "pass");
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.of(ME).tie_break[0], 2);
    assert_eq!((outcome.of(ME).rank, outcome.of(Seat::new(1)).rank), (1, 2));
}

/// R40, R47.
#[test]
fn r40_r47_the_start_player_sits_anywhere_and_the_round_ends_on_their_right() {
    let options = Options { start_player: StartPlayer::Seat3, ..Options::default() };
    let table = signoria_testkit::scenario::Table::<Carrara>::deal_with(4, 1, options);
    assert_eq!(table.asked(), [2]);
    for (seat, brick) in [(2, "k"), (3, "b"), (0, "g"), (1, "r")] {
        assert_eq!(table.who(seat).bricks, bricks(brick));
    }
    let mut game = table.game.clone();
    game.announced_by = Some(Seat::new(2));
    game.players[Seat::new(2)].vp = 5;
    let mut table = signoria_testkit::scenario::Table::of(game);
    let mut turns = Vec::new();
    while let Some(seat) = table.to_act().first() {
        turns.push(seat.number());
        table.play_all(seat, &["pass", "done"]);
    }
    assert_eq!(turns, [2, 3, 0, 1]);
    let starts: std::collections::BTreeSet<u8> = (0..40)
        .map(|seed| signoria_testkit::scenario::Table::<Carrara>::deal(4, seed).asked()[0])
        .collect();
    assert_eq!(starts.len(), 4, "chosen at random");
}

/// R41.
#[test]
fn r41_a_missing_third_city_is_a_factor_zero() {
    let table = expansion(2)
        .stands(0, "gate_1", "pisa")
        .stands(0, "gate_2", "pisa")
        .stands(0, "villa_2", "massa")
        .table();
    assert_eq!(building_points("building_8".parse().unwrap(), table.who(0)), 0);
}

/// R43.
#[test]
fn r43_all_viewers_see_the_same_table() {
    let table = base(3).table();
    let (mut one, other) = (table.view(0), table.view(1));
    let open = |view: &crate::View| -> Vec<bool> {
        Seat::all(3).map(|seat| view.players[seat].open).collect()
    };
    assert_eq!((open(&one), open(&other)), (vec![true, false, false], vec![false, true, false]));
    one.viewer = other.viewer;
    // Clients draw the screens: the numbers are the same for all.
    for seat in Seat::all(3) {
        one.players[seat].open = other.players[seat].open;
    }
    assert_eq!(one, other);
    let aided = Carrara { memory_aid: true, ..base(3).table().game };
    assert_eq!(open(&aided.view(signoria_engine::Viewer::Spectator)), [true; 3]);
}
