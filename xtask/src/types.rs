//! The TypeScript of protocol and games.

use anyhow::{Result, bail};

use crate::{args::Args, command::Command, tree::Tree};

pub const HELP: &str = "\
Writes the types of protocol and games to web/src/generated.

Usage: cargo xtask types [--check | --truth]

  --check  only tell whether the committed files are up to date
  --truth  compile views, actions, events and messages of real games against the types; needs the
           packages of web/ (`npm ci` there)";

/// The compiler of the site, from the root.
const COMPILER: &str = "web/node_modules/typescript/bin/tsc";

pub fn run(tree: &Tree, mut args: Args) -> Result<()> {
    let (check, truth) = (args.flag("--check"), args.flag("--truth"));
    args.done()?;
    match (check, truth) {
        (true, true) => bail!("--check and --truth are different things"),
        (true, false) => Command::new("cargo test --locked --quiet --package signoria-typescript")
            .word("--test")
            .word("committed")
            .run(tree),
        (false, false) => Command::new("cargo run --locked --quiet --package signoria-typescript")
            .word("types")
            .run(tree),
        (false, true) => {
            if !tree.has(COMPILER) {
                bail!("{COMPILER} is missing: run `npm ci` in web/");
            }
            // The whole workspace, so that nothing is built twice in CI, but only this test.
            let compiler = tree.root().join(COMPILER);
            Command::new("cargo test --locked --quiet --workspace --test truth")
                .set("SIGNORIA_TSC", compiler.to_string_lossy())
                .run(tree)
        }
    }
}

pub const POSITIONS_HELP: &str = "\
Plays games and writes the positions that the tests of the boards use (positions.fixture.json), and the position and the
result that the rules page of each game shows (guide.json).

Usage: cargo xtask positions [--check]

  --check  only tell whether the committed files are up to date";

pub fn positions(tree: &Tree, mut args: Args) -> Result<()> {
    let check = args.flag("--check");
    args.done()?;
    if check {
        return Command::new("cargo test --locked --quiet --package signoria-typescript")
            .word("--test")
            .word("positions")
            .run(tree);
    }
    Command::new("cargo run --locked --quiet --package signoria-typescript")
        .word("positions")
        .run(tree)
}
