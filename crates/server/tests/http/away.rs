//! Time, and people who are not there. The clock stands still until a test turns it.

use std::time::Duration;

use serde_json::{Value, json};
use signoria_protocol::{ClientMessage, ServerMessage};
use signoria_server::{Clock, Config};

use crate::{
    Folder, House,
    client::{Client, Dice, Socket},
    games::{gather, table_of, table_with},
};

const START: i64 = 1_800_000_000_000;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

async fn house(folder: &Folder, clock: &Clock) -> House {
    House::with(folder, Config { clock: clock.clone(), ..Config::default() }).await
}

/// Two people at a table with this clock.
async fn table(house: &House, clock: Value) -> (String, [Client; 2]) {
    let anna = Client::guest(house.address, "Anna").await;
    let bruno = Client::guest(house.address, "Bruno").await;
    let wanted = json!({ "game": "carrara", "seats": ["me", "open"], "clock": clock });
    let table = anna.table(&wanted).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    assert_eq!(bruno.post(&path("join"), &json!({})).await.status, 200);
    assert_eq!(anna.post(&path("start"), &json!({})).await.status, 200);
    (table.id, [anna, bruno])
}

async fn enter(people: &[Client; 2], table: &str) -> [Socket; 2] {
    let mut sockets = [people[0].connect(table, "").await, people[1].connect(table, "").await];
    for socket in &mut sockets {
        socket.next().await.expect("the first frame");
    }
    sockets
}

/// Waits until this number of actions is in force.
async fn actions(socket: &mut Socket, count: usize) {
    while socket.seen().position.as_ref().map_or(0, |it| it.actions) < count {
        socket.next().await.expect("the game goes on");
    }
}

