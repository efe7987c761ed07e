//! Tic-tac-toe, as the smallest game on `signoria-engine` that is played in turns.
//!
//! ```
//! use signoria_engine::{Game, Record, Seat, Seed, Session};
//! use tic_tac_toe::{Cell, TicTacToe};
//!
//! let setup = TicTacToe::setup(2, Seed::from_number(1));
//! let names = vec!["Anna".to_owned(), "Bruno".to_owned()];
//! let mut session = Session::<TicTacToe>::new(setup, names).unwrap();
//! let (anna, bruno) = (Seat::new(0), Seat::new(1));
//! for (seat, cell) in [
//!     (anna, Cell::B2),
//!     (bruno, Cell::A1),
//!     (anna, Cell::C1),
//!     (bruno, Cell::B1),
//!     (anna, Cell::A3),
//! ] {
//!     session.play(seat, cell).unwrap();
//! }
//! assert!(session.play(bruno, Cell::C3).is_err(), "the game is over");
//! // Sessions, undo, records and their verification come with the engine.
//! let record = session.record().to_text();
//! let replayed = Session::<TicTacToe>::replay(&Record::parse(&record).unwrap()).unwrap();
//! assert_eq!(replayed.version(), 5);
//! ```

use serde::{Deserialize, Serialize};
use signoria_engine::{
    Audit, BySeat, Diff, Game, GameRng, GameText, Message, Meta, Options, Outcome, Rng, Score,
    Seat, SeatSet, Seed, Setup, Sink, Viewer, meta::SeatRange,
};

static META: Meta = Meta {
    id: TicTacToe::ID,
    title: "Tic-tac-toe",
    seats: SeatRange { min: 2, max: 2 },
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
    /// The action: the cell to mark.
    pub enum Cell {
        A1 = "a1", B1 = "b1", C1 = "c1",
        A2 = "a2", B2 = "b2", C2 = "c2",
        A3 = "a3", B3 = "b3", C3 = "c3",
    }
}

/// The rows, columns and diagonals.
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The state: the seat that marked each cell. Every game has a source of chance, also one that never draws.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TicTacToe {
    marks: [Option<Seat>; 9],
    rng: GameRng,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    Mark,
}

/// Nothing is hidden: all viewers see the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub over: bool,
    pub asked: SeatSet,
    pub question: Option<Question>,
    pub marks: [Option<Seat>; 9],
}

impl Diff for View {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    Marked { seat: Seat, cell: Cell },
    Won { seat: Seat },
}

/// What happened. Never serializable, so that only what `event_view` returns can be sent.
#[derive(Clone, Debug)]
pub struct Event(EventView);

impl TicTacToe {
    fn winner(&self) -> Option<Seat> {
        LINES.iter().find_map(|&[first, second, third]| {
            let seat = self.marks[first]?;
            let line = [self.marks[second], self.marks[third]];
            (line == [Some(seat); 2]).then_some(seat)
        })
    }

    fn marked(&self) -> usize {
        self.marks.iter().flatten().count()
    }
}

impl Game for TicTacToe {
    const ID: &'static str = "tic_tac_toe";
    const RULES: u16 = 1;
    const LAYOUT: u16 = 1;
    type Options = NoOptions;
    type Action = Cell;
    type Event = Event;
    type View = View;
    type EventView = EventView;

    fn meta() -> &'static Meta {
        &META
    }

    fn deal(setup: &Setup<NoOptions>, _sink: &mut impl Sink<Self>) -> Self {
        Self { marks: [None; 9], rng: GameRng::new(setup.seed) }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> SeatSet {
        if self.winner().is_some() || self.marked() == 9 {
            return SeatSet::EMPTY;
        }
        std::iter::once(Seat::new((self.marked() % 2) as u8)).collect()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Cell>) {
        out.clear();
        if self.to_act().contains(seat) {
            out.extend(Cell::ALL.iter().filter(|cell| self.marks[cell.index()].is_none()));
        }
    }

    fn apply(&mut self, seat: Seat, cell: Cell, sink: &mut impl Sink<Self>) {
        self.marks[cell.index()] = Some(seat);
        sink.emit(|| Event(EventView::Marked { seat, cell }));
        if let Some(seat) = self.winner() {
            sink.emit(|| Event(EventView::Won { seat }));
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner();
        let scores = BySeat::<_, 2>::from_fn(2, |seat| i32::from(winner == Some(seat)));
        let scores = scores.values().map(|won| Score::default().part("won", *won));
        self.to_act().is_empty().then(|| Outcome::rank(scores))
    }

    fn view(&self, _who: Viewer) -> View {
        let Self { marks, rng: _ } = self;
        let asked = self.to_act();
        let over = asked.is_empty();
        View { over, asked, question: (!over).then_some(Question::Mark), marks: *marks }
    }

    fn points(_view: &View, _seat: Seat) -> Option<i32> {
        None
    }

    fn round(_view: &View) -> Option<u32> {
        None
    }

    fn event_view(event: &Event, _who: Viewer) -> Option<EventView> {
        Some(event.0.clone())
    }

    fn reveals(_event: &Event) -> bool {
        false
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        Self { marks: view.marks, rng: GameRng::sampled(rng, 0) }
    }

    fn redraw_unseen(&mut self, key: Seed) {
        let _ = self.rng.rekey(key);
    }

    fn chance_events(&self) -> u64 {
        self.rng.chance_events()
    }

    fn audit(&self, audit: &mut Audit) {
        let of = |seat| self.marks.iter().filter(|mark| **mark == Some(Seat::new(seat))).count();
        audit.count("cell", self.marks.len() as i64);
        audit.require(of(0) == of(1) || of(0) == of(1) + 1, "the seats take turns");
    }
}

impl GameText for TicTacToe {
    fn message(event: &EventView) -> Message {
        match *event {
            EventView::Marked { seat, cell } => {
                Message::new("log-marked").with("seat", seat).with("cell", cell.index() as i32)
            }
            EventView::Won { seat } => Message::new("log-won").with("seat", seat),
        }
    }

    fn hits(_view: &View, _event: &EventView) -> bool {
        false
    }

    fn label(_view: &View, cell: Cell) -> Message {
        Message::new("do-mark").with("cell", cell.index() as i32)
    }

    fn prompt(_view: &View, seat: Seat) -> Message {
        Message::new("ask-mark").with("seat", seat)
    }

    fn catalogue() -> Vec<Message> {
        let seat = Seat::new(0);
        let events = [EventView::Marked { seat, cell: Cell::A1 }, EventView::Won { seat }];
        let label = Message::new("do-mark").with("cell", 0);
        let prompt = Message::new("ask-mark").with("seat", seat);
        let score = Message::new("score-won");
        events.iter().map(Self::message).chain([label, prompt, score]).collect()
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::{NullSink, perft};
    use signoria_testkit::{Plan, assert_secret, conform};

    use super::*;

    assert_secret!(TicTacToe);

    #[test]
    fn obeys_every_law() {
        conform::<TicTacToe>(&Plan::new(50, 20));
    }

    #[test]
    fn has_as_many_games_as_mathematics_says() {
        let game =
            TicTacToe::new(&TicTacToe::setup(2, Seed::from_number(1)), &mut NullSink).unwrap();
        assert_eq!(perft(&game, 4), 9 * 8 * 7 * 6);
    }
}
