//! Everything a change has to pass.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use serde_json::Value;

use crate::{
    args::Args,
    command::{Command, installed},
    packages, python, release, rules, tidy,
    tree::Tree,
    web,
};

pub const HELP: &str = "\
Runs everything a change has to pass and stops at the first failure.

Usage: cargo xtask ci [STEP]… [--list]

  STEP    run only these steps, in their usual order
  --list  print the steps and their commands, run nothing

Steps whose tool or subject is missing are skipped, and the summary says so. Where `CI=true` is set they fail, unless
`SIGNORIA_SKIP=allowed` is set too; the tests that need PostgreSQL, a mail server or python3 fail there as well, unless
SIGNORIA_POSTGRES, SIGNORIA_MAIL or SIGNORIA_PYTHON is `optional`.";

/// Whether something that cannot be done here is a failure.
pub fn skipping_fails() -> bool {
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|it| it == value);
    is("CI", "true") && !is("SIGNORIA_SKIP", "allowed")
}

/// Repeats the step `package`, for one crate.
const PACKAGE: &str = "cargo package --locked --no-verify --allow-dirty --package signoria-engine";

/// One check. The list of them is [`steps`].
struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    /// Commands, one after the other.
    Commands(Vec<Command>),
    /// A task of this program.
    Task { run: fn(&Tree) -> Result<()>, repeat: &'static str },
    /// A task that may have something to say in the summary.
    Noted { run: fn(&Tree) -> Result<Option<String>>, repeat: &'static str },
    /// Nothing to do here, and why.
    Skip(String),
}

enum Verdict {
    Passed,
    /// Passed, but for something that could not be done here.
    PassedWith(String),
    Skipped(String),
    Failed {
        error: anyhow::Error,
        repeat: String,
    },
}

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let list = args.flag("--list");
    let chosen = args.rest()?;
    let steps = steps(tree)?;
    if let Some(unknown) = chosen.iter().find(|name| steps.iter().all(|step| step.name != **name)) {
        let names: Vec<_> = steps.iter().map(|step| step.name).collect();
        bail!("there is no step `{unknown}`; the steps are {}", names.join(", "));
    }
    let wanted = |step: &Step| chosen.is_empty() || chosen.iter().any(|name| name == step.name);

    let start = Instant::now();
    let mut summary = Vec::new();
    let mut failure = None;
    for step in steps.iter().filter(|step| wanted(step)) {
        if list {
            println!("{:10} {}", step.name, step.describe());
            continue;
        }
        println!("── {}", step.name);
        let begun = Instant::now();
        let verdict = step.run(tree);
        let time = begun.elapsed();
        let line = match verdict {
            Verdict::Passed => format!("{:10} passed   {:>7}", step.name, seconds(time)),
            Verdict::PassedWith(note) => {
                format!("{:10} passed   {:>7}  {note}", step.name, seconds(time))
            }
            Verdict::Skipped(why) => format!("{:10} skipped           {why}", step.name),
            Verdict::Failed { error, repeat } => {
                failure = Some((step.name, error, repeat));
                format!("{:10} FAILED   {:>7}", step.name, seconds(time))
            }
        };
        println!("── {line}");
        summary.push(line);
        if failure.is_some() {
            break;
        }
    }
    if list {
        return Ok(());
    }
    println!("\n{}\n{:10} {:>16}", summary.join("\n"), "total", seconds(start.elapsed()));
    if let Some((name, error, repeat)) = failure {
        bail!("\n{name} failed: {error:#}\nto repeat: {repeat}");
    }
    Ok(())
}