fn asked(sockets: &[Socket; 2]) -> usize {
    (0..2).find(|&seat| !sockets[seat].choices().is_empty()).expect("a seat is to act")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_when_a_live_clock_runs_out_and_the_reserve_is_used_up() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = house(&folder, &clock).await;
    let (table, people) = table(&house, json!({ "kind": "live", "move": 30, "reserve": 60 })).await;
    let mut sockets = enter(&people, &table).await;
    let seat = asked(&sockets);
    let info = &sockets[seat].seen().table;
    assert_eq!((info.asked_since, info.reserve.as_slice()), (Some(START), [60, 60].as_slice()));
    assert_eq!(info.deadlines[seat], Some(START + 90_000));
    assert_eq!(info.deadlines[1 - seat], None);

    // The player takes 50 seconds: 20 of them come off the reserve.
    clock.turn(seconds(50));
    let action = sockets[seat].choices()[0].clone();
    let version = sockets[seat].seen().version;
    let played = sockets[seat].play(version, &action).await;
    assert!(matches!(played, ServerMessage::Accepted { .. }), "{played:?}");
    let mut left = [60, 60];
    left[seat] = 40;
    assert_eq!(sockets[seat].seen().table.reserve, left);

    // The player to act now takes too long.
    actions(&mut sockets[1 - seat], 1).await;
    let late = asked(&sockets);
    let other = 1 - late;
    let reserve = sockets[late].seen().table.reserve[late];
    clock.turn(seconds(u64::from(30 + reserve) - 1));
    // Nothing happens yet: a line of chat comes first.
    sockets[other].say(&ClientMessage::Chat { text: "Hurry".into(), id: Some(1) }).await;
    sockets[other].answer().await;
    assert_eq!(sockets[other].seen().position.as_ref().map(|it| it.actions), Some(1));
    clock.turn(seconds(1));
    actions(&mut sockets[other], 2).await;
    let chat = &sockets[other].seen().chat;
    let told = chat.iter().find(|line| line.notice.as_deref() == Some("clock"));
    assert_eq!(told.expect("all clients are informed").seat, Some(late as u8));
    assert_eq!(sockets[other].seen().table.reserve[late], 0);
    assert!(
        sockets[other].seen().table.away.is_empty(),
        "the player is connected: it is only this action"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn days_pass_while_the_server_is_down_and_a_bot_plays_until_the_player_returns() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let first = house(&folder, &clock).await;
    let (table, mut people) = table(&first, json!({ "kind": "days", "days": 2 })).await;
    let sockets = enter(&people, &table).await;
    let late = asked(&sockets);
    let vote = ClientMessage::Takeover { seat: late as u8, id: Some(1) };
    drop(sockets);
    first.close().await;

    clock.turn(Duration::from_mins(2 * 24 * 60 - 1));
    let second = house(&folder, &clock).await;
    for person in &mut people {
        person.address = second.address;
    }
    let mut waiting = people[1 - late].connect(&table, "").await;
    waiting.next().await.expect("the first frame");
    let deadline = waiting.seen().table.deadlines[late];
    assert_eq!(deadline, Some(START + 2 * 86_400_000), "the clock went on while it was down");
    waiting.say(&vote).await;
    let refused = waiting.answer().await;
    assert!(
        matches!(&refused, ServerMessage::Refused { error, .. } if error == "takeover_by_clock"),
        "{refused:?}"
    );
    clock.turn(seconds(60));
    actions(&mut waiting, 1).await;
    let away = &waiting.seen().table.away;
    assert!(away.iter().any(|away| usize::from(away.seat) == late && away.bot), "{away:?}");
    let record = waiting.seen().chat.iter().filter(|line| line.notice.is_some()).count();
    assert!(record >= 2, "told: the clock, and the bot that plays on");
    let mut back = people[late].connect(&table, "").await;
    back.next().await.expect("the first frame");
    assert!(back.seen().table.away.is_empty(), "the player has the seat again");
    second.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unloaded_table_is_loaded_before_its_deadline() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let first = house(&folder, &clock).await;
    let (table, people) = table(&first, json!({ "kind": "days", "days": 1 })).await;
    first.close().await;
    let second = house(&folder, &clock).await;
    // No client connects: one player after the other times out, and bots play the game to its end.
    let anna = Client { address: second.address, ..people[0].clone() };
    let over = async {
        while anna.get("/api/me/tables").await.json()[0]["status"] != "finished" {
            clock.turn(Duration::from_hours(24));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), over).await.expect("the bots come to an end");
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    let record = signoria_engine::Record::parse(&record.body).expect("a record that holds");
    let game = signoria_registry::game("carrara").expect("it is there");
    game.resume(&record).expect("what bots answered is played again like all else");
    second.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connected_players_vote_for_a_bot_on_an_absent_seat() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = house(&folder, &clock).await;
    let unrated = json!({ "all": 10 });
    let (table, people, mut sockets) = table_with(&house, "habemus_papam", 3, unrated).await;
    let vote = |seat: u8| ClientMessage::Takeover { seat, id: Some(1) };
    sockets[0].say(&vote(2)).await;
    let refused = sockets[0].answer().await;
    assert!(
        matches!(&refused, ServerMessage::Refused { error, .. } if error == "not_away"),
        "{refused:?}"
    );
    drop(sockets.pop());
    while sockets[0].seen().table.connected[2] {
        sockets[0].next().await.expect("all clients are informed of the absence");
    }
    clock.turn(seconds(120));
    sockets[0].say(&vote(2)).await;
    assert!(matches!(sockets[0].answer().await, ServerMessage::Accepted { .. }));
    let away = sockets[0].seen().table.away.clone();
    assert_eq!((away[0].seat, away[0].votes.as_slice(), away[0].bot), (2, [0].as_slice(), false));
    sockets[1].say(&vote(2)).await;
    assert!(matches!(sockets[1].answer().await, ServerMessage::Accepted { .. }));
    assert!(sockets[1].seen().table.away[0].bot, "all who are there want it");
    // The others play until it has answered.
    let mut dice = Dice(5);
    let mut own = 0;
    while sockets[0].seen().position.as_ref().is_some_and(|position| position.actions <= own) {
        let asked = (0..2).find(|&seat| !sockets[seat].choices().is_empty());
        let seat = asked.unwrap_or(0);
        if asked.is_some() {
            let choices = sockets[seat].choices();
            let version = sockets[seat].seen().version;
            let action = &choices[dice.below(choices.len())];
            if let ServerMessage::Accepted { .. } = sockets[seat].play(version, action).await {
                own += 1;
            }
        } else {
            sockets[0].next().await.expect("the bot answers");
        }
        let version = sockets[seat].seen().version;
        gather(&mut sockets, version).await;
    }
    let mut back = people[2].connect(&table, "").await;
    back.next().await.expect("the first frame");
    assert!(back.seen().table.away.is_empty());
    let told: Vec<Option<String>> =
        back.seen().chat.iter().map(|line| line.notice.clone()).collect();
    assert_eq!(told, [Some("takeover".into()), Some("returned".into())]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_bot_wins_on_the_seat_of_a_person_is_not_the_persons_win() {
    let folder = Folder::new();
    let house = house(&folder, &Clock::manual(START)).await;
    let (table, people, mut sockets) = table_of(&house, "habemus_papam", 3).await;
    // Anna leaves at once; a bot plays for her to the end.
    let path = format!("/api/tables/{table}/leave");
    assert_eq!(people[0].post(&path, &json!({})).await.status, 200);
    sockets.remove(0);
    let mut dice = Dice(7);
    while !sockets[0].over() {
        let asked = (0..sockets.len()).find(|&at| !sockets[at].choices().is_empty());
        if let Some(at) = asked {
            let choices = sockets[at].choices();
            let action = choices[dice.below(choices.len())].clone();
            let version = sockets[at].seen().version;
            sockets[at].play(version, &action).await;
        } else {
            sockets[0].next().await.expect("the game goes on");
        }
        let version = sockets.iter().map(|it| it.seen().version).max().expect("two are left");
        gather(&mut sockets, version).await;
    }
    let mut back = people[0].connect(&table, "").await;
    back.next().await.expect("the first frame");
    let seen = back.seen();
    assert!(seen.table.away.iter().any(|it| it.seat == 0 && it.bot), "{:?}", seen.table.away);
    let recent = people[0].get("/api/me/profile").await.json()["recent"].clone();
    assert_eq!((&recent[0]["id"], &recent[0]["rank"]), (&json!(table), &json!(3)), "{recent}");
    let ratings = people[0].get("/api/me/profile").await.json()["ratings"].clone();
    assert_eq!(ratings[0]["firsts"], 0, "{ratings}");
    house.close().await;
}
