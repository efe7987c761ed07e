//! End of round, stage and game (§10).

use serde::{Deserialize, Serialize};
use signoria_engine::{Outcome, Score, Seat, Sink};

use crate::{
    cards::{ROUNDS, STAGES, pool},
    event::Event,
    state::{NotreDame, Source},
};

/// §10: what the cathedral gives at the end of the stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cathedral {
    /// Prestige to be shared out.
    pub pool: u8,
    /// Cubes of all players.
    pub cubes: u8,
    /// Prestige for each cube, without the bonus of the park.
    pub share: u8,
}

impl NotreDame {
    /// §10: ends the round, and the stage after every third; true if the game is over.
    pub(crate) fn end_round(&mut self, sink: &mut impl Sink<Self>) -> bool {
        self.start = self.start.left(self.seats());
        for player in self.players.values_mut() {
            player.bribed = None;
        }
        if self.round < ROUNDS {
            self.round += 1;
            return false;
        }
        self.score_cathedral(sink);
        if usize::from(self.stage) + 1 == STAGES {
            sink.emit(|| Event::Ended {});
            return true;
        }
        self.stage += 1;
        self.round = 1;
        self.shuffle_stage();
        false
    }

    /// §10: how the pool would be shared out now.
    pub(crate) fn cathedral(&self) -> Cathedral {
        let pool = pool(self.seats());
        let cubes = self.players.values().map(|player| player.cathedral).sum();
        Cathedral { pool, cubes, share: pool.checked_div(cubes).unwrap_or(0) }
    }

    /// §10: the pool is shared out among the cubes on Notre Dame, rounded down per cube; each player's
    /// share is one gain. Then all cubes return to their general supplies.
    fn score_cathedral(&mut self, sink: &mut impl Sink<Self>) {
        let stage = self.stage;
        let Cathedral { pool, cubes, share } = self.cathedral();
        sink.emit(|| Event::Cathedral { stage, pool, cubes, share });
        let seats = self.seats();
        for index in 0..seats {
            let seat = Seat::new(index);
            let own = self.players[seat].cathedral;
            self.gain_prestige(seat, own * share, Source::Cathedral, sink);
            sink.beat(self);
        }
        for index in 0..seats {
            let seat = Seat::new(index);
            let player = &mut self.players[seat];
            let cubes = std::mem::take(&mut player.cathedral);
            player.general += cubes;
            if cubes > 0 {
                sink.emit(|| Event::CubesReturned { seat, cubes });
            }
        }
    }

    /// §10: most prestige wins, then most coins and cubes of the own supply together.
    pub(crate) fn result(&self) -> Outcome {
        Outcome::rank(self.players.values().map(|player| {
            Source::ALL
                .into_iter()
                .fold(Score::default(), |score, source| {
                    score.part(source.id(), i32::from(player.points[source as usize]))
                })
                .tie_break([i32::from(player.coins) + i32::from(player.own), 0, 0])
        }))
    }
}
