//! Setup, order and scoring (13).

use signoria_engine::{Game, RngExt, SeedableRng};
use signoria_testkit::TestRng;

use super::*;
use crate::{Action, cards::Terrain, options::TableSetup};

fn advanced() -> Options {
    Options { setup: TableSetup::Advanced, ..Options::default() }
}

fn placing(players: u8, first: Seat) -> Table<LaCitta> {
    let seed = Seed::from_number(u64::from(players));
    let setup = Setup { options: advanced(), ..LaCitta::setup(players, seed) };
    let mut game = LaCitta::set_table(&setup, &mut NullSink);
    game.start = first;
    game.run_from(Frame::Place { placed: 0 })
}

#[test]
fn v66_castles_are_placed_out_and_back() {
    let mut table = placing(4, RED);
    let mut order = Vec::new();
    let mut rng = TestRng::seed_from_u64(66);
    while table.game.year == 0 {
        let seat = table.to_act().first().expect("a seat is to act");
        order.push(seat.number());
        let action = rng.pick(&table.legal(seat)).expect("there is room");
        table.play(seat, &action.to_string());
    }
    assert_eq!(order, [0, 3, 2, 1, 1, 2, 3, 0]);
    assert_eq!(table.game.start, BLUE);
    let owners: Vec<u8> = table.game.cities.iter().map(|city| city.owner.number()).collect();
    assert_eq!(owners, order, "cities are numbered in order of placing");
    assert!(table.game.cities.iter().all(|city| city.citizens == 4), "three, and one by growth");
    while table.game.year == 1 {
        let seat = table.to_act().first().expect("the year goes on");
        let action = table.legal(seat)[0];
        table.play(seat, &action.to_string());
    }
    assert_eq!(table.game.start, GREEN);
}

#[test]
fn v67_castles_of_the_set_up_keep_their_distance() {
    for players in [4, 5] {
        let mut table = placing(players, RED);
        table.play(RED, "castle 44");
        let next = table.to_act().first().expect("the next one places");
        let why = table.why(next, "castle 47");
        assert_eq!((why.rule, why.message.key), ("6", "why-too_near"));
        assert!(table.allows(next, "castle 37"));
    }
}

/// §6: with the greediest placing there is room for all castles, at every number of players.
#[test]
fn there_is_always_room_for_a_castle() {
    for players in 2..=5 {
        for seed in 0..50 {
            let mut table = placing(players, RED);
            let mut rng = TestRng::seed_from_u64(seed);
            while table.game.year == 0 {
                let seat = table.to_act().first().expect("a seat is to act");
                // Takes the cell that blocks most.
                let game = &table.game;
                let spoilt = |action: &Action| match action {
                    Action::Castle { cell } => (cell.surroundings() & game.castle_sites()).len(),
                    _ => unreachable!("only castles are placed"),
                };
                let legal = table.legal(seat);
                let worst = legal.iter().map(spoilt).max().expect("there is room");
                let cells: Vec<Action> =
                    legal.into_iter().filter(|action| spoilt(action) == worst).collect();
                let action = rng.pick(&cells).expect("one of them");
                table.play(seat, &action.to_string());
            }
        }
    }
}

#[test]
fn the_advanced_terrain_is_shuffled_and_complete() {
    let one = dealt(3, 1, advanced()).terrain;
    let other = dealt(3, 2, advanced()).terrain;
    assert_ne!(one, other);
    for terrain in Terrain::ALL {
        let laid = one.iter().filter(|&&tile| tile == terrain).count();
        assert_eq!(laid, usize::from(terrain.count()));
    }
}

#[test]
fn every_seat_can_start() {
    let starts: std::collections::BTreeSet<Seat> =
        (0..40).map(|seed| dealt(5, seed, Options::default()).start).collect();
    assert_eq!(starts.len(), 5);
}

fn scored() -> LaCitta {
    let mut game = bare(2)
        .with_city(
            RED,
            9,
            &[(30, Castle), (22, Fountain), (38, Farm), (37, Market), (48, Statue), (49, Cloister)],
        )
        .with_city(RED, 5, &[(116, Castle), (104, Hospital), (124, Farm)])
        .with_city(RED, 3, &[(83, Castle), (74, Hospital), (91, Palazzo)])
        .with_city(BLUE, 3, &[(17, Castle)]);
    game.year = 6;
    game
}

#[test]
fn v68_citizens_full_cities_and_hunger_score() {
    let mut game = scored();
    let parts = |game: &LaCitta| {
        let standing = game.score().of(RED).clone();
        (standing.parts.iter().map(|part| part.points).collect::<Vec<_>>(), standing.total)
    };
    assert_eq!(parts(&game), (vec![17, 6, 0], 23));
    game.players[RED].hungry_at_the_end = true;
    assert_eq!(parts(&game), (vec![17, 6, -5], 18));
}

