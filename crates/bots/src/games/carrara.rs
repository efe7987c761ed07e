//! Evaluation of The Palaces of Carrara.
//!
//! A building counts three times: when its type is scored, when its city is scored, and at the end. The value
//! comes from cost in expensive cities, scored late enough to be worth a marker and early enough to be first in
//! the city. Objects are worth three points each in the base game. A coin is worth a fifth of a point at the
//! end, and more while there is time to build. The leader announces as soon as the conditions allow it.

use signoria_engine::Seat;
use signoria_games::carrara::{
    Action, Carrara, Player,
    bricks::Bricks,
    material::{ANNOUNCE_VP, City, Kind, OBJECT_PRICE, Place},
    rules::scoring::{Income, Scoring},
};

use crate::{Evaluate, PerSeat, SearchConfig};

/// Evaluation of Carrara; points are victory points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluator;

/// Points per brick in hand, white first: finer bricks fit more expensive cities.
const BRICKS: [f32; 6] = [1.9, 1.6, 1.3, 1.0, 0.75, 0.5];
/// Points per coin while there is time to spend it.
const COIN: f32 = 0.32;
/// Points per object, unless its card says more.
const OBJECT: f32 = 2.6;

/// Returns the remaining fraction of the game, by the player closest to the three end conditions.
fn left(game: &Carrara) -> f32 {
    if game.announced_by.is_some() || game.exhausted_by.is_some() {
        return 0.08;
    }
    let mut furthest = 0.0_f32;
    for player in game.players.values() {
        let mut sum = 0.0;
        for progress in game.conditions(player) {
            sum += (f32::from(progress.have) / f32::from(progress.need.max(1))).min(1.0);
        }
        furthest = furthest.max(sum / 3.0);
    }
    (1.0 - furthest).max(0.1)
}

fn income_value(income: &Income) -> f32 {
    let objects: u8 = income.objects.iter().sum();
    f32::from(income.vp) + COIN * f32::from(income.coins) + OBJECT * f32::from(objects)
}

fn bricks_value(bricks: Bricks) -> f32 {
    bricks.counts().iter().zip(BRICKS).map(|(count, value)| f32::from(*count) * value).sum()
}

/// Returns the value of one point of cost in a city when it is scored.
fn city_value(game: &Carrara, player: &Player, city: City) -> f32 {
    let value = player.value(city.into(), &game.data);
    f32::from(value.vp) + COIN * f32::from(value.coins)
}

/// Returns the expected points of open scorings: the best ones, as far as markers and time allow.
fn scoring_points(game: &Carrara, player: &Player, left: f32) -> f32 {
    let mut open = [0.0_f32; 12];
    for (at, kind) in Kind::ALL.into_iter().enumerate() {
        let scoring = Scoring::Type(kind);
        if game.can_score(player, scoring) {
            open[at] = income_value(&game.income(player, scoring));
        }
    }
    for (at, city) in City::ALL.into_iter().enumerate() {
        let scoring = Scoring::City(city);
        if game.can_score(player, scoring) {
            open[6 + at] = income_value(&game.income(player, scoring));
        } else if game.city_scored_by[city.index()].is_none() && player.markers > 0 {
            // One building is missing: an opponent may be faster.
            let missing = city.minimum().saturating_sub(player.cities[city.index()].len());
            if missing == 1 {
                let cost = f32::from(player.cities[city.index()].cost());
                open[6 + at] = 0.4 * cost * city_value(game, player, city);
            }
        }
    }
    open.sort_by(|one, other| other.total_cmp(one));
    // Each scoring takes a turn, and few turns are left towards the end.
    let turns = 1.0 + 9.0 * left;
    let mut sum = 0.0;
    for (at, points) in open.iter().take(usize::from(player.markers)).enumerate() {
        let chance = ((turns - at as f32) / 3.0).clamp(0.0, 1.0);
        sum += 0.8 * chance * points;
    }
    sum
}

/// Returns the expected final points of a seat.
fn expected_points(game: &Carrara, seat: Seat, left: f32) -> f32 {
    let player = &game.players[seat];
    let finals = game.finals(seat);
    let fixed = f32::from(player.vp) + f32::from(finals.total());
    let time = (4.0 * left).min(1.0);
    let coins = (COIN - 0.2) * time * f32::from(player.coins);
    let bricks = time * bricks_value(player.bricks);
    // A player close to the conditions can end the game and take the bonus.
    let near: f32 = game
        .conditions(player)
        .iter()
        .map(|progress| (f32::from(progress.have) / f32::from(progress.need.max(1))).min(1.0))
        .sum();
    let announce = if game.announced_by.is_none() {
        0.5 * f32::from(ANNOUNCE_VP) * (near / 3.0).powi(3)
    } else {
        0.0
    };
    fixed + scoring_points(game, player, left) + coins + bricks + announce
}

