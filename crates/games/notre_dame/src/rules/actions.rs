//! Phase 3 (§7): laying a card, placing a cube, the effects of the sectors.

use signoria_engine::{Seat, Sink};

use crate::{
    cards::{ActionCard, Card, DONATION, DRAWN, PLAYS, Place, Sector, hotel_picks},
    event::{Cause, Event},
    frame::Frame,
    state::{NotreDame, Source},
};

impl NotreDame {
    /// §5.2, P3: a card is laid open; behind the second one the third goes away unseen.
    pub(crate) fn lay(&mut self, seat: Seat, card: Card, pass: u8, sink: &mut impl Sink<Self>) {
        let slot = (0..DRAWN)
            .find(|&slot| self.in_hand(seat, slot) == Some(card))
            .expect("a listed card is in hand");
        let (owner, at) = (self.owner(seat, slot), self.at_round() + slot);
        self.players[owner].played |= 1 << at;
        sink.emit(|| Event::Played { seat, card });
        if pass == PLAYS {
            let third = (0..DRAWN).find_map(|slot| self.in_hand(seat, slot));
            sink.emit(|| Event::LaidAside { seat, card: third.expect("a third card is left") });
        }
    }

    /// §7.1: why the card cannot do anything, if it cannot.
    pub(crate) fn stuck(&self, seat: Seat, card: ActionCard) -> Option<Cause> {
        let player = &self.players[seat];
        if player.own == 0 && self.movable(seat, card).next().is_none() {
            return Some(Cause::NoCube);
        }
        // Notre Dame needs a cube and a donation.
        (card == ActionCard::NotreDame && player.coins == 0).then_some(Cause::NoCoin)
    }

    /// §7.1: where a cube may be taken from once the own supply is empty: any other place with an
    /// own cube, never the friend.
    pub(crate) fn movable(&self, seat: Seat, card: ActionCard) -> impl Iterator<Item = Place> {
        let player = &self.players[seat];
        Place::all().filter(move |&place| card.place() != Some(place) && player.cubes_at(place) > 0)
    }

    /// §7.1: a cube from the own supply or from the board goes to the place of the card, whose effect
    /// follows.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        from: Option<Place>,
        card: ActionCard,
        sink: &mut impl Sink<Self>,
    ) -> Option<Frame> {
        let to = card.place().expect("only cards that place a cube ask for one");
        let player = &mut self.players[seat];
        match from {
            None => player.own -= 1,
            Some(place) => *player.cubes_at_mut(place) -= 1,
        }
        *player.cubes_at_mut(to) += 1;
        match to {
            Place::Sector(sector) => {
                let count = player.count(sector);
                sink.emit(|| Event::Placed { seat, from, to, count });
                self.effect(seat, sector, sink)
            }
            // the donation follows the cube.
            Place::NotreDame => {
                let count = player.cathedral;
                sink.emit(|| Event::Placed { seat, from, to, count });
                Some(Frame::Donate { seat })
            }
        }
    }

    /// §7.10: the trusted friend walks to another of the seven sectors, whose effect
    /// follows.
    pub(crate) fn walk_friend(
        &mut self,
        seat: Seat,
        sector: Sector,
        sink: &mut impl Sink<Self>,
    ) -> Option<Frame> {
        let player = &mut self.players[seat];
        let from = player.friend.replace(sector);
        let count = player.count(sector);
        sink.emit(|| Event::FriendWalked { seat, from, to: sector, count });
        self.effect(seat, sector, sink)
    }

    /// §7.2–7.8: the effect of a sector after a piece has arrived; the question it raises, if any.
    pub(crate) fn effect(
        &mut self,
        seat: Seat,
        sector: Sector,
        sink: &mut impl Sink<Self>,
    ) -> Option<Frame> {
        let count = self.players[seat].count(sector);
        match sector {
            // §7.2
            Sector::CloisterSchool => self.gain_cubes(seat, count, sink),
            // §7.3
            Sector::Bank => self.gain_coins(seat, count, sink),
            // §7.4
            Sector::Residence => self.gain_prestige(seat, count, Source::Residence, sink),
            // §7.5
            Sector::CarriageHouse => return Some(Frame::Drive { seat, range: count }),
            // §7.6
            Sector::Hotel => {
                return Some(Frame::Pick { seat, picks: hotel_picks(count) });
            }
            // §7.7, §7.8: one field, whatever the number of pieces.
            Sector::Park | Sector::Hospital => self.rat_back(seat, sink),
        }
        None
    }

    /// §7.9: the largest donation a player can give.
    pub(crate) fn most_donated(&self, seat: Seat) -> u8 {
        self.players[seat].coins.min(DONATION.len() as u8)
    }

    /// §7.9: coins to the cathedral, prestige at once.
    pub(crate) fn donate(&mut self, seat: Seat, coins: u8, sink: &mut impl Sink<Self>) {
        self.pay_coins(seat, coins);
        sink.emit(|| Event::Donated { seat, coins });
        let points = DONATION[usize::from(coins - 1)];
        self.gain_prestige(seat, points, Source::Donations, sink);
    }
}
