//! How the papacy is won.
//!
//! About sixteen cards per player, each worth a vote and a bit. What makes the difference: Louis XIV
//! and Mazarin pay only in numbers, gems are the right to choose first, and a mission is two votes for
//! cards one wants anyway. So a display is counted as the final scoring would, what is only half done
//! counts by its chance in the rounds that are left, and gems and action cards count only as far as
//! there is time to use them.

mod first_sight;

use signoria_engine::{Game as _, Rng, Seat};
use signoria_habemus_papam::{
    Action, Display, Frame, Goods, HabemusPapam, Persons, View,
    cards::{
        Card, FELIPE_END_GOLD, Faction, LOUIS_VOTES, Mission, PATRON_THRESHOLD, Person, Ploy,
        Power, SQUADRONE_PRICE, Slot, VOTE_PRICE,
    },
};

use self::first_sight::FirstSight;
use crate::{Evaluate, Facts, PerSeat, Temper, evaluate::chances};

/// Evaluation of Habemus Papam; points are votes.
#[derive(Clone, Copy, Debug)]
pub struct HabemusPapamReader;

/// What a gem is worth in votes while there is time to bid it, best kind first.
const GEMS: [f32; 4] = [0.42, 0.32, 0.26, 0.20];
/// Gems a player bids in a round, on average.
const GEMS_PER_ROUND: f32 = 1.6;
/// Gold a purse brings at Black smoke: five, if nobody takes it away before.
const PURSE: f32 = 4.0;
/// Rounds of a game, on average.
const ROUNDS: f32 = 17.25;

/// How many votes more than the table a fact about a seat promises at the end, in their order. Fitted to
/// games between searching players (`docs/strength.md`). Early leads shrink, so that a cardinal is less
/// than a vote.
#[rustfmt::skip]
const WEIGHTS: [f32; 25] = [
    0.721, // cardinals
    0.581, // pairs of allies
    0.813, // votes of Louis XIV
    -0.103, // his cards
    0.356, // cards of Jules Mazarin
    2.004, // the Squadrone Volante
    0.530, // favourites with their patrons
    0.694, // votes that the gold buys
    -8.044, // a cheap vote, as one part of its price
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
    0.622, // the others bid first
    0.931, // the best gem counts double
    1.062, // three rubies
    1.226, // a bribe
    0.550, // a swap
];

/// How much such a vote decides: always, and times the part of the game that is left.
const CERTAINTY: [f32; 2] = [1.346, -1.405];

/// The person with the same symbol, for every person.
const ALLIES: [Persons; Person::COUNT] = {
    let mut allies = [Persons::EMPTY; Person::COUNT];
    let mut one = 0;
    while one < Person::COUNT {
        let mut other = 0;
        while other < Person::COUNT {
            if let (Some(mine), Some(theirs)) =
                (Person::ALL[one].symbol(), Person::ALL[other].symbol())
                && one != other
                && mine as u8 == theirs as u8
            {
                allies[one] = Persons::one(Person::ALL[other]);
            }
            other += 1;
        }
        one += 1;
    }
    allies
};

/// What is the same for all seats.
#[derive(Clone, Copy)]
struct Table<'a> {
    game: &'a HabemusPapam,
    /// Rounds in which cards can still be taken, this one included if nobody has picked yet.
    left: f32,
    /// Persons who can no longer be won from the offer: discarded ones.
    gone: Persons,
}

impl<'a> Table<'a> {
    fn new(game: &'a HabemusPapam) -> Self {
        let picking = matches!(game.stack.top(), Some(Frame::Pick { .. } | Frame::Banish { .. }));
        let this = if picking { 0.25 } else { 1.0 };
        let more = if game.last_round { 0.0 } else { (ROUNDS - f32::from(game.round)).max(0.3) };
        Self { game, left: this + more, gone: game.discards.persons }
    }

    /// The part of the game that is left.
    fn part_left(&self) -> f32 {
        (1.0 - f32::from(self.game.round) / ROUNDS).max(0.0)
    }

