//! The law "a choice promises exactly what it gives": the numbers in the label of an action are what happens when it is
//! played.
//!
//! A game says in [`Promises::promised`] which accounts of its [`Ledger`] the numbers of a label speak of. At every
//! position of random games the harness plays every choice of a seat on a copy of the game and compares, account by
//! account. What follows the choice but is not part of it (the end of the round that the last choice sets off) is cut off
//! at the first event for which [`Promises::is_later`] says so; what the label cannot know (a card drawn, an answer still
//! hidden) is left out of `promised` by the game. A label that shows a number and promises nothing fails, unless the game
//! says that this number is no promise.

use std::collections::BTreeMap;

use signoria_engine::{Arg, Game, GameText, Message, Viewer};

use crate::{
    Ledger, Plan,
    ledger::{Books, play_all},
    position::legal,
};

/// What the numbers in a label speak of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Promise<K> {
    /// Each of these accounts changes by exactly so much.
    Changes(Vec<(K, i64)>),
    /// The label shows numbers, but none that its choice brings or costs at once.
    OtherNumbers,
    /// The label shows no number.
    NoNumber,
}

/// A game whose labels promise something.
pub trait Promises: Ledger<Game: GameText> {
    /// What the label of this action, which is legal for the viewer, promises.
    fn promised(
        view: &<Self::Game as Game>::View,
        action: <Self::Game as Game>::Action,
        label: &Message,
    ) -> Promise<Self::Account>;

    /// The next answer of the same seat that the label takes for granted, if it is legal: a card is laid, and the label
    /// tells what it gives once its cube is placed.
    fn goes_on(action: <Self::Game as Game>::Action) -> Option<<Self::Game as Game>::Action> {
        let _ = action;
        None
    }

    /// Whether this event and all after it belong to something that comes after the choice.
    fn is_later(event: &<Self::Game as Game>::Event) -> bool {
        let _ = event;
        false
    }
}

/// How often each label was played, by key.
pub type Kept = BTreeMap<&'static str, u64>;

/// Demands of every choice in the random games of a plan that it gives what its label promises.
///
/// # Panics
/// With the seed, the action, its label and every account that differs, if it does not; and if no label promises
/// anything.
pub fn promises<L: Promises>(plan: &Plan<L::Game>) {
    check_promises::<L>(plan).unwrap_or_else(|failure| panic!("{failure}"));
}

/// [`promises`] as a value.
pub fn check_promises<L: Promises>(plan: &Plan<L::Game>) -> Result<Kept, String> {
    let mut kept = Kept::new();
    play_all(plan, |game, seat, action| {
        let view = game.view(Viewer::Seat(seat));
        let mut before = None;
        for choice in legal(game, seat) {
            let label = L::Game::label(&view, choice);
            let changes = match L::promised(&view, choice, &label) {
                Promise::Changes(changes) => changes,
                Promise::OtherNumbers => continue,
                Promise::NoNumber if !shows_number(&label) => continue,
                Promise::NoNumber => {
                    return Err(format!(
                        "`{choice}`: the label shows a number that is not explained: {label:?}"
                    ));
                }
            };
            let before = before.get_or_insert_with(|| Books::of::<L>(game));
            compare::<L>(game, before, seat, choice, &changes)
                .map_err(|what| format!("`{choice}`: {what}\nlabel: {label:?}"))?;
            *kept.entry(label.key).or_insert(0) += 1;
        }
        game.apply(seat, action, &mut signoria_engine::NullSink);
        Ok(())
    })?;
    if kept.is_empty() {
        return Err(format!("no label of {} promises anything", L::Game::ID));
    }
    Ok(kept)
}

/// Plays a choice on a copy and compares what its events claim with what was promised.
fn compare<L: Promises>(
    game: &L::Game,
    before: &Books<L::Account>,
    seat: signoria_engine::Seat,
    choice: <L::Game as Game>::Action,
    changes: &[(L::Account, i64)],
) -> Result<(), String> {
    let mut copy = game.clone();
    let mut events = Vec::new();
    copy.apply(seat, choice, &mut events);
    if let Some(next) = L::goes_on(choice)
        && legal(&copy, seat).contains(&next)
    {
        copy.apply(seat, next, &mut events);
    }
    let mut after = before.clone();
    for event in events.iter().take_while(|event| !L::is_later(event)) {
        after.enter::<L>(event)?;
    }
    let mut totals = BTreeMap::new();
    for (account, by) in changes {
        *totals.entry(account).or_insert(0) += by;
    }
    for (account, promised) in totals {
        let given = after.balance(account) - before.balance(account);
        if given != promised {
            return Err(format!(
                "the choice promises {promised:+} for {account:?} and gives {given:+}\nevents: {events:#?}"
            ));
        }
    }
    Ok(())
}

fn shows_number(message: &Message) -> bool {
    fn in_arg(arg: &Arg) -> bool {
        match arg {
            Arg::Number(_) => true,
            Arg::List(args) => args.iter().any(in_arg),
            Arg::Message(message) => shows_number(message),
            Arg::Seat(_) | Arg::Term(_) | Arg::Text(_) => false,
        }
    }
    message.args.iter().any(|(_, arg)| in_arg(arg))
}
