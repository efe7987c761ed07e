//! Abuse of undo and takeover: a player who waits for a disconnection must not be able to rewind a game.

use std::time::Duration;

use serde_json::json;
use signoria_engine::Record;
use signoria_protocol::{ClientMessage, ServerMessage};
use signoria_server::{Clock, Config};
use signoria_store::{Change, NewTable, Status};

use crate::{
    Folder, House,
    client::{Client, Dice, Socket},
    table::{
        START, accepted, act, actions, ask_undo, asked, enter, enter_all, enter_seats, error,
        gather, hot_seat, table_of, told, view,
    },
};

fn config(clock: &Clock) -> Config {
    Config { clock: clock.clone(), ..Config::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_clock_a_take_over_waits_two_minutes() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, config(&clock)).await;
    let (table, people) = table_of(&house, "carrara", 2, &unrated()).await;
    let mut sockets = enter_all(&people, &table).await;
    assert_eq!(sockets[0].seen().table.takeover_from[0], None);
    clock.turn(Duration::from_secs(5));
    drop(sockets.pop());
    while sockets[0].seen().table.connected[1] {
        sockets[0].next().await.expect("the departure is told");
    }
    let takeover = ClientMessage::Takeover { seat: 1, id: Some(1) };
    assert_eq!(sockets[0].seen().table.takeover_from[1], Some(START + 125_000));
    for (wait, left) in [(0, "120"), (119, "1")] {
        clock.turn(Duration::from_secs(wait));
        let refused = told(&mut sockets[0], &takeover).await;
        assert_eq!(error(&refused), "takeover_too_soon");
        let text = format!("{refused:?}");
        assert!(text.contains(left), "it says how long is left: {text}");
        assert!(sockets[0].seen().table.away.is_empty(), "no vote is kept");
    }
    clock.turn(Duration::from_secs(1));
    accepted(&told(&mut sockets[0], &takeover).await);
    assert!(sockets[0].seen().table.away[0].bot);

    // A short return restarts the grace period.
    drop(enter(&people[1], &table, "").await);
    for connected in [true, false] {
        while sockets[0].seen().table.connected[1] != connected {
            sockets[0].next().await.expect("both are told");
        }
    }
    assert_eq!(sockets[0].seen().table.takeover_from[1], Some(START + 245_000));
    assert_eq!(error(&told(&mut sockets[0], &takeover).await), "takeover_too_soon");
    house.close().await;
}

