//! What is wrong with a record, in the reader's language.

use serde_json::error::Category;
use signoria_engine::{Message, RecordError, ReplayError};
use signoria_i18n::{Localizer, Names};

use crate::console::Console;

/// Why a text is not a record, or no longer the one that was written.
pub fn of_record(error: &RecordError, console: &Console) -> String {
    match error {
        RecordError::Syntax(error) => {
            let key = match error.classify() {
                Category::Eof => "record-short",
                Category::Io | Category::Syntax => "record-syntax",
                Category::Data => "record-fields",
            };
            let values =
                [("line", error.line().to_string()), ("column", error.column().to_string())];
            console.text(key, &values)
        }
        RecordError::Format { found } => {
            console.text("record-format", &[("found", found.to_string())])
        }
        RecordError::Digest => console.text("record-digest", &[]),
        RecordError::Layout { line } => {
            console.text("record-layout", &[("line", line.to_string())])
        }
        RecordError::Seats(seats) => console.text("record-seats", &[("seats", seats.to_string())]),
    }
}

/// The first divergence of a record from what is played again.
pub fn of_replay(error: &ReplayError, game: &str, console: &Console) -> String {
    let say =
        |message: &Message| Localizer::new(console.lang(), game).render(message, &Names::default());
    let at = |key: &str, at: &usize| console.text(key, &[("at", at.to_string())]);
    match error {
        ReplayError::Game { found, expected } => {
            let values = [("found", found.clone()), ("expected", (*expected).to_owned())];
            console.text("replay-game", &values)
        }
        ReplayError::Rules { game, found, supported } => {
            let values = [
                ("game", (*game).to_owned()),
                ("found", found.to_string()),
                ("supported", supported.to_string()),
            ];
            console.text("replay-rules", &values)
        }
        ReplayError::NoSeed => console.text("replay-no_seed", &[]),
        ReplayError::Commitment => console.text("replay-commitment", &[]),
        ReplayError::Setup(error) => {
            let detail = error.problems.iter().map(say).collect::<Vec<_>>().join(" ");
            console.text("replay-setup", &[("detail", detail)])
        }
        ReplayError::Entry { at, entry, problem } => {
            let values =
                [("at", at.to_string()), ("entry", entry.clone()), ("problem", say(problem))];
            console.text("replay-entry", &values)
        }
        ReplayError::Checkpoint { at: after } => at("replay-mark", after),
        ReplayError::MarkPlace { at: after } => at("replay-mark_place", after),
        ReplayError::Result { recorded, replayed } => {
            let totals = |totals: &Option<Vec<i32>>| match totals {
                Some(totals) => {
                    totals.iter().map(ToString::to_string).collect::<Vec<_>>().join("–")
                }
                None => console.text("cli-unfinished", &[]),
            };
            let values = [("recorded", totals(recorded)), ("replayed", totals(replayed))];
            console.text("replay-result", &values)
        }
    }
}
