//! Migration (13).

use Voice::{Culture, Education, Health};

use super::*;
use crate::Action;

const CULTURE: [Voice; 4] = [Culture, Culture, Culture, Health];
const CULTURE_HEALTH: [Voice; 4] = [Culture, Culture, Health, Health];

/// Phase 7a with these voices, at the first decision or past the phase.
fn migrating(game: LaCitta, row: [Voice; 4]) -> LaCitta {
    let mut game = game.with_voices(row);
    game.year = 1;
    game.speak(&mut NullSink);
    game.relations = game.find_relations();
    game
}

/// Everything the seat decides by itself in phase 7a, without asking where it has a choice.
fn migrate_alone(game: &mut LaCitta, seat: Seat) {
    let mut done = 0;
    loop {
        match *game.migrations(seat, done).as_slice() {
            [] => return,
            [Action::Migrate { city, voice }] => {
                let Frame::Migrate { done: now, .. } =
                    game.migrate(0, done, city, voice, &mut NullSink)
                else {
                    unreachable!("migration goes on")
                };
                done = now;
            }
            ref choices => panic!("{choices:?}"),
        }
    }
}

fn pops(game: &LaCitta) -> Vec<u8> {
    game.cities.iter().map(|city| city.citizens).collect()
}

fn neighbours(game: &LaCitta) -> Vec<u32> {
    game.find_relations().iter().map(|relation| relation.neighbours).collect()
}

