//! The bytes sent to a client are the same for two games that differ only in what it must not know.
//!
//! Two servers with the same users and a table of the same name; the games are put into their stores
//! and loaded by the servers. What a viewer may know is decided by the rules (and proved in the
//! conformance tests of each game): here the rules say that two games look the same to a viewer, and the
//! servers must send that viewer the same bytes, whatever other clients send.

use std::collections::HashMap;

use serde_json::json;
use signoria_engine::{Seat, Seed, Viewer};
use signoria_protocol::ServerMessage;
use signoria_registry::{GAMES, GameType, RawSetup, Table};
use signoria_server::{Clock, Config};
use signoria_store::{Change, NewTable, Status};

use crate::{
    Folder, House,
    client::{Client, Dice, Socket},
};

const KEY: &str = "0123456789abcdef0123456789abcdef";

/// A game that has come so far.
struct Game {
    seed: [u8; 32],
    line: Vec<(Seat, String)>,
}

/// A server with one user per seat and this game on its only table.
async fn serve(
    folder: &Folder,
    game: &dyn GameType,
    seats: u8,
    so_far: &Game,
) -> (House, Vec<Client>) {
    // Moments are public, and the same on both servers.
    let clock = Clock::manual(1_800_000_000_000);
    let house = House::with(folder, Config { clock, ..Config::default() }).await;
    let mut people = Vec::new();
    let mut entries = Vec::new();
    for seat in 0..seats {
        people.push(Client::guest(house.address, &format!("P{seat}")).await);
        entries.push(
            json!({ "deed": "sit", "seat": seat, "user": seat + 1, "name": format!("P{seat}") }),
        );
    }
    entries.push(json!({ "deed": "start" }));
    for (seat, action) in &so_far.line {
        entries.push(json!({ "deed": "act", "seat": seat.number(), "action": action }));
    }
    let table = NewTable {
        key: KEY.to_owned(),
        game: game.meta().id.to_owned(),
        rules: game.rules(),
        options: serde_json::to_string(&game.defaults()).expect("plain data"),
        seed: so_far.seed,
        host: 1,
        listed: true,
        seats,
        password: None,
        settings: "{}".to_owned(),
    };
    let entries = entries.iter().map(ToString::to_string).collect();
    let change = Change::after(0, 1, entries, Status::Playing);
    house.store.create_table(table, change).await.expect("the store takes it");
    (house, people)
}

/// Sends commands that are refused: their replies are among the bytes of the viewer, and no other client hears
/// anything.
async fn probe(socket: &mut Socket, other: &Client, so_far: &Game, viewer: Viewer) -> Socket {
    let mut listening = other.connect(KEY, "").await;
    listening.next().await.expect("the first frame");
    // The viewer hears that the other one has come, unless they are the same.
    if viewer.seat() != Some(Seat::new(0)) {
        socket.next().await.expect("the arrival is told");
    }
    let version = socket.seen().version;
    let mut texts: Vec<String> =
        ["", "{", "{\"type\":\"cheat\"}"].map(str::to_owned).into_iter().collect();
    let mut actions: Vec<String> = so_far.line.iter().map(|(_, action)| action.clone()).collect();
    actions.truncate(20);
    for action in actions {
        texts.push(json!({ "type": "play", "version": version, "actions": [action] }).to_string());
        texts.push(json!({ "type": "play", "version": 0, "action": action }).to_string());
    }
    for command in [
        json!({ "type": "undo", "version": version, "id": 1 }),
        json!({ "type": "undo_ask", "version": version, "id": 1 }),
        json!({ "type": "undo_answer", "request": version, "agree": true, "id": 1 }),
        json!({ "type": "takeover", "seat": 1, "id": 1 }),
    ] {
        texts.push(command.to_string());
    }
    for text in texts {
        socket.raw(&text).await;
        let answer = socket.answer().await;
        assert!(matches!(answer, ServerMessage::Refused { .. }), "{text}: {answer:?}");
    }
    // What comes next is what was said last: nothing was told in between.
    let chat = json!({ "type": "chat", "text": "There", "id": 1 });
    listening.raw(&chat.to_string()).await;
    let next = listening.next().await.expect("the line of chat");
    let chatted = matches!(&next, ServerMessage::Update(update) if update.chat.len() == 1);
    assert!(chatted && listening.seen().version == version + 1, "{next:?}");
    while socket.seen().version <= version {
        socket.next().await.expect("the line of chat");
    }
    listening
}

