//! `signoria serve` on `PostgreSQL` as a node: it owns the tables it serves, and stops when it no longer may.
//!
//! Needs `PostgreSQL` (`contract/cluster.rs`).

#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
#[path = "../../server/tests/http/client.rs"]
mod client;
#[path = "../../store/tests/contract/cluster.rs"]
mod cluster;
#[path = "../../server/tests/http/form.rs"]
mod form;

use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use client::{Client, Dice, Socket};
use serde_json::json;
use signoria_protocol::{ClientMessage, ServerMessage};

/// The close code of a table that another node serves.
const MOVED: u16 = 4307;

/// The close code of a table that is loaded again.
const AGAIN: u16 = 1013;

/// A server; killed if it is forgotten.
struct Node {
    child: Child,
    address: SocketAddr,
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_signoria"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("SIGNORIA_")) {
        command.env_remove(name);
    }
    command.env("LANG", "en");
    command
}

fn serve(database: &str) -> Command {
    let mut command = program();
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--database", database]);
    command
}

impl Node {
    fn start(database: &str) -> Self {
        let mut command = serve(database);
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

    fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args(["-s", signal, &self.child.id().to_string()]).status();
        assert!(sent.expect("kill is there").success());
    }

    /// Sends `SIGTERM` and waits until it has ended.
    fn end(mut self) {
        self.signal("TERM");
        assert!(self.child.wait().expect("it ends").success());
    }

    /// A figure of `/metrics`.
    async fn figure(&self, name: &str) -> i64 {
        let text = Client::anonymous(self.address).get("/metrics").await.body;
        let line = text.lines().find(|line| line.starts_with(&format!("{name} ")));
        let value = line.and_then(|line| line.split(' ').nth(1)?.parse().ok());
        value.unwrap_or_else(|| panic!("{name} is not in\n{text}"))
    }

