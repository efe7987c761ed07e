//! A copy of the repository in which one game carries all its mutants, compiled once.

use std::{
    collections::BTreeSet,
    fs,
    ops::Range,
    path::{Path, PathBuf},
    process,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{
    find::{Mutant, Site, find},
    weave::{MAX_MUTANTS, SWITCH, Unfit, Woven, weave},
};
use crate::tree::{Tree, package};

/// Modules of a game that are not mutated: texts for people, samples for bots, and checks that only tests call.
const NOT_RULES: [&str; 5] = ["text", "meta", "determinize", "audit", "tests"];

/// Times that mutants are weeded out before giving up.
const MAX_ROUNDS: usize = 30;

/// A game with all its mutants.
#[derive(Debug)]
pub struct Built {
    pub mutants: Vec<Mutant>,
    pub unfit: Unfit,
    /// Programs with the tests of the game.
    pub programs: Vec<PathBuf>,
    /// Where they are to be run.
    pub folder: PathBuf,
}

/// Mutates the files of a game whose path contains `pattern`, and compiles its tests. Waits while another
/// game is being compiled in the same copy.
pub fn build(tree: &Tree, game: &str, pattern: &str) -> Result<Built> {
    let folder = tree.root().join("target/mutate");
    fs::create_dir_all(&folder)?;
    let lock = fs::File::create(folder.join("lock")).context("cannot write target/mutate/lock")?;
    lock.lock().context("cannot lock target/mutate/lock")?;
    let mut files = rules(tree, game)?;
    files.retain(|file| file.contains(pattern));
    let copy = Copy::new(tree, game, &files)?;
    let mut mutants = Vec::new();
    let mut sources = Vec::new();
    for file in files {
        let text = tree.read(&file)?;
        let sites = find(&file, &text, &mut mutants)?;
        sources.push(Source { file, text, sites, woven: Woven::default() });
    }
    if mutants.is_empty() {
        bail!("there is nothing to mutate in files with `{pattern}` in their path");
    }
    if mutants.len() > MAX_MUTANTS {
        bail!("{} mutants are too many; mutate fewer files with --file", mutants.len());
    }
    let mut unfit = Unfit::default();
    for round in 1..=MAX_ROUNDS {
        for source in &mut sources {
            source.woven = weave(&source.text, &source.sites, &mutants, &unfit);
            copy.write(&source.file, source.woven.text.as_bytes())?;
        }
        let output = copy.cargo(&["check", "--lib"])?;
        let errors = Errors::read(&output);
        if errors.list.is_empty() {
            if !output.contains("\"build-finished\",\"success\":true") {
                bail!("the copy in {} does not compile", copy.root.display());
            }
            let programs = programs(&copy.cargo(&["test", "--no-run"])?);
            if programs.is_empty() {
                bail!("the tests in {} do not compile", copy.root.display());
            }
            return Ok(Built { mutants, unfit, programs, folder: copy.crate_folder() });
        }
        let before = unfit.mutants.len() + unfit.constants.len();
        errors.blame(&sources, &mut unfit);
        if unfit.mutants.len() + unfit.constants.len() == before {
            bail!("no mutant is to blame for this: {}", errors.list[0].message);
        }
        println!("   round {round}: {} errors", errors.list.len());
    }
    bail!("the mutants do not compile after {MAX_ROUNDS} rounds");
}

/// The files of a game that hold its rules.
fn rules(tree: &Tree, game: &str) -> Result<Vec<String>> {
    let folder = format!("crates/games/{game}/src/");
    let mut files = tree.files()?;
    files.retain(|file| {
        let Some(inside) = file.strip_prefix(&folder) else { return false };
        let module = inside.split(['/', '.']).next().unwrap_or(inside);
        is_rust(inside) && !NOT_RULES.contains(&module)
    });
    Ok(files)
}

fn is_rust(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|extension| extension == "rs")
}

struct Source {
    file: String,
    text: String,
    sites: Vec<Site>,
    woven: Woven,
}

/// The copy. It is kept, and files are written only when they change, so that cargo compiles little.
struct Copy {
    root: PathBuf,
    target: PathBuf,
    game: String,
}

impl Copy {
    /// Copies everything but the files that are about to be mutated.
    fn new(tree: &Tree, game: &str, mutated: &[String]) -> Result<Self> {
        let folder = tree.root().join("target/mutate");
        let copy =
            Self { root: folder.join("tree"), target: folder.join("build"), game: game.to_owned() };
        let files = tree.files()?;
        for file in files.iter().filter(|file| !file.starts_with("web/") && !mutated.contains(file))
        {
            copy.write(file, &fs::read(tree.root().join(file))?)?;
        }
        // A test that is gone must not be run.
        let tests = copy.crate_folder().join("tests");
        for entry in fs::read_dir(&tests).into_iter().flatten() {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let file = format!("crates/games/{game}/tests/{name}");
            if is_rust(&name) && !files.contains(&file) {
                fs::remove_file(tests.join(name))?;
            }
        }
        copy.write(&format!("crates/games/{game}/src/mutant.rs"), SWITCH.as_bytes())?;
        Ok(copy)
    }

