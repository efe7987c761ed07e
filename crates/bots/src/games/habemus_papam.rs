//! Evaluation of Habemus Papam.
//!
//! A player gets about sixteen cards, each worth slightly more than a vote. Louis XIV and Mazarin pay only in
//! numbers, gems buy the right to choose first, and a mission adds two votes for useful cards. A display is
//! therefore counted as in the final scoring, incomplete sets count by their probability in the remaining
//! rounds, and gems and action cards count only as far as there is time to use them.

mod prior;

use signoria_engine::{Game as _, Rng, Seat};
use signoria_games::habemus_papam::{
    Action, Display, Frame, Goods, HabemusPapam, Persons, View,
    cards::{
        Card, FELIPE_END_GOLD, Faction, LOUIS_VOTES, Mission, PATRON_THRESHOLD, Person, Ploy,
        Power, SQUADRONE_PRICE, Slot, VOTE_PRICE,
    },
};

use self::prior::ActionPrior;
use crate::{Evaluate, Features, PerSeat, SearchConfig, evaluate::win_probabilities};

/// Evaluation of Habemus Papam; points are votes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluator;

/// Votes per gem while there is time to bid it, best kind first.
const GEMS: [f32; 4] = [0.42, 0.32, 0.26, 0.20];
/// Mean number of gems that a player bids per round.
const GEMS_PER_ROUND: f32 = 1.6;
/// Expected gold of a purse at Black smoke: five, less the risk of losing it before.
const PURSE: f32 = 4.0;
/// Mean number of rounds of a game.
const ROUNDS: f32 = 17.25;

/// Weights of the position features: final votes above the mean of the table. Fitted to games of searching
/// bots (`signoria-lab fit`). Early leads shrink, so a cardinal is worth less than a vote.
#[rustfmt::skip]
const WEIGHTS: [f32; 25] = [
    0.721, // cardinals
    0.581, // pairs of allies
    0.813, // votes of Louis XIV
    -0.103, // cards of Louis XIV
    0.356, // cards of Jules Mazarin
    2.004, // the Squadrone Volante
    0.530, // favourites with their patrons
    0.694, // votes that the gold pays for
    -8.044, // inverse of the price of a vote
    -0.146, // purses before Black smoke
    0.136, // cards of Felipe IV
    0.782, // the better mission
    0.053, // cards of Louis XIV to come
    0.010, // cards of Jules Mazarin to come
    0.214, // gems, root of their number
    0.222, // gems, best kind first
    0.166,
    0.120,
    0.103,
    0.695, // action cards: ten gold
    0.622, // opponents bid first
    0.931, // the best gem counts double
    1.062, // three rubies
    1.226, // a bribe
    0.550, // a swap
];

/// Sharpness of win probabilities per vote: a constant, and a part times the remaining fraction of the game.
const WIN_SHARPNESS: [f32; 2] = [1.346, -1.405];

/// The part of an evaluation that is the same for all seats.
#[derive(Clone, Copy)]
struct Table<'a> {
    game: &'a HabemusPapam,
    /// Rounds in which cards can still be taken, including this one before the first pick.
    left: f32,
    /// Discarded persons, who cannot appear in the offer again.
    gone: Persons,
}

impl<'a> Table<'a> {
    fn new(game: &'a HabemusPapam) -> Self {
        let picking = matches!(game.stack.top(), Some(Frame::Pick { .. } | Frame::Banish { .. }));
        let this = if picking { 0.25 } else { 1.0 };
        let more = if game.last_round { 0.0 } else { (ROUNDS - f32::from(game.round)).max(0.3) };
        Self { game, left: this + more, gone: game.discards.persons }
    }

    /// Returns the remaining fraction of the game.
    fn remaining(&self) -> f32 {
        (1.0 - f32::from(self.game.round) / ROUNDS).max(0.0)
    }

