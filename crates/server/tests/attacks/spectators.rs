//! Spectators who look over shoulders: never what could still be used at the table.

use std::time::Duration;

use serde_json::json;
use signoria_protocol::{LobbyEntry, Replay, Spectators};
use signoria_server::{Clock, Config};
use signoria_store::{Change, NewTable, Status};

use crate::{
    Folder, House,
    client::{Client, Dice},
    table::{START, act, asked, enter, enter_seats, hot_seat, table_of, view},
};

const DELAY_MS: i64 = 10 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_shown_after_ten_minutes_and_a_whole_round_only() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, Config { clock: clock.clone(), ..Config::default() }).await;
    let anonymous = Client::anonymous(house.address);
    let mut shown = 0;
    for (game, counter) in [("habemus_papam", "round"), ("la_citta", "year"), ("carrara", "round")]
    {
        let spectators = json!({ "spectators": { "all": 10 } });
        let (table, anna) = hot_seat(&house, game, 3, &spectators).await;
        let mut sockets = enter_seats(&anna, &table, 3).await;
        let round = |view: &serde_json::Value| view[counter].as_i64();
        let mut dice = Dice(6);
        let mut history = vec![(clock.now(), view(&sockets[1]))];
        for step in 0..400 {
            let Some(seat) = asked(&sockets) else { break };
            let choices = sockets[seat].choices();
            clock.turn(Duration::from_secs(if step % 100 < 50 { 2 } else { 60 }));
            act(&mut sockets, seat, &choices[dice.below(choices.len())]).await;
            if asked(&sockets).is_none() {
                break;
            }
            history.push((clock.now(), view(&sockets[1])));
            if step % 5 != 0 {
                continue;
            }
            let current = round(&history[history.len() - 1].1);
            let old = |(at, view): &(i64, serde_json::Value)| {
                let before = round(view).zip(current).is_some_and(|(then, now)| then + 1 < now);
                at + DELAY_MS <= clock.now() && before
            };
            let expected = history.iter().rposition(old);
            let looking = enter(&anonymous, &table, "?seat=1").await;
            let path = format!("/api/tables/{table}/replay?seat=1&at=100000");
            let answer = anonymous.get(&path).await;
            if let Some(at) = expected {
                assert_eq!(view(&looking), history[at].1, "{game} after {step} actions");
                let replay: Replay = serde_json::from_str(&answer.body).expect("a replay");
                assert_eq!((replay.at, replay.actions), (at, at));
                assert!(looking.seen().log.iter().all(|told| told.group <= at));
                shown += 1;
            } else {
                let public = enter(&anonymous, &table, "").await;
                assert_eq!(view(&looking), view(&public), "{game}: only what lies open");
                assert_eq!(answer.error(), (403, "not_your_seat".into()));
            }
            assert!(looking.choices().is_empty());
        }
    }
    assert!(shown > 10, "{shown}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shorter_delay_is_refused_and_one_that_is_stored_is_raised() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    for delay in [0, 1, 9] {
        let wanted = json!({
            "game": "carrara", "seats": ["me", "open"], "spectators": { "all": delay },
        });
        let refused = anna.post("/api/tables", &wanted).await;
        assert_eq!(refused.error(), (422, "bad_spectators".into()));
    }
    let game = signoria_registry::game("carrara").expect("it is there");
    let table = NewTable {
        key: "0123456789abcdef0123456789abcdef".to_owned(),
        game: "carrara".to_owned(),
        rules: game.rules(),
        options: serde_json::to_string(&game.defaults()).expect("plain data"),
        seed: [1; 32],
        host: 1,
        listed: true,
        seats: 2,
        password: None,
        settings: json!({ "spectators": { "all": 0 }, "hints": false }).to_string(),
    };
    let key = table.key.clone();
    let entries = (0..2)
        .map(|seat| json!({ "deed": "sit", "seat": seat, "user": 1, "name": "Anna" }).to_string());
    let mut entries: Vec<String> = entries.collect();
    entries.push(json!({ "deed": "start" }).to_string());
    let change = Change::after(0, 1, entries, Status::Playing);
    house.store.create_table(table, change).await.expect("the store takes it");
    let anonymous = Client::anonymous(house.address);
    let looking = enter(&anonymous, &key, "?seat=1").await;
    assert_eq!(looking.seen().table.spectators, Spectators::All(10));
    let public = enter(&anonymous, &key, "").await;
    assert_eq!(view(&looking), view(&public));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_seats_are_shown_says_so_and_is_not_rated() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let open = json!({ "spectators": { "all": 30 } });
    let (table, people) = table_of(&house, "carrara", 2, &open).await;
    let info = people[1].get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["spectators"], &info["rated"]), (&json!({ "all": 30 }), &json!(false)));
    let lobby = people[1].get("/api/lobby").await;
    let lobby: Vec<LobbyEntry> = serde_json::from_str(&lobby.body).expect("a lobby");
    assert_eq!(lobby[0].spectators, Spectators::All(30));
    let (table, people) = table_of(&house, "carrara", 2, &json!({})).await;
    let info = people[1].get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["spectators"], &info["rated"]), (&json!("public"), &json!(true)));
    house.close().await;
}
