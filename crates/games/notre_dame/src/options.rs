//! The options of a table.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{
    BuiltIn, Message, Values,
    meta::{JsonObject, to_object},
};

use crate::{
    cards::{Colour, MAX_PLAYERS, MAX_RATS, Person, RATS, boroughs},
    data::Data,
};

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether clients show what players could track: the prestige of the others.
    pub memory_aid: bool,
    /// Who begins.
    pub start: Start,
    /// Colours of the players in order of their seats, with two players optionally those of the neutral
    /// boroughs 1 and 3 after them; empty: the order of §2.1.
    pub colours: Vec<Colour>,
    /// Rats on the fifteen persons in the order of §2.4; empty: the reconstructed table.
    pub rats: Vec<u8>,
    /// Whom missing coins come from. Absent: coin by coin, as it was played before there was the option.
    #[serde(default = "coin_by_coin")]
    pub shortage: Shortage,
    /// Whether a pick of the hotel or the barmaid may be refused.
    pub free_picks: bool,
    /// Values of the box in place of reconstructed ones.
    #[serde(skip_serializing_if = "Values::is_built_in")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Data>", optional))]
    pub data: Values<Data>,
}

const fn coin_by_coin() -> Shortage {
    Shortage::CoinByCoin
}

impl Default for Options {
    fn default() -> Self {
        Self {
            memory_aid: false,
            start: Start::default(),
            colours: Vec::new(),
            rats: Vec::new(),
            shortage: Shortage::OnePlayer,
            free_picks: false,
            data: Values::default(),
        }
    }
}

/// whom coins come from once the supply is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Shortage {
    /// Each coin from the player who has the most at that moment.
    #[default]
    CoinByCoin,
    /// All of them from the player who has the most; the next one only if that player has too few.
    OnePlayer,
}

/// Readings of the rulebook that a table has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Readings {
    /// Whom missing coins come from.
    pub shortage: Shortage,
    /// Whether a pick may be refused.
    pub free_picks: bool,
}

impl Hash for Readings {
    /// The usual readings add nothing, so that marks in records from before there was a choice still hold.
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            (self.shortage as u8, self.free_picks).hash(state);
        }
    }
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Chosen at random.
    #[default]
    Random,
    /// The first seat.
    Seat1,
    /// The second seat.
    Seat2,
    /// The third seat.
    Seat3,
    /// The fourth seat.
    Seat4,
    /// The fifth seat.
    Seat5,
}

impl Start {
    /// The chosen seat, unless it is random.
    pub const fn seat(self) -> Option<u8> {
        match self {
            Self::Random => None,
            Self::Seat1 => Some(0),
            Self::Seat2 => Some(1),
            Self::Seat3 => Some(2),
            Self::Seat4 => Some(3),
            Self::Seat5 => Some(4),
        }
    }
}

impl Options {
    /// The readings of this table.
    pub fn readings(&self) -> Readings {
        Readings { shortage: self.shortage, free_picks: self.free_picks }
    }

    /// The rats on the persons of this table.
    pub fn rat_table(&self) -> [u8; Person::ALL.len()] {
        self.rats.as_slice().try_into().unwrap_or(RATS)
    }

    /// The colours of all boroughs, clockwise: players first as they chose, neutral boroughs take
    /// the first colours no player uses.
    pub fn borough_colours(&self, seats: u8) -> ArrayVec<Colour, MAX_PLAYERS> {
        let free = Colour::ALL.into_iter().filter(|colour| !self.colours.contains(colour));
        let mut colours: ArrayVec<Colour, MAX_PLAYERS> =
            self.colours.iter().copied().chain(free).take(MAX_PLAYERS).collect();
        if seats == 2 {
            // The list names the players first; they sit in the boroughs 0 and 2.
            colours.swap(1, 2);
        }
        colours.truncate(usize::from(boroughs(seats)));
        colours
    }
}

impl signoria_engine::Options for Options {
    fn problems(&self, seats: u8) -> Vec<Message> {
        let mut problems = Vec::new();
        if let Some(seat) = self.start.seat()
            && seat >= seats
        {
            problems
                .push(Message::new("problem-start").with("chosen", seat + 1).with("seats", seats));
        }
        let number = self.colours.len();
        if number > 0 && !(usize::from(seats)..=usize::from(boroughs(seats))).contains(&number) {
            problems.push(
                Message::new("problem-colours")
                    .with("number", number as u32)
                    .with("min", seats)
                    .with("max", boroughs(seats)),
            );
        }
        for (at, colour) in self.colours.iter().enumerate() {
            if self.colours[..at].contains(colour) {
                problems.push(Message::new("problem-colour_twice").with("colour", colour.id()));
            }
        }
        if !self.rats.is_empty() && self.rats.len() != Person::ALL.len() {
            problems.push(
                Message::new("problem-rats_number")
                    .with("number", self.rats.len() as u32)
                    .with("persons", Person::ALL.len() as u32),
            );
        }
        for (person, &rats) in Person::ALL.iter().zip(&self.rats) {
            if rats > MAX_RATS {
                problems.push(
                    Message::new("problem-rats")
                        .with("person", person.id())
                        .with("number", rats)
                        .with("max", MAX_RATS),
                );
            }
        }
        problems.extend(self.data.streets.problems());
        problems
    }

    fn replaceable() -> JsonObject {
        #[derive(Serialize)]
        struct Replaceable {
            rats: [u8; Person::ALL.len()],
            data: &'static Data,
        }
        to_object(&Replaceable { rats: RATS, data: Data::built_in() })
    }
}
