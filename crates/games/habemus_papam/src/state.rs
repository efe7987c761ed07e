//! The state: what lies where. No rules.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use signoria_engine::{BySeat, GameRng, Sealed, Seat, Stack};

use crate::{
    Data, Options,
    bid::Bid,
    cards::{Card, Mission, Needed, Ploy, Power, Slot},
    frame::Frame,
    persons::Persons,
};

/// A game of Habemus Papam in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HabemusPapam {
    pub options: Options,
    pub(crate) rng: GameRng,
    pub stack: Stack<Frame>,
    pub round: u8,
    pub last_round: bool,
    pub camerlengo: Seat,
    pub offer: Offer,
    /// The top card is the last one.
    pub political: ArrayVec<Card, 18>,
    /// The top card is the last one.
    pub action: ArrayVec<Card, 18>,
    /// The top card is the last one.
    pub cardinal: ArrayVec<Card, 20>,
    pub discards: Discards,
    /// Missions that were not dealt.
    pub undealt: ArrayVec<Mission, 2>,
    pub players: BySeat<Player, 4>,
    /// Who picks when in this round.
    pub order: ArrayVec<Seat, 4>,
    pub bank: Bank,
}

/// The cards that can be taken this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// A power, event or cardinal.
    pub political: Option<Card>,
    /// An action card or leader.
    pub action: Option<Card>,
    /// A cardinal.
    pub cardinal: Option<Card>,
    /// Whether the Camerlengo card is face up.
    pub camerlengo: bool,
}

impl Offer {
    /// The card on a place, unless it was taken.
    pub fn card(&self, slot: Slot) -> Option<Card> {
        match slot {
            Slot::Political => self.political,
            Slot::Action => self.action,
            Slot::Cardinal => self.cardinal,
            Slot::Camerlengo => self.camerlengo.then_some(Card::Camerlengo),
        }
    }

    /// Takes the card away.
    pub(crate) fn clear(&mut self, slot: Slot) {
        match slot {
            Slot::Political => self.political = None,
            Slot::Action => self.action = None,
            Slot::Cardinal => self.cardinal = None,
            Slot::Camerlengo => self.camerlengo = false,
        }
    }

    /// What can be taken.
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.card(*slot).is_some())
    }
}

/// What left the game in the open ("the box").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Discards {
    /// Cardinals and leaders.
    pub persons: Persons,
    /// Copies of each action card.
    pub ploys: [u8; Ploy::COUNT],
    /// Copies of each power.
    pub powers: [u8; Power::COUNT],
    /// Whether it has risen.
    pub black_smoke: bool,
    /// Whether it has risen.
    pub white_smoke: bool,
}

impl Discards {
    /// Puts a card into the box.
    pub(crate) fn add(&mut self, card: Card) {
        match card {
            Card::Person(person) => self.persons.insert(person),
            Card::Power(power) => self.powers[power.index()] += 1,
            Card::Ploy(ploy) => self.ploys[ploy.index()] += 1,
            Card::BlackSmoke => self.black_smoke = true,
            Card::WhiteSmoke => self.white_smoke = true,
            Card::Camerlengo => unreachable!("the Camerlengo card never leaves the offer"),
        }
    }
}

/// What lies before a player, open to all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Display {
    /// Cardinals and leaders.
    pub persons: Persons,
    /// Cards of Jules Mazarin.
    pub mazarin: u8,
    /// Cards of Louis XIV.
    pub louis: u8,
    /// Cards of Felipe IV.
    pub felipe: u8,
    /// Whether the Squadrone Volante was won.
    pub squadrone: bool,
}

impl Display {
    /// How much of what a mission counts lies here.
    pub fn has(&self, of: Needed, data: &Data) -> u8 {
        match of {
            Needed::Arms(faction) => data.arms(self.persons, faction),
            Needed::Cards(Power::JulesMazarin) => self.mazarin,
            Needed::Cards(Power::LouisXiv) => self.louis,
            Needed::Cards(Power::FelipeIv) => self.felipe,
            Needed::Cards(Power::SquadroneVolante) => u8::from(self.squadrone),
            // §5.6: it goes to the box.
            Needed::Cards(Power::Death) => 0,
        }
    }
}

/// A seat's material.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub display: Display,
    /// Behind the screen, but all its changes are open.
    pub goods: Goods,
    pub missions: ArrayVec<Mission, 2>,
    /// Laid away at Black smoke; only its owner knows it.
    pub discarded: Option<Mission>,
    /// The choice of phase 2, secret until all have chosen.
    pub chosen: Sealed<Choice>,
    pub mode: Mode,
    /// The choice of phase 3, secret until its stage is complete.
    pub bid: Sealed<Bid>,
}

/// What a player has behind the screen in addition to their missions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goods {
    /// Gold.
    pub gold: u16,
    /// Best kind first.
    pub gems: [u8; 4],
    /// Action cards in hand.
    pub ploys: [u8; Ploy::COUNT],
}

impl Goods {
    /// Action cards in hand; there is no limit (R28).
    pub fn hand(&self) -> u8 {
        self.ploys.iter().sum()
    }
}

/// The answer of phase 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// No action card.
    Pass,
    /// This one.
    Play(Ploy),
}

/// §5.5: how a player bids this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Up to three gems, in stage 1.
    #[default]
    Normal,
    /// Up to two gems, the best counts double, in stage 1.
    DoubleTop,
    /// Counts as three rubies without a decision.
    ThreeRubies,
    /// Up to three gems, in stage 2.
    Last,
}

/// What the bank has taken in less what it has paid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bank {
    /// Gold.
    pub gold: i16,
    /// Gems, best kind first.
    pub gems: [i8; 4],
}

impl HabemusPapam {
    /// How many play.
    pub(crate) fn table(&self) -> u8 {
        self.players.seats()
    }

    /// The seat that has this person in its display.
    pub(crate) fn owner(&self, person: crate::cards::Person) -> Option<Seat> {
        let owns = |player: &Player| player.display.persons.contains(person);
        self.players.iter().find(|(_, player)| owns(player)).map(|(seat, _)| seat)
    }

    /// The persons in all displays but this one.
    pub(crate) fn persons_of_others(&self, seat: Seat) -> Persons {
        let others = self.players.iter().filter(|(other, _)| *other != seat);
        others.fold(Persons::EMPTY, |all, (_, player)| all.or(player.display.persons))
    }
}
