//! What happens, who hears of it, and what each viewer hears.

use serde::Serialize;
use signoria_engine::{Seat, SeatSet, Viewer};

use crate::{
    cards::{Card, Kind},
    characters::Character,
    frame::Source,
    state::District,
};

/// Something that happened. Secret parts are `Option`s or lists in `Option`s: a viewer who is not an insider
/// sees them empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventKind {
    RoundBegan {
        round: u16,
        first: Seat,
    },
    FaceUp {
        characters: Vec<Character>,
    },
    /// A packet arrives.
    Received {
        seat: Seat,
        characters: Option<Vec<Character>>,
    },
    Picked {
        seat: Seat,
        character: Option<Character>,
    },
    LaidAside {
        seat: Seat,
        character: Option<Character>,
    },
    LaidAsideByLot,
    TheaterPassed {
        seat: Seat,
    },
    Exchanged {
        owner: Seat,
        partner: Seat,
        gave: Option<Character>,
        got: Option<Character>,
    },
    Called {
        character: Character,
    },
    /// No player turns the called character over.
    Silent {
        character: Character,
        /// It was murdered: perhaps a player holds it.
        murdered: bool,
        /// It was bewitched: the turn of this player, the Witch, is over (§5.6).
        witch: Option<Seat>,
    },
    TurnedOver {
        seat: Seat,
        character: Character,
    },
    /// A murdered rank 4 is turned over at the end of the round.
    Unmasked {
        seat: Seat,
        character: Character,
    },
    Resumed {
        seat: Seat,
        character: Character,
    },
    Shielded {
        seat: Seat,
        character: Character,
    },
    HospitalUsed {
        seat: Seat,
    },
    AcrobatPlayed {
        seat: Seat,
    },
    Robbed {
        thief: Seat,
        seat: Seat,
        gold: u16,
    },
    Gained {
        seat: Seat,
        gold: u16,
        by: &'static str,
    },
    Drew {
        seat: Seat,
        number: u8,
        by: &'static str,
        cards: Option<Vec<Card>>,
    },
    Looked {
        seat: Seat,
        number: u8,
        by: &'static str,
        cards: Option<Vec<Card>>,
    },
    Kept {
        seat: Seat,
        card: Option<Card>,
        others: u8,
        /// The Scholar's others are shuffled into the deck, all else is discarded.
        from: Source,
    },
    Murdered {
        seat: Seat,
        character: Character,
    },
    Bewitched {
        seat: Seat,
        character: Character,
    },
    ToBeRobbed {
        seat: Seat,
        character: Character,
    },
    WarrantsLaid {
        seat: Seat,
        characters: Vec<Character>,
        signed: Option<Character>,
    },
    ThreatsLaid {
        seat: Seat,
        characters: Vec<Character>,
        rose: Option<Character>,
    },
    Bribed {
        seat: Seat,
        character: Character,
        to: Seat,
        gold: u16,
    },
    BribeRefused {
        seat: Seat,
    },
    ThreatTurned {
        seat: Seat,
        victim: Seat,
        character: Character,
        rose: bool,
        gold: u16,
    },
    ThreatLeft {
        seat: Seat,
        victim: Seat,
        character: Character,
    },
    Peeked {
        seat: Seat,
        victim: Seat,
        cards: Option<Vec<Card>>,
    },
    Spied {
        seat: Seat,
        victim: Seat,
        kind: Kind,
        gold: u16,
    },
    SwappedHands {
        seat: Seat,
        with: Seat,
    },
    NewHand {
        seat: Seat,
        cards: Option<Vec<Card>>,
    },
    Discarded {
        seat: Seat,
        number: u8,
        cards: Option<Vec<Card>>,
    },
    TookCard {
        seat: Seat,
        victim: Seat,
        card: Option<Card>,
    },
    GaveCard {
        seat: Seat,
        to: Seat,
        card: Option<Card>,
    },
    CrownMoved {
        seat: Seat,
    },
    /// The player who takes the crown had it already.
    CrownKept {
        seat: Seat,
    },
    LeviedGold {
        seat: Seat,
        from: Seat,
    },
    Collected {
        seat: Seat,
        kind: Kind,
    },
    TaxedRichest {
        seat: Seat,
        from: Seat,
    },
    TaxCollected {
        seat: Seat,
        gold: u16,
    },
    TaxPaid {
        seat: Seat,
    },
    Destroyed {
        seat: Seat,
        owner: Seat,
        district: District,
        gold: u16,
    },
    DugUp {
        seat: Seat,
        card: Card,
    },
    LeftBuried {
        seat: Seat,
        card: Card,
    },
    /// The Bell Tower is gone: this number of districts completes a city again.
    BellSilenced {
        size: u8,
        /// What it had ended goes on (R27).
        goes_on: bool,
        /// Whose cities are no longer complete (R27).
        reopened: Vec<Seat>,
    },
    /// The cards under a destroyed Museum are discarded.
    MuseumEmptied {
        number: u8,
    },
    /// The Fortune Teller left a hand as it was.
    TookNothing {
        seat: Seat,
        victim: Seat,
    },
    Traded {
        seat: Seat,
        with: Seat,
        gave: District,
        got: District,
        gold: u16,
    },
    Seized {
        seat: Seat,
        from: Seat,
        district: District,
        gold: u16,
    },
    /// The Armory goes, and a district with it.
    ArmoryUsed {
        seat: Seat,
        armory: District,
        owner: Seat,
        district: District,
    },
    /// A district is given up for a new one.
    Demolished {
        seat: Seat,
        district: District,
        /// What allows it: Framework, Necropolis or Living Cannonball.
        by: Card,
        /// What is built.
        new: Card,
    },
    Beautified {
        seat: Seat,
        card: Card,
    },
    /// A card leaves a hand to be built; it is not paid yet.
    Declared {
        seat: Seat,
        card: Card,
        /// Whose hand.
        from: Seat,
    },
    /// Paid, and the Magistrate has a warrant on the builder.
    Judged {
        seat: Seat,
        card: Card,
        gold: u8,
        /// Whose hand the card leaves; `None` if it was declared before.
        from: Option<Seat>,
    },
    Borrowing {
        seat: Seat,
        lender: Seat,
        gold: u8,
    },
    Borrowed {
        seat: Seat,
        lender: Seat,
        gold: u8,
        cards: Option<Vec<Card>>,
    },
    Built {
        seat: Seat,
        card: Card,
        /// What is paid now.
        gold: u8,
        /// Whose hand the card leaves; `None` if it was declared or judged before.
        from: Option<Seat>,
    },
    Confiscated {
        seat: Seat,
        from: Seat,
        card: Card,
        /// What the builder gets back.
        gold: u8,
    },
    LetPass {
        seat: Seat,
        from: Seat,
        card: Card,
    },
    Bell {
        seat: Seat,
        rung: bool,
    },
    /// The Lighthouse shows the deck, a Museum its cards to a new owner.
    Saw {
        seat: Seat,
        by: &'static str,
        cards: Option<Vec<Card>>,
    },
    Searched {
        seat: Seat,
        took: bool,
        card: Option<Card>,
    },
    Melted {
        seat: Seat,
        card: Option<Card>,
    },
    Tucked {
        seat: Seat,
        card: Option<Card>,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    BoothVisited {
        seat: Seat,
        owner: Seat,
        number: u8,
    },
    BoothCashed {
        seat: Seat,
        number: u8,
        gold: u16,
    },
    Completed {
        seat: Seat,
        first: bool,
    },
    Bequeathed {
        seat: Seat,
        to: Seat,
    },
    /// At the end every hand is laid open for scoring.
    FinalHand {
        seat: Seat,
        cards: Vec<Card>,
    },
    /// Several have most points: who turned over the highest character. Not emitted without a tie.
    TieBroken {
        by: Option<(Seat, Character)>,
    },
    Over,
}

