//! The options of a table.

use std::{
    borrow::Cow,
    hash::{Hash, Hasher},
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use signoria_engine::{
    Arg, BuiltIn, Message, Options as Settings, Seat, Values, ids,
    meta::{JsonObject, to_object},
};

use crate::{
    Data,
    cards::{BuildingCard, ExtraCard, ObjectCard, TopCard},
};

/// The options of Carrara. An option added later is left out of a record while it has its default, so
/// that records made before it was added keep their bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Play with the expansion: cards, buildings of cost 8, replacing, upgrades, special fields.
    pub expansion: bool,
    /// The brown card; expansion only.
    pub top_card: Pick<TopCard>,
    /// The purple card; expansion only.
    pub object_card: Pick<ObjectCard>,
    /// The grey card; expansion only.
    pub building_card: Pick<BuildingCard>,
    /// The green card; expansion only.
    pub extra_card: Pick<ExtraCard>,
    /// Who begins.
    pub start_player: StartPlayer,
    /// Whether clients show what lies behind the screens of the others. All of it was won and paid
    /// in the open, so it is in every view; this is a question of taste (ruling R43).
    pub memory_aid: bool,
    /// Whether buying without turning may end in the two coins (ruling R13); expansion only.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Relief>", optional))]
    pub relief: Relief,
    /// Who may announce once the last building is built (ruling R28).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<LastRound>", optional))]
    pub last_round: LastRound,
    /// Whether an object may still be bought after announcing (rulings R24, R45).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Finish>", optional))]
    pub finish: Finish,
    /// A player who passes in the last round buys no object either (ruling R25).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub pass_ends_turn: bool,
    /// Values of the box in place of reconstructed ones.
    #[serde(skip_serializing_if = "Values::is_built_in")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Data>", optional))]
    pub data: Values<Data>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Whether buying without turning may end in the two coins (ruling R13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Relief {
    /// It may, as with turning.
    #[default]
    Always,
    /// Without turning bricks can be bought only if one of them can be paid.
    Turned,
}

/// Who may announce once the last building is built (ruling R28).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LastRound {
    /// Only the player who built it, in that turn.
    #[default]
    Builder,
    /// Any player up to the end of the round; the first one gets the points.
    Anyone,
}

/// Whether an object may still be bought after announcing (rulings R24, R45).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// It is bought before; announcing ends the turn.
    #[default]
    PurchaseFirst,
    /// Purchase and announcement come in either order.
    Either,
}

/// The readings of the rulebook this table plays by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Readings {
    /// See [`Options::relief`].
    pub relief: Relief,
    /// See [`Options::last_round`].
    pub last_round: LastRound,
    /// See [`Options::finish`].
    pub finish: Finish,
    /// See [`Options::pass_ends_turn`].
    pub pass_ends_turn: bool,
}

impl Readings {
    /// Those chosen in the options.
    pub const fn of(options: &Options) -> Self {
        let &Options { relief, last_round, finish, pass_ends_turn, .. } = options;
        Self { relief, last_round, finish, pass_ends_turn }
    }
}

/// The default readings leave the fingerprint of a state as it was before there was a choice.
impl Hash for Readings {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::default() {
            let Self { relief, last_round, finish, pass_ends_turn } = self;
            (relief, last_round, finish, pass_ends_turn).hash(state);
        }
    }
}

/// A card of choice, or one drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(untagged))]
pub enum Pick<T> {
    /// Drawn from its pile.
    #[default]
    #[cfg_attr(feature = "ts", ts(type = "\"random\""))]
    Random,
    /// Laid out on purpose.
    Card(T),
}

impl<T: Copy> Pick<T> {
    /// The card of choice.
    pub const fn card(self) -> Option<T> {
        match self {
            Self::Random => None,
            Self::Card(card) => Some(card),
        }
    }
}

const RANDOM: &str = "random";

impl<T: Serialize> Serialize for Pick<T> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => output.serialize_str(RANDOM),
            Self::Card(card) => card.serialize(output),
        }
    }
}

impl<'de, T: std::str::FromStr> Deserialize<'de> for Pick<T> {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(input)?;
        if text == RANDOM {
            return Ok(Self::Random);
        }
        text.parse().map(Self::Card).map_err(|_| D::Error::custom(format!("no card `{text}`")))
    }
}

ids! {
    /// Who begins (ruling R40).
    pub enum StartPlayer {
        /// Chosen at random.
        Random = "random",
        /// The first seat.
        Seat1 = "seat_1",
        /// The second seat.
        Seat2 = "seat_2",
        /// The third seat.
        Seat3 = "seat_3",
        /// The fourth seat.
        Seat4 = "seat_4",
    }
}

#[expect(clippy::derivable_impls, reason = "the enum is declared by a macro")]
impl Default for StartPlayer {
    fn default() -> Self {
        Self::Random
    }
}

impl StartPlayer {
    /// The seat, unless it is random.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::Seat1 => Some(Seat::new(0)),
            Self::Seat2 => Some(Seat::new(1)),
            Self::Seat3 => Some(Seat::new(2)),
            Self::Seat4 => Some(Seat::new(3)),
        }
    }
}

impl Options {
    /// Names of the cards chosen on purpose.
    fn chosen(&self) -> impl Iterator<Item = &'static str> {
        let chosen = [
            self.top_card.card().map(TopCard::id),
            self.object_card.card().map(ObjectCard::id),
            self.building_card.card().map(BuildingCard::id),
            self.extra_card.card().map(ExtraCard::id),
        ];
        chosen.into_iter().flatten()
    }
}

impl Settings for Options {
    fn problems(&self, seats: u8) -> Vec<Message> {
        let mut problems = Vec::new();
        if !self.expansion && self.chosen().next().is_some() {
            let cards: Arg = self.chosen().collect();
            problems.push(Message::new("problem-cards_need_expansion").with("cards", cards));
        }
        if !self.expansion && self.relief != Relief::default() {
            problems.push(Message::new("problem-relief_needs_expansion"));
        }
        if let Some(seat) = self.start_player.seat()
            && seat.number() >= seats
        {
            problems.push(
                Message::new("problem-start_player")
                    .with("number", seat.number() + 1)
                    .with("seats", seats),
            );
        }
        problems.extend(self.data.problems());
        problems
    }

    fn replaceable() -> JsonObject {
        #[derive(Serialize)]
        struct Replaceable {
            data: &'static Data,
        }
        to_object(&Replaceable { data: Data::built_in() })
    }
}
