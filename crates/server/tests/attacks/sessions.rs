//! A session that has ended ends everywhere: its sockets close at once.

use std::time::Duration;

use serde_json::{Value, json};
use sha2::Digest as _;
use signoria_protocol::{ClientMessage, User, frames::code};
use signoria_server::Config;
use tokio::io::AsyncWriteExt as _;

use crate::{
    Folder, House,
    client::{Client, Socket},
};

const PASSWORD: &str = "correct horse battery";

fn account(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password, "token": true })
}

async fn post(house: &House, path: &str, body: &Value) -> Client {
    let visitor = Client::anonymous(house.address);
    let answer = visitor.post(path, body).await;
    let user: User = serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"));
    Client { token: user.token, ..visitor }
}

/// An account with two sessions, each with a socket at the same table.
async fn two_sessions(house: &House) -> (Client, Socket, Client, Socket) {
    let phone = post(house, "/api/accounts", &account("Anna", PASSWORD)).await;
    let laptop = post(house, "/api/login", &account("Anna", PASSWORD)).await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"] });
    let table = phone.table(&wanted).await.id;
    let mut one = phone.connect(&table, "").await;
    let mut other = laptop.connect(&table, "").await;
    one.next().await.expect("the first frame");
    other.next().await.expect("the first frame");
    (phone, one, laptop, other)
}

/// Whether a socket is still served.
async fn answers(socket: &mut Socket) -> bool {
    socket.say(&ClientMessage::Chat { text: "Still here".into(), id: Some(1) }).await;
    while let Some(message) = socket.next().await {
        if matches!(message, signoria_protocol::ServerMessage::Accepted { .. }) {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_closes_the_sockets_of_all_other_sessions() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (phone, mut kept, _laptop, mut ended) = two_sessions(&house).await;
    let new = json!({ "old": PASSWORD, "new": "another password" });
    assert_eq!(phone.post("/api/me/password", &new).await.status, 204);
    assert_eq!(ended.closed().await, Some(code::SIGNED_OUT));
    assert!(answers(&mut kept).await, "the session that changed it goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_and_revoking_close_the_sockets_of_that_session_alone() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (phone, mut kept, laptop, mut ended) = two_sessions(&house).await;
    assert_eq!(laptop.post("/api/logout", &json!({})).await.status, 204);
    assert_eq!(ended.closed().await, Some(code::SIGNED_OUT));
    let laptop = post(&house, "/api/login", &account("Anna", PASSWORD)).await;
    let table = kept.seen().table.id.clone();
    let mut again = laptop.connect(&table, "").await;
    let sessions = phone.get("/api/me/sessions").await.json();
    let other = sessions.as_array().into_iter().flatten().find(|it| it["current"] == false);
    let id = other.and_then(|it| it["id"].as_str()).expect("the other session is listed");
    let revoked = phone.delete(&format!("/api/me/sessions/{id}"), &json!({})).await;
    assert_eq!(revoked.status, 204);
    assert_eq!(again.closed().await, Some(code::SIGNED_OUT));
    assert!(answers(&mut kept).await, "the other session goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_no_longer_plays_or_chats() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (phone, mut one, _laptop, mut other) = two_sessions(&house).await;
    let mut lobby = phone.open("/api/lobby/socket", &[]).await.expect("the lobby");
    let gone = phone.delete("/api/me", &json!({ "password": PASSWORD })).await;
    assert_eq!(gone.status, 204);
    for socket in [&mut one, &mut other, &mut lobby] {
        assert_eq!(socket.closed().await, Some(code::SIGNED_OUT));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_another_process_ended_is_noticed() {
    let folder = Folder::new();
    let config = Config { ping_interval: Duration::from_millis(50), ..Config::default() };
    let house = House::with(&folder, config).await;
    let (_phone, _kept, laptop, mut ended) = two_sessions(&house).await;
    let token = laptop.token.as_ref().expect("a token");
    // Behind the back of this server, as another one on the same database would.
    let removed = house.store.end_session(sha2::Sha256::digest(token).into()).await;
    removed.expect("the store answers");
    assert_eq!(ended.closed().await, Some(code::SIGNED_OUT));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_socket_is_told_to_come_back_where_there_is_nothing_to_come_back_to() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    // A user who is erased while their sockets open and close.
    for round in 0..20 {
        let anna = Client::guest(house.address, &format!("Anna {round}")).await;
        let wanted = json!({ "game": "carrara", "seats": ["me", "open"] });
        let table = anna.table(&wanted).await.id;
        let opening: Vec<_> = (0..8)
            .map(|_| {
                let (anna, table) = (anna.clone(), table.clone());
                tokio::spawn(async move {
                    match anna.try_connect(&table, "", &[]).await {
                        Ok(mut socket) => socket.closed().await,
                        // Refused with a status.
                        Err(_) => None,
                    }
                })
            })
            .collect();
        assert_eq!(anna.delete("/api/me", &json!({})).await.status, 204);
        for socket in opening {
            let code = socket.await.expect("it ends");
            let fine = [None, Some(code::SIGNED_OUT), Some(code::GONE)];
            assert!(fine.contains(&code), "round {round}: {code:?}");
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_goodbye_against_the_rules_is_told_so() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let table = anna.table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await.id;
    let table = format!("/api/tables/{table}/socket");
    // Masked with zeros: an empty one, half a code, a code that is never sent, a fine one.
    let cases: [(&[u8], u16); 4] = [
        (&[0x88, 0x80, 0, 0, 0, 0], code::NORMAL),
        (&[0x88, 0x81, 0, 0, 0, 0, 3], code::PROTOCOL),
        (&[0x88, 0x82, 0, 0, 0, 0, 3, 0xed], code::PROTOCOL),
        (&[0x88, 0x82, 0, 0, 0, 0, 3, 0xe8], code::NORMAL),
    ];
    for path in [table.as_str(), "/api/lobby/socket"] {
        for (frame, code) in cases {
            let mut socket = anna.open(path, &[]).await.expect("it opens");
            socket.stream.get_mut().write_all(frame).await.expect("it is open");
            assert_eq!(socket.closed().await, Some(code), "{path} {frame:?}");
        }
    }
    house.close().await;
}
