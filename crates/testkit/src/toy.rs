//! The smallest complete game, as `docs/adding_a_game.md` describes one (a real game has a file per
//! heading below). Twelve cards; everybody holds three, the rest is the deck. Three rounds: a die sets
//! the prize, all bid a card in secret, the highest bid wins. The winner may give one point of the prize
//! away, then keeps the rest, and may swap a card of his hand for the top card of the deck.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use signoria_engine::{
    ArrayVec, Audit, BySeat, Draw, Flow, Game, GameRng, Message, Meta, Options, Outcome, Reason,
    Rng, Score, Seat, SeatSet, Setup, Sink, Speech, Stack, Step, Viewer, flow, meta::Seats,
};

static META: Meta = Meta {
    id: "toy",
    title: "Toy",
    seats: Seats { min: 2, max: 3 },
    minutes: (1, 2),
    options: &[],
    presets: &[],
};

/// Nothing can be chosen.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NoOptions {}
impl Options for NoOptions {
    fn problems(&self, _seats: u8) -> Vec<Message> {
        Vec::new()
    }
}

/// A set of cards 1 to 12, one bit each.
type Cards = u16;
fn list(cards: Cards) -> impl Iterator<Item = u8> {
    (1..=12).filter(move |card| cards >> card & 1 == 1)
}

/// What is going on; `left` counts the rounds to come.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    Round { left: u8 },
    Bid { left: u8 },
    Reveal { left: u8 },
    Choose { left: u8, winner: Seat, given: bool },
}

/// The state: never serialized.
#[allow(missing_docs)]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    pub hands: BySeat<Cards, 3>,
    pub bids: BySeat<Option<u8>, 3>,
    pub deck: ArrayVec<u8, 12>,
    pub played: Cards,
    pub points: BySeat<u8, 3>,
    pub prize: u8,
    pub stack: Stack<Frame>,
    pub rng: GameRng,
}

/// What one viewer knows: his hand and bid, and what lies open.
#[allow(missing_docs)]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub hand: Cards,
    pub bid: Option<u8>,
    pub sizes: BySeat<u32, 3>,
    pub played: Cards,
    pub points: BySeat<u8, 3>,
    pub prize: u8,
    pub stack: Stack<Frame>,
    pub chance: u64,
}

/// One decision: `bid 7`, `give 1`, `keep`, `swap 3`.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Bid(u8),
    Give(Seat),
    Keep,
    Swap(u8),
}
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Give(seat) => write!(f, "give {seat}"),
            Self::Keep => f.write_str("keep"),
            Self::Swap(card) => write!(f, "swap {card}"),
        }
    }
}
impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let (verb, number) = text.split_once(' ').unwrap_or((text, "0"));
        let number: u8 = number.parse().map_err(|_| ())?;
        match verb {
            "bid" => Ok(Self::Bid(number)),
            "give" => Seat::checked(number).map(Self::Give).ok_or(()),
            "keep" if text == "keep" => Ok(Self::Keep),
            "swap" => Ok(Self::Swap(number)),
            _ => Err(()),
        }
    }
}

/// What a viewer perceives.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EventView {
    Prize(u8),
    Answered(Seat),
    Revealed(Seat, u8),
    Gave(Seat, Seat),
    Kept(Seat, u8),
    Swapped(Seat, u8, Option<u8>),
}
/// What happened: never serialized.
#[allow(missing_docs)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Open(EventView),
    Swapped(Seat, u8, u8),
}

