//! Evaluation of Machiavelli.
//!
//! Points are the costs of districts, bonuses for all five types and for a complete city. Gold pays for later
//! districts and cards are what it is spent on. Neither counts at the end, so a turn without building is half
//! wasted. The score of a character depends on city, hand and gold. Murder and theft target the characters
//! that opponents are most likely to have picked; destruction targets the leader.

mod prior;
mod turn;

use signoria_engine::{Rng, Seat};
use signoria_games::machiavelli::{
    Action, Card, Character, Kind, Levy, Machiavelli, Player, UNIQUE_NAMES, View,
};

use self::{
    prior::{Hand, RoleBelief, SeatProfile, Targets, indicator},
    turn::TurnContext,
};
use crate::{Evaluate, Features, MAX_FEATURES, PerSeat, SearchConfig};

/// Evaluation of Machiavelli; points are those of the final count.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluator;

/// Points per gold coin while there is time to build.
const GOLD: f32 = 0.55;
/// Points per card in hand while there is time to build it.
const CARD: f32 = 0.45;

/// Returns the remaining fraction of the game, by the size of the largest city.
fn left(game: &Machiavelli) -> f32 {
    if game.ending {
        return 0.12;
    }
    let largest = game.players[..usize::from(game.seats)].iter().map(Player::size).max();
    let missing = game.threshold().saturating_sub(largest.unwrap_or(0));
    (f32::from(missing) / f32::from(game.threshold())).max(0.15)
}

/// Returns the points of a city if the game ended now.
fn city(game: &Machiavelli, player: &Player) -> f32 {
    let mut points = 0.0;
    for card in player.city.names() {
        let count = f32::from(player.city.count(card));
        points += count * f32::from(card.cost() + card.face().silver);
        points += f32::from(player.beautified.count(card));
    }
    let kinds = Kind::ALL.into_iter().filter(|kind| player.city.of_kind(*kind) > 0).count();
    let haunted = player.city.has(Card::HauntedQuarter);
    points += match (kinds, haunted) {
        (5, _) | (4, true) => 3.0,
        (4, false) => 0.9,
        _ => 0.0,
    };
    let size = player.size();
    points += if size >= game.threshold() { if player.first { 4.0 } else { 2.0 } } else { 0.0 };
    points
}

/// Iterates over the districts in hand that the city does not have yet, without duplicates.
fn useful(player: &Player) -> impl Iterator<Item = Card> + '_ {
    player.hand.names().filter(|card| !card.is_action() && !player.city.has(*card))
}

/// Returns the expected final points of a seat.
fn expected_points(game: &Machiavelli, seat: Seat, left: f32) -> f32 {
    let player = &game.players[seat.index()];
    let time = (2.2 * left).min(1.0);
    let mut points = city(game, player);
    let size = f32::from(player.size());
    let missing = (f32::from(game.threshold()) - size).max(0.0);
    // Each further district is worth points and brings the end of the game closer.
    let gold = f32::from(player.gold).min(4.0 * missing + 2.0);
    let useful = (useful(player).count() as f32).min(missing);
    points += time * (GOLD * gold.min(6.0) + 0.3 * (gold - 6.0).max(0.0));
    points += time * (CARD * useful + 0.12 * f32::from(player.hand_size));
    points += 2.0 * (size / f32::from(game.threshold())).powi(2) * time.max(0.4);
    if game.crown == seat {
        points += 0.5 * time;
    }
    // Districts with an effect in every round.
    for (card, value) in LASTING {
        if player.city.has(card) {
            points += value * time;
        }
    }
    points
}

/// Districts with an effect in every round, with their value in points.
const LASTING: [(Card, f32); 12] = [
    (Card::Smithy, 0.8),
    (Card::Laboratory, 0.8),
    (Card::Library, 1.2),
    (Card::Observatory, 0.6),
    (Card::Factory, 0.8),
    (Card::GoldMine, 1.2),
    (Card::SchoolOfMagic, 1.0),
    (Card::Park, 0.6),
    (Card::PoorHouse, 0.6),
    (Card::Quarry, 0.6),
    (Card::Keep, 0.2),
    (Card::GreatWall, 0.4),
];

