//! Setup (§3), options and the order of things (§5, §10).

use signoria_engine::{Game, NullSink, Options as _, Seat};

use super::{S0, S1, S2, go, plague, setup, table, table_with};
use crate::{
    NotreDame, Options,
    cards::{ActionCard, CardSet, Colour, Person, RATS, boroughs, pool},
    event::Event,
    frame::Frame,
    options::Start,
    state::Messages,
    streets::{Market, Spot},
};

#[test]
fn every_table_is_set_up_as_the_table_of_section_3_says() {
    // players, boroughs, tiles, coins in the supply, pool
    for (seats, quarters, tiles, coins, share) in
        [(2, 4, 16, 19, 6), (3, 3, 12, 16, 8), (4, 4, 16, 13, 10), (5, 5, 20, 10, 12)]
    {
        let game = NotreDame::new(&setup(seats, 5), &mut NullSink).unwrap();
        assert_eq!(boroughs(seats), quarters);
        assert_eq!((game.board.len(), game.supply, pool(seats)), (tiles, coins, share));
        for (seat, player) in game.players.iter() {
            assert_eq!((player.own, player.general, player.coins, player.rat), (4, 10, 3, 0));
            assert_eq!((player.friend, player.prestige()), (None, 0));
            let home = if seats == 2 { 2 * seat.number() } else { seat.number() };
            assert_eq!(player.carriage, Market::new(home, Spot::Center));
            let kinds: CardSet = player.deck.into_iter().collect();
            assert_eq!(kinds, CardSet::ALL);
        }
    }
}

#[test]
fn set_up_shuffles_messages_persons_and_cards() {
    let deals: Vec<NotreDame> =
        (0..40).map(|seed| NotreDame::new(&setup(3, seed), &mut NullSink).unwrap()).collect();
    let differ = |look: &dyn Fn(&NotreDame) -> Vec<usize>| {
        let mut seen: Vec<Vec<usize>> = deals.iter().map(look).collect();
        seen.sort();
        seen.dedup();
        seen.len()
    };
    assert!(differ(&|game| game.layout[0].iter().map(|tile| tile.index()).collect()) > 10);
    assert!(differ(&|game| game.grey[..3].iter().map(|it| it.index()).collect()) == 6, "3! orders");
    assert!(differ(&|game| game.brown.iter().map(|it| it.index()).collect()) > 20);
    assert!(differ(&|game| game.players[S1].deck[3..].iter().map(|it| it.index()).collect()) > 20);
    assert!(differ(&|game| vec![game.start.index()]) == 3, "every seat begins sometimes");
    for game in &deals {
        for (letter, chunk) in Person::GREY.iter().zip(game.grey.chunks(3)) {
            assert!(letter.iter().all(|person| chunk.contains(person)), "A on B on C");
        }
    }
}

#[test]
fn colours_start_and_rats_follow_the_options() {
    let rats: Vec<u8> = (0..15).map(|number| number % 4).collect();
    let options = Options {
        start: Start::Seat3,
        colours: vec![Colour::Green, Colour::Yellow, Colour::Red],
        rats: rats.clone(),
        memory_aid: true,
        ..Options::default()
    };
    assert_eq!(options.problems(3), []);
    let mut chosen = setup(3, 1);
    chosen.options = options;
    let game = NotreDame::new(&chosen, &mut NullSink).unwrap();
    assert_eq!(game.start, S2);
    assert_eq!(game.colour(S1), Colour::Yellow);
    assert_eq!(game.rats.to_vec(), rats);
    assert_eq!(Options::default().rat_table(), RATS);
}

#[test]
fn neutral_boroughs_take_the_first_unused_colours() {
    let colours = vec![Colour::Purple, Colour::Red];
    let table = table_with(2, Options { colours, ..Options::default() });
    let expected = [Colour::Purple, Colour::Blue, Colour::Red, Colour::Green];
    assert_eq!(table.game.colours.as_slice(), expected);
    assert_eq!((table.game.colour(S0), table.game.colour(S1)), (Colour::Purple, Colour::Red));
}

