//! Building and founding (13).

use super::*;

/// Red may build in {44, 45} and {38, 37}.
fn two_cities() -> LaCitta {
    bare(5).with_city(RED, 4, &[(44, Castle), (45, Statue)]).with_city(
        RED,
        4,
        &[(38, Castle), (37, Statue)],
    )
}

#[test]
fn v24_a_cell_stays_empty_between_own_cities_too() {
    let game = two_cities();
    let sites =
        |game: &LaCitta, id| game.city(CityId(id)).expect("it stands").halo & game.open_sites();
    assert_eq!(sites(&game, 0), cells(&[36, 46, 60]));
    assert_eq!(sites(&game, 1), cells(&[29, 30, 47, 48]));
    assert_eq!(game.sites(RED).ordinary, cells(&[36, 46, 60, 29, 30, 47, 48]));
    let mut table = game.turn();
    table.play(RED, "build farm 46");
    assert!(!table.game.sites(RED).ordinary.contains(at(47)));
    assert!(sites(&table.game, 0).len() == 2 && sites(&table.game, 1).len() == 3);
    let again = table.game.clone().turn();
    assert_eq!(again.why(RED, "build farm 47").message.key, "why-no_gap");
}

#[test]
fn v25_fountains_need_water_and_hospitals_do_not() {
    let table = bare(5)
        .with_city(RED, 4, &[(30, Castle)])
        .with_city(RED, 4, &[(50, Castle)])
        .with_gold(RED, 9)
        .with_display(DEAR)
        .turn();
    assert!(table.allows(RED, "build fountain 22"));
    assert!(table.allows(RED, "build fountain 38"));
    assert_eq!(table.why(RED, "build fountain 51").message.key, "why-no_water");
    assert_eq!(table.why(RED, "card bath_house 51").message.key, "why-no_water");
    assert!(table.allows(RED, "card hospital 51"));
}

#[test]
fn v26_three_cells_stay_empty_round_a_new_castle() {
    let lone = bare(5).with_city(RED, 3, &[(44, Castle)]).turn();
    for cell in [46, 47] {
        let why = lone.why(RED, &format!("found {cell} from 0"));
        assert_eq!((why.rule, why.message.key), ("8.3", "why-too_near"));
    }
    for cell in [37, 61] {
        assert!(lone.allows(RED, &format!("found {cell} from 0")));
    }
    let longer = bare(5).with_city(RED, 3, &[(44, Castle), (45, Farm)]).turn();
    for (cell, legal) in [(37, false), (61, false), (38, true), (48, true)] {
        assert_eq!(longer.allows(RED, &format!("found {cell} from 0")), legal, "{cell}");
    }
}

#[test]
fn v27_the_source_needs_a_free_citizen() {
    let tiles = [(44, Castle), (45, Farm), (46, Farm), (36, Farm), (60, Farm), (28, Farm)];
    let table = bare(5).with_city(RED, 6, &tiles).with_city(RED, 2, &[(57, Castle)]).turn();
    assert_eq!(table.why(RED, "found 116 from 0").message.key, "why-no_free_citizen");
    assert!(table.allows(RED, "found 116 from 1"));
}

#[test]
fn v28_a_new_city_has_one_citizen_of_the_source_and_two_of_the_supply() {
    let mut table = bare(2).with_city(RED, 4, &[(49, Castle)]).turn();
    let supply = table.game.supply;
    table.play(RED, "found 106 from 0");
    assert_eq!([0, 1].map(|city| table.game.pop(city)), [3, 3]);
    assert_eq!(table.game.supply, supply - 2);
    assert_eq!(table.game.food(RED), 8);
    let mut again = table.game.clone().turn();
    assert_eq!(again.why(RED, "found 33 from 0").message.key, "why-founded_already");
    again.game.players[RED].founded = false;
    again.game.players[RED].castles = 0;
    assert_eq!(again.why(RED, "found 33 from 0").message.key, "why-no_castle");
    again.game.players[RED].castles = 2;
    again.game.supply = 1;
    assert_eq!(again.why(RED, "found 33 from 0").message.key, "why-supply_too_small");
}

/// Red builds this with these numbers of tiles in the two halves; returns what is left of them.
fn build_from(stock: [u8; 2], kind: Building) -> Option<[u8; 2]> {
    let mut game = bare(5).with_city(RED, 4, &[(49, Castle)]).with_gold(RED, 9).with_display(DEAR);
    game.stock[Statue.index()] = stock[0];
    game.stock[Cathedral.index()] = stock[1];
    let mut table = game.turn();
    let text = match kind {
        Statue => "build statue 50",
        _ => "card cathedral 50",
    };
    table.allows(RED, text).then(|| {
        table.play(RED, text);
        [Statue, Cathedral].map(|side| table.game.stock[side.index()])
    })
}

#[test]
fn v29_half_of_the_other_side_is_turned_when_a_stack_is_empty() {
    assert_eq!(build_from([0, 8], Statue), Some([3, 4]));
    assert_eq!(build_from([0, 1], Statue), Some([0, 0]));
    assert_eq!(build_from([0, 0], Statue), None);
    assert_eq!(build_from([0, 0], Cathedral), None);
    assert_eq!(build_from([0, 5], Statue), Some([2, 2]));
    assert_eq!(build_from([3, 0], Cathedral), Some([1, 1]));
    assert_eq!(build_from([2, 2], Cathedral), Some([2, 1]));
    let mut game = bare(5).with_city(RED, 4, &[(49, Castle)]);
    game.stock[Market.index()] = 0;
    assert_eq!(game.turn().why(RED, "build market 50").message.key, "why-no_tile_left");
}

