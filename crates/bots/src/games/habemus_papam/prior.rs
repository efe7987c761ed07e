//! Action prior, fitted to choices of searching bots (`signoria-lab fit-prior`). A score is a log-probability up
//! to a constant.

use arrayvec::ArrayVec;
use signoria_engine::Seat;
use signoria_games::habemus_papam::{
    Action, Bid, Frame, HabemusPapam, Mode,
    cards::{BRIBE_PRICE, Card, Gem, Ploy, Power, Rank, Slot},
};

use super::{GEMS_PER_ROUND, Table};
use crate::{Features, PerSeat};

/// Features of a bid, in the order of [`BID`].
type BidFeatures = [f32; 21];

#[rustfmt::skip]
const BID: BidFeatures = [
    0.985, 5.844, // expected gain of the card: as it is, and times the remaining fraction of the game
    -0.076, -0.001, -0.023, -0.136, // gems of each kind, then times the remaining fraction
    -2.659, -1.408, -0.308, 0.430,
    -1.115, // gems that could be used later
    -1.780, 2.611, // root of the number of gems left
    0.831, 0.229, -0.153, // no, one, two gems, then times the remaining fraction
    5.869, 4.328, 2.478,
    -3.122, 0.466, // probability of being last
];

/// Shares of bids with no, one, two and three gems.
const BID_SIZES: [f32; 4] = [0.30, 0.33, 0.23, 0.14];

/// The bid of an opponent.
enum Rival {
    /// An open bid.
    Known { strength: u16, before: bool },
    /// A distribution by number of gems and by rank of the best one.
    Guess { counts: [f32; 4], best: [f32; 5], before: bool },
}

impl Rival {
    fn new(game: &HabemusPapam, seat: Seat, me: Seat) -> Self {
        let player = &game.players[seat];
        let distance = |seat| game.camerlengo.distance(seat, game.players.seats());
        let before = distance(seat) < distance(me);
        let last = matches!(game.stack.top(), Some(Frame::LastBids));
        match (player.mode, player.bid.get()) {
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
                let mut counts = BID_SIZES;
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

    /// Returns the probability that it beats this bid.
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

/// A decision about a bid.
struct Auction {
    rivals: ArrayVec<Rival, 3>,
    /// Gains of the cards in the offer, best first.
    gains: [f32; 4],
    /// Remaining fraction of the game.
    left: f32,
    held: u8,
    /// Share of the gems that can still be used.
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
            left: table.remaining(),
            held,
            useful: (GEMS_PER_ROUND * table.left).min(f32::from(held)) / f32::from(held.max(1)),
            double: player.mode == Mode::DoubleTop,
        }
    }

    fn features(&self, bid: Bid) -> BidFeatures {
        let counted = if self.double { bid.doubled() } else { bid };
        let mut places = [1.0, 0.0, 0.0, 0.0];
        for rival in &self.rivals {
            let beats = rival.beats(counted);
            for at in (1..4).rev() {
                places[at] = places[at] * (1.0 - beats) + places[at - 1] * beats;
            }
            places[0] *= 1.0 - beats;
        }
        let gain: f32 =
            places.iter().zip(self.gains).map(|(probability, gain)| probability * gain).sum();
        let last = places[self.rivals.len()];
        let left = self.left;
        let gems = bid.gems().map(f32::from);
        let number = usize::from(bid.len());
        let kept = f32::from(self.held - bid.len()).sqrt();
        let is = |count: usize| f32::from(u8::from(number == count));
        #[rustfmt::skip]
        let features = [
            gain, gain * left,
            gems[0], gems[1], gems[2], gems[3],
            gems[0] * left, gems[1] * left, gems[2] * left, gems[3] * left,
            number as f32 * self.useful,
            kept, kept * left,
            is(0), is(1), is(2),
            is(0) * left, is(1) * left, is(2) * left,
            last, last * left,
        ];
        features
    }
}

/// Number of card kinds with their own weights.
const KINDS: usize = 13;

/// Features of taking a card: gain in votes, kind, kind times the remaining fraction of the game.
type TakeFeatures = [f32; 1 + 2 * KINDS];

#[rustfmt::skip]
const TAKE: TakeFeatures = [
    3.061,
    // Action cards in the order of `Ploy::ALL`.
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

/// Features of playing an action card now: kind, kind times the remaining fraction, cards per remaining round,
/// unaffordable bribe.
type PlayFeatures = [f32; 2 * Ploy::COUNT + 2];

#[rustfmt::skip]
const PLAY: PlayFeatures = [
    0.141, -0.411, -0.302, -0.485, -0.856, -0.857,
    -3.638, -1.920, -1.648, 0.511, -1.969, -6.961,
    2.095, 1.032,
];

/// Score per vote for decisions without fitted weights.
const SCORE_PER_VOTE: f32 = 4.0;

/// The prior for one decision of a seat.
pub(super) struct ActionPrior<'a> {
    table: &'a Table<'a>,
    seat: Seat,
    decision: Decision,
}

/// The kind of a decision.
enum Decision {
    Bid(Auction),
    /// Which card to take, with the expected votes of the seat before it.
    Take(f32),
    PlayCard,
    Mission,
    /// About persons of opponents, with the weight of a vote of each opponent.
    Persons(PerSeat),
}

impl<'a> ActionPrior<'a> {
    pub fn new(table: &'a Table<'a>, seat: Seat, legal: &[Action]) -> Self {
        let player = &table.game.players[seat];
        let before = || table.votes(seat, player.display, &player.goods);
        let decision = match legal.first() {
            Some(Action::Bid(_)) => {
                let before = before();
                let gains = Slot::ALL.map(|slot| table.take(seat, slot, before));
                Decision::Bid(Auction::new(table, seat, gains))
            }
            Some(Action::Take(_)) => Decision::Take(before()),
            Some(Action::Pass | Action::Play(_)) | None => Decision::PlayCard,
            Some(Action::Discard(_)) => Decision::Mission,
            Some(Action::Decline | Action::Bribe(_) | Action::Swap(..) | Action::Banish(_)) => {
                Decision::Persons(table.rivals(seat))
            }
        };
        Self { table, seat, decision }
    }

