//! The two traits a game implements: [`Game`], its rules, and [`GameText`], its words.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::{
    Audit, Diff, Message, Meta, Options, Outcome, Reason, RulesVersion, Seat, SeatSet, Seed, Setup,
    SetupError, Sink, Viewer,
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
/// `view` destructures the state exhaustively (no `..`), so that a new field does not compile until its
/// author decides which viewers may see it. What a seat has once seen (a card put under the deck, another
/// hand) stays in the state as knowledge and is part of that seat's view. Which seats are to act, and how
/// often, may depend only on public information.
///
/// # Equality
///
/// `Hash` feeds the checkpoints of records and the tests of replay; `PartialEq` compares whole states.
pub trait Game: Clone + PartialEq + Hash + Debug + Send + Sync + 'static {
    /// Name in records, addresses and locale files, such as `machiavelli`.
    const ID: &'static str;
    /// Newest version of the behaviour: raise it when an old record could replay differently. Versions from 1 to this one
    /// stay playable; rules branch on [`Setup::rules`] where they differ.
    const RULES: u16;
    /// Version of the state's fields: raise it when they change but the behaviour does not. Checkpoints
    /// of records with another layout are not compared.
    const LAYOUT: u16;

    /// The options of a table.
    type Options: Options;
    /// One decision; at most 8 bytes.
    type Action: Action;
    /// Something that happened, with all hidden details. Not serializable.
    type Event: Clone + Debug + Send + Sync + 'static;
    /// Everything one viewer knows.
    type View: Clone + Diff + Debug + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer perceives of an event.
    type EventView: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// Title, seats and options, readable without the rules.
    fn meta() -> &'static Meta;

    /// Sets up a game and runs to the first decision. `setup` has been validated.
    fn deal(setup: &Setup<Self::Options>, sink: &mut impl Sink<Self>) -> Self;

    /// Number of seats.
    fn seats(&self) -> u8;

    /// The seats to act. One: a turn. Several: a simultaneous decision. None: the game is over.
    fn to_act(&self) -> SeatSet;

    /// Clears `out`, then lists the legal actions of `seat`, sorted and without duplicates; none if the
    /// seat is not to act. `out` is reused, so playouts do not allocate.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Applies a legal action and runs to the next decision.
    ///
    /// # Panics
    /// May panic or corrupt the game if the action is not in [`Game::legal`]; use [`Game::play`] for
    /// input from outside.
    fn apply(&mut self, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self>);

    /// The result, once no seat is to act.
    fn outcome(&self) -> Option<Outcome>;

    /// Everything the viewer knows.
    fn view(&self, who: Viewer) -> Self::View;

    /// The same for programs that read views by the million: fields that only help people to look (previews, yields, ways)
    /// and follow from the others may be empty. Never sent, compared or determinized.
    fn bare_view(&self, who: Viewer) -> Self::View {
        self.view(who)
    }

    /// The points of a seat that the viewer may see now, without those that only the end of the game
    /// gives; `None` if they are hidden. Once there is an outcome, its totals count instead.
    fn points(view: &Self::View, seat: Seat) -> Option<i32>;

    /// The number of the round, from 1 and never falling; `None` if the game has no rounds. 0 before the first.
    fn round(view: &Self::View) -> Option<u32>;

    /// What the viewer perceives of an event; `None` if nothing.
    fn event_view(event: &Self::Event, who: Viewer) -> Option<Self::EventView>;

    /// Whether the event reveals hidden information to any viewer. Undo stops there.
    fn reveals(event: &Self::Event) -> bool;

    /// Samples a complete state, from the view alone, that has exactly this view.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// Redraws everything that no seat can know: future chance uses `key` from now on
    /// ([`GameRng::rekey`](crate::GameRng::rekey)), and hidden piles whose order no seat has seen are
    /// shuffled again. No view changes, nor the seats to act, their legal actions or the number of
    /// chance events. Called after an agreed undo, so that the same cards are not drawn again.
    fn redraw_unseen(&mut self, key: Seed);

    /// Number of chance events so far.
    fn chance_events(&self) -> u64;

    /// Counts the material and checks the invariants of the game; for tests.
    fn audit(&self, audit: &mut Audit);

    /* FINAL */

    /// A setup with default options and the newest rules.
    fn setup(seats: u8, seed: Seed) -> Setup<Self::Options> {
        let rules = RulesVersion::known(Self::RULES, Self::RULES).expect("rules count from 1");
        Setup { seats, options: Self::Options::default(), rules, seed }
    }

    /// Validates the setup and deals. The error lists every problem.
    fn new(setup: &Setup<Self::Options>, sink: &mut impl Sink<Self>) -> Result<Self, SetupError> {
        setup.validate(Self::meta(), Self::RULES)?;
        Ok(Self::deal(setup, sink))
    }

    /// Checks and applies an action. An illegal action changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), IllegalAction<Self::Action>> {
        self.check(seat, action)?;
        self.apply(seat, action, sink);
        Ok(())
    }

    /// Checks an action: after `Ok`, [`Self::apply`] may be called with it at this position.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), IllegalAction<Self::Action>> {
        let asked = self.to_act();
        if asked.is_empty() {
            return Err(IllegalAction::Over);
        }
        if !asked.contains(seat) {
            return Err(IllegalAction::NotToAct { seat });
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if legal.binary_search(&action).is_err() {
            return Err(IllegalAction::NotLegal { seat, action });
        }
        Ok(())
    }
}

