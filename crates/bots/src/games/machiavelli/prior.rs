//! Action prior for picking a character, and for the targets of murder and theft.
//!
//! Public information about a seat (gold, number of cards, city, crown) predicts what it picks; the seat
//! itself also knows its hand. The public prior weighs determinizations and gives the belief about who has
//! which character. The weights are fitted to choices of searching bots (`signoria-lab fit-prior`). A score is a
//! log-probability up to a constant.

use arrayvec::ArrayVec;
use signoria_engine::{MAX_SEATS, Seat};
use signoria_games::machiavelli::{Action, Character, Machiavelli, Player};

use super::{character, leader, left, standing, useful};
use crate::PerSeat;

/// Features of picking a character, in the order of [`PICK`] and [`OWN`].
pub(super) type PickFeatures = [f32; 56];
/// Further features for a seat that knows its own hand, in the order of [`HAND`].
pub(super) type HandFeatures = [f32; 12];
/// Features of a target, in the order of [`KILL`] and [`ROB`].
pub(super) type TargetFeatures = [f32; 15];

/// Weights without knowledge of the hand.
#[rustfmt::skip]
const PICK: PickFeatures = [
    1.220, // value of the character
    -0.509, 0.226, 0.277, -0.744, 0.662, -0.086, 1.085, 0.237, -2.152, // ranks 1 to 9
    0.607, 0.444, 0.243, 0.251, -0.331, 0.442, 0.434, -0.396, -1.525, // the same, times the remaining fraction of the game
    0.166, -0.348, -0.281, -0.184, -0.456, -0.454, -0.558, -0.178, 1.246, // the same, as a second character
    -0.833, -0.383, 0.127, 0.408, 0.112, 0.596, 0.214, -0.538, 0.000, // the same, at larger tables
    -0.081, 0.218, // districts with income: always, and with less than two gold
    -0.383, // value of the character, if the seat leads
    0.271, 0.019, 0.380, // rank 1: an opponent is nearly done, districts ahead, own city is nearly done
    0.065, 0.024, // rank 2: most gold of an opponent, own gold
    0.236, 0.396, // rank 3: cards that an opponent has more, no card in hand
    1.730, // rank 4: seats after the crown
    0.258, -0.176, // rank 5: districts ahead, own city is nearly done
    -0.121, // rank 6: gold
    -0.287, -0.275, 0.167, // rank 7: gold to build with, cards, own city is nearly done
    -0.149, -0.087, // rank 8: an opponent is nearly done, gold
];
/// Weights with knowledge of the hand, used together with [`HAND`].
#[rustfmt::skip]
const OWN: PickFeatures = [
    0.728, // value of the character
    -0.617, -1.006, 0.428, -0.249, 0.019, -0.702, 2.283, 0.319, -1.336, // ranks 1 to 9
    -0.118, 0.924, 1.914, -0.089, -0.444, 0.758, -1.132, -1.082, -0.183, // the same, times the remaining fraction of the game
    0.613, 0.119, -0.222, -0.208, 0.443, -0.191, -0.215, -0.331, 0.562, // the same, as a second character
    -1.116, 0.769, 0.135, 0.049, 0.713, -0.440, 0.338, -0.189, 0.000, // the same, at larger tables
    0.359, -0.088, // districts with income: always, and with less than two gold
    -0.505, // value of the character, if the seat leads
    0.227, 0.108, 0.195, // rank 1: an opponent is nearly done, districts ahead, own city is nearly done
    0.184, 0.128, // rank 2: most gold of an opponent, own gold
    0.024, -0.233, // rank 3: cards that an opponent has more, no card in hand
    0.038, // rank 4: seats after the crown
    0.225, -0.260, // rank 5: districts ahead, own city is nearly done
    -0.026, // rank 6: gold
    -0.120, 0.159, -0.219, // rank 7: gold to build with, cards, own city is nearly done
    -0.386, -0.043, // rank 8: an opponent is nearly done, gold
];
#[rustfmt::skip]
const HAND: HandFeatures = [
    -0.752, -0.042, -0.139, // rank 7: new districts, affordable ones, no new district
    -0.653, 0.249, // rank 3: new districts, no new district
    0.075, -0.065, // rank 6: gold missing for the most expensive district, a district is affordable
    0.069, // districts with income times missing gold
    1.038, 0.752, -0.163, 0.114, // a district is affordable: ranks 1, 2, 4, 8
];
#[rustfmt::skip]
const KILL: TargetFeatures = [
    2.114, // probability that a seat has it
    -1.227, // size of that seat's city
    2.057, // that seat leads
    -0.799, // that seat's gold
    0.204, // value of the character for that seat
    0.580, // that seat is nearly done
    0.000, -0.870, -0.320, -0.295, 0.300, 0.226, 0.506, 0.603, -0.961, // ranks 1 to 9
];
#[rustfmt::skip]
const ROB: TargetFeatures = [
    0.893, // probability that a seat has it
    -2.193, // size of that seat's city
    1.596, // that seat leads
    5.812, // that seat's gold
    -0.514, // value of the character for that seat
    1.022, // that seat is nearly done
    0.000, 0.000, -0.061, 0.011, 0.041, -0.163, 0.268, -0.080, -0.034, // ranks 1 to 9
];

