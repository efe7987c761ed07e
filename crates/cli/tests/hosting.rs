//! The tools of hosts as programs: `admin` and `check`, next to a server and without one.

use std::{
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use signoria_store::{Credentials, Durability, NewSession, StoreLocation};

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_signoria"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("SIGNORIA_")) {
        command.env_remove(name);
    }
    command.env("LANG", "en");
    command
}

/// A folder of its own that goes away with its test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("signoria-hosting-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("the folder for temporary files is writable");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

struct Serving(Child);

impl Serving {
    fn start(database: &Path) -> Self {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(database);
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the program starts");
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut String::new()).expect("it says where it is");
        Self(child)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn told(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().expect("the program starts");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).expect("it speaks Unicode"))
}

#[test]
fn the_database_can_be_named_in_a_file_of_secrets() {
    let folder = Folder::new("secrets");
    let database = folder.0.join("games.sqlite");
    drop(StoreLocation::from(database.clone()).open(Durability::Process).expect("it opens"));
    let secret = folder.0.join("secret");
    std::fs::write(&secret, format!("{}\n", database.display())).expect("it is writable");
    let users = |secret: &Path| {
        let mut command = program();
        command.current_dir(&folder.0).args(["admin", "users"]);
        command.env("SIGNORIA_DATABASE_FILE", secret);
        command
    };
    let (code, text) = told(&mut users(&secret));
    assert_eq!(code, Some(0), "{text}");
    // A value in two places, no file, and a value that is wrong: which is not repeated.
    let (code, text) = told(users(&secret).env("SIGNORIA_DATABASE", &database));
    assert_eq!((code, text.lines().count()), (Some(2), 1), "{text}");
    assert!(text.contains("SIGNORIA_DATABASE_FILE"), "{text}");
    let (code, text) = told(&mut users(&folder.0.join("none")));
    assert_eq!((code, text.lines().count()), (Some(2), 1), "{text}");
    std::fs::write(&secret, "postgres://anna:tulip@127.0.0.1:1/x?sslmode=tulip").expect("it is");
    let (code, text) = told(&mut users(&secret));
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("verify-full") && !text.contains("tulip"), "{text}");
    // A flag is stronger.
    let (code, text) = told(users(&secret).arg("--database").arg(&database));
    assert_eq!(code, Some(0), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn hosts_administer_from_the_terminal_while_the_server_runs() {
    let folder = Folder::new("admin");
    let database = folder.0.join("games.sqlite");
    {
        let store =
            StoreLocation::from(database.clone()).open(Durability::Process).expect("it opens");
        for (number, name) in [(1, "Anna"), (2, "Bruno")] {
            let account = Credentials {
                name: name.to_owned(),
                login: name.to_lowercase(),
                skeleton: name.to_lowercase(),
                password: String::new(),
            };
            let session = NewSession { hash: [number; 32], agent: String::new(), at: 0 };
            store.create_account(account, session).await.expect("it is kept");
        }
    }
    let serving = Serving::start(&database);
    // A second server is refused, with what to do about it.
    let mut second = program();
    second.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(&database);
    let (code, text) = told(&mut second);
    assert_eq!(code, Some(2), "{text}");
    let text = text.lines().last().expect("a sentence");
    assert!(text.contains("Another server") && text.contains("--database"), "{text}");

    let admin =
        |words: &[&str]| told(program().arg("admin").args(words).arg("--database").arg(&database));
    for words in
        [&["grant", "bruno"][..], &["ban", "id:1"], &["unban", "Anna"], &["end-sessions", "Anna"]]
    {
        let (code, text) = admin(words);
        assert_eq!(code, Some(0), "{words:?}: {text}");
    }
    let (code, text) = admin(&["reset-password", "Anna"]);
    assert!(code == Some(0) && text.contains("/reset#"), "{text}");
    let (code, text) = admin(&["users"]);
    assert_eq!(code, Some(0));
    assert!(text.contains("id:2\tBruno\tadmin"), "{text}");
    for words in [&["ban", "Unknown"][..], &["remove-table", "x"], &["grant"]] {
        let (code, text) = admin(words);
        assert_eq!((code, text.lines().count()), (Some(2), 1), "{words:?}: {text}");
    }
    let (code, text) = admin(&["prune", "--days", "1"]);
    assert!(code == Some(0) && text.starts_with("0 tables"), "{text}");
    let (_, text) = admin(&["log"]);
    let acts: Vec<&str> = text.lines().rev().filter_map(|line| line.split('\t').nth(2)).collect();
    assert_eq!(acts, ["grant", "ban", "unban", "end_sessions", "reset_password"]);
    assert!(text.lines().all(|line| line.contains("\tterminal\t")), "{text}");
    // Checking is possible while it runs, repairing is not.
    let check = |words: &[&str]| told(program().arg("check").arg(&database).args(words));
    assert_eq!(check(&[]).0, Some(0), "{:?}", check(&[]));
    let (code, text) = check(&["--repair"]);
    assert!(code == Some(2) && text.contains("Stop it first"), "{text}");
    drop(serving);
    assert_eq!(check(&["--repair"]).0, Some(0));
    let nowhere = folder.0.join("no.sqlite");
    assert_eq!(told(program().arg("check").arg(&nowhere)).0, Some(2));
    assert!(!nowhere.exists(), "a name that was mistyped makes no file");
}

#[test]
fn a_damaged_journal_of_an_older_program_is_told_and_mended() {
    let folder = Folder::new("check");
    let database = folder.0.join("games.sqlite");
    drop(StoreLocation::from(database.clone()).open(Durability::Process).expect("it opens"));
    let connection = rusqlite::Connection::open(&database).expect("it opens");
    let spoilt = "DROP INDEX tables_by_owner;
                  ALTER TABLE tables DROP COLUMN owner;
                  ALTER TABLE tables DROP COLUMN epoch;
                  DROP TABLE nodes;
                  CREATE TABLE journal (id INTEGER PRIMARY KEY, body BLOB NOT NULL,
                                        tables TEXT NOT NULL DEFAULT '') STRICT;
                  INSERT INTO journal (id, body) VALUES (7, x'0102');
                  PRAGMA user_version = 9;";
    connection.execute_batch(spoilt).expect("it is ours");
    drop(connection);
    drop(Serving::start(&database));
    let check = |words: &[&str]| told(program().arg("check").arg(&database).args(words));
    let (code, text) = check(&[]);
    assert!(code == Some(1) && text.contains("journal cannot be read"), "{text}");
    let (code, text) = check(&["--repair"]);
    assert!(code == Some(0) && text.contains("left: 0"), "{text}");
    assert_eq!(check(&[]).0, Some(0));
}

/// Plays nothing: a database with one finished table is enough to be checked.
fn import_a_game(folder: &Path, database: &Path) {
    let record = folder.join("game.json");
    let out = |command: &mut Command| {
        let (code, text) = told(command);
        assert_eq!(code, Some(0), "{text}");
    };
    let bots = "random,random,random";
    out(program()
        .args(["record", "habemus_papam", "--players", "3", "--bot", bots, "--out"])
        .arg(&record));
    out(program().arg("import").arg(&record).arg("--database").arg(database));
}

#[test]
fn a_backup_is_checked_before_it_replaces_the_database() {
    let folder = Folder::new("restore");
    let database = folder.0.join("games.sqlite");
    let backup = folder.0.join("backup.sqlite");
    let restore = || told(program().arg("restore").arg(&backup).arg("--database").arg(&database));
    import_a_game(&folder.0, &database);
    let (code, text) = told(program().arg("backup").arg(&backup).arg("--database").arg(&database));
    assert_eq!(code, Some(0), "{text}");

    // While a server runs nothing is replaced.
    let serving = Serving::start(&database);
    let (code, text) = restore();
    assert!(code == Some(2) && text.contains("Stop it first"), "{text}");
    drop(serving);

    // A log of another database beside it must not survive: it would be applied to the restored file.
    std::fs::write(folder.0.join("games.sqlite-wal"), [7; 4096]).expect("a file");
    let (code, text) = restore();
    assert!(code == Some(0) && text.contains("1 games checked"), "{text}");
    assert!(!folder.0.join("games.sqlite-wal").exists());
    assert!(text.contains(".replaced-"), "{text}");
    let (code, text) = told(program().arg("validate").arg(&database));
    assert_eq!(code, Some(0), "{text}");

    // A damaged backup is refused, and the database stays as it is.
    let before = std::fs::read(&database).expect("the database");
    let mut bytes = std::fs::read(&backup).expect("the backup");
    let at = bytes.len() / 2;
    bytes[at..at + 2000].fill(0xA5);
    std::fs::write(&backup, bytes).expect("a file");
    let (code, text) = restore();
    assert_ne!(code, Some(0), "{text}");
    assert_eq!(std::fs::read(&database).expect("the database"), before);
}

#[test]
fn settings_are_checked_and_printed_without_passwords() {
    let mut print = program();
    print.args(["config", "print", "--listen", "127.0.0.1:9"]);
    print.env("SIGNORIA_DATABASE", "postgres://anna:secret@localhost/games");
    let (code, text) = told(&mut print);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("listen = \"127.0.0.1:9\"  # --listen"), "{text}");
    assert!(text.contains("# SIGNORIA_DATABASE") && !text.contains("secret"), "{text}");
    assert!(text.contains("tables_per_user = 50  # default"), "{text}");

    let mut misspelt = program();
    misspelt.args(["config", "check"]).env("SIGNORIA_DATABSE", "games.sqlite");
    let (code, text) = told(&mut misspelt);
    assert!(code == Some(2) && text.contains("SIGNORIA_DATABSE"), "{text}");

    let mut wrong = program();
    wrong.args(["config", "check"]).env("SIGNORIA_CONNECTIONS", "many");
    let (code, text) = told(&mut wrong);
    assert!(code == Some(2) && text.contains("SIGNORIA_CONNECTIONS"), "{text}");
}

