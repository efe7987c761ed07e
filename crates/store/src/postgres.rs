//! A `PostgreSQL` database, by `tokio-postgres` and a pool.
//!
//! The writer has a pool of one connection, which holds the lock of the server and takes it again with
//! every connection that replaces a broken one. Readers share another pool.

use std::time::{Duration, Instant};

use bytes::BytesMut;
use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod,
};
use tokio_postgres::{
    Statement,
    error::SqlState,
    types::{IsNull, ToSql, Type, to_sql_checked},
};

use crate::{
    Durability, StoreError,
    address::Address,
    lock::{CLAIM_PATIENCE, CLAIM_STEP},
    sql::{NewEntry, SummaryUpdate, Value, durability_keyword, missing},
    tls,
};

/// The migrations in order; the version of a database is the number of applied migrations.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/postgres/0001_begin.sql"),
    include_str!("../migrations/postgres/0002_lobby.sql"),
    include_str!("../migrations/postgres/0003_names.sql"),
    include_str!("../migrations/postgres/0004_hosting.sql"),
    include_str!("../migrations/postgres/0005_guests.sql"),
    include_str!("../migrations/postgres/0006_nodes.sql"),
];

/// Any number will do, as long as no other program takes the same for its own lock.
const MIGRATION_LOCK: i64 = 0x5169_6e6f_7269_6121;

/// The server holds this lock with its writing connection: it ends with the connection.
const SERVER_LOCK: i64 = 0x5169_6e6f_7269_6122;

/// A connection that was not used for this long is tested before it is used again: the database may have been
/// restarted.
const TRUSTED: Duration = Duration::from_secs(1);

/// How long a test of a connection may take.
const TEST_TIMEOUT: Duration = Duration::from_secs(5);

const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long sent data may stay unacknowledged before the connection counts as broken.
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(30);

/// After this long without a statement the database ends a transaction: what a suspended process has locked must not
/// keep other nodes from writing their heartbeats.
const IDLE_IN_TRANSACTION: Duration = Duration::from_secs(2);

/// A connection that reconnects.
pub struct Postgres {
    pool: Pool,
    durability: Durability,
    /// The connection while it is used.
    client: Option<Object>,
    claim: Claim,
}

/// The lock of the server.
enum Claim {
    NotWanted,
    /// Held by this backend process of the database.
    Held(ClaimKind, Backend),
}

/// How the lock of the server is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimKind {
    /// By one server alone.
    Alone,
    /// By several nodes, which keep out a server that wants it alone.
    Shared,
}

impl ClaimKind {
    const fn lock(self) -> &'static str {
        match self {
            Self::Alone => "pg_try_advisory_lock",
            Self::Shared => "pg_try_advisory_lock_shared",
        }
    }

    const fn unlock(self) -> &'static str {
        match self {
            Self::Alone => "pg_advisory_unlock",
            Self::Shared => "pg_advisory_unlock_shared",
        }
    }
}

/// A backend process of the database. Its number may be reused, with another start time.
struct Backend {
    pid: i32,
    started: String,
}

/// Makes a pool of up to `size` connections. They are opened when they are needed.
pub fn pool(address: &Address, size: usize) -> Result<Pool, StoreError> {
    let mut config = address.config.clone();
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT_TIMEOUT);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(TCP_USER_TIMEOUT);
    }
    if config.get_application_name().is_none() {
        config.application_name("signoria");
    }
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let tls = tls::connector(address.check, address.root_file.as_deref())?;
    let manager = Manager::from_config(config, tls, recycling);
    let test = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, metrics| {
        let idle = metrics.last_used();
        Box::pin(async move {
            if idle < TRUSTED {
                return Ok(());
            }
            match tokio::time::timeout(TEST_TIMEOUT, client.simple_query("")).await {
                Ok(tested) => tested.map(drop).map_err(HookError::Backend),
                Err(_) => Err(HookError::message("the database does not answer")),
            }
        })
    });
    let pool = Pool::builder(manager).max_size(size).pre_recycle(test).build();
    pool.map_err(|error| StoreError::Database(error.to_string()))
}

