//! `signoria validate`: replays every stored game with this program, before an upgrade.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Args;
use signoria_server::archive::{Checked, Difference};
use signoria_store::{StoreError, StoreLocation};

use crate::{
    archive::{collect, end, failed, open},
    console::Console,
    exit::Exit,
    verify::{self, Fault},
};

#[derive(Args, Debug)]
pub struct Validate {
    #[arg(value_name = "DATABASE|DIR")]
    pub place: PathBuf,
}

pub fn run(args: &Validate, console: &mut Console) -> Result<(), Exit> {
    if args.place.is_dir() { records(&args.place, console) } else { tables(&args.place, console) }
}

/// Checks every record of a folder.
fn records(folder: &Path, console: &mut Console) -> Result<(), Exit> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    let (mut differ, count) = (0, files.len());
    for file in files {
        match verify::check(&file, console) {
            Ok(_) => continue,
            Err(Fault::Diverges(detail)) => {
                let values = [("file", file.display().to_string()), ("detail", detail)];
                console.print("cli-diverges", &values)?;
            }
            Err(Fault::Bad(sentence)) => console.write(&format!("{sentence}\n"))?,
        }
        differ += 1;
    }
    finish(count, differ, console)
}

/// Checks every table of a database, finished or running.
fn tables(path: &Path, console: &mut Console) -> Result<(), Exit> {
    let place = StoreLocation::of(&path.to_string_lossy());
    // Opening a database with a newer program migrates it, so a copy is used while the old server runs.
    let copy = match place.as_file() {
        Some(file) => Some(Copy::of(file).map_err(|error| failed(&place, &error, console))?),
        None => None,
    };
    let opened =
        copy.as_ref().map_or_else(|| place.clone(), |copy| StoreLocation::file(&copy.file()));
    if copy.is_none() {
        let current = place.is_current().map_err(|error| failed(&place, &error, console))?;
        if !current {
            let values = [("database", place.to_string())];
            return Err(console.usage_error("cli-validate-older_postgres", &values));
        }
    }
    let (count, differ) = replay_all(&opened, &place, console)?;
    finish(count, differ, console)
}

/// Replays every table of a database and prints what differs; errors name `place`. Returns the number of
/// tables and of those that differ.
pub fn replay_all(
    opened: &StoreLocation,
    place: &StoreLocation,
    console: &mut Console,
) -> Result<(usize, u64), Exit> {
    let (runtime, archive) = open(opened, console)?;
    let mut differ = 0;
    for kept in archive.games() {
        let checked = runtime
            .block_on(archive.validate(&kept.table))
            .map_err(|error| failed(place, &error, console))?;
        let Some(detail) = told(&checked, console) else { continue };
        differ += 1;
        let values =
            [("table", kept.table.clone()), ("game", kept.game.clone()), ("detail", detail)];
        console.print("cli-validate-differs", &values)?;
    }
    Ok((archive.games().len(), differ))
}

/// The problem of a table; `None` if it replays.
fn told(checked: &Checked, console: &Console) -> Option<String> {
    let totals =
        |totals: &[i32]| totals.iter().map(ToString::to_string).collect::<Vec<_>>().join("–");
    let seats = |mask: u8| {
        let seats: Vec<String> =
            (0..8).filter(|seat| mask & 1 << seat != 0).map(|seat: u8| seat.to_string()).collect();
        if seats.is_empty() { "–".to_owned() } else { seats.join(", ") }
    };
    Some(match checked {
        Checked::Holds => return None,
        Checked::Rules { found, supported } => {
            let values = [("found", found.to_string()), ("supported", supported.to_string())];
            console.text("cli-validate-rules", &values)
        }
        Checked::Entry { version: None, detail } => {
            console.text("cli-validate-made", &[("detail", detail.clone())])
        }
        Checked::Entry { version: Some(entry), detail } => {
            let values = [("entry", entry.to_string()), ("detail", detail.clone())];
            console.text("cli-validate-entry", &values)
        }
        Checked::Differs(Difference::Status) => console.text("cli-validate-status", &[]),
        Checked::Differs(Difference::Asked { stored, replayed }) => {
            let values = [("stored", seats(*stored)), ("replayed", seats(*replayed))];
            console.text("cli-validate-asked", &values)
        }
        Checked::Differs(Difference::Totals { stored, replayed }) => {
            let values = [("recorded", totals(stored)), ("replayed", totals(replayed))];
            console.text("replay-result", &values)
        }
    })
}

fn finish(count: usize, differ: u64, console: &mut Console) -> Result<(), Exit> {
    let values = [("count", console.number(count as u64)), ("differ", console.number(differ))];
    console.print("cli-validate-done", &values)?;
    end(differ > 0, console)
}

/// A copy of a file, in a folder that only its owner can read (it contains the seeds of running games).
/// Deleted when dropped.
pub struct Copy(PathBuf);

impl Copy {
    pub fn of(file: &Path) -> Result<Self, StoreError> {
        let told = |error: std::io::Error| StoreError::Database(error.to_string());
        let name = format!("signoria-validate-{}", std::process::id());
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let folder = std::env::temp_dir().join(name);
        builder.create(&folder).map_err(told)?;
        let copy = Self(folder);
        signoria_store::backup(file, &copy.file())?;
        Ok(copy)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("copy.sqlite")
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
