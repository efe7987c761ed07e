//! Habemus Papam (Christoph Bauer), for 3 or 4 players.
//!
//! The rules follow `docs/rules/habemus_papam.md`; paragraph and ruling numbers in this crate are those of
//! that document. Each round: the offer is turned up, every player chooses an action card in secret, bids gems
//! in secret, and picks a card in the order of the bids. Most votes when White smoke has risen wins.
//!
//! * [`cards`]: the material as tables · `state`: what lies where · `frame`: the course of a round
//! * `action`: decisions and their notation · `rules/`: what they do · `event`, `view`: who learns what
//! * `determinize`: a complete game from a view · `text`: message keys
//!
//! A game has at most 18 rounds of at most 4 + 4 + 4 + 4 + 1 questions, and 4 for Black smoke: fewer than
//! [`MAX_DECISIONS`].
//!
//! ```
//! use signoria_engine::{Game, NullSink, Seed};
//! use signoria_habemus_papam::HabemusPapam;
//!
//! let mut game = HabemusPapam::new(&HabemusPapam::setup(4, Seed::from_number(1655)), &mut NullSink)?;
//! let mut legal = Vec::new();
//! while let Some(seat) = game.to_act().first() {
//!     game.legal(seat, &mut legal);
//!     game.apply(seat, legal[0], &mut NullSink);
//! }
//! let winner = game.outcome().unwrap().winners().next();
//! assert!(winner.is_some());
//! # Ok::<(), signoria_engine::SetupError>(())
//! ```

mod action;
mod bid;
pub mod cards;
mod data;
mod determinize;
mod event;
mod frame;
mod meta;
mod options;
mod persons;
mod question;
mod rules;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod view;

use signoria_engine::{
    Audit, Game, Meta, Outcome, Rng, Seat, SeatSet, Seed, Setup, Sink, Viewer, flow,
};

pub use self::{
    action::Action,
    bid::{Bid, ParseBidError},
    data::{Data, Print},
    event::{Event, EventView},
    frame::Frame,
    options::{FirstCamerlengo, Options},
    persons::Persons,
    question::Question,
    rules::bidding::Precedence,
    state::{Bank, Choice, Discards, Display, Goods, HabemusPapam, Mode, Offer, Player},
    view::{PlayerView, View},
};
use crate::cards::{MAX_ROUNDS, Ploy, Power};

/// No game takes more decisions: 18 rounds × (4 selections, 4 targets, 4 bids, 3 picks, 1 banishment),
/// and 4 missions laid away.
pub const MAX_DECISIONS: u64 = 18 * 16 + 4;

impl Game for HabemusPapam {
    const ID: &'static str = "habemus_papam";
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
        self.table()
    }

    fn to_act(&self) -> SeatSet {
        self.stack.asked()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().contains(seat) {
            self.list_legal(seat, out);
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Self>) {
        flow::answer(self, seat, action, sink);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.stack.top().is_none().then(|| self.result())
    }

    fn view(&self, who: Viewer) -> View {
        self.seen_by(who)
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        Some(view.players[seat].open_votes)
    }

    fn round(view: &View) -> Option<u32> {
        Some(u32::from(view.round))
    }

    fn event_view(event: &Event, who: Viewer) -> Option<EventView> {
        Some(event::event_view(event, who))
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
        self.audit_material(audit);
        let over = self.stack.top().is_none();
        audit.require(self.round <= MAX_ROUNDS, "INV 12: at most 18 rounds");
        let round = usize::from(self.round);
        audit.require(self.political.len() == 18 - round, "INV 11: one political card per round");
        audit.require(self.action.len() == 18 - round, "INV 11: one action card per round");
        if self.discards.black_smoke {
            audit.require((9..=18).contains(&self.round), "INV 13: Black smoke in round 9 to 11");
        } else {
            audit.require(self.round <= 11, "INV 13: Black smoke in round 9 to 11");
            audit.require(!over, "INV 13: Black smoke comes before the end");
        }
        if over {
            audit.require((16..=18).contains(&self.round), "INV 12: 16, 17 or 18 rounds");
            audit.require(self.discards.white_smoke, "INV 13: White smoke ends the game");
        }
        let discarding = self.stack.top() == Some(Frame::Discard);
        for player in self.players.values() {
            let held = if player.discarded.is_some() { 1 } else { 2 };
            audit.require(
                player.missions.len() == held,
                "INV 2: two missions, one after Black smoke",
            );
            audit.require(
                discarding || player.discarded.is_some() == self.discards.black_smoke,
                "INV 2: every player discards one mission at Black smoke",
            );
            audit.require(player.goods.gems[0] <= 4, "INV 5: diamonds never grow");
        }
        if over {
            for seat in Seat::all(self.table()) {
                let [mission, persons, louis, bought, conspirators, squadrone] = self.votes(seat);
                let in_range = [0, 2, 3].contains(&mission)
                    && persons >= 0
                    && [0, 1, 2, 4, 6, 8].contains(&louis)
                    && bought >= 0
                    && (0..=8).contains(&conspirators)
                    && [0, 3].contains(&squadrone);
                audit.require(in_range, "INV 22: parts of the score");
            }
        }
        let leading = Seat::all(self.table())
            .filter(|seat| self.fulfils(*seat, cards::Mission::LeaderMajority))
            .count();
        audit.require(leading <= 1, "INV 24: at most one majority of the leaders");
    }
}

impl HabemusPapam {
    /// INV 1–3 and 5: every card, mission, coin and gem is somewhere exactly once.
    fn audit_material(&self, audit: &mut Audit) {
        let mut card = |card: cards::Card| audit.count(card.id(), 1);
        self.political.iter().copied().for_each(&mut card);
        self.action.iter().copied().for_each(&mut card);
        self.cardinal.iter().copied().for_each(&mut card);
        let offer = [self.offer.political, self.offer.action, self.offer.cardinal];
        offer.into_iter().flatten().for_each(&mut card);
        self.discards.persons.iter().map(cards::Card::Person).for_each(&mut card);
        for player in self.players.values() {
            player.display.persons.iter().map(cards::Card::Person).for_each(&mut card);
        }
        audit.count("black_smoke", i64::from(self.discards.black_smoke));
        audit.count("white_smoke", i64::from(self.discards.white_smoke));
        for ploy in Ploy::ALL {
            audit.count(ploy.id(), self.discards.ploys[ploy.index()]);
        }
        for power in Power::ALL {
            audit.count(power.id(), self.discards.powers[power.index()]);
        }
        for player in self.players.values() {
            let Display { mazarin, louis, felipe, squadrone, persons: _ } = player.display;
            audit.count(Power::JulesMazarin.id(), mazarin);
            audit.count(Power::LouisXiv.id(), louis);
            audit.count(Power::FelipeIv.id(), felipe);
            audit.count(Power::SquadroneVolante.id(), i64::from(squadrone));
            for ploy in Ploy::ALL {
                audit.count(ploy.id(), player.goods.ploys[ploy.index()]);
            }
            audit.count("gold", player.goods.gold);
            for gem in cards::Gem::ALL {
                audit.count(gem.id(), player.goods.gems[gem.index()]);
            }
            for mission in player.missions.iter().chain(&player.discarded) {
                audit.count(mission.id(), 1);
            }
        }
        for mission in &self.undealt {
            audit.count(mission.id(), 1);
        }
        audit.count("gold", self.bank.gold);
        for gem in cards::Gem::ALL {
            audit.count(gem.id(), self.bank.gems[gem.index()]);
        }
    }
}
