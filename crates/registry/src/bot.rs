//! Bots at a dynamic table. Their search runs on static types.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;
use signoria_bots::{Bot, Budget};
use signoria_engine::{Game, Seat};

use crate::Table;

/// Everything a bot may know when it decides: its view, its legal actions, what it perceived.
pub struct Observation {
    inside: Box<dyn ErasedObservation>,
    groups: usize,
}

/// The content of a sight: typed for bots of the same game, and as JSON for all others.
trait ErasedObservation: Any + Send {
    fn view(&self) -> Value;
    fn legal(&self) -> Vec<String>;
    fn choices(&self) -> usize;
    fn events(&self) -> Vec<Value>;
}

struct TypedObservation<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
    events: Vec<G::EventView>,
}

impl<G: Game> ErasedObservation for TypedObservation<G> {
    fn view(&self) -> Value {
        json(&self.view)
    }

    fn legal(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn choices(&self) -> usize {
        self.legal.len()
    }

    fn events(&self) -> Vec<Value> {
        self.events.iter().map(json).collect()
    }
}

/// Plain data as JSON.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}

impl Observation {
    pub(crate) fn new<G: Game>(
        view: G::View,
        legal: Vec<G::Action>,
        events: Vec<G::EventView>,
        groups: usize,
    ) -> Self {
        Self { inside: Box::new(TypedObservation::<G> { view, legal, events }), groups }
    }

    /// Builds a sight from outside, for a bot behind a pipe: a view as JSON, actions in notation.
    pub(crate) fn read<G: Game>(view: Value, legal: &[String]) -> Option<Self> {
        let view = serde_json::from_value(view).ok()?;
        let mut legal: Vec<G::Action> =
            legal.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
        legal.sort_unstable();
        legal.dedup();
        (!legal.is_empty()).then(|| Self::new::<G>(view, legal, Vec::new(), 0))
    }

    /// The view, for programs.
    pub fn view(&self) -> Value {
        self.inside.view()
    }

    /// The legal actions, in notation.
    pub fn legal(&self) -> Vec<String> {
        self.inside.legal()
    }

    /// Whether there is only one legal action.
    pub fn is_forced(&self) -> bool {
        self.inside.choices() == 1
    }

    /// The events that the seat has perceived, as JSON.
    pub fn events(&self) -> Vec<Value> {
        self.inside.events()
    }

    /// The first group of events that is not in this observation.
    pub const fn groups(&self) -> usize {
        self.groups
    }

    fn of<G: Game>(&self) -> Option<&TypedObservation<G>> {
        (&*self.inside as &dyn Any).downcast_ref()
    }
}

/// A bot's estimate of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The action, in notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u64,
    /// Estimated share of the victory, 0 to 1.
    pub win: f64,
    /// Expected points ahead of the best other seat.
    pub margin: f64,
}

/// A bot for one seat of one table.
pub trait DynBot: Send {
    /// The first group of events that this bot has not seen.
    fn next_event_group(&self) -> usize;

    /// Chooses an action, in notation; `None` if the sight belongs to another game.
    fn think(&mut self, observation: &Observation, budget: &Budget) -> Option<String>;

    /// Its estimates of the actions, best first; empty if it has none.
    fn hints(&mut self, _observation: &Observation, _budget: &Budget) -> Vec<Hint> {
        Vec::new()
    }

    /// Iterations of all searches so far.
    fn iterations(&self) -> u64 {
        0
    }

    /// The faults since the last call, each in one sentence. Only external bots have faults.
    fn faults(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// Chooses for a seat of a table; `None` if it is not to act.
    fn choose(&mut self, table: &dyn Table, seat: Seat, budget: &Budget) -> Option<String> {
        let observation = table.observation(seat, self.next_event_group())?;
        self.think(&observation, budget)
    }
}

/// A built-in bot at a dynamic table.
pub(crate) struct Player<G: Game> {
    bot: Box<dyn Bot<G>>,
    heard: usize,
}

impl<G: Game> Player<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>) -> Self {
        Self { bot, heard: 0 }
    }
}

impl<G: Game> DynBot for Player<G> {
    fn next_event_group(&self) -> usize {
        self.heard
    }

    fn think(&mut self, observation: &Observation, budget: &Budget) -> Option<String> {
        let inside = observation.of::<G>()?;
        for event in &inside.events {
            self.bot.observe(event);
        }
        self.heard = observation.groups;
        Some(self.bot.choose(&inside.view, &inside.legal, budget).to_string())
    }

    fn hints(&mut self, observation: &Observation, budget: &Budget) -> Vec<Hint> {
        let Some(inside) = observation.of::<G>() else { return Vec::new() };
        let advice = self.bot.advise(&inside.view, &inside.legal, budget);
        advice
            .into_iter()
            .map(|advice| Hint {
                action: advice.action.to_string(),
                visits: advice.visits,
                win: f64::from(advice.win),
                margin: f64::from(advice.margin),
            })
            .collect()
    }

    fn iterations(&self) -> u64 {
        self.bot.iterations()
    }
}
