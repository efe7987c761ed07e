//! What happens, and who perceives what of it.

use arrayvec::ArrayVec;
use serde::Serialize;
use signoria_engine::{BySeat, Seat, Viewer};

use crate::{
    bid::Bid,
    cards::{Card, Mission, Person, Ploy, Slot},
};

/// Something that happened. Nearly all of it lies open; what does not has a variant of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Every viewer perceives it.
    Open(EventView),
    /// A player gets two missions.
    MissionsDealt {
        /// Who.
        seat: Seat,
        /// Which.
        missions: [Mission; 2],
    },
    /// A player lays a mission away.
    MissionDiscarded {
        /// Who.
        seat: Seat,
        /// Which.
        mission: Mission,
    },
}

signoria_engine::events! {
    /// What a viewer perceives.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum EventView {
        /// Two missions were dealt; only the owner sees which.
        MissionsDealt { seat: Seat, missions: Option<[Mission; 2]> },
        /// Who holds the Camerlengo piece first.
        FirstCamerlengo { seat: Seat },
        /// A round begins.
        RoundStarted { round: u8 },
        /// A card of the offer is turned up.
        Revealed { card: Card } reveals,
        /// §5.2: gold for purses.
        BlackSmoke { gold: BySeat<u8, 4> } reveals,
        /// A mission was laid away; only the owner sees which.
        MissionDiscarded { seat: Seat, mission: Option<Mission> },
        /// §5.3: this round is the last; if White smoke was all that was left, no round follows (R7).
        WhiteSmoke { last_round: bool } reveals,
        /// All chosen action cards are turned up at once.
        PloysRevealed { ploys: BySeat<Option<Ploy>, 4> } reveals,
        /// §5.4: gold from the bank and from the others.
        Levied { seat: Seat, ploy: Ploy, bank: u16, from: BySeat<u16, 4> },
        /// R12: too little gold; the card goes back.
        BribeReturned { seat: Seat },
        /// R13, R14: no person to bribe or swap; the card is spent.
        NoTarget { seat: Seat, ploy: Ploy },
        /// R13, R14: not used; the card is spent.
        Declined { seat: Seat, ploy: Ploy },
        /// A cardinal changes sides for gold.
        Bribed { seat: Seat, victim: Seat, person: Person },
        /// Two persons change places; each with the seat it leaves.
        Swapped { seat: Seat, one: Person, from: Seat, other: Person, to: Seat },
        /// The bids of one stage are shown at once: real gems.
        BidsRevealed { bids: BySeat<Option<Bid>, 4> } reveals,
        /// Who picks in which order, with what each bid counted as; the Camerlengo if equal bids were ordered clockwise
        /// from there.
        Ranked { order: ArrayVec<(Seat, Bid), 4>, camerlengo: Option<Seat> },
        /// A player takes a card of the offer.
        Taken { seat: Seat, slot: Slot, card: Card },
        /// The piece changes hands, or stays.
        CamerlengoChanged { seat: Seat },
        /// Gold for taking Felipe IV or Death.
        Gained { seat: Seat, gold: u16, card: Card },
        /// R18: paid and won.
        SquadronePaid { seat: Seat },
        /// R18: not paid and lost.
        SquadroneLost { seat: Seat },
        /// A cardinal is banished.
        Banished { seat: Seat, victim: Seat, person: Person },
        /// The oldest person of the others dies.
        Died { seat: Seat, victim: Seat, person: Person },
        /// R8: there is no cardinal Felipe IV could banish.
        NoneBanished { seat: Seat },
        /// There is no person who could die.
        NoneDied { seat: Seat },
        /// With three players: the card that was not taken goes to the box; the Camerlengo card stays.
        LeftOver { card: Card },
        /// §6: action cards in hand are worth nothing.
        Lapsed { seat: Seat, ploys: [u8; Ploy::COUNT] },
        /// §6: the missions are shown.
        MissionShown { seat: Seat, mission: Mission, fulfilled: bool } reveals,
        /// §6: gold for gems and for Felipe IV.
        FinalGold { seat: Seat, gems: u16, felipe: u16 },
        /// §6: the six parts, in order.
        Scored { seat: Seat, votes: [i32; 6] } reveals,
        /// §6: who is elected.
        Elected { seats: ArrayVec<Seat, 4> } reveals,
    }
}

/// What a viewer perceives of an event.
pub(crate) fn event_view(event: &Event, who: Viewer) -> EventView {
    match event {
        Event::Open(view) => view.clone(),
        Event::MissionsDealt { seat, missions } => {
            EventView::MissionsDealt { seat: *seat, missions: who.is(*seat).then_some(*missions) }
        }
        Event::MissionDiscarded { seat, mission } => {
            EventView::MissionDiscarded { seat: *seat, mission: who.is(*seat).then_some(*mission) }
        }
    }
}

/// Whether a viewer learns something that was hidden from them.
pub(crate) const fn reveals(event: &Event) -> bool {
    match event {
        Event::MissionsDealt { .. } => true,
        Event::MissionDiscarded { .. } => false,
        Event::Open(view) => view.reveals(),
    }
}
