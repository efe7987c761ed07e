//! What the site weighs, and how quickly it answers.

use anyhow::Result;

use crate::{args::Args, tree::Tree, web};

pub const HELP: &str = "\
Builds the site and prints what it weighs, gzipped: the first page (at most 150 kB of JavaScript) and the
part of each game (at most 80 kB); and how long a click takes to the next paint on a slow machine, if the
program is built and Chromium installed. Of every click of 100 ms and more it tells what was pressed, how long
that waited, was handled and took to be shown, the scripts of long frames, and who used the processors; beside
each figure stands how much of one processor was used by other programs meanwhile. Ends with an error if something
is too heavy.

Usage: cargo xtask web-budget [--game ID] [--trace]

  --game ID   clicks at tables of this game only; the home page is left out
  --trace     tells of slow clicks what each thread of the browser did; everything is a little slower";

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let mut budget = web::npm("node tools/budget.mjs");
    if let Some(game) = args.value::<String>("--game")? {
        budget = budget.word("--game").word(game);
    }
    if args.flag("--trace") {
        budget = budget.word("--trace");
    }
    args.done()?;
    web::build(tree)?;
    budget.run(tree)
}
