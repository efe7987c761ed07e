//! What experienced players do without thinking: how likely searching players were to choose an action.
//!
//! The weights were fitted to choices of searching players (`examples/choices.rs`). What an action is worth
//! at first sight is the logarithm of how likely it is, but for a constant.

use arrayvec::ArrayVec;
use signoria_engine::Seat;
use signoria_habemus_papam::{
    Action, Bid, Frame, HabemusPapam, Mode,
    cards::{BRIBE_PRICE, Card, Gem, Ploy, Power, Rank, Slot},
};

use super::{GEMS_PER_ROUND, Table};
use crate::{Facts, PerSeat};

/// What speaks for a bid, in the order of [`BID`].
type BidTraits = [f32; 21];

#[rustfmt::skip]
const BID: BidTraits = [
    0.985, 5.844, // what the card that one can expect to pick brings: always, and times the time left
    -0.076, -0.001, -0.023, -0.136, // gems of each kind
    -2.659, -1.408, -0.308, 0.430,
    -1.115, // gems that could have been used later
    -1.780, 2.611, // root of the gems that are kept
    0.831, 0.229, -0.153, // none, one, two gems
    5.869, 4.328, 2.478,
    -3.122, 0.466, // the chance to be last
];

/// How many of a player's bids have none, one, two and three gems.
const USUAL: [f32; 4] = [0.30, 0.33, 0.23, 0.14];

/// What somebody else may bid.
enum Rival {
    /// It lies open.
    Known { strength: u16, before: bool },
    /// By number of gems as they count, and by rank of the best one.
    Guess { counts: [f32; 4], best: [f32; 5], before: bool },
}

impl Rival {
    fn new(game: &HabemusPapam, seat: Seat, me: Seat) -> Self {
        let player = &game.players[seat];
        let distance = |seat| game.camerlengo.distance(seat, game.players.seats());
        let before = distance(seat) < distance(me);
        let last = matches!(game.stack.top(), Some(Frame::LastBids));
        match (player.mode, player.bid) {
            (Mode::ThreeRubies, _) => {
                Self::Known { strength: Bid::new([0, 3, 0, 0]).strength(), before }
            }
            (Mode::Normal, Some(bid)) if last => Self::Known { strength: bid.strength(), before },
            (Mode::DoubleTop, Some(bid)) if last => {
                Self::Known { strength: bid.doubled().strength(), before }
            }
            (mode, _) => {
                let gems = player.goods.gems.map(f32::from);
                let held: f32 = gems.iter().sum();
                let most = if mode == Mode::DoubleTop { 2 } else { 3 };
                let most = most.min(held as usize);
                let mut counts = USUAL;
                counts[most + 1..].fill(0.0);
                let sum: f32 = counts.iter().sum();
                counts = counts.map(|count| count / sum);
                if mode == Mode::DoubleTop {
                    counts = [counts[0], 0.0, counts[1], counts[2]];
                }
                let mut best = [0.0; 5];
                for (gem, count) in Gem::ALL.into_iter().zip(gems) {
                    best[usize::from(gem.rank())] = count / held.max(1.0);
                }
                Self::Guess { counts, best, before }
            }
        }
    }

    /// How likely it is better than this bid.
    fn beats(&self, bid: Bid) -> f32 {
        let certain = |yes: bool| f32::from(u8::from(yes));
        match *self {
            Self::Known { strength, before } => {
                let own = bid.strength();
                certain(strength > own || (strength == own && before))
            }
            Self::Guess { counts, best, before } => {
                let number = usize::from(bid.len());
                let more: f32 = counts[number + 1..].iter().sum();
                let equal = match bid.iter().next() {
                    None => certain(before),
                    Some(top) => {
                        let top = usize::from(top.rank());
                        let higher: f32 = best[top + 1..].iter().sum();
                        let tie = if number == 1 { certain(before) } else { 0.5 };
                        higher + best[top] * tie
                    }
                };
                more + counts[number] * equal
            }
        }
    }
}

/// A question how much to bid.
struct Auction {
    rivals: ArrayVec<Rival, 3>,
    /// What the cards of the offer bring, best first.
    gains: [f32; 4],
    /// Part of the game that is left.
    left: f32,
    held: u8,
    /// Part of the gems that can still be used.
    useful: f32,
    double: bool,
}

