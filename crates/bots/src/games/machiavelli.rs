//! How cities are won in Machiavelli.
//!
//! Points are the costs of districts, bonuses for all five types and for a complete city. Gold is
//! districts to come, cards are what it can be spent on; neither counts at the end, so a turn without
//! building is half a turn lost. A character is worth what it brings with this city, this hand and this
//! purse; murder and theft are aimed at whom the others would most like to be, and everything that
//! destroys is aimed at whoever is about to win.

mod first_sight;
mod turn;

use signoria_engine::{Rng, Seat};
use signoria_machiavelli::{Action, Card, Character, Kind, Levy, Machiavelli, Player, View};

use self::{
    first_sight::{Hand, Suitor, Suspicion, Targets, is},
    turn::Moment,
};
use crate::{Evaluate, Facts, PerSeat, Temper};

/// Evaluation of Machiavelli; points are those of the final count.
#[derive(Clone, Copy, Debug)]
pub struct MachiavelliReader;

/// What a gold coin is worth while there is time to build.
const GOLD: f32 = 0.55;
/// What a card in hand is worth while there is time to build it.
const CARD: f32 = 0.45;

/// The part of the game that is left: the largest city decides.
fn left(game: &Machiavelli) -> f32 {
    if game.ending {
        return 0.12;
    }
    let largest = game.players[..usize::from(game.seats)].iter().map(Player::size).max();
    let missing = game.threshold().saturating_sub(largest.unwrap_or(0));
    (f32::from(missing) / f32::from(game.threshold())).max(0.15)
}

/// Value of a city as it would be counted.
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

/// Districts in hand that the city does not have yet; equal ones once.
fn useful(player: &Player) -> impl Iterator<Item = Card> + '_ {
    player.hand.names().filter(|card| !card.is_action() && !player.city.has(*card))
}

/// How well a hand can be spent: different districts that fit the purse.
fn promise(game: &Machiavelli, seat: Seat, left: f32) -> f32 {
    let player = &game.players[seat.index()];
    let time = (2.2 * left).min(1.0);
    let mut points = city(game, player);
    let size = f32::from(player.size());
    let missing = (f32::from(game.threshold()) - size).max(0.0);
    // Every further district is points and a step towards the end on one's own terms.
    let gold = f32::from(player.gold).min(4.0 * missing + 2.0);
    let useful = (useful(player).count() as f32).min(missing);
    points += time * (GOLD * gold.min(6.0) + 0.3 * (gold - 6.0).max(0.0));
    points += time * (CARD * useful + 0.12 * f32::from(player.hand_size));
    points += 2.0 * (size / f32::from(game.threshold())).powi(2) * time.max(0.4);
    if game.crown == seat {
        points += 0.5 * time;
    }
    // Districts that pay every round.
    for (card, worth) in LASTING {
        if player.city.has(card) {
            points += worth * time;
        }
    }
    points
}

/// Districts that pay every round, and how much.
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

