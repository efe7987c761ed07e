//! Games from the first guest to the record.

use std::time::Duration;

use serde_json::{Value, json};
use signoria_engine::{Record, Seat, Viewer, record::EntryKind};
use signoria_protocol::{ClientMessage, Position, Replay, ServerMessage, Status};
use signoria_registry::{GAMES, GameType};
use signoria_server::Config;

use crate::{
    Folder, House,
    client::{Client, Dice, Seen, Socket},
};

/// A table of people who have all connected and for whom the game has been dealt.
pub async fn table_of(house: &House, game: &str, seats: u8) -> (String, Vec<Client>, Vec<Socket>) {
    table_with(house, game, seats, json!("public")).await
}

/// The same with this setting for spectators.
pub async fn table_with(
    house: &House,
    game: &str,
    seats: u8,
    spectators: Value,
) -> (String, Vec<Client>, Vec<Socket>) {
    let mut people = Vec::new();
    for seat in 0..seats {
        people.push(Client::guest(house.address, &format!("Player {seat}")).await);
    }
    let wanted: Vec<Value> =
        (0..seats).map(|seat| if seat == 0 { json!("me") } else { json!("open") }).collect();
    let wanted = json!({ "game": game, "seats": wanted, "listed": true, "spectators": spectators });
    let table = people[0].table(&wanted).await;
    for person in &people[1..] {
        let joined = person.post(&format!("/api/tables/{}/join", table.id), &json!({})).await;
        assert_eq!(joined.status, 200, "{joined:?}");
    }
    let started = people[0].post(&format!("/api/tables/{}/start", table.id), &json!({})).await;
    assert_eq!(started.status, 200, "{started:?}");
    assert_eq!(started.json()["commitment"], table.commitment, "the seed is fixed before the deal");
    let mut sockets = Vec::new();
    for person in &people {
        let mut socket = person.connect(&table.id, "").await;
        socket.next().await.expect("the first frame");
        sockets.push(socket);
    }
    (table.id, people, sockets)
}

/// Everything but who looks at the table at the moment.
fn game_of(seen: &Seen) -> Seen {
    let mut seen = seen.clone();
    seen.table.connected.clear();
    seen.table.takeover_from.clear();
    seen
}

/// Brings every socket to the newest version any of them has seen.
pub async fn gather(sockets: &mut [Socket], version: u32) {
    for socket in sockets {
        while socket.seen().version < version {
            socket.next().await.expect("the server goes on");
        }
    }
}

/// A seat to act plays any of its choices; returns the seat and the action.
pub async fn step(sockets: &mut [Socket], dice: &mut Dice) -> Option<(u8, String)> {
    let asked: Vec<usize> =
        (0..sockets.len()).filter(|&seat| !sockets[seat].choices().is_empty()).collect();
    if asked.is_empty() {
        return None;
    }
    let seat = asked[dice.below(asked.len())];
    let choices = sockets[seat].choices();
    let action = choices[dice.below(choices.len())].clone();
    let version = sockets[seat].seen().version;
    match sockets[seat].play(version, &action).await {
        ServerMessage::Accepted { version, .. } => gather(sockets, version).await,
        other => panic!("seat {seat}, {action}: {other:?}"),
    }
    Some((seat as u8, action))
}

