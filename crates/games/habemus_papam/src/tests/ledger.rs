//! Events tell the truth, and choices give what their labels promise.

use signoria_engine::{Arg, Game as _, Message, Seat};
use signoria_testkit::{Claims, Ledger, Plan, Promise, Promises, ledger, promises};

use crate::{
    Action, Bid, Event, EventView, Frame, HabemusPapam, Mode, Persons, View,
    cards::{
        BRIBE_PRICE, Card, GIFT_GEMS, GIFT_GOLD, Mission, Person, Ploy, Power, SQUADRONE_PRICE,
    },
};

/// What is counted, with its owner; the table has no owner.
type Account = (Option<Seat>, Kind);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Gold,
    /// Gems of a kind in hand; bids that lie open are gone already.
    Gem(usize),
    /// All gems.
    Gems,
    /// Action cards: in hand, or of the table in the box.
    Ploy(usize),
    /// Cards in a display, or of the table in the box.
    Person(Person),
    Power(usize),
    Mission(Mission),
    /// Laid away at Black smoke.
    Discarded(Mission),
    Fulfilled,
    Votes(usize),
    Elected,
    /// Place in the order of picking, and what the bid counts as.
    Place,
    Strength,
    /// Of the table.
    Deck(Deck),
    Offer(&'static str),
    Camerlengo,
    Round,
    BlackSmoke,
    WhiteSmoke,
    LastRound,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Deck {
    Political,
    Action,
    Cardinal,
}

/// Where a card of the offer comes from.
fn deck(card: Card) -> Deck {
    match card {
        Card::Ploy(_) => Deck::Action,
        Card::Person(person) if Persons::DECK.contains(person) => Deck::Cardinal,
        Card::Person(person) if Persons::LEADERS.contains(person) => Deck::Action,
        Card::Power(_) | Card::Person(_) => Deck::Political,
        other => panic!("{other:?} is never turned up into the offer"),
    }
}

/// A bid that lies open while others still bid (§5.5): its gems go to the bank when all are ranked.
fn open_bid(game: &HabemusPapam, seat: Seat) -> Bid {
    let player = &game.players[seat];
    match (game.stack.top(), player.mode) {
        (Some(Frame::LastBids), mode) if mode != Mode::Last => {
            player.bid.get().unwrap_or(Bid::NONE)
        }
        _ => Bid::NONE,
    }
}

struct Book;

impl Ledger for Book {
    type Game = HabemusPapam;
    type Account = Account;

    fn accounts(game: &HabemusPapam) -> Vec<(Account, i64)> {
        let over = game.outcome();
        let bank: i64 = game.bank.gems.iter().map(|gems| i64::from(*gems)).sum();
        let mut all: Vec<(Account, i64)> = vec![
            ((None, Kind::Gold), game.bank.gold.into()),
            ((None, Kind::Gems), bank),
            ((None, Kind::Deck(Deck::Political)), game.political.len() as i64),
            ((None, Kind::Deck(Deck::Action)), game.action.len() as i64),
            ((None, Kind::Deck(Deck::Cardinal)), game.cardinal.len() as i64),
            ((None, Kind::Camerlengo), game.camerlengo.number().into()),
            ((None, Kind::Round), game.round.into()),
            ((None, Kind::BlackSmoke), game.discards.black_smoke.into()),
            ((None, Kind::WhiteSmoke), game.discards.white_smoke.into()),
            ((None, Kind::LastRound), game.last_round.into()),
        ];
        let open = [game.offer.political, game.offer.action, game.offer.cardinal];
        all.extend(open.into_iter().flatten().map(|card| ((None, Kind::Offer(card.id())), 1)));
        let camerlengo = Kind::Offer(Card::Camerlengo.id());
        all.push(((None, camerlengo), game.offer.camerlengo.into()));
        for (index, count) in game.discards.ploys.iter().enumerate() {
            all.push(((None, Kind::Ploy(index)), (*count).into()));
        }
        for (index, count) in game.discards.powers.iter().enumerate() {
            all.push(((None, Kind::Power(index)), (*count).into()));
        }
        all.extend(game.discards.persons.iter().map(|person| ((None, Kind::Person(person)), 1)));
        for (seat, player) in game.players.iter() {
            let bid = open_bid(game, seat);
            let mut add = |kind, amount: i64| all.push(((Some(seat), kind), amount));
            add(Kind::Gold, player.goods.gold.into());
            for (index, (held, bid)) in player.goods.gems.iter().zip(bid.gems()).enumerate() {
                add(Kind::Gem(index), i64::from(*held) - i64::from(bid));
                add(Kind::Gems, i64::from(*held) - i64::from(bid));
            }
            for (index, count) in player.goods.ploys.iter().enumerate() {
                add(Kind::Ploy(index), (*count).into());
            }
            player.display.persons.iter().for_each(|person| add(Kind::Person(person), 1));
            let display = player.display;
            add(Kind::Power(Power::JulesMazarin.index()), display.mazarin.into());
            add(Kind::Power(Power::LouisXiv.index()), display.louis.into());
            add(Kind::Power(Power::FelipeIv.index()), display.felipe.into());
            add(Kind::Power(Power::SquadroneVolante.index()), display.squadrone.into());
            player.missions.iter().for_each(|mission| add(Kind::Mission(*mission), 1));
            player.discarded.iter().for_each(|mission| add(Kind::Discarded(*mission), 1));
            if let Some(place) = game.order.iter().position(|picker| *picker == seat) {
                add(Kind::Place, place as i64 + 1);
                add(Kind::Strength, game.effective_bid(seat).strength().into());
            }
            if let Some(outcome) = &over {
                let kept = player.missions[0];
                add(Kind::Fulfilled, game.fulfils(seat, kept).into());
                for (part, votes) in game.votes(seat).into_iter().enumerate() {
                    add(Kind::Votes(part), votes.into());
                }
                add(Kind::Elected, outcome.winners().any(|winner| winner == seat).into());
            }
            all.push(((None, Kind::Gems), bid.len().into()));
        }
        all
    }

    #[allow(clippy::too_many_lines)] // one arm per event
    fn claims(event: &Event, claims: &mut Claims<Account>) {
        let of = |seat: Seat, kind: Kind| (Some(seat), kind);
        let spent = |claims: &mut Claims<Account>, seat, ploy: Ploy| {
            let ploy = Kind::Ploy(ploy.index());
            claims.moves((Some(seat), ploy), (None, ploy), 1);
        };
        let event = match event {
            Event::Open(event) => event,
            Event::MissionsDealt { .. } => return,
            Event::MissionDiscarded { seat, mission } => {
                let (held, laid) = (Kind::Mission(*mission), Kind::Discarded(*mission));
                return claims.moves(of(*seat, held), of(*seat, laid), 1);
            }
        };
        match *event {
            EventView::RoundStarted { round } => {
                claims.change((None, Kind::Round), 1);
                claims.now((None, Kind::Round), round);
                claims.becomes((None, Kind::Offer(Card::Camerlengo.id())), 1);
                for seat in Seat::all(4) {
                    claims.becomes(of(seat, Kind::Place), 0);
                    claims.becomes(of(seat, Kind::Strength), 0);
                }
            }
            EventView::Revealed { card } => {
                claims.moves((None, Kind::Deck(deck(card))), (None, Kind::Offer(card.id())), 1);
            }
            EventView::BlackSmoke { ref gold } => {
                claims.change((None, Kind::Deck(Deck::Cardinal)), -1);
                claims.becomes((None, Kind::BlackSmoke), 1);
                for (seat, gold) in gold.iter() {
                    claims.moves((None, Kind::Gold), of(seat, Kind::Gold), *gold);
                }
            }
            EventView::WhiteSmoke { last_round } => {
                claims.change((None, Kind::Deck(Deck::Cardinal)), -1);
                claims.becomes((None, Kind::WhiteSmoke), 1);
                claims.becomes((None, Kind::LastRound), last_round);
            }
            EventView::Levied { seat, ploy, bank, ref from } => {
                spent(claims, seat, ploy);
                claims.moves((None, Kind::Gold), of(seat, Kind::Gold), bank);
                for (payer, paid) in from.iter() {
                    claims.moves(of(payer, Kind::Gold), of(seat, Kind::Gold), *paid);
                }
            }
            EventView::NoTarget { seat, ploy } | EventView::Declined { seat, ploy } => {
                spent(claims, seat, ploy);
            }
            EventView::Bribed { seat, victim, person } => {
                spent(claims, seat, Ploy::Bribe);
                claims.moves(of(seat, Kind::Gold), of(victim, Kind::Gold), BRIBE_PRICE);
                let person = Kind::Person(person);
                claims.moves(of(victim, person), of(seat, person), 1);
            }
            EventView::Swapped { seat, one, from, other, to } => {
                spent(claims, seat, Ploy::Swap);
                let (one, other) = (Kind::Person(one), Kind::Person(other));
                claims.moves(of(from, one), of(to, one), 1);
                claims.moves(of(to, other), of(from, other), 1);
            }
            EventView::BidsRevealed { ref bids } => {
                for (seat, bid) in bids.iter() {
                    let gems = bid.unwrap_or(Bid::NONE).gems();
                    for (index, count) in gems.into_iter().enumerate() {
                        claims.change(of(seat, Kind::Gem(index)), -i64::from(count));
                        claims.moves(of(seat, Kind::Gems), (None, Kind::Gems), count);
                    }
                }
            }
            EventView::Ranked { ref order, camerlengo } => {
                // Equal bids, and only they, are ordered from the Camerlengo.
                let tied = order.windows(2).any(|pair| pair[0].1 == pair[1].1);
                assert_eq!(camerlengo.is_some(), tied, "{order:?}");
                if let Some(seat) = camerlengo {
                    claims.now((None, Kind::Camerlengo), seat.number());
                }
                for (place, (seat, bid)) in order.iter().enumerate() {
                    claims.becomes(of(*seat, Kind::Place), place as i64 + 1);
                    claims.becomes(of(*seat, Kind::Strength), bid.strength());
                }
            }
            EventView::Taken { seat, slot: _, card } => {
                claims.change((None, Kind::Offer(card.id())), -1);
                match card {
                    Card::Person(person) => claims.change(of(seat, Kind::Person(person)), 1),
                    Card::Ploy(ploy) => claims.change(of(seat, Kind::Ploy(ploy.index())), 1),
                    Card::Power(Power::Death) => {
                        claims.change((None, Kind::Power(Power::Death.index())), 1);
                    }
                    // The Squadrone goes to the box or to the player, as the next event says.
                    Card::Power(Power::SquadroneVolante)
                    | Card::Camerlengo
                    | Card::BlackSmoke
                    | Card::WhiteSmoke => {}
                    Card::Power(power) => claims.change(of(seat, Kind::Power(power.index())), 1),
                }
            }
            EventView::CamerlengoChanged { seat } => {
                claims.becomes((None, Kind::Camerlengo), seat.number());
                claims.moves((None, Kind::Gold), of(seat, Kind::Gold), GIFT_GOLD);
                for (index, count) in GIFT_GEMS.into_iter().enumerate() {
                    claims.change(of(seat, Kind::Gem(index)), count);
                    claims.moves((None, Kind::Gems), of(seat, Kind::Gems), count);
                }
            }
            EventView::Gained { seat, gold, card: _ } => {
                claims.moves((None, Kind::Gold), of(seat, Kind::Gold), gold);
            }
            EventView::SquadronePaid { seat } => {
                claims.moves(of(seat, Kind::Gold), (None, Kind::Gold), SQUADRONE_PRICE);
                claims.change(of(seat, Kind::Power(Power::SquadroneVolante.index())), 1);
            }
            EventView::SquadroneLost { .. } => {
                claims.change((None, Kind::Power(Power::SquadroneVolante.index())), 1);
            }
            EventView::Banished { victim, person, .. } | EventView::Died { victim, person, .. } => {
                claims.moves(of(victim, Kind::Person(person)), (None, Kind::Person(person)), 1);
            }
            EventView::LeftOver { card } => {
                let offer = (None, Kind::Offer(card.id()));
                match card {
                    Card::Person(person) => claims.moves(offer, (None, Kind::Person(person)), 1),
                    Card::Ploy(ploy) => claims.moves(offer, (None, Kind::Ploy(ploy.index())), 1),
                    Card::Power(power) => {
                        claims.moves(offer, (None, Kind::Power(power.index())), 1);
                    }
                    Card::Camerlengo | Card::BlackSmoke | Card::WhiteSmoke => {
                        claims.now(offer, 1);
                    }
                }
            }
            EventView::Lapsed { seat, ref ploys } => {
                for (index, count) in ploys.iter().enumerate() {
                    claims.moves(of(seat, Kind::Ploy(index)), (None, Kind::Ploy(index)), *count);
                }
            }
            EventView::FinalGold { seat, gems, felipe } => {
                for index in 0..4 {
                    claims.becomes(of(seat, Kind::Gem(index)), 0);
                }
                claims.moves(of(seat, Kind::Gems), (None, Kind::Gems), gems);
                claims.moves((None, Kind::Gold), of(seat, Kind::Gold), gems + felipe);
            }
            EventView::MissionShown { seat, mission, fulfilled } => {
                claims.now(of(seat, Kind::Mission(mission)), 1);
                claims.becomes(of(seat, Kind::Fulfilled), fulfilled);
            }
            EventView::Scored { seat, votes } => {
                for (part, votes) in votes.into_iter().enumerate() {
                    claims.becomes(of(seat, Kind::Votes(part)), votes);
                }
            }
            EventView::Elected { ref seats } => {
                seats.iter().for_each(|seat| claims.becomes(of(*seat, Kind::Elected), 1));
            }
            EventView::MissionsDealt { .. }
            | EventView::MissionDiscarded { .. }
            | EventView::FirstCamerlengo { .. }
            | EventView::PloysRevealed { .. }
            | EventView::BribeReturned { .. }
            | EventView::NoneBanished { .. }
            | EventView::NoneDied { .. } => {}
        }
    }
}

impl Promises for Book {
    fn promised(view: &View, action: Action, label: &Message) -> Promise<Account> {
        let seat = view.viewer.seat().expect("only seats are asked");
        let gold = || match label.args.iter().find(|(name, _)| *name == "gold") {
            Some((_, Arg::Number(gold))) => *gold,
            other => panic!("{label:?} shows no gold: {other:?}"),
        };
        let changes = |gold| Promise::Changes(vec![((Some(seat), Kind::Gold), gold)]);
        match (label.key, action) {
            ("do-take_gold" | "do-take_camerlengo", _) => changes(gold()),
            ("do-bribe" | "do-take_squadrone", _) => changes(-gold()),
            ("do-take_squadrone_lost", _) => changes(0),
            // What the gems win depends on bids that no player has seen.
            ("do-bid", _) => Promise::OtherNumbers,
            _ => Promise::NoNumber,
        }
    }

    /// What the next one takes, the next round and the end belong to others.
    fn is_later(event: &Event) -> bool {
        matches!(
            event,
            Event::Open(
                EventView::Levied { .. }
                    | EventView::RoundStarted { .. }
                    | EventView::LeftOver { .. }
                    | EventView::Lapsed { .. }
                    | EventView::FinalGold { .. }
            )
        )
    }
}

#[test]
fn events_tell_the_truth() {
    ledger::<Book>(&Plan::new(100, 400));
}

#[test]
fn choices_give_what_their_labels_promise() {
    promises::<Book>(&Plan::new(40, 400));
}
