//! Any text as an action.

use signoria_engine::{
    Seat,
    record::{Entry, EntryKind},
};
use signoria_registry::PlayError;

use crate::{positions::positions, trail::Trail};

/// The first bytes choose the game, the position and the seat; the rest is what the seat types.
const HEAD: usize = 4;

/// Any text typed in any position is played, or refused without a trace. A text that is an action
/// has one canonical form, which is understood as the same action and survives a record.
pub fn run(bytes: &[u8]) -> Trail {
    let mut trail = Trail::default();
    let Some((&[game, high, low, seat], text)) = bytes.split_first_chunk::<HEAD>() else {
        return trail;
    };
    let Ok(text) = std::str::from_utf8(text) else { return trail };
    let _ = text.parse::<Entry>();

    let all = positions();
    if all.is_empty() {
        return trail;
    }
    let positions = &all[usize::from(game) % all.len()];
    let position = usize::from(u16::from_be_bytes([high, low]));
    let table = &positions.tables[position % positions.tables.len()];
    let seat = Seat::new(seat % 8);
    trail.note(positions.game.meta().id);

    let canonical = positions.game.canonical(text.trim());
    if let Some(canonical) = &canonical {
        assert_eq!(positions.game.canonical(canonical).as_ref(), Some(canonical), "{text:?}");
        let entry = Entry { seat, kind: EntryKind::Action(canonical.clone()) };
        assert_eq!(entry.to_string().parse::<Entry>().as_ref(), Ok(&entry), "{text:?}");
        trail.note(canonical.split(' ').next());
    }

    let answer = table.check(seat, text);
    trail.note_kind(&answer);
    if let Err(error) = &answer {
        trail.note_kind(error);
        let unknown = matches!(error, PlayError::Notation { .. });
        assert_eq!(unknown, canonical.is_none(), "{text:?}");
        if let PlayError::Refused(reason) = error {
            trail.note(reason.message.key);
        }
    }
    if canonical.is_none() {
        return trail;
    }

    let line = table.history();
    let mut copy = table.at(line.len());
    let before = copy.record();
    let played = copy.play(seat, text).is_ok();
    assert_eq!(played, answer.is_ok(), "{text:?} against the answer {answer:?}");
    if let Ok(legal) = &answer {
        let mut checked = table.at(line.len());
        assert_eq!(checked.play_checked(legal), Ok(()), "{text:?}");
        assert_eq!(checked.record(), copy.record(), "{text:?} checked before");
        let now = copy.history();
        assert_eq!(now.len(), line.len() + 1);
        assert_eq!(now.last(), canonical.map(|action| (seat, action)).as_ref());
    } else {
        assert_eq!(copy.record(), before, "a refusal changes nothing");
    }
    trail
}

/// What each position offers.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (game, positions) in positions().iter().enumerate() {
        for (position, table) in positions.tables.iter().enumerate() {
            let Some(seat) = table.to_act().first() else { continue };
            // A few choices spread over the list: it is sorted, so neighbours are alike.
            let choices = table.choices(seat);
            let step = choices.len().div_ceil(4).max(1);
            for choice in choices.iter().step_by(step) {
                let [high, low] = (position as u16).to_be_bytes();
                let mut seed = vec![game as u8, high, low, seat.number()];
                seed.extend(choice.text.as_bytes());
                seeds.push(seed);
            }
        }
    }
    seeds.push(b"\0\0\0\0undo".to_vec());
    seeds
}