/// Features of a position besides those of the unique districts.
const BASE_FEATURES: usize = 28;
/// All of them, each as it is and times the remaining fraction of the game. A new district does not compile until
/// [`WEIGHTS`] has its two weights.
const FEATURES: usize = 2 * (BASE_FEATURES + UNIQUE_NAMES);
const _: () = assert!(FEATURES <= MAX_FEATURES, "`Features` has no place for all of them");

/// Weights of the position features: each feature as it is, then times the remaining fraction of the game.
/// Fitted to games of searching bots (`signoria-lab fit`).
#[rustfmt::skip]
const WEIGHTS: [f32; FEATURES] = [
    0.229, // value of the city
    0.238, // extra points of its districts
    0.873, // all five types
    0.138, // four types
    -0.030, // three types
    0.204, // districts
    -1.442, // one district is missing
    -0.087, // two are missing
    -0.106, // districts ahead of the largest other city
    -0.623, // districts behind it
    0.304, // gold, up to four
    0.280, // gold beyond
    0.043, // cards in hand
    0.289, // new districts in hand, up to the number that is missing
    -0.035, // cost of the most expensive affordable district
    0.022, // the same with two more coins
    0.207, // a new type in hand
    -0.024, // districts of the most common type with income
    0.345, // districts with an effect in every round
    -0.042, // the crown
    -0.594, // seats after the crown
    0.005, // cost of the most expensive new district in hand
    -0.064, // cost of the next one
    0.111, // affordable districts with two more coins
    0.000, // religious districts
    0.089, // military districts
    0.070, // noble districts
    -0.032, // trade districts
    // One weight per unique district, in the order of `Card::uniques`.
    -1.668, 0.514, -0.068, 0.777, 0.266, -0.160, 0.198, 0.153, 0.299,
    0.133, 0.062, -0.470, 0.160, 0.238, -0.109, 0.383, -0.188, -0.030,
    0.168, 0.065, 0.474, 0.007, 0.082, 0.217, -0.145, 0.084, 0.147,
    0.000, -0.186, -0.040, 0.182, 0.566, 0.077, 0.494, 0.020, 0.302,
    // The same, times the remaining fraction.
    -0.133, -0.381, -1.900, -0.148, 0.083, -0.346, 16.253,
    1.390, 0.172, 0.500, -0.273, -0.251, -0.026, -0.267,
    0.058, -0.030, -0.302, 0.047, 0.002, 0.105, 0.641,
    -0.030, 0.082, -0.058, 0.141, 0.109, 0.059, 0.109,
    2.098, -0.254, -0.019, -1.260, -1.223, -0.183, -0.203, -0.247, -1.037,
    -0.278, 0.107, -0.156, -0.637, -0.826, 0.051, 0.451, -0.521, 0.496,
    -0.486, 0.057, -0.908, -0.142, -0.047, 0.149, 0.430, -0.390, -0.153,
    0.000, 0.096, -0.052, -0.068, 0.059, -0.284, -0.122, -0.397, -0.616,
];

/// Returns the expected points of districts beyond their cost (§9.2).
fn extra_points(game: &Machiavelli, seat: Seat) -> f32 {
    let player = &game.players[seat.index()];
    let city = player.city;
    let when = |card: Card, points: f32| if city.has(card) { points } else { 0.0 };
    let uniques = f32::from(city.of_kind(Kind::Unique));
    let most = Kind::ALL.into_iter().map(|kind| city.of_kind(kind)).max().unwrap_or(0);
    when(Card::ImperialTreasury, 0.6 * f32::from(player.gold.min(8)))
        + when(Card::MapRoom, 0.6 * f32::from(player.hand_size))
        + when(Card::WishingWell, uniques)
        + when(Card::Statue, if game.crown == seat { 2.0 } else { 1.0 })
        + when(Card::Capitol, if most >= 3 { 3.0 } else { 0.6 * f32::from(most) })
        + when(Card::IvoryTower, if uniques < 1.5 { 3.0 } else { 0.0 })
        + when(Card::Basilica, 0.5 * f32::from(player.city_count))
        + if player.hand.has(Card::SecretVault) { 3.0 } else { 0.0 }
        + f32::from(player.hand.actions())
}

