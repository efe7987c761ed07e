//! Receivers of events: some store them, one discards them at no cost.

use crate::Game;

/// Receives the events of a running game.
pub trait Sink<G: Game> {
    /// Takes an event as a closure, so that an event that is discarded is never built.
    fn emit(&mut self, event: impl FnOnce() -> G::Event);

    /// Ends a beat: the events since the last beat belong together, and `game` is the position after
    /// them. The frame driver calls it after every step; a rule that does several things in one step
    /// calls it in between.
    fn beat(&mut self, game: &G) {
        let _ = game;
    }
}

/// Discards all events: for playouts and search.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSink;

impl<G: Game> Sink<G> for NullSink {
    fn emit(&mut self, _event: impl FnOnce() -> G::Event) {}
}

impl<G: Game> Sink<G> for Vec<G::Event> {
    fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        self.push(event());
    }
}

impl<G: Game, S: Sink<G>> Sink<G> for &mut S {
    fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        (**self).emit(event);
    }

    fn beat(&mut self, game: &G) {
        (**self).beat(game);
    }
}

/// Stores all events, and the position after each beat that has some.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    /// The events in order.
    pub events: Vec<G::Event>,
    /// For each beat: the number of events up to it, and the position after it.
    pub beats: Vec<(usize, G)>,
}

impl<G: Game> Default for Story<G> {
    fn default() -> Self {
        Self { events: Vec::new(), beats: Vec::new() }
    }
}

impl<G: Game> Sink<G> for Story<G> {
    fn emit(&mut self, event: impl FnOnce() -> G::Event) {
        self.events.push(event());
    }

    fn beat(&mut self, game: &G) {
        let told = self.beats.last().map_or(0, |(events, _)| *events);
        if self.events.len() > told {
            self.beats.push((self.events.len(), game.clone()));
        }
    }
}
