//! Tables of people for the attacks.

use serde_json::{Value, json};
use signoria_protocol::{ClientMessage, ServerMessage};

use crate::{
    House,
    client::{Client, Socket},
};

/// The moment at which clocks that stand still begin, in milliseconds since 1970.
pub const START: i64 = 1_800_000_000_000;

/// A started table with one person on each seat; `more` is laid over the request that makes it.
pub async fn table_of(
    house: &House,
    game: &str,
    seats: usize,
    more: &Value,
) -> (String, Vec<Client>) {
    let mut people = Vec::new();
    for seat in 0..seats {
        people.push(Client::guest(house.address, &format!("Player {seat}")).await);
    }
    let mut wanted = json!({ "game": game, "listed": true });
    wanted["seats"] =
        (0..seats).map(|seat| if seat == 0 { json!("me") } else { json!("open") }).collect();
    merge(&mut wanted, more);
    let table = people[0].table(&wanted).await;
    for person in &people[1..] {
        let joined = person.post(&format!("/api/tables/{}/join", table.id), &json!({})).await;
        assert_eq!(joined.status, 200, "{joined:?}");
    }
    start(&people[0], &table.id).await;
    (table.id, people)
}

/// A started table at which one person holds all seats.
pub async fn hot_seat(house: &House, game: &str, seats: usize, more: &Value) -> (String, Client) {
    let person = Client::guest(house.address, "Anna").await;
    let mut wanted = json!({ "game": game, "seats": vec!["me"; seats] });
    merge(&mut wanted, more);
    let table = person.table(&wanted).await;
    start(&person, &table.id).await;
    (table.id, person)
}

fn merge(wanted: &mut Value, more: &Value) {
    for (key, value) in more.as_object().into_iter().flatten() {
        wanted[key] = value.clone();
    }
}

pub async fn start(host: &Client, table: &str) {
    let started = host.post(&format!("/api/tables/{table}/start"), &json!({})).await;
    assert_eq!(started.status, 200, "{started:?}");
}

/// A connection that has had its first frame.
pub async fn enter(person: &Client, table: &str, query: &str) -> Socket {
    let mut socket = person.connect(table, query).await;
    socket.next().await.expect("the first frame");
    socket
}

/// Connections of several people, who have all heard that the others are there.
pub async fn enter_all(people: &[Client], table: &str) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for person in people {
        sockets.push(enter(person, table, "").await);
    }
    for socket in &mut sockets {
        while !socket.seen().table.connected.iter().all(|connected| *connected) {
            socket.next().await.expect("arrivals are told");
        }
    }
    sockets
}

/// One connection to each seat of a person who holds them all.
pub async fn enter_seats(person: &Client, table: &str, seats: usize) -> Vec<Socket> {
    let mut sockets = Vec::new();
    for seat in 0..seats {
        sockets.push(enter(person, table, &format!("?seat={seat}")).await);
    }
    sockets
}

pub async fn told(socket: &mut Socket, message: &ClientMessage) -> ServerMessage {
    socket.say(message).await;
    socket.answer().await
}

pub async fn ask_undo(socket: &mut Socket) -> ServerMessage {
    let version = socket.seen().version;
    told(socket, &ClientMessage::UndoAsk { version, id: Some(1) }).await
}

pub fn error(answer: &ServerMessage) -> &str {
    match answer {
        ServerMessage::Refused { error, .. } => error,
        other => panic!("{other:?}"),
    }
}

pub fn accepted(answer: &ServerMessage) -> u32 {
    match answer {
        ServerMessage::Accepted { version, .. } => *version,
        other => panic!("{other:?}"),
    }
}

/// Brings every connection to a version.
pub async fn gather(sockets: &mut [Socket], version: u32) {
    for socket in sockets {
        while socket.seen().version < version {
            socket.next().await.expect("the server goes on");
        }
    }
}

/// The first seat that is asked, if one is.
pub fn asked(sockets: &[Socket]) -> Option<usize> {
    (0..sockets.len()).find(|&seat| !sockets[seat].choices().is_empty())
}

/// The seat plays; all clients are informed.
pub async fn act(sockets: &mut [Socket], seat: usize, action: &str) {
    let version = sockets[seat].seen().version;
    let version = accepted(&sockets[seat].play(version, action).await);
    gather(sockets, version).await;
}

/// How many actions stand.
pub fn actions(socket: &Socket) -> usize {
    socket.seen().position.as_ref().map_or(0, |position| position.actions)
}

/// What the connection sees of the game.
pub fn view(socket: &Socket) -> Value {
    socket.seen().position.as_ref().expect("dealt").view.clone().expect("told")
}
