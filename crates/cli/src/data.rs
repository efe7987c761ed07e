//! Files with values of the box in place of reconstructed ones (`--data`), and their template.

use std::path::Path;

use serde_json::{Map, Value};
use signoria_i18n::Names;
use signoria_registry::{
    GameType, HostData, RawOptions, RawSetup,
    host_data::{DATA, replaceable},
};

use crate::{args::Setting, console::Console, exit::Exit};

/// Reads and checks a file; the error lists everything that is wrong with it.
pub fn read(file: &Path, console: &Console) -> Result<HostData, Exit> {
    let bad = |details: &[String]| {
        let name = ("file", file.display().to_string());
        let head = console.text("cli-data-bad", &[name, ("count", details.len().to_string())]);
        Exit::Usage(details.iter().fold(head, |text, detail| format!("{text}\n  {detail}")))
    };
    let text = std::fs::read_to_string(file).map_err(|error| bad(&[error.to_string()]))?;
    let values: Map<String, Value> = toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        let values = [("line", line.to_string()), ("detail", error.message().to_owned())];
        bad(&[console.text("cli-serve-config_line", &values)])
    })?;
    HostData::read(&values).map_err(|problems| {
        let say = |problem: signoria_registry::DataProblem| {
            let game = problem.game.and_then(signoria_registry::game);
            let said = match game {
                Some(game) => console.words_of(game).render(&problem.message, &Names::default()),
                None => console.words.render(&problem.message, &Names::default()),
            };
            problem.game.map_or_else(|| said.clone(), |game| format!("{game}: {said}"))
        };
        bad(&problems.into_iter().map(say).collect::<Vec<_>>())
    })
}

/// The options of the command line: those that were typed, and the values of `--data` below them.
pub fn options(
    game: &dyn GameType,
    setting: &Setting,
    setup: &RawSetup,
    console: &Console,
) -> Result<RawOptions, Exit> {
    let pairs = console.pairs(setting)?;
    let Some(file) = &setting.data else { return Ok(RawOptions::Pairs(pairs)) };
    let typed: Vec<String> = pairs.iter().map(|(key, _)| key.clone()).collect();
    let setup = RawSetup {
        preset: setting.preset.clone(),
        options: RawOptions::Pairs(pairs),
        ..setup.clone()
    };
    let mut options = game.options(&setup).map_err(|error| console.problems(game, &error))?;
    let values = read(file, console)?.options(game.meta().id);
    options.extend(values.into_iter().filter(|(key, _)| !typed.contains(key)));
    Ok(RawOptions::Json(options))
}

/// Prints the reconstructed values of a game as a file that a host can edit.
pub fn template(game: &dyn GameType, console: &mut Console) -> Result<(), Exit> {
    let id = game.meta().id;
    let words = console.words_of(game);
    let values = replaceable(game);
    if values.is_empty() {
        return Err(console.usage_error("cli-data-none", &[("game", id.to_owned())]));
    }
    let mut text = format!("# {}\n", console.text("cli-data-head", &[]));
    for part in game.meta().provenance.iter().filter(|part| !part.values.is_empty()) {
        let said = words.term(&format!("provenance-{}", part.key));
        text.push_str(&format!("# {}: {said}\n", part.values.join(", ")));
    }
    let section = Map::from_iter([(id.to_owned(), Value::Object(values))]);
    let body = toml::to_string(&section).map_err(|error| Exit::Usage(error.to_string()))?;
    console.write(&format!("{text}\n{body}"))
}

/// Says which values of the host are played, if there are any.
pub fn tell(options: &Map<String, Value>, console: &mut Console) -> Result<(), Exit> {
    let Some(Value::Object(data)) = options.get(DATA) else { return Ok(()) };
    let names: Vec<String> = data.keys().cloned().collect();
    let names = console.words.join(&names);
    console.print("cli-data-played", &[("names", names)])
}
