//! Laws about the past: replay and undo.

use signoria_engine::{
    Record, Rng as _, Seat, SeatSet, Seed, Session, Speech, UndoError, random_playout, record::Deed,
};

use crate::{
    difference,
    laws::{hidden::looks_the_same, play::conserved},
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
    agreed.take_back_as_it_was().map_err(|error| format!("taking back by consent: {error}"))?;
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

/// Law 15. `redraw_unseen` leaves every view, every question, what each seat may do, the number of chance
/// events and the material as they are; it follows from the key alone, and another key gives other chance.
/// The redrawn game can be played to its end. An agreed undo of the last action leads to what everybody saw
/// before it, nothing before it can be taken back then, and after the end its record replays. Missed: whether everything
/// that no seat knows is drawn afresh.
pub fn redraw<G: Speech>(position: &mut Position<'_, G>) -> Verdict {
    let game = position.game().clone();
    let key = Seed::from_number(position.rng.next_u64());
    let [mut redrawn, again, other] = [key, key, Seed::from_number(1655)].map(|key| {
        let mut game = game.clone();
        game.redraw_unseen(key);
        game
    });
    same_state(&redrawn, &again, "the state redrawn with the same key")?;
    demand!(redrawn != game && redrawn != other, "redrawn: chance falls as before");
    demand!(
        redrawn.chance() == game.chance(),
        "redrawn: {} chance events instead of {}",
        redrawn.chance(),
        game.chance()
    );
    for who in position.viewers() {
        looks_the_same(&game, &redrawn, who)
            .map_err(|problem| format!("redrawn, for {who:?}: {problem}"))?;
    }
    conserved(&redrawn, position.start).map_err(|problem| format!("redrawn: {problem}"))?;
    let (limit, rng) = (position.context.limit, &mut position.rng);
    random_playout(&mut redrawn, rng, &mut Vec::new(), limit);
    demand!(redrawn.to_act().is_empty(), "redrawn: does not finish");
    conserved(&redrawn, position.start)
        .map_err(|problem| format!("redrawn, played out: {problem}"))?;
    let Some(&(seat, _)) = position.session.line().last() else { return Ok(()) };
    let mut agreed = position.session.clone();
    agreed.take_back(seat).map_err(|error| format!("taking back by consent: {error}"))?;
    let before = position.session.at(position.at() - 1);
    for who in position.viewers() {
        looks_the_same(&before, agreed.game(), who)
            .map_err(|problem| format!("taken back by consent, for {who:?}: {problem}"))?;
    }
    let further = Seat::all(game.seats()).find(|&seat| agreed.take_back(seat).is_ok());
    demand!(further.is_none(), "{further:?} can take back what lies before an agreed undo");
    if !game.to_act().is_empty() {
        return Ok(());
    }
    let replayed = Session::<G>::replay(&agreed.record())
        .map_err(|error| format!("the record of an agreed undo does not replay: {error}"))?;
    same_state(agreed.game(), replayed.game(), "the replayed state after an agreed undo")
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
