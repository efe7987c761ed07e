//! Which character a seat takes, and which one it strikes: as searching players do.
//!
//! What everybody can see of a seat (gold, number of cards, city, crown) says what it will rather take; the
//! seat itself also knows its hand. The former tells how likely a selection is that was only imagined, and
//! who may have what. The weights were fitted to choices of searching players (`examples/choices.rs`); what
//! an action is worth is the logarithm of how likely it is, but for a constant.

use arrayvec::ArrayVec;
use signoria_engine::{MAX_SEATS, Seat};
use signoria_machiavelli::{Action, Character, Machiavelli, Player};

use super::{character, leader, left, standing, useful};
use crate::PerSeat;

/// What speaks for a character, in the order of [`PICK`] and [`OWN`].
pub(super) type PickTraits = [f32; 56];
/// What else speaks for a character to a seat that knows its own hand, in the order of [`HAND`].
pub(super) type HandTraits = [f32; 12];
/// What speaks for a target, in the order of [`KILL`] and [`ROB`].
pub(super) type TargetTraits = [f32; 15];

/// To whoever does not see the hand.
#[rustfmt::skip]
const PICK: PickTraits = [
    1.220, // what it brings, by hand
    -0.509, 0.226, 0.277, -0.744, 0.662, -0.086, 1.085, 0.237, -2.152, // ranks 1 to 9
    0.607, 0.444, 0.243, 0.251, -0.331, 0.442, 0.434, -0.396, -1.525, // the same, times what is left
    0.166, -0.348, -0.281, -0.184, -0.456, -0.454, -0.558, -0.178, 1.246, // the same, as a second character
    -0.833, -0.383, 0.127, 0.408, 0.112, 0.596, 0.214, -0.538, 0.000, // the same, at larger tables
    -0.081, 0.218, // districts that pay: always, and if there is hardly any gold
    -0.383, // what it brings, to whoever leads
    0.271, 0.019, 0.380, // rank 1: others are nearly done, lead, oneself is nearly done
    0.065, 0.024, // rank 2: the largest purse, one's own
    0.236, 0.396, // rank 3: cards that others have more, none in hand
    1.730, // rank 4: seats after the crown
    0.258, -0.176, // rank 5: lead, oneself is nearly done
    -0.121, // rank 6: gold
    -0.287, -0.275, 0.167, // rank 7: gold to build with, cards, oneself is nearly done
    -0.149, -0.087, // rank 8: others are nearly done, gold
];
/// To whoever sees it, together with [`HAND`].
#[rustfmt::skip]
const OWN: PickTraits = [
    0.728, // what it brings, by hand
    -0.617, -1.006, 0.428, -0.249, 0.019, -0.702, 2.283, 0.319, -1.336, // ranks 1 to 9
    -0.118, 0.924, 1.914, -0.089, -0.444, 0.758, -1.132, -1.082, -0.183, // the same, times what is left
    0.613, 0.119, -0.222, -0.208, 0.443, -0.191, -0.215, -0.331, 0.562, // the same, as a second character
    -1.116, 0.769, 0.135, 0.049, 0.713, -0.440, 0.338, -0.189, 0.000, // the same, at larger tables
    0.359, -0.088, // districts that pay: always, and if there is hardly any gold
    -0.505, // what it brings, to whoever leads
    0.227, 0.108, 0.195, // rank 1: others are nearly done, lead, oneself is nearly done
    0.184, 0.128, // rank 2: the largest purse, one's own
    0.024, -0.233, // rank 3: cards that others have more, none in hand
    0.038, // rank 4: seats after the crown
    0.225, -0.260, // rank 5: lead, oneself is nearly done
    -0.026, // rank 6: gold
    -0.120, 0.159, -0.219, // rank 7: gold to build with, cards, oneself is nearly done
    -0.386, -0.043, // rank 8: others are nearly done, gold
];
#[rustfmt::skip]
const HAND: HandTraits = [
    -0.752, -0.042, -0.139, // rank 7: new districts, those that can be paid, none
    -0.653, 0.249, // rank 3: new districts, none
    0.075, -0.065, // rank 6: coins that the dearest one lacks, something can be paid
    0.069, // districts that pay, times coins that are lacking
    1.038, 0.752, -0.163, 0.114, // something can be paid: ranks 1, 2, 4, 8
];
#[rustfmt::skip]
const KILL: TargetTraits = [
    2.114, // somebody has it
    -1.227, // how large his city is
    2.057, // he leads
    -0.799, // his gold
    0.204, // what it brings him
    0.580, // he is nearly done
    0.000, -0.870, -0.320, -0.295, 0.300, 0.226, 0.506, 0.603, -0.961, // ranks 1 to 9
];
#[rustfmt::skip]
const ROB: TargetTraits = [
    0.893, // somebody has it
    -2.193, // how large his city is
    1.596, // he leads
    5.812, // his gold
    -0.514, // what it brings him
    1.022, // he is nearly done
    0.000, 0.000, -0.061, 0.011, 0.041, -0.163, 0.268, -0.080, -0.034, // ranks 1 to 9
];

