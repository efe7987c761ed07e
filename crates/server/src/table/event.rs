//! The events of a table.

use std::{collections::HashSet, fmt};

use serde::{Deserialize, Serialize};
use signoria_protocol::SeatRequest;
use signoria_registry::LegalAction;
use signoria_store::User;

/// Names of bots, by seat.
const BOT_NAMES: [&str; 8] =
    ["Lucia", "Marco", "Chiara", "Pietro", "Bianca", "Luca", "Giulia", "Dante"];

/// An event of a table: one entry in the store.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum TableEvent {
    /// A person takes a seat.
    Sit { seat: u8, user: i64, name: String },
    /// A bot is put on a seat.
    Bot { seat: u8, bot: String, name: String },
    /// A seat becomes free.
    Stand { seat: u8 },
    /// The game starts, rated or not. Entries of older programs do not say; then the seats decide.
    Start {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rated: Option<bool>,
    },
    /// The person of a seat was put there by a rematch that another person asked for: they have agreed to
    /// nothing yet.
    Invite { seat: u8 },
    /// The person of a seat is there for the first time since a rated game was dealt: from now on leaving is
    /// a defeat.
    Arrive { seat: u8 },
    /// An action.
    Act { seat: u8, action: Action },
    /// The last action is undone.
    Undo { seat: u8 },
    /// A line of chat.
    Chat {
        seat: Option<u8>,
        name: String,
        text: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        user: Option<i64>,
    },
    /// The time of a seat has run out: the next action is that of a bot.
    Expire { seat: u8 },
    /// A bot plays for a seat from now on.
    Takeover { seat: u8, by: TakeoverCause },
    /// The player plays again.
    Return { seat: u8 },
    /// A seat votes for a bot to play for an absent player.
    Vote { seat: u8, absent: u8 },
    /// A seat asks the others to agree to undo everything from its last action on.
    UndoAsk { seat: u8 },
    /// A seat agrees.
    UndoAgree { seat: u8 },
    /// A seat refuses.
    UndoRefuse { seat: u8 },
    /// The last action of a seat and everything since are undone, and what no seat knows is redrawn:
    /// all people agreed.
    AgreedUndo { seat: u8 },
    /// The last action was undone without redrawing: the agreed undo of older programs, no longer
    /// written.
    TakeBack,
    /// The host blocks a user from this table, or unblocks them.
    Block { user: i64, name: String, on: bool },
    /// The host mutes a user in the chat of this table, or unmutes them.
    Silence { user: i64, on: bool },
    /// The host chooses who may write in the chat.
    OpenChat { everyone: bool },
    /// The same people play again at another table.
    Rematch { table: String },
}

/// An action of a seat. It is stored, compared and printed as its notation.
#[derive(Clone, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Action {
    /// From the store or a bot.
    Text(String),
    /// Of a player: parsed and looked up when it was checked, not again when it is applied.
    Checked(LegalAction),
}

impl Action {
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::Checked(legal) => legal.text(),
        }
    }
}

impl From<String> for Action {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Action> for String {
    fn from(action: Action) -> Self {
        action.text().to_owned()
    }
}

impl PartialEq for Action {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Action {}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.text(), f)
    }
}

/// Why a bot plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeoverCause {
    /// A vote of the others.
    Vote,
    /// The clock.
    Clock,
    /// The player left.
    Own,
}

impl TableEvent {
    /// Whether it changes the seats.
    pub const fn changes_seats(&self) -> bool {
        matches!(self, Self::Sit { .. } | Self::Bot { .. } | Self::Stand { .. })
    }

    /// Whether it changes the position.
    pub const fn changes_game(&self) -> bool {
        matches!(self, Self::Start { .. } | Self::Act { .. }) || self.takes_back()
    }

    /// Whether it undoes an action.
    pub const fn takes_back(&self) -> bool {
        matches!(self, Self::Undo { .. } | Self::AgreedUndo { .. } | Self::TakeBack)
    }

