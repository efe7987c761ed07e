//! One server per file.

use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
    thread::sleep,
    time::{Duration, Instant},
};

use crate::StoreError;

/// How long a server waits for another one to let go of the database: one that was just stopped, or a tool.
pub const CLAIM_PATIENCE: Duration = Duration::from_secs(2);

/// How often it tries in between.
pub const CLAIM_STEP: Duration = Duration::from_millis(50);

/// The right to serve a file. It ends with the process, however that ends.
///
/// It is a lock on the file next to the database and, on Linux, on the database itself: a hard link is the same
/// file under another name, and the file next to it can be deleted. Linux keeps this lock apart from those of
/// `SQLite`; other systems may not.
///
/// Dropping it closes the database, and closing any handle of a file drops all locks that `SQLite` has on it:
/// it must outlive every connection of this process ([`Self::release`] gives the right back earlier).
pub struct FileLock(Vec<File>);

impl FileLock {
    /// Takes the right, waiting for so long if another process has it.
    pub fn take(database: &Path, patience: Duration) -> Result<Self, StoreError> {
        let begun = Instant::now();
        let mut held = Vec::new();
        for path in locked_paths(database) {
            let told = |error: &dyn std::fmt::Display| {
                StoreError::Database(format!("{}: {error}", path.display()))
            };
            let file = private().create(true).append(true).open(&path);
            let file = file.map_err(|error| told(&error))?;
            loop {
                match file.try_lock() {
                    Ok(()) => break,
                    Err(TryLockError::WouldBlock) if begun.elapsed() < patience => {
                        sleep(CLAIM_STEP);
                    }
                    Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
                    Err(TryLockError::Error(error)) => return Err(told(&error)),
                }
            }
            held.push(file);
        }
        Ok(Self(held))
    }

    /// Gives the right back. The files stay open until this is dropped.
    pub fn release(&self) -> Result<(), StoreError> {
        let released = self.0.iter().try_for_each(File::unlock);
        released.map_err(|error| StoreError::Database(format!("the lock is stuck: {error}")))
    }
}

/// The files that a server locks, in this order.
fn locked_paths(database: &Path) -> Vec<PathBuf> {
    let mut paths = vec![lock_path(database)];
    if cfg!(target_os = "linux") {
        paths.push(database.to_owned());
    }
    paths
}

fn lock_path(database: &Path) -> PathBuf {
    // A link to the file is the same file.
    let database = database.canonicalize().unwrap_or_else(|_| database.to_owned());
    let mut path = database.into_os_string();
    path.push(".lock");
    path.into()
}

/// Opens files that only their owner may read: a database contains the seeds of running games.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
