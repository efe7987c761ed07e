//! A copy of a file while it is in use.

use std::{fs, path::Path};

use rusqlite::{Connection, OpenFlags};

use crate::{StoreError, lock::private};

/// Copies a database to a new file. The server may go on meanwhile: the copy is as the database was at
/// one moment. Gives the size of the copy.
///
/// `VACUUM INTO` reads in one transaction, which in WAL mode stops nobody from writing, and leaves out
/// what is no longer used; the pages of a busy file would have to be copied again and again.
pub fn backup(database: &Path, copy: &Path) -> Result<u64, StoreError> {
    let told = |error: &dyn std::fmt::Display| StoreError::Database(error.to_string());
    if copy.exists() {
        return Err(StoreError::Database(format!("{} exists already", copy.display())));
    }
    // Never makes a file of a name that was mistyped.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(database, flags).map_err(|error| told(&error))?;
    connection.busy_timeout(std::time::Duration::from_secs(10)).map_err(|error| told(&error))?;
    // Under another name until it is whole and on the disk.
    let mut part = copy.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    let _ = fs::remove_file(part);
    let name = part.to_str().ok_or_else(|| told(&"the name is not Unicode"))?;
    // Made for its owner alone, as the database is: SQLite fills an empty file.
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
