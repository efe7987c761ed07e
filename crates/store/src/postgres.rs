//! A `PostgreSQL` database.

use std::{
    collections::HashMap,
    thread::sleep,
    time::{Duration, Instant},
};

use bytes::BytesMut;
use postgres::{
    Client, Config, NoTls, Statement,
    error::SqlState,
    types::{IsNull, ToSql, Type, to_sql_checked},
};

use crate::{
    Durability, StoreError,
    lock::{CLAIM_PATIENCE, CLAIM_STEP},
    sql::{Link, NewEntry, NewStanding, Row, Value, choose, missing},
};

/// The migrations in order; the version of a database is how many of them it has had.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/postgres/0001_begin.sql"),
    include_str!("../migrations/postgres/0002_lobby.sql"),
    include_str!("../migrations/postgres/0003_names.sql"),
    include_str!("../migrations/postgres/0004_hosting.sql"),
    include_str!("../migrations/postgres/0005_guests.sql"),
];

/// Any number will do, as long as no other program takes the same for its own lock.
const MIGRATION_LOCK: i64 = 0x5169_6e6f_7269_6121;

/// The server holds this lock with its writing connection: it ends with the connection.
const SERVER_LOCK: i64 = 0x5169_6e6f_7269_6122;

/// A connection that was not used for so long is tried before it is trusted: the database may have been
/// started again meanwhile.
const TRUSTED: Duration = Duration::from_secs(1);

/// How long to wait for an answer of a connection that is tried.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that comes back, with its prepared statements.
pub struct Postgres {
    config: Config,
    durability: Durability,
    client: Client,
    statements: HashMap<String, Statement>,
    used: Instant,
    /// The backend of the connection with which the database was claimed, if it was.
    claim: Option<Backend>,
}

/// A process of the database: its number may be given again, with another beginning.
struct Backend {
    pid: i32,
    started: String,
}

impl Postgres {
    /// Connects. Waits for the network with a runtime of its own: not for a thread of another.
    pub fn open(config: &Config, durability: Durability) -> Result<Self, StoreError> {
        let mut config = config.clone();
        // A database that says nothing at all is not waited for for ever.
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(Duration::from_secs(10));
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(Duration::from_secs(30));
        }
        if config.get_application_name().is_none() {
            config.application_name("signoria");
        }
        let client = connect(&config, durability)?;
        let statements = HashMap::new();
        Ok(Self { config, durability, client, statements, used: Instant::now(), claim: None })
    }

    /// Takes the right to serve the database, waiting for so long if another process has it. It is taken
    /// again with every connection that replaces this one.
    pub fn take_claim(&mut self, patience: Duration) -> Result<(), StoreError> {
        let begun = Instant::now();
        while !self.try_claim()? {
            if begun.elapsed() >= patience {
                return Err(StoreError::InUse);
            }
            sleep(CLAIM_STEP);
        }
        Ok(())
    }

    fn try_claim(&mut self) -> Result<bool, StoreError> {
        let query = "SELECT pg_try_advisory_lock($1), pid, backend_start::text FROM pg_stat_activity \
                     WHERE pid = pg_backend_pid()";
        let row = self.client.query_one(query, &[&SERVER_LOCK]).map_err(database)?;
        let claimed: bool = row.try_get(0).map_err(database)?;
        if claimed {
            let pid = row.try_get(1).map_err(database)?;
            let started = row.try_get(2).map_err(database)?;
            self.claim = Some(Backend { pid, started });
        }
        Ok(claimed)
    }

    /// After the connection was lost: the database may not have noticed yet that the old one is gone.
    fn claim_again(&mut self) -> Result<(), StoreError> {
        let Some(Backend { pid, started }) = &self.claim else { return Ok(()) };
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE pid = $1 AND backend_start::text = $2 AND pid <> pg_backend_pid()";
        self.client.execute(end, &[pid, started]).map_err(database)?;
        self.take_claim(CLAIM_PATIENCE)
    }

    /// Gives the right back.
    pub fn drop_claim(&mut self) -> Result<(), StoreError> {
        self.claim = None;
        self.client.execute("SELECT pg_advisory_unlock($1)", &[&SERVER_LOCK]).map_err(database)?;
        Ok(())
    }

    /// Whether it is up to date.
    pub fn is_current(&mut self) -> Result<bool, StoreError> {
        let query = "SELECT to_regclass('signoria_version') IS NOT NULL";
        let begun = self.client.query_one(query, &[]).map_err(database)?;
        if !begun.try_get::<_, bool>(0).map_err(database)? {
            return Ok(false);
        }
        let query = "SELECT version FROM signoria_version";
        let row = self.client.query_opt(query, &[]).map_err(database)?;
        let found = row.map_or(Ok(0), |row| row.try_get(0)).map_err(database)?;
        Ok(missing(MIGRATIONS, found)?.is_empty())
    }

    /// Brings the database up to date.
    pub fn migrate(&mut self) -> Result<(), StoreError> {
        let mut work = self.client.transaction().map_err(database)?;
        // Two servers that are started at the same time do it one after the other.
        work.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).map_err(database)?;
        work.batch_execute("CREATE TABLE IF NOT EXISTS signoria_version (version BIGINT NOT NULL)")
            .map_err(database)?;
        let row = work.query_opt("SELECT version FROM signoria_version", &[]).map_err(database)?;
        let found = row.map_or(Ok(0), |row| row.try_get(0)).map_err(database)?;
        for migration in missing(MIGRATIONS, found)? {
            work.batch_execute(migration).map_err(database)?;
        }
        let known = MIGRATIONS.len() as i64;
        work.execute("DELETE FROM signoria_version", &[]).map_err(database)?;
        work.execute("INSERT INTO signoria_version VALUES ($1)", &[&known]).map_err(database)?;
        work.commit().map_err(database)
    }

    /// A statement as this database writes it, ready for use.
    fn prepared(&mut self, text: &str) -> Result<Statement, StoreError> {
        if let Some(statement) = self.statements.get(text) {
            return Ok(statement.clone());
        }
        // `?` is used for nothing else.
        let statement = self.client.prepare(&text.replace('?', "$")).map_err(database)?;
        self.statements.insert(text.to_owned(), statement.clone());
        Ok(statement)
    }

    fn connect_anew(&mut self) -> Result<(), StoreError> {
        self.statements.clear();
        self.client = connect(&self.config, self.durability)?;
        self.claim_again()
    }
}