/// How much the facts about a seat speak for a victory, in their order: as they are, and times the part
/// of the game that is left. Fitted to games between searching players (`docs/strength.md`).
#[rustfmt::skip]
const WEIGHTS: [f32; 128] = [
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
    0.289, // new districts in hand, as many as are of use
    -0.035, // the dearest that can be paid
    0.022, // the dearest that two more coins would pay
    0.207, // a new type in hand
    -0.024, // districts of the commonest type that pays
    0.345, // districts that help every round
    -0.042, // the crown
    -0.594, // seats after the crown
    0.005, // the dearest new district in hand
    -0.064, // the next one
    0.111, // how many two more coins would pay
    0.000, // religious districts
    0.089, // military districts
    0.070, // noble districts
    -0.032, // trade districts
    // Each of the unique districts, in the order of the box.
    -1.668, 0.514, -0.068, 0.777, 0.266, -0.160, 0.198, 0.153, 0.299,
    0.133, 0.062, -0.470, 0.160, 0.238, -0.109, 0.383, -0.188, -0.030,
    0.168, 0.065, 0.474, 0.007, 0.082, 0.217, -0.145, 0.084, 0.147,
    0.000, -0.186, -0.040, 0.182, 0.566, 0.077, 0.494, 0.020, 0.302,
    // The same, times what is left.
    -0.133, -0.381, -1.900, -0.148, 0.083, -0.346, 16.253,
    1.390, 0.172, 0.500, -0.273, -0.251, -0.026, -0.267,
    0.058, -0.030, -0.302, 0.047, 0.002, 0.105, 0.641,
    -0.030, 0.082, -0.058, 0.141, 0.109, 0.059, 0.109,
    2.098, -0.254, -0.019, -1.260, -1.223, -0.183, -0.203, -0.247, -1.037,
    -0.278, 0.107, -0.156, -0.637, -0.826, 0.051, 0.451, -0.521, 0.496,
    -0.486, 0.057, -0.908, -0.142, -0.047, 0.149, 0.430, -0.390, -0.153,
    0.000, 0.096, -0.052, -0.068, 0.059, -0.284, -0.122, -0.397, -0.616,
];