/// Reads until a connection is told that a seat is connected, or is not.
async fn until_connected(socket: &mut Socket, seat: usize, connected: bool) {
    while socket.seen().table.connected[seat] != connected {
        socket.next().await.expect("presence is told");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_rated_game_one_vote_after_two_minutes_wins_nothing() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, config(&clock)).await;
    let (table, people) = table_of(&house, "carrara", 3, &json!({})).await;
    let mut sockets = enter_all(&people, &table).await;
    assert!(sockets[0].seen().table.rated);
    drop(sockets.split_off(1));
    for seat in [1, 2] {
        until_connected(&mut sockets[0], seat, false).await;
    }
    let takeover = ClientMessage::Takeover { seat: 1, id: Some(1) };
    assert_eq!(sockets[0].seen().table.takeover_from[1], Some(START + 30 * 60_000));
    clock.turn(Duration::from_secs(30 * 60 - 1));
    assert_eq!(error(&told(&mut sockets[0], &takeover).await), "takeover_too_soon");
    clock.turn(Duration::from_secs(1));
    accepted(&told(&mut sockets[0], &takeover).await);
    let away = |socket: &Socket| socket.seen().table.away[0].clone();
    assert!(!away(&sockets[0]).bot, "the third player has not agreed");
    // Once the third is back and agrees, a bot plays on.
    let mut third = enter(&people[2], &table, "").await;
    accepted(&told(&mut third, &takeover).await);
    assert!(away(&third).bot);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn votes_against_a_player_are_void_once_they_have_been_back() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, config(&clock)).await;
    let (table, people) = table_of(&house, "carrara", 3, &unrated()).await;
    let mut sockets = enter_all(&people, &table).await;
    drop(sockets.remove(1));
    until_connected(&mut sockets[0], 1, false).await;
    clock.turn(Duration::from_mins(2));
    let takeover = ClientMessage::Takeover { seat: 1, id: Some(1) };
    accepted(&told(&mut sockets[0], &takeover).await);
    assert_eq!(sockets[0].seen().table.away[0].votes, [0]);
    drop(enter(&people[1], &table, "").await);
    for connected in [true, false] {
        until_connected(&mut sockets[0], 1, connected).await;
    }
    assert!(sockets[0].seen().table.away.is_empty(), "the vote was about another absence");
    // The grace period restarts, and one vote of two is not enough.
    clock.turn(Duration::from_mins(2));
    accepted(&told(&mut sockets[1], &takeover).await);
    assert!(!sockets[1].seen().table.away[0].bot);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_earlier_request_does_not_agree_to_a_later_one() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people) = table_of(&house, "carrara", 3, &unrated()).await;
    let mut sockets = enter_all(&people, &table).await;
    let mut dice = Dice(5);
    while actions(&sockets[0]) < 9 {
        let seat = asked(&sockets).expect("the game goes on");
        let choices = sockets[seat].choices();
        act(&mut sockets, seat, &choices[dice.below(choices.len())]).await;
    }
    let first = accepted(&ask_undo(&mut sockets[0]).await);
    gather(&mut sockets, first).await;
    let request = sockets[1].seen().table.undo_request.as_ref().expect("it is asked").request;
    let agree = ClientMessage::UndoAnswer { request, agree: true, id: Some(1) };
    // The third refuses, and the first asks for something else, before the second has answered.
    let refuse = ClientMessage::UndoAnswer { request, agree: false, id: Some(1) };
    let refused = accepted(&told(&mut sockets[2], &refuse).await);
    gather(&mut sockets, refused).await;
    accepted(&ask_undo(&mut sockets[0]).await);
    assert_eq!(error(&told(&mut sockets[1], &agree).await), "stale");
    let agreed = &sockets[1].seen().table.undo_request.as_ref().expect("it stands").agreed;
    assert_eq!(*agreed, [0], "the second has agreed to nothing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_clock_no_vote_takes_a_seat_over() {
    let folder = Folder::new();
    let clock = Clock::manual(START);
    let house = House::with(&folder, config(&clock)).await;
    let live = json!({ "clock": { "kind": "live", "move": 60, "reserve": 600 } });
    let (table, people) = table_of(&house, "carrara", 2, &live).await;
    let mut sockets = enter_all(&people, &table).await;
    drop(sockets.pop());
    while sockets[0].seen().table.connected[1] {
        sockets[0].next().await.expect("the departure is told");
    }
    clock.turn(Duration::from_secs(121));
    let takeover = ClientMessage::Takeover { seat: 1, id: Some(1) };
    assert_eq!(error(&told(&mut sockets[0], &takeover).await), "takeover_by_clock");
    assert_eq!(sockets[0].seen().table.takeover_from, [None, None]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_takes_nothing_back_by_consent() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people) = table_of(&house, "habemus_papam", 3, &json!({})).await;
    let mut sockets = enter_all(&people, &table).await;
    assert!(sockets[0].seen().table.rated);
    let mut dice = Dice(3);
    for _ in 0..12 {
        let seat = asked(&sockets).expect("the game goes on");
        let choices = sockets[seat].choices();
        act(&mut sockets, seat, &choices[dice.below(choices.len())]).await;
    }
    for socket in &mut sockets {
        assert_eq!(error(&ask_undo(socket).await), "undo_rated");
    }
    house.close().await;
}

