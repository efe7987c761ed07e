//! What outlives the process: users, sessions, tables, every change of a table,
//! and what people keep beside them (notes, ratings, how they want to be told).
//!
//! A store knows no games. A table is a row that never changes its nature (game, options, seed) and
//! an append-only list of entries; whoever loads it plays the entries again. [`Store::append`] answers
//! after the entries are safe on disk, so the caller tells nobody before.
//!
//! A store is a `SQLite` file or a `PostgreSQL` database ([`Place`]). Both speak through the same few
//! methods (`sql`), so that every statement is written once; `tests/contract/suite.rs` is written against
//! the trait and run on both.
//!
//! # Why a writer thread
//!
//! `SQLite` has one writer anyway. A thread that owns the writing connection and commits everything
//! that queued up while the last commit was on its way to disk (group commit) pays one `fsync` for
//! many tables; a pool of connections would pay one each and fight for the lock. The same holds for a
//! database over the network, where every statement is a journey besides.
#![warn(missing_docs)]

mod admin;
mod backup;
mod database;
mod keep;
mod lock;
mod names;
mod old_journal;
mod people;
mod place;
mod postgres;
mod repair;
mod rows;
mod sql;
mod sqlite;
mod tables;

use std::pin::Pin;

pub use self::{
    backup::backup,
    database::Database,
    place::Place,
    rows::{
        Act, Actor, Change, Credentials, Durability, Ending, Entry, Forgotten, LogRow, Member,
        NewSession, NewTable, Notices, OwnTable, Placing, Played, RateFn, Rated, Rewrite,
        SessionRow, SetAside, Status, StoreError, Stored, Strength, TableRow, User, UserRow,
    },
};

/// An answer that comes later.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// What outlives the process.
pub trait Store: Send + Sync {
    /// A new guest and their first session.
    fn create_user(&self, name: String, skeleton: String, session: NewSession) -> Answer<User>;

    /// A new account and its first session. The first account ever of this store becomes the admin.
    fn create_account(&self, account: Credentials, session: NewSession) -> Answer<User>;

    /// Makes an account of a guest, who keeps everything but the sessions: all of them end, and this one
    /// begins in the same step. A token that was planted on a guest is of no use for the account.
    fn keep_account(&self, user: i64, account: Credentials, session: NewSession) -> Answer<User>;

    /// The account with this login, and the hash of its password.
    fn account(&self, login: String) -> Answer<Option<(User, String)>>;

    /// The hash of an account's password.
    fn password_of(&self, user: i64) -> Answer<Option<String>>;

    /// Whether an account has a name with this skeleton.
    fn name_in_use(&self, skeleton: String) -> Answer<bool>;

    /// Numbers and names of users with a higher number than this, lowest first.
    fn names_after(&self, user: i64, limit: u32) -> Answer<Vec<(i64, String)>>;

    /// Numbers and names of guests whose name has this skeleton, lowest first.
    fn guests_called(&self, skeleton: String, limit: u32) -> Answer<Vec<(i64, String)>>;

    /// Writes the skeletons of names.
    fn set_skeletons(&self, skeletons: Vec<(i64, String)>) -> Answer<()>;

    /// A user by his number.
    fn user(&self, id: i64) -> Answer<Option<User>>;

    /// Calls a guest something else.
    fn rename(&self, user: i64, name: String, skeleton: String) -> Answer<()>;

    /// Changes the password of an account and ends all its sessions but this one.
    fn set_password(&self, user: i64, password: String, but: [u8; 32]) -> Answer<()>;

    /// Erases a user: account, sessions, notes, results, ratings and settings. Their tables stay for the
    /// others; the entries that name them are written anew in the same step. [`Self::tables_naming`] still
    /// gives tables at which an entry that was not read names them: those are for another call.
    fn forget(&self, user: i64, rewritten: Forgotten) -> Answer<()>;

    /// Begins a session of somebody.
    fn open_session(&self, user: i64, session: NewSession) -> Answer<()>;

    /// Whose session it is, and when it was last noticed.
    fn user_of(&self, token_hash: [u8; 32]) -> Answer<Option<(User, i64)>>;

    /// Notices a session.
    fn touch_session(&self, token_hash: [u8; 32], at: i64) -> Answer<()>;

    /// Sessions of somebody, the newest first.
    fn sessions_of(&self, user: i64) -> Answer<Vec<SessionRow>>;

    /// Ends a session.
    fn end_session(&self, token_hash: [u8; 32]) -> Answer<()>;

    /// A new table with its first entries (`change.version` is 0); gives its number.
    fn create_table(&self, table: NewTable, change: Change) -> Answer<i64>;

    /// Appends to a table; answers when it is safe on disk.
    fn append(&self, table: i64, change: Change) -> Answer<()>;

