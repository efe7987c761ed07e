//! Real positions of every game to try things in.

use std::sync::OnceLock;

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
use signoria_engine::{RngExt, Seed};
use signoria_registry::{GAMES, GameType, RawSetup, Table};

/// Positions kept of each game that is played out.
const KEPT: usize = 12;

/// Maximum number of decisions of a game; long games are cut off.
const LONGEST: usize = 2_000;

/// Positions of one game.
pub struct Positions {
    pub game: &'static dyn GameType,
    pub tables: Vec<Box<dyn Table>>,
}

/// Positions of every game, for every number of players, with default options and with each preset:
/// some spread over a random game, and its end.
pub fn positions() -> &'static [Positions] {
    static POSITIONS: OnceLock<Vec<Positions>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let of = |game: &&'static dyn GameType| Positions { game: *game, tables: tables(*game) };
        GAMES.iter().map(of).collect()
    })
}

fn tables(game: &dyn GameType) -> Vec<Box<dyn Table>> {
    let mut tables = Vec::new();
    let presets = game.meta().presets.iter().map(|preset| Some(preset.id.to_owned()));
    for preset in std::iter::once(None).chain(presets) {
        for seats in game.meta().seats.counts() {
            let mut setup = RawSetup::new(seats, Seed::from_number(u64::from(seats)));
            setup.preset.clone_from(&preset);
            // Not every preset fits every number of players.
            let Ok(mut table) = game.start(&setup) else { continue };
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(tables.len() as u64);
            play_on(table.as_mut(), &mut rng, LONGEST);
            let length = table.history().len();
            tables.extend((0..KEPT).map(|at| table.at(length * at / KEPT)));
            tables.push(table);
        }
    }
    tables
}

/// Plays at random.
pub fn play_on(table: &mut dyn Table, rng: &mut impl RngExt, decisions: usize) {
    for _ in 0..decisions {
        let Some(seat) = table.to_act().first() else { return };
        let choices = table.choices(seat);
        let choice = &choices[rng.below(choices.len())];
        table.play(seat, &choice.text).expect("a listed choice can be played");
    }
}
