//! Runs the tests of a game against one mutant at a time.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{self, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};

use super::build::Built;

/// Tests up to this length are run together, longer ones alone, the shortest first.
const SHORT: Duration = Duration::from_millis(60);

/// A run may take this many times as long as without a mutant, and [`GRACE`] on top.
const PATIENCE: u32 = 10;
const GRACE: Duration = Duration::from_secs(4);

/// Memory of a test program in KiB: an endless loop may collect things.
const MEMORY_KIB: u32 = 4_000_000;

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This test failed.
    Killed(String),
    /// The tests did not come to an end.
    TimedOut,
    /// All tests passed.
    Survived,
    /// No test runs the changed code.
    NotReached,
}

/// The tests of a game, with what each of them reaches.
#[derive(Debug)]
pub struct Suite {
    folder: PathBuf,
    tests: Vec<Test>,
}

#[derive(Debug)]
struct Test {
    program: PathBuf,
    name: String,
    time: Duration,
    reaches: BTreeSet<usize>,
}

impl Suite {
    /// Runs every test once without a mutant and notes how long it takes and what it reaches.
    pub fn measure(built: &Built) -> Result<Self> {
        let folder = built.folder.clone();
        let mut tests = Vec::new();
        let reach = std::env::temp_dir().join(format!("signoria-reach-{}", process::id()));
        for program in &built.programs {
            for name in list(program, &folder)? {
                let _ = fs::remove_file(&reach);
                let start = Instant::now();
                let setting = ("SIGNORIA_REACH", reach.to_string_lossy().into_owned());
                let limit = Duration::from_mins(10);
                let outcome = execute(program, &folder, &[&name], setting, limit)?;
                if outcome != Outcome::Passed {
                    bail!("`{name}` fails without a mutant: {outcome:?}");
                }
                let time = start.elapsed();
                let bytes = fs::read(&reach).unwrap_or_default();
                let ids = bytes.chunks_exact(4).filter_map(|bytes| bytes.try_into().ok());
                let reaches = ids.map(|bytes| u32::from_le_bytes(bytes) as usize).collect();
                tests.push(Test { program: program.clone(), name, time, reaches });
            }
        }
        let _ = fs::remove_file(&reach);
        tests.sort_by_key(|test| test.time);
        Ok(Self { folder, tests })
    }

    pub fn len(&self) -> usize {
        self.tests.len()
    }

    pub fn time(&self) -> Duration {
        self.tests.iter().map(|test| test.time).sum()
    }

    /// Runs the tests that reach a mutant until one fails.
    pub fn judge(&self, mutant: usize) -> Result<Verdict> {
        let tests = self.tests.iter().filter(|test| test.reaches.contains(&mutant));
        let (short, long): (Vec<_>, Vec<_>) = tests.partition(|test| test.time <= SHORT);
        if short.is_empty() && long.is_empty() {
            return Ok(Verdict::NotReached);
        }
        let mut groups: BTreeMap<&Path, Vec<&Test>> = BTreeMap::new();
        for test in short {
            groups.entry(&test.program).or_default().push(test);
        }
        let groups = groups.into_values().chain(long.into_iter().map(|test| vec![test]));
        for group in groups {
            let names: Vec<_> = group.iter().map(|test| test.name.as_str()).collect();
            let limit = group.iter().map(|test| test.time).sum::<Duration>() * PATIENCE + GRACE;
            let setting = ("SIGNORIA_MUTANT", mutant.to_string());
            match execute(&group[0].program, &self.folder, &names, setting, limit)? {
                Outcome::Passed => {}
                Outcome::Failed(name) => return Ok(Verdict::Killed(name)),
                Outcome::TimedOut => return Ok(Verdict::TimedOut),
            }
        }
        Ok(Verdict::Survived)
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    Passed,
    Failed(String),
    TimedOut,
}

/// The names of the tests in a program.
fn list(program: &Path, folder: &Path) -> Result<Vec<String>> {
    let output = process::Command::new(program)
        .args(["--list", "--format", "terse"])
        .current_dir(folder)
        .output()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let text = String::from_utf8(output.stdout).context("names of tests are text")?;
    Ok(text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
}

/// Runs tests of a program one after the other, until one fails or time is up.
fn execute(
    program: &Path,
    folder: &Path,
    names: &[&str],
    setting: (&str, String),
    limit: Duration,
) -> Result<Outcome> {
    let mut child = process::Command::new("nice")
        .args(["-n", "10", "sh", "-c"])
        .arg(format!("ulimit -v {MEMORY_KIB}; exec \"$@\""))
        .arg("sh")
        .arg(program)
        .args(["--test-threads=1", "--exact"])
        .args(names)
        .current_dir(folder)
        .env("RAYON_NUM_THREADS", "1")
        .env("RUST_BACKTRACE", "0")
        .env_remove("SIGNORIA_BLESS")
        .env(setting.0, setting.1)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let lines = BufReader::new(child.stdout.take().context("its output is ours")?).lines();
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let end = Instant::now() + limit;
    let outcome = loop {
        match receiver.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(line) => {
                if let Some(name) = failed(&line) {
                    break Some(Outcome::Failed(name));
                }
            }
            Err(mpsc::RecvTimeoutError::Timeout) => break Some(Outcome::TimedOut),
            Err(mpsc::RecvTimeoutError::Disconnected) => break None,
        }
    };
    if let Some(outcome) = outcome {
        let _ = child.kill();
        child.wait()?;
        return Ok(outcome);
    }
    let status = child.wait()?;
    Ok(if status.success() { Outcome::Passed } else { Outcome::Failed(format!("({status})")) })
}

/// The name of the test in a line that says that it failed.
fn failed(line: &str) -> Option<String> {
    let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
    Some(name.trim_end_matches(" - should panic").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_tests_are_recognized() {
        assert_eq!(failed("test tests::a ... FAILED").as_deref(), Some("tests::a"));
        assert_eq!(failed("test tests::a ... ok"), None);
        assert_eq!(failed("test result: FAILED. 1 passed"), None);
    }
}
