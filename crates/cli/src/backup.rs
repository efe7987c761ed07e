//! `signoria backup`: a copy of everything, while the server runs.

use std::path::PathBuf;

use clap::Args;

use crate::{desk::Desk, settings::Settings, stop::Stop};

#[derive(Args, Debug)]
pub struct Backup {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub database: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

pub fn run(args: &Backup, desk: &mut Desk) -> Result<(), Stop> {
    let database = Settings::database(args.config.as_ref(), args.database.as_ref(), desk)?;
    let size = signoria_store::backup(&database, &args.file).map_err(|error| {
        let values = [("file", database.display().to_string()), ("detail", error.to_string())];
        desk.bad("cli-backup-failed", &values)
    })?;
    let values = [
        ("database", database.display().to_string()),
        ("file", args.file.display().to_string()),
        ("size", desk.number(size.div_ceil(1024))),
    ];
    desk.tell("cli-backup-done", &values)
}
