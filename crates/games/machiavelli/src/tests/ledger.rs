//! Events tell the truth, and choices give what their labels promise.

use signoria_engine::{Arg, Message, Seat};
use signoria_testkit::{
    Claims, Ledger, Plan, Promise, Promises, TestRng, check_ledger, ledger, promises,
};

use crate::{
    Action, Card, Character, Event, EventKind, Frame, Machiavelli, Options, View, state::Done,
};

/// Whose it is, or `None` for the table; and what.
type Account = (Option<Seat>, Kind);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    /// Gold: of a player, or of the bank, which may owe.
    Gold,
    /// Gold on districts, on Ticket Booths, on the tile of the Tax Collector.
    GoldOnDistricts,
    GoldOnBooths,
    Tax,
    /// Cards in hand, by name.
    Hand(Card),
    /// Districts of a city, by name, and those with gold on them.
    City(Card),
    Beautified(Card),
    Booths,
    /// Cards that lie face down: the deck, cards to choose from, under the Museum. A card of which it is not decided
    /// where it goes counts as in the deck.
    Deck,
    Drawn,
    Museum,
    /// A card that has left a hand and is not built yet.
    Declared(Card),
    Crown,
    Round,
    /// The rank being called.
    Called,
    /// Who acts, as which character, and how many districts they may build.
    Actor,
    ActsAs,
    Limit,
    Holds(Character),
    FaceUp(Character),
    Shown(Character),
    Silent(Character),
    Murdered(Character),
    Bewitched(Character),
    ToBeRobbed(Character),
    Warrant(Character),
    Signed(Character),
    Threat(Character),
    Rose(Character),
    /// The announcement of the Bell Tower stands.
    Bell,
    /// Whether a city was completed: 0 no, 1 yes, 2 as the first.
    Completed,
    LastRound,
}

/// What is forgotten when a round begins.
fn clear_marks(claims: &mut Claims<Account>) {
    for who in Character::ALL {
        for mark in [
            Kind::Murdered(who),
            Kind::Bewitched(who),
            Kind::ToBeRobbed(who),
            Kind::Warrant(who),
            Kind::Signed(who),
            Kind::Threat(who),
            Kind::Rose(who),
        ] {
            claims.becomes((None, mark), 0);
        }
    }
    claims.becomes((None, Kind::Called), 0);
}

struct Book;

impl Ledger for Book {
    type Game = Machiavelli;
    type Account = Account;

    fn accounts(game: &Machiavelli) -> Vec<(Account, i64)> {
        let mut all: Vec<(Account, i64)> = Vec::new();
        let mut table = |kind, amount: i64| all.push(((None, kind), amount));
        let waiting = game.turn.limbo;
        let to_bury = matches!(game.stack.top(), Some(Frame::Graveyard { .. }));
        let open = i64::from(game.turn.done.has(Done::PROTECTED)) + i64::from(to_bury);
        table(Kind::Gold, game.bank.into());
        table(Kind::Tax, game.tax.into());
        table(Kind::Deck, game.piles.deck().len() as i64 + open);
        table(Kind::Drawn, game.turn.drawn.len() as i64);
        table(Kind::Museum, game.piles.museum().len() as i64);
        if let Some(card) = waiting.filter(|_| !to_bury) {
            table(Kind::Declared(card), 1);
        }
        table(Kind::Crown, game.crown.number().into());
        table(Kind::Round, game.round.into());
        table(Kind::Called, game.called.into());
        table(Kind::Actor, game.turn.seat.number().into());
        table(Kind::ActsAs, game.turn.who as i64);
        table(Kind::Limit, game.turn.limit.into());
        table(Kind::Bell, game.bell.into());
        table(Kind::LastRound, game.ending.into());
        let marks = &game.marks;
        for &who in &game.cast {
            let rank = who.rank();
            table(Kind::FaceUp(who), game.face_up.has(rank).into());
            table(Kind::Silent(who), game.silent.has(rank).into());
            table(Kind::Murdered(who), (marks.murdered == Some(who)).into());
            table(Kind::Bewitched(who), (marks.bewitched == Some(who)).into());
            table(Kind::ToBeRobbed(who), (marks.robbed == Some(who)).into());
            table(Kind::Warrant(who), marks.warrants.has(rank).into());
            table(Kind::Signed(who), (marks.signed == Some(who)).into());
            table(Kind::Threat(who), marks.threats.has(rank).into());
            table(Kind::Rose(who), (marks.rose == Some(who)).into());
        }
        for seat in game.all() {
            let player = game.player(seat);
            let mut add = |kind, amount: i64| all.push(((Some(seat), kind), amount));
            add(Kind::Gold, player.gold.into());
            add(Kind::GoldOnDistricts, player.beautified.len().into());
            player.hand.iter().for_each(|card| add(Kind::Hand(card), 1));
            player.city.iter().for_each(|card| add(Kind::City(card), 1));
            player.beautified.iter().for_each(|card| add(Kind::Beautified(card), 1));
            let booths = game.booths.iter().filter(|booth| booth.owner == seat);
            add(Kind::Booths, booths.clone().count() as i64);
            add(Kind::GoldOnBooths, booths.map(|booth| i64::from(booth.gold)).sum());
            for who in game.characters_of(seat) {
                add(Kind::Holds(who), 1);
                add(Kind::Shown(who), game.shown.has(who.rank()).into());
            }
            add(Kind::Completed, i64::from(player.completed > 0) + i64::from(player.first));
        }
        all
    }

