//! Goofspiel, for 2 to 5 players.
//!
//! The rules follow `docs/rules/goofspiel.md`; paragraph and ruling numbers in this crate are those of that document.
//! Each round a prize is turned up and every player bids a card in secret; the highest card that was played once wins
//! the prize. Most points after five rounds win.
//!
//! * [`cards`]: the material as tables · `state`: what lies where · `frame`: the course of a round
//! * `action`: decisions and their notation · `rules/`: what they do · `event`, `view`: who learns what
//! * `determinize`: a complete game from a view · `text`: message keys
//!
//! ```
//! use signoria_engine::{Game, NullSink, Seed};
//! use signoria_goofspiel::Goofspiel;
//!
//! let mut game = Goofspiel::new(&Goofspiel::setup(3, Seed::from_number(1)), &mut NullSink)?;
//! let mut legal = Vec::new();
//! while let Some(seat) = game.to_act().first() {
//!     game.legal(seat, &mut legal);
//!     game.apply(seat, legal[0], &mut NullSink);
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), signoria_engine::SetupError>(())
//! ```

mod action;
pub mod cards;
mod determinize;
mod event;
mod frame;
mod meta;
mod options;
mod question;
mod rules;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod view;

use signoria_engine::{
    Audit, Game, Meta, Outcome, Rng, RngExt, Score, Seat, SeatSet, Seed, Setup, Sink, Viewer, flow,
};

pub use self::{
    action::Action,
    event::EventView,
    frame::Frame,
    options::Options,
    question::Question,
    state::{Goofspiel, Player},
    view::{PlayerView, View},
};
use crate::cards::{Card, ROUNDS};

/// No game takes more decisions: five rounds, the last of which asks nothing (§4), of at most five players.
pub const MAX_DECISIONS: u64 = 4 * 5;

impl Game for Goofspiel {
    const ID: &'static str = "goofspiel";
    const RULES: u16 = 1;
    const LAYOUT: u16 = 1;

    type Options = Options;
    type Action = Action;
    // All that happens is perceived by all. A game with secrets in its events has a type of its own, see
    // docs/adding_a_game.md.
    type Event = event::Event;
    type View = View;
    type EventView = EventView;

    fn meta() -> &'static Meta {
        &meta::META
    }

    fn deal(setup: &Setup<Options>, sink: &mut impl Sink<Self>) -> Self {
        let mut game = Self::set_up(setup);
        flow::run(&mut game, sink);
        game
    }

    fn seats(&self) -> u8 {
        self.players.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.stack.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().contains(seat) {
            out.extend(self.players[seat].cards().map(Action::Bid));
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Self>) {
        flow::answer(self, seat, action, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.stack.top().is_none();
        let scores = self.players.values().map(|it| Score::default().part("prizes", it.points()));
        over.then(|| Outcome::rank(scores))
    }

    fn view(&self, who: Viewer) -> View {
        self.seen_by(who)
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        Some(view.players[seat].points)
    }

    fn round(view: &View) -> Option<u32> {
        Some(u32::from(view.round))
    }

    fn event_view(event: &event::Event, _who: Viewer) -> Option<EventView> {
        Some(event.0.clone())
    }

    fn reveals(event: &event::Event) -> bool {
        event.0.reveals()
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        determinize::determinize(view, rng)
    }

    fn redraw_unseen(&mut self, key: Seed) {
        let mut stream = self.rng.rekey(key);
        stream.shuffle(&mut self.deck);
    }

    fn chance_events(&self) -> u64 {
        self.rng.chance_events()
    }

    fn audit(&self, audit: &mut Audit) {
        let won = self.players.values().flat_map(|player| &player.won);
        for prize in self.deck.iter().chain(&self.offer).chain(&self.lost).chain(won) {
            audit.count("prize", 1);
            audit.count("prize points", *prize);
        }
        let bidding = u8::from(self.stack.top() == Some(Frame::Bid));
        for player in self.players.values() {
            let held = player.cards().count();
            let played = usize::from(self.round - bidding);
            audit.require(held + played == Card::COUNT, "INV 1: one card a round");
        }
        audit.require(self.round <= ROUNDS, "INV 2: five rounds");
    }
}
