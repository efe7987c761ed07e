//! What the site weighs, and how quickly it answers.

use anyhow::Result;

use crate::{args::Args, tree::Tree, web};

pub const HELP: &str = "\
Builds the site and prints what it weighs, gzipped: the first page (at most 150 kB of JavaScript) and the
part of each game (at most 80 kB); and how long a click takes to the next paint on a slow machine, if the
program is built and Chromium installed. Ends with an error if something is too heavy.

Usage: cargo xtask web-budget";

pub fn run(tree: &Tree, args: Args) -> Result<()> {
    args.done()?;
    web::build(tree)?;
    web::npm("npm run --silent budget").run(tree)
}
