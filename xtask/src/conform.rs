//! The laws of the test kit, run long.

use anyhow::{Result, bail};

use crate::{
    args::Args,
    command::Command,
    tree::{Tree, package},
};

pub const HELP: &str = "\
Runs the conformance tests of games on many random games and prints their summaries.

Usage: cargo xtask conform [GAME]… [--games N] [--variant TEXT] [--debug]

  GAME            which games; all of them if none is named
  --games N       random games per number of players and variant (default 10000)
  --variant TEXT  only variants with this in their name, as the summary prints it
  --debug         without optimisation and with debug assertions; slower, stricter";

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let games = args.value::<u32>("--games")?.unwrap_or(10_000);
    let variant = args.value::<String>("--variant")?;
    let debug = args.flag("--debug");
    let known = tree.games()?;
    let mut chosen = args.rest()?;
    if let Some(unknown) = chosen.iter().find(|game| !known.contains(game)) {
        bail!("there is no game `{unknown}`; there are {}", known.join(", "));
    }
    if chosen.is_empty() {
        chosen = known;
    }
    // A law broken in one game says nothing about the others: run them all, then fail.
    let mut failed = Vec::new();
    for game in chosen {
        if !tree.has(&format!("crates/games/{game}/tests/conformance.rs")) {
            println!("{game}: has no tests/conformance.rs yet");
            failed.push(game);
            continue;
        }
        println!("{game}: {games} games per number of players and preset");
        let mut command = command(&game, games, debug);
        if let Some(variant) = &variant {
            command = command.set("SIGNORIA_VARIANT", variant);
        }
        if let Err(error) = command.run(tree) {
            println!("{error:#}");
            failed.push(game);
        }
    }
    if !failed.is_empty() {
        bail!("laws broken or not run: {}", failed.join(", "));
    }
    Ok(())
}

fn command(game: &str, games: u32, debug: bool) -> Command {
    let command = Command::new("cargo test --locked --quiet --package")
        .word(package(game))
        .word("--test")
        .word("conformance");
    let command = if debug { command } else { command.word("--release") };
    // One test at a time: each uses all cores itself, and the summaries stay apart.
    let command = command.word("--").word("--nocapture").word("--test-threads=1");
    command.set("SIGNORIA_GAMES", games.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_names_package_target_and_number() {
        assert_eq!(
            command("la_citta", 5, false).to_string(),
            "SIGNORIA_GAMES=5 cargo test --locked --quiet --package signoria-la-citta \
             --test conformance --release -- --nocapture --test-threads=1"
        );
    }
}
