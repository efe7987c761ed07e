//! Invariants over transitions (14), and the sizes of things.

use std::collections::BTreeSet;

use signoria_engine::{Game, Viewer};
use signoria_testkit::walk;
use static_assertions::const_assert;

use super::*;
use crate::{
    Action,
    map::{CELLS, SLOTS},
    options::TableSetup,
};

const_assert!(size_of::<Action>() <= 8);
const_assert!(size_of::<LaCitta>() <= 4096);

fn everywhere(games: u64, mut look: impl FnMut(&LaCitta, Seat, Action, &LaCitta, &[EventView])) {
    for setup in [TableSetup::Standard, TableSetup::Advanced] {
        for players in 2..=5 {
            walk::<LaCitta>(
                players,
                &Options { setup, ..Options::default() },
                0..games,
                |before, seat, action, after, events| {
                    look(before, seat, action, after, &open(events));
                },
            );
        }
    }
}

/// INV 9: only demolition leaves a city above its limit.
#[test]
fn no_citizen_settles_above_the_limit() {
    let mut above = 0;
    everywhere(40, |before, _, _, after, events| {
        for city in after.cities.iter().filter(|city| city.citizens > city.cap()) {
            above += 1;
            let was_above = before.city(city.id).is_some_and(|was| was.citizens > was.cap());
            let lost = events.iter().any(
                |event| matches!(event, EventView::Demolished { city: id, .. } if *id == city.id),
            );
            assert!(was_above || lost, "{city:?}");
        }
    });
    assert!(above > 0, "it happened in no game");
}

/// R19: citizens come, go and change city by growth, markets, golden times, founding, migration and
/// hunger only. R34: newcomers stand on the castle, where they are free, except the one of a market.
#[test]
fn citizens_are_accounted_for() {
    everywhere(15, |before, _, _, after, events| {
        let mut citizens = [0_i32; 256];
        let mut tiles = [0_i32; 256];
        for city in &before.cities {
            citizens[usize::from(city.id.0)] = city.citizens.into();
            tiles[usize::from(city.id.0)] = city.size.into();
        }
        for event in events {
            let mut come = |city: CityId, number: i32| citizens[usize::from(city.0)] += number;
            let mut build = |city: CityId, number: i32| tiles[usize::from(city.0)] += number;
            match event {
                EventView::CastlePlaced { city, .. } => {
                    come(*city, 3);
                    build(*city, 1);
                }
                EventView::Founded { city, from, .. } => {
                    come(*from, -1);
                    come(*city, 3);
                    build(*city, 1);
                }
                EventView::CitiesGrew { cities, .. } => {
                    for &city in cities {
                        come(city, 1);
                    }
                }
                EventView::Built { city, building, .. } => {
                    come(*city, i32::from(*building == Market));
                    build(*city, 1);
                }
                EventView::CitizensCame { city, citizens, .. } => come(*city, (*citizens).into()),
                EventView::Migrated { city, from, arrived, .. } => {
                    for loser in from {
                        come(loser.city, -1);
                    }
                    come(*city, (*arrived).into());
                }
                EventView::Starved { city, .. } => come(*city, -1),
                EventView::Demolished { city, .. } | EventView::CityLost { city, .. } => {
                    build(*city, -1);
                }
                _ => {}
            }
        }
        for city in &after.cities {
            let id = usize::from(city.id.0);
            assert_eq!(i32::from(city.citizens), citizens[id], "city {id}: {events:?}");
            assert_eq!(i32::from(city.free()), (citizens[id] - tiles[id]).max(0), "city {id}");
            citizens[id] = 0;
        }
        assert_eq!(citizens, [0; 256], "a lost city leaves no citizens: {events:?}");
    });
}

/// R36: whatever is on the table is public. Views of the same moment differ in the hidden voice cards
/// their viewers looked at, and in nothing else.
#[test]
fn all_see_the_same_but_for_voices_looked_at() {
    let mut differences = 0;
    everywhere(6, |_, _, _, after, _| {
        let spectator = after.view(Viewer::Spectator);
        for seat in Seat::all(after.seat_count()) {
            let mut view = after.view(Viewer::Seat(seat));
            differences += u32::from(view.voices.row != spectator.voices.row);
            for (position, (own, open)) in
                view.voices.row.iter_mut().zip(&spectator.voices.row).enumerate()
            {
                let looked = position > 0 && after.players[seat].peeked & 1 << (position - 1) != 0;
                assert!(own == open || (looked && open.is_none()), "position {position}");
                // What was looked at is no longer among the cards the viewer has not seen.
                if let (Some(voice), None) = (*own, *open) {
                    view.voices.unseen[voice.index()] += 1;
                }
                *own = *open;
            }
            view.viewer = Viewer::Spectator;
            assert_eq!(view, spectator);
        }
    });
    assert!(differences > 0, "no player looked at anything");
}

