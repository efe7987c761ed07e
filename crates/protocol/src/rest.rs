//! What goes over HTTP.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// `POST /api/guests`: play at once, under a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// 1 to 40 visible characters; without it the server finds a name that no one else has.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub name: Option<String>,
    /// Programs ask for the token itself; browsers get it as a cookie that scripts cannot read.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub token: bool,
}

/// Who the server takes the client for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct User {
    /// Number of the user.
    pub id: i64,
    /// How he is called.
    pub name: String,
    /// Whether he has a password and his name is his alone; otherwise a guest.
    pub account: bool,
    /// Whether he looks after the house.
    pub admin: bool,
    /// The token, if it was asked for; sent as `Authorization: Bearer <token>`. Shown only once.
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
    /// Programs ask for the token itself.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub token: bool,
}

/// `PATCH /api/me`: a guest calls himself something else.
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
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
}

/// `DELETE /api/me`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ForgetRequest {
    /// Whoever has an account proves that it is his.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub password: Option<String>,
}

/// `GET /api/me/sessions`: a place where somebody is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SessionInfo {
    /// What `DELETE /api/me/sessions/{id}` takes.
    pub id: String,
    /// Since when, in seconds since 1970.
    pub created: i64,
    /// When it was last used, in seconds since 1970, give or take some minutes.
    pub seen: i64,
    /// The program it was begun with, as it calls itself.
    pub agent: String,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// `GET` and `PUT /api/me/notices`: how somebody wants to be told that he is asked.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as JSON tells them")]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Notices {
    /// Where to post it: an address of the web.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub webhook: Option<String>,
    /// Where to mail it. A new address is sent a code, and nothing else before it is confirmed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub mail: Option<String>,
    /// Whether every turn is told: by a post at once, by a mail some minutes later.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub turn: bool,
    /// Whether one mail a day tells of all of them, instead of a mail for every turn.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub digest: bool,
    /// What posts are signed with; only the server sets it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub secret: Option<String>,
    /// Whether the owner of the address has agreed; only the server sets it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub confirmed: bool,
    /// Whether this house can send mail; only the server sets it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub mail_possible: bool,
}

/// `POST /api/me/notices/confirm`: what was in the mail.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ConfirmRequest {
    /// The code.
    pub code: String,
}

/// `POST /api/me/notices/trial`: how a trial went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrialNotices {
    /// By a post; nothing if there is no address for it.
    pub webhook: Option<Delivery>,
    /// By mail; nothing if there is no confirmed address for it.
    pub mail: Option<Delivery>,
}

/// Whether something arrived.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Delivery {
    /// Whether it did.
    pub delivered: bool,
    /// The same for people, and why not.
    pub text: String,
}

/// `GET /api/me/mutes`: somebody whose chat is not shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Muted {
    /// What `DELETE /api/me/mutes/{id}` takes.
    pub id: i64,
    /// How he is called.
    pub name: String,
}

/// How long answers may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Everybody is there: seconds for each answer, and a reserve for the whole game.
    Live {
        /// Seconds for each answer: 5 to 3600.
        #[serde(rename = "move")]
        per_move: u32,
        /// Seconds beyond them, for the whole game: 0 to 36000.
        reserve: u32,
    },
    /// Everybody comes by when he has time.
    Days {
        /// Days for each answer: 1 to 30.
        days: u32,
    },
}

/// What people see who have no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// What lies open.
    #[default]
    Public,
    /// What any seat saw so many minutes ago, at least [`MIN_SPECTATOR_DELAY_MINUTES`], and with a whole
    /// round between then and now; nothing before the end in games without rounds. Such a game is not
    /// rated.
    All(u16),
}

/// The least delay of [`Spectators::All`], in minutes.
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
    /// Whether the person may not sit down at this table again; `true` if left out.
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
    /// How they were called.
    pub name: String,
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// What one must know to sit down.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub password: Option<String>,
    /// How long answers may take; without it, as long as they like.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub clock: Option<Clock>,
    /// What people see who have no seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<Spectators>", optional))]
    pub spectators: Spectators,
    /// Whether players may ask a bot what it thinks.
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
    /// If the table has one.
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bot {
    /// What [`SeatRequest::Bot`] takes.
    pub name: String,
    /// The same for people.
    pub label: String,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// Who holds it.
    #[serde(flatten)]
    pub holder: Holder,
}

