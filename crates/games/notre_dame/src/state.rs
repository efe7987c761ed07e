//! The state: everything on the table and in the hands, with small queries and no rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{BySeat, GameRng, Seat, Stack, Values};

use crate::{
    cards::{
        ActionCard, Card, Colour, DRAWN, MAX_PLAYERS, PLAYS, Person, Place, RAT_END, Sector, Tile,
        borough_of, boroughs, hotel_picks, park_bonus,
    },
    data::Data,
    frame::Frame,
    options::Readings,
    streets::Market,
};

/// A game of Notre Dame.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NotreDame {
    pub stack: Stack<Frame>,
    pub(crate) rng: GameRng,
    pub memory_aid: bool,
    pub readings: Readings,
    /// Values of the box in place of reconstructed ones.
    pub data: Values<Data>,
    /// Rats on each person.
    pub rats: [u8; Person::ALL.len()],
    /// 0, 1, 2 for A, B, C.
    pub stage: u8,
    /// 1, 2, 3 within the stage.
    pub round: u8,
    /// Who has the bell-ringer.
    pub start: Seat,
    /// Colour of each borough.
    pub colours: ArrayVec<Colour, MAX_PLAYERS>,
    /// The brown persons in the order in which they open in this stage, two per round.
    pub brown: [Person; 6],
    /// The grey persons in the order in which they open, one per round of the game.
    pub grey: [Person; 9],
    /// Coins next to the board.
    pub supply: u8,
    /// The message on each corner at setup.
    pub layout: [[Tile; 4]; MAX_PLAYERS],
    /// Messages still on the board.
    pub board: Messages,
    pub players: BySeat<Player, MAX_PLAYERS>,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The nine own action cards of this stage, three per round: those of past rounds and of this
    /// one, then the draw pile. Within a round, as far as the draft has come: the card the owner
    /// kept, the card the left neighbour kept, the card that went on to the next. What has not been
    /// chosen yet stands in order of kind.
    pub deck: [ActionCard; 9],
    /// Which of them were played in the open.
    pub played: u16,
    pub cubes: [u8; 7],
    /// Cubes on Notre Dame.
    pub cathedral: u8,
    /// Cubes in front of the player.
    pub own: u8,
    /// Cubes of the colour next to the board.
    pub general: u8,
    pub friend: Option<Sector>,
    pub carriage: Market,
    pub coins: u8,
    pub rat: u8,
    /// Prestige by source.
    pub points: [i16; Source::ALL.len()],
    pub messages: Messages,
    /// Who was bribed in this round.
    pub bribed: Option<Person>,
}

/// Where prestige comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The residence.
    Residence,
    /// Messages.
    Messages,
    /// Favours of persons.
    Persons,
    /// Donations to the cathedral.
    Donations,
    /// Cubes on the cathedral at the end of a stage.
    Cathedral,
    /// The bonus of the park.
    Park,
    /// Losses to the plague.
    Plague,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Residence,
        Self::Messages,
        Self::Persons,
        Self::Donations,
        Self::Cathedral,
        Self::Park,
        Self::Plague,
    ];

    /// Key of its text.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Residence => "score-residence",
            Self::Messages => "score-messages",
            Self::Persons => "score-persons",
            Self::Donations => "score-donations",
            Self::Cathedral => "score-cathedral",
            Self::Park => "score-park",
            Self::Plague => "score-plague",
        }
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        self.key().trim_start_matches("score-")
    }
}

/// A set of message tiles: four bits per borough, one per kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Messages(pub(crate) u32);

impl Messages {
    /// No tile.
    pub const NONE: Self = Self(0);

    /// All tiles of this number of boroughs.
    pub const fn all(boroughs: u8) -> Self {
        Self((1 << (4 * boroughs)) - 1)
    }

    const fn bit(borough: u8, tile: Tile) -> u32 {
        1 << (4 * borough + tile as u8)
    }

    /// Whether the tile is in the set.
    pub const fn contains(self, borough: u8, tile: Tile) -> bool {
        self.0 & Self::bit(borough, tile) != 0
    }

    /// Adds a tile.
    pub fn insert(&mut self, borough: u8, tile: Tile) {
        self.0 |= Self::bit(borough, tile);
    }