    /// Returns the expected final votes of a seat with these cards and goods.
    fn votes(&self, seat: Seat, display: Display, goods: &Goods) -> f32 {
        let left = self.left;
        let price = f32::from(VOTE_PRICE[usize::from(display.mazarin.min(5))]);
        let persons = display.persons;
        let mut votes = f32::from(persons.len()) + f32::from(self.game.options.data.pairs(persons));
        votes += LOUIS_VOTES[usize::from(display.louis.min(5))] as f32;
        votes += if display.squadrone { 3.0 } else { 0.0 };
        votes += self.favourite(persons, Person::AntonioBarberini, display.louis);
        votes += self.favourite(persons, Person::GiulioSacchetti, display.mazarin);
        votes += self.half_pairs(persons);

        // Louis XIV and Mazarin grow with every further card.
        votes += 0.05 * self.growth(Power::LouisXiv, display.louis);
        votes += 0.04 * self.growth(Power::JulesMazarin, display.mazarin);

        // Gold, including that from gems and Felipe IV. A remainder can still grow while there is time.
        let gems: u8 = goods.gems.iter().sum();
        let felipe = f32::from(FELIPE_END_GOLD[usize::from(display.felipe.min(3))]);
        let mut gold = f32::from(goods.gold) + felipe;
        if !self.game.discards.black_smoke {
            gold += PURSE * f32::from(persons.and(Persons::DECK).len());
        }
        let useful = (GEMS_PER_ROUND * left).min(f32::from(gems));
        let kept = f32::from(gems) - useful;
        let total = (gold + kept) / price;
        votes += if left < 1.5 { 0.75 * total.floor() + 0.25 * total } else { total - 0.35 };
        if gems > 0 {
            let value: f32 =
                goods.gems.iter().zip(GEMS).map(|(count, value)| f32::from(*count) * value).sum();
            votes += value * useful / f32::from(gems);
        }

        votes += self.hand(goods, price);
        votes + self.missions(seat, display)
    }

    fn favourite(&self, persons: Persons, person: Person, cards: u8) -> f32 {
        let chance = match cards {
            _ if cards >= PATRON_THRESHOLD => 1.0,
            1 => 0.04 * self.left,
            _ => 0.01 * self.left,
        };
        if persons.contains(person) { f32::min(chance, 1.0) } else { 0.0 }
    }

    /// Returns the expected votes from allies that are still missing.
    fn half_pairs(&self, persons: Persons) -> f32 {
        let data = &self.game.options.data;
        let allies = persons.iter().fold(Persons::EMPTY, |all, one| all.or(data.ally(one)));
        0.015 * self.left * f32::from(allies.minus(persons).minus(self.gone).len())
    }

    /// Returns held cards times cards that can still appear, for powers that pay in numbers.
    fn growth(&self, power: Power, held: u8) -> f32 {
        f32::from(held) * self.unseen(power).min(self.left)
    }

    fn unseen(&self, power: Power) -> f32 {
        let mut left = i32::from(power.copies());
        left -= i32::from(self.game.discards.powers[power.index()]);
        for (_, player) in self.game.players.iter() {
            left -= i32::from(match power {
                Power::JulesMazarin => player.display.mazarin,
                Power::LouisXiv => player.display.louis,
                Power::FelipeIv => player.display.felipe,
                Power::SquadroneVolante => u8::from(player.display.squadrone),
                Power::Death => 0,
            });
        }
        left.max(0) as f32
    }

    /// Returns the value of action cards; at most one can be played per round.
    fn hand(&self, goods: &Goods, price: f32) -> f32 {
        let mut value = 0.0;
        for ploy in Ploy::ALL {
            value += f32::from(goods.ploys[ploy.index()]) * ploy_value(ploy, price);
        }
        let cards = f32::from(goods.hand());
        // A card can be played from the next round on.
        let time = (self.left - 0.5).max(0.0);
        if cards > time { value * time / cards } else { value }
    }

    /// Returns the value of the missions: the best one in full, the other one as a fallback.
    fn missions(&self, seat: Seat, display: Display) -> f32 {
        let missions = &self.game.players[seat].missions;
        let (mut best, mut rest) = (0.0_f32, 0.0);
        for mission in missions {
            let votes = mission.votes() as f32 * self.mission_probability(seat, display, *mission);
            rest += best.min(votes);
            best = best.max(votes);
        }
        best + 0.2 * rest
    }