    async fn is_ready(&self) -> bool {
        Client::anonymous(self.address).get("/ready").await.status == 200
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A database of its own; `None` if there is no `PostgreSQL` here.
fn database() -> Option<String> {
    std::thread::spawn(cluster::database).join().expect("it does not panic")
}

/// A table of Habemus Papam with two bots, begun.
async fn table(anna: &Client) -> String {
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    table
}

async fn follow(anna: &Client, table: &str) -> Socket {
    let mut socket = anna.connect(table, "").await;
    socket.next().await.expect("the first frame");
    socket
}

/// Sends a move of seat 0; `None` if the connection ends instead of an answer.
async fn play(socket: &mut Socket, dice: &mut Dice) -> Option<ServerMessage> {
    while socket.choices().is_empty() {
        socket.next().await.expect("the bots go on");
    }
    let choices = socket.choices();
    let (version, action) = (socket.seen().version, choices[dice.below(choices.len())].clone());
    socket.say(&ClientMessage::Play { version, action, id: Some(7) }).await;
    loop {
        match socket.next().await? {
            ServerMessage::Table(_) | ServerMessage::Update(_) => {}
            answer => return Some(answer),
        }
    }
}

fn is_accepted(answer: Option<&ServerMessage>) -> bool {
    matches!(answer, Some(ServerMessage::Accepted { .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_owns_its_tables_and_gives_them_back() {
    let Some(database) = database() else { return };
    let node = Node::start(&database);
    let mut anna = Client::guest(node.address, "Anna").await;
    let (id, mut dice) = (table(&anna).await, Dice(3));
    let mut socket = follow(&anna, &id).await;
    assert!(is_accepted(play(&mut socket, &mut dice).await.as_ref()));
    let nodes = || {
        let output = program().args(["nodes", "--database", &database]).output();
        String::from_utf8(output.expect("it starts").stdout).expect("text")
    };
    let listed = nodes();
    assert!(listed.contains(&format!("at {}: 1 tables", node.address)), "{listed}");
    // The first account is the admin, and sees the same on the page of admins.
    assert_eq!(anna.get("/api/admin/nodes").await.error(), (403, "not_admin".to_owned()));
    let mut host = Client::guest(node.address, "Chiara").await;
    host.keep("Chiara", "a password of the host").await;
    let seen = host.get("/api/admin/nodes").await.json();
    assert_eq!(seen.as_array().map(Vec::len), Some(1), "{seen}");
    assert_eq!((&seen[0]["tables"], &seen[0]["state"]), (&json!(1), &json!("alive")));
    assert_eq!((&seen[0]["own"], &seen[0]["address"]), (&json!(true), &json!(node.address)));
    let refused = serve(&database).output().expect("the program starts");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("Another server"), "{refused:?}");
    // A server that was killed is replaced at once: no one waits until its heartbeat is missed.
    node.kill();
    let begun = Instant::now();
    let node = Node::start(&database);
    anna.address = node.address;
    let mut socket = follow(&anna, &id).await;
    assert!(is_accepted(play(&mut socket, &mut dice).await.as_ref()));
    eprintln!("back after {} ms", begun.elapsed().as_millis());
    // One that ends by itself leaves nothing behind.
    node.end();
    let listed = nodes();
    assert!(listed.starts_with("No node"), "{listed}");
    let there = "DO $$ BEGIN IF EXISTS (SELECT 1 FROM tables WHERE owner IS NOT NULL)
                 THEN RAISE 'a table is owned'; END IF; END $$";
    cluster::execute(&database, there);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_table_was_taken_drops_it_and_says_so() {
    let Some(database) = database() else { return };
    let node = Node::start(&database);
    let anna = Client::guest(node.address, "Anna").await;
    let (id, mut dice) = (table(&anna).await, Dice(5));
    let mut socket = follow(&anna, &id).await;
    assert!(is_accepted(play(&mut socket, &mut dice).await.as_ref()));
    while socket.choices().is_empty() {
        socket.next().await.expect("the bots go on");
    }
    // As another node takes it, which is alive for a while.
    let take = "INSERT INTO nodes (id, address, rules, draining, seen)
                VALUES ('other', 'elsewhere', '', FALSE,
                        CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) + 20000);
                UPDATE tables SET owner = 'other', epoch = epoch + 1";
    cluster::execute(&database, take);
    let told = play(&mut socket, &mut dice).await;
    assert!(!is_accepted(told.as_ref()), "what it does no longer counts: {told:?}");
    let mut again = anna.try_connect(&id, "", &[]).await;
    assert!(again.is_err(), "another node serves it");
    let refused = anna.get(&format!("/api/tables/{id}")).await;
    assert_eq!(refused.error(), (503, "moved".to_owned()));
    assert!(node.figure("signoria_fenced_total").await >= 1);
    // That node ends: this one takes the table over, with everything that was acknowledged.
    cluster::execute(&database, "UPDATE nodes SET seen = 0 WHERE id = 'other'");
    let begun = Instant::now();
    while again.is_err() {
        assert!(begun.elapsed() < Duration::from_mins(1), "it is never taken over");
        tokio::time::sleep(Duration::from_millis(100)).await;
        again = anna.try_connect(&id, "", &[]).await;
    }
    let mut socket = again.expect("it is served again");
    socket.next().await.expect("the first frame");
    assert!(is_accepted(play(&mut socket, &mut dice).await.as_ref()));
    assert_eq!(node.figure("signoria_takeovers_total").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_a_table_that_was_taken_are_told_where_to_go() {
    let Some(database) = database() else { return };
    let node = Node::start(&database);
    let anna = Client::guest(node.address, "Anna").await;
    let id = table(&anna).await;
    let (mut first, mut second) = (follow(&anna, &id).await, follow(&anna, &id).await);
    while first.choices().is_empty() {
        first.next().await.expect("the bots go on");
    }
    let take = "INSERT INTO nodes (id, address, rules, draining, seen)
                VALUES ('other', 'elsewhere', '', FALSE,
                        CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) + 60000);
                UPDATE tables SET owner = 'other', epoch = epoch + 1";
    cluster::execute(&database, take);
    let (version, action) = (first.seen().version, first.choices()[0].clone());
    first.say(&ClientMessage::Play { version, action, id: Some(7) }).await;
    assert_eq!(first.closed().await, Some(MOVED));
    assert_eq!(second.closed().await, Some(MOVED));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_a_heartbeat_is_silent_until_it_has_one() {
    let Some(database) = database() else { return };
    let node = Node::start(&database);
    let anna = Client::guest(node.address, "Anna").await;
    let (id, mut dice) = (table(&anna).await, Dice(9));
    let mut socket = follow(&anna, &id).await;
    assert!(is_accepted(play(&mut socket, &mut dice).await.as_ref()));
    let known = socket.seen().version;
    assert!(node.is_ready().await);
    // No heartbeat can be written while this lasts.
    let locked = std::thread::spawn({
        let database = database.clone();
        move || {
            let lock =
                "BEGIN; LOCK TABLE nodes IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(7); COMMIT";
            cluster::execute(&database, lock);
        }
    });
    let code = socket.closed().await;
    assert_eq!(code, Some(AGAIN), "it no longer serves");
    assert!(!locked.is_finished(), "it did not wait for the database");
    assert!(!node.is_ready().await);
    assert_eq!(anna.get(&format!("/api/tables/{id}")).await.status, 503);
    locked.join().expect("it was ours");
    let begun = Instant::now();
    while !node.is_ready().await {
        assert!(begun.elapsed() < Duration::from_mins(1), "it never comes back");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let mut socket = follow(&anna, &id).await;
    assert!(socket.seen().version >= known);
    assert!(is_accepted(play(&mut socket, &mut dice).await.as_ref()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_suspended_serves_no_table_that_was_taken_meanwhile() {
    let Some(database) = database() else { return };
    let node = Node::start(&database);
    let anna = Client::guest(node.address, "Anna").await;
    let id = table(&anna).await;
    let mut socket = follow(&anna, &id).await;
    while socket.choices().is_empty() {
        socket.next().await.expect("the bots go on");
    }
    node.signal("STOP");
    let take = "INSERT INTO nodes (id, address, rules, draining, seen)
                VALUES ('other', 'elsewhere', '', FALSE,
                        CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) + 60000);
                UPDATE tables SET owner = 'other', epoch = epoch + 1";
    cluster::execute(&database, take);
    // Longer than a node may be without a heartbeat.
    tokio::time::sleep(Duration::from_millis(3_500)).await;
    node.signal("CONT");
    // It has asked the table for nothing, and knows nevertheless.
    assert_eq!(socket.closed().await, Some(MOVED));
    let refused = anna.get(&format!("/api/tables/{id}")).await;
    assert_eq!(refused.error(), (503, "moved".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_leaves_a_table_with_newer_rules_to_a_node_that_plays_them() {
    let Some(database) = database() else { return };
    let node = Node::start(&database);
    let mut anna = Client::guest(node.address, "Anna").await;
    let id = table(&anna).await;
    node.end();
    let node = Node::start(&database);
    anna.address = node.address;
    // It has begun: until then it forgets the nodes of an earlier time.
    let begun = Instant::now();
    while !node.is_ready().await {
        assert!(begun.elapsed() < Duration::from_mins(1), "it never begins");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // As during an upgrade: a newer program has begun a table and ended, another one is there.
    let upgraded = "UPDATE tables SET rules = 99, owner = NULL;
                    INSERT INTO nodes (id, address, rules, draining, seen)
                    VALUES ('newer', 'elsewhere', 'habemus_papam:99', FALSE,
                            CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) + 60000)";
    cluster::execute(&database, upgraded);
    // It is not taken before the other node is known, nor after: without any, the program says that it is too old.
    let path = format!("/api/tables/{id}");
    let begun = Instant::now();
    loop {
        let answer = anna.get(&path).await;
        match answer.error() {
            (503, name) if name == "moved" => break,
            (410, name) if name == "rules_gone" => {}
            _ => panic!("{answer:?}"),
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "the other node is never found");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let free = "DO $$ BEGIN IF EXISTS (SELECT 1 FROM tables WHERE owner IS NOT NULL)
                THEN RAISE 'it was taken'; END IF; END $$";
    cluster::execute(&database, free);
}
