//! Copies of a database file, and the way back.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use rusqlite::{Connection, OpenFlags};

use crate::{
    StoreError,
    lock::{CLAIM_PATIENCE, FileLock, private},
};

/// Copies a database to a new file while a server uses it: a consistent snapshot. Returns the size of the
/// copy.
///
/// `VACUUM INTO` reads in one transaction, which does not block writers in WAL mode, and omits unused
/// pages. Copying the pages of a busy file would have to start again and again.
pub fn backup(database: &Path, copy: &Path) -> Result<u64, StoreError> {
    let told = |error: &dyn std::fmt::Display| StoreError::Database(error.to_string());
    if copy.exists() {
        return Err(StoreError::Database(format!("{} exists already", copy.display())));
    }
    // A mistyped name must not create a file.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags).map_err(|error| told(&error))?;
    connection.busy_timeout(std::time::Duration::from_secs(10)).map_err(|error| told(&error))?;
    // Under a temporary name until it is complete and on disk.
    let mut part = copy.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    let _ = fs::remove_file(part);
    let name = part.to_str().ok_or_else(|| told(&"the name is not Unicode"))?;
    // Readable by its owner only, like the database: SQLite fills an empty file.
    private().create_new(true).write(true).open(part).map_err(|error| told(&error))?;
    let copied = connection.execute("VACUUM INTO ?1", [name]).map_err(|error| told(&error));
    let kept = copied.and_then(|_| {
        let file = fs::File::open(part).map_err(|error| told(&error))?;
        file.sync_all().map_err(|error| told(&error))?;
        fs::rename(part, copy).map_err(|error| told(&error))?;
        Ok(file.metadata().map_err(|error| told(&error))?.len())
    });
    if kept.is_err() {
        let _ = fs::remove_file(part);
    }
    kept
}

/// Puts a copy in the place of a database that no server uses. Returns where the replaced database is now.
///
/// The copy is complete and on disk next to the database before anything is replaced; then the old database
/// moves aside with its write-ahead log. A log that stayed behind would be applied to the new file and
/// corrupt it, so it is removed before the new file gets its name.
pub fn restore(copy: &Path, database: &Path) -> Result<Option<PathBuf>, StoreError> {
    let failed = |error: io::Error| StoreError::Database(error.to_string());
    let existed = database.exists();
    // Held until the end: no server may start in between.
    let _lock = FileLock::take(database, CLAIM_PATIENCE)?;
    let part = with_suffix(database, ".restore");
    let _ = fs::remove_file(&part);
    backup(copy, &part)?;
    let aside = existed.then(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        with_suffix(database, &format!(".replaced-{now}"))
    });
    if let Some(aside) = &aside {
        fs::hard_link(database, aside).map_err(failed)?;
        let log = with_suffix(database, "-wal");
        if log.exists() {
            fs::copy(&log, with_suffix(aside, "-wal")).map_err(failed)?;
        }
    }
    for suffix in ["-wal", "-shm"] {
        match fs::remove_file(with_suffix(database, suffix)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
            _ => {}
        }
    }
    fs::rename(&part, database).map_err(failed)?;
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = fs::File::open(folder.unwrap_or(Path::new("."))).map_err(failed)?;
    folder.sync_all().map_err(failed)?;
    Ok(aside)
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}