/// An unrated table: spectators may look over shoulders later.
fn unrated() -> serde_json::Value {
    json!({ "spectators": { "all": 10 } })
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_is_asked_of_the_person_for_whom_a_bot_plays() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, people) = table_of(&house, "carrara", 2, &unrated()).await;
    let mut sockets = enter_all(&people, &table).await;
    let mut dice = Dice(5);
    while actions(&sockets[0]) < 12 || asked(&sockets) != Some(0) {
        let seat = asked(&sockets).expect("the game goes on");
        let choices = sockets[seat].choices();
        act(&mut sockets, seat, &choices[dice.below(choices.len())]).await;
    }
    drop(sockets.pop());
    let left = people[1].post(&format!("/api/tables/{table}/leave"), &json!({})).await;
    assert_eq!(left.status, 200, "{left:?}");
    let mut anna = sockets.pop().expect("the first of two");
    while anna.seen().table.away.is_empty() {
        anna.next().await.expect("the bot is told");
    }
    let stood = actions(&anna);
    accepted(&ask_undo(&mut anna).await);
    assert_eq!(actions(&anna), stood, "the absent person has not agreed");
    assert!(anna.seen().table.undo_request.is_some());

    let mut bruno = enter(&people[1], &table, "").await;
    assert!(bruno.seen().table.undo_request.is_some());
    let request = bruno.seen().table.undo_request.as_ref().expect("it stands").request;
    let agree = ClientMessage::UndoAnswer { request, agree: true, id: Some(1) };
    accepted(&told(&mut bruno, &agree).await);
    assert!(actions(&bruno) < stood);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_again_and_again_does_not_rewind_a_game() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for more in [json!({}), json!({ "seats": ["me", { "bot": "random" }] })] {
        let (table, anna) = hot_seat(&house, "carrara", 2, &more).await;
        let alone = !more.as_object().expect("an object").is_empty();
        let mut sockets = enter_seats(&anna, &table, if alone { 1 } else { 2 }).await;
        let mut dice = Dice(8);
        while actions(&sockets[0]) < 20 || asked(&sockets).is_none() {
            let Some(seat) = asked(&sockets) else {
                sockets[0].next().await.expect("the bot goes on");
                continue;
            };
            let choices = sockets[seat].choices();
            act(&mut sockets, seat, &choices[dice.below(choices.len())]).await;
        }
        let stood = actions(&sockets[0]);
        let version = accepted(&ask_undo(&mut sockets[0]).await);
        gather(&mut sockets, version).await;
        let stands = actions(&sockets[0]);
        assert!(stands < stood, "{stands} of {stood}");
        for _ in 0..20 {
            for socket in &mut sockets {
                let refused = ask_undo(socket).await;
                assert_eq!(error(&refused), "undo_agreed_before");
            }
        }
        assert_eq!(actions(&sockets[0]), stands);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chance_after_an_agreed_undo_is_drawn_afresh() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let mut kept = Vec::new();
    for (game, seats) in [
        ("carrara", 2),
        ("machiavelli", 3),
        ("la_citta", 2),
        ("notre_dame", 3),
        ("habemus_papam", 3),
    ] {
        let (table, anna) = hot_seat(&house, game, seats, &json!({})).await;
        let mut sockets = enter_seats(&anna, &table, seats).await;
        let mut dice = Dice(21);
        let (mut fresh, mut asks) = (0, 0);
        for _ in 0..150 {
            let Some(seat) = asked(&sockets) else { break };
            let choices = sockets[seat].choices();
            let action = choices[dice.below(choices.len())].clone();
            let before: Vec<_> = sockets.iter().map(view).collect();
            act(&mut sockets, seat, &action).await;
            if asked(&sockets).is_none() {
                break;
            }
            // As often as one user may undo at one table.
            asks += 1;
            if asks > 50 {
                break;
            }
            let first: Vec<_> = sockets.iter().map(view).collect();
            let version = accepted(&ask_undo(&mut sockets[seat]).await);
            gather(&mut sockets, version).await;
            let back: Vec<_> = sockets.iter().map(view).collect();
            assert_eq!(back, before, "{game}: undo shows every seat what it saw before");
            act(&mut sockets, seat, &action).await;
            let second: Vec<_> = sockets.iter().map(view).collect();
            fresh += usize::from(first != second);
        }
        assert!(fresh > 0, "{game}: what was drawn once was drawn again every time");
        kept.push((game, table, anna, view(&sockets[0])));
    }
    house.close().await;

    // The redraw is the same when the tables are loaded again.
    let house = House::open(&folder).await;
    for (game, table, anna, last) in kept {
        let anna = Client { address: house.address, ..anna };
        let mut socket = anna.connect(&table, "?seat=0").await;
        assert!(matches!(socket.next().await, Some(ServerMessage::Table(_))));
        assert_eq!(view(&socket), last, "{game}");
    }
    house.close().await;
}