fn connect(config: &Config, durability: Durability) -> Result<Client, StoreError> {
    let mut client = config.connect(NoTls).map_err(database)?;
    let synchronous = choose(durability, "on", "off");
    client
        .batch_execute(&format!("SET synchronous_commit = {synchronous}; SET lock_timeout = '10s'"))
        .map_err(database)?;
    Ok(client)
}

fn borrowed<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}

impl Link for Postgres {
    /// The database has one of its own.
    fn is_sqlite(&self) -> bool {
        false
    }

    fn begin(&mut self) -> Result<(), StoreError> {
        self.come_back()?;
        // A connection whose other end is gone often tells so only when it is used. Nothing has been
        // asked of it yet: a new one begins as well.
        self.control("BEGIN").or_else(|_| {
            self.connect_anew()?;
            self.control("BEGIN")
        })
    }

    fn control(&mut self, words: &str) -> Result<(), StoreError> {
        // The commit of a transaction in which something failed is answered as if nothing were wrong,
        // and commits nothing. A question before it fails.
        let words = if words == "COMMIT" { "SELECT 1; COMMIT" } else { words };
        self.client.batch_execute(words).map_err(database)
    }

    /// What was deleted goes when the database tidies up (autovacuum); nothing is left to do here.
    fn scrub(&mut self) -> Result<bool, StoreError> {
        Ok(true)
    }

    fn come_back(&mut self) -> Result<(), StoreError> {
        let doubtful = self.used.elapsed() > TRUSTED;
        if self.client.is_closed() || (doubtful && self.client.is_valid(PATIENCE).is_err()) {
            self.connect_anew()?;
        }
        self.used = Instant::now();
        Ok(())
    }

