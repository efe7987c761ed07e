//! Rules that no test noticed when they were broken on purpose.

use signoria_engine::{Game, Message, Options as _, Stack, Viewer};
use signoria_testkit::scenario;

use super::{S0, S1, bribing, cubes, go, me, ready, table};
use crate::{
    NotreDame, Options,
    cards::{ActionCard, CardSet, Colour, Gain, Person, Sector, Tile},
    event::{Cause, Event},
    frame::Frame,
    longest,
    options::{Shortage, Start},
    state::Messages,
    streets::Market,
};

#[test]
fn a_declined_card_a_carriage_that_stays_and_no_bribe_are_told() {
    let mut table = ready(3, ActionCard::Residence);
    table.play_all(0, &["play residence red", "decline"]);
    assert!(table.events.contains(&Event::NoEffect { seat: S0, cause: Cause::Choice }));

    go(&mut table, Frame::Drive { seat: S0, range: 1 });
    table.play(0, "stay");
    assert!(table.events.contains(&Event::Stayed { seat: S0 }));

    let mut table = bribing(3, Person::Lawyer);
    table.play(0, "pass");
    assert!(table.events.contains(&Event::NoBribe { seat: S0, broke: false }));
}

#[test]
fn the_start_player_is_told_at_the_beginning() {
    for (number, start) in [Start::Seat1, Start::Seat2, Start::Seat3, Start::Seat4, Start::Seat5]
        .into_iter()
        .enumerate()
    {
        let options = Options { start, ..Options::default() };
        let table = scenario::Table::<NotreDame>::deal_with(5, 1, options);
        let seat = signoria_engine::Seat::new(number as u8);
        assert_eq!(table.game.start, seat);
        assert!(table.events.contains(&Event::Began { start: seat }));
    }
}

#[test]
fn a_start_player_who_is_not_there_is_named_counting_from_one() {
    let options = Options { start: Start::Seat4, ..Options::default() };
    let problem = Message::new("problem-start").with("chosen", 4_u8).with("seats", 3_u8);
    assert_eq!(options.problems(3), [problem]);
    let one = Options { colours: vec![Colour::Red], ..Options::default() };
    assert_eq!(one.problems(3)[0].key, "problem-colours", "one colour is not enough");
}

#[test]
fn a_game_takes_at_most_117_decisions_per_seat() {
    // §14
    assert_eq!([2, 3, 4, 5].map(longest), [234, 351, 468, 585]);
}

#[test]
fn the_only_pick_may_be_refused_if_the_table_reads_it_so() {
    //
    let mut table = ready(3, ActionCard::Hotel);
    table.game.readings.free_picks = true;
    (me(&mut table).general, me(&mut table).rat) = (0, 0);
    table.play_all(0, &["play hotel red", "supply"]);
    assert_eq!(table.legal_texts(0), ["decline", "pick coin"]);
}

#[test]
fn two_picks_may_be_two_different_things_of_which_there_is_one_each() {
    // §7.6, R-12
    let mut table = table(3);
    (table.game.supply, me(&mut table).general, me(&mut table).rat) = (1, 1, 0);
    for player in table.game.players.values_mut() {
        player.coins = 0;
    }
    assert_eq!(table.game.picks(S0, 2).to_vec(), [(Gain::Coin, Some(Gain::Cube))]);
}

#[test]
fn the_bishop_places_the_last_cube_of_the_general_supply() {
    // §8.9, R-19
    let mut table = table(3);
    me(&mut table).general = 1;
    assert_eq!(table.game.bishop_targets(S0).count(), 7);
    me(&mut table).general = 0;
    assert_eq!(table.game.bishop_targets(S0).count(), 0);
}

#[test]
fn a_pool_without_cubes_gives_no_share() {
    // §10
    let mut table = table(3);
    table.game.round = 3;
    go(&mut table, Frame::RoundEnd);
    let told = table.events.iter().find_map(|event| match event {
        Event::Cathedral { cubes, share, .. } => Some((*cubes, *share)),
        _ => None,
    });
    assert_eq!(told, Some((0, 0)));
}

#[test]
fn no_coin_from_an_empty_supply_is_told() {
    let mut table = ready(3, ActionCard::Bank);
    table.game.supply = 0;
    table.play_all(0, &["play bank red", "supply"]);
    assert!(table.events.contains(&Event::CoinFrom { seat: S0, from: S1 }));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Coins { .. })));
}

