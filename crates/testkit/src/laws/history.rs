//! Laws about the past: replay and undo.

use signoria_engine::{
    GameText, Record, Rng as _, Seat, SeatSet, Seed, Session, UndoError, random_playout,
    record::EntryKind,
};

use crate::{
    difference,
    laws::{hidden::looks_the_same, play::conserved},
    position::{self, Position, Verdict, ensure, perceived},
};
use signoria_engine::RngExt;

/// Law 4. The record of the game so far survives its text form; replaying it gives an equal state, the
/// same views and the same perceived events for every viewer; any changed byte of the text is refused
/// (one sampled); a record that breaks off after some entry, with that entry replaced by another
/// legal action and properly sealed again, either fails to replay (its mark does not fit) or leads to an
/// equal state (the two actions do the same).
/// Not checked: rules that depend on something outside the state but happen to agree twice.
pub fn replay<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let session = position.session;
    let record = session.record();
    let text = record.to_text();
    let read = Record::parse(&text).map_err(|error| format!("cannot be read back: {error}"))?;
    ensure!(read == record, "the record reads back differently");
    let again = Session::<G>::replay(&read).map_err(|error| format!("does not replay: {error}"))?;
    same_state(session.game(), again.game(), "the replayed state")?;
    for who in position.viewers() {
        let (told, retold) = (session.events_since(who, 0), again.events_since(who, 0));
        ensure!(told.eq(retold), "{who:?} perceived other events than in the replay");
        ensure!(
            session.game().view(who) == again.game().view(who),
            "{who:?} has another view in the replay"
        );
    }
    damaged_text(&text, position)?;
    changed_entry(position)
}

fn damaged_text<G: GameText>(text: &str, position: &mut Position<'_, G>) -> Verdict {
    let mut bytes = text.as_bytes().to_vec();
    let at = position.rng.below(bytes.len());
    bytes[at] ^= 1;
    if let Ok(damaged) = String::from_utf8(bytes) {
        ensure!(Record::parse(&damaged).is_err(), "byte {at} was changed unnoticed");
    }
    Ok(())
}

fn changed_entry<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let session = position.session;
    if session.history().is_empty() {
        return Ok(());
    }
    // The last entry of a record that breaks off there: nothing but its mark can tell.
    let at = position.rng.below(session.history().len());
    let (seat, played) = session.history()[at];
    let mut others = position::legal(&session.at(at), seat);
    others.retain(|it| *it != played);
    let Some(other) = position.rng.pick(&others) else { return Ok(()) };
    let mut part = Session::<G>::new(session.setup().clone(), Vec::new())
        .map_err(|error| error.to_string())?;
    for &(seat, action) in &session.history()[..=at] {
        part.play(seat, action).map_err(|error| error.to_string())?;
    }
    let mut changed = part.record();
    changed.entries[at].kind = EntryKind::Action(other.to_string());
    if let Ok(replayed) = Session::<G>::replay(&changed) {
        ensure!(
            replayed.game() == part.game(),
            "entry {} was changed from `{played}` to `{other}` unnoticed",
            at + 1
        );
    }
    Ok(())
}

/// Law 9. After the last action, `Session::can_undo` allows undo to the seat that acted exactly if no
/// chance was drawn, no event `reveals`, no other seat was to act at the same time, and the same seat alone
/// is to act next; to every other seat it says that the last action is not theirs. Undo restores the
/// earlier state and views; playing the action again gives the same state and events. Undone to the floor
/// and no further, the game equals the one at the floor, and the record with all its undos replays. Where
/// undo is allowed, no viewer learnt anything hidden but the action itself: for every viewer, the same
/// action in a state sampled from their earlier view shows the same events (so `reveals` is correct). Not
/// checked: a card that is shown by an action that names it.
pub fn undo<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let session = position.session;
    let at = position.at();
    let Some(&(seat, action)) = session.history().last() else {
        let first = session.can_undo(Seat::new(0));
        ensure!(first == Err(UndoError::NotYours), "undo before the first action: {first:?}");
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
        ensure!(right, "{other:?} after `{action}` of {seat:?}: can_undo is {allowed:?}");
    }
    let mut agreed = session.clone();
    agreed.force_undo_as_it_was().map_err(|error| format!("taking back by consent: {error}"))?;
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
        ensure!(
            session.events_since(who, at).eq(trial.events_since(who, at)),
            "{who:?} perceived other events at redo of `{action}`"
        );
    }
    let floor = (0..=at).rev().find(|&floor| floor == 0 || !may_undo(session, floor));
    while trial.undo(seat).is_ok() {}
    ensure!(
        Some(trial.history().len()) == floor,
        "undone to {} actions, the floor is {floor:?}",
        trial.history().len()
    );
    same_state(&session.at(trial.history().len()), trial.game(), "the state at the floor")?;
    Session::<G>::replay(&trial.record())
        .map_err(|error| format!("the record with its undos does not replay: {error}"))?;
    nothing_learnt(&before, seat, action, position)
}