async fn full_game(house: &House, game: &'static dyn GameType, seats: u8, seed: u64) {
    let id = game.meta().id;
    let (table, people, mut sockets) = table_of(house, id, seats).await;
    let mut looking_on = Client::anonymous(house.address).connect(&table, "?lang=nl").await;
    looking_on.next().await.expect("the first frame");
    let early = people[0].get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(early.error(), (409, "not_finished".into()), "the seed is secret until the end");
    let mut dice = Dice(seed | 1);
    let mut sent = Vec::new();
    while let Some(action) = step(&mut sockets, &mut dice).await {
        sent.push(action);
        let version = sockets[0].seen().version;
        gather(std::slice::from_mut(&mut looking_on), version).await;
    }
    assert!(sockets.iter().all(Socket::over), "{id}: no seat is to act, so it is over");
    assert_eq!(sockets[0].seen().table.status, Status::Finished);

    let answer = people[1].get(&format!("/api/tables/{table}/record")).await;
    let record = Record::parse(&answer.body).expect("a record that holds");
    let acted: Vec<(u8, String)> = record
        .entries
        .iter()
        .map(|entry| match &entry.kind {
            EntryKind::Action(action) => (entry.seat.number(), action.clone()),
            EntryKind::Undo | EntryKind::RedrawnUndo | EntryKind::AgreedUndo => {
                panic!("no action was undone")
            }
        })
        .collect();
    assert_eq!(acted, sent, "{id}: the record is what the clients played");
    assert_eq!(record.commitment, sockets[0].seen().table.commitment);
    let replayed = game.resume(&record).expect("the record plays again");
    for (seat, socket) in Seat::all(seats).zip(&sockets) {
        let position = socket.seen().position.as_ref().expect("dealt");
        assert_eq!(position.view, Some(replayed.view(Viewer::Seat(seat))), "{id} {seat:?}");
        let told = replayed.events(Viewer::Seat(seat), 0);
        assert_eq!(socket.seen().log.len(), told.len(), "{id} {seat:?} heard everything once");
        assert!(socket.seen().log.iter().all(|told| !told.text.contains('⟦')), "{id}");
    }
    let spectated = looking_on.seen().position.as_ref().expect("dealt");
    assert_eq!(spectated.view, Some(replayed.view(Viewer::Spectator)), "{id}");
    assert!(spectated.choices.is_empty());

    // Any moment of it can be seen from any seat, also by a visitor.
    let at = sent.len() / 2;
    let path = format!("/api/tables/{table}/replay?seat=1&at={at}");
    let replay = Client::anonymous(house.address).get(&path).await;
    let replay: Replay = serde_json::from_str(&replay.body).expect("a replay");
    assert_eq!((replay.at, replay.actions), (at, sent.len()));
    let wanted = replayed.at(at).view(Viewer::Seat(Seat::new(1)));
    assert_eq!(replay.position.view, Some(wanted), "{id}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_and_equals_its_record() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for (number, game) in GAMES.iter().enumerate() {
        full_game(&house, *game, game.meta().seats.min, 77 + number as u64).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_with_one_person_to_the_end_of_every_game() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for game in GAMES {
        let meta = game.meta();
        let anna = Client::guest(house.address, "Anna").await;
        let mut seats = vec![json!("me")];
        seats.resize(usize::from(meta.seats.max), json!({ "bot": "random" }));
        let table = anna.table(&json!({ "game": meta.id, "seats": seats })).await;
        let path = format!("/api/tables/{}/start", table.id);
        assert_eq!(anna.post(&path, &json!({})).await.status, 200);
        let mut socket = anna.connect(&table.id, "?lang=nl&drawing=true").await;
        socket.next().await.expect("the first frame");
        let mut dice = Dice(5);
        while !socket.over() {
            let choices = socket.choices();
            if choices.is_empty() {
                socket.next().await.expect("the bots go on");
                continue;
            }
            let drawing = socket.seen().position.as_ref().and_then(|at| at.drawing.clone());
            assert!(drawing.is_some_and(|drawing| !drawing.contains('⟦')), "{}", meta.id);
            let version = socket.seen().version;
            let action = &choices[dice.below(choices.len())];
            let answer = socket.play(version, action).await;
            assert!(matches!(answer, ServerMessage::Accepted { .. }), "{}: {answer:?}", meta.id);
        }
        let record = anna.get(&format!("/api/tables/{}/record", table.id)).await;
        game.resume(&Record::parse(&record.body).expect("a record")).expect("it plays again");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_older_question_is_refused_and_changes_nothing() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, _, mut sockets) = table_of(&house, "carrara", 2).await;
    let seat = (0..2).find(|&seat| !sockets[seat].choices().is_empty()).expect("a seat is to act");
    let old = sockets[seat].seen().version;
    let mut dice = Dice(3);
    step(&mut sockets, &mut dice).await.expect("the game has begun");
    while sockets[seat].choices().is_empty() {
        step(&mut sockets, &mut dice).await.expect("the game goes on");
    }
    let before = sockets[seat].seen().clone();
    let action = sockets[seat].choices()[0].clone();
    for version in [old, before.version + 1, 0] {
        match sockets[seat].play(version, &action).await {
            ServerMessage::Refused { error, version, id, .. } => {
                assert_eq!((error.as_str(), version, id), ("stale", before.version, Some(7)));
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(*sockets[seat].seen(), before);
    let accepted = sockets[seat].play(before.version, &action).await;
    assert!(matches!(accepted, ServerMessage::Accepted { .. }), "{accepted:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_comes_back_gets_what_it_missed() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people, mut sockets) = table_of(&house, "habemus_papam", 3).await;
    let mut dice = Dice(9);
    let mut away = people[2].connect(&table, "").await;
    away.next().await.expect("the first frame");
    let last = away.seen().clone();
    drop(away);
    for _ in 0..12 {
        step(&mut sockets, &mut dice).await.expect("the game goes on");
    }
    sockets[0].say(&ClientMessage::Chat { text: "Where are you?".into(), id: Some(1) }).await;
    let said = sockets[0].answer().await;
    let ServerMessage::Accepted { version, .. } = said else { panic!("{said:?}") };
    gather(&mut sockets, version).await;

    let mut back = people[2].connect(&table, &format!("?since={}", last.version)).await;
    back.seen = Some(last);
    let first = back.next().await.expect("a frame");
    assert!(matches!(first, ServerMessage::Update(_)), "{first:?}");
    assert_eq!(back.seen(), sockets[2].seen(), "the rest makes it whole");
    assert_eq!(back.seen().chat[0].text, "Where are you?");
    // A version that never was gets everything.
    let mut lost = people[2].connect(&table, "?since=99999").await;
    assert!(matches!(lost.next().await, Some(ServerMessage::Table(_))));
    assert_eq!(lost.seen(), sockets[2].seen());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undone_action_is_gone_for_all_clients() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people, mut sockets) = table_of(&house, "carrara", 2).await;
    let mut dice = Dice(21);
    for _ in 0..200 {
        let before: Vec<_> = sockets.iter().map(|socket| socket.seen().clone()).collect();
        let (seat, _) = step(&mut sockets, &mut dice).await.expect("an undo comes before the end");
        let seat = usize::from(seat);
        let position = sockets[seat].seen().position.clone().expect("dealt");
        if !position.undo {
            continue;
        }
        let version = sockets[seat].seen().version;
        sockets[seat].say(&ClientMessage::Undo { version, id: Some(2) }).await;
        let undone = sockets[seat].answer().await;
        let ServerMessage::Accepted { version, .. } = undone else { panic!("{undone:?}") };
        gather(&mut sockets, version).await;
        for (socket, before) in sockets.iter().zip(&before) {
            assert_eq!(socket.seen().position, before.position);
            assert_eq!(socket.seen().log, before.log);
        }
        // A client that missed the undo gets the whole table.
        let since = format!("?since={}", version - 1);
        let mut back = people[0].connect(&table, &since).await;
        assert!(matches!(back.next().await, Some(ServerMessage::Table(_))));
        house.close().await;
        return;
    }
    panic!("no action could be undone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_loses_nothing() {
    let folder = Folder::new();
    let mut house = House::open(&folder).await;
    let (table, mut people, mut sockets) = table_of(&house, "habemus_papam", 3).await;
    let mut dice = Dice(31);
    for round in 0..3 {
        for _ in 0..15 {
            step(&mut sockets, &mut dice).await.expect("the game goes on");
        }
        let seen: Vec<_> = sockets.iter().map(|socket| socket.seen().clone()).collect();
        house.close().await;
        for (socket, seen) in sockets.iter_mut().zip(&seen) {
            // Who is sent away first may still be seen going, but nothing else happens any more.
            while let Some(message) = socket.next().await {
                assert!(matches!(message, ServerMessage::Update(_)), "{message:?}");
                assert_eq!(game_of(socket.seen()), game_of(seen));
            }
        }
        house = House::open(&folder).await;
        for (seat, person) in people.iter_mut().enumerate() {
            person.address = house.address;
            let query = format!("?since={}", seen[seat].version);
            sockets[seat] = person.connect(&table, &query).await;
            sockets[seat].seen = Some(seen[seat].clone());
            let first = sockets[seat].next().await.expect("a frame");
            assert!(matches!(first, ServerMessage::Update(_)), "round {round}: {first:?}");
            assert_eq!(game_of(sockets[seat].seen()), game_of(&seen[seat]), "round {round}");
        }
    }
    while step(&mut sockets, &mut dice).await.is_some() {}
    assert!(sockets[0].over());
    house.close().await;
}

/// A table that was begun by older rules goes on by them, without the options that came later.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_older_rules_goes_on_by_them() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (old, mut people, mut sockets) = table_of(&house, "machiavelli", 2).await;
    step(&mut sockets, &mut Dice(3)).await.expect("the game goes on");
    house.close().await;
    let file = rusqlite::Connection::open(folder.database()).expect("the file is there");
    let mut statement = file.prepare("SELECT options FROM tables WHERE key = ?1").expect("SQL");
    let options: String = statement.query_row([&old], |row| row.get(0)).expect("it is stored");
    drop(statement);
    let mut options: serde_json::Map<String, Value> = serde_json::from_str(&options).expect("JSON");
    assert!(options.remove("memory_aid").is_some());
    let options = Value::Object(options).to_string();
    let change = "UPDATE tables SET rules = 1, options = ?2 WHERE key = ?1";
    assert_eq!(file.execute(change, [&old, &options]), Ok(1));
    drop(file);
    let house = House::open(&folder).await;
    for person in &mut people {
        person.address = house.address;
    }
    let info = people[0].get(&format!("/api/tables/{old}")).await.json();
    assert_eq!((&info["rules"], &info["options"]["memory_aid"]), (&json!(1), &json!(false)));
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.connect(&old, "").await);
    }
    for socket in &mut sockets {
        socket.next().await.expect("a frame");
    }
    let mut dice = Dice(4);
    while step(&mut sockets, &mut dice).await.is_some() {}
    assert!(sockets[0].over());
    let record = people[0].get(&format!("/api/tables/{old}/record")).await;
    let record = signoria_engine::Record::parse(&record.body).expect("it is a record");
    assert_eq!((record.rules, record.options.contains_key("memory_aid")), (1, false));
    signoria_registry::game("machiavelli").expect("it is there").resume(&record).expect("it holds");
    // A new table takes the newest rules.
    let again = people[0].post(&format!("/api/tables/{old}/rematch"), &json!({})).await.json();
    let newest = signoria_registry::game("machiavelli").expect("it is there").rules();
    assert_eq!((&again["rules"], &again["options"]["memory_aid"]), (&json!(newest), &json!(false)));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_rules_are_gone_is_refused_and_the_others_go_on() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (old, mut people, mut sockets) = table_of(&house, "carrara", 2).await;
    step(&mut sockets, &mut Dice(3)).await.expect("the game goes on");
    let new = people[0].table(&json!({ "game": "carrara", "seats": ["me", "open"] })).await;
    house.close().await;
    let file = rusqlite::Connection::open(folder.database()).expect("the file is there");
    let changed = file.execute("UPDATE tables SET rules = 9999 WHERE key = ?1", [&old]);
    assert_eq!(changed, Ok(1));
    drop(file);
    let house = House::open(&folder).await;
    for person in &mut people {
        person.address = house.address;
    }
    for path in ["", "/replay", "/course", "/record", "/notes", "/hint"] {
        let refused = people[0].get(&format!("/api/tables/{old}{path}")).await;
        assert_eq!(refused.error(), (410, "rules_gone".into()), "{path}: {refused:?}");
        assert!(refused.json()["text"].as_str().is_some_and(|text| text.contains("9999")));
    }
    for path in ["join", "leave", "start", "rematch"] {
        let refused = people[0].post(&format!("/api/tables/{old}/{path}"), &json!({})).await;
        assert_eq!(refused.error(), (410, "rules_gone".into()), "{path}: {refused:?}");
    }
    // A page cannot read the status of a WebSocket, but the code it is closed with.
    let mut socket = people[0].connect(&old, "?since=3").await;
    assert_eq!(socket.closed().await, Some(4410));
    // It is still in the list, and no other table is affected.
    assert_eq!(people[0].get("/api/me/tables").await.status, 200);
    assert_eq!(people[0].get(&format!("/api/tables/{}", new.id)).await.status, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_is_unloaded_and_restored() {
    let folder = Folder::new();
    let config = Config { idle: Duration::from_millis(50), ..Config::default() };
    let house = House::with(&folder, config).await;
    let (table, people, mut sockets) = table_of(&house, "notre_dame", 2).await;
    let mut dice = Dice(41);
    for _ in 0..10 {
        step(&mut sockets, &mut dice).await.expect("the game goes on");
    }
    let seen = sockets[0].seen().clone();
    drop(sockets);
    for _ in 0..5 {
        // Longer than the idle time: meanwhile it is unloaded, unless the machine is very slow, and
        // then it is simply still there.
        tokio::time::sleep(Duration::from_millis(120)).await;
        let mut back = people[0].connect(&table, "").await;
        back.next().await.expect("the first frame");
        assert_eq!(game_of(back.seen()), game_of(&seen));
    }
    house.close().await;
}

/// A client that receives patches has the same views as one that receives whole views: through a game, with an undo,
/// chat, people who come and go, in two languages.
#[tokio::test(flavor = "multi_thread")]
async fn patches_lead_to_the_same_views() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for game in GAMES {
        let id = game.meta().id;
        let (table, people, mut sockets) = table_of(&house, id, game.meta().seats.min).await;
        let stranger = Client::guest(house.address, "Stranger").await;
        let mut followers = Vec::new();
        for person in people.iter().chain([&stranger]) {
            for asked in ["?changes=true", "?changes=true&lang=nl&drawing=true"] {
                let mut socket = person.connect(&table, asked).await;
                socket.next().await.expect("the first frame");
                followers.push(socket);
            }
        }
        let mut onlooker = stranger.connect(&table, "").await;
        onlooker.next().await.expect("the first frame");
        let mut dice = Dice(3);
        let (mut by_changes, mut positions) = (0, 0);
        for number in 0..60 {
            let Some((seat, _)) = step(&mut sockets, &mut dice).await else { break };
            let undo =
                sockets[usize::from(seat)].seen().position.as_ref().is_some_and(|it| it.undo);
            let version = sockets[usize::from(seat)].seen().version;
            if undo && number % 3 == 0 {
                let socket = &mut sockets[usize::from(seat)];
                socket.say(&ClientMessage::Undo { version, id: Some(1) }).await;
                assert!(matches!(socket.answer().await, ServerMessage::Accepted { .. }));
            } else if number % 7 == 0 && number < 35 {
                let text = format!("line {number}");
                sockets[0].say(&ClientMessage::Chat { text, id: Some(2) }).await;
                assert!(matches!(sockets[0].answer().await, ServerMessage::Accepted { .. }));
            } else if number % 11 == 0 {
                // One client is away for a moment.
                let since = format!("?changes=true&since={}", followers[0].seen().version);
                let seen = followers[0].seen().clone();
                let mut back = people[0].connect(&table, &since).await;
                back.seen = Some(seen);
                back.next().await.expect("what was missed");
                followers[0] = back;
            }
            let version =
                sockets.iter().map(|socket| socket.seen().version).max().expect("seats are taken");
            gather(&mut sockets, version).await;
            gather(std::slice::from_mut(&mut onlooker), version).await;
            for (at, follower) in followers.iter_mut().enumerate() {
                while follower.seen().version < version {
                    let told = follower.next().await.expect("the server goes on");
                    if let ServerMessage::Update(update) = told
                        && let Some(position) = &update.position
                    {
                        positions += 1;
                        by_changes += usize::from(position.changes.is_some());
                    }
                }
                let wanted = sockets.get(at / 2).unwrap_or(&onlooker);
                let [wanted, seen] = [wanted, follower].map(|it| it.seen().position.as_ref());
                let (wanted, seen) = (wanted.expect("dealt"), seen.expect("dealt"));
                assert_eq!(seen.view, wanted.view, "{id}, {at} after {number}");
                let texts = |position: &Position| -> Vec<String> {
                    position.choices.iter().map(|choice| choice.text.clone()).collect()
                };
                assert_eq!(texts(seen), texts(wanted));
                assert_eq!((seen.actions, seen.undo), (wanted.actions, wanted.undo));
            }
        }
        // Of the others a client that was away is told.
        assert!(
            positions > 0 && by_changes * 2 > positions,
            "{id}: only {by_changes} of {positions} positions were told by changes"
        );
    }
    house.close().await;
}
