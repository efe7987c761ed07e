//! The words that server and clients exchange.
//!
//! Everything is JSON. Over HTTP a client makes itself known, lists, makes, joins and starts tables;
//! over one WebSocket per table it plays. `docs/protocol.md` tells the same story for people who
//! write a client in another language.
//!
//! # Versions
//!
//! Every change of a table (somebody sits down, the deal, an action, an undo, a line of chat) has a
//! number; the *version* of a table is the number of its last change. Every message of the server
//! carries the version it brings the client to. Every command of a client carries the version the
//! client had seen: a command about a question that has changed since is refused, never misapplied.
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
        Beat, ChatLine, Choice, ClientMessage, Part, Position, Question, ServerMessage, Standing,
        TableFrame, Told, UpdateFrame, change,
    },
    rest::{
        AccountRequest, AdminAct, AdminDone, AdminLogEntry, AdminUser, Announcement, Away, Blocked,
        Bot, ChatPolicy, ChatRequest, Clock, ConfirmRequest, CoursePoint, Delivery, Failure,
        Finished, ForgetRequest, GuestRequest, Health, HintChoice, Hints, Holder, JoinRequest,
        LobbyEntry, LobbyMessage, MIN_SPECTATOR_DELAY_MINUTES, Muted, NameRequest, NewTable, Notes,
        Notices, PasswordRequest, Profile, Rating, RemoveRequest, Replay, ResetRequest, SeatInfo,
        SeatRequest, SessionInfo, Spectators, StartRequest, Status, TableInfo, TrialNotices,
        UndoRequest, User,
    },
};

/// The version of these messages. A server refuses a client that asks for another one.
pub const PROTOCOL: u16 = 1;
