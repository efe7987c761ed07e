//! The location of a store.

use std::{
    fmt,
    path::{Path, PathBuf},
    time::Duration,
};

use crate::{
    Durability, Store, StoreError,
    address::Address,
    lock::{CLAIM_PATIENCE, FileLock},
    postgres::{self, ClaimKind, Postgres},
    sql::{Connection, Purpose},
    sqlite::{self, Sqlite},
    store,
};

/// The location of a store: a file, or a `PostgreSQL` database.
///
/// Its `Display` contains no user and no password.
///
/// ```
/// use signoria_store::StoreLocation;
///
/// let place = StoreLocation::of("postgres://anna:secret@db.example.org:5433/games");
/// assert_eq!(place.to_string(), "postgres://db.example.org:5433/games");
/// assert_eq!(StoreLocation::of("signoria.sqlite").to_string(), "signoria.sqlite");
/// ```
#[derive(Clone)]
pub struct StoreLocation(Kind);

#[derive(Clone)]
enum Kind {
    File(PathBuf),
    /// Or why the address cannot be understood, without any part of it.
    Postgres(Result<Box<Address>, &'static str>),
}

impl StoreLocation {
    /// Parses a location: a `PostgreSQL` URL if it looks like one, otherwise a file.
    pub fn of(text: &str) -> Self {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Self(Kind::Postgres(Address::parse(text).map(Box::new)));
        }
        Self::file(Path::new(text))
    }

    /// A file.
    pub fn file(path: &Path) -> Self {
        Self(Kind::File(path.to_owned()))
    }

    /// The file, if it is one.
    pub fn as_file(&self) -> Option<&Path> {
        match &self.0 {
            Kind::File(path) => Some(path),
            Kind::Postgres(_) => None,
        }
    }

    /// Returns whether this program would open the database without migrating it. A missing file is not
    /// current.
    pub fn is_current(&self) -> Result<bool, StoreError> {
        match &self.0 {
            Kind::File(path) => Ok(path.is_file()
                && Sqlite::open(path, Durability::Full, Purpose::Read)?.is_current()?),
            Kind::Postgres(_) => {
                let source = self.source(Durability::Full)?;
                let find_out = async move || match source.connect(Purpose::Read).await? {
                    Connection::Sqlite(_) => Ok(false),
                    Connection::Postgres(mut database) => database.is_current().await,
                };
                store::wait("store-version", find_out)
            }
        }
    }

    /// Opens the store for a server: creates it if it is missing, migrates it, and locks out every
    /// other server until it is dropped ([`StoreError::InUse`]). A file is copied before it is migrated.
    pub fn open(&self, durability: Durability) -> Result<Store, StoreError> {
        let source = self.source(durability)?;
        let lock = match &self.0 {
            Kind::File(path) => {
                let lock = FileLock::take(path, CLAIM_PATIENCE)?;
                copy_before_migration(path)?;
                Some(lock)
            }
            Kind::Postgres(_) => None,
        };
        let prepare = async |connection: &mut Connection| {
            if let Connection::Postgres(database) = connection {
                database.take_claim(ClaimKind::Alone, CLAIM_PATIENCE).await?;
                return database.migrate().await;
            }
            sqlite::migrate(connection, true).await
        };
        Store::start(&source, prepare, lock)
    }

    /// Opens the store for one of several nodes, and brings it up to date. A server that wants the database for itself
    /// keeps nodes out, and nodes keep it out ([`StoreError::InUse`]). A file has one server.
    pub fn open_node(&self, durability: Durability) -> Result<Store, StoreError> {
        if let Kind::File(_) = &self.0 {
            return Err(StoreError::Database("several nodes need PostgreSQL".to_owned()));
        }
        let prepare = async |connection: &mut Connection| match connection {
            Connection::Postgres(database) => {
                database.take_claim(ClaimKind::Shared, CLAIM_PATIENCE).await?;
                database.migrate().await
            }
            Connection::Sqlite(_) => Err(StoreError::InUse),
        };
        Store::start(&self.source(durability)?, prepare, None)
    }