/// The quick way to find outer tiles (no ring: the ends) agrees with the definition.
#[test]
fn outer_tiles_are_those_without_which_the_rest_is_connected() {
    let mut rings = 0;
    everywhere(10, |_, _, _, after, _| {
        for city in &after.cities {
            let outer: CellSet = (city.tiles - CellSet::one(city.castle))
                .iter()
                .filter(|&cell| {
                    let rest = city.tiles - CellSet::one(cell);
                    rest.reachable(city.castle) == rest
                })
                .collect();
            assert_eq!(after.outer_tiles(city.id), outer, "{city:?}");
            let linked = |cell: &Cell| (cell.neighbours() & city.tiles).len() > 1;
            rings += u32::from(outer.iter().any(|cell| linked(&cell)));
        }
    });
    assert!(rings > 0, "no city closed a ring");
}

/// INV 10, R36: gold changes by action cards, quarries and payments only; players cannot give it away.
#[test]
fn gold_is_accounted_for() {
    everywhere(15, |before, _, _, after, events| {
        let mut gold: Vec<i32> = before.players.values().map(|it| it.gold.into()).collect();
        for event in events {
            let (seat, change) = match *event {
                EventView::GoldTaken { seat, gold } | EventView::QuarriesPaid { seat, gold } => {
                    (seat, i32::from(gold))
                }
                EventView::Built { seat, cost, .. }
                | EventView::GamesHeld { seat, cost, .. }
                | EventView::CitizensCame { seat, cost, .. }
                | EventView::Peeked { seat, cost, .. } => (seat, -i32::from(cost)),
                _ => continue,
            };
            gold[seat.index()] += change;
        }
        let now: Vec<i32> = after.players.values().map(|it| it.gold.into()).collect();
        assert_eq!(gold, now);
    });
}

/// INV 12: a founded castle has three empty cells round it, one founding a year, four castles at most.
#[test]
fn foundings_keep_their_distance() {
    let mut founded = 0;
    everywhere(15, |before, seat, action, after, _| {
        if let Action::Found { cell, .. } = action {
            // Three steps away from the cell nothing stands yet: three cells at least stay empty.
            let mut reached = CellSet::one(cell);
            for _ in 0..3 {
                reached |= reached.halo();
                assert!(!reached.meets(before.occupied), "{action}");
            }
            assert!(!before.players[seat].founded && before.players[seat].castles > 0);
            founded += 1;
        }
        for player in Seat::all(after.seat_count()) {
            assert!(after.cities_of(player).count() <= 4);
        }
    });
    assert!(founded > 300, "{founded}");
}

/// INV 13 and 14: each neighbour loses one citizen to a call; hunger takes exactly what is missing.
#[test]
fn citizens_leave_one_by_one() {
    let mut starved = 0_u32;
    let mut missing = 0_u32;
    everywhere(25, |_, _, _, _, events| {
        for event in events {
            match event {
                EventView::Migrated { from, arrived, city, .. } => {
                    let different: BTreeSet<_> = from.iter().map(|loss| loss.city).collect();
                    assert_eq!(different.len(), from.len());
                    assert!(usize::from(*arrived) <= from.len() && !different.contains(city));
                }
                EventView::Hungry { citizens, food, .. } => missing += u32::from(citizens - food),
                EventView::Starved { .. } => starved += 1,
                _ => {}
            }
        }
    });
    assert!(starved > 1000, "{starved}");
    assert_eq!(starved, missing);
}

