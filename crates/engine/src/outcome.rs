//! Results: points by source, ranks, ties.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Seat, seat::MAX_SEATS};

/// Points from one source; the text is `score-<source>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScorePart {
    /// Key of the source.
    pub source: &'static str,
    /// Points, possibly negative.
    pub points: i32,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Whose result.
    pub seat: Seat,
    /// 1 for the winner; tied seats share a rank.
    pub rank: u8,
    /// Sum of the parts.
    pub total: i32,
    /// Points by source, in the order of the rulebook.
    pub parts: ArrayVec<ScorePart, 16>,
    /// What decides between equal totals, most important first; greater is better.
    pub tie_break: [i32; 3],
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// One per seat, in order of the seats.
    pub standings: ArrayVec<Standing, MAX_SEATS>,
}

impl Outcome {
    /// Ranks the seats by total, then by tie-break; what is still equal shares its rank.
    pub fn rank(scores: impl IntoIterator<Item = Score>) -> Self {
        let mut standings: ArrayVec<Standing, MAX_SEATS> = scores
            .into_iter()
            .enumerate()
            .map(|(index, score)| Standing {
                seat: Seat::new(index as u8),
                rank: 1,
                total: score.parts.iter().map(|part| part.points).sum(),
                parts: score.parts,
                tie_break: score.tie_break,
            })
            .collect();
        let keys: ArrayVec<(i32, [i32; 3]), MAX_SEATS> =
            standings.iter().map(|standing| (standing.total, standing.tie_break)).collect();
        for (standing, key) in standings.iter_mut().zip(&keys) {
            standing.rank = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        Self { standings }
    }

    /// The result of a seat.
    pub fn of(&self, seat: Seat) -> &Standing {
        &self.standings[seat.index()]
    }

    /// The seats of rank 1: one, or several who share the victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.standings.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat)
    }
}

/// The points of one seat before ranking.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    parts: ArrayVec<ScorePart, 16>,
    tie_break: [i32; 3],
}

impl Score {
    /// Adds points from a source.
    #[must_use]
    pub fn part(mut self, source: &'static str, points: i32) -> Self {
        self.parts.push(ScorePart { source, points });
        self
    }

    /// Sets what decides between equal totals, most important first; greater is better.
    #[must_use]
    pub fn tie_break(mut self, keys: [i32; 3]) -> Self {
        self.tie_break = keys;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seats_share_a_rank_and_the_next_rank_is_skipped() {
        let score = |points, tie| Score::default().part("x", points).tie_break([tie, 0, 0]);
        let outcome =
            Outcome::rank([score(5, 0), score(7, 1), score(7, 1), score(7, 2), score(1, 9)]);
        let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(ranks, [4, 2, 2, 1, 5]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::new(3)]);
    }
}
