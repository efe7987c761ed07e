//! Where a store is.

use std::{
    fmt,
    path::{Path, PathBuf},
    time::Duration,
};

use postgres::{Config, config::Host};

use crate::{
    Database, Durability, StoreError,
    lock::{CLAIM_PATIENCE, FileLock},
    postgres::Postgres,
    sql::Purpose,
    sqlite::Sqlite,
};

/// Where a store is: a file, or a `PostgreSQL` database.
///
/// It can be shown to anybody: an address is shown without user and password.
///
/// ```
/// use signoria_store::Place;
///
/// let place = Place::of("postgres://anna:secret@db.example.org:5433/games");
/// assert_eq!(place.to_string(), "postgres://db.example.org:5433/games");
/// assert_eq!(Place::of("signoria.sqlite").to_string(), "signoria.sqlite");
/// ```
#[derive(Clone)]
pub struct Place(Kind);

#[derive(Clone)]
enum Kind {
    File(PathBuf),
    /// `None`: the address cannot be understood. What is wrong with it is not told, because it might be
    /// a part of the password.
    Postgres(Option<Box<Config>>),
}

impl Place {
    /// The place a host means: an address of `PostgreSQL` if it looks like one, otherwise a file.
    pub fn of(text: &str) -> Self {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            let config = text.parse::<Config>().ok().filter(has_hosts);
            return Self(Kind::Postgres(config.map(Box::new)));
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

    /// Whether this program would open the database without changing its tables. A file that is not there is not.
    pub fn is_current(&self) -> Result<bool, StoreError> {
        match &self.0 {
            Kind::File(path) => Ok(path.is_file()
                && Sqlite::open(path, Durability::Full, Purpose::Read)?.is_current()?),
            Kind::Postgres(None) => Err(bad_address()),
            Kind::Postgres(Some(config)) => Postgres::open(config, Durability::Full)?.is_current(),
        }
    }

    /// Opens the store for a server: makes it if it is not there, brings it up to date, and keeps it from
    /// every other server until it is dropped ([`StoreError::InUse`]).
    pub fn open(&self, durability: Durability) -> Result<Database, StoreError> {
        match &self.0 {
            Kind::File(path) => {
                let lock = FileLock::take(path, CLAIM_PATIENCE)?;
                let path = path.clone();
                let connect = move |purpose| Sqlite::open(&path, durability, purpose);
                Database::start(connect, |writer| writer.migrate(true), Some(lock))
            }
            Kind::Postgres(None) => Err(bad_address()),
            Kind::Postgres(Some(config)) => {
                let config = config.clone();
                let prepare = |writer: &mut Postgres| {
                    writer.take_claim(CLAIM_PATIENCE)?;
                    writer.migrate()
                };
                Database::start(move |_| Postgres::open(&config, durability), prepare, None)
            }
        }
    }

    /// Opens the store for a tool, beside a server that may be running. Only if none is, it is brought up to
    /// date.
    pub fn open_beside(&self, durability: Durability) -> Result<Database, StoreError> {
        match &self.0 {
            Kind::File(path) => {
                let lock = match FileLock::take(path, Duration::ZERO) {
                    Err(StoreError::InUse) => None,
                    taken => Some(taken?),
                };
                let path = path.clone();
                let alone = lock.is_some();
                let connect = move |purpose| Sqlite::open(&path, durability, purpose);
                let prepare = move |writer: &mut Sqlite| writer.migrate(alone);
                let database = Database::start(connect, prepare, lock)?;
                database.release()?;
                Ok(database)
            }
            Kind::Postgres(None) => Err(bad_address()),
            Kind::Postgres(Some(config)) => {
                let config = config.clone();
                let prepare = |writer: &mut Postgres| {
                    if writer.is_current()? {
                        return Ok(());
                    }
                    writer.take_claim(Duration::ZERO)?;
                    writer.migrate()?;
                    writer.drop_claim()
                };
                Database::start(move |_| Postgres::open(&config, durability), prepare, None)
            }
        }
    }
}

fn bad_address() -> StoreError {
    let form = "the address is not of the form postgres://user:password@host:port/name";
    StoreError::Database(form.to_owned())
}

/// Whether an address has hosts, and hosts that are some: what follows an `@` that should have been
/// written `%40` is the rest of a password.
fn has_hosts(config: &Config) -> bool {
    let is_host = |host: &Host| match host {
        Host::Tcp(name) => !name.contains('@'),
        #[cfg(unix)]
        Host::Unix(path) => !path.to_string_lossy().contains('@'),
    };
    !config.get_hosts().is_empty() && config.get_hosts().iter().all(is_host)
}

impl From<PathBuf> for Place {
    fn from(path: PathBuf) -> Self {
        Self(Kind::File(path))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::File(path) => write!(out, "{}", path.display()),
            Kind::Postgres(None) => write!(out, "postgres://…"),
            Kind::Postgres(Some(config)) => {
                write!(out, "postgres://")?;
                for (at, host) in config.get_hosts().iter().enumerate() {
                    let comma = if at > 0 { "," } else { "" };
                    match host {
                        Host::Tcp(name) => write!(out, "{comma}{name}")?,
                        #[cfg(unix)]
                        Host::Unix(path) => write!(out, "{comma}{}", path.display())?,
                    }
                    let ports = config.get_ports();
                    if let Some(port) = ports.get(at).or(ports.last()) {
                        write!(out, ":{port}")?;
                    }
                }
                write!(out, "/{}", config.get_dbname().unwrap_or_default())
            }
        }
    }
}