/// Returns how far a player is, by public information.
fn standing(player: &Player) -> u32 {
    4 * u32::from(player.size()) + u32::from(player.gold) + u32::from(player.hand_size)
}

/// Returns the leading seat among all others.
fn leader(game: &Machiavelli, but: Seat) -> Option<Seat> {
    let others = Seat::all(game.seats).filter(|seat| *seat != but);
    others.max_by_key(|seat| standing(&game.players[seat.index()]))
}

/// Returns the value of a character for a seat in this round, in points.
#[expect(clippy::match_same_arms, reason = "a table: one line per character")]
fn character(game: &Machiavelli, seat: Seat, who: Character) -> f32 {
    let player = &game.players[seat.index()];
    let gold = f32::from(player.gold);
    let hand = f32::from(player.hand_size);
    let of = |kind| {
        f32::from(player.city.of_kind(kind))
            + 0.5 * f32::from(u8::from(player.city.has(Card::SchoolOfMagic)))
    };
    let others = || Seat::all(game.seats).filter(|other| *other != seat);
    let purse = others().map(|other| game.players[other.index()].gold).max().unwrap_or(0);
    let cards = others().map(|other| game.players[other.index()].hand_size).max().unwrap_or(0);
    let income = who.district_income().map_or(0.0, |(kind, _)| 0.75 * of(kind));
    income
        + match who {
            Character::Assassin => 1.0,
            Character::Witch => 1.1,
            Character::Magistrate => 1.0,
            Character::Thief => 0.3 + 0.22 * f32::from(purse.min(8)),
            Character::Spy => 0.7 + 0.1 * f32::from(cards.min(6)),
            Character::Blackmailer => 0.4 + 0.15 * f32::from(purse.min(8)),
            Character::Magician => 0.2 + 0.5 * (f32::from(cards) - hand).clamp(0.0, 5.0),
            Character::Wizard => 1.0 + 0.1 * f32::from(cards.min(6)),
            Character::Seer => 1.1,
            Character::King => 0.8,
            Character::Emperor => 1.0,
            Character::Patrician => 0.8,
            Character::Bishop => 0.5,
            Character::Abbot => 0.6,
            Character::Cardinal => 0.8,
            Character::Merchant => 1.1,
            Character::Alchemist => 0.5 + 0.25 * gold.min(5.0),
            Character::Trader => 0.6,
            // Two more cards, and up to three districts if there is gold for them.
            Character::Architect => 1.1 + if hand >= 1.0 { 0.2 * gold.min(8.0) } else { 0.0 },
            Character::Navigator => 1.3,
            Character::Scholar => 1.4,
            Character::Warlord => 0.4,
            Character::Diplomat => 0.4,
            Character::Marshal => 0.6 + 0.1 * gold.min(5.0),
            Character::Queen => 0.9,
            Character::Artist => 0.8,
            Character::TaxCollector => 0.5 + 0.3 * f32::from(game.tax.min(6)),
        }
}

/// Returns the prior score of building a district for `price` gold.
fn build_score(player: &Player, card: Card, price: f32, left: f32) -> f32 {
    let value = f32::from(card.cost() + card.face().silver);
    let fresh = card.kind().is_some_and(|kind| player.city.of_kind(kind) == 0);
    let time = (2.2 * left).min(1.0);
    value + 1.0 + if fresh { 0.7 } else { 0.0 } - (GOLD * price + CARD) * time
}