    #[expect(clippy::too_many_lines, reason = "one arm per event")]
    fn claims(event: &Event, claims: &mut Claims<Account>) {
        let of = |seat: &Seat, kind: Kind| (Some(*seat), kind);
        let deck = (None, Kind::Deck);
        let bank = (None, Kind::Gold);
        match &event.told {
            EventKind::RoundBegan { round, first } => {
                claims.change((None, Kind::Round), 1);
                claims.now((None, Kind::Round), *round);
                claims.now((None, Kind::Crown), first.number());
                clear_marks(claims);
                for who in Character::ALL {
                    claims.becomes((None, Kind::FaceUp(who)), 0);
                    claims.becomes((None, Kind::Silent(who)), 0);
                    for seat in Seat::all(8) {
                        claims.becomes(of(&seat, Kind::Holds(who)), 0);
                        claims.becomes(of(&seat, Kind::Shown(who)), 0);
                    }
                }
            }
            EventKind::FaceUp { characters } => {
                for who in characters {
                    claims.becomes((None, Kind::FaceUp(*who)), 1);
                }
            }
            EventKind::Picked { seat, character } => {
                claims.change(of(seat, Kind::Holds(character.expect("complete"))), 1);
            }
            EventKind::Exchanged { owner, partner, gave, got } => {
                let gave = Kind::Holds(gave.expect("complete"));
                let got = Kind::Holds(got.expect("complete"));
                claims.moves(of(owner, gave), of(partner, gave), 1);
                claims.moves(of(partner, got), of(owner, got), 1);
            }
            EventKind::Called { character } => {
                claims.becomes((None, Kind::Called), character.rank());
            }
            EventKind::Silent { character, murdered, witch } => {
                claims.now((None, Kind::Murdered(*character)), *murdered);
                claims.now((None, Kind::Bewitched(*character)), witch.is_some());
                claims.becomes((None, Kind::Silent(*character)), !murdered);
            }
            EventKind::TurnedOver { seat, character } => {
                claims.now(of(seat, Kind::Holds(*character)), 1);
                claims.change(of(seat, Kind::Shown(*character)), 1);
                claims.becomes((None, Kind::Actor), seat.number());
                claims.becomes((None, Kind::ActsAs), *character as i64);
                claims.becomes((None, Kind::Limit), character.build_limit());
            }
            EventKind::Resumed { seat, character } => {
                claims.now((None, Kind::Bewitched(*character)), 1);
                claims.becomes((None, Kind::Actor), seat.number());
                claims.becomes((None, Kind::ActsAs), *character as i64);
                claims.becomes((None, Kind::Limit), character.build_limit());
            }
            EventKind::Unmasked { seat, character } => {
                claims.now(of(seat, Kind::Holds(*character)), 1);
                claims.now((None, Kind::Murdered(*character)), 1);
                claims.change(of(seat, Kind::Shown(*character)), 1);
            }
            EventKind::Shielded { seat, character } => {
                claims.now(of(seat, Kind::Holds(*character)), 1);
                claims.moves(of(seat, Kind::Hand(Card::Rasputin)), deck, 1);
                claims.becomes((None, Kind::Threat(*character)), 0);
            }
            EventKind::AcrobatPlayed { seat } => {
                claims.moves(of(seat, Kind::Hand(Card::Acrobat)), deck, 1);
            }
            EventKind::Robbed { thief, seat, gold } => {
                claims.moves(of(seat, Kind::Gold), of(thief, Kind::Gold), *gold);
                claims.now(of(seat, Kind::Gold), 0);
            }
            EventKind::Gained { seat, gold, by: _ } => {
                claims.moves(bank, of(seat, Kind::Gold), *gold);
            }
            EventKind::Drew { seat, number, by, cards } => {
                if *by == Card::Smithy.id() {
                    claims.moves(of(seat, Kind::Gold), bank, 2);
                }
                claims.change(deck, -i64::from(*number));
                for card in cards.as_ref().expect("complete") {
                    claims.change(of(seat, Kind::Hand(*card)), 1);
                }
            }
            EventKind::Looked { number, cards, .. } => {
                claims.moves(deck, (None, Kind::Drawn), *number);
                claims.now((None, Kind::Drawn), cards.as_ref().expect("complete").len() as i64);
            }
            EventKind::Kept { seat, card, others, from: _ } => {
                claims.moves((None, Kind::Drawn), deck, *others);
                let card = Kind::Hand(card.expect("complete"));
                claims.moves((None, Kind::Drawn), of(seat, card), 1);
            }
            EventKind::Murdered { seat, character } => {
                claims.now((None, Kind::Actor), seat.number());
                claims.becomes((None, Kind::Murdered(*character)), 1);
            }
            EventKind::Bewitched { seat, character } => {
                claims.now((None, Kind::Actor), seat.number());
                claims.becomes((None, Kind::Bewitched(*character)), 1);
            }
            EventKind::ToBeRobbed { seat, character } => {
                claims.now((None, Kind::Actor), seat.number());
                claims.becomes((None, Kind::ToBeRobbed(*character)), 1);
            }
            EventKind::WarrantsLaid { seat, characters, signed } => {
                claims.now((None, Kind::Actor), seat.number());
                for who in characters {
                    claims.change((None, Kind::Warrant(*who)), 1);
                }
                claims.becomes((None, Kind::Signed(signed.expect("complete"))), 1);
            }
            EventKind::ThreatsLaid { seat, characters, rose } => {
                claims.now((None, Kind::Actor), seat.number());
                for who in characters {
                    claims.change((None, Kind::Threat(*who)), 1);
                }
                claims.becomes((None, Kind::Rose(rose.expect("complete"))), 1);
            }
            EventKind::Bribed { seat, character, to, gold } => {
                claims.moves(of(seat, Kind::Gold), of(to, Kind::Gold), *gold);
                claims.change((None, Kind::Threat(*character)), -1);
            }
            EventKind::ThreatTurned { seat, victim, character, rose, gold } => {
                claims.moves(of(victim, Kind::Gold), of(seat, Kind::Gold), *gold);
                claims.change((None, Kind::Threat(*character)), -1);
                claims.now((None, Kind::Rose(*character)), *rose);
                if *rose {
                    claims.now(of(victim, Kind::Gold), 0);
                }
            }
            EventKind::ThreatLeft { victim, character, .. } => {
                claims.change((None, Kind::Threat(*character)), -1);
                claims.now((None, Kind::Actor), victim.number());
            }
            EventKind::Peeked { seat, victim, cards } => {
                claims.now((None, Kind::Actor), seat.number());
                has_in_hand(*victim, cards.as_ref().expect("complete"), claims, Claims::now);
            }
            EventKind::Spied { seat, victim, kind: _, gold } => {
                claims.moves(of(victim, Kind::Gold), of(seat, Kind::Gold), *gold);
            }
            EventKind::NewHand { seat, cards } => {
                has_in_hand(*seat, cards.as_ref().expect("complete"), claims, Claims::becomes);
            }
            EventKind::FinalHand { seat, cards } => has_in_hand(*seat, cards, claims, Claims::now),
            EventKind::Discarded { seat, number, cards } => {
                claims.change(deck, *number);
                for card in cards.as_ref().expect("complete") {
                    claims.change(of(seat, Kind::Hand(*card)), -1);
                }
            }
            EventKind::TookCard { seat, victim, card } => {
                let card = Kind::Hand(card.expect("complete"));
                claims.moves(of(victim, card), of(seat, card), 1);
            }
            EventKind::GaveCard { seat, to, card } => {
                let card = Kind::Hand(card.expect("complete"));
                claims.moves(of(seat, card), of(to, card), 1);
            }
            EventKind::CrownMoved { seat } => claims.becomes((None, Kind::Crown), seat.number()),
            EventKind::CrownKept { seat } => claims.now((None, Kind::Crown), seat.number()),
            EventKind::LeviedGold { seat, from } | EventKind::TaxedRichest { seat, from } => {
                claims.moves(of(from, Kind::Gold), of(seat, Kind::Gold), 1);
            }
            EventKind::TaxCollected { seat, gold } => {
                claims.moves((None, Kind::Tax), of(seat, Kind::Gold), *gold);
                claims.now((None, Kind::Tax), 0);
            }
            EventKind::TaxPaid { seat } => claims.moves(of(seat, Kind::Gold), (None, Kind::Tax), 1),
            EventKind::Destroyed { seat, owner, district, gold } => {
                claims.moves(of(seat, Kind::Gold), bank, *gold);
                leaves(*owner, *district, claims);
            }
            EventKind::DugUp { seat, card } => {
                claims.moves(of(seat, Kind::Gold), bank, 1);
                claims.moves(deck, of(seat, Kind::Hand(*card)), 1);
            }
            EventKind::BellSilenced { size: _, goes_on, reopened } => {
                claims.becomes((None, Kind::Bell), 0);
                for seat in reopened {
                    claims.becomes(of(seat, Kind::Completed), 0);
                }
                if *goes_on {
                    claims.becomes((None, Kind::LastRound), 0);
                }
            }
            EventKind::MuseumEmptied { number } => {
                claims.moves((None, Kind::Museum), deck, *number);
            }
            EventKind::Traded { seat, with, gave, got, gold } => {
                claims.moves(of(seat, Kind::Gold), of(with, Kind::Gold), *gold);
                moves(*seat, *with, *gave, claims);
                moves(*with, *seat, *got, claims);
            }
            EventKind::Seized { seat, from, district, gold } => {
                claims.moves(of(seat, Kind::Gold), of(from, Kind::Gold), *gold);
                moves(*from, *seat, *district, claims);
            }
            EventKind::ArmoryUsed { seat, armory, owner, district } => {
                leaves(*seat, *armory, claims);
                leaves(*owner, *district, claims);
            }
            EventKind::Demolished { seat, district, .. } => leaves(*seat, *district, claims),
            EventKind::Beautified { seat, card } => {
                claims.moves(of(seat, Kind::Gold), of(seat, Kind::GoldOnDistricts), 1);
                claims.change(of(seat, Kind::Beautified(*card)), 1);
            }
            EventKind::Declared { card, from, .. } => {
                claims.moves(of(from, Kind::Hand(*card)), (None, Kind::Declared(*card)), 1);
            }
            EventKind::Judged { seat, card, gold, from } => {
                if let Some(from) = from {
                    claims.moves(of(from, Kind::Hand(*card)), (None, Kind::Declared(*card)), 1);
                }
                claims.moves(of(seat, Kind::Gold), bank, *gold);
            }
            EventKind::Borrowed { seat, lender, gold, cards } => {
                claims.moves(of(lender, Kind::Gold), of(seat, Kind::Gold), *gold);
                for card in cards.as_ref().expect("complete") {
                    claims.moves(of(seat, Kind::Hand(*card)), of(lender, Kind::Hand(*card)), 1);
                }
            }
            EventKind::Built { seat, card, gold, from } => {
                let from = from
                    .map_or((None, Kind::Declared(*card)), |from| (Some(from), Kind::Hand(*card)));
                claims.moves(from, of(seat, Kind::City(*card)), 1);
                claims.moves(of(seat, Kind::Gold), bank, *gold);
            }
            EventKind::Confiscated { from, card, gold, .. } => {
                claims.now((None, Kind::Declared(*card)), 1);
                claims.moves(bank, of(from, Kind::Gold), *gold);
            }
            EventKind::LetPass { from, card, .. } => {
                claims.now((None, Kind::Actor), from.number());
                claims.now((None, Kind::Declared(*card)), 1);
            }
            EventKind::Bell { rung, .. } => claims.becomes((None, Kind::Bell), *rung),
            EventKind::Saw { by, cards, .. } => {
                let number = cards.as_ref().expect("complete").len() as i64;
                let pile = if *by == Card::Museum.id() { Kind::Museum } else { Kind::Deck };
                claims.now((None, pile), number);
            }
            EventKind::Searched { seat, took, card } => {
                assert_eq!(*took, card.is_some());
                if let Some(card) = card {
                    claims.moves(deck, of(seat, Kind::Hand(*card)), 1);
                }
            }
            EventKind::Melted { seat, card } => {
                claims.moves(of(seat, Kind::Hand(card.expect("complete"))), deck, 1);
                claims.moves(bank, of(seat, Kind::Gold), 2);
            }
            EventKind::Tucked { seat, card } => {
                let card = Kind::Hand(card.expect("complete"));
                claims.moves(of(seat, card), (None, Kind::Museum), 1);
            }
            EventKind::Played { seat, card } => {
                let card_in_hand = of(seat, Kind::Hand(*card));
                match card {
                    Card::TicketBooth => claims.moves(card_in_hand, of(seat, Kind::Booths), 1),
                    _ => claims.moves(card_in_hand, deck, 1),
                }
                if *card == Card::Director {
                    claims.change((None, Kind::Limit), 2);
                }
            }
            EventKind::BoothVisited { seat, owner, number: _ } => {
                claims.moves(of(seat, Kind::Gold), of(owner, Kind::GoldOnBooths), 1);
            }
            EventKind::BoothCashed { seat, number: _, gold } => {
                claims.moves(of(seat, Kind::GoldOnBooths), of(seat, Kind::Gold), *gold);
                claims.moves(of(seat, Kind::Booths), deck, 1);
            }
            EventKind::Completed { seat, first } => {
                claims.becomes(of(seat, Kind::Completed), 1 + i64::from(*first));
                claims.becomes((None, Kind::LastRound), 1);
            }
            EventKind::Over => clear_marks(claims),
            // What these lead to is told by the events that follow.
            EventKind::Received { .. }
            | EventKind::LaidAside { .. }
            | EventKind::LaidAsideByLot
            | EventKind::TheaterPassed { .. }
            | EventKind::HospitalUsed { .. }
            | EventKind::BribeRefused { .. }
            | EventKind::SwappedHands { .. }
            | EventKind::Collected { .. }
            | EventKind::LeftBuried { .. }
            | EventKind::TookNothing { .. }
            | EventKind::Borrowing { .. }
            | EventKind::Bequeathed { .. }
            | EventKind::TieBroken { .. } => {}
        }
    }
}

