//! The messages that server and clients exchange.
//!
//! Everything is JSON. Over HTTP a client identifies itself, lists, creates, joins and starts tables; over
//! one WebSocket per table it plays. `docs/protocol.md` describes the same for authors of clients in other
//! languages.
//!
//! # Versions
//!
//! Every change of a table (a player joins, the deal, an action, an undo, a line of chat) has a number; the
//! *version* of a table is the number of its last change. Every message of the server carries the version
//! it brings the client to. Every command of a client carries the version the client had seen: a command
//! about a decision that has changed since is refused, never misapplied.
//!
//! ```
//! use signoria_protocol::{ClientMessage, ServerMessage};
//!
//! let command = ClientMessage::Play { version: 12, action: "pass".into(), id: Some(1) };
//! let text = serde_json::to_string(&command).unwrap();
//! assert_eq!(text, r#"{"type":"play","version":12,"action":"pass","id":1}"#);
//! let answer = r#"{"type":"accepted","version":13,"id":1}"#;
//! let answer: ServerMessage = serde_json::from_str(answer).unwrap();
//! assert_eq!(answer, ServerMessage::Accepted { version: 13, id: 1 });
//! ```
#![warn(missing_docs)]

mod catalogue;
pub mod frames;
mod play;
mod rest;

pub use self::{
    catalogue::{
        GameInfo, OptionInfo, OptionKind, PresetInfo, ProvenanceInfo, ProvenanceKind, SeatCounts,
    },
    play::{
        Beat, ChatLine, Choice, ClientMessage, ListPart, ListRow, LogEntry, Position, Question,
        ScorePart, ServerMessage, Standing, TableFrame, UpdateFrame, change,
    },
    rest::{
        AccountRequest, AdminAct, AdminDone, AdminLogEntry, AdminNode, AdminUser, Announcement,
        Away, Blocked, Bot, ChatPolicy, ChatRequest, Clock, ConfirmRequest, DeleteAccountRequest,
        Delivery, ErrorBody, Finished, GuestRequest, Health, HintChoice, Hints, HostInfo,
        JoinRequest, LobbyEntry, LobbyMessage, MIN_SPECTATOR_DELAY_MINUTES, Muted, NameRequest,
        NewTable, NodeState, Notes, Notices, PasswordRequest, Profile, Rating, Registration,
        RemoveRequest, Replay, ResetRequest, ScorePoint, SeatInfo, SeatOccupant, SeatRequest,
        SessionInfo, Spectators, StartRequest, Status, TableInfo, TestNotification, UndoRequest,
        User,
    },
};

/// The version of this protocol. A server refuses a client that asks for another one.
pub const PROTOCOL: u16 = 1;