    /// Returns the name of this kind of decision, if its prior is fitted.
    pub const fn kind(&self) -> Option<&'static str> {
        match self.decision {
            Decision::Bid(_) => Some("bid"),
            Decision::Take(_) => Some("take"),
            Decision::PlayCard => Some("play"),
            Decision::Mission | Decision::Persons(_) => None,
        }
    }

    /// Returns the features of an action, if its prior is fitted.
    pub fn features(&self, action: Action) -> Option<Features> {
        Some(match (&self.decision, action) {
            (Decision::Bid(auction), Action::Bid(bid)) => {
                auction.features(bid).into_iter().collect()
            }
            (Decision::Take(before), Action::Take(slot)) => {
                self.take_features(slot, *before).into_iter().collect()
            }
            (Decision::PlayCard, Action::Play(ploy)) => {
                self.play_features(ploy).into_iter().collect()
            }
            (Decision::PlayCard, Action::Pass) => PlayFeatures::default().into_iter().collect(),
            _ => return None,
        })
    }

    /// Returns the score of an action.
    pub fn score(&self, action: Action) -> f32 {
        let table = self.table;
        match (&self.decision, action) {
            (Decision::Bid(auction), Action::Bid(bid)) => dot(&auction.features(bid), &BID),
            (Decision::Take(before), Action::Take(slot)) => {
                dot(&self.take_features(slot, *before), &TAKE)
            }
            (Decision::PlayCard, Action::Play(ploy)) => dot(&self.play_features(ploy), &PLAY),
            // The other mission is kept.
            (Decision::Mission, Action::Discard(mission)) => {
                let display = table.game.players[self.seat].display;
                -2.0 * SCORE_PER_VOTE * table.mission_probability(self.seat, display, mission)
            }
            (Decision::Persons(rivals), Action::Bribe(person)) => {
                SCORE_PER_VOTE * table.bribe(self.seat, person, rivals)
            }
            (Decision::Persons(rivals), Action::Swap(one, other)) => {
                SCORE_PER_VOTE * table.swap(self.seat, one, other, rivals)
            }
            (Decision::Persons(rivals), Action::Banish(person)) => {
                let harm = |victim: Seat| -rivals[victim.index()] * table.lose(victim, person, 0);
                SCORE_PER_VOTE * table.owner(person).map_or(0.0, harm)
            }
            // Passing and declining are the baseline.
            _ => 0.0,
        }
    }

    fn take_features(&self, slot: Slot, before: f32) -> TakeFeatures {
        let mut features = TakeFeatures::default();
        features[0] = self.table.take(self.seat, slot, before);
        if let Some(kind) = self.table.game.offer.card(slot).and_then(kind) {
            features[1 + kind] = 1.0;
            features[1 + KINDS + kind] = self.table.remaining();
        }
        features
    }

    fn play_features(&self, ploy: Ploy) -> PlayFeatures {
        let goods = &self.table.game.players[self.seat].goods;
        let poor = ploy == Ploy::Bribe && goods.gold < BRIBE_PRICE;
        let mut features = PlayFeatures::default();
        features[ploy.index()] = 1.0;
        features[Ploy::COUNT + ploy.index()] = self.table.remaining();
        features[2 * Ploy::COUNT] = (f32::from(goods.hand()) / self.table.left).min(2.0);
        features[2 * Ploy::COUNT + 1] = f32::from(u8::from(poor));
        features
    }
}

fn dot<const N: usize>(features: &[f32; N], weights: &[f32; N]) -> f32 {
    features.iter().zip(weights).map(|(one, weight)| one * weight).sum()
}