/// Why an action was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum IllegalAction<A> {
    /// No seat is to act any more.
    #[error("the game is over")]
    Over,
    /// The seat is not to act now.
    #[error("{seat:?} is not asked anything now")]
    NotToAct {
        /// The seat that tried.
        seat: Seat,
    },
    /// The seat is to act, but this action is not legal.
    #[error("{seat:?} may not play {action:?} now")]
    NotLegal {
        /// The seat that tried.
        seat: Seat,
        /// The action.
        action: A,
    },
}

/// The texts of a game: which message describes what. The sentences are in the locale files.
///
/// Everything is computed from views, so texts cannot leak hidden information.
pub trait GameText: Game {
    /// The log line for an event; key `log-…`.
    fn message(event: &Self::EventView) -> Message;

    /// Whether the event costs the viewer of `view` something that they did not choose to give: a turn,
    /// cards, gold, pieces. Clients stop at such events so that players do not miss them. `view` is the
    /// view after the event; the answer may depend on nothing else, because it is shown to the viewer.
    fn hits(view: &Self::View, event: &Self::EventView) -> bool;

    /// The label of an action in this position; key `do-…`.
    fn label(view: &Self::View, action: Self::Action) -> Message;

    /// What the event shows and to whom, told to a player before the action that causes it; key `shows-…`. `None`
    /// if it shows nothing, or only what comes next anyway: the next character, the next round.
    fn shows(event: &Self::EventView) -> Option<Message> {
        let _ = event;
        None
    }

    /// What the action leaves unused for good, although `legal` offers it; key `wastes-…`.
    fn wastes(view: &Self::View, action: Self::Action, legal: &[Self::Action]) -> Option<Message> {
        let _ = (view, action, legal);
        None
    }

    /// What `seat` has to decide now, without hidden information; key `ask-…`. The caller sets the
    /// argument `seat` to `you` or the seat's name.
    fn prompt(view: &Self::View, seat: Seat) -> Message;

    /// The rule that forbids the action to the viewer. Called only for illegal actions.
    fn why_not(view: &Self::View, action: Self::Action) -> Reason {
        let _ = (view, action);
        Reason::not_a_choice()
    }

    /// One sample of every message the game can emit, and of every term used in one. A test renders
    /// each in every language, and the conformance suite checks that play emits no other key.
    fn catalogue() -> Vec<Message>;
}