#[test]
fn v69_all_three_are_needed_and_a_hospital_gives_two() {
    let full = |tiles: &[(u8, Building)]| {
        let game = bare(5).with_city(RED, 9, tiles);
        game.score().of(RED).parts[1].points
    };
    assert_eq!(full(&[(30, Castle), (22, Fountain), (38, Hospital), (48, Cloister)]), 0);
    assert_eq!(full(&[(30, Castle), (22, Fountain), (38, Palazzo)]), 0, "no education");
    assert_eq!(full(&[(30, Castle), (22, Statue), (38, University)]), 0, "no health");
    assert_eq!(full(&[(30, Castle), (22, Statue), (38, Hospital)]), 3);
    assert_eq!(full(&[(30, Castle), (22, Cathedral), (38, University), (37, BathHouse)]), 3);
}

#[test]
fn v70_gold_breaks_ties() {
    let tied = |red, blue| {
        let game = bare(2)
            .with_city(RED, 3, &[(122, Castle)])
            .with_city(BLUE, 3, &[(33, Castle)])
            .with_gold(RED, red)
            .with_gold(BLUE, blue);
        game.score().winners().map(Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(tied(2, 1), [0]);
    assert_eq!(tied(1, 2), [1]);
    assert_eq!(tied(1, 1), [0, 1]);
}

#[test]
fn v71_castles_on_poor_land_mean_a_quick_decline() {
    // Cells that border a single farmland of one grain with two players.
    let game = bare(2);
    let poor: Vec<Cell> = game.buildable().iter().filter(|&cell| game.grain(cell) == 1).collect();
    let first = poor[0];
    let second = *poor
        .iter()
        .find(|cell| !first.surroundings().contains(**cell))
        .expect("poor land is common");
    let mut game = game
        .with_city(RED, 3, &[(first.number(), Castle)])
        .with_city(RED, 3, &[(second.number(), Castle)])
        .with_city(BLUE, 3, &[(33, Castle)]);
    game.begin_year(&mut NullSink);
    assert_eq!((game.citizens(RED), game.food(RED)), (8, 2));
    assert_eq!(game.hunger(RED, &mut NullSink), 6);
    assert!(game.players[RED].penalty);
}

#[test]
fn v73_the_sixth_year_has_no_rich_harvest_and_no_later_penalty() {
    let display = [
        PoliticalCard::RichHarvest,
        PoliticalCard::BreadAndGames,
        PoliticalCard::Palazzo,
        PoliticalCard::Palazzo,
        PoliticalCard::Hospital,
        PoliticalCard::Hospital,
        PoliticalCard::Cathedral,
    ];
    let mut table = bare(2)
        .with_city(RED, 5, &[(122, Castle), (130, Statue), (114, Farm)])
        .with_city(BLUE, 5, &[(33, Castle)])
        .with_display(display)
        .in_year(6)
        .turn();
    assert_eq!(table.why(RED, "card rich_harvest 114").message.key, "why-last_year");
    table.play(RED, "card bread_and_games 130 culture");
    while let Some(seat) = table.to_act().first() {
        table.play(seat, "pass");
    }
    let outcome = table.game.outcome().expect("the game is over");
    let red: Vec<i32> = outcome.of(RED).parts.iter().map(|part| part.points).collect();
    assert_eq!(red, [5, 0, 0]);
    let blue: Vec<i32> = outcome.of(BLUE).parts.iter().map(|part| part.points).collect();
    assert_eq!(blue, [4, 0, -5], "five citizens, four food");
    assert!(table.game.players.values().all(|player| !player.penalty));
}

#[test]
fn v75_a_fallen_castle_can_found_again() {
    let mut game = bare(2)
        .with_city(RED, 5, &[(122, Castle)])
        .with_city(RED, 4, &[(106, Castle)])
        .with_city(RED, 3, &[(33, Castle)])
        .with_city(RED, 0, &[(49, Castle)])
        .with_voices([Voice::Culture; 4])
        .in_year(1);
    assert_eq!(game.players[RED].castles, 0);
    game.players[RED].founded = true;
    let mut table = game.run_from(Frame::Ruins { turn: 0 });
    while table.game.year == 1 {
        let text = table.legal_texts(RED)[0].clone();
        table.play(RED, &text);
    }
    assert_eq!((table.game.players[RED].castles, table.game.cities.len()), (1, 3));
    if table.to_act() == only(BLUE) {
        table.play(BLUE, "pass");
    }
    assert!(table.game.list(RED).iter().any(|text| text.starts_with("found 49 ")));
}
