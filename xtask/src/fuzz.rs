//! Random input against everything that reads input.

use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::{
    args::Args,
    command::{Command, installed},
    tree::Tree,
};

pub const HELP: &str = "\
Feeds random input to everything that reads input: records, actions, options, messages. Nothing may panic, and
what the targets promise beyond that must hold.

Usage: cargo xtask fuzz [TARGET]… [--seconds N] [--plain|--built] [--seed S]
       cargo xtask fuzz TARGET --repeat FILE

  TARGET       record_bytes, action_text, option_text, client_bytes; all of them if none is named
  --seconds N  per target (default 30)
  --plain      without coverage: the driver in fuzz/src/mutator.rs, which runs everywhere
  --built      the same, with the debug program that is there
  --seed S     of the plain driver (default 1)
  --repeat F   tries the one input in this file

With a C++ compiler the targets run under libFuzzer with coverage, on the stable toolchain; otherwise
the plain driver runs. Inputs are kept in fuzz/corpus, those that crash in fuzz/found.";

const TARGETS: [&str; 4] = ["record_bytes", "action_text", "option_text", "client_bytes"];
const FOUND: &str = "fuzz/found";

/// What cargo-fuzz would set, without what needs a nightly compiler: our code has no `unsafe`, so
/// that an address sanitizer has nothing to find.
const COVERAGE: [&str; 8] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Clink-dead-code",
    "-Ccodegen-units=1",
];

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let seconds = args.value::<u64>("--seconds")?.unwrap_or(30);
    let seed = args.value::<u64>("--seed")?.unwrap_or(1);
    let repeat = args.value::<String>("--repeat")?;
    let built = args.flag("--built");
    let plain = args.flag("--plain") || built;
    let mut targets = args.rest()?;
    if let Some(unknown) = targets.iter().find(|target| !TARGETS.contains(&target.as_str())) {
        bail!("there is no target `{unknown}`; there are {}", TARGETS.join(", "));
    }
    if let Some(file) = repeat {
        let [target] = targets.as_slice() else { bail!("--repeat needs one target") };
        build(tree)?;
        return driver(tree)?.word("repeat").word(target).word(file).run(tree);
    }
    if targets.is_empty() {
        targets = TARGETS.map(str::to_owned).to_vec();
    }

    let compiler = ["c++", "g++", "clang++"].into_iter().any(installed);
    if !plain && !compiler {
        println!("no C++ compiler for libFuzzer: the plain driver runs");
    }
    if !built {
        build(tree)?;
    }
    let mut failed = Vec::new();
    for target in targets {
        let result = if plain || !compiler {
            let run = driver(tree)?.word("run").word(&target);
            run.word(seconds.to_string()).word(seed.to_string()).word(FOUND).run(tree)
        } else {
            with_coverage(tree, &target, seconds)
        };
        if let Err(error) = result {
            println!("{error:#}");
            failed.push(target);
        }
    }
    if !failed.is_empty() {
        bail!("found something: {} (inputs in {FOUND})", failed.join(", "));
    }
    Ok(())
}

fn build(tree: &Tree) -> Result<()> {
    Command::new("cargo build --locked --quiet --package signoria-fuzz").run(tree)
}

/// The plain driver.
fn driver(tree: &Tree) -> Result<Command> {
    Ok(Command::new(&tree.program("signoria-fuzz", "debug")?))
}

fn with_coverage(tree: &Tree, target: &str, seconds: u64) -> Result<()> {
    let host = Command::new("rustc -vV").read(tree)?;
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc's host")?;
    // The same versions as the workspace; cargo adds what only libFuzzer needs.
    tree.write("fuzz/coverage/Cargo.lock", &tree.read("Cargo.lock")?)?;
    let folder = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    let folder = tree.root().join(folder).join("coverage");
    let folder = folder.to_str().context("the target folder has a name in Unicode")?;
    // With a target named, the flags do not touch build scripts.
    Command::new("cargo build --quiet --release --manifest-path fuzz/coverage/Cargo.toml --target")
        .word(host)
        .word("--target-dir")
        .word(folder)
        .word("--bin")
        .word(target)
        .set("RUSTFLAGS", COVERAGE.join(" "))
        .run(tree)?;

    let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/corpus/{target}-seeds"));
    fs::create_dir_all(tree.root().join(&corpus))?;
    fs::create_dir_all(tree.root().join(FOUND))?;
    driver(tree)?.word("seeds").word(target).word(&seeds).run(tree)?;
    Command::new(&format!("{folder}/{host}/release/{target}"))
        .word(corpus)
        .word(seeds)
        .word(format!("-artifact_prefix={FOUND}/{target}-"))
        .word(format!("-max_total_time={seconds}"))
        .word("-max_len=16384")
        .word("-timeout=10")
        .word("-print_final_stats=1")
        .word("-verbosity=0")
        .word("-print_funcs=0")
        .run(tree)
        .with_context(|| format!("to repeat: cargo xtask fuzz {target} --repeat {FOUND}/…"))
}