    /// Takes a tile out.
    pub fn remove(&mut self, borough: u8, tile: Tile) {
        self.0 &= !Self::bit(borough, tile);
    }

    /// How many tiles of a borough's colour.
    pub const fn of(self, borough: u8) -> u8 {
        ((self.0 >> (4 * borough)) & 0xf).count_ones() as u8
    }

    /// How many tiles.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles with their boroughs, in order.
    pub fn iter(self) -> impl Iterator<Item = (u8, Tile)> {
        (0..MAX_PLAYERS as u8)
            .flat_map(|borough| Tile::ALL.into_iter().map(move |tile| (borough, tile)))
            .filter(move |&(borough, tile)| self.contains(borough, tile))
    }
}

/// How far a player's three cards of a round have come in the draft.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Draft {
    /// Still in the pile.
    Undrawn,
    /// The owner looks at all three.
    Drawn,
    /// The owner has kept one; no card has been handed on yet.
    Kept,
    /// The left neighbour looks at the other two.
    Passed,
    /// The left neighbour has kept one; no card has been handed on yet.
    KeptAgain,
    /// All three are in hands or beyond.
    Done,
}

impl Player {
    /// §1: pieces in a sector; the friend counts as a cube.
    pub fn count(&self, sector: Sector) -> u8 {
        self.cubes[sector.index()] + u8::from(self.friend == Some(sector))
    }

    /// Cubes in a place.
    pub(crate) fn cubes_at(&self, place: Place) -> u8 {
        match place {
            Place::Sector(sector) => self.cubes[sector.index()],
            Place::NotreDame => self.cathedral,
        }
    }

    pub(crate) fn cubes_at_mut(&mut self, place: Place) -> &mut u8 {
        match place {
            Place::Sector(sector) => &mut self.cubes[sector.index()],
            Place::NotreDame => &mut self.cathedral,
        }
    }

    /// Sectors with at least this number of pieces.
    pub(crate) fn sectors_with(&self, pieces: u8) -> u8 {
        Sector::ALL.into_iter().filter(|&sector| self.count(sector) >= pieces).count() as u8
    }

    /// Pieces in the fullest sector.
    pub(crate) fn fullest(&self) -> u8 {
        Sector::ALL.into_iter().map(|sector| self.count(sector)).max().unwrap_or(0)
    }

    /// §7.7: what the park adds to every gain of prestige.
    pub const fn park_bonus(&self) -> u8 {
        park_bonus(
            self.cubes[Sector::Park.index()] + matches!(self.friend, Some(Sector::Park)) as u8,
        )
    }

    /// Prestige with the bonus of the park (§7.7): a gain of nothing stays nothing.
    pub const fn raised(&self, points: u8) -> u8 {
        if points == 0 { 0 } else { points + self.park_bonus() }
    }

    /// §7.2–7.8: what a sector gives with `more` pieces than now: cubes, coins, prestige, markets, picks, the bonus
    /// of the park, or rats that the hospital keeps away.
    pub fn sector_yield(&self, sector: Sector, more: u8) -> u8 {
        let count = self.count(sector) + more;
        match sector {
            Sector::CloisterSchool | Sector::Bank | Sector::CarriageHouse | Sector::Hospital => {
                count
            }
            Sector::Residence => self.raised(count),
            Sector::Hotel => hotel_picks(count),
            Sector::Park => park_bonus(count),
        }
    }

    /// §8: prestige that the favour of a person brings now, without the bonus of the park; `None` where the favour is
    /// something else.
    pub fn favour_prestige(&self, person: Person) -> Option<u8> {
        Some(match person {
            // §8.1, §8.2
            Person::Moneylender | Person::Monk => 1,
            // §8.3
            Person::Barmaid => 3,
            // §8.4, §8.5, §8.6, §8.9
            Person::Minstrel | Person::Magician | Person::Doctor | Person::Bishop => return None,
            // §8.7
            Person::CityGuard => {
                self.cubes.iter().sum::<u8>() + self.cathedral + u8::from(self.friend.is_some())
            }
            // §8.8
            Person::NightWatchman => Sector::ALL.len() as u8 - self.sectors_with(1),
            // §8.10
            Person::GuildMaster => 2 * self.sectors_with(2),
            // §8.11
            Person::BeggarKing => RAT_END - self.rat,
            // §8.12
            Person::Lawyer => 3 * (self.messages.len() / 2),
            // §8.13: several equally full sectors score once.
            Person::LadyInWaiting => self.fullest(),
            // §8.14
            Person::Mayor => 3 * self.sectors_with(3),
            // §8.15
            Person::Carpenter => self.sectors_with(1),
        })
    }