impl Flow for Toy {
    type Frame = Frame;
    fn stack(&mut self) -> &mut Stack<Frame> {
        &mut self.stack
    }
    fn step(&mut self, top: Frame, sink: &mut impl Sink<Event>) -> Step<Frame> {
        match top {
            Frame::Round { left: 0 } => Step::Return,
            Frame::Round { left } => {
                self.prize = 1 + self.rng.open().below(6) as u8;
                sink.emit(|| Event::Open(EventView::Prize(self.prize)));
                Step::Goto(Frame::Bid { left: left - 1 })
            }
            Frame::Bid { .. } => Step::Ask(SeatSet::all(self.seats())),
            Frame::Reveal { left } => {
                let (mut winner, mut best) = (Seat::new(0), 0);
                for seat in Seat::all(self.seats()) {
                    let card = self.bids[seat].take().expect("everybody has bid");
                    self.hands[seat] &= !(1 << card);
                    self.played |= 1 << card;
                    (winner, best) = if card > best { (seat, card) } else { (winner, best) };
                    sink.emit(|| Event::Open(EventView::Revealed(seat, card)));
                }
                Step::Goto(Frame::Choose { left, winner, given: false })
            }
            Frame::Choose { winner, .. } => Step::Ask(SeatSet::one(winner)),
        }
    }
    fn answer(
        &mut self,
        top: Frame,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) -> Step<Frame> {
        match (top, action) {
            (Frame::Bid { left }, Action::Bid(card)) => {
                self.bids[seat] = Some(card);
                sink.emit(|| Event::Open(EventView::Answered(seat)));
                let missing: SeatSet =
                    Seat::all(self.seats()).filter(|&it| self.bids[it].is_none()).collect();
                if missing.is_empty() {
                    Step::Goto(Frame::Reveal { left })
                } else {
                    Step::Ask(missing)
                }
            }
            (Frame::Choose { left, winner, .. }, Action::Give(to)) => {
                self.points[to] += 1;
                self.prize -= 1;
                sink.emit(|| Event::Open(EventView::Gave(seat, to)));
                Step::Goto(Frame::Choose { left, winner, given: true })
            }
            (Frame::Choose { left, .. }, Action::Keep | Action::Swap(_)) => {
                self.points[seat] += self.prize;
                sink.emit(|| Event::Open(EventView::Kept(seat, self.prize)));
                self.prize = 0;
                if let Action::Swap(card) = action {
                    let top = self.deck.pop().expect("swap is legal only with a deck");
                    self.hands[seat] = self.hands[seat] & !(1 << card) | 1 << top;
                    self.played |= 1 << card;
                    sink.emit(|| Event::Swapped(seat, card, top));
                }
                Step::Goto(Frame::Round { left })
            }
            (frame, action) => unreachable!("{action:?} does not answer {frame:?}"),
        }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u16 = 1;
    const LAYOUT: u16 = 1;
    type Options = NoOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;

    fn meta() -> &'static Meta {
        &META
    }
    fn deal(setup: &Setup<NoOptions>, sink: &mut impl Sink<Event>) -> Self {
        let mut rng = GameRng::new(setup.seed);
        let mut deck: ArrayVec<u8, 12> = (1..=12).collect();
        rng.open().shuffle(&mut deck);
        let mut game = Self {
            hands: BySeat::from_fn(setup.seats, |_| {
                deck.drain(..3).fold(0, |hand, card| hand | 1 << card)
            }),
            bids: BySeat::new(setup.seats, None),
            deck,
            played: 0,
            points: BySeat::new(setup.seats, 0),
            prize: 0,
            stack: Stack::new(Frame::Round { left: 3 }),
            rng,
        };
        flow::run(&mut game, sink);
        game
    }
    fn seats(&self) -> u8 {
        self.hands.seats()
    }
    fn to_act(&self) -> SeatSet {
        self.stack.asked()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match self.stack.top() {
            Some(_) if !self.to_act().contains(seat) => {}
            Some(Frame::Bid { .. }) => out.extend(list(self.hands[seat]).map(Action::Bid)),
            Some(Frame::Choose { given, .. }) => {
                let others = Seat::all(self.seats()).filter(|&other| other != seat && !given);
                out.extend(others.map(Action::Give));
                out.push(Action::Keep);
                let deck = !self.deck.is_empty();
                out.extend(list(self.hands[seat]).filter(|_| deck).map(Action::Swap));
            }
            Some(Frame::Round { .. } | Frame::Reveal { .. }) | None => {}
        }
    }
    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        flow::answer(self, seat, action, sink);
    }
    fn outcome(&self) -> Option<Outcome> {
        let scores = self.points.values().map(|&it| Score::default().part("prizes", it.into()));
        self.to_act().is_empty().then(|| Outcome::rank(scores))
    }
    fn view(&self, who: Viewer) -> View {
        // `deck` follows from the rest, but not in its order.
        let Self { hands, bids, deck: _, played, points, prize, stack, rng } = self;
        View {
            viewer: who,
            hand: who.seat().map_or(0, |seat| hands[seat]),
            bid: who.seat().and_then(|seat| bids[seat]),
            sizes: hands.map(|_, hand| hand.count_ones()),
            played: *played,
            points: points.clone(),
            prize: *prize,
            stack: stack.clone(),
            chance: rng.events(),
        }
    }
    fn show(event: &Event, who: Viewer) -> Option<EventView> {
        Some(match *event {
            Event::Open(event) => event,
            Event::Swapped(by, card, top) => {
                EventView::Swapped(by, card, who.is(by).then_some(top))
            }
        })
    }
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Open(EventView::Revealed(..)) | Event::Swapped(..))
    }
    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let mut deck: ArrayVec<u8, 12> = list(!(view.hand | view.played)).collect();
        rng.shuffle(&mut deck);
        let hands = view.sizes.map(|seat, &size| {
            if view.viewer.is(seat) {
                view.hand
            } else {
                deck.drain(..size as usize).fold(0, |hand, card| hand | 1 << card)
            }
        });
        let bidding = matches!(view.stack.top(), Some(Frame::Bid { .. }));
        let bids = hands.map(|seat, &hand| match view.viewer.is(seat) {
            true => view.bid,
            false if bidding && !view.stack.asked().contains(seat) => {
                rng.pick(&list(hand).collect::<Vec<_>>())
            }
            false => None,
        });
        let View { played, points, prize, stack, chance, .. } = view.clone();
        Self { hands, bids, deck, played, points, prize, stack, rng: GameRng::sampled(rng, chance) }
    }
    fn chance(&self) -> u64 {
        self.rng.events()
    }
    fn audit(&self, audit: &mut Audit) {
        let held: u32 = self.hands.values().map(|hand| hand.count_ones()).sum();
        audit.count("card", held + self.played.count_ones() + self.deck.len() as u32);
        let held = self
            .hands
            .iter()
            .all(|(seat, hand)| self.bids[seat].is_none_or(|it| hand >> it & 1 == 1));
        audit.require(held, "INV 1: a bid is a card of the hand");
    }
}

