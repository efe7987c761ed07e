//! The tools of hosts as programs: `admin` and `check`, beside a server and without one.

use std::{
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use signoria_store::{Credentials, Durability, NewSession, Place, Store};

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

#[tokio::test(flavor = "multi_thread")]
async fn hosts_administer_from_the_terminal_while_the_server_runs() {
    let folder = Folder::new("admin");
    let database = folder.0.join("games.sqlite");
    {
        let store = Place::from(database.clone()).open(Durability::Process).expect("it opens");
        for (number, name) in [(1, "Anna"), (2, "Bruno")] {
            let account = Credentials {
                name: name.to_owned(),
                login: name.to_lowercase(),
                skeleton: name.to_lowercase(),
                password: String::new(),
            };
            let session = NewSession { hash: [number; 32], agent: String::new() };
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
    for words in [&["ban", "Nobody"][..], &["remove-table", "x"], &["grant"]] {
        let (code, text) = admin(words);
        assert_eq!((code, text.lines().count()), (Some(2), 1), "{words:?}: {text}");
    }
    let (code, text) = admin(&["prune", "--days", "1"]);
    assert!(code == Some(0) && text.starts_with("0 tables"), "{text}");
    let (_, text) = admin(&["log"]);
    let acts: Vec<&str> = text.lines().rev().filter_map(|line| line.split('\t').nth(2)).collect();
    assert_eq!(acts, ["grant", "ban", "unban", "end_sessions", "reset_password"]);
    assert!(text.lines().all(|line| line.contains("\tterminal\t")), "{text}");
    // Looking is fine meanwhile, repairing is not.
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
    drop(Place::from(database.clone()).open(Durability::Process).expect("it opens"));
    let connection = rusqlite::Connection::open(&database).expect("it opens");
    let spoilt = "CREATE TABLE journal (id INTEGER PRIMARY KEY, body BLOB NOT NULL,
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