/// A whole hand is told.
fn has_in_hand(
    seat: Seat,
    cards: &[Card],
    claims: &mut Claims<Account>,
    claim: impl Fn(&mut Claims<Account>, Account, i64),
) {
    for card in Card::ALL {
        let number = cards.iter().filter(|held| **held == card).count() as i64;
        claim(claims, (Some(seat), Kind::Hand(card)), number);
    }
}

/// A district leaves a city for the deck, the gold on it for the bank.
fn leaves(owner: Seat, district: crate::District, claims: &mut Claims<Account>) {
    let owner = Some(owner);
    claims.moves((owner, Kind::City(district.card)), (None, Kind::Deck), 1);
    if district.beautified {
        claims.change((owner, Kind::Beautified(district.card)), -1);
        claims.moves((owner, Kind::GoldOnDistricts), (None, Kind::Gold), 1);
    }
}

/// A district changes its owner, with the gold on it.
fn moves(from: Seat, to: Seat, district: crate::District, claims: &mut Claims<Account>) {
    let (from, to) = (Some(from), Some(to));
    claims.moves((from, Kind::City(district.card)), (to, Kind::City(district.card)), 1);
    if district.beautified {
        let beautified = Kind::Beautified(district.card);
        claims.moves((from, beautified), (to, beautified), 1);
        claims.moves((from, Kind::GoldOnDistricts), (to, Kind::GoldOnDistricts), 1);
    }
}

