//! What is told when little or nothing happens, and what a view shows of it.

use signoria_engine::{Game, GameText as _, NullSink, Viewer};

use super::{S0, S1, bribing, cubes, give, go, me, ready, setup, table};
use crate::{
    Action, NotreDame,
    cards::{ActionCard, Card, Colour, Gain, Person, Place, Sector, Tile},
    event::{Cause, Event},
    frame::Frame,
    options::Shortage,
};

#[test]
fn an_empty_favour_is_told_and_a_full_one_is_not() {
    let mut table = bribing(3, Person::Lawyer);
    table.play(0, "bribe lawyer");
    let empty = Event::EmptyFavour { seat: S0, person: Person::Lawyer };
    assert!(table.events.contains(&empty));

    let mut table = bribing(3, Person::Lawyer);
    give(&mut table, S0, 0, Tile::Coin);
    give(&mut table, S0, 1, Tile::Coin);
    table.play(0, "bribe lawyer");
    assert!(!table.events.contains(&empty));
}

#[test]
fn a_bribe_tells_its_coin_before_the_favour() {
    let mut table = bribing(3, Person::Moneylender);
    table.play(0, "bribe moneylender");
    let paid = Event::Bribed { seat: S0, person: Person::Moneylender, coins: 1 };
    let got = Event::Coins { seat: S0, coins: 2 };
    let at = |wanted: &Event| table.events.iter().position(|event| event == wanted);
    assert!(at(&paid).is_some() && at(&paid) < at(&got));
}

#[test]
fn coins_that_no_player_has_are_told() {
    let mut table = ready(3, ActionCard::Bank);
    table.game.supply = 0;
    for player in table.game.players.values_mut() {
        player.coins = 0;
    }
    me(&mut table).coins = 25;
    table.play(0, "play bank red").play(0, "supply");
    assert!(table.events.contains(&Event::NoCoins { seat: S0 }));
}

#[test]
fn a_drive_tells_the_borough_where_it_ends() {
    let mut table = table(3);
    go(&mut table, Frame::Drive { seat: S0, range: 1 });
    table.play(0, "drive b1_inner_ccw");
    let drove = table.events.iter().find_map(|event| match event {
        Event::Drove { colour, route, .. } => Some((*colour, route.len())),
        _ => None,
    });
    assert_eq!(drove, Some((Colour::Purple, 2)));
}

#[test]
fn a_drive_that_comes_back_is_told_as_such() {
    let mut table = table(3);
    go(&mut table, Frame::Drive { seat: S0, range: 2 });
    table.play(0, "drive b0_center");
    let log = table.log(Viewer::Spectator);
    assert_eq!(log[0].key, "log-drove_back");
}

#[test]
fn a_colour_without_messages_cannot_be_taken_and_is_not_shown_as_such() {
    //
    let mut table = table(3);
    for tile in Tile::ALL {
        give(&mut table, S1, 2, tile);
    }
    let takeable = table.game.view(Viewer::Seat(S0)).takeable;
    assert_eq!(takeable.as_slice(), [0, 1]);
}

#[test]
fn two_coins_can_be_picked_only_if_there_are_two() {
    // the supply first, then what the others have.
    let offered = |supply: u8, others: u8| {
        let mut table = table(3);
        table.game.supply = supply;
        for player in table.game.players.values_mut() {
            player.coins = 0;
        }
        table.game.players[S1].coins = others;
        me(&mut table).general = 0;
        me(&mut table).rat = 1;
        table.game.picks(S0, 2).to_vec()
    };
    let twice = (Gain::Coin, Some(Gain::Coin));
    assert!(offered(2, 0).contains(&twice) && offered(1, 1).contains(&twice));
    assert!(offered(0, 2).contains(&twice));
    assert!(!offered(1, 0).contains(&twice) && !offered(0, 1).contains(&twice));
    assert_eq!(offered(0, 0), [(Gain::RatBack, None)]);
}

#[test]
fn the_two_choices_of_the_draft_are_told_apart() {
    let mut table = table(3);
    for choice in 1..=2 {
        for seat in 0..3 {
            let first = table.legal_texts(seat)[0].clone();
            table.play(seat, &first);
        }
        let told =
            |event: &&Event| matches!(event, Event::Kept { choice: it, .. } if *it == choice);
        assert_eq!(table.events.iter().filter(told).count(), 3);
        assert!(table.events.contains(&Event::HandedOn { cards: 3 - choice }));
    }
}

#[test]
fn cubes_that_leave_notre_dame_are_told() {
    let mut table = table(3);
    (table.game.round, me(&mut table).cathedral) = (3, 2);
    me(&mut table).general -= 2;
    go(&mut table, Frame::RoundEnd);
    assert!(table.events.contains(&Event::CubesReturned { seat: S0, cubes: 2 }));
    let returned = |event: &&Event| matches!(event, Event::CubesReturned { .. });
    assert_eq!(table.events.iter().filter(returned).count(), 1, "no other player had any");
}

