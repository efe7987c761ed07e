//! The law about words: keys and their arguments.

use std::{
    collections::{BTreeSet, HashMap},
    sync::atomic::{AtomicBool, Ordering},
};

use signoria_engine::{Arg, GameText, Message, RngExt, Seat, Viewer};

use crate::position::{Position, Verdict, ensure, legal};

/// Keys of `platform.ftl`, which every game may use without listing them.
const PLATFORM: [&str; 1] = ["why-not_a_choice"];

/// What a game says it can say.
pub(crate) struct Catalogue(HashMap<&'static str, Entry>);

#[derive(Default)]
struct Entry {
    /// The sets of argument names.
    names: BTreeSet<BTreeSet<&'static str>>,
    /// Whether it was said.
    said: AtomicBool,
}

impl Catalogue {
    pub fn of<G: GameText>() -> Self {
        let mut keys: HashMap<_, Entry> = HashMap::new();
        for message in G::catalogue() {
            keys.entry(message.key).or_default().names.insert(names(&message));
        }
        Self(keys)
    }

    /// The events (`log-`), choices (`do-`) and decisions (`ask-`) that did not occur.
    pub fn unsaid(&self) -> BTreeSet<&'static str> {
        let kind = |key: &str| ["log-", "do-", "ask-"].iter().any(|kind| key.starts_with(kind));
        let unsaid = self.0.iter().filter(|(_, entry)| !entry.said.load(Ordering::Relaxed));
        unsaid.map(|(key, _)| *key).filter(|key| kind(key)).collect()
    }

    /// The message begins as it should, is listed with the same arguments, and so are its terms.
    fn check(&self, prefix: &str, message: &Message) -> Verdict {
        ensure!(message.key.starts_with(prefix), "{message:?} should have a key `{prefix}…`");
        if PLATFORM.contains(&message.key) {
            return Ok(());
        }
        let names = names(message);
        ensure!(
            names.len() == message.args.len(),
            "{message:?} has two arguments of the same name"
        );
        let Some(entry) = self.0.get(message.key) else {
            return Err(format!("`{}` is not in the catalogue: {message:?}", message.key));
        };
        ensure!(
            entry.names.contains(&names),
            "`{}` has the arguments {names:?}, in the catalogue {:?}",
            message.key,
            entry.names
        );
        entry.said.store(true, Ordering::Relaxed);
        message.args.iter().try_for_each(|(_, arg)| self.check_terms(arg))
    }

    fn check_terms(&self, arg: &Arg) -> Verdict {
        match arg {
            Arg::Term(term) => {
                ensure!(self.0.contains_key(term), "the term `{term}` is not in the catalogue");
                Ok(())
            }
            Arg::List(args) => args.iter().try_for_each(|arg| self.check_terms(arg)),
            Arg::Message(message) => self.check("", message),
            Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) => Ok(()),
        }
    }
}

fn names(message: &Message) -> BTreeSet<&'static str> {
    message.args.iter().map(|(name, _)| *name).collect()
}

/// Law 14. Every message of play has its key in `GameText::catalogue`, with the same argument names, and so
/// has every term in it: events for every viewer (`log-`), labels of legal actions (`do-`, different for
/// different actions of one list), what actions show (`shows-`) and leave unused (`wastes-`), questions (`ask-`, with the argument `seat`), refusals of sampled
/// illegal actions (`why-`), and the sources of points of the outcome (`score-`). Not checked: messages random
/// play does not cause; whether the sentence is true.
pub fn text<G: GameText>(position: &mut Position<'_, G>) -> Verdict {
    let catalogue = &position.context.catalogue;
    let game = position.game().clone();
    for who in position.viewers() {
        for (_, event) in position.session.events_since(who, position.at()) {
            catalogue
                .check("log-", &G::message(&event))
                .map_err(|problem| format!("event {event:?}: {problem}"))?;
            if let Some(shown) = G::shows(&event) {
                catalogue.check("shows-", &shown)?;
            }
        }
    }
    if let Some(outcome) = game.outcome() {
        for part in outcome.standings.iter().flat_map(|standing| &standing.parts) {
            let key = format!("score-{}", part.source);
            ensure!(
                catalogue.0.contains_key(key.as_str()),
                "the source of points `{key}` is not in the catalogue"
            );
        }
    }
    if !position.sampled {
        return Ok(());
    }
    for seat in game.to_act() {
        questions(&game, seat, position)?;
        labels(&game, seat, position)?;
    }
    refusals(&game, position)
}

fn questions<G: GameText>(game: &G, seat: Seat, position: &Position<'_, G>) -> Verdict {
    for who in position.viewers() {
        let question = G::prompt(&game.view(who), seat);
        position.context.catalogue.check("ask-", &question)?;
        ensure!(
            question.args.contains(&("seat", Arg::Seat(seat))),
            "{question:?} does not name {seat:?} in its argument `seat`"
        );
    }
    Ok(())
}

fn labels<G: GameText>(game: &G, seat: Seat, position: &Position<'_, G>) -> Verdict {
    let view = game.view(Viewer::Seat(seat));
    let mut seen: HashMap<String, G::Action> = HashMap::new();
    let listed = legal(game, seat);
    for &action in &listed {
        if let Some(wasted) = G::wastes(&view, action, &listed) {
            position.context.catalogue.check("wastes-", &wasted)?;
        }
        let label = G::label(&view, action);
        position
            .context
            .catalogue
            .check("do-", &label)
            .map_err(|problem| format!("label of `{action}`: {problem}"))?;
        if let Some(other) = seen.insert(format!("{label:?}"), action) {
            return Err(format!("`{other}` and `{action}` have the same label {label:?}"));
        }
    }
    Ok(())
}

fn refusals<G: GameText>(game: &G, position: &mut Position<'_, G>) -> Verdict {
    const TRIED: usize = 24;
    let pool = &position.context.pool;
    for seat in Seat::all(game.seats()) {
        let view = game.view(Viewer::Seat(seat));
        let listed = legal(game, seat);
        for _ in 0..TRIED.min(pool.len()) {
            let action = pool[position.rng.below(pool.len())];
            if !listed.contains(&action) {
                let reason = G::why_not(&view, action);
                position
                    .context
                    .catalogue
                    .check("why-", &reason.message)
                    .map_err(|problem| format!("why {seat:?} may not `{action}`: {problem}"))?;
            }
        }
    }
    Ok(())
}