impl Promises for Book {
    fn promised(view: &View, action: Action, label: &Message) -> Promise<Account> {
        let seat = view.viewer.seat().expect("only seats are asked");
        let number = |name: &str| match label.args.iter().find(|(key, _)| *key == name) {
            Some((_, Arg::Number(number))) => *number,
            other => panic!("{label:?} shows no {name}: {other:?}"),
        };
        let mine = (Some(seat), Kind::Gold);
        let deck = (None, Kind::Deck);
        let of = |seat: Seat, kind: Kind| (Some(seat), kind);
        Promise::Changes(match action {
            Action::TakeGold
            | Action::ExtraGold
            | Action::FourGold
            | Action::RoyalGold
            | Action::CollectTax
            | Action::Cash(_) => vec![(mine, number("gold"))],
            Action::Collect if label.key == "do-collect_gold" => vec![(mine, number("number"))],
            Action::Collect
            | Action::TakeCards
            | Action::DrawTwo
            | Action::FourCards
            | Action::DrawSeven => vec![(deck, -number("number"))],
            Action::Split(_) => vec![(mine, number("gold")), (deck, -number("number"))],
            Action::Bribe | Action::Destroy { .. } | Action::Build(_) | Action::Beautify(_) => {
                vec![(mine, -number("gold"))]
            }
            Action::Launch { old, new } => vec![
                (mine, -number("gold")),
                (of(seat, Kind::City(old.card)), -1),
                // The Magistrate may take it.
                (of(seat, Kind::Hand(new)), -1),
            ],
            Action::DigUp => vec![(mine, -number("gold"))],
            Action::Trade { seat: with, .. } => {
                vec![(mine, -number("gold")), (of(with, Kind::Gold), number("gold"))]
            }
            Action::Seize { seat: from, .. } => {
                vec![(mine, -number("gold")), (of(from, Kind::Gold), number("gold"))]
            }
            Action::TaxRichest(from) => {
                vec![(mine, number("gold")), (of(from, Kind::Gold), -number("gold"))]
            }
            // The crown may bring its new holder gold, if the Throne Room is theirs.
            Action::GiveCrown { .. } if label.key == "do-give_crown_gold" => {
                let throne = |seat: Seat| view.players[seat.index()].has(Card::ThroneRoom);
                vec![(mine, number("gold") + i64::from(throne(seat)))]
            }
            Action::Smithy => vec![(mine, -number("gold")), (deck, -number("number"))],
            Action::Laboratory(card) => {
                vec![(mine, number("gold")), (of(seat, Kind::Hand(card)), -1)]
            }
            Action::Visit(_) => vec![(mine, -number("gold")), (deck, -number("cards"))],
            Action::Director => vec![((None, Kind::Limit), number("number"))],
            // How many cards were picked; and what is paid once the cards are given.
            Action::Done | Action::BuildLoan { .. } | Action::LaunchLoan { .. } => {
                return Promise::OtherNumbers;
            }
            _ => return Promise::NoNumber,
        })
    }

