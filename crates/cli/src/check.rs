//! `signoria check`: finds and repairs damage in a database.

use std::{path::PathBuf, sync::Arc};

use clap::Args;
use signoria_server::check::{Mended, Problem, check};
use signoria_store::{Durability, Store, StoreError};
use tokio::runtime;

use crate::{console::Console, exit::Exit, settings::Settings};

#[derive(Args, Debug)]
pub struct Check {
    #[arg(value_name = "FILE|postgres://…")]
    pub database: Option<PathBuf>,
    #[arg(long)]
    pub repair: bool,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Prints every problem; the exit code says whether any is left.
pub fn run(args: &Check, console: &mut Console) -> Result<(), Exit> {
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), console)?;
    if place.as_file().is_some_and(|file| !file.is_file()) {
        let detail = console.text("cli-export-no_file", &[]);
        let values = [("file", place.to_string()), ("detail", detail)];
        return Err(console.usage_error("cli-serve-no_database", &values));
    }
    let failed = |error: &StoreError, console: &Console| match error {
        StoreError::InUse => {
            console.usage_error("cli-check-in_use", &[("file", place.to_string())])
        }
        error => console.usage_error(
            "cli-serve-no_database",
            &[("file", place.to_string()), ("detail", error.to_string())],
        ),
    };
    let opened = if args.repair {
        // A server must not have the repaired tables in memory.
        place.open(Durability::Full)
    } else {
        place.open_beside(Durability::Full)
    };
    let store: Arc<Store> = Arc::new(opened.map_err(|error| failed(&error, console))?);
    let runtime = runtime::Builder::new_current_thread().build()?;
    let problems = runtime.block_on(check(&store, args.repair));
    let problems = problems.map_err(|error| failed(&error, console))?;
    for problem in &problems {
        let text = match problem {
            Problem::Database { detail } => {
                console.text("cli-check-broken", &[("detail", detail.clone())])
            }
            Problem::SetAside { what, settled } => {
                let key = if *settled { "cli-check-settled" } else { "cli-check-aside" };
                let values = [
                    ("number", what.id.to_string()),
                    ("size", console.number(what.bytes.into())),
                    ("detail", what.reason.clone()),
                ];
                console.text(key, &values)
            }
            Problem::Table { table, detail, good, mended } => {
                let (key, count) = match mended {
                    Mended::No => ("cli-check-table", 0),
                    Mended::Finished => ("cli-check-finished", 0),
                    Mended::GoesOn(count) => ("cli-check-mended", *count),
                };
                let values = [
                    ("table", table.clone()),
                    ("detail", detail.clone()),
                    ("good", console.number((*good).into())),
                    ("count", console.number(count.into())),
                ];
                console.text(key, &values)
            }
        };
        console.line(&text)?;
    }
    let left = problems.iter().filter(|problem| problem.remains()).count() as u64;
    let values = [
        ("file", place.to_string()),
        ("found", console.number(problems.len() as u64)),
        ("left", console.number(left)),
    ];
    console
        .print(if problems.is_empty() { "cli-check-fine" } else { "cli-check-done" }, &values)?;
    if left == 0 {
        return Ok(());
    }
    console.flush()?;
    Err(Exit::CheckFailed)
}
