//! One user who keeps all processors busy must not keep the others waiting.

use std::time::Duration;

use serde_json::{Value, json};
use signoria_protocol::ServerMessage;
use signoria_server::Config;

use crate::{
    Folder, House,
    client::{Client, Socket},
};

/// A table of Machiavelli with the caller on the first seat and bots on the others, dealt and followed.
async fn table_with_bots(client: &Client, bots: &[&str]) -> Socket {
    let mut seats = vec![json!("me")];
    seats.extend(bots.iter().map(|bot| json!({ "bot": bot })));
    let wanted = json!({ "game": "machiavelli", "seats": seats, "hints": true });
    let table = client.table(&wanted).await;
    let mut socket = client.connect(&table.id, "").await;
    socket.next().await.expect("the first frame");
    let started = client.post(&format!("/api/tables/{}/start", table.id), &json!({})).await;
    assert_eq!(started.status, 200, "{started:?}");
    while socket.seen().position.is_none() {
        socket.next().await.expect("it is dealt");
    }
    socket
}

/// Plays first choices until the other seats have answered so often.
async fn answers(socket: &mut Socket, count: usize) {
    let mut heard = 0;
    while heard < count {
        assert!(!socket.over(), "the game is long enough");
        if let Some(choice) = socket.choices().first().cloned() {
            let version = socket.seen().version;
            socket.play(version, &choice).await;
            continue;
        }
        let before = socket.seen().log.len();
        let ServerMessage::Update(_) = socket.next().await.expect("the table goes on") else {
            continue;
        };
        heard += usize::from(socket.seen().log.len() > before);
    }
}

/// A host whose searches take as long as the server allows.
fn patient() -> Config {
    Config { bot_time: Duration::from_mins(10), ..Config::default() }
}

/// Tables of a household at which bots search and a seated person looks on, and their versions when
/// all bots that are asked think.
async fn busy_household(house: &House, number: u8) -> Vec<(Client, String, u32)> {
    let mut tables = Vec::new();
    for guest in 0..4 {
        let name = format!("Flood {guest}");
        let client = Client::guest_at(house.address, number, &name).await;
        for _ in 0..2 {
            let mut socket = table_with_bots(&client, &["mcts"; 6]).await;
            // Until a bot is asked: everything the guest can do alone is done.
            for _ in 0..20 {
                let Some(choice) = socket.choices().first().cloned() else { break };
                let version = socket.seen().version;
                socket.play(version, &choice).await;
            }
            let (table, version) = (socket.seen().table.id.clone(), socket.seen().version);
            tokio::spawn(async move { while socket.next().await.is_some() {} });
            tables.push((client.clone(), table, version));
        }
    }
    tables
}

