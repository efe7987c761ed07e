//! Bots at a dynamic table: they still search at static speed.

use std::any::Any;

use signoria_bots::{Bot, Budget};
use signoria_engine::{Game, Seat};

use crate::Table;

/// Everything a bot may know when it decides: its view, its legal actions, what it perceived.
pub struct Sight {
    inside: Box<dyn Any + Send>,
    groups: usize,
}

struct Inside<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
    events: Vec<G::EventView>,
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
}

/// A bot for one seat of one table.
pub trait DynBot: Send {
    /// The first group of events this bot has not heard of.
    fn heard(&self) -> usize;

    /// Chooses an action, in notation; `None` if the sight is one of another game.
    fn think(&mut self, sight: &Sight, budget: &Budget) -> Option<String>;

    /// Chooses for a seat of a table; `None` if it owes no answer.
    fn choose(&mut self, table: &dyn Table, seat: Seat, budget: &Budget) -> Option<String> {
        let sight = table.sight(seat, self.heard())?;
        self.think(&sight, budget)
    }
}

/// The one implementation of [`DynBot`].
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
        let inside = sight.inside.downcast_ref::<Inside<G>>()?;
        for event in &inside.events {
            self.bot.observe(event);
        }
        self.heard = sight.groups;
        Some(self.bot.choose(&inside.view, &inside.legal, budget).to_string())
    }
}
