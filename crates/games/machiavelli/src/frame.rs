//! The activities of the rules as frames; every question is asked here and nowhere else.
//!
//! Frames hold only public information. Secret half-made choices lie in the turn and are shown only
//! to the one who makes them.

use serde::{Deserialize, Serialize};
use signoria_engine::{Flow, Seat, SeatSet, Sink, Stack, Step};

use crate::{
    action::Action,
    cards::Card,
    rules::selection::Slot,
    state::{District, Machiavelli},
};

/// Where cards to choose from came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Income,
    Booth,
    /// The Scholar's seven: the rest is shuffled into the deck.
    Scholar,
}

/// One activity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// §5.2: shuffle the characters and begin the selection.
    Round,
    /// §5.2: the character for a slot leaves the packet (D1, D2).
    Pick { slot: u8 },
    /// §5.3 (D3).
    Theater,
    /// §5.4: a rank is called.
    Call { rank: u8 },
    /// §8.6: every player who might hold the marked character may answer with Rasputin (D4).
    Shield { waiting: SeatSet },
    /// §5.4: the called character answers, or no player does.
    Answer,
    /// §7: the owner of the Hospital may turn their murdered character over (D5).
    Hospital { owner: Seat },
    /// §8.1: rank 4 is silent (D6).
    Acrobat { waiting: SeatSet },
    /// §5.5.1: income and nothing else.
    Income,
    /// §5.6: the bewitched player's turn is over, the Witch's goes on.
    Cursed,
    /// §5.6: the Witch names a character (D12).
    Bewitch,
    /// §5.5.3 (D9).
    Bribe,
    /// §5.5.3 (D10).
    Expose,
    /// §5.5.2 (D7).
    Main,
    /// One of the drawn cards is kept (D8).
    Keep { from: Source },
    /// §6: the Magistrate lays warrants.
    Warrants,
    /// §6: the Blackmailer lays threats.
    Threats,
    /// §6: the Wizard chooses from a hand (D13).
    Peek { victim: Seat },
    /// §8.7: the Fortune Teller chooses from a hand (D13).
    Foretell { victim: Seat },
    /// §6: the Seer gives cards back (D14).
    Gather { left: SeatSet },
    /// §6: the Magician picks cards to exchange with the deck.
    Redraw,
    /// §6: the Artist may beautify a second district.
    Beautify { after: District },
    /// §7: hand cards pay for the Thieves' Den.
    Den,
    /// §6: hand cards for the lender of the Cardinal.
    Loan,
    /// §5.7 b: the building is paid. Whose hand its card leaves, unless it was public before.
    Raise { from: Option<Seat> },
    /// §5.7 b (D11).
    Confiscate,
    /// §5.7 c to e. `judged`: the Magistrate saw it, so the payment is public.
    Place { from: Option<Seat>, judged: bool },
    /// §7 (D15).
    Bell,
    /// §7 (D16).
    Lighthouse,
    /// §5.7 g.
    Built,
    /// §5.8 (D17).
    Graveyard { owner: Seat },
    /// §5.10.
    RoundEnd,
    /// §5.10 (D18).
    Legacy { heir: Seat },
    /// §5.10: delayed payment, markers return.
    Close,
}

impl Flow for Machiavelli {
    type Frame = Frame;

    fn stack(&mut self) -> &mut Stack<Frame> {
        &mut self.stack
    }

