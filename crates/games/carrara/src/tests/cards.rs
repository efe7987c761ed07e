//! Cards of the expansion (§4, §8): conditions and scorings no example of the rulebook tells apart.

use signoria_engine::Seat;
use signoria_testkit::scenario::Table;

use super::scene::{Look as _, Scene, expansion};
use crate::{Carrara, Options, Pick, cards::ExtraCard};

const ME: Seat = Seat::new(0);

/// What the first condition counts.
fn top(card: &str, scene: Scene) -> u16 {
    let table = scene.cards(card, "object_1", "building_1", "extra_2").table();
    table.game.top_condition(table.who(0)).have
}

/// Two dear buildings, a cheap one; two in the city and one in the country.
fn three_buildings() -> Scene {
    expansion(4)
        .stands(0, "library_8", "massa")
        .stands(0, "gate_5", "massa")
        .stands(0, "villa_4", "lerici")
}

/// §8.1, `top_2`.
#[test]
fn buildings_of_cost_five_and_of_cost_eight_are_dear() {
    assert_eq!(top("top_2", three_buildings()), 2);
}

/// §8.1, `top_4`.
#[test]
fn city_and_country_buildings_count_alike() {
    assert_eq!(top("top_4", three_buildings()), 3);
}

/// §8.1, `top_5`: the rate holds for all players, not only for the one who announced.
#[test]
fn the_rate_of_the_coins_card_asks_for_no_announcement() {
    let table = expansion(2)
        .cards("top_5", "object_1", "building_1", "extra_2")
        .coins(0, 30)
        .coins(1, 9)
        .vp(0, 5)
        .with(|game| game.announced_by = Some(ME))
        .turn(1)
        .table();
    assert_eq!([0, 1].map(|seat| table.game.finals(Seat::new(seat)).coins), [15, 4]);
}

/// §8.4, `extra_7`: the lowest cost counts, wherever it stands.
#[test]
fn the_smallest_building_may_stand_in_the_coarsest_city() {
    let table = expansion(2)
        .cards("top_1", "object_1", "building_1", "extra_7")
        .stands(0, "gate_5", "livorno")
        .stands(0, "gate_1", "lerici")
        .table();
    let finals = table.game.finals(ME);
    assert_eq!((finals.extra, finals.extra_coins), (0, 1));
}

/// R36: the pair with most points counts the coins one has already.
#[test]
fn two_types_are_chosen_with_the_coins_in_hand() {
    // Gates: 6 coins, which with 4 in hand are 2 points; villas: 3 points; palaces: 1 point.
    let table = expansion(2)
        .cards("top_1", "object_1", "building_1", "extra_6")
        .coins(0, 4)
        .stands(0, "gate_1", "lerici")
        .stands(0, "gate_5", "lerici")
        .stands(0, "villa_3", "massa")
        .stands(0, "palace_1", "massa")
        .table();
    let finals = table.game.finals(ME);
    assert_eq!((finals.extra, finals.extra_coins, finals.coins), (3, 6, 2));
}

/// §2.7, §7.4: the token of the country buildings covers the value of their field.
#[test]
fn the_token_of_the_country_field_doubles_its_points() {
    let mut table = expansion(2)
        .stands(0, "library_8", "lerici")
        .stands(0, "villa_3", "pisa")
        .stands(0, "castle_2", "lerici")
        .token(0, "country_buildings_field")
        .table();
    table.play(0, "score_special country_buildings_field");
    assert_eq!((table.who(0).vp, table.who(0).objects), (10, [0; 6]));
}

/// §4: the four cards may be chosen on purpose.
#[test]
fn chosen_cards_are_opened() {
    let options = Options {
        expansion: true,
        top_card: Pick::Card("top_6".parse().unwrap()),
        object_card: Pick::Card("object_7".parse().unwrap()),
        building_card: Pick::Card("building_9".parse().unwrap()),
        extra_card: Pick::Card("extra_7".parse().unwrap()),
        ..Options::default()
    };
    for seed in 0..20 {
        let cards = Table::<Carrara>::deal_with(3, seed, options.clone()).game.cards;
        let opened = (cards.top.id(), cards.object.id(), cards.building.id());
        assert_eq!(opened, ("top_6", "object_7", "building_9"));
        assert_eq!(cards.extra.map(ExtraCard::id), Some("extra_7"));
    }
}