fn names(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn v43_each_city_names_its_strengths() {
    let game = bare(5).with_city(RED, 4, &[(30, Castle), (22, Fountain)]).with_city(
        BLUE,
        4,
        &[(48, Castle), (49, Statue)],
    );
    assert_eq!(distance(&game, 0, 1), Some(1));
    let mut game = migrating(game, CULTURE_HEALTH);
    assert_eq!(names(&game.migrations(RED, 0)), ["migrate 0 culture", "migrate 0 health"]);
    game.migrate(0, 0, CityId(0), Health, &mut NullSink);
    assert_eq!(pops(&game), [5, 3]);
    game.migrate(1, 0, CityId(1), Culture, &mut NullSink);
    assert_eq!(pops(&game), [4, 4]);
    assert_eq!((game.ruin_of(RED), game.ruin_of(BLUE)), (None, None));
}

#[test]
fn v44_each_city_has_its_own_choice_against_all_its_neighbours() {
    let game = bare(5)
        .with_city(RED, 3, &[(50, Castle), (51, Statue), (49, Hospital)])
        .with_city(RED, 3, &[(55, Castle), (65, Statue), (41, Hospital)])
        .with_city(RED, 3, &[(97, Castle), (98, Statue), (96, Hospital)])
        .with_city(BLUE, 4, &[(52, Castle), (53, Hospital)])
        .with_city(BLUE, 4, &[(38, Castle), (30, Statue)])
        .with_city(GREEN, 4, &[(89, Castle), (80, Statue)]);
    let mut game = migrating(game, CULTURE_HEALTH);
    let mut done = 0;
    for (city, voice) in [(0, Culture), (1, Culture), (2, Health)] {
        let city = CityId(city);
        assert_eq!(
            game.migrations(RED, done).to_vec(),
            [Culture, Health].map(|voice| Action::Migrate { city, voice })
        );
        let Frame::Migrate { done: now, .. } = game.migrate(0, done, city, voice, &mut NullSink)
        else {
            unreachable!("migration goes on")
        };
        done = now;
    }
    // Culture beats the hospital (3) twice but ties with the statue (4); health beats the statue (5).
    assert_eq!(pops(&game), [4, 4, 4, 2, 4, 3]);
    assert!(game.migrations(RED, done).is_empty());
}

#[test]
fn v45_one_or_two_cells_between_make_neighbours() {
    let red = |game: LaCitta, tiles: &[(u8, Building)]| game.with_city(RED, 3, tiles);
    let far = red(bare(5).with_city(BLUE, 3, &[(49, Castle), (50, Statue)]), &[(52, Castle)]);
    assert_eq!(distance(&far, 0, 1), Some(3));
    assert_eq!(neighbours(&far), [0, 0]);
    let blue = || bare(5).with_city(BLUE, 3, &[(50, Castle), (51, Statue)]);
    let near = red(blue(), &[(52, Castle)]);
    assert_eq!(distance(&near, 0, 1), Some(2));
    assert_eq!(neighbours(&near), [2, 1]);
    let nearer = red(blue(), &[(52, Castle), (40, Statue)]);
    assert_eq!(distance(&nearer, 0, 1), Some(1));
    assert_eq!(neighbours(&nearer), [2, 1]);
}

#[test]
fn v47_forbidden_cells_count_as_distance() {
    let game = bare(2).with_city(RED, 3, &[(42, Castle)]).with_city(BLUE, 3, &[(66, Castle)]);
    assert!(!game.buildable().contains(at(56)));
    assert_eq!(distance(&game, 0, 1), Some(1));
    assert_eq!(neighbours(&game), [2, 1]);
}

#[test]
fn v48_a_tie_moves_no_citizen_and_none_moves_within_a_player() {
    let tie = bare(5).with_city(RED, 3, &[(50, Castle), (51, Statue)]).with_city(
        BLUE,
        3,
        &[(52, Castle), (53, Statue)],
    );
    let tie = migrating(tie, CULTURE);
    assert_eq!(neighbours(&tie), [2, 1]);
    assert!(tie.migrations(RED, 0).is_empty() && tie.migrations(BLUE, 0).is_empty());
    let home =
        bare(5).with_city(RED, 3, &[(50, Castle), (51, Statue)]).with_city(RED, 3, &[(52, Castle)]);
    assert_eq!(neighbours(&migrating(home, CULTURE)), [0, 0]);
}

#[test]
fn v49_a_full_city_sends_newcomers_to_the_supply() {
    let game = bare(5)
        .with_city(RED, 5, &[(48, Castle), (49, Statue), (50, Statue), (51, Farm)])
        .with_city(BLUE, 3, &[(52, Castle)]);
    assert_eq!(distance(&game, 0, 1), Some(2));
    let mut game = migrating(game, CULTURE);
    let supply = game.supply;
    migrate_alone(&mut game, RED);
    assert_eq!((pops(&game), game.supply), (vec![5, 2], supply + 1));
}

#[test]
fn v51_the_last_citizen_goes_to_the_city_that_calls_first() {
    let game = bare(5)
        .with_city(BLUE, 1, &[(52, Castle)])
        .with_city(RED, 3, &[(49, Castle), (50, Statue), (51, Farm)])
        .with_city(GREEN, 2, &[(55, Castle), (54, Statue)]);
    assert_eq!((distance(&game, 0, 1), distance(&game, 0, 2)), (Some(2), Some(1)));
    let mut game = migrating(game, CULTURE);
    migrate_alone(&mut game, RED);
    migrate_alone(&mut game, BLUE);
    migrate_alone(&mut game, GREEN);
    assert_eq!(pops(&game), [0, 4, 2]);
    let castles = game.players[BLUE].castles;
    let table = game.run_from(Frame::Ruins { turn: 0 });
    assert!(table.game.city(CityId(0)).is_none());
    assert_eq!(table.game.players[BLUE].castles, castles + 1);
}

#[test]
fn v52_two_cities_of_one_owner_both_call() {
    let game = bare(5)
        .with_city(RED, 3, &[(49, Castle), (50, Statue), (51, Farm)])
        .with_city(RED, 2, &[(55, Castle), (54, Statue)])
        .with_city(BLUE, 3, &[(52, Castle)]);
    let mut game = migrating(game, CULTURE);
    migrate_alone(&mut game, RED);
    assert_eq!(pops(&game), [4, 3, 1]);
}

/// Red in the middle of three weaker cities.
fn surrounded(row: [Voice; 4]) -> LaCitta {
    let game = bare(5)
        .with_city(RED, 3, &[(50, Castle), (51, Palazzo)])
        .with_city(BLUE, 3, &[(48, Castle)])
        .with_city(GREEN, 3, &[(52, Castle)])
        .with_city(YELLOW, 3, &[(73, Castle)]);
    assert_eq!([1, 2, 3].map(|city| distance(&game, 0, city)), [Some(1), Some(2), Some(2)]);
    migrating(game, row)
}

#[test]
fn v54_naming_what_one_lacks_refuses_newcomers() {
    let mut game = surrounded([Culture, Culture, Education, Education]);
    assert_eq!(names(&game.migrations(RED, 0)), ["migrate 0 culture", "migrate 0 education"]);
    game.migrate(0, 0, CityId(0), Education, &mut NullSink);
    assert_eq!(pops(&game), [3, 3, 3, 3]);
}

#[test]
fn v55_every_weaker_neighbour_loses_a_citizen() {
    let mut game = surrounded(CULTURE);
    let supply = game.supply;
    migrate_alone(&mut game, RED);
    assert_eq!((pops(&game), game.supply), (vec![5, 2, 2, 2], supply + 1));
}

/// R32: if two cities of one owner want the last citizen, the owner chooses which one gets the citizen.
#[test]
fn the_owner_orders_their_cities_when_it_matters() {
    let game = bare(5)
        .with_city(RED, 3, &[(49, Castle), (50, Statue), (51, Farm)])
        .with_city(RED, 2, &[(55, Castle), (54, Statue)])
        .with_city(BLUE, 1, &[(52, Castle)]);
    let mut table = migrating(game, CULTURE).run_from(Frame::Migrate { turn: 0, done: 0 });
    assert_eq!(table.legal_texts(RED), ["migrate 0 culture", "migrate 1 culture"]);
    assert_eq!(table.why(RED, "migrate 0 health").message.key, "why-not_in_force");
    assert_eq!(table.why(RED, "migrate 2 culture").message.key, "why-not_your_city");
    table.events.clear();
    table.play(RED, "migrate 1 culture");
    let moved: Vec<_> = open(&table.events)
        .into_iter()
        .filter(|event| matches!(event, EventView::Migrated { .. }))
        .collect();
    assert_eq!(
        moved,
        [EventView::Migrated {
            seat: RED,
            city: CityId(1),
            voice: Culture,
            strength: 1,
            from: vec![Loss { seat: BLUE, city: CityId(2), strength: 0 }],
            arrived: 1
        }]
    );
}

/// R39: preferences that call the same neighbours are one choice, and a city that is weaker or equal
/// in everything the people want calls no citizen.
#[test]
fn only_what_makes_a_difference_is_asked() {
    let beside = |tiles: &[(u8, Building)]| {
        let game = bare(5).with_city(RED, 3, tiles).with_city(BLUE, 3, &[(52, Castle)]);
        migrating(game, CULTURE_HEALTH)
    };
    let same = beside(&[(50, Castle), (51, Statue), (49, Hospital)]);
    assert_eq!(names(&same.migrations(RED, 0)), ["migrate 0 culture"]);
    let vain = beside(&[(50, Castle), (51, Cloister)]);
    assert!(vain.migrations(RED, 0).is_empty(), "the people do not want education");
}

/// §9.1: a city emptied by others may still gain citizens when its owner's turn comes.
#[test]
fn an_emptied_city_may_still_call() {
    let game = bare(5)
        .with_city(RED, 3, &[(50, Castle), (51, Palazzo)])
        .with_city(BLUE, 1, &[(52, Castle), (53, Statue)])
        .with_city(GREEN, 3, &[(55, Castle)]);
    let mut game = migrating(game, CULTURE);
    migrate_alone(&mut game, RED);
    assert_eq!(pops(&game), [4, 0, 3]);
    migrate_alone(&mut game, BLUE);
    assert_eq!(pops(&game), [4, 1, 2]);
}

/// Coloured citizens attract as arches do (§5).
#[test]
fn tokens_attract() {
    let game = bare(5)
        .with_city(RED, 3, &[(50, Castle), (51, Statue)])
        .with_city(BLUE, 3, &[(52, Castle), (53, Statue)])
        .with_token(51, TokenKind::Arch(Culture));
    let mut game = migrating(game, CULTURE);
    migrate_alone(&mut game, RED);
    assert_eq!(pops(&game), [4, 2]);
}

/// §4.5: the quick neighbourhood is the literal one, in many positions of many games.
#[test]
fn neighbours_are_those_the_definition_names() {
    let mut found = 0;
    for players in 2..=5 {
        for setup in [crate::TableSetup::Standard, crate::TableSetup::Advanced] {
            signoria_testkit::walk::<LaCitta>(
                players,
                &Options { setup, ..Options::default() },
                0..6,
                |_, _, _, game, _| {
                    let quick = neighbours(game);
                    for (a, one) in game.cities.iter().enumerate() {
                        for (b, other) in game.cities.iter().enumerate() {
                            let near = one.owner != other.owner
                                && matches!(distance(game, one.id.0, other.id.0), Some(1 | 2));
                            assert_eq!(quick[a] & (1 << b) != 0, near, "{one:?} {other:?}");
                            found += usize::from(near);
                        }
                    }
                },
            );
        }
    }
    assert!(found > 1000, "{found}");
}

/// "The people want culture. Siena has a statue and a palazzo: 3 culture …"
#[test]
fn the_worked_example_of_the_rules_page_is_played() {
    let [siena, lucca, volterra] = [0, 1, 2];
    let game = bare(5)
        .with_city(RED, 4, &[(50, Castle), (51, Statue), (49, Palazzo)])
        .with_city(BLUE, 4, &[(31, Castle), (32, Statue)])
        .with_city(GREEN, 4, &[(72, Castle), (73, Statue), (71, Palazzo)]);
    assert_eq!(
        (distance(&game, siena, lucca), distance(&game, siena, volterra)),
        (Some(1), Some(1))
    );
    let mut game = migrating(game, CULTURE);
    let told: Vec<u32> = [siena, lucca, volterra]
        .map(|city| u32::from(game.attraction(&game.cities[usize::from(city)])[Culture as usize]))
        .to_vec();
    assert_eq!(signoria_testkit::samples::sample_numbers("la_citta"), told);
    for seat in [RED, BLUE, GREEN] {
        migrate_alone(&mut game, seat);
    }
    assert_eq!(pops(&game), [5, 3, 4]);
}
