//! The guided first game of each game: a deal chosen so that the important rules come up.
//!
//! Everybody gets the same deal, so it is no secret. Such a table has one person and is never rated.

use signoria_engine::Seed;
use signoria_protocol::{NewTable, SeatRequest};
use signoria_registry::GameType;

/// The level of the opponents.
const BOT: &str = "beginner";

/// Players and seed of the deals that were chosen.
const DEALS: [(&str, u8, u64); 5] = [
    ("machiavelli", 4, 23),
    ("notre_dame", 3, 7),
    ("carrara", 3, 7),
    ("la_citta", 3, 7),
    ("habemus_papam", 3, 7),
];

/// The table of a guided game, and its deal. Games without a chosen deal get any.
pub fn table(game: &dyn GameType) -> (NewTable, Seed) {
    let id = game.meta().id;
    let chosen = DEALS.iter().find(|(known, ..)| *known == id);
    let (players, seed) = chosen.map_or((game.meta().seats.min, 1), |deal| (deal.1, deal.2));
    let bots = (1..players).map(|_| SeatRequest::Bot(BOT.to_owned()));
    let wanted = NewTable {
        game: id.to_owned(),
        seats: std::iter::once(SeatRequest::Me).chain(bots).collect(),
        hints: true,
        ..NewTable::default()
    };
    (wanted, Seed::from_number(seed))
}

#[cfg(test)]
mod tests {
    use signoria_registry::GAMES;

    use super::*;

    #[test]
    fn every_game_has_a_deal_for_its_guided_game_that_can_be_played() {
        for game in GAMES {
            let (wanted, _) = table(*game);
            let seats = wanted.seats.len();
            let fits = usize::from(game.meta().seats.min)..=usize::from(game.meta().seats.max);
            assert!(fits.contains(&seats), "{}: {seats} players", wanted.game);
        }
        for (id, ..) in DEALS {
            assert!(GAMES.iter().any(|game| game.meta().id == id), "no game is called {id}");
        }
    }
}
