//! A flood is refused where it comes from, and delays no one else.

use std::time::{Duration, Instant};

use serde_json::json;
use signoria_protocol::{ClientMessage, LobbyEntry, ServerMessage};
use signoria_server::Config;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    time::timeout,
};

use crate::{
    Folder, House,
    client::{Answer, Client},
    table::{accepted, act, asked, enter, enter_seats, error, gather, hot_seat, start, told},
};

/// How long a server that ignores a flood is given to prove it.
const PATIENCE: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread")]
async fn guests_of_one_address_do_not_use_up_those_of_another() {
    let folder = Folder::new();
    let config = Config { guests_per_minute: 20, guests_per_address: 10, ..Config::default() };
    let house = House::with(&folder, config).await;
    let flood = Client::anonymous(house.address).at(2);
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
    let honest = Client::anonymous(house.address).at(3);
    assert_eq!(honest.post("/api/accounts", &account).await.status, 201);
    let flood: Vec<_> = (0..200)
        .map(|number| {
            let guess = json!({ "name": format!("Name {number}"), "password": "a guess at it" });
            let client = Client::anonymous(house.address).at(2);
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

#[tokio::test(flavor = "multi_thread")]
async fn many_addresses_cannot_lock_the_owner_of_a_name_out() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let account = json!({ "name": "Anna", "password": "correct horse", "token": true });
    let made = Client::anonymous(house.address).at(2).post("/api/accounts", &account).await;
    assert_eq!(made.status, 201, "{made:?}");
    let guess = json!({ "name": "Anna", "password": "a guess at it" });
    let guesses = |number: u8, count: usize| {
        let (client, guess) = (Client::anonymous(house.address).at(number), guess.clone());
        tokio::spawn(async move {
            let mut refused = 0;
            for _ in 0..count {
                refused += usize::from(client.post("/api/login", &guess).await.status == 429);
            }
            refused
        })
    };
    let attackers: Vec<_> = (10..26).map(|number| guesses(number, 20)).collect();
    for attacker in attackers {
        attacker.await.expect("it ends");
    }
    // One more address gets only a few guesses now.
    let refused = guesses(30, 20).await.expect("it ends");
    assert!(refused >= 8, "{refused} of 20 guesses were refused");
    // The owner comes from an address that has never been seen.
    let owner = Client::anonymous(house.address).at(40);
    assert_eq!(owner.post("/api/login", &guess).await.error(), (401, "wrong_login".into()));
    assert_eq!(owner.post("/api/login", &account).await.status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_at_the_password_of_a_table_are_counted_per_table_and_address() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest_at(house.address, 3, "Anna").await;
    let wanted =
        json!({ "game": "carrara", "seats": ["me", "open", "open"], "password": "sesame" });
    let table = anna.table(&wanted).await.id;
    let other = anna.table(&wanted).await.id;
    let join = |table: &str| format!("/api/tables/{table}/join");
    // A new guest for every few guesses is no way around it: they share an address.
    let mut tried = 0;
    for guest in 0..10 {
        let flood = Client::guest_at(house.address, 2, &format!("Flood {guest}")).await;
        for guess in 0..6 {
            let body = json!({ "password": format!("guess {guest} {guess}") });
            let answer = flood.post(&join(&table), &body).await;
            assert!(matches!(answer.status, 403 | 429), "{answer:?}");
            tried += usize::from(answer.status == 403);
        }
    }
    assert!(tried < 30, "{tried} of 60 guesses were tried");
    let late = Client::guest_at(house.address, 2, "Late").await;
    let right = json!({ "password": "sesame" });
    let answer = late.post(&join(&table), &right).await;
    assert_eq!(answer.error(), (429, "too_fast".into()), "also the right one waits");
    // Another table, and a person at another address, are not affected.
    assert_eq!(late.post(&join(&other), &right).await.status, 200);
    let bruno = Client::guest_at(house.address, 4, "Bruno").await;
    assert_eq!(bruno.post(&join(&table), &right).await.status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_neither_fills_the_lobby_nor_makes_tables_without_end() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "listed": true });
    let anna = Client::guest_at(house.address, 3, "Anna").await;
    let honest = anna.table(&wanted).await.id;
    let mut made = 0;
    'flood: for guest in 0..6 {
        let name = format!("Flood {guest}");
        let flood = Client::guest_at(house.address, 2, &name).await;
        for _ in 0..30 {
            let answer = flood.post("/api/tables", &wanted).await;
            if answer.status != 201 {
                assert_eq!(answer.error(), (429, "too_many_address_tables".into()));
                break 'flood;
            }
            made += 1;
        }
    }
    assert_eq!(made, 100, "as many as the settings say");
    // The table of the other address changed long before and is still on the first page.
    let first = anna.get("/api/lobby").await;
    let ids = |answer: &Answer| {
        let tables: Vec<LobbyEntry> = serde_json::from_str(&answer.body).expect("a lobby");
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(&first).len(), 100);
    assert_eq!(ids(&first).iter().position(|id| *id == honest), Some(1));
    assert!(first.head.contains("x-total-count: 101"), "{}", first.head);
    let rest = anna.get("/api/lobby?from=100").await;
    assert_eq!(ids(&rest).len(), 1);
    assert!(!ids(&first).contains(&ids(&rest)[0]));
    assert!(ids(&anna.get("/api/lobby?from=200").await).is_empty());
    anna.table(&wanted).await;
    house.close().await;
}

/// How often a request is done until it comes too fast.
async fn until_too_fast(mut request: impl AsyncFnMut() -> Answer) -> usize {
    for done in 0..100 {
        let answer = request().await;
        if answer.status != 200 {
            assert_eq!(answer.error(), (429, "too_fast".into()));
            return done;
        }
    }
    panic!("it is never too fast")
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_and_coming_back_is_not_written_down_without_end() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "listed": true });
    // Before the deal: sitting down and getting up.
    let table = anna.table(&wanted).await.id;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let mut sits = false;
    let done = until_too_fast(async || {
        sits = !sits;
        bruno.post(&path(if sits { "join" } else { "leave" }), &json!({})).await
    });
    assert!((20..60).contains(&done.await));
    // What one user does counts for that user alone, and at that table alone.
    let carla = Client::guest(house.address, "Carla").await;
    let second = anna.table(&wanted).await.id;
    let joined = bruno.post(&format!("/api/tables/{second}/join"), &json!({})).await;
    assert_eq!(joined.status, 200, "{joined:?}");
    carla.post(&path("join"), &json!({})).await;
    // After the deal: leaving the seat to a bot and taking it back.
    start(&anna, &second).await;
    let mut socket = enter(&bruno, &second, "").await;
    let leave = format!("/api/tables/{second}/leave");
    let done = until_too_fast(async || {
        let left = bruno.post(&leave, &json!({})).await;
        accepted(&told(&mut socket, &ClientMessage::Return { id: Some(1) }).await);
        left
    });
    assert!((20..60).contains(&done.await));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_and_undoing_is_not_written_down_without_end() {
    let folder = Folder::new();
    // The table says that it is too fast, not the socket.
    let config = Config { messages_per_second: 10_000, ..Config::default() };
    let house = House::with(&folder, config).await;
    let (table, anna) = hot_seat(&house, "carrara", 2, &json!({})).await;
    let mut sockets = enter_seats(&anna, &table, 2).await;
    let mut undone = 0;
    // A reversible choice, if there is one; otherwise the game has continued.
    'positions: while let Some(seat) = asked(&sockets) {
        let choice = sockets[seat].choices()[0].clone();
        loop {
            act(&mut sockets, seat, &choice).await;
            let version = sockets[seat].seen().version;
            let undo = ClientMessage::Undo { version, id: Some(1) };
            match told(&mut sockets[seat], &undo).await {
                ServerMessage::Refused { error, .. } if error == "too_fast" => break 'positions,
                ServerMessage::Refused { .. } => continue 'positions,
                answer => {
                    let version = accepted(&answer);
                    gather(&mut sockets, version).await;
                    undone += 1;
                }
            }
        }
    }
    assert!((40..100).contains(&undone), "{undone} were undone before it was too fast");
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

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_one_address_are_counted_together_and_wait() {
    let folder = Folder::new();
    // An address may send 40 messages at once and 20 a second, a socket 20 at once.
    let config = Config { messages_per_second: 2, ..Config::default() };
    let house = House::with(&folder, config).await;
    let anna = Client::guest_at(house.address, 3, "Anna").await;
    let table = anna.table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await.id;
    let mut honest = enter(&anna, &table, "").await;
    let flood = Client::anonymous(house.address).at(2);
    let mut sockets = Vec::new();
    for _ in 0..10 {
        sockets.push(enter(&flood, &table, "").await);
    }
    let begun = Instant::now();
    for socket in &mut sockets {
        for _ in 0..15 {
            socket.raw("nonsense").await;
        }
    }
    let mut answers = 0;
    let moment = Duration::from_millis(300);
    for socket in &mut sockets {
        while let Ok(Some(_)) = timeout(moment, socket.next()).await {
            answers += 1;
        }
    }
    let allowed = 40.0 + 20.0 * begun.elapsed().as_secs_f64();
    assert!(f64::from(answers) <= allowed, "{answers} answers, {allowed} allowed");
    // Another address does not wait, and none of the sockets was closed.
    let refused = told(&mut honest, &ClientMessage::Undo { version: 0, id: Some(1) }).await;
    assert_eq!(error(&refused), "not_begun");
    while answers < 150 {
        for socket in &mut sockets {
            if let Ok(answer) = timeout(Duration::from_millis(20), socket.next()).await {
                answer.expect("what is too much waits");
                answers += 1;
            }
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_in_words_counts_as_several_messages() {
    let folder = Folder::new();
    let config = Config { messages_per_second: 1, ..Config::default() };
    let house = House::with(&folder, config).await;
    let (table, _anna) = hot_seat(&house, "machiavelli", 2, &json!({})).await;
    let mut onlooker = enter(&Client::anonymous(house.address), &table, "").await;
    let list = ClientMessage::List { id: Some(1) };
    for _ in 0..2 {
        let answer = told(&mut onlooker, &list).await;
        assert!(matches!(answer, ServerMessage::List { .. }), "{answer:?}");
    }
    onlooker.say(&list).await;
    let answer = onlooker.next().await;
    assert!(answer.is_none(), "a socket may send 20 messages at once: {answer:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_at_once_make_no_more_tables_than_one_after_another() {
    let folder = Folder::new();
    let config = Config { tables_per_address: 10, tables_per_user: 4, ..Config::default() };
    let house = House::with(&folder, config).await;
    let made = async |clients: &[Client]| {
        let racing = clients.iter().map(|client| {
            let client = client.clone();
            tokio::spawn(async move {
                let wanted = json!({ "game": "carrara", "seats": ["me", "open"] });
                client.post("/api/tables", &wanted).await.status
            })
        });
        let mut made = 0;
        for request in racing.collect::<Vec<_>>() {
            made += usize::from(request.await.expect("it ends") == 201);
        }
        made
    };
    let mut guests = Vec::new();
    for guest in 0..20 {
        guests.push(Client::guest_at(house.address, 2, &format!("Flood {guest}")).await);
    }
    let all: Vec<Client> = guests.iter().flat_map(|guest| [guest.clone(), guest.clone()]).collect();
    assert_eq!(made(&all).await, 10, "as many as one address may have");
    // One user at many addresses.
    let anna = Client::guest_at(house.address, 3, "Anna").await;
    let everywhere: Vec<Client> = (10..40).map(|number| anna.clone().at(number)).collect();
    assert_eq!(made(&everywhere).await, 4, "as many as one user may have");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_used_up_another_budget_can_still_mute() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "chat": "everyone" });
    let table = anna.table(&wanted).await.id;
    let mut loud = enter(&bruno, &table, "").await;
    let chat = ClientMessage::Chat { text: "Hello!".into(), id: Some(1) };
    let line = accepted(&told(&mut loud, &chat).await);
    let mut placed = "open";
    let done = until_too_fast(async || {
        placed = if placed == "me" { "open" } else { "me" };
        anna.post(&format!("/api/tables/{table}/seats/1"), &json!(placed)).await
    });
    assert!(done.await > 20);
    let mut socket = enter(&anna, &table, "").await;
    let silence = ClientMessage::Silence { line, on: true, id: Some(1) };
    accepted(&told(&mut socket, &silence).await);
    let mute = ClientMessage::Mute { line, on: true, id: Some(1) };
    accepted(&told(&mut socket, &mute).await);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_chat_shows_something() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, anna) = hot_seat(&house, "carrara", 2, &json!({})).await;
    let mut socket = enter(&anna, &table, "").await;
    let chat = |text: &str| ClientMessage::Chat { text: text.into(), id: Some(1) };
    for nothing in ["\u{200b}", "\u{3164}\u{3164}", " \u{2060}\n\u{ad}", "\u{fe0f}", "\u{301}"] {
        let answer = told(&mut socket, &chat(nothing)).await;
        assert_eq!(error(&answer), "bad_chat", "{nothing:?}");
    }
    for something in ["!", "\u{1f468}\u{200d}\u{1f469}"] {
        accepted(&told(&mut socket, &chat(something)).await);
    }
    house.close().await;
}
