//! How the papacy is won.
//!
//! About sixteen cards per player, each worth a vote and a bit. What makes the difference: Louis XIV
//! and Mazarin pay only in numbers, gems are the right to choose first, and a mission is two votes for
//! cards one wants anyway. So a display is counted as the final scoring would, what is only half done
//! counts by its chance in the rounds that are left, and gems and action cards count only as far as
//! there is time to use them.

use signoria_engine::Seat;
use signoria_habemus_papam::{
    Action, Bid, Display, Frame, Goods, HabemusPapam, Mode, Persons,
    cards::{
        Card, FELIPE_END_GOLD, Faction, LOUIS_VOTES, Mission, PATRON_THRESHOLD, Person, Ploy,
        Power, SQUADRONE_PRICE, Slot, VOTE_PRICE,
    },
};

use crate::{Evaluate, Facts, PerSeat, Temper};

/// Evaluation of Habemus Papam; points are votes.
#[derive(Clone, Copy, Debug)]
pub struct HabemusPapamReader;

/// What a gem is worth in votes while there is time to bid it, best kind first.
const GEMS: [f32; 4] = [0.42, 0.32, 0.26, 0.20];
/// Gems a player bids in a round, on average.
const GEMS_PER_ROUND: f32 = 1.6;
/// Rounds of a game, on average.
const ROUNDS: f32 = 17.25;

/// How much the facts about a seat speak for a victory, in their order: as they are, and times the part
/// of the game that is left. Fitted to games between greedy players (`docs/strength.md`).
#[rustfmt::skip]
const WEIGHTS: [f32; 38] = [
    1.022, // cardinals
    0.948, // pairs of allies
    0.723, // votes of Louis XIV
    0.445, // his cards
    -0.014, // cards of Jules Mazarin
    2.973, // the Squadrone Volante
    0.789, // favourites with their patrons
    0.121, // allies who may still come
    1.044, // votes that the gold buys
    0.024, // gold that is left over then
    0.368, // gems, best kind first
    0.303,
    0.219,
    0.138,
    1.117, // action cards
    0.023, // cards of Felipe IV
    1.256, // the better mission
    -0.021, // the other one
    0.139, // the piece of the Camerlengo
    // The same, times what is left.
    -0.943, -1.716, -0.928, -0.175, 0.406, -3.388, -1.762,
    -0.229, -0.960, -0.029, -0.357, -0.401, -0.222, -0.107,
    -1.174, 0.668, -1.233, -0.196, -0.153,
];

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
        let louis = self.unseen(Power::LouisXiv);
        votes += 0.05 * f32::from(display.louis) * louis.min(left);
        let mazarin = self.unseen(Power::JulesMazarin);
        votes += 0.04 * f32::from(display.mazarin) * mazarin.min(left);

        // Gold, with what gems and Felipe IV will bring. While there is time a remainder can grow.
        let gems: u8 = goods.gems.iter().sum();
        let felipe = f32::from(FELIPE_END_GOLD[usize::from(display.felipe.min(3))]);
        let mut gold = f32::from(goods.gold) + felipe;
        if !self.game.discards.black_smoke {
            gold += 4.0 * f32::from(persons.and(Persons::DECK).len());
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
        0.015 * self.left * self.awaited(persons)
    }

    /// Persons whose ally is here already.
    fn awaited(&self, persons: Persons) -> f32 {
        let allies = persons.iter().fold(Persons::EMPTY, |all, one| all.or(ALLIES[one as usize]));
        f32::from(allies.minus(persons).minus(self.gone).len())
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

    fn bribe(&self, seat: Seat, person: Person) -> f32 {
        let Some(victim) = self.owner(person) else { return 0.0 };
        let mine = self.game.players[seat].display.persons.or(Persons::one(person));
        self.with_persons(seat, mine, -5) - 0.4 * self.lose(victim, person, 5)
    }

    fn swap(&self, seat: Seat, one: Person, other: Person) -> f32 {
        let (Some(first), Some(second)) = (self.owner(one), self.owner(other)) else { return 0.0 };
        let mut sum = 0.0;
        for (owner, gone, come) in [(first, one, other), (second, other, one)] {
            let own = self.game.players[owner].display.persons;
            let change =
                self.with_persons(owner, own.minus(Persons::one(gone)).or(Persons::one(come)), 0);
            sum += if owner == seat { change } else { -0.35 * change };
        }
        sum
    }

    /// What a bid is worth: the chance to choose early against the gems it costs. How much choosing
    /// matters depends on how unequal the cards of the offer are to this seat.
    fn bid(&self, seat: Seat, bid: Bid, stakes: f32, mode: Mode) -> f32 {
        let goods = &self.game.players[seat].goods;
        let gems: u8 = goods.gems.iter().sum();
        let useful = (GEMS_PER_ROUND * self.left).min(f32::from(gems)) / f32::from(gems.max(1));
        let cost: f32 =
            bid.gems().iter().zip(GEMS).map(|(count, worth)| f32::from(*count) * worth).sum();
        let counted = if mode == Mode::DoubleTop { bid.doubled() } else { bid };
        // Strength runs from 0 to 499; two gems and more are first or second most of the time.
        let place = 1.0 - (-f32::from(counted.strength()) / 230.0).exp();
        stakes * place - cost * useful.max(0.12)
    }
}

