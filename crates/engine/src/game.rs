//! The two traits a game implements: [`Game`], its rules, and [`Speech`], its words.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::{
    Audit, Compare, Message, Meta, Options, Outcome, Reason, RulesVersion, Seat, SeatSet, Seed,
    Setup, SetupError, Sink, Viewer,
};

/// One decision: small, copyable, ordered, with a readable notation that round-trips.
///
/// `Display` and `FromStr` are the notation used in records, the terminal and logs: lower case,
/// words separated by single spaces, canonical (one text per action). `Serialize` is the structured
/// form for programs.
pub trait Action:
    Copy + Ord + Hash + Debug + Display + FromStr + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T> Action for T where
    T: Copy
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static
{
}

/// One game in progress: the complete, secret state together with its rules.
///
/// A game is a pure value: no IO, no clock, no text for people. Seed, options and actions determine
/// everything. The state and its events are not serializable; only views leave the engine.
///
/// # Hidden information
///
/// `view` destructures the state exhaustively (no `..`), so that a new field does not compile until
/// somebody decides who may see it. What a seat once saw (a card put under the deck, a hand looked
/// at) is kept in the state as knowledge and is part of that seat's view. Who is asked, and how many
/// questions are asked, may depend only on what everybody can see.
///
/// # Equality
///
/// `Hash` feeds the marks in records and the tests of replay; `PartialEq` compares whole states.
pub trait Game: Clone + PartialEq + Hash + Debug + Send + Sync + 'static {
    /// Name in records, addresses and locale files, such as `machiavelli`.
    const ID: &'static str;
    /// Newest version of the behaviour: raise it when an old record could replay differently. Versions from 1 to this one
    /// stay playable; rules branch on [`Setup::rules`] where they differ.
    const RULES: u16;
    /// Version of the state's fields: bump it when they change but the behaviour does not. Marks in
    /// records of another layout are not compared.
    const LAYOUT: u16;

    /// What can be chosen at set-up.
    type Options: Options;
    /// One decision; at most 8 bytes.
    type Action: Action;
    /// Something that happened, complete. Not serializable.
    type Event: Clone + Debug + Send + Sync + 'static;
    /// Everything one viewer knows.
    type View: Clone + Compare + Debug + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer perceives of an event.
    type EventView: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// Title, seats and options, readable without the rules.
    fn meta() -> &'static Meta;

    /// Sets the table up and runs to the first question. `setup` has been validated.
    fn deal(setup: &Setup<Self::Options>, sink: &mut impl Sink<Self>) -> Self;

    /// How many play.
    fn seats(&self) -> u8;

    /// Seats that owe an answer. One: a turn. Several: simultaneous. None: the game is over.
    fn to_act(&self) -> SeatSet;

    /// Clears `out`, then lists what `seat` may do, sorted and without duplicates; nothing if the
    /// seat owes no answer. `out` is reused: no allocation in playouts.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies a legal action and runs to the next question.
    ///
    /// # Panics
    /// May panic or corrupt the game if the action is not in [`Game::legal`]; use [`Game::play`] for
    /// input from outside.
    fn apply(&mut self, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self>);

    /// The result, once nobody owes an answer.
    fn outcome(&self) -> Option<Outcome>;

    /// Everything the viewer knows.
    fn view(&self, who: Viewer) -> Self::View;

    /// Points of a seat that lie open to the viewer now, without what only the end of the game brings; `None` where
    /// the viewer may not know them. Once there is an outcome, its totals count instead.
    fn points(view: &Self::View, seat: Seat) -> Option<i32>;

    /// The number of the round, from 1 and never falling; `None` if the game has no rounds. 0 before the first.
    fn round(view: &Self::View) -> Option<u32>;

    /// What the viewer perceives of an event; `None` if he notices nothing.
    fn show(event: &Self::Event, who: Viewer) -> Option<Self::EventView>;

    /// Whether the event shows anybody something that was hidden from him. Undo stops there.
    fn reveals(event: &Self::Event) -> bool;

    /// A complete state that looks exactly like `view` to its viewer, sampled from the view alone.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Draws afresh what no seat can know: chance to come uses `key` from now on
    /// ([`GameRng::rekey`](crate::GameRng::rekey)), and hidden piles whose order no seat has seen are
    /// shuffled again. Every view, who is asked, what they may do and the number of chance events stay
    /// as they are. Called after an agreed undo, so that what was drawn before it is not drawn again.
    fn redraw_unseen(&mut self, key: Seed);

    /// Number of chance events so far.
    fn chance(&self) -> u64;

    /// Counts the material and checks the invariants of the game; for tests.
    fn audit(&self, audit: &mut Audit);

    /* FINAL */

    /// A set-up with default options and the newest rules.
    fn setup(seats: u8, seed: Seed) -> Setup<Self::Options> {
        let rules = RulesVersion::known(Self::RULES, Self::RULES).expect("rules count from 1");
        Setup { seats, options: Self::Options::default(), rules, seed }
    }

    /// Validates the set-up and deals. The error lists every problem.
    fn new(setup: &Setup<Self::Options>, sink: &mut impl Sink<Self>) -> Result<Self, SetupError> {
        setup.validate(Self::meta(), Self::RULES)?;
        Ok(Self::deal(setup, sink))
    }

    /// The checked twin of [`Game::apply`]: an illegal action changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), Illegal<Self::Action>> {
        let asked = self.to_act();
        if asked.is_empty() {
            return Err(Illegal::Over);
        }
        if !asked.contains(seat) {
            return Err(Illegal::NotAsked { seat });
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.binary_search(&action).is_err() {
            return Err(Illegal::NotListed { seat, action });
        }
        self.apply(seat, action, sink);
        Ok(())
    }
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal<A> {
    /// Nobody owes an answer any more.
    #[error("the game is over")]
    Over,
    /// The seat owes no answer now.
    #[error("{seat:?} is not asked anything now")]
    NotAsked {
        /// Who tried.
        seat: Seat,
    },
    /// The seat must answer, but not with this.
    #[error("{seat:?} may not play {action:?} now")]
    NotListed {
        /// Who tried.
        seat: Seat,
        /// What he tried.
        action: A,
    },
}

/// The words of a game: which sentence describes what. Text itself lives in the locale files.
///
/// Everything is computed from views, so words cannot leak what the reader may not know.
pub trait Speech: Game {
    /// The log line for an event; key `log-…`.
    fn message(event: &Self::EventView) -> Message;

    /// Whether the event costs the viewer of `view` something that they did not choose to give: a turn, cards, gold,
    /// pieces. Clients stop at such events so that they are not missed. `view` is the view after the event, and nothing
    /// else may decide: the answer tells what the viewer can work out.
    fn hits(view: &Self::View, event: &Self::EventView) -> bool;

    /// What an action is called in this position; key `do-…`.
    fn label(view: &Self::View, action: Self::Action) -> Message;

    /// What `seat` has to decide now, in terms everybody may hear; key `ask-…`. The sentence gets
    /// `you` or the seat's name from the caller through the argument `seat`.
    fn question(view: &Self::View, seat: Seat) -> Message;

    /// Which rule forbids the action to the viewer. Called only for actions that are not legal.
    fn why_not(view: &Self::View, action: Self::Action) -> Reason {
        let _ = (view, action);
        Reason::not_a_choice()
    }

    /// One sample of every message the game can emit, and of every term used in one. A test renders
    /// each in every language, and the conformance suite checks that play emits no other key.
    fn catalogue() -> Vec<Message>;
}
