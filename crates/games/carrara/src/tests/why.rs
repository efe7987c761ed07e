//! The refusals a person will meet, with the paragraph each rests on.

use signoria_engine::Seat;
use signoria_testkit::scenario::Table;

use super::scene::{base, expansion};
use crate::{Carrara, frame::Frame, material::Object};

#[track_caller]
fn check(table: &Table<Carrara>, seat: u8, text: &str, key: &str, rule: &str) {
    let reason = table.why(seat, text);
    assert_eq!((reason.message.key, reason.rule), (key, rule), "`{text}`");
}

#[test]
fn market_refusals() {
    let mut table = base(2).coins(0, 3).table();
    check(&table, 1, "buy", "why-not_your_turn", "6");
    check(&table, 0, "buy_no_rotate", "why-expansion_only", "7.1");
    check(&table, 0, "take 1 k", "why-buy_first", "6.2");
    check(&table, 0, "pay k", "why-build_first", "6.3");
    check(&table, 0, "done", "why-act_first", "6");
    check(&table, 0, "announce", "why-act_first", "6");
    check(&table, 0, "pass", "why-pass_too_early", "6.8");
    table.play(0, "buy");
    check(&table, 0, "take 2 -", "why-take_nothing", "6.2");
    check(&table, 0, "take 2 kk", "why-not_in_segment", "6.2");
    check(&table, 0, "take 2 w", "why-too_expensive", "6.2");
    check(&table, 0, "score_type villa", "why-take_first", "6.2");
    let empty = base(2).wheel(["-"; 6]).bag_to(0, "-").table();
    check(&empty, 0, "buy", "why-no_bricks", "6.2");
    let empty = expansion(2).wheel(["-"; 6]).table();
    check(&empty, 0, "buy_no_rotate", "why-wheel_empty", "7.1");
}

#[test]
fn building_refusals() {
    let mut table =
        base(2).shows("villa_3").bricks(0, "wwyyk").stands(1, "villa_4", "pisa").table();
    check(&table, 0, "build villa_4 lerici", "why-not_in_display", "6.1");
    check(&table, 0, "build villa_8 lerici", "why-expansion_only", "7.2");
    check(&table, 0, "build villa_3 livorno", "why-too_few_bricks", "6.1");
    check(&table, 0, "replace villa_4 villa_5", "why-expansion_only", "7.3");
    check(&table, 0, "upgrade none", "why-expansion_only", "7.3");
    table.play(0, "build villa_3 pisa");
    check(&table, 0, "pay rgb", "why-not_your_bricks", "6.3");
    check(&table, 0, "pay wyk", "why-color_not_accepted", "6.3");
    check(&table, 0, "pay wy", "why-not_exact", "6.3");
    check(&table, 0, "pay wwyy", "why-not_exact", "6.3");
    check(&table, 0, "done", "why-pay_first", "6.3");
}

#[test]
fn replacing_and_upgrade_refusals() {
    let mut table = expansion(2)
        .stands(0, "library_4", "livorno")
        .stands(1, "gate_8", "lerici")
        .token(1, "massa")
        .shows("villa_5")
        .shows("castle_4")
        .bricks(0, "bbkkkkkk")
        .table();
    check(&table, 0, "replace villa_1 villa_5", "why-not_your_building", "7.3");
    check(&table, 0, "replace library_4 castle_4", "why-not_dearer", "7.3");
    check(&table, 0, "replace library_4 villa_5", "why-too_few_bricks", "7.3");
    check(&table, 0, "build gate_8 lerici", "why-not_beside_board", "7.2");
    check(&table, 0, "upgrade lucca", "why-no_upgrade_now", "7.3");
    table.play(0, "build villa_8 lerici");
    check(&table, 0, "upgrade massa", "why-upgrade_taken", "7.3");
    check(&table, 0, "done", "why-upgrade_first", "7.3");
}

#[test]
fn scoring_refusals() {
    let table = expansion(2)
        .stands(0, "library_4", "livorno")
        .scored(0, &["villa"])
        .scored_cities(1, &["pisa"])
        .with(|game| {
            let player = &mut game.players[Seat::new(0)];
            player.fields_scored.insert(crate::material::Class::City);
            player.markers -= 1;
        })
        .table();
    check(&table, 0, "score_type villa", "why-type_scored", "6.1");
    check(&table, 0, "score_type gate", "why-no_such_building", "6.1");
    check(&table, 0, "score_city pisa", "why-city_scored", "6.1");
    check(&table, 0, "score_city livorno", "why-city_too_small", "6.1");
    check(&table, 0, "score_special city_buildings_field", "why-field_scored", "7.4");
    check(&table, 0, "score_special country_buildings_field", "why-no_such_class", "7.4");
    let spent = base(2)
        .scored(0, &["library", "cathedral", "palace", "gate", "castle", "villa"])
        .stands(0, "gate_1", "pisa")
        .stands(0, "gate_2", "pisa")
        .table();
    check(&spent, 0, "score_city pisa", "why-no_markers", "6.1");
    check(&spent, 0, "score_special city_buildings_field", "why-expansion_only", "7.4");
}

#[test]
fn refusals_at_the_end_of_a_turn() {
    let finish = Frame::Finish { purchased: false };
    let table = base(2).objects(1, [6, 0, 0, 0, 0, 0]).at(finish);
    check(&table, 0, "purchase book", "why-not_on_field", "6.7");
    check(&table, 0, "buy", "why-one_action", "6");
    check(&table, 0, "announce", "why-condition", "8.1");
    let ready = |scene: super::scene::Scene| {
        scene
            .scored(0, &["library", "cathedral", "palace", "gate"])
            .objects(0, [2, 2, 2, 2, 0, 0])
            .stands(0, "library_5", "pisa")
            .stands(0, "gate_5", "pisa")
            .stands(0, "palace_5", "pisa")
            .stands(0, "cathedral_5", "pisa")
            .stands(0, "castle_5", "pisa")
            .stands(0, "villa_5", "pisa")
    };
    let poor = ready(base(2)).coins(0, 9).at(finish);
    check(&poor, 0, "purchase crown", "why-object_price", "6.7");
    let bought = ready(base(2)).at(Frame::Finish { purchased: true });
    check(&bought, 0, "purchase crown", "why-one_purchase", "6.7");
    let few = base(2).scored(0, &["library", "cathedral", "palace", "gate"]).at(finish);
    check(&few, 0, "announce", "why-condition", "8.2");
    let few = base(2)
        .scored(0, &["library", "cathedral", "palace", "gate"])
        .objects(0, [2, 2, 2, 2, 0, 0])
        .at(finish);
    check(&few, 0, "announce", "why-condition", "8.3");
    let late = ready(base(2)).with(|game| game.announced_by = Some(Seat::new(1))).at(finish);
    check(&late, 0, "announce", "why-announced", "6.7");
    let late = ready(base(2))
        .only_shows(1, &[])
        .with(|game| game.exhausted_by = Some(Seat::new(1)))
        .at(finish);
    check(&late, 0, "announce", "why-exhausted", "6.7");
    assert!(late.game.field.contains(Object::Crown));
}