impl Auction {
    fn new(table: &Table<'_>, seat: Seat, mut gains: [f32; 4]) -> Self {
        let game = table.game;
        gains.sort_by(|one, other| other.total_cmp(one));
        let others = game.players.iter().filter(|(other, _)| *other != seat);
        let player = &game.players[seat];
        let held: u8 = player.goods.gems.iter().sum();
        Self {
            rivals: others.map(|(other, _)| Rival::new(game, other, seat)).collect(),
            gains,
            left: table.part_left(),
            held,
            useful: (GEMS_PER_ROUND * table.left).min(f32::from(held)) / f32::from(held.max(1)),
            double: player.mode == Mode::DoubleTop,
        }
    }

    fn traits(&self, bid: Bid) -> BidTraits {
        let counted = if self.double { bid.doubled() } else { bid };
        let mut places = [1.0, 0.0, 0.0, 0.0];
        for rival in &self.rivals {
            let beats = rival.beats(counted);
            for at in (1..4).rev() {
                places[at] = places[at] * (1.0 - beats) + places[at - 1] * beats;
            }
            places[0] *= 1.0 - beats;
        }
        let gain: f32 = places.iter().zip(self.gains).map(|(chance, gain)| chance * gain).sum();
        let last = places[self.rivals.len()];
        let left = self.left;
        let gems = bid.gems().map(f32::from);
        let number = usize::from(bid.len());
        let kept = f32::from(self.held - bid.len()).sqrt();
        let is = |count: usize| f32::from(u8::from(number == count));
        #[rustfmt::skip]
        let traits = [
            gain, gain * left,
            gems[0], gems[1], gems[2], gems[3],
            gems[0] * left, gems[1] * left, gems[2] * left, gems[3] * left,
            number as f32 * self.useful,
            kept, kept * left,
            is(0), is(1), is(2),
            is(0) * left, is(1) * left, is(2) * left,
            last, last * left,
        ];
        traits
    }
}

/// Kinds of cards whose worth is more or less than the votes they bring.
const KINDS: usize = 13;

/// What speaks for taking a card: what it brings in votes, its kind, its kind times the time left.
type TakeTraits = [f32; 1 + 2 * KINDS];

#[rustfmt::skip]
const TAKE: TakeTraits = [
    3.061,
    // The action cards in their order.
    -1.480, -1.698, 0.360, -0.446, 0.212, -1.431,
    // Camerlengo, Mazarin, Louis XIV, Felipe IV, Squadrone Volante, Death, a leader.
    -1.456, -0.074, 0.006, 2.879, -1.705, -0.780, 0.102,
    2.617, -2.103, 1.449, 3.239, 4.699, -4.270,
    -0.234, 1.527, 1.395, 0.333, 1.288, 2.930, 2.024,
];

fn kind(card: Card) -> Option<usize> {
    let after = |at: usize| Some(Ploy::COUNT + at);
    match card {
        Card::Ploy(ploy) => Some(ploy.index()),
        Card::Camerlengo => after(0),
        Card::Power(Power::JulesMazarin) => after(1),
        Card::Power(Power::LouisXiv) => after(2),
        Card::Power(Power::FelipeIv) => after(3),
        Card::Power(Power::SquadroneVolante) => after(4),
        Card::Power(Power::Death) => after(5),
        Card::Person(person) if person.rank() == Rank::Leader => after(6),
        Card::Person(_) | Card::BlackSmoke | Card::WhiteSmoke => None,
    }
}

/// What speaks for playing an action card now instead of waiting: which one, which one times the time
/// left, how many cards there are for the rounds that are left, a bribe that cannot be paid.
type PlayTraits = [f32; 2 * Ploy::COUNT + 2];

#[rustfmt::skip]
const PLAY: PlayTraits = [
    0.141, -0.411, -0.302, -0.485, -0.856, -0.857,
    -3.638, -1.920, -1.648, 0.511, -1.969, -6.961,
    2.095, 1.032,
];

/// How much likelier an action is for a vote more, where nothing was fitted.
const VOTE: f32 = 4.0;

/// One question to a seat.
pub(super) struct FirstSight<'a> {
    table: &'a Table<'a>,
    seat: Seat,
    about: About,
}

/// What it is about.
enum About {
    Bids(Auction),
    /// Votes that the seat promises before it takes a card.
    Cards(f32),
    Ploys,
    Missions,
    /// People, and how much a vote of each of the others counts.
    People(PerSeat),
}