#[test]
fn one_player_pays_to_the_last_coin_before_the_next_does() {
    // three coins are missing; the richest has three, the next two.
    let mut table = ready(3, ActionCard::Bank);
    cubes(&mut table, Sector::Bank, 2);
    table.game.readings.shortage = Shortage::OnePlayer;
    table.game.supply = 0;
    let coins = [0, 3, 2];
    for (seat, player) in table.game.players.iter_mut() {
        player.coins = coins[seat.index()];
    }
    table.play_all(0, &["play bank red", "supply"]);
    let left: Vec<u8> = table.game.players.values().map(|player| player.coins).collect();
    assert_eq!(left, [3, 0, 2]);
}

#[test]
fn with_two_players_a_spectator_cannot_tell_the_kept_from_the_returned_card() {
    //
    let seen = |kept: ActionCard, returned: ActionCard, played: u16| {
        let mut table = ready(2, ActionCard::Bank);
        let deck = &mut table.game.players[S0].deck;
        for (at, kind) in [(0, kept), (2, returned)] {
            let old = deck.iter().position(|&card| card == kind).unwrap();
            deck.swap(at, old);
        }
        table.game.players[S0].played = played;
        table.game.view(Viewer::Spectator).players[S0].cards
    };
    let (bank, park) = (ActionCard::Bank, ActionCard::Park);
    let one = seen(park, bank, 0b001);
    assert_eq!((one[0], one[2]), (Some(park), None), "a played card is shown in the first place");
    assert_eq!(seen(bank, park, 0b100)[..3], one[..3]);
    let mut sorted = [bank, park];
    sorted.sort();
    for both in [seen(park, bank, 0b101), seen(bank, park, 0b101)] {
        assert_eq!((both[0], both[2]), (Some(sorted[0]), Some(sorted[1])));
    }
}

#[test]
fn a_seat_knows_both_cards_it_chose_between_at_once() {
    // §6: while the others still choose
    let mut table = table(3);
    for seat in [0, 1, 2, 1] {
        let first = table.legal_texts(seat).remove(0);
        table.play(seat, &first);
    }
    let seen = &table.view(1).players[S0];
    assert!(seen.cards[1].is_some() && seen.cards[2].is_some() && seen.loose[0].is_empty());
}

#[test]
fn a_spectator_may_take_no_colour() {
    assert!(table(3).game.view(Viewer::Spectator).takeable.is_empty());
}

#[test]
fn nothing_is_drawn_before_the_persons_of_the_round_are_open() {
    let mut table = table(3);
    table.game.stack = Stack::new(Frame::Reveal);
    let pile = |table: &super::Table| table.game.view(Viewer::Spectator).players[S0].pile;
    assert_eq!(pile(&table), 9);
    table.game.round = 2;
    assert_eq!(pile(&table), 6);
}

#[test]
fn a_route_says_whether_the_message_at_its_end_may_be_taken() {
    // §7.5, R-09: red is taken already, so the other colours come first.
    let mut table = table(3);
    super::give(&mut table, S0, 0, Tile::Coin);
    go(&mut table, Frame::Drive { seat: S0, range: 3 });
    let view = table.view(0);
    assert_eq!(view.takeable.as_slice(), [1, 2]);
    let take = |to: Market| view.routes.iter().find(|route| route.to == to).unwrap().take;
    let (mut own, mut others, mut empty) = (0, 0, 0);
    for route in &view.routes {
        match (view.tile_at(route.to), route.to.borough()) {
            (Some(_), 0) => own += u8::from(!take(route.to)),
            (Some(_), _) => others += u8::from(take(route.to)),
            (None, _) => empty += u8::from(!take(route.to)),
        }
    }
    assert_eq!(usize::from(own + others + empty), view.routes.len());
    assert!(own > 0 && others > 0 && empty > 0, "{own} {others} {empty}");
}

#[test]
fn sets_of_cards_and_messages_know_whether_they_are_empty() {
    assert!(CardSet::EMPTY.is_empty() && Messages::NONE.is_empty());
    let cards: CardSet = [ActionCard::Bank].into_iter().collect();
    let mut messages = Messages::NONE;
    messages.insert(1, Tile::Coin);
    assert!(!cards.is_empty() && !messages.is_empty());
}