#[test]
fn health_tells_a_ready_server_from_none() {
    let folder = Folder::new("health");
    let mut command = program();
    command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(folder.0.join("a.sqlite"));
    command.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("it is piped");
    BufReader::new(out).read_line(&mut line).expect("it says where it is");
    let serving = Serving(child);
    let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
    let address = address.expect("an address").to_owned();
    let health = || told(program().args(["health", "--listen", &address]));
    let (code, text) = health();
    assert_eq!(code, Some(0), "{text}");
    drop(serving);
    let (code, text) = health();
    assert_eq!(code, Some(1), "{text}");
}

#[test]
fn manual_pages_and_completions_know_every_command() {
    let folder = Folder::new("man");
    let (code, text) = told(program().arg("man").arg(&folder.0));
    assert_eq!(code, Some(0), "{text}");
    for name in ["signoria", "signoria-serve", "signoria-restore", "signoria-bot-protocol"] {
        let page = std::fs::read_to_string(folder.0.join(format!("{name}.1"))).expect(name);
        assert!(page.contains(".SH NAME"), "{name}");
    }
    let (code, text) = told(program().args(["completions", "bash"]));
    assert!(code == Some(0) && text.contains("bot-protocol") && text.contains("restore"), "{text}");
}

#[cfg(unix)]
#[test]
fn systemd_hears_that_the_server_is_ready_alive_and_stopping() {
    let folder = Folder::new("systemd");
    let path = folder.0.join("notify");
    let socket = std::os::unix::net::UnixDatagram::bind(&path).expect("a socket");
    socket.set_read_timeout(Some(std::time::Duration::from_secs(20))).expect("a time limit");
    let mut command = program();
    command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(folder.0.join("a.sqlite"));
    command.env("NOTIFY_SOCKET", &path).env("WATCHDOG_USEC", "200000").env_remove("WATCHDOG_PID");
    let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let serving = Serving(child);
    let heard = || {
        let mut bytes = [0; 256];
        let length = socket.recv(&mut bytes).expect("a message in time");
        String::from_utf8_lossy(&bytes[..length]).trim().to_owned()
    };
    assert_eq!(heard(), "READY=1");
    assert_eq!([heard(), heard()], ["WATCHDOG=1", "WATCHDOG=1"]);
    let pid = serving.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs").success());
    assert!(std::iter::repeat_with(heard).take(20).any(|word| word == "STOPPING=1"));
}