impl Postgres {
    /// A connection out of a pool, which is opened now.
    pub async fn open(pool: Pool, durability: Durability) -> Result<Self, StoreError> {
        let mut opened = Self { pool, durability, client: None, claim: Claim::NotWanted };
        opened.ensure_connected().await?;
        Ok(opened)
    }

    /// Takes a connection out of the pool, unless one is in use. One that is new takes the claim again.
    pub async fn ensure_connected(&mut self) -> Result<(), StoreError> {
        if self.client.is_some() {
            return Ok(());
        }
        let client = self.pool.get().await.map_err(no_connection)?;
        let is_new = Object::metrics(&client).recycle_count == 0;
        self.client = Some(client);
        if !is_new {
            return Ok(());
        }
        let prepared = self.prepare_session().await;
        if prepared.is_err() {
            self.discard();
        }
        prepared
    }

    /// Gives the connection back to the pool.
    pub fn release(&mut self) {
        self.client = None;
    }

    /// Closes the connection instead of giving it back.
    fn discard(&mut self) {
        self.client.take().map(Object::take);
    }

    fn client(&self) -> Result<&Object, StoreError> {
        self.client.as_ref().ok_or(StoreError::Closed)
    }

    async fn prepare_session(&mut self) -> Result<(), StoreError> {
        let synchronous = durability_keyword(self.durability, "on", "off");
        let settings = format!(
            "SET synchronous_commit = {synchronous}; SET lock_timeout = '10s';
             SET idle_in_transaction_session_timeout = {}",
            IDLE_IN_TRANSACTION.as_millis()
        );
        self.client()?.batch_execute(&settings).await.map_err(database)?;
        let Claim::Held(kind, Backend { pid, started }) = &self.claim else { return Ok(()) };
        let kind = *kind;
        // The database may not have noticed yet that the old connection is gone.
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE pid = $1 AND backend_start::text = $2 AND pid <> pg_backend_pid()";
        self.client()?.execute(end, &[pid, started]).await.map_err(database)?;
        self.take_claim(kind, CLAIM_PATIENCE).await
    }

    /// Takes the lock of the server; waits this long if another process has it. It is taken again with
    /// every connection that replaces this one.
    pub async fn take_claim(
        &mut self,
        kind: ClaimKind,
        patience: Duration,
    ) -> Result<(), StoreError> {
        let begun = Instant::now();
        while !self.try_claim(kind).await? {
            if begun.elapsed() >= patience {
                return Err(StoreError::InUse);
            }
            tokio::time::sleep(CLAIM_STEP).await;
        }
        Ok(())
    }

    async fn try_claim(&mut self, kind: ClaimKind) -> Result<bool, StoreError> {
        let query = format!(
            "SELECT {}($1), pid, backend_start::text FROM pg_stat_activity \
             WHERE pid = pg_backend_pid()",
            kind.lock()
        );
        let row = self.client()?.query_one(&query, &[&SERVER_LOCK]).await.map_err(database)?;
        let claimed: bool = row.try_get(0).map_err(database)?;
        if claimed {
            let pid = row.try_get(1).map_err(database)?;
            let started = row.try_get(2).map_err(database)?;
            self.claim = Claim::Held(kind, Backend { pid, started });
        }
        Ok(claimed)
    }

    /// Releases the lock, if it is held.
    pub async fn drop_claim(&mut self) -> Result<(), StoreError> {
        let Claim::Held(kind, _) = self.claim else { return Ok(()) };
        self.ensure_connected().await?;
        self.claim = Claim::NotWanted;
        let unlock = format!("SELECT {}($1)", kind.unlock());
        self.client()?.execute(&unlock, &[&SERVER_LOCK]).await.map(drop).map_err(database)
    }

    /// Returns whether the database is migrated.
    pub async fn is_current(&mut self) -> Result<bool, StoreError> {
        let client = self.client()?;
        let query = "SELECT to_regclass('signoria_version') IS NOT NULL";
        let begun = client.query_one(query, &[]).await.map_err(database)?;
        if !begun.try_get::<_, bool>(0).map_err(database)? {
            return Ok(false);
        }
        let query = "SELECT version FROM signoria_version";
        let row = client.query_opt(query, &[]).await.map_err(database)?;
        let found = row.map_or(Ok(0), |row| row.try_get(0)).map_err(database)?;
        Ok(missing(MIGRATIONS, found)?.is_empty())
    }

