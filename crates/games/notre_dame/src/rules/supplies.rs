//! Gaining and paying (§1): prestige with the bonus of the park, cubes, coins, the rat marker.

use arrayvec::ArrayVec;
use signoria_engine::{Seat, Sink};

use crate::{
    cards::Gain,
    event::Event,
    options::Shortage,
    state::{NotreDame, Source},
};

impl NotreDame {
    /// §1, §7.7: prestige from one event, raised by one point per two pieces in the park. The park is
    /// counted at this very moment, once per event; nothing is raised if nothing is
    /// gained.
    pub(crate) fn gain_prestige(
        &mut self,
        seat: Seat,
        points: u8,
        source: Source,
        sink: &mut impl Sink<Self>,
    ) {
        if points == 0 {
            return;
        }
        let player = &mut self.players[seat];
        let bonus = player.park_bonus();
        player.points[source as usize] += i16::from(points);
        player.points[Source::Park as usize] += i16::from(bonus);
        sink.emit(|| Event::Prestige { seat, points, bonus, source });
    }

    /// §1, R-10: cubes from the general into the own supply, as far as there are any.
    pub(crate) fn gain_cubes(&mut self, seat: Seat, cubes: u8, sink: &mut impl Sink<Self>) {
        let player = &mut self.players[seat];
        let gained = cubes.min(player.general);
        player.general -= gained;
        player.own += gained;
        sink.emit(|| Event::Cubes { seat, cubes: gained });
    }

    /// §1, R-11: from the supply, then from the richest other player, of several the first clockwise: coin by
    /// coin, or as many as that player has. What no player has is lost.
    pub(crate) fn gain_coins(&mut self, seat: Seat, coins: u8, sink: &mut impl Sink<Self>) {
        let from_supply = coins.min(self.supply);
        self.supply -= from_supply;
        self.players[seat].coins += from_supply;
        if from_supply > 0 {
            sink.emit(|| Event::Coins { seat, coins: from_supply });
        }
        let mut payer = None;
        for _ in from_supply..coins {
            let again = payer.filter(|&payer: &Seat| {
                self.readings.shortage == Shortage::OnePlayer && self.players[payer].coins > 0
            });
            payer = again.or_else(|| self.richest_other(seat));
            let Some(from) = payer else {
                sink.emit(|| Event::NoCoins { seat });
                return;
            };
            self.players[from].coins -= 1;
            self.players[seat].coins += 1;
            sink.emit(|| Event::CoinFrom { seat, from });
        }
    }

    /// the other player with the most coins, of several the first clockwise after the receiver;
    /// no player if none of them has any.
    fn richest_other(&self, seat: Seat) -> Option<Seat> {
        let mut richest = None;
        let mut most = 0;
        for other in seat.around(self.seats()).skip(1) {
            let coins = self.players[other].coins;
            if coins > most {
                most = coins;
                richest = Some(other);
            }
        }
        richest
    }

    /// §1: coins into the supply.
    pub(crate) fn pay_coins(&mut self, seat: Seat, coins: u8) {
        self.players[seat].coins -= coins;
        self.supply += coins;
    }

    /// §1, R-13: the rat marker one field back, not below 0.
    pub(crate) fn rat_back(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        let player = &mut self.players[seat];
        if player.rat > 0 {
            player.rat -= 1;
            let rat = player.rat;
            sink.emit(|| Event::RatBack { seat, rat });
        }
    }

    /// §7.6, R-12, R-37: the possible results of one or two picks. What cannot do anything cannot be
    /// picked, and a pick that is possible must be taken unless the table reads it otherwise; picks are
    /// independent of each other, so their order is that of [`Gain`].
    pub(crate) fn picks(&self, seat: Seat, picks: u8) -> ArrayVec<(Gain, Option<Gain>), 9> {
        let player = &self.players[seat];
        let coins = if self.supply >= 2 {
            2
        } else {
            let others: u8 = self.players.values().map(|other| other.coins).sum();
            self.supply + others - player.coins
        };
        let available =
            [(Gain::Coin, coins), (Gain::Cube, player.general), (Gain::RatBack, player.rat)];
        let mut choices = ArrayVec::new();
        let single = available.iter().filter(|(_, number)| *number >= 1);
        let single = single.map(|&(gain, _)| (gain, None));
        if self.readings.free_picks {
            choices.extend(single.clone());
        }
        if picks == 2 {
            for (at, &(first, number)) in available.iter().enumerate() {
                if number >= 2 {
                    choices.push((first, Some(first)));
                }
                for &(second, other) in &available[at + 1..] {
                    if number >= 1 && other >= 1 {
                        choices.push((first, Some(second)));
                    }
                }
            }
        }
        if choices.is_empty() {
            choices.extend(single);
        }
        choices
    }

    /// §7.6: carries out one or two picks.
    pub(crate) fn pick(
        &mut self,
        seat: Seat,
        first: Gain,
        second: Option<Gain>,
        sink: &mut impl Sink<Self>,
    ) {
        for gain in std::iter::once(first).chain(second) {
            match gain {
                Gain::Coin => self.gain_coins(seat, 1, sink),
                Gain::Cube => self.gain_cubes(seat, 1, sink),
                Gain::RatBack => self.rat_back(seat, sink),
            }
        }
    }
}
