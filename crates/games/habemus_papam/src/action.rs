//! Decisions: what can be asked (§5.7), their notation, and what is legal.

use serde::{Deserialize, Serialize};
use signoria_engine::Seat;

use crate::{
    HabemusPapam,
    bid::Bid,
    cards::{MAX_BID, MAX_BID_DOUBLED, Mission, Person, Ploy, Slot},
    frame::Frame,
    persons::Persons,
    state::{Mode, Player},
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lay this mission away (Black smoke).
    Discard(Mission),
    /// Play no action card.
    Pass,
    /// Play this action card.
    Play(Ploy),
    /// Make no use of a bribe or swap.
    Decline,
    /// Buy this cardinal.
    Bribe(Person),
    /// Let these two change places; the first one is the smaller.
    Swap(Person, Person),
    /// Bid these gems.
    Bid(Bid),
    /// Take this card of the offer.
    Take(Slot),
    /// Banish this cardinal (second Felipe IV).
    Banish(Person),
}

signoria_engine::notation! {
    Action {
        ["discard", mission] => Discard(mission),
        ["pass"] => Pass,
        ["play", ploy] => Play(ploy),
        ["decline"] => Decline,
        ["bribe", person] => Bribe(person),
        ["swap", one, other] => Swap(one, other) if one < other,
        ["bid", bid] => Bid(bid),
        ["take", slot] => Take(slot),
        ["banish", person] => Banish(person),
    }
}

impl HabemusPapam {
    /// Lists what a seat that owes the top frame an answer may do, in order.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(top) = self.stack.top() else { return };
        let player = &self.players[seat];
        match top {
            Frame::Discard => {
                let mut missions = player.missions.clone();
                missions.sort_unstable();
                out.extend(missions.iter().map(|mission| Action::Discard(*mission)));
                out.dedup();
            }
            Frame::Select => {
                out.push(Action::Pass);
                let held = |ploy: &Ploy| player.goods.ploys[ploy.index()] > 0;
                out.extend(Ploy::ALL.into_iter().filter(held).map(Action::Play));
            }
            Frame::Bribe { .. } => {
                out.push(Action::Decline);
                out.extend(self.bribable(seat).iter().map(Action::Bribe));
            }
            Frame::Swap { .. } => {
                out.push(Action::Decline);
                self.list_swaps(seat, out);
            }
            Frame::FirstBids | Frame::LastBids => {
                out.extend(legal_bids(player).map(Action::Bid));
            }
            Frame::Pick { .. } => out.extend(self.offer.slots().map(Action::Take)),
            Frame::Banish { .. } => out.extend(self.banishable(seat).iter().map(Action::Banish)),
            Frame::RoundStart
            | Frame::Reveal
            | Frame::Resolve { .. }
            | Frame::Rank
            | Frame::Cleanup
            | Frame::FinalScoring => unreachable!("{top:?} waits for no decision"),
        }
    }

    /// Pairs that may change places, each once, smaller person first.
    fn list_swaps(&self, seat: Seat, out: &mut Vec<Action>) {
        let movable = self.movable(seat);
        let all = movable.iter().fold(Persons::EMPTY, |all, (_, own)| all.or(*own));
        for one in all.iter() {
            let owner = self.owner(one).expect("a movable person lies in a display");
            for other in all.minus(movable[owner]).iter().filter(|other| one < *other) {
                out.push(Action::Swap(one, other));
            }
        }
    }
}

/// §5.5: what a player may bid.
pub(crate) fn legal_bids(player: &Player) -> impl Iterator<Item = Bid> {
    Bid::from_gems(player.goods.gems, most_gems(player.mode))
}

/// §5.5: how many gems fit into a bid.
pub(crate) const fn most_gems(mode: Mode) -> u8 {
    match mode {
        Mode::Normal | Mode::Last => MAX_BID,
        Mode::DoubleTop => MAX_BID_DOUBLED,
        Mode::ThreeRubies => 0,
    }
}