#[test]
fn v30_the_architect_builds_anything_but_castles() {
    let table = bare(5)
        .with_city(RED, 1, &[(49, Castle)])
        .with_city(RED, 3, &[(57, Castle)])
        .with_gold(RED, 3)
        .with_display(DEAR)
        .turn();
    assert!(table.allows(RED, "card famous_architect market 50"));
    let why = table.why(RED, "card famous_architect cathedral 58");
    assert_eq!((why.rule, why.message.key), ("8.2", "why-too_expensive"));
    assert!(table.allows(RED, "card famous_architect palazzo 58"));
    let castle = table.why(RED, "card famous_architect castle 116");
    assert_eq!(castle.message.key, "why-not_by_architect");
}

#[test]
fn v31_without_gold_and_action_cards_passing_is_the_only_move() {
    let mut game = bare(2)
        .with_city(RED, 5, &[(49, Castle), (50, Statue)])
        .with_city(BLUE, 4, &[(106, Castle)])
        .with_gold(RED, 0)
        .with_display(DEAR);
    game.players[RED].action_cards = 0;
    assert_eq!(game.list(RED), ["pass"]);
    // It is public, so no seat is asked (R40).
    let mut table = game.turn();
    assert_eq!(table.to_act(), only(BLUE));
    assert_eq!(table.game.players[RED].passes, 1);
    // With one gold there is a choice.
    table.game.players[RED].gold = 1;
    assert_eq!(table.game.clone().turn().to_act(), only(RED));
}

/// The short cut agrees with the list in every turn of many games.
#[test]
fn passing_is_forced_exactly_when_the_list_says_so() {
    let mut forced = 0;
    for players in 2..=5 {
        let setup = Options::default();
        signoria_testkit::walk::<LaCitta>(players, &setup, 0..25, |_, _, _, after, _| {
            if after.year > 0 {
                for seat in Seat::all(players) {
                    let list = after.list(seat);
                    assert_eq!(after.must_pass(seat), list == ["pass"], "{list:?}");
                    forced += usize::from(list == ["pass"]);
                }
            }
        });
    }
    assert!(forced > 0);
}

#[test]
fn v32_five_political_cards_in_a_year() {
    let display = [
        PoliticalCard::Referendum,
        PoliticalCard::Referendum,
        PoliticalCard::Referendum,
        PoliticalCard::Referendum,
        PoliticalCard::GoldenTimes,
        PoliticalCard::Palazzo,
        PoliticalCard::Palazzo,
    ];
    let mut table = bare(2)
        .with_city(RED, 3, &[(49, Castle)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_display(display)
        .turn();
    for text in ["card referendum 1 2"; 4] {
        table.play(RED, text).play(BLUE, "pass");
    }
    table.play(RED, "card golden_times 0 1");
    let red = &table.game.players[RED];
    assert_eq!((red.played.len(), red.action_cards), (5, 3));
}

/// §8.3: an action card builds free of charge.
#[test]
fn small_buildings_of_an_action_card_cost_nothing() {
    for building in [Farm, Quarry, Market, Statue, Cloister, Fountain] {
        let mut table = bare(5).with_city(RED, 4, &[(30, Castle)]).with_gold(RED, 3).turn();
        table.play(RED, &format!("build {building} 22"));
        let red = &table.game.players[RED];
        assert_eq!((red.gold, red.action_cards), (3, 2), "{building}");
    }
}

/// §3.5, §9.4: all three action cards are unused again when the year is over.
#[test]
fn action_cards_come_back_at_the_end_of_the_year() {
    let mut table = bare(2)
        .with_city(RED, 3, &[(49, Castle)])
        .with_city(BLUE, 3, &[(106, Castle)])
        .with_gold(RED, 0)
        .with_display(DEAR)
        .turn();
    for _ in 0..3 {
        table.play(RED, "gold").play(BLUE, "pass");
    }
    assert_eq!(table.game.players[RED].action_cards, 0);
    while table.game.year == 1 {
        let seat = table.to_act().first().expect("the year goes on");
        table.play(seat, "pass");
    }
    assert_eq!(table.game.players[RED].action_cards, 3);
}

/// §8.4: buildings go where the city is, on empty cells of the zone.
#[test]
fn a_building_stands_beside_its_city() {
    let table =
        bare(2).with_city(RED, 4, &[(49, Castle)]).with_city(BLUE, 4, &[(53, Castle)]).turn();
    assert_eq!(table.why(RED, "build farm 51").message.key, "why-not_adjacent");
    assert_eq!(table.why(RED, "build farm 52").message.key, "why-not_adjacent");
    assert_eq!(table.why(RED, "build farm 49").message.key, "why-occupied");
    assert_eq!(table.why(RED, "build palazzo 50").message.key, "why-not_small");
    assert!(table.allows(RED, "build quarry 50"), "R17: useless but legal");
}
