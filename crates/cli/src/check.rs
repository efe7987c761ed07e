//! `signoria check`: what is wrong with a database, and mending it.

use std::{path::PathBuf, sync::Arc};

use clap::Args;
use signoria_server::check::{Mended, Problem, check};
use signoria_store::{Durability, Store, StoreError};
use tokio::runtime;

use crate::{desk::Desk, settings::Settings, stop::Stop};

#[derive(Args, Debug)]
pub struct Check {
    #[arg(value_name = "FILE|postgres://…")]
    pub database: Option<PathBuf>,
    #[arg(long)]
    pub repair: bool,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Tells every problem; the exit code says whether any is left.
pub fn run(args: &Check, desk: &mut Desk) -> Result<(), Stop> {
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), desk)?;
    if place.as_file().is_some_and(|file| !file.is_file()) {
        let detail = desk.text("cli-export-no_file", &[]);
        let values = [("file", place.to_string()), ("detail", detail)];
        return Err(desk.bad("cli-serve-no_database", &values));
    }
    let failed = |error: &StoreError, desk: &Desk| match error {
        StoreError::InUse => desk.bad("cli-check-in_use", &[("file", place.to_string())]),
        error => desk.bad(
            "cli-serve-no_database",
            &[("file", place.to_string()), ("detail", error.to_string())],
        ),
    };
    let opened = if args.repair {
        // What is mended must not be in the memory of a server.
        place.open(Durability::Full)
    } else {
        place.open_beside(Durability::Full)
    };
    let store: Arc<dyn Store> = Arc::new(opened.map_err(|error| failed(&error, desk))?);
    let runtime = runtime::Builder::new_current_thread().build()?;
    let problems = runtime.block_on(check(&store, args.repair));
    let problems = problems.map_err(|error| failed(&error, desk))?;
    for problem in &problems {
        let text = match problem {
            Problem::Database { detail } => {
                desk.text("cli-check-broken", &[("detail", detail.clone())])
            }
            Problem::SetAside { what, settled } => {
                let key = if *settled { "cli-check-settled" } else { "cli-check-aside" };
                let values = [
                    ("number", what.id.to_string()),
                    ("size", desk.number(what.bytes.into())),
                    ("detail", what.reason.clone()),
                ];
                desk.text(key, &values)
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
                    ("good", desk.number((*good).into())),
                    ("count", desk.number(count.into())),
                ];
                desk.text(key, &values)
            }
        };
        desk.line(&text)?;
    }
    let left = problems.iter().filter(|problem| problem.remains()).count() as u64;
    let values = [
        ("file", place.to_string()),
        ("found", desk.number(problems.len() as u64)),
        ("left", desk.number(left)),
    ];
    desk.tell(if problems.is_empty() { "cli-check-fine" } else { "cli-check-done" }, &values)?;
    if left == 0 {
        return Ok(());
    }
    desk.flush()?;
    Err(Stop::Refused)
}