impl Evaluate<Machiavelli> for Evaluator {
    const MARGIN_SCALE: f32 = 6.0;
    // Picks of opponents are hard to predict. A turn is many small decisions: with more exploration the value
    // of a root action would include the bad actions explored below it.
    const SEARCH: SearchConfig = SearchConfig {
        exploration: 0.1,
        self_sharpness: 2.0,
        opponent_sharpness: 1.0,
        horizon: 2,
        // The last horizon is nearly always the end of the game.
        late_horizons: [4, 30],
        late_visits: [1000.0, 4000.0],
        mast_weight: 2.5,
        mast_visits: 3000.0,
        ..SearchConfig::DEFAULT
    };
    const PRIOR_TEMPERATURE: f32 = 1.0;

    fn expected_points(&self, game: &Machiavelli, points: &mut PerSeat) {
        let left = left(game);
        for seat in Seat::all(game.seats) {
            points[seat.index()] = expected_points(game, seat, left);
        }
    }

    fn position_features(&self, game: &Machiavelli, seat: Seat, features: &mut Features) {
        let player = &game.players[seat.index()];
        let threshold = f32::from(game.threshold());
        let size = f32::from(player.size());
        let missing = (threshold - size).max(0.0);
        let others = Seat::all(game.seats).filter(|other| *other != seat);
        let rival = others.map(|other| game.players[other.index()].size()).max().unwrap_or(0);
        let rival = f32::from(rival);
        let left = (threshold - size.max(rival)).max(0.0) / threshold;
        let gold = f32::from(player.gold);
        let mut value = 0.0;
        for card in player.city.names() {
            let count = f32::from(player.city.count(card));
            value += count * f32::from(card.cost() + card.face().silver);
            value += f32::from(player.beautified.count(card));
        }
        let haunted = u8::from(player.city.has(Card::HauntedQuarter));
        let kinds = Kind::ALL.into_iter().filter(|kind| player.city.of_kind(*kind) > 0).count();
        let kinds = (kinds as u8 + haunted * u8::from(kinds > 0)).min(5);
        // The most expensive new districts in hand, up to the number that is missing.
        let (mut new, mut now, mut soon) = (0.0_f32, 0.0_f32, 0.0_f32);
        let (mut dearest, mut next, mut paid) = (0.0_f32, 0.0_f32, 0.0_f32);
        let mut fresh = false;
        for card in useful(player) {
            new += 1.0;
            let cost = f32::from(card.cost());
            if cost <= gold {
                now = now.max(cost);
            }
            if cost <= gold + 2.0 {
                soon = soon.max(cost);
                paid += 1.0;
            }
            next = next.max(cost.min(dearest));
            dearest = dearest.max(cost);
            fresh |= card.kind().is_some_and(|kind| player.city.of_kind(kind) == 0);
        }
        if missing < 2.0 {
            next = 0.0;
        }
        let incomes = [Kind::Religious, Kind::Military, Kind::Noble, Kind::Trade];
        let income = incomes.into_iter().map(|kind| player.city.of_kind(kind)).max().unwrap_or(0);
        let lasting = LASTING.iter().filter(|(card, _)| player.city.has(*card));
        let lasting: f32 = lasting.map(|(_, value)| value).sum();
        let turn =
            (seat.index() + usize::from(game.seats) - game.crown.index()) % usize::from(game.seats);
        let base: [f32; BASE_FEATURES] = [
            value,
            extra_points(game, seat),
            indicator(kinds >= 5),
            indicator(kinds == 4),
            indicator(kinds == 3),
            size,
            indicator(missing <= 1.0),
            indicator(missing > 1.0 && missing <= 2.0),
            (size - rival).max(0.0),
            (rival - size).max(0.0),
            gold.min(4.0),
            (gold - 4.0).clamp(0.0, 6.0),
            f32::from(player.hand_size.min(8)),
            new.min(missing).min(3.0),
            now,
            soon,
            indicator(fresh && kinds < 5),
            f32::from(income),
            lasting,
            indicator(turn == 0),
            turn as f32 / f32::from(game.seats),
            dearest,
            next,
            paid.min(4.0),
            f32::from(player.city.of_kind(Kind::Religious)),
            f32::from(player.city.of_kind(Kind::Military)),
            f32::from(player.city.of_kind(Kind::Noble)),
            f32::from(player.city.of_kind(Kind::Trade)),
        ];
        let uniques = || Card::uniques().map(|card| indicator(player.city.has(card)));
        features.extend(base);
        features.extend(uniques());
        features.extend(base.map(|feature| feature * left));
        features.extend(uniques().map(|feature| feature * left));
    }

