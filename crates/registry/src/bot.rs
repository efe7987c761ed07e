//! Bots at a dynamic table: they still search at static speed.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;
use signoria_bots::{Bot, Budget};
use signoria_engine::{Game, Seat};

use crate::Table;

/// Everything a bot may know when it decides: its view, its legal actions, what it perceived.
pub struct Sight {
    inside: Box<dyn Seen>,
    groups: usize,
}

/// What is inside a sight, for bots of the same game and, as text, for everybody else.
trait Seen: Any + Send {
    fn view(&self) -> Value;
    fn legal(&self) -> Vec<String>;
    fn choices(&self) -> usize;
    fn events(&self) -> Vec<Value>;
}

struct Inside<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
    events: Vec<G::EventView>,
}

impl<G: Game> Seen for Inside<G> {
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

impl Sight {
    pub(crate) fn new<G: Game>(
        view: G::View,
        legal: Vec<G::Action>,
        events: Vec<G::EventView>,
        groups: usize,
    ) -> Self {
        Self { inside: Box::new(Inside::<G> { view, legal, events }), groups }
    }

    /// A sight that came from outside, for a bot behind a pipe: a view as JSON, actions in notation.
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

    /// What can be chosen, in notation.
    pub fn legal(&self) -> Vec<String> {
        self.inside.legal()
    }

    /// Whether there is nothing to decide.
    pub fn single(&self) -> bool {
        self.inside.choices() == 1
    }

    /// What was perceived since, for programs.
    pub fn events(&self) -> Vec<Value> {
        self.inside.events()
    }

    /// The first group of events that is not in this sight.
    pub const fn groups(&self) -> usize {
        self.groups
    }

    fn of<G: Game>(&self) -> Option<&Inside<G>> {
        (&*self.inside as &dyn Any).downcast_ref()
    }
}

/// What a bot thinks of an action.
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
    /// The first group of events this bot has not heard of.
    fn heard(&self) -> usize;

    /// Chooses an action, in notation; `None` if the sight is one of another game.
    fn think(&mut self, sight: &Sight, budget: &Budget) -> Option<String>;

    /// What it thinks of the actions, best first; nothing if it has no opinion.
    fn hints(&mut self, _sight: &Sight, _budget: &Budget) -> Vec<Hint> {
        Vec::new()
    }

    /// Iterations of all searches so far.
    fn iterations(&self) -> u64 {
        0
    }

    /// What went wrong since it was last asked, each in one sentence. Only bots of others have faults.
    fn faults(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// Chooses for a seat of a table; `None` if it owes no answer.
    fn choose(&mut self, table: &dyn Table, seat: Seat, budget: &Budget) -> Option<String> {
        let sight = table.sight(seat, self.heard())?;
        self.think(&sight, budget)
    }
}

/// A bot of ours at a dynamic table.
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
    fn heard(&self) -> usize {
        self.heard
    }

    fn think(&mut self, sight: &Sight, budget: &Budget) -> Option<String> {
        let inside = sight.of::<G>()?;
        for event in &inside.events {
            self.bot.observe(event);
        }
        self.heard = sight.groups;
        Some(self.bot.choose(&inside.view, &inside.legal, budget).to_string())
    }

    fn hints(&mut self, sight: &Sight, budget: &Budget) -> Vec<Hint> {
        let Some(inside) = sight.of::<G>() else { return Vec::new() };
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