    fn run(&mut self, statement: &str, values: &[Value<'_>]) -> Result<u64, StoreError> {
        let statement = self.prepared(statement)?;
        self.client.execute(&statement, &borrowed(values)).map_err(database)
    }

    fn query(
        &mut self,
        query: &str,
        values: &[Value<'_>],
        read: &mut dyn FnMut(&dyn Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let statement = self.prepared(query)?;
        let rows = self.client.query(&statement, &borrowed(values)).map_err(database)?;
        rows.iter().try_for_each(|row| read(row))
    }

    /// Two statements for all of them: every statement is a journey over the network.
    fn append(
        &mut self,
        entries: &[NewEntry<'_>],
        standings: &[NewStanding],
    ) -> Result<(), StoreError> {
        let insert = self.prepared(
            r#"INSERT INTO entries ("table", version, at, body)
               SELECT * FROM unnest(?1::bigint[], ?2::bigint[], ?3::bigint[], ?4::text[])"#,
        )?;
        let tables: Vec<i64> = entries.iter().map(|entry| entry.table).collect();
        let versions: Vec<i64> = entries.iter().map(|entry| entry.version.into()).collect();
        let at: Vec<i64> = entries.iter().map(|entry| entry.at).collect();
        let bodies: Vec<Value<'_>> = entries.iter().map(|entry| entry.body.into()).collect();
        self.client.execute(&insert, &[&tables, &versions, &at, &bodies]).map_err(database)?;
        let update = self.prepared(
            "UPDATE tables SET changed = it.changed, asked = it.asked, status = it.status,
                 open = it.open, deadline = it.deadline, minute = it.minute
             FROM unnest(?1::bigint[], ?2::bigint[], ?3::bigint[], ?4::bigint[], ?5::bigint[],
                         ?6::bigint[], ?7::bigint[])
                  AS it (id, changed, asked, status, open, deadline, minute)
             WHERE tables.id = it.id",
        )?;
        let list = |value: fn(&NewStanding) -> i64| standings.iter().map(value).collect::<Vec<_>>();
        let deadlines: Vec<Option<i64>> =
            standings.iter().map(|changed| changed.standing.deadline).collect();
        self.client
            .execute(
                &update,
                &[
                    &list(|changed| changed.table),
                    &list(|changed| changed.standing.changed),
                    &list(|changed| changed.standing.asked.into()),
                    &list(|changed| changed.standing.status),
                    &list(|changed| changed.standing.open.into()),
                    &deadlines,
                    &list(|changed| changed.standing.minute()),
                ],
            )
            .map_err(database)?;
        Ok(())
    }
}

impl Row for postgres::Row {
    fn value(&self, column: usize) -> Result<Value<'_>, StoreError> {
        let Some(kind) = self.columns().get(column).map(postgres::Column::type_) else {
            return Err(StoreError::Database(format!("a row has no column {column}")));
        };
        let value = match *kind {
            Type::INT8 => self.try_get::<_, Option<i64>>(column).map(|it| it.map(Value::Number)),
            Type::INT4 => self
                .try_get::<_, Option<i32>>(column)
                .map(|it| it.map(|number| Value::Number(number.into()))),
            Type::FLOAT8 => self.try_get::<_, Option<f64>>(column).map(|it| it.map(Value::Real)),
            Type::BOOL => self.try_get::<_, Option<bool>>(column).map(|it| it.map(Value::Flag)),
            Type::TEXT => self.try_get::<_, Option<&str>>(column).map(|it| it.map(Value::Text)),
            Type::BYTEA => self.try_get::<_, Option<&[u8]>>(column).map(|it| it.map(Value::Bytes)),
            _ => return Err(StoreError::Database(format!("column {column} is of type {kind}"))),
        };
        Ok(value.map_err(database)?.unwrap_or(Value::Null))
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
            // A text cannot contain this character here, and nobody writes it on purpose.
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

/// What the database complains about, in one line; never how we logged in.
#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` calls")]
fn database(error: postgres::Error) -> StoreError {
    if error.code() == Some(&SqlState::UNIQUE_VIOLATION) {
        return StoreError::Exists;
    }
    let detail = error.as_db_error().map(|error| error.message().to_owned());
    let source = std::error::Error::source(&error).map(ToString::to_string);
    StoreError::Database(detail.or(source).unwrap_or_else(|| error.to_string()))
}
