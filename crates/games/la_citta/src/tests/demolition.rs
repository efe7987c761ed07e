//! Demolition (13), and the proof that citizens need not be kept on tiles.

use std::collections::HashSet;

use signoria_engine::{RngExt, SeedableRng};
use signoria_testkit::TestRng;

use super::*;
use crate::rules::demolition::outer_tiles;

#[test]
fn v57_surplus_in_the_castle_covers_a_loss() {
    let game = bare(2).with_city(RED, 2, &[(49, Castle), (50, Statue)]).with_city(
        BLUE,
        3,
        &[(106, Castle), (105, Statue)],
    );
    assert_eq!((game.ruin_of(RED), game.ruin_of(BLUE)), (None, None));
    let table = game.run_from(Frame::Ruins { turn: 0 });
    assert!(!open(&table.events).iter().any(|it| matches!(it, EventView::Demolished { .. })));
}

#[test]
fn v58_without_citizens_everything_goes_and_the_castle_returns() {
    let mut game =
        bare(2).with_city(RED, 0, &[(49, Castle), (48, Farm)]).with_city(BLUE, 3, &[(106, Castle)]);
    game.year = 1;
    let (castles, farms) = (game.players[RED].castles, game.stock[Farm.index()]);
    assert_eq!(game.food(RED), 8);
    let table = game.with_voices([Voice::Culture; 4]).run_from(Frame::Ruins { turn: 0 });
    assert_eq!(table.game.food(RED), 0);
    assert_eq!(table.game.players[RED].castles, castles + 1);
    assert_eq!(table.game.stock[Farm.index()], farms + 1);
    assert_eq!(
        open(&table.events)[..2],
        [
            EventView::Demolished { seat: RED, city: CityId(0), building: Farm, cell: at(48) },
            EventView::CityLost { seat: RED, city: CityId(0), cell: at(49) },
        ]
    );
}

#[test]
fn only_outer_buildings_can_be_given_up() {
    let game = bare(5)
        .with_city(RED, 3, &[(49, Castle), (50, Statue), (51, Farm), (48, Cloister), (38, Farm)])
        .with_city(BLUE, 3, &[(106, Castle)]);
    let mut table = game.in_year(1).run_from(Frame::Ruins { turn: 0 });
    assert_eq!(table.legal_texts(RED), ["demolish 0 38", "demolish 0 51"]);
    let why = table.why(RED, "demolish 0 50");
    assert_eq!((why.rule, why.message.key), ("11 R26", "why-not_outside"));
    assert_eq!(table.why(RED, "demolish 0 49").message.key, "why-castle_stays");
    assert_eq!(table.why(RED, "demolish 1 106").message.key, "why-not_this_city");
    table.play(RED, "demolish 0 51");
    assert_eq!(table.legal_texts(RED), ["demolish 0 38", "demolish 0 50"]);
    table.play(RED, "demolish 0 38");
    assert_eq!(table.game.city(CityId(0)).map(|city| city.tiles), Some(cells(&[48, 49, 50])));
}

/// R40: nothing is asked if only the castle can stay, or a single tile is an outer one.
#[test]
fn demolition_asks_nothing_without_a_choice() {
    let fallen = |citizens, tiles: &[(u8, Building)]| {
        let game = bare(2).with_city(RED, citizens, tiles).with_city(BLUE, 3, &[(106, Castle)]);
        let table = game.run_from(Frame::Demolish { city: CityId(0) });
        assert_eq!(table.to_act(), SeatSet::EMPTY);
        table.game.city(CityId(0)).map(|city| city.tiles)
    };
    let middle = [(49, Castle), (48, Statue), (50, Statue)];
    assert_eq!(fallen(1, &middle), Some(cells(&[49])), "only the castle can stay");
    let line = [(49, Castle), (50, Statue), (51, Statue)];
    assert_eq!(fallen(2, &line), Some(cells(&[49, 50])), "a single outer tile");
}

