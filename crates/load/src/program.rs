//! The server as a process of its own.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, bail};

/// A program that serves; killed when it is dropped.
pub struct Program {
    child: Child,
    pub address: SocketAddr,
    /// From starting it until it said where it serves.
    pub start: Duration,
}

impl Program {
    /// Starts a program and waits for the line that says where it serves.
    pub fn start(program: &Path, args: &[&str], core: Option<u32>) -> Result<Self> {
        let mut command = match core {
            Some(core) => {
                let mut command = Command::new("taskset");
                command.args(["--cpu-list", &core.to_string()]).arg(program);
                command
            }
            None => Command::new(program),
        };
        for name in ["SIGNORIA_LISTEN", "SIGNORIA_DATABASE", "SIGNORIA_CONFIG", "SIGNORIA_LOG"] {
            command.env_remove(name);
        }
        let begun = Instant::now();
        let mut child = command
            .args(args)
            .env("LANG", "en")
            // A few tables that never wait are faster than any people.
            .env("SIGNORIA_MESSAGES_PER_SECOND", "1000000")
            // One client makes the tables of many people.
            .env("SIGNORIA_TABLES_PER_MINUTE", "1000000")
            .env("SIGNORIA_TABLES_PER_GUEST", "1000000")
            // Clients at 127.0.0.1 stand for many people; those at other addresses are counted.
            .env("SIGNORIA_PROXIES", "127.0.0.1")
            .stdout(Stdio::piped())
            .stdin(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let out = child.stdout.take().context("it is piped")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let start = begun.elapsed();
        let link = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let Some(address) = link.and_then(|link| link.parse().ok()) else {
            let _ = child.kill();
            bail!("it does not serve: {line:?} ({})", child.wait()?);
        };
        Ok(Self { child, address, start })
    }

    /// `signoria serve` on a database.
    pub fn serve(signoria: &Path, database: &Path, core: Option<u32>) -> Result<Self> {
        let database = database.to_str().context("a name in Unicode")?;
        Self::start(signoria, &["serve", "--listen", "127.0.0.1:0", "--database", database], core)
    }

    /// kill -9
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Bytes of memory it holds.
    pub fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kib.context("the system tells how much memory a process holds")? * 1024)
    }

    /// Processor time it has used.
    pub fn busy(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // After the name, which may contain anything but ends with the last bracket.
        let rest = stat.rsplit_once(')').context("a line of /proc")?.1;
        let mut fields = rest.split_whitespace().skip(11);
        let mut ticks =
            || fields.next().and_then(|it| it.parse::<u64>().ok()).context("its processor time");
        let (own, kernel) = (ticks()?, ticks()?);
        // Linux counts in hundredths of a second for programs, whatever the kernel does itself.
        Ok(Duration::from_millis(10 * (own + kernel)))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Puts this process on one core.
pub fn pin(core: u32) -> Result<()> {
    let id = std::process::id().to_string();
    let pinned = Command::new("taskset")
        .args(["--all-tasks", "--pid", "--cpu-list", &core.to_string(), &id])
        .stdout(Stdio::null())
        .status()
        .context("taskset (package util-linux) is needed")?;
    if pinned.success() { Ok(()) } else { bail!("cannot run on core {core} alone") }
}

/// Lets this process, and those it starts, open as many files as the system allows at all.
pub fn more_files() -> Result<()> {
    let limits = fs::read_to_string("/proc/self/limits")?;
    let line = limits.lines().find(|line| line.starts_with("Max open files"));
    let most = line.and_then(|line| line.split_whitespace().nth(4)).context("a limit of files")?;
    let raised = Command::new("prlimit")
        .args(["--pid", &std::process::id().to_string(), &format!("--nofile={most}:{most}")])
        .status()
        .context("prlimit (package util-linux) is needed")?;
    if raised.success() { Ok(()) } else { bail!("cannot open {most} files") }
}

/// How busy the machine is, as the system tells it.
pub fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split_whitespace().next().unwrap_or("?").to_owned();
    format!("{cores} cores, load {load} before the run")
}

/// A folder of its own that goes away in the end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(within: &Path) -> Result<Self> {
        let path = within.join(format!("signoria-load-{}", std::process::id()));
        fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Self(path))
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
