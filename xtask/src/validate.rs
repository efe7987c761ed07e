//! Stored games, played again.

use anyhow::{Result, bail};

use crate::{args::Args, command::Command, tree::Tree};

pub const HELP: &str = "\
Plays every game of a database or of a folder with records again, with the present program as it is released, and tells
what differs: for us before a release. Hosts use `signoria validate`. Nothing is changed.

Usage: cargo xtask validate DATABASE|DIR";

pub fn run(tree: &Tree, args: Args) -> Result<()> {
    let [place] = &args.rest()?[..] else { bail!("{HELP}") };
    command(place).run(tree)
}

fn command(place: &str) -> Command {
    Command::new("cargo run --locked --quiet --release --package signoria -- validate").word(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_is_that_of_the_released_program() {
        assert_eq!(
            command("games.sqlite").to_string(),
            "cargo run --locked --quiet --release --package signoria -- validate games.sqlite"
        );
    }
}
