//! `signoria backup`: a copy of everything, while the server runs.

use std::path::PathBuf;

use clap::Args;

use crate::{console::Console, exit::Exit, settings::Settings};

#[derive(Args, Debug)]
pub struct Backup {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "FILE|postgres://…")]
    pub database: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

pub fn run(args: &Backup, console: &mut Console) -> Result<(), Exit> {
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), console)?;
    let Some(database) = place.as_file() else {
        return Err(console.usage_error("cli-backup-postgres", &[("database", place.to_string())]));
    };
    let size = signoria_store::backup(database, &args.file).map_err(|error| {
        let values = [("file", place.to_string()), ("detail", error.to_string())];
        console.usage_error("cli-backup-failed", &values)
    })?;
    let values = [
        ("database", place.to_string()),
        ("file", args.file.display().to_string()),
        ("size", console.number(size.div_ceil(1024))),
    ];
    console.print("cli-backup-done", &values)
}
