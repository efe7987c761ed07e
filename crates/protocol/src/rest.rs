//! Requests and responses over HTTP.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// `POST /api/guests`: creates a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// 1 to 40 visible characters; without it the server chooses a unique name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub name: Option<String>,
    /// Whether the token is returned; otherwise it is set as a cookie that scripts cannot read.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub token: bool,
}

/// The user of a session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct User {
    /// Number of the user.
    pub id: i64,
    /// Their name.
    pub name: String,
    /// Whether they have a password and a unique name; otherwise they are a guest.
    pub account: bool,
    /// Whether they are an administrator.
    pub admin: bool,
    /// The token, if it was requested; sent as `Authorization: Bearer <token>`. Shown only once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// `POST /api/accounts` and `POST /api/login`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountRequest {
    /// 1 to 40 visible characters; capitals make no difference.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
    /// Whether the token is returned, for programs.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub token: bool,
    /// The code of the host, for a new account on a server that asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invite: Option<String>,
}

/// `PATCH /api/me`: renames the guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// 1 to 40 visible characters.
    pub name: String,
}

/// `POST /api/me/password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordRequest {
    /// The current password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// `DELETE /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DeleteAccountRequest {
    /// The password, if the user has an account.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub password: Option<String>,
}

/// `GET /api/me/sessions`: a session of the user.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SessionInfo {
    /// What `DELETE /api/me/sessions/{id}` takes.
    pub id: String,
    /// Its start, in seconds since 1970.
    pub created: i64,
    /// Its last use, in seconds since 1970, accurate to some minutes.
    pub seen: i64,
    /// The program that started it, as named in its `User-Agent`.
    pub agent: String,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// `GET` and `PUT /api/me/notices`: how a user is notified of their turns.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as JSON tells them")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Notices {
    /// The URL of the webhook.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub webhook: Option<String>,
    /// The mail address. A new address is sent a code, and nothing else until it is confirmed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub mail: Option<String>,
    /// Whether the user is notified of every turn: by webhook at once, by mail some minutes later.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub turn: bool,
    /// Whether one mail a day lists all turns, instead of a mail for every turn.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub digest: bool,
    /// The key of the webhook's signature; only the server sets it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub secret: Option<String>,
    /// Whether the owner of the mail address has confirmed it; only the server sets it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub confirmed: bool,
    /// Whether this server can send mail; only the server sets it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub mail_possible: bool,
}

/// `POST /api/me/notices/confirm`: confirms a mail address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConfirmRequest {
    /// The code in the mail.
    pub code: String,
}

/// `POST /api/me/notices/trial`: the result of a test notification.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TestNotification {
    /// By webhook; `None` if the user has none.
    pub webhook: Option<Delivery>,
    /// By mail; `None` if the user has no confirmed address.
    pub mail: Option<Delivery>,
}

/// Whether a notification was delivered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Delivery {
    /// Whether it was.
    pub delivered: bool,
    /// The same as a sentence, with the reason if it was not.
    pub text: String,
}

/// `GET /api/me/mutes`: a user whose chat is not shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Muted {
    /// What `DELETE /api/me/mutes/{id}` takes.
    pub id: i64,
    /// Their name.
    pub name: String,
}

/// The time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Seconds per action, and a reserve for the whole game.
    Live {
        /// Seconds per action: 5 to 3600.
        #[serde(rename = "move")]
        per_move: u32,
        /// Reserve for the whole game, in seconds: 0 to 36000.
        reserve: u32,
    },
    /// Correspondence: days per action.
    Days {
        /// Days per action: 1 to 30.
        days: u32,
    },
}

/// What people without a seat can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Public information.
    #[default]
    Public,
    /// What any seat saw this many minutes ago, at least [`MIN_SPECTATOR_DELAY_MINUTES`] and a whole
    /// round ago; nothing before the end in games without rounds. Such a game is not rated.
    All(u16),
}

/// Minimum delay of [`Spectators::All`], in minutes.
pub const MIN_SPECTATOR_DELAY_MINUTES: u16 = 10;

/// Who may write in the chat of a table. The host may always.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChatPolicy {
    /// Users with a seat.
    #[default]
    Seats,
    /// All users.
    Everyone,
}

/// `POST /api/tables/{id}/chat`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChatRequest {
    /// Who may write from now on.
    pub chat: ChatPolicy,
}

