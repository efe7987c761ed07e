//! What is stored, as the store gives it back.

use thiserror::Error;

/// Why the store could not do it. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Somebody else has appended since: load the table again.
    #[error("the table has changed since it was loaded")]
    Conflict,
    /// An account of this name exists.
    #[error("the name belongs to somebody else")]
    NameTaken,
    /// Something with this key exists already.
    #[error("it exists already")]
    Exists,
    /// The database was written by a newer program.
    #[error("the database has version {found}, this program knows {known}")]
    Newer {
        /// Version of the database.
        found: u32,
        /// Version of this program.
        known: u32,
    },
    /// The database itself complains.
    #[error("the database cannot be used: {0}")]
    Database(String),
    /// There is no such user or table.
    #[error("there is no such user or table")]
    NotFound,
    /// Another server has the database.
    #[error("another server uses the database")]
    InUse,
    /// The store has been closed.
    #[error("the database has been closed")]
    Closed,
}

/// When a change counts as safe.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// When the disk has it: survives a power failure.
    #[default]
    Full,
    /// When the operating system has it: survives a crash of the program. For tests and measurements.
    Process,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// His number.
    pub id: i64,
    /// How he is called.
    pub name: String,
    /// Whether he has a password and his name is his alone; otherwise a guest.
    pub account: bool,
    /// Whether the user is an admin: the first account ever, and those to whom it was granted.
    pub admin: bool,
    /// Whether an admin has banned the user.
    pub banned: bool,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
}

/// What makes an account of a guest.
#[derive(Clone, PartialEq, Eq)]
pub struct Credentials {
    /// How he is called.
    pub name: String,
    /// The name as it is compared: no two accounts have the same.
    pub login: String,
    /// The same for all names that look alike: no new account gets that of another account.
    pub skeleton: String,
    /// Hash of his password.
    pub password: String,
}

/// A session that begins.
#[derive(Clone, PartialEq, Eq)]
pub struct NewSession {
    /// SHA-256 of the token.
    pub hash: [u8; 32],
    /// The program it was begun with, as it calls itself.
    pub agent: String,
}

/// A session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// SHA-256 of the token.
    pub hash: [u8; 32],
    /// Since when.
    pub created: i64,
    /// When it was last noticed.
    pub seen: i64,
    /// The program it was begun with.
    pub agent: String,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// People are sitting down.
    Waiting,
    /// The cards are dealt.
    Playing,
    /// The game is over.
    Finished,
}

/// A table that is not stored yet.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its unguessable name.
    pub key: String,
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// Complete options as JSON.
    pub options: String,
    /// Where all chance comes from.
    pub seed: [u8; 32],
    /// Who made it.
    pub host: i64,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// How many seats it has.
    pub seats: u8,
    /// Hash of the password, if one is needed to sit down.
    pub password: Option<String>,
    /// How it is played beside the rules (clock, spectators, hints), as JSON.
    pub settings: String,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Who.
    pub user: i64,
    /// On which seats: bit *n* is seat *n*.
    pub seats: u8,
}

/// What a seat made of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placing {
    /// Which one.
    pub seat: u8,
    /// The person who sat there; `None`: a bot.
    pub user: Option<i64>,
    /// 1 is the best.
    pub rank: u8,
    /// All points.
    pub total: i32,
}

/// How a game changes ratings: who came where, and what that means. The ratings are read, changed and
/// written in the same step as the last action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// Who played; `None` for a user who has been erased since the deal.
    pub users: Vec<Option<i64>>,
    /// Who came where; 1 is the best.
    pub ranks: Vec<u8>,
    /// What that means.
    pub rate: RateFn,
}

/// Changes ratings (mean and deviation, one pair per player) after a game; `ranks` says who came
/// where.
#[derive(Clone, Copy, Debug)]
pub struct RateFn {
    /// Mean and deviation of somebody who has not played yet.
    pub fresh: fn() -> (f64, f64),
    /// The change.
    pub rate: fn(ratings: &mut [(f64, f64)], ranks: &[u8]),
}

impl PartialEq for RateFn {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.fresh, other.fresh) && std::ptr::fn_addr_eq(self.rate, other.rate)
    }
}

impl Eq for RateFn {}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// What every seat made of it.
    pub placings: Vec<Placing>,
    /// How it changes ratings, if it does.
    pub rated: Option<Rated>,
}

/// What is appended to a table in one step: everything or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The version before it.
    pub version: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// The entries; each raises the version by one.
    pub entries: Vec<String>,
    /// How far the table has come with them.
    pub status: Status,
    /// How many seats are open with them.
    pub open: u8,
    /// Which seats owe an answer now: bit *n* is seat *n*.
    pub asked: u8,
    /// When a clock runs out, if one is running.
    pub deadline: Option<i64>,
    /// Who sits at the table with them; `None`: the same people.
    pub members: Option<Vec<Member>>,
    /// How the seats are called; `None`: as before.
    pub players: Option<Vec<String>>,
    /// How the game ended, if it just did.
    pub ending: Option<Ending>,
}

impl Change {
    /// A change after this version: nothing but entries.
    pub const fn after(version: u32, at: i64, entries: Vec<String>, status: Status) -> Self {
        Self {
            version,
            at,
            entries,
            status,
            open: 0,
            asked: 0,
            deadline: None,
            members: None,
            players: None,
            ending: None,
        }
    }
}

/// A table without its entries.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its number.
    pub id: i64,
    /// What it was made with.
    pub made: NewTable,
    /// How far it has come.
    pub status: Status,
    /// How many seats are open.
    pub open: u8,
    /// Which seats owe an answer: bit *n* is seat *n*.
    pub asked: u8,
    /// Since when it is there.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
    /// How the seats are called; an open one has no name.
    pub players: Vec<String>,
    /// Why the table cannot be trusted any more, if it cannot.
    pub damaged: Option<String>,
}