    fn step(&mut self, top: Frame, sink: &mut impl Sink<Self>) -> Step<Frame> {
        let actor = SeatSet::one(self.turn.seat);
        match top {
            Frame::Round => self.begin_round(sink),
            Frame::Pick { slot } => match self.slot(slot) {
                Slot::Pick(seat) | Slot::Aside(seat) => Step::Ask(SeatSet::one(seat)),
                Slot::Lot => self.lay_aside_by_lot(slot, sink),
                Slot::Last => self.end_selection(slot),
                Slot::First => unreachable!("the first face-down card is laid before any pick"),
            },
            Frame::Theater => match self.owner_of(Card::Theater) {
                Some(owner) => Step::Ask(SeatSet::one(owner)),
                None => Step::Goto(Frame::Call { rank: 1 }),
            },
            Frame::Call { rank } => self.call(rank, sink),
            Frame::Shield { waiting } if waiting.is_empty() => Step::Goto(Frame::Answer),
            Frame::Acrobat { waiting } if waiting.is_empty() => self.acrobat(sink),
            Frame::Shield { waiting } | Frame::Acrobat { waiting } => Step::Ask(waiting),
            Frame::Answer => self.answer_call(sink),
            Frame::Hospital { owner } | Frame::Graveyard { owner } => {
                Step::Ask(SeatSet::one(owner))
            }
            Frame::Cursed => self.resume_as_witch(sink),
            Frame::Expose => Step::Ask(SeatSet::one(
                self.marks.blackmailer.expect("a Blackmailer has threatened"),
            )),
            Frame::Confiscate => {
                Step::Ask(SeatSet::one(self.marks.magistrate.expect("a Magistrate laid warrants")))
            }
            Frame::Raise { from } => self.raise(from, sink),
            Frame::Place { from, judged } => self.place(from, judged, sink),
            Frame::Bell | Frame::Lighthouse => Step::Ask(SeatSet::one(self.turn.owner)),
            Frame::Built => {
                self.check_completion(sink);
                Step::Return
            }
            Frame::Gather { left } if left.is_empty() => Step::Return,
            Frame::Income
            | Frame::Bewitch
            | Frame::Bribe
            | Frame::Main
            | Frame::Keep { .. }
            | Frame::Warrants
            | Frame::Threats
            | Frame::Peek { .. }
            | Frame::Foretell { .. }
            | Frame::Gather { .. }
            | Frame::Redraw
            | Frame::Beautify { .. }
            | Frame::Den
            | Frame::Loan => Step::Ask(actor),
            Frame::RoundEnd => self.end_round(sink),
            Frame::Legacy { heir } => Step::Ask(SeatSet::one(heir)),
            Frame::Close => self.close_round(sink),
        }
    }

    fn answer(
        &mut self,
        top: Frame,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Self>,
    ) -> Step<Frame> {
        match top {
            Frame::Pick { slot } => self.pick(slot, seat, action, sink),
            Frame::Theater => self.theater(seat, action, sink),
            Frame::Shield { waiting } => {
                self.reaction |= action == Action::Rasputin;
                Step::Goto(Frame::Shield { waiting: waiting.without(seat) })
            }
            Frame::Acrobat { waiting } => {
                self.reaction |= action == Action::Acrobat;
                Step::Goto(Frame::Acrobat { waiting: waiting.without(seat) })
            }
            Frame::Hospital { owner } => self.hospital(owner, action, sink),
            Frame::Income => self.take_income(action, sink),
            Frame::Bewitch => self.bewitch(action, sink),
            Frame::Bribe => self.bribe(action, sink),
            Frame::Expose => self.expose(action, sink),
            Frame::Main => self.act(action, sink),
            Frame::Keep { from } => self.keep(from, action, sink),
            Frame::Warrants => self.lay_warrants(action, sink),
            Frame::Threats => self.lay_threats(action, sink),
            Frame::Peek { victim } => self.choose_as_wizard(victim, action, sink),
            Frame::Foretell { victim } => self.foretell(victim, action, sink),
            Frame::Gather { left } => self.give_back(left, action, sink),
            Frame::Redraw => self.redraw(action, sink),
            Frame::Beautify { .. } => self.beautify_second(action, sink),
            Frame::Den => self.pay_with_cards(action, sink),
            Frame::Loan => self.pay_back_in_cards(action, sink),
            Frame::Confiscate => self.confiscate(action, sink),
            Frame::Bell => self.ring_bell(action, sink),
            Frame::Lighthouse => self.search_deck(action, sink),
            Frame::Graveyard { owner } => self.graveyard(owner, action, sink),
            Frame::Legacy { heir } => self.legacy(heir, action, sink),
            Frame::Round
            | Frame::Call { .. }
            | Frame::Answer
            | Frame::Cursed
            | Frame::Raise { .. }
            | Frame::Place { .. }
            | Frame::Built
            | Frame::RoundEnd
            | Frame::Close => unreachable!("{top:?} asks nothing, {action:?} answers nothing"),
        }
    }
}