    /// Tax, what the deck gets back, and what follows when a turn or a round ends are no part of the choice.
    fn is_later(event: &Event) -> bool {
        matches!(
            event.told,
            EventKind::TaxPaid { .. }
                | EventKind::Called { .. }
                | EventKind::Kept { .. }
                | EventKind::MuseumEmptied { .. }
        )
    }
}

/// Any cast, any uniques, with every ruling the other way in half of the games.
fn anything(_: u8, rng: &mut TestRng) -> Options {
    super::any_options(rng)
}

fn plan(games: u32) -> Plan<Machiavelli> {
    Plan::new(games, 20_000).only(|variant| variant.name == "default").with_made(
        "any cast",
        2..=8,
        anything,
    )
}

#[test]
fn events_tell_the_truth() {
    ledger::<Book>(&plan(30));
}

#[test]
fn choices_give_what_their_labels_promise() {
    promises::<Book>(&plan(2));
}

/// The same books with one event misread, as if it had told something else.
struct Misread<const WHICH: usize>;

impl<const WHICH: usize> Ledger for Misread<WHICH> {
    type Game = Machiavelli;
    type Account = Account;

    fn accounts(game: &Machiavelli) -> Vec<(Account, i64)> {
        Book::accounts(game)
    }

    fn claims(event: &Event, claims: &mut Claims<Account>) {
        let mut event = event.clone();
        match (WHICH, &mut event.told) {
            (0, EventKind::Gained { gold, .. }) => *gold += 1,
            (1, EventKind::Built { gold, .. }) if *gold > 0 => *gold -= 1,
            (2, EventKind::Destroyed { owner, .. }) => *owner = owner.left(8),
            (3, EventKind::Kept { others, .. }) => *others += 1,
            (4, EventKind::TaxPaid { .. } | EventKind::CrownMoved { .. }) => return,
            _ => {}
        }
        Book::claims(&event, claims);
    }
}

#[test]
fn an_event_that_tells_something_else_is_noticed() {
    let failed = [
        check_ledger::<Misread<0>>(&plan(1)).is_err(),
        check_ledger::<Misread<1>>(&plan(1)).is_err(),
        check_ledger::<Misread<2>>(&plan(1)).is_err(),
        check_ledger::<Misread<3>>(&plan(1)).is_err(),
        check_ledger::<Misread<4>>(&plan(1)).is_err(),
    ];
    assert_eq!(failed, [true; 5]);
    check_ledger::<Misread<9>>(&plan(1)).expect("read as it was told");
}
