//! The end of the game (specification 10).

use signoria_engine::{Outcome, Score, Seat};

use crate::{
    LaCitta,
    cards::{FULL_CITY_POINTS, HUNGER_POINTS},
    state::City,
};

impl LaCitta {
    /// §10: citizens, full cities, hunger in the last year; more gold breaks ties, players who are still tied
    /// shares the victory (R29).
    pub(crate) fn score(&self) -> Outcome {
        Outcome::rank(Seat::all(self.seat_count()).map(|seat| {
            let player = &self.players[seat];
            let full = self.cities_of(seat).filter(|city| is_full(city)).count();
            Score::default()
                .part("citizens", i32::from(self.citizens(seat)))
                .part("full_cities", for_full_cities(full))
                .part("hunger", if player.hungry_at_the_end { -HUNGER_POINTS } else { 0 })
                .tie_break([i32::from(player.gold), 0, 0])
        }))
    }
}

/// §10: the points for this number of full cities.
pub(crate) const fn for_full_cities(cities: usize) -> i32 {
    cities as i32 * FULL_CITY_POINTS
}

/// §10, R1, R28: culture, education and health by buildings; coloured citizens do not count.
pub(crate) fn is_full(city: &City) -> bool {
    city.arches.iter().all(|&arches| arches > 0)
}