    /// Writes a file unless it is the same already. The library gets the module with the switch.
    fn write(&self, file: &str, text: &[u8]) -> Result<()> {
        let path = self.root.join(file);
        let mut text = text.to_vec();
        if *file == format!("crates/games/{}/src/lib.rs", self.game) {
            text.extend_from_slice(b"\nmod mutant;\n");
        }
        if fs::read(&path).is_ok_and(|present| present == text) {
            return Ok(());
        }
        fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    }

    fn crate_folder(&self) -> PathBuf {
        self.root.join("crates/games").join(&self.game)
    }

    /// Runs cargo for the game and returns its messages.
    fn cargo(&self, words: &[&str]) -> Result<String> {
        let output = process::Command::new("cargo")
            .args(words)
            .args(["--offline", "--quiet", "--message-format=json", "--package"])
            .arg(package(&self.game))
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("RUSTFLAGS", "-Awarnings")
            .output()
            .context("cannot start cargo")?;
        let text = String::from_utf8(output.stdout).context("cargo printed no text")?;
        if !output.status.success() && !text.contains("\"compiler-message\"") {
            bail!("cargo failed: {}", String::from_utf8_lossy(&output.stderr));
        }
        Ok(text)
    }
}

/// The programs among the messages of cargo.
fn programs(output: &str) -> Vec<PathBuf> {
    let messages = output.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    messages
        .filter(|message| message["profile"]["test"] == Value::Bool(true))
        .filter_map(|message| message["executable"].as_str().map(PathBuf::from))
        .collect()
}

#[derive(Debug)]
struct Fault {
    message: String,
    code: String,
    /// Files and ranges the error points to.
    places: Vec<(String, Range<usize>)>,
}

#[derive(Debug)]
struct Errors {
    list: Vec<Fault>,
}

/// Errors about a value that lives too short: a constant that is no longer one.
const SHORT_LIVES: [&str; 3] = ["E0515", "E0597", "E0716"];

/// A function that has to be constant is none.
const NOT_CONSTANT: &str = "E0015";

impl Errors {
    fn read(output: &str) -> Self {
        let messages = output.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let list = messages
            .map(|mut message| message["message"].take())
            .filter(|message| {
                message["level"] == "error" && message["spans"] != Value::Array(vec![])
            })
            .map(|message| Fault {
                message: message["rendered"].as_str().unwrap_or_default().to_owned(),
                code: message["code"]["code"].as_str().unwrap_or_default().to_owned(),
                places: message["spans"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(place)
                    .collect(),
            })
            .collect();
        Self { list }
    }

    /// Adds to `unfit` what the errors are about.
    fn blame(&self, sources: &[Source], unfit: &mut Unfit) {
        let mut constants = BTreeSet::new();
        for fault in &self.list {
            if fault.code == NOT_CONSTANT {
                constants.extend(called(&fault.message));
                continue;
            }
            for (file, range) in &fault.places {
                let Some(source) = sources.iter().find(|source| source.file == *file) else {
                    continue;
                };
                let inside = source.woven.inside(range);
                if SHORT_LIVES.contains(&fault.code.as_str()) && !inside.is_empty() {
                    unfit.mutants.extend(inside);
                } else {
                    unfit.mutants.extend(source.woven.blame(range));
                }
            }
        }
        unfit.constants.extend(constants);
    }
}

/// A primary span, followed out of macros.
fn place(span: &Value) -> Option<(String, Range<usize>)> {
    if span["is_primary"] != Value::Bool(true) {
        return None;
    }
    let mut span = span;
    while span["expansion"].is_object() {
        span = &span["expansion"]["span"];
    }
    let number = |name: &str| span[name].as_u64().map(|number| number as usize);
    let file = Path::new(span["file_name"].as_str()?).to_str()?.to_owned();
    Some((file, number("byte_start")?..number("byte_end")?))
}

/// The function in ``cannot call non-const method `Set::<T>::has` in constants``: `Set::has`, or only its
/// name if it belongs to no type.
fn called(message: &str) -> Option<String> {
    let path = message.split('`').nth(1)?;
    let mut parts = path.rsplit("::").filter(|part| !part.contains(['<', '>']));
    let name = parts.next()?;
    match parts.next() {
        Some(owner) if owner.starts_with(char::is_uppercase) => Some(format!("{owner}::{name}")),
        _ => Some(name.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_functions_are_read_from_errors() {
        let message = "error[E0015]: cannot call non-const method `Set::<4>::has` in constants";
        assert_eq!(called(message).as_deref(), Some("Set::has"));
        let message =
            "error[E0015]: cannot call non-const function `cards::table::<u8>` in statics";
        assert_eq!(called(message).as_deref(), Some("table"));
    }

    #[test]
    fn primary_spans_are_read() {
        let line = r#"{"message":{"level":"error","rendered":"no","code":{"code":"E0308"},"spans":[
            {"is_primary":true,"file_name":"a.rs","byte_start":3,"byte_end":5,"expansion":null},
            {"is_primary":false,"file_name":"a.rs","byte_start":0,"byte_end":1,"expansion":null}]}}"#;
        let errors = Errors::read(&line.replace('\n', ""));
        assert_eq!(errors.list[0].places, [("a.rs".to_owned(), 3..5)]);
        assert_eq!(errors.list[0].code, "E0308");
    }
}