    /// Opens the store for a tool, next to a server that may be running. It is migrated only if no
    /// server runs.
    pub fn open_beside(&self, durability: Durability) -> Result<Store, StoreError> {
        let source = self.source(durability)?;
        let lock = match &self.0 {
            Kind::File(path) => match FileLock::take(path, Duration::ZERO) {
                Err(StoreError::InUse) => None,
                taken => Some(taken?),
            },
            Kind::Postgres(_) => None,
        };
        let alone = lock.is_some();
        if let Kind::File(path) = &self.0
            && alone
        {
            copy_before_migration(path)?;
        }
        let prepare = async move |connection: &mut Connection| {
            let Connection::Postgres(database) = connection else {
                return sqlite::migrate(connection, alone).await;
            };
            if database.is_current().await? {
                return Ok(());
            }
            database.take_claim(ClaimKind::Alone, Duration::ZERO).await?;
            database.migrate().await?;
            database.drop_claim().await
        };
        let store = Store::start(&source, prepare, lock)?;
        store.release()?;
        Ok(store)
    }

    pub(crate) fn source(&self, durability: Durability) -> Result<Source, StoreError> {
        let kind = match &self.0 {
            Kind::Postgres(Err(reason)) => return Err(bad_address(reason)),
            other => other.clone(),
        };
        Ok(Source { kind, durability })
    }
}

/// Opens connections.
#[derive(Clone)]
pub struct Source {
    kind: Kind,
    durability: Durability,
}

impl Source {
    pub const fn is_file(&self) -> bool {
        matches!(self.kind, Kind::File(_))
    }

    /// How many connections share the short reads.
    pub fn reader_count(&self) -> usize {
        if let Kind::Postgres(Ok(address)) = &self.kind
            && let Some(count) = address.readers
        {
            return count;
        }
        std::thread::available_parallelism().map_or(2, usize::from).clamp(2, 4)
    }

    pub async fn connect(&self, purpose: Purpose) -> Result<Connection, StoreError> {
        match &self.kind {
            Kind::File(path) => {
                Sqlite::open(path, self.durability, purpose).map(Connection::Sqlite)
            }
            Kind::Postgres(Ok(address)) => {
                let pool = postgres::pool(address, 1)?;
                Postgres::open(pool, self.durability).await.map(Connection::Postgres)
            }
            Kind::Postgres(Err(reason)) => Err(bad_address(reason)),
        }
    }

    /// Opens connections that share a pool, if the database is not a file.
    pub async fn connect_readers(&self, count: usize) -> Result<Vec<Connection>, StoreError> {
        let mut connections = Vec::new();
        let Kind::Postgres(Ok(address)) = &self.kind else {
            for _ in 0..count {
                connections.push(self.connect(Purpose::Read).await?);
            }
            return Ok(connections);
        };
        let pool = postgres::pool(address, count)?;
        for _ in 0..count {
            let opened = Postgres::open(pool.clone(), self.durability).await?;
            connections.push(Connection::Postgres(opened));
        }
        Ok(connections)
    }
}

/// Keeps a copy of a file that is about to be migrated, named after its version: the way back to the older
/// program.
fn copy_before_migration(path: &Path) -> Result<(), StoreError> {
    if !path.metadata().is_ok_and(|file| file.len() > 0) {
        return Ok(());
    }
    let file = Sqlite::open(path, Durability::Full, Purpose::Read)?;
    let version = file.version()?;
    if version == 0 || file.is_current()? {
        return Ok(());
    }
    drop(file);
    let mut copy = path.as_os_str().to_owned();
    copy.push(format!(".before-version-{version}"));
    let copy = Path::new(&copy);
    // One of an earlier attempt is older than the file, but has the same version.
    if copy.exists() {
        return Ok(());
    }
    crate::backup(path, copy).map(drop)
}

fn bad_address(reason: &str) -> StoreError {
    StoreError::Database(reason.to_owned())
}

impl From<PathBuf> for StoreLocation {
    fn from(path: PathBuf) -> Self {
        Self(Kind::File(path))
    }
}

impl fmt::Display for StoreLocation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::File(path) => write!(out, "{}", path.display()),
            Kind::Postgres(Ok(address)) => address.fmt(out),
            Kind::Postgres(Err(_)) => write!(out, "postgres://…"),
        }
    }
}
