//! Positions of real games for the tests of the boards: every kind of question with every kind of answer.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
};

use serde_json::{Value, json};
use signoria_engine::{GameRng, RngExt, Seed, Viewer};
use signoria_registry::{Choice, GAMES, GameType, RawSetup, Table};

use crate::{File, has_board};

/// Games of each preset with each number of seats.
const GAMES_PER_TABLE: u64 = 4;

/// Positions with more choices are not kept.
const MAX_CHOICES: usize = 120;

/// The fixture of every game that has a board, by its path from the root of the repository.
pub fn positions() -> Vec<File> {
    GAMES
        .iter()
        .filter(|game| has_board(game.meta().id))
        .map(|game| {
            let path = format!("web/src/games/{}/positions.fixture.json", game.meta().id);
            (path, of_game(*game))
        })
        .collect()
}

/// For each kind of answer to each kind of question the position with the fewest choices, and for each kind of
/// question the one with the most.
#[derive(Default)]
struct Kept {
    /// Rank among positions of the same kind, lowest first, and which position.
    best: BTreeMap<String, (usize, usize)>,
    positions: Vec<Value>,
}

fn of_game(game: &dyn GameType) -> String {
    let mut kept = Kept::default();
    let presets: Vec<Option<&str>> =
        [None].into_iter().chain(game.meta().presets.iter().map(|it| Some(it.id))).collect();
    for preset in presets {
        for seats in game.meta().seats.counts() {
            for number in 0..GAMES_PER_TABLE {
                let setup = RawSetup {
                    preset: preset.map(str::to_owned),
                    ..RawSetup::new(seats, Seed::from_number(number))
                };
                // Not every preset can be played by every number.
                if let Ok(mut table) = game.start(&setup) {
                    play(&mut *table, number, &mut kept);
                }
            }
        }
    }
    let chosen: BTreeSet<usize> = kept.best.values().map(|&(_, position)| position).collect();
    let mut text = "[\n".to_owned();
    for (at, position) in chosen.iter().enumerate() {
        let comma = if at + 1 < chosen.len() { "," } else { "" };
        writeln!(text, "{}{comma}", kept.positions[*position]).expect("a text takes everything");
    }
    text + "]\n"
}

fn play(table: &mut dyn Table, number: u64, kept: &mut Kept) {
    let mut chance = GameRng::new(Seed::from_number(number)).next_stream();
    loop {
        let asked: Vec<_> = table.to_act().iter().collect();
        let Some(seat) = chance.pick(&asked) else { return };
        let choices = table.choices(seat);
        if choices.len() <= MAX_CHOICES {
            kept.look(table, Viewer::Seat(seat), &choices);
        }
        let action = choices[chance.below(choices.len())].text.clone();
        table.play(seat, &action).expect("it is listed");
    }
}

impl Kept {
    fn look(&mut self, table: &dyn Table, viewer: Viewer, choices: &[Choice]) {
        let view = table.view(viewer);
        let asked = view["question"]["kind"].as_str().unwrap_or_default();
        let answers: BTreeSet<String> = choices
            .iter()
            .map(|choice| match choice.action.value() {
                Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
                word => word.as_str().unwrap_or_default().to_owned(),
            })
            .collect();
        let fewest = answers.into_iter().map(|kind| (format!("{asked} {kind}"), choices.len()));
        let most = (format!("{asked}, most"), MAX_CHOICES - choices.len());
        let better: Vec<(String, usize)> = fewest
            .chain([most])
            .filter(|(kind, rank)| self.best.get(kind).is_none_or(|(best, _)| rank < best))
            .collect();
        if better.is_empty() {
            return;
        }
        let position = self.positions.len();
        self.best.extend(better.into_iter().map(|(kind, rank)| (kind, (rank, position))));
        let choices: Vec<Value> =
            choices.iter().map(|it| json!({ "text": it.text, "action": it.action })).collect();
        self.positions.push(json!({ "view": view, "choices": choices }));
    }
}