/// The checks, quick ones first, so that most mistakes are found within seconds.
fn steps(tree: &Tree) -> Result<Vec<Step>> {
    let one = |line| Work::Commands(vec![Command::new(line)]);
    let mut steps = vec![
        Step { name: "fmt", work: one("cargo fmt --all --check") },
        Step { name: "tidy", work: Work::Task { run: tidy::check, repeat: "cargo xtask tidy" } },
        Step { name: "rules", work: Work::Task { run: rules::check, repeat: "cargo xtask rules" } },
        Step {
            name: "clippy",
            work: one("cargo clippy --locked --workspace --all-targets -- -D warnings"),
        },
        Step { name: "test", work: test(tree) },
        Step {
            name: "doc",
            work: Work::Commands(vec![
                Command::new("cargo doc --locked --workspace --no-deps --quiet")
                    .set("RUSTDOCFLAGS", "-D warnings"),
            ]),
        },
        Step {
            name: "licences",
            work: Work::Task { run: packages::check, repeat: "cargo xtask licences --check" },
        },
        Step { name: "package", work: Work::Task { run: release::pack, repeat: PACKAGE } },
        Step {
            name: "example",
            // With a target of its own: a stranger's game shares nothing with this workspace.
            work: Work::Commands(vec![
                Command::new("cargo test --quiet --manifest-path examples/tic_tac_toe/Cargo.toml")
                    .set("CARGO_TARGET_DIR", "target/example"),
            ]),
        },
        Step { name: "fuzz", work: fuzz(tree) },
        Step { name: "crash", work: built("cargo xtask crash --rounds 3 --tables 10 --built") },
        Step {
            name: "load",
            work: built(
                "cargo xtask load --tables 20 --seconds 3 --crowd 400 --saturation 20 --built",
            ),
        },
        Step { name: "deny", work: Work::Noted { run: deny, repeat: "cargo deny check" } },
        Step {
            name: "python",
            work: Work::Noted { run: python::check, repeat: "cargo xtask python --debug --pinned" },
        },
    ];
    steps.extend(site(tree)?);
    Ok(steps)
}

/// The tests. Some start a `PostgreSQL` or a mail server of their own; where we may install packages, they
/// are fetched, and then they must not be skipped.
fn test(tree: &Tree) -> Work {
    let mut commands = Vec::new();
    let mut test = Command::new("cargo test --locked --workspace --quiet");
    let versions = std::fs::read_dir("/usr/lib/postgresql");
    let there = installed("initdb") || versions.is_ok_and(|mut found| found.next().is_some());
    if let Some(fetch) = package("postgresql", there, tree) {
        commands.extend(fetch);
        test = test.set("SIGNORIA_POSTGRES", "required");
    } else {
        println!(
            "   PostgreSQL is not installed (Debian: `apt-get install postgresql`): its tests are skipped"
        );
    }
    // The test itself fetches the server with `pip`, which Debian has as a package of its own.
    let pip = || Command::new("python3 -m pip --version").read(tree).is_ok();
    let there = installed("python3") && pip();
    if let Some(fetch) = package("python3-pip", there, tree) {
        commands.extend(fetch);
        test = test.set("SIGNORIA_MAIL", "required");
    } else {
        println!(
            "   pip is not installed (Debian: `apt-get install python3-pip`): mail is tested only if \
             python3 has aiosmtpd"
        );
    }
    commands.push(test);
    Work::Commands(commands)
}

/// Builds the programs exactly as `cargo test --workspace` built them, with the features the tests
/// ask for: after the step `test` nothing is left to do. Building them one by one would compile most
/// crates again with other features.
fn programs() -> Command {
    Command::new("cargo build --locked --quiet --workspace --bins --tests")
}

/// Something that runs these programs.
fn built(line: &str) -> Work {
    Work::Commands(vec![programs(), Command::new(line)])
}

/// A short run of the fuzz targets: they compile, start from the real corpus and find nothing easy.
fn fuzz(tree: &Tree) -> Work {
    if tree.has("fuzz/Cargo.toml") {
        built("cargo xtask fuzz --built --seconds 5")
    } else {
        Work::Skip("there is no fuzz crate".into())
    }
}

/// Licences, bans, sources and advisories of everything we build on. The tool is installed if it is missing
/// and stays where cargo keeps programs.
fn deny(tree: &Tree) -> Result<Option<String>> {
    if !installed("cargo-deny") {
        Command::new("cargo install --locked cargo-deny").run(tree)?;
    }
    Command::new("cargo deny check bans licenses sources").run(tree)?;
    // The advisories are a repository of their own, which not every machine can reach.
    if Command::new("cargo deny fetch db").run(tree).is_err() {
        return Ok(Some("advisories NOT checked: their database cannot be fetched".to_owned()));
    }
    Command::new("cargo deny check --disable-fetch advisories").run(tree)?;
    Ok(None)
}

