//! `signoria serve` as a program: it starts, says where, complains clearly, and survives being killed.

#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../../server/tests/house/client.rs"]
mod client;

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
    command.env_remove("SIGNORIA_LISTEN").env_remove("SIGNORIA_DATABASE").env("LANG", "en");
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
        let mut child = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
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
        .line()
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