/// `POST /api/tables/{id}/seats/{seat}/remove`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct RemoveRequest {
    /// Whether the person may not join this table again; `true` if omitted.
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub block: bool,
}

impl Default for RemoveRequest {
    fn default() -> Self {
        Self { block: true }
    }
}

/// A user whom the host has blocked from a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Blocked {
    /// Number of the user, for `DELETE /api/tables/{id}/blocked/{user}`.
    pub user: i64,
    /// Their name at that time.
    pub name: String,
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Id of the game.
    pub game: String,
    /// A named set of options.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub preset: Option<String>,
    /// Further options, which override the preset.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    pub options: Map<String, Value>,
    /// The seats.
    pub seats: Vec<SeatRequest>,
    /// Whether the lobby lists it; otherwise only people with the link find it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub listed: bool,
    /// The password to take a seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub password: Option<String>,
    /// The time control; unlimited if omitted.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub clock: Option<Clock>,
    /// What people without a seat can see.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Spectators>", optional))]
    pub spectators: Spectators,
    /// Whether players may ask a bot for hints.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub hints: bool,
    /// Who may write in the chat; the host can change it later.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<ChatPolicy>", optional))]
    pub chat: ChatPolicy,
}

/// `POST /api/tables/{id}/join`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// The password, if the table has one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub password: Option<String>,
}

/// What a seat of a new table is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatRequest {
    /// The user who creates the table.
    Me,
    /// Any user who joins.
    Open,
    /// A bot with this name.
    Bot(String),
}

/// `POST /api/tables/{id}/start`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The bot for seats that are still open; without it, all seats must be taken.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub fill: Option<String>,
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Before the game starts.
    Waiting,
    /// The game is running.
    Playing,
    /// The game is over: it can be replayed and its record downloaded.
    Finished,
}

/// A bot that can be chosen for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bot {
    /// What [`SeatRequest::Bot`] takes.
    pub name: String,
    /// Its name for people.
    pub label: String,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatOccupant {
    /// No one yet.
    Open,
    /// A person.
    Person {
        /// Their name at this table.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its name at this table.
        name: String,
        /// The name of the bot.
        bot: String,
    },
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// Who has it.
    #[serde(flatten)]
    pub holder: SeatOccupant,
}

/// Public information about a table, except for the game itself.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as JSON tells them")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInfo {
    /// Its unguessable id, also its link.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Printed name of the game.
    pub title: String,
    /// Version of its rules.
    pub rules: u16,
    /// Complete options.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Map<String, Value>,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Its status.
    pub status: Status,
    /// SHA-256 of the seed, fixed before the deal. The seed itself is in the record of the finished
    /// game.
    pub commitment: String,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// The seat from which the reader sees the game.
    pub you: Option<u8>,
    /// All seats of the reader.
    pub yours: Vec<u8>,
    /// Whether the reader is the host and may start the game.
    pub host: bool,
    /// The time control.
    pub clock: Option<Clock>,
    /// With a clock: since when the seat that waits longest is to act, in milliseconds since 1970.
    pub asked_since: Option<i64>,
    /// With a clock, per seat: its deadline in milliseconds since 1970; `None` if it is not to act.
    pub deadlines: Vec<Option<i64>>,
    /// Per seat: seconds left of the reserve, as of its last action; empty without such a clock.
    pub reserve: Vec<u32>,
    /// Per seat: whether its player is connected now.
    pub connected: Vec<bool>,
    /// Seats whose players are away, with votes for a bot or a bot that plays.
    pub away: Vec<Away>,
    /// A pending request to agree to an undo.
    pub undo_request: Option<UndoRequest>,
    /// Whether players may ask a bot for hints.
    pub hints: bool,
    /// Whether taking a seat requires a password.
    pub password: bool,
    /// What people without a seat can see.
    pub spectators: Spectators,
    /// Whether the game is rated: at least two people, each on one seat, and no spectators who see
    /// hidden information. Before the game starts this depends on the seats taken so far.
    pub rated: bool,
    /// Per seat: when the others may vote for a bot, in milliseconds since 1970; `None` while its
    /// player is connected, where a clock decides, and where a bot plays already.
    pub takeover_from: Vec<Option<i64>>,
    /// Who may write in the chat.
    pub chat: ChatPolicy,
    /// Whether the reader may write in the chat.
    pub may_chat: bool,
    /// Users whom the host has blocked; only the host receives it.
    pub blocked: Vec<Blocked>,
    /// Lines of chat whose authors the host has muted; only the host receives it.
    pub silenced: Vec<u32>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    /// Whether it is the guided first game of its host: the deal is the same for all, and a coach explains.
    #[serde(default)]
    pub lesson: bool,
}

