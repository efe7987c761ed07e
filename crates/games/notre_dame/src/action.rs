//! Decisions: their notation, and which are legal.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, UnknownId};

use crate::{
    cards::{Card, DRAWN, Gain, Person, Place, Sector},
    frame::{Frame, Piece},
    state::NotreDame,
    streets::Market,
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// `keep bank red`: keep this card of those just seen (D1, D2).
    Keep(Card),
    /// `play bank red`: lay this card (D3).
    Play(Card),
    /// `decline`: lay the card without effect (D4, D5); refuse a pick.
    Decline,
    /// `supply`: place a cube from the own supply (D4).
    Supply,
    /// `move hospital`: place the cube that lies there (D4).
    Move(Place),
    /// `friend bank`: send the trusted friend there (D5).
    Friend(Sector),
    /// `donate 2`: this number of coins to the cathedral (D6).
    Donate(u8),
    /// `stay`: do not drive (D7).
    Stay,
    /// `drive b1_inner_ccw` or `drive b1_inner_ccw take`: drive there, with or without the message
    /// (D7).
    Drive {
        /// Where the drive ends.
        to: Market,
        /// Whether the message there is taken.
        take: bool,
    },
    /// `pick coin`: one pick (D8, D10).
    Pick(Gain),
    /// `pick coin rat_back`: two picks, in order of kind (D8).
    PickTwo(Gain, Gain),
    /// `pass`: bribe no person (D9).
    Pass,
    /// `bribe doctor` (D9).
    Bribe(Person),
    /// `lift bank` or `lift friend`: the piece the magician moves (D11).
    Lift(Piece),
    /// `from bank`: where the minstrel takes pieces (D12).
    From(Sector),
    /// `carry 2` or `carry 2 friend`: the pieces the minstrel moves (D12).
    Carry {
        /// How many cubes.
        cubes: u8,
        /// Whether the friend goes along.
        friend: bool,
    },
    /// `to park`: where magician, minstrel or bishop put the piece (D11, D12, D13).
    To(Sector),
    /// `remove park`: the sector that loses a cube to the plague (D14).
    Remove(Sector),
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.colour)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cube(place) => write!(f, "{place}"),
            Self::Friend => f.write_str("friend"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Decline => f.write_str("decline"),
            Self::Supply => f.write_str("supply"),
            Self::Move(place) => write!(f, "move {place}"),
            Self::Friend(sector) => write!(f, "friend {sector}"),
            Self::Donate(coins) => write!(f, "donate {coins}"),
            Self::Stay => f.write_str("stay"),
            Self::Drive { to, take: false } => write!(f, "drive {to}"),
            Self::Drive { to, take: true } => write!(f, "drive {to} take"),
            Self::Pick(gain) => write!(f, "pick {gain}"),
            Self::PickTwo(first, second) => write!(f, "pick {first} {second}"),
            Self::Pass => f.write_str("pass"),
            Self::Bribe(person) => write!(f, "bribe {person}"),
            Self::Lift(piece) => write!(f, "lift {piece}"),
            Self::From(sector) => write!(f, "from {sector}"),
            Self::Carry { cubes, friend: false } => write!(f, "carry {cubes}"),
            Self::Carry { cubes, friend: true } => write!(f, "carry {cubes} friend"),
            Self::To(sector) => write!(f, "to {sector}"),
            Self::Remove(sector) => write!(f, "remove {sector}"),
        }
    }
}

/// One digit, as numbers are written in the notation.
fn digit(text: &str) -> Result<u8, UnknownId> {
    match text.as_bytes() {
        &[digit @ b'0'..=b'9'] => Ok(digit - b'0'),
        _ => Err(UnknownId),
    }
}

