//! The clock of the machine may be set; games and sessions do not care.

use std::time::Duration;

use serde_json::json;
use signoria_server::{Clock, Config};

use crate::{
    Folder, House,
    client::Client,
    table::{act, asked, enter_seats, hot_seat},
};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

fn config(clock: &Clock) -> Config {
    Config { clock: clock.clone(), ..Config::default() }
}

/// A running game for two with a clock of 30 seconds a move; its name.
async fn timed_game(house: &House) -> (Client, String) {
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let clock = json!({ "kind": "live", "move": 30, "reserve": 0 });
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "clock": clock });
    let table = anna.table(&wanted).await.id;
    assert_eq!(bruno.post(&format!("/api/tables/{table}/join"), &json!({})).await.status, 200);
    assert_eq!(anna.post(&format!("/api/tables/{table}/start"), &json!({})).await.status, 200);
    (anna, table)
}

/// Follows a table until a clock runs out.
async fn runs_out(client: &Client, table: &str) {
    let mut socket = client.connect(table, "").await;
    loop {
        let told = socket.seen.as_ref().map(|seen| seen.chat.as_slice()).unwrap_or_default();
        if told.iter().any(|line| line.notice.as_deref() == Some("clock")) {
            return;
        }
        socket.next().await.expect("the table goes on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_clock_neither_stalls_nor_ends_when_the_machine_is_set() {
    let folder = Folder::new();
    let clock = Clock::manual(Clock::wall().now());
    let house = House::with(&folder, config(&clock)).await;
    let (anna, table) = timed_game(&house).await;
    clock.set_wall(400 * DAY);
    let mut socket = anna.connect(&table, "").await;
    socket.next().await.expect("the first frame");
    assert!(socket.seen().chat.is_empty(), "no time has passed");
    drop(socket);
    clock.set_wall(-800 * DAY);
    clock.turn(Duration::from_secs(31));
    runs_out(&anna, &table).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_set_back_before_a_restart_does_not_stall_a_game() {
    let folder = Folder::new();
    let clock = Clock::manual(Clock::wall().now());
    let first = House::with(&folder, config(&clock)).await;
    let (anna, table) = timed_game(&first).await;
    first.close().await;
    clock.set_wall(-2 * HOUR);
    let clock = clock.restarted();
    let second = House::with(&folder, config(&clock)).await;
    let anna = Client { address: second.address, ..anna };
    let following = tokio::spawn(async move { runs_out(&anna, &table).await });
    // The table is loaded when it is followed; its questions stand since then.
    while !following.is_finished() {
        clock.turn(Duration::from_secs(1));
        tokio::time::sleep(Duration::from_millis(5)).await;
        let passed = clock.now() - clock.restarted().now();
        assert_eq!(passed, 0, "both hands turn together");
    }
    following.await.expect("the clock runs out");
    second.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_in_use_survives_a_clock_that_is_set_a_year_ahead() {
    let folder = Folder::new();
    let clock = Clock::manual(Clock::wall().now());
    let first = House::with(&folder, config(&clock)).await;
    let anna = Client::guest(first.address, "Anna").await;
    let bruno = Client::guest(first.address, "Bruno").await;
    let name = async |house: &House, client: &Client| {
        let client = Client { address: house.address, ..client.clone() };
        client.get("/api/me").await.json()["name"].as_str().map(str::to_owned)
    };
    clock.set_wall(400 * DAY);
    assert_eq!(name(&first, &anna).await.as_deref(), Some("Anna"), "while it runs");
    // The server has written down that it runs.
    while first.store.server_setting("alive".into()).await.expect("the store answers").is_none() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    first.close().await;
    let clock = clock.restarted();
    let second = House::with(&folder, config(&clock)).await;
    assert_eq!(name(&second, &anna).await.as_deref(), Some("Anna"), "after a restart");
    let alive = |text: Option<String>| text.and_then(|text| text.parse().ok()).unwrap_or(0);
    while alive(second.store.server_setting("alive".into()).await.expect("it answers"))
        < clock.now()
    {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    second.close().await;
    // The session was unused for a year while the server ran: it is over, but not deleted.
    let third = House::with(&folder, config(&clock)).await;
    assert_eq!(name(&third, &bruno).await, None);
    third.close().await;
    clock.set_wall(-400 * DAY);
    let fourth = House::with(&folder, config(&clock.restarted())).await;
    assert_eq!(name(&fourth, &bruno).await.as_deref(), Some("Bruno"), "the clock was put right");
    fourth.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_can_come_after_the_clock_of_the_machine_was_set_back() {
    let folder = Folder::new();
    // The server started while the clock was ahead; then it was put right. Its own clock goes on.
    let clock = Clock::manual(Clock::wall().now() + 400 * DAY);
    let house = House::with(&folder, config(&clock)).await;
    let mut anna = Client::guest(house.address, "Anna").await;
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna", "as a guest");
    anna.keep("Anna", "correct horse").await;
    assert_eq!(anna.get("/api/me").await.json()["account"], true, "as an account");
    let login = json!({ "name": "Anna", "password": "correct horse", "token": true });
    let login = Client::anonymous(house.address).post("/api/login", &login).await.json();
    let token = login["token"].as_str().map(str::to_owned);
    let again = Client { token, ..anna };
    assert_eq!(again.get("/api/me").await.json()["name"], "Anna", "and after a login");
    house.close().await;
}

/// A finished game of a guest.
async fn finished_game(house: &House) -> String {
    let (table, anna) = hot_seat(house, "carrara", 2, &json!({})).await;
    let mut sockets = enter_seats(&anna, &table, 2).await;
    while let Some(seat) = asked(&sockets) {
        let action = sockets[seat].choices()[0].clone();
        act(&mut sockets, seat, &action).await;
    }
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_ahead_when_the_server_starts_removes_no_game() {
    let folder = Folder::new();
    let clock = Clock::manual(Clock::wall().now());
    let first = House::with(&folder, config(&clock)).await;
    let old = finished_game(&first).await;
    clock.turn(Duration::from_hours(100 * 24));
    let new = finished_game(&first).await;
    let alive = async |house: &House| {
        let alive = house.store.server_setting("alive".into()).await.expect("the store answers");
        alive.and_then(|alive| alive.parse::<i64>().ok()).unwrap_or(0)
    };
    while alive(&first).await < clock.now() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    first.close().await;
    clock.set_wall(400 * DAY);
    let second = House::with(&folder, config(&clock.restarted())).await;
    let there = async |table: &str| {
        second.store.load(table.to_owned()).await.expect("the store answers").is_some()
    };
    // Games of guests stay for 90 days, by the time in which the server ran.
    while there(&old).await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(there(&new).await, "it is of today");
    second.close().await;
}