/// INV 15 and 18: six years of five turns each, and points recomputed from the final board.
#[test]
fn a_game_has_thirty_turns_each_and_points_add_up() {
    let mut turns = vec![0_u32; 5];
    everywhere(10, |before, _, _, after, events| {
        if before.year == 0 || (before.year == 1 && turns.iter().sum::<u32>() >= 30 * 5) {
            turns.fill(0);
        }
        for event in events {
            match event {
                EventView::GoldTaken { seat, .. }
                | EventView::Founded { seat, .. }
                | EventView::Built { seat, .. }
                | EventView::GamesHeld { seat, .. }
                | EventView::CitizensCame { seat, .. }
                | EventView::HarvestDoubled { seat, .. }
                | EventView::Peeked { seat, .. }
                | EventView::Passed { seat, .. }
                | EventView::PenaltyPaid { seat } => turns[seat.index()] += 1,
                _ => {}
            }
        }
        if let Some(outcome) = after.outcome() {
            for standing in &outcome.standings {
                let cities = || after.cities.iter().filter(|city| city.owner == standing.seat);
                let citizens: i32 = cities().map(|city| i32::from(city.citizens)).sum();
                let full = cities()
                    .filter(|city| {
                        let has = |kinds: &[Building]| {
                            city.tiles.iter().any(|cell| {
                                after.tile(cell).is_some_and(|tile| kinds.contains(&tile))
                            })
                        };
                        has(&[Statue, Palazzo, Cathedral])
                            && has(&[Cloister, Hospital, University])
                            && has(&[Fountain, Hospital, BathHouse])
                    })
                    .count() as i32;
                let hunger = 5 * i32::from(after.players[standing.seat].hungry_at_the_end);
                assert_eq!(standing.total, citizens + 3 * full - hunger);
                assert_eq!(turns[standing.seat.index()], 30, "{turns:?}");
            }
            turns.fill(0);
        }
    });
}

/// INV 17: the board looks the same from the other side; so do the choices.
#[test]
fn turning_the_board_turns_the_choices() {
    let turned_cell = |cell: Cell| {
        let (q, r) = (20 - cell.data().q, 15 - cell.data().r);
        let number =
            CELLS.iter().position(|cell| (cell.q, cell.r) == (q, r)).expect("a mirror cell");
        Cell::new(number as u8)
    };
    let turned_slot = |slot: usize| {
        let (q, r) = SLOTS[slot].hexes[0];
        SLOTS.iter().position(|slot| slot.hexes.contains(&(20 - q, 15 - r))).expect("a mirror slot")
    };
    let turned_action = |action: Action| match action {
        Action::Castle { cell } => Action::Castle { cell: turned_cell(cell) },
        Action::Found { from, cell } => Action::Found { from, cell: turned_cell(cell) },
        Action::Build { building, cell } => Action::Build { building, cell: turned_cell(cell) },
        Action::Card { building, cell } => Action::Card { building, cell: turned_cell(cell) },
        Action::Architect { building, cell } => {
            Action::Architect { building, cell: turned_cell(cell) }
        }
        Action::Games { cell, tokens } => Action::Games { cell: turned_cell(cell), tokens },
        Action::Harvest { cell } => Action::Harvest { cell: turned_cell(cell) },
        Action::Demolish { city, cell } => Action::Demolish { city, cell: turned_cell(cell) },
        Action::Gold
        | Action::GoldenTimes { .. }
        | Action::Referendum { .. }
        | Action::Pass
        | Action::Migrate { .. }
        | Action::Starve { .. } => action,
    };
    let turned = |game: &LaCitta| {
        let mut other = game.clone();
        for (slot, &terrain) in game.terrain.iter().enumerate() {
            other.terrain[turned_slot(slot)] = terrain;
        }
        other.water = crate::determinize::water_cells(&other.terrain);
        other.tiles = [None; 156];
        other.occupied = CellSet::EMPTY;
        other.cities.clear();
        for city in &game.cities {
            other.cities.push(City::empty(
                city.id,
                city.owner,
                turned_cell(city.castle),
                city.citizens,
            ));
            for cell in city.tiles {
                let building = game.tile(cell).expect("a tile");
                other.lay_tile(other.cities.len() - 1, building, turned_cell(cell));
            }
        }
        other.survey();
        for token in &mut other.tokens {
            token.cell = turned_cell(token.cell);
        }
        other.tokens.sort_unstable();
        other
    };
    everywhere(3, |_, _, _, game, _| {
        let Some(seat) = game.to_act().first() else { return };
        let other = turned(game);
        let mut expected = Vec::new();
        game.legal(seat, &mut expected);
        let mut expected: Vec<Action> = expected.into_iter().map(turned_action).collect();
        expected.sort_unstable();
        let mut legal = Vec::new();
        other.legal(seat, &mut legal);
        assert_eq!(legal, expected);
        assert_eq!(other.find_relations(), game.find_relations());
        assert_eq!(other.food(seat), game.food(seat));
    });
}

/// What is kept for speed is worked out again once a year only: while tiles fall it may still remember a
/// tile that is gone. Two games that differ in nothing else stand alike, and their marks agree.
#[test]
fn what_is_kept_for_speed_is_no_part_of_a_state() {
    everywhere(2, |_, _, _, after, _| {
        let mut surveyed = after.clone();
        surveyed.rims = crate::state::Derived::default();
        assert_eq!(surveyed, *after);
        assert_eq!(signoria_engine::stable_hash(&surveyed), signoria_engine::stable_hash(after));
    });
}
