//! §4: V1–V6.

use signoria_engine::{Answer, Game, Seat, Viewer};
use signoria_testkit::scenario::Table;

use crate::{EventView, Goofspiel, Options};

/// A game in which the prizes come in this order.
fn table(seats: u8, prizes: [u8; 7], options: Options) -> Table<Goofspiel> {
    let mut table = Table::<Goofspiel>::deal_with(seats, 1, options);
    let [first, rest @ ..] = prizes;
    table.game.offer = [first].into_iter().collect();
    table.game.deck = rest.into_iter().rev().collect();
    table
}

fn points(table: &Table<Goofspiel>) -> Vec<i32> {
    table.game.players.values().map(crate::Player::points).collect()
}

const ORDER: [u8; 7] = [4, 7, 1, 2, 3, 5, 6];

#[test]
fn v1_the_highest_card_wins_the_prize() {
    let mut table = table(3, ORDER, Options::default());
    table.play(0, "bid two").play(1, "bid five").play(2, "bid three");
    assert_eq!(points(&table), [0, 4, 0]);
    assert!(
        table
            .events
            .iter()
            .any(|event| event.0 == EventView::Won { seat: Seat::new(1), points: 4 })
    );
}

#[test]
fn v2_equal_cards_cancel_each_other() {
    let mut table = table(3, ORDER, Options::default());
    table.play(0, "bid five").play(1, "bid five").play(2, "bid one");
    assert_eq!(points(&table), [0, 0, 4]);
}

#[test]
fn v3_a_prize_that_no_player_wins_is_lost() {
    let mut table = table(2, ORDER, Options::default());
    table.play(0, "bid five").play(1, "bid five");
    assert_eq!(table.game.lost.as_slice(), [4]);
    table.play(0, "bid four").play(1, "bid one");
    assert_eq!(points(&table), [7, 0]);
}

#[test]
fn v4_with_the_option_it_stays_for_the_next_round() {
    // R1
    let mut table = table(2, ORDER, Options { carry: true });
    table.play(0, "bid five").play(1, "bid five");
    assert_eq!(table.game.offer.as_slice(), [4, 7]);
    table.play(0, "bid four").play(1, "bid one");
    assert_eq!(points(&table), [11, 0]);
}

#[test]
fn v5_a_bid_is_secret_until_all_have_bid_and_a_played_card_is_gone() {
    let mut table = table(2, ORDER, Options::default());
    table.play(0, "bid three");
    let seen = |who| table.game.view(who).players[Seat::new(0)].bid;
    assert_eq!(seen(Viewer::Seat(Seat::new(1))), Answer::Sealed);
    assert_eq!(seen(Viewer::Spectator), Answer::Sealed);
    assert!(matches!(seen(Viewer::Seat(Seat::new(0))), Answer::Known(_)));
    table.play(1, "bid one");
    table.refuses(0, "bid three");
    assert_eq!(table.why(0, "bid three").rule, "4.2");
}

#[test]
fn v6_the_last_card_is_bid_without_a_question() {
    let mut table = table(2, ORDER, Options::default());
    for (one, other) in [("one", "two"), ("two", "one"), ("three", "four"), ("four", "three")] {
        assert_eq!(table.asked(), [0, 1]);
        table.play(0, &format!("bid {one}")).play(1, &format!("bid {other}"));
    }
    assert!(table.asked().is_empty());
    assert_eq!(points(&table), [9, 5]);
    assert_eq!(table.game.lost.as_slice(), [3]);
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::new(0)]);
}
