//! Nodes: processes that share a database, and which of them serves a table.
//!
//! Each node writes a heartbeat. A table belongs to one node at a time. Another node may take it when its owner gave it
//! back or has missed its heartbeats for [`NODE_TIMEOUT`], by the clock of the database alone. Taking it raises the epoch
//! of the table. An append with an older epoch is refused ([`StoreError::Fenced`]), in the same statement that every
//! append makes anyway: a node that was suspended and wakes up can do no harm.

use std::time::Duration;

use tokio::sync::oneshot;

use crate::{
    Change, Store, StoreError, StoreFuture,
    sql::{Connection, Row, read, values},
    writer::Append,
};

/// After this long without a heartbeat other nodes may take the tables of a node.
pub const NODE_TIMEOUT: Duration = Duration::from_secs(5);

/// A node, as it describes itself with every heartbeat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its unique name.
    pub id: String,
    /// Where other nodes find it.
    pub address: String,
    /// The rules versions it plays.
    pub rules: String,
    /// Whether it gives its tables back and takes no others.
    pub draining: bool,
}

/// A node, as others see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    /// The node.
    pub node: Node,
    /// Milliseconds since its last heartbeat, by the clock of the database.
    pub silent: i64,
    /// How many tables it owns.
    pub tables: u32,
}

impl NodeRow {
    /// Returns whether other nodes must leave its tables alone.
    pub const fn is_alive(&self) -> bool {
        self.silent < NODE_TIMEOUT.as_millis() as i64
    }
}

/// Who serves a table, and what a node must know to play it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOwner {
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// The id of the node, which may be dead.
    pub owner: Option<String>,
}

/// The result of trying to take a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ownership {
    /// The node owns the table. The epoch belongs to each of its appends.
    Taken {
        /// Number of the table.
        table: i64,
        /// The epoch of this ownership.
        epoch: i64,
    },
    /// Another node owns it.
    Owned {
        /// The id of that node.
        by: String,
    },
}

/// The server setting with the id of the cluster.
const CLUSTER: &str = "cluster";

impl Store {
    /// Returns the id of the cluster: this one, if there is none yet.
    pub fn cluster_id(&self, new: String) -> StoreFuture<String> {
        self.write(async move |db| {
            let statement =
                "INSERT INTO house (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            db.run(statement, values![CLUSTER, &new]).await?;
            let query = "SELECT value FROM house WHERE name = ?1";
            let found = db.one(query, values![CLUSTER], |row| row.get(0)).await?;
            found.ok_or(StoreError::NotFound)
        })
    }

    /// Writes the heartbeat of a node.
    pub fn heartbeat(&self, node: Node) -> StoreFuture<()> {
        self.write(async move |db| {
            let statement = format!(
                "INSERT INTO nodes (id, address, rules, draining, seen)
                 VALUES (?1, ?2, ?3, ?4, {})
                 ON CONFLICT (id) DO UPDATE SET address = excluded.address, rules = excluded.rules,
                     draining = excluded.draining, seen = excluded.seen",
                clock(db)
            );
            let Node { id, address, rules, draining } = &node;
            db.run(&statement, values![id, address, rules, *draining]).await.map(drop)
        })
    }

    /// Returns all nodes that have not been removed, and counts their tables.
    pub fn nodes(&self) -> StoreFuture<Vec<NodeRow>> {
        self.read_nodes("(SELECT count(*) FROM tables WHERE owner = nodes.id)")
    }

    /// The same without counting tables: for the nodes themselves, which look every second.
    pub fn other_nodes(&self) -> StoreFuture<Vec<NodeRow>> {
        self.read_nodes("0")
    }

