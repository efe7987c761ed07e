//! What the site weighs, and how quickly it answers.

use anyhow::Result;

use crate::{args::Args, tree::Tree, web};

pub const HELP: &str = "\
Builds the site and prints what it weighs, gzipped: the first page (at most 150 kB of JavaScript) and the
part of each game (at most 80 kB); and how long a click takes to the next paint on a slow machine, if the
program is built and Chromium installed. Ends with an error if something is too heavy.

Usage: cargo xtask web-budget [--game ID]

  --game ID   clicks at tables of this game only; the home page is left out";

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let mut budget = web::npm("node tools/budget.mjs");
    if let Some(game) = args.value::<String>("--game")? {
        budget = budget.word("--game").word(game);
    }
    args.done()?;
    web::build(tree)?;
    budget.run(tree)
}
