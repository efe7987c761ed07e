//! Phase 5 (§9): the plague.

use signoria_engine::{Seat, Sink};

use crate::{
    cards::{PLAGUE_LOSS, Person, RAT_END, Sector},
    event::Event,
    state::{NotreDame, Source},
};

impl NotreDame {
    /// §9.2: moves the rat marker of a player; true if it would have gone beyond the last field. Then
    /// he has already lost prestige (§9.3) and still has to lose a cube.
    pub(crate) fn strike(&mut self, seat: Seat, sink: &mut impl Sink<Self>) -> bool {
        let plague = self.plague();
        let player = &mut self.players[seat];
        // §8.6, R-20: for whoever bribed the doctor the plague is 0; the hospital still counts.
        let doctor = player.bribed == Some(Person::Doctor);
        let value = if doctor { 0 } else { plague };
        let hospital = player.count(Sector::Hospital);
        let from = player.rat;
        let sum = from + value;
        let over = sum > RAT_END + hospital;
        player.rat = sum.saturating_sub(hospital).min(RAT_END);
        let to = player.rat;
        sink.emit(|| Event::Plague { seat, plague, doctor, hospital, from, to });
        if over {
            // never below 0.
            let lost = player.prestige().min(PLAGUE_LOSS);
            player.points[Source::Plague as usize] -= lost;
            sink.emit(|| Event::PrestigeLost { seat, points: lost as u8 });
        }
        over
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