/// Law 15. `redraw_unseen` changes no view, no prompt, no legal action, not the number of chance events and
/// no material. It depends on the key alone, and another key gives other chance. The redrawn game can be
/// played to its end. An agreed undo of the last action restores every view from before it, nothing before
/// it can be undone then, and after the end its record replays. Not checked: whether everything that no
/// seat knows is redrawn.
pub fn redraw<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let game = position.game().clone();
    let key = Seed::from_number(position.rng.next_u64());
    let [mut redrawn, again, other] = [key, key, Seed::from_number(1655)].map(|key| {
        let mut game = game.clone();
        game.redraw_unseen(key);
        game
    });
    same_state(&redrawn, &again, "the state redrawn with the same key")?;
    ensure!(redrawn != game && redrawn != other, "redrawn: chance falls as before");
    ensure!(
        redrawn.chance_events() == game.chance_events(),
        "redrawn: {} chance events instead of {}",
        redrawn.chance_events(),
        game.chance_events()
    );
    for who in position.viewers() {
        looks_the_same(&game, &redrawn, who)
            .map_err(|problem| format!("redrawn, for {who:?}: {problem}"))?;
    }
    conserved(&redrawn, position.start).map_err(|problem| format!("redrawn: {problem}"))?;
    let (limit, rng) = (position.context.limit, &mut position.rng);
    random_playout(&mut redrawn, rng, &mut Vec::new(), limit);
    ensure!(redrawn.to_act().is_empty(), "redrawn: does not finish");
    conserved(&redrawn, position.start)
        .map_err(|problem| format!("redrawn, played out: {problem}"))?;
    let Some(&(seat, _)) = position.session.history().last() else { return Ok(()) };
    let mut agreed = position.session.clone();
    agreed.force_undo(seat).map_err(|error| format!("taking back by consent: {error}"))?;
    let before = position.session.at(position.at() - 1);
    for who in position.viewers() {
        looks_the_same(&before, agreed.game(), who)
            .map_err(|problem| format!("taken back by consent, for {who:?}: {problem}"))?;
    }
    let further = Seat::all(game.seats()).find(|&seat| agreed.force_undo(seat).is_ok());
    ensure!(further.is_none(), "{further:?} can take back what lies before an agreed undo");
    if !game.to_act().is_empty() {
        return Ok(());
    }
    let replayed = Session::<G>::replay(&agreed.record())
        .map_err(|error| format!("the record of an agreed undo does not replay: {error}"))?;
    same_state(agreed.game(), replayed.game(), "the replayed state after an agreed undo")
}

/// The four rules of undo, from the states themselves rather than from the session.
fn may_undo<G: GameText>(session: &Session<G>, at: usize) -> bool {
    let (seat, action) = session.history()[at - 1];
    let before = session.at(at - 1);
    let (mut after, mut events) = (before.clone(), Vec::new());
    after.apply(seat, action, &mut events);
    let alone = SeatSet::one(seat);
    before.to_act() == alone
        && after.to_act() == alone
        && before.chance_events() == after.chance_events()
        && !events.iter().any(|event| G::reveals(event))
}

fn nothing_learnt<G: GameText>(
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
            ensure!(
                told == guessed,
                "`{action}` of {seat:?} can be undone, but showed {who:?} something hidden: {}",
                difference::of_values(&told, &guessed)
            );
        }
    }
    Ok(())
}

fn same_state<G: GameText>(expected: &G, found: &G, what: &str) -> Verdict {
    ensure!(expected == found, "{what} differs: {}", difference::of_states(expected, found));
    Ok(())
}
