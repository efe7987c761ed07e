//! The law "events tell the truth": what the events of an action say adds up to what it changed.
//!
//! [`conform`](crate::conform) cannot check this on its own, because only the game knows what its events mean. A game says
//! it once, as a [`Ledger`]: which accounts a position has, and what each event claims about them. The harness plays
//! random games and keeps the books from the events alone; after every action they have to agree with the position,
//! account by account. An event that names another amount, another place or another seat, an event too many and an
//! event that is missing all fail.
//!
//! ```
//! # use signoria_testkit::{Claims, Ledger, Plan, ledger, toy::{EventView, Toy}};
//! use signoria_engine::{Game, Seat};
//!
//! /// Cards that lie open, by seat.
//! struct Book;
//!
//! impl Ledger for Book {
//!     type Game = Toy;
//!     type Account = Seat;
//!
//!     fn accounts(game: &Toy) -> Vec<(Seat, i64)> {
//!         let shown = game.view(signoria_engine::Viewer::Spectator).cards;
//!         shown.iter().map(|(seat, card)| (seat, card.unwrap_or(0).into())).collect()
//!     }
//!
//!     fn claims(event: &<Toy as Game>::Event, claims: &mut Claims<Seat>) {
//!         if let Some(EventView::Shown { seat, card }) = Toy::event_view(event, signoria_engine::Viewer::Spectator) {
//!             claims.change(seat, card);
//!         }
//!     }
//! }
//!
//! ledger::<Book>(&Plan::new(20, 100));
//! ```

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{Debug, Write as _},
};

use signoria_engine::{Game, RngExt, Seat, SeedableRng};

use crate::{
    Plan, TestRng, Variant,
    plan::number_from_env,
    position::{legal, pick_seat},
};

/// The books of a game: what it has, and what its events say about it.
pub trait Ledger {
    /// The game.
    type Game: Game;

    /// Something that is counted: who owns it and what it is, such as `(Some(seat), Kind::Coins)`.
    type Account: Ord + Clone + Debug;

    /// The balance of every account. An account that is left out has a balance of 0.
    fn accounts(game: &Self::Game) -> Vec<(Self::Account, i64)>;

    /// What an event says about accounts; from its own contents only, as its reader has nothing else.
    fn claims(event: &<Self::Game as Game>::Event, claims: &mut Claims<Self::Account>);
}

/// What one event claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim<K> {
    /// The balance changes by this amount.
    Change(K, i64),
    /// The balance is this amount now.
    Now(K, i64),
    /// The balance becomes this amount, whatever it was.
    Becomes(K, i64),
}

/// The claims of one event, in the order in which it makes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claims<K>(Vec<Claim<K>>);

impl<K: Clone> Claims<K> {
    /// The balance changes by this amount.
    pub fn change(&mut self, account: K, by: impl Into<i64>) {
        self.0.push(Claim::Change(account, by.into()));
    }

    /// This amount moves from one account to another.
    pub fn moves(&mut self, from: K, to: K, amount: impl Into<i64>) {
        let amount = amount.into();
        self.change(from, -amount);
        self.change(to, amount);
    }

    /// The balance becomes this amount, whatever it was: a marker that is set, a round that begins.
    pub fn becomes(&mut self, account: K, amount: impl Into<i64>) {
        self.0.push(Claim::Becomes(account, amount.into()));
    }

    /// The balance is this amount, everything before and in this event included.
    pub fn now(&mut self, account: K, amount: impl Into<i64>) {
        self.0.push(Claim::Now(account, amount.into()));
    }
}

/// Books kept from events.
#[derive(Clone, Debug)]
pub(crate) struct Books<K>(BTreeMap<K, i64>);

impl<K: Ord + Clone + Debug> Books<K> {
    /// The books of a position.
    pub(crate) fn of<L: Ledger<Account = K>>(game: &L::Game) -> Self {
        let mut books = BTreeMap::new();
        for (account, balance) in L::accounts(game) {
            *books.entry(account).or_insert(0) += balance;
        }
        Self(books)
    }

    pub(crate) fn balance(&self, account: &K) -> i64 {
        self.0.get(account).copied().unwrap_or(0)
    }

