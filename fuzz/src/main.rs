//! The driver that runs everywhere; `cargo xtask fuzz` starts it.

#![allow(clippy::print_stdout, reason = "a program that reports")]

use std::{fs, path::Path, process::ExitCode, time::Duration};

use anyhow::{Context, Result, bail};
use signoria_engine::stable_hash;
use signoria_fuzz::{Mutator, TARGETS, Target, quietly, target};

const HELP: &str = "\
signoria-fuzz run TARGET SECONDS SEED FOLDER   tries mutated input; crashes go into FOLDER
signoria-fuzz seeds TARGET FOLDER              writes the input it starts from
signoria-fuzz repeat TARGET FILE               tries one input
signoria-fuzz list                             names of the targets";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[&str]) -> Result<bool> {
    match words {
        ["run", name, seconds, seed, folder] => {
            let seconds = seconds.parse().context("SECONDS is a whole number")?;
            let seed = seed.parse().context("SEED is a whole number")?;
            fuzz(find(name)?, Duration::from_secs(seconds), seed, Path::new(folder))
        }
        ["seeds", name, folder] => {
            fs::create_dir_all(folder).with_context(|| (*folder).to_owned())?;
            for seed in (find(name)?.seeds)() {
                let file = Path::new(folder).join(format!("{:016x}", stable_hash(&seed)));
                fs::write(&file, seed).with_context(|| file.display().to_string())?;
            }
            Ok(true)
        }
        ["repeat", name, file] => {
            let target = find(name)?;
            let input = fs::read(file).with_context(|| (*file).to_owned())?;
            let _ = (target.run)(&input);
            println!("{name}: no panic");
            Ok(true)
        }
        ["list"] => {
            println!("{}", TARGETS.map(|target| target.name).join("\n"));
            Ok(true)
        }
        _ => bail!("{HELP}"),
    }
}

fn find(name: &str) -> Result<Target> {
    target(name).with_context(|| {
        let names = TARGETS.map(|target| target.name);
        format!("there is no target `{name}`; there are {}", names.join(", "))
    })
}

/// True if nothing was found.
fn fuzz(target: Target, time: Duration, seed: u64, crashes: &Path) -> Result<bool> {
    let name = target.name;
    let mut mutator = Mutator::new(target, seed);
    let seeds = mutator.kept();
    let begun = std::time::Instant::now();
    let found = quietly(|| mutator.run(time));
    let pace = mutator.tried / begun.elapsed().as_secs().max(1);
    println!(
        "{name}: {} inputs, {pace}/s, seed {seed}; {seeds} seeds, {} kept, {} different trails; \
         slowest {:.1} ms",
        mutator.tried,
        mutator.kept() - seeds,
        mutator.trails(),
        mutator.slowest.as_secs_f64() * 1e3
    );
    let Err(crash) = found else { return Ok(true) };
    fs::create_dir_all(crashes).with_context(|| crashes.display().to_string())?;
    let file = crashes.join(format!("{name}-{:016x}", stable_hash(&crash.input)));
    fs::write(&file, &crash.input).with_context(|| file.display().to_string())?;
    println!("{name}: PANIC {}", crash.message);
    println!("{name}: input {:?}", String::from_utf8_lossy(&crash.input));
    println!("{name}: to repeat: cargo xtask fuzz {name} --repeat {}", file.display());
    Ok(false)
}
