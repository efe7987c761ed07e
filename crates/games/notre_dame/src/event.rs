//! What happened, and what each viewer perceives of it.

use arrayvec::ArrayVec;
use serde::Serialize;
use signoria_engine::{Seat, Viewer};

use crate::{
    cards::{Card, Colour, Person, Place, Sector, Tile},
    frame::Piece,
    state::Source,
    streets::Market,
};

/// Declares the events that all viewers perceive in full, once for [`Event`] and [`EventView`]; the hidden
/// ones are written out below.
macro_rules! events {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? })*) => {
        /// Something that happened, complete.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Event {
            $($(#[$doc])* $name { $(#[allow(missing_docs)] $field: $type),* },)*
            /// A player looked at the top three cards of their pile.
            Drew { seat: Seat, cards: [Card; 3] },
            /// A player kept a card in the draft: the first or the second.
            Kept { seat: Seat, card: Card, choice: u8 },
            /// Cards went to the left, face down.
            Passed { from: Seat, to: Seat, cards: ArrayVec<Card, 2> },
            /// The third card went away unseen.
            LaidAside { seat: Seat, card: Card },
        }

        /// What one viewer perceives.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "event", rename_all = "snake_case")]
        pub enum EventView {
            $($(#[$doc])* $name { $($field: $type),* },)*
            /// You looked at the top three cards of your pile.
            Drew { seat: Seat, cards: [Card; 3] },
            /// A player kept a card in the draft, the first or the second; which one, only they know.
            Kept { seat: Seat, card: Option<Card>, choice: u8 },
            /// Cards went between you and a neighbour.
            Passed { from: Seat, to: Seat, cards: ArrayVec<Card, 2> },
            /// The third card went away unseen.
            LaidAside { seat: Seat, card: Option<Card> },
        }

        /// What the viewer perceives of an event.
        pub(crate) fn event_view(event: &Event, who: Viewer) -> Option<EventView> {
            Some(match *event {
                $(Event::$name { $(ref $field),* } => {
                    EventView::$name { $($field: $field.clone()),* }
                })*
                Event::Drew { seat, cards } => {
                    if !who.is(seat) {
                        return None;
                    }
                    EventView::Drew { seat, cards }
                }
                Event::Kept { seat, card, choice } => {
                    EventView::Kept { seat, card: who.is(seat).then_some(card), choice }
                }
                Event::Passed { from, to, ref cards } => {
                    if !who.is(from) && !who.is(to) {
                        return None;
                    }
                    EventView::Passed { from, to, cards: cards.clone() }
                }
                Event::LaidAside { seat, card } => {
                    EventView::LaidAside { seat, card: who.is(seat).then_some(card) }
                }
            })
        }
    };
}

events! {
    /// The game begins.
    Began { start: Seat }
    /// Phase 1 of a round: these persons open.
    Round { stage: u8, round: u8, start: Seat, persons: [Person; 3], plague: u8 }
    /// A card was laid open (R-29: the log keeps it).
    Played { seat: Seat, card: Card }
    /// Every player hands this number of cards to the left at once.
    HandedOn { cards: u8 }
    /// A card was laid without carrying out its action.
    NoEffect { seat: Seat, cause: Cause }
    /// A cube came to a place, from the own supply or from elsewhere on the board; the number of pieces
    /// are there now.
    Placed { seat: Seat, from: Option<Place>, to: Place, count: u8 }
    /// The trusted friend came to a sector, with the number of pieces there now.
    FriendWalked { seat: Seat, from: Option<Sector>, to: Sector, count: u8 }
    /// Prestige, and on top of it the bonus of the park.
    Prestige { seat: Seat, points: u8, bonus: u8, source: Source }
    /// Cubes from the general into the own supply.
    Cubes { seat: Seat, cubes: u8 }
    /// Coins from the supply.
    Coins { seat: Seat, coins: u8 }
    /// A coin from another player, because the supply was empty.
    CoinFrom { seat: Seat, from: Seat }
    /// Coins were due that no player had.
    NoCoins { seat: Seat }
    /// The rat marker went back to this field.
    RatBack { seat: Seat, rat: u8 }
    /// Nothing could be picked.
    NothingToPick { seat: Seat }
    /// A pick was refused.
    PickRefused { seat: Seat }
    /// The carriage stayed where it was.
    Stayed { seat: Seat }
    /// The carriage drove along these markets to one in the borough of this colour.
    Drove { seat: Seat, route: ArrayVec<Market, 6>, colour: Colour }
    /// A message was taken.
    TookMessage { seat: Seat, colour: Colour, tile: Tile }
    /// Coins were given to the cathedral.
    Donated { seat: Seat, coins: u8 }
    /// No person was bribed, by choice or for want of a coin.
    NoBribe { seat: Seat, broke: bool }
    /// A person was bribed with this number of coins.
    Bribed { seat: Seat, person: Person, coins: u8 }
    /// A bribe that brought nothing.
    EmptyFavour { seat: Seat, person: Person }
    /// The magician is about to move this piece (R-41: seen at the table).
    Lifted { seat: Seat, piece: Piece }
    /// The minstrel is about to move pieces of this sector.
    ReachedInto { seat: Seat, from: Sector }
    /// The minstrel is about to move these pieces.
    TookUp { seat: Seat, cubes: u8, friend: bool }
    /// The minstrel moved pieces.
    Carried { seat: Seat, from: Sector, to: Sector, cubes: u8, friend: bool }
    /// The bishop put a cube from the general supply into an empty sector.
    BishopPlaced { seat: Seat, to: Sector }
    /// The plague moved a rat marker.
    Plague { seat: Seat, plague: u8, doctor: bool, hospital: u8, from: u8, to: u8 }
    /// The plague took prestige.
    PrestigeLost { seat: Seat, points: u8 }
    /// The plague took a cube.
    CubeLost { seat: Seat, sector: Sector }
    /// The plague found no cube to take.
    NoCubeLost { seat: Seat }
    /// The cathedral shares out its prestige at the end of a stage.
    Cathedral { stage: u8, pool: u8, cubes: u8, share: u8 }
    /// Cubes went from the cathedral back into the general supply.
    CubesReturned { seat: Seat, cubes: u8 }
    /// The game is over.
    Ended {}
}

/// Why a card has no effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The player did not want its action.
    Choice,
    /// There is no cube in the own supply and none elsewhere that could move (§7.1).
    NoCube,
    /// There is no coin to donate (§7.9).
    NoCoin,
}

/// Whether the event reveals hidden information to a viewer.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Round { .. } | Event::Drew { .. } | Event::Passed { .. } | Event::Played { .. }
    )
}
