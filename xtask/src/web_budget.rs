//! What the site weighs, and how quickly it answers.

use anyhow::Result;

use crate::{args::Args, command::Command, tree::Tree};

pub const HELP: &str = "\
Builds the site and prints what it weighs, gzipped: the first page (at most 150 kB of JavaScript) and the
part of each game (at most 80 kB); and how long a click takes to the next paint on a slow machine, if the
program is built and Chromium installed. Ends with an error if something is too heavy.

Usage: cargo xtask web-budget";

pub fn run(tree: &Tree, args: Args) -> Result<()> {
    args.done()?;
    let npm = |line: &str| Command::new(line).within("web");
    if !tree.has("web/node_modules") {
        npm("npm ci --no-audit --no-fund")
            .set("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .run(tree)?;
    }
    npm("npm run --silent build").run(tree)?;
    npm("npm run --silent budget").run(tree)
}