/// A happening, complete, with the seats that perceive its secret part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    pub(crate) told: EventKind,
    insiders: SeatSet,
}

/// What one viewer perceives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct EventView(pub EventKind);

impl Event {
    /// Nothing about it is secret.
    pub(crate) fn open(told: EventKind) -> Self {
        Self { told, insiders: SeatSet::EMPTY }
    }

    /// One seat perceives the secret part.
    pub(crate) fn to(seat: Seat, told: EventKind) -> Self {
        Self { told, insiders: SeatSet::one(seat) }
    }

    /// Two seats perceive the secret part.
    pub(crate) fn to_both(one: Seat, other: Seat, told: EventKind) -> Self {
        Self { told, insiders: SeatSet::one(one).with(other) }
    }

    /// What the viewer perceives; `None` if nothing of it is visible.
    pub(crate) fn shown(&self, who: Viewer) -> Option<EventView> {
        if matches!(self.told, EventKind::TieBroken { by: None }) {
            return None;
        }
        let mut told = self.told.clone();
        if who.seat().is_none_or(|seat| !self.insiders.contains(seat)) {
            if matches!(told, EventKind::NewHand { .. } | EventKind::Received { .. }) {
                return None;
            }
            told.censor();
        }
        Some(EventView(told))
    }

    /// Whether a viewer learns something that was hidden from them: a drawn card, a hand, a character.
    pub(crate) fn reveals(&self) -> bool {
        match &self.told {
            EventKind::FaceUp { .. }
            | EventKind::Received { .. }
            | EventKind::Saw { .. }
            | EventKind::TurnedOver { .. }
            | EventKind::Unmasked { .. }
            | EventKind::Exchanged { .. }
            | EventKind::Drew { .. }
            | EventKind::Looked { .. }
            | EventKind::Peeked { .. }
            | EventKind::Spied { .. }
            | EventKind::SwappedHands { .. }
            | EventKind::NewHand { .. }
            | EventKind::TookCard { .. }
            | EventKind::GaveCard { .. }
            | EventKind::Borrowed { .. }
            | EventKind::ThreatTurned { .. }
            | EventKind::Confiscated { .. }
            | EventKind::Searched { .. }
            | EventKind::Shielded { .. }
            | EventKind::HospitalUsed { .. }
            | EventKind::AcrobatPlayed { .. }
            | EventKind::Silent { .. }
            | EventKind::Called { .. }
            | EventKind::Built { .. }
            | EventKind::Declared { .. }
            | EventKind::Judged { .. }
            | EventKind::Played { .. }
            | EventKind::FinalHand { .. } => true,
            // What the viewer does with cards they know, and public information.
            EventKind::Picked { .. }
            | EventKind::LaidAside { .. }
            | EventKind::Kept { .. }
            | EventKind::WarrantsLaid { .. }
            | EventKind::ThreatsLaid { .. }
            | EventKind::Discarded { .. }
            | EventKind::Melted { .. }
            | EventKind::Tucked { .. }
            | EventKind::RoundBegan { .. }
            | EventKind::LaidAsideByLot
            | EventKind::TheaterPassed { .. }
            | EventKind::Resumed { .. }
            | EventKind::Robbed { .. }
            | EventKind::Gained { .. }
            | EventKind::Murdered { .. }
            | EventKind::Bewitched { .. }
            | EventKind::ToBeRobbed { .. }
            | EventKind::Bribed { .. }
            | EventKind::BribeRefused { .. }
            | EventKind::ThreatLeft { .. }
            | EventKind::CrownMoved { .. }
            | EventKind::CrownKept { .. }
            | EventKind::TieBroken { .. }
            | EventKind::LeviedGold { .. }
            | EventKind::Collected { .. }
            | EventKind::TaxedRichest { .. }
            | EventKind::TaxCollected { .. }
            | EventKind::TaxPaid { .. }
            | EventKind::Destroyed { .. }
            | EventKind::DugUp { .. }
            | EventKind::LeftBuried { .. }
            | EventKind::BellSilenced { .. }
            | EventKind::MuseumEmptied { .. }
            | EventKind::TookNothing { .. }
            | EventKind::Traded { .. }
            | EventKind::Seized { .. }
            | EventKind::ArmoryUsed { .. }
            | EventKind::Demolished { .. }
            | EventKind::Beautified { .. }
            | EventKind::LetPass { .. }
            | EventKind::Borrowing { .. }
            | EventKind::Bell { .. }
            | EventKind::BoothVisited { .. }
            | EventKind::BoothCashed { .. }
            | EventKind::Completed { .. }
            | EventKind::Bequeathed { .. }
            | EventKind::Over => false,
        }
    }
}