/// A seat whose player is away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Away {
    /// The seat.
    pub seat: u8,
    /// Seats that voted for a bot.
    pub votes: Vec<u8>,
    /// Whether a bot plays for it now.
    pub bot: bool,
}

/// A request to agree to an undo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoRequest {
    /// The version of the request, which an answer names.
    pub request: u32,
    /// The seat that asks.
    pub seat: u8,
    /// The number of actions that would be undone.
    pub actions: usize,
    /// Seats that agree.
    pub agreed: Vec<u8>,
}

/// A table in the lobby or in the user's own list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LobbyEntry {
    /// Id of the table.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Printed name of the game.
    pub title: String,
    /// Its status.
    pub status: Status,
    /// Number of seats.
    pub seats: u8,
    /// Number of open seats.
    pub open: u8,
    /// The names of the seats; empty for an open one.
    pub players: Vec<String>,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
    /// Whether the reader is to act.
    pub turn: bool,
    /// Whether taking a seat requires a password.
    pub password: bool,
    /// The time control.
    pub clock: Option<Clock>,
    /// What people without a seat can see.
    pub spectators: Spectators,
}

/// Messages on the WebSocket of the lobby: the whole lobby, after every change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LobbyMessage {
    /// The lobby.
    Lobby {
        /// Public tables: the first page.
        tables: Vec<LobbyEntry>,
        /// Number of tables on all pages.
        total: usize,
        /// The reader's own tables.
        mine: Vec<LobbyEntry>,
        /// Number of connected clients.
        online: usize,
        /// The announcement of the server.
        announcement: Option<String>,
    },
}

/// `GET /api/users/{name}`: the public profile of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// Its name.
    pub name: String,
    /// When it was registered, in seconds since 1970.
    pub since: i64,
    /// Its results, by game and number of seats.
    pub ratings: Vec<Rating>,
    /// Its last finished games.
    pub recent: Vec<Finished>,
}

/// The results of a user at a game with a number of seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// Id of the game.
    pub game: String,
    /// Number of seats.
    pub seats: u8,
    /// Mean of the estimate; it starts at 25. `None` before the first game against people.
    pub rating: Option<f64>,
    /// Standard deviation of the estimate.
    pub deviation: Option<f64>,
    /// Number of finished games, including those against bots.
    pub games: u32,
    /// Number of first places.
    pub firsts: u32,
}

/// A finished game of a user.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finished {
    /// The table.
    #[serde(flatten)]
    pub table: LobbyEntry,
    /// The seat of the user.
    pub seat: u8,
    /// 1 is the best.
    pub rank: u8,
    /// All points.
    pub total: i32,
}

/// `GET /api/tables/{id}/course`: the points at a moment of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScorePoint {
    /// The number of actions so far.
    pub at: usize,
    /// The round, if the game counts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub round: Option<u32>,
    /// Points per seat, as far as they are public.
    pub totals: Vec<i32>,
}

/// `GET /api/tables/{id}/hint`: a bot's estimates.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hints {
    /// Best first.
    pub choices: Vec<HintChoice>,
}

/// A bot's estimate of a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintChoice {
    /// In notation.
    pub text: String,
    /// The label.
    pub label: String,
    /// How often it was tried.
    pub visits: u64,
    /// Estimated share of the victory, 0 to 1.
    pub chance: f64,
    /// Expected points ahead of the best other seat.
    pub margin: f64,
}

/// `GET` and `PUT /api/tables/{id}/notes`: private notes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// At most 8000 characters.
    pub text: String,
}

/// `GET /api/announcement` and `POST /api/admin/announcement`: the announcement of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// At most 500 characters; `None` if there is none.
    pub text: Option<String>,
}

/// `GET /api/admin/users`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminUser {
    /// Number of the user.
    pub id: i64,
    /// Their name.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// Whether they are an administrator.
    pub admin: bool,
    /// When they were created, in seconds since 1970.
    pub created: i64,
    /// When they were last seen, in seconds since 1970, accurate to some minutes.
    pub seen: Option<i64>,
    /// The number of tables at which they have a seat.
    pub tables: u32,
    /// Whether an admin has banned the user.
    pub banned: bool,
}

