//! The lobby, profiles and administrators.

use futures_util::StreamExt as _;
use serde_json::{Value, json};
use signoria_protocol::User;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use crate::{
    Folder, House,
    client::{Client, Dice},
    games::{step, table_of},
};

async fn register(house: &House, name: &str) -> Client {
    let body = json!({ "name": name, "password": "correct horse", "token": true });
    let answer = Client::anonymous(house.address).post("/api/accounts", &body).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let user: User = serde_json::from_str(&answer.body).expect("a user");
    Client { token: user.token, ..Client::anonymous(house.address) }
}

async fn follow(who: &Client) -> WebSocketStream<TcpStream> {
    let url = format!("ws://{}/api/lobby/socket", who.address);
    let mut request = url.into_client_request().expect("an address");
    if let Some(token) = &who.token {
        let value = format!("Bearer {token}").parse().expect("plain text");
        request.headers_mut().insert("authorization", value);
    }
    let stream = TcpStream::connect(who.address).await.expect("the server listens");
    client_async(request, stream).await.expect("the lobby can be followed").0
}

/// The next time the lobby looks like this.
async fn until(socket: &mut WebSocketStream<TcpStream>, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        match socket.next().await.expect("the server goes on").expect("a frame") {
            Message::Text(text) => {
                let lobby: Value = serde_json::from_str(&text).expect("JSON");
                assert_eq!(lobby["type"], "lobby");
                if wanted(&lobby) {
                    return lobby;
                }
            }
            Message::Close(_) => panic!("closed"),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_is_followed_as_it_changes() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = register(&house, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let mut hers = follow(&anna).await;
    let mut strangers = follow(&Client::anonymous(house.address)).await;
    let empty = until(&mut hers, |_| true).await;
    assert_eq!((&empty["tables"], &empty["mine"]), (&json!([]), &json!([])));
    assert!(empty["online"].as_u64().is_some_and(|online| online >= 1));
    let wanted = json!({
        "game": "carrara", "seats": ["me", "open"], "listed": true,
        "clock": { "kind": "days", "days": 3 },
    });
    let table = anna.table(&wanted).await;
    let seen = until(&mut strangers, |lobby| lobby["tables"][0]["open"] == 1).await;
    assert_eq!(seen["tables"][0]["players"], json!(["Anna", ""]));
    assert_eq!(seen["tables"][0]["clock"]["days"], 3);
    assert_eq!(seen["mine"], json!([]));
    let join = format!("/api/tables/{}/join", table.id);
    bruno.post(&join, &json!({})).await;
    until(&mut strangers, |lobby| lobby["tables"][0]["players"] == json!(["Anna", "Bruno"])).await;
    anna.post(&format!("/api/tables/{}/start", table.id), &json!({})).await;
    // One of both is asked; the list tells whom.
    let started = until(&mut hers, |lobby| lobby["mine"][0]["status"] == "playing").await;
    let other = bruno.get("/api/me/tables").await.json();
    let turns = [&started["mine"][0]["turn"], &other[0]["turn"]];
    assert!(turns.contains(&&json!(true)) && turns.contains(&&json!(false)), "{turns:?}");

    let words = json!({ "text": "Closed on Sunday" });
    let path = "/api/admin/announcement";
    assert_eq!(bruno.post(path, &words).await.error(), (403, "not_admin".into()));
    assert_eq!(anna.post(path, &words).await.status, 200);
    until(&mut strangers, |lobby| lobby["announcement"] == "Closed on Sunday").await;
    assert_eq!(bruno.get("/api/announcement").await.json(), words);
    assert_eq!(anna.post(path, &json!({ "text": null })).await.status, 200);
    assert_eq!(bruno.get("/api/announcement").await.json(), json!({ "text": null }));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_admins_see_users_and_tables() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = register(&house, "Anna").await;
    let bruno = register(&house, "Bruno").await;
    bruno.table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await;
    let users = anna.get("/api/admin/users").await.json();
    assert_eq!(users[0]["name"], "Bruno");
    assert_eq!((&users[0]["tables"], &users[1]["admin"]), (&json!(1), &json!(true)));
    let tables = anna.get("/api/admin/tables").await.json();
    assert_eq!(tables[0]["players"], json!(["Bruno", ""]), "those that are not listed too");
    for path in ["/api/admin/users", "/api/admin/tables"] {
        assert_eq!(bruno.get(path).await.error(), (403, "not_admin".into()));
        assert_eq!(Client::anonymous(house.address).get(path).await.status, 401);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_and_ratings_of_people_are_kept() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut people, mut sockets) = table_of(&house, "habemus_papam", 3).await;
    for (seat, person) in people.iter_mut().enumerate() {
        person.keep(&format!("Player {seat}"), "correct horse").await;
        sockets[seat] = person.connect(&table, "").await;
        sockets[seat].next().await.expect("the first frame");
    }
    let mut dice = Dice(15);
    while step(&mut sockets, &mut dice).await.is_some() {}
    let result = sockets[0].seen().position.clone().and_then(|it| it.result).expect("over");
    let mut sum = 0.0;
    for standing in &result {
        let name = format!("/api/users/player%20{}", standing.seat);
        let profile = Client::anonymous(house.address).get(&name).await.json();
        let rating = &profile["ratings"][0];
        assert_eq!((&rating["game"], &rating["seats"]), (&json!("habemus_papam"), &json!(3)));
        assert_eq!(rating["games"], 1);
        assert_eq!(rating["firsts"], u8::from(standing.rank == 1));
        let mean = rating["rating"].as_f64().expect("it was rated");
        sum += mean - 25.0;
        match standing.rank {
            1 => assert!(mean > 25.0, "{profile}"),
            3 => assert!(mean < 25.0, "{profile}"),
            _ => {}
        }
        let recent = &profile["recent"][0];
        assert_eq!(recent["rank"], standing.rank);
        assert_eq!(recent["total"], standing.total);
        assert_eq!(recent["players"], json!(["Player 0", "Player 1", "Player 2"]));
    }
    assert!(sum.abs() < 1e-6, "what one wins the others lose: {sum}");
    // With bots it is kept, but not rated.
    let anna = Client::guest(house.address, "Anna").await;
    let bots = json!(["me", { "bot": "random" }]);
    let table = anna.table(&json!({ "game": "carrara", "seats": bots })).await;
    anna.post(&format!("/api/tables/{}/start", table.id), &json!({})).await;
    let mut socket = anna.connect(&table.id, "").await;
    socket.next().await.expect("the first frame");
    while !socket.over() {
        let choices = socket.choices();
        if choices.is_empty() {
            socket.next().await.expect("the bot goes on");
            continue;
        }
        let version = socket.seen().version;
        socket.play(version, &choices[dice.below(choices.len())]).await;
    }
    let own = anna.get("/api/me/profile").await.json();
    assert_eq!(
        (&own["ratings"][0]["games"], &own["ratings"][0]["rating"]),
        (&json!(1), &Value::Null)
    );
    assert_eq!(own["recent"][0]["id"], table.id);
    assert_eq!(anna.get("/api/users/Anna").await.status, 404, "guests have no public page");
    house.close().await;
}