/// What everybody at a table may know about it, beside the game itself.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, as JSON tells them")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// The seat from which whoever reads this sees the game.
    pub you: Option<u8>,
    /// All seats he holds.
    pub yours: Vec<u8>,
    /// Whether whoever reads this made the table and may start it.
    pub host: bool,
    /// How long answers may take.
    pub clock: Option<Clock>,
    /// With a clock: since when the seat that waits longest owes its answer, in milliseconds since
    /// 1970.
    pub asked_since: Option<i64>,
    /// With a clock, per seat: when its time runs out, in milliseconds since 1970; nothing if it owes
    /// no answer.
    pub deadlines: Vec<Option<i64>>,
    /// Per seat: seconds left of the reserve, as of the last answer; empty without such a clock.
    pub reserve: Vec<u32>,
    /// Per seat: whether whoever holds it looks at the table now.
    pub connected: Vec<bool>,
    /// Seats whose people are away, as far as anybody did something about it.
    pub away: Vec<Away>,
    /// Somebody asks the others to agree that actions are taken back.
    pub undo_request: Option<UndoRequest>,
    /// Whether players may ask a bot what it thinks.
    pub hints: bool,
    /// Whether one must know a password to sit down.
    pub password: bool,
    /// What people see who have no seat.
    pub spectators: Spectators,
    /// Whether the game counts for the ratings: at least two people, each on one seat, and no spectators who
    /// see more than what lies open. Before the deal as the seats are taken now; the deal decides.
    pub rated: bool,
    /// Per seat: from when on the others may let a bot play for it, in milliseconds since 1970; nothing
    /// while its person is connected, where a clock decides, and where a bot plays already.
    pub takeover_from: Vec<Option<i64>>,
    /// Who may write in the chat.
    pub chat: ChatPolicy,
    /// Whether the reader may write in the chat.
    pub may_chat: bool,
    /// Users whom the host has blocked; told to the host alone.
    pub blocked: Vec<Blocked>,
    /// Lines of chat whose authors the host has muted; told to the host alone.
    pub silenced: Vec<u32>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
}

/// A seat whose person is away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Away {
    /// Which one.
    pub seat: u8,
    /// Seats that want a bot to play for it.
    pub votes: Vec<u8>,
    /// Whether a bot plays for it now.
    pub bot: bool,
}

/// Somebody wants to take back what can no longer be taken back alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UndoRequest {
    /// The version of the request: an answer names it.
    pub request: u32,
    /// Who.
    pub seat: u8,
    /// How many actions would be taken back.
    pub actions: usize,
    /// Seats that agree.
    pub agreed: Vec<u8>,
}

/// A table in the lobby or in one's own list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// How the seats are called; an open one has no name.
    pub players: Vec<String>,
    /// When it last changed, in seconds since 1970.
    pub changed: i64,
    /// Whether whoever reads this owes an answer.
    pub turn: bool,
    /// Whether one must know a password to sit down.
    pub password: bool,
    /// How long answers may take.
    pub clock: Option<Clock>,
    /// What people see who have no seat.
    pub spectators: Spectators,
}

/// What goes over the `WebSocket` of the lobby: everything, whenever something changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LobbyMessage {
    /// The lobby.
    Lobby {
        /// Tables everybody may find: the first page.
        tables: Vec<LobbyEntry>,
        /// How many tables there are on all pages.
        total: usize,
        /// Tables of whoever reads this.
        mine: Vec<LobbyEntry>,
        /// How many clients are connected.
        online: usize,
        /// What the house has to say.
        announcement: Option<String>,
    },
}

/// `GET /api/users/{name}`: what everybody may know about an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// How he is called.
    pub name: String,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// How he does, by game and number of seats.
    pub ratings: Vec<Rating>,
    /// His last finished games.
    pub recent: Vec<Finished>,
}

/// How somebody does at a game with so many seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// Id of the game.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// Mean of the estimate; everybody begins at 25. Nothing before the first game against people.
    pub rating: Option<f64>,
    /// How far off it may be.
    pub deviation: Option<f64>,
    /// How many games he finished, those against bots too.
    pub games: u32,
    /// In how many he came first.
    pub firsts: u32,
}

