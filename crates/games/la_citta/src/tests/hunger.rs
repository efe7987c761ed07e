//! Hunger and its penalty (13).

use signoria_engine::Game;

use super::*;
use crate::cards::Terrain;

const CULTURE: [Voice; 4] = [Voice::Culture; 4];

/// Blue loses a citizen to red, the farm falls, the food does not suffice.
fn catastrophe() -> LaCitta {
    bare(3)
        .with_city(BLUE, 2, &[(49, Castle), (48, Farm)])
        .with_city(BLUE, 8, &[(115, Castle), (123, Market)])
        .with_city(RED, 4, &[(52, Castle), (40, Statue), (39, Cloister)])
        .with_voices(CULTURE)
        .in_year(1)
}

fn penalties(game: &LaCitta) -> Vec<bool> {
    game.players.values().map(|player| player.penalty).collect()
}

#[test]
fn v59_migration_can_end_in_a_catastrophe() {
    let game = catastrophe();
    assert_eq!((game.food(BLUE), game.citizens(BLUE)), (12, 10));
    assert_eq!(distance(&game, 0, 2), Some(2));
    let mut table = game.run_from(Frame::Voices);
    // Red has one city too many mouths as well, but no choice; blue chooses the city.
    assert_eq!(table.to_act(), only(BLUE));
    assert_eq!(table.game.pop(0), 1);
    assert_eq!(table.game.tile(at(48)), None);
    assert_eq!((table.game.food(BLUE), table.game.citizens(BLUE)), (8, 9));
    assert_eq!(table.legal_texts(BLUE), ["starve 0", "starve 1"]);
    assert!(penalties(&table.game)[1]);
    table.play(BLUE, "starve 1");
    // Year 2: the city of eight minus one has grown again.
    assert_eq!((table.game.year, table.game.pop(0), table.game.pop(1)), (2, 2, 8));
}

#[test]
fn v60_the_bonus_of_a_fallen_farm_is_lost() {
    let game = catastrophe().with_token(48, TokenKind::Harvest);
    assert_eq!(game.bonus_food(BLUE), 4);
    let table = game.run_from(Frame::Voices);
    assert_eq!(table.to_act(), only(BLUE));
    assert_eq!(table.game.bonus_food(BLUE), 0);
    assert_eq!(table.game.players[BLUE].coloured, 4);
    assert!(open(&table.events).contains(&EventView::Hungry { seat: BLUE, citizens: 9, food: 8 }));
}

#[test]
fn v62_the_hungry_player_chooses_where_citizens_leave() {
    // Two castles of 4 food each without farms: 10 citizens, 8 food.
    let game = bare(2)
        .with_city(RED, 5, &[(122, Castle), (130, Statue), (138, Statue), (114, Statue)])
        .with_city(RED, 5, &[(106, Castle), (107, Statue), (105, Statue), (104, Statue)])
        .with_voices(CULTURE)
        .in_year(1);
    assert_eq!((game.food(RED), game.citizens(RED)), (8, 10));
    let table = game.run_from(Frame::Feed { turn: 0 });
    let mut both = table.clone();
    both.events.clear();
    both.play(RED, "starve 0").play(RED, "starve 1");
    assert!(!open(&both.events).iter().any(|it| matches!(it, EventView::Demolished { .. })));
    let mut one = table;
    one.play(RED, "starve 0").play(RED, "starve 0");
    assert_eq!(one.legal_texts(RED), ["demolish 0 114", "demolish 0 138"]);
    one.events.clear();
    one.play(RED, "demolish 0 114");
    assert_eq!(one.game.year, 2);
}

#[test]
fn v63_hunger_costs_the_first_turn_of_the_next_year() {
    let hungry = |year| {
        bare(2)
            .with_city(RED, 5, &[(122, Castle)])
            .with_city(BLUE, 4, &[(33, Castle)])
            .with_display(DEAR)
            .in_year(year)
    };
    let mut table = hungry(3).run_from(Frame::Feed { turn: 0 });
    assert_eq!((table.game.year, table.to_act()), (4, only(BLUE)));
    assert!(penalties(&table.game)[0]);
    table.events.clear();
    table.play(BLUE, "pass");
    // Red's turn of round 1 is over already.
    assert_eq!(table.game.stack.top(), Some(Frame::Turn { round: 1, turn: 0 }));
    assert!(open(&table.events).contains(&EventView::PenaltyPaid { seat: RED }));
    let red = &table.game.players[RED];
    assert_eq!((red.action_cards, red.passes, red.played.len(), red.penalty), (2, 0, 0, false));
    for _ in 1..=4 {
        table.play(BLUE, "pass");
        assert_eq!(table.to_act(), only(RED));
        table.play(RED, "pass");
    }
    assert_eq!(table.game.year, 5);

    let last = hungry(6).run_from(Frame::Feed { turn: 0 });
    let outcome = last.game.outcome().expect("the game is over");
    assert_eq!(outcome.of(RED).total, 4 - 5);
    assert_eq!(outcome.of(BLUE).total, 4);
    assert_eq!(penalties(&last.game), [false, false]);
}

