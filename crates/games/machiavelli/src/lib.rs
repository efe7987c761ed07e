//! Rules of Machiavelli Deluxe, 2 to 8 players: 27 characters, 90 districts, 15 action cards.
//!
//! The specification with its rulings is `docs/rules/machiavelli.md`; paragraph numbers (§) and rulings
//! (R) in this crate are those of that document.
//!
//! * `cards`, `characters`: the material; `options`, `meta`: the setup.
//! * `state`: the complete state; `memory`: cards on the move and who learns what.
//! * `frame`: every question; `action`: every answer, its notation, and when it is legal.
//! * `rules`: selection, calling, turn, abilities, building, removal, end of round, scoring.
//! * `event`, `view`, `determinize`: what viewers hear, see, and can only guess.
//! * `text`: which sentence says what.
//!
//! # Length of a game
//!
//! No player is ever forced to build (§5.5.2), so the rules give no bound on the number of rounds (R72).
//! What is bounded is a round: every turn consists of finitely many decisions, since each function works
//! once per turn and every build uses up a hand card. A game of random decisions ends with probability
//! one, because from every state some sequence of legal choices completes a city.

mod abilities;
mod action;
mod audit;
mod cards;
mod characters;
mod determinize;
mod event;
mod frame;
mod memory;
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
    ArrayVec, Audit, Game, GameRng, Meta, Outcome, Rng, RngExt, Seat, SeatSet, Seed, Setup, Sink,
    Stack, Viewer, flow,
};

pub use self::{
    abilities::Ability,
    action::{Action, Levy},
    cards::{Card, Cards, Kind, UNIQUE_NAMES},
    characters::{Character, Ranks},
    determinize::PickLogits,
    event::{Event, EventKind, EventView},
    frame::{Frame, Source},
    options::{ForEmperor, ForQueen, Ninth, Options, Rulings, Set},
    question::Question,
    state::{Booth, District, Done, Machiavelli, Player},
    view::{
        DeckView, ExchangeView, FaceDownCardView, MarksView, PlaceKind, PlaceView, PlayerView,
        SelectionView, TurnView, View,
    },
};
use crate::{
    cards::MOST_CARDS,
    state::{FaceDownCard, Marks, Piles, Turn},
};

impl Game for Machiavelli {
    const ID: &'static str = "machiavelli";
    const RULES: u16 = 2;
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
        let mut rng = GameRng::new(setup.seed);
        let options = &setup.options;
        let (cast, uniques) = options.resolve(setup.seats, &mut rng.next_stream());
        let crown = Seat::new(rng.next_stream().below(usize::from(setup.seats)) as u8);
        let mut game = Self {
            players: std::array::from_fn(|_| Player::new()),
            uniques,
            turn: Turn::new(crown, cast[0]),
            rng,
            stack: Stack::new(Frame::Round),
            piles: Piles::new(),
            seats: setup.seats,
            cast,
            rulings: options.rulings(),
            rules: setup.rules,
            crown,
            round: 0,
            bank: 0,
            tax: 0,
            booths: ArrayVec::new(),
            bell: false,
            ending: false,
            reaction: false,
            first: crown,
            slots: [None; 9],
            packet: Ranks::EMPTY,
            face_up: Ranks::EMPTY,
            held: [None; 9],
            took_first: false,
            exchange: None,
            called: 0,
            shown: Ranks::EMPTY,
            silent: Ranks::EMPTY,
            marks: Marks::default(),
        };
        game.deal_cards(options.action_cards_in_opening_hands);
        flow::run(&mut game, sink);
        game
    }

    fn seats(&self) -> u8 {
        self.seats
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
        self.stack.asked().is_empty().then(|| self.score())
    }

    fn view(&self, who: Viewer) -> View {
        self.look(who, true)
    }

    fn bare_view(&self, who: Viewer) -> View {
        self.look(who, false)
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        let player = &view.players[seat.index()];
        let districts: i32 = player.city.iter().map(|district| i32::from(district.points())).sum();
        let PlayerView { complete, completed, first, .. } = *player;
        Some(districts + rules::score::for_completing(&view.rulings, complete, completed, first))
    }

    fn round(view: &View) -> Option<u32> {
        Some(u32::from(view.round))
    }

    fn event_view(event: &Event, who: Viewer) -> Option<EventView> {
        event.shown(who)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        determinize::sample(view, None, rng)
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

impl Machiavelli {
    /// Like [`Game::determinize`], but selections are as likely as the tastes of the others make them.
    pub fn sample_determinization(view: &View, taste: &PickLogits<'_>, rng: &mut impl Rng) -> Self {
        determinize::sample(view, Some(taste), rng)
    }

    /// The question that is open; frames hold nothing secret.
    pub fn question(&self) -> Option<Frame> {
        self.stack.top()
    }

    /// §3.6: four districts and two gold each; action cards are shuffled in after dealing (R40).
    fn deal_cards(&mut self, actions_first: bool) {
        let all = self.composition();
        let self_has_actions = self.rulings.action_cards;
        let mut deck: ArrayVec<Card, MOST_CARDS> =
            all.iter().filter(|card| actions_first || !card.is_action()).collect();
        self.rng.next_stream().shuffle(&mut deck);
        for seat in self.all() {
            let hand: Cards = (0..4).map(|_| deck.pop().expect("68 cards are enough")).collect();
            let player = self.player_mut(seat);
            player.hand = hand;
            player.hand_size = 4;
            player.maybe_actions = if actions_first && self_has_actions { 4 } else { 0 };
            self.take_gold(seat, 2);
        }
        if !actions_first && self.rulings.action_cards {
            deck.extend(all.iter().filter(|card| card.is_action()));
            self.rng.next_stream().shuffle(&mut deck);
        }
        for card in deck {
            self.piles.put_on_top(FaceDownCard { card, known: SeatSet::EMPTY });
        }
    }
}
