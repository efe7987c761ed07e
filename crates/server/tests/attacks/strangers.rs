//! Strangers at a table: the host can remove, block and mute them.

use serde_json::json;
use signoria_protocol::ClientMessage;

use crate::{
    Folder, House,
    client::Client,
    table::{accepted, enter, error, gather, start, told},
};

fn chat(text: &str) -> ClientMessage {
    ClientMessage::Chat { text: text.into(), id: Some(1) }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_and_blocks_a_stranger_before_the_deal() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let stranger = Client::guest(house.address, "Stranger").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open", "open"], "listed": true });
    let table = anna.table(&wanted).await.id;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    assert_eq!(stranger.post(&path("join"), &json!({})).await.status, 200);
    let remove = path("seats/1/remove");
    assert_eq!(stranger.post(&remove, &json!({})).await.error(), (403, "not_host".into()));
    let own = anna.post(&path("seats/0/remove"), &json!({})).await;
    assert_eq!(own.error(), (409, "not_removable".into()));
    let empty = anna.post(&path("seats/2/remove"), &json!({})).await;
    assert_eq!(empty.error(), (409, "not_removable".into()));
    assert_eq!(anna.post(&path("seats/9/remove"), &json!({})).await.status, 404);

    // Removed, but not blocked.
    let removed = anna.post(&remove, &json!({ "block": false })).await;
    assert_eq!(removed.json()["seats"][1]["kind"], "open", "{removed:?}");
    assert_eq!(stranger.post(&path("join"), &json!({})).await.status, 200);
    // Removed and blocked.
    let removed = anna.post(&remove, &json!({})).await.json();
    assert_eq!(removed["blocked"][0]["name"], "Stranger");
    let refused = stranger.post(&path("join"), &json!({})).await;
    assert_eq!(refused.error(), (403, "blocked".into()));
    let seen = stranger.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(seen["blocked"], json!([]), "only the host reads the list");

    // What the host did is still so when the server comes up again.
    house.close().await;
    let house = House::open(&folder).await;
    let [anna, stranger] =
        [anna, stranger].map(|client| Client { address: house.address, ..client });
    assert_eq!(stranger.post(&path("join"), &json!({})).await.error().1, "blocked");
    let unblock = path(&format!("blocked/{}", removed["blocked"][0]["user"]));
    assert_eq!(stranger.delete(&unblock, &json!({})).await.error(), (403, "not_host".into()));
    assert_eq!(anna.delete(&unblock, &json!({})).await.status, 200);
    assert_eq!(anna.delete(&unblock, &json!({})).await.status, 404);
    assert_eq!(stranger.post(&path("join"), &json!({})).await.status, 200);
    let bruno = Client::guest(house.address, "Bruno").await;
    assert_eq!(bruno.post(&path("join"), &json!({})).await.status, 200);
    start(&anna, &table).await;
    assert_eq!(anna.post(&remove, &json!({})).await.error(), (409, "begun".into()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_write_in_the_chat_only_if_the_host_opens_it() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let stranger = Client::guest(house.address, "Stranger").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "listed": true });
    let table = anna.table(&wanted).await.id;
    let open = format!("/api/tables/{table}/chat");
    let mut host = enter(&anna, &table, "").await;
    let mut looking = enter(&stranger, &table, "").await;
    assert!(host.seen().table.may_chat && !looking.seen().table.may_chat);
    accepted(&told(&mut host, &chat("Welcome")).await);
    for _ in 0..10 {
        assert_eq!(error(&told(&mut looking, &chat("spam")).await), "chat_for_seats");
    }
    let everyone = json!({ "chat": "everyone" });
    assert_eq!(stranger.post(&open, &everyone).await.error(), (403, "not_host".into()));
    assert_eq!(anna.post(&open, &everyone).await.status, 200);
    let version = accepted(&told(&mut looking, &chat("Hello")).await);
    assert!(looking.seen().table.may_chat);
    gather(std::slice::from_mut(&mut host), version).await;
    let said: Vec<&str> = host.seen().chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said, ["Welcome", "Hello"]);
    assert_eq!(anna.post(&open, &json!({ "chat": "seats" })).await.status, 200);
    assert_eq!(error(&told(&mut looking, &chat("spam")).await), "chat_for_seats");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_mutes_a_user_at_this_table() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "listed": true });
    let table = anna.table(&wanted).await.id;
    let joined = bruno.post(&format!("/api/tables/{table}/join"), &json!({})).await;
    assert_eq!(joined.status, 200);
    let mut sockets = [enter(&anna, &table, "").await, enter(&bruno, &table, "").await];
    let own = accepted(&told(&mut sockets[0], &chat("Welcome")).await);
    let line = accepted(&told(&mut sockets[1], &chat("rude words")).await);
    gather(&mut sockets, line).await;
    let silence = |line: u32, on: bool| ClientMessage::Silence { line, on, id: Some(2) };
    assert_eq!(error(&told(&mut sockets[1], &silence(own, true)).await), "not_host");
    assert_eq!(error(&told(&mut sockets[0], &silence(own, true)).await), "not_muted");
    assert_eq!(error(&told(&mut sockets[0], &silence(line + 9, true)).await), "not_muted");
    accepted(&told(&mut sockets[0], &silence(line, true)).await);
    assert_eq!(sockets[0].seen().table.silenced, [line], "the host sees whom to let write again");
    assert_eq!(error(&told(&mut sockets[1], &chat("more")).await), "silenced");
    assert_eq!(sockets[1].seen().table.silenced, [0; 0], "only the host is told");
    assert!(!sockets[1].seen().table.may_chat);
    accepted(&told(&mut sockets[0], &silence(line, false)).await);
    assert_eq!(sockets[0].seen().table.silenced, [0; 0]);
    accepted(&told(&mut sockets[1], &chat("sorry")).await);
    house.close().await;
}