    fn weights(&self) -> &[f32] {
        &WEIGHTS
    }

    /// Two rounds show the value of an action in a turn, but not that of a character.
    fn extends_playout(&self, action: Action) -> bool {
        matches!(action, Action::Pick(_))
    }

    /// A character that was picked and not revealed yet.
    fn has_private_info(&self, game: &Machiavelli, seat: Seat) -> bool {
        game.hidden().any(|(holder, _)| holder == seat)
    }

    /// Weighs the characters of opponents by what they are likely to pick with their gold, number of cards,
    /// city and crown, which are public.
    fn sample_determinization(&self, view: &View, _seat: Seat, rng: &mut impl Rng) -> Machiavelli {
        Machiavelli::sample_determinization(view, &prior::pick_scores, rng)
    }

    fn action_features(
        &self,
        game: &Machiavelli,
        seat: Seat,
        legal: &[Action],
        features: &mut Vec<Features>,
    ) -> Option<&'static str> {
        let profile = SeatProfile::new(game, seat);
        let belief = RoleBelief::new(game, seat);
        let context = TurnContext::new(game, seat);
        let hand = Hand::new(&game.players[seat.index()]);
        let second = game.held.contains(&Some(seat));
        let mut scores = Vec::new();
        base_scores(game, seat, legal, &mut scores);
        let targets_character = targets_character(legal);
        let mut kind = None;
        features.clear();
        for (action, base) in legal.iter().zip(scores) {
            let mut row = Features::new();
            match *action {
                Action::Pick(who) => {
                    kind = Some("pick");
                    row.extend(profile.features(who, second));
                    row.extend(profile.hand_features(who, &hand));
                }
                Action::Kill(who) => {
                    kind = Some("kill");
                    row.extend(belief.features(game, who));
                }
                Action::Rob(who) => {
                    kind = Some("rob");
                    row.extend(belief.features(game, who));
                }
                Action::Keep(card) => {
                    kind = Some("keep");
                    row.extend(context.keep_features(card, base));
                }
                // Targets of murder and theft are fitted separately.
                _ if is_turn(legal) && !targets_character => {
                    kind = Some("turn");
                    row.extend(context.features(*action, base));
                }
                _ => {}
            }
            features.push(row);
        }
        kind
    }

    fn tick(&self, game: &Machiavelli) -> u32 {
        1 + u32::from(game.round)
    }

    fn progress(&self, game: &Machiavelli) -> f32 {
        1.0 - left(game)
    }

    fn prior_scores(
        &self,
        game: &Machiavelli,
        seat: Seat,
        legal: &[Action],
        scores: &mut Vec<f32>,
    ) {
        base_scores(game, seat, legal, scores);
        let turn = is_turn(legal);
        if !turn && !matches!(legal[..], [Action::Keep(_), ..]) {
            return;
        }
        let context = TurnContext::new(game, seat);
        for (action, score) in legal.iter().zip(scores) {
            *score = match *action {
                Action::Keep(card) => context.keep_score(card, *score),
                action => context.score(action, *score),
            };
        }
    }
}

/// Whether one of the actions names a character to kill or rob.
fn targets_character(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Kill(_) | Action::Rob(_)))
}

/// Whether these are the actions of a character's turn.
fn is_turn(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::TakeGold | Action::End))
}