    /// The event without the user, if it names them: for erasure.
    pub fn without(&self, user: i64, name: &str) -> Option<Self> {
        match self {
            Self::Sit { seat, user: id, .. } if *id == user => {
                Some(Self::Sit { seat: *seat, user: 0, name: name.to_owned() })
            }
            Self::Chat { seat, user: Some(id), .. } if *id == user => Some(Self::Chat {
                seat: *seat,
                name: name.to_owned(),
                text: "…".to_owned(),
                user: None,
            }),
            Self::Block { user: id, on, .. } if *id == user => {
                Some(Self::Block { user: 0, name: name.to_owned(), on: *on })
            }
            Self::Silence { user: id, on } if *id == user => {
                Some(Self::Silence { user: 0, on: *on })
            }
            _ => None,
        }
    }
}

/// Finds, entry by entry, what a user did at a table.
pub struct OwnDeeds {
    user: i64,
    /// Seats that are theirs now.
    seats: HashSet<u8>,
    /// Seats for which a bot plays.
    bots: HashSet<u8>,
    /// The seat whose time has run out: a bot answers next.
    expired: Option<u8>,
}

impl OwnDeeds {
    pub fn of(user: i64) -> Self {
        Self { user, seats: HashSet::new(), bots: HashSet::new(), expired: None }
    }

    /// Whether the next entry names the user or is their doing.
    pub fn includes(&mut self, event: &TableEvent) -> bool {
        match event {
            TableEvent::Sit { seat, user, .. } if *user == self.user => {
                self.seats.insert(*seat);
                true
            }
            TableEvent::Sit { seat, .. }
            | TableEvent::Bot { seat, .. }
            | TableEvent::Stand { seat } => self.seats.remove(seat),
            TableEvent::Act { seat, .. } => {
                let bot = self.expired.take() == Some(*seat) || self.bots.contains(seat);
                !bot && self.seats.contains(seat)
            }
            TableEvent::Expire { seat } => {
                self.expired = Some(*seat);
                self.seats.contains(seat)
            }
            TableEvent::Takeover { seat, .. } => {
                self.bots.insert(*seat);
                self.seats.contains(seat)
            }
            TableEvent::Return { seat } => {
                self.bots.remove(seat);
                self.seats.contains(seat)
            }
            TableEvent::Arrive { seat }
            | TableEvent::Invite { seat }
            | TableEvent::Undo { seat }
            | TableEvent::Vote { seat, .. }
            | TableEvent::UndoAsk { seat }
            | TableEvent::UndoAgree { seat }
            | TableEvent::UndoRefuse { seat }
            | TableEvent::AgreedUndo { seat } => self.seats.contains(seat),
            TableEvent::Chat { user, .. } => *user == Some(self.user),
            TableEvent::Block { user, .. } | TableEvent::Silence { user, .. } => *user == self.user,
            TableEvent::Start { .. }
            | TableEvent::TakeBack
            | TableEvent::OpenChat { .. }
            | TableEvent::Rematch { .. } => false,
        }
    }
}

/// The first events of a table.
pub fn initial_events(user: &User, seats: &[SeatRequest]) -> Vec<TableEvent> {
    let event = |(at, request): (usize, &SeatRequest)| match request {
        SeatRequest::Open => None,
        SeatRequest::Me => {
            Some(TableEvent::Sit { seat: at as u8, user: user.id, name: user.name.clone() })
        }
        SeatRequest::Bot(bot) => Some(seat_bot(at as u8, bot)),
    };
    seats.iter().enumerate().filter_map(event).collect()
}

pub fn seat_bot(seat: u8, bot: &str) -> TableEvent {
    let name = BOT_NAMES[usize::from(seat) % BOT_NAMES.len()].to_owned();
    TableEvent::Bot { seat, bot: bot.to_owned(), name }
}