    /// Migrates the database.
    pub async fn migrate(&mut self) -> Result<(), StoreError> {
        let client = self.client.as_mut().ok_or(StoreError::Closed)?;
        let work = client.transaction().await.map_err(database)?;
        // Two servers that start at the same time migrate one after the other.
        let lock = "SELECT pg_advisory_xact_lock($1)";
        work.execute(lock, &[&MIGRATION_LOCK]).await.map_err(database)?;
        let begin = "CREATE TABLE IF NOT EXISTS signoria_version (version BIGINT NOT NULL)";
        work.batch_execute(begin).await.map_err(database)?;
        let query = "SELECT version FROM signoria_version";
        let row = work.query_opt(query, &[]).await.map_err(database)?;
        let found = row.map_or(Ok(0), |row| row.try_get(0)).map_err(database)?;
        for migration in missing(MIGRATIONS, found)? {
            work.batch_execute(migration).await.map_err(database)?;
        }
        let known = MIGRATIONS.len() as i64;
        work.execute("DELETE FROM signoria_version", &[]).await.map_err(database)?;
        let insert = "INSERT INTO signoria_version VALUES ($1)";
        work.execute(insert, &[&known]).await.map_err(database)?;
        work.commit().await.map_err(database)
    }

    pub async fn begin(&mut self) -> Result<(), StoreError> {
        self.ensure_connected().await?;
        // A broken connection often fails only when it is used. Nothing was sent on it yet, so a
        // new one can replace it.
        if self.execute_control("BEGIN").await.is_ok() {
            return Ok(());
        }
        self.discard();
        self.ensure_connected().await?;
        self.execute_control("BEGIN").await
    }

    pub async fn execute_control(&mut self, words: &str) -> Result<(), StoreError> {
        // `COMMIT` of a failed transaction reports success and commits nothing. A query before it
        // fails.
        let words = if words == "COMMIT" { "SELECT 1; COMMIT" } else { words };
        self.client()?.batch_execute(words).await.map_err(database)
    }

    /// Prepares a statement as this database writes it.
    async fn prepared(&self, text: &str) -> Result<Statement, StoreError> {
        // `?` is used for nothing else.
        self.client()?.prepare_cached(&text.replace('?', "$")).await.map_err(database)
    }

    pub async fn run(&self, statement: &str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let statement = self.prepared(statement).await?;
        self.client()?.execute(&statement, &borrowed(values)).await.map_err(database)
    }

