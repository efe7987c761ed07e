//! The limit of open files, and thus of connections.

/// What the system allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OpenFiles {
    /// Files this process may open now; `None` if there is no known limit.
    limit: Option<u64>,
    /// Whether the limit is as high as the system allows this process.
    raised: bool,
}

/// Files in addition to connections: the database, its journal, the listener, logs, webhooks.
const RESERVED: u64 = 64;

impl OpenFiles {
    /// Whether this number of connections can be open at once.
    fn fit(self, connections: usize) -> bool {
        self.limit.is_none_or(|limit| connections as u64 + RESERVED <= limit)
    }
}

/// Raises the soft limit of open files to the hard one, as systems usually start programs with 1024. Logs a
/// warning if that fails, or if the connections still do not fit.
pub fn raise_open_files(connections: usize) {
    let files = raise();
    if !files.raised {
        tracing::warn!(limit = files.limit, "cannot raise the limit of open files");
    }
    if !files.fit(connections) {
        tracing::warn!(
            limit = files.limit,
            connections,
            "the limit of open files is too low for `connections`: raise it (ulimit -Hn) or lower the setting"
        );
    }
}

fn raise() -> OpenFiles {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current == maximum {
            return OpenFiles { limit: current, raised: true };
        }
        match setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
            Ok(()) => OpenFiles { limit: maximum, raised: true },
            Err(_) => OpenFiles { limit: current, raised: false },
        }
    }
    #[cfg(not(unix))]
    OpenFiles { limit: None, raised: true }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_of_open_files_is_as_high_as_the_system_allows() {
        let files = raise();
        assert!(files.raised);
        assert_eq!(raise(), files);
        #[cfg(unix)]
        {
            let now = rustix::process::getrlimit(rustix::process::Resource::Nofile);
            assert_eq!((now.current, now.current), (files.limit, now.maximum));
        }
    }

    #[test]
    fn connections_need_a_file_each() {
        let files = OpenFiles { limit: Some(1024), raised: false };
        assert!(files.fit(900) && !files.fit(1000) && !files.fit(20_000));
        assert!(OpenFiles { limit: None, raised: true }.fit(usize::MAX >> 1));
    }
}