/// §9.2: what a fallen building gave is gone with it.
#[test]
fn a_fallen_building_takes_its_gifts_along() {
    let mut game = bare(3).with_city(
        RED,
        9,
        &[(48, Castle), (49, Market), (38, BathHouse), (62, Quarry), (50, Hospital)],
    );
    let gifts = |game: &LaCitta| {
        let city = game.city(CityId(0)).expect("it stands");
        (city.cap(), city.marble, game.attraction(city))
    };
    assert_eq!(gifts(&game), (u8::MAX, 1, [0, 1, 3]));
    game.lift_tile(0, at(50));
    assert_eq!(gifts(&game), (u8::MAX, 1, [0, 0, 2]), "the arches of the hospital");
    game.lift_tile(0, at(62));
    assert_eq!(gifts(&game), (u8::MAX, 0, [0, 0, 2]), "the gold of the quarry");
    game.lift_tile(0, at(38));
    assert_eq!(gifts(&game), (8, 0, [0; 3]), "R22: the water that lifted the limit");
    game.lift_tile(0, at(49));
    assert_eq!(gifts(&game), (5, 0, [0; 3]), "R22: the market that raised it");
}

/// R26: on a closed ring any tile may go.
#[test]
fn a_ring_opens_anywhere() {
    let ring = [(48, Castle), (62, Farm), (61, Farm), (47, Farm), (37, Farm), (38, Farm)];
    let game = bare(5).with_city(RED, 5, &ring);
    assert_eq!(game.outer_tiles(CityId(0)), cells(&[62, 61, 47, 37, 38]));
}

/// A city as the rulebook sees it: citizens on tiles.
struct Literal {
    tiles: Vec<Cell>,
    castle: Cell,
}

type Citizens = Vec<u8>;

impl Literal {
    /// Every city that can be left when `citizens` of one on each tile remain: the owner takes each
    /// leaving citizen from a tile of their choice, then moves citizens freely, then pulls down
    /// every empty building from the outside inwards, and not more than necessary.
    fn results(&self, citizens: usize) -> HashSet<CellSet> {
        let mut arrangements: HashSet<Citizens> = HashSet::from([vec![1; self.tiles.len()]]);
        for _ in citizens..self.tiles.len() {
            arrangements = arrangements.iter().flat_map(Self::departures).collect();
        }
        let mut open: Vec<Citizens> = arrangements.iter().cloned().collect();
        while let Some(arrangement) = open.pop() {
            for moved in Self::moves(&arrangement) {
                if arrangements.insert(moved.clone()) {
                    open.push(moved);
                }
            }
        }
        arrangements
            .iter()
            .filter_map(|arrangement| self.pull_down(arrangement, citizens))
            .collect()
    }

    fn departures(from: &Citizens) -> Vec<Citizens> {
        (0..from.len())
            .filter(|&tile| from[tile] > 0)
            .map(|tile| {
                let mut after = from.clone();
                after[tile] -= 1;
                after
            })
            .collect()
    }

    fn moves(from: &Citizens) -> Vec<Citizens> {
        Self::departures(from)
            .into_iter()
            .flat_map(|taken| {
                (0..taken.len()).map(move |tile| {
                    let mut after = taken.clone();
                    after[tile] += 1;
                    after
                })
            })
            .collect()
    }

    /// The city after its empty tiles fell, if the arrangement empties no more tiles than it must and
    /// they can all be taken from the outside.
    fn pull_down(&self, arrangement: &Citizens, citizens: usize) -> Option<CellSet> {
        let mut empty: Vec<Cell> = (0..self.tiles.len())
            .filter(|&tile| arrangement[tile] == 0)
            .map(|tile| self.tiles[tile])
            .collect();
        if empty.len() != self.tiles.len() - citizens {
            return None;
        }
        let mut standing: CellSet = self.tiles.iter().copied().collect();
        // Taking one outer tile never makes another empty outer tile an inner one for good: whatever
        // order works, taking any removable tile first works too. Still every order is tried.
        self.every_order(&mut standing, &mut empty)
    }

    fn every_order(&self, standing: &mut CellSet, empty: &mut Vec<Cell>) -> Option<CellSet> {
        if empty.is_empty() {
            return Some(*standing);
        }
        for at in 0..empty.len() {
            let tile = empty.remove(at);
            let rest = *standing - CellSet::one(tile);
            let outside =
                if tile == self.castle { rest.is_empty() } else { self.is_connected(rest) };
            if outside {
                let mut left = rest;
                if let Some(result) = self.every_order(&mut left, empty) {
                    return Some(result);
                }
            }
            empty.insert(at, tile);
        }
        None
    }

