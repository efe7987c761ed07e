//! Turn order: the start player first, then clockwise (5, 7).

use super::*;

/// R9: what is left of the supply goes to the start player's cities first.
#[test]
fn growth_begins_with_the_start_player() {
    let mut game = bare(3)
        .with_city(RED, 2, &[(49, Castle)])
        .with_city(BLUE, 2, &[(122, Castle)])
        .with_city(GREEN, 2, &[(106, Castle)]);
    game.start = BLUE;
    game.supply = 2;
    let table = game.run_from(Frame::Year);
    assert_eq!([0, 1, 2].map(|city| table.game.pop(city)), [2, 3, 3]);
}

/// §9.1: the start player's cities call first, so that they get the last citizen of a third.
#[test]
fn migration_begins_with_the_start_player() {
    let mut game = bare(5)
        .with_city(BLUE, 1, &[(52, Castle)])
        .with_city(RED, 3, &[(49, Castle), (50, Statue), (51, Farm)])
        .with_city(GREEN, 2, &[(55, Castle), (54, Statue)])
        .with_voices([Voice::Culture; 4])
        .in_year(1);
    game.start = GREEN;
    let table = game.run_from(Frame::Voices);
    let calls: Vec<EventView> = open(&table.events)
        .into_iter()
        .filter(|event| matches!(event, EventView::Migrated { .. }))
        .collect();
    assert_eq!(
        calls,
        [EventView::Migrated {
            seat: GREEN,
            city: CityId(2),
            voice: Voice::Culture,
            strength: 1,
            from: vec![Loss { seat: BLUE, city: CityId(0), strength: 0 }],
            arrived: 1
        }]
    );
}

/// §9.2: the start player gives up buildings first.
#[test]
fn demolition_begins_with_the_start_player() {
    let mut game = bare(2)
        .with_city(RED, 2, &[(49, Castle), (48, Statue), (50, Statue)])
        .with_city(BLUE, 2, &[(106, Castle), (105, Statue), (107, Statue)])
        .in_year(1);
    game.start = BLUE;
    let mut table = game.run_from(Frame::Ruins { turn: 0 });
    assert_eq!(table.to_act(), only(BLUE));
    table.play(BLUE, "demolish 1 105");
    assert_eq!(table.to_act(), only(RED));
}

/// §9.3: the start player is fed first, and settles their hunger before the next one is fed.
#[test]
fn feeding_begins_with_the_start_player() {
    let mut game = bare(2)
        .with_city(RED, 5, &[(122, Castle)])
        .with_city(RED, 5, &[(106, Castle)])
        .with_city(BLUE, 5, &[(33, Castle)])
        .with_city(BLUE, 4, &[(49, Castle)])
        .in_year(1);
    game.start = BLUE;
    let mut table = game.run_from(Frame::Feed { turn: 0 });
    assert_eq!(table.to_act(), only(BLUE));
    table.play(BLUE, "starve 2");
    assert_eq!(table.to_act(), only(RED));
}
