//! Events that lie and labels that promise too much are found.

#[path = "common/auction.rs"]
#[allow(dead_code)] // shared by several test binaries
mod auction;

use signoria_engine::{Message, Seat};
use signoria_testkit::{
    Claims, Ledger, Plan, Promise, Promises, check_ledger, check_promises, ledger, promises,
};

use self::auction::{Action, Auction, Event, EventView, Flaw, Frame, View, switch};

/// What is counted in an auction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Account {
    Prize,
    Points(Seat),
    Played,
}

struct Book;

impl Ledger for Book {
    type Game = Auction;
    type Account = Account;

    fn accounts(game: &Auction) -> Vec<(Account, i64)> {
        let mut accounts = vec![
            (Account::Prize, game.prize.into()),
            (Account::Played, game.played.count_ones().into()),
        ];
        accounts.extend(game.points.iter().map(|(seat, it)| (Account::Points(seat), (*it).into())));
        accounts
    }

    fn claims(&Event(event): &Event, claims: &mut Claims<Account>) {
        match event {
            EventView::Prize(prize) | EventView::Bare(prize) => {
                claims.change(Account::Prize, prize);
            }
            EventView::Revealed(..) => claims.change(Account::Played, 1),
            EventView::Kept(seat, points) => {
                claims.moves(Account::Prize, Account::Points(seat), points);
            }
            EventView::Shared(_, with, rest) => {
                claims.moves(Account::Prize, Account::Points(with), 1);
                claims.now(Account::Prize, rest);
            }
            EventView::Bid(..) | EventView::Peeked(_) => {}
        }
    }
}

impl Promises for Book {
    fn promised(view: &View, action: Action<()>, label: &Message) -> Promise<Account> {
        let Some(Frame::Choose(seat)) = view.resume.top() else {
            return Promise::OtherNumbers;
        };
        match action {
            Action::Bid(_) => Promise::OtherNumbers,
            Action::Keep(()) => {
                let Some((_, signoria_engine::Arg::Number(points))) = label.args.first() else {
                    return Promise::NoNumber;
                };
                Promise::Changes(vec![(Account::Points(seat), *points)])
            }
            Action::Share => Promise::NoNumber,
        }
    }

    fn is_later(event: &Event) -> bool {
        matches!(event.0, EventView::Prize(_))
    }
}

fn plan() -> Plan<Auction> {
    Plan::new(20, 60)
}

#[test]
fn a_game_that_tells_the_truth_and_keeps_its_promises_passes() {
    switch(None);
    ledger::<Book>(&plan());
    promises::<Book>(&plan());
    let audited = check_ledger::<Book>(&plan()).expect("it tells the truth");
    assert_eq!(audited.games, 4 * 20, "every number of seats with every preset");
    assert!(audited.actions >= audited.games * 6 && audited.claims > audited.actions);
    let kept = check_promises::<Book>(&plan()).expect("it keeps its promises");
    assert_eq!(kept.keys().copied().collect::<Vec<_>>(), ["do-keep"]);
}

#[test]
fn an_event_that_names_another_amount_is_found() {
    switch(Some(Flaw::TellsAnotherAmount));
    let failure = check_ledger::<Book>(&plan()).expect_err("a lie");
    for words in ["auction, default, 2 seats, seed 0", "keep`", "do not tell the truth", "told"] {
        assert!(failure.contains(words), "{failure}");
    }
}

#[test]
fn an_event_that_names_another_seat_is_found() {
    switch(Some(Flaw::TellsAnotherSeat));
    let failure = check_ledger::<Book>(&plan()).expect_err("a lie");
    assert!(failure.contains("share`") && failure.contains("Points("), "{failure}");
}

#[test]
fn an_event_that_is_missing_is_found() {
    switch(Some(Flaw::TellsNothing));
    let failure = check_ledger::<Book>(&plan()).expect_err("silence");
    assert!(failure.contains("share`"), "{failure}");
}

#[test]
fn a_balance_that_is_wrong_when_it_is_told_is_found() {
    switch(Some(Flaw::TellsAnotherBalance));
    let failure = check_ledger::<Book>(&plan()).expect_err("another rest");
    assert!(failure.contains("says that Prize is"), "{failure}");
}

#[test]
fn a_label_that_promises_too_much_is_found() {
    switch(Some(Flaw::PromisesMore));
    let failure = check_promises::<Book>(&plan()).expect_err("too much");
    for words in ["auction, default, 2 seats, seed 0", "the choice promises +", "do-keep"] {
        assert!(failure.contains(words), "{failure}");
    }
}

#[test]
fn a_label_with_a_number_that_nothing_explains_is_found() {
    switch(Some(Flaw::UnexplainedNumber));
    let failure = check_promises::<Book>(&plan()).expect_err("a number");
    assert!(failure.contains("a number that is not explained"), "{failure}");
}

#[test]
fn a_book_without_claims_or_promises_is_no_test() {
    struct Blank;

    impl Ledger for Blank {
        type Game = Auction;
        type Account = ();

        fn accounts(_: &Auction) -> Vec<((), i64)> {
            Vec::new()
        }

        fn claims(_: &Event, _: &mut Claims<()>) {}
    }

    impl Promises for Blank {
        fn promised(_: &View, _: Action<()>, _: &Message) -> Promise<()> {
            Promise::OtherNumbers
        }
    }

    switch(None);
    assert!(check_ledger::<Blank>(&plan()).is_err_and(|it| it.contains("claims anything")));
    assert!(check_promises::<Blank>(&plan()).is_err_and(|it| it.contains("promises anything")));
}