impl FromStr for Action {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let words: arrayvec::ArrayVec<&str, 4> = text.split(' ').take(4).collect();
        let card =
            |kind: &str, colour: &str| Ok(Card { kind: kind.parse()?, colour: colour.parse()? });
        Ok(match *words.as_slice() {
            ["keep", kind, colour] => Self::Keep(card(kind, colour)?),
            ["play", kind, colour] => Self::Play(card(kind, colour)?),
            ["decline"] => Self::Decline,
            ["supply"] => Self::Supply,
            ["move", place] => Self::Move(place.parse()?),
            ["friend", sector] => Self::Friend(sector.parse()?),
            ["donate", coins] => Self::Donate(digit(coins)?),
            ["stay"] => Self::Stay,
            ["drive", to] => Self::Drive { to: to.parse()?, take: false },
            ["drive", to, "take"] => Self::Drive { to: to.parse()?, take: true },
            ["pick", gain] => Self::Pick(gain.parse()?),
            ["pick", first, second] => Self::PickTwo(first.parse()?, second.parse()?),
            ["pass"] => Self::Pass,
            ["bribe", person] => Self::Bribe(person.parse()?),
            ["lift", "friend"] => Self::Lift(Piece::Friend),
            ["lift", place] => Self::Lift(Piece::Cube(place.parse()?)),
            ["from", sector] => Self::From(sector.parse()?),
            ["carry", cubes] => Self::Carry { cubes: digit(cubes)?, friend: false },
            ["carry", cubes, "friend"] => Self::Carry { cubes: digit(cubes)?, friend: true },
            ["to", sector] => Self::To(sector.parse()?),
            ["remove", sector] => Self::Remove(sector.parse()?),
            _ => return Err(UnknownId),
        })
    }
}

impl NotreDame {
    /// The legal actions of `seat`, which is to act: sorted, without duplicates.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let top = self.stack.top().expect("a seat is to act");
        match top {
            Frame::KeepFirst { .. } => {
                let colour = self.colour(seat);
                let cards = &self.players[seat].deck[self.at_round()..][..DRAWN];
                out.extend(cards.iter().map(|&kind| Action::Keep(Card { kind, colour })));
            }
            Frame::KeepSecond { .. } => {
                let right = seat.right(self.seats());
                let colour = self.colour(right);
                let cards = &self.players[right].deck[self.at_round() + 1..][..DRAWN - 1];
                out.extend(cards.iter().map(|&kind| Action::Keep(Card { kind, colour })));
            }
            Frame::Play { .. } => {
                out.extend(self.hand(seat).into_iter().map(Action::Play));
                out.sort_unstable();
            }
            Frame::Place { card, .. } => {
                out.push(Action::Decline);
                if self.players[seat].own > 0 {
                    out.push(Action::Supply);
                } else {
                    out.extend(self.movable(seat, card).map(Action::Move));
                }
            }
            Frame::Friend { .. } => {
                out.push(Action::Decline);
                let here = self.players[seat].friend;
                let others = Sector::ALL.into_iter().filter(|&sector| Some(sector) != here);
                out.extend(others.map(Action::Friend));
            }
            Frame::Donate { .. } => {
                out.extend((1..=self.most_donated(seat)).map(Action::Donate));
            }
            Frame::Drive { range, .. } => {
                out.push(Action::Stay);
                let allowed = self.takeable(seat);
                let from = self.players[seat].carriage;
                for to in self.data.streets.destinations(self.boroughs(), from, range) {
                    out.push(Action::Drive { to, take: false });
                    if allowed & (1 << to.borough()) != 0 && self.tile_at(to).is_some() {
                        out.push(Action::Drive { to, take: true });
                    }
                }
            }
            Frame::Pick { picks, .. } => {
                if self.readings.free_picks {
                    out.push(Action::Decline);
                }
                out.extend(self.picks(seat, picks).into_iter().map(|(first, second)| {
                    second.map_or(Action::Pick(first), |second| Action::PickTwo(first, second))
                }));
            }
            Frame::Bribe { .. } => {
                out.push(Action::Pass);
                let mut persons = self.open_persons();
                persons.sort_unstable();
                out.extend(persons.map(Action::Bribe));
            }
            Frame::Magician { .. } => out.extend(self.magician_pieces(seat).map(Action::Lift)),
            Frame::MagicianTo { piece, .. } => {
                let from = self.piece_sector(seat, piece);
                let others = Sector::ALL.into_iter().filter(|&sector| Some(sector) != from);
                out.extend(others.map(Action::To));
            }
            Frame::Minstrel { .. } => out.extend(self.minstrel_sources(seat).map(Action::From)),
            Frame::MinstrelCarry { from, .. } => out.extend(
                self.minstrel_loads(seat, from)
                    .map(|(cubes, friend)| Action::Carry { cubes, friend }),
            ),
            Frame::MinstrelTo { from, .. } => {
                let others = Sector::ALL.into_iter().filter(|&sector| sector != from);
                out.extend(others.map(Action::To));
            }
            Frame::Bishop { .. } => out.extend(self.bishop_targets(seat).map(Action::To)),
            Frame::Penalty { .. } => out.extend(self.penalty_sectors(seat).map(Action::Remove)),
            Frame::Reveal | Frame::Plague { .. } | Frame::RoundEnd => {
                unreachable!("{top:?} waits for no decision")
            }
        }
    }
}