impl Evaluate<HabemusPapam> for HabemusPapamReader {
    const SPREAD: f32 = 3.0;
    const TEMPER: Temper = Temper { horizon: 4, ..Temper::USUAL };
    const DOUBT: f32 = 0.5;

    fn points(&self, game: &HabemusPapam, points: &mut PerSeat) {
        let table = Table::new(game);
        for (seat, player) in game.players.iter() {
            let piece = if game.camerlengo == seat { 0.02 * table.left } else { 0.0 };
            points[seat.index()] = table.votes(seat, player.display, &player.goods) + piece;
        }
    }

    fn facts(&self, game: &HabemusPapam, seat: Seat, facts: &mut Facts) {
        let table = Table::new(game);
        let left = (table.left / ROUNDS).min(1.0);
        let player = &game.players[seat];
        let (display, goods) = (player.display, &player.goods);
        let persons = display.persons;
        let price = f32::from(VOTE_PRICE[usize::from(display.mazarin.min(5))]);
        let felipe = f32::from(FELIPE_END_GOLD[usize::from(display.felipe.min(3))]);
        let mut gold = f32::from(goods.gold) + felipe;
        if !game.discards.black_smoke {
            gold += 4.0 * f32::from(persons.and(Persons::DECK).len());
        }
        let (mut best, mut rest) = (0.0_f32, 0.0_f32);
        for mission in &player.missions {
            let votes = mission.votes() as f32 * table.chance(seat, display, *mission);
            rest += best.min(votes);
            best = best.max(votes);
        }
        let base = [
            f32::from(persons.len()),
            f32::from(persons.pairs()),
            LOUIS_VOTES[usize::from(display.louis.min(5))] as f32,
            f32::from(display.louis),
            f32::from(display.mazarin),
            f32::from(u8::from(display.squadrone)),
            table.favourite(persons, Person::AntonioBarberini, display.louis)
                + table.favourite(persons, Person::GiulioSacchetti, display.mazarin),
            table.awaited(persons),
            gold / price,
            (gold / price).fract(),
            f32::from(goods.gems[0]),
            f32::from(goods.gems[1]),
            f32::from(goods.gems[2]),
            f32::from(goods.gems[3]),
            table.hand(goods, price),
            f32::from(display.felipe),
            best,
            rest,
            f32::from(u8::from(game.camerlengo == seat)),
        ];
        facts.extend(base);
        facts.extend(base.map(|fact| fact * left));
    }

    fn weights(&self) -> &[f32] {
        &WEIGHTS
    }

    fn clock(&self, game: &HabemusPapam) -> u32 {
        u32::from(game.round)
    }

    fn progress(&self, game: &HabemusPapam) -> f32 {
        f32::from(game.round) / ROUNDS
    }

    fn worth(&self, game: &HabemusPapam, seat: Seat, legal: &[Action], worth: &mut Vec<f32>) {
        let table = Table::new(game);
        let player = &game.players[seat];
        let price = f32::from(VOTE_PRICE[usize::from(player.display.mazarin.min(5))]);
        let before = match legal.first() {
            Some(Action::Bid(_) | Action::Take(_)) => {
                table.votes(seat, player.display, &player.goods)
            }
            Some(_) | None => 0.0,
        };
        let stakes = if matches!(legal.first(), Some(Action::Bid(_))) {
            let mut gains = [f32::MIN; 4];
            for (gain, slot) in gains.iter_mut().zip(Slot::ALL) {
                *gain = table.take(seat, slot, before);
            }
            gains.sort_by(|one, other| other.total_cmp(one));
            gains[0] - 0.5 * (gains[2] + gains[3])
        } else {
            0.0
        };
        worth.clear();
        worth.extend(legal.iter().map(|action| match *action {
            // The one kept is the other one.
            Action::Discard(mission) => -table.chance(seat, player.display, mission),
            // Waiting keeps the card, but there is one card per round only.
            Action::Pass => 0.35 * (table.left / f32::from(player.goods.hand().max(1))).min(2.0),
            Action::Play(Ploy::Bribe) => {
                if player.goods.gold < 5 {
                    -1.0
                } else {
                    0.6
                }
            }
            Action::Play(ploy) => 0.8 * ploy_worth(ploy, price),
            Action::Decline => 0.0,
            Action::Bribe(person) => table.bribe(seat, person),
            Action::Swap(one, other) => table.swap(seat, one, other),
            Action::Bid(bid) => table.bid(seat, bid, stakes, player.mode),
            Action::Take(slot) => table.take(seat, slot, before),
            Action::Banish(person) => {
                table.owner(person).map_or(0.0, |victim| -table.lose(victim, person, 0))
            }
        }));
    }
}
