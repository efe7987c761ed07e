//! What happens at the table. Everything does so in the open, so every viewer sees every event.

use serde::Serialize;
use signoria_engine::Seat;

use crate::{
    bricks::Bricks,
    cards::{Cards, ExtraCard},
    material::{Building, City, Object, Place, Segment, Value},
    rules::{
        finals::Finals,
        scoring::{Income, Scoring},
    },
    state::Player,
};

/// Something that happened, complete.
#[derive(Clone, PartialEq, Debug)]
pub struct Event(EventView);

/// What stands behind a screen at the moment it is lifted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Screen {
    /// Coins.
    pub coins: u16,
    /// Bricks.
    pub bricks: Bricks,
    /// Objects, in the order of [`Object`].
    pub objects: [u8; 6],
}

impl Player {
    /// §5.2: everything behind the screen.
    pub(crate) const fn screen(&self) -> Screen {
        Screen { coins: self.coins, bricks: self.bricks, objects: self.objects }
    }
}

/// What a viewer perceives.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    /// §4: who begins.
    Started {
        /// Start player.
        seat: Seat,
    },
    /// §4: the cards of the expansion are opened.
    CardsOpened {
        /// One of each colour.
        cards: Cards,
        /// What the extra card scores, if it names places.
        places: Option<[Place; 2]>,
    },
    /// §4: the first nine buildings, and one brick of each colour in segment I.
    DisplayLaid {
        /// Can be built.
        buildings: Vec<Building>,
    },
    /// §4: what a player begins with.
    Dealt {
        /// Who.
        seat: Seat,
        /// Behind the screen.
        screen: Screen,
    },
    /// §6: the start player has the next turn.
    RoundBegan {
        /// From 1.
        round: u16,
    },
    /// §6.2.1.
    Rotated {
        /// Who buys.
        seat: Seat,
    },
    /// §6.2.2.
    Drawn {
        /// Now in segment I.
        bricks: Bricks,
    },
    /// §6.2.2, ruling R12: nothing was drawn.
    NotRefilled {
        /// Eleven bricks lay there already; otherwise the bag is empty.
        full: bool,
    },
    /// §7.1: buys without turning the wheel.
    Kept {
        /// Who buys.
        seat: Seat,
    },
    /// §6.2.6.
    Taken {
        /// Who bought.
        seat: Seat,
        /// From where.
        segment: Segment,
        /// What.
        bricks: Bricks,
        /// For how many coins.
        price: u16,
    },
    /// §6.2.4.
    CannotPay {
        /// Who got two coins instead.
        seat: Seat,
        /// Before the two coins.
        screen: Screen,
    },
    /// §6.6.
    NoAction {
        /// Who got two coins instead.
        seat: Seat,
        /// Before the two coins.
        screen: Screen,
    },
    /// §6.3: chose a building and a city; the bricks follow.
    Planned {
        /// Who.
        seat: Seat,
        /// What will be replaced, if anything.
        old: Option<Building>,
        /// What will be built.
        building: Building,
        /// Where.
        city: City,
    },
    /// §6.3.
    Built {
        /// Who.
        seat: Seat,
        /// What.
        building: Building,
        /// Where.
        city: City,
        /// Bricks that went into the bag.
        payment: Bricks,
    },
    /// §7.3.
    Replaced {
        /// Who.
        seat: Seat,
        /// Out of the game.
        old: Building,
        /// In its place.
        new: Building,
        /// Where.
        city: City,
        /// Bricks that went into the bag.
        payment: Bricks,
    },
    /// §6.3.2: from the stack into the display.
    Revealed {
        /// Can be built from now on.
        building: Building,
    },
    /// §6.4, §6.5, §7.4.
    Scored {
        /// Who.
        seat: Seat,
        /// What.
        scoring: Scoring,
        /// The buildings it counted and their cities.
        buildings: Vec<(Building, City)>,
        /// What it brought.
        income: Income,
    },
    /// §7.3.
    Upgraded {
        /// Who.
        seat: Seat,
        /// Which token.
        place: Place,
        /// What a point of cost is worth there now.
        value: Value,
    },
    /// §7.3: the token of a building of cost 8 is left, for good.
    UpgradeDeclined {
        /// Who.
        seat: Seat,
    },
    /// §6.7.
    Purchased {
        /// Who.
        seat: Seat,
        /// What.
        object: Object,
    },
    /// §6.7.
    Announced {
        /// Who got five points.
        seat: Seat,
        /// As proof.
        screen: Screen,
    },
    /// §6.8.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// §6.8: the last normal building is built.
    Exhausted {
        /// By whom.
        seat: Seat,
    },
    /// §9.
    FinalScoring {
        /// Whose.
        seat: Seat,
        /// All screens are lifted.
        screen: Screen,
        /// The extra card; expansion only.
        card: Option<ExtraCard>,
        /// What it scores, if it names places.
        places: Option<[Place; 2]>,
        /// Points by source.
        finals: Finals,
        /// With the points of the track.
        total: u16,
    },
}

