//! A game with frames and undo, and with flaws that can be switched on: the tests show on it that the laws
//! can fail.
//!
//! Six cards, two to each seat, hidden. Two rounds: a die sets the prize (chance), every player bids a card
//! in secret (simultaneous), the highest card wins. The winner keeps the prize or first gives points of
//! it to the left neighbour, one by one (undo).

use std::{
    cell::Cell,
    fmt::{self, Debug},
    hash::{Hash, Hasher},
    hint::black_box,
    str::FromStr,
    sync::atomic::{AtomicI32, Ordering},
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use signoria_engine::{
    Audit, BySeat, Diff, Flow, Game, GameRng, GameText, IllegalAction, Message, Meta, Options,
    Outcome, Reason, Rng, RngExt, Score, Seat, SeatSet, Seed, Setup, Sink, Stack, Step, Viewer,
    flow,
    meta::{OptionKind, OptionMeta, Preset, SeatRange},
};

/// What is wrong with an [`Auction`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    NeverEnds,
    OutcomeTooEarly,
    Panics,
    WrongRank,
    DealFails,
    Unsorted,
    Doubled,
    NothingLegal,
    LegalForAll,
    PlaysUnlisted,
    RefusalCosts,
    DealFromOutside,
    HashesNothing,
    SameNotation,
    SpacedNotation,
    ParserPanics,
    ViewNotWritten,
    GuessForgetsPrize,
    GuessLosesCard,
    GuessAsksOthers,
    AsksByHand,
    ViewWithoutEvent,
    OrderMatters,
    ShowsBids,
    ViewsBids,
    ChanceTooEarly,
    BidsForbidBids,
    RedoDiffers,
    PeekCanBeUndone,
    LosesCard,
    BreaksInvariant,
    CountsNothing,
    Allocates,
    QuestionTells,
    UnlistedKey,
    OtherArguments,
    WrongPrefix,
    UnlistedTerm,
    SameLabel,
    UnlistedScore,
    UnlistedReason,
    QuestionWithoutSeat,
    TellsAnotherAmount,
    TellsAnotherSeat,
    TellsNothing,
    TellsAnotherBalance,
    PromisesMore,
    UnexplainedNumber,
    RedrawsNothing,
    RedrawSwapsHands,
    RedrawLosesCard,
    RedrawCountsAsChance,
    NeverOver,
    AsksNoSeat,
    AsksWithoutKind,
    ShowsFrames,
    UntaggedEvent,
}

thread_local! {
    /// A switch for the games of this thread rather than a parameter of the type: forty-odd copies of the
    /// whole suite would take minutes to compile.
    static FLAW: Cell<Option<Flaw>> = const { Cell::new(None) };

    /// How often the legal actions were listed in this thread.
    pub static LISTED: Cell<u32> = const { Cell::new(0) };
}

/// Gives the games of this thread a flaw.
pub fn switch(flaw: Option<Flaw>) {
    FLAW.set(flaw);
}

fn has(flaw: Flaw) -> bool {
    FLAW.get() == Some(flaw)
}

/// Something an action carries to be too large.
pub trait Load:
    Copy + Ord + Hash + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
}
impl Load for () {}
impl Load for u64 {}

