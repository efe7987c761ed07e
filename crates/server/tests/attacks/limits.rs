//! A flood is refused where it comes from, and delays no one else.

use std::time::Duration;

use serde_json::json;
use signoria_server::Config;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    time::timeout,
};

use crate::{Folder, House, client::Client};

/// How long a server that ignores a flood is given to prove it.
const PATIENCE: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
async fn guests_of_one_address_do_not_use_up_those_of_another() {
    let folder = Folder::new();
    let config = Config { guests_per_minute: 20, guests_per_address: 10, ..Config::default() };
    let house = House::with(&folder, config).await;
    let flood = Client::nobody(house.address).at(2);
    let mut refused = 0;
    for _ in 0..40 {
        let answer = flood.post("/api/guests", &json!({ "name": "Flood" })).await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused >= 25, "{refused} of 40 were refused");
    for _ in 0..5 {
        Client::guest_at(house.address, 3, "Anna").await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logins_under_random_names_are_refused_and_keep_no_one_else_out() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let account = json!({ "name": "Anna", "password": "correct horse", "token": true });
    let honest = Client::nobody(house.address).at(3);
    assert_eq!(honest.post("/api/accounts", &account).await.status, 201);
    let flood: Vec<_> = (0..200)
        .map(|number| {
            let guess = json!({ "name": format!("Name {number}"), "password": "a guess at it" });
            let client = Client::nobody(house.address).at(2);
            tokio::spawn(async move { client.post("/api/login", &guess).await.status })
        })
        .collect();
    assert_eq!(honest.post("/api/login", &account).await.status, 200);
    let mut statuses = Vec::new();
    for one in flood {
        statuses.push(one.await.expect("it ends"));
    }
    let refused = statuses.iter().filter(|status| **status == 429).count();
    assert!(refused >= 100, "{refused} of 200 were refused");
    assert!(!statuses.contains(&503), "a flood is told that it is one");
    house.close().await;
}

/// Whether the server hangs up on a flood of frames.
async fn hangs_up(path: &str, client: &Client, opening: &[u8], frame: &[u8]) -> bool {
    let mut socket = client.open(path, &[]).await.expect("it opens");
    let stream = socket.stream.get_mut();
    let mut bytes = opening.to_vec();
    for _ in 0..20_000 {
        bytes.extend_from_slice(frame);
    }
    // The server may close before it has read everything.
    let _ = stream.write_all(&bytes).await;
    let mut read = [0; 4096];
    // A server that counts nothing leaves the connection open.
    while let Ok(read) = timeout(PATIENCE, stream.read(&mut read)).await {
        if !read.is_ok_and(|count| count > 0) {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn every_frame_counts_pongs_and_empty_pieces_too() {
    const EMPTY_PONG: &[u8] = &[0x8a, 0x80, 0, 0, 0, 0];
    const EMPTY_TEXT_BEGINS: &[u8] = &[0x01, 0x80, 0, 0, 0, 0];
    const EMPTY_PIECE: &[u8] = &[0x00, 0x80, 0, 0, 0, 0];
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let table = anna.table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await.id;
    for path in [&format!("/api/tables/{table}/socket"), "/api/lobby/socket"] {
        assert!(hangs_up(path, &anna, &[], EMPTY_PONG).await, "{path}");
        assert!(hangs_up(path, &anna, EMPTY_TEXT_BEGINS, EMPTY_PIECE).await, "{path}");
    }
    house.close().await;
}