impl EventKind {
    /// Blanks the secret part.
    fn censor(&mut self) {
        match self {
            Self::Picked { character, .. } | Self::LaidAside { character, .. } => *character = None,
            Self::Received { characters, .. } => *characters = None,
            Self::Exchanged { gave, got, .. } => (*gave, *got) = (None, None),
            Self::Drew { cards, .. }
            | Self::Looked { cards, .. }
            | Self::Peeked { cards, .. }
            | Self::NewHand { cards, .. }
            | Self::Saw { cards, .. }
            | Self::Discarded { cards, .. }
            | Self::Borrowed { cards, .. } => *cards = None,
            Self::Kept { card, .. }
            | Self::TookCard { card, .. }
            | Self::GaveCard { card, .. }
            | Self::Searched { card, .. }
            | Self::Melted { card, .. }
            | Self::Tucked { card, .. } => *card = None,
            Self::WarrantsLaid { signed, .. } => *signed = None,
            Self::ThreatsLaid { rose, .. } => *rose = None,
            Self::RoundBegan { .. }
            | Self::FaceUp { .. }
            | Self::LaidAsideByLot
            | Self::TheaterPassed { .. }
            | Self::Called { .. }
            | Self::Silent { .. }
            | Self::TurnedOver { .. }
            | Self::Unmasked { .. }
            | Self::Resumed { .. }
            | Self::Shielded { .. }
            | Self::HospitalUsed { .. }
            | Self::AcrobatPlayed { .. }
            | Self::Robbed { .. }
            | Self::Gained { .. }
            | Self::Murdered { .. }
            | Self::Bewitched { .. }
            | Self::ToBeRobbed { .. }
            | Self::Bribed { .. }
            | Self::BribeRefused { .. }
            | Self::ThreatTurned { .. }
            | Self::ThreatLeft { .. }
            | Self::Spied { .. }
            | Self::SwappedHands { .. }
            | Self::CrownMoved { .. }
            | Self::CrownKept { .. }
            | Self::TieBroken { .. }
            | Self::LeviedGold { .. }
            | Self::Collected { .. }
            | Self::TaxedRichest { .. }
            | Self::TaxCollected { .. }
            | Self::TaxPaid { .. }
            | Self::Destroyed { .. }
            | Self::DugUp { .. }
            | Self::LeftBuried { .. }
            | Self::BellSilenced { .. }
            | Self::MuseumEmptied { .. }
            | Self::TookNothing { .. }
            | Self::Traded { .. }
            | Self::Seized { .. }
            | Self::ArmoryUsed { .. }
            | Self::Demolished { .. }
            | Self::Beautified { .. }
            | Self::Declared { .. }
            | Self::Judged { .. }
            | Self::Borrowing { .. }
            | Self::Built { .. }
            | Self::Confiscated { .. }
            | Self::LetPass { .. }
            | Self::Bell { .. }
            | Self::Played { .. }
            | Self::BoothVisited { .. }
            | Self::BoothCashed { .. }
            | Self::Completed { .. }
            | Self::Bequeathed { .. }
            | Self::FinalHand { .. }
            | Self::Over => {}
        }
    }
}
