//! Random input against everything that reads input.

use anyhow::{Result, bail};

use crate::{args::Args, tree::Tree};

pub const HELP: &str = "Not yet.";

pub fn run(_tree: &Tree, args: Args) -> Result<()> {
    args.done()?;
    bail!("there are no fuzz targets yet")
}
