//! Leaving and returning as a way to gain time.

use std::time::Duration;

use serde_json::json;
use signoria_protocol::{ClientMessage, ServerMessage};
use signoria_server::{Clock, Config};

use crate::{
    Folder, House,
    table::{START, actions, asked, enter, enter_all, table_of},
};

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_keeps_no_time_they_have_used() {
    let folder = Folder::new();
    let clock = Clock::still(START);
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
    let clock = Clock::still(START);
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
