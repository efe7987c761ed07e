//! Erasing a user: nothing of them stays, and no one else notices more than that.

use std::time::Duration;

use serde_json::{Value, json};
use signoria_protocol::{ClientMessage, ServerMessage};
use signoria_server::{Clock, Config};

use crate::{
    Folder, House,
    client::{Client, Dice, Socket},
    table::{START, accepted, act, asked, enter, enter_all, gather, table_of, told},
};

fn chat(text: &str) -> ClientMessage {
    ClientMessage::Chat { text: text.into(), id: Some(1) }
}

/// Erases a guest.
async fn erase(guest: &Client) {
    let gone = guest.delete("/api/me", &json!({})).await;
    assert_eq!(gone.status, 204, "{gone:?}");
}

/// Everything that is stored of a table.
async fn entries(house: &House, table: &str) -> String {
    let stored = house.store.load(table.to_owned()).await.expect("it answers");
    let stored = stored.expect("it is there");
    let bodies: Vec<&str> = stored.entries.iter().map(|entry| entry.body.as_str()).collect();
    bodies.join("\n")
}

/// Reads until the whole table is sent again.
async fn until_told_anew(socket: &mut Socket) {
    while !matches!(socket.next().await.expect("it stays open"), ServerMessage::Table(_)) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn erasing_a_user_who_is_merely_named_closes_no_socket_of_others() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, Config { clock: clock.clone(), ..Config::default() }).await;
    let unrated = json!({ "spectators": { "all": 10 }, "chat": "everyone" });
    let (table, people) = table_of(&house, "carrara", 2, &unrated).await;
    let mut sockets = enter_all(&people, &table).await;
    let stranger = Client::guest(house.address, "Stranger").await;
    let mut looking = enter(&stranger, &table, "").await;
    let said = accepted(&told(&mut looking, &chat("look at me")).await);
    // The second player has been away for a while, and the first has said much.
    drop(sockets.pop());
    while sockets[0].seen().table.connected[1] {
        sockets[0].next().await.expect("the departure is told");
    }
    let since = sockets[0].seen().table.takeover_from[1];
    clock.turn(Duration::from_secs(90));
    for _ in 0..5 {
        accepted(&told(&mut sockets[0], &chat("hello")).await);
    }
    erase(&stranger).await;
    until_told_anew(&mut sockets[0]).await;
    let seen = sockets[0].seen();
    let line = seen.chat.iter().find(|line| line.version == said).expect("the line stays");
    assert_eq!((line.name.as_str(), line.text.as_str()), ("–", "…"));
    assert_eq!(seen.table.takeover_from[1], since, "the absence goes on");
    assert!(!entries(&house, &table).await.contains("look at me"));
    let answer = told(&mut sockets[0], &chat("more")).await;
    assert!(
        matches!(&answer, ServerMessage::Refused { error, .. } if error == "too_fast"),
        "the chat budget is no fuller than before: {answer:?}"
    );
    // The game goes on where it was.
    let mut back = enter(&people[1], &table, "").await;
    let mut both = vec![sockets.remove(0)];
    gather(std::slice::from_mut(&mut back), both[0].seen().version).await;
    both.push(back);
    let seat = asked(&both).expect("a seat is asked");
    let action = both[seat].choices()[0].clone();
    act(&mut both, seat, &action).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_chat_that_is_under_way_does_not_survive_erasure() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "chat": "everyone" });
    let table = anna.table(&wanted).await.id;
    let _kept = enter(&anna, &table, "").await;
    for round in 0..30 {
        let stranger = Client::guest(house.address, &format!("Stranger {round}")).await;
        let mut socket = enter(&stranger, &table, "").await;
        // All of it is on its way before the first is answered.
        for line in 0..5 {
            socket.say(&chat(&format!("secret {round} {line}"))).await;
        }
        erase(&stranger).await;
        let kept = entries(&house, &table).await;
        assert!(!kept.contains("secret") && !kept.contains("Stranger"), "round {round}: {kept}");
    }
    // Nothing comes later either.
    tokio::time::sleep(Duration::from_millis(100)).await;
    let kept = entries(&house, &table).await;
    assert!(!kept.contains("secret") && !kept.contains("Stranger"), "{kept}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_race_with_erasure_leave_no_trace() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open", "open"] });
    let table = anna.table(&wanted).await.id;
    for round in 0..12 {
        let name = format!("Stranger {round}");
        let stranger = Client::guest(house.address, &name).await;
        let join = format!("/api/tables/{table}/join");
        let racing = [
            ("POST", join, json!({})),
            ("POST", "/api/tables".to_owned(), wanted.clone()),
            ("DELETE", "/api/me".to_owned(), json!({})),
        ];
        let racing = racing.map(|(method, path, body)| {
            let stranger = stranger.clone();
            tokio::spawn(async move {
                let extra = "Content-Type: application/json\r\n";
                stranger.send(method, &path, extra, Some(&body.to_string())).await.status
            })
        });
        for request in racing {
            request.await.expect("it ends");
        }
        let info = anna.get(&format!("/api/tables/{table}")).await;
        assert!(!info.body.contains(&name), "{info:?}");
        let everything = house.store.tables(100, 0).await.expect("it answers");
        for row in everything {
            let kept = entries(&house, &row.made.key).await;
            assert!(!kept.contains(&name), "{kept}");
            assert!(!row.players.contains(&name), "{:?}", row.players);
        }
    }
    house.close().await;
}

/// Ratings of a user for a game.
async fn rating(client: &Client) -> Value {
    client.get("/api/me/profile").await.json()["ratings"][0]["rating"].clone()
}

/// Plays until the game is over or a seat has nothing more to say.
async fn play_on(socket: &mut Socket) {
    let mut dice = Dice(4);
    while !socket.over() {
        let choices = socket.choices();
        if choices.is_empty() {
            socket.next().await.expect("the bot plays on");
            continue;
        }
        let version = socket.seen().version;
        socket.play(version, &choices[dice.below(choices.len())]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_loser_cannot_void_a_rated_game_by_being_erased() {
    let folder = Folder::new();
    let config = || Config { bot_time: Duration::from_millis(1), ..Config::default() };
    let house = House::with(&folder, config()).await;
    for restart in [false, true] {
        let (table, people) = table_of(&house, "carrara", 2, &json!({})).await;
        let mut sockets = enter_all(&people, &table).await;
        let mut played = [false; 2];
        while played.contains(&false) {
            let seat = asked(&sockets).expect("the game goes on");
            let action = sockets[seat].choices()[0].clone();
            act(&mut sockets, seat, &action).await;
            played[seat] = true;
        }
        erase(&people[1]).await;
        let mut anna = sockets.remove(0);
        until_told_anew(&mut anna).await;
        assert!(anna.seen().table.rated, "the deal has decided");
        assert_eq!(rating(&people[0]).await, Value::Null);
        if restart {
            // A game of which the seats no longer tell that it was rated, loaded again.
            drop(anna);
            let path = format!("/api/tables/{table}/leave");
            people[0].post(&path, &json!({})).await;
            let live = signoria_server::check::check(&house.store, false).await;
            assert!(live.expect("it can be read").is_empty(), "it replays");
            anna = enter(&people[0], &table, "").await;
            assert!(anna.seen().table.rated);
        }
        play_on(&mut anna).await;
        assert!(rating(&people[0]).await.is_number(), "the winner is rated");
    }
    house.close().await;
}
