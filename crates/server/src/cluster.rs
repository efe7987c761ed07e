//! One of the processes that share a `PostgreSQL` database: a node.
//!
//! The database is the truth. It says which node serves a table and since which epoch, and it refuses appends of an older
//! epoch (`signoria_store`, `nodes.rs`). A node that cannot write its heartbeat stops serving before another may take its
//! tables. A server on `SQLite` is no node.

mod member;

pub use self::member::Member;
