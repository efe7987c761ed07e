//! What a character does in its turn, as searching players do it: corrections of what actions are worth by
//! hand, fitted to their choices (`examples/choices.rs`).

use signoria_engine::Seat;
use signoria_machiavelli::{Action, Card, Machiavelli, Player};

use super::{
    LASTING,
    first_sight::{Suitor, is, weigh},
    useful,
};

/// What speaks for an action of a turn beside what it is worth by hand, in the order of [`TURN`].
pub(super) type TurnTraits = [f32; 34];
/// What speaks for keeping a card, in the order of [`KEEP`].
pub(super) type KeepTraits = [f32; 9];

#[rustfmt::skip]
const TURN: TurnTraits = [
    0.955, // what it brings, by hand
    0.199, -0.169, -0.310, 0.594, -0.331, // take gold: gold, something to build, two coins are missing, left
    -0.678, -0.459, 0.664, 0.770, -2.342, // take cards: cards, nothing new, something can be paid, left
    1.100, -0.627, 0.722, -0.786, // build: cost, cost times what is left, new type
    0.502, 1.391, -0.300, 0.069, -0.176, // … the last one, helps every round, gold kept, others nearly done, unique
    -1.025, 0.510, -0.080, // end: something can be paid, gold
    -0.413, // take what is due
    0.000, // strike
    1.312, -0.215, -0.232, // destroy: gold, others are nearly done
    -0.101, -0.801, // exchange hands, exchange with the deck
    0.097, 0.717, -0.517, -1.327, // draw two, Laboratory, Smithy, anything else
];
#[rustfmt::skip]
const KEEP: KeepTraits = [
    1.129, // what it brings, by hand
    -0.182, -0.267, // cost, and times what is left
    1.104, // can be paid with two coins more
    -0.850, // there is one already
    0.700, // new type
    0.557, // unique
    1.172, // helps every round
    1.550, // can be paid
];

/// What the acting seat knows of itself.
pub(super) struct Moment<'a> {
    player: &'a Player,
    left: f32,
    gold: f32,
    missing: f32,
    rival: f32,
    /// New districts in hand, those that can be paid, and those that two coins more would pay.
    new: f32,
    now: f32,
    soon: f32,
}

impl<'a> Moment<'a> {
    pub fn new(game: &'a Machiavelli, seat: Seat) -> Self {
        let suitor = Suitor::new(game, seat);
        let player = suitor.player;
        let paid = |gold: u16| useful(player).filter(|card| u16::from(card.cost()) <= gold).count();
        Self {
            player,
            left: suitor.left,
            gold: suitor.gold,
            missing: suitor.missing,
            rival: suitor.rival,
            new: useful(player).count() as f32,
            now: paid(player.gold) as f32,
            soon: paid(player.gold + 2) as f32,
        }
    }

    fn fresh(&self, card: Card) -> f32 {
        is(card.kind().is_some_and(|kind| self.player.city.of_kind(kind) == 0))
    }

    fn lasting(card: Card) -> f32 {
        LASTING.iter().find(|(one, _)| *one == card).map_or(0.0, |(_, worth)| *worth)
    }

    pub fn keeping(&self, card: Card, by_hand: f32) -> KeepTraits {
        let cost = f32::from(card.cost());
        let double = self.player.city.has(card) || self.player.hand.has(card);
        [
            by_hand,
            cost,
            cost * self.left,
            is(cost <= self.gold + 2.0),
            is(double),
            self.fresh(card),
            is(card.is_unique()),
            Self::lasting(card) * self.left,
            is(cost <= self.gold),
        ]
    }

    pub fn traits(&self, action: Action, by_hand: f32) -> TurnTraits {
        let mut traits = [0.0; 34];
        traits[0] = by_hand;
        match action {
            Action::TakeGold => {
                traits[1] = 1.0;
                traits[2] = self.gold.min(8.0);
                traits[3] = is(self.new > 0.0);
                traits[4] = is(self.soon > self.now);
                traits[5] = self.left;
            }
            Action::TakeCards => {
                traits[6] = 1.0;
                traits[7] = f32::from(self.player.hand_size.min(8));
                traits[8] = is(self.new < 1.0);
                traits[9] = is(self.now > 0.0);
                traits[10] = self.left;
            }
            Action::Build(card) | Action::BuildLoan { card, .. } => {
                let cost = f32::from(card.cost());
                traits[11] = 1.0;
                traits[12] = cost;
                traits[13] = cost * self.left;
                traits[14] = self.fresh(card);
                traits[15] = is(self.missing <= 1.0);
                traits[16] = Self::lasting(card) * self.left;
                traits[17] = (self.gold - cost).clamp(0.0, 4.0);
                traits[18] = is(self.rival <= 1.0);
                traits[19] = is(card.is_unique());
            }
            Action::End => {
                traits[20] = 1.0;
                traits[21] = is(self.now > 0.0);
                traits[22] = self.gold.min(8.0);
            }
            Action::Collect
            | Action::CollectTax
            | Action::RoyalGold
            | Action::ExtraGold
            | Action::TakeCrown => traits[23] = 1.0,
            Action::Kill(_) | Action::Bewitch(_) | Action::Rob(_) => traits[24] = 1.0,
            Action::Destroy { .. } | Action::Seize { .. } | Action::Trade { .. } => {
                traits[25] = 1.0;
                traits[26] = self.gold.min(8.0);
                traits[27] = is(self.rival <= 2.0);
            }
            Action::SwapHands(_) => traits[28] = 1.0,
            Action::Redraw => traits[29] = 1.0,
            Action::DrawTwo => traits[30] = 1.0,
            Action::Laboratory(_) => traits[31] = 1.0,
            Action::Smithy => traits[32] = 1.0,
            _ => traits[33] = 1.0,
        }
        traits
    }

    pub fn keep(&self, card: Card, by_hand: f32) -> f32 {
        weigh(&self.keeping(card, by_hand), &KEEP)
    }

    pub fn worth(&self, action: Action, by_hand: f32) -> f32 {
        weigh(&self.traits(action, by_hand), &TURN)
    }
}
