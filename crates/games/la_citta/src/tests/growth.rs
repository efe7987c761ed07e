//! The rise of a city, growth and limits (13).

use std::collections::BTreeSet;

use signoria_testkit::walk;

use super::*;
use crate::{options::TableSetup, state::cap};

/// Year 1 of the standard setup for three, blue to start, cheap cards out of sight.
fn rise() -> Table<LaCitta> {
    let mut game = laid(3).with_display(DEAR);
    game.start = BLUE;
    game.run_from(Frame::Year)
}

fn others_pass(table: &mut Table<LaCitta>) {
    table.play(GREEN, "pass").play(RED, "pass");
}

/// Plays the example of the rulebook up to the given round.
fn risen(rounds: usize) -> Table<LaCitta> {
    let mut table = rise();
    let moves = ["build farm 48", "build quarry 62", "build market 50", "card bath_house 38"];
    for text in &moves[..rounds] {
        table.play(BLUE, text);
        others_pass(&mut table);
    }
    table
}

fn city(game: &LaCitta) -> &City {
    game.city(CityId(3)).expect("the city on 49")
}

#[test]
fn v08_the_castle_feeds_four() {
    let game = laid(3);
    assert_eq!((city(&game).castle, city(&game).owner), (at(49), BLUE));
    assert_eq!(city(&game).food, 4);
}

#[test]
fn v09_the_city_grows_to_four() {
    let table = rise();
    assert_eq!((city(&table.game).citizens, city(&table.game).free()), (4, 3));
}

#[test]
fn v10_a_farm_brings_the_food_to_eight() {
    let table = risen(1);
    assert_eq!((city(&table.game).food, city(&table.game).free()), (8, 2));
}

#[test]
fn v11_a_quarry_at_the_mountain() {
    let table = risen(2);
    assert_eq!((city(&table.game).marble, city(&table.game).free()), (1, 1));
}

#[test]
fn v12_the_citizen_of_the_market_comes_from_the_supply() {
    let supply = risen(2).game.supply;
    let table = risen(3);
    let city = city(&table.game);
    assert_eq!((city.citizens, city.cap(), city.free()), (5, 8, 1));
    assert_eq!(table.game.supply, supply - 1);
}

#[test]
fn v13_a_bath_house_lifts_the_limit() {
    let table = risen(4);
    let city = city(&table.game);
    assert_eq!(table.game.players[BLUE].gold, 0);
    assert_eq!((city.citizens, city.free(), city.cap()), (5, 0, u8::MAX));
    assert_eq!(table.game.attraction(city), [0, 0, 2]);
}

#[test]
fn v14_without_cards_gold_and_citizens_one_draws_unseen() {
    let before = risen(3);
    let table = risen(4);
    // The fifth round began with blue, who had no choice: green is asked.
    assert_eq!(table.to_act(), only(GREEN));
    assert_eq!(table.game.list(BLUE), ["pass"]);
    let blue = &table.game.players[BLUE];
    assert_eq!((blue.passes, blue.played.len(), blue.action_cards), (1, 1, 0));
    assert_eq!(before.game.players[BLUE].passes, 0);
    // Three unseen cards of others in round 4 and before, one of blue; the display did not change
    // after the bath house was replaced.
    let last = open(&table.events);
    assert!(
        matches!(last.last(), Some(EventView::Passed { seat, forced: true }) if *seat == BLUE),
        "{last:?}"
    );
}

#[test]
fn v15_in_the_second_year_gold_and_a_citizen_come() {
    let mut table = risen(4);
    assert_eq!(distance(&table.game, 3, 0), Some(4));
    table.events.clear();
    others_pass(&mut table);
    assert_eq!(table.game.year, 2);
    assert!(!open(&table.events).iter().any(|it| matches!(it, EventView::Migrated { .. })));
    assert_eq!(table.game.players[BLUE].gold, 1);
    assert_eq!(city(&table.game).citizens, 6);
}

fn grown(game: LaCitta) -> u8 {
    game.run_from(Frame::Year).game.pop(0)
}

#[test]
fn v16_five_without_market_stay_five() {
    assert_eq!(grown(bare(5).with_city(RED, 5, &[(49, Castle)])), 5);
    assert_eq!(grown(bare(5).with_city(RED, 4, &[(49, Castle)])), 5);
}

#[test]
fn v17_eight_need_a_fountain_or_bath_house() {
    let market = [(30, Castle), (38, Market)];
    let with = |building| bare(5).with_city(RED, 8, &[market[0], market[1], (22, building)]);
    assert_eq!(grown(bare(5).with_city(RED, 8, &market)), 8);
    assert_eq!(grown(with(Hospital)), 8);
    assert_eq!(grown(with(Fountain)), 9);
    assert_eq!(grown(with(BathHouse)), 9);
}

#[test]
fn v18_a_fountain_without_market_leaves_the_limit_at_five() {
    assert_eq!(grown(bare(5).with_city(RED, 5, &[(30, Castle), (22, Fountain)])), 5);
    assert_eq!(cap(false, 3), 5);
}

