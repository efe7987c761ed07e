//! The shape of the repository.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{args::Args, command::Command, tree::Tree, words};

pub const HELP: &str = "\
Checks the shape of the repository:

  who may depend on whom (the rule is in xtask/src/tidy.rs and ARCHITECTURE.md)
  every game has the standard files
  no mod.rs, no leftovers in the sources, no machine paths, no private registries
  text files end with a newline
  the words that the style guide wants gone become fewer, not more

Usage: cargo xtask tidy";

pub fn run(tree: &Tree, args: Args) -> Result<()> {
    args.done()?;
    check(tree)?;
    println!("tidy");
    Ok(())
}

/// All checks; the error lists every problem.
pub fn check(tree: &Tree) -> Result<()> {
    let metadata = Command::new("cargo metadata --format-version 1 --no-deps --locked");
    let metadata: Value = serde_json::from_str(&metadata.read(tree)?).context("cargo metadata")?;
    let mut problems = dependencies(&crates(&metadata, tree)?);
    for game in tree.games()? {
        problems.extend(missing_files(&game, |path| tree.has(path)));
    }
    for path in tree.files()? {
        problems.extend(name_problem(&path));
        let bytes = std::fs::read(tree.root().join(&path)).with_context(|| path.clone())?;
        // What is not text (pictures, fonts) is none of our business.
        if let Ok(text) = String::from_utf8(bytes)
            && !text.contains('\0')
        {
            problems.extend(text_problems(&path, &text));
        }
    }
    problems.extend(words::check(tree)?);
    if problems.is_empty() {
        return Ok(());
    }
    bail!("{}", problems.join("\n"))
}

/// A crate of the workspace with the names of its direct dependencies.
#[derive(Debug)]
struct Crate {
    name: String,
    /// Folder below the root, such as `crates/games/carrara`.
    folder: String,
    /// What it needs to run and to be built.
    needs: Vec<String>,
    /// What only its tests and benches need.
    tests_need: Vec<String>,
}

fn crates(metadata: &Value, tree: &Tree) -> Result<Vec<Crate>> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages = metadata["packages"].as_array().context("cargo metadata lists packages")?;
    let root = tree.root().canonicalize()?;
    packages
        .iter()
        .map(|package| {
            let manifest = text(&package["manifest_path"]);
            let folder = std::path::Path::new(&manifest)
                .parent()
                .and_then(|folder| folder.canonicalize().ok())
                .context("a manifest lies in a folder")?;
            let folder = folder.strip_prefix(&root).context("members lie in the repository")?;
            let (mut needs, mut tests_need) = (Vec::new(), Vec::new());
            for dependency in package["dependencies"].as_array().into_iter().flatten() {
                let tests = dependency["kind"] == "dev";
                let list = if tests { &mut tests_need } else { &mut needs };
                list.push(text(&dependency["name"]));
            }
            let folder = folder.to_string_lossy().replace('\\', "/");
            Ok(Crate { name: text(&package["name"]), folder, needs, tests_need })
        })
        .collect()
}

/// What a crate may need.
#[derive(Debug)]
struct Allowed {
    /// Crates of ours.
    ours: &'static [&'static str],
    /// Crates of others; `None` if any will do.
    others: Option<&'static [&'static str]>,
}

/// Stands for every game in the lists below.
const GAMES: &str = "games/*";

