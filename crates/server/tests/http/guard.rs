//! People who knock at the wrong door, and people who try to break it.

use futures_util::SinkExt as _;
use serde_json::{Value, json};
use sha2::Digest as _;
use signoria_protocol::{ClientMessage, ServerMessage};
use signoria_server::Config;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use tokio_tungstenite::{
    client_async,
    tungstenite::{Error as WsError, Message, client::IntoClientRequest as _},
};

use crate::{Folder, House, client::Client};

const GAME: &str = "habemus_papam";

fn three(rest: &Value) -> Value {
    json!({ "game": GAME, "seats": ["me", rest, rest] })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_gets_a_cookie_that_scripts_cannot_read() {
    let folder = Folder::new();
    let house = House::with(&folder, Config { secure: true, ..Config::default() }).await;
    let answer =
        Client::anonymous(house.address).post("/api/guests", &json!({ "name": "Anna" })).await;
    assert_eq!(answer.status, 201);
    assert!(answer.json().get("token").is_none(), "{answer:?}");
    let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.expect("a cookie");
    for part in ["httponly", "samesite=lax", "secure", "path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let pair = cookie.split(';').next().expect("name and value");
    assert_eq!(pair.len(), "signoria=".len() + 64, "256 bits");
    let me = Client::anonymous(house.address);
    let known = me.send("GET", "/api/me", &format!("Cookie: {pair}\r\n"), None).await;
    assert_eq!(known.json()["name"], "Anna");
    let out = me.send("POST", "/api/logout", &format!("Cookie: {pair}\r\n"), None).await;
    assert_eq!(out.status, 204);
    let gone = me.send("GET", "/api/me", &format!("Cookie: {pair}\r\n"), None).await;
    assert_eq!((gone.status, gone.json()), (200, Value::Null));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_safe_and_speaks_the_language_of_its_reader() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let reader = Client::anonymous(house.address);
    for (accept, word) in [("nl-NL,nl", "Je naam"), ("en", "Your name")] {
        let header = format!("Accept-Language: {accept}\r\n");
        let page = reader.send("GET", "/", &header, None).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains(word) && !page.body.contains('⟦'), "{}", page.body);
        assert!(!page.body.contains("{"[..].repeat(2).as_str()));
        let inline = page.body.matches("<script").count();
        assert_eq!(inline, page.body.matches("<script src=").count(), "no inline script");
        assert!(!page.body.contains(" onclick=") && !page.body.contains(" style="));
    }
    for path in
        ["/", "/t/00", "/assets/page.js", "/assets/page.css", "/health", "/api/games", "/no"]
    {
        let answer = reader.get(path).await;
        for header in [
            "content-security-policy: default-src 'none'; script-src 'self'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "x-frame-options: deny",
        ] {
            assert!(answer.head.contains(header), "{path}: {}", answer.head);
        }
    }
    assert_eq!(reader.get("/health").await.json()["status"], "ok");
    let games = reader.get("/api/games?lang=nl").await;
    assert!(!games.body.contains('⟦'), "{}", games.body);
    let missing = reader.get("/no?lang=nl").await;
    assert_eq!(missing.error(), (404, "not_found".into()));
    assert!(missing.body.contains("bestaat niet"), "{missing:?}");
    house.close().await;
}

/// Tables play the values of the host's file; a user cannot enter others.
#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_replaces_values_of_a_game() {
    let folder = Folder::new();
    let values =
        json!({ "persons": { "vincenzo_maculani": { "age": 18, "faction": "urban_viii" } } });
    let file = json!({ "habemus_papam": values });
    let data = signoria_registry::HostData::read(file.as_object().unwrap()).unwrap();
    let house = House::with(&folder, Config { data, ..Config::default() }).await;
    let anna = Client::guest(house.address, "Anna").await;
    let seats = ["me", "open", "open"];
    let table =
        |options: Value| json!({ "game": "habemus_papam", "seats": seats, "options": options });
    let made = anna.post("/api/tables", &table(json!({ "exact_middle": true }))).await.json();
    assert_eq!(made["options"]["data"]["persons"]["vincenzo_maculani"]["age"], json!(18), "{made}");
    assert_eq!(made["options"]["exact_middle"], json!(true));
    // A request without values gets those of the host, one with others is refused.
    let mut options = made["options"].clone();
    options.as_object_mut().unwrap().remove("data");
    let again = anna.post("/api/tables", &table(options)).await.json();
    assert_eq!(again["options"], made["options"]);
    let mine = json!({ "data": { "persons": { "vincenzo_maculani": { "age": 19, "faction": "urban_viii" } } } });
    let refused = anna.post("/api/tables", &table(mine)).await;
    assert_eq!(refused.error(), (422, "bad_setup".to_owned()));
    let games = anna.get("/api/games").await.json();
    let about = games.as_array().unwrap().iter().find(|game| game["id"] == "habemus_papam");
    assert_eq!(about.unwrap()["provenance"][0]["values"], json!(["persons"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_up_that_cannot_be_dealt_is_refused_with_every_reason() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let refused = async |wanted: Value| anna.post("/api/tables", &wanted).await.error();
    let not = |status: u16, error: &str| (status, error.to_owned());
    assert_eq!(refused(json!({ "game": "x", "seats": [] })).await, not(422, "unknown_game"));
    assert_eq!(refused(json!({ "game": GAME, "seats": ["me"] })).await, not(422, "bad_setup"));
    let crowd = vec!["open"; 300];
    assert_eq!(refused(json!({ "game": GAME, "seats": crowd })).await, not(422, "bad_setup"));
    for clock in
        [json!({ "kind": "live", "move": 1, "reserve": 0 }), json!({ "kind": "days", "days": 99 })]
    {
        let mut timed = three(&json!("open"));
        timed["clock"] = clock;
        assert_eq!(refused(timed).await, not(422, "bad_clock"));
    }
    assert_eq!(refused(three(&json!({ "bot": "deep" }))).await, not(422, "unknown_bot"));
    let mut odd = three(&json!("open"));
    odd["options"] = json!({ "no_such": 1 });
    assert_eq!(refused(odd.clone()).await, not(422, "bad_setup"));
    odd["options"] = json!({});
    odd["preset"] = json!("no_such");
    let told = anna.post("/api/tables?lang=nl", &odd).await;
    assert_eq!(told.json()["problems"].as_array().map(Vec::len), Some(1), "{told:?}");
    assert!(!told.body.contains('⟦'), "{told:?}");
    odd["colour"] = json!("red");
    assert_eq!(refused(odd).await, not(400, "unreadable"));
    for name in ["", "   ", "a\u{7}b", &"x".repeat(41)] {
        let answer = anna.post("/api/guests", &json!({ "name": name })).await;
        assert_eq!(answer.error(), not(422, "bad_name"), "{name:?}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_may_sits_gets_up_and_starts() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let table = anna.table(&three(&json!("open"))).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let none = json!({});
    let error = |error: &str, status: u16| (status, error.to_owned());
    assert_eq!(anna.post(&path("join"), &none).await.error(), error("seated", 409));
    assert_eq!(bruno.post(&path("leave"), &none).await.error(), error("not_seated", 409));
    assert_eq!(bruno.post(&path("join?seat=0"), &none).await.error(), error("seat_taken", 409));
    assert_eq!(bruno.post(&path("join?seat=9"), &none).await.error(), error("seat_taken", 409));
    assert_eq!(bruno.post(&path("join?seat=2"), &none).await.status, 200);
    assert_eq!(bruno.post(&path("start"), &none).await.error(), error("not_host", 403));
    assert_eq!(anna.post(&path("start"), &none).await.error(), error("seats_open", 409));
    let bad = json!({ "fill": "deep" });
    assert_eq!(anna.post(&path("start"), &bad).await.error(), error("unknown_bot", 422));
    let visitor = Client::anonymous(house.address);
    assert_eq!(visitor.post(&path("join"), &none).await.error(), error("unknown_user", 401));
    // Not listed: the lobby does not show it, its people find it.
    assert_eq!(visitor.get("/api/lobby").await.json(), json!([]));
    assert_eq!(bruno.get("/api/me/tables").await.json()[0]["id"], table.id);
    let fill = json!({ "fill": "random" });
    assert_eq!(anna.post(&path("start"), &fill).await.status, 200);
    assert_eq!(anna.post(&path("start"), &fill).await.error(), error("begun", 409));
    assert_eq!(bruno.post(&path("join"), &none).await.error(), error("begun", 409));
    let unreadable = bruno.post(&path("join?seat=first"), &none).await;
    assert_eq!(unreadable.error(), error("unreadable", 400), "a bad query is told as all else");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_tokens_foreign_sites_and_foreign_tables_get_nothing() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let table = anna.table(&three(&json!({ "bot": "random" }))).await;
    let start = format!("/api/tables/{}/start", table.id);

    let thief = Client { token: Some("0".repeat(64)), ..anna.clone() };
    assert_eq!(thief.get("/api/me").await.json(), Value::Null);
    assert_eq!(thief.get("/api/me/tables").await.error(), (401, "unknown_user".into()));
    assert!(thief.try_connect(&table.id, "", &[]).await.is_err());
    let evil = "Origin: https://evil.example\r\nContent-Type: application/json\r\n";
    let forged = anna.send("POST", &start, evil, Some("{}")).await;
    assert_eq!(forged.error(), (403, "foreign_origin".into()));
    let origin = [("origin", "https://evil.example")];
    assert!(anna.try_connect(&table.id, "", &origin).await.is_err());
    let form = "Content-Type: text/plain\r\n";
    assert_eq!(
        anna.send("POST", &start, form, Some("{}")).await.error(),
        (400, "unreadable".into())
    );
    for key in [&"0".repeat(32), "x", "%00", "..%2f..", &"é".repeat(16)] {
        let path = format!("/api/tables/{}", key.replace('é', "%C3%A9"));
        assert_eq!(anna.get(&path).await.error(), (404, "not_found".into()), "{key}");
    }
    assert!(anna.try_connect(&"0".repeat(32), "", &[]).await.is_err());
    assert!(anna.try_connect(&table.id, "?protocol=999", &[]).await.is_err());

    // A spectator can do nothing.
    assert_eq!(anna.post(&start, &json!({})).await.status, 200);
    let bruno = Client::guest(house.address, "Bruno").await;
    for (who, error) in [(bruno, "not_seated"), (Client::anonymous(house.address), "unknown_user")]
    {
        let mut socket = who.connect(&table.id, "").await;
        socket.next().await.expect("the first frame");
        for message in [
            ClientMessage::Play { version: 3, action: "pass".into(), id: Some(1) },
            ClientMessage::Undo { version: 3, id: Some(1) },
            ClientMessage::Why { action: "pass".into(), id: Some(1) },
        ] {
            socket.say(&message).await;
            match socket.answer().await {
                ServerMessage::Refused { error: found, .. } => assert_eq!(found, error),
                other => panic!("{other:?}"),
            }
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_floods_are_cut_off() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let table = anna.table(&three(&json!({ "bot": "random" }))).await;
    let start = format!("/api/tables/{}/start", table.id);
    assert_eq!(anna.post(&start, &json!({})).await.status, 200);
    let mut socket = anna.connect(&table.id, "").await;
    socket.next().await.expect("the first frame");
    while socket.choices().is_empty() {
        socket.next().await.expect("the bots go on");
    }
    for text in [
        "",
        "{",
        "[]",
        "null",
        "\"play\"",
        "{\"type\":\"cheat\"}",
        "{\"type\":\"play\"}",
        "{\"type\":\"play\",\"version\":1e99,\"action\":\"pass\"}",
        "{\"type\":\"play\",\"version\":1,\"action\":[]}",
        "{\"type\":\"play\",\"version\":1,\"actions\":[\"pass\"]}",
        "{\"type\":\"play\",\"version\":1,\"action\":\"pass\",\"seat\":2}",
    ] {
        socket.raw(text).await;
        match socket.answer().await {
            ServerMessage::Refused { error, .. } => assert_eq!(error, "malformed", "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    let version = socket.seen().version;
    for action in ["", "\u{0}; drop table", "nonsense", &"x".repeat(4000)] {
        let action = action.to_owned();
        socket.say(&ClientMessage::Play { version, action, id: Some(4) }).await;
        match socket.answer().await {
            ServerMessage::Refused { error, .. } => assert_eq!(error, "notation"),
            other => panic!("{other:?}"),
        }
    }
    for text in ["", "   ", "\u{1b}[2J", &"x".repeat(501)] {
        socket.say(&ClientMessage::Chat { text: text.into(), id: None }).await;
        assert!(
            matches!(socket.answer().await, ServerMessage::Refused { error, .. } if error == "bad_chat")
        );
    }
    let mut refused = 0;
    for number in 0..12 {
        socket.say(&ClientMessage::Chat { text: format!("line {number}"), id: Some(number) }).await;
        match socket.answer().await {
            ServerMessage::Refused { error, .. } => {
                assert_eq!(error, "too_fast");
                refused += 1;
            }
            ServerMessage::Accepted { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    assert!(refused >= 4, "chat has a limit: {refused}");

    // A message that is too large, bytes that are no text, and a flood: the socket is closed, the
    // table stays.
    for kind in 0..3 {
        let mut bad = anna.connect(&table.id, "").await;
        bad.next().await.expect("the first frame");
        match kind {
            0 => bad.raw(&"x".repeat(20_000)).await,
            1 => {
                let raw = bad.stream.get_mut();
                // A masked text frame of one byte that is not UTF-8.
                raw.write_all(&[0x81, 0x81, 0, 0, 0, 0, 0xff]).await.expect("it is open");
            }
            _ => {
                for _ in 0..2000 {
                    if bad.stream.send(Message::Text("{}".into())).await.is_err() {
                        break;
                    }
                }
            }
        }
        while bad.next().await.is_some() {}
    }
    let action = socket.choices()[0].clone();
    let version = socket.seen().version;
    let played = socket.play(version, &action).await;
    assert!(matches!(played, ServerMessage::Accepted { .. }), "{played:?}");

    // Bodies that are too large or are not HTTP at all.
    let large = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    let answer =
        anna.send("POST", "/api/guests", "Content-Type: application/json\r\n", Some(&large));
    let answer = answer.await;
    assert!(answer.status == 413 || answer.status == 0, "{answer:?}");
    let mut stream = TcpStream::connect(house.address).await.expect("the server listens");
    let _ = stream.write_all(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n").await;
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest).await;
    assert_eq!(anna.get("/health").await.status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_client_is_limited_to_its_share() {
    let folder = Folder::new();
    let config =
        Config { tables_per_user: 2, guests_per_minute: 3, connections: 1, ..Config::default() };
    let house = House::with(&folder, config).await;
    let anna = Client::guest(house.address, "Anna").await;
    let table = anna.table(&three(&json!("open"))).await;
    anna.table(&three(&json!("open"))).await;
    let third = anna.post("/api/tables", &three(&json!("open"))).await;
    assert_eq!(third.error(), (429, "too_many_tables".into()));
    let mut guests = Vec::new();
    for _ in 0..4 {
        guests.push(anna.post("/api/guests", &json!({ "name": "Guest" })).await.status);
    }
    assert!(guests.contains(&429), "{guests:?}");
    let first = anna.connect(&table.id, "").await;
    assert!(anna.try_connect(&table.id, "", &[]).await.is_err(), "one connection is all there is");
    drop(first);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_unused_for_a_year_is_over() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let touch = async |client: &Client, days: i64| {
        let token = client.token.as_ref().expect("a token");
        let then = signoria_server::Clock::wall().now() - days * 86_400_000;
        let touched = house.store.touch_session(sha2::Sha256::digest(token).into(), then).await;
        touched.expect("the store answers");
    };
    let anna = Client::guest(house.address, "Anna").await;
    touch(&anna, 364).await;
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna");
    let bruno = Client::guest(house.address, "Bruno").await;
    touch(&bruno, 366).await;
    assert_eq!(bruno.get("/api/me/tables").await.error(), (401, "unknown_user".into()));
    house.close().await;
}

/// A server behind a proxy on this machine.
fn behind_a_proxy() -> Config {
    Config { proxies: vec![std::net::Ipv4Addr::LOCALHOST.into()], ..Config::default() }
}

/// From another client, as a proxy of ours tells.
fn from(address: &str) -> String {
    format!("X-Forwarded-For: {address}\r\nContent-Type: application/json\r\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn logins_reveal_no_accounts_and_lock_no_owner_out() {
    let folder = Folder::new();
    let house = House::with(&folder, behind_a_proxy()).await;
    let client = Client::anonymous(house.address);
    let made = json!({ "name": "Anna", "password": "correct horse" });
    assert_eq!(client.post("/api/accounts", &made).await.status, 201);
    let login = async |name: &str, password: &str, address: &str| {
        let body = json!({ "name": name, "password": password, "token": true }).to_string();
        let began = std::time::Instant::now();
        let answer = client.send("POST", "/api/login", &from(address), Some(&body)).await;
        (answer, began.elapsed())
    };
    let mut quickest = [std::time::Duration::MAX; 2];
    for _ in 0..5 {
        for (at, name) in ["Anna", "Unknown"].into_iter().enumerate() {
            let (answer, took) = login(name, "wrong horse", "192.0.2.1").await;
            assert_eq!(answer.error(), (401, "wrong_login".into()));
            quickest[at] = quickest[at].min(took);
        }
    }
    // The same work: without it, an unknown name would be answered in a hundredth of the time.
    assert!(quickest[1] * 3 > quickest[0], "{quickest:?}");
    let mut refused = 0;
    for _ in 0..20 {
        let (answer, _) = login("anna", "wrong horse", "192.0.2.1").await;
        refused += u32::from(answer.error() == (429, "too_fast".into()));
    }
    assert!(refused > 0, "guesses are slowed down");
    let (answer, _) = login("Anna", "correct horse", "192.0.2.2").await;
    assert_eq!(answer.status, 200, "the owner is elsewhere: {answer:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_asks_only_so_often() {
    let folder = Folder::new();
    let config = Config { requests_per_second: 1, secure: true, ..behind_a_proxy() };
    let house = House::with(&folder, config).await;
    let client = Client::anonymous(house.address);
    let ask = async |address: &str| client.send("GET", "/api/lobby", &from(address), None).await;
    let mut last = ask("192.0.2.1").await;
    for _ in 0..60 {
        if last.status == 429 {
            break;
        }
        assert!(last.head.contains("strict-transport-security: max-age="), "{last:?}");
        last = ask("192.0.2.1").await;
    }
    assert_eq!(last.error(), (429, "too_fast".into()));
    assert!(last.head.contains("retry-after: "), "{last:?}");
    assert_eq!(ask("192.0.2.2").await.status, 200);
    assert_eq!(client.get("/api/lobby").await.status, 200, "a proxy itself asks for many");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_do_nothing_for_their_readers() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    for header in ["Origin: https://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"] {
        for (method, path) in [
            ("POST", "/api/guests"),
            ("POST", "/api/logout"),
            ("POST", "/api/tables"),
            ("PUT", "/api/me/notices"),
            ("PATCH", "/api/me"),
            ("DELETE", "/api/me"),
        ] {
            let extra = format!("{header}\r\nContent-Type: application/json\r\n");
            let answer = anna.send(method, path, &extra, Some("{}")).await;
            assert_eq!(answer.error(), (403, "foreign_origin".into()), "{method} {path} {header}");
        }
    }
    let address = format!("ws://{}/api/lobby/socket", house.address);
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("origin", "https://evil.example".parse().expect("plain text"));
    let stream = TcpStream::connect(house.address).await.expect("the server listens");
    match client_async(request, stream).await {
        Err(WsError::Http(answer)) => assert_eq!(answer.status().as_u16(), 403),
        other => panic!("a page of another site follows the lobby: {other:?}"),
    }
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna", "nothing has happened");
    house.close().await;
}

/// The question why something is not possible is no move: it is answered with the reason and its rule, and
/// neither the version nor what the others hear changes.
#[tokio::test(flavor = "multi_thread")]
async fn why_not_is_answered_and_changes_nothing() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let seats = json!({ "game": "machiavelli", "seats": ["me", "me", "me"] });
    let table = anna.table(&seats).await;
    let start = format!("/api/tables/{}/start", table.id);
    assert_eq!(anna.post(&start, &json!({})).await.status, 200);
    let mut sockets = Vec::new();
    for seat in 0..3 {
        let mut socket = anna.connect(&table.id, &format!("?seat={seat}")).await;
        socket.next().await.expect("the first frame");
        sockets.push(socket);
    }
    let asked = sockets.iter().position(|it| !it.choices().is_empty()).expect("one seat picks");
    let version = sockets[asked].seen().version;
    let legal = sockets[asked].choices()[0].clone();
    let why = |action: &str| ClientMessage::Why { action: action.to_owned(), id: Some(9) };
    for (seat, action, wanted) in [
        (asked, "build market", Some(false)),
        (asked, legal.as_str(), Some(true)),
        ((asked + 1) % 3, "build market", Some(false)),
        (asked, "fly to the moon", None),
    ] {
        sockets[seat].say(&why(action)).await;
        match (sockets[seat].answer().await, wanted) {
            (ServerMessage::Why { id, possible, text, rule, version: now }, Some(wanted)) => {
                assert_eq!((id, possible, now), (Some(9), wanted, version), "{action}");
                assert!(!text.is_empty());
                // Only a rule that forbids an action has a paragraph; that another seat is asked is no rule.
                assert!(rule.is_none() || (seat == asked && !possible), "{action}: {text}");
            }
            (ServerMessage::Refused { error, .. }, None) => assert_eq!(error, "notation"),
            (other, _) => panic!("{action}: {other:?}"),
        }
    }
    // The next thing every seat hears is the move: nothing was told in between.
    let answer = sockets[asked].play(version, &legal).await;
    assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
    for socket in &mut sockets {
        while socket.seen().version == version {
            socket.next().await.expect("the move");
        }
        assert_eq!(socket.seen().version, version + 1);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_of_the_site_do_not_use_up_the_requests_of_an_address() {
    let folder = Folder::new();
    let house = House::with(&folder, Config { requests_per_second: 2, ..Config::default() }).await;
    let client = Client::anonymous(house.address);
    for _ in 0..60 {
        for path in ["/", "/assets/page.css"] {
            assert_eq!(client.get(path).await.status, 200, "a club behind one address");
        }
    }
    let mut statuses = Vec::new();
    for _ in 0..60 {
        statuses.push(client.get("/api/games").await.status);
    }
    assert!(statuses.starts_with(&[200; 10]) && statuses.contains(&429), "{statuses:?}");
    // Files have a limit of their own.
    let mut files = 0;
    while client.get("/assets/page.css").await.status == 200 {
        files += 1;
        assert!(files < 5000, "no limit");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_the_language_of_readers_who_prefer_none_of_ours() {
    let folder = Folder::new();
    let config = Config { language: signoria_i18n::Lang::Nl, ..Config::default() };
    let house = House::with(&folder, config).await;
    let client = Client::anonymous(house.address);
    let told = async |path: &str, prefers: &str| {
        let answer = client.send("GET", path, prefers, None).await;
        answer.json()["text"].as_str().expect("a sentence").to_owned()
    };
    let dutch = told("/api/tables/none?lang=nl", "").await;
    let english = told("/api/tables/none?lang=en", "").await;
    assert_ne!(dutch, english);
    assert_eq!(told("/api/tables/none", "").await, dutch);
    assert_eq!(told("/api/tables/none", "Accept-Language: fr-FR, de\r\n").await, dutch);
    assert_eq!(told("/api/tables/none", "Accept-Language: fr, en-GB;q=0.5\r\n").await, english);
    assert_eq!(client.get("/api/host").await.json()["language"], "nl");
    house.close().await;
}
