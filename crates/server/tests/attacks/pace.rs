//! The time a bot takes tells nothing about what it holds.

use std::time::Duration;

use serde_json::{Value, json};
use signoria_engine::Seat;
use signoria_registry::{RawOptions, RawSetup};
use signoria_server::Config;

use crate::{
    Folder, House,
    client::{Client, Dice},
    table::{enter, start},
};

/// How long a search takes in this test.
const THINK: Duration = Duration::from_millis(120);

#[tokio::test(flavor = "multi_thread")]
async fn a_forced_answer_of_a_bot_comes_no_sooner_than_any_other() {
    let folder = Folder::new();
    let house = House::with(&folder, Config { bot_time: THINK, ..Config::default() }).await;
    let anna = Client::guest(house.address, "Anna").await;
    // In Machiavelli the last character is often forced, and only its owner sees that.
    let wanted = json!({ "game": "machiavelli", "seats": ["me", { "bot": "strong" }] });
    let table = anna.table(&wanted).await.id;
    start(&anna, &table).await;
    let mut socket = enter(&anna, &table, "").await;
    let mut dice = Dice(6);
    for _ in 0..60 {
        let choices = socket.choices();
        if choices.is_empty() {
            socket.next().await.expect("the bot answers");
            continue;
        }
        let version = socket.seen().version;
        socket.play(version, &choices[dice.below(choices.len())]).await;
    }
    let stored = house.store.load(table).await.expect("it answers").expect("it is there");
    house.close().await;

    // The same game again: how many choices the bot had, and when its answers went out.
    let made = &stored.row.made;
    let game = signoria_registry::game(&made.game).expect("it is there");
    let options = serde_json::from_str(&made.options).expect("they are stored");
    let setup = RawSetup {
        options: RawOptions::Stored(options),
        ..RawSetup::new(2, signoria_engine::Seed(made.seed))
    };
    let mut played = game.start(&setup).expect("it can be dealt");
    let bot = Seat::new(1);
    let (mut forced, mut free) = (Vec::new(), Vec::new());
    let mut before = 0;
    for entry in &stored.entries {
        let deed: Value = serde_json::from_str(&entry.body).expect("an entry");
        if deed["deed"] == "act" {
            let seat = Seat::new(deed["seat"].as_u64().expect("a seat") as u8);
            let choices = played.choices(seat).len();
            played.play(seat, deed["action"].as_str().expect("an action")).expect("it was played");
            if seat == bot {
                let times = if choices == 1 { &mut forced } else { &mut free };
                times.push(entry.at - before);
            }
        }
        before = entry.at;
    }
    assert!(forced.len() >= 2 && free.len() >= 2, "{forced:?} {free:?}");
    // Entries are dated in whole milliseconds.
    let soonest = THINK.as_millis() as i64 - 2;
    assert!(forced.iter().all(|time| *time >= soonest), "{forced:?} beside {free:?}");
}
