//! Laws about hidden information: what a viewer may not learn from views, questions and events.

use signoria_engine::{GameText, NullSink, RngExt, Seat, Viewer, random_playout};

use crate::{
    difference,
    laws::play::{conserved, texts},
    position::{Position, Verdict, ensure, legal, perceived, pick_seat},
};

/// Law 6. For every viewer, spectators included, `determinize` of their view gives a game with the same
/// view, the same seats to act, the same legal actions for the viewer, the same outcome if there is one,
/// the same audit counts and no broken invariant. The sampled game can be played to its end within the
/// limit, conserving its material. Not checked: whether the samples have the right distribution.
pub fn determinize<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let game = position.game().clone();
    for who in position.viewers() {
        let view = game.view(who);
        let mut guess = G::determinize(&view, &mut position.rng);
        looks_the_same(&game, &guess, who)
            .map_err(|problem| format!("determinized for {who:?}: {problem}"))?;
        conserved(&guess, position.start)
            .map_err(|problem| format!("determinized for {who:?}: {problem}"))?;
        let (limit, rng) = (position.context.limit, &mut position.rng);
        random_playout(&mut guess, rng, &mut Vec::new(), limit);
        ensure!(guess.to_act().is_empty(), "determinized for {who:?}: does not finish");
        conserved(&guess, position.start)
            .map_err(|problem| format!("determinized for {who:?}, played out: {problem}"))?;
    }
    Ok(())
}

/// Demands that the viewer cannot tell the two games apart.
pub(crate) fn looks_the_same<G: GameText>(game: &G, guess: &G, who: Viewer) -> Verdict {
    let (asked, other) = (game.to_act(), guess.to_act());
    ensure!(asked == other, "asked are {asked:?} or {other:?}");
    if let Viewer::Seat(seat) = who {
        let (list, other) = (legal(game, seat), legal(guess, seat));
        ensure!(
            list == other,
            "{seat:?} may do one of {} or one of {}",
            texts(&list),
            texts(&other)
        );
    }
    let (view, other) = (game.view(who), guess.view(who));
    ensure!(view == other, "the views differ: {}", difference::of_values(&view, &other));
    let (outcome, other) = (game.outcome(), guess.outcome());
    ensure!(outcome == other, "the outcome is {outcome:?} or {other:?}");
    Ok(())
}

/// Law 7. Two games that look the same to a viewer (the true one, and one sampled from their view) are
/// played side by side for several decisions. The viewer's own decisions are the same in both; those of
/// others are the same or different, with equal probability. As long as the viewer perceives the same
/// events in both, the seats to act, the viewer's legal actions and view, and the outcome must stay equal.
/// At the first perceived difference (chance, a revealed card, another action) the comparison ends. So
/// everything a viewer learns comes from an event, and no decision depends on what they cannot know. Not
/// checked: leaks in positions where no sampled difference matters, and what only a long memory could
/// combine.
pub fn lockstep<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    const DECISIONS: usize = 8;
    for who in position.viewers() {
        let mut game = position.game().clone();
        let mut guess = G::determinize(&game.view(who), &mut position.rng);
        let mut line = Vec::new();
        for _ in 0..DECISIONS {
            let Some(seat) = pick_seat(game.to_act(), &mut position.rng) else { break };
            let Some((next, other, played)) = step_both(&game, &guess, seat, who, position) else {
                break;
            };
            (game, guess) = (next, other);
            line.push(played);
            looks_the_same(&game, &guess, who).map_err(|problem| {
                format!(
                    "{who:?} perceived the same events after {} in two games that looked the same \
                     to them, and yet {problem}",
                    line.join(", ")
                )
            })?;
        }
    }
    Ok(())
}

/// One decision in both games that the viewer perceives alike, if one is found.
fn step_both<G: GameText>(
    game: &G,
    guess: &G,
    seat: Seat,
    who: Viewer,
    position: &mut Position<'_, G>,
) -> Option<(G, G, String)> {
    const TRIES: usize = 4;
    let rng = &mut position.rng;
    let (list, others) = (legal(game, seat), legal(guess, seat));
    let common: Vec<_> = list.iter().copied().filter(|it| others.contains(it)).collect();
    for _ in 0..TRIES {
        let (action, other) = if who.is(seat) || (rng.below(2) == 0 && !common.is_empty()) {
            let action = rng.pick(&common)?;
            (action, action)
        } else {
            (rng.pick(&list)?, rng.pick(&others)?)
        };
        let (mut next, mut events) = (game.clone(), Vec::new());
        next.apply(seat, action, &mut events);
        let (mut next_guess, mut guessed) = (guess.clone(), Vec::new());
        next_guess.apply(seat, other, &mut guessed);
        if perceived::<G>(&events, who) == perceived::<G>(&guessed, who) {
            let played = if action == other {
                format!("`{seat} {action}`")
            } else {
                format!("`{seat} {action}` or `{seat} {other}`")
            };
            return Some((next, next_guess, played));
        }
    }
    None
}

