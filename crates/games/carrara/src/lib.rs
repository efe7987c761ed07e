//! Rules of The Palaces of Carrara with its expansion, 2 to 4 players.
//!
//! The specification is `docs/rules/carrara.md`; paragraph numbers (§) and rulings (R) in the code
//! refer to it. Players buy bricks on a turning market wheel, pay them for buildings in their own
//! six cities, and spend markers to turn buildings into coins, victory points and objects.
//!
//! | module | holds |
//! |---|---|
//! | [`material`], [`cards`] | what is in the box, as constants |
//! | `data` | the reconstructed values, which a host can replace |
//! | [`bricks`], [`set`] | packed multisets and sets |
//! | `state` | the table and its players |
//! | [`frame`] | the turn as a state machine |
//! | [`action`] | decisions, their notation, what is legal |
//! | [`rules`] | one file per subject of the rulebook |
//! | [`view`], [`event`] | what viewers see |
//! | `text` | which sentence describes what |
//!
//! ```
//! use signoria_carrara::Carrara;
//! use signoria_engine::{Game, GameRng, NullSink, Seed, random_playout};
//!
//! let setup = Carrara::setup(3, Seed::from_number(1));
//! let mut game = Carrara::new(&setup, &mut NullSink).unwrap();
//! let mut chance = GameRng::new(Seed::from_number(2)).next_stream();
//! random_playout(&mut game, &mut chance, &mut Vec::new(), 10_000);
//! assert!(game.outcome().is_some());
//! ```
#![warn(missing_docs)]

pub mod action;
mod audit;
pub mod bricks;
pub mod cards;
mod data;
mod determinize;
pub mod event;
pub mod frame;
pub mod material;
mod meta;
mod options;
mod question;
pub mod rules;
pub mod set;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod text;
pub mod view;

use signoria_engine::{
    Audit, Game, Meta, Outcome, Rng, RngExt as _, Seat, SeatSet, Seed, Setup, Sink, Viewer, flow,
};

pub use self::{
    action::Action,
    data::Data,
    event::{Event, EventView},
    options::{Finish, LastRound, Options, Pick, Readings, Relief, StartPlayer},
    question::Question,
    state::{Carrara, Player},
    view::{PlayerView, View},
};

impl Game for Carrara {
    const ID: &'static str = "carrara";
    const RULES: u16 = 1;
    const LAYOUT: u16 = 1;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;

    fn meta() -> &'static Meta {
        &meta::META
    }

    fn deal(setup: &Setup<Options>, sink: &mut impl Sink<Self>) -> Self {
        let mut game = Self::lay_out(setup, sink);
        flow::run(&mut game, sink);
        game
    }

    fn seats(&self) -> u8 {
        self.players.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.frames.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Self>) {
        flow::answer(self, seat, action, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.frames.top().is_none().then(|| self.result())
    }

    fn view(&self, who: Viewer) -> View {
        self.look(who, true)
    }

    fn bare_view(&self, who: Viewer) -> View {
        self.look(who, false)
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        Some(i32::from(view.players[seat].vp))
    }

    fn round(view: &View) -> Option<u32> {
        Some(u32::from(view.round))
    }

    fn event_view(event: &Event, _who: Viewer) -> Option<EventView> {
        Some(event.open().clone())
    }

    fn reveals(event: &Event) -> bool {
        event.commits()
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        determinize::sample(view, rng)
    }

    fn redraw_unseen(&mut self, key: Seed) {
        self.rng.rekey(key).shuffle(&mut self.deck);
    }

    fn chance_events(&self) -> u64 {
        self.rng.chance_events()
    }

    fn audit(&self, audit: &mut Audit) {
        self.check(audit);
    }
}
