//! Phase 4 (§8): bribes and favours.

use signoria_engine::{Seat, Sink};

use crate::{
    cards::{BRIBE, MONEYLENDER, MONK, Person, Place, Sector},
    event::Event,
    frame::{Frame, Piece},
    state::{NotreDame, Source},
};

/// Most pieces the minstrel moves (§8.4).
const MINSTREL: u8 = 3;

impl NotreDame {
    /// §5.2, P4: the coin is paid first, then the favour follows; the question it raises, if any.
    pub(crate) fn bribe(
        &mut self,
        seat: Seat,
        person: Person,
        sink: &mut impl Sink<Self>,
    ) -> Option<Frame> {
        self.pay_coins(seat, BRIBE);
        self.players[seat].bribed = Some(person);
        sink.emit(|| Event::Bribed { seat, person, coins: BRIBE });
        self.favour(seat, person, sink)
    }

    /// §8: what a person does.
    fn favour(&mut self, seat: Seat, person: Person, sink: &mut impl Sink<Self>) -> Option<Frame> {
        match person {
            // §8.1
            Person::Moneylender => self.gain_coins(seat, MONEYLENDER, sink),
            // §8.2
            Person::Monk => self.gain_cubes(seat, MONK, sink),
            // §8.4, §8.5, §8.9: the player chooses first.
            Person::Minstrel => return Some(Frame::Minstrel { seat }),
            Person::Magician => return Some(Frame::Magician { seat }),
            Person::Bishop => return Some(Frame::Bishop { seat }),
            _ => {}
        }
        // §8.6: the doctor works in phase 5.
        let points = self.players[seat].favour_prestige(person)?;
        if points == 0 {
            sink.emit(|| Event::EmptyFavour { seat, person });
        }
        self.gain_prestige(seat, points, Source::Persons, sink);
        (person == Person::Barmaid).then_some(Frame::Pick { seat, picks: 1 })
    }

    /// §8.5: what the magician can move: a cube from a sector or from Notre Dame, or the friend.
    pub(crate) fn magician_pieces(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        let player = &self.players[seat];
        Place::all()
            .filter(move |&place| player.cubes_at(place) > 0)
            .map(Piece::Cube)
            .chain(player.friend.map(|_| Piece::Friend))
    }

    /// The sector where a piece stands; `None` for a cube on Notre Dame.
    pub(crate) fn piece_sector(&self, seat: Seat, piece: Piece) -> Option<Sector> {
        match piece {
            Piece::Cube(Place::Sector(sector)) => Some(sector),
            Piece::Cube(Place::NotreDame) => None,
            Piece::Friend => self.players[seat].friend,
        }
    }

    /// §8.5, R-18: one piece moves to another sector, whose effect follows.
    pub(crate) fn magician(
        &mut self,
        seat: Seat,
        piece: Piece,
        to: Sector,
        sink: &mut impl Sink<Self>,
    ) -> Option<Frame> {
        let player = &mut self.players[seat];
        match piece {
            Piece::Cube(from) => {
                *player.cubes_at_mut(from) -= 1;
                player.cubes[to.index()] += 1;
                let count = player.count(to);
                sink.emit(|| Event::Placed {
                    seat,
                    from: Some(from),
                    to: Place::Sector(to),
                    count,
                });
            }
            Piece::Friend => {
                let from = player.friend.replace(to);
                let count = player.count(to);
                sink.emit(|| Event::FriendWalked { seat, from, to, count });
            }
        }
        self.effect(seat, to, sink)
    }

    /// §8.4: sectors from which the minstrel can take pieces.
    pub(crate) fn minstrel_sources(&self, seat: Seat) -> impl Iterator<Item = Sector> {
        let player = &self.players[seat];
        Sector::ALL.into_iter().filter(move |&sector| player.count(sector) > 0)
    }

    /// §8.4: one to three pieces of a sector, the friend among them if it stands there.
    pub(crate) fn minstrel_loads(
        &self,
        seat: Seat,
        from: Sector,
    ) -> impl Iterator<Item = (u8, bool)> {
        let player = &self.players[seat];
        let here = player.friend == Some(from);
        (0..=player.cubes[from.index()].min(MINSTREL))
            .flat_map(|cubes| [(cubes, false), (cubes, true)])
            .filter(move |&(cubes, friend)| {
                (here || !friend) && (1..=MINSTREL).contains(&(cubes + u8::from(friend)))
            })
    }

    /// §8.4, R-17: the pieces move; no action follows.
    pub(crate) fn minstrel(
        &mut self,
        seat: Seat,
        from: Sector,
        to: Sector,
        cubes: u8,
        friend: bool,
        sink: &mut impl Sink<Self>,
    ) {
        let player = &mut self.players[seat];
        player.cubes[from.index()] -= cubes;
        player.cubes[to.index()] += cubes;
        if friend {
            player.friend = Some(to);
        }
        sink.emit(|| Event::Carried { seat, from, to, cubes, friend });
    }

    /// §8.9, R-19: the empty sectors, if a cube is left in the general supply.
    pub(crate) fn bishop_targets(&self, seat: Seat) -> impl Iterator<Item = Sector> {
        let player = &self.players[seat];
        Sector::ALL
            .into_iter()
            .filter(move |&sector| player.general > 0 && player.count(sector) == 0)
    }

    /// §8.9: a cube from the general supply goes into an empty sector, whose effect follows.
    pub(crate) fn bishop(
        &mut self,
        seat: Seat,
        sector: Sector,
        sink: &mut impl Sink<Self>,
    ) -> Option<Frame> {
        let player = &mut self.players[seat];
        player.general -= 1;
        player.cubes[sector.index()] += 1;
        sink.emit(|| Event::BishopPlaced { seat, to: sector });
        self.effect(seat, sector, sink)
    }
}