static META: Meta = Meta {
    id: "auction",
    title: "Auction",
    seats: SeatRange { min: 2, max: 3 },
    minutes: (1, 2),
    options: &[OptionMeta { key: "rich", kind: OptionKind::Flag }],
    presets: &[Preset { id: "rich", options: r#"{"rich":true}"# }],
    provenance: &[],
};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Choices {
    /// Prizes are larger.
    pub rich: bool,
}

impl Options for Choices {
    fn problems(&self, _seats: u8) -> Vec<Message> {
        Vec::new()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action<L> {
    Bid(u8),
    Keep(L),
    Share,
}

impl<L: Load> fmt::Display for Action<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(_) if has(Flaw::SpacedNotation) => f.write_str("bid  1"),
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Keep(_) => f.write_str("keep"),
            Self::Share if has(Flaw::SameNotation) => f.write_str("keep"),
            Self::Share => f.write_str("share"),
        }
    }
}

impl<L: Load> FromStr for Action<L> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "keep" => Ok(Self::Keep(L::default())),
            "share" => Ok(Self::Share),
            "bid  1" if has(Flaw::SpacedNotation) => Ok(Self::Bid(1)),
            _ => {
                let number = text.strip_prefix("bid ").ok_or(())?;
                assert!(!has(Flaw::ParserPanics) || number.len() < 2, "more than it can take");
                let card = number.parse().ok().filter(|card| (1..=6).contains(card)).ok_or(())?;
                if number.len() == 1 { Ok(Self::Bid(card)) } else { Err(()) }
            }
        }
    }
}

