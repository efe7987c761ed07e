//! `signoria export` and `signoria import`: finished games as records.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::Args;
use signoria_server::archive::{Archive, Exported, Imported, Kept};
use signoria_store::{Durability, Place, StoreError};
use tokio::runtime::{self, Runtime};

use crate::{
    desk::Desk,
    settings::Settings,
    stop::Stop,
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

/// One file per finished game, named after the game and what is in it: the same game makes the same
/// file, whatever database it comes from.
pub fn export(args: &Export, desk: &mut Desk) -> Result<(), Stop> {
    if let Some(game) = &args.game {
        desk.game(game)?;
    }
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), desk)?;
    // Never makes a file of a name that was mistyped.
    if let Some(file) = place.as_file()
        && !file.is_file()
    {
        let detail = desk.text("cli-export-no_file", &[]);
        return Err(
            desk.bad("cli-serve-no_database", &[("file", place.to_string()), ("detail", detail)])
        );
    }
    let (runtime, archive) = open(&place, desk)?;
    let unknown = args.table.iter().find(|key| archive.games().iter().all(|it| it.table != **key));
    if let Some(unknown) = unknown {
        return Err(desk.bad("cli-export-unknown_table", &[("table", unknown.clone())]));
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
        let why = match exported.map_err(|error| failed(&place, &error, desk))? {
            Exported::Record { name, text } => {
                desk.save(&args.folder.join(name), &text)?;
                written += 1;
                continue;
            }
            Exported::Running => "cli-archive-running",
            Exported::RulesGone => "cli-archive-rules_gone",
            Exported::Unusable => "cli-archive-unusable",
        };
        left_out = true;
        let values = [("file", kept.table.clone()), ("detail", desk.text(why, &[]))];
        desk.tell("cli-archive-left_out", &values)?;
    }
    let folder = ("folder", args.folder.display().to_string());
    desk.tell("cli-export-done", &[("count", desk.number(written)), folder])?;
    end(left_out, desk)
}

/// Every record becomes a finished table; one that does not hold is told and left out.
pub fn import(args: &Import, desk: &mut Desk) -> Result<(), Stop> {
    let place = Settings::database(args.config.as_ref(), args.database.as_ref(), desk)?;
    let mut files = Vec::new();
    for path in &args.record {
        collect(path, &mut files)?;
    }
    let (runtime, mut archive) = open(&place, desk)?;
    let (mut new, mut known, mut left_out) = (0, 0, false);
    for file in files {
        let why = match verify::check(&file, desk) {
            Ok(table) => {
                let imported = runtime.block_on(archive.import(&table.record()));
                match imported.map_err(|error| failed(&place, &error, desk))? {
                    Imported::New => {
                        new += 1;
                        continue;
                    }
                    Imported::Known => {
                        known += 1;
                        continue;
                    }
                    Imported::Running => desk.text("cli-archive-running", &[]),
                    Imported::Unusable => desk.text("cli-archive-unusable", &[]),
                }
            }
            Err(Fault::Diverges(why)) => why,
            Err(Fault::Bad(sentence)) => {
                left_out = true;
                desk.write(&format!("{sentence}\n"))?;
                continue;
            }
        };
        left_out = true;
        let values = [("file", file.display().to_string()), ("detail", why)];
        desk.tell("cli-archive-left_out", &values)?;
    }
    let values =
        [("new", desk.number(new)), ("known", desk.number(known)), ("database", place.to_string())];
    desk.tell("cli-import-done", &values)?;
    end(left_out, desk)
}

pub fn open(place: &Place, desk: &Desk) -> Result<(Runtime, Archive), Stop> {
    let runtime = runtime::Builder::new_current_thread().build()?;
    let opened = place
        .open_beside(Durability::Full)
        .and_then(|store| runtime.block_on(Archive::open(Arc::new(store))));
    Ok((runtime, opened.map_err(|error| failed(place, &error, desk))?))
}

/// The exit code says whether everything went well.
pub fn end(left_out: bool, desk: &mut Desk) -> Result<(), Stop> {
    if !left_out {
        return Ok(());
    }
    desk.flush()?;
    Err(Stop::Refused)
}

/// The file, or the files in a folder whose names end with `.json`.
pub fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Stop> {
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

pub fn failed(place: &Place, error: &StoreError, desk: &Desk) -> Stop {
    let values = [("file", place.to_string()), ("detail", error.to_string())];
    desk.bad("cli-serve-no_database", &values)
}