/// How many of these tables have gone on.
async fn advanced(tables: &[(Client, String, u32)]) -> usize {
    let mut count = 0;
    for (client, table, version) in tables {
        let mut socket = client.connect(table, "").await;
        socket.next().await.expect("the first frame");
        count += usize::from(socket.seen().version > *version);
    }
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn a_random_bot_never_waits_for_the_searches_of_others() {
    let folder = Folder::new();
    let house = House::with(&folder, patient()).await;
    let flood = busy_household(&house, 2).await;
    let anna = Client::guest_at(house.address, 3, "Anna").await;
    let mut socket = table_with_bots(&anna, &["random", "random"]).await;
    answers(&mut socket, 5).await;
    assert_eq!(advanced(&flood).await, 0, "a search of ten seconds did not end before that");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_looks_one_action_ahead_never_waits_for_the_searches_of_others() {
    let folder = Folder::new();
    let house = House::with(&folder, patient()).await;
    let flood = busy_household(&house, 2).await;
    let anna = Client::guest_at(house.address, 3, "Anna").await;
    let mut socket = table_with_bots(&anna, &["casual", "beginner"]).await;
    answers(&mut socket, 3).await;
    assert_eq!(advanced(&flood).await, 0, "a search of ten seconds did not end before that");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_household_full_of_searches_leaves_a_slot_to_the_search_of_another() {
    let folder = Folder::new();
    let house = House::with(&folder, patient()).await;
    let flood = busy_household(&house, 2).await;
    let anna = Client::guest_at(house.address, 3, "Anna").await;
    let mut socket = table_with_bots(&anna, &["strong", "strong"]).await;
    answers(&mut socket, 1).await;
    assert_eq!(advanced(&flood).await, 0, "a search of ten seconds did not end before that");
    house.close().await;
}

#[tokio::test]
async fn a_user_runs_only_a_few_tables_without_a_person() {
    let folder = Folder::new();
    let config = Config { bot_tables_per_user: 2, ..patient() };
    let house = House::with(&folder, config).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let start = async |client: &Client, seats: Value| {
        let wanted = json!({ "game": "machiavelli", "seats": seats });
        let table = client.table(&wanted).await;
        let fill = json!({ "fill": "mcts" });
        let started = client.post(&format!("/api/tables/{}/start", table.id), &fill).await;
        (started.status == 200).then_some(()).ok_or_else(|| started.error().1)
    };
    let bots = || json!([{ "bot": "mcts" }, "open", { "bot": "mcts" }]);
    assert_eq!(start(&anna, bots()).await, Ok(()));
    assert_eq!(start(&anna, bots()).await, Ok(()));
    assert_eq!(start(&anna, bots()).await, Err("too_many_bot_tables".into()));
    assert_eq!(start(&anna, json!(["me", "open"])).await, Ok(()), "a person plays there");
    assert_eq!(start(&bruno, bots()).await, Ok(()), "every user has their own count");
    house.close().await;
}

/// How many actions stand at a table, as its players see them.
async fn actions(client: &Client, table: &str) -> u64 {
    let replay = client.get(&format!("/api/tables/{table}/replay")).await.json();
    replay["actions"].as_u64().expect("it is dealt")
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_a_table_is_no_way_to_more_tables_without_a_person() {
    let folder = Folder::new();
    let config =
        Config { bot_tables_per_user: 1, bot_time: Duration::from_millis(1), ..Config::default() };
    let house = House::with(&folder, config).await;
    let anna = Client::guest(house.address, "Anna").await;
    // The first table takes the only place for as long as it searches.
    let long = json!({ "game": "la_citta", "seats": vec![json!({ "bot": "mcts" }); 5] });
    let first = anna.table(&long).await.id;
    let started = anna.post(&format!("/api/tables/{first}/start"), &json!({})).await;
    assert_eq!(started.status, 200, "{started:?}");
    let mut left = Vec::new();
    for _ in 0..3 {
        let socket = table_with_bots(&anna, &["random", "random"]).await;
        let table = socket.seen().table.id.clone();
        drop(socket);
        let gone = anna.post(&format!("/api/tables/{table}/leave"), &json!({})).await;
        assert_eq!(gone.status, 200, "{gone:?}");
        left.push((actions(&anna, &table).await, table));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let first = anna.get(&format!("/api/tables/{first}")).await.json();
    assert_eq!(first["status"], "playing", "the place is still taken");
    for (stood, table) in left {
        assert!(actions(&anna, &table).await <= stood + 1, "its bots wait");
        // A player who returns plays on.
        let mut socket = anna.connect(&table, "").await;
        socket.next().await.expect("the first frame");
        answers(&mut socket, 2).await;
    }
    house.close().await;
}

#[tokio::test]
async fn many_tables_are_no_way_to_more_hints() {
    let folder = Folder::new();
    let config = Config { bot_time: Duration::from_millis(5), ..Config::default() };
    let house = House::with(&folder, config).await;
    let anna = Client::guest(house.address, "Anna").await;
    let mut given = 0;
    for _ in 0..3 {
        let mut socket = table_with_bots(&anna, &["random", "random"]).await;
        while socket.choices().is_empty() {
            socket.next().await.expect("the table goes on");
        }
        let path = format!("/api/tables/{}/hint", socket.seen().table.id);
        for _ in 0..4 {
            let hint = anna.get(&path).await;
            match hint.status {
                200 => given += 1,
                _ => assert_eq!(hint.error(), (429, "too_fast".into())),
            }
        }
    }
    assert!(
        (1..12).contains(&given),
        "{given} hints at three tables, of which twelve were asked for"
    );
    house.close().await;
}

#[tokio::test]
async fn a_game_is_played_again_for_its_course_only_when_it_has_gone_on() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let mut socket = table_with_bots(&anna, &["random", "random"]).await;
    answers(&mut socket, 3).await;
    while socket.choices().is_empty() {
        socket.next().await.expect("the table goes on");
    }
    let path = format!("/api/tables/{}/course", socket.seen().table.id);
    let played_again = async || {
        let metrics = anna.get("/metrics").await.body;
        let line = metrics.lines().find(|line| line.starts_with("signoria_courses_total "));
        line.and_then(|line| line.rsplit(' ').next()?.parse::<u32>().ok()).expect("it is counted")
    };
    let first = anna.get(&path).await;
    assert_eq!(first.status, 200, "{first:?}");
    for _ in 0..20 {
        assert_eq!(anna.get(&path).await.body, first.body);
    }
    assert_eq!(played_again().await, 1);
    // From another seat, and after an action, it is another one.
    assert_eq!(anna.get(&format!("{path}?seat=0")).await.status, 200);
    assert_eq!(played_again().await, 2);
    let (version, choice) = (socket.seen().version, socket.choices()[0].clone());
    socket.play(version, &choice).await;
    assert_eq!(anna.get(&path).await.status, 200);
    assert_eq!(played_again().await, 3);
    house.close().await;
}

#[tokio::test]
async fn a_bot_that_searches_without_bounds_is_not_seated() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let table = anna.table(&json!({ "game": "machiavelli", "seats": ["me", "open"] })).await;
    for bot in ["mcts:18446744073709551615", "mcts:1000x64", "greedy:9999999999", "playouts"] {
        let refused = (422, "unknown_bot".to_owned());
        let seats = json!(["me", { "bot": bot }]);
        let made =
            anna.post("/api/tables", &json!({ "game": "machiavelli", "seats": seats })).await;
        assert_eq!(made.error(), refused, "{bot}");
        let path = format!("/api/tables/{}", table.id);
        let placed = anna.post(&format!("{path}/seats/1"), &json!({ "bot": bot })).await;
        assert_eq!(placed.error(), refused, "{bot}");
        let started = anna.post(&format!("{path}/start"), &json!({ "fill": bot })).await;
        assert_eq!(started.error(), refused, "{bot}");
    }
    house.close().await;
}
