//! The smallest complete game, as `docs/adding_a_game.md` describes one; a real game has a file for each
//! part. Every player gets one of six cards, hidden (chance). All choose in secret whether they stay or
//! leave (simultaneous). A player who leaves gets one point; those who stay show their card, and the
//! highest card gets three. Since rules 2, a player who stays alone gets four. With a single decision there
//! is nothing to stack: no frames here. The older rules stay playable: the state keeps its version and
//! `outcome` branches on it.

use serde::{Deserialize, Serialize};
use signoria_engine::{
    Audit, BySeat, Diff, Game, GameRng, GameText, Message, Meta, Options, Outcome, Rng, RngExt,
    RulesVersion, Score, Seat, SeatSet, Seed, Setup, Sink, Viewer, meta::SeatRange,
};

static META: Meta = Meta {
    id: Toy::ID,
    title: "Toy",
    seats: SeatRange { min: 2, max: 3 },
    minutes: (1, 2),
    options: &[],
    presets: &[],
    provenance: &[],
};

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NoOptions {}

impl Options for NoOptions {
    fn problems(&self, _seats: u8) -> Vec<Message> {
        Vec::new()
    }
}

signoria_engine::ids! {
    /// The action; `ids!` gives its notation, JSON and order.
    pub enum Answer { Leave = "leave", Stay = "stay" }
}

/// The state. Never serializable.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    pub cards: BySeat<i32, 3>,
    pub answers: BySeat<Option<Answer>, 3>,
    pub rng: GameRng,
    pub rules: RulesVersion,
}

/// What is asked; a game with more questions has a variant for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    Stay,
}

/// What one viewer knows: `None` is a card or a choice that they do not see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub over: bool,
    pub question: Option<Question>,
    pub cards: BySeat<Option<i32>, 3>,
    pub answers: BySeat<Option<Answer>, 3>,
    pub asked: SeatSet,
    pub rules: RulesVersion,
}

impl Diff for View {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    Dealt { card: i32 },
    Answered { seat: Seat },
    Shown { seat: Seat, card: i32 },
}

/// What happened, and to whom alone it is shown. Never serializable.
#[derive(Clone, Debug)]
pub struct Event(EventView, Option<Seat>);

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u16 = 2;
    const LAYOUT: u16 = 1;
    type Options = NoOptions;
    type Action = Answer;
    type Event = Event;
    type View = View;
    type EventView = EventView;

    fn meta() -> &'static Meta {
        &META
    }

    fn deal(setup: &Setup<NoOptions>, sink: &mut impl Sink<Self>) -> Self {
        let mut rng = GameRng::new(setup.seed);
        let mut deck = [1, 2, 3, 4, 5, 6];
        rng.next_stream().shuffle(&mut deck);
        let cards = BySeat::from_fn(setup.seats, |seat| deck[seat.index()]);
        for (seat, &card) in cards.iter() {
            sink.emit(|| Event(EventView::Dealt { card }, Some(seat)));
        }
        Self { cards, answers: BySeat::new(setup.seats, None), rng, rules: setup.rules }
    }

    fn seats(&self) -> u8 {
        self.cards.seats()
    }

    fn to_act(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| self.answers[*seat].is_none()).collect()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Answer>) {
        out.clear();
        out.extend(Answer::ALL.iter().filter(|_| self.to_act().contains(seat)));
    }

    fn apply(&mut self, seat: Seat, answer: Answer, sink: &mut impl Sink<Self>) {
        self.answers[seat] = Some(answer);
        sink.emit(|| Event(EventView::Answered { seat }, None));
        if self.to_act().is_empty() {
            let stayed = self.cards.iter().filter(|it| self.answers[it.0] == Some(Answer::Stay));
            for (seat, &card) in stayed {
                sink.emit(|| Event(EventView::Shown { seat, card }, None));
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let stayed = self.cards.iter().filter(|it| self.answers[it.0] == Some(Answer::Stay));
        let prize = if self.rules >= 2 && stayed.clone().count() == 1 { 4 } else { 3 };
        let winner = stayed.max_by_key(|it| it.1).map(|it| it.0);
        let scores = self.answers.iter().map(|(seat, answer)| {
            let safe = i32::from(*answer == Some(Answer::Leave));
            Score::default().part("points", if winner == Some(seat) { prize } else { safe })
        });
        self.to_act().is_empty().then(|| Outcome::rank(scores))
    }

    fn view(&self, who: Viewer) -> View {
        let Self { cards, answers, rng: _, rules } = self;
        let (asked, over) = (self.to_act(), self.to_act().is_empty());
        let shown = |seat| over && answers[seat] == Some(Answer::Stay);
        let cards = cards.map(|seat, card| (who.is(seat) || shown(seat)).then_some(*card));
        let answers = answers.map(|seat, answer| answer.filter(|_| who.is(seat) || over));
        let question = (!over).then_some(Question::Stay);
        View { over, question, cards, answers, asked, rules: *rules }
    }

    fn points(_view: &View, _seat: Seat) -> Option<i32> {
        None
    }

    fn round(_view: &View) -> Option<u32> {
        None
    }

    fn event_view(event: &Event, who: Viewer) -> Option<EventView> {
        event.1.is_none_or(|only| who.is(only)).then(|| event.0.clone())
    }

    fn reveals(event: &Event) -> bool {
        !matches!(event.0, EventView::Answered { .. })
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        let seen: Vec<i32> = view.cards.values().flatten().copied().collect();
        let mut deck: Vec<i32> = (1..=6).filter(|card| !seen.contains(card)).collect();
        rng.shuffle(&mut deck);
        let cards = view.cards.map(|seat, card| card.unwrap_or(deck[seat.index()]));
        let mut guess = |seat| (!view.asked.contains(seat)).then(|| Answer::ALL[rng.below(2)]);
        let answers = view.answers.map(|seat, answer| answer.or_else(|| guess(seat)));
        Self { cards, answers, rng: GameRng::sampled(rng, 1), rules: view.rules }
    }

    fn redraw_unseen(&mut self, key: Seed) {
        // No card lies anywhere but with a seat.
        let _ = self.rng.rekey(key);
    }

    fn chance_events(&self) -> u64 {
        self.rng.chance_events()
    }

    fn audit(&self, audit: &mut Audit) {
        let set: SeatSet = self.cards.values().map(|card| Seat::new(*card as u8)).collect();
        audit.count("different card", set.len() as i64);
    }
}

impl GameText for Toy {
    fn message(event: &EventView) -> Message {
        let new = Message::new;
        match *event {
            EventView::Dealt { card } => new("log-dealt").with("card", card),
            EventView::Answered { seat } => new("log-answered").with("seat", seat),
            EventView::Shown { seat, card } => {
                new("log-shown").with("seat", seat).with("card", card)
            }
        }
    }

    fn hits(_view: &View, _event: &EventView) -> bool {
        false
    }

    fn label(_view: &View, answer: Answer) -> Message {
        Message::new(["do-leave", "do-stay"][answer.index()])
    }

    fn prompt(_view: &View, seat: Seat) -> Message {
        Message::new("ask-stay").with("seat", seat)
    }

    fn catalogue() -> Vec<Message> {
        let seat = Seat::new(0);
        let events = [
            EventView::Dealt { card: 3 },
            EventView::Answered { seat },
            EventView::Shown { seat, card: 3 },
        ];
        let plain = ["do-leave", "do-stay", "score-points"].map(Message::new);
        let asked = [Message::new("ask-stay").with("seat", seat)];
        events.iter().map(Self::message).chain(plain).chain(asked).collect()
    }
}