/// Everything the viewer is sent when they connect and, if given, when a seat then plays an action.
async fn sent(
    game: &dyn GameType,
    seats: u8,
    so_far: &Game,
    viewer: Viewer,
    then: Option<(Seat, &str)>,
) -> Vec<String> {
    let folder = Folder::new();
    let (house, people) = serve(&folder, game, seats, so_far).await;
    let visitor = Client::anonymous(house.address);
    let who = viewer.seat().map_or(&visitor, |seat| &people[seat.index()]);
    let mut socket = who.connect(KEY, "?drawing=true").await;
    socket.next().await.expect("the first frame");
    // It stays: who comes and goes is told, too.
    let _listening = probe(&mut socket, &people[0], so_far, viewer).await;
    if let Some((seat, action)) = then {
        let mut other: Socket = people[seat.index()].connect(KEY, "").await;
        other.next().await.expect("the first frame");
        let version = other.seen().version;
        let answer = other.play(version, action).await;
        assert!(matches!(answer, ServerMessage::Accepted { .. }), "{answer:?}");
        while socket.seen().version <= version {
            socket.next().await.expect("all clients are informed");
        }
        // Comes back, and is told the same.
        let mut back = who.connect(KEY, &format!("?since={version}")).await;
        back.next().await.expect("a frame");
        socket.bytes.extend(back.bytes);
    }
    house.close().await;
    // The commitment to the seed is public and differs with it.
    let commitment = Seed(so_far.seed).commitment();
    socket.bytes.iter().map(|text| text.replace(&commitment, "")).collect()
}

/// What the rules let a viewer know.
fn known(table: &dyn Table, viewer: Viewer) -> String {
    let told: Vec<String> =
        table.events(viewer, 0).iter().map(|told| told.event.get().to_owned()).collect();
    let choices: Vec<String> = viewer
        .seat()
        .map(|seat| table.choices(seat).into_iter().map(|choice| choice.text).collect())
        .unwrap_or_default();
    format!("{} {told:?} {:?} {choices:?}", table.view(viewer), table.to_act())
}

/// Positions in which a seat can do two things that look the same to a viewer, or `None`.
fn secret_answers(table: &dyn Table, dice: &mut Dice) -> Option<(Seat, [String; 2], Viewer)> {
    let asked: Vec<Seat> = table.to_act().iter().collect();
    let seat = asked[dice.below(asked.len())];
    let choices = table.choices(seat);
    let viewers: Vec<Viewer> =
        Viewer::all(table.seats()).filter(|viewer| !viewer.is(seat)).collect();
    let viewer = viewers[dice.below(viewers.len())];
    let mut seen: HashMap<String, String> = HashMap::new();
    // A few are enough: pairs are common where answers are secret and absent where they are not.
    for choice in choices.into_iter().take(6) {
        let mut after = table.at(usize::MAX);
        after.play(seat, &choice.text).expect("it is listed");
        if let Some(other) = seen.insert(known(&*after, viewer), choice.text.clone()) {
            return Some((seat, [other, choice.text], viewer));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_choices_are_indistinguishable() {
    let mut compared = HashMap::new();
    for game in GAMES {
        let seats = game.meta().seats.max.min(4);
        let mut dice = Dice(0x5eed);
        for round in 0..2_u64 {
            let seed = Seed::from_number(round);
            let mut table = game.start(&RawSetup::new(seats, seed)).expect("defaults can be dealt");
            let mut steps = 0;
            let found = loop {
                let Some(seat) = table.to_act().first() else { break None };
                // Not always the first of them: later rounds have secrets too.
                if steps >= 10 * round
                    && let Some(found) = secret_answers(&*table, &mut dice)
                {
                    break Some(found);
                }
                let choices = table.choices(seat);
                let action = &choices[dice.below(choices.len())].text;
                table.play(seat, action).expect("it is listed");
                steps += 1;
                if steps > 150 {
                    break None;
                }
            };
            let Some((seat, [one, other], viewer)) = found else { continue };
            let so_far = Game { seed: seed.0, line: table.history() };
            let first = sent(*game, seats, &so_far, viewer, Some((seat, &one))).await;
            let second = sent(*game, seats, &so_far, viewer, Some((seat, &other))).await;
            assert_eq!(first, second, "{}: {seat:?} {one} or {other}, {viewer:?}", game.meta().id);
            *compared.entry(game.meta().id).or_insert(0) += 1;
        }
    }
    assert!(
        compared.contains_key("habemus_papam") && compared.contains_key("notre_dame"),
        "{compared:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_deals_are_indistinguishable() {
    let mut compared = HashMap::new();
    for game in GAMES {
        let seats = game.meta().seats.min;
        let mut deals: HashMap<String, (Seed, Viewer)> = HashMap::new();
        let mut pair = None;
        'search: for number in 0..400 {
            let seed = Seed::from_number(number);
            let table = game.start(&RawSetup::new(seats, seed)).expect("defaults can be dealt");
            for viewer in Viewer::all(seats) {
                let key = format!("{viewer:?} {}", known(&*table, viewer));
                if let Some((other, viewer)) = deals.insert(key, (seed, viewer)) {
                    pair = Some((seed, other, viewer));
                    break 'search;
                }
            }
        }
        let Some((one, other, viewer)) = pair else { continue };
        let game_of = |seed: Seed| Game { seed: seed.0, line: Vec::new() };
        let first = sent(*game, seats, &game_of(one), viewer, None).await;
        let second = sent(*game, seats, &game_of(other), viewer, None).await;
        assert_eq!(first, second, "{} {viewer:?}", game.meta().id);
        *compared.entry(game.meta().id).or_insert(0) += 1;
    }
    assert!(!compared.is_empty());
}