/// Tables of older programs hold agreed undos after which chance fell as before.
#[tokio::test(flavor = "multi_thread")]
async fn agreed_undos_of_older_programs_replay_as_they_were() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let anna = Client::guest(house.address, "Anna").await;
    let game = signoria_registry::game("machiavelli").expect("it is there");
    let setup = signoria_registry::RawSetup::new(2, signoria_engine::Seed([9; 32]));
    let mut played = game.start(&setup).expect("it is dealt");
    let mut entries: Vec<_> = (0..2)
        .map(|seat| json!({ "deed": "sit", "seat": seat, "user": 1, "name": "Anna" }))
        .collect();
    entries.push(json!({ "deed": "start" }));
    let mut dice = Dice(2);
    let mut line = Vec::new();
    for _ in 0..40 {
        let seat = played.to_act().first().expect("a seat is asked");
        let choices = played.choices(seat);
        let action = choices[dice.below(choices.len())].text.clone();
        played.play(seat, &action).expect("it is listed");
        line.push(json!({ "deed": "act", "seat": seat.number(), "action": action }));
    }
    entries.extend(line.iter().cloned());
    entries.extend(vec![json!({ "deed": "take_back" }); 15]);
    entries.extend(line[25..].iter().cloned());
    let table = NewTable {
        key: "0123456789abcdef0123456789abcdef".to_owned(),
        game: "machiavelli".to_owned(),
        rules: game.rules(),
        options: serde_json::to_string(&game.defaults()).expect("plain data"),
        seed: [9; 32],
        host: 1,
        listed: true,
        seats: 2,
        password: None,
        settings: "{}".to_owned(),
    };
    let key = table.key.clone();
    let entries = entries.iter().map(ToString::to_string).collect();
    let change = Change::after(0, 1, entries, Status::Playing);
    house.store.create_table(table, change).await.expect("the store takes it");
    let mut sockets = enter_seats(&anna, &key, 2).await;
    for (seat, socket) in signoria_engine::Seat::all(2).zip(&sockets) {
        assert_eq!(view(socket), played.view(signoria_engine::Viewer::Seat(seat)));
    }
    while let Some(seat) = asked(&sockets) {
        let choices = sockets[seat].choices();
        act(&mut sockets, seat, &choices[dice.below(choices.len())]).await;
    }
    let record = anna.get(&format!("/api/tables/{key}/record")).await;
    let record = Record::parse(&record.body).expect("a record that holds");
    assert_eq!(record.format, 1);
    game.resume(&record).expect("it plays again");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_waits_only_for_a_user_who_is_erased_is_settled() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for (last_asked, others_there) in [(true, true), (true, false), (false, true)] {
        let (table, people) = table_of(&house, "carrara", 3, &unrated()).await;
        let mut sockets = enter_all(&people, &table).await;
        let mut dice = Dice(5);
        while actions(&sockets[0]) < 9 || asked(&sockets) != Some(0) {
            let seat = asked(&sockets).expect("the game goes on");
            let choices = sockets[seat].choices();
            act(&mut sockets, seat, &choices[dice.below(choices.len())]).await;
        }
        // So the bot of the erased player answers nothing.
        let stood = actions(&sockets[0]);
        let version = accepted(&ask_undo(&mut sockets[0]).await);
        gather(&mut sockets, version).await;
        let request = sockets[1].seen().table.undo_request.as_ref().expect("it stands").request;
        let agree = ClientMessage::UndoAnswer { request, agree: true, id: Some(1) };
        let version = accepted(&told(&mut sockets[1], &agree).await);
        gather(&mut sockets, version).await;
        assert_eq!(actions(&sockets[0]), stood, "the third has not agreed");
        if !others_there {
            sockets.clear();
        }
        let erased = &people[if last_asked { 2 } else { 0 }];
        assert_eq!(erased.delete("/api/me", &json!({})).await.status, 204);
        let mut second =
            if others_there { sockets.swap_remove(1) } else { enter(&people[1], &table, "").await };
        while second.seen().table.undo_request.is_some() {
            second.next().await.expect("the request does not hang");
        }
        if last_asked {
            assert!(actions(&second) < stood, "all who are left have agreed");
        }
    }
    house.close().await;
}