/// A finished game of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Finished {
    /// The table.
    #[serde(flatten)]
    pub table: LobbyEntry,
    /// His seat.
    pub seat: u8,
    /// 1 is the best.
    pub rank: u8,
    /// All points.
    pub total: i32,
}

/// `GET /api/tables/{id}/course`: how the points stood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CoursePoint {
    /// After so many actions.
    pub at: usize,
    /// In which round, if the game counts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub round: Option<u32>,
    /// Points per seat, as far as they lie open.
    pub totals: Vec<i32>,
}

/// `GET /api/tables/{id}/hint`: what a bot thinks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hints {
    /// Best first.
    pub choices: Vec<HintChoice>,
}

/// What a bot thinks of a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HintChoice {
    /// In notation.
    pub text: String,
    /// The same for people.
    pub label: String,
    /// How often it was tried.
    pub visits: u64,
    /// Estimated share of the victory, 0 to 1.
    pub chance: f64,
    /// Expected points ahead of the best other seat.
    pub margin: f64,
}

/// `GET` and `PUT /api/tables/{id}/notes`: for oneself only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Notes {
    /// At most 8000 characters.
    pub text: String,
}

/// `GET /api/announcement` and `POST /api/admin/announcement`: what the house has to say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// At most 500 characters, or nothing.
    pub text: Option<String>,
}

/// `GET /api/admin/users`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminUser {
    /// Number of the user.
    pub id: i64,
    /// How he is called.
    pub name: String,
    /// Whether he has an account.
    pub account: bool,
    /// Whether he looks after the house.
    pub admin: bool,
    /// Since when, in seconds since 1970.
    pub created: i64,
    /// When he was last here, in seconds since 1970, give or take some minutes.
    pub seen: Option<i64>,
    /// At how many tables he sits.
    pub tables: u32,
    /// Whether an admin has banned the user.
    pub banned: bool,
}

/// `POST /api/admin/acts`: what an admin does. Users are named by number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum AdminAct {
    /// Ends all sessions of a user, who cannot begin another one.
    Ban {
        /// Whom.
        user: i64,
    },
    /// Takes a ban back.
    Unban {
        /// Whose.
        user: i64,
    },
    /// Makes an admin of an account, whose sessions end.
    Grant {
        /// Which account.
        user: i64,
    },
    /// Takes that back.
    Revoke {
        /// Which account.
        user: i64,
    },
    /// Ends all sessions of a user.
    EndSessions {
        /// Whose.
        user: i64,
    },
    /// Makes a link with which an account chooses a new password, once and within a day.
    ResetPassword {
        /// Which account.
        user: i64,
    },
    /// Removes a table with everything that belongs to it.
    RemoveTable {
        /// Its name.
        table: String,
    },
    /// Removes finished tables that guests made and at which no account sat.
    Prune {
        /// Those that did not change for so many days.
        days: u32,
    },
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdminDone {
    /// The path of the page on which a new password is chosen.
    pub link: Option<String>,
    /// How many tables are gone.
    pub removed: u32,
}

/// `GET /api/admin/log`: what admins did, the last first.
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
    /// The admin, if it was one on the site.
    pub actor: Option<String>,
    /// What: as in [`AdminAct`].
    pub act: String,
    /// To which user.
    pub user: Option<String>,
    /// To which table.
    pub table: Option<String>,
    /// How many tables were removed.
    pub count: Option<u32>,
}

/// `POST /api/reset`: a new password, by a link of an admin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ResetRequest {
    /// What is behind the `#` of the link.
    pub code: String,
    /// 8 to 200 characters.
    pub password: String,
    /// Programs ask for the token itself.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub token: bool,
}

/// `GET /api/tables/{id}/replay`: a game as it stood; a finished one from any seat, a running one from
/// one's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = serde_json::Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Replay"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct Replay<J = serde_json::Value> {
    /// After so many actions.
    pub at: usize,
    /// How many there are.
    pub actions: usize,
    /// Seen from this seat; nothing: as a spectator.
    pub seat: Option<u8>,
    /// Everything that viewer had perceived.
    pub log: Vec<crate::Told<J>>,
    /// The last action step by step: the last events of the log, and the view after each step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beats: Vec<crate::Beat<J>>,
    /// The position.
    pub position: crate::Position<J>,
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

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
