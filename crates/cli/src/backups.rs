//! Backups that a running server makes by itself.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

/// How long after a failed backup the next one is tried.
const RETRY: Duration = Duration::from_mins(10);

/// Where, how often and how many.
#[derive(Clone, Debug)]
pub struct Backups {
    pub database: PathBuf,
    pub folder: PathBuf,
    pub every: Duration,
    pub keep: usize,
}

impl Backups {
    /// Makes a backup whenever the newest is older than the interval, until the program ends.
    pub async fn run(self) {
        loop {
            let backups = self.clone();
            let made =
                tokio::task::spawn_blocking(move || backups.make_if_due(SystemTime::now())).await;
            let wait = match made {
                Ok(Ok(next)) => next,
                Ok(Err(error)) => {
                    tracing::error!(%error, "backup failed");
                    RETRY
                }
                Err(_) => RETRY,
            };
            tokio::time::sleep(wait).await;
        }
    }

    /// Makes a backup if it is time, deletes those over the limit, and returns the time until the next one.
    fn make_if_due(&self, now: SystemTime) -> io::Result<Duration> {
        create_private(&self.folder)?;
        let newest = self.files()?.pop();
        let age = match newest {
            Some(file) => now.duration_since(fs::metadata(file)?.modified()?).unwrap_or_default(),
            None => self.every,
        };
        let wait = self.every.saturating_sub(age);
        if !wait.is_zero() {
            return Ok(wait);
        }
        let file = self.folder.join(format!("signoria-{}.sqlite", timestamp(now)));
        signoria_store::backup(&self.database, &file).map_err(io::Error::other)?;
        tracing::info!(file = %file.display(), "backup made");
        let files = self.files()?;
        for old in &files[..files.len().saturating_sub(self.keep)] {
            fs::remove_file(old)?;
        }
        Ok(self.every)
    }

    /// The backups in the folder, oldest first: their names sort by time. Other files are left alone.
    fn files(&self) -> io::Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let time = name.strip_prefix("signoria-").and_then(|rest| rest.strip_suffix(".sqlite"));
            if time.is_some_and(|time| time.len() == 16 && time.ends_with('Z')) {
                files.push(path);
            }
        }
        files.sort();
        Ok(files)
    }
}

/// Only the owner may read it: backups contain the seeds of running games.
fn create_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A time in UTC as `20261118T074500Z`.
fn timestamp(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (days, seconds) = (seconds / 86_400, seconds % 86_400);
    // Years that begin in March have their leap day last; 146,097 days are four centuries.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z")
}

#[cfg(test)]
mod tests {
    use signoria_store::{Durability, StoreLocation};

    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        let at = |seconds| timestamp(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "19700101T000000Z");
        assert_eq!(at(951_827_696), "20000229T123456Z");
        assert_eq!(at(1_767_225_599), "20251231T235959Z");
        assert_eq!(at(4_107_542_400), "21000301T000000Z");
    }

    #[test]
    fn the_newest_backups_stay_and_other_files_are_left_alone() {
        let folder = std::env::temp_dir().join(format!("signoria-backups-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let database = folder.join("games.sqlite");
        let store = StoreLocation::file(&database).open(Durability::Process).expect("it opens");
        let into = folder.join("backups");
        let hour = Duration::from_hours(1);
        let backups = Backups { database, folder: into.clone(), every: hour, keep: 2 };
        let start = SystemTime::now();
        for number in 0..4 {
            assert_eq!(
                backups.make_if_due(start + hour * (number + 1) * 2).expect("a backup"),
                hour
            );
            fs::write(into.join("notes.sqlite"), "mine").expect("a file");
        }
        let files = backups.files().expect("a list");
        assert_eq!(files.len(), 2);
        let newest = format!("signoria-{}.sqlite", timestamp(start + hour * 8));
        assert!(files[1].ends_with(newest), "{files:?}");
        assert!(into.join("notes.sqlite").exists());
        // Not due yet: nothing is made, and the wait is what remains.
        let soon = SystemTime::now() + Duration::from_mins(1);
        assert!(backups.make_if_due(soon).expect("nothing to do") < hour);
        assert_eq!(backups.files().expect("a list"), files);
        drop(store);
        let _ = fs::remove_dir_all(folder);
    }
}