pub(super) fn weigh<const N: usize>(traits: &[f32; N], weights: &[f32; N]) -> f32 {
    traits.iter().zip(weights).map(|(one, weight)| one * weight).sum()
}

pub(super) fn is(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// What everybody can see of a seat before it takes a character.
pub(super) struct Suitor<'a> {
    game: &'a Machiavelli,
    seat: Seat,
    pub player: &'a Player,
    pub left: f32,
    pub gold: f32,
    hand: f32,
    pub missing: f32,
    /// Districts ahead of the largest other city.
    lead: f32,
    /// What the largest other city misses.
    pub rival: f32,
    purse: f32,
    cards: f32,
    turn: f32,
    leads: bool,
}

impl<'a> Suitor<'a> {
    pub fn new(game: &'a Machiavelli, seat: Seat) -> Self {
        let player = &game.players[seat.index()];
        let others = || {
            let others = Seat::all(game.seats).filter(move |other| *other != seat);
            others.map(|other| &game.players[other.index()])
        };
        let largest = others().map(Player::size).max().unwrap_or(0);
        let threshold = f32::from(game.threshold());
        let seats = usize::from(game.seats);
        let turn = (seat.index() + seats - game.crown.index()) % seats;
        Self {
            game,
            seat,
            player,
            left: left(game),
            gold: f32::from(player.gold),
            hand: f32::from(player.hand_size),
            missing: (threshold - f32::from(player.size())).max(0.0),
            lead: f32::from(player.size()) - f32::from(largest),
            rival: (threshold - f32::from(largest)).max(0.0),
            purse: f32::from(others().map(|other| other.gold).max().unwrap_or(0).min(8)),
            cards: f32::from(others().map(|other| other.hand_size).max().unwrap_or(0)),
            turn: turn as f32 / seats as f32,
            leads: others().all(|other| standing(other) < standing(player)),
        }
    }

