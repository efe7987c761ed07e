//! What goes over HTTP.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// `POST /api/guests`: play at once, under a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// 1 to 40 printable characters.
    pub name: String,
    /// Programs ask for the token itself; browsers get it as a cookie that scripts cannot read.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub token: bool,
}

/// Who the server takes the client for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct User {
    /// Number of the user.
    pub id: i64,
    /// How he is called.
    pub name: String,
    /// The token, if it was asked for; sent as `Authorization: Bearer <token>`. Shown only once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Id of the game.
    pub game: String,
    /// A named choice of options.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub preset: Option<String>,
    /// Further options, laid over the preset.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    pub options: Map<String, Value>,
    /// Who is to sit where.
    pub seats: Vec<SeatRequest>,
    /// Whether everybody finds it in the lobby; otherwise only whoever has the link.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub listed: bool,
}

/// What a seat of a new table is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatRequest {
    /// For whoever makes the table.
    Me,
    /// For whoever comes.
    Open,
    /// For a bot of this name.
    Bot(String),
}

/// `POST /api/tables/{id}/start`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The bot that takes the seats that are still open; without it, all seats must be taken.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub fill: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are sitting down.
    Waiting,
    /// The cards are dealt.
    Playing,
    /// The game is over: it can be replayed and its record downloaded.
    Finished,
}

/// A bot that can be chosen for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bot {
    /// What [`SeatRequest::Bot`] takes.
    pub name: String,
    /// The same for people.
    pub label: String,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// How he is called at this table.
        name: String,
    },
    /// A bot.
    Bot {
        /// How it is called at this table.
        name: String,
        /// Which one it is.
        bot: String,
    },
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// Who holds it.
    #[serde(flatten)]
    pub holder: Holder,
}

/// What everybody at a table may know about it, beside the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its unguessable name, also its link.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Name of the game in print.
    pub title: String,
    /// Version of the rules it is played by.
    pub rules: u16,
    /// Complete options.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// How far it has come.
    pub status: Status,
    /// SHA-256 of the seed, fixed before the deal. The seed itself is in the record of the finished
    /// game.
    pub commitment: String,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The seat of whoever reads this.
    pub you: Option<u8>,
    /// Whether whoever reads this made the table and may start it.
    pub host: bool,
}

/// A table in the lobby or in one's own list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LobbyEntry {
    /// Name of the table.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Name of the game in print.
    pub title: String,
    /// How far it has come.
    pub status: Status,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are open.
    pub open: u8,
}

/// `GET /api/tables/{id}/replay`: a finished game as it stood, seen from any seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// After so many actions.
    pub at: usize,
    /// How many there are.
    pub actions: usize,
    /// Seen from this seat; nothing: as a spectator.
    pub seat: Option<u8>,
    /// Everything that viewer had perceived.
    pub log: Vec<crate::Told>,
    /// The position.
    pub position: crate::Position,
}

/// `GET /health`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Health {
    /// `ok`.
    pub status: String,
    /// Version of the program.
    pub version: String,
    /// Version of the protocol.
    pub protocol: u16,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    /// A word for programs, such as `not_found`; it does not change.
    pub error: String,
    /// A sentence for people, in their language.
    pub text: String,
    /// If a set-up cannot be dealt: everything that is wrong with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub problems: Vec<String>,
}