#[test]
fn v64_emigration_alone_brings_no_penalty() {
    // Red is full: the citizen of blue is lost to the supply, but no citizen starves.
    let game = bare(2)
        .with_city(RED, 5, &[(50, Castle), (51, Statue), (49, Farm)])
        .with_city(BLUE, 3, &[(52, Castle)])
        .with_voices(CULTURE)
        .in_year(1);
    let table = game.run_from(Frame::Voices);
    assert_eq!(table.game.year, 2);
    assert!(
        open(&table.events).iter().any(|it| matches!(it, EventView::Migrated { arrived: 0, .. }))
    );
    assert_eq!(penalties(&table.game), [false, false]);
}

/// R15.
#[test]
fn v65_a_player_without_city_is_not_hungry_and_goes_on() {
    let mut table = bare(2).with_city(BLUE, 3, &[(33, Castle)]).with_display(DEAR).turn();
    assert_eq!((table.game.citizens(RED), table.game.food(RED)), (0, 0));
    assert!(table.allows(RED, "gold"));
    assert_eq!(table.legal_texts(RED), ["gold", "pass"]);
    table.play(RED, "gold");
    assert_eq!(table.game.hunger(RED, &mut NullSink), 0);
    assert_eq!(table.game.players[RED].gold, 3);
}

/// §9.3, R27: the count is made once; a farm that falls for hunger costs nothing more this year.
#[test]
fn there_is_no_second_count() {
    // 13 citizens, 10 food; the farm of the first city is an outer tile after its neighbour fell.
    let game = bare(2)
        .with_city(
            RED,
            5,
            &[(122, Castle), (114, Farm), (100, Statue), (130, Statue), (138, Statue)],
        )
        .with_city(RED, 8, &[(116, Castle)])
        .with_voices(CULTURE)
        .in_year(1);
    let missing = game.citizens(RED) - game.food(RED);
    assert!(missing > 0, "{}", game.food(RED));
    let mut table = game.run_from(Frame::Feed { turn: 0 });
    for _ in 0..missing {
        table.play(RED, "starve 0");
    }
    let starved = |table: &Table<LaCitta>| {
        open(&table.events).iter().filter(|it| matches!(it, EventView::Starved { .. })).count()
    };
    while table.to_act() == only(RED) && table.game.year == 1 {
        let text = table.legal_texts(RED)[0].clone();
        table.play(RED, &text);
    }
    assert_eq!(starved(&table), usize::from(missing));
}

/// §9.3: the bonus of a rich harvest is eaten, by the citizens of its owner alone.
#[test]
fn a_rich_harvest_feeds_its_owner_only() {
    let game = bare(2)
        .with_city(RED, 14, &[(49, Castle), (48, Farm), (50, Farm)])
        .with_city(BLUE, 6, &[(106, Castle)])
        .with_token(48, TokenKind::Harvest)
        .in_year(1);
    assert_eq!((game.food(RED), game.food(BLUE)), (12, 4));
    let table = game.run_from(Frame::Feed { turn: 0 });
    let hungry: Vec<EventView> = open(&table.events)
        .into_iter()
        .filter(|event| matches!(event, EventView::Hungry { .. }))
        .collect();
    assert_eq!(hungry, [EventView::Hungry { seat: BLUE, citizens: 6, food: 4 }]);
}

/// R40: a player whose citizens all leave, or who has one inhabited city, is not asked.
#[test]
fn hunger_asks_nothing_without_a_choice() {
    let mut game = bare(2);
    game.terrain = [Terrain::Water; 22];
    let supply = game.supply;
    let game = game
        .with_city(RED, 1, &[(122, Castle)])
        .with_city(RED, 2, &[(106, Castle)])
        .with_city(BLUE, 3, &[(33, Castle)])
        .with_display(DEAR)
        .in_year(1);
    let table = game.run_from(Frame::Feed { turn: 0 });
    assert_eq!((table.game.year, table.game.cities.len()), (2, 0));
    assert_eq!(table.game.supply, supply, "all citizens are back in the supply");
}