/// Points of districts beyond their cost, as far as they can be told now (§9.2).
fn extras(game: &Machiavelli, seat: Seat) -> f32 {
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

/// How far a player seems to be to everybody.
fn standing(player: &Player) -> u32 {
    4 * u32::from(player.size()) + u32::from(player.gold) + u32::from(player.hand_size)
}

/// The seat that is ahead of the others.
fn leader(game: &Machiavelli, but: Seat) -> Option<Seat> {
    let others = Seat::all(game.seats).filter(|seat| *seat != but);
    others.max_by_key(|seat| standing(&game.players[seat.index()]))
}

/// What a character brings to a seat this round.
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
            // Two cards more, and all of them built if there is gold for them.
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

/// A district for gold.
fn build(player: &Player, card: Card, price: f32, left: f32) -> f32 {
    let value = f32::from(card.cost() + card.face().silver);
    let fresh = card.kind().is_some_and(|kind| player.city.of_kind(kind) == 0);
    let time = (2.2 * left).min(1.0);
    value + 1.0 + if fresh { 0.7 } else { 0.0 } - (GOLD * price + CARD) * time
}

impl Evaluate<Machiavelli> for MachiavelliReader {
    const SPREAD: f32 = 6.0;
    // What others take is hard to foretell. A turn is many small decisions: a curious search would blame
    // every choice for the follies it tried behind it.
    const TEMPER: Temper = Temper {
        curiosity: 0.1,
        sharp: 2.0,
        wary: 1.0,
        horizon: 2,
        // The last is as good as always the end.
        far: [4, 30],
        patience: [1000.0, 4000.0],
        habit: 2.5,
        ripe: 3000.0,
        ..Temper::USUAL
    };
    const DOUBT: f32 = 1.0;

    fn points(&self, game: &Machiavelli, points: &mut PerSeat) {
        let left = left(game);
        for seat in Seat::all(game.seats) {
            points[seat.index()] = promise(game, seat, left);
        }
    }

    fn facts(&self, game: &Machiavelli, seat: Seat, facts: &mut Facts) {
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
        // What the hand is good for: the dearest districts that are new, as many as are missing.
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
        let lasting: f32 = lasting.map(|(_, worth)| worth).sum();
        let turn =
            (seat.index() + usize::from(game.seats) - game.crown.index()) % usize::from(game.seats);
        let base = [
            value,
            extras(game, seat),
            is(kinds >= 5),
            is(kinds == 4),
            is(kinds == 3),
            size,
            is(missing <= 1.0),
            is(missing > 1.0 && missing <= 2.0),
            (size - rival).max(0.0),
            (rival - size).max(0.0),
            gold.min(4.0),
            (gold - 4.0).clamp(0.0, 6.0),
            f32::from(player.hand_size.min(8)),
            new.min(missing).min(3.0),
            now,
            soon,
            is(fresh && kinds < 5),
            f32::from(income),
            lasting,
            is(turn == 0),
            turn as f32 / f32::from(game.seats),
            dearest,
            next,
            paid.min(4.0),
            f32::from(player.city.of_kind(Kind::Religious)),
            f32::from(player.city.of_kind(Kind::Military)),
            f32::from(player.city.of_kind(Kind::Noble)),
            f32::from(player.city.of_kind(Kind::Trade)),
        ];
        let uniques = || Card::uniques().map(|card| is(player.city.has(card)));
        facts.extend(base);
        facts.extend(uniques());
        facts.extend(base.map(|fact| fact * left));
        facts.extend(uniques().map(|fact| fact * left));
    }

    fn weights(&self) -> &[f32] {
        &WEIGHTS
    }

    /// Two rounds tell what a turn was good for, but not a character.
    fn reaches_far(&self, action: Action) -> bool {
        matches!(action, Action::Pick(_))
    }

    /// A character that was taken and not turned over yet.
    fn holds_secret(&self, game: &Machiavelli, seat: Seat) -> bool {
        game.hidden().any(|(holder, _)| holder == seat)
    }

    /// Which characters would the others have taken? Gold, number of cards, city and crown lie open.
    fn imagine(&self, view: &View, _seat: Seat, rng: &mut impl Rng) -> Machiavelli {
        Machiavelli::imagine(view, &first_sight::taste, rng)
    }

    fn traits(
        &self,
        game: &Machiavelli,
        seat: Seat,
        legal: &[Action],
        traits: &mut Vec<Facts>,
    ) -> Option<&'static str> {
        let suitor = Suitor::new(game, seat);
        let suspicion = Suspicion::new(game, seat);
        let moment = Moment::new(game, seat);
        let hand = Hand::new(&game.players[seat.index()]);
        let second = game.held.contains(&Some(seat));
        let mut worth = Vec::new();
        by_hand(game, seat, legal, &mut worth);
        let strikes = strikes(legal);
        let mut kind = None;
        traits.clear();
        for (action, by_hand) in legal.iter().zip(worth) {
            let mut facts = Facts::new();
            match *action {
                Action::Pick(who) => {
                    kind = Some("pick");
                    facts.extend(suitor.traits(who, second));
                    facts.extend(suitor.in_hand(who, &hand));
                }
                Action::Kill(who) => {
                    kind = Some("kill");
                    facts.extend(suspicion.traits(game, who));
                }
                Action::Rob(who) => {
                    kind = Some("rob");
                    facts.extend(suspicion.traits(game, who));
                }
                Action::Keep(card) => {
                    kind = Some("keep");
                    facts.extend(moment.keeping(card, by_hand));
                }
                // Whom to strike is fitted by itself.
                _ if is_turn(legal) && !strikes => {
                    kind = Some("turn");
                    facts.extend(moment.traits(*action, by_hand));
                }
                _ => {}
            }
            traits.push(facts);
        }
        kind
    }

    fn clock(&self, game: &Machiavelli) -> u32 {
        1 + u32::from(game.round)
    }

    fn progress(&self, game: &Machiavelli) -> f32 {
        1.0 - left(game)
    }

    fn worth(&self, game: &Machiavelli, seat: Seat, legal: &[Action], worth: &mut Vec<f32>) {
        by_hand(game, seat, legal, worth);
        let turn = is_turn(legal);
        if !turn && !matches!(legal[..], [Action::Keep(_), ..]) {
            return;
        }
        let moment = Moment::new(game, seat);
        for (action, worth) in legal.iter().zip(worth) {
            *worth = match *action {
                Action::Keep(card) => moment.keep(card, *worth),
                action => moment.worth(action, *worth),
            };
        }
    }
}

