//! Events tell the truth, and choices give what their labels promise.

use signoria_engine::{Arg, Game as _, Message, Seat};
use signoria_testkit::{Claims, Ledger, Plan, Promise, Promises, ledger, promises};

use crate::{
    Action, NotreDame, Options, View,
    cards::{Card, Colour, DRAWN, MAX_PLAYERS, Person, Place, Sector, Tile},
    event::{Cause, Event},
    frame::Frame,
    options::Shortage,
    state::Source,
    streets::Market,
};

/// What is counted, with its owner; the table has no owner.
type Account = (Option<Seat>, Kind);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Coins,
    Own,
    General,
    /// Cubes on a place.
    Cubes(Place),
    /// Pieces in a sector, the friend included.
    Pieces(Sector),
    Friend(Sector),
    Carriage(Market),
    Rat,
    Points(usize),
    Prestige,
    Message(Colour, Tile),
    Held(Card),
    Bribed(Person),
    /// Of the table.
    OnNotreDame,
    Plague,
    Stage,
    Round,
    Start,
    Open(Person),
}

struct Book;

impl Ledger for Book {
    type Game = NotreDame;
    type Account = Account;

    fn accounts(game: &NotreDame) -> Vec<(Account, i64)> {
        let running = !game.to_act().is_empty();
        let on_notre_dame: u8 = game.players.values().map(|player| player.cathedral).sum();
        let mut all: Vec<(Account, i64)> = vec![
            ((None, Kind::Coins), game.supply.into()),
            ((None, Kind::OnNotreDame), on_notre_dame.into()),
            ((None, Kind::Plague), game.plague().into()),
            ((None, Kind::Stage), game.stage.into()),
            ((None, Kind::Round), game.round.into()),
            ((None, Kind::Start), if running { game.start.number().into() } else { -1 }),
        ];
        all.extend(game.open_persons().map(|person| ((None, Kind::Open(person)), 1)));
        let message = |borough: u8, tile| Kind::Message(game.colours[usize::from(borough)], tile);
        all.extend(game.board.iter().map(|(borough, tile)| ((None, message(borough, tile)), 1)));
        for (seat, player) in game.players.iter() {
            let mut add = |kind, amount: i64| all.push(((Some(seat), kind), amount));
            add(Kind::Coins, player.coins.into());
            add(Kind::Own, player.own.into());
            add(Kind::General, player.general.into());
            for place in Place::all() {
                add(Kind::Cubes(place), player.cubes_at(place).into());
            }
            for sector in Sector::ALL {
                add(Kind::Pieces(sector), player.count(sector).into());
                add(Kind::Friend(sector), i64::from(player.friend == Some(sector)));
            }
            add(Kind::Carriage(player.carriage), 1);
            add(Kind::Rat, player.rat.into());
            add(Kind::Prestige, player.prestige().into());
            for (source, points) in player.points.iter().enumerate() {
                add(Kind::Points(source), (*points).into());
            }
            for (borough, tile) in player.messages.iter() {
                add(message(borough, tile), 1);
            }
            if let Some(person) = player.bribed {
                add(Kind::Bribed(person), 1);
            }
            for card in held(game, seat) {
                add(Kind::Held(card), 1);
            }
        }
        all
    }

