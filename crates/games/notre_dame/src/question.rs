//! What the game asks, in terms that clients can rely on.

use serde::{Deserialize, Serialize};

use crate::{
    cards::{ActionCard, Sector},
    frame::{Frame, Piece},
    state::NotreDame,
};

/// A question to the seats in [`View::asked`](crate::View::asked).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    /// Which of three cards to keep (D1).
    KeepFirst,
    /// Which of two cards to keep (D2).
    KeepSecond,
    /// Which card to play (D3).
    Play {
        /// 1 for the first card of the round, 2 for the second.
        pass: u8,
    },
    /// Where the cube of a card comes from (D4).
    Place {
        /// The card that was played.
        card: ActionCard,
    },
    /// Where the trusted friend goes (D5).
    Friend,
    /// How many coins to donate (D6).
    Donate,
    /// Where the carriage drives (D7); see [`View::routes`](crate::View::routes).
    Drive {
        /// Number of markets it may go at most.
        range: u8,
    },
    /// What to take: coin, cube or rat (D8, D10).
    Pick {
        /// How many of them: 1 or 2.
        picks: u8,
    },
    /// Whom to bribe (D9).
    Bribe,
    /// Magician: which piece to move (D11).
    Magician,
    /// Magician: where the piece goes (D11).
    MagicianTo {
        /// The piece.
        piece: Piece,
    },
    /// Minstrel: from which sector (D12).
    Minstrel,
    /// Minstrel: which pieces (D12).
    MinstrelCarry {
        /// Where they stand.
        from: Sector,
    },
    /// Minstrel: where the pieces go (D12).
    MinstrelTo {
        /// Where they stand.
        from: Sector,
        /// Number of cubes.
        cubes: u8,
        /// Whether the trusted friend goes along.
        friend: bool,
    },
    /// Bishop: into which sector (D13).
    Bishop,
    /// Which sector loses a cube to the plague (D14).
    Penalty,
}

impl NotreDame {
    /// The question that is asked now; `None` while no seat is asked.
    pub(crate) fn open_question(&self) -> Option<Question> {
        if self.stack.asked().is_empty() {
            return None;
        }
        Some(match self.stack.top()? {
            Frame::KeepFirst { .. } => Question::KeepFirst,
            Frame::KeepSecond { .. } => Question::KeepSecond,
            Frame::Play { pass, .. } => Question::Play { pass },
            Frame::Place { card, .. } => Question::Place { card },
            Frame::Friend { .. } => Question::Friend,
            Frame::Donate { .. } => Question::Donate,
            Frame::Drive { range, .. } => Question::Drive { range },
            Frame::Pick { picks, .. } => Question::Pick { picks },
            Frame::Bribe { .. } => Question::Bribe,
            Frame::Magician { .. } => Question::Magician,
            Frame::MagicianTo { piece, .. } => Question::MagicianTo { piece },
            Frame::Minstrel { .. } => Question::Minstrel,
            Frame::MinstrelCarry { from, .. } => Question::MinstrelCarry { from },
            Frame::MinstrelTo { from, cubes, friend, .. } => {
                Question::MinstrelTo { from, cubes, friend }
            }
            Frame::Bishop { .. } => Question::Bishop,
            Frame::Penalty { .. } => Question::Penalty,
            Frame::Reveal | Frame::Plague { .. } | Frame::RoundEnd => return None,
        })
    }
}