    /// Returns the probability that a mission is fulfilled.
    fn mission_probability(&self, seat: Seat, display: Display, mission: Mission) -> f32 {
        let missing = match mission {
            Mission::LeaderMajority => {
                let leaders = |display: Display| display.persons.and(Persons::LEADERS).len();
                let others = self.game.players.iter().filter(|(other, _)| *other != seat);
                let most = others.map(|(_, player)| leaders(player.display)).max().unwrap_or(0);
                1.2 * f32::from((most + 1).saturating_sub(leaders(display)))
            }
            Mission::FelipeMazarin => {
                let missing = 2_u8.saturating_sub(display.felipe);
                if f32::from(missing) > self.unseen(Power::FelipeIv) {
                    return 0.0;
                }
                1.3 * f32::from(missing) + f32::from(2_u8.saturating_sub(display.mazarin))
            }
            Mission::FourArms
            | Mission::SpainInnocent
            | Mission::InnocentUrban
            | Mission::SpainUrban
            | Mission::FranceThree => Faction::ALL
                .into_iter()
                .map(|faction| {
                    let wanted = mission.arms()[faction.index()];
                    let missing = wanted
                        .saturating_sub(self.game.options.data.arms(display.persons, faction));
                    let rare = if faction == Faction::France { 1.3 } else { 1.0 };
                    rare * f32::from(missing)
                })
                .sum(),
        };
        if missing == 0.0 {
            return if self.left < 1.5 { 1.0 } else { 0.92 };
        }
        // Each missing coat of arms takes about three rounds to appear.
        let time = (self.left / (3.0 * missing)).min(1.0);
        (0.85 - 0.16 * missing).max(0.05) * time
    }
}

/// Returns the value of an action card, in votes.
fn ploy_value(ploy: Ploy, price: f32) -> f32 {
    match ploy {
        Ploy::Receive10 => 10.0 / price,
        Ploy::OthersBidFirst => 0.35 + 6.0 / price,
        Ploy::TopGemDouble => 0.25 + 9.0 / price,
        Ploy::ThreeRubies => 0.6 + 6.0 / price,
        Ploy::Bribe => 1.1,
        Ploy::Swap => 0.6,
    }
}

