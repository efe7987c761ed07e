//! Evaluation of La Città.
//!
//! Points are citizens, three more for each city with culture, education and health, five fewer for hunger in
//! the last year. A city grows by one citizen a year if it has room (market, then water) and food. Neighbours
//! with more of what the people want take citizens away. Good play: farms before citizens, a market before the
//! fifth citizen, all three arches in every city, and more cities while there is time.

use signoria_engine::Seat;
use signoria_games::la_citta::{
    Action, LaCitta,
    cards::{Building, FULL_CITY_POINTS, HUNGER_POINTS, LEVEL_COSTS, REFERENDUM_COST, YEARS},
    frame::Frame,
    map::Cell,
    state::City,
};

use crate::{Evaluate, PerSeat, SearchConfig};

/// Evaluation of La Città; points are those of the final count.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluator;

/// Points per gold while there is something to buy.
const GOLD: f32 = 0.3;
/// Turns of a player per year.
const TURNS: f32 = 5.0;

/// Returns the number of years after this one.
fn left(game: &LaCitta) -> f32 {
    f32::from(YEARS.saturating_sub(game.year))
}

/// Returns the remaining fraction of this year's turns.
fn rest(game: &LaCitta) -> f32 {
    match game.stack.frames().first() {
        Some(Frame::Place { .. } | Frame::Year) => 1.0,
        Some(Frame::Turn { round, .. }) => 1.0 - f32::from(*round) / TURNS,
        _ => 0.0,
    }
}

/// Returns the number of arch colours that a city lacks for its three points.
fn missing(arches: [u8; 3]) -> u8 {
    arches.map(|count| u8::from(count == 0)).iter().sum()
}

/// Returns the expected final points of a seat.
fn expected_points(game: &LaCitta, seat: Seat) -> f32 {
    let (left, rest) = (left(game), rest(game));
    let player = &game.players[seat];
    let mut citizens = 0.0;
    let mut grown = 0.0;
    let mut points = 0.0;
    for city in game.cities_of(seat) {
        citizens += f32::from(city.citizens);
        grown += f32::from(city.room().min(20)).min(left);
        points += match missing(city.arches) {
            0 => FULL_CITY_POINTS as f32,
            1 => 1.3 * (0.4 * (left + rest)).min(1.0),
            2 => 0.5 * (0.3 * (left + rest)).min(1.0),
            _ => 0.0,
        };
        points += attraction(game, city) * (0.35 * left + 0.5 * rest.max(0.3));
        // Free citizens allow more buildings.
        points += 0.12 * f32::from(city.free().min(3)) * (left + rest).min(1.0);
    }
    let food = f32::from(game.food(seat) + game.bonus_food(seat));
    let people = citizens + 0.9 * grown;
    let hungry = (people - food).max(0.0);
    let time = left + rest;
    // Farms can still be built, but each takes a turn and a citizen.
    let hunger = if time < 0.3 {
        let now = (citizens - food).max(0.0);
        now + if now > 0.0 { HUNGER_POINTS as f32 } else { 0.0 }
    } else {
        let now = (citizens - food).max(0.0);
        0.75 * hungry + 0.5 * now * (1.0 - rest) + if left < 0.5 && now > 0.0 { 3.0 } else { 0.0 }
    };
    let spare = (food - people).clamp(0.0, 4.0) * 0.08 * left.min(2.0);
    let marble: f32 = game.cities_of(seat).map(|city| f32::from(city.marble)).sum();
    let gold =
        GOLD * (time.min(1.0)) * (f32::from(player.gold).min(8.0)) + GOLD * 0.8 * marble * left;
    let penalty = if player.penalty { 0.8 } else { 0.0 };
    people + points - hunger + spare + gold
        - penalty
        - if player.hungry_at_the_end { HUNGER_POINTS as f32 } else { 0.0 }
}

/// Returns how attractive a city is: arches ahead of the mean of all foreign cities, bounded per colour.
fn attraction(game: &LaCitta, city: &City) -> f32 {
    let own = game.attraction(city);
    let mut sum = 0.0;
    for (kind, own) in own.into_iter().enumerate() {
        // The mean of all foreign cities approximates the neighbours.
        let mut others = 0.0;
        let mut count = 0.0_f32;
        for other in &game.cities {
            if other.owner != city.owner {
                others += f32::from(other.arches[kind]);
                count += 1.0;
            }
        }
        let mean = others / count.max(1.0);
        sum += ((f32::from(own) - mean) * 0.6).clamp(-1.0, 1.0);
    }
    sum
}

/// Returns the value of a building on a cell; it extends the adjacent city.
fn building_value(game: &LaCitta, seat: Seat, what: Building, cell: Cell) -> f32 {
    let (left, rest) = (left(game), rest(game));
    let neighbours = cell.neighbours();
    let Some(city) = game.cities_of(seat).find(|city| city.tiles.meets(neighbours)) else {
        return 0.0;
    };
    let citizens = f32::from(game.citizens(seat));
    let food = f32::from(game.food(seat) + game.bonus_food(seat));
    let cities = game.cities_of(seat).count() as f32;
    let wanted = citizens + cities * left.min(2.0) - food;
    match what {
        Building::Castle => 0.0,
        Building::Farm => {
            let grain = f32::from(game.grain(cell));
            if grain == 0.0 {
                return -1.5;
            }
            grain.min(wanted.max(0.0)) * 0.95 + 0.15 * grain * left.min(2.0) - 0.2
        }
        Building::Quarry => f32::from(game.mountains(cell)) * GOLD * 1.2 * left - 0.4,
        Building::Market => {
            let full = city.citizens + 1 >= city.cap();
            1.0 + if full { 0.9 * left.min(3.0) } else { 0.35 * left.min(3.0) }
        }
        Building::Statue
        | Building::Cloister
        | Building::Fountain
        | Building::Palazzo
        | Building::Hospital
        | Building::BathHouse
        | Building::Cathedral
        | Building::University => {
            let arches = what.arches();
            let mut after = city.arches;
            let mut sum = 0.0;
            for kind in 0..3 {
                // The first arch of a colour protects citizens, further ones attract them.
                let more = f32::from(arches[kind]);
                sum += more * if city.arches[kind] == 0 { 0.6 } else { 0.4 };
                after[kind] += arches[kind];
            }
            let step = f32::from(missing(city.arches) - missing(after));
            let whole = if missing(after) == 0 && step > 0.0 { 1.4 } else { 0.5 * step };
            let room = if what.is_water() && city.market && city.wells == 0 {
                if city.citizens + 1 >= city.cap() { left.min(2.0) } else { 0.3 * left }
            } else {
                0.0
            };
            sum * (0.35 * left + 0.5 * rest.max(0.4)) + whole + room
        }
    }
}

