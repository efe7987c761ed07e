//! `signoria verify`: plays records again and checks every mark.

use std::path::Path;

use serde_json::Value;
use signoria_engine::{Record, RecordError, ReplayError};
use signoria_registry::Table;

use crate::{args::Verify, desk::Desk, fault, stop::Stop};

/// Why a file was not accepted.
pub enum Fault {
    /// It is no record of a game we know: a sentence that names the file.
    Bad(String),
    /// It is one, but it does not hold: why.
    Diverges(String),
}

pub fn run(args: &Verify, desk: &mut Desk) -> Result<(), Stop> {
    let (mut diverged, mut bad) = (false, None);
    for path in &args.file {
        let file = path.display().to_string();
        match check(path, desk) {
            Ok(table) => {
                let record = table.record();
                let result = match &record.result {
                    Some(totals) => {
                        totals.iter().map(ToString::to_string).collect::<Vec<_>>().join("–")
                    }
                    None => desk.text("cli-unfinished", &[]),
                };
                let values = [
                    ("file", file),
                    ("title", table.meta().title.to_owned()),
                    ("players", table.seats().to_string()),
                    ("entries", desk.number(record.entries.len() as u64)),
                    ("result", result),
                ];
                desk.tell("cli-verified", &values)?;
            }
            Err(Fault::Diverges(detail)) => {
                diverged = true;
                desk.tell("cli-diverges", &[("file", file), ("detail", detail)])?;
            }
            Err(Fault::Bad(sentence)) => {
                // All files are looked at; the last sentence leaves with the exit code.
                if let Some(earlier) = bad.replace(sentence) {
                    desk.flush()?;
                    let _ = Stop::Bad(earlier).tell();
                }
            }
        }
    }
    match bad {
        Some(sentence) => {
            desk.flush()?;
            Err(Stop::Bad(sentence))
        }
        None if diverged => {
            desk.flush()?;
            Err(Stop::Refused)
        }
        None => Ok(()),
    }
}

/// The game of a file that holds; for every other command that reads a record.
pub fn open(path: &Path, desk: &Desk) -> Result<Box<dyn Table>, Stop> {
    check(path, desk).map_err(|fault| match fault {
        Fault::Bad(sentence) => Stop::Bad(sentence),
        Fault::Diverges(detail) => {
            let values = [("file", path.display().to_string()), ("detail", detail)];
            desk.bad("cli-diverges", &values)
        }
    })
}

/// Plays the record of a file again.
pub fn check(path: &Path, desk: &Desk) -> Result<Box<dyn Table>, Fault> {
    let text = match desk.read(path) {
        Ok(text) => text,
        Err(Stop::Bad(sentence)) => return Err(Fault::Bad(sentence)),
        Err(Stop::Refused | Stop::Unheard) => unreachable!("reading a file tells nobody anything"),
    };
    match Record::parse(&text) {
        Ok(record) => replay(&record, path, desk)?
            .map_err(|error| Fault::Diverges(fault::of_replay(&error, &record.game, desk))),
        Err(error @ (RecordError::Digest | RecordError::Layout { .. })) => {
            // Say where the change shows, if it does.
            let mut detail = fault::of_record(&error, desk);
            if let Some(record) = unsealed(&text)
                && let Err(divergence) = replay(&record, path, desk)?
            {
                detail.push(' ');
                detail.push_str(&fault::of_replay(&divergence, &record.game, desk));
            }
            Err(Fault::Diverges(detail))
        }
        Err(
            error @ (RecordError::Syntax(_) | RecordError::Format { .. } | RecordError::Seats(_)),
        ) => {
            let detail = fault::of_record(&error, desk);
            let values = [("file", path.display().to_string()), ("detail", detail)];
            Err(Fault::Bad(desk.text("cli-no_record", &values)))
        }
    }
}

/// Plays a record again; a game nobody knows is bad input.
fn replay(
    record: &Record,
    path: &Path,
    desk: &Desk,
) -> Result<Result<Box<dyn Table>, ReplayError>, Fault> {
    let game = signoria_registry::game(&record.game).ok_or_else(|| {
        let values = [("file", path.display().to_string()), ("game", record.game.clone())];
        Fault::Bad(desk.text("cli-record_of_unknown_game", &values))
    })?;
    Ok(game.resume(record))
}

/// The content of a record, whatever its digest says.
fn unsealed(text: &str) -> Option<Record> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    value.as_object_mut()?.remove("digest");
    serde_json::from_value(value).ok()
}
