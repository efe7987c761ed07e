//! What outlives the process: users, sessions, tables, every change of a table, and what users keep in addition to them
//! (notes, ratings, how they want to be notified).
//!
//! A store knows no games. A table is a row that never changes its nature (game, options, seed) and
//! an append-only list of entries; loading it means playing the entries again. [`Store::append`] answers
//! after the entries are durable, so the caller tells no client before.
//!
//! | Subject | Module |
//! |---|---|
//! | guests, accounts, names, mutes, erasure | `users.rs` |
//! | sessions | `sessions.rs` |
//! | tables, entries, members, notes | `tables.rs` |
//! | results, ratings | `results.rs` |
//! | how users are notified | `notifications.rs` |
//! | server settings, what admins do, probes | `hosting.rs` |
//! | nodes that share a database, and which one serves a table | `nodes.rs` |
//! | damage and its repair | `repair.rs` |
//!
//! A store is a `SQLite` file or a `PostgreSQL` database ([`StoreLocation`]). Every statement is written once, in the method
//! of [`Store`] that needs it, for a connection to either (`sql.rs`). `tests/contract/suite.rs` runs on both.
//!
//! # Why one writer
//!
//! `SQLite` has one writer anyway. A thread that owns the writing connection and commits everything
//! that queued up while the last commit was on its way to disk (group commit, `writer.rs`) pays one `fsync` for
//! many tables; a pool of connections would pay one each and fight for the lock. The same holds for a
//! database over the network, where every statement is a round trip besides. Only reads use a pool there.
#![warn(missing_docs)]

mod address;
mod backup;
mod error;
mod hosting;
mod lock;
mod nodes;
mod notifications;
mod old_journal;
mod place;
mod postgres;
mod repair;
mod results;
mod sessions;
mod sql;
mod sqlite;
mod store;
mod tables;
mod tls;
mod transfer;
mod users;
mod writer;

pub use self::{
    backup::{backup, restore},
    error::{Durability, StoreError},
    hosting::{Act, Actor, LogRow},
    nodes::{NODE_TIMEOUT, Node, NodeRow, Ownership, TableOwner},
    notifications::Notices,
    place::StoreLocation,
    repair::SetAside,
    results::{FinishedGame, GameResult, RateFn, RatingUpdate, SeatResult, UserRating},
    sessions::{NewSession, SessionRow},
    store::{Store, StoreFuture},
    tables::{Change, Entry, NewTable, SeatAssignment, Status, StoredTable, TableRow, UserTable},
    transfer::transfer,
    users::{Credentials, EntryRewrite, User, UserErasure, UserRow},
};