    /// Tells what speaks for a character, place by place; `second` if the seat has one already.
    fn each(&self, who: Character, second: bool, mut tell: impl FnMut(usize, f32)) {
        let value = character(self.game, self.seat, who);
        let rank = usize::from(who.rank());
        tell(0, value);
        if self.leads {
            tell(39, value);
        }
        // Those of rank 9 have little in common.
        if rank < 9 || who == Character::Artist {
            tell(rank, 1.0);
            tell(9 + rank, self.left);
        }
        if rank < 9 {
            tell(27 + rank, f32::from(self.game.seats) / 4.0 - 1.0);
        }
        if second {
            tell(18 + rank, 1.0);
        }
        if let Some((kind, _)) = who.district_income() {
            let income = f32::from(self.player.of_kind(kind));
            tell(37, income);
            tell(38, income * is(self.gold < 2.0));
        }
        match rank {
            1 => {
                tell(40, is(self.rival <= 2.0));
                tell(41, self.lead);
                tell(42, is(self.missing <= 2.0));
            }
            2 => {
                tell(43, self.purse);
                tell(44, self.gold.min(6.0));
            }
            3 => {
                tell(45, (self.cards - self.hand).clamp(-5.0, 5.0));
                tell(46, is(self.hand < 1.0));
            }
            4 => tell(47, self.turn),
            5 => {
                tell(48, self.lead);
                tell(49, is(self.missing <= 2.0));
            }
            6 => tell(50, self.gold.min(6.0)),
            7 => {
                tell(51, is(self.hand >= 1.0) * self.gold.min(8.0));
                tell(52, self.hand.min(6.0));
                tell(53, is(self.missing <= 3.0));
            }
            8 => {
                tell(54, is(self.rival <= 2.0));
                tell(55, self.gold.min(6.0));
            }
            _ => {}
        }
    }

    pub fn traits(&self, who: Character, second: bool) -> PickTraits {
        let mut traits = [0.0; 56];
        self.each(who, second, |at, value| traits[at] = value);
        traits
    }

    /// What else speaks for a character to whoever knows the hand.
    pub fn in_hand(&self, who: Character, hand: &Hand) -> HandTraits {
        let kind = who.district_income().map(|(kind, _)| kind);
        hand.traits(who, kind.map_or(0.0, |kind| f32::from(self.player.of_kind(kind))))
    }

    /// What a character is worth to a seat that knows its hand.
    pub fn own(&self, who: Character, second: bool, hand: &Hand) -> f32 {
        let mut worth = weigh(&self.in_hand(who, hand), &HAND);
        self.each(who, second, |at, value| worth += OWN[at] * value);
        worth
    }

    /// What a character is worth to this seat, as far as everybody can tell.
    pub fn worth(&self, who: Character, second: bool) -> f32 {
        let mut worth = 0.0;
        self.each(who, second, |at, value| worth += PICK[at] * value);
        worth
    }
}

/// What a seat that is about to take a character has in hand.
pub(super) struct Hand {
    /// New districts, and those that can be paid after the next turn's income.
    new: f32,
    paid: f32,
    /// Coins that the dearest one lacks then.
    lacking: f32,
}

impl Hand {
    pub fn new(player: &Player) -> Self {
        let gold = f32::from(player.gold) + 2.0;
        let (mut new, mut paid, mut dearest) = (0.0, 0.0, 0.0_f32);
        for card in useful(player) {
            let cost = f32::from(card.cost());
            new += 1.0;
            paid += is(cost <= gold);
            dearest = dearest.max(cost);
        }
        Self { new, paid, lacking: (dearest - gold).max(0.0) }
    }

    /// What speaks for a character, with so many districts that pay him.
    pub fn traits(&self, who: Character, income: f32) -> HandTraits {
        let mut traits = [0.0; 12];
        let buys = is(self.paid > 0.0);
        match who.rank() {
            1 => traits[8] = buys,
            2 => traits[9] = buys,
            3 => {
                traits[3] = self.new.min(4.0);
                traits[4] = is(self.new < 1.0);
            }
            4 => traits[10] = buys,
            6 => {
                traits[5] = self.lacking;
                traits[6] = buys;
            }
            7 => {
                traits[0] = self.new.min(4.0);
                traits[1] = self.paid.min(3.0);
                traits[2] = is(self.new < 1.0);
            }
            8 => traits[11] = buys,
            _ => {}
        }
        traits[7] = income * self.lacking;
        traits
    }
}

/// What a seat would rather take.
pub(super) fn taste(game: &Machiavelli, seat: Seat, second: bool, cast: &[Character]) -> [f32; 9] {
    let suitor = Suitor::new(game, seat);
    std::array::from_fn(|at| cast.get(at).map_or(0.0, |who| suitor.worth(*who, second)))
}