    /// Votes that cards and goods of a seat promise.
    fn votes(&self, seat: Seat, display: Display, goods: &Goods) -> f32 {
        let left = self.left;
        let price = f32::from(VOTE_PRICE[usize::from(display.mazarin.min(5))]);
        let persons = display.persons;
        let mut votes = f32::from(persons.len()) + f32::from(persons.pairs());
        votes += LOUIS_VOTES[usize::from(display.louis.min(5))] as f32;
        votes += if display.squadrone { 3.0 } else { 0.0 };
        votes += self.favourite(persons, Person::AntonioBarberini, display.louis);
        votes += self.favourite(persons, Person::GiulioSacchetti, display.mazarin);
        votes += self.half_pairs(persons);

        // Louis XIV and Mazarin grow with every further card.
        votes += 0.05 * self.prospects(Power::LouisXiv, display.louis);
        votes += 0.04 * self.prospects(Power::JulesMazarin, display.mazarin);

        // Gold, with what gems and Felipe IV will bring. While there is time a remainder can grow.
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
            let worth: f32 =
                goods.gems.iter().zip(GEMS).map(|(count, worth)| f32::from(*count) * worth).sum();
            votes += worth * useful / f32::from(gems);
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

    /// One of two allies: the other one may still come.
    fn half_pairs(&self, persons: Persons) -> f32 {
        let allies = persons.iter().fold(Persons::EMPTY, |all, one| all.or(ALLIES[one as usize]));
        0.015 * self.left * f32::from(allies.minus(persons).minus(self.gone).len())
    }

    /// How much may still come to cards that grow in number: those one has, times those that can turn up.
    fn prospects(&self, power: Power, held: u8) -> f32 {
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

    /// Action cards: one per round at most.
    fn hand(&self, goods: &Goods, price: f32) -> f32 {
        let mut worth = 0.0;
        for ploy in Ploy::ALL {
            worth += f32::from(goods.ploys[ploy.index()]) * ploy_worth(ploy, price);
        }
        let cards = f32::from(goods.hand());
        // A card can be played from the next round on.
        let time = (self.left - 0.5).max(0.0);
        if cards > time { worth * time / cards } else { worth }
    }

    /// The mission that looks best counts in full, the other one as a way out.
    fn missions(&self, seat: Seat, display: Display) -> f32 {
        let missions = &self.game.players[seat].missions;
        let (mut best, mut rest) = (0.0_f32, 0.0);
        for mission in missions {
            let votes = mission.votes() as f32 * self.chance(seat, display, *mission);
            rest += best.min(votes);
            best = best.max(votes);
        }
        best + 0.2 * rest
    }

    fn chance(&self, seat: Seat, display: Display, mission: Mission) -> f32 {
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
                    let missing = wanted.saturating_sub(display.persons.arms(faction));
                    let rare = if faction == Faction::France { 1.3 } else { 1.0 };
                    rare * f32::from(missing)
                })
                .sum(),
        };
        if missing == 0.0 {
            return if self.left < 1.5 { 1.0 } else { 0.92 };
        }
        // Every missing arms takes about three rounds in which it may come by.
        let time = (self.left / (3.0 * missing)).min(1.0);
        (0.85 - 0.16 * missing).max(0.05) * time
    }
}