/// Returns the value of gold that is spent.
fn cost(gold: u16) -> f32 {
    GOLD * f32::from(gold)
}

impl Evaluate<LaCitta> for Evaluator {
    const MARGIN_SCALE: f32 = 6.0;
    const SEARCH: SearchConfig =
        SearchConfig { exploration: 0.1, horizon: 4, ..SearchConfig::DEFAULT };
    const PRIOR_TEMPERATURE: f32 = 0.8;

    fn expected_points(&self, game: &LaCitta, points: &mut PerSeat) {
        for seat in Seat::all(game.players.seats()) {
            points[seat.index()] = expected_points(game, seat);
        }
    }

    fn tick(&self, game: &LaCitta) -> u32 {
        // Rounds of turns; the phases after the fifth round belong to it.
        let round = match game.stack.frames().first() {
            Some(Frame::Place { .. } | Frame::Year) => 0,
            Some(Frame::Turn { round, .. }) => u32::from(*round),
            _ => 4,
        };
        1 + u32::from(game.year) * 5 + round
    }

    fn progress(&self, game: &LaCitta) -> f32 {
        1.0 - (left(game) + rest(game)) / f32::from(YEARS)
    }

    fn prior_scores(&self, game: &LaCitta, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        let (left, rest) = (left(game), rest(game));
        let player = &game.players[seat];
        let citizens = f32::from(game.citizens(seat));
        let food = f32::from(game.food(seat) + game.bonus_food(seat));
        scores.clear();
        scores.extend(legal.iter().map(|action| match *action {
            Action::Castle { cell } => {
                let near =
                    cell.neighbours().iter().filter(|near| game.mountains(*near) > 0).count();
                f32::from(game.grain(cell))
                    + 0.4 * f32::from(u8::from(game.water.contains(cell)))
                    + 0.3 * near as f32
            }
            Action::Gold => {
                0.45 + if player.gold < 3 { 0.4 } else { 0.0 } - if left < 0.5 { 0.5 } else { 0.0 }
            }
            Action::Found { from: _, cell } => {
                // Two citizens now, one more per year, and own food.
                let bread = f32::from(game.grain(cell)).min(4.0);
                1.6 + 0.7 * left + 0.35 * bread - if left < 0.5 { 1.0 } else { 0.0 }
            }
            Action::Build { building: what, cell } => building_value(game, seat, what, cell),
            Action::Card { building: what, cell } => {
                building_value(game, seat, what, cell) - cost(what.card_cost().unwrap_or(0))
            }
            Action::Architect { building: what, cell } => {
                building_value(game, seat, what, cell) - cost(what.architect_cost().unwrap_or(0))
            }
            Action::Games { cell: _, tokens } => {
                let count = tokens.total();
                0.35 * f32::from(count) * (1.3 - rest)
                    - cost(LEVEL_COSTS[usize::from(count - 1).min(2)])
            }
            Action::GoldenTimes { city: _, citizens: more } => {
                let count = more.number();
                let bread =
                    if citizens + f32::from(count) <= food + 2.0 * left { 0.9 } else { 0.2 };
                bread * f32::from(count) - cost(LEVEL_COSTS[usize::from(count - 1).min(2)])
            }
            Action::Harvest { cell } => {
                let grain = f32::from(game.grain(cell));
                grain.min((citizens - food).max(0.0)) * 0.8 - 0.1
            }
            Action::Referendum { positions } => {
                let all = positions.bits().count_ones() == 3;
                0.25 - if all { cost(REFERENDUM_COST) } else { 0.0 }
            }
            Action::Pass => 0.0,
            Action::Migrate { city, voice } => {
                let at = game.cities.iter().position(|known| known.id == city);
                let own = at.and_then(|at| game.relations.get(at));
                own.map_or(0.0, |own| {
                    let rivals = game.relations.iter().enumerate();
                    rivals
                        .filter(|(other, _)| own.neighbours & (1 << other) != 0)
                        .filter(|(_, rival)| {
                            rival.attraction[voice.index()] < own.attraction[voice.index()]
                        })
                        .count() as f32
                })
            }
            Action::Demolish { cell, city: _ } => {
                let lost = match game.tiles[cell.index()] {
                    Some(Building::Farm) => f32::from(game.grain(cell)),
                    Some(Building::Quarry) => 0.6 * f32::from(game.mountains(cell)),
                    Some(Building::Market) => 2.0,
                    Some(what) => 0.6 + f32::from(what.arches().iter().sum::<u8>()),
                    None => 0.0,
                };
                -lost
            }
            Action::Starve { city } => {
                let found = game.cities.iter().find(|known| known.id == city);
                found.map_or(0.0, |city| f32::from(city.free()) - 0.1 * f32::from(city.size))
            }
        }));
    }
}
