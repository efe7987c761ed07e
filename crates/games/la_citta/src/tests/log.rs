//! What the log says: names of cities, terrain, passes, migration.

use signoria_engine::{Arg, Game, GameText, Viewer};

use super::*;

/// Every city of every game has a name of its own, known from its number alone.
#[test]
fn every_city_of_a_game_has_a_name() {
    let mut founded = 0;
    for players in 2..=5 {
        signoria_testkit::walk::<LaCitta>(
            players,
            &Options::default(),
            0..20,
            |_, _, _, game, _| {
                founded = founded.max(game.next_city);
                assert!(game.cities.iter().all(|city| city.id.town().is_some()));
            },
        );
    }
    assert!(founded > 10, "cities were founded: {founded}");
    // Two castles of five players, and one city a player and year.
    assert!(CityId(5 * 2 + 5 * 6 - 1).town().is_some());
    assert_eq!(Arg::from(CityId(0)), Arg::Term("town_0"));
    assert_eq!(Arg::from(CityId(200)), Arg::Number(200), "typed, but no city");
}

/// §6: the log says which terrain lies where.
#[test]
fn the_terrain_is_told_slot_by_slot() {
    let table = Table::<LaCitta>::deal(2, 1);
    let event = table.told(Viewer::Spectator).into_iter().next().unwrap();
    let message = LaCitta::message(&event);
    let Arg::List(kinds) = &message.args[0].1 else { panic!("{message:?}") };
    let mut slots: Vec<String> = Vec::new();
    for kind in kinds {
        let Arg::Message(kind) = kind else { panic!("{kind:?}") };
        let Arg::List(places) = &kind.args[1].1 else { panic!("{kind:?}") };
        for place in places {
            let Arg::Text(place) = place else { panic!("{place:?}") };
            slots.push(place.clone());
        }
    }
    slots.sort();
    assert_eq!(slots, (1..=22).map(|slot| format!("t{slot:02}")).collect::<Vec<_>>());
}

/// R40: a pass without any other move is told apart from one by choice.
#[test]
fn forced_and_free_passes_are_told_apart() {
    let passes = |table: &Table<LaCitta>| -> Vec<bool> {
        let forced = |event: &EventView| match event {
            EventView::Passed { forced, .. } => Some(*forced),
            _ => None,
        };
        open(&table.events).iter().filter_map(forced).collect()
    };
    let lone = |game: LaCitta| {
        game.with_city(RED, 1, &[(49, Castle)]).with_city(BLUE, 1, &[(106, Castle)])
    };
    let mut free = lone(bare(2)).with_display(DEAR).turn();
    free.events.clear();
    free.play(RED, "pass");
    assert!(!passes(&free)[0]);
    let mut game = lone(bare(2)).with_gold(RED, 0).with_display(DEAR);
    game.players[RED].action_cards = 0;
    assert_eq!(passes(&game.turn()), [true]);
}

/// §9.1: what a city boasts of and what its neighbours have, coloured citizens included.
#[test]
fn migration_names_owners_and_attraction() {
    let table = bare(5)
        .with_city(RED, 4, &[(50, Castle), (51, Statue), (49, Palazzo)])
        .with_city(BLUE, 3, &[(52, Castle), (53, Statue)])
        .with_token(51, TokenKind::Arch(Voice::Culture))
        .with_voices([Voice::Culture; 4])
        .in_year(1)
        .run_from(Frame::Voices);
    let told = open(&table.events);
    let moved = told.iter().find(|event| matches!(event, EventView::Migrated { .. })).unwrap();
    assert_eq!(
        *moved,
        EventView::Migrated {
            seat: RED,
            city: CityId(0),
            voice: Voice::Culture,
            strength: 4,
            from: vec![Loss { seat: BLUE, city: CityId(1), strength: 1 }],
            arrived: 1,
        }
    );
}

/// Phase 4, R9: the log says which cities of a player did not grow, and why.
#[test]
fn growth_names_the_cities_that_get_no_citizen() {
    let grown = |supply: u8| {
        let mut game = bare(2)
            .with_city(RED, 5, &[(49, Castle)])
            .with_city(RED, 3, &[(53, Castle)])
            .with_city(BLUE, 8, &[(106, Castle), (105, Market)]);
        game.supply = supply;
        let table = game.run_from(Frame::Year);
        let told = open(&table.events).into_iter();
        told.filter(|event| matches!(event, EventView::CitiesGrew { .. })).collect::<Vec<_>>()
    };
    let event = |seat, cities: &[u8], full: &[(u8, u8)], unsupplied: &[u8]| EventView::CitiesGrew {
        seat,
        cities: cities.iter().copied().map(CityId).collect(),
        full: full.iter().map(|&(city, limit)| Full { city: CityId(city), limit }).collect(),
        unsupplied: unsupplied.iter().copied().map(CityId).collect(),
    };
    let full = event(BLUE, &[], &[(2, 8)], &[]);
    assert_eq!(grown(9), [event(RED, &[1], &[(0, 5)], &[]), full.clone()]);
    assert_eq!(grown(0), [event(RED, &[], &[(0, 5)], &[1]), full]);
}

/// §9.1: a year in which no citizen moves is told, and only such a year.
#[test]
fn a_year_without_migration_is_told() {
    let (mut quiet, mut moves, mut seen) = (false, 0, [0, 0]);
    signoria_testkit::walk::<LaCitta>(3, &Options::default(), 0..20, |_, _, _, _, events| {
        for event in open(events) {
            match event {
                EventView::PeopleSpoke { .. } => (quiet, moves) = (false, 0),
                EventView::NoMigration => quiet = true,
                EventView::Migrated { .. } => moves += 1,
                EventView::YearEnded { .. } => {
                    assert_eq!(quiet, moves == 0);
                    seen[usize::from(quiet)] += 1;
                }
                _ => {}
            }
        }
    });
    assert!(seen[0] > 5 && seen[1] > 5, "years with and without migration: {seen:?}");
    let speak = |building| {
        let game = bare(5).with_city(RED, 4, &[(50, Castle), (51, building)]).with_city(
            BLUE,
            3,
            &[(52, Castle)],
        );
        let table = game.with_voices([Voice::Culture; 4]).in_year(1).run_from(Frame::Voices);
        open(&table.events).contains(&EventView::NoMigration)
    };
    assert!(speak(Cloister), "both have no culture");
    assert!(!speak(Statue));
}

/// §8.2: each of the five rounds is told once a year, in order.
#[test]
fn rounds_are_told() {
    let mut table = Table::<LaCitta>::deal(2, 1);
    for _ in 0..200 {
        if table.game.year > 1 {
            break;
        }
        let seat = table.to_act().first().expect("the year goes on");
        let action = table.legal_texts(seat).pop().expect("something is legal");
        table.play(seat, &action);
    }
    let rounds: Vec<u8> = open(&table.events)
        .iter()
        .filter_map(|event| match event {
            EventView::RoundBegan { round } => Some(*round),
            _ => None,
        })
        .collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5, 1]);
    assert!(table.game.outcome().is_none());
}