    #[allow(clippy::too_many_lines)] // one arm per event
    fn claims(event: &Event, claims: &mut Claims<Account>) {
        let of = |seat: Seat, kind: Kind| (Some(seat), kind);
        let place = |claims: &mut Claims<Account>, seat, place: Place, by: i64| {
            claims.change((Some(seat), Kind::Cubes(place)), by);
            match place {
                Place::Sector(sector) => claims.change((Some(seat), Kind::Pieces(sector)), by),
                Place::NotreDame => claims.change((None, Kind::OnNotreDame), by),
            }
        };
        let friend = |claims: &mut Claims<Account>, seat, sector: Sector, by: i64| {
            claims.change((Some(seat), Kind::Friend(sector)), by);
            claims.change((Some(seat), Kind::Pieces(sector)), by);
        };
        let points = |claims: &mut Claims<Account>, seat, source: Source, by: i64| {
            claims.change((Some(seat), Kind::Points(source as usize)), by);
            claims.change((Some(seat), Kind::Prestige), by);
        };
        match *event {
            Event::Round { stage, round, start, persons, plague } => {
                claims.becomes((None, Kind::Stage), stage);
                claims.becomes((None, Kind::Round), round);
                claims.becomes((None, Kind::Start), start.number());
                claims.becomes((None, Kind::Plague), plague);
                for person in Person::ALL {
                    claims.becomes((None, Kind::Open(person)), persons.contains(&person));
                }
                no_bribes(claims);
            }
            Event::Drew { seat, cards } => {
                for card in cards {
                    claims.change(of(seat, Kind::Held(card)), 1);
                }
            }
            Event::Kept { seat, card, choice } => {
                claims.now(of(seat, Kind::Held(card)), 1);
                assert!((1..=2).contains(&choice));
            }
            Event::Passed { from, to, ref cards } => cards.iter().for_each(|&card| {
                claims.moves(of(from, Kind::Held(card)), of(to, Kind::Held(card)), 1);
            }),
            Event::Played { seat, card } | Event::LaidAside { seat, card } => {
                claims.change(of(seat, Kind::Held(card)), -1);
            }
            Event::NoEffect { seat, cause } => match cause {
                Cause::Choice => {}
                Cause::NoCube => claims.now(of(seat, Kind::Own), 0),
                Cause::NoCoin => claims.now(of(seat, Kind::Coins), 0),
            },
            Event::Placed { seat, from, to, count } => {
                match from {
                    None => claims.change(of(seat, Kind::Own), -1),
                    Some(from) => place(claims, seat, from, -1),
                }
                place(claims, seat, to, 1);
                claims.now(
                    match to {
                        Place::Sector(sector) => of(seat, Kind::Pieces(sector)),
                        Place::NotreDame => of(seat, Kind::Cubes(to)),
                    },
                    count,
                );
            }
            Event::FriendWalked { seat, from, to, count } => {
                if let Some(from) = from {
                    friend(claims, seat, from, -1);
                }
                friend(claims, seat, to, 1);
                claims.now(of(seat, Kind::Pieces(to)), count);
            }
            Event::Prestige { seat, points: gained, bonus, source } => {
                points(claims, seat, source, gained.into());
                points(claims, seat, Source::Park, bonus.into());
            }
            Event::Cubes { seat, cubes } => {
                claims.moves(of(seat, Kind::General), of(seat, Kind::Own), cubes);
            }
            Event::Coins { seat, coins } => {
                claims.moves((None, Kind::Coins), of(seat, Kind::Coins), coins);
            }
            Event::CoinFrom { seat, from } => {
                claims.now((None, Kind::Coins), 0);
                claims.moves(of(from, Kind::Coins), of(seat, Kind::Coins), 1);
            }
            Event::NoCoins { .. } => claims.now((None, Kind::Coins), 0),
            Event::RatBack { seat, rat } => {
                claims.change(of(seat, Kind::Rat), -1);
                claims.now(of(seat, Kind::Rat), rat);
            }
            Event::NothingToPick { seat } => {
                claims.now((None, Kind::Coins), 0);
                claims.now(of(seat, Kind::General), 0);
                claims.now(of(seat, Kind::Rat), 0);
            }
            Event::Drove { seat, ref route, .. } => {
                let (from, to) = (route[0], route[route.len() - 1]);
                claims.moves(of(seat, Kind::Carriage(from)), of(seat, Kind::Carriage(to)), 1);
            }
            Event::TookMessage { seat, colour, tile } => {
                let tile = Kind::Message(colour, tile);
                claims.moves((None, tile), of(seat, tile), 1);
            }
            Event::Donated { seat, coins } => {
                claims.moves(of(seat, Kind::Coins), (None, Kind::Coins), coins);
            }
            Event::NoBribe { seat, broke } => {
                if broke {
                    claims.now(of(seat, Kind::Coins), 0);
                }
            }
            Event::Bribed { seat, person, coins } => {
                claims.moves(of(seat, Kind::Coins), (None, Kind::Coins), coins);
                claims.change(of(seat, Kind::Bribed(person)), 1);
                claims.now((None, Kind::Open(person)), 1);
            }
            Event::EmptyFavour { seat, person } => claims.now(of(seat, Kind::Bribed(person)), 1),
            Event::Carried { seat, from, to, cubes, friend: with } => {
                place(claims, seat, Place::Sector(from), -i64::from(cubes));
                place(claims, seat, Place::Sector(to), cubes.into());
                if with {
                    friend(claims, seat, from, -1);
                    friend(claims, seat, to, 1);
                }
            }
            Event::BishopPlaced { seat, to } => {
                claims.change(of(seat, Kind::General), -1);
                place(claims, seat, Place::Sector(to), 1);
                claims.now(of(seat, Kind::Pieces(to)), 1);
            }
            Event::Plague { seat, plague, doctor, hospital, from, to } => {
                claims.now((None, Kind::Plague), plague);
                claims.now(of(seat, Kind::Bribed(Person::Doctor)), doctor);
                claims.now(of(seat, Kind::Pieces(Sector::Hospital)), hospital);
                claims.now(of(seat, Kind::Rat), from);
                claims.becomes(of(seat, Kind::Rat), to);
            }
            Event::PrestigeLost { seat, points: lost } => {
                points(claims, seat, Source::Plague, -i64::from(lost));
            }
            Event::CubeLost { seat, sector } => {
                place(claims, seat, Place::Sector(sector), -1);
                claims.change(of(seat, Kind::General), 1);
            }
            Event::Cathedral { stage, cubes, .. } => {
                claims.now((None, Kind::Stage), stage);
                claims.now((None, Kind::OnNotreDame), cubes);
            }
            Event::CubesReturned { seat, cubes } => {
                place(claims, seat, Place::NotreDame, -i64::from(cubes));
                claims.change(of(seat, Kind::General), cubes);
            }
            Event::Ended {} => {
                claims.becomes((None, Kind::Start), -1);
                no_bribes(claims);
            }
            Event::Began { .. }
            | Event::HandedOn { .. }
            | Event::PickRefused { .. }
            | Event::Stayed { .. }
            | Event::Lifted { .. }
            | Event::ReachedInto { .. }
            | Event::TookUp { .. }
            | Event::NoCubeLost { .. } => {}
        }
    }
}

