//! What the store needs in addition to the entries of a table: its members, and the result.

use std::collections::HashSet;

use signoria_engine::{Seat, SeatSet};
use signoria_protocol::Spectators;
use signoria_registry::Rating;
use signoria_store::{GameResult, RateFn, RatingUpdate, SeatAssignment, SeatResult};

use super::state::{Occupant, TableState};

/// Bit *n*: seat *n*.
pub fn mask(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.number())
}

pub fn members(live: &TableState) -> Vec<SeatAssignment> {
    let mut members: Vec<SeatAssignment> = Vec::new();
    for seat in live.people() {
        // An erased user has the number 0.
        let Some(user) = live.person(seat).filter(|user| *user != 0) else { continue };
        let bit = 1 << seat.number();
        match members.iter_mut().find(|member| member.user == user) {
            Some(member) => member.seats |= bit,
            None => members.push(SeatAssignment { user, seats: bit }),
        }
    }
    members
}

/// The names of the seats; empty for an open one.
pub fn players(live: &TableState) -> Vec<String> {
    let name = |sitter: &Occupant| match sitter {
        Occupant::Empty => String::new(),
        Occupant::Person { name, .. } | Occupant::Bot { name, .. } => name.clone(),
    };
    live.sitters.iter().map(name).collect()
}

/// Whether a game that starts now is rated: at least two people play, each on one seat, all of them have
/// agreed, and spectators see only public information. Bots do not count.
pub fn counts(live: &TableState) -> bool {
    let people = live.people();
    let users: Vec<i64> = people.iter().filter_map(|seat| live.person(seat)).collect();
    let distinct: HashSet<i64> = users.iter().copied().filter(|user| *user != 0).collect();
    let seated = users.iter().filter(|user| **user != 0).count();
    // Who was put there by a rematch agrees by being there.
    let agreed = ((live.invited & people) - live.connected).is_empty();
    live.settings.spectators == Spectators::Public
        && agreed
        && distinct.len() >= 2
        && distinct.len() == seated
}

/// The places of the seats, in the order of `ranks`: seats and their ranks by the rules. Those who stayed, bots
/// among them, are placed among themselves. Persons for whom a bot played to the end stand below all of
/// them: what the bot reached is not theirs, and leaving must not save anyone from a defeat. Of several, the one
/// who left later stands above: the first to leave must not get a draw because the others gave up too.
fn places(live: &TableState, ranks: &[(Seat, u8)]) -> Vec<u8> {
    // Smaller is better.
    let merit = |(seat, rank): (Seat, u8)| {
        let left = live.stand_ins.contains(seat);
        if left { (true, -live.left_at[seat.index()]) } else { (false, i64::from(rank)) }
    };
    let place = |&own: &(Seat, u8)| {
        let better = ranks.iter().filter(|&&other| merit(other) < merit(own));
        1 + better.count() as u8
    };
    ranks.iter().map(place).collect()
}

/// How the game ended, and whether it counts for the ratings.
pub fn of(live: &TableState) -> Option<GameResult> {
    let outcome = live.table.as_ref()?.outcome()?;
    let ranks: Vec<(Seat, u8)> =
        outcome.standings.iter().map(|standing| (standing.seat, standing.rank)).collect();
    let placings: Vec<SeatResult> = outcome
        .standings
        .iter()
        .zip(places(live, &ranks))
        .map(|(standing, rank)| SeatResult {
            seat: standing.seat.number(),
            user: live.person(standing.seat).filter(|user| *user != 0),
            rank,
            total: standing.total,
        })
        .collect();
    let sat = |placing: &&SeatResult| ending_person(live, placing.seat);
    let people: Vec<&SeatResult> = placings.iter().filter(sat).collect();
    // No one wins points from a person who was never there.
    let took_part = (live.people() - live.arrived).is_empty();
    let rated = (live.is_rated() && took_part).then(|| RatingUpdate {
        users: people.iter().map(|placing| placing.user).collect(),
        ranks: people.iter().map(|placing| placing.rank).collect(),
        rate: RateFn { fresh, rate },
    });
    Some(GameResult { placings, rated })
}

/// Whether a person has this seat, erased or not.
fn ending_person(live: &TableState, number: u8) -> bool {
    seat(live, number).is_some_and(|seat| live.person(seat).is_some())
}

