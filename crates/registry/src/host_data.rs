//! Values of the box that a host has entered in place of reconstructed ones.
//!
//! A file has a section for each game, with the names of [`GameType::replaceable`]: options of the game, or fields of
//! its option `data`. They become options of new games, so that records carry them.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use signoria_engine::{Message, Seed};

use crate::{GAMES, GameType, RawOptions, RawSetup};

/// The option whose fields are no options of a form.
pub const DATA: &str = "data";

/// The values of a host, checked; the default replaces nothing.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct HostData(BTreeMap<&'static str, Map<String, Value>>);

/// Something that is wrong with a file of values.
#[derive(Clone, PartialEq, Debug)]
pub struct DataProblem {
    /// Whose texts say it; `None`: those of the platform.
    pub game: Option<&'static str>,
    /// What is wrong.
    pub message: Message,
}

impl HostData {
    /// Checks a whole file; the error is everything that is wrong with it.
    pub fn read(file: &Map<String, Value>) -> Result<Self, Vec<DataProblem>> {
        let mut problems = Vec::new();
        let mut all = BTreeMap::new();
        for (id, section) in file {
            let game = crate::game(id);
            let (Some(game), Value::Object(section)) = (game, section) else {
                let known: Vec<_> = GAMES.iter().map(|game| game.meta().id).collect();
                let message = Message::new("problem-data_game").with("name", id.clone());
                let message = message.with("known", known.join(", "));
                problems.push(DataProblem { game: None, message });
                continue;
            };
            let id = game.meta().id;
            let (values, wrong) = read_section(game, section);
            problems
                .extend(wrong.into_iter().map(|message| DataProblem { game: Some(id), message }));
            all.insert(id, values);
        }
        if problems.is_empty() { Ok(Self(all)) } else { Err(problems) }
    }

    /// The options that a new game gets unless its setup has others.
    pub fn options(&self, game: &str) -> Map<String, Value> {
        self.0.get(game).cloned().unwrap_or_default()
    }
}

/// The names a file may use for a game, with their built-in values.
pub fn replaceable(game: &dyn GameType) -> Map<String, Value> {
    let mut values = game.replaceable();
    if let Some(Value::Object(data)) = values.remove(DATA) {
        values.extend(data);
    }
    values
}

/// Values as options, and everything that is wrong with them.
fn read_section(
    game: &dyn GameType,
    section: &Map<String, Value>,
) -> (Map<String, Value>, Vec<Message>) {
    let known = replaceable(game);
    let mut problems = Vec::new();
    let mut options = Map::new();
    for (name, value) in section {
        if !known.contains_key(name) {
            let names: Vec<_> = known.keys().map(String::as_str).collect();
            let message = Message::new("problem-data_name").with("name", name.clone());
            problems.push(message.with("known", names.join(", ")));
            continue;
        }
        // The entries of a table are read one by one, so that each wrong one is found.
        let sound = match value {
            Value::Object(entries) if !entries.is_empty() => {
                let sound = entries.iter().filter(|(entry, value)| {
                    let one = Map::from_iter([((*entry).clone(), (*value).clone())]);
                    let path = format!("{name}.{entry}");
                    reads(game, name, &path, Value::Object(one), &mut problems)
                });
                let sound: Map<_, _> = sound.map(|(key, it)| (key.clone(), it.clone())).collect();
                Value::Object(sound)
            }
            value if reads(game, name, name, value.clone(), &mut problems) => value.clone(),
            _ => continue,
        };
        place(game, name, sound, &mut options);
    }
    for seats in game.meta().seats.counts() {
        for problem in problems_of(game, seats, options.clone()) {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
    }
    (options, problems)
}

/// Whether a value has the right form; if not, the problem is added.
fn reads(
    game: &dyn GameType,
    name: &str,
    path: &str,
    value: Value,
    problems: &mut Vec<Message>,
) -> bool {
    let mut options = Map::new();
    place(game, name, value, &mut options);
    let unreadable = problems_of(game, game.meta().seats.min, options)
        .into_iter()
        .find(|problem| problem.key == "problem-options");
    if let Some(problem) = unreadable {
        let detail = problem.args.into_iter().find(|(key, _)| *key == "detail");
        let detail = detail.map_or_else(|| String::new().into(), |(_, detail)| detail);
        let message = Message::new("problem-data_value").with("name", path.to_owned());
        problems.push(message.with("detail", detail));
        return false;
    }
    true
}

/// Puts a value where the options of the game have it.
fn place(game: &dyn GameType, name: &str, value: Value, options: &mut Map<String, Value>) {
    if game.meta().options.iter().any(|option| option.key == name) {
        options.insert(name.to_owned(), value);
        return;
    }
    let data = options.entry(DATA).or_insert_with(|| Value::Object(Map::new()));
    if let Value::Object(data) = data {
        data.insert(name.to_owned(), value);
    }
}

fn problems_of(game: &dyn GameType, seats: u8, options: Map<String, Value>) -> Vec<Message> {
    let setup = RawSetup {
        options: RawOptions::Json(options),
        ..RawSetup::new(seats, Seed::from_number(0))
    };
    game.options(&setup).err().map_or_else(Vec::new, |error| error.problems)
}
