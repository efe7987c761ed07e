//! `signoria validate`: plays every stored game again with this program, before it takes over from another one.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Args;
use signoria_server::archive::{Checked, Difference};
use signoria_store::{Place, StoreError};

use crate::{
    archive::{collect, end, failed, open},
    desk::Desk,
    stop::Stop,
    verify::{self, Fault},
};

#[derive(Args, Debug)]
pub struct Validate {
    #[arg(value_name = "DATABASE|DIR")]
    pub place: PathBuf,
}

pub fn run(args: &Validate, desk: &mut Desk) -> Result<(), Stop> {
    if args.place.is_dir() { records(&args.place, desk) } else { tables(&args.place, desk) }
}

/// Every record of a folder.
fn records(folder: &Path, desk: &mut Desk) -> Result<(), Stop> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    let (mut differ, count) = (0, files.len());
    for file in files {
        match verify::check(&file, desk) {
            Ok(_) => continue,
            Err(Fault::Diverges(detail)) => {
                let values = [("file", file.display().to_string()), ("detail", detail)];
                desk.tell("cli-diverges", &values)?;
            }
            Err(Fault::Bad(sentence)) => desk.write(&format!("{sentence}\n"))?,
        }
        differ += 1;
    }
    finish(count, differ, desk)
}

/// Every table of a database, finished or running.
fn tables(path: &Path, desk: &mut Desk) -> Result<(), Stop> {
    let place = Place::of(&path.to_string_lossy());
    // A newer program brings a database up to date when it opens it; the server that still uses it must not notice.
    let copy = match place.as_file() {
        Some(file) => Some(Copy::of(file).map_err(|error| failed(&place, &error, desk))?),
        None => None,
    };
    let opened = copy.as_ref().map_or_else(|| place.clone(), |copy| Place::file(&copy.file()));
    if copy.is_none() {
        let current = place.is_current().map_err(|error| failed(&place, &error, desk))?;
        if !current {
            let values = [("database", place.to_string())];
            return Err(desk.bad("cli-validate-older_postgres", &values));
        }
    }
    let (runtime, archive) = open(&opened, desk)?;
    let mut differ = 0;
    for kept in archive.games() {
        let checked = runtime
            .block_on(archive.validate(&kept.table))
            .map_err(|error| failed(&place, &error, desk))?;
        let Some(detail) = told(&checked, desk) else { continue };
        differ += 1;
        let values =
            [("table", kept.table.clone()), ("game", kept.game.clone()), ("detail", detail)];
        desk.tell("cli-validate-differs", &values)?;
    }
    let count = archive.games().len();
    drop((archive, runtime));
    finish(count, differ, desk)
}

/// What is wrong with a table; `None` if it holds.
fn told(checked: &Checked, desk: &Desk) -> Option<String> {
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
            desk.text("cli-validate-rules", &values)
        }
        Checked::Entry { version: None, detail } => {
            desk.text("cli-validate-made", &[("detail", detail.clone())])
        }
        Checked::Entry { version: Some(entry), detail } => {
            let values = [("entry", entry.to_string()), ("detail", detail.clone())];
            desk.text("cli-validate-entry", &values)
        }
        Checked::Differs(Difference::Status) => desk.text("cli-validate-status", &[]),
        Checked::Differs(Difference::Asked { stored, replayed }) => {
            let values = [("stored", seats(*stored)), ("replayed", seats(*replayed))];
            desk.text("cli-validate-asked", &values)
        }
        Checked::Differs(Difference::Totals { stored, replayed }) => {
            let values = [("recorded", totals(stored)), ("replayed", totals(replayed))];
            desk.text("replay-result", &values)
        }
    })
}

fn finish(count: usize, differ: u64, desk: &mut Desk) -> Result<(), Stop> {
    let values = [("count", desk.number(count as u64)), ("differ", desk.number(differ))];
    desk.tell("cli-validate-done", &values)?;
    end(differ > 0, desk)
}

/// A copy of a file, in a folder only its owner can read (it contains the seeds of running games). Gone when dropped.
struct Copy(PathBuf);

impl Copy {
    fn of(file: &Path) -> Result<Self, StoreError> {
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

    fn file(&self) -> PathBuf {
        self.0.join("copy.sqlite")
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