    fn is_connected(&self, tiles: CellSet) -> bool {
        tiles.contains(self.castle) && tiles.reachable(self.castle) == tiles
    }
}

/// Every city that giving up one outer tile after the other can leave.
fn short_results(city: &City, citizens: u8, into: &mut HashSet<CellSet>) {
    if city.size == citizens || city.size == 0 {
        into.insert(city.tiles);
    } else if city.size == 1 {
        into.insert(CellSet::EMPTY);
    } else {
        for cell in outer_tiles(city) {
            let mut smaller = City::empty(city.id, city.owner, city.castle, citizens);
            for tile in city.tiles - CellSet::one(cell) {
                smaller.add(Farm, tile, 0, 0);
            }
            short_results(&smaller, citizens, into);
        }
    }
}

/// The design note's claim: keeping only the number of citizens and giving up outer tiles is the same
/// as the literal rule, for every city of up to six tiles round a crossing, wherever its castle stands
/// and however many citizens are left.
#[test]
fn giving_up_outer_tiles_is_rearranging_and_demolishing() {
    // A closed ring of six cells and two cells of the lanes that leave it.
    let region = cells(&[48, 62, 61, 47, 37, 38, 49, 30]);
    let mut shapes = 0;
    let mut compared = 0;
    for bits in 1_u32..1 << region.len() {
        if bits.count_ones() > 6 {
            continue;
        }
        let tiles: Vec<Cell> = region
            .iter()
            .enumerate()
            .filter(|(at, _)| bits & (1 << at) != 0)
            .map(|(_, cell)| cell)
            .collect();
        let set: CellSet = tiles.iter().copied().collect();
        if set.reachable(tiles[0]) != set {
            continue;
        }
        shapes += 1;
        for &castle in &tiles {
            let literal = Literal { tiles: tiles.clone(), castle };
            let mut city = City::empty(CityId(0), RED, castle, 0);
            for &tile in &tiles {
                city.add(Farm, tile, 0, 0);
            }
            for citizens in 0..tiles.len() {
                let mut short = HashSet::new();
                short_results(&city, citizens as u8, &mut short);
                assert_eq!(short, literal.results(citizens), "{tiles:?} {castle:?} {citizens}");
                compared += short.len();
            }
        }
    }
    assert!(shapes > 60 && compared > 1000, "{shapes} shapes, {compared} results");
}

/// INV 14: demolition takes exactly the tiles that have no citizen, and never breaks a city.
#[test]
fn demolition_takes_no_more_and_no_fewer() {
    let mut rng = TestRng::seed_from_u64(14);
    let mut fallen = 0;
    signoria_testkit::walk::<LaCitta>(4, &Options::default(), 0..30, |_, _, _, game, _| {
        if game.year < 3 || game.cities.is_empty() || rng.below(6) > 0 {
            return;
        }
        let mut game = game.clone();
        game.tokens.clear();
        let city = rng.below(game.cities.len());
        let City { id, owner, size, citizens, .. } = game.cities[city];
        let left = rng.below(usize::from(citizens) + 1) as u8;
        game.cities[city].citizens = left;
        game.stack = Stack::new(Frame::Demolish { city: id });
        let tiles = game.occupied.len();
        flow::run(&mut game, &mut NullSink);
        while let Some(seat) = game.stack.asked().first() {
            assert_eq!(seat, owner);
            let mut legal = Vec::new();
            game.list_legal(seat, &mut legal);
            let action = rng.pick(&legal).expect("a choice");
            flow::answer(&mut game, seat, action, &mut NullSink);
        }
        assert_eq!(tiles - game.occupied.len(), usize::from(size.saturating_sub(left)));
        if let Some(city) = game.city(id) {
            assert_eq!(city.tiles.reachable(city.castle), city.tiles);
            assert!(left > 0);
        } else {
            assert_eq!(left, 0);
        }
        fallen += tiles - game.occupied.len();
    });
    assert!(fallen > 100, "{fallen}");
}
