//! `signoria migrate`: from a `SQLite` file to `PostgreSQL`.

use std::path::PathBuf;

use clap::Args;
use signoria_store::{StoreError, StoreLocation};

use crate::{console::Console, exit::Exit, settings::Settings};

#[derive(Args, Debug)]
pub struct Migrate {
    #[arg(value_name = "FILE")]
    pub from: PathBuf,
    #[arg(value_name = "postgres://…")]
    pub to: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Copies everything, in one transaction.
pub fn run(args: &Migrate, console: &mut Console) -> Result<(), Exit> {
    let to = Settings::database(args.config.as_ref(), args.to.as_ref(), console)?;
    let from = StoreLocation::file(&args.from);
    let places = [("from", from.to_string()), ("to", to.to_string())];
    let [first, second] = places.clone();
    let count = signoria_store::transfer(&from, &to).map_err(|error| match error {
        StoreError::InUse => {
            console.usage_error("cli-restore-in_use", &[("file", from.to_string())])
        }
        error => {
            let detail = ("detail", error.to_string());
            console.usage_error("cli-migrate-failed", &[first.clone(), second.clone(), detail])
        }
    })?;
    let [first, second] = places;
    console.print("cli-migrate-done", &[first, second, ("count", console.number(count))])
}