/// The dependency rule: `engine` ← `games/*` ← `registry` ← programs. The rules of games are pure, so
/// what they and the engine may use from outside is listed; nothing there does IO.
fn allowed(folder: &str) -> Option<Allowed> {
    let any = |ours| Some(Allowed { ours, others: None });
    match folder {
        "crates/engine" => Some(Allowed {
            ours: &[],
            others: Some(&[
                "arrayvec",
                "chacha20",
                "postcard",
                "rand_core",
                "serde",
                "serde_json",
                "sha2",
                "thiserror",
                // Only with the feature `ts`, for crates/typescript.
                "ts-rs",
            ]),
        }),
        // The template of `new-game` is a game, too.
        game if is_game_folder(game) => Some(Allowed {
            ours: &["signoria-engine"],
            others: Some(&["arrayvec", "serde", "thiserror", "ts-rs"]),
        }),
        "crates/testkit" | "crates/i18n" | "crates/protocol" => any(&["signoria-engine"]),
        // The list.
        "crates/all_games" => any(&["signoria-engine", GAMES]),
        // An encoding and an evaluation know their game.
        "crates/encoding" | "crates/bots" => any(&["signoria-engine", "signoria-games"]),
        "crates/lab" => any(&["signoria-engine", "signoria-bots", "signoria-games"]),
        "crates/arena" => any(&["signoria-engine", "signoria-bots", "signoria-registry"]),
        "crates/registry" => {
            any(&["signoria-engine", "signoria-bots", "signoria-games", "signoria-i18n"])
        }
        "crates/terminal" => any(&["signoria-engine", "signoria-games", "signoria-i18n"]),
        "crates/store" => any(&["signoria-engine", "signoria-protocol"]),
        "crates/server" => any(&[
            "signoria-engine",
            "signoria-i18n",
            "signoria-protocol",
            "signoria-registry",
            "signoria-site",
            "signoria-store",
            "signoria-terminal",
        ]),
        "crates/cli" => any(&[
            "signoria-arena",
            "signoria-engine",
            "signoria-heap",
            "signoria-i18n",
            "signoria-protocol",
            "signoria-registry",
            "signoria-server",
            "signoria-store",
            "signoria-terminal",
        ]),
        "crates/tui" | "crates/wasm" => {
            any(&["signoria-engine", "signoria-i18n", "signoria-protocol", "signoria-registry"])
        }
        "crates/python" => any(&[
            "signoria-bots",
            "signoria-encoding",
            "signoria-engine",
            "signoria-i18n",
            "signoria-registry",
            "signoria-terminal",
        ]),
        "crates/typescript" => {
            any(&["signoria-engine", "signoria-games", "signoria-protocol", "signoria-registry"])
        }
        "fuzz" => any(&["signoria-engine", "signoria-protocol", "signoria-registry"]),
        // The clients of `load` share no code with the server.
        "crates/heap" | "crates/load" | "crates/site" | "xtask" => any(&[]),
        _ => None,
    }
}

/// A game, or the template of one.
fn is_game_folder(folder: &str) -> bool {
    folder.trim_start_matches("template/").starts_with("crates/games/")
}

fn dependencies(crates: &[Crate]) -> Vec<String> {
    let is_game = |name: &str| {
        crates.iter().any(|it| it.name == name && it.folder.starts_with("crates/games/"))
    };
    let is_ours = |name: &str| crates.iter().any(|it| it.name == name);
    let mut problems = Vec::new();
    for it in crates {
        let Crate { name, folder, .. } = it;
        let Some(allowed) = allowed(folder) else {
            problems.push(format!(
                "{folder}: the dependency rule does not know this crate; \
                 add it to xtask/src/tidy.rs and ARCHITECTURE.md"
            ));
            continue;
        };
        for need in &it.needs {
            let fine = if is_ours(need) {
                allowed.ours.contains(&need.as_str())
                    || (allowed.ours.contains(&GAMES) && is_game(need))
            } else {
                allowed.others.is_none_or(|others| others.contains(&need.as_str()))
            };
            if !fine {
                problems.push(format!("{name} may not depend on {need}"));
            }
        }
        // Tests of a game see the test kit, but neither another game nor what is built on games.
        if is_game_folder(folder) || folder == "crates/engine" {
            for need in it.tests_need.iter().filter(|need| is_ours(need)) {
                if !["signoria-engine", "signoria-testkit"].contains(&need.as_str()) {
                    problems.push(format!("tests of {name} may not depend on {need}"));
                }
            }
            if it.tests_need.iter().any(|need| need == "tokio") {
                problems.push(format!("tests of {name} may not depend on tokio"));
            }
        }
    }
    problems
}

