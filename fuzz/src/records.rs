//! Any bytes as a record.

use serde_json::Value;
use signoria_engine::{Record, RecordError, ReplayError, Seat, Viewer};
use signoria_registry::{Table, game};

use crate::{positions::positions, trail::Trail};

/// Reading bytes as a record and playing it again gives a table or an error, never a panic.
///
/// The digest stops nearly every changed file. So what can be read as a record is also tried behind
/// it: sealed anew, and then with commitment, versions and marks made to fit, so that the entries
/// themselves are played.
pub fn run(bytes: &[u8]) -> Trail {
    let mut trail = Trail::default();
    let Ok(text) = std::str::from_utf8(bytes) else { return trail };
    match Record::parse(text) {
        Ok(record) => {
            assert_eq!(record.to_text(), text, "only the canonical layout is a record");
            trail.note("sealed");
            let _ = replay(&record, &mut trail);
        }
        Err(error) => trail.note_kind(&error),
    }
    let Some(mut record) = unsealed(text) else { return trail };
    trail.note("unsealed");
    reseal(&record, &mut trail);
    let _ = replay(&record, &mut trail);

    if let Some(seed) = record.seed {
        record.commitment = seed.commitment();
    }
    if let Some(game) = game(&record.game) {
        record.rules = game.rules();
    }
    record.marks.clear();
    record.result = None;
    if let Err(ReplayError::Result { replayed, .. }) = replay(&record, &mut trail) {
        record.result = replayed;
        let _ = replay(&record, &mut trail);
    }
    trail
}

/// The fields of a record, whatever its digest says.
fn unsealed(text: &str) -> Option<Record> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    value.as_object_mut()?.shift_remove("digest");
    serde_json::from_value(value).ok()
}

/// What we write, we read.
fn reseal(record: &Record, trail: &mut Trail) {
    match Record::parse(&record.to_text()) {
        Ok(read) => assert_eq!(&read, record, "a record survives its file"),
        Err(error @ (RecordError::Seats(_) | RecordError::Format { .. })) => {
            trail.note_kind(&error);
        }
        // Decimal fractions need not survive their text to the last bit; no option is one.
        Err(error) => {
            let fraction = record.options.values().any(has_fraction);
            assert!(fraction, "what was written cannot be read: {error}");
        }
    }
}

fn has_fraction(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.is_f64(),
        Value::Array(items) => items.iter().any(has_fraction),
        Value::Object(fields) => fields.values().any(has_fraction),
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}

fn replay(record: &Record, trail: &mut Trail) -> Result<(), ReplayError> {
    let Some(game) = game(&record.game) else {
        trail.note("no such game");
        return Ok(());
    };
    trail.note(game.meta().id);
    match game.resume(record) {
        Ok(table) => {
            trail.note("replayed");
            trail.note_size(table.history().len());
            let again = table.record();
            let again = game.resume(&again).expect("a record of a replayed game replays");
            assert_eq!(again.history(), table.history(), "the same actions stand");
            look(table.as_ref());
            Ok(())
        }
        Err(error) => {
            trail.note_kind(&error);
            if let ReplayError::Entry { at, .. } = error {
                trail.note_size(at);
            }
            Err(error)
        }
    }
}

/// Everything that can be seen of a table can be computed.
fn look(table: &dyn Table) {
    for viewer in Viewer::all(table.seats()) {
        let _ = table.view(viewer);
        let _ = table.events(viewer, 0);
        for seat in Seat::all(table.seats()) {
            let _ = table.prompt(seat, viewer);
        }
    }
    for seat in Seat::all(table.seats()) {
        assert_eq!(table.choices(seat).is_empty(), !table.to_act().contains(seat));
    }
    assert_eq!(table.outcome().is_some(), table.to_act().is_empty());
}

/// How many records of a game to start from.
const PER_GAME: usize = 40;

/// Records of positions, the short ones.
pub fn seeds() -> Vec<Vec<u8>> {
    let tables = positions().iter().flat_map(|positions| {
        let tables = &positions.tables;
        // Steps of a prime number mix set-ups with early and late positions.
        (0..PER_GAME.min(tables.len())).map(|at| &tables[at * 37 % tables.len()])
    });
    let mut seeds: Vec<Vec<u8>> = tables
        .map(|table| table.record().to_text().into_bytes())
        .filter(|text| text.len() < 16_384)
        .collect();
    seeds.push(b"{}".to_vec());
    seeds
}