impl<'a> FirstSight<'a> {
    pub fn new(table: &'a Table<'a>, seat: Seat, legal: &[Action]) -> Self {
        let player = &table.game.players[seat];
        let before = || table.votes(seat, player.display, &player.goods);
        let about = match legal.first() {
            Some(Action::Bid(_)) => {
                let before = before();
                let gains = Slot::ALL.map(|slot| table.take(seat, slot, before));
                About::Bids(Auction::new(table, seat, gains))
            }
            Some(Action::Take(_)) => About::Cards(before()),
            Some(Action::Pass | Action::Play(_)) | None => About::Ploys,
            Some(Action::Discard(_)) => About::Missions,
            Some(Action::Decline | Action::Bribe(_) | Action::Swap(..) | Action::Banish(_)) => {
                About::People(table.rivals(seat))
            }
        };
        Self { table, seat, about }
    }

    /// The word for questions of this kind, if first sight was fitted to choices.
    pub const fn kind(&self) -> Option<&'static str> {
        match self.about {
            About::Bids(_) => Some("bid"),
            About::Cards(_) => Some("take"),
            About::Ploys => Some("play"),
            About::Missions | About::People(_) => None,
        }
    }

    /// What speaks for an action, if first sight was fitted to choices.
    pub fn traits(&self, action: Action) -> Option<Facts> {
        Some(match (&self.about, action) {
            (About::Bids(auction), Action::Bid(bid)) => auction.traits(bid).into_iter().collect(),
            (About::Cards(before), Action::Take(slot)) => {
                self.take(slot, *before).into_iter().collect()
            }
            (About::Ploys, Action::Play(ploy)) => self.play(ploy).into_iter().collect(),
            (About::Ploys, Action::Pass) => PlayTraits::default().into_iter().collect(),
            _ => return None,
        })
    }

    /// How much likelier an action is than others: a logarithm.
    pub fn worth(&self, action: Action) -> f32 {
        let table = self.table;
        match (&self.about, action) {
            (About::Bids(auction), Action::Bid(bid)) => weigh(&auction.traits(bid), &BID),
            (About::Cards(before), Action::Take(slot)) => weigh(&self.take(slot, *before), &TAKE),
            (About::Ploys, Action::Play(ploy)) => weigh(&self.play(ploy), &PLAY),
            // The one kept is the other one.
            (About::Missions, Action::Discard(mission)) => {
                let display = table.game.players[self.seat].display;
                -2.0 * VOTE * table.chance(self.seat, display, mission)
            }
            (About::People(rivals), Action::Bribe(person)) => {
                VOTE * table.bribe(self.seat, person, rivals)
            }
            (About::People(rivals), Action::Swap(one, other)) => {
                VOTE * table.swap(self.seat, one, other, rivals)
            }
            (About::People(rivals), Action::Banish(person)) => {
                let harm = |victim: Seat| -rivals[victim.index()] * table.lose(victim, person, 0);
                VOTE * table.owner(person).map_or(0.0, harm)
            }
            // Waiting and declining are what everything else is compared with.
            _ => 0.0,
        }
    }

    fn take(&self, slot: Slot, before: f32) -> TakeTraits {
        let mut traits = TakeTraits::default();
        traits[0] = self.table.take(self.seat, slot, before);
        if let Some(kind) = self.table.game.offer.card(slot).and_then(kind) {
            traits[1 + kind] = 1.0;
            traits[1 + KINDS + kind] = self.table.part_left();
        }
        traits
    }

    fn play(&self, ploy: Ploy) -> PlayTraits {
        let goods = &self.table.game.players[self.seat].goods;
        let poor = ploy == Ploy::Bribe && goods.gold < BRIBE_PRICE;
        let mut traits = PlayTraits::default();
        traits[ploy.index()] = 1.0;
        traits[Ploy::COUNT + ploy.index()] = self.table.part_left();
        traits[2 * Ploy::COUNT] = (f32::from(goods.hand()) / self.table.left).min(2.0);
        traits[2 * Ploy::COUNT + 1] = f32::from(u8::from(poor));
        traits
    }
}

fn weigh<const N: usize>(traits: &[f32; N], weights: &[f32; N]) -> f32 {
    traits.iter().zip(weights).map(|(one, weight)| one * weight).sum()
}