#[test]
fn v19_a_city_of_five_may_build_a_market() {
    let mut table = bare(5).with_city(RED, 5, &[(49, Castle), (48, Farm), (50, Farm)]).turn();
    let supply = table.game.supply;
    table.play(RED, "build market 51");
    let city = &table.game.cities[0];
    assert_eq!((city.citizens, city.cap(), table.game.supply), (6, 8, supply - 1));
}

#[test]
fn v20_a_lone_citizen_can_have_a_market_but_no_statue() {
    let mut table = bare(5).with_city(RED, 1, &[(49, Castle)]).turn();
    assert_eq!(table.why(RED, "build statue 50").message.key, "why-no_free_citizen");
    table.play(RED, "build market 50");
    assert_eq!(table.game.pop(0), 2);
}

#[test]
fn v21_without_water_no_city_exceeds_eight() {
    for setup in [TableSetup::Standard, TableSetup::Advanced] {
        let mut seen_eight = false;
        for players in 2..=5 {
            let mut watered: BTreeSet<CityId> = BTreeSet::new();
            walk::<LaCitta>(
                players,
                &Options { setup, ..Options::default() },
                0..40,
                |before, _, _, after, _| {
                    if after.year < before.year || before.year == 0 {
                        watered.clear();
                    }
                    for city in &after.cities {
                        if city.wells > 0 {
                            watered.insert(city.id);
                        } else if !watered.contains(&city.id) {
                            assert!(city.citizens <= 8 && city.size <= 8, "{city:?}");
                            seen_eight |= city.citizens == 8;
                        }
                    }
                    if after.stack.top().is_none() {
                        watered.clear();
                    }
                },
            );
        }
        assert!(seen_eight, "no game came near the limit");
    }
}

#[test]
fn v22_a_city_without_its_market_keeps_its_citizens_and_may_rebuild() {
    let city = [(49, Castle), (48, Farm), (50, Farm)];
    let display = [
        PoliticalCard::GoldenTimes,
        PoliticalCard::Cathedral,
        PoliticalCard::Cathedral,
        PoliticalCard::University,
        PoliticalCard::Palazzo,
        PoliticalCard::Hospital,
        PoliticalCard::BathHouse,
    ];
    assert_eq!(grown(bare(5).with_city(RED, 7, &city)), 7);
    let table = bare(5).with_city(RED, 7, &city).with_display(display).turn();
    assert_eq!(table.why(RED, "card golden_times 0 1").rule, "11 R21");
    assert!(table.allows(RED, "build market 51"));
}

#[test]
fn v23_a_city_of_eight_without_market_cannot_have_one() {
    let table = bare(5).with_city(RED, 8, &[(49, Castle), (48, Farm), (50, Farm)]).turn();
    assert_eq!(table.why(RED, "build market 51").message.key, "why-market_too_full");
}

/// §8.4: one market a city.
#[test]
fn a_city_has_one_market() {
    let table = bare(5).with_city(RED, 4, &[(49, Castle), (50, Market)]).turn();
    let why = table.why(RED, "build market 48");
    assert_eq!((why.rule, why.message.key), ("8.4", "why-market_already"));
}

/// R16: the limit is taken with the market in place, and a fountain lifts it.
#[test]
fn a_city_of_eight_with_a_fountain_may_have_a_market() {
    let table = bare(5).with_city(RED, 8, &[(30, Castle), (22, Fountain), (38, Farm)]).turn();
    assert!(table.allows(RED, "build market 48"));
}

/// R10: the citizens of a market and of golden times must be in the supply.
#[test]
fn no_citizen_comes_from_an_empty_supply() {
    let mut game = bare(5).with_city(RED, 2, &[(49, Castle)]).with_gold(RED, 9).with_display([
        PoliticalCard::GoldenTimes,
        PoliticalCard::Cathedral,
        PoliticalCard::Cathedral,
        PoliticalCard::University,
        PoliticalCard::Palazzo,
        PoliticalCard::Hospital,
        PoliticalCard::BathHouse,
    ]);
    game.supply = 1;
    let table = game.clone().turn();
    assert!(table.allows(RED, "build market 50"));
    assert!(table.allows(RED, "card golden_times 0 1"));
    assert_eq!(table.why(RED, "card golden_times 0 2").message.key, "why-supply_too_small");
    game.supply = 0;
    let table = game.turn();
    assert_eq!(table.why(RED, "build market 50").message.key, "why-supply_too_small");
    assert_eq!(table.why(RED, "card golden_times 0 1").message.key, "why-supply_too_small");
}

/// R9: the supply serves cities in turn order and by number while it lasts.
#[test]
fn growth_ends_with_the_supply() {
    let mut game = bare(2)
        .with_city(BLUE, 2, &[(49, Castle)])
        .with_city(RED, 2, &[(122, Castle)])
        .with_city(RED, 2, &[(106, Castle)]);
    game.supply = 2;
    let table = game.run_from(Frame::Year);
    assert_eq!([0, 1, 2].map(|city| table.game.pop(city)), [2, 3, 3]);
    assert_eq!(table.game.supply, 0);
}
