//! Why the program ends early.

use std::{io, process::ExitCode};

/// Why the program ends early.
#[derive(Debug)]
pub enum Stop {
    /// Bad input: one clear sentence for stderr.
    Bad(String),
    /// Something that was to be checked does not hold; it has been told.
    Refused,
    /// Whoever read our output has gone: nobody to tell.
    Unheard,
}

impl Stop {
    /// Tells the reason on stderr and gives the exit code.
    pub fn tell(self) -> ExitCode {
        match self {
            Self::Bad(sentence) => {
                // Not `eprintln!`: stderr may be closed too.
                let _ = io::Write::write_all(&mut io::stderr(), format!("{sentence}\n").as_bytes());
                ExitCode::from(2)
            }
            Self::Refused => ExitCode::from(1),
            Self::Unheard => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unheard,
            _ => Self::Bad(format!("signoria: {error}")),
        }
    }
}