    fn read_nodes(&self, tables: &'static str) -> StoreFuture<Vec<NodeRow>> {
        self.read(async move |db| {
            let query = format!(
                "SELECT id, address, rules, draining, {} - seen, {tables} FROM nodes",
                clock(db)
            );
            let read = |row: &Row<'_>| {
                let node = Node {
                    id: row.get(0)?,
                    address: row.get(1)?,
                    rules: row.get(2)?,
                    draining: row.get(3)?,
                };
                Ok(NodeRow { node, silent: row.get(4)?, tables: row.get(5)? })
            };
            let mut nodes = db.all(&query, values![], read).await?;
            // Databases do not agree about the order of texts.
            nodes.sort_by(|a, b| a.node.id.cmp(&b.node.id));
            Ok(nodes)
        })
    }

    /// Removes nodes that have been silent for this long, in milliseconds. Their tables can be taken anyway.
    pub fn remove_silent_nodes(&self, silent: i64) -> StoreFuture<()> {
        self.write(async move |db| {
            let statement = format!("DELETE FROM nodes WHERE seen < {} - ?1", clock(db));
            db.run(&statement, values![silent]).await.map(drop)
        })
    }

    /// Removes all nodes: for a server that has the database for itself.
    pub fn remove_all_nodes(&self) -> StoreFuture<()> {
        self.write(async move |db| {
            db.run("UPDATE tables SET owner = NULL WHERE owner IS NOT NULL", values![]).await?;
            db.run("DELETE FROM nodes", values![]).await.map(drop)
        })
    }

    /// Returns who owns a table.
    pub fn owner_of(&self, key: String) -> StoreFuture<Option<TableOwner>> {
        self.read(async move |db| {
            let query = "SELECT game, rules, owner FROM tables WHERE key = ?1";
            db.one(query, values![&key], |row| read!(row, 0, TableOwner { game, rules, owner }))
                .await
        })
    }

    /// Removes a node that ends, and gives all its tables back.
    pub fn remove_node(&self, node: String) -> StoreFuture<()> {
        self.write(async move |db| {
            db.run("UPDATE tables SET owner = NULL WHERE owner = ?1", values![&node]).await?;
            db.run("DELETE FROM nodes WHERE id = ?1", values![&node]).await.map(drop)
        })
    }

    /// Takes a table for a node, unless another node that is alive owns it. Who owns it already gets a new epoch. If
    /// another transaction is changing it just now, nothing is taken ([`StoreError::Conflict`]): try again.
    pub fn take_table(&self, key: String, node: String) -> StoreFuture<Ownership> {
        self.write(async move |db| {
            // A node that was suspended may hold a lock on the row until the database ends its transaction. No
            // other node waits for that: its own heartbeat would wait too.
            let skip = match db {
                Connection::Sqlite(_) => "",
                Connection::Postgres(_) => "FOR UPDATE SKIP LOCKED",
            };
            let statement = format!(
                "UPDATE tables SET owner = ?2, epoch = epoch + 1
                 WHERE id = (SELECT id FROM tables
                     WHERE key = ?1 AND (owner IS NULL OR owner = ?2 OR NOT EXISTS
                         (SELECT 1 FROM nodes WHERE id = tables.owner AND seen > {} - {}))
                     {skip})
                 RETURNING id, epoch",
                clock(db),
                NODE_TIMEOUT.as_millis()
            );
            let read =
                |row: &Row<'_>| Ok(Ownership::Taken { table: row.get(0)?, epoch: row.get(1)? });
            if let Some(taken) = db.one(&statement, values![&key, &node], read).await? {
                return Ok(taken);
            }
            let query = "SELECT owner FROM tables WHERE key = ?1";
            let owner = db.one(query, values![&key], |row| row.get::<Option<String>>(0)).await?;
            let owner = owner.ok_or(StoreError::NotFound)?;
            // It was given back between the two statements, or another transaction is changing it just now.
            let other = owner.filter(|owner| *owner != node);
            other.map(|by| Ownership::Owned { by }).ok_or(StoreError::Conflict)
        })
    }

    /// Gives a table back, if it was not taken by another node since.
    pub fn give_table(&self, table: i64, epoch: i64) -> StoreFuture<()> {
        self.write(async move |db| {
            let statement = "UPDATE tables SET owner = NULL WHERE id = ?1 AND epoch = ?2";
            db.run(statement, values![table, epoch]).await.map(drop)
        })
    }

    /// Appends to a table that the caller owns since this epoch; answers when the entries are durable. If another owner
    /// has taken it since, nothing is written ([`StoreError::Fenced`]).
    pub fn append_owned(&self, table: i64, epoch: i64, change: Change) -> StoreFuture<()> {
        let (tell, answer) = oneshot::channel();
        self.write_append(Append { table, epoch: Some(epoch), change, tell }, answer)
    }
}

/// Milliseconds since 1970 by the clock of the database, as an expression.
const fn clock(db: &Connection) -> &'static str {
    match db {
        Connection::Sqlite(_) => "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
        Connection::Postgres(_) => "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
    }
}
