//! What the site weighs, and how quickly it answers.

use anyhow::Result;

use crate::{args::Args, tree::Tree, web};

pub const HELP: &str = "\
Builds the site and prints what it weighs, gzipped: the first page (at most 150 kB of JavaScript) and the
part of each game (at most 80 kB). If the program is built and Chromium installed, it also prints

  first     how long it takes from a link to a first move
  clicks    from a click to its consequence: the own decision answered by the server and drawn, middle and 95th of a
            hundred, at the machine's own speed and four times slower
  answers   from a click to the next paint (INP), four times slower. Of every click of 100 ms and more it tells what was
            pressed, how long that waited, was handled and took to be shown, the scripts of long frames, and who used
            the processors

These depend on the machine and are not judged. Ends with an error if something is too heavy.

Usage: cargo xtask web-budget [--game ID] [--only PART] [--site DIR] [--trace] [--no-commits]

  --game ID   clicks at tables of this game only; the home page is left out
  --only PART only `first`, `clicks` or `answers`
  --site DIR  clicks on this built site, such as an older one, instead of web/dist
  --trace     tells of slow clicks what each thread of the browser did; everything is a little slower
  --no-commits
              clicks without marks on choices that cannot be undone, to see what these cost";

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let mut budget = web::npm("node tools/budget.mjs");
    for name in ["--game", "--only", "--site"] {
        if let Some(value) = args.value::<String>(name)? {
            budget = budget.word(name).word(value);
        }
    }
    for name in ["--trace", "--no-commits"] {
        if args.flag(name) {
            budget = budget.word(name);
        }
    }
    args.done()?;
    web::build(tree)?;
    budget.run(tree)
}
