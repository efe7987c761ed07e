//! `signoria export` and `signoria import`: finished games as records.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::Args;
use signoria_server::archive::{Archive, Exported, Imported, Kept};
use signoria_store::{Durability, StoreError, StoreLocation};
use tokio::runtime::{self, Runtime};

use crate::{
    console::Console,
    exit::Exit,
    settings::Settings,
    verify::{self, Fault},
};

#[derive(Args, Debug)]
pub struct Export {
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    #[arg(value_name = "TABLE")]
    pub table: Vec<String>,
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "FILE|postgres://…")]
    pub database: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Import {
    #[arg(value_name = "FILE|DIR", required = true)]
    pub record: Vec<PathBuf>,
    #[arg(long, value_name = "FILE|postgres://…")]
    pub database: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Writes one file per finished game, named after the game and its content: the same game gives the same
/// file, whatever database it comes from.
pub fn export(args: &Export, console: &mut Console) -> Result<(), Exit> {
    if let Some(game) = &args.game {
        console.game(game)?;
    }
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), console)?;
    // A mistyped name must not create a file.
    if let Some(file) = place.as_file()
        && !file.is_file()
    {
        let detail = console.text("cli-export-no_file", &[]);
        return Err(console.usage_error(
            "cli-serve-no_database",
            &[("file", place.to_string()), ("detail", detail)],
        ));
    }
    let (runtime, archive) = open(&place, console)?;
    let unknown = args.table.iter().find(|key| archive.games().iter().all(|it| it.table != **key));
    if let Some(unknown) = unknown {
        return Err(console.usage_error("cli-export-unknown_table", &[("table", unknown.clone())]));
    }
    fs::create_dir_all(&args.folder)?;
    let wanted = |kept: &&Kept| {
        let named =
            if args.table.is_empty() { kept.finished } else { args.table.contains(&kept.table) };
        named && args.game.as_ref().is_none_or(|game| *game == kept.game)
    };
    let (mut written, mut left_out) = (0, false);
    for kept in archive.games().iter().filter(wanted) {
        let exported = runtime.block_on(archive.export(&kept.table));
        let why = match exported.map_err(|error| failed(&place, &error, console))? {
            Exported::Record { name, text } => {
                console.save(&args.folder.join(name), &text)?;
                written += 1;
                continue;
            }
            Exported::Running => "cli-archive-running",
            Exported::RulesGone => "cli-archive-rules_gone",
            Exported::Unusable => "cli-archive-unusable",
        };
        left_out = true;
        let values = [("file", kept.table.clone()), ("detail", console.text(why, &[]))];
        console.print("cli-archive-left_out", &values)?;
    }
    let folder = ("folder", args.folder.display().to_string());
    console.print("cli-export-done", &[("count", console.number(written)), folder])?;
    end(left_out, console)
}

/// Turns every record into a finished table; an invalid one is reported and skipped.
pub fn import(args: &Import, console: &mut Console) -> Result<(), Exit> {
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), console)?;
    let mut files = Vec::new();
    for path in &args.record {
        collect(path, &mut files)?;
    }
    let (runtime, mut archive) = open(&place, console)?;
    let (mut new, mut known, mut left_out) = (0, 0, false);
    for file in files {
        let why = match verify::check(&file, console) {
            Ok(table) => {
                let imported = runtime.block_on(archive.import(&table.record()));
                match imported.map_err(|error| failed(&place, &error, console))? {
                    Imported::New => {
                        new += 1;
                        continue;
                    }
                    Imported::Known => {
                        known += 1;
                        continue;
                    }
                    Imported::Running => console.text("cli-archive-running", &[]),
                    Imported::Unusable => console.text("cli-archive-unusable", &[]),
                }
            }
            Err(Fault::Diverges(why)) => why,
            Err(Fault::Bad(sentence)) => {
                left_out = true;
                console.write(&format!("{sentence}\n"))?;
                continue;
            }
        };
        left_out = true;
        let values = [("file", file.display().to_string()), ("detail", why)];
        console.print("cli-archive-left_out", &values)?;
    }
    let values = [
        ("new", console.number(new)),
        ("known", console.number(known)),
        ("database", place.to_string()),
    ];
    console.print("cli-import-done", &values)?;
    end(left_out, console)
}

pub fn open(place: &StoreLocation, console: &Console) -> Result<(Runtime, Archive), Exit> {
    let runtime = runtime::Builder::new_current_thread().build()?;
    let opened = place
        .open_beside(Durability::Full)
        .and_then(|store| runtime.block_on(Archive::open(Arc::new(store))));
    Ok((runtime, opened.map_err(|error| failed(place, &error, console))?))
}

/// The exit code says whether everything succeeded.
pub fn end(left_out: bool, console: &mut Console) -> Result<(), Exit> {
    if !left_out {
        return Ok(());
    }
    console.flush()?;
    Err(Exit::CheckFailed)
}

/// The file, or the files in a folder whose names end with `.json`.
pub fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Exit> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut found: Vec<PathBuf> = fs::read_dir(path)?.flatten().map(|entry| entry.path()).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    found.sort();
    files.extend(found);
    Ok(())
}

pub fn failed(place: &StoreLocation, error: &StoreError, console: &Console) -> Exit {
    let values = [("file", place.to_string()), ("detail", error.to_string())];
    console.usage_error("cli-serve-no_database", &values)
}