    /// Exchanges the kept and the last card of a round.
    pub(crate) fn swap_returned(&mut self, round: u8) {
        let kept = usize::from(round - 1) * DRAWN;
        let returned = kept + 2;
        self.deck.swap(kept, returned);
        let bits = (self.played >> kept & 1, self.played >> returned & 1);
        self.played &= !(1 << kept | 1 << returned);
        self.played |= bits.1 << kept | bits.0 << returned;
    }

    /// All prestige points.
    pub(crate) fn prestige(&self) -> i16 {
        self.points.iter().sum()
    }
}

impl NotreDame {
    pub(crate) fn seats(&self) -> u8 {
        self.players.seats()
    }

    pub(crate) fn boroughs(&self) -> u8 {
        boroughs(self.seats())
    }

    /// The colour of a seat.
    pub(crate) fn colour(&self, seat: Seat) -> Colour {
        self.colours[usize::from(borough_of(seat.number(), self.seats()))]
    }

    /// The message on a market.
    pub fn tile_at(&self, market: Market) -> Option<Tile> {
        let borough = market.borough();
        let tile = self.layout[usize::from(borough)][market.spot().corner()?];
        self.board.contains(borough, tile).then_some(tile)
    }

    /// Where the cards of the present round begin in a deck.
    pub(crate) fn at_round(&self) -> usize {
        usize::from(self.round - 1) * DRAWN
    }

    /// The three open persons: two brown, one grey.
    pub(crate) fn open_persons(&self) -> [Person; 3] {
        let brown = usize::from(self.round - 1) * 2;
        let grey = usize::from(self.stage * 3 + self.round - 1);
        [self.brown[brown], self.brown[brown + 1], self.grey[grey]]
    }

    /// §9: rats on the open persons.
    pub fn plague(&self) -> u8 {
        self.open_persons().into_iter().map(|person| self.rats[person.index()]).sum()
    }

    /// Whose deck the card in a slot of a hand comes from: slot 0 is an own card, slot 1 one of the
    /// right neighbour, slot 2 one of the seat beyond (with two players an own one again).
    pub(crate) fn owner(&self, seat: Seat, slot: usize) -> Seat {
        let seats = self.seats();
        seat.clockwise((usize::from(seats) * 2 - slot) as u8 % seats, seats)
    }

    /// The card in a slot of a hand, unless it has been played. After the draft only.
    pub(crate) fn in_hand(&self, seat: Seat, slot: usize) -> Option<Card> {
        let owner = self.owner(seat, slot);
        let at = self.at_round() + slot;
        let player = &self.players[owner];
        (player.played & (1 << at) == 0)
            .then(|| Card { kind: player.deck[at], colour: self.colour(owner) })
    }

    /// The cards a seat can still play in this round: none once the second has been played, because
    /// the third then lies face down behind it (§5.2). After the draft only.
    pub(crate) fn hand(&self, seat: Seat) -> ArrayVec<Card, DRAWN> {
        let cards: ArrayVec<Card, DRAWN> =
            (0..DRAWN).filter_map(|slot| self.in_hand(seat, slot)).collect();
        if cards.len() > DRAWN - usize::from(PLAYS) { cards } else { ArrayVec::new() }
    }

    /// How far the cards a player draws in a round of this stage have come.
    pub(crate) fn draft(&self, owner: Seat, round: u8) -> Draft {
        if round < self.round {
            return Draft::Done;
        }
        if round > self.round {
            return Draft::Undrawn;
        }
        match self.stack.frames().first() {
            Some(Frame::Reveal) => Draft::Undrawn,
            Some(&Frame::KeepFirst { waiting }) => {
                if waiting.contains(owner) {
                    Draft::Drawn
                } else {
                    Draft::Kept
                }
            }
            Some(&Frame::KeepSecond { waiting }) => {
                if waiting.contains(owner.left(self.seats())) {
                    Draft::Passed
                } else {
                    Draft::KeptAgain
                }
            }
            Some(_) | None => Draft::Done,
        }
    }
}