#[cfg(unix)]
#[test]
fn a_server_on_a_unix_socket_answers_there_and_replaces_what_a_killed_one_left() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = Folder::new("unix");
    let path = folder.0.join("socket");
    let listen = format!("unix:{}", path.display());
    let start = |database: &str| {
        let mut command = program();
        command.args(["serve", "--listen", &listen, "--database"]).arg(folder.0.join(database));
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the program starts");
        let out = child.stdout.take().expect("it is piped");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        (Serving(child), line)
    };
    let health = || told(program().args(["health", "--listen", &listen]));
    let (serving, line) = start("a.sqlite");
    assert!(line.contains(&listen), "{line}");
    assert_eq!(health().0, Some(0));
    assert_eq!(path.metadata().expect("a socket").permissions().mode() & 0o777, 0o660);
    let mut second = program();
    second.args(["serve", "--listen", &listen, "--database"]).arg(folder.0.join("b.sqlite"));
    let (code, text) = told(&mut second);
    assert!(code == Some(2) && text.contains(&listen), "{code:?} {text}");
    assert_eq!(health().0, Some(0), "the first one still answers");
    // Killed, it cannot remove its socket.
    drop(serving);
    assert!(path.exists());
    assert_eq!(health().0, Some(1));
    let (again, _) = start("a.sqlite");
    assert_eq!(health().0, Some(0));
    let pid = again.0.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs").success());
    let mut again = again;
    again.0.wait().expect("it ends");
    assert!(!path.exists(), "a server that stops removes it");
}
