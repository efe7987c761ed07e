//! What the store hears of a table beside its entries: who sits where, and how the game ended.

use std::collections::HashSet;

use signoria_engine::{Seat, SeatSet};
use signoria_protocol::Spectators;
use signoria_registry::Rating;
use signoria_store::{Ending, Member, Placing, RateFn, Rated};

use super::live::{Live, Sitter};

/// Bit *n*: seat *n*.
pub fn mask(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.number())
}

pub fn members(live: &Live) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    for seat in live.people() {
        // Somebody who was forgotten has the number 0.
        let Some(user) = live.person(seat).filter(|user| *user != 0) else { continue };
        let bit = 1 << seat.number();
        match members.iter_mut().find(|member| member.user == user) {
            Some(member) => member.seats |= bit,
            None => members.push(Member { user, seats: bit }),
        }
    }
    members
}

/// How the seats are called; an open one has no name.
pub fn players(live: &Live) -> Vec<String> {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Nobody => String::new(),
        Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name.clone(),
    };
    live.sitters.iter().map(name).collect()
}

/// Whether a game that is dealt now counts for the ratings: at least two people play, each of them one seat,
/// and spectators see only what lies open. Bots at the table do not count.
pub fn counts(live: &Live) -> bool {
    let people = live.people();
    let users: Vec<i64> = people.iter().filter_map(|seat| live.person(seat)).collect();
    let distinct: HashSet<i64> = users.iter().copied().filter(|user| *user != 0).collect();
    let seated = users.iter().filter(|user| **user != 0).count();
    live.settings.spectators == Spectators::Public
        && distinct.len() >= 2
        && distinct.len() == seated
}

/// How the game ended, and whether it counts for the ratings. A person for whom a bot played
/// to the end is placed last: what the bot reached is not theirs, and leaving must not save anyone from a
/// defeat.
pub fn of(live: &Live) -> Option<Ending> {
    let outcome = live.table.as_ref()?.outcome()?;
    let rank = |seat: Seat, rank: u8| {
        if live.stand_ins.contains(seat) { live.row.made.seats } else { rank }
    };
    let placings: Vec<Placing> = outcome
        .standings
        .iter()
        .map(|standing| Placing {
            seat: standing.seat.number(),
            user: live.person(standing.seat).filter(|user| *user != 0),
            rank: rank(standing.seat, standing.rank),
            total: standing.total,
        })
        .collect();
    let sat = |placing: &&Placing| ending_person(live, placing.seat);
    let people: Vec<&Placing> = placings.iter().filter(sat).collect();
    // A person who has not played a single action was perhaps never there: no one wins points from them.
    let took_part = (live.people() - live.played).is_empty();
    let rated = (live.is_rated() && took_part).then(|| Rated {
        users: people.iter().map(|placing| placing.user).collect(),
        ranks: people.iter().map(|placing| placing.rank).collect(),
        rate: RateFn { fresh, rate },
    });
    Some(Ending { placings, rated })
}

/// Whether a person sits there, erased or not.
fn ending_person(live: &Live, number: u8) -> bool {
    seat(live, number).is_some_and(|seat| live.person(seat).is_some())
}

fn fresh() -> (f64, f64) {
    let rating = Rating::default();
    (rating.mean, rating.sd)
}

/// After Weng and Lin, as bots are rated.
fn rate(ratings: &mut [(f64, f64)], ranks: &[u8]) {
    let mut changed: Vec<Rating> = ratings.iter().map(|&(mean, sd)| Rating { mean, sd }).collect();
    let table: Vec<usize> = (0..ratings.len()).collect();
    signoria_registry::rate(&mut changed, &table, ranks);
    for (rating, changed) in ratings.iter_mut().zip(changed) {
        *rating = (changed.mean, changed.sd);
    }
}

/// The seat with this number, if the table has it.
pub fn seat(live: &Live, number: u8) -> Option<Seat> {
    Seat::checked(number).filter(|seat| seat.number() < live.row.made.seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{deed::Deed, leaks::deal};

    /// Plays a game to its end; the time of the second seat runs out at every question, or never.
    fn rated(absent: bool) -> bool {
        let game = signoria_registry::game("carrara").expect("it is there");
        let mut live = deal(game, 2, None, 7).expect("it can be dealt");
        for turn in 0..5000_usize {
            let Some(seat) = live.to_act().first() else {
                return of(&live).expect("it is over").rated.is_some();
            };
            if absent && seat.number() == 1 {
                live.follow(&Deed::Expire { seat: 1 }, 0).expect("time runs out");
            }
            let choices = live.table.as_ref().expect("it runs").choices(seat);
            let action = choices[turn * 7 % choices.len()].text.clone();
            live.follow(&Deed::Act { seat: seat.number(), action }, 0).expect("it is listed");
        }
        panic!("the game does not end");
    }

    #[test]
    fn a_game_in_which_a_person_never_played_changes_no_rating() {
        assert!(rated(false));
        assert!(!rated(true), "a rematch alone must not win points");
    }
}
