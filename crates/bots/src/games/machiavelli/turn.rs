//! Action prior for the turn of a character: corrects the hand-written base scores, fitted to choices of
//! searching bots (`signoria-lab fit-prior`).

use signoria_engine::Seat;
use signoria_games::machiavelli::{Action, Card, Machiavelli, Player};

use super::{
    LASTING,
    prior::{SeatProfile, dot, indicator},
    useful,
};

/// Features of an action in a turn, in the order of [`TURN`].
pub(super) type TurnFeatures = [f32; 34];
/// Features of keeping a card, in the order of [`KEEP`].
pub(super) type KeepFeatures = [f32; 9];

#[rustfmt::skip]
const TURN: TurnFeatures = [
    0.955, // base score
    0.199, -0.169, -0.310, 0.594, -0.331, // take gold: constant, gold, new district in hand, two more coins pay for one more, remaining fraction
    -0.678, -0.459, 0.664, 0.770, -2.342, // take cards: constant, cards, no new district, one is affordable, remaining fraction
    1.100, -0.627, 0.722, -0.786, // build: constant, cost, cost times remaining fraction, new type
    0.502, 1.391, -0.300, 0.069, -0.176, // … last district, effect in every round, gold left, an opponent is nearly done, unique
    -1.025, 0.510, -0.080, // end: constant, a district is affordable, gold
    -0.413, // collect income or crown
    0.000, // kill, bewitch or rob
    1.312, -0.215, -0.232, // destroy: constant, gold, an opponent is nearly done
    -0.101, -0.801, // swap hands, swap with the deck
    0.097, 0.717, -0.517, -1.327, // draw two, Laboratory, Smithy, any other action
];
#[rustfmt::skip]
const KEEP: KeepFeatures = [
    1.129, // base score
    -0.182, -0.267, // cost, cost times remaining fraction
    1.104, // affordable with two more coins
    -0.850, // duplicate
    0.700, // new type
    0.557, // unique
    1.172, // effect in every round
    1.550, // affordable
];

/// The situation of the acting seat.
pub(super) struct TurnContext<'a> {
    player: &'a Player,
    left: f32,
    gold: f32,
    missing: f32,
    rival: f32,
    /// New districts in hand: all, those affordable now, and those affordable with two more coins.
    new: f32,
    now: f32,
    soon: f32,
}

impl<'a> TurnContext<'a> {
    pub fn new(game: &'a Machiavelli, seat: Seat) -> Self {
        let profile = SeatProfile::new(game, seat);
        let player = profile.player;
        let paid = |gold: u16| useful(player).filter(|card| u16::from(card.cost()) <= gold).count();
        Self {
            player,
            left: profile.left,
            gold: profile.gold,
            missing: profile.missing,
            rival: profile.rival,
            new: useful(player).count() as f32,
            now: paid(player.gold) as f32,
            soon: paid(player.gold + 2) as f32,
        }
    }

    fn fresh(&self, card: Card) -> f32 {
        indicator(card.kind().is_some_and(|kind| self.player.city.of_kind(kind) == 0))
    }

    fn lasting(card: Card) -> f32 {
        LASTING.iter().find(|(one, _)| *one == card).map_or(0.0, |(_, value)| *value)
    }

    pub fn keep_features(&self, card: Card, base: f32) -> KeepFeatures {
        let cost = f32::from(card.cost());
        let double = self.player.city.has(card) || self.player.hand.has(card);
        [
            base,
            cost,
            cost * self.left,
            indicator(cost <= self.gold + 2.0),
            indicator(double),
            self.fresh(card),
            indicator(card.is_unique()),
            Self::lasting(card) * self.left,
            indicator(cost <= self.gold),
        ]
    }

    pub fn features(&self, action: Action, base: f32) -> TurnFeatures {
        let mut features = [0.0; 34];
        features[0] = base;
        match action {
            Action::TakeGold => {
                features[1] = 1.0;
                features[2] = self.gold.min(8.0);
                features[3] = indicator(self.new > 0.0);
                features[4] = indicator(self.soon > self.now);
                features[5] = self.left;
            }
            Action::TakeCards => {
                features[6] = 1.0;
                features[7] = f32::from(self.player.hand_size.min(8));
                features[8] = indicator(self.new < 1.0);
                features[9] = indicator(self.now > 0.0);
                features[10] = self.left;
            }
            Action::Build(card) | Action::BuildLoan { card, .. } => {
                let cost = f32::from(card.cost());
                features[11] = 1.0;
                features[12] = cost;
                features[13] = cost * self.left;
                features[14] = self.fresh(card);
                features[15] = indicator(self.missing <= 1.0);
                features[16] = Self::lasting(card) * self.left;
                features[17] = (self.gold - cost).clamp(0.0, 4.0);
                features[18] = indicator(self.rival <= 1.0);
                features[19] = indicator(card.is_unique());
            }
            Action::End => {
                features[20] = 1.0;
                features[21] = indicator(self.now > 0.0);
                features[22] = self.gold.min(8.0);
            }
            Action::Collect
            | Action::CollectTax
            | Action::RoyalGold
            | Action::ExtraGold
            | Action::TakeCrown => features[23] = 1.0,
            Action::Kill(_) | Action::Bewitch(_) | Action::Rob(_) => features[24] = 1.0,
            Action::Destroy { .. } | Action::Seize { .. } | Action::Trade { .. } => {
                features[25] = 1.0;
                features[26] = self.gold.min(8.0);
                features[27] = indicator(self.rival <= 2.0);
            }
            Action::SwapHands(_) => features[28] = 1.0,
            Action::Redraw => features[29] = 1.0,
            Action::DrawTwo => features[30] = 1.0,
            Action::Laboratory(_) => features[31] = 1.0,
            Action::Smithy => features[32] = 1.0,
            _ => features[33] = 1.0,
        }
        features
    }

    /// Returns the prior score of keeping a card.
    pub fn keep_score(&self, card: Card, base: f32) -> f32 {
        dot(&self.keep_features(card, base), &KEEP)
    }

    /// Returns the prior score of an action.
    pub fn score(&self, action: Action, base: f32) -> f32 {
        dot(&self.features(action, base), &TURN)
    }
}
