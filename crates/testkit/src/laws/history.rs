//! Laws about the past: replay and undo.

use signoria_engine::{Record, Seat, SeatSet, Session, Speech, UndoError, record::Deed};

use crate::{
    difference,
    position::{self, Position, Verdict, demand, perceived},
};
use signoria_engine::Draw;

/// Law 4. The record of the game so far survives its text form; replaying it gives an equal state, the
/// same views and the same perceived events for every viewer; any changed byte of the text is refused
/// (one sampled); a record that breaks off after some entry, with that entry replaced by another
/// legal action and properly sealed again, either fails to replay (its mark does not fit) or leads to an
/// equal state (the two actions do the same).
/// Missed: rules that depend on something outside the state but happen to agree twice.
pub fn replay<G: Speech>(position: &mut Position<'_, G>) -> Verdict {
    let session = position.session;
    let record = session.record();
    let text = record.to_text();
    let read = Record::parse(&text).map_err(|error| format!("cannot be read back: {error}"))?;
    demand!(read == record, "the record reads back differently");
    let again = Session::<G>::replay(&read).map_err(|error| format!("does not replay: {error}"))?;
    same_state(session.game(), again.game(), "the replayed state")?;
    for who in position.viewers() {
        let (told, retold) = (session.told_since(who, 0), again.told_since(who, 0));
        demand!(told.eq(retold), "{who:?} perceived other events than in the replay");
        demand!(
            session.game().view(who) == again.game().view(who),
            "{who:?} has another view in the replay"
        );
    }
    damaged_text(&text, position)?;
    changed_entry(position)
}

fn damaged_text<G: Speech>(text: &str, position: &mut Position<'_, G>) -> Verdict {
    let mut bytes = text.as_bytes().to_vec();
    let at = position.rng.below(bytes.len());
    bytes[at] ^= 1;
    if let Ok(damaged) = String::from_utf8(bytes) {
        demand!(Record::parse(&damaged).is_err(), "byte {at} was changed unnoticed");
    }
    Ok(())
}

fn changed_entry<G: Speech>(position: &mut Position<'_, G>) -> Verdict {
    let session = position.session;
    if session.line().is_empty() {
        return Ok(());
    }
    // The last entry of a record that breaks off there: nothing but its mark can tell.
    let at = position.rng.below(session.line().len());
    let (seat, played) = session.line()[at];
    let mut others = position::legal(&session.at(at), seat);
    others.retain(|it| *it != played);
    let Some(other) = position.rng.pick(&others) else { return Ok(()) };
    let mut part = Session::<G>::new(session.setup().clone(), Vec::new())
        .map_err(|error| error.to_string())?;
    for &(seat, action) in &session.line()[..=at] {
        part.play(seat, action).map_err(|error| error.to_string())?;
    }
    let mut changed = part.record();
    changed.entries[at].deed = Deed::Act(other.to_string());
    if let Ok(replayed) = Session::<G>::replay(&changed) {
        demand!(
            replayed.game() == part.game(),
            "entry {} was changed from `{played}` to `{other}` unnoticed",
            at + 1
        );
    }
    Ok(())
}

/// Law 9. After the last action, `Session::can_undo` says yes to the seat that took it exactly if no
/// chance was drawn, no event `reveals`, nobody else was asked beside it, and the same seat alone is
/// asked next; everybody else is told that the last action is not his. Undo gives back the state and
/// views of before; playing the action again gives the same state and events. Undone to the floor and no
/// further, the game stands where the floor is, and the record with all its undos replays. Where undo is
/// allowed, nobody learnt anything hidden but the action itself: for every viewer, the same action in a
/// state sampled from his view of before shows him the same events (so `reveals` does not lie). Missed:
/// a card that is shown by an action that names it.
pub fn undo<G: Speech>(position: &mut Position<'_, G>) -> Verdict {
    let session = position.session;
    let at = position.at();
    let Some(&(seat, action)) = session.line().last() else {
        let first = session.can_undo(Seat::new(0));
        demand!(first == Err(UndoError::NotYours), "undo before the first action: {first:?}");
        return Ok(());
    };
    let before = session.at(at - 1);
    let expected = may_undo(session, at);
    for other in Seat::all(session.game().seats()) {
        let allowed = session.can_undo(other);
        let right = if other != seat {
            allowed == Err(UndoError::NotYours)
        } else if expected {
            allowed == Ok(())
        } else {
            allowed == Err(UndoError::TooLate)
        };
        demand!(right, "{other:?} after `{action}` of {seat:?}: can_undo is {allowed:?}");
    }
    let mut agreed = session.clone();
    agreed.take_back().map_err(|error| format!("taking back by consent: {error}"))?;
    same_state(&before, agreed.game(), "the state after taking back by consent")?;
    agreed.play(seat, action).map_err(|error| format!("`{action}` once more: {error}"))?;
    same_state(session.game(), agreed.game(), "the state after playing it once more")?;
    if !expected {
        return Ok(());
    }
    let mut trial = session.clone();
    trial.undo(seat).map_err(|error| format!("undo was promised but refused: {error}"))?;
    same_state(&before, trial.game(), "the state after undo")?;
    trial.play(seat, action).map_err(|error| format!("redo of `{action}`: {error}"))?;
    same_state(session.game(), trial.game(), "the state after redo")?;
    for who in position.viewers() {
        demand!(
            session.told_since(who, at).eq(trial.told_since(who, at)),
            "{who:?} perceived other events at redo of `{action}`"
        );
    }
    let floor = (0..=at).rev().find(|&floor| floor == 0 || !may_undo(session, floor));
    while trial.undo(seat).is_ok() {}
    demand!(
        Some(trial.line().len()) == floor,
        "undone to {} actions, the floor is {floor:?}",
        trial.line().len()
    );
    same_state(&session.at(trial.line().len()), trial.game(), "the state at the floor")?;
    Session::<G>::replay(&trial.record())
        .map_err(|error| format!("the record with its undos does not replay: {error}"))?;
    nothing_learnt(&before, seat, action, position)
}

/// The four rules of undo, from the states themselves rather than from the session.
fn may_undo<G: Speech>(session: &Session<G>, at: usize) -> bool {
    let (seat, action) = session.line()[at - 1];
    let before = session.at(at - 1);
    let (mut after, mut events) = (before.clone(), Vec::new());
    after.apply(seat, action, &mut events);
    let alone = SeatSet::one(seat);
    before.to_act() == alone
        && after.to_act() == alone
        && before.chance() == after.chance()
        && !events.iter().any(|event| G::reveals(event))
}

fn nothing_learnt<G: Speech>(
    before: &G,
    seat: Seat,
    action: G::Action,
    position: &mut Position<'_, G>,
) -> Verdict {
    let mut events = Vec::new();
    before.clone().apply(seat, action, &mut events);
    for who in position.viewers() {
        let mut guess = G::determinize(&before.view(who), &mut position.rng);
        let mut guessed = Vec::new();
        if guess.play(seat, action, &mut guessed).is_ok() {
            let (told, guessed) = (perceived::<G>(&events, who), perceived::<G>(&guessed, who));
            demand!(
                told == guessed,
                "`{action}` of {seat:?} can be undone, but showed {who:?} something hidden: {}",
                difference::of_values(&told, &guessed)
            );
        }
    }
    Ok(())
}

fn same_state<G: Speech>(expected: &G, found: &G, what: &str) -> Verdict {
    demand!(expected == found, "{what} differs: {}", difference::of_states(expected, found));
    Ok(())
}