pub(super) fn dot<const N: usize>(features: &[f32; N], weights: &[f32; N]) -> f32 {
    features.iter().zip(weights).map(|(one, weight)| one * weight).sum()
}

pub(super) fn indicator(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// Public information about a seat that is about to pick a character.
pub(super) struct SeatProfile<'a> {
    game: &'a Machiavelli,
    seat: Seat,
    pub player: &'a Player,
    pub left: f32,
    pub gold: f32,
    hand: f32,
    pub missing: f32,
    /// Districts ahead of the largest other city.
    lead: f32,
    /// Districts that the largest other city is missing.
    pub rival: f32,
    purse: f32,
    cards: f32,
    turn: f32,
    leads: bool,
}

impl<'a> SeatProfile<'a> {
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

    /// Calls `add` with index and value of each feature of a character that is not 0; `second` if the seat
    /// already has a character.
    fn each(&self, who: Character, second: bool, mut add: impl FnMut(usize, f32)) {
        let value = character(self.game, self.seat, who);
        let rank = usize::from(who.rank());
        add(0, value);
        if self.leads {
            add(39, value);
        }
        // The characters of rank 9 have little in common.
        if rank < 9 || who == Character::Artist {
            add(rank, 1.0);
            add(9 + rank, self.left);
        }
        if rank < 9 {
            add(27 + rank, f32::from(self.game.seats) / 4.0 - 1.0);
        }
        if second {
            add(18 + rank, 1.0);
        }
        if let Some((kind, _)) = who.district_income() {
            let income = f32::from(self.player.of_kind(kind));
            add(37, income);
            add(38, income * indicator(self.gold < 2.0));
        }
        match rank {
            1 => {
                add(40, indicator(self.rival <= 2.0));
                add(41, self.lead);
                add(42, indicator(self.missing <= 2.0));
            }
            2 => {
                add(43, self.purse);
                add(44, self.gold.min(6.0));
            }
            3 => {
                add(45, (self.cards - self.hand).clamp(-5.0, 5.0));
                add(46, indicator(self.hand < 1.0));
            }
            4 => add(47, self.turn),
            5 => {
                add(48, self.lead);
                add(49, indicator(self.missing <= 2.0));
            }
            6 => add(50, self.gold.min(6.0)),
            7 => {
                add(51, indicator(self.hand >= 1.0) * self.gold.min(8.0));
                add(52, self.hand.min(6.0));
                add(53, indicator(self.missing <= 3.0));
            }
            8 => {
                add(54, indicator(self.rival <= 2.0));
                add(55, self.gold.min(6.0));
            }
            _ => {}
        }
    }

    pub fn features(&self, who: Character, second: bool) -> PickFeatures {
        let mut features = [0.0; 56];
        self.each(who, second, |at, value| features[at] = value);
        features
    }

    /// Returns the features of a character that depend on the hand.
    pub fn hand_features(&self, who: Character, hand: &Hand) -> HandFeatures {
        let kind = who.district_income().map(|(kind, _)| kind);
        hand.features(who, kind.map_or(0.0, |kind| f32::from(self.player.of_kind(kind))))
    }

    /// Returns the score of a character for a seat that knows its hand.
    pub fn own_score(&self, who: Character, second: bool, hand: &Hand) -> f32 {
        let mut score = dot(&self.hand_features(who, hand), &HAND);
        self.each(who, second, |at, value| score += OWN[at] * value);
        score
    }

    /// Returns the score of a character for this seat, by public information.
    pub fn public_score(&self, who: Character, second: bool) -> f32 {
        let mut score = 0.0;
        self.each(who, second, |at, value| score += PICK[at] * value);
        score
    }
}

/// The hand of a seat that is about to pick a character.
pub(super) struct Hand {
    /// New districts, and those that are affordable after the next income.
    new: f32,
    paid: f32,
    /// Gold then missing for the most expensive one.
    lacking: f32,
}

impl Hand {
    pub fn new(player: &Player) -> Self {
        let gold = f32::from(player.gold) + 2.0;
        let (mut new, mut paid, mut dearest) = (0.0, 0.0, 0.0_f32);
        for card in useful(player) {
            let cost = f32::from(card.cost());
            new += 1.0;
            paid += indicator(cost <= gold);
            dearest = dearest.max(cost);
        }
        Self { new, paid, lacking: (dearest - gold).max(0.0) }
    }

