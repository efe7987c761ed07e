//! The trusted friend counts as a cube wherever a sector is counted (§1, R-15), and walks.

use super::{S0, bribing, cubes, me, prestige, ready};
use crate::{
    cards::{ActionCard, Person, Sector},
    frame::Frame,
};

/// §7.5.
#[test]
fn the_friend_in_the_carriage_house_lengthens_the_drive() {
    let mut table = ready(3, ActionCard::TrustedFriend);
    cubes(&mut table, Sector::CarriageHouse, 1);
    table.play_all(0, &["play trusted_friend red", "friend carriage_house"]);
    assert_eq!(table.game.stack.top(), Some(Frame::Drive { seat: S0, range: 2 }));
}

#[test]
fn a_sector_with_the_friend_is_not_empty_for_the_night_watchman() {
    let mut table = bribing(3, Person::NightWatchman);
    me(&mut table).friend = Some(Sector::Hotel);
    table.play(0, "bribe night_watchman");
    assert_eq!(prestige(&table, S0), 6);
}

/// Notre Dame is no sector.
#[test]
fn the_lady_in_waiting_counts_the_friend_and_not_notre_dame() {
    let mut table = bribing(3, Person::LadyInWaiting);
    cubes(&mut table, Sector::Bank, 2);
    (me(&mut table).friend, me(&mut table).cathedral) = (Some(Sector::Bank), 4);
    table.play(0, "bribe lady_in_waiting");
    assert_eq!(prestige(&table, S0), 3);
}

///
#[test]
fn the_minstrel_may_fetch_the_friend_from_a_sector_without_cubes() {
    let mut table = bribing(3, Person::Minstrel);
    cubes(&mut table, Sector::Bank, 1);
    me(&mut table).friend = Some(Sector::Hotel);
    table.play(0, "bribe minstrel");
    assert_eq!(table.legal_texts(0), ["from bank", "from hotel"]);
    table.play_all(0, &["from hotel", "to park"]);
    assert_eq!(me(&mut table).friend, Some(Sector::Park));
}

/// §8.5: to a different sector.
#[test]
fn the_magician_takes_the_friend_to_another_sector() {
    let mut table = bribing(3, Person::Magician);
    me(&mut table).friend = Some(Sector::Hotel);
    table.play(0, "bribe magician");
    assert_eq!(table.legal(0).len(), 6);
    assert!(!table.allows(0, "to hotel"));
}