impl Table<'_> {
    /// Returns the gain of taking a card in votes, including the harm to opponents; `before` are the expected
    /// votes of the seat without it.
    fn take(&self, seat: Seat, slot: Slot, before: f32) -> f32 {
        let Some(card) = self.game.offer.card(slot) else { return 0.0 };
        let player = &self.game.players[seat];
        let (mut display, mut goods) = (player.display, player.goods);
        let mut harm = 0.0;
        match card {
            Card::Person(person) => display.persons.insert(person),
            Card::Ploy(ploy) => goods.ploys[ploy.index()] += 1,
            Card::Camerlengo => {
                goods.gold += 1;
                for kind in 1..4 {
                    goods.gems[kind] += 1;
                }
                harm += if self.left > 1.5 { 0.08 } else { 0.0 };
            }
            Card::Power(Power::JulesMazarin) => display.mazarin += 1,
            Card::Power(Power::LouisXiv) => display.louis += 1,
            Card::Power(Power::FelipeIv) => {
                display.felipe += 1;
                goods.gold += 5;
                harm += if display.felipe == 2 { 0.5 } else { 0.0 };
            }
            Card::Power(Power::SquadroneVolante) => {
                if goods.gold >= SQUADRONE_PRICE {
                    goods.gold -= SQUADRONE_PRICE;
                    display.squadrone = true;
                } else {
                    harm += 0.3;
                }
            }
            Card::Power(Power::Death) => {
                goods.gold += 5;
                harm += 0.4;
            }
            Card::BlackSmoke | Card::WhiteSmoke => {}
        }
        self.votes(seat, display, &goods) - before + harm
    }

    /// Returns the change in votes of a seat with other persons and `gold` more gold.
    fn with_persons(&self, seat: Seat, persons: Persons, gold: i32) -> f32 {
        let player = &self.game.players[seat];
        let mut display = player.display;
        let mut goods = player.goods;
        display.persons = persons;
        goods.gold = (i32::from(goods.gold) + gold).max(0) as u16;
        self.votes(seat, display, &goods) - self.votes(seat, player.display, &player.goods)
    }

    fn owner(&self, person: Person) -> Option<Seat> {
        let mut players = self.game.players.iter();
        players.find(|(_, player)| player.display.persons.contains(person)).map(|(seat, _)| seat)
    }

    fn lose(&self, victim: Seat, person: Person, gold: i32) -> f32 {
        let persons = self.game.players[victim].display.persons.minus(Persons::one(person));
        self.with_persons(victim, persons, gold)
    }

    /// Returns the weight of a vote of each opponent: their win probability if this seat does not win.
    fn rivals(&self, seat: Seat) -> PerSeat {
        let mut rivals = PerSeat::default();
        win_probabilities(&Evaluator, self.game, &WEIGHTS, &mut rivals);
        let others = (1.0 - rivals[seat.index()]).max(0.01);
        rivals.map(|win| win / others)
    }

    fn bribe(&self, seat: Seat, person: Person, rivals: &PerSeat) -> f32 {
        let Some(victim) = self.owner(person) else { return 0.0 };
        let mine = self.game.players[seat].display.persons.or(Persons::one(person));
        self.with_persons(seat, mine, -5) - rivals[victim.index()] * self.lose(victim, person, 5)
    }

    fn swap(&self, seat: Seat, one: Person, other: Person, rivals: &PerSeat) -> f32 {
        let (Some(first), Some(second)) = (self.owner(one), self.owner(other)) else { return 0.0 };
        let mut sum = 0.0;
        for (owner, gone, come) in [(first, one, other), (second, other, one)] {
            let own = self.game.players[owner].display.persons;
            let change =
                self.with_persons(owner, own.minus(Persons::one(gone)).or(Persons::one(come)), 0);
            sum += if owner == seat { change } else { -rivals[owner.index()] * change };
        }
        sum
    }
}

impl Evaluate<HabemusPapam> for Evaluator {
    const MARGIN_SCALE: f32 = 3.0;
    const SEARCH: SearchConfig = SearchConfig {
        self_sharpness: 2.0,
        opponent_sharpness: 1.0,
        horizon: 4,
        ..SearchConfig::DEFAULT
    };
    // Prior scores are log-probabilities.
    const PRIOR_TEMPERATURE: f32 = 1.0;

    fn expected_points(&self, game: &HabemusPapam, points: &mut PerSeat) {
        let table = Table::new(game);
        for (seat, player) in game.players.iter() {
            let piece = if game.camerlengo == seat { 0.02 * table.left } else { 0.0 };
            points[seat.index()] = table.votes(seat, player.display, &player.goods) + piece;
        }
    }

    fn position_features(&self, game: &HabemusPapam, seat: Seat, features: &mut Features) {
        let table = Table::new(game);
        let player = &game.players[seat];
        let (display, goods) = (player.display, &player.goods);
        let persons = display.persons;
        let price = f32::from(VOTE_PRICE[usize::from(display.mazarin.min(5))]);
        let felipe = f32::from(FELIPE_END_GOLD[usize::from(display.felipe.min(3))]);
        let paid = game.discards.black_smoke;
        let purses = if paid { 0 } else { persons.and(Persons::DECK).len() };
        let purses = f32::from(purses);
        let gold = f32::from(goods.gold) + felipe + PURSE * purses;
        let votes = |mission: &Mission| {
            mission.votes() as f32 * table.mission_probability(seat, display, *mission)
        };
        let gems: u8 = goods.gems.iter().sum();
        features.extend([
            f32::from(persons.len()),
            f32::from(game.options.data.pairs(persons)),
            LOUIS_VOTES[usize::from(display.louis.min(5))] as f32,
            f32::from(display.louis),
            f32::from(display.mazarin),
            f32::from(u8::from(display.squadrone)),
            table.favourite(persons, Person::AntonioBarberini, display.louis)
                + table.favourite(persons, Person::GiulioSacchetti, display.mazarin),
            gold / price,
            1.0 / price,
            purses,
            f32::from(display.felipe),
            player.missions.iter().map(votes).fold(0.0, f32::max),
            table.growth(Power::LouisXiv, display.louis),
            table.growth(Power::JulesMazarin, display.mazarin),
            f32::from(gems).sqrt(),
        ]);
        features.extend(goods.gems.map(f32::from));
        features.extend(goods.ploys.map(f32::from));
    }