/// A new round forgets who was bribed.
fn no_bribes(claims: &mut Claims<Account>) {
    for seat in Seat::all(MAX_PLAYERS as u8) {
        for person in Person::ALL {
            claims.becomes((Some(seat), Kind::Bribed(person)), 0);
        }
    }
}

/// The cards a seat has in its hand or looks at.
fn held(game: &NotreDame, seat: Seat) -> Vec<Card> {
    let right = seat.right(game.players.seats());
    let card = |owner: Seat, slot: usize| Card {
        kind: game.players[owner].deck[game.at_round() + slot],
        colour: game.colour(owner),
    };
    match game.stack.frames().first() {
        Some(Frame::KeepFirst { .. }) => (0..DRAWN).map(|slot| card(seat, slot)).collect(),
        Some(Frame::KeepSecond { .. }) => vec![card(seat, 0), card(right, 1), card(right, 2)],
        _ => game.hand(seat).to_vec(),
    }
}

/// The number a label shows under a name.
fn number(label: &Message, name: &str) -> i64 {
    match label.args.iter().find(|(key, _)| *key == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{label:?} has no number {name}: {other:?}"),
    }
}

/// What the label of a piece that arrives in a sector promises.
fn arrival(seat: Seat, sector: Sector, label: &Message) -> Promise<Account> {
    let own = |kind| (Some(seat), kind);
    let count = || number(label, "count");
    Promise::Changes(match sector {
        Sector::CloisterSchool => vec![(own(Kind::General), -count())],
        Sector::Bank => vec![(own(Kind::Coins), count())],
        Sector::Residence => vec![(own(Kind::Prestige), count())],
        Sector::Park | Sector::Hospital => vec![(own(Kind::Rat), -number(label, "back"))],
        // Asked next: the range and the number of picks.
        Sector::CarriageHouse | Sector::Hotel => return Promise::OtherNumbers,
    })
}