/// A table of somebody.
#[derive(Clone, PartialEq, Eq)]
pub struct OwnTable {
    /// The table.
    pub row: TableRow,
    /// His seats: bit *n* is seat *n*.
    pub seats: u8,
}

/// One entry of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When it was appended, in milliseconds since 1970.
    pub at: i64,
    /// What it says.
    pub body: String,
}

/// A table with its entries; the first has version 1.
#[derive(Clone, PartialEq, Eq)]
pub struct Stored {
    /// The table.
    pub row: TableRow,
    /// Everything that happened at it; with a problem, everything before it.
    pub entries: Vec<Entry>,
    /// Why not all entries could be read.
    pub problem: Option<String>,
}

/// What is written anew, because somebody wants to be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// Tables that were read, and how many entries each had then: entries that came later are not in
    /// [`Self::entries`].
    pub read: Vec<(i64, u32)>,
    /// The entries that named him.
    pub entries: Vec<Rewrite>,
    /// How the seats of his tables are called without him.
    pub players: Vec<(i64, Vec<String>)>,
    /// Tables that another user hosts from now on.
    pub hosts: Vec<(i64, i64)>,
    /// Tables that are of no use to anyone any more and are removed.
    pub removed: Vec<i64>,
}

/// An entry that is written anew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewrite {
    /// The table.
    pub table: i64,
    /// Which entry.
    pub version: u32,
    /// What it says now.
    pub body: String,
}

/// A finished game of somebody.
#[derive(Clone, PartialEq, Eq)]
pub struct Played {
    /// The table.
    pub row: TableRow,
    /// His seat.
    pub seat: u8,
    /// 1 is the best.
    pub rank: u8,
    /// All points.
    pub total: i32,
}

/// How somebody does at a game with so many seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Strength {
    /// Id of the game.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// Mean and deviation of the rating; `None` before the first rated game.
    pub rating: Option<(f64, f64)>,
    /// How many games he finished, rated or not.
    pub games: u32,
    /// In how many he came first.
    pub firsts: u32,
}

/// How somebody wants to be told that he is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notices {
    /// Where to post it.
    pub webhook: Option<String>,
    /// What posts are signed with.
    pub secret: Option<String>,
    /// Where to mail it.
    pub mail: Option<String>,
    /// The hash of what proves that the address is his, until he has proved it.
    pub code: Option<String>,
    /// Whether every turn is told.
    pub turn: bool,
    /// Whether one mail a day tells of all of them.
    pub digest: bool,
    /// When the last such mail, or what proves that the address is his, was sent.
    pub digested: i64,
    /// The language of mail.
    pub lang: String,
}

/// Somebody, as the admin sees him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UserRow {
    /// Who.
    pub user: User,
    /// When one of his sessions was last noticed.
    pub seen: Option<i64>,
    /// At how many tables he sits.
    pub tables: u32,
}

/// Who administers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// An admin, on the site.
    User(i64),
    /// Whoever may run programs on the server's machine.
    Terminal,
    /// The server itself, as its settings say.
    Server,
}

impl Actor {
    /// The word for [`Self::Terminal`] in the log.
    pub const TERMINAL: &str = "terminal";
}

/// What an admin does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
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
    /// Makes an admin of an account. Its sessions end: rights that grow need a new token.
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
    /// Lets an account choose a new password, once; earlier links are worthless.
    ResetPassword {
        /// Which account.
        user: i64,
        /// SHA-256 of what is in the link.
        hash: [u8; 32],
        /// Until when, in milliseconds since 1970.
        expires: i64,
    },
    /// Removes a table with everything that belongs to it.
    RemoveTable {
        /// Its key.
        key: String,
    },
    /// Removes finished tables that guests made and at which no account sat.
    Prune {
        /// Last changed before this moment.
        before: i64,
        /// But not those of this user.
        spare: Option<i64>,
        /// At most so many.
        limit: u32,
    },
}

impl Act {
    /// A word for it that does not change.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Ban { .. } => "ban",
            Self::Unban { .. } => "unban",
            Self::Grant { .. } => "grant",
            Self::Revoke { .. } => "revoke",
            Self::EndSessions { .. } => "end_sessions",
            Self::ResetPassword { .. } => "reset_password",
            Self::RemoveTable { .. } => "remove_table",
            Self::Prune { .. } => "prune",
        }
    }

    /// The user it is about, if it is about one.
    pub const fn user(&self) -> Option<i64> {
        match self {
            Self::Ban { user }
            | Self::Unban { user }
            | Self::Grant { user }
            | Self::Revoke { user }
            | Self::EndSessions { user }
            | Self::ResetPassword { user, .. } => Some(*user),
            Self::RemoveTable { .. } | Self::Prune { .. } => None,
        }
    }
}

/// What an admin did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// Its number.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// `user`, `terminal` or `server`.
    pub source: String,
    /// The admin, if it was one on the site.
    pub actor: Option<i64>,
    /// How the admin is called now; empty if forgotten.
    pub actor_name: Option<String>,
    /// What was done: [`Act::word`].
    pub act: String,
    /// To which user.
    pub user: Option<i64>,
    /// How that user is called now; empty if forgotten.
    pub user_name: Option<String>,
    /// To the table with this key.
    pub table: Option<String>,
    /// How many tables were removed.
    pub count: Option<u32>,
}

/// Something that could not be read or did not fit, and was set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// Its number.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Key of the table it belongs to, if that is known.
    pub table: Option<String>,
    /// Which entry of it.
    pub version: Option<u32>,
    /// How much it is.
    pub bytes: u32,
    /// What is wrong with it.
    pub reason: String,
}