/// Cards of a set, one bit each.
fn cards(set: u8) -> impl Iterator<Item = u8> + Clone {
    (1..=6).filter(move |card| set >> card & 1 == 1)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    Round,
    Bid,
    Choose(Seat),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Auction<L = ()> {
    pub hands: BySeat<u8, 3>,
    /// Bids lie in the hand until they are revealed.
    pub bids: BySeat<Option<u8>, 3>,
    pub played: u8,
    pub points: BySeat<i32, 3>,
    pub prize: i32,
    pub stack: Stack<Frame>,
    pub rng: GameRng,
    pub rich: bool,
    pub load: L,
}

impl<L> Hash for Auction<L> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { hands, bids, played, points, prize, stack, rng, rich, load: _ } = self;
        if !has(Flaw::HashesNothing) {
            (hands, bids, played, points, prize, stack, rng, rich).hash(state);
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub hand: u8,
    pub bid: Option<u8>,
    /// Honest games leave it empty.
    pub others: BySeat<Option<u8>, 3>,
    #[serde(skip)]
    pub unwritten: i32,
    pub played: u8,
    pub points: BySeat<i32, 3>,
    pub prize: i32,
    pub over: bool,
    pub asked: SeatSet,
    pub question: Option<Question>,
    pub resume: Stack<Frame>,
    /// Honest games have no such field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frames: Option<Vec<Frame>>,
    pub chance: u64,
    pub rich: bool,
}

impl Diff for View {}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    Bid,
    Choose,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", content = "what", rename_all = "snake_case")]
pub enum EventView {
    Prize(i32),
    Bid(Seat, Option<u8>),
    Revealed(Seat, u8),
    /// The winner, and how much they kept.
    Kept(Seat, i32),
    /// The winner, who got a point, and what is left of the prize.
    Shared(Seat, Seat, i32),
    Peeked(u8),
    /// Honest games tag every event.
    #[serde(untagged)]
    Bare(i32),
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event(pub EventView);

/// Something outside the state.
static OUTSIDE: AtomicI32 = AtomicI32::new(0);

impl<L: Load> Auction<L> {
    fn share(&mut self, seat: Seat, sink: &mut impl Sink<Self>) {
        let left = seat.left(self.seats());
        self.points[left] += 1;
        self.prize -= 1;
        let told = if has(Flaw::TellsAnotherSeat) { seat } else { left };
        if !has(Flaw::TellsNothing) {
            let rest = self.prize + i32::from(has(Flaw::TellsAnotherBalance));
            sink.emit(|| Event(EventView::Shared(seat, told, rest)));
        }
        match FLAW.get() {
            Some(Flaw::RedoDiffers) => self.points[left] += OUTSIDE.fetch_add(1, Ordering::Relaxed),
            Some(Flaw::PeekCanBeUndone) => {
                let hand = self.hands[left];
                sink.emit(|| Event(EventView::Peeked(hand)));
            }
            Some(Flaw::Panics) => assert!(self.prize != 2, "unexpected prize of two"),
            Some(Flaw::Allocates) => drop(black_box(vec![1, 2, 3])),
            Some(Flaw::BreaksInvariant) => self.hands[left] = 0,
            _ => {}
        }
    }

    /// All have bid.
    fn reveal(&mut self, last: Seat, sink: &mut impl Sink<Self>) -> Seat {
        let (mut winner, mut best) = (last, 0);
        for seat in Seat::all(self.seats()) {
            let card = self.bids[seat].take().expect("every player has bid");
            self.hands[seat] &= !(1 << card);
            if !has(Flaw::LosesCard) || card != 6 {
                self.played |= 1 << card;
            }
            if card > best {
                (winner, best) = (seat, card);
            }
            sink.emit(|| Event(EventView::Revealed(seat, card)));
        }
        if has(Flaw::AsksByHand) && self.hands[winner] & 0b110 != 0 {
            return winner.left(self.seats());
        }
        if has(Flaw::OrderMatters) {
            self.points[last] += 1;
        }
        winner
    }
}

impl<L: Load> Flow for Auction<L> {
    type Frame = Frame;

    fn stack(&mut self) -> &mut Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, top: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        match top {
            Frame::Round if self.hands[Seat::new(0)] == 0 => {
                if !has(Flaw::NeverEnds) {
                    return Step::Return;
                }
                let mut all = cards(self.played).collect::<Vec<_>>().into_iter();
                for hand in self.hands.values_mut() {
                    *hand = all.by_ref().take(2).fold(0, |set, card| set | 1 << card);
                }
                self.played = 0;
                Step::Goto(Frame::Round)
            }
            Frame::Round => {
                self.prize = 1 + self.rng.next_stream().below(6) as i32 + 5 * i32::from(self.rich);
                let told =
                    if has(Flaw::UntaggedEvent) { EventView::Bare } else { EventView::Prize };
                sink.emit(|| Event(told(self.prize)));
                Step::Goto(Frame::Bid)
            }
            Frame::Bid => Step::Ask(SeatSet::all(self.seats())),
            Frame::Choose(_) if self.prize == 0 => Step::Goto(Frame::Round),
            Frame::Choose(winner) => Step::Ask(SeatSet::one(winner)),
        }
    }

    fn answer(
        &mut self,
        top: Frame,
        seat: Seat,
        action: Action<L>,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        match action {
            Action::Bid(card) => {
                self.bids[seat] = Some(card);
                sink.emit(|| Event(EventView::Bid(seat, Some(card))));
                if has(Flaw::ChanceTooEarly) {
                    let _ = self.rng.next_stream().below(2);
                }
                let missing: SeatSet =
                    self.bids.iter().filter(|it| it.1.is_none()).map(|it| it.0).collect();
                if !missing.is_empty() {
                    return Step::Ask(missing);
                }
                Step::Goto(Frame::Choose(self.reveal(seat, sink)))
            }
            Action::Keep(_) => {
                let prize = std::mem::take(&mut self.prize);
                self.points[seat] += prize;
                let told = prize + i32::from(has(Flaw::TellsAnotherAmount));
                sink.emit(|| Event(EventView::Kept(seat, told)));
                Step::Goto(top)
            }
            Action::Share => {
                self.share(seat, sink);
                Step::Goto(top)
            }
        }
    }
}

impl<L: Load> Game for Auction<L> {
    const ID: &'static str = "auction";
    const RULES: u16 = 1;
    const LAYOUT: u16 = 1;

    type Options = Choices;
    type Action = Action<L>;
    type Event = Event;
    type View = View;
    type EventView = EventView;

    fn meta() -> &'static Meta {
        &META
    }

    fn deal(setup: &Setup<Choices>, sink: &mut impl Sink<Self>) -> Self {
        assert!(!has(Flaw::DealFails), "no cards in the box");
        let mut rng = GameRng::new(setup.seed);
        let mut deck: [u8; 6] = [1, 2, 3, 4, 5, 6];
        rng.next_stream().shuffle(&mut deck);
        if has(Flaw::DealFromOutside) {
            deck.rotate_left(OUTSIDE.fetch_add(1, Ordering::Relaxed) as usize % 6);
        }
        let hands = deck.chunks(2).take(setup.seats.into()).map(|two| 1 << two[0] | 1 << two[1]);
        let mut game = Self {
            hands: hands.collect(),
            bids: BySeat::new(setup.seats, None),
            played: 0,
            points: BySeat::new(setup.seats, 0),
            prize: 0,
            stack: Stack::new(Frame::Round),
            rng,
            rich: setup.options.rich,
            load: L::default(),
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

    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        LISTED.set(LISTED.get() + 1);
        let asked = self.to_act().contains(seat) || has(Flaw::LegalForAll);
        match self.stack.top().filter(|_| asked) {
            Some(Frame::Bid) => {
                let taken = |card: &u8| self.bids.values().any(|bid| *bid == Some(7 - card));
                let free = |card: &u8| !has(Flaw::BidsForbidBids) || !taken(card);
                out.extend(cards(self.hands[seat]).filter(free).map(Action::Bid));
                if out.is_empty() {
                    out.extend(cards(self.hands[seat]).map(Action::Bid));
                }
            }
            Some(Frame::Choose(_)) if has(Flaw::NothingLegal) && self.prize == 3 => {}
            Some(Frame::Choose(_)) => out.extend([Action::Keep(L::default()), Action::Share]),
            Some(Frame::Round) | None => {}
        }
        match FLAW.get() {
            Some(Flaw::Unsorted) => out.reverse(),
            Some(Flaw::Doubled) => out.extend(out.last().copied()),
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self>) {
        flow::answer(self, seat, action, sink);
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), IllegalAction<Self::Action>> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        if !legal.contains(&action) {
            if has(Flaw::RefusalCosts) {
                self.points[seat] -= 1;
            }
            if has(Flaw::PlaysUnlisted) {
                return Ok(());
            }
            return Err(IllegalAction::NotLegal { seat, action });
        }
        self.apply(seat, action, sink);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let source = if has(Flaw::UnlistedScore) { "luck" } else { "prizes" };
        let score = |points: &i32| Score::default().part(source, *points);
        let mut outcome = Outcome::rank(self.points.values().map(score));
        if has(Flaw::WrongRank) {
            outcome.standings[0].rank += 1;
        }
        let over = self.to_act().is_empty();
        (over || has(Flaw::OutcomeTooEarly) && self.played != 0).then_some(outcome)
    }

    fn view(&self, who: Viewer) -> View {
        let Self { hands, bids, played, points, prize, stack, rng, rich, load: _ } = self;
        let bidding = stack.top() == Some(Frame::Bid);
        let others = match FLAW.get() {
            Some(Flaw::ViewsBids) => bids.clone(),
            // After the bids, but not as a consequence of any event.
            Some(Flaw::ViewWithoutEvent) if !bidding => hands.map(|_, hand| Some(*hand)),
            _ => bids.map(|_, _| None),
        };
        View {
            viewer: who,
            hand: who.seat().map_or(0, |seat| hands[seat]),
            bid: who.seat().and_then(|seat| bids[seat]),
            others,
            unwritten: i32::from(has(Flaw::ViewNotWritten)) * prize,
            played: *played,
            points: points.clone(),
            prize: *prize,
            over: stack.top().is_none() && !has(Flaw::NeverOver),
            asked: if has(Flaw::AsksNoSeat) { SeatSet::EMPTY } else { stack.asked() },
            question: match stack.top() {
                Some(Frame::Bid) => Some(Question::Bid),
                Some(Frame::Choose(_)) if !has(Flaw::AsksWithoutKind) => Some(Question::Choose),
                Some(Frame::Round | Frame::Choose(_)) | None => None,
            },
            resume: stack.clone(),
            frames: has(Flaw::ShowsFrames).then(|| stack.frames().to_vec()),
            chance: rng.chance_events(),
            rich: *rich,
        }
    }

    fn points(view: &View, seat: Seat) -> Option<i32> {
        Some(view.points[seat])
    }

    fn round(view: &View) -> Option<u32> {
        let cards = u32::from(view.points.seats());
        Some((view.played.count_ones() / cards + u32::from(!view.over)).min(2))
    }

    fn event_view(&Event(event): &Event, who: Viewer) -> Option<EventView> {
        match event {
            EventView::Bid(seat, _) if !who.is(seat) && !has(Flaw::ShowsBids) => {
                Some(EventView::Bid(seat, None))
            }
            open => Some(open),
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event.0, EventView::Revealed(..))
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let View { viewer, hand, bid, played, points, .. } = view.clone();
        let mut unseen: Vec<u8> = cards(!(hand | played)).collect();
        rng.shuffle(&mut unseen);
        let left = 2 - played.count_ones() as usize / usize::from(points.seats());
        let mut draw = || unseen.drain(..left).fold(0, |hand, card| hand | 1 << card);
        let mut hands = points.map(|seat, _| if viewer.is(seat) { hand } else { draw() });
        if has(Flaw::ViewWithoutEvent) && view.others.values().any(Option::is_some) {
            hands = view.others.map(|_, hand| hand.unwrap_or_default());
        }
        if has(Flaw::GuessLosesCard) && viewer == Viewer::Spectator {
            hands[Seat::new(1)] = 0;
        }
        let asked = view.resume.asked();
        let bidding = view.resume.top() == Some(Frame::Bid);
        let bids = hands.map(|seat, &hand| {
            let secret = bidding && !asked.contains(seat) && !viewer.is(seat);
            let guess = secret.then(|| rng.pick(&cards(hand).collect::<Vec<_>>())).flatten();
            bid.filter(|_| viewer.is(seat)).or(guess).or(view.others[seat].filter(|_| bidding))
        });
        Self {
            hands,
            bids,
            played,
            points,
            prize: if has(Flaw::GuessForgetsPrize) { 1 } else { view.prize },
            stack: match FLAW.get() {
                Some(Flaw::GuessAsksOthers) => Stack::new(Frame::Round),
                _ => view.resume.clone(),
            },
            rng: GameRng::sampled(rng, view.chance),
            rich: view.rich,
            load: L::default(),
        }
    }

    fn redraw_unseen(&mut self, key: Seed) {
        match FLAW.get() {
            Some(Flaw::RedrawsNothing) => return,
            Some(Flaw::RedrawSwapsHands) => {
                let (first, second) = (self.hands[Seat::new(0)], self.hands[Seat::new(1)]);
                (self.hands[Seat::new(0)], self.hands[Seat::new(1)]) = (second, first);
            }
            Some(Flaw::RedrawLosesCard) => self.hands[Seat::new(1)] = 0,
            _ => {}
        }
        let mut hidden = self.rng.rekey(key);
        if has(Flaw::RedrawCountsAsChance) {
            let _ = (hidden.next_u64(), self.rng.next_stream());
        }
    }

    fn chance_events(&self) -> u64 {
        self.rng.chance_events()
    }

    fn audit(&self, audit: &mut Audit) {
        let held: u32 = self.hands.values().map(|hand| hand.count_ones()).sum();
        let sizes = self.hands.values().map(|hand| hand.count_ones());
        if has(Flaw::BreaksInvariant) {
            audit.require(sizes.clone().max() == sizes.min(), "INV 1: hands have the same size");
            audit.count("seat", self.seats());
        } else if !has(Flaw::CountsNothing) {
            audit.count("card", held + self.played.count_ones());
        }
    }
}

impl<L: Load> GameText for Auction<L> {
    fn message(event: &EventView) -> Message {
        let line = |key, seat: Seat| Message::new(key).with("seat", seat);
        match *event {
            EventView::Prize(prize) | EventView::Bare(prize) => {
                Message::new("log-prize").with("prize", prize)
            }
            EventView::Bid(seat, None) => line("log-bid", seat),
            EventView::Bid(seat, Some(card)) => line("log-bid_own", seat).with("card", card),
            EventView::Revealed(seat, card) => line("log-revealed", seat).with("card", card),
            EventView::Kept(seat, points) => line("log-kept", seat).with("points", points),
            EventView::Shared(seat, with, _) => match FLAW.get() {
                Some(Flaw::UnlistedKey) => line("log-given", seat),
                Some(Flaw::OtherArguments) => line("log-shared", seat).with("points", 1),
                Some(Flaw::WrongPrefix) => line("do-share", seat),
                Some(Flaw::UnlistedTerm) => line("log-named", seat).with("what", "gold"),
                _ => line("log-shared", seat).with("with", with),
            },
            EventView::Peeked(_) => Message::new("log-peeked"),
        }
    }

    fn hits(_view: &View, _event: &EventView) -> bool {
        false
    }

    fn label(view: &View, action: Self::Action) -> Message {
        let points = view.prize + i32::from(has(Flaw::PromisesMore));
        let keep = Message::new("do-keep").with("points", points);
        match action {
            Action::Bid(card) => Message::new("do-bid").with("card", card),
            Action::Share if has(Flaw::SameLabel) => keep,
            Action::Share if has(Flaw::UnexplainedNumber) => {
                Message::new("do-share").with("points", 1)
            }
            Action::Share => Message::new("do-share"),
            Action::Keep(_) => keep,
        }
    }

    fn prompt(view: &View, seat: Seat) -> Message {
        let bidding = view.resume.top() == Some(Frame::Bid);
        match (FLAW.get(), bidding) {
            (Some(Flaw::QuestionWithoutSeat), true) => Message::new("ask-whom"),
            (Some(Flaw::QuestionTells), true) => Message::new("ask-best")
                .with("seat", seat)
                .with("best", cards(view.hand).max().unwrap_or(0)),
            (_, true) => Message::new("ask-bid").with("seat", seat),
            (_, false) => Message::new("ask-choose").with("seat", seat),
        }
    }

    fn why_not(_view: &View, action: Self::Action) -> Reason {
        match action {
            Action::Bid(_) if has(Flaw::UnlistedReason) => {
                Reason::new("2", Message::new("why-ever"))
            }
            Action::Bid(card) => Reason::new("2", Message::new("why-not_held").with("card", card)),
            Action::Keep(_) | Action::Share => Reason::not_a_choice(),
        }
    }

    fn catalogue() -> Vec<Message> {
        let seat = Seat::new(0);
        let seated = ["log-bid", "ask-bid", "ask-choose"];
        let with_card = ["log-bid_own", "log-revealed"];
        let mut all: Vec<Message> = seated.map(|key| Message::new(key).with("seat", seat)).into();
        all.extend(with_card.map(|key| Message::new(key).with("seat", seat).with("card", 1)));
        all.extend(["do-bid", "why-not_held"].map(|key| Message::new(key).with("card", 1)));
        all.extend(["do-share", "log-peeked", "score-prizes", "ask-whom"].map(Message::new));
        all.push(Message::new("do-keep").with("points", 1));
        all.push(Message::new("log-kept").with("seat", seat).with("points", 1));
        all.push(Message::new("log-shared").with("seat", seat).with("with", seat));
        all.push(Message::new("log-prize").with("prize", 1));
        all.push(Message::new("log-named").with("seat", seat).with("what", "do-keep"));
        all.push(Message::new("ask-best").with("seat", seat).with("best", 1));
        all
    }
}
