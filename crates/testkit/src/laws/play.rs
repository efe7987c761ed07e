//! Laws about playing: finishing, legality, refusal, texts, material, speed.

use std::{collections::HashSet, fmt::Debug, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};
use signoria_engine::{Game, GameText, Outcome, RngExt, Seat, SeatSet, random_playout};

use crate::{
    difference,
    position::{self, Position, Verdict, ensure},
};

/// Law 1. A random game ends within `Plan::limit` decisions; at every position `to_act` is a set of
/// seats of the table and is empty exactly if there is an outcome; the outcome has one standing per
/// seat in order, totals that are the sums of their parts, and ranks that follow from totals and
/// tie-breaks. A panic while the game is played breaks this law too. Not checked: games that only
/// purposeful play can prolong, and a rule that never returns (the run hangs).
pub fn finish<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let game = position.game();
    let seats = position.session.setup().seats;
    ensure!(game.seats() == seats, "dealt for {seats} seats, but seats() is {}", game.seats());
    let (asked, outcome) = (game.to_act(), game.outcome());
    let strangers = asked - SeatSet::all(seats);
    ensure!(strangers.is_empty(), "seats that are not at the table are asked: {strangers:?}");
    ensure!(
        asked.is_empty() == outcome.is_some(),
        "to_act is {asked:?} while outcome is {outcome:?}"
    );
    if let Some(outcome) = outcome {
        return check_outcome(&outcome, seats);
    }
    let limit = position.context.limit;
    ensure!((position.at() as u64) < limit, "not finished after {limit} decisions");
    Ok(())
}

fn check_outcome(outcome: &Outcome, seats: u8) -> Verdict {
    let standings = &outcome.standings;
    ensure!(
        standings.iter().map(|it| it.seat).eq(Seat::all(seats)),
        "the outcome does not list every seat once, in order: {standings:?}"
    );
    for standing in standings {
        let sum: i32 = standing.parts.iter().map(|part| part.points).sum();
        ensure!(sum == standing.total, "total is not the sum of its parts: {standing:?}");
        let key = (standing.total, standing.tie_break);
        let better = standings.iter().filter(|it| (it.total, it.tie_break) > key).count();
        ensure!(
            usize::from(standing.rank) == better + 1,
            "{better} seats are better, but the rank is wrong: {standing:?}"
        );
    }
    Ok(())
}

/// Law 2. Each asked seat has at least one legal action, in ascending order, no two equal; every other
/// seat has none; `legal` clears what was in the list before. Not checked: actions the rules allow but the
/// game does not list (scenario tests and perft look for those).
pub fn legal<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let game = position.game();
    let asked = game.to_act();
    let mut list = position.context.pool.first().copied().into_iter().collect::<Vec<_>>();
    for seat in Seat::all(game.seats()) {
        game.legal(seat, &mut list);
        if asked.contains(seat) {
            ensure!(!list.is_empty(), "{seat:?} is asked but has no legal action");
        } else {
            ensure!(list.is_empty(), "{seat:?} is not asked but may {}", texts(&list));
        }
        if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
            let what = if pair[0] == pair[1] { "twice" } else { "out of order" };
            return Err(format!("{seat:?}: `{}` then `{}`: {what}", pair[0], pair[1]));
        }
    }
    Ok(())
}

/// Law 3. Every listed action (at most 48 per seat, sampled) is accepted by `play` and leaves a game
/// that obeys law 1; every action of a pool (seen in other games, in this one, and in the lists of
/// other seats; at most 48 per seat, sampled) that is not listed is refused, leaves the state equal and
/// emits nothing; a seat that is not asked is refused everything. Not checked: illegal actions that no
/// random game ever lists anywhere.
pub fn refuse<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    const TRIED: usize = 48;
    let game = position.game().clone();
    let mut pool = position.context.pool.clone();
    pool.extend(position.session.history().iter().map(|&(_, action)| action));
    pool.extend(game.to_act().iter().flat_map(|seat| position::legal(&game, seat)));
    pool.sort_unstable();
    pool.dedup();
    for seat in Seat::all(game.seats()) {
        let listed = position::legal(&game, seat);
        for action in sample(&listed, TRIED, position) {
            let mut next = game.clone();
            let played = next.play(seat, action, &mut Vec::new());
            ensure!(played.is_ok(), "{seat:?}: `{action}` is listed but refused: {played:?}");
            ensure!(
                next.to_act().is_empty() == next.outcome().is_some(),
                "{seat:?}: after `{action}` to_act is {:?} and outcome {:?}",
                next.to_act(),
                next.outcome()
            );
        }
        let others: Vec<_> =
            pool.iter().copied().filter(|it| listed.binary_search(it).is_err()).collect();
        for action in sample(&others, TRIED, position) {
            let (mut next, mut events) = (game.clone(), Vec::new());
            let played = next.play(seat, action, &mut events);
            ensure!(played.is_err(), "{seat:?}: `{action}` is not listed but was played");
            ensure!(
                next == game && events.is_empty(),
                "{seat:?}: refusing `{action}` changed something: {}",
                difference::of_states(&game, &next)
            );
        }
    }
    Ok(())
}

