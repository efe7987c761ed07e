//! What happens, who hears of it, and what each viewer hears.

use serde::Serialize;
use signoria_engine::{Seat, SeatSet, Viewer};

use crate::{
    cards::{Card, Kind},
    characters::Character,
    frame::Source,
    state::District,
};

/// Something that happened. Secret parts are `Option`s or lists in `Option`s: whoever is no insider
/// sees them empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Told {
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
    /// Nobody turns the called character over.
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
    /// Whoever takes the crown had it already.
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
    /// The Bell Tower is gone: so many districts complete a city again.
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
    /// Several have most points: who turned over the highest character. Not heard if nobody is level.
    TieBroken {
        by: Option<(Seat, Character)>,
    },
    Over,
}

/// A happening, complete, with the seats that perceive its secret part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    pub(crate) told: Told,
    insiders: SeatSet,
}

/// What one viewer perceives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct EventView(pub Told);

impl Event {
    /// Nothing about it is secret.
    pub(crate) fn open(told: Told) -> Self {
        Self { told, insiders: SeatSet::EMPTY }
    }

    /// One seat perceives the secret part.
    pub(crate) fn to(seat: Seat, told: Told) -> Self {
        Self { told, insiders: SeatSet::one(seat) }
    }

    /// Two seats perceive the secret part.
    pub(crate) fn to_both(one: Seat, other: Seat, told: Told) -> Self {
        Self { told, insiders: SeatSet::one(one).with(other) }
    }

    /// What the viewer perceives; `None` if nothing is left of it for him.
    pub(crate) fn shown(&self, who: Viewer) -> Option<EventView> {
        if matches!(self.told, Told::TieBroken { by: None }) {
            return None;
        }
        let mut told = self.told.clone();
        if who.seat().is_none_or(|seat| !self.insiders.contains(seat)) {
            if matches!(told, Told::NewHand { .. } | Told::Received { .. }) {
                return None;
            }
            told.censor();
        }
        Some(EventView(told))
    }

    /// Whether somebody learns something that was hidden from him: a drawn card, a hand, a character.
    pub(crate) fn reveals(&self) -> bool {
        match &self.told {
            Told::FaceUp { .. }
            | Told::Received { .. }
            | Told::Saw { .. }
            | Told::TurnedOver { .. }
            | Told::Unmasked { .. }
            | Told::Exchanged { .. }
            | Told::Drew { .. }
            | Told::Looked { .. }
            | Told::Peeked { .. }
            | Told::Spied { .. }
            | Told::SwappedHands { .. }
            | Told::NewHand { .. }
            | Told::TookCard { .. }
            | Told::GaveCard { .. }
            | Told::Borrowed { .. }
            | Told::ThreatTurned { .. }
            | Told::Confiscated { .. }
            | Told::Searched { .. }
            | Told::Shielded { .. }
            | Told::HospitalUsed { .. }
            | Told::AcrobatPlayed { .. }
            | Told::Silent { .. }
            | Told::Called { .. }
            | Told::Built { .. }
            | Told::Declared { .. }
            | Told::Judged { .. }
            | Told::Played { .. }
            | Told::FinalHand { .. } => true,
            // What the viewer does himself with cards he knows, and what lies open anyway.
            Told::Picked { .. }
            | Told::LaidAside { .. }
            | Told::Kept { .. }
            | Told::WarrantsLaid { .. }
            | Told::ThreatsLaid { .. }
            | Told::Discarded { .. }
            | Told::Melted { .. }
            | Told::Tucked { .. }
            | Told::RoundBegan { .. }
            | Told::LaidAsideByLot
            | Told::TheaterPassed { .. }
            | Told::Resumed { .. }
            | Told::Robbed { .. }
            | Told::Gained { .. }
            | Told::Murdered { .. }
            | Told::Bewitched { .. }
            | Told::ToBeRobbed { .. }
            | Told::Bribed { .. }
            | Told::BribeRefused { .. }
            | Told::ThreatLeft { .. }
            | Told::CrownMoved { .. }
            | Told::CrownKept { .. }
            | Told::TieBroken { .. }
            | Told::LeviedGold { .. }
            | Told::Collected { .. }
            | Told::TaxedRichest { .. }
            | Told::TaxCollected { .. }
            | Told::TaxPaid { .. }
            | Told::Destroyed { .. }
            | Told::DugUp { .. }
            | Told::LeftBuried { .. }
            | Told::BellSilenced { .. }
            | Told::MuseumEmptied { .. }
            | Told::TookNothing { .. }
            | Told::Traded { .. }
            | Told::Seized { .. }
            | Told::ArmoryUsed { .. }
            | Told::Demolished { .. }
            | Told::Beautified { .. }
            | Told::LetPass { .. }
            | Told::Borrowing { .. }
            | Told::Bell { .. }
            | Told::BoothVisited { .. }
            | Told::BoothCashed { .. }
            | Told::Completed { .. }
            | Told::Bequeathed { .. }
            | Told::Over => false,
        }
    }
}

impl Told {
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
