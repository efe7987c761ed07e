//! Rules of Notre Dame, 2 to 5 players.
//!
//! The rules are those of `docs/rules/notre_dame.md`; every rule function names its paragraph (`§`)
//! or ruling (`R-`). Two tables are reconstructions, because the originals stood in pictures only:
//! the rats per person ([`cards::RATS`]) and the street map (`streets.rs`).
//!
//! | module | subject |
//! |---|---|
//! | [`meta`], [`options`] | the card on the box, what can be chosen |
//! | [`cards`], [`streets`] | the material |
//! | [`state`], [`frame`], [`action`] | the table, the flow, the decisions |
//! | `rules` | one file per subject of the rulebook |
//! | [`event`], [`view`] | what happened, who knows what |
//!
//! # Length
//!
//! A round asks each seat at most 13 questions: two in the draft, three for each of two cards (card,
//! cube or friend, effect), four for a bribe (magician or minstrel), one for the plague. With nine
//! rounds a game takes at most `117 × seats` decisions ([`longest`]).
//!
//! ```
//! use signoria_engine::{Game, NullSink, Seed};
//! use signoria_notre_dame::NotreDame;
//!
//! let game = NotreDame::new(&NotreDame::setup(3, Seed::from_number(1)), &mut NullSink).unwrap();
//! assert_eq!(game.to_act().len(), 3); // every player chooses a card to keep
//! ```

pub mod action;
mod audit;
pub mod cards;
mod data;
mod determinize;
pub mod event;
pub mod frame;
pub mod meta;
pub mod options;
mod question;
pub mod rules;
pub mod state;
pub mod streets;
#[cfg(test)]
mod tests;
mod text;
pub mod view;

use signoria_engine::{
    Audit, Game, Meta, Outcome, Rng, Seat, SeatSet, Seed, Setup, Sink, Viewer, flow,
};

use self::cards::ROUNDS;
pub use self::{
    action::Action,
    data::Data,
    event::{Event, EventView},
    options::Options,
    question::Question,
    state::NotreDame,
    view::View,
};

/// The largest number of decisions a game can take.
pub const fn longest(seats: u8) -> u64 {
    117 * seats as u64
}

impl Game for NotreDame {
    const ID: &'static str = "notre_dame";
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
        let mut game = Self::set_up(setup, sink);
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
        if self.stack.asked().contains(seat) {
            self.list(seat, out);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Self>) {
        flow::answer(self, seat, action, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.stack.top().is_none().then(|| self.result())
    }

    fn view(&self, who: Viewer) -> View {
        self.look(who, true)
    }

    fn bare_view(&self, who: Viewer) -> View {
        self.look(who, false)
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        view.shown_prestige(seat).map(i32::from)
    }

    fn round(view: &View) -> Option<u32> {
        Some(u32::from(view.stage * ROUNDS + view.round))
    }

    fn event_view(event: &Event, who: Viewer) -> Option<EventView> {
        event::event_view(event, who)
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        determinize::determinize(view, rng)
    }

    fn redraw_unseen(&mut self, key: Seed) {
        self.draw_afresh(key);
    }

    fn chance_events(&self) -> u64 {
        self.rng.chance_events()
    }

    fn audit(&self, audit: &mut Audit) {
        self.inspect(audit);
    }
}
