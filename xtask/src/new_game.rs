//! A new game from the template.
//!
//! `template/` is a small complete game whose files lie where those of a new game go. They are copied with its name
//! replaced, and the few lines that register a game are added. The rules of the template are a member of the workspace,
//! so they are compiled and held to every law; `--check` does the same for all the rest.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    args::Args,
    command::Command,
    rules, tidy,
    tree::{Tree, package},
};

pub const HELP: &str = "\
Adds a game: a small complete one under a new name, registered everywhere. Then change its rules.

Usage: cargo xtask new-game ID
       cargo xtask new-game --check

  ID       name in records and addresses: lower case, words joined by `_`
  --check  adds a game to a copy of the repository in target/new-game and plays it there: laws, arena, terminal,
           list view, TypeScript; uses the folder target for what is compiled already

docs/adding_a_game.md names every line that is added.";

/// The folder of the template, and its id.
const TEMPLATE: (&str, &str) = ("template", "goofspiel");

/// What `--check` calls its game: two words, so that all ways of writing them are tried.
const CHECKED: &str = "check_game";

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let trial = args.flag("--check");
    let ids = args.rest()?;
    match (trial, ids.as_slice()) {
        (true, []) => check(tree),
        (false, [id]) => {
            let name = Name::new(tree, id)?;
            for line in create(tree, &name)? {
                println!("{line}");
            }
            finish(tree, &name)?;
            Command::new("cargo run --locked --quiet --package signoria-typescript")
                .word("types")
                .run(tree)?;
            println!("\n{id} can be played now: cargo run -- play {id}");
            println!("Next: docs/rules/{id}.md, then the rules in crates/games/{id}.");
            Ok(())
        }
        _ => bail!("one ID is expected; see `cargo xtask new-game --help`"),
    }
}

/// The name of a game in its spellings.
#[derive(Debug)]
struct Name {
    /// `check_game`
    id: String,
    /// `CheckGame`
    kind: String,
    /// `Check Game`
    title: String,
}

impl Name {
    fn new(tree: &Tree, id: &str) -> Result<Self> {
        let word = |word: &str| {
            word.starts_with(|first: char| first.is_ascii_lowercase())
                && word.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
        };
        ensure!(
            id.split('_').all(word),
            "`{id}`: an id is lower case, its words begin with a letter and are joined by `_`"
        );
        let taken = id == TEMPLATE.1
            || tree.has(&format!("crates/{id}"))
            || tree.has(&format!("crates/games/{id}"))
            // The folder and the package of the list have different names.
            || id == "games";
        ensure!(!taken, "`{id}` is taken");
        // Words that are no name in Rust would compile nowhere.
        ensure!(!KEYWORDS.contains(&id), "`{id}` is a keyword of Rust");
        Ok(Self::spelled(id))
    }

    fn spelled(id: &str) -> Self {
        let words: Vec<String> =
            id.split('_').map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect();
        Self { id: id.to_owned(), kind: words.concat(), title: words.join(" ") }
    }

    /// A text of the template with this name.
    fn renamed(&self, text: &str, rust: bool) -> String {
        let template = Self::spelled(TEMPLATE.1);
        let quoted = |title: &str| format!("\"{title}\"");
        let big = if rust { &self.kind } else { &self.title };
        text.replace(&package(&template.id), &package(&self.id))
            .replace(&quoted(&template.title), &quoted(&self.title))
            .replace(&template.kind, big)
            .replace(&template.id, &self.id)
    }
}

const KEYWORDS: [&str; 41] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true",
];

/// Copies the template and registers the game. Returns what was done, a line for each file.
fn create(tree: &Tree, name: &Name) -> Result<Vec<String>> {
    let mut files = Vec::new();
    let root = tree.root().join(TEMPLATE.0);
    list(&root, &root, &mut files)?;
    // Before anything is written: a half-made game is worse than none.
    let edits = registered(tree, name)?;
    let mut done = Vec::new();
    for path in files {
        // Records carry the name of the game in their digest; `finish` writes new ones.
        if path.contains("/tests/records/") {
            continue;
        }
        let to = path.replace(TEMPLATE.1, &name.id);
        ensure!(!tree.has(&to), "{to} is there already");
        let rust = Path::new(&path).extension().is_some_and(|it| it == "rs");
        let text = name.renamed(&tree.read(&format!("{}/{path}", TEMPLATE.0))?, rust);
        if let Some(folder) = tree.root().join(&to).parent() {
            fs::create_dir_all(folder)?;
        }
        tree.write(&to, &text)?;
        done.push(format!("{to}: new"));
    }
    for Edit { path, text, lines } in edits {
        tree.write(path, &text)?;
        done.extend(lines.iter().map(|line| format!("{path}: {}", line.trim())));
    }
    Ok(done)
}

