//! The Python package: its wheel and its tests.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};

use crate::{
    args::Args,
    ci,
    command::{Command, installed},
    tree::Tree,
};

pub const WHEEL: &str = "\
Builds the wheel of the Python package into target/wheels, with maturin from the Python registry.

Usage: cargo xtask wheel [--debug] [--portable]

  --debug     quickly, without full optimisation
  --portable  for every Linux since 2014 (manylinux_2_17), with the C library of ziglang";

pub const PYTHON: &str = "\
Builds the wheel, installs it into a fresh virtual environment under target/python and runs the tests of crates/python: types,
core, vectors, examples, and the conformance tests of PettingZoo, Gymnasium and OpenSpiel. All of it runs twice: with the versions of
the frameworks in crates/python/requirements.txt, and with their newest ones.

Usage: cargo xtask python [--debug] [--full] [--pinned | --newest]

  --debug   a quick build
  --full    every game at every number of players, long runs, Ray
  --pinned  only with the versions of the list
  --newest  only with the newest versions";

const FOLDER: &str = "target/python";
const WHEELS: &str = "target/wheels";
const MATURIN: &str = "maturin>=1.9.4,<2";
const LIST: &str = "crates/python/requirements.txt";

/// Builds the wheel.
pub fn wheel(tree: &Tree, mut args: Args) -> Result<()> {
    let (debug, portable) = (args.flag("--debug"), args.flag("--portable"));
    args.done()?;
    if let Some(missing) = missing(tree) {
        bail!("{missing}");
    }
    println!("{}", build(tree, debug, portable)?);
    Ok(())
}

/// Builds the wheel and tests it.
pub fn python(tree: &Tree, mut args: Args) -> Result<()> {
    let (debug, full) = (args.flag("--debug"), args.flag("--full"));
    let (pinned, newest) = (args.flag("--pinned"), args.flag("--newest"));
    args.done()?;
    if let Some(missing) = missing(tree) {
        bail!("{missing}");
    }
    let wheel = build(tree, debug, false)?;
    if !newest {
        test(tree, &wheel, full, false)?;
    }
    if !pinned {
        test(tree, &wheel, full, true)?;
    }
    Ok(())
}

/// The step of CI: a small run, or why there is none.
pub fn check(tree: &Tree) -> Result<Option<String>> {
    if let Some(missing) = missing(tree) {
        return not_run(&missing);
    }
    // What builds the wheel comes from the Python registry, which not every machine can reach.
    let tools = environment(tree, "build", false);
    if tools.and_then(|python| install(tree, &python, &[MATURIN])).is_err() {
        return not_run("maturin cannot be fetched from the Python registry");
    }
    let wheel = build(tree, true, false)?;
    test(tree, &wheel, false, false)?;
    Ok(None)
}

/// What the summary says, unless it is a failure.
fn not_run(why: &str) -> Result<Option<String>> {
    if ci::skipping_fails() {
        bail!("{why}; it may be skipped only with SIGNORIA_SKIP=allowed");
    }
    Ok(Some(format!("NOT run: {why}")))
}

/// What is missing to build a wheel here.
fn missing(tree: &Tree) -> Option<String> {
    if !installed("python3") {
        return Some("python3 is not installed".to_owned());
    }
    let new = Command::new("python3 -c").word("import sys; assert sys.version_info >= (3, 11)");
    if new.read(tree).is_err() {
        return Some("python3 is older than 3.11".to_owned());
    }
    let tools = Command::new("python3 -c").word("import ensurepip, venv");
    if tools.read(tree).is_err() {
        return Some("python3 has no pip (Debian: `apt-get install python3-venv`)".to_owned());
    }
    None
}

/// Makes a virtual environment; an older one is removed if it should be fresh.
fn environment(tree: &Tree, name: &str, fresh: bool) -> Result<String> {
    let folder = format!("{FOLDER}/{name}");
    let path = tree.root().join(&folder);
    if fresh && path.exists() {
        fs::remove_dir_all(&path).with_context(|| folder.clone())?;
    }
    if !path.exists() {
        Command::new("python3 -m venv").word(&folder).run(tree)?;
    }
    Ok(format!("{folder}/bin/python"))
}

fn install(tree: &Tree, python: &str, words: &[&str]) -> Result<()> {
    let mut pip = Command::new(python)
        .word("-m")
        .word("pip")
        .word("install")
        .word("--quiet")
        .word("--disable-pip-version-check");
    for word in words {
        pip = pip.word(*word);
    }
    pip.run(tree)
}

/// Builds the wheel; its path.
fn build(tree: &Tree, debug: bool, portable: bool) -> Result<String> {
    let python = environment(tree, "build", false)?;
    install(tree, &python, &[MATURIN])?;
    let wheels = tree.root().join(WHEELS);
    if wheels.exists() {
        fs::remove_dir_all(&wheels).context(WHEELS)?;
    }
    let mut maturin = Command::new(&python)
        .word("-m")
        .word("maturin")
        .word("build")
        .word("--locked")
        .word("--manifest-path")
        .word("crates/python/Cargo.toml")
        .word("--out")
        .word(WHEELS);
    if !debug {
        maturin = maturin.word("--release");
    }
    if portable {
        install(tree, &python, &["ziglang"])?;
        maturin = maturin.word("--zig").word("--compatibility").word("manylinux_2_17");
    } else {
        maturin = maturin.word("--compatibility").word("linux");
    }
    maturin.run(tree)?;
    let found = fs::read_dir(&wheels).context(WHEELS)?.next().context("no wheel was built")??;
    Ok(format!("{WHEELS}/{}", found.file_name().to_string_lossy()))
}

fn test(tree: &Tree, wheel: &str, full: bool, newest: bool) -> Result<()> {
    let python = environment(tree, "test", true)?;
    if newest {
        let list = tree.read(LIST)?;
        let names: Vec<&str> =
            list.lines().filter_map(|line| line.split_once("==")).map(|(name, _)| name).collect();
        install(tree, &python, &names)?;
    } else {
        install(tree, &python, &["-r", LIST])?;
    }
    install(tree, &python, &[wheel])?;
    if full {
        install(tree, &python, &["ray"])?;
    }
    let python = tree.root().join(&python);
    let python = Path::new(&python).to_string_lossy().into_owned();
    Command::new(&python)
        .word("-m")
        .word("mypy")
        .word("--config-file")
        .word("pyproject.toml")
        .within("crates/python")
        .run(tree)?;
    Command::new(&python)
        .word("-m")
        .word("pytest")
        .word("-q")
        .word("-p")
        .word("no:cacheprovider")
        .set("SIGNORIA_FULL", if full { "1" } else { "0" })
        .within("crates/python")
        .run(tree)
}
