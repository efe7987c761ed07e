//! What happens at a table.

use serde::{Deserialize, Serialize};
use signoria_protocol::SeatRequest;
use signoria_store::User;

/// How bots are called, by seat.
const BOT_NAMES: [&str; 8] =
    ["Lucia", "Marco", "Chiara", "Pietro", "Bianca", "Luca", "Giulia", "Dante"];

/// Something that happened at a table: one entry in the store.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    /// A person sits down.
    Sit { seat: u8, user: i64, name: String },
    /// A bot is put on a seat.
    Bot { seat: u8, bot: String, name: String },
    /// A seat becomes free.
    Stand { seat: u8 },
    /// The deal, and whether the game counts for the ratings. Entries of older programs do not say; then the
    /// seats do.
    Start {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rated: Option<bool>,
    },
    /// An action.
    Act { seat: u8, action: String },
    /// The last action is taken back.
    Undo { seat: u8 },
    /// Somebody says something.
    Chat {
        seat: Option<u8>,
        name: String,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<i64>,
    },
    /// The time of a seat has run out: the action that follows is that of a bot.
    Expire { seat: u8 },
    /// A bot plays for a seat from now on.
    Takeover { seat: u8, by: By },
    /// Its person plays again.
    Return { seat: u8 },
    /// A seat wants a bot to play for somebody who is away.
    Vote { seat: u8, absent: u8 },
    /// A seat asks the others to agree that everything from its last action on is taken back.
    UndoAsk { seat: u8 },
    /// A seat agrees.
    UndoAgree { seat: u8 },
    /// A seat does not.
    UndoRefuse { seat: u8 },
    /// The last action of a seat and everything since are taken back, and what no seat knows is drawn
    /// afresh: all people agreed.
    AgreedUndo { seat: u8 },
    /// The last action was taken back with chance as it was: the agreed undo of older programs, no longer
    /// made.
    TakeBack,
    /// The host blocks a user from this table, or no longer does.
    Block { user: i64, name: String, on: bool },
    /// The host mutes a user in the chat of this table, or no longer does.
    Silence { user: i64, on: bool },
    /// The host says who may write in the chat.
    OpenChat { everyone: bool },
    /// The same people play again at another table.
    Rematch { table: String },
}

/// Who or what made a bot play for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The others.
    Vote,
    /// The clock.
    Clock,
    /// The person himself.
    Own,
}

impl Deed {
    /// Whether it changes who sits where.
    pub const fn seats(&self) -> bool {
        matches!(self, Self::Sit { .. } | Self::Bot { .. } | Self::Stand { .. })
    }

    /// Whether it changes how the game stands.
    pub const fn plays(&self) -> bool {
        matches!(self, Self::Start { .. } | Self::Act { .. }) || self.takes_back()
    }

    /// Whether it takes something back.
    pub const fn takes_back(&self) -> bool {
        matches!(self, Self::Undo { .. } | Self::AgreedUndo { .. } | Self::TakeBack)
    }

    /// The deed without the person, if it names him: somebody wants to be forgotten.
    pub fn without(&self, user: i64, nobody: &str) -> Option<Self> {
        match self {
            Self::Sit { seat, user: id, .. } if *id == user => {
                Some(Self::Sit { seat: *seat, user: 0, name: nobody.to_owned() })
            }
            Self::Chat { seat, user: Some(id), .. } if *id == user => Some(Self::Chat {
                seat: *seat,
                name: nobody.to_owned(),
                text: "…".to_owned(),
                user: None,
            }),
            Self::Block { user: id, on, .. } if *id == user => {
                Some(Self::Block { user: 0, name: nobody.to_owned(), on: *on })
            }
            Self::Silence { user: id, on } if *id == user => {
                Some(Self::Silence { user: 0, on: *on })
            }
            _ => None,
        }
    }
}

/// The deeds with which a table begins.
pub fn first_deeds(user: &User, seats: &[SeatRequest]) -> Vec<Deed> {
    let deed = |(at, request): (usize, &SeatRequest)| match request {
        SeatRequest::Open => None,
        SeatRequest::Me => {
            Some(Deed::Sit { seat: at as u8, user: user.id, name: user.name.clone() })
        }
        SeatRequest::Bot(bot) => Some(seat_bot(at as u8, bot)),
    };
    seats.iter().enumerate().filter_map(deed).collect()
}

pub fn seat_bot(seat: u8, bot: &str) -> Deed {
    let name = BOT_NAMES[usize::from(seat) % BOT_NAMES.len()].to_owned();
    Deed::Bot { seat, bot: bot.to_owned(), name }
}
