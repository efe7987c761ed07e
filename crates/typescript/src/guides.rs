//! What the rules pages show of a real game: a position to point at, and a result that is explained.

use serde_json::{Value, json};
use signoria_engine::{Seat, Seed, Viewer};
use signoria_registry::{Budget, GAMES, GameType, RawSetup, Table};

use crate::{File, has_board};

/// The bot that plays the game: quick, and the same every time.
const BOT: &str = "greedy";

/// Deals that are tried until one shows what a reader should see.
const DEALS: u64 = 24;

/// The guide of every game that has a board, by its path from the root of the repository.
pub fn guides() -> Vec<File> {
    GAMES
        .iter()
        .filter(|game| has_board(game.meta().id))
        .map(|game| {
            let path = format!("web/src/games/{}/guide.json", game.meta().id);
            (path, format!("{}\n", of_game(*game)))
        })
        .collect()
}

/// Of a few games the one whose result has the most kinds of points, and a position of it as seat 1 sees it: their first
/// decision after 55 % of the actions.
fn of_game(game: &dyn GameType) -> Value {
    let seats = game.meta().seats.max.min(4);
    let table = (0..DEALS)
        .map(|number| played(game, seats, number))
        .max_by_key(|table| sources(&**table))
        .expect("there are deals");
    let seat = Seat::new(0);
    let reader = Viewer::Seat(seat);
    let middle = (table.actions() * 55 / 100..table.actions())
        .map(|at| table.at(at))
        .find(|position| position.to_act().contains(seat))
        .expect("every seat acts in the second half of a game");
    let outcome = table.outcome().expect("it was played to its end");
    json!({ "view": middle.view(reader), "points": middle.points(reader), "standings": outcome.standings })
}

fn sources(table: &dyn Table) -> usize {
    let outcome = table.outcome().expect("it was played to its end");
    let parts = outcome.standings.iter().flat_map(|standing| &standing.parts);
    parts.filter(|part| part.points != 0).count()
}

fn played(game: &dyn GameType, seats: u8, number: u64) -> Box<dyn Table> {
    let seed = Seed::from_number(number);
    let mut table =
        game.start(&RawSetup::new(seats, seed)).expect("the usual options can be played");
    let mut bots: Vec<_> = (0..u64::from(seats))
        .map(|seat| table.bot(BOT, number * 10 + seat).expect("all games have this bot"))
        .collect();
    while let Some(seat) = table.to_act().iter().next() {
        let bot = &mut bots[seat.index()];
        let action = bot.choose(&*table, seat, &Budget::default()).expect("the seat is to act");
        table.play(seat, &action).expect("bots play what is legal");
    }
    table
}