/// The site: its packages, its own checks, then a browser.
fn site(tree: &Tree) -> Result<Vec<Step>> {
    if !tree.has("web/package.json") {
        return Ok(Vec::new());
    }
    let package: Value = serde_json::from_str(&tree.read("web/package.json")?)
        .context("web/package.json is not JSON")?;
    let has = |script: &str| package["scripts"].get(script).is_some();
    if !installed("npm") {
        let why = "npm is not installed (Debian: `apt-get install npm`)";
        return Ok(vec![Step { name: "web", work: Work::Skip(why.into()) }]);
    }
    let mut commands = vec![web::packages(), Command::new("cargo xtask types --truth")];
    for script in ["check", "lint", "test", "build"] {
        if has(script) {
            commands.push(web::npm("npm run --silent").word(script));
        }
    }
    let mut steps = vec![Step { name: "web", work: Work::Commands(commands) }];
    if has("e2e") {
        steps.push(Step { name: "browser", work: browser(web::npm("npm run --silent e2e"), tree) });
        let tour = Command::new("node tools/tour.mjs --check").within("web");
        steps.push(Step { name: "tour", work: browser(tour, tree) });
    }
    Ok(steps)
}

/// Browser tests play against the debug program, which serves `web/dist` as the step before built it, so that
/// nothing is compiled twice. They use the distribution's Chromium; where we may install packages, we fetch it.
fn browser(test: Command, tree: &Tree) -> Work {
    let build = programs();
    let mut test = test.set("CHROMIUM", "chromium");
    let Some(mut commands) = package("chromium", installed("chromium"), tree) else {
        return Work::Skip("chromium is not installed (Debian: `apt-get install chromium`)".into());
    };
    // A table of rules that are gone is made with it.
    if let Some(fetch) = package("python3", installed("python3"), tree) {
        commands.extend(fetch);
        test = test.set("SIGNORIA_PYTHON", "required");
    } else {
        println!(
            "   python3 is not installed (Debian: `apt-get install python3`): tables of rules that are \
             gone are not tested in the browser"
        );
    }
    commands.extend([build, test]);
    Work::Commands(commands)
}

/// What has to be done to have a package of the distribution: nothing if it is `there`, otherwise it is
/// fetched; `None` where we may not.
fn package(name: &str, there: bool, tree: &Tree) -> Option<Vec<Command>> {
    if there {
        return Some(Vec::new());
    }
    let root = || Command::new("id -u").read(tree).is_ok_and(|user| user.trim() == "0");
    (installed("apt-get") && root()).then(|| {
        // A fresh machine has no list of packages yet.
        let list = Command::new("apt-get update --quiet");
        vec![list, Command::new("apt-get install --yes --no-install-recommends").word(name)]
    })
}

impl Step {
    fn describe(&self) -> String {
        match &self.work {
            Work::Commands(commands) => {
                let lines: Vec<_> = commands.iter().map(Command::to_string).collect();
                lines.join("\n           ")
            }
            Work::Task { repeat, .. } | Work::Noted { repeat, .. } => (*repeat).to_owned(),
            Work::Skip(why) => format!("skipped: {why}"),
        }
    }

    fn run(&self, tree: &Tree) -> Verdict {
        match &self.work {
            Work::Commands(commands) => {
                for command in commands {
                    println!("   {command}");
                    if let Err(error) = command.run(tree) {
                        return Verdict::Failed { error, repeat: command.to_string() };
                    }
                }
                Verdict::Passed
            }
            Work::Task { run, repeat } => match run(tree) {
                Ok(()) => Verdict::Passed,
                Err(error) => Verdict::Failed { error, repeat: (*repeat).to_owned() },
            },
            Work::Noted { run, repeat } => match run(tree) {
                Ok(None) => Verdict::Passed,
                Ok(Some(note)) => Verdict::PassedWith(note),
                Err(error) => Verdict::Failed { error, repeat: (*repeat).to_owned() },
            },
            Work::Skip(why) if skipping_fails() => {
                let error = anyhow!("{why}; it may be skipped only with SIGNORIA_SKIP=allowed");
                Verdict::Failed { error, repeat: format!("cargo xtask ci {}", self.name) }
            }
            Work::Skip(why) => Verdict::Skipped(why.clone()),
        }
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
