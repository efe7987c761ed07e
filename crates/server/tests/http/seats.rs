//! Who sits where: passwords, hosts, several seats for one person, playing again, leaving.

use serde_json::{Value, json};
use signoria_protocol::{ClientMessage, SeatOccupant, ServerMessage, Status, TableInfo};

use crate::{
    Folder, House,
    client::{Client, Dice},
    games::{gather, step, table_of},
};

fn info(text: &str) -> TableInfo {
    serde_json::from_str(text).unwrap_or_else(|_| panic!("not a table: {text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_keeps_strangers_off_the_seats() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let wanted = json!({ "game": "carrara", "seats": ["open", "open"], "listed": true, "password": "sesame" });
    let table = anna.table(&wanted).await;
    assert!(table.password);
    assert_eq!(anna.get("/api/lobby").await.json()[0]["password"], true);
    let join = format!("/api/tables/{}/join", table.id);
    let wrong = (403, "wrong_password".to_owned());
    assert_eq!(bruno.post(&join, &json!({})).await.error(), wrong);
    assert_eq!(bruno.post(&join, &json!({ "password": "Sesame" })).await.error(), wrong);
    assert_eq!(anna.post(&join, &json!({})).await.status, 200, "the host knows it");
    let joined = bruno.post(&join, &json!({ "password": "sesame" })).await;
    assert_eq!(info(&joined.body).you, Some(1));
    assert!(!joined.body.contains("sesame") && !joined.body.contains("argon2"));
    let guesser = Client::guest(house.address, "Guesser").await;
    let mut answers = Vec::new();
    for _ in 0..25 {
        answers.push(guesser.post(&join, &json!({ "password": "x" })).await.status);
    }
    assert!(answers.contains(&429), "{answers:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_puts_bots_on_seats_and_takes_them_off_while_people_sit_down() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let table = anna
        .table(&json!({ "game": "carrara", "seats": ["me", "open", { "bot": "random" }, "open"] }))
        .await;
    let seat = |n: u8| format!("/api/tables/{}/seats/{n}", table.id);
    let error = |status: u16, error: &str| (status, error.to_owned());
    assert_eq!(bruno.post(&seat(1), &json!("open")).await.error(), error(403, "not_host"));
    let placed = anna.post(&seat(1), &json!({ "bot": "beginner" })).await;
    let is_bot = |holder: &SeatOccupant, name: &str| matches!(holder, SeatOccupant::Bot { bot, .. } if bot == name);
    assert!(is_bot(&info(&placed.body).seats[1].holder, "beginner"), "{placed:?}");
    let replaced = anna.post(&seat(2), &json!({ "bot": "casual" })).await;
    assert!(is_bot(&info(&replaced.body).seats[2].holder, "casual"));
    let free = anna.post(&seat(2), &json!("open")).await;
    assert_eq!(info(&free.body).seats[2].holder, SeatOccupant::Open);
    let join = format!("/api/tables/{}/join?seat=2", table.id);
    assert_eq!(bruno.post(&join, &json!({})).await.status, 200);
    assert_eq!(anna.post(&seat(2), &json!("open")).await.error(), error(409, "seat_taken"));
    assert_eq!(anna.post(&seat(9), &json!("open")).await.error(), error(404, "not_found"));
    assert_eq!(
        anna.post(&seat(3), &json!({ "bot": "deep" })).await.error(),
        error(422, "unknown_bot")
    );
    let start = format!("/api/tables/{}/start", table.id);
    assert_eq!(anna.post(&start, &json!({ "fill": "random" })).await.status, 200);
    assert_eq!(anna.post(&seat(3), &json!("open")).await.error(), error(409, "begun"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_may_hold_several_seats_and_sees_each_as_its_own() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let table = anna.table(&json!({ "game": "habemus_papam", "seats": ["me", "me", "me"] })).await;
    assert_eq!(table.yours, [0, 1, 2]);
    let start = format!("/api/tables/{}/start", table.id);
    assert_eq!(anna.post(&start, &json!({})).await.status, 200);
    let mut sockets = Vec::new();
    for seat in 0..3 {
        let mut socket = anna.connect(&table.id, &format!("?seat={seat}")).await;
        socket.next().await.expect("the first frame");
        assert_eq!(socket.seen().table.you, Some(seat));
        sockets.push(socket);
    }
    let views: Vec<&Option<Value>> =
        sockets.iter().map(|it| &it.seen().position.as_ref().expect("dealt").view).collect();
    assert!(views[0] != views[1] && views[1] != views[2], "each seat has its secrets");
    let mut dice = Dice(11);
    while step(&mut sockets, &mut dice).await.is_some() {}
    assert!(sockets[0].over());
    // Another user cannot choose her seats.
    let bruno = Client::guest(house.address, "Bruno").await;
    let other = anna.table(&json!({ "game": "habemus_papam", "seats": ["me", "me", "me"] })).await;
    anna.post(&format!("/api/tables/{}/start", other.id), &json!({})).await;
    let mut stranger = bruno.connect(&other.id, "?seat=1").await;
    stranger.next().await.expect("the first frame");
    assert_eq!(stranger.seen().table.you, None);
    assert_eq!(
        stranger.seen().position.as_ref().expect("dealt").view.as_ref().expect("told")["viewer"],
        "spectator"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_looked_back_at_from_ones_own_seats_only() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people, mut sockets) = table_of(&house, "carrara", 2).await;
    let mut dice = Dice(5);
    for _ in 0..10 {
        step(&mut sockets, &mut dice).await.expect("the game goes on");
    }
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let own = people[1].get(&path("replay?seat=1&at=3")).await;
    assert_eq!((own.status, &own.json()["at"]), (200, &json!(3)), "{own:?}");
    assert_eq!(own.json()["position"]["choices"], json!([]), "nothing can be done in the past");
    let foreign = people[1].get(&path("replay?seat=0&at=3")).await;
    assert_eq!(foreign.error(), (403, "not_your_seat".into()));
    assert_eq!(people[1].get(&path("replay?seat=7")).await.error(), (404, "not_found".into()));
    let visitor = Client::anonymous(house.address);
    assert_eq!(visitor.get(&path("replay?seat=0")).await.error(), (403, "not_your_seat".into()));
    let open = visitor.get(&path("replay?at=3")).await;
    assert_eq!(open.json()["position"]["view"]["viewer"], "spectator");
    let course = visitor.get(&path("course")).await.json();
    let course = course.as_array().expect("a list");
    assert!(!course.is_empty() && course[0]["totals"].as_array().is_some_and(|it| it.len() == 2));
    assert_eq!(visitor.get(&path("course?seat=0")).await.status, 403);
    while step(&mut sockets, &mut dice).await.is_some() {}
    let any = visitor.get(&path("replay?seat=0&at=3")).await;
    assert_eq!(any.status, 200, "a finished game has no secrets");
    let course = visitor.get(&path("course")).await.json();
    let last = course.as_array().and_then(|it| it.last()).expect("an end");
    let result = sockets[0].seen().position.as_ref().and_then(|it| it.result.clone());
    let totals: Vec<i32> = result.expect("it is over").iter().map(|it| it.total).collect();
    assert_eq!(last["totals"], json!(totals));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_at_one_new_table() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people, mut sockets) = table_of(&house, "habemus_papam", 3).await;
    let again = format!("/api/tables/{table}/rematch");
    assert_eq!(people[0].post(&again, &json!({})).await.error(), (409, "not_finished".into()));
    let mut dice = Dice(77);
    while step(&mut sockets, &mut dice).await.is_some() {}
    let stranger = Client::guest(house.address, "Stranger").await;
    assert_eq!(stranger.post(&again, &json!({})).await.error(), (409, "not_seated".into()));
    let first = info(&people[1].post(&again, &json!({})).await.body);
    assert_eq!((first.status, first.you, first.host), (Status::Waiting, Some(1), true));
    assert_ne!(first.id, table);
    assert_ne!(first.commitment, sockets[0].seen().table.commitment, "another deal");
    assert!(first.seats.iter().all(|seat| matches!(seat.holder, SeatOccupant::Person { .. })));
    let second = info(&people[0].post(&again, &json!({})).await.body);
    assert_eq!((second.id, second.you, second.host), (first.id.clone(), Some(0), false));
    let version = sockets[0].seen().version + 1;
    gather(&mut sockets, version).await;
    assert_eq!(sockets[2].seen().table.rematch.as_ref(), Some(&first.id));
    let start = format!("/api/tables/{}/start", first.id);
    assert_eq!(people[1].post(&start, &json!({})).await.status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_a_player_who_left_until_they_return() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people, mut sockets) = table_of(&house, "carrara", 2).await;
    let leave = format!("/api/tables/{table}/leave");
    let left = info(&people[1].post(&leave, &json!({})).await.body);
    assert!(left.away.iter().any(|away| away.seat == 1 && away.bot), "{:?}", left.away);
    // The bot acts whenever this seat is to act: seat 0 never waits.
    let mut dice = Dice(13);
    let mut own = 0;
    while own < 10 {
        while sockets[0].choices().is_empty() {
            sockets[0].next().await.expect("the bot goes on");
        }
        let choices = sockets[0].choices();
        let version = sockets[0].seen().version;
        let played = sockets[0].play(version, &choices[dice.below(choices.len())]).await;
        assert!(matches!(played, ServerMessage::Accepted { .. }), "{played:?}");
        own += 1;
    }
    let told = sockets[0].seen().chat.iter().find(|line| line.notice.is_some()).cloned();
    let told = told.expect("all clients are informed");
    assert_eq!((told.notice.as_deref(), told.seat), (Some("left"), Some(1)));
    assert!(told.text.contains("Player 1"), "{}", told.text);
    // Coming back is enough.
    let mut back = people[1].connect(&table, "").await;
    back.next().await.expect("the first frame");
    assert!(back.seen().table.away.is_empty());
    // Or saying so.
    people[1].post(&leave, &json!({})).await;
    back.say(&ClientMessage::Return { id: Some(3) }).await;
    assert!(matches!(back.answer().await, ServerMessage::Accepted { .. }));
    assert!(back.seen().table.away.is_empty());
    house.close().await;
}