/// Fills `scores` with hand-written scores; picks and targets use their fitted priors.
#[expect(clippy::too_many_lines, reason = "one arm per kind of action")]
fn base_scores(game: &Machiavelli, seat: Seat, legal: &[Action], scores: &mut Vec<f32>) {
    let left = left(game);
    let time = (2.2 * left).min(1.0);
    let player = &game.players[seat.index()];
    let gold = f32::from(player.gold);
    let hand = f32::from(player.hand_size);
    // The most expensive district in hand determines how much gold is wanted.
    let wanted = useful(player).map(Card::cost).max().map(f32::from);
    let rival = leader(game, seat);
    let hurt = |victim: Seat, lost: u8| {
        let near = f32::from(game.players[victim.index()].size()) / f32::from(game.threshold());
        (f32::from(lost) + 0.8) * if rival == Some(victim) { 0.3 + 0.4 * near } else { 0.15 }
    };
    let second = game.held.contains(&Some(seat));
    let picks = legal.iter().any(|action| matches!(action, Action::Pick(_)));
    let profile = picks.then(|| (SeatProfile::new(game, seat), Hand::new(player)));
    let targets = Targets::new(game, seat, legal);
    scores.clear();
    scores.extend(legal.iter().map(|action| match *action {
        Action::Pass | Action::End => 0.0,
        Action::Done => 0.05,
        Action::Pick(who) => {
            profile.as_ref().map_or(0.0, |(profile, hand)| profile.own_score(who, second, hand))
        }
        Action::Exchange { give, .. } => 0.6 - 0.4 * character(game, seat, give),
        Action::TakeGold => match wanted {
            Some(cost) if gold < cost + 2.0 => 1.6,
            Some(_) => 1.0,
            None => 0.7,
        },
        Action::TakeCards => match wanted {
            Some(_) => 0.9 - 0.1 * hand,
            None => 1.5,
        },
        Action::Keep(card) | Action::Take(card) => {
            let double = player.city.has(card) || player.hand.has(card);
            let cost = f32::from(card.cost());
            if card.is_action() {
                0.9
            } else if double {
                0.0
            } else {
                0.6 + 0.35 * cost.min(gold + 3.0) - 0.25 * (cost - gold - 3.0).max(0.0)
            }
        }
        Action::Kill(who)
        | Action::Bewitch(who)
        | Action::Sign(who)
        | Action::Blank(who)
        | Action::Rob(who) => targets.score(who),
        // What the leading opponent would like to have.
        Action::Aside(who) => rival.map_or(0.5, |rival| character(game, rival, who)),
        Action::Warrants | Action::Threats => 1.2,
        Action::Spy { seat: victim, .. } | Action::Peek(victim) | Action::Fortune(victim) => {
            0.5 + 0.1 * f32::from(game.players[victim.index()].hand_size)
        }
        Action::SwapHands(victim) => {
            CARD * (f32::from(game.players[victim.index()].hand_size) - hand)
        }
        Action::Redraw => {
            if wanted.is_none() {
                0.4
            } else {
                0.0
            }
        }
        Action::Gather => 0.8,
        Action::Discard(card) | Action::Give(card) => {
            if player.city.has(card) {
                0.5
            } else {
                -0.1 * f32::from(card.cost())
            }
        }
        Action::Lend(_) => 0.1,
        Action::TakeCrown => 0.9,
        Action::GiveCrown { seat: heir, levy } => {
            let got = match levy {
                Levy::Gold => GOLD,
                Levy::Card => CARD,
                Levy::Nothing => 0.0,
            };
            0.6 + got - if rival == Some(heir) { 0.3 } else { 0.0 }
        }
        Action::Collect | Action::CollectTax | Action::RoyalGold => 2.0,
        Action::Split(coins) => 1.5 + 0.1 * f32::from(coins),
        Action::TaxRichest(_) | Action::ExtraGold | Action::Cash(_) => 1.8,
        Action::DrawTwo | Action::DrawSeven => 1.6,
        Action::FourGold => {
            if wanted.is_some() {
                2.2
            } else {
                1.2
            }
        }
        Action::FourCards => {
            if wanted.is_some() {
                1.2
            } else {
                2.0
            }
        }
        Action::Destroy { seat: victim, district } | Action::Armory { seat: victim, district } => {
            let price = f32::from(district.cost().saturating_sub(1));
            hurt(victim, district.cost()) - GOLD * price * time
        }
        Action::Seize { seat: victim, district } => {
            let cost = f32::from(district.cost());
            cost + 1.0 + hurt(victim, district.cost()) - GOLD * cost * time
        }
        Action::Trade { mine, seat: victim, theirs } => {
            let more = f32::from(theirs.cost()) - f32::from(mine.cost());
            more + if rival == Some(victim) { 0.3 * more } else { 0.0 } - GOLD * more.max(0.0)
        }
        Action::Beautify(_) => 1.0 - GOLD * time,
        Action::Build(card) => build_score(player, card, f32::from(card.cost()), left),
        Action::BuildLoan { card, .. } => {
            build_score(player, card, 0.5 * f32::from(card.cost()), left)
        }
        Action::BuildFramework(card) => build_score(player, card, 0.0, left) - 2.5,
        Action::BuildDen => build_score(player, Card::ThievesDen, 3.0, left),
        Action::BuildNecropolis(district) => 5.0 - f32::from(district.cost()) - 0.5,
        Action::Smithy => {
            if hand < 3.0 {
                0.4
            } else {
                -0.3
            }
        }
        Action::Laboratory(card) => {
            if player.city.has(card) {
                0.6
            } else {
                -0.2
            }
        }
        Action::Museum(card) => {
            if player.city.has(card) {
                0.9
            } else {
                0.3
            }
        }
        Action::Launch { old, new } | Action::LaunchLoan { old, new, .. } => {
            f32::from(new.cost()) - f32::from(old.cost())
        }
        Action::LaunchDen(old) => 6.0 - f32::from(old.cost()) - 1.0,
        Action::Bribe => -GOLD * gold * 0.5,
        Action::Refuse => -GOLD * gold * 0.4,
        Action::Expose | Action::Confiscate | Action::DigUp => 1.0,
        Action::Announce => {
            if rival.is_some_and(|rival| game.players[rival.index()].size() < player.size()) {
                0.8
            } else {
                -0.8
            }
        }
        Action::Rasputin
        | Action::Hospital
        | Action::Acrobat
        | Action::Tent
        | Action::Director
        | Action::Booth
        | Action::Visit(_)
        | Action::Bequeath(_) => 0.4,
    }));
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use signoria_engine::{Game as _, MAX_SEATS, NullSink, Seed, SeedableRng as _, Viewer};
    use signoria_games::machiavelli::Cards;

    use super::*;
    use crate::evaluate::win_probabilities;

    /// Plays random games and visits every position with several legal actions.
    fn walk(seats: u8, mut visit: impl FnMut(&Machiavelli, Seat, &[Action])) {
        for number in 0..3 {
            let setup = Machiavelli::setup(seats, Seed::from_number(number));
            let mut game = Machiavelli::new(&setup, &mut NullSink).expect("the setup is valid");
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut legal = Vec::new();
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut legal);
                if legal.len() > 1 {
                    visit(&game, seat, &legal);
                }
                let at = rng.next_u32() as usize % legal.len();
                game.apply(seat, legal[at], &mut NullSink);
            }
        }
    }

    #[test]
    fn prior_depends_on_the_view_only() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for seats in [2, 3, 4, 7] {
            let (mut targeted, mut picked) = (0, 0);
            walk(seats, |game, seat, legal| {
                let view = game.view(Viewer::Seat(seat));
                let mut scores = [Vec::new(), Vec::new()];
                for scores in &mut scores {
                    let sampled = Evaluator.sample_determinization(&view, seat, &mut rng);
                    Evaluator.prior_scores(&sampled, seat, legal, scores);
                }
                assert_eq!(scores[0], scores[1], "{legal:?}");
                assert!(scores[0].iter().all(|score| score.is_finite()), "{legal:?}");
                targeted +=
                    usize::from(matches!(legal[0], Action::Kill(_)) || targets_character(legal));
                picked += usize::from(matches!(legal[0], Action::Pick(_)));
            });
            assert!(targeted > 5 && picked > 20, "{targeted} {picked}");
        }
    }

    #[test]
    fn only_picks_extend_playouts() {
        let (mut turns, mut pick_decisions) = (0, 0);
        walk(4, |_, _, legal| {
            let picks = legal.iter().all(|action| matches!(action, Action::Pick(_)));
            assert!(legal.iter().all(|action| Evaluator.extends_playout(*action) == picks));
            *if picks { &mut pick_decisions } else { &mut turns } += 1;
        });
        assert!(turns > 20 && pick_decisions > 20, "{turns} {pick_decisions}");
    }

    #[test]
    fn a_character_is_private_until_it_is_revealed() {
        for seats in [3, 4] {
            let (mut first, mut second, mut turns) = (0, 0, 0);
            walk(seats, |game, seat, legal| {
                let private = Evaluator.has_private_info(game, seat);
                if matches!(legal[0], Action::Pick(_)) {
                    let has_one = game.held.contains(&Some(seat));
                    assert_eq!(private, has_one, "{seats} players");
                    *if has_one { &mut second } else { &mut first } += 1;
                } else if is_turn(legal) && seats == 4 {
                    assert!(!private, "the acting character is revealed");
                    turns += 1;
                }
            });
            assert!(first > 20 && (second > 20) == (seats == 3) && (turns > 20) == (seats == 4));
        }
    }

    #[test]
    fn picks_depend_on_the_own_hand_and_never_on_hands_of_opponents() {
        let mut changed = 0;
        walk(4, |game, seat, legal| {
            if !matches!(legal[0], Action::Pick(_)) {
                return;
            }
            let mut other = game.clone();
            let hand = &mut other.players[seat.index()].hand;
            *hand = Cards::one(Card::Temple).with(Card::Market).with(Card::Manor);
            let picked = |action: &Action| match *action {
                Action::Pick(who) => Some(who),
                _ => None,
            };
            let cast: Vec<Character> = legal.iter().filter_map(picked).collect();
            let public = |game| prior::pick_scores(game, seat, false, &cast).to_vec();
            assert_eq!(public(game), public(&other));
            let mut scores = [Vec::new(), Vec::new()];
            Evaluator.prior_scores(game, seat, legal, &mut scores[0]);
            Evaluator.prior_scores(&other, seat, legal, &mut scores[1]);
            changed += usize::from(scores[0] != scores[1]);
        });
        assert!(changed > 20, "{changed}");
    }

    #[test]
    fn every_unique_district_has_a_weight_of_its_own() {
        let setup = Machiavelli::setup(4, Seed::from_number(1));
        let mut game = Machiavelli::new(&setup, &mut NullSink).expect("the setup is valid");
        let mut win = |card| {
            game.players[0].city = Cards::one(card);
            game.players[0].city_count = 1;
            let mut win = [0.0; MAX_SEATS];
            win_probabilities(&Evaluator, &game, &WEIGHTS, &mut win);
            win[0]
        };
        // Same cost, same points, no effect in every round.
        let [den, throne] = [Card::ThievesDen, Card::ThroneRoom].map(&mut win);
        assert!((den - throne).abs() > 0.001, "{den} {throne}");
    }

    #[test]
    fn thief_targets_likely_rich_players() {
        let mut checked = 0;
        walk(4, |game, seat, legal| {
            let rob = |action: &Action| matches!(action, Action::Rob(_));
            if !legal.iter().any(rob) || game.players[seat.index()].gold > 3 {
                return;
            }
            let mut rich = game.clone();
            let victim = Seat::all(4).find(|other| *other != seat).expect("there are opponents");
            for other in Seat::all(4) {
                rich.players[other.index()].gold = if other == victim { 12 } else { 1 };
            }
            let mut scores = Vec::new();
            Evaluator.prior_scores(&rich, seat, legal, &mut scores);
            let best = legal
                .iter()
                .zip(&scores)
                .filter(|(action, _)| rob(action))
                .max_by(|one, other| one.1.total_cmp(other.1));
            let Some((Action::Rob(target), _)) = best else { return };
            let belief = RoleBelief::new(&rich, seat);
            let probability = belief.probability(*target, victim);
            assert!(probability > 0.0, "the rich player cannot have {target:?}");
            checked += 1;
        });
        assert!(checked > 0);
    }
}