impl Promises for Book {
    fn promised(view: &View, action: Action, label: &Message) -> Promise<Account> {
        let seat = view.viewer.seat().expect("only seats are asked");
        let own = |kind| (Some(seat), kind);
        let points = || (own(Kind::Prestige), number(label, "points"));
        match action {
            Action::Play(card) => match (label.key, card.kind.place()) {
                ("do-play_no_cube" | "do-play_no_coin" | "do-play_moving", _) | (_, None) => {
                    Promise::NoNumber
                }
                (_, Some(Place::NotreDame)) => Promise::OtherNumbers,
                (_, Some(Place::Sector(sector))) => arrival(seat, sector, label),
            },
            Action::Friend(sector) => arrival(seat, sector, label),
            Action::To(sector) => match view.resume.top() {
                Some(Frame::MinstrelTo { .. }) => {
                    let there = i64::from(view.players[seat].count(sector));
                    Promise::Changes(vec![(
                        own(Kind::Pieces(sector)),
                        number(label, "count") - there,
                    )])
                }
                // The bishop takes one more cube from the general supply.
                Some(Frame::Bishop { .. }) if sector == Sector::CloisterSchool => {
                    Promise::Changes(vec![(own(Kind::General), -1 - number(label, "count"))])
                }
                _ => arrival(seat, sector, label),
            },
            Action::Donate(_) => {
                Promise::Changes(vec![(own(Kind::Coins), -number(label, "coins")), points()])
            }
            Action::Drive { take: true, .. } => Promise::Changes(vec![points()]),
            Action::Bribe(person) => Promise::Changes(match person {
                Person::Moneylender => {
                    vec![(own(Kind::Coins), number(label, "coins") - 1), points()]
                }
                Person::Monk => vec![(own(Kind::Own), number(label, "cubes")), points()],
                Person::Minstrel | Person::Magician | Person::Bishop | Person::Doctor => {
                    return Promise::NoNumber;
                }
                _ => vec![points()],
            }),
            Action::Supply | Action::From(_) | Action::Carry { .. } => Promise::OtherNumbers,
            Action::Keep(_)
            | Action::Decline
            | Action::Move(_)
            | Action::Stay
            | Action::Drive { .. }
            | Action::Pick(_)
            | Action::PickTwo(..)
            | Action::Pass
            | Action::Lift(_)
            | Action::Remove(_) => Promise::NoNumber,
        }
    }

    /// A label of a card speaks of its cube from the own supply.
    fn goes_on(action: Action) -> Option<Action> {
        matches!(action, Action::Play(_)).then_some(Action::Supply)
    }

    /// The plague strikes after the last bribe.
    fn is_later(event: &Event) -> bool {
        matches!(event, Event::Plague { .. })
    }
}

/// Every preset, and the other readings of the rulebook.
fn plan(games: u32) -> Plan<NotreDame> {
    let other = Options { shortage: Shortage::OnePlayer, free_picks: true, ..Options::default() };
    Plan::new(games, 600).with("readings", 3, other.clone()).with("readings", 5, other)
}

#[test]
fn events_tell_the_truth() {
    ledger::<Book>(&plan(40));
}

#[test]
fn choices_give_what_their_labels_promise() {
    promises::<Book>(&plan(20));
}
