//! Phase 5 in a round that is played (§9).

use super::{S0, S1, bribing, plague, table};
use crate::cards::{Person, Sector};

/// the doctor spares the player who bribed the doctor, in the round of the bribe.
#[test]
fn a_player_who_bribes_the_doctor_is_spared() {
    let mut table = bribing(3, Person::Doctor);
    let plague = table.game.plague();
    assert!(plague >= 2, "the doctor's own card shows two rats");
    table.play(0, "bribe doctor").play(1, "pass").play(2, "pass");
    let rats: Vec<u8> = table.game.players.values().map(|player| player.rat).collect();
    assert_eq!(rats, [0, plague, plague]);
}

/// the plague strikes in turn order.
#[test]
fn the_plague_strikes_the_start_player_first() {
    let mut table = table(2);
    for seat in [S0, S1] {
        let player = &mut table.game.players[seat];
        player.cubes[Sector::Bank.index()] = 1;
        player.cubes[Sector::Park.index()] = 1;
        player.rat = 9;
    }
    table.game.start = S1;
    plague(&mut table, 4);
    assert_eq!(table.asked(), [1]);
    table.play(1, "remove bank");
    assert_eq!(table.asked(), [0]);
}
