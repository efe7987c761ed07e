//! A real mail server on loopback: `aiosmtpd`, from `python3` or from `PyPI`. Without it the test says so and
//! checks nothing; where `SIGNORIA_MAIL=required` is set, as in `cargo xtask ci`, or `CI=true` and it is not
//! `optional`, it fails.

use std::{
    io::{BufRead as _, BufReader, Lines, Write as _},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

use serde_json::Value;
use tokio::sync::mpsc;

const SCRIPT: &str = include_str!("postbox.py");

/// A mail server that tells what it gets.
pub struct Postbox {
    child: Child,
    port: u16,
    mails: mpsc::UnboundedReceiver<Value>,
}

impl Postbox {
    /// Opens one; installs the library next to the build if `python3` does not have it. `None` if there
    /// is none to be had here and it need not be, and says so on standard error, where no test runner
    /// hides it.
    pub fn open() -> Option<Self> {
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("aiosmtpd");
        if let Some(postbox) = Self::start(&library) {
            return Some(postbox);
        }
        // Next to it first: another test run may do the same.
        let own = library.with_extension(std::process::id().to_string());
        let installed = Command::new("python3")
            .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target"])
            .arg(&own)
            .arg("aiosmtpd==1.4.6")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        if installed.is_ok_and(|status| status.success()) {
            // The second test uses that of the first.
            let _ = std::fs::rename(&own, &library);
        }
        let _ = std::fs::remove_dir_all(&own);
        let postbox = Self::start(&library);
        if postbox.is_none() {
            let text = "there is no mail server to test with, and none can be installed \
                        (`python3 -m pip install aiosmtpd` brings one)";
            let required = match std::env::var("SIGNORIA_MAIL").as_deref() {
                Ok("required") => true,
                Ok("optional") => false,
                _ => std::env::var("CI").is_ok_and(|it| it == "true"),
            };
            assert!(!required, "{text}");
            let _ = writeln!(std::io::stderr(), "NOT TESTED: mail; {text}");
        }
        postbox
    }

    fn start(library: &Path) -> Option<Self> {
        let mut child = Command::new("python3")
            .args(["-u", "-c", SCRIPT])
            .env("PYTHONPATH", library)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut lines = BufReader::new(child.stdout.take()?).lines();
        let port = lines.next().and_then(Result::ok).and_then(|line| line.parse().ok());
        let Some(port) = port else {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        };
        let (tell, mails) = mpsc::unbounded_channel();
        std::thread::spawn(move || listen(lines, &tell));
        Some(Self { child, port, mails })
    }

    /// What the host of a house would write.
    pub fn address(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// The next mail.
    pub async fn next(&mut self) -> Value {
        let patience = std::time::Duration::from_mins(1);
        let mail = tokio::time::timeout(patience, self.mails.recv()).await;
        mail.expect("a mail comes in time").expect("the mail server runs")
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.mails.is_empty()
    }
}

fn listen(lines: Lines<BufReader<ChildStdout>>, tell: &mpsc::UnboundedSender<Value>) {
    for line in lines.map_while(Result::ok) {
        let mail = serde_json::from_str(&line).expect("the script prints JSON");
        if tell.send(mail).is_err() {
            return;
        }
    }
}

impl Drop for Postbox {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