/// What every game consists of, see `docs/adding_a_game.md`.
fn missing_files(game: &str, has: impl Fn(&str) -> bool) -> Vec<String> {
    let folder = format!("crates/games/{game}");
    let sources = [
        "meta",
        "options",
        "state",
        "frame",
        "question",
        "action",
        "rules",
        "event",
        "view",
        "determinize",
        "text",
        "tests",
    ];
    let sources = sources.map(|name| format!("{folder}/src/{name}.rs"));
    let tests = ["conformance.rs", "golden.rs", "records", "perft.txt"];
    let tests = tests.map(|name| format!("{folder}/tests/{name}"));
    let others = [
        format!("docs/rules/{game}.md"),
        format!("docs/rules/{game}.toml"),
        format!("locales/en/{game}.ftl"),
        format!("locales/nl/{game}.ftl"),
    ];
    let wanted = sources.into_iter().chain(tests).chain(others);
    wanted.filter(|path| !has(path)).map(|path| format!("{path} is missing")).collect()
}

fn name_problem(path: &str) -> Option<String> {
    let name = path.rsplit('/').next().unwrap_or(path);
    match name {
        "mod.rs" => {
            let folder = path.trim_end_matches("/mod.rs");
            Some(format!("{path}: the module belongs into {folder}.rs"))
        }
        ".npmrc" | ".DS_Store" => Some(format!("{path} does not belong into the repository")),
        _ => None,
    }
}

/// Leftovers in Rust sources. In pieces, so that this file passes its own check.
const LEFTOVERS: [(&str, &str); 5] = [
    (concat!("todo", "!("), "is unfinished"),
    (concat!("unimplemented", "!("), "is unfinished"),
    (concat!("dbg", "!("), "prints for debugging"),
    (concat!("#[ig", "nore"), "is a test that never runs"),
    (concat!("#[should_", "panic"), "cannot say which panic it means; assert on a result"),
];

/// Folders of a particular machine, in pieces for the same reason.
const MACHINE: [&str; 7] = [
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("/tm", "p/"),
    concat!("/Us", "ers/"),
    concat!("/mn", "t/"),
    concat!(":\\Us", "ers\\"),
];

/// Where locked packages may come from.
const REGISTRIES: [(&str, &str, &str); 2] = [
    ("Cargo.lock", "source = \"", "registry+https://github.com/rust-lang/crates.io-index\""),
    ("package-lock.json", "\"resolved\": \"", "https://registry.npmjs.org/"),
];

