//! What the rules have to say to people: keys and arguments, never text.

use serde::Serialize;

use crate::Seat;

/// A sentence to be written in the reader's language: a key of the game's locale file and the
/// values that go into it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Message {
    /// Key in `locales/<lang>/<game>.ftl` or `platform.ftl`.
    pub key: &'static str,
    /// Named values.
    pub args: Vec<(&'static str, Arg)>,
}

/// A value in a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// The name of the player on this seat.
    Seat(Seat),
    /// A number; plural forms follow it.
    Number(i64),
    /// A thing of the game with a name of its own: another key.
    Term(&'static str),
    /// Several values, joined as a list.
    List(Vec<Arg>),
    /// A sentence within the sentence: "Tessa: 2 diamonds" in a list of bids.
    Message(Message),
    /// Text as it is: something a user typed, a notation.
    Text(String),
}

impl Message {
    /// A sentence without values.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The sentence with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<&'static str> for Arg {
    fn from(term: &'static str) -> Self {
        Self::Term(term)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

macro_rules! number_args {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}

number_args!(u8 u16 u32 i8 i16 i32 i64);

impl<A: Into<Arg>> FromIterator<A> for Arg {
    fn from_iter<I: IntoIterator<Item = A>>(values: I) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

/// Why an action is not allowed: a sentence and the paragraph that forbids it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// The sentence; its key begins with `why-`.
    pub message: Message,
    /// Paragraph of `docs/rules/<game>.md`, such as `"5.4"`; empty if no rule is meant.
    pub rule: &'static str,
}

impl Reason {
    /// A refusal that rests on a paragraph of the rules.
    pub fn new(rule: &'static str, message: Message) -> Self {
        Self { message, rule }
    }

    /// The general refusal: the action is not among the choices.
    pub const fn not_a_choice() -> Self {
        Self { message: Message::new("why-not_a_choice"), rule: "" }
    }
}