    /// Enters what an event claims; how many claims it made.
    pub(crate) fn enter<L: Ledger<Account = K>>(
        &mut self,
        event: &<L::Game as Game>::Event,
    ) -> Result<usize, String> {
        let mut claims = Claims(Vec::new());
        L::claims(event, &mut claims);
        let count = claims.0.len();
        for claim in claims.0 {
            match claim {
                Claim::Change(account, by) => *self.0.entry(account).or_insert(0) += by,
                Claim::Becomes(account, amount) => drop(self.0.insert(account, amount)),
                Claim::Now(account, amount) => {
                    let balance = self.balance(&account);
                    if balance != amount {
                        return Err(format!(
                            "{event:?} says that {account:?} is {amount} now; it is {balance}"
                        ));
                    }
                }
            }
        }
        Ok(count)
    }

    /// Every account that differs, one per line.
    fn differences(&self, after: &Self, before: &Self) -> String {
        let accounts: BTreeSet<&K> = self.0.keys().chain(after.0.keys()).collect();
        let mut text = String::new();
        for account in accounts {
            let (told, real) = (self.balance(account), after.balance(account));
            if told != real {
                let was = before.balance(account);
                let _ = write!(text, "\n  {account:?}: was {was}, is {real}; told {told}");
            }
        }
        text
    }
}

/// What [`check_ledger`] played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Audited {
    /// Games.
    pub games: u64,
    /// Actions whose events were compared with the position.
    pub actions: u64,
    /// Claims of these events.
    pub claims: u64,
}

/// Demands of every action in the random games of a plan that its events add up to what it changed.
///
/// # Panics
/// With the seed, the action, its events and every account that differs, if they do not; and if no event
/// claims anything.
pub fn ledger<L: Ledger>(plan: &Plan<L::Game>) {
    check_ledger::<L>(plan).unwrap_or_else(|failure| panic!("{failure}"));
}

/// [`ledger`] as a value.
pub fn check_ledger<L: Ledger>(plan: &Plan<L::Game>) -> Result<Audited, String> {
    let mut audited = Audited::default();
    audited.games = play_all(plan, |game, seat, action| {
        let before = Books::of::<L>(game);
        let mut events = Vec::new();
        game.apply(seat, action, &mut events);
        let mut told = before.clone();
        let mut found = Ok(());
        for event in &events {
            match told.enter::<L>(event) {
                Ok(claims) => audited.claims += claims as u64,
                Err(contradiction) => {
                    found = Err(contradiction);
                    break;
                }
            }
        }
        audited.actions += 1;
        let after = Books::of::<L>(game);
        let differences = told.differences(&after, &before);
        found.and(if differences.is_empty() { Ok(()) } else { Err(differences) }).map_err(|what| {
            format!("the events do not tell the truth: {what}\nevents: {events:#?}")
        })
    })?;
    if audited.claims == 0 {
        return Err(format!("no event of {} claims anything", L::Game::ID));
    }
    Ok(audited)
}

/// Plays the random games of a plan with an action each in the hands of `act`, which applies it. How many were played,
/// or what `act` found, with everything needed to see it again.
pub(crate) fn play_all<G: Game>(
    plan: &Plan<G>,
    mut act: impl FnMut(&mut G, Seat, G::Action) -> Result<(), String>,
) -> Result<u64, String> {
    let seeds = match number_from_env("SIGNORIA_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..u64::from(plan.games()),
    };
    let mut games = 0;
    for variant in plan.chosen() {
        for seed in seeds.clone() {
            play_one(plan.limit, variant, seed, &mut act)?;
            games += 1;
        }
    }
    Ok(games)
}

fn play_one<G: Game>(
    limit: u64,
    variant: &Variant<G::Options>,
    seed: u64,
    act: &mut impl FnMut(&mut G, Seat, G::Action) -> Result<(), String>,
) -> Result<(), String> {
    let place = |decision: u64, what: &str| {
        let Variant { name, seats, .. } = variant;
        format!("{}, {name}, {seats} seats, seed {seed}, decision {decision}: {what}", G::ID)
    };
    let setup = variant.setup(seed);
    let mut game = G::new(&setup, &mut Vec::new()).map_err(|error| place(0, &error.to_string()))?;
    let mut rng = TestRng::seed_from_u64(seed);
    let mut decision = 0;
    while let Some(seat) = pick_seat(game.to_act(), &mut rng) {
        if decision == limit {
            return Err(place(decision, "the game is not finished"));
        }
        let action = rng.pick(&legal(&game, seat)).expect("an asked seat has legal actions");
        act(&mut game, seat, action)
            .map_err(|what| place(decision, &format!("`{seat} {action}`: {what}")))?;
        decision += 1;
    }
    Ok(())
}
