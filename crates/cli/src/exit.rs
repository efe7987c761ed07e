//! Why the program ends early.

use std::{io, process::ExitCode};

/// Why the program ends early.
#[derive(Debug)]
pub enum Exit {
    /// Bad input: one clear sentence for stderr.
    Usage(String),
    /// A check failed; the reason has been printed.
    CheckFailed,
    /// The reader of the output has closed it.
    BrokenPipe,
}

impl Exit {
    /// Prints the reason on stderr and returns the exit code.
    pub fn tell(self) -> ExitCode {
        match self {
            Self::Usage(sentence) => {
                // Not `eprintln!`: stderr may be closed too.
                let _ = io::Write::write_all(&mut io::stderr(), format!("{sentence}\n").as_bytes());
                ExitCode::from(2)
            }
            Self::CheckFailed => ExitCode::from(1),
            Self::BrokenPipe => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Exit {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::Usage(format!("signoria: {error}")),
        }
    }
}
