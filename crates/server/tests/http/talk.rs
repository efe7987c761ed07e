//! At the table: consent, notes, hints, spectators, muted users.

use serde_json::json;
use signoria_engine::Record;
use signoria_protocol::{ClientMessage, ServerMessage};

use crate::{
    Folder, House,
    client::{Client, Dice, Socket},
    games::{gather, step, table_of, table_with},
};

async fn told(socket: &mut Socket, message: &ClientMessage) -> ServerMessage {
    socket.say(message).await;
    socket.answer().await
}

fn error(answer: &ServerMessage) -> &str {
    match answer {
        ServerMessage::Refused { error, .. } => error,
        other => panic!("{other:?}"),
    }
}

fn accepted(answer: &ServerMessage) -> u32 {
    match answer {
        ServerMessage::Accepted { version, .. } => *version,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_undo_needs_the_consent_of_all() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    // Spectators may look over shoulders later, so that the game is not rated.
    let spectators = json!({ "all": 10 });
    let (table, _, mut sockets) = table_with(&house, "habemus_papam", 3, spectators).await;
    let mut dice = Dice(4);
    // Until one player acts and then another.
    let mut before: Vec<_>;
    let mut seat;
    loop {
        before = sockets.iter().map(|socket| socket.seen().clone()).collect();
        (seat, _) = step(&mut sockets, &mut dice).await.expect("the game goes on");
        let (other, _) = step(&mut sockets, &mut dice).await.expect("the game goes on");
        if other != seat {
            break;
        }
    }
    let seat = usize::from(seat);
    let ask = |version: u32| ClientMessage::UndoAsk { version, id: Some(1) };
    let answer =
        |request: u32, agree: bool| ClientMessage::UndoAnswer { request, agree, id: Some(2) };
    let version = sockets[seat].seen().version;
    let free = told(&mut sockets[seat], &ClientMessage::Undo { version, id: Some(3) }).await;
    assert!(matches!(free, ServerMessage::Refused { .. }), "not without consent: {free:?}");
    let unasked = told(&mut sockets[1], &answer(version, true)).await;
    assert_eq!(error(&unasked), "undo_not_asked");

    // One refuses: nothing happens.
    let first = accepted(&told(&mut sockets[seat], &ask(version)).await);
    let request = sockets[seat].seen().table.undo_request.clone().expect("it is asked");
    assert_eq!((usize::from(request.seat), request.actions >= 1), (seat, true));
    assert_eq!(request.request, first);
    let other = (seat + 1) % 3;
    let version = accepted(&told(&mut sockets[other], &answer(first, false)).await);
    gather(&mut sockets, version).await;
    assert_eq!(sockets[seat].seen().table.undo_request, None);

    // All agree: the position is restored.
    let second = accepted(&told(&mut sockets[seat], &ask(version)).await);
    let late = told(&mut sockets[other], &answer(first, true)).await;
    assert_eq!(error(&late), "stale", "that was for the first request");
    accepted(&told(&mut sockets[other], &answer(second, true)).await);
    let twice = told(&mut sockets[other], &answer(second, true)).await;
    assert_eq!(error(&twice), "undo_not_asked", "once is enough");
    let version = accepted(&told(&mut sockets[(seat + 2) % 3], &answer(second, true)).await);
    gather(&mut sockets, version).await;
    for (socket, before) in sockets.iter().zip(&before) {
        let (now, then) = (socket.seen().position.as_ref(), before.position.as_ref());
        assert_eq!(now.map(|it| (&it.view, &it.choices)), then.map(|it| (&it.view, &it.choices)));
        assert_eq!(socket.seen().log, before.log);
    }
    while step(&mut sockets, &mut dice).await.is_some() {}
    let record = Client::anonymous(house.address).get(&format!("/api/tables/{table}/record")).await;
    assert!(record.body.contains("undo redrawn"), "the record tells");
    let record = Record::parse(&record.body).expect("a record that holds");
    let game = signoria_registry::game("habemus_papam").expect("it is there");
    game.resume(&record).expect("it plays again");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_with_bots_alone_need_not_ask_anybody() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let table =
        anna.table(&json!({ "game": "carrara", "seats": ["me", { "bot": "random" }] })).await;
    anna.post(&format!("/api/tables/{}/start", table.id), &json!({})).await;
    let mut socket = anna.connect(&table.id, "").await;
    socket.next().await.expect("the first frame");
    let mut dice = Dice(8);
    for _ in 0..6 {
        while socket.choices().is_empty() {
            socket.next().await.expect("the bot goes on");
        }
        let choices = socket.choices();
        let version = socket.seen().version;
        accepted(&socket.play(version, &choices[dice.below(choices.len())]).await);
    }
    while socket.choices().is_empty() {
        socket.next().await.expect("the bot goes on");
    }
    let (version, stood) =
        (socket.seen().version, socket.seen().position.as_ref().expect("dealt").actions);
    accepted(&told(&mut socket, &ClientMessage::UndoAsk { version, id: Some(1) }).await);
    let stands = socket.seen().position.as_ref().expect("dealt").actions;
    assert!(stands < stood, "{stands} {stood}");
    assert!(!socket.choices().is_empty(), "it is her question again");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_are_private_and_survive_the_game() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people, mut sockets) = table_of(&house, "carrara", 2).await;
    let notes = format!("/api/tables/{table}/notes");
    assert_eq!(people[0].get(&notes).await.json(), json!({ "text": "" }));
    let text = json!({ "text": "They collect marble.\nWatch Lucca." });
    assert_eq!(people[0].put(&notes, &text).await.status, 200);
    assert_eq!(people[1].get(&notes).await.json(), json!({ "text": "" }), "notes are private");
    let stranger = Client::guest(house.address, "Stranger").await;
    assert_eq!(stranger.get(&notes).await.error(), (409, "not_seated".into()));
    assert_eq!(Client::anonymous(house.address).get(&notes).await.status, 401);
    let long = json!({ "text": "x".repeat(8001) });
    assert_eq!(people[0].put(&notes, &long).await.error(), (422, "bad_text".into()));
    let mut dice = Dice(2);
    while step(&mut sockets, &mut dice).await.is_some() {}
    assert_eq!(people[0].get(&notes).await.json(), text);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_gives_hints_where_the_table_allows_it() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let seats = json!(["me", { "bot": "random" }]);
    let strict = anna.table(&json!({ "game": "carrara", "seats": seats })).await;
    anna.post(&format!("/api/tables/{}/start", strict.id), &json!({})).await;
    let refused = anna.get(&format!("/api/tables/{}/hint", strict.id)).await;
    assert_eq!(refused.error(), (403, "no_hints".into()));
    let table = anna.table(&json!({ "game": "carrara", "seats": seats, "hints": true })).await;
    let hint = format!("/api/tables/{}/hint?lang=nl", table.id);
    assert_eq!(anna.get(&hint).await.error(), (409, "not_begun".into()));
    anna.post(&format!("/api/tables/{}/start", table.id), &json!({})).await;
    let mut socket = anna.connect(&table.id, "?lang=nl").await;
    socket.next().await.expect("the first frame");
    while socket.choices().is_empty() {
        socket.next().await.expect("the bot goes on");
    }
    let hints = anna.get(&hint).await.json();
    let first = &hints["choices"][0];
    let text = first["text"].as_str().expect("text").to_owned();
    assert!(socket.choices().contains(&text), "{hints}");
    let position = socket.seen().position.as_ref().expect("dealt");
    let choice = position.choices.iter().find(|choice| choice.text == text).expect("listed");
    assert_eq!(first["label"], choice.label);
    assert!(first["chance"].as_f64().is_some_and(|chance| (0.0..=1.0).contains(&chance)));
    let stranger = Client::guest(house.address, "Stranger").await;
    assert_eq!(stranger.get(&hint).await.error(), (409, "not_seated".into()));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_is_not_heard_at_any_table_and_chat_sends_no_position() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people, mut sockets) = table_of(&house, "carrara", 2).await;
    let chat = |text: &str| ClientMessage::Chat { text: text.into(), id: Some(1) };
    let version = accepted(&told(&mut sockets[1], &chat("rude words")).await);
    gather(&mut sockets, version).await;
    let line = sockets[0].seen().chat[0].version;
    let frame = sockets[0].bytes.last().expect("a frame");
    assert!(!frame.contains("\"position\""), "the game stands as it did: {frame}");
    let mute = |line: u32, on: bool| ClientMessage::Mute { line, on, id: Some(2) };
    assert_eq!(error(&told(&mut sockets[1], &mute(line, true)).await), "not_muted", "oneself");
    accepted(&told(&mut sockets[0], &mute(line, true)).await);
    assert!(sockets[0].seen().chat.is_empty());
    let version = accepted(&told(&mut sockets[1], &chat("more rude words")).await);
    gather(&mut sockets, version).await;
    assert!(sockets[0].seen().chat.is_empty(), "{:?}", sockets[0].seen().chat);
    assert!(!sockets[0].bytes.concat().contains("more rude"), "it is not even sent");
    let mut again = people[0].connect(&table, "").await;
    again.next().await.expect("the first frame");
    assert!(again.seen().chat.is_empty(), "the server remembers");
    let muted = people[0].get("/api/me/mutes").await.json();
    assert_eq!(muted[0]["name"], "Player 1");
    let path = format!("/api/me/mutes/{}", muted[0]["id"]);
    assert_eq!(people[0].delete(&path, &json!({})).await.status, 204);
    let mut open = people[0].connect(&table, "").await;
    open.next().await.expect("the first frame");
    assert_eq!(open.seen().chat.len(), 2);
    house.close().await;
}
