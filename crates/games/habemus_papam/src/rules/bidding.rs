//! §5.5: comparing the bids.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{BySeat, Seat, Sink};

use crate::{
    HabemusPapam,
    bid::Bid,
    cards::Gem,
    event::{Event, EventView},
    state::Mode,
};

/// §5.5: why one bid comes before the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Precedence {
    /// It has more gems.
    More,
    /// At the first difference its gem is better.
    Better {
        /// Its gem.
        one: Gem,
        /// The gem of the next bid.
        other: Gem,
    },
    /// The bids are equal: it is closer to the Camerlengo, clockwise.
    Seat,
}

impl Precedence {
    fn of(one: Bid, other: Bid) -> Self {
        if one.len() != other.len() {
            return Self::More;
        }
        let first = one.iter().zip(other.iter()).find(|(one, other)| one != other);
        first.map_or(Self::Seat, |(one, other)| Self::Better { one, other })
    }
}

impl HabemusPapam {
    /// Why each in the order comes before the next.
    pub(crate) fn precedences(&self) -> ArrayVec<Precedence, 3> {
        let bids = self.order.windows(2).map(|pair| [pair[0], pair[1]]);
        bids.map(|pair| pair.map(|seat| self.effective_bid(seat)))
            .map(|[one, other]| Precedence::of(one, other))
            .collect()
    }

    /// What a player's bid counts as.
    pub(crate) fn effective_bid(&self, seat: Seat) -> Bid {
        let player = &self.players[seat];
        let bid = player.bid.get().unwrap_or(Bid::NONE);
        match player.mode {
            Mode::Normal | Mode::Last => bid,
            Mode::DoubleTop => bid.doubled(),
            Mode::ThreeRubies => Bid::THREE_RUBIES,
        }
    }

    /// Ranks the players and takes the real gems into the bank.
    pub(crate) fn rank_bids(&mut self, sink: &mut impl Sink<Self>) {
        let seats = self.table();
        let strengths: BySeat<u16, 4> =
            BySeat::from_fn(seats, |seat| self.effective_bid(seat).strength());
        let mut order: ArrayVec<Seat, 4> = self.camerlengo.around(seats).collect();
        // Stable: equal bids stay in seat distance from the Camerlengo. Insertion sort of four.
        for last in 1..order.len() {
            let mut at = last;
            while at > 0 && strengths[order[at - 1]] < strengths[order[at]] {
                order.swap(at - 1, at);
                at -= 1;
            }
        }
        self.order = order;
        for player in self.players.values_mut() {
            for (kind, count) in
                player.bid.get().unwrap_or(Bid::NONE).gems().into_iter().enumerate()
            {
                player.goods.gems[kind] -= count;
                self.bank.gems[kind] += count.cast_signed();
            }
        }
        sink.emit(|| {
            let ranked = self.order.iter().map(|seat| (*seat, self.effective_bid(*seat)));
            let tied = self.precedences().contains(&Precedence::Seat);
            let camerlengo = tied.then_some(self.camerlengo);
            Event::Open(EventView::Ranked { order: ranked.collect(), camerlengo })
        });
    }
}