/// Whether one of these names a character to be struck.
fn strikes(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Kill(_) | Action::Rob(_)))
}

/// Whether these are the actions of a character's turn.
fn is_turn(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::TakeGold | Action::End))
}

/// What each action is worth by hand; which character to take or to strike, as fitted.
#[expect(clippy::too_many_lines, reason = "one line per kind of decision")]
fn by_hand(game: &Machiavelli, seat: Seat, legal: &[Action], worth: &mut Vec<f32>) {
    let left = left(game);
    let time = (2.2 * left).min(1.0);
    let player = &game.players[seat.index()];
    let gold = f32::from(player.gold);
    let hand = f32::from(player.hand_size);
    // Cards that could be built: the dearest one says how much gold is wanted.
    let wanted = useful(player).map(Card::cost).max().map(f32::from);
    let rival = leader(game, seat);
    let hurt = |victim: Seat, lost: u8| {
        let near = f32::from(game.players[victim.index()].size()) / f32::from(game.threshold());
        (f32::from(lost) + 0.8) * if rival == Some(victim) { 0.3 + 0.4 * near } else { 0.15 }
    };
    let second = game.held.contains(&Some(seat));
    let picks = legal.iter().any(|action| matches!(action, Action::Pick(_)));
    let suitor = picks.then(|| (Suitor::new(game, seat), Hand::new(player)));
    let targets = Targets::new(game, seat, legal);
    worth.clear();
    worth.extend(legal.iter().map(|action| match *action {
        Action::Pass | Action::End => 0.0,
        Action::Done => 0.05,
        Action::Pick(who) => {
            suitor.as_ref().map_or(0.0, |(suitor, hand)| suitor.own(who, second, hand))
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
        | Action::Rob(who) => targets.worth(who),
        // What the other one would like to have.
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
        Action::Build(card) => build(player, card, f32::from(card.cost()), left),
        Action::BuildLoan { card, .. } => build(player, card, 0.5 * f32::from(card.cost()), left),
        Action::BuildFramework(card) => build(player, card, 0.0, left) - 2.5,
        Action::BuildDen => build(player, Card::ThievesDen, 3.0, left),
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
    use signoria_engine::{Game as _, MAX_SEATS, Quiet, Seed, SeedableRng as _, Setup, Viewer};
    use signoria_machiavelli::Cards;

    use super::*;
    use crate::evaluate::chances as chances_of;

    /// Whole games by lot; every position with several answers is shown.
    fn walk(seats: u8, mut show: impl FnMut(&Machiavelli, Seat, &[Action])) {
        for number in 0..3 {
            let setup = Setup::new(seats, Seed::from_number(number));
            let mut game = Machiavelli::new(&setup, &mut Quiet).expect("it deals");
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut legal = Vec::new();
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut legal);
                if legal.len() > 1 {
                    show(&game, seat, &legal);
                }
                let lot = rng.next_u32() as usize % legal.len();
                game.apply(seat, legal[lot], &mut Quiet);
            }
        }
    }

    #[test]
    fn first_sight_rests_on_what_the_seat_knows() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for seats in [2, 3, 4, 7] {
            let (mut struck, mut picked) = (0, 0);
            walk(seats, |game, seat, legal| {
                let view = game.view(Viewer::Seat(seat));
                let mut worth = [Vec::new(), Vec::new()];
                for worth in &mut worth {
                    let imagined = MachiavelliReader.imagine(&view, seat, &mut rng);
                    MachiavelliReader.worth(&imagined, seat, legal, worth);
                }
                assert_eq!(worth[0], worth[1], "{legal:?}");
                assert!(worth[0].iter().all(|worth| worth.is_finite()), "{legal:?}");
                struck += usize::from(matches!(legal[0], Action::Kill(_)) || strikes(legal));
                picked += usize::from(matches!(legal[0], Action::Pick(_)));
            });
            assert!(struck > 5 && picked > 20, "{struck} {picked}");
        }
    }

    #[test]
    fn characters_are_followed_farther_than_turns() {
        let (mut near, mut far) = (0, 0);
        walk(4, |_, _, legal| {
            let picks = legal.iter().all(|action| matches!(action, Action::Pick(_)));
            assert!(legal.iter().all(|action| MachiavelliReader.reaches_far(*action) == picks));
            *if picks { &mut far } else { &mut near } += 1;
        });
        assert!(near > 20 && far > 20, "{near} {far}");
    }

    #[test]
    fn a_character_is_a_secret_until_it_is_turned_over() {
        for seats in [3, 4] {
            let (mut first, mut second, mut turns) = (0, 0, 0);
            walk(seats, |game, seat, legal| {
                let secret = MachiavelliReader.holds_secret(game, seat);
                if matches!(legal[0], Action::Pick(_)) {
                    let has_one = game.held.contains(&Some(seat));
                    assert_eq!(secret, has_one, "{seats} players");
                    *if has_one { &mut second } else { &mut first } += 1;
                } else if is_turn(legal) && seats == 4 {
                    assert!(!secret, "whoever acts was called");
                    turns += 1;
                }
            });
            assert!(first > 20 && (second > 20) == (seats == 3) && (turns > 20) == (seats == 4));
        }
    }

    #[test]
    fn a_hand_tells_its_owner_which_character_to_take_and_nobody_else() {
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
            let taste = |game| first_sight::taste(game, seat, false, &cast).to_vec();
            assert_eq!(taste(game), taste(&other));
            let mut worth = [Vec::new(), Vec::new()];
            MachiavelliReader.worth(game, seat, legal, &mut worth[0]);
            MachiavelliReader.worth(&other, seat, legal, &mut worth[1]);
            changed += usize::from(worth[0] != worth[1]);
        });
        assert!(changed > 20, "{changed}");
    }

    #[test]
    fn every_unique_district_has_a_weight_of_its_own() {
        let setup = Setup::new(4, Seed::from_number(1));
        let mut game = Machiavelli::new(&setup, &mut Quiet).expect("it deals");
        let mut chance = |card| {
            game.players[0].city = Cards::one(card);
            game.players[0].city_count = 1;
            let mut chances = [0.0; MAX_SEATS];
            chances_of(&MachiavelliReader, &game, &WEIGHTS, &mut chances);
            chances[0]
        };
        // They cost the same, count the same and help nobody every round.
        let [den, throne] = [Card::ThievesDen, Card::ThroneRoom].map(&mut chance);
        assert!((den - throne).abs() > 0.001, "{den} {throne}");
    }

    #[test]
    fn whoever_may_be_rich_is_robbed() {
        let mut checked = 0;
        walk(4, |game, seat, legal| {
            let rob = |action: &Action| matches!(action, Action::Rob(_));
            if !legal.iter().any(rob) || game.players[seat.index()].gold > 3 {
                return;
            }
            let mut rich = game.clone();
            let victim = Seat::all(4).find(|other| *other != seat).expect("others sit there");
            for other in Seat::all(4) {
                rich.players[other.index()].gold = if other == victim { 12 } else { 1 };
            }
            let mut worth = Vec::new();
            MachiavelliReader.worth(&rich, seat, legal, &mut worth);
            let best = legal
                .iter()
                .zip(&worth)
                .filter(|(action, _)| rob(action))
                .max_by(|one, other| one.1.total_cmp(other.1));
            let Some((Action::Rob(target), _)) = best else { return };
            let suspicion = Suspicion::new(&rich, seat);
            let sure = |who: Character| suspicion.chance(who, victim);
            assert!(sure(*target) > 0.0, "the rich one cannot have {target:?}");
            checked += 1;
        });
        assert!(checked > 0);
    }
}
