//! The points that lie open in a view: what everybody at the table could add up.

use serde::de::DeserializeOwned;
use serde_json::Value;
use signoria_engine::Seat;
use signoria_habemus_papam::cards::{LOUIS_VOTES, PATRON_THRESHOLD, Person, SQUADRONE_VOTES};
use signoria_la_citta::cards::FULL_CITY_POINTS;

/// §9.2 of Machiavelli: for the first completed city, and for every other one.
const COMPLETED: (i32, i32) = (4, 2);

/// The points of each seat that lie open; `None` if the game has none, or if it is no view of it.
///
/// What comes at the end only (missions, bonuses of unique districts, hunger) is not counted.
pub fn points(game: &str, view: &Value) -> Option<Vec<i32>> {
    match game {
        "carrara" => typed(view, carrara),
        "habemus_papam" => typed(view, habemus_papam),
        "la_citta" => typed(view, la_citta),
        "machiavelli" => typed(view, machiavelli),
        "notre_dame" => typed(view, notre_dame),
        _ => None,
    }
}

fn typed<V: DeserializeOwned>(view: &Value, points: fn(&V) -> Vec<i32>) -> Option<Vec<i32>> {
    V::deserialize(view).ok().map(|view| points(&view))
}

fn carrara(view: &signoria_carrara::View) -> Vec<i32> {
    view.players.iter().map(|(_, player)| i32::from(player.vp)).collect()
}

fn notre_dame(view: &signoria_notre_dame::View) -> Vec<i32> {
    view.players.iter().map(|(_, player)| i32::from(player.prestige)).collect()
}

/// §10: citizens and full cities.
fn la_citta(view: &signoria_la_citta::View) -> Vec<i32> {
    let of = |seat: Seat| {
        let full = view.cities.iter().filter(|city| city.owner == seat && city.full).count();
        i32::from(view.players[seat].citizens) + full as i32 * FULL_CITY_POINTS
    };
    view.players.iter().map(|(seat, _)| of(seat)).collect()
}

/// §9.2: districts and completed cities.
fn machiavelli(view: &signoria_machiavelli::View) -> Vec<i32> {
    let of = |player: &signoria_machiavelli::PlayerView| {
        let worth = |it: &signoria_machiavelli::District| {
            i32::from(it.cost()) + i32::from(it.card.face().silver)
        };
        let city: i32 = player.city.iter().map(worth).sum();
        let bonus = match (player.complete, player.first) {
            (true, true) => COMPLETED.0,
            (true, false) => COMPLETED.1,
            (false, _) => 0,
        };
        city + bonus
    };
    view.players.iter().map(of).collect()
}

/// §6: persons, Louis XIV, conspirators and the Squadrone; missions and bought votes are secret.
fn habemus_papam(view: &signoria_habemus_papam::View) -> Vec<i32> {
    let of = |player: &signoria_habemus_papam::PlayerView| {
        let display = player.display;
        let favourite = |person, cards| {
            i32::from(display.persons.contains(person) && cards >= PATRON_THRESHOLD)
        };
        i32::from(display.persons.len())
            + LOUIS_VOTES[usize::from(display.louis)]
            + i32::from(display.persons.pairs())
            + favourite(Person::AntonioBarberini, display.louis)
            + favourite(Person::GiulioSacchetti, display.mazarin)
            + if display.squadrone { SQUADRONE_VOTES } else { 0 }
    };
    view.players.iter().map(|(_, player)| of(player)).collect()
}
