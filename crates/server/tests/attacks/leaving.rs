//! Leaving and returning as a way to gain time.

use std::time::Duration;

use serde_json::json;
use signoria_protocol::{ClientMessage, ServerMessage};
use signoria_server::{Clock, Config};

use crate::{
    Folder, House,
    client::{Client, Dice, Socket},
    table::{START, actions, asked, enter, enter_all, start, table_of},
};

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_keeps_no_time_they_have_used() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, Config { clock: clock.clone(), ..Config::default() }).await;
    let live = json!({ "clock": { "kind": "live", "move": 30, "reserve": 60 } });
    let (table, people) = table_of(&house, "carrara", 2, &live).await;
    let mut sockets = enter_all(&people, &table).await;
    let late = asked(&sockets).expect("a seat is asked");
    let other = 1 - late;
    // 50 of the 90 seconds pass; then a bot answers in the place of the player.
    clock.turn(Duration::from_secs(50));
    let left = people[late].post(&format!("/api/tables/{table}/leave"), &json!({})).await;
    assert_eq!(left.status, 200, "{left:?}");
    while actions(&sockets[other]) == 0 {
        sockets[other].next().await.expect("the bot answers");
    }
    assert_eq!(sockets[other].seen().table.reserve[late], 40, "20 seconds are gone");
    let back = enter(&people[late], &table, "").await;
    assert_eq!(back.seen().table.reserve[late], 40);
    for deadline in back.seen().table.deadlines.iter().flatten() {
        // A new question has its half minute and what is left of the reserve.
        assert!(*deadline <= START + 50_000 + 90_000, "{deadline}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_and_undoing_gives_no_time_back() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, Config { clock: clock.clone(), ..Config::default() }).await;
    let live = json!({ "clock": { "kind": "live", "move": 30, "reserve": 60 } });
    let (table, people) = table_of(&house, "machiavelli", 2, &live).await;
    let mut sockets = enter_all(&people, &table).await;
    let mut undone = 0;
    for _ in 0..40 {
        let seat = asked(&sockets).expect("a seat is asked");
        let socket = &mut sockets[seat];
        let (version, first) = (socket.seen().version, socket.seen().table.deadlines[seat]);
        let action = socket.choices().first().cloned().expect("there is a choice");
        clock.turn(Duration::from_secs(2));
        assert!(matches!(socket.play(version, &action).await, ServerMessage::Accepted { .. }));
        if socket.seen().position.as_ref().is_some_and(|position| position.undo) {
            let version = socket.seen().version;
            socket.say(&ClientMessage::Undo { version, id: Some(8) }).await;
            assert!(matches!(socket.answer().await, ServerMessage::Accepted { .. }));
            assert_eq!(socket.seen().table.deadlines[seat], first, "the clock has run on");
            undone += 1;
            if undone == 3 {
                break;
            }
            let version = socket.seen().version;
            assert!(matches!(socket.play(version, &action).await, ServerMessage::Accepted { .. }));
        }
        for socket in &mut sockets {
            while tokio::time::timeout(Duration::from_millis(50), socket.next()).await.is_ok() {}
        }
    }
    assert!(undone > 0, "nothing could be undone");
    house.close().await;
}

/// Leaves a table: a bot plays for this person from now on.
async fn leave(person: &Client, table: &str) {
    let left = person.post(&format!("/api/tables/{table}/leave"), &json!({})).await;
    assert_eq!(left.status, 200, "{left:?}");
}

/// Plays at random until the game is over; the others are bots, or all of them are these sockets.
async fn play_on(socket: &mut Socket) {
    let mut dice = Dice(4);
    while !socket.over() {
        let choices = socket.choices();
        if choices.is_empty() {
            socket.next().await.expect("the bots play on");
            continue;
        }
        let version = socket.seen().version;
        socket.play(version, &choices[dice.below(choices.len())]).await;
    }
}

/// The place of a person in their only game, and their rating if they have one.
async fn result(person: &Client) -> (u64, Option<f64>) {
    let profile = person.get("/api/me/profile").await.json();
    let place = profile["recent"][0]["rank"].as_u64().expect("the game is over");
    (place, profile["ratings"][0]["rating"].as_f64())
}

fn quick() -> Config {
    Config { bot_time: Duration::from_millis(1), ..Config::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_before_their_first_action_loses_a_rated_game() {
    let folder = Folder::new();
    let house = House::with(&folder, quick()).await;
    let (table, people) = table_of(&house, "carrara", 2, &json!({})).await;
    let mut sockets = enter_all(&people, &table).await;
    drop(sockets.pop());
    leave(&people[1], &table).await;
    play_on(&mut sockets[0]).await;
    let (stayed, left) = (result(&people[0]).await, result(&people[1]).await);
    assert_eq!((stayed.0, left.0), (1, 2), "whatever the bot reached");
    assert!(stayed.1.expect("it is rated") > left.1.expect("it is rated"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_at_the_deal_without_a_socket_binds_as_much_as_with_one() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, Config { clock: clock.clone(), ..quick() }).await;
    let live = json!({ "clock": { "kind": "live", "move": 30, "reserve": 0 } });
    for looks in ["replay?seat=1", "course?seat=1", ""] {
        let (table, people) = table_of(&house, "carrara", 2, &live).await;
        let mut anna = enter(&people[0], &table, "").await;
        if !looks.is_empty() {
            let seen = people[1].get(&format!("/api/tables/{table}/{looks}")).await;
            assert_eq!(seen.status, 200, "{seen:?}");
        }
        // The time of the second player runs out; a bot takes over.
        while anna.seen().table.away.is_empty() {
            if let Some(choice) = anna.choices().first() {
                let version = anna.seen().version;
                anna.play(version, choice).await;
            } else {
                clock.turn(Duration::from_secs(31));
                anna.next().await.expect("the clock decides");
            }
        }
        assert_eq!(anna.seen().table.rated, !looks.is_empty(), "{looks:?}");
        if looks.is_empty() {
            // Who never came and watched the bot from outside gains nothing by coming now.
            let late = enter(&people[1], &table, "").await;
            assert!(!late.seen().table.rated, "it stays so");
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leavers_stand_below_all_who_stay_and_the_first_to_leave_below_the_next() {
    let folder = Folder::new();
    let house = House::with(&folder, quick()).await;
    let more = json!({ "seats": ["me", "open", "open", { "bot": "random" }] });
    let mut ratings = Vec::new();
    for _ in 0..2 {
        let mut people = Vec::new();
        for name in ["Anna", "Bruno", "Carla"] {
            people.push(Client::guest(house.address, name).await);
        }
        let mut wanted = more.clone();
        wanted["game"] = json!("carrara");
        let table = people[0].table(&wanted).await.id;
        for person in &people[1..] {
            let joined = person.post(&format!("/api/tables/{table}/join"), &json!({})).await;
            assert_eq!(joined.status, 200, "{joined:?}");
        }
        start(&people[0], &table).await;
        let mut sockets = Vec::new();
        for person in &people {
            sockets.push(enter(person, &table, "").await);
        }
        leave(&people[2], &table).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        leave(&people[1], &table).await;
        play_on(&mut sockets[0]).await;
        let results =
            [result(&people[0]).await, result(&people[1]).await, result(&people[2]).await];
        assert!(results[0].0 <= 2, "only the bot may stand above the one who stayed: {results:?}");
        assert_eq!((results[1].0, results[2].0), (3, 4));
        ratings.push(results.map(|(_, rating)| rating.expect("it is rated")));
    }
    for [stayed, second, first] in ratings {
        assert!(stayed > second && second > first, "{stayed} {second} {first}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_rated_only_if_those_who_were_put_there_are_there() {
    let folder = Folder::new();
    let house = House::with(&folder, quick()).await;
    for comes in [false, true] {
        let (table, people) = table_of(&house, "carrara", 2, &json!({})).await;
        let mut anna = enter(&people[0], &table, "").await;
        // Bots finish the game.
        for person in &people {
            leave(person, &table).await;
        }
        play_on(&mut anna).await;
        let again = people[0].post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
        let again = again.json()["id"].as_str().expect("a table").to_owned();
        let there = if comes { Some(enter(&people[1], &again, "").await) } else { None };
        start(&people[0], &again).await;
        let late = enter(&people[1], &again, "").await;
        assert_eq!(late.seen().table.rated, comes, "looking at it later is no consent");
        drop(there);
    }
    house.close().await;
}