    /// Returns the features of a character with `income` districts of its type.
    pub fn features(&self, who: Character, income: f32) -> HandFeatures {
        let mut features = [0.0; 12];
        let buys = indicator(self.paid > 0.0);
        match who.rank() {
            1 => features[8] = buys,
            2 => features[9] = buys,
            3 => {
                features[3] = self.new.min(4.0);
                features[4] = indicator(self.new < 1.0);
            }
            4 => features[10] = buys,
            6 => {
                features[5] = self.lacking;
                features[6] = buys;
            }
            7 => {
                features[0] = self.new.min(4.0);
                features[1] = self.paid.min(3.0);
                features[2] = indicator(self.new < 1.0);
            }
            8 => features[11] = buys,
            _ => {}
        }
        features[7] = income * self.lacking;
        features
    }
}

/// Returns the public scores (logits) of the characters that a seat may pick.
pub(super) fn pick_scores(
    game: &Machiavelli,
    seat: Seat,
    second: bool,
    cast: &[Character],
) -> [f32; 9] {
    let profile = SeatProfile::new(game, seat);
    std::array::from_fn(|at| cast.get(at).map_or(0.0, |who| profile.public_score(*who, second)))
}

/// The belief of a seat about the characters of its opponents, from what it saw while picking.
pub(super) struct RoleBelief {
    /// Probabilities by rank and seat.
    probabilities: [PerSeat; 9],
    rival: Option<Seat>,
}

impl RoleBelief {
    pub fn new(game: &Machiavelli, seat: Seat) -> Self {
        let mut order: ArrayVec<(Option<Seat>, Character), 9> = game.selected().collect();
        // The seat that empties the packet chose between its last card and the first one.
        if order.last().is_some_and(|(taker, _)| *taker == Some(seat)) {
            order.remove(0);
        }
        let mut probabilities = [[0.0; MAX_SEATS]; 9];
        let mut had = [false; MAX_SEATS];
        // Between two own picks the order of the characters is unknown.
        for part in order.split(|(taker, _)| *taker == Some(seat)) {
            let mut unknown: ArrayVec<Character, 9> = part.iter().map(|(_, who)| *who).collect();
            unknown.sort_unstable();
            for taker in part.iter().filter_map(|(taker, _)| *taker) {
                let second = std::mem::replace(&mut had[taker.index()], true);
                let profile = SeatProfile::new(game, taker);
                let weights: ArrayVec<f32, 9> =
                    unknown.iter().map(|who| profile.public_score(*who, second).exp()).collect();
                let sum: f32 = weights.iter().sum();
                for (who, weight) in unknown.iter().zip(&weights) {
                    probabilities[usize::from(who.rank()) - 1][taker.index()] += weight / sum;
                }
            }
        }
        Self { probabilities, rival: leader(game, seat) }
    }

    /// Returns the probability that a seat has this character.
    #[cfg(test)]
    pub fn probability(&self, who: Character, holder: Seat) -> f32 {
        self.probabilities[usize::from(who.rank()) - 1][holder.index()]
    }

    pub fn features(&self, game: &Machiavelli, who: Character) -> TargetFeatures {
        let mut features = [0.0; 15];
        let rank = usize::from(who.rank());
        for holder in Seat::all(game.seats) {
            let probability = self.probabilities[rank - 1][holder.index()];
            if probability == 0.0 {
                continue;
            }
            let player = &game.players[holder.index()];
            features[0] += probability;
            features[1] += probability * f32::from(player.size()) / f32::from(game.threshold());
            features[2] += probability * indicator(self.rival == Some(holder));
            features[3] += probability * f32::from(player.gold.min(10)) / 5.0;
            features[4] += probability * character(game, holder, who);
            features[5] += probability * indicator(player.size() + 2 >= game.threshold());
        }
        features[5 + rank] = 1.0;
        features
    }
}

/// Scores of the characters that the acting seat may kill, bewitch or rob.
pub(super) struct Targets {
    /// By rank.
    scores: [f32; 9],
}

impl Targets {
    /// Score of the best target, in points.
    const BEST_SCORE: f32 = 2.0;

    pub fn new(game: &Machiavelli, seat: Seat, legal: &[Action]) -> Self {
        let target = |action: &Action| match *action {
            Action::Kill(who) | Action::Bewitch(who) | Action::Sign(who) | Action::Blank(who) => {
                Some((who, &KILL))
            }
            Action::Rob(who) => Some((who, &ROB)),
            _ => None,
        };
        let mut scores = [f32::MIN; 9];
        if legal.iter().any(|action| target(action).is_some()) {
            let belief = RoleBelief::new(game, seat);
            for (who, weights) in legal.iter().filter_map(target) {
                scores[usize::from(who.rank()) - 1] = dot(&belief.features(game, who), weights);
            }
            let best = scores.iter().copied().fold(f32::MIN, f32::max);
            scores = scores.map(|score| Self::BEST_SCORE + score - best);
        }
        Self { scores }
    }

    pub fn score(&self, who: Character) -> f32 {
        self.scores[usize::from(who.rank()) - 1]
    }
}