/// Law 8. Where several seats are to act, one legal action is chosen for each and played in several orders:
/// the state after the last one is the same for all orders. Before that, a seat that has not acted stays to
/// act with the same legal actions, a seat that has acted is not asked again, no chance is drawn, and all
/// other viewers perceive the same events and have the same view whichever of two actions was chosen. Not
/// checked: events after the last action that depend on the order (they come in the order in which they
/// happened).
pub fn simultaneous<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    const ORDERS: usize = 4;
    let game = position.game().clone();
    let mut order: Vec<Seat> = game.to_act().iter().collect();
    if order.len() < 2 {
        return Ok(());
    }
    for &seat in &order {
        stays_secret(&game, seat, position)?;
    }
    let mut answers = Vec::new();
    for &seat in &order {
        answers.push((seat, position.rng.pick(&legal(&game, seat)).ok_or("no legal action")?));
    }
    let mut first: Option<G> = None;
    for _ in 0..ORDERS {
        let mut state = game.clone();
        for (given, &seat) in order.iter().enumerate() {
            let Some(&(_, action)) = answers.iter().find(|(it, _)| *it == seat) else { continue };
            let before = state.clone();
            state.apply(seat, action, &mut NullSink);
            if given + 1 < order.len() {
                let asked = before.to_act().without(seat);
                ensure!(
                    state.to_act() == asked,
                    "after the answer of {seat:?} {asked:?} should still be asked, not {:?}",
                    state.to_act()
                );
                ensure!(
                    state.chance_events() == before.chance_events(),
                    "the answer of {seat:?} draws chance before the last answer"
                );
                for other in asked {
                    ensure!(
                        legal(&state, other) == legal(&before, other),
                        "the answer of {seat:?} changes what {other:?} may answer"
                    );
                }
            }
        }
        match &first {
            None => first = Some(state),
            Some(first) => ensure!(
                *first == state,
                "the order {order:?} of the answers matters: {}",
                difference::of_states(first, &state)
            ),
        }
        if order.len() == 2 {
            order.reverse();
        } else {
            position.rng.shuffle(&mut order);
        }
    }
    Ok(())
}

/// Two different actions of the seat must look alike to all other viewers.
fn stays_secret<G: GameText>(game: &G, seat: Seat, position: &mut Position<'_, G>) -> Verdict {
    let mut answers = legal(game, seat);
    position.rng.shuffle(&mut answers);
    let [one, other, ..] = answers[..] else { return Ok(()) };
    let answer = |action| {
        let (mut next, mut events) = (game.clone(), Vec::new());
        next.apply(seat, action, &mut events);
        (next, events)
    };
    let ((state, events), (other_state, other_events)) = (answer(one), answer(other));
    for who in position.viewers().filter(|who| !who.is(seat)) {
        let (told, other_told) = (perceived::<G>(&events, who), perceived::<G>(&other_events, who));
        ensure!(
            told == other_told,
            "before all have answered, events show {who:?} whether {seat:?} answered `{one}` or \
             `{other}`: {}",
            difference::of_values(&told, &other_told)
        );
        let (view, other_view) = (state.view(who), other_state.view(who));
        ensure!(
            view == other_view,
            "before all have answered, the view of {who:?} shows whether {seat:?} answered `{one}` or \
             `{other}`: {}",
            difference::of_values(&view, &other_view)
        );
    }
    Ok(())
}

/// Law 13. For every viewer, several games sampled from their view agree with the true one on the seats to
/// act, and on the prompt of each as any viewer would word it (so the sentence is the same for all viewers,
/// and reveals nothing). An event that does not `reveal` shows nothing hidden: if the same action is played
/// in the true game and in a sampled one and neither draws chance, the viewer perceives the same events up
/// to the first one that `reveals`. Not checked: what a revealing event shows beyond what it should, and
/// whether the view keeps it as knowledge (only a person can say what the rules want to be known).
pub fn silence<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    const GUESSES: usize = 3;
    let game = position.game().clone();
    let asked = game.to_act();
    let public = game.view(Viewer::Spectator);
    for who in position.viewers() {
        let view = game.view(who);
        for _ in 0..GUESSES {
            let guess = G::determinize(&view, &mut position.rng);
            ensure!(
                guess.to_act() == asked,
                "{who:?} can tell from the question that the game is not one where {:?} are asked \
                 rather than {asked:?}",
                guess.to_act()
            );
            for seat in asked {
                let question = G::prompt(&public, seat);
                for reader in position.viewers() {
                    let other = G::prompt(&guess.view(reader), seat);
                    ensure!(
                        question == other,
                        "the question to {seat:?} is {question:?} for a spectator, but {other:?} for \
                         {reader:?} in a game that looks the same to {who:?}"
                    );
                }
            }
            nothing_shown(&game, guess, who, position)?;
        }
    }
    Ok(())
}

fn nothing_shown<G: GameText>(
    game: &G,
    mut guess: G,
    who: Viewer,
    position: &mut Position<'_, G>,
) -> Verdict {
    let Some(seat) = pick_seat(game.to_act(), &mut position.rng) else { return Ok(()) };
    let others = legal(&guess, seat);
    let common: Vec<_> = legal(game, seat).into_iter().filter(|it| others.contains(it)).collect();
    let Some(action) = position.rng.pick(&common) else { return Ok(()) };
    let drawn = (game.chance_events(), guess.chance_events());
    let (mut next, mut events, mut guessed) = (game.clone(), Vec::new(), Vec::new());
    next.apply(seat, action, &mut events);
    guess.apply(seat, action, &mut guessed);
    if (next.chance_events(), guess.chance_events()) != drawn {
        return Ok(());
    }
    // `None` stands for an event that reveals: from there on the two games may part.
    let perceived = |events: &[G::Event]| -> Vec<Option<G::EventView>> {
        let shown = events.iter().filter_map(|it| Some((G::reveals(it), G::event_view(it, who)?)));
        shown.map(|(reveals, event)| (!reveals).then_some(event)).collect()
    };
    let (told, guessed) = (perceived(&events), perceived(&guessed));
    for at in 0..told.len().max(guessed.len()) {
        let (told, guessed) = (told.get(at), guessed.get(at));
        if told == Some(&None) || guessed == Some(&None) {
            break;
        }
        ensure!(
            told == guessed,
            "`{action}` of {seat:?} shows {who:?} something hidden in an event that does not reveal: {}",
            difference::of_values(&told, &guessed)
        );
    }
    Ok(())
}
