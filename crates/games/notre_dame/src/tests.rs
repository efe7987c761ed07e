//! Scenario tests with access to the state: build a table, play a script, look.

mod coins;
mod course;
mod data;
mod friend;
mod hits;
mod knowledge;
mod ledger;
mod mutants;
mod plague;
mod rules;
mod setup;
mod told;
mod vectors;
mod words;

use signoria_engine::{Game, Seat, Seed, Setup, Stack, flow};
use signoria_testkit::scenario;

use crate::{
    NotreDame, Options,
    cards::{ActionCard, Person, Sector, Tile},
    frame::Frame,
    options::Start,
    state::Player,
};

type Table = scenario::Table<NotreDame>;

/// The first seat, which begins; its colour is red.
const S0: Seat = Seat::new(0);
const S1: Seat = Seat::new(1);
const S2: Seat = Seat::new(2);
const S3: Seat = Seat::new(3);

/// A dealt table: seat 0 begins, messages in the canonical layout of §4.4.
fn table(seats: u8) -> Table {
    table_with(seats, Options::default())
}

fn table_with(seats: u8, options: Options) -> Table {
    let mut table = Table::deal_with(seats, 1, Options { start: Start::Seat1, ..options });
    table.game.layout = [Tile::ALL; 5];
    table.events.clear();
    table
}

/// Makes the game continue with this frame.
fn go(table: &mut Table, frame: Frame) {
    table.game.stack = Stack::new(frame);
    flow::run(&mut table.game, &mut table.events);
}

/// Seat 0 is about to play its first card and holds an own card of this kind.
fn ready(seats: u8, kind: ActionCard) -> Table {
    let mut table = table(seats);
    arm(&mut table, kind);
    table
}

/// Seat 0 is about to play its first card again, an own one of this kind.
fn arm(table: &mut Table, kind: ActionCard) {
    for player in table.game.players.values_mut() {
        player.played = 0;
    }
    let at = table.game.at_round();
    let deck = &mut table.game.players[S0].deck;
    let old = deck.iter().position(|&card| card == kind).unwrap();
    deck.swap(at, old);
    go(table, Frame::Play { pass: 1, turn: 0 });
}

/// Seat 0 is about to bribe; this person is open.
fn bribing(seats: u8, person: Person) -> Table {
    let mut table = table(seats);
    open(&mut table, person);
    go(&mut table, Frame::Bribe { turn: 0 });
    table
}

/// Puts a person among the open ones.
fn open(table: &mut Table, person: Person) {
    let game = &mut table.game;
    if let Some(at) = game.brown.iter().position(|&brown| brown == person) {
        game.brown.swap(usize::from(game.round - 1) * 2, at);
    } else {
        let at = game.grey.iter().position(|&grey| grey == person).unwrap();
        game.stage = (at / 3) as u8;
        game.round = (at % 3) as u8 + 1;
    }
}

/// Phase 5 with this plague, for all players.
fn plague(table: &mut Table, value: u8) {
    let open = table.game.open_persons();
    let mut left = value;
    for person in open {
        table.game.rats[person.index()] = left.min(3);
        left -= left.min(3);
    }
    assert_eq!(left, 0, "three persons show at most nine rats");
    go(table, Frame::Plague { turn: 0 });
}

fn me(table: &mut Table) -> &mut Player {
    &mut table.game.players[S0]
}

/// Puts this number of cubes of seat 0 into a sector, from the general supply or else from the own one.
fn cubes(table: &mut Table, sector: Sector, number: u8) {
    let player = me(table);
    for _ in 0..number {
        if player.general > 0 {
            player.general -= 1;
        } else {
            player.own -= 1;
        }
        player.cubes[sector.index()] += 1;
    }
}

/// Gives a seat a message from the board.
fn give(table: &mut Table, seat: Seat, borough: u8, tile: Tile) {
    assert!(table.game.board.contains(borough, tile));
    table.game.board.remove(borough, tile);
    table.game.players[seat].messages.insert(borough, tile);
}

fn prestige(table: &Table, seat: Seat) -> i16 {
    table.game.players[seat].prestige()
}

/// A setup for callers that deal themselves.
fn setup(seats: u8, seed: u64) -> Setup<Options> {
    NotreDame::setup(seats, Seed::from_number(seed))
}