fn text_problems(path: &str, text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let rust = path.rsplit_once('.').is_some_and(|(_, extension)| extension == "rs");
    let file = path.rsplit('/').next().unwrap_or(path);
    for (at, line) in text.lines().enumerate() {
        let place = format!("{path}:{}", at + 1);
        if rust {
            for (leftover, why) in LEFTOVERS {
                if line.contains(leftover) {
                    problems.push(format!("{place}: `{}` {why}", leftover.trim_end_matches('(')));
                }
            }
        }
        if let Some(folder) = MACHINE.iter().find(|folder| names_folder(line, folder)) {
            problems.push(format!("{place}: `{folder}` is a machine path"));
        }
        for (lock, before, registry) in REGISTRIES {
            if file == lock
                && let Some((_, source)) = line.split_once(before)
                && !source.starts_with(registry)
            {
                problems.push(format!("{place}: comes from another registry than the public one"));
            }
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        problems.push(format!("{path}: does not end with a newline"));
    }
    problems
}

/// Whether a line names an absolute folder, not the end of a longer word or address.
fn names_folder(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "./_-*~}".contains(c))
            || folder.starts_with(':')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(folder: &str, needs: &[&str], tests_need: &[&str]) -> Crate {
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let name = format!("signoria-{}", folder.rsplit('/').next().unwrap().replace('_', "-"));
        Crate {
            name,
            folder: folder.to_owned(),
            needs: owned(needs),
            tests_need: owned(tests_need),
        }
    }

    fn workspace(game: Crate) -> Vec<Crate> {
        vec![
            member("crates/engine", &["serde"], &[]),
            member("crates/testkit", &["signoria-engine"], &[]),
            member("crates/bots", &["signoria-engine"], &[]),
            member("crates/i18n", &["signoria-engine", "fluent-bundle"], &[]),
            member("crates/games/carrara", &["signoria-engine"], &["signoria-testkit"]),
            member("crates/all_games", &["signoria-carrara"], &[]),
            member("crates/registry", &["signoria-engine"], &[]),
            game,
        ]
    }

    #[test]
    fn a_game_needs_the_engine_and_nothing_of_ours_besides() {
        let check = |needs: &[&str], tests_need: &[&str]| {
            dependencies(&workspace(member("crates/games/la_citta", needs, tests_need)))
        };
        assert_eq!(
            check(&["signoria-engine", "serde", "arrayvec"], &["signoria-testkit", "toml"]),
            Vec::<String>::new()
        );
        for bad in ["signoria-carrara", "signoria-bots", "signoria-i18n", "tokio", "rand"] {
            assert_eq!(
                check(&["signoria-engine", bad], &[]),
                [format!("signoria-la-citta may not depend on {bad}")]
            );
        }
        for bad in ["signoria-carrara", "signoria-registry", "tokio"] {
            assert_eq!(
                check(&[], &[bad]),
                [format!("tests of signoria-la-citta may not depend on {bad}")]
            );
        }
    }

    #[test]
    fn the_engine_knows_no_game_and_bots_take_them_from_the_list() {
        let mut crates = workspace(member("crates/terminal", &["signoria-engine"], &[]));
        assert_eq!(dependencies(&crates), Vec::<String>::new());
        crates[0].needs.push("signoria-carrara".into());
        crates[2].needs.push("signoria-carrara".into());
        assert_eq!(
            dependencies(&crates),
            [
                "signoria-engine may not depend on signoria-carrara",
                "signoria-bots may not depend on signoria-carrara",
            ]
        );
    }

    #[test]
    fn a_crate_outside_the_rule_is_a_problem() {
        assert_eq!(dependencies(&workspace(member("crates/other", &[], &[]))).len(), 1);
    }

    #[test]
    fn leftovers_are_found_in_rust_only() {
        for (leftover, _) in LEFTOVERS {
            let line = format!("    {leftover}\n");
            assert_eq!(text_problems("a.rs", &line).len(), 1, "{leftover}");
            assert_eq!(text_problems("a.md", &line).len(), 0, "{leftover}");
        }
    }

    #[test]
    fn paths_of_a_machine_are_found_and_addresses_are_not() {
        for folder in MACHINE {
            for before in ["see `", "(", "\"", ""] {
                let line = format!("{before}{folder}file\n");
                assert_eq!(text_problems("a.md", &line).len(), 1, "{line}");
            }
        }
        let address = concat!("https://example.org/wo", "rk/file and target/tm", "p/file\n");
        assert_eq!(text_problems("a.md", address), Vec::<String>::new());
    }

    #[test]
    fn locked_packages_come_from_the_public_registries() {
        let line = |host: &str| format!("source = \"registry+https://{host}\"\n");
        assert!(
            text_problems("Cargo.lock", &line("github.com/rust-lang/crates.io-index")).is_empty()
        );
        assert_eq!(text_problems("fuzz/Cargo.lock", &line("example.org/index")).len(), 1);
        let line = |host: &str| format!("\"resolved\": \"https://{host}/x.tgz\",\n");
        assert!(text_problems("web/package-lock.json", &line("registry.npmjs.org")).is_empty());
        assert_eq!(text_problems("web/package-lock.json", &line("example.org")).len(), 1);
    }

    #[test]
    fn files_end_with_a_newline_and_modules_have_names() {
        assert_eq!(text_problems("a.md", "text").len(), 1);
        assert_eq!(text_problems("a.md", "").len(), 0);
        assert!(name_problem("crates/engine/src/rules/mod.rs").is_some());
        assert!(name_problem("crates/engine/src/mode.rs").is_none());
    }

    #[test]
    fn a_game_has_all_standard_files() {
        assert_eq!(missing_files("carrara", |_| true), Vec::<String>::new());
        let most = |path: &str| !path.ends_with("text.rs") && !path.starts_with("locales/nl");
        assert_eq!(
            missing_files("carrara", most),
            ["crates/games/carrara/src/text.rs is missing", "locales/nl/carrara.ftl is missing"]
        );
    }
}
