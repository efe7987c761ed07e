//! A turn without any possible action (§6.6): only with wheel and bag empty, and only if nothing can
//! be built, replaced or scored (R14).

use signoria_engine::Viewer;
use signoria_testkit::scenario::Table;

use super::scene::{Look as _, Scene, base, expansion};
use crate::{Carrara, EventView, material::Class};

/// No brick anywhere but with the other player; seat 0 keeps these and has no coin.
fn barren(scene: Scene, kept: &str) -> Scene {
    scene.coins(0, 0).bricks(0, kept).wheel(["-"; 6]).bag_to(1, "-")
}

/// The special field of the city buildings is scored.
fn field_scored(scene: Scene) -> Scene {
    scene.with(|game| {
        let player = &mut game.players[signoria_engine::Seat::new(0)];
        player.fields_scored.insert(Class::City);
        player.markers -= 1;
    })
}

#[track_caller]
fn is_idle(table: &Table<Carrara>) {
    assert_eq!((table.asked(), table.who(0).coins), (vec![1], 2));
}

#[test]
fn a_player_who_can_score_a_city_must_act() {
    let scene = base(2).stands(0, "gate_1", "pisa").stands(0, "gate_2", "pisa");
    let table = barren(scene.scored(0, &["gate"]), "-").table();
    assert_eq!(table.legal_texts(0), ["score_city pisa"]);
}

#[test]
fn a_player_who_can_score_a_special_field_must_act() {
    let scene = expansion(2).stands(0, "gate_1", "pisa").scored(0, &["gate"]);
    let table = barren(scene, "-").table();
    assert_eq!(table.legal_texts(0), ["score_special city_buildings_field"]);
}

#[test]
fn a_player_who_can_replace_a_building_must_act() {
    let scene = |kept| {
        let scene = expansion(2).stands(0, "gate_4", "livorno").scored(0, &["gate"]);
        barren(field_scored(scene).only_shows(1, &["castle_5", "villa_5"]), kept)
    };
    let table = scene("w").table();
    assert_eq!(table.legal_texts(0), ["replace gate_4 castle_5", "replace gate_4 villa_5"]);
    // Livorno takes no black brick.
    is_idle(&scene("k").table());
}

#[test]
fn without_markers_there_is_nothing_to_score() {
    let scene = expansion(2)
        .scored(0, &["library", "cathedral", "palace", "gate"])
        .scored_cities(0, &["livorno", "pisa"])
        .stands(0, "villa_5", "lucca")
        .stands(0, "castle_5", "lucca");
    is_idle(&barren(scene, "-").table());
}

/// §6.6: the screen is lifted as proof, before the two coins are taken.
#[test]
fn a_player_who_cannot_act_shows_their_screen_and_then_gets_two_coins() {
    let table = barren(base(2).objects(0, [1, 0, 0, 0, 0, 2]), "-").table();
    let told = table.told(Viewer::Spectator);
    let screen = told.iter().find_map(|event| match event {
        EventView::NoAction { screen, .. } => Some(*screen),
        _ => None,
    });
    let screen = screen.expect("the screen was lifted");
    assert_eq!((screen.coins, screen.objects), (0, [1, 0, 0, 0, 0, 2]));
    is_idle(&table);
}
