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
    /// The deal.
    Start,
    /// An action.
    Act { seat: u8, action: String },
    /// The last action is taken back.
    Undo { seat: u8 },
    /// Somebody says something.
    Chat { seat: Option<u8>, name: String, text: String },
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