impl Event {
    pub(crate) const fn started(seat: Seat) -> Self {
        Self(EventView::Started { seat })
    }

    pub(crate) const fn cards_opened(cards: Cards, places: Option<[Place; 2]>) -> Self {
        Self(EventView::CardsOpened { cards, places })
    }

    pub(crate) fn display_laid(display: &[Option<Building>]) -> Self {
        Self(EventView::DisplayLaid { buildings: display.iter().flatten().copied().collect() })
    }

    pub(crate) const fn dealt(seat: Seat, screen: Screen) -> Self {
        Self(EventView::Dealt { seat, screen })
    }

    pub(crate) const fn round_began(round: u16) -> Self {
        Self(EventView::RoundBegan { round })
    }

    pub(crate) const fn not_refilled(full: bool) -> Self {
        Self(EventView::NotRefilled { full })
    }

    pub(crate) const fn rotated(seat: Seat) -> Self {
        Self(EventView::Rotated { seat })
    }

    pub(crate) const fn drawn(bricks: Bricks) -> Self {
        Self(EventView::Drawn { bricks })
    }

    pub(crate) const fn kept(seat: Seat) -> Self {
        Self(EventView::Kept { seat })
    }

    pub(crate) const fn taken(seat: Seat, segment: Segment, bricks: Bricks, price: u16) -> Self {
        Self(EventView::Taken { seat, segment, bricks, price })
    }

    pub(crate) const fn cannot_pay(seat: Seat, screen: Screen) -> Self {
        Self(EventView::CannotPay { seat, screen })
    }

    pub(crate) const fn no_action(seat: Seat, screen: Screen) -> Self {
        Self(EventView::NoAction { seat, screen })
    }

    pub(crate) const fn planned(
        seat: Seat,
        old: Option<Building>,
        building: Building,
        city: City,
    ) -> Self {
        Self(EventView::Planned { seat, old, building, city })
    }

    pub(crate) const fn built(seat: Seat, building: Building, city: City, payment: Bricks) -> Self {
        Self(EventView::Built { seat, building, city, payment })
    }

    pub(crate) const fn replaced(
        seat: Seat,
        old: Building,
        new: Building,
        city: City,
        payment: Bricks,
    ) -> Self {
        Self(EventView::Replaced { seat, old, new, city, payment })
    }

    pub(crate) const fn revealed(building: Building) -> Self {
        Self(EventView::Revealed { building })
    }

    pub(crate) const fn scored(
        seat: Seat,
        scoring: Scoring,
        buildings: Vec<(Building, City)>,
        income: Income,
    ) -> Self {
        Self(EventView::Scored { seat, scoring, buildings, income })
    }

    pub(crate) const fn upgraded(seat: Seat, place: Place, value: Value) -> Self {
        Self(EventView::Upgraded { seat, place, value })
    }

    pub(crate) const fn upgrade_declined(seat: Seat) -> Self {
        Self(EventView::UpgradeDeclined { seat })
    }

    pub(crate) const fn purchased(seat: Seat, object: Object) -> Self {
        Self(EventView::Purchased { seat, object })
    }

    pub(crate) const fn announced(seat: Seat, screen: Screen) -> Self {
        Self(EventView::Announced { seat, screen })
    }

    pub(crate) const fn passed(seat: Seat) -> Self {
        Self(EventView::Passed { seat })
    }

    pub(crate) const fn exhausted(seat: Seat) -> Self {
        Self(EventView::Exhausted { seat })
    }

    pub(crate) const fn final_scoring(
        seat: Seat,
        screen: Screen,
        card: Option<ExtraCard>,
        places: Option<[Place; 2]>,
        finals: Finals,
        total: u16,
    ) -> Self {
        Self(EventView::FinalScoring { seat, screen, card, places, finals, total })
    }

    /// All of it: nothing happens in secret.
    pub(crate) const fn open(&self) -> &EventView {
        &self.0
    }

    /// Whether it cannot be undone: something was turned up or shown. Turning the wheel shows
    /// nothing when the bag is empty, but it commits to buying (ruling R10).
    pub(crate) const fn commits(&self) -> bool {
        match self.0 {
            EventView::Rotated { .. }
            | EventView::Drawn { .. }
            | EventView::CannotPay { .. }
            | EventView::NoAction { .. }
            | EventView::Revealed { .. }
            | EventView::Announced { .. }
            | EventView::FinalScoring { .. } => true,
            EventView::Started { .. }
            | EventView::CardsOpened { .. }
            | EventView::DisplayLaid { .. }
            | EventView::Dealt { .. }
            | EventView::RoundBegan { .. }
            | EventView::NotRefilled { .. }
            | EventView::Kept { .. }
            | EventView::Taken { .. }
            | EventView::Planned { .. }
            | EventView::Built { .. }
            | EventView::Replaced { .. }
            | EventView::Scored { .. }
            | EventView::Upgraded { .. }
            | EventView::UpgradeDeclined { .. }
            | EventView::Purchased { .. }
            | EventView::Passed { .. }
            | EventView::Exhausted { .. } => false,
        }
    }
}
