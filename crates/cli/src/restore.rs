//! `signoria restore`: puts a backup in the place of the database, after checking it.

use std::{path::PathBuf, sync::Arc};

use clap::Args;
use signoria_server::check::check;
use signoria_store::{Durability, StoreError, StoreLocation};

use crate::{archive::failed, console::Console, exit::Exit, settings::Settings, validate};

#[derive(Args, Debug)]
pub struct Restore {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub database: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Replaces the database only if the backup is intact and every game in it replays.
pub fn run(args: &Restore, console: &mut Console) -> Result<(), Exit> {
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), console)?;
    let Some(database) = place.as_file().map(PathBuf::from) else {
        let values = [("database", place.to_string())];
        return Err(console.usage_error("cli-restore-postgres", &values));
    };
    let backup = StoreLocation::file(&args.file);
    let copy = validate::Copy::of(&args.file).map_err(|error| failed(&backup, &error, console))?;
    let opened = StoreLocation::file(&copy.file());
    let damage = {
        let store = opened.open(Durability::Process);
        let store = Arc::new(store.map_err(|error| failed(&backup, &error, console))?);
        let runtime = tokio::runtime::Builder::new_current_thread().build()?;
        let problems = runtime.block_on(check(&store, false));
        problems.map_err(|error| failed(&backup, &error, console))?.len()
    };
    let (games, differ) = validate::replay_all(&opened, &backup, console)?;
    if damage > 0 || differ > 0 {
        let values = [
            ("file", args.file.display().to_string()),
            ("damage", console.number(damage as u64)),
            ("differ", console.number(differ)),
        ];
        console.print("cli-restore-refused", &values)?;
        return Err(Exit::CheckFailed);
    }
    let replaced = signoria_store::restore(&args.file, &database).map_err(|error| match error {
        StoreError::InUse => {
            console.usage_error("cli-restore-in_use", &[("file", place.to_string())])
        }
        error => failed(&place, &error, console),
    })?;
    let values = [
        ("database", place.to_string()),
        ("file", args.file.display().to_string()),
        ("count", console.number(games as u64)),
    ];
    console.print("cli-restore-done", &values)?;
    match replaced {
        Some(old) => console.print("cli-restore-kept", &[("file", old.display().to_string())]),
        None => Ok(()),
    }
}