    fn weights(&self) -> &[f32] {
        &WEIGHTS
    }

    fn win_sharpness(&self, game: &HabemusPapam) -> f32 {
        let left = (1.0 - self.progress(game)).clamp(0.0, 1.0);
        (WIN_SHARPNESS[0] + WIN_SHARPNESS[1] * left).max(0.0)
    }

    /// `determinize` fills in sealed bids uniformly at random. They are removed here, so that the playout policy
    /// samples them like later bids.
    fn sample_determinization(&self, view: &View, seat: Seat, rng: &mut impl Rng) -> HabemusPapam {
        let mut game = HabemusPapam::determinize(view, rng);
        game.unseal(seat);
        game
    }

    fn tick(&self, game: &HabemusPapam) -> u32 {
        u32::from(game.round)
    }

    fn progress(&self, game: &HabemusPapam) -> f32 {
        f32::from(game.round) / ROUNDS
    }

    fn action_features(
        &self,
        game: &HabemusPapam,
        seat: Seat,
        legal: &[Action],
        features: &mut Vec<Features>,
    ) -> Option<&'static str> {
        let table = Table::new(game);
        let prior = ActionPrior::new(&table, seat, legal);
        features.clear();
        features.extend(legal.iter().filter_map(|action| prior.features(*action)));
        prior.kind()
    }

    fn prior_scores(
        &self,
        game: &HabemusPapam,
        seat: Seat,
        legal: &[Action],
        scores: &mut Vec<f32>,
    ) {
        let table = Table::new(game);
        let prior = ActionPrior::new(&table, seat, legal);
        scores.clear();
        scores.extend(legal.iter().map(|action| prior.score(*action)));
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use signoria_engine::{Game as _, NullSink, SeatSet, Seed, SeedableRng as _, Stack, Viewer};
    use signoria_games::habemus_papam::{Bid, Mode};

    use super::*;
    use crate::{
        Style,
        evaluate::{Scratch, SeatPolicies, estimate_value_fitted, playout_step},
    };

    /// Win probability of a seat that is two cardinals ahead in this round.
    fn win_with_lead(round: u8) -> f32 {
        let setup = HabemusPapam::setup(4, Seed::from_number(3));
        let mut game = HabemusPapam::new(&setup, &mut NullSink).expect("the setup is valid");
        game.round = round;
        // All seats have the same mission, so it makes no difference.
        for seat in Seat::all(4) {
            game.players[seat].missions.clear();
            game.players[seat].missions.push(Mission::FelipeMazarin);
        }
        let leader = Seat::new(2);
        for person in [Person::BernardinoSpada, Person::VincenzoMaculani] {
            game.players[leader].display.persons.insert(person);
        }
        let config = Evaluator::SEARCH;
        let value = estimate_value_fitted(&Evaluator, &game, Style::Balanced, &config);
        let others = Seat::all(4).filter(|seat| *seat != leader);
        let sum: f32 = others.map(|seat| value.win[seat.index()]).sum();
        assert!((sum + value.win[leader.index()] - 1.0).abs() < 1e-4);
        value.win[leader.index()]
    }

    #[test]
    fn a_lead_means_more_towards_the_end() {
        let [early, middle, late] = [1, 9, 16].map(win_with_lead);
        assert!(early > 0.25, "a lead never hurts: {early}");
        assert!(middle > early + 0.1 && late > middle + 0.1, "{early} {middle} {late}");
    }

    #[test]
    fn playout_bids_have_a_realistic_number_of_gems() {
        let setup = HabemusPapam::setup(4, Seed::from_number(3));
        let dealt = HabemusPapam::new(&setup, &mut NullSink).expect("the setup is valid");
        let policies = SeatPolicies::search(&Evaluator::SEARCH, Seat::new(1));
        let mut scratch = Scratch::default();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let mut counts = [0; 4];
        for _ in 0..4000 {
            let (mut game, bidder) = (dealt.clone(), Seat::new(0));
            let evaluate = &Evaluator;
            playout_step(evaluate, &mut game, bidder, &policies, &mut scratch, &mut rng);
            let bid = game.players[bidder].bid.get().expect("the action is a bid");
            counts[usize::from(bid.len())] += 1;
        }
        // 15 of the 29 possible first bids have three gems, but few players start with one of them.
        assert!(counts[3] < 800 && counts[0] + counts[1] > 2000, "{counts:?}");
    }

    /// A position in which all seats except `seat` have bid.
    fn all_bids_but(seat: Seat) -> HabemusPapam {
        let setup = HabemusPapam::setup(4, Seed::from_number(3));
        let mut game = HabemusPapam::new(&setup, &mut NullSink).expect("the setup is valid");
        let mut legal = Vec::new();
        for other in Seat::all(4).filter(|other| *other != seat) {
            game.legal(other, &mut legal);
            game.apply(other, *legal.last().expect("there are bids"), &mut NullSink);
        }
        game
    }

    #[test]
    fn sealed_bids_are_resampled() {
        let seat = Seat::new(3);
        let view = all_bids_but(seat).view(Viewer::Seat(seat));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let game = Evaluator.sample_determinization(&view, seat, &mut rng);
        assert_eq!(game.to_act(), SeatSet::all(4));
        assert!(game.players.values().all(|player| !player.bid.is_given()));
    }

    #[test]
    fn the_leader_is_the_greatest_rival() {
        let setup = HabemusPapam::setup(4, Seed::from_number(3));
        let mut game = HabemusPapam::new(&setup, &mut NullSink).expect("the setup is valid");
        game.round = 15;
        let [me, leader, last] = [0, 1, 2].map(Seat::new);
        for person in [Person::BernardinoSpada, Person::VincenzoMaculani, Person::JuanDeLugo] {
            game.players[leader].display.persons.insert(person);
        }
        game.players[last].display.persons.insert(Person::AlessandroBichi);
        let rivals = Table::new(&game).rivals(me);
        assert!(rivals[leader.index()] > 0.5, "{rivals:?}");
        assert!(rivals[last.index()] < rivals[leader.index()], "{rivals:?}");
    }

    /// Prior scores of the bids of a seat.
    fn bid_scores(game: &HabemusPapam, seat: Seat) -> Vec<f32> {
        let (mut legal, mut scores) = (Vec::new(), Vec::new());
        game.legal(seat, &mut legal);
        Evaluator.prior_scores(game, seat, &legal, &mut scores);
        scores
    }

    #[test]
    fn prior_ignores_sealed_bids_and_uses_open_ones() {
        let seat = Seat::new(3);
        let game = all_bids_but(seat);
        let mut without = game.clone();
        without.unseal(seat);
        assert_eq!(bid_scores(&game, seat), bid_scores(&without, seat));

        let open = |bid: Bid| {
            let setup = HabemusPapam::setup(4, Seed::from_number(3));
            let mut game = HabemusPapam::new(&setup, &mut NullSink).expect("the setup is valid");
            game.players[seat].mode = Mode::Last;
            game.stack = Stack::new(Frame::LastBids);
            game.stack.ask_again(seat);
            for other in Seat::all(3) {
                game.players[other].bid.seal(bid);
            }
            bid_scores(&game, seat)
        };
        assert_ne!(open(Bid::NONE), open(Bid::new([3, 0, 0, 0])));
    }
}