fn fresh() -> (f64, f64) {
    let rating = Rating::default();
    (rating.mean, rating.sd)
}

/// After Weng and Lin, like the ratings of bots.
fn rate(ratings: &mut [(f64, f64)], ranks: &[u8]) {
    let mut changed: Vec<Rating> = ratings.iter().map(|&(mean, sd)| Rating { mean, sd }).collect();
    let table: Vec<usize> = (0..ratings.len()).collect();
    signoria_registry::rate(&mut changed, &table, ranks);
    for (rating, changed) in ratings.iter_mut().zip(changed) {
        *rating = (changed.mean, changed.sd);
    }
}

/// The seat with this number, if the table has it.
pub fn seat(live: &TableState, number: u8) -> Option<Seat> {
    Seat::checked(number).filter(|seat| seat.number() < live.row.made.seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{
        event::{TableEvent, TakeoverCause},
        leaks::deal,
    };

    fn game(seats: u8) -> TableState {
        let game = signoria_registry::game("carrara").expect("it is there");
        deal(game, seats, None, 7).expect("it can be dealt")
    }

    /// Plays a game for two to its end. Before each action of the second seat, and after it, comes what the
    /// test wants.
    fn rated(before: &[TableEvent], after: &[TableEvent]) -> bool {
        let mut live = game(2);
        for turn in 0..5000_usize {
            let Some(seat) = live.to_act().first() else {
                return of(&live).expect("it is over").rated.is_some();
            };
            let second = seat.number() == 1;
            for event in before.iter().filter(|_| second) {
                live.apply(event, 0).expect("it can be");
            }
            let choices = live.table.as_ref().expect("it runs").choices(seat);
            let action = choices[turn * 7 % choices.len()].text.clone();
            let act = TableEvent::Act { seat: seat.number(), action: action.into() };
            live.apply(&act, 0).expect("it is listed");
            for event in after.iter().filter(|_| second) {
                live.apply(event, 0).expect("it can be");
            }
        }
        panic!("the game does not end");
    }

    #[test]
    fn no_one_wins_points_from_a_person_who_never_came_but_from_one_who_left() {
        let (expire, arrive) = (TableEvent::Expire { seat: 1 }, TableEvent::Arrive { seat: 1 });
        let by = |by| TableEvent::Takeover { seat: 1, by };
        assert!(rated(&[], &[]), "both play");
        assert!(!rated(std::slice::from_ref(&expire), &[]), "a rematch alone must not win points");
        assert!(rated(&[arrive.clone(), expire.clone()], &[]), "they were there");
        assert!(!rated(std::slice::from_ref(&expire), &[by(TakeoverCause::Clock)]));
        assert!(!rated(&[by(TakeoverCause::Vote)], &[]));
        assert!(rated(&[arrive, by(TakeoverCause::Vote)], &[]));
        assert!(rated(&[by(TakeoverCause::Own)], &[]), "leaving is no way to void a game");
        let late = [TableEvent::Return { seat: 1 }];
        assert!(
            !rated(&[by(TakeoverCause::Clock)], &late),
            "nor is coming late a way to make it count"
        );
    }

    #[test]
    fn who_stays_is_placed_among_those_who_stay_and_leavers_below_by_how_long_they_stayed() {
        let mut live = game(4);
        let seats: Vec<Seat> = Seat::all(4).collect();
        let places = |live: &TableState, ranks: [u8; 4]| {
            let ranks: Vec<(Seat, u8)> = seats.iter().copied().zip(ranks).collect();
            places(live, &ranks)
        };
        assert_eq!(places(&live, [2, 1, 4, 2]), [2, 1, 4, 2], "all stay");
        let leave = |live: &mut TableState, seat: u8, at: i64| {
            live.apply(&TableEvent::Takeover { seat, by: TakeoverCause::Own }, at).expect("a seat");
        };
        leave(&mut live, 1, 100);
        assert_eq!(places(&live, [2, 1, 4, 2]), [1, 4, 3, 1], "the others move up");
        leave(&mut live, 3, 200);
        assert_eq!(places(&live, [4, 1, 2, 2]), [2, 4, 1, 3], "who stayed longer stands above");
        leave(&mut live, 0, 200);
        leave(&mut live, 2, 300);
        assert_eq!(places(&live, [4, 1, 2, 2]), [2, 4, 1, 2], "no one stayed to the end");
    }
}
