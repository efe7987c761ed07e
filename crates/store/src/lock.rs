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

/// How often it looks meanwhile.
pub const CLAIM_STEP: Duration = Duration::from_millis(50);

/// The right to serve a file. It ends with the process, however that ends.
pub struct FileLock(#[expect(dead_code, reason = "held, never read")] File);

impl FileLock {
    /// Takes the right, waiting for so long if another process has it.
    pub fn take(database: &Path, patience: Duration) -> Result<Self, StoreError> {
        let path = lock_path(database);
        let told = |error: &dyn std::fmt::Display| {
            StoreError::Database(format!("{}: {error}", path.display()))
        };
        let file = private().create(true).write(true).truncate(false).open(&path);
        let file = file.map_err(|error| told(&error))?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self(file)),
                Err(TryLockError::WouldBlock) if begun.elapsed() < patience => sleep(CLAIM_STEP),
                Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
                Err(TryLockError::Error(error)) => return Err(told(&error)),
            }
        }
    }
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
