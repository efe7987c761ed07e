//! What a game was worth to its seats.

use signoria_engine::Outcome;

/// What the end of a game is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// 1 for the only winner and −1 / (seats − 1) for the others, which sums to 0; winners share.
    Win,
    /// From 1 for the first place to −1 for the last one in equal steps; equal places share.
    Rank,
    /// The points.
    Points,
}

impl Reward {
    /// The kind with this name: `win`, `rank` or `points`.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "win" => Some(Self::Win),
            "rank" => Some(Self::Rank),
            "points" => Some(Self::Points),
            _ => None,
        }
    }

    /// Rewards in order of the seats.
    pub fn of(self, outcome: &Outcome) -> impl Iterator<Item = f64> + '_ {
        let count = |number: usize| f64::from(number as u8);
        let seats = count(outcome.standings.len());
        let winners = count(outcome.winners().count());
        let others = (seats - 1.0).max(1.0);
        outcome.standings.iter().map(move |standing| match self {
            Self::Win => {
                let share = if standing.rank == 1 { 1.0 / winners } else { 0.0 };
                (share * seats - 1.0) / others
            }
            Self::Rank => {
                let equal =
                    outcome.standings.iter().filter(|one| one.rank == standing.rank).count();
                let place = f64::from(standing.rank) + (count(equal) - 1.0) / 2.0;
                1.0 - 2.0 * (place - 1.0) / others
            }
            Self::Points => f64::from(standing.total),
        })
    }
}