fn sample<G: GameText>(
    list: &[G::Action],
    count: usize,
    position: &mut Position<'_, G>,
) -> Vec<G::Action> {
    if list.len() <= count {
        return list.to_vec();
    }
    (0..count).map(|_| list[position.rng.below(list.len())]).collect()
}

/// Law 5. Each legal action reads back as itself from its notation and from JSON; notations are
/// canonical (one line, no space at the ends or doubled, never `undo`, which is an entry of its own) and
/// different for different actions; a damaged notation is refused or is the notation of the action it
/// reads as after rewriting; views and options read back equal from JSON and write the same text again.
/// Records: see law 4. Not checked: damaged JSON (the fuzz targets look at that).
pub fn round_trip<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let game = position.game().clone();
    if position.at() == 0 {
        survives_json(&position.session.setup().options, "options")?;
    }
    for who in position.viewers() {
        survives_json(&game.view(who), "a view")?;
    }
    for seat in game.to_act() {
        let mut seen = HashSet::new();
        for action in position::legal(&game, seat) {
            let text = action.to_string();
            check_notation(action, &text)?;
            survives_json(&action, "an action")?;
            let damaged = damage(&text, position);
            if let Ok(read) = G::Action::from_str(&damaged) {
                check_notation(read, &read.to_string())
                    .map_err(|problem| format!("read from `{damaged}`: {problem}"))?;
            }
            ensure!(seen.insert(text), "{seat:?}: two legal actions are written `{action}`");
        }
    }
    Ok(())
}

fn check_notation<A: signoria_engine::Action>(action: A, text: &str) -> Verdict {
    let read = A::from_str(text).ok();
    ensure!(read == Some(action), "{action:?} is written `{text}`, which reads as {read:?}");
    let plain = !text.is_empty()
        && text != "undo"
        && text.split(' ').all(|word| !word.is_empty())
        && !text.contains(|it: char| it.is_control() || (it.is_whitespace() && it != ' '));
    ensure!(plain, "`{text}` cannot stand in a record");
    Ok(())
}

/// The text with one character dropped, doubled or replaced.
fn damage<G: GameText>(text: &str, position: &mut Position<'_, G>) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = position.rng.below(letters.len().max(1));
    match position.rng.below(4) {
        0 if !letters.is_empty() => drop(letters.remove(at)),
        1 if !letters.is_empty() => letters.insert(at, letters[at]),
        2 if !letters.is_empty() => letters[at] = ['0', '9', ' ', 'z', '-', 'é'][at % 6],
        _ => letters.extend(" 99999999999".chars()),
    }
    letters.into_iter().collect()
}

fn survives_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    value: &T,
    what: &str,
) -> Verdict {
    let text = serde_json::to_string(value)
        .map_err(|error| format!("{what} cannot be written as JSON: {error}; {value:?}"))?;
    let read: T = serde_json::from_str(&text)
        .map_err(|error| format!("{what} cannot be read back: {error}; {text}"))?;
    ensure!(
        read == *value,
        "{what} reads back differently: {}",
        difference::of_states(value, &read)
    );
    let again = serde_json::to_string(&read).unwrap_or_default();
    ensure!(again == text, "{what} is written differently again: {text} / {again}");
    Ok(())
}

/// Law 10. The counts of `audit` are those of the deal and no invariant is broken; the deal counts
/// something. Not checked: material that `audit` does not count.
pub fn conserve<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    conserved(position.game(), position.start)
}

pub(crate) fn conserved<G: Game>(game: &G, start: &position::Counts) -> Verdict {
    let audit = position::audit(game);
    ensure!(audit.broken().is_empty(), "broken: {}", audit.broken().join("; "));
    let counts = audit.counts();
    ensure!(!counts.is_empty(), "audit counts nothing");
    if counts != *start {
        let changed: Vec<_> = counts.iter().filter(|it| !start.contains(it)).collect();
        let lost: Vec<_> = start.iter().filter(|it| !counts.contains(it)).collect();
        return Err(format!("the deal counted {lost:?}, now {changed:?}"));
    }
    Ok(())
}

/// Law 11. An action takes at most 8 bytes; cloning a game and playing it out at random with
/// `random_playout` allocates nothing, events and all. Not checked: allocations on paths random play does
/// not reach, in `view`, `determinize` or `deal` (those may allocate).
pub fn quiet<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let bytes = size_of::<G::Action>();
    ensure!(bytes <= 8, "an action takes {bytes} bytes");
    if position.at() > 0 {
        return Ok(());
    }
    let mut list = Vec::with_capacity(1 << 14);
    let game = position.game().clone();
    let (rng, limit) = (&mut position.rng, position.context.limit);
    let used = allocation_counter::measure(|| {
        let mut playout = game.clone();
        random_playout(&mut playout, rng, &mut list, limit);
    });
    ensure!(
        used.count_total == 0,
        "a quiet playout allocates {} times, {} bytes",
        used.count_total,
        used.bytes_total
    );
    Ok(())
}

pub(crate) fn texts<A: ToString>(actions: &[A]) -> String {
    const SHOWN: usize = 40;
    let shown: Vec<String> =
        actions.iter().take(SHOWN).map(|action| format!("`{}`", action.to_string())).collect();
    let more = if actions.len() > SHOWN { ", …" } else { "" };
    format!("{}{more}", shown.join(", "))
}
