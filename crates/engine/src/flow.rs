//! The frame stack: rules that wait for decisions, as data.
//!
//! A game is a stack of small `Copy` frames. The top frame either asks, hands over, calls a
//! sub-frame, or returns; `Call` names its continuation, so no frame looks at what lies below it.
//! This is a coroutine whose continuation can be cloned, hashed, compared and printed.
//!
//! Conventions: a frame holds ids and counters, never copied state. `step` never asks and mutates in the
//! same arm; `answer` never looks at which seat is next. A decision with a single legal action is skipped
//! only if every viewer can see that there is only one.

use std::{borrow::Cow, fmt::Debug};

use arrayvec::ArrayVec;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error as _},
    ser::Error as _,
};

use crate::{
    Game, Seat, SeatSet, Sink,
    rng::{hex, unhex},
};

/// Maximum depth of the frame stack.
pub const DEPTH: usize = 8;

/// What a frame does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<F> {
    /// Wait for an action of each of these seats. Must not be empty.
    Ask(SeatSet),
    /// Become another frame.
    Goto(F),
    /// Run `sub`, then continue as `then`.
    Call {
        /// The frame to run first.
        sub: F,
        /// The frame that continues after it.
        then: F,
    },
    /// Done: continue with the frame below. The game is over when none is left.
    Return,
}

/// The frames of a running game and the seats that are to act in the top one.
///
/// Serialized, it is an opaque text that only the engine reads. Views carry it under the name `resume`. It
/// may change with every version; clients use the `over`, `asked` and `question` of the view instead.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stack<F> {
    frames: ArrayVec<F, DEPTH>,
    asked: SeatSet,
}

impl<F: Copy> Stack<F> {
    /// A game before its first frame.
    pub fn new(first: F) -> Self {
        let mut frames = ArrayVec::new();
        frames.push(first);
        Self { frames, asked: SeatSet::EMPTY }
    }

    /// The frame that waits for a decision, if the game is not over.
    pub fn top(&self) -> Option<F> {
        self.frames.last().copied()
    }

    /// The seats to act.
    pub const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Adds a seat to those that are to act in the current frame: its action was removed. For
    /// determinizations, which sample sealed actions again.
    pub fn ask_again(&mut self, seat: Seat) {
        self.asked.insert(seat);
    }

    /// All frames, the bottom one first.
    pub fn frames(&self) -> &[F] {
        &self.frames
    }
}

impl<F: Serialize> Serialize for Stack<F> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let bytes = postcard::to_allocvec(&(&self.frames, self.asked)).map_err(S::Error::custom)?;
        output.serialize_str(&hex(&bytes))
    }
}

impl<'de, F: DeserializeOwned> Deserialize<'de> for Stack<F> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let foreign = || D::Error::custom("`resume` is not a text that this version wrote");
        let text = Cow::<'de, str>::deserialize(input)?;
        let bytes = unhex(&text).ok_or_else(foreign)?;
        let ((frames, asked), rest) = postcard::take_from_bytes(&bytes).map_err(|_| foreign())?;
        if rest.is_empty() { Ok(Self { frames, asked }) } else { Err(foreign()) }
    }
}

/// A game written as frames.
pub trait Flow: Game {
    /// One activity of the rules, with its ids and counters.
    type Frame: Copy + Debug;

    /// The stack in the state.
    fn stack(&mut self) -> &mut Stack<Self::Frame>;

    /// Runs the top frame until it asks, changes or ends.
    fn step(&mut self, top: Self::Frame, sink: &mut impl Sink<Self>) -> Step<Self::Frame>;

    /// Applies the action of one seat to the top frame. For a simultaneous decision: store the action
    /// in the state and return `Ask` with the seats that are still missing.
    fn answer(
        &mut self,
        top: Self::Frame,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Self::Frame>;
}

/// Runs from the current top frame to the next decision or the end of the game.
pub fn run<G: Flow>(game: &mut G, sink: &mut impl Sink<G>) {
    while let Some(top) = game.stack().top() {
        let step = game.step(top, sink);
        let asks = follow(game, step);
        sink.beat(game);
        if asks {
            return;
        }
    }
}

/// Applies an action to the top frame and runs to the next decision.
///
/// # Panics
/// If the game is over or the seat is not to act.
pub fn answer<G: Flow>(game: &mut G, seat: Seat, action: G::Action, sink: &mut impl Sink<G>) {
    let stack = game.stack();
    assert!(stack.asked.contains(seat), "{seat:?} owes no answer");
    let top = stack.top().expect("a running game has a frame");
    stack.asked = SeatSet::EMPTY;
    let step = game.answer(top, seat, action, sink);
    let asks = follow(game, step);
    sink.beat(game);
    if !asks {
        run(game, sink);
    }
}

/// Carries out a step; returns true if it was `Ask`.
fn follow<G: Flow>(game: &mut G, step: Step<G::Frame>) -> bool {
    let stack = game.stack();
    match step {
        Step::Ask(seats) => {
            debug_assert!(!seats.is_empty(), "`Ask` needs at least one seat");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    enum Frame {
        Turn { seat: Seat },
        End,
    }

    fn stack() -> Stack<Frame> {
        let mut stack = Stack::new(Frame::Turn { seat: Seat::new(2) });
        stack.frames.push(Frame::End);
        stack.asked = SeatSet::one(Seat::new(1));
        stack
    }

    #[test]
    fn stack_round_trips_as_opaque_text() {
        let text = serde_json::to_value(stack()).expect("plain data");
        assert!(text.is_string(), "{text}");
        assert_eq!(serde_json::from_value::<Stack<Frame>>(text).expect("its own"), stack());
    }

    #[test]
    fn resume_texts_of_other_games_are_refused() {
        let own = serde_json::to_value(stack()).expect("plain data");
        let own = own.as_str().expect("a text");
        let longer = format!("{own}00");
        let deep = hex(&postcard::to_allocvec(&(vec![1_u8; DEPTH + 1], SeatSet::EMPTY)).unwrap());
        for text in ["", "0", "zz", "éé", &own[2..], &longer, &deep, "ff09"] {
            let error = serde_json::from_value::<Stack<Frame>>(text.into()).expect_err(text);
            assert!(error.to_string().contains("resume"), "{text}: {error}");
        }
    }
}