/// The files below a folder, sorted, with `/`.
fn list(folder: &Path, root: &Path, files: &mut Vec<String>) -> Result<()> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .with_context(|| format!("cannot read {}", folder.display()))?
        .map(|entry| entry.map(|it| it.path()))
        .collect::<Result<_, _>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            list(&path, root, files)?;
        } else {
            files.push(path.strip_prefix(root)?.to_string_lossy().replace('\\', "/"));
        }
    }
    Ok(())
}

/// A shared file with its new lines.
struct Edit {
    path: &'static str,
    text: String,
    lines: Vec<String>,
}

/// The lines that register a game; `docs/adding_a_game.md` lists them.
fn registered(tree: &Tree, name: &Name) -> Result<Vec<Edit>> {
    let (id, package) = (&name.id, package(&name.id));
    let edit = |path: &'static str, lines: Vec<(String, Place)>| -> Result<Edit> {
        let mut text = tree.read(path)?;
        let mut added = Vec::new();
        for (line, place) in lines {
            text = with_line(&text, &line, place).with_context(|| format!("{path}: `{line}`"))?;
            added.push(line);
        }
        Ok(Edit { path, text, lines: added })
    };
    let krate = package.replace('-', "_");
    Ok(vec![
        edit(
            "crates/all_games/Cargo.toml",
            vec![
                (format!("    \"{package}/ts\","), Place::Sorted("    \"signoria-", "/ts\",")),
                (
                    format!("{package} = {{ path = \"../games/{id}\" }}"),
                    Place::Sorted("signoria-", " }"),
                ),
            ],
        )?,
        edit(
            "crates/all_games/src/lib.rs",
            vec![(
                format!("            {id} = {krate}::{},", name.kind),
                Place::Last("            ", ","),
            )],
        )?,
        edit(
            "crates/bots/src/games.rs",
            vec![(format!("pub mod {id};"), Place::Sorted("pub mod ", ";"))],
        )?,
        edit(
            "crates/terminal/src/lib.rs",
            vec![(format!("mod {id};"), Place::Sorted("mod ", ";"))],
        )?,
    ])
}

/// Where a line goes: among lines that begin and end like this, in order or after all of them.
#[derive(Clone, Copy)]
enum Place {
    Sorted(&'static str, &'static str),
    Last(&'static str, &'static str),
}

fn with_line(text: &str, line: &str, place: Place) -> Result<String> {
    let (Place::Sorted(start, end) | Place::Last(start, end)) = place;
    let mut lines: Vec<&str> = text.lines().collect();
    let like = |it: &str| it.starts_with(start) && it.ends_with(end);
    let first = lines.iter().position(|it| like(it)).context("there is no such list any more")?;
    let count = lines[first..].iter().take_while(|it| like(it)).count();
    let block = &lines[first..first + count];
    let at = match place {
        Place::Sorted(..) => block.iter().take_while(|it| **it < line).count(),
        Place::Last(..) => count,
    };
    lines.insert(first + at, line);
    Ok(lines.join("\n") + "\n")
}

/// What follows from the new files: the lock file, the records of the game, the table of vectors.
fn finish(tree: &Tree, name: &Name) -> Result<()> {
    Command::new("cargo update --workspace --offline --quiet").run(tree)?;
    // Lists that are sorted by name change their order with the name.
    Command::new("cargo fmt --all").run(tree)?;
    let golden = Command::new("cargo test --locked --quiet --package").word(package(&name.id));
    golden.word("--test").word("golden").set("SIGNORIA_BLESS", "1").run(tree)?;
    rules::run(tree, Args::new(vec![name.id.clone(), "--write".to_owned()]))
}

