//! `signoria serve` as a program: it starts, says where, complains clearly, and survives being killed.

#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../../server/tests/http/client.rs"]
mod client;
#[path = "../../store/tests/contract/cluster.rs"]
mod cluster;
#[path = "../../server/tests/http/form.rs"]
mod form;

use std::{
    io::{BufRead as _, BufReader},
    net::{SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use client::{Client, Dice};
use serde_json::json;
use signoria_engine::Record;
use signoria_protocol::ServerMessage;

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
        let path =
            std::env::temp_dir().join(format!("signoria-serve-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the folder for temporary files is writable");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program, serving; killed if it is forgotten.
struct Serving {
    child: Child,
    address: SocketAddr,
}

impl Serving {
    fn start(database: &Path) -> Self {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(database);
        Self::spawn(command.stderr(Stdio::null()))
    }

    fn spawn(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let link = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
        let address = link.expect("a link").parse().expect("an address");
        Self { child, address }
    }

    /// kill -9
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn being_killed_loses_nothing_that_was_acknowledged() {
    let folder = Folder::new("kill");
    let database = folder.0.join("games.sqlite");
    let mut serving = Serving::start(&database);
    let mut anna = Client::guest(serving.address, "Anna").await;
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut dice = Dice(11);
    let mut sent = Vec::new();
    for round in 0.. {
        let mut socket = anna.connect(&table, "").await;
        socket.next().await.expect("the first frame");
        for _ in 0..6 {
            while socket.choices().is_empty() && !socket.over() {
                socket.next().await.expect("the bots go on");
            }
            if socket.over() {
                break;
            }
            let choices = socket.choices();
            let action = choices[dice.below(choices.len())].clone();
            let version = socket.seen().version;
            let answer = socket.play(version, &action).await;
            assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
            sent.push(action);
        }
        if socket.over() {
            break;
        }
        if round < 5 {
            // In the middle of whatever the bots are doing.
            serving.kill();
            serving = Serving::start(&database);
            anna.address = serving.address;
        }
    }
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    let record = Record::parse(&record.body).expect("a record that holds");
    let game = signoria_registry::game("habemus_papam").expect("it is registered");
    let replayed = game.resume(&record).expect("it plays again");
    let mine: Vec<String> = replayed
        .history()
        .into_iter()
        .filter(|(seat, _)| seat.number() == 0)
        .map(|(_, action)| action)
        .collect();
    assert_eq!(mine, sent, "every acknowledged action, once and in order");
}

#[test]
fn what_stands_in_the_way_is_told_in_one_sentence() {
    let folder = Folder::new("errors");
    let complaint = |args: &[&str]| {
        let output = program().arg("serve").args(args).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty(), "{output:?}");
        String::from_utf8(output.stderr).expect("text")
    };
    let busy = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = busy.local_addr().expect("it is bound").to_string();
    let text = complaint(&["--listen", &address]);
    assert!(text.contains(&address) && text.contains("taken"), "{text}");
    assert!(complaint(&["--listen", "somewhere"]).contains("127.0.0.1:8080"));
    let nowhere = folder.0.join("no").join("games.sqlite");
    let nowhere = nowhere.to_str().expect("plain text");
    let text = complaint(&["--listen", "127.0.0.1:0", "--database", nowhere]);
    assert!(text.contains(nowhere) && text.lines().count() == 1, "{text}");
    let other = folder.0.join("list.txt");
    std::fs::write(&other, "a shopping list, long enough to be no empty file ".repeat(20)).unwrap();
    let other = other.to_str().expect("plain text");
    let text = complaint(&["--listen", "127.0.0.1:0", "--database", other]);
    assert!(text.contains("not a SQLite database"), "{text}");
}

#[test]
fn a_bad_setting_is_told_with_the_place_it_comes_from() {
    let folder = Folder::new("settings");
    let file = folder.0.join("signoria.toml");
    let complaint = |text: &str, variables: &[(&str, &str)], args: &[&str]| {
        std::fs::write(&file, text).expect("the folder is writable");
        let mut command = program();
        command.arg("serve").arg("--config").arg(&file).args(args).envs(variables.iter().copied());
        let output = command.output().expect("the program starts");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let text = String::from_utf8(output.stderr).expect("text");
        assert_eq!(text.lines().count(), 1, "{text}");
        text
    };
    let name = "signoria.toml";
    for (text, parts) in [
        ("listen = 127", [name, "listen", "127"]),
        ("log = \"warn\"\nlisten = ", [name, "line 2", ""]),
        ("log = \"warn\"\n\ncolour = true", ["line 3", "colour", "no setting"]),
        ("log = \"warn\"\nconnections = \"many\"", ["signoria.toml:2", "connections", "many"]),
        ("registration = \"invite\"", ["invite_code", "8", ""]),
        ("registration = \"friends\"", [name, "registration", "friends"]),
        ("language = \"fr\"", [name, "language", "fr"]),
        ("proxies = [\"10.0.0.0/33\"]", [name, "proxies", "10.0.0.0/33"]),
        ("metrics = \"friends\"", [name, "metrics", "friends"]),
        ("proxies = [\"127.0.0.1\", \"here\"]", [name, "proxies", "here"]),
        ("slow_seconds = 0", [name, "slow_seconds", "0"]),
    ] {
        let told = complaint(text, &[], &[]);
        // A bad address has a sentence of its own.
        let all = parts.iter().all(|part| told.contains(part));
        assert!(
            all || (text.starts_with("listen = 127") && told.contains("127.0.0.1:8080")),
            "{told}"
        );
    }
    // The environment goes before the file, a flag before both.
    let file_says = "listen = \"file\"";
    assert!(complaint(file_says, &[], &[]).contains("file"));
    let variable = [("SIGNORIA_LISTEN", "variable")];
    assert!(complaint(file_says, &variable, &[]).contains("variable"));
    assert!(complaint(file_says, &variable, &["--listen", "flag"]).contains("flag"));
    let many = [("SIGNORIA_TABLES_PER_USER", "-1")];
    assert!(complaint("", &many, &[]).contains("SIGNORIA_TABLES_PER_USER"));
    let nowhere = folder.0.join("nowhere.toml");
    let output = program().arg("serve").arg("--config").arg(&nowhere).output().expect("it starts");
    assert!(String::from_utf8_lossy(&output.stderr).contains("nowhere.toml"), "{output:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_ever_logged() {
    let folder = Folder::new("log");
    let (database, log) = (folder.0.join("games.sqlite"), folder.0.join("log.jsonl"));
    let mut command = program();
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "trace", "--database"]);
    let to = std::fs::File::create(&log).expect("the folder is writable");
    let serving = Serving::spawn(command.arg(&database).stderr(to));
    let anna = Client::guest(serving.address, "Secretive Anna").await;
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await;
    let start =
        anna.post(&format!("/api/tables/{}/start?whisper=hush", table.id), &json!({})).await;
    assert_eq!(start.status, 200);
    let mut socket = anna.connect(&table.id, "").await;
    socket.next().await.expect("the first frame");
    while socket.choices().is_empty() {
        socket.next().await.expect("the bots go on");
    }
    let (version, action) = (socket.seen().version, socket.choices()[0].clone());
    assert!(matches!(socket.play(version, &action).await, ServerMessage::Accepted { .. }));
    let chat = signoria_protocol::ClientMessage::Chat { text: "between us".into(), id: Some(1) };
    socket.say(&chat).await;
    socket.answer().await;
    let cookie = anna.post("/api/guests", &json!({ "name": "Bruno" })).await;
    let cookie = cookie.head.split("signoria=").nth(1).and_then(|rest| rest.split(';').next());
    let cookie = cookie.expect("a cookie").to_owned();
    let known = Client::anonymous(serving.address);
    let header = format!("Cookie: signoria={cookie}\r\n");
    let me = known.send("GET", "/api/me", &header, None).await;
    assert_eq!(me.status, 200);
    anna.get("/api/tables/no_such_table_with_a_secret_name").await;
    serving.kill();
    let text = std::fs::read_to_string(&log).expect("a log");
    let token = anna.token.expect("a token");
    for secret in [
        token.as_str(),
        &cookie,
        &table.id,
        "Secretive",
        "hush",
        "between us",
        "a_secret_name",
        &action,
    ] {
        assert!(!text.contains(secret), "{secret} is in the log:\n{text}");
    }
    let mut numbers = 0;
    for line in text.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("every line is JSON");
        if line["fields"]["message"] == "request" {
            assert!(line["span"]["id"].is_string() && line["fields"]["status"].is_u64(), "{line}");
            numbers += 1;
        }
    }
    assert!(numbers >= 6, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_can_be_made_while_people_play_and_be_served_again() {
    let folder = Folder::new("backup");
    let (database, copy) = (folder.0.join("games.sqlite"), folder.0.join("copy.sqlite"));
    let serving = Serving::start(&database);
    let mut anna = Client::guest(serving.address, "Anna").await;
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    let mut socket = anna.connect(&table, "").await;
    socket.next().await.expect("the first frame");
    while socket.choices().is_empty() {
        socket.next().await.expect("the bots go on");
    }
    let (version, action) = (socket.seen().version, socket.choices()[0].clone());
    assert!(matches!(socket.play(version, &action).await, ServerMessage::Accepted { .. }));
    let heard = socket.seen().version;
    let backup = |to: &Path| {
        program()
            .arg("backup")
            .arg(to)
            .arg("--database")
            .arg(&database)
            .output()
            .expect("it starts")
    };
    let output = backup(&copy);
    assert!(output.status.success(), "{output:?}");
    let again = backup(&copy);
    assert_eq!(again.status.code(), Some(2), "what is there is not overwritten: {again:?}");
    let text = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(text.contains("exists already") && text.lines().count() == 1, "{text}");
    let nothing = folder.0.join("no.sqlite");
    let mut command = program();
    command.arg("backup").arg(folder.0.join("x")).arg("--database").arg(&nothing);
    assert_eq!(command.output().expect("it starts").status.code(), Some(2));
    assert!(!nothing.exists(), "a name that was mistyped makes no file");
    serving.kill();
    let serving = Serving::start(&copy);
    anna.address = serving.address;
    let mut socket = anna.connect(&table, "").await;
    socket.next().await.expect("the first frame");
    assert!(socket.seen().version >= heard, "everything that was acknowledged before is there");
}

/// Plays a game of one person against bots to its end.
async fn play_to_the_end(anna: &mut Client, table: &str, dice: &mut Dice) {
    let mut socket = anna.connect(table, "").await;
    socket.next().await.expect("the first frame");
    while !socket.over() {
        let choices = socket.choices();
        if choices.is_empty() {
            socket.next().await.expect("the bots go on");
            continue;
        }
        let version = socket.seen().version;
        let answer = socket.play(version, &choices[dice.below(choices.len())]).await;
        assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
    }
}

/// What the program says, and how it ends.
fn told(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().expect("the program starts");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).expect("it speaks Unicode"))
}

#[test]
fn records_go_out_of_a_database_and_into_another_without_loss() {
    let folder = Folder::new("archive");
    let run = |args: &[&str]| told(program().current_dir(&folder.0).args(args));
    let texts = |name: &str| {
        let files = std::fs::read_dir(folder.0.join(name)).expect("the folder");
        let text = |file: std::io::Result<std::fs::DirEntry>| {
            std::fs::read_to_string(file.expect("a file").path()).expect("text")
        };
        let mut texts: Vec<String> = files.map(text).collect();
        texts.sort();
        texts
    };
    std::fs::create_dir(folder.0.join("in")).expect("it is ours");
    for (game, seed) in [("habemus_papam", "1"), ("carrara", "2"), ("habemus_papam", "3")] {
        let file = format!("in/{game}-{seed}.json");
        let (code, text) = run(&["record", game, "--seed", seed, "--out", &file]);
        assert_eq!(code, Some(0), "{text}");
    }
    let (code, text) = run(&["import", "in", "--database", "a.sqlite"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.starts_with("3 games"), "{text}");
    let (code, text) = run(&["import", "in", "--database", "a.sqlite"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.starts_with("0 games") && text.contains("; 3 were there"), "{text}");
    let (code, text) = run(&["export", "out", "--database", "a.sqlite"]);
    assert_eq!((code, text.starts_with("3 records")), (Some(0), true), "{text}");
    assert_eq!(texts("out"), texts("in"), "byte for byte");
    let (code, text) = run(&["export", "one", "--game", "carrara", "--database", "a.sqlite"]);
    assert_eq!((code, text.starts_with("1 record")), (Some(0), true), "{text}");
    let (code, text) = run(&["export", "two", "nowhere", "--database", "a.sqlite"]);
    assert_eq!((code, text.as_str()), (Some(2), "There is no table “nowhere”.\n"));
    let (code, text) = run(&["export", "two", "--database", "b.sqlite"]);
    assert_eq!((code, text.lines().count()), (Some(2), 1), "{text}");
    assert!(!folder.0.join("b.sqlite").exists(), "a name that was mistyped makes no file");

    // What does not hold is left out with the reason, and the rest goes in.
    let whole = std::fs::read_to_string(folder.0.join("in/carrara-2.json")).expect("a record");
    std::fs::write(folder.0.join("in/changed.json"), whole.replacen("\"seats\"", "\"saets\"", 1))
        .expect("it is ours");
    std::fs::write(folder.0.join("in/list.json"), "milk, bread").expect("it is ours");
    let (code, text) = run(&["import", "in", "in/none.json", "--database", "b.sqlite"]);
    assert_eq!(code, Some(1), "{text}");
    for word in ["changed.json", "list.json", "none.json", "3 games were put into b.sqlite"] {
        assert!(text.contains(word), "{word}: {text}");
    }
    assert_eq!(text.lines().count(), 4, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_people_come_out_as_records_and_are_not_put_in_twice() {
    let folder = Folder::new("games");
    let database = folder.0.join("games.sqlite");
    let serving = Serving::start(&database);
    let mut anna = Client::guest(serving.address, "Anna").await;
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
        let begun = anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
        assert_eq!(begun.status, 200);
        tables.push(table);
    }
    play_to_the_end(&mut anna, &tables[0], &mut Dice(5)).await;
    // The server continues to run.
    let run = |words: &[&str]| {
        told(program().current_dir(&folder.0).args(words).arg("--database").arg(&database))
    };
    let (code, text) = run(&["export", "out"]);
    assert_eq!((code, text.starts_with("1 record")), (Some(0), true), "{text}");
    let (code, text) = run(&["export", "out", &tables[1]]);
    assert_eq!((code, text.contains("The game is not over.")), (Some(1), true), "{text}");
    let (code, text) = run(&["import", "out"]);
    assert_eq!((code, text.starts_with("0 games")), (Some(0), true), "{text}");
    // What is stored, finished or running, is played again with what came out.
    let validate = || told(program().arg("validate").arg(&database));
    assert_eq!(validate(), (Some(0), "2 games were played again; 0 differ.\n".to_owned()));
    drop(serving);
    assert_eq!(run(&["export", "out"]).0, Some(0));
    let change = |statement: &str| {
        let file = rusqlite::Connection::open(&database).expect("the file is there");
        file.execute(statement, []).expect("the statement is right")
    };
    assert_eq!(change("UPDATE results SET total = total + 1 WHERE seat = 0"), 1);
    let (code, text) = validate();
    assert_eq!((code, text.lines().count()), (Some(1), 2), "{text}");
    assert!(
        text.starts_with(&format!("Table {} (habemus_papam): The result", tables[0])),
        "{text}"
    );
    assert_eq!(change("UPDATE results SET total = total - 1 WHERE seat = 0"), 1);
    let running = format!("(SELECT id FROM tables WHERE key = '{}')", tables[1]);
    let body = r#"{"deed":"act","seat":0,"action":"nonsense"}"#;
    let last = format!(r#"(SELECT max(version) FROM entries WHERE "table" = {running})"#);
    let broken = format!(
        r#"INSERT INTO entries ("table", version, at, body) VALUES ({running}, {last} + 1, 1, '{body}')"#
    );
    assert_eq!(change(&broken), 1);
    let (code, text) = validate();
    assert_eq!((code, text.lines().count()), (Some(1), 2), "{text}");
    let place = format!("Table {} (habemus_papam): Entry ", tables[1]);
    assert!(text.starts_with(&place) && text.contains("nonsense"), "{text}");
    assert!(text.ends_with("2 games were played again; 1 differ.\n"), "{text}");
    assert_eq!(change(&format!("UPDATE tables SET rules = 99 WHERE id = {running}")), 1);
    let (code, text) = validate();
    assert!(code == Some(1) && text.contains("version 99"), "{text}");
    let (code, text) = told(program().current_dir(&folder.0).args(["validate", "out"]));
    assert_eq!((code, &*text), (Some(0), "1 games were played again; 0 differ.\n"));
    let (code, text) = told(program().current_dir(&folder.0).args(["validate", "mistyped.sqlite"]));
    assert_eq!((code, text.lines().count()), (Some(2), 1), "{text}");
    assert!(!folder.0.join("mistyped.sqlite").exists(), "a name that was mistyped makes no file");
    let serving = Serving::start(&database);
    anna.address = serving.address;
    let file = std::fs::read_dir(folder.0.join("out")).expect("the folder").next();
    let file = file.expect("one file").expect("it is there").path();
    let record = anna.get(&format!("/api/tables/{}/record", tables[0])).await;
    assert_eq!(std::fs::read_to_string(file).expect("text"), record.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_stores_everything_and_the_password_is_never_shown() {
    let Some(database) = std::thread::spawn(cluster::database).join().expect("no panic") else {
        return;
    };
    let folder = Folder::new("postgres");
    let log = std::fs::File::create(folder.0.join("log")).expect("it is ours");
    let serve = || {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "trace"]);
        command.env("SIGNORIA_DATABASE", &database);
        Serving::spawn(command.stderr(log.try_clone().expect("a file")))
    };
    let serving = serve();
    let mut anna = Client::guest(serving.address, "Anna").await;
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    serving.kill();
    let serving = serve();
    anna.address = serving.address;
    // The database drops all connections; the next request opens a new one.
    cluster::cut(&database);
    let path = format!("/api/tables/{table}");
    let mut status = anna.get(&path).await.status;
    for _ in 0..20 {
        if status != 503 {
            break;
        }
        status = anna.get(&path).await.status;
    }
    assert_eq!(status, 200);
    play_to_the_end(&mut anna, &table, &mut Dice(5)).await;
    let run = |words: &[&str]| {
        told(program().current_dir(&folder.0).args(words).env("SIGNORIA_DATABASE", &database))
    };
    let (code, text) = run(&["export", "out"]);
    assert_eq!((code, text.starts_with("1 record")), (Some(0), true), "{text}");
    let (code, text) = run(&["import", "out"]);
    assert_eq!((code, text.starts_with("0 games")), (Some(0), true), "{text}");
    assert!(text.contains("postgres://127.0.0.1") && !text.contains("tulip"), "{text}");
    let (code, text) = run(&["backup", "copy"]);
    assert_eq!((code, text.lines().count()), (Some(2), 1), "{text}");
    assert!(text.contains("pg_dump") && !text.contains("tulip"), "{text}");
    let logged = std::fs::read_to_string(folder.0.join("log")).expect("text");
    assert!(!logged.contains("tulip"), "{logged}");
}

/// A library that, loaded before others, shifts the system clock of a program by the seconds in a file. The monotonic
/// clock stays, as when a person or a time server sets the clock of a machine.
#[cfg(target_os = "linux")]
const SHIFTED_CLOCK: &str = r#"
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t id, struct timespec *at) {
    int failed = (int)syscall(SYS_clock_gettime, id, at);
    if (failed || id != CLOCK_REALTIME) return failed;
    long seconds = 0;
    FILE *file = fopen(getenv("SHIFTED_CLOCK"), "r");
    if (file) {
        if (fscanf(file, "%ld", &seconds) == 1) at->tv_sec += seconds;
        fclose(file);
    }
    return 0;
}
"#;

/// Follows a table until a clock runs out.
#[cfg(target_os = "linux")]
async fn clock_runs_out(client: &Client, table: &str) {
    let mut socket = client.connect(table, "").await;
    loop {
        socket.next().await.expect("the table goes on");
        let chat = &socket.seen().chat;
        if chat.iter().any(|line| line.notice.as_deref() == Some("clock")) {
            return;
        }
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn setting_the_clock_of_the_machine_stops_no_game_and_ends_no_session() {
    const DAY: i64 = 86_400;
    let folder = Folder::new("clock");
    let database = folder.0.join("games.sqlite");
    let (source, library) = (folder.0.join("clock.c"), folder.0.join("clock.so"));
    std::fs::write(&source, SHIFTED_CLOCK).expect("it can be written");
    let mut cc = Command::new("cc");
    let built = cc.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).status();
    assert!(built.expect("cc is there: it has built SQLite").success());
    let file = folder.0.join("shift");
    let set = |seconds: i64| {
        std::fs::write(folder.0.join("next"), seconds.to_string()).expect("it can be written");
        // At once: the program never reads half of it.
        std::fs::rename(folder.0.join("next"), &file).expect("it can be renamed");
    };
    let serve = || {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(&database);
        command.env("LD_PRELOAD", &library).env("SHIFTED_CLOCK", &file);
        Serving::spawn(command.stderr(Stdio::null()))
    };
    let timed = async |client: &Client| {
        let clock = json!({ "kind": "live", "move": 5, "reserve": 0 });
        let wanted = json!({ "game": "carrara", "seats": ["me", "me"], "clock": clock });
        let table = client.table(&wanted).await.id;
        let started = client.post(&format!("/api/tables/{table}/start"), &json!({})).await;
        assert_eq!(started.status, 200, "{started:?}");
        table
    };
    let name = async |client: &Client| client.get("/api/me").await.json()["name"].clone();

    set(0);
    let serving = serve();
    let mut anna = Client::guest(serving.address, "Anna").await;
    let table = timed(&anna).await;
    for (shift, newcomer) in [(-7200, "Bruno"), (400 * DAY, "Carla"), (-400 * DAY, "Dante")] {
        set(shift);
        assert_eq!(name(&anna).await, "Anna", "{shift}");
        let newcomer = (Client::guest(serving.address, newcomer).await, newcomer);
        assert_eq!(name(&newcomer.0).await, newcomer.1, "{shift}");
    }
    clock_runs_out(&anna, &table).await;
    let table = timed(&anna).await;
    serving.kill();

    set(-7200);
    let serving = serve();
    anna.address = serving.address;
    assert_eq!(name(&anna).await, "Anna", "two hours back");
    clock_runs_out(&anna, &table).await;
    let table = timed(&anna).await;
    serving.kill();

    set(400 * DAY);
    let serving = serve();
    anna.address = serving.address;
    assert_eq!(name(&anna).await, "Anna", "400 days ahead");
    clock_runs_out(&anna, &table).await;
}
