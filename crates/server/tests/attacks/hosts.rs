//! What hosts can do about users and tables, and what is left of those who go.

use std::time::Duration;

use serde_json::{Value, json};
use signoria_protocol::{ClientMessage, frames::code};
use signoria_server::Config;
use signoria_store::{Act, Actor};

use crate::{
    Folder, House,
    client::Client,
    table::{accepted, asked, enter, enter_all, table_of, told},
};

const PASSWORD: &str = "correct horse battery";

async fn account(house: &House, name: &str) -> (Client, i64) {
    let mut client = Client::guest(house.address, name).await;
    let id = client.keep(name, PASSWORD).await.id;
    (client, id)
}

async fn act(admin: &Client, act: &Value) -> Value {
    let done = admin.post("/api/admin/acts", act).await;
    assert_eq!(done.status, 200, "{act}: {done:?}");
    done.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn admins_ban_reset_and_remove_and_every_act_is_logged() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (admin, own) = account(&house, "Anna").await;
    let (bruno, user) = account(&house, "Bruno").await;
    let visitor = Client::anonymous(house.address);
    let login = json!({ "name": "Bruno", "password": PASSWORD, "token": true });
    // Only for admins, and not against oneself.
    let ban = json!({ "act": "ban", "user": user });
    assert_eq!(bruno.post("/api/admin/acts", &ban).await.error(), (403, "not_admin".into()));
    assert_eq!(bruno.get("/api/admin/log").await.error(), (403, "not_admin".into()));
    assert_eq!(bruno.get("/api/admin/nodes").await.error(), (403, "not_admin".into()));
    for word in ["ban", "revoke"] {
        let own = json!({ "act": word, "user": own });
        assert_eq!(admin.post("/api/admin/acts", &own).await.error(), (409, "own_account".into()));
    }
    act(&admin, &ban).await;
    assert_eq!(bruno.get("/api/me").await.json(), Value::Null, "the session is over");
    assert_eq!(visitor.post("/api/login", &login).await.error(), (403, "banned".into()));
    let wrong = json!({ "name": "Bruno", "password": "guess", "token": true });
    assert_eq!(visitor.post("/api/login", &wrong).await.error(), (401, "wrong_login".into()));
    act(&admin, &json!({ "act": "unban", "user": user })).await;
    assert_eq!(visitor.post("/api/login", &login).await.status, 200);
    // A new password, once.
    let link = act(&admin, &json!({ "act": "reset_password", "user": user })).await;
    let code = link["link"].as_str().and_then(|link| link.split_once('#')).expect("a link").1;
    let reset = json!({ "code": code, "password": "another password", "token": true });
    let chosen = visitor.post("/api/reset", &reset).await;
    assert_eq!((chosen.status, &chosen.json()["name"]), (200, &json!("Bruno")), "{chosen:?}");
    assert_eq!(visitor.post("/api/reset", &reset).await.error(), (422, "bad_link".into()));
    assert_eq!(visitor.post("/api/login", &login).await.status, 401, "the old one is over");
    // Rights that grow need a new token.
    let token = chosen.json()["token"].as_str().map(Into::into);
    let bruno = Client { token, ..Client::anonymous(house.address) };
    act(&admin, &json!({ "act": "grant", "user": user })).await;
    assert_eq!(bruno.get("/api/me").await.json(), Value::Null);
    act(&admin, &json!({ "act": "revoke", "user": user })).await;
    act(&admin, &json!({ "act": "end_sessions", "user": user })).await;
    let table = admin.table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await.id;
    let removed = act(&admin, &json!({ "act": "remove_table", "table": table })).await;
    assert_eq!(removed["removed"], 1);
    assert_eq!(admin.get(&format!("/api/tables/{table}")).await.status, 404);
    let gone = admin.post("/api/admin/acts", &json!({ "act": "ban", "user": 999 })).await;
    assert_eq!(gone.error(), (404, "not_found".into()));

    let log = admin.get("/api/admin/log").await.json();
    let log = log.as_array().expect("a list");
    let words: Vec<&str> = log.iter().rev().filter_map(|it| it["act"].as_str()).collect();
    let all = ["ban", "unban", "reset_password", "grant", "revoke", "end_sessions", "remove_table"];
    assert_eq!(words, all);
    assert!(log.iter().all(|it| it["actor"] == "Anna" && it["at"].as_i64() > Some(0)), "{log:?}");
    assert_eq!(log[6]["user"], "Bruno");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_removed_closes_its_sockets_at_once() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (admin, _) = account(&house, "Anna").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"] });
    for terminal in [false, true] {
        let table = admin.table(&wanted).await.id;
        let mut socket = enter(&admin, &table, "").await;
        if terminal {
            // Behind the back of the server, as `signoria admin` does.
            let removed = Act::RemoveTable { key: table.clone() };
            house.store.administer(Actor::Terminal, removed).await.expect("it is there");
        } else {
            act(&admin, &json!({ "act": "remove_table", "table": table })).await;
        }
        let closed = tokio::time::timeout(Duration::from_secs(20), socket.closed()).await;
        assert_eq!(closed, Ok(Some(code::GONE)), "nothing is said to the table");
        assert_eq!(admin.get(&format!("/api/tables/{table}")).await.status, 404);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_that_the_terminal_ends_close_their_sockets() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (admin, _) = account(&house, "Anna").await;
    let (bruno, user) = account(&house, "Bruno").await;
    let table = admin.table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await.id;
    let mut kept = enter(&admin, &table, "").await;
    let mut ended = enter(&bruno, &table, "").await;
    house.store.administer(Actor::Terminal, Act::Ban { user }).await.expect("it is there");
    let closed = tokio::time::timeout(Duration::from_secs(20), ended.closed()).await;
    assert_eq!(closed, Ok(Some(code::SIGNED_OUT)));
    accepted(&told(&mut kept, &ClientMessage::Chat { text: "Hello".into(), id: Some(1) }).await);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reset_link_is_void_once_the_owner_has_changed_the_password() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (admin, _) = account(&house, "Anna").await;
    let (bruno, user) = account(&house, "Bruno").await;
    let link = act(&admin, &json!({ "act": "reset_password", "user": user })).await;
    let code = link["link"].as_str().and_then(|link| link.split_once('#')).expect("a link").1;
    let new = json!({ "old": PASSWORD, "new": "another password" });
    assert_eq!(bruno.post("/api/me/password", &new).await.status, 204);
    let reset = json!({ "code": code, "password": "stolen password" });
    let refused = Client::anonymous(house.address).post("/api/reset", &reset).await;
    assert_eq!(refused.error(), (422, "bad_link".into()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_a_host_who_goes_are_handed_on_or_closed() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (anna, _) = account(&house, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "listed": true });
    let shared = anna.table(&wanted).await.id;
    let joined = bruno.post(&format!("/api/tables/{shared}/join"), &json!({})).await;
    assert_eq!(joined.status, 200, "{joined:?}");
    let running = anna.table(&wanted).await.id;
    assert_eq!(bruno.post(&format!("/api/tables/{running}/join"), &json!({})).await.status, 200);
    assert_eq!(anna.post(&format!("/api/tables/{running}/start"), &json!({})).await.status, 200);
    let alone = anna.table(&wanted).await.id;
    let gone = anna.delete("/api/me", &json!({ "password": PASSWORD })).await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(bruno.get(&format!("/api/tables/{alone}")).await.status, 404, "no one misses it");
    let lobby = bruno.get("/api/lobby").await.body;
    assert!(!lobby.contains(&alone), "{lobby}");
    // The table that waits has a host again, who fills it and deals.
    let start = json!({ "fill": "random" });
    let started = bruno.post(&format!("/api/tables/{shared}/start"), &start).await;
    assert_eq!(started.status, 200, "{started:?}");
    assert_eq!(bruno.get(&format!("/api/tables/{running}")).await.status, 200);
    let stored = house.store.load(running).await.expect("it answers").expect("it is there");
    let me = bruno.get("/api/me").await.json();
    assert_eq!(json!(stored.row.made.host), me["id"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_cannot_fill_the_disk_with_tables() {
    let folder = Folder::new();
    let config = Config { tables_per_guest: 3, ..Config::default() };
    let house = House::with(&folder, config).await;
    let mut anna = Client::guest(house.address, "Anna").await;
    let wanted = json!({ "game": "carrara", "seats": [{ "bot": "random" }, { "bot": "random" }] });
    for _ in 0..3 {
        anna.table(&wanted).await;
    }
    let refused = anna.post("/api/tables", &wanted).await;
    assert_eq!(refused.error(), (429, "too_many_guest_tables".into()));
    anna.keep("Anna", PASSWORD).await;
    let mut made = 0;
    let refused = loop {
        let answer = anna.post("/api/tables", &wanted).await;
        if answer.status != 201 {
            break answer;
        }
        made += 1;
        assert!(made < 60, "there is a rate for accounts too");
    };
    assert_eq!(refused.error(), (429, "too_fast".into()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_finished_tables_of_guests_are_pruned() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (admin, _) = account(&house, "Bruno").await;
    let anna = Client::guest(house.address, "Anna").await;
    let seats = json!(["open", "open", "open"]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    let running = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    house.close().await;
    let connection = rusqlite::Connection::open(folder.database()).expect("it opens");
    let old = format!("UPDATE tables SET changed = 1, status = 2 WHERE key = '{table}'");
    assert_eq!(connection.execute(&old, []).expect("it is ours"), 1);
    drop(connection);
    // At the start, and then every hour.
    let house = House::open(&folder).await;
    let path = format!("/api/tables/{table}");
    let mut status = 0;
    for _ in 0..100 {
        status = anna_at(&house).get(&path).await.status;
        if status == 404 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(status, 404);
    let visitor = anna_at(&house);
    assert_eq!(visitor.get(&format!("/api/tables/{running}")).await.status, 200);
    let admin = Client { address: house.address, ..admin };
    let log = admin.get("/api/admin/log").await.json();
    assert_eq!((&log[0]["act"], &log[0]["source"]), (&json!("prune"), &json!("server")));
    house.close().await;
}

fn anna_at(house: &House) -> Client {
    Client::anonymous(house.address)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_is_sent_as_it_is_read() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let none = anna.get("/api/me/export").await;
    assert_eq!((none.status, &none.json()["tables"]), (200, &json!([])));
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"] });
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(json!(anna.table(&wanted).await.id));
    }
    let export = anna.get("/api/me/export").await;
    assert!(export.head.contains("transfer-encoding: chunked"), "{}", export.head);
    let told = export.json();
    let tables = told["tables"].as_array().expect("a list");
    assert_eq!(tables.iter().map(|table| table["id"].clone()).collect::<Vec<_>>(), made);
    assert!(tables.iter().all(|table| table["entries"][0]["entry"]["name"] == "Anna"));
    assert_eq!(told["user"]["name"], "Anna");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn exports_are_written_one_at_a_time_and_not_too_often() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let asked: Vec<_> = (0..12)
        .map(|_| {
            let anna = anna.clone();
            tokio::spawn(async move { anna.get("/api/me/export").await.status })
        })
        .collect();
    let mut answers = Vec::new();
    for answer in asked {
        answers.push(answer.await.expect("it answers"));
    }
    let written = answers.iter().filter(|status| **status == 200).count();
    assert!((1..=3).contains(&written), "{answers:?}");
    assert!(answers.iter().all(|status| [200, 429].contains(status)), "{answers:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_what_the_user_did_and_nothing_that_a_bot_or_another_did() {
    let folder = Folder::new();
    let config = Config { bot_time: Duration::from_millis(1), ..Config::default() };
    let house = House::with(&folder, config).await;
    let (table, people) = table_of(&house, "carrara", 2, &json!({})).await;
    let mut sockets = enter_all(&people, &table).await;
    let mut own = Vec::new();
    while own.len() < 5 {
        let seat = asked(&sockets).expect("the game goes on");
        let action = sockets[seat].choices()[0].clone();
        crate::table::act(&mut sockets, seat, &action).await;
        if seat == 1 {
            own.push(action);
        }
    }
    // Bots finish the game for both.
    for person in &people {
        let left = person.post(&format!("/api/tables/{table}/leave"), &json!({})).await;
        assert_eq!(left.status, 200, "{left:?}");
    }
    while !sockets[0].over() {
        sockets[0].next().await.expect("the bots play on");
    }
    let export = people[1].get("/api/me/export").await.json();
    let entries = export["tables"][0]["entries"].as_array().expect("a list").clone();
    let of = |deed: &str| {
        let entries = entries.iter().map(|entry| entry["entry"].clone());
        entries.filter(|entry| entry["deed"] == *deed).collect::<Vec<Value>>()
    };
    let acts: Vec<String> = of("act")
        .iter()
        .map(|act| {
            assert_eq!(act["seat"], 1);
            act["action"].as_str().expect("a text").to_owned()
        })
        .collect();
    assert_eq!(acts, own);
    assert_eq!((of("sit").len(), of("takeover").len(), of("arrive").len()), (1, 1, 1));
    assert_eq!(entries.len(), 3 + own.len(), "{entries:?}");
    house.close().await;
}
