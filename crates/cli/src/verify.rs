//! `signoria verify`: replays records and checks every checkpoint.

use std::path::Path;

use serde_json::Value;
use signoria_engine::{Record, RecordError, ReplayError};
use signoria_registry::Table;

use crate::{args::Verify, console::Console, exit::Exit, fault};

/// Why a file was not accepted.
pub enum Fault {
    /// Not a record of a known game: a sentence that names the file.
    Bad(String),
    /// A record that is invalid: the reason.
    Diverges(String),
}

pub fn run(args: &Verify, console: &mut Console) -> Result<(), Exit> {
    let (mut diverged, mut bad) = (false, None);
    for path in &args.file {
        let file = path.display().to_string();
        match check(path, console) {
            Ok(table) => {
                let record = table.record();
                let result = match &record.result {
                    Some(totals) => {
                        totals.iter().map(ToString::to_string).collect::<Vec<_>>().join("–")
                    }
                    None => console.text("cli-unfinished", &[]),
                };
                let values = [
                    ("file", file),
                    ("title", table.meta().title.to_owned()),
                    ("players", table.seats().to_string()),
                    ("entries", console.number(record.entries.len() as u64)),
                    ("result", result),
                ];
                console.print("cli-verified", &values)?;
            }
            Err(Fault::Diverges(detail)) => {
                diverged = true;
                console.print("cli-diverges", &[("file", file), ("detail", detail)])?;
            }
            Err(Fault::Bad(sentence)) => {
                // All files are checked; the last sentence is printed with the exit code.
                if let Some(earlier) = bad.replace(sentence) {
                    console.flush()?;
                    let _ = Exit::Usage(earlier).tell();
                }
            }
        }
    }
    match bad {
        Some(sentence) => {
            console.flush()?;
            Err(Exit::Usage(sentence))
        }
        None if diverged => {
            console.flush()?;
            Err(Exit::CheckFailed)
        }
        None => Ok(()),
    }
}

/// Opens a valid record, for all other commands.
pub fn open(path: &Path, console: &Console) -> Result<Box<dyn Table>, Exit> {
    check(path, console).map_err(|fault| match fault {
        Fault::Bad(sentence) => Exit::Usage(sentence),
        Fault::Diverges(detail) => {
            let values = [("file", path.display().to_string()), ("detail", detail)];
            console.usage_error("cli-diverges", &values)
        }
    })
}

/// Replays the record of a file.
pub fn check(path: &Path, console: &Console) -> Result<Box<dyn Table>, Fault> {
    let text = match console.read(path) {
        Ok(text) => text,
        Err(Exit::Usage(sentence)) => return Err(Fault::Bad(sentence)),
        Err(Exit::CheckFailed | Exit::BrokenPipe) => unreachable!("reading a file prints nothing"),
    };
    match Record::parse(&text) {
        Ok(record) => replay(&record, path, console)?
            .map_err(|error| Fault::Diverges(fault::of_replay(&error, &record.game, console))),
        Err(error @ (RecordError::Digest | RecordError::Layout { .. })) => {
            // Adds the place of the change, if it shows.
            let mut detail = fault::of_record(&error, console);
            if let Some(record) = unsealed(&text)
                && let Err(divergence) = replay(&record, path, console)?
            {
                detail.push(' ');
                detail.push_str(&fault::of_replay(&divergence, &record.game, console));
            }
            Err(Fault::Diverges(detail))
        }
        Err(
            error @ (RecordError::Syntax(_) | RecordError::Format { .. } | RecordError::Seats(_)),
        ) => {
            let detail = fault::of_record(&error, console);
            let values = [("file", path.display().to_string()), ("detail", detail)];
            Err(Fault::Bad(console.text("cli-no_record", &values)))
        }
    }
}

/// Replays a record; an unknown game is bad input.
fn replay(
    record: &Record,
    path: &Path,
    console: &Console,
) -> Result<Result<Box<dyn Table>, ReplayError>, Fault> {
    let game = signoria_registry::game(&record.game).ok_or_else(|| {
        let values = [("file", path.display().to_string()), ("game", record.game.clone())];
        Fault::Bad(console.text("cli-record_of_unknown_game", &values))
    })?;
    Ok(game.resume(record))
}

/// The content of a record, ignoring its digest.
fn unsealed(text: &str) -> Option<Record> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    value.as_object_mut()?.remove("digest");
    serde_json::from_value(value).ok()
}
