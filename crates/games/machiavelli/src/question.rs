//! What the game asks, in terms that clients can rely on.

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, SeatSet};

use crate::{
    frame::{Frame, Source},
    rules::selection::Slot,
    state::{District, Machiavelli},
};

/// A question to the seats in [`View::asked`](crate::View::asked).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    /// Which character to take from the packet (D1).
    Pick {
        /// Number of the slot in the selection.
        slot: u8,
    },
    /// Which character of the packet to lay aside (D2).
    Aside {
        /// Number of the slot in the selection.
        slot: u8,
    },
    /// Whether to exchange a character, and with which player (D3).
    Theater,
    /// Whether to protect the called character with Rasputin (D4).
    Shield,
    /// Whether to take the murdered character's income (D5).
    Hospital,
    /// Whether to play the Acrobat (D6).
    Acrobat,
    /// Which income to take, in a turn that has nothing else.
    Income,
    /// Which character to bewitch (D12).
    Bewitch,
    /// Whether to bribe the Blackmailer (D9).
    Bribe,
    /// Whether to turn the threat over (D10).
    Expose,
    /// What to do in the turn (D7).
    Main,
    /// Which of the drawn cards to keep (D8).
    Keep {
        /// Where the cards came from.
        from: Source,
    },
    /// Which character gets the next warrant.
    Warrants,
    /// Which character gets the next threat.
    Threats,
    /// Wizard: which card of the hand, and whether to build it (D13).
    Peek {
        /// The seat whose hand is looked at.
        victim: Seat,
    },
    /// Fortune Teller: which card of the hand (D13).
    Foretell {
        /// The seat whose hand is looked at.
        victim: Seat,
    },
    /// Seer: which card to give back (D14).
    Gather {
        /// The seats that still get one.
        left: SeatSet,
    },
    /// Magician: which card to exchange with the deck.
    Redraw,
    /// Artist: which second district to beautify.
    Beautify {
        /// The first one.
        after: District,
    },
    /// Which card pays for the Thieves' Den.
    Den,
    /// Cardinal: which card goes to the lender.
    Loan,
    /// Whether to confiscate the building (D11).
    Confiscate,
    /// Whether to ring the Bell Tower (D15).
    Bell,
    /// Which card of the deck the Lighthouse brings (D16).
    Lighthouse,
    /// Whether to dig the destroyed district up (D17).
    Graveyard,
    /// Who gets the crown (D18).
    Legacy,
}

impl Machiavelli {
    /// The question that is asked now; `None` while no seat is asked.
    pub(crate) fn open_question(&self) -> Option<Question> {
        if self.stack.asked().is_empty() {
            return None;
        }
        Some(match self.stack.top()? {
            Frame::Pick { slot } => match self.slot(slot) {
                Slot::Aside(_) => Question::Aside { slot },
                Slot::First | Slot::Pick(_) | Slot::Lot | Slot::Last => Question::Pick { slot },
            },
            Frame::Theater => Question::Theater,
            Frame::Shield { .. } => Question::Shield,
            Frame::Hospital { .. } => Question::Hospital,
            Frame::Acrobat { .. } => Question::Acrobat,
            Frame::Income => Question::Income,
            Frame::Bewitch => Question::Bewitch,
            Frame::Bribe => Question::Bribe,
            Frame::Expose => Question::Expose,
            Frame::Main => Question::Main,
            Frame::Keep { from } => Question::Keep { from },
            Frame::Warrants => Question::Warrants,
            Frame::Threats => Question::Threats,
            Frame::Peek { victim } => Question::Peek { victim },
            Frame::Foretell { victim } => Question::Foretell { victim },
            Frame::Gather { left } => Question::Gather { left },
            Frame::Redraw => Question::Redraw,
            Frame::Beautify { after } => Question::Beautify { after },
            Frame::Den => Question::Den,
            Frame::Loan => Question::Loan,
            Frame::Confiscate => Question::Confiscate,
            Frame::Bell => Question::Bell,
            Frame::Lighthouse => Question::Lighthouse,
            Frame::Graveyard { .. } => Question::Graveyard,
            Frame::Legacy { .. } => Question::Legacy,
            Frame::Round
            | Frame::Call { .. }
            | Frame::Answer
            | Frame::Cursed
            | Frame::Raise { .. }
            | Frame::Place { .. }
            | Frame::Built
            | Frame::RoundEnd
            | Frame::Close => return None,
        })
    }
}