/// What an action card brings, in votes.
fn ploy_worth(ploy: Ploy, price: f32) -> f32 {
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
    /// What taking a card changes for the seat, which promises so many votes `before`, and how much it
    /// hurts the others.
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

    /// What a seat's display is worth with another set of persons.
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

    /// How much a vote of each of the others counts against one's own: as much as he is the one who wins
    /// otherwise.
    fn rivals(&self, seat: Seat) -> PerSeat {
        let mut rivals = PerSeat::default();
        chances(&HabemusPapamReader, self.game, &WEIGHTS, &mut rivals);
        let others = (1.0 - rivals[seat.index()]).max(0.01);
        rivals.map(|chance| chance / others)
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

impl Evaluate<HabemusPapam> for HabemusPapamReader {
    const SPREAD: f32 = 3.0;
    const TEMPER: Temper = Temper { sharp: 2.0, wary: 1.0, horizon: 4, ..Temper::USUAL };
    // First sight tells how likely an action is.
    const DOUBT: f32 = 1.0;

    fn points(&self, game: &HabemusPapam, points: &mut PerSeat) {
        let table = Table::new(game);
        for (seat, player) in game.players.iter() {
            let piece = if game.camerlengo == seat { 0.02 * table.left } else { 0.0 };
            points[seat.index()] = table.votes(seat, player.display, &player.goods) + piece;
        }
    }

    fn facts(&self, game: &HabemusPapam, seat: Seat, facts: &mut Facts) {
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
        let votes =
            |mission: &Mission| mission.votes() as f32 * table.chance(seat, display, *mission);
        let gems: u8 = goods.gems.iter().sum();
        facts.extend([
            f32::from(persons.len()),
            f32::from(persons.pairs()),
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
            table.prospects(Power::LouisXiv, display.louis),
            table.prospects(Power::JulesMazarin, display.mazarin),
            f32::from(gems).sqrt(),
        ]);
        facts.extend(goods.gems.map(f32::from));
        facts.extend(goods.ploys.map(f32::from));
    }

    fn weights(&self) -> &[f32] {
        &WEIGHTS
    }

    fn certainty(&self, game: &HabemusPapam) -> f32 {
        let left = (1.0 - self.progress(game)).clamp(0.0, 1.0);
        (CERTAINTY[0] + CERTAINTY[1] * left).max(0.0)
    }

    /// What others have answered under seal are lots in a sampled position: it is imagined like what is
    /// still to come.
    fn imagine(&self, view: &View, seat: Seat, rng: &mut impl Rng) -> HabemusPapam {
        let mut game = HabemusPapam::determinize(view, rng);
        game.unseal(seat);
        game
    }

    fn clock(&self, game: &HabemusPapam) -> u32 {
        u32::from(game.round)
    }

    fn progress(&self, game: &HabemusPapam) -> f32 {
        f32::from(game.round) / ROUNDS
    }

    fn traits(
        &self,
        game: &HabemusPapam,
        seat: Seat,
        legal: &[Action],
        traits: &mut Vec<Facts>,
    ) -> Option<&'static str> {
        let table = Table::new(game);
        let sight = FirstSight::new(&table, seat, legal);
        traits.clear();
        traits.extend(legal.iter().filter_map(|action| sight.traits(*action)));
        sight.kind()
    }

    fn worth(&self, game: &HabemusPapam, seat: Seat, legal: &[Action], worth: &mut Vec<f32>) {
        let table = Table::new(game);
        let sight = FirstSight::new(&table, seat, legal);
        worth.clear();
        worth.extend(legal.iter().map(|action| sight.worth(*action)));
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use signoria_engine::{
        Game as _, Quiet, SeatSet, Seed, SeedableRng as _, Setup, Stack, Viewer,
    };
    use signoria_habemus_papam::{Bid, Mode};

    use super::*;
    use crate::{
        Style,
        evaluate::{Manners, Scratch, decide, foresee},
    };

    /// What a seat that is two cardinals ahead of the others promises in a round.
    fn ahead(round: u8) -> f32 {
        let setup = Setup::new(4, Seed::from_number(3));
        let mut game = HabemusPapam::new(&setup, &mut Quiet).expect("it deals");
        game.round = round;
        // All have the same mission, which says nothing then.
        for seat in Seat::all(4) {
            game.players[seat].missions.clear();
            game.players[seat].missions.push(Mission::FelipeMazarin);
        }
        let leader = Seat::new(2);
        for person in [Person::BernardinoSpada, Person::VincenzoMaculani] {
            game.players[leader].display.persons.insert(person);
        }
        let prospect =
            foresee(&HabemusPapamReader, &game, Style::Balanced, &HabemusPapamReader::TEMPER);
        let others = Seat::all(4).filter(|seat| *seat != leader);
        let sum: f32 = others.map(|seat| prospect.win[seat.index()]).sum();
        assert!((sum + prospect.win[leader.index()] - 1.0).abs() < 1e-4);
        prospect.win[leader.index()]
    }

    #[test]
    fn the_same_lead_decides_more_towards_the_end() {
        let [early, middle, late] = [1, 9, 16].map(ahead);
        assert!(early > 0.25, "a lead is never a burden: {early}");
        assert!(middle > early + 0.1 && late > middle + 0.1, "{early} {middle} {late}");
    }

    #[test]
    fn others_are_expected_to_bid_about_as_many_gems_as_they_do() {
        let setup = Setup::new(4, Seed::from_number(3));
        let dealt = HabemusPapam::new(&setup, &mut Quiet).expect("it deals");
        let manners = Manners::of(&HabemusPapamReader::TEMPER, Seat::new(1));
        let mut scratch = Scratch::default();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let mut counts = [0; 4];
        for _ in 0..4000 {
            let (mut game, bidder) = (dealt.clone(), Seat::new(0));
            decide(&HabemusPapamReader, &mut game, bidder, &manners, &mut scratch, &mut rng);
            let bid = game.players[bidder].bid.expect("it was a bid");
            counts[usize::from(bid.len())] += 1;
        }
        // 15 of the 29 bids of a starting kit have three gems, and hardly anybody begins with one of them.
        assert!(counts[3] < 800 && counts[0] + counts[1] > 2000, "{counts:?}");
    }

    /// A position in which `seat` is asked for a bid and all the others have given theirs.
    fn all_but(seat: Seat) -> HabemusPapam {
        let setup = Setup::new(4, Seed::from_number(3));
        let mut game = HabemusPapam::new(&setup, &mut Quiet).expect("it deals");
        let mut legal = Vec::new();
        for other in Seat::all(4).filter(|other| *other != seat) {
            game.legal(other, &mut legal);
            game.apply(other, *legal.last().expect("there are bids"), &mut Quiet);
        }
        game
    }

    #[test]
    fn bids_under_seal_are_imagined_like_those_still_to_come() {
        let seat = Seat::new(3);
        let view = all_but(seat).view(Viewer::Seat(seat));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let game = HabemusPapamReader.imagine(&view, seat, &mut rng);
        assert_eq!(game.to_act(), SeatSet::all(4));
        assert!(game.players.values().all(|player| player.bid.is_none()));
    }

    #[test]
    fn whoever_would_win_is_the_greater_rival() {
        let setup = Setup::new(4, Seed::from_number(3));
        let mut game = HabemusPapam::new(&setup, &mut Quiet).expect("it deals");
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

    /// What a seat thinks of its bids at first sight.
    fn sight(game: &HabemusPapam, seat: Seat) -> Vec<f32> {
        let (mut legal, mut worth) = (Vec::new(), Vec::new());
        game.legal(seat, &mut legal);
        HabemusPapamReader.worth(game, seat, &legal, &mut worth);
        worth
    }

    #[test]
    fn first_sight_peeks_at_no_sealed_bid_but_reads_those_that_lie_open() {
        let seat = Seat::new(3);
        let game = all_but(seat);
        let mut without = game.clone();
        without.unseal(seat);
        assert_eq!(sight(&game, seat), sight(&without, seat));

        let open = |bid: Bid| {
            let setup = Setup::new(4, Seed::from_number(3));
            let mut game = HabemusPapam::new(&setup, &mut Quiet).expect("it deals");
            game.players[seat].mode = Mode::Last;
            game.stack = Stack::new(Frame::LastBids);
            game.stack.ask_again(seat);
            for other in Seat::all(3) {
                game.players[other].bid = Some(bid);
            }
            sight(&game, seat)
        };
        assert_ne!(open(Bid::NONE), open(Bid::new([3, 0, 0, 0])));
    }
}
