//! Phase 5 (§9): the plague.

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, Sink};

use crate::{
    cards::{PLAGUE_LOSS, Person, RAT_END, Sector},
    event::Event,
    state::{NotreDame, Source},
};

/// §9.2: what the plague would do to a player as things stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlagueForecast {
    /// Rats that come; none with the doctor's favour.
    pub plague: u8,
    /// Pieces in the hospital, which keep as many rats away.
    pub hospital: u8,
    /// Field of the rat marker afterwards.
    pub rat: u8,
    /// Whether the rats go beyond the last field: prestige and a cube are lost.
    pub struck: bool,
}

impl NotreDame {
    /// §9.2: moves the rat marker of a player; true if it would have gone beyond the last field. Then
    /// they have already lost prestige (§9.3) and still have to lose a cube.
    pub(crate) fn strike(&mut self, seat: Seat, sink: &mut impl Sink<Self>) -> bool {
        let plague = self.plague();
        let PlagueForecast { plague: value, hospital, rat: to, struck } =
            self.plague_forecast(seat);
        let player = &mut self.players[seat];
        let doctor = player.bribed == Some(Person::Doctor);
        debug_assert!(value == if doctor { 0 } else { plague });
        let from = std::mem::replace(&mut player.rat, to);
        sink.emit(|| Event::Plague { seat, plague, doctor, hospital, from, to });
        if struck {
            // never below 0.
            let lost = player.prestige().min(PLAGUE_LOSS);
            player.points[Source::Plague as usize] -= lost;
            sink.emit(|| Event::PrestigeLost { seat, points: lost as u8 });
        }
        struck
    }

    /// §9.2: what the plague would do to a player as things stand.
    pub fn plague_forecast(&self, seat: Seat) -> PlagueForecast {
        let player = &self.players[seat];
        // §8.6, R-20: a player who bribed the doctor has a plague of 0; the hospital still counts.
        let doctor = player.bribed == Some(Person::Doctor);
        let plague = if doctor { 0 } else { self.plague() };
        let hospital = player.count(Sector::Hospital);
        let sum = player.rat + plague;
        PlagueForecast {
            plague,
            hospital,
            rat: sum.saturating_sub(hospital).min(RAT_END),
            struck: sum > RAT_END + hospital,
        }
    }

    /// §9.3, R-23: the fullest sectors that hold at least one cube. The friend counts but is never
    /// removed; Notre Dame is no sector.
    pub(crate) fn penalty_sectors(&self, seat: Seat) -> impl Iterator<Item = Sector> {
        let player = &self.players[seat];
        let fullest = player.fullest();
        Sector::ALL.into_iter().filter(move |&sector| {
            player.count(sector) == fullest && player.cubes[sector.index()] > 0
        })
    }

    /// §9.3: a cube goes back into the general supply.
    pub(crate) fn lose_cube(&mut self, seat: Seat, sector: Sector, sink: &mut impl Sink<Self>) {
        let player = &mut self.players[seat];
        player.cubes[sector.index()] -= 1;
        player.general += 1;
        sink.emit(|| Event::CubeLost { seat, sector });
    }
}