#[test]
fn a_card_says_what_it_cannot_do() {
    let label = |change: &dyn Fn(&mut super::Table), kind: ActionCard| {
        let mut table = ready(3, kind);
        change(&mut table);
        let view = table.game.view(Viewer::Seat(S0));
        NotreDame::label(&view, Action::Play(Card { kind, colour: Colour::Red }))
    };
    let broke = label(&|table| me(table).coins = 0, ActionCard::NotreDame);
    assert_eq!(broke.key, "do-play_no_coin");
    let bare = label(&|table| me(table).own = 0, ActionCard::Bank);
    assert_eq!(bare.key, "do-play_no_cube");
    let moved = |table: &mut super::Table| {
        cubes(table, Sector::Park, 2);
        me(table).own = 0;
    };
    // With a cube from the park the residence gives 1, with another one 2: the label leaves it open.
    assert_eq!(label(&moved, ActionCard::Residence).key, "do-play_moving");
    assert_eq!(label(&|_| {}, ActionCard::Residence).key, "do-play_residence");
}

#[test]
fn a_card_without_effect_says_why() {
    let mut table = ready(3, ActionCard::NotreDame);
    (me(&mut table).own, me(&mut table).cathedral) = (0, 1);
    assert_eq!(table.game.stuck(S0, ActionCard::NotreDame), Some(Cause::NoCube));
    assert_eq!(table.game.stuck(S0, ActionCard::Bank), None, "it may come from Notre Dame");
    (me(&mut table).own, me(&mut table).coins) = (1, 0);
    assert_eq!(table.game.stuck(S0, ActionCard::NotreDame), Some(Cause::NoCoin));
    assert!(Place::all().count() == 8);
}

#[test]
fn boroughs_and_decks_are_shuffled_independently() {
    // §3.3, §3.4
    let deals: Vec<NotreDame> =
        (0..20).map(|seed| NotreDame::new(&setup(5, seed), &mut NullSink).unwrap()).collect();
    for other in 1..5 {
        let differ = |game: &&NotreDame| game.layout[0] != game.layout[other];
        assert!(deals.iter().filter(differ).count() > 10, "borough {other}");
    }
    let differ = |game: &&NotreDame| game.players[S0].deck[3..] != game.players[S1].deck[3..];
    assert!(deals.iter().filter(differ).count() > 15);
}

#[test]
fn missing_coins_come_from_one_player_if_the_table_reads_it_so() {
    // three coins are missing; the richest has five, the next four.
    let after = |shortage| {
        let mut table = ready(3, ActionCard::Bank);
        cubes(&mut table, Sector::Bank, 2);
        table.game.readings.shortage = shortage;
        table.game.supply = 0;
        let coins = [0, 5, 4];
        for (seat, player) in table.game.players.iter_mut() {
            player.coins = coins[seat.index()];
        }
        table.play(0, "play bank red").play(0, "supply");
        table.game.players.values().map(|player| player.coins).collect::<Vec<_>>()
    };
    assert_eq!(after(Shortage::CoinByCoin), [3, 3, 3]);
    assert_eq!(after(Shortage::OnePlayer), [3, 2, 4]);
}

#[test]
fn r_11_new_tables_differ_from_records_without_the_option() {
    use crate::Options;
    assert_eq!(Options::default().shortage, Shortage::OnePlayer);
    let old: Options = serde_json::from_str("{}").expect("every option may be absent");
    assert_eq!(old.shortage, Shortage::CoinByCoin);
}

#[test]
fn one_player_pays_what_there_is_and_the_next_one_the_rest() {
    let mut table = ready(3, ActionCard::Bank);
    cubes(&mut table, Sector::Bank, 2);
    table.game.readings.shortage = Shortage::OnePlayer;
    table.game.supply = 0;
    let coins = [0, 2, 1];
    for (seat, player) in table.game.players.iter_mut() {
        player.coins = coins[seat.index()];
    }
    table.play(0, "play bank red").play(0, "supply");
    let left: Vec<u8> = table.game.players.values().map(|player| player.coins).collect();
    assert_eq!(left, [3, 0, 0]);
}

#[test]
fn picks_may_be_refused_only_if_the_table_reads_it_so() {
    //
    let mut table = ready(3, ActionCard::Hotel);
    table.play(0, "play hotel red").play(0, "supply");
    assert!(!table.allows(0, "decline"));

    let mut table = ready(3, ActionCard::Hotel);
    table.game.readings.free_picks = true;
    cubes(&mut table, Sector::Hotel, 3);
    table.play(0, "play hotel red").play(0, "supply");
    assert_eq!(
        table.legal_texts(0),
        ["decline", "pick coin", "pick cube", "pick coin coin", "pick coin cube", "pick cube cube"]
    );
    let coins = me(&mut table).coins;
    table.play(0, "decline");
    assert_eq!(me(&mut table).coins, coins);
    assert!(table.events.contains(&Event::PickRefused { seat: S0 }));
}

#[test]
fn the_usual_readings_leave_the_marks_of_old_records_alone() {
    let mut game = NotreDame::new(&setup(3, 1), &mut NullSink).unwrap();
    let usual = signoria_engine::stable_hash(&game);
    game.readings.free_picks = true;
    assert_ne!(signoria_engine::stable_hash(&game), usual);
}