/// Adds a game to a copy of the repository and plays it.
fn check(tree: &Tree) -> Result<()> {
    let target = match env::var("CARGO_TARGET_DIR") {
        Ok(folder) => tree.root().join(folder),
        Err(_) => tree.root().join("target"),
    };
    let copy = copied(tree, &target.join("new-game"))?;
    let target = target.to_string_lossy().into_owned();
    let cargo = |line: &str| Command::new(line).set("CARGO_TARGET_DIR", target.as_str());
    let name = Name::spelled(CHECKED);
    let lines = create(&copy, &name)?;
    let edits = lines.iter().filter(|line| !line.ends_with(": new"));
    let (edits, files) = (edits.count(), lines.len());
    println!("{} new files, {edits} lines in shared files", files - edits);
    ensure!(edits <= 5, "a new game may cost five lines in shared files");
    cargo("cargo update --workspace --offline --quiet").run(&copy)?;
    cargo("cargo fmt --all").run(&copy)?;
    // The laws, and the tests of the rules.
    let tests = || cargo("cargo test --locked --quiet --package").word(package(CHECKED));
    tests().word("--test").word("golden").set("SIGNORIA_BLESS", "1").run(&copy)?;
    tests().run(&copy)?;
    rules::run(&copy, Args::new(vec![CHECKED.to_owned(), "--write".to_owned()]))?;
    tidy::check(&copy)?;
    // With the features of the whole workspace, as CI has compiled most of it: arena, terminal, list view and words
    // of every game, and the TypeScript.
    let all = "cargo test --locked --quiet --workspace --test every_game --test words";
    cargo(all).run(&copy)?;
    cargo("cargo build --locked --quiet --workspace --bin signoria-typescript").run(&copy)?;
    let program = Path::new(&target).join("debug/signoria-typescript");
    Command::new(&program.to_string_lossy()).word("types").run(&copy)?;
    ensure!(copy.has(&format!("web/src/generated/{CHECKED}.ts")), "no TypeScript was written");
    println!("the new game obeys the laws and is played in arena, terminal and list view");
    Ok(())
}

/// A copy of the files of the repository. Times are kept, so that the next check compiles only what has changed. Cargo keeps
/// crates of the copy apart from ours in the shared folder; those of others are shared.
fn copied(tree: &Tree, to: &Path) -> Result<Tree> {
    if to.exists() {
        fs::remove_dir_all(to).with_context(|| format!("cannot empty {}", to.display()))?;
    }
    for path in tree.files()? {
        let (from, to) = (tree.root().join(&path), to.join(&path));
        fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
        fs::copy(&from, &to).with_context(|| format!("cannot copy {path}"))?;
        let time = fs::metadata(&from)?.modified()?;
        fs::File::options().append(true).open(&to)?.set_modified(time)?;
    }
    let copy = Tree::at(to);
    // Some tasks list the files that git knows.
    Command::new("git init --quiet").run(&copy)?;
    Ok(copy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_as_each_file_wants_it() {
        let name = Name::spelled("check_game");
        let text = "signoria-goofspiel signoria_goofspiel::Goofspiel \"Goofspiel\" goofspiel";
        assert_eq!(
            name.renamed(text, true),
            "signoria-check-game signoria_check_game::CheckGame \"Check Game\" check_game"
        );
        assert_eq!(name.renamed("# Goofspiel", false), "# Check Game");
    }

    #[test]
    fn a_line_goes_where_its_like_are() {
        let text = "mod a;\nmod c;\n\nmod z;\n";
        let sorted = Place::Sorted("mod ", ";");
        assert_eq!(
            with_line(text, "mod b;", sorted).unwrap(),
            "mod a;\nmod b;\nmod c;\n\nmod z;\n"
        );
        assert_eq!(
            with_line(text, "mod d;", sorted).unwrap(),
            "mod a;\nmod c;\nmod d;\n\nmod z;\n"
        );
        let last = Place::Last("mod ", ";");
        assert_eq!(with_line(text, "mod b;", last).unwrap(), "mod a;\nmod c;\nmod b;\n\nmod z;\n");
        assert!(with_line(text, "use b;", Place::Last("use ", ";")).is_err());
    }

    #[test]
    fn names_that_cannot_be_are_refused() {
        let tree = Tree::here().unwrap();
        for bad in [
            "",
            "Coup",
            "coup-game",
            "_coup",
            "coup__game",
            "1830",
            "carrara",
            "engine",
            "games",
            "move",
        ] {
            assert!(Name::new(&tree, bad).is_err(), "{bad}");
        }
        assert!(Name::new(&tree, "coup_2").is_err(), "a word begins with a letter");
        assert_eq!(Name::new(&tree, "silk_road").unwrap().kind, "SilkRoad");
    }

    /// The lists that the lines go into are still there, and five lines are enough.
    #[test]
    fn a_game_is_registered_with_five_lines() {
        let tree = Tree::here().unwrap();
        let edits = registered(&tree, &Name::spelled(CHECKED)).unwrap();
        let lines: Vec<&String> = edits.iter().flat_map(|edit| &edit.lines).collect();
        assert_eq!(lines.len(), 5);
        let guide = tree.read("docs/adding_a_game.md").unwrap();
        for edit in &edits {
            assert!(guide.contains(edit.path), "the guide does not name {}", edit.path);
            assert!(edit.lines.iter().all(|line| edit.text.contains(line.as_str())));
        }
    }
}
