//! A `PostgreSQL` that is started for the tests on a free port and goes away with them.
//!
//! It needs `initdb` and `postgres`, on the search path or where Debian puts them. Without them tests say
//! so and check nothing; where `SIGNORIA_POSTGRES=required` is set, as in `cargo xtask ci`, they fail.

use std::{
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
const USER: &str = "signoria";

/// His password: no log may ever contain it.
pub const PASSWORD: &str = "tulip%40bulb";

/// A database of its own, empty; `None` if there is no `PostgreSQL` here.
pub fn database() -> Option<String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let host = format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}", port()?);
    execute(&format!("{host}/postgres"), &format!("CREATE DATABASE test_{number}"));
    Some(format!("{host}/test_{number}"))
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

/// A program that runs as somebody: `PostgreSQL` refuses to run as root.
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

/// The port of the server; `None` if there is no `PostgreSQL` here.
fn port() -> Option<u16> {
    static PORT: OnceLock<Option<u16>> = OnceLock::new();
    *PORT.get_or_init(|| {
        let Some(programs) = programs() else {
            let text = "there is no PostgreSQL here (Debian: `apt-get install postgresql`)";
            let required = std::env::var("SIGNORIA_POSTGRES").is_ok_and(|it| it == "required");
            assert!(!required, "{text}");
            eprintln!("SKIPPED: {text}");
            return None;
        };
        Some(start(&programs))
    })
}

#[expect(clippy::zombie_processes, reason = "both live longer than we do")]
fn start(programs: &Path) -> u16 {
    let folder = std::env::temp_dir().join(format!("signoria-postgres-{}", std::process::id()));
    let folder = folder.to_str().expect("a name in Unicode").to_owned();
    // Made by whoever runs the server, who must own it.
    run(command(Path::new("mkdir")).arg(&folder));
    let secret = format!("{folder}/password");
    run(command(Path::new("sh")).args(["-c", &format!("echo 'tulip@bulb' > '{secret}'")]));
    let data = format!("{folder}/data");
    run(command(&programs.join("initdb"))
        .args(["--no-sync", "--auth=scram-sha-256", "--username", USER, "--encoding=UTF8"])
        .args(["--locale=C", "--pwfile", &secret, "--pgdata", &data]));
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let port = listener.local_addr().expect("it is bound").port();
    drop(listener);
    let mut server = command(&programs.join("postgres"))
        .args(["-D", &data, "-k", &folder, "-p", &port.to_string()])
        .args(["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"])
        // Nobody turns off the machine, and many tests wait for one disk.
        .args(["-c", "fsync=off", "-c", "full_page_writes=off"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    // Tests have no end of their own at which to stop it: a shell waits for this process to go.
    let (own, its) = (std::process::id(), server.id());
    let watch = format!(
        "while kill -0 {own} 2>/dev/null; do sleep 0.5; done; \
         kill -QUIT {its}; while kill -0 {its} 2>/dev/null; do sleep 0.1; done; rm -rf '{folder}'"
    );
    Command::new("sh")
        .args(["-c", &watch])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell");
    let address = format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{port}/postgres");
    let begun = Instant::now();
    while Client::connect(&address, NoTls).is_err() {
        let gone = server.try_wait().expect("it is our child");
        assert!(gone.is_none(), "the server has ended: {gone:?}");
        assert!(begun.elapsed() < Duration::from_mins(2), "the server does not come up");
        sleep(Duration::from_millis(50));
    }
    port
}