/// How likely each seat has each rank, to a seat that knows what it saw of the packet.
pub(super) struct Suspicion {
    /// By rank and seat.
    chances: [PerSeat; 9],
    rival: Option<Seat>,
}

impl Suspicion {
    pub fn new(game: &Machiavelli, seat: Seat) -> Self {
        let mut order: ArrayVec<(Option<Seat>, Character), 9> = game.selected().collect();
        // Whoever leaves nothing in the packet chose between its last card and the first one.
        if order.last().is_some_and(|(taker, _)| *taker == Some(seat)) {
            order.remove(0);
        }
        let mut chances = [[0.0; MAX_SEATS]; 9];
        let mut had = [false; MAX_SEATS];
        // Between two own picks nobody knows who took what.
        for part in order.split(|(taker, _)| *taker == Some(seat)) {
            let mut unknown: ArrayVec<Character, 9> = part.iter().map(|(_, who)| *who).collect();
            unknown.sort_unstable();
            for taker in part.iter().filter_map(|(taker, _)| *taker) {
                let second = std::mem::replace(&mut had[taker.index()], true);
                let suitor = Suitor::new(game, taker);
                let worth: ArrayVec<f32, 9> =
                    unknown.iter().map(|who| suitor.worth(*who, second).exp()).collect();
                let sum: f32 = worth.iter().sum();
                for (who, worth) in unknown.iter().zip(&worth) {
                    chances[usize::from(who.rank()) - 1][taker.index()] += worth / sum;
                }
            }
        }
        Self { chances, rival: leader(game, seat) }
    }

    /// How likely a seat has this character.
    #[cfg(test)]
    pub fn chance(&self, who: Character, holder: Seat) -> f32 {
        self.chances[usize::from(who.rank()) - 1][holder.index()]
    }

    pub fn traits(&self, game: &Machiavelli, who: Character) -> TargetTraits {
        let mut traits = [0.0; 15];
        let rank = usize::from(who.rank());
        for holder in Seat::all(game.seats) {
            let chance = self.chances[rank - 1][holder.index()];
            if chance == 0.0 {
                continue;
            }
            let player = &game.players[holder.index()];
            traits[0] += chance;
            traits[1] += chance * f32::from(player.size()) / f32::from(game.threshold());
            traits[2] += chance * is(self.rival == Some(holder));
            traits[3] += chance * f32::from(player.gold.min(10)) / 5.0;
            traits[4] += chance * character(game, holder, who);
            traits[5] += chance * is(player.size() + 2 >= game.threshold());
        }
        traits[5 + rank] = 1.0;
        traits
    }
}

/// Which character the acting seat strikes.
pub(super) struct Targets {
    /// By rank: how much rather than the best one.
    worth: [f32; 9],
}

impl Targets {
    /// What it is worth to strike the right one.
    const STRIKE: f32 = 2.0;

    pub fn new(game: &Machiavelli, seat: Seat, legal: &[Action]) -> Self {
        let struck = |action: &Action| match *action {
            Action::Kill(who) | Action::Bewitch(who) | Action::Sign(who) | Action::Blank(who) => {
                Some((who, &KILL))
            }
            Action::Rob(who) => Some((who, &ROB)),
            _ => None,
        };
        let mut worth = [f32::MIN; 9];
        if legal.iter().any(|action| struck(action).is_some()) {
            let suspicion = Suspicion::new(game, seat);
            for (who, weights) in legal.iter().filter_map(struck) {
                worth[usize::from(who.rank()) - 1] = weigh(&suspicion.traits(game, who), weights);
            }
            let best = worth.iter().copied().fold(f32::MIN, f32::max);
            worth = worth.map(|worth| Self::STRIKE + worth - best);
        }
        Self { worth }
    }

    pub fn worth(&self, who: Character) -> f32 {
        self.worth[usize::from(who.rank()) - 1]
    }
}
