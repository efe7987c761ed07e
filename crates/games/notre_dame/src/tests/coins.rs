//! Too few coins in the supply.

use signoria_engine::NullSink;

use super::{S0, S1, S2, cubes, me, ready, table};
use crate::{
    cards::{ActionCard, Sector},
    event::Event,
};

#[test]
fn of_the_richest_the_first_clockwise_after_the_receiver_pays() {
    let mut table = table(4);
    table.game.supply = 0;
    for (player, coins) in table.game.players.values_mut().zip([6, 1, 6, 6]) {
        player.coins = coins;
    }
    table.game.gain_coins(S1, 1, &mut NullSink);
    let coins: Vec<u8> = table.game.players.values().map(|player| player.coins).collect();
    assert_eq!(coins, [6, 2, 5, 6]);
}

#[test]
fn coins_are_lost_when_no_player_has_any() {
    let mut table = ready(3, ActionCard::Bank);
    cubes(&mut table, Sector::Bank, 2);
    table.game.supply = 0;
    (table.game.players[S1].coins, table.game.players[S2].coins) = (1, 0);
    me(&mut table).coins = 24;
    table.play_all(0, &["play bank red", "supply"]);
    assert_eq!((me(&mut table).coins, table.game.players[S1].coins), (25, 0));
    assert!(table.events.contains(&Event::CoinFrom { seat: S0, from: S1 }));
    assert!(table.events.contains(&Event::NoCoins { seat: S0 }));
}
