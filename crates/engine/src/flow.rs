//! The frame stack: rules that ask questions, as data.
//!
//! A game is a stack of small `Copy` frames. The top frame either asks, hands over, calls a
//! sub-frame, or returns; `Call` names its continuation, so no frame looks at what lies below it.
//! This is a coroutine whose continuation can be cloned, hashed, compared and printed.
//!
//! Discipline: a frame holds ids and counters, never copied state. `step` never asks and mutates in
//! the same arm; `answer` never looks at who is next. A question with one possible answer is skipped
//! only if everybody can see that it has one.

use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Game, Seat, SeatSet, Sink};

/// How deep interrupts may nest.
pub const DEPTH: usize = 8;

/// What a frame does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<F> {
    /// Wait for an answer from each of these seats. Must not be empty.
    Ask(SeatSet),
    /// Become another frame.
    Goto(F),
    /// Run `sub`, then go on as `then`.
    Call {
        /// The frame to run first.
        sub: F,
        /// What this frame becomes meanwhile.
        then: F,
    },
    /// Done: go on with the frame below. The game is over when none is left.
    Return,
}

/// The frames of a running game and the seats that owe the top one an answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))]
pub struct Stack<F> {
    frames: ArrayVec<F, DEPTH>,
    asked: SeatSet,
}

impl<F: Copy> Stack<F> {
    /// A game about to run its first frame.
    pub fn new(first: F) -> Self {
        let mut frames = ArrayVec::new();
        frames.push(first);
        Self { frames, asked: SeatSet::EMPTY }
    }

    /// The frame that asks, if the game is not over.
    pub fn top(&self) -> Option<F> {
        self.frames.last().copied()
    }

    /// Seats that owe an answer.
    pub const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Asks one more seat the question that others are asked: its answer was taken back. For sampled
    /// positions, in which answers under seal are imagined anew.
    pub fn ask_again(&mut self, seat: Seat) {
        self.asked.insert(seat);
    }

    /// All frames, the bottom one first.
    pub fn frames(&self) -> &[F] {
        &self.frames
    }
}

/// A game written as frames.
pub trait Flow: Game {
    /// One activity of the rules, with its ids and counters.
    type Frame: Copy + Debug;

    /// The stack in the state.
    fn stack(&mut self) -> &mut Stack<Self::Frame>;

    /// Runs the top frame until it asks, changes or ends.
    fn step(&mut self, top: Self::Frame, sink: &mut impl Sink<Self::Event>) -> Step<Self::Frame>;

    /// Takes the answer of one seat to the top frame. For a simultaneous question: keep the answer
    /// in the state and return `Ask` with the seats still missing.
    fn answer(
        &mut self,
        top: Self::Frame,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Step<Self::Frame>;
}

/// Runs from the current top frame to the next question or the end of the game.
pub fn run<G: Flow>(game: &mut G, sink: &mut impl Sink<G::Event>) {
    while let Some(top) = game.stack().top() {
        let step = game.step(top, sink);
        if follow(game, step) {
            return;
        }
    }
}

/// Gives an answer to the top frame and runs on.
///
/// # Panics
/// If the game is over or the seat owes no answer.
pub fn answer<G: Flow>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    sink: &mut impl Sink<G::Event>,
) {
    let stack = game.stack();
    assert!(stack.asked.contains(seat), "{seat:?} owes no answer");
    let top = stack.top().expect("a running game has a frame");
    stack.asked = SeatSet::EMPTY;
    let step = game.answer(top, seat, action, sink);
    if !follow(game, step) {
        run(game, sink);
    }
}

/// Carries out a step; true if it was a question.
fn follow<G: Flow>(game: &mut G, step: Step<G::Frame>) -> bool {
    let stack = game.stack();
    match step {
        Step::Ask(seats) => {
            debug_assert!(!seats.is_empty(), "a question needs somebody to answer it");
            stack.asked = seats;
            true
        }
        Step::Goto(frame) => {
            *stack.frames.last_mut().expect("only a frame can step") = frame;
            false
        }
        Step::Call { sub, then } => {
            *stack.frames.last_mut().expect("only a frame can step") = then;
            stack.frames.push(sub);
            false
        }
        Step::Return => {
            stack.frames.pop();
            false
        }
    }
}