impl Speech for Toy {
    fn message(event: &EventView) -> Message {
        match *event {
            EventView::Prize(prize) => Message::new("log-prize").with("prize", prize),
            EventView::Answered(seat) => Message::new("log-answered").with("seat", seat),
            EventView::Revealed(seat, card) => {
                Message::new("log-revealed").with("seat", seat).with("card", card)
            }
            EventView::Gave(seat, to) => Message::new("log-gave").with("seat", seat).with("to", to),
            EventView::Kept(seat, prize) => {
                Message::new("log-kept").with("seat", seat).with("prize", prize)
            }
            EventView::Swapped(seat, card, None) => {
                Message::new("log-swapped").with("seat", seat).with("card", card)
            }
            EventView::Swapped(seat, card, Some(top)) => Message::new("log-swapped_own")
                .with("seat", seat)
                .with("card", card)
                .with("top", top),
        }
    }
    fn label(_view: &View, action: Action) -> Message {
        match action {
            Action::Bid(card) => Message::new("do-bid").with("card", card),
            Action::Give(to) => Message::new("do-give").with("to", to),
            Action::Keep => Message::new("do-keep"),
            Action::Swap(card) => Message::new("do-swap").with("card", card),
        }
    }
    fn question(view: &View, seat: Seat) -> Message {
        let bidding = matches!(view.stack.top(), Some(Frame::Bid { .. }));
        Message::new(if bidding { "ask-bid" } else { "ask-choose" }).with("seat", seat)
    }
    fn why_not(view: &View, action: Action) -> Reason {
        match action {
            Action::Bid(card) | Action::Swap(card) if card > 12 || view.hand >> card & 1 == 0 => {
                Reason::new("2", Message::new("why-not_in_hand").with("card", card))
            }
            Action::Bid(_) | Action::Swap(_) | Action::Give(_) | Action::Keep => {
                Reason::not_a_choice()
            }
        }
    }
    fn catalogue() -> Vec<Message> {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let events = [
            EventView::Prize(4),
            EventView::Answered(one),
            EventView::Revealed(one, 7),
            EventView::Gave(one, two),
            EventView::Kept(one, 3),
            EventView::Swapped(one, 7, None),
            EventView::Swapped(one, 7, Some(9)),
        ];
        let mut all: Vec<Message> = events.iter().map(Self::message).collect();
        all.push(Message::new("do-bid").with("card", 7));
        all.push(Message::new("do-swap").with("card", 7));
        all.push(Message::new("do-give").with("to", two));
        all.extend(["do-keep", "score-prizes"].map(Message::new));
        all.extend(["ask-bid", "ask-choose"].map(|key| Message::new(key).with("seat", one)));
        all.push(Message::new("why-not_in_hand").with("card", 7));
        all
    }
}
