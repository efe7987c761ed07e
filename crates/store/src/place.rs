//! Where a store is.

use std::{
    fmt,
    path::{Path, PathBuf},
};

use postgres::{Config, config::Host};

use crate::{Database, Durability, StoreError, postgres::Postgres, sqlite::Sqlite};

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
            Kind::File(path) => {
                Ok(path.is_file() && Sqlite::open(path, Durability::Full)?.is_current()?)
            }
            Kind::Postgres(None) => Err(bad_address()),
            Kind::Postgres(Some(config)) => Postgres::open(config, Durability::Full)?.is_current(),
        }
    }

    /// Opens the store, makes it if it is not there, and brings it up to date.
    pub fn open(&self, durability: Durability) -> Result<Database, StoreError> {
        match &self.0 {
            Kind::File(path) => {
                let path = path.clone();
                Database::start(move || Sqlite::open(&path, durability), |writer| writer.migrate())
            }
            Kind::Postgres(None) => Err(bad_address()),
            Kind::Postgres(Some(config)) => {
                let config = config.clone();
                Database::start(move || Postgres::open(&config, durability), Postgres::migrate)
            }
        }
    }
}

fn bad_address() -> StoreError {
    StoreError::Database(
        "the address is not of the form postgres://user:password@host:port/name".to_owned(),
    )
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