    /// The table with this name.
    fn load(&self, key: String) -> Answer<Option<Stored>>;

    /// Tables of the lobby that are not finished, the most recently changed first.
    fn lobby(&self, limit: u32) -> Answer<Vec<TableRow>>;

    /// Tables at which a user sits or which he made, the most recently changed first.
    fn tables_of(&self, user: i64, limit: u32) -> Answer<Vec<OwnTable>>;

    /// The same as [`Self::load`], behind whatever else takes long and never before play: for exports.
    fn load_long(&self, key: String) -> Answer<Option<Stored>>;

    /// How many tables a user has made, finished or not.
    fn made_by(&self, host: i64) -> Answer<u32>;

    /// Names of all tables at which an entry names this user (`"user":7`), as member or otherwise.
    fn tables_naming(&self, user: i64) -> Answer<Vec<String>>;

    /// How many unfinished tables each of these users has made.
    fn unfinished_of(&self, hosts: Vec<i64>) -> Answer<Vec<u32>>;

    /// Which of these tables are no longer there.
    fn removed(&self, keys: Vec<String>) -> Answer<Vec<String>>;

    /// Names of the tables at which a clock runs out before this moment, the first first.
    fn due(&self, before: i64, limit: u32) -> Answer<Vec<String>>;

    /// What somebody wrote down at a table.
    fn note(&self, user: i64, table: i64) -> Answer<Option<String>>;

    /// Keeps what somebody writes down at a table; nothing if it is empty.
    fn set_note(&self, user: i64, table: i64, text: String) -> Answer<()>;

    /// Everything somebody wrote down, with the names of the tables.
    fn notes_of(&self, user: i64) -> Answer<Vec<(String, String)>>;

    /// What every seat made of a finished game, by seat; nothing if it is not finished.
    fn placings(&self, table: i64) -> Answer<Vec<Placing>>;

    /// Finished games of somebody, the last first.
    fn played_by(&self, user: i64, limit: u32) -> Answer<Vec<Played>>;

    /// How somebody does, by game and number of seats.
    fn strengths_of(&self, user: i64) -> Answer<Vec<Strength>>;

    /// Whom somebody does not want to hear.
    fn muted_by(&self, user: i64) -> Answer<Vec<User>>;

    /// Whether somebody wants to hear somebody else.
    fn set_muted(&self, user: i64, other: i64, muted: bool) -> Answer<()>;

    /// How somebody wants to be told that he is asked.
    fn notices_of(&self, user: i64) -> Answer<Option<Notices>>;

    /// Changes how somebody wants to be told; `None`: not at all.
    fn set_notices(&self, user: i64, notices: Option<Notices>) -> Answer<()>;

    /// People who want one mail a day and had none since this moment.
    fn digests_due(&self, before: i64, limit: u32) -> Answer<Vec<i64>>;

    /// Users, the newest first.
    fn users(&self, limit: u32) -> Answer<Vec<UserRow>>;

    /// All tables, the most recently changed first.
    fn tables(&self, limit: u32) -> Answer<Vec<TableRow>>;

    /// Does what an admin wants and writes it down in the log, in one step. Gives the keys of the tables
    /// that are gone.
    fn administer(&self, actor: Actor, act: Act) -> Answer<Vec<String>>;

    /// What admins did, the last first.
    fn admin_log(&self, limit: u32) -> Answer<Vec<LogRow>>;

    /// Changes the password of the account that a link was made for ([`Act::ResetPassword`]) and ends all
    /// its sessions; the link is used up. Gives the account; `None`: there is no such link, or no longer.
    fn reset_password(&self, hash: [u8; 32], at: i64, password: String) -> Answer<Option<i64>>;

    /// What the database finds wrong with its own files.
    fn integrity(&self) -> Answer<Vec<String>>;

    /// What could not be read or did not fit, was set aside and is not mended.
    fn set_aside(&self) -> Answer<Vec<SetAside>>;

    /// Keys of damaged tables, and what is wrong with them.
    fn damaged(&self) -> Answer<Vec<(String, String)>>;

    /// Sets aside the entries of a table after `change.version`, writes how the table stands without them
    /// (`change` has no entries), and takes the mark of damage away. Tells how many entries were set aside.
    fn mend(&self, table: i64, change: Change, reason: String) -> Answer<u32>;

    /// Takes note of what was set aside and belongs to no damaged table: nothing is left to mend.
    fn settle(&self) -> Answer<()>;

    /// Writes something, to find out whether that works.
    fn probe(&self) -> Answer<()>;

    /// Something the house remembers.
    fn house(&self, name: String) -> Answer<Option<String>>;

    /// Remembers something, or forgets it.
    fn set_house(&self, name: String, value: Option<String>) -> Answer<()>;

    /// Whether the store answers at all.
    fn ping(&self) -> Answer<()>;
}
