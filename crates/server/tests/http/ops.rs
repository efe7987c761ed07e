//! What the host relies on: numbers of requests, figures, limits, and patience that ends.

use std::time::Duration;

use futures_util::SinkExt as _;
use serde_json::json;
use signoria_protocol::ServerMessage;
use signoria_server::{Audience, Config};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::{Instant, timeout},
};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::{Folder, House, client::Client};

const SOON: Duration = Duration::from_secs(10);

fn impatient() -> Config {
    let short = Duration::from_millis(300);
    Config { io_timeout: short, ping_interval: short, ..Config::default() }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_a_number_of_its_own() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let reader = Client::anonymous(house.address);
    let mut numbers = Vec::new();
    for path in ["/", "/health", "/api/me", "/no", "/api/lobby", "/api/lobby"] {
        let answer = reader.get(path).await;
        let number = header(&answer.head, "x-request-id").expect("a number");
        assert!(!numbers.contains(&number.to_owned()), "{number} again");
        numbers.push(number.to_owned());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_wrong_with_a_request_is_told_in_our_words() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let seats = json!(["me", "open", "open"]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    for path in [
        format!("/api/tables/{table}/replay?at=never&lang=nl"),
        format!("/api/tables/{table}/replay?seat=-1&lang=nl"),
        format!("/api/tables/{table}/replay?drawing=perhaps&lang=nl"),
        format!("/api/tables/{table}/socket?since=1e3&lang=nl"),
        format!("/api/tables/{table}/socket?lang=nl"),
    ] {
        let answer = anna.get(&path).await;
        assert_eq!(answer.error(), (400, "unreadable".into()), "{path}");
        assert!(answer.body.contains("niet te lezen"), "{answer:?}");
    }
    let answer = anna.send("DELETE", "/health", "", None).await;
    assert_eq!(answer.error(), (405, "bad_method".into()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_for_the_host() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    let start = anna.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    assert_eq!(start.status, 200);
    let mut socket = anna.connect(&table, "").await;
    socket.next().await.expect("the first frame");
    while socket.choices().is_empty() {
        socket.next().await.expect("the bots go on");
    }
    let (version, action) = (socket.seen().version, socket.choices()[0].clone());
    assert!(matches!(socket.play(version, &action).await, ServerMessage::Accepted { .. }));
    let page = anna.get("/metrics").await;
    let kind = header(&page.head, "content-type").expect("it has one");
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    for line in ["signoria_websockets 1", "signoria_tables 1", "signoria_messages_received_total 1"]
    {
        assert!(page.body.lines().any(|found| found == line), "{line} is not in\n{}", page.body);
    }
    for secret in [&table, "Anna", anna.token.as_deref().expect("a token")] {
        assert!(!page.body.contains(secret), "{secret}");
    }
    // A request through a proxy comes from another client.
    let far = anna.send("GET", "/metrics", "X-Forwarded-For: 192.0.2.1\r\n", None).await;
    assert_eq!(far.error(), (404, "not_found".into()));
    house.close().await;
    let house =
        House::with(&folder, Config { metrics: Audience::Disabled, ..Config::default() }).await;
    assert_eq!(Client::anonymous(house.address).get("/metrics").await.status, 404);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections() {
    let folder = Folder::new();
    let config = Config { connections_per_address: 3, proxies: Vec::new(), ..Config::default() };
    let house = House::with(&folder, config).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(TcpStream::connect(house.address).await.expect("the server listens"));
    }
    let mut fourth = TcpStream::connect(house.address).await.expect("the server listens");
    let _ = fourth.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await;
    let mut answer = Vec::new();
    let _ = timeout(SOON, fourth.read_to_end(&mut answer)).await.expect("it is closed");
    assert!(answer.is_empty(), "{}", String::from_utf8_lossy(&answer));
    held.pop();
    // It takes a moment until the server sees that one is gone.
    let begun = Instant::now();
    while Client::anonymous(house.address).get("/health").await.status != 200 {
        assert!(begun.elapsed() < SOON, "a place becomes free again");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    drop(held);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_each_of_its_clients_is_counted() {
    let folder = Folder::new();
    let proxies = vec![std::net::Ipv4Addr::LOCALHOST.into()];
    let house =
        House::with(&folder, Config { connections_per_address: 2, proxies, ..Config::default() })
            .await;
    let anna = Client::guest(house.address, "Anna").await;
    let seats = json!(["me", "open", "open"]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    let connect =
        async |address: &str| anna.try_connect(&table, "", &[("x-forwarded-for", address)]).await;
    let first = connect("192.0.2.1").await.expect("the first");
    // What the client itself writes there comes before what the proxy writes.
    let second = connect("203.0.113.5, 192.0.2.1").await.expect("the second");
    assert!(connect("192.0.2.1").await.is_err(), "two are enough");
    assert!(connect("192.0.2.2").await.is_ok(), "another client may connect");
    drop((first, second));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_clients_time_out() {
    let folder = Folder::new();
    let house = House::with(&folder, impatient()).await;
    let closes = async |bytes: &[u8]| {
        let mut stream = TcpStream::connect(house.address).await.expect("the server listens");
        stream.write_all(bytes).await.expect("it is open");
        let mut answer = Vec::new();
        let _ = timeout(SOON, stream.read_to_end(&mut answer)).await.expect("it is closed");
        String::from_utf8_lossy(&answer).into_owned()
    };
    // Says nothing; half a head; a body that never comes.
    assert_eq!(closes(b"").await, "");
    closes(b"GET /health HTTP/1.1\r\nHost: x\r\n").await;
    let answer = closes(
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
          Content-Length: 20\r\n\r\n{\"name\"",
    )
    .await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
    // Asks for more than the pipe holds and reads nothing of it.
    let mut greedy = TcpStream::connect(house.address).await.expect("the server listens");
    let request = "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000);
    let _ = timeout(SOON, greedy.write_all(request.as_bytes())).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut answers = Vec::new();
    let _ = timeout(SOON, greedy.read_to_end(&mut answers)).await.expect("it is closed");
    let whole = Client::anonymous(house.address).get("/api/games").await.body.len() * 1000;
    assert!(answers.len() < whole, "{} of {whole} bytes", answers.len());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_socket_is_asked_and_one_that_does_not_answer_is_closed() {
    let folder = Folder::new();
    let house = House::with(&folder, impatient()).await;
    let anna = Client::guest(house.address, "Anna").await;
    let seats = json!(["me", "open", "open"]);
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
    // This client answers pings while it reads.
    let mut awake = anna.connect(&table, "").await;
    awake.next().await.expect("the first frame");
    let quiet = timeout(Duration::from_secs(2), awake.next()).await;
    assert!(quiet.is_err(), "a client that answers stays: {quiet:?}");
    // A ping of the client comes back.
    awake.stream.send(Message::Ping(Bytes::from_static(b"here?"))).await.expect("it is open");
    let pong = timeout(SOON, async {
        use futures_util::StreamExt as _;
        loop {
            match awake.stream.next().await {
                Some(Ok(Message::Pong(body))) => break body,
                Some(Ok(_)) => {}
                other => panic!("{other:?}"),
            }
        }
    });
    assert_eq!(&pong.await.expect("an answer")[..], b"here?");
    // This one is asleep.
    let asleep = anna.connect(&table, "").await;
    let mut stream = asleep.stream.into_inner();
    let mut rest = Vec::new();
    let _ = timeout(SOON, stream.read_to_end(&mut rest)).await.expect("it is closed");
    assert!(rest.windows(4).any(|bytes| bytes == [0x88, 2, 3, 0xe9]), "closed with 1001");
    house.close().await;
}
