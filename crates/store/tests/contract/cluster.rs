//! A `PostgreSQL` that is started for the tests on a free port and goes away with them.
//!
//! It needs `initdb` and `postgres`, on the search path or where Debian puts them. Without them tests say
//! so and check nothing; where `SIGNORIA_POSTGRES=required` is set, as in `cargo xtask ci`, or `CI=true` and it is not
//! `optional`, they fail.

use std::{
    io::Write as _,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    thread::sleep,
    time::{Duration, Instant},
};

use postgres::{Client, NoTls};

/// The user all databases belong to.
pub const USER: &str = "signoria";

/// The password of the user: no log may ever contain it.
pub const PASSWORD: &str = "tulip%40bulb";

/// A database of its own, empty; `None` if there is no `PostgreSQL` here.
#[allow(dead_code, reason = "some tests start a server of their own")]
pub fn database() -> Option<String> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let cluster = CLUSTER.get_or_init(Cluster::start).as_ref()?;
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    cluster.execute(&format!("CREATE DATABASE test_{number}"));
    Some(cluster.address(&format!("test_{number}")))
}

/// Runs statements on a database, away from the threads of the test: the library waits with a runtime of
/// its own.
pub fn execute(address: &str, statements: &str) {
    let run = || {
        let mut client = Client::connect(address, NoTls).expect("it is up");
        client.batch_execute(statements).expect("it is ours");
    };
    std::thread::scope(|scope| scope.spawn(run).join().expect("it does not panic"));
}

/// Ends all connections to a database but its own, and waits until they are gone.
#[allow(dead_code, reason = "not every test that starts a cluster cuts it off")]
pub fn cut(address: &str) {
    execute(
        address,
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
}

/// Where the programs are.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let whole = |folder: &PathBuf| folder.join("initdb").is_file();
    // A link on the search path leads to where the others are.
    let real =
        |folder: PathBuf| folder.join("initdb").canonicalize().ok()?.parent().map(Path::to_owned);
    folders
        .into_iter()
        .filter(whole)
        .filter_map(real)
        .find(|folder| folder.join("postgres").is_file())
}

/// A program that runs as another user: `PostgreSQL` refuses to run as root.
fn command(program: &Path) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if !root {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=65534", "--regid=65534", "--clear-groups", "--"]).arg(program);
    command
}

fn run(command: &mut Command) {
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// Whether a test must not be skipped: if the variable says `required`, and where `CI=true` unless it says `optional`.
fn required(variable: &str) -> bool {
    match std::env::var(variable).as_deref() {
        Ok("required") => true,
        Ok("optional") => false,
        _ => std::env::var("CI").is_ok_and(|it| it == "true"),
    }
}

/// A server with its databases.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    pub port: u16,
}

impl Cluster {
    /// Starts a server; `None` if there is no `PostgreSQL` here.
    pub fn start() -> Option<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let Some(programs) = programs() else {
            let text = "there is no PostgreSQL here (Debian: `apt-get install postgresql`)";
            assert!(!required("SIGNORIA_POSTGRES"), "{text}");
            eprintln!("SKIPPED: {text}");
            return None;
        };
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("signoria-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // Made by the user who runs the server, who must own it.
        run(command(Path::new("mkdir")).arg(&folder));
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = listener.local_addr().expect("it is bound").port();
        drop(listener);
        let cluster = Self { programs, folder, port };
        let secret = cluster.write("password", "tulip@bulb\n");
        run(command(&cluster.programs.join("initdb"))
            .args(["--no-sync", "--auth=scram-sha-256", "--username", USER, "--encoding=UTF8"])
            .args(["--locale=C", "--pwfile"])
            .arg(&secret)
            .arg("--pgdata")
            .arg(cluster.data()));
        cluster.run_server();
        Some(cluster)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Writes a file that the server may read, and no one else.
    pub fn write(&self, name: &str, content: &str) -> PathBuf {
        let path = self.folder.join(name);
        let mut shell = command(Path::new("sh"));
        shell.args(["-c", r#"umask 077; cat > "$0""#]).arg(&path).stdin(Stdio::piped());
        let mut child = shell.spawn().expect("a shell");
        let mut input = child.stdin.take().expect("it is piped");
        input.write_all(content.as_bytes()).expect("it is read");
        drop(input);
        assert!(child.wait().expect("it is our child").success(), "{}", path.display());
        path
    }

    /// The address of one of its databases.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}/{database}", self.port)
    }

    /// Runs statements as its owner.
    pub fn execute(&self, statements: &str) {
        execute(&self.address("postgres"), statements);
    }

    #[expect(clippy::zombie_processes, reason = "both live longer than we do")]
    fn run_server(&self) {
        let mut server = command(&self.programs.join("postgres"))
            .arg("-D")
            .arg(self.data())
            .arg("-k")
            .arg(&self.folder)
            .args(["-p", &self.port.to_string()])
            .args(["-c", "listen_addresses=localhost", "-c", "max_connections=200"])
            // The machine is not turned off, and many tests wait for one disk.
            .args(["-c", "fsync=off", "-c", "full_page_writes=off"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        // Tests have no end of their own at which to stop it: a shell waits for this process to go.
        let (own, folder) = (std::process::id(), self.folder.display());
        let watch = format!(
            "while kill -0 {own} 2>/dev/null; do sleep 0.5; done; \
             its=$(head -n 1 '{folder}/data/postmaster.pid'); \
             kill -QUIT $its; while kill -0 $its 2>/dev/null; do sleep 0.1; done; rm -rf '{folder}'"
        );
        Command::new("sh")
            .args(["-c", &watch])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let begun = Instant::now();
        while Client::connect(&self.address("postgres"), NoTls).is_err() {
            let gone = server.try_wait().expect("it is our child");
            assert!(gone.is_none(), "the server has ended: {gone:?}");
            assert!(begun.elapsed() < Duration::from_mins(2), "the server does not come up");
            sleep(Duration::from_millis(50));
        }
    }

    /// Ends the server at once and starts it again: it recovers from its log.
    #[allow(dead_code, reason = "not every test that starts a server restarts it")]
    pub fn restart(&self) {
        run(command(&self.programs.join("pg_ctl"))
            .args(["restart", "--mode=immediate", "--wait", "--silent", "--log"])
            .arg(self.folder.join("log"))
            .arg("--pgdata")
            .arg(self.data()));
    }
}