/// `POST /api/admin/acts`: an act of an administrator. Users are named by number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum AdminAct {
    /// Ends all sessions of a user, who cannot start another one.
    Ban {
        /// The user.
        user: i64,
    },
    /// Ends a ban.
    Unban {
        /// The user.
        user: i64,
    },
    /// Makes an account an administrator; its sessions end.
    Grant {
        /// The account.
        user: i64,
    },
    /// Makes an administrator an ordinary account.
    Revoke {
        /// The account.
        user: i64,
    },
    /// Ends all sessions of a user.
    EndSessions {
        /// The user.
        user: i64,
    },
    /// Creates a link with which an account chooses a new password, once and within a day.
    ResetPassword {
        /// The account.
        user: i64,
    },
    /// Deletes a table with all its data.
    RemoveTable {
        /// Its id.
        table: String,
    },
    /// Deletes finished tables that guests created and at which no account had a seat.
    Prune {
        /// Only tables that did not change for this many days.
        days: u32,
    },
}

/// The result of an act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminDone {
    /// The path of the page for a new password.
    pub link: Option<String>,
    /// Number of deleted tables.
    pub removed: u32,
}

/// `GET /api/admin/log`: the acts of administrators, the last first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminLogEntry {
    /// Its number.
    pub id: i64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// `user` (an admin on the site), `terminal` or `server`.
    pub source: String,
    /// The administrator, if the source is `user`.
    pub actor: Option<String>,
    /// The act: as in [`AdminAct`].
    pub act: String,
    /// The user it concerned.
    pub user: Option<String>,
    /// The table it concerned.
    pub table: Option<String>,
    /// Number of deleted tables.
    pub count: Option<u32>,
}

/// `GET /api/admin/nodes`: the servers that share the database; none on `SQLite`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminNode {
    /// Its unique name.
    pub id: String,
    /// Where it listens.
    pub address: String,
    /// How many tables it serves.
    pub tables: u32,
    /// What it does.
    pub state: NodeState,
    /// Seconds since its last heartbeat.
    pub silent: i64,
    /// Whether it answered this request.
    pub own: bool,
}

/// What a node does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum NodeState {
    /// It serves tables.
    Alive,
    /// It gives its tables back and takes no others.
    Draining,
    /// It has missed its heartbeats: other nodes may take its tables.
    Dead,
}

/// `POST /api/reset`: sets a new password, with a link of an administrator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ResetRequest {
    /// The part of the link after `#`.
    pub code: String,
    /// 8 to 200 characters.
    pub password: String,
    /// Whether the token is returned, for programs.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub token: bool,
}

/// `GET /api/tables/{id}/replay`: an earlier position; of a finished game from any seat, of a running one
/// from the reader's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = serde_json::Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Replay"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct Replay<J = serde_json::Value> {
    /// The number of actions before it.
    pub at: usize,
    /// The number of actions of the game.
    pub actions: usize,
    /// The seat it is seen from; `None` for a spectator.
    pub seat: Option<u8>,
    /// Everything that this viewer had perceived.
    pub log: Vec<crate::LogEntry<J>>,
    /// The last action step by step: the last events of the log, and the view after each step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beats: Vec<crate::Beat<J>>,
    /// The position.
    pub position: crate::Position<J>,
    /// The same in words.
    pub list: Vec<crate::ListPart>,
}

/// `GET /health`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Health {
    /// `ok`.
    pub status: String,
    /// Version of the program.
    pub version: String,
    /// Version of the protocol.
    pub protocol: u16,
}

/// `GET /api/host`: what a visitor may know of this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HostInfo {
    /// Version of the program.
    pub version: String,
    /// The language for readers who prefer none that the site has.
    pub language: String,
    /// Who may create an account.
    pub registration: Registration,
    /// Who runs the server and how to reach them, as the host wrote it.
    pub operator: Option<String>,
    /// Finished tables of guests are deleted after so many days; 0: never.
    pub guest_table_days: u32,
    /// Sessions end when they have not been used for so many days.
    pub session_days: u32,
}

/// Who may create an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Registration {
    /// Any visitor.
    Open,
    /// Visitors with the code of the host.
    Invite,
    /// No one.
    Closed,
}

/// An error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ErrorBody {
    /// A stable code, such as `not_found`.
    pub error: String,
    /// A sentence for people, in their language.
    pub text: String,
    /// Every problem of an invalid setup.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub problems: Vec<String>,
}