#[test]
fn every_problem_of_the_options_is_told() {
    let options = Options {
        start: Start::Seat4,
        colours: vec![Colour::Red, Colour::Red],
        rats: vec![1, 9],
        memory_aid: false,
        ..Options::default()
    };
    let keys: Vec<&str> = options.problems(3).iter().map(|problem| problem.key).collect();
    assert_eq!(
        keys,
        [
            "problem-start",
            "problem-colours",
            "problem-colour_twice",
            "problem-rats_number",
            "problem-rats"
        ]
    );
    let four = Options { colours: Colour::ALL[..4].to_vec(), ..Options::default() };
    assert_eq!(four.problems(2), [], "two players may name the neutral colours");
    assert_eq!(four.problems(3).len(), 1);
}

#[test]
fn the_bell_ringer_goes_left_and_persons_go_under_their_decks() {
    let mut table = table(3);
    let first = table.game.open_persons();
    go(&mut table, Frame::RoundEnd);
    assert_eq!((table.game.start, table.game.round), (S1, 2));
    assert!(table.game.open_persons().iter().all(|person| !first.contains(person)));
    assert!(matches!(table.game.stack.top(), Some(Frame::KeepFirst { .. })));
}

#[test]
fn a_bribe_ends_with_its_round() {
    let mut table = table(3);
    table.game.players[S0].bribed = Some(Person::Doctor);
    go(&mut table, Frame::RoundEnd);
    assert_eq!(table.game.players[S0].bribed, None);
    table.game.players[S0].rat = 1;
    plague(&mut table, 2);
    assert_eq!(table.game.players[S0].rat, 3, "R-20: the doctor works in one round only");
}

#[test]
fn after_three_rounds_cards_return_and_everything_else_stays() {
    let mut table = table(4);
    table.game.round = 3;
    let chance = table.game.chance_events();
    let player = &mut table.game.players[S1];
    (player.rat, player.coins, player.cubes[2], player.played) = (5, 4, 2, 0b1_1000_0000);
    player.carriage = Market::new(0, Spot::OuterCw);
    go(&mut table, Frame::RoundEnd);
    assert_eq!((table.game.stage, table.game.round), (1, 1));
    assert!(table.game.chance_events() > chance, "brown persons and action cards are shuffled");
    let player = &table.game.players[S1];
    assert_eq!((player.rat, player.coins, player.cubes[2], player.played), (5, 4, 2, 0));
    assert_eq!(player.carriage, Market::new(0, Spot::OuterCw));
    assert_eq!(player.deck.into_iter().collect::<CardSet>(), CardSet::ALL);
    assert!(Person::GREY[1].contains(&table.game.open_persons()[2]), "a B person opens");
}

#[test]
fn the_game_ends_after_nine_rounds_with_the_last_scoring() {
    let mut table = table(3);
    (table.game.stage, table.game.round) = (2, 3);
    table.game.players[S2].cathedral = 1;
    go(&mut table, Frame::RoundEnd);
    assert!(table.to_act().is_empty());
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [S2]);
    assert_eq!(outcome.of(S2).total, 8);
    assert!(matches!(table.events.last(), Some(Event::Ended {})));
}

#[test]
fn plague_comes_before_the_scoring_of_the_stage() {
    // a park cube lost to the plague no longer raises the scoring.
    let mut table = table(3);
    table.game.round = 3;
    let player = &mut table.game.players[S0];
    (player.cubes[5], player.rat, player.cathedral) = (2, 9, 1);
    plague(&mut table, 5);
    assert_eq!(table.game.players[S0].prestige(), 8, "pool 8, no bonus");
}

#[test]
fn two_players_sit_opposite_and_no_player_owns_the_neutral_boroughs() {
    let game = NotreDame::new(&setup(2, 9), &mut NullSink).unwrap();
    assert_eq!(game.players.seats(), 2);
    assert_eq!(game.board, Messages::all(4));
    let homes: Vec<u8> = game.players.values().map(|player| player.carriage.borough()).collect();
    assert_eq!(homes, [0, 2]);
    assert!(Seat::all(2).all(|seat| {
        game.hand(seat).iter().all(|card| [game.colour(S0), game.colour(S1)].contains(&card.colour))
    }));
    assert_eq!(game.players[S0].deck.len(), ActionCard::ALL.len());
}