/// Returns the value of a building in a city: it is scored about 1.5 times, and counts at the end.
fn building_value(
    game: &Carrara,
    player: &Player,
    kind: Kind,
    cost: u8,
    city: City,
    left: f32,
) -> f32 {
    let cost = f32::from(cost);
    let by_type = if player.types_scored.contains(kind) { 0.0 } else { 0.75 };
    let by_city = if game.city_scored_by[city.index()].is_some() {
        0.0
    } else {
        let have = player.cities[city.index()].len() + 1;
        if have >= city.minimum() { 0.75 } else { 0.35 }
    };
    let time = (6.0 * left).min(1.0);
    let scored = cost * city_value(game, player, city) * (by_type + by_city) * time;
    let objects = OBJECT * (0.6 * by_type + 0.6 * by_city) * time;
    scored + objects + cost
}

impl Evaluate<Carrara> for Evaluator {
    const MARGIN_SCALE: f32 = 14.0;
    const SEARCH: SearchConfig =
        SearchConfig { exploration: 0.1, horizon: 6, ..SearchConfig::DEFAULT };
    const PRIOR_TEMPERATURE: f32 = 3.0;

    fn expected_points(&self, game: &Carrara, points: &mut PerSeat) {
        let left = left(game);
        for seat in Seat::all(game.players.seats()) {
            points[seat.index()] = expected_points(game, seat, left);
        }
    }

    fn tick(&self, game: &Carrara) -> u32 {
        let seats = u32::from(game.players.seats());
        1 + u32::from(game.turns) / seats
    }

    fn progress(&self, game: &Carrara) -> f32 {
        1.0 - left(game)
    }

    fn prior_scores(&self, game: &Carrara, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
        let left = left(game);
        let player = &game.players[seat];
        let now = object_points(game, seat);
        scores.clear();
        scores.extend(legal.iter().map(|action| match *action {
            Action::Buy | Action::BuyNoRotate => {
                let hand = f32::from(player.bricks.len());
                let start = if left > 0.1 { 6.0 } else { 0.5 };
                start - 0.9 * hand
            }
            Action::Build { building, city } => {
                // Spends the coarsest bricks that fit.
                let spent = f32::from(building.cost()) * BRICKS[city.index()] * 0.9;
                building_value(game, player, building.kind(), building.cost(), city, left) - spent
            }
            Action::Replace { old, new } => {
                let city = player.city_of(old).unwrap_or(City::Lerici);
                let gain = building_value(game, player, new.kind(), new.cost(), city, left)
                    - building_value(game, player, old.kind(), old.cost(), city, left);
                gain - f32::from(new.cost() - old.cost()) * BRICKS[city.index()] + 1.0
            }
            Action::Score(scoring) => {
                let gain = income_value(&game.income(player, scoring));
                // Markers are scarce: small scorings wait while there is time.
                let marker = 7.0 * (2.0 * left).min(1.0);
                let haste = if matches!(scoring, Scoring::City(_)) { 2.0 } else { 0.0 };
                gain - marker + haste
            }
            Action::Pass | Action::Done | Action::Upgrade(None) => 0.0,
            Action::Take { segment, bricks } => {
                let prices = segment.prices();
                let price: f32 = bricks
                    .counts()
                    .iter()
                    .zip(prices)
                    .map(|(count, price)| f32::from(*count) * f32::from(price))
                    .sum();
                let purse = f32::from(player.coins).max(1.0);
                // The last coins are worth more: without coins a player depends on relief.
                let coin_value = COIN * (1.0 + 0.8 * price / purse);
                bricks_value(bricks) - price * coin_value
            }
            Action::Pay(bricks) => -bricks_value(bricks),
            Action::Upgrade(Some(place)) => upgrade_value(game, player, place),
            Action::Purchase(object) => {
                let mut objects = player.objects;
                objects[object.index()] += 1;
                let gain = f32::from(signoria_games::carrara::rules::objects::points(
                    game.cards.object,
                    objects,
                )) - now;
                gain + 0.6
                    - COIN.max(0.2) * f32::from(OBJECT_PRICE) * if left < 0.2 { 0.65 } else { 1.0 }
            }
            Action::Announce => {
                let own = f32::from(player.vp) + f32::from(game.finals(seat).total());
                let others = Seat::all(game.players.seats()).filter(|other| *other != seat);
                let rival = others
                    .map(|other| {
                        f32::from(game.players[other].vp) + f32::from(game.finals(other).total())
                    })
                    .fold(0.0, f32::max);
                f32::from(ANNOUNCE_VP) + (own - rival).clamp(-15.0, 8.0)
            }
        }));
    }
}

/// Returns the final points of the objects held now.
fn object_points(game: &Carrara, seat: Seat) -> f32 {
    f32::from(game.finals(seat).objects)
}

fn upgrade_value(game: &Carrara, player: &Player, place: Place) -> f32 {
    let (old, new) = (player.value(place, &game.data), game.data.upgraded(place));
    let more = f32::from(new.vp) - f32::from(old.vp)
        + COIN * (f32::from(new.coins) - f32::from(old.coins));
    let here = City::ALL
        .into_iter()
        .find(|city| Place::from(*city) == place)
        .map_or(6.0, |city| f32::from(player.cities[city.index()].cost()) + 3.0);
    more * here
}