    pub async fn query(
        &self,
        query: &str,
        values: &[Value<'_>],
    ) -> Result<Vec<tokio_postgres::Row>, StoreError> {
        let statement = self.prepared(query).await?;
        self.client()?.query(&statement, &borrowed(values)).await.map_err(database)
    }

    /// Appends to many tables by two statements that travel together: each would be a round trip over the network.
    pub async fn append(
        &self,
        entries: &[NewEntry<'_>],
        summaries: &[SummaryUpdate],
    ) -> Result<(), StoreError> {
        let insert = self.prepared(
            r#"INSERT INTO entries ("table", version, at, body)
               SELECT * FROM unnest(?1::bigint[], ?2::bigint[], ?3::bigint[], ?4::text[])"#,
        );
        let insert = insert.await?;
        let update = self.prepared(
            "UPDATE tables SET changed = it.changed, asked = it.asked, status = it.status,
                 open = it.open, deadline = it.deadline, minute = it.minute
             FROM unnest(?1::bigint[], ?2::bigint[], ?3::bigint[], ?4::bigint[], ?5::bigint[],
                         ?6::bigint[], ?7::bigint[], ?8::bigint[])
                  AS it (id, changed, asked, status, open, deadline, minute, epoch)
             WHERE tables.id = it.id AND tables.epoch = coalesce(it.epoch, tables.epoch)",
        );
        let update = update.await?;
        let tables: Vec<i64> = entries.iter().map(|entry| entry.table).collect();
        let versions: Vec<i64> = entries.iter().map(|entry| entry.version.into()).collect();
        let at: Vec<i64> = entries.iter().map(|entry| entry.at).collect();
        let bodies: Vec<Value<'_>> = entries.iter().map(|entry| entry.body.into()).collect();
        let list =
            |value: fn(&SummaryUpdate) -> i64| summaries.iter().map(value).collect::<Vec<_>>();
        let deadlines: Vec<Option<i64>> =
            summaries.iter().map(|changed| changed.summary.deadline).collect();
        let epochs: Vec<Option<i64>> = summaries.iter().map(|changed| changed.epoch).collect();
        let (ids, changed) = (list(|it| it.table), list(|it| it.summary.changed));
        let (asked, status) = (list(|it| it.summary.asked.into()), list(|it| it.summary.status));
        let (open, minutes) = (list(|it| it.summary.open.into()), list(|it| it.summary.minute()));
        let client = self.client()?;
        let inserted: [&(dyn ToSql + Sync); 4] = [&tables, &versions, &at, &bodies];
        let updated: [&(dyn ToSql + Sync); 8] =
            [&ids, &changed, &asked, &status, &open, &deadlines, &minutes, &epochs];
        let (inserted, updated) =
            tokio::join!(client.execute(&insert, &inserted), client.execute(&update, &updated));
        // If the first failed, the second only says that the transaction did.
        let updated = inserted.and(updated).map_err(database)?;
        let fenced = updated < summaries.len() as u64 && epochs.iter().any(Option::is_some);
        if fenced { Err(StoreError::Fenced) } else { Ok(()) }
    }
}

fn borrowed<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}

/// Returns a value of a row.
pub fn value(row: &tokio_postgres::Row, column: usize) -> Result<Value<'_>, StoreError> {
    let Some(kind) = row.columns().get(column).map(tokio_postgres::Column::type_) else {
        return Err(StoreError::Database(format!("a row has no column {column}")));
    };
    let value = match *kind {
        Type::INT8 => row.try_get::<_, Option<i64>>(column).map(|it| it.map(Value::Number)),
        Type::INT4 => row
            .try_get::<_, Option<i32>>(column)
            .map(|it| it.map(|number| Value::Number(number.into()))),
        Type::FLOAT8 => row.try_get::<_, Option<f64>>(column).map(|it| it.map(Value::Real)),
        Type::BOOL => row.try_get::<_, Option<bool>>(column).map(|it| it.map(Value::Flag)),
        Type::TEXT => row.try_get::<_, Option<&str>>(column).map(|it| it.map(Value::Text)),
        Type::BYTEA => row.try_get::<_, Option<&[u8]>>(column).map(|it| it.map(Value::Bytes)),
        _ => return Err(StoreError::Database(format!("column {column} is of type {kind}"))),
    };
    Ok(value.map_err(database)?.unwrap_or(Value::Null))
}

/// Why the pool has no connection.
fn no_connection(error: PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) => database(error),
        other => StoreError::Database(other.to_string()),
    }
}

impl ToSql for Value<'_> {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match *self {
            Self::Null => Ok(IsNull::Yes),
            Self::Number(number) => number.to_sql_checked(kind, out),
            Self::Real(real) => real.to_sql_checked(kind, out),
            Self::Flag(flag) => flag.to_sql_checked(kind, out),
            // PostgreSQL texts cannot contain this character.
            Self::Text(text) if text.contains('\0') => {
                text.replace('\0', "\u{fffd}").to_sql_checked(kind, out)
            }
            Self::Text(text) => text.to_sql_checked(kind, out),
            Self::Bytes(bytes) => bytes.to_sql_checked(kind, out),
        }
    }

    /// Each kind of value checks for itself.
    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// The error of the database in one line, without the credentials.
#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` calls")]
fn database(error: tokio_postgres::Error) -> StoreError {
    if error.code() == Some(&SqlState::UNIQUE_VIOLATION) {
        return StoreError::Exists;
    }
    let detail = error.as_db_error().map(|error| error.message().to_owned());
    let source = std::error::Error::source(&error).map(ToString::to_string);
    StoreError::Database(detail.or(source).unwrap_or_else(|| error.to_string()))
}
