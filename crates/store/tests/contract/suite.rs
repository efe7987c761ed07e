//! What every store must do, written against the trait. The including module says where a store is:
//! `Spot::new` makes a place for one (nothing if there cannot be one here), `Spot::open` opens it.

use std::sync::Arc;

use signoria_store::{
    Act, Actor, Change, Credentials, EntryRewrite, GameResult, NODE_TIMEOUT, NewTable, Node,
    Notices, Ownership, RateFn, RatingUpdate, SeatAssignment, SeatResult, Status, Store,
    StoreError, User, UserErasure, UserRating,
};

use super::{
    Spot,
    rows::{bodies, change, session, table},
};

fn credentials(name: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        login: name.to_lowercase(),
        skeleton: name.to_lowercase().replace('1', "l"),
        password: format!("hash of {name}"),
    }
}

async fn guest(store: &Arc<Store>, name: &str, number: u8) -> User {
    store.create_user(name.into(), String::new(), session(number)).await.unwrap()
}

#[tokio::test]
async fn a_session_belongs_to_its_user_until_it_ends() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_user("Anna".into(), String::new(), session(1)).await.unwrap();
    let other = store.create_user("Anna".into(), String::new(), session(2)).await.unwrap();
    assert_ne!(anna.id, other.id);
    let known = store.user_by_token([1; 32]).await.unwrap().map(|(user, _)| user);
    assert_eq!(known, Some(anna));
    assert_eq!(store.user_by_token([3; 32]).await.unwrap(), None);
    store.end_session([1; 32]).await.unwrap();
    assert_eq!(store.user_by_token([1; 32]).await.unwrap(), None);
    let known = store.user_by_token([2; 32]).await.unwrap().map(|(user, _)| user);
    assert_eq!(known, Some(other));
}

#[tokio::test]
async fn a_token_cannot_be_used_twice_and_the_failure_leaves_no_user_behind() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_user("Anna".into(), String::new(), session(1)).await.unwrap();
    let again = store.create_user("Bruno".into(), String::new(), session(1)).await;
    assert!(matches!(again, Err(StoreError::Exists)), "{again:?}");
    let carla = store.create_user("Carla".into(), String::new(), session(2)).await.unwrap();
    assert!(carla.id > anna.id);
    let names: Vec<String> =
        store.users(9, 0).await.unwrap().into_iter().map(|it| it.user.name).collect();
    assert_eq!(names, ["Carla", "Anna"]);
}

#[tokio::test]
async fn entries_come_back_in_order_after_the_store_is_opened_again() {
    let Some(spot) = Spot::new() else { return };
    let made = {
        let store = spot.open();
        let host = store.create_user("Anna".into(), String::new(), session(1)).await.unwrap().id;
        let made = table("t", host);
        let id = store.create_table(made.clone(), change(0, &["a", "b"])).await.unwrap();
        store.append(id, change(2, &["c"])).await.unwrap();
        store.append(id, Change { status: Status::Finished, ..change(3, &["d"]) }).await.unwrap();
        made
    };
    let store = spot.open();
    let stored = store.load("t".into()).await.unwrap().expect("it was stored");
    assert!(stored.row.made == made);
    assert_eq!(stored.row.status, Status::Finished);
    let entries: Vec<(i64, &str)> =
        stored.entries.iter().map(|entry| (entry.at, entry.body.as_str())).collect();
    assert_eq!(entries, [(1000, "a"), (1000, "b"), (1002, "c"), (1003, "d")]);
    assert_eq!((stored.row.created, stored.row.changed), (1000, 1003));
    assert!(store.load("u".into()).await.unwrap().is_none());
}

#[tokio::test]
async fn an_append_that_does_not_follow_the_last_is_refused_whole() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = store.create_user("Anna".into(), String::new(), session(1)).await.unwrap().id;
    let id = store.create_table(table("t", host), change(0, &["a"])).await.unwrap();
    for version in [0, 2, 9] {
        assert_eq!(store.append(id, change(version, &["x", "y"])).await, Err(StoreError::Conflict));
    }
    store.append(id, change(1, &["b"])).await.unwrap();
    assert_eq!(bodies(&store, "t").await, ["a", "b"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_are_written_at_once_and_one_failure_spoils_nothing_else() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = store.create_user("Anna".into(), String::new(), session(1)).await.unwrap().id;
    let tables = (0..40).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let key = format!("t{number}");
            let id = store.create_table(table(&key, host), change(0, &["0"])).await.unwrap();
            for version in 1..20 {
                store.append(id, change(version, &[&version.to_string()])).await.unwrap();
                let stale = store.append(id, change(version, &["stale"])).await;
                assert_eq!(stale, Err(StoreError::Conflict));
            }
            let entries = bodies(&store, &key).await;
            assert_eq!(entries, (0..20).map(|entry| entry.to_string()).collect::<Vec<_>>());
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.expect("no table failed");
    }
}

#[tokio::test]
async fn the_lobby_lists_what_is_public_and_goes_on_and_people_find_their_own() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_user("Anna".into(), String::new(), session(1)).await.unwrap().id;
    let bruno = store.create_user("Bruno".into(), String::new(), session(2)).await.unwrap().id;
    let waiting = Change {
        status: Status::Waiting,
        open: 1,
        members: Some(vec![SeatAssignment { user: anna, seats: 1 }]),
        players: Some(vec!["Anna".into(), String::new()]),
        ..change(0, &["sit"])
    };
    let hidden = NewTable { listed: false, ..table("hidden", anna) };
    store.create_table(hidden, waiting.clone()).await.unwrap();
    let shown = store.create_table(table("shown", anna), waiting.clone()).await.unwrap();
    let over = store.create_table(table("over", bruno), waiting).await.unwrap();
    let member = |user, seats| SeatAssignment { user, seats };
    let members = Some(vec![member(anna, 1), member(bruno, 2), member(bruno, 4)]);
    store.append(shown, Change { members, asked: 5, ..change(1, &["sit"]) }).await.unwrap();
    let over_now = Change { status: Status::Finished, ..change(1, &["end"]) };
    store.append(over, over_now).await.unwrap();

    let lobby = store.lobby(10).await.unwrap();
    let keys: Vec<&str> = lobby.iter().map(|row| row.made.key.as_str()).collect();
    assert_eq!(keys, ["shown"]);
    assert_eq!((lobby[0].status, lobby[0].open, lobby[0].asked), (Status::Playing, 0, 5));
    assert_eq!(lobby[0].players, ["Anna", ""], "names stay until others are given");
    let own = store.tables_of(bruno, 10).await.unwrap();
    let seats = own.iter().find(|own| own.row.made.key == "shown").map(|own| own.seats);
    assert_eq!(seats, Some(6), "one person may hold several seats");
    let keys = |rows: Vec<signoria_store::UserTable>| {
        let mut keys: Vec<String> = rows.into_iter().map(|own| own.row.made.key).collect();
        keys.sort();
        keys
    };
    assert_eq!(keys(store.tables_of(bruno, 10).await.unwrap()), ["over", "shown"]);
    assert_eq!(keys(store.tables_of(anna, 10).await.unwrap()), ["hidden", "over", "shown"]);
    assert_eq!(store.tables_of(anna, 1).await.unwrap().len(), 1);
    assert_eq!(store.count_unfinished(vec![anna, bruno]).await.unwrap(), [2, 0]);
}

#[tokio::test]
async fn the_lobby_begins_with_what_changed_last() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await.id;
    let mut tables = Vec::new();
    // Two minutes, and several moments of each.
    for at in [59_000, 60_001, 60_000, 119_999, 61_000] {
        let first = Change { at, ..change(0, &["sit"]) };
        tables.push(store.create_table(table(&at.to_string(), anna), first).await.unwrap());
    }
    let order = async |limit| {
        let lobby = store.lobby(limit).await.unwrap();
        lobby.into_iter().map(|row| row.made.key).collect::<Vec<_>>()
    };
    assert_eq!(order(9).await, ["119999", "61000", "60001", "60000", "59000"]);
    assert_eq!(order(2).await, ["119999", "61000"]);
    // Within the same minute, and in a later one.
    store.append(tables[2], Change { at: 61_500, ..change(1, &["move"]) }).await.unwrap();
    assert_eq!(order(3).await, ["119999", "60000", "61000"]);
    store.append(tables[2], Change { at: 62_000, ..change(2, &["move"]) }).await.unwrap();
    store.append(tables[0], Change { at: 120_000, ..change(1, &["move"]) }).await.unwrap();
    assert_eq!(order(3).await, ["59000", "119999", "60000"]);
    let over = Change { status: Status::Finished, at: 120_001, ..change(2, &["end"]) };
    store.append(tables[0], over).await.unwrap();
    assert_eq!(order(2).await, ["119999", "60000"]);
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_everything() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await;
    assert!(!anna.account && !anna.admin);
    store.create_table(table("t", anna.id), change(0, &["a"])).await.unwrap();
    store.open_session(anna.id, session(5)).await.unwrap();
    let kept = store.upgrade_guest(anna.id, credentials("Annabella"), session(6)).await.unwrap();
    assert_eq!((kept.id, kept.name.as_str()), (anna.id, "Annabella"));
    assert!(kept.account && kept.admin, "the first account is the admin");
    assert_eq!(store.tables_of(kept.id, 9).await.unwrap().len(), 1);
    assert_eq!(store.user_by_token([6; 32]).await.unwrap().unwrap().0, kept);
    for old in [1, 5] {
        assert_eq!(
            store.user_by_token([old; 32]).await.unwrap(),
            None,
            "sessions of the guest end"
        );
    }
    assert_eq!(store.password_of(kept.id).await.unwrap().as_deref(), Some("hash of Annabella"));
    assert_eq!(store.user(kept.id).await.unwrap(), Some(kept.clone()));
    let again = store.upgrade_guest(anna.id, credentials("Other"), session(7)).await;
    assert_eq!(again, Err(StoreError::NameTaken), "an account is kept once");
    assert_eq!(
        store.user_by_token([6; 32]).await.unwrap().unwrap().0,
        kept,
        "and nothing has changed"
    );

    let bruno = store.create_account(credentials("Bruno"), session(2)).await.unwrap();
    assert!(bruno.account && !bruno.admin);
    let taken = Credentials { name: "BRUNO".into(), ..credentials("bruno") };
    assert_eq!(store.create_account(taken.clone(), session(3)).await, Err(StoreError::NameTaken));
    assert_eq!(
        store.user_by_token([3; 32]).await.unwrap(),
        None,
        "a failure leaves nothing behind"
    );
    let carla = guest(&store, "Carla", 4).await;
    assert_eq!(store.upgrade_guest(carla.id, taken, session(8)).await, Err(StoreError::NameTaken));
    assert!(store.user_by_token([4; 32]).await.unwrap().is_some(), "a failure ends no session");
    assert_eq!(store.password_of(carla.id).await.unwrap(), None, "a guest has no password");
    let found = store.account("bruno".into()).await.unwrap();
    assert_eq!(found, Some((bruno, "hash of Bruno".into())));
    assert_eq!(store.account("carla".into()).await.unwrap(), None, "a guest has no login");
}

#[tokio::test]
async fn only_guests_are_renamed() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await;
    let bruno = store.create_account(credentials("Bruno"), session(2)).await.unwrap();
    store.rename(anna.id, "Anneke".into(), "anneke".into()).await.unwrap();
    store.rename(bruno.id, "Anneke".into(), "anneke".into()).await.unwrap();
    assert_eq!(store.user(anna.id).await.unwrap().unwrap().name, "Anneke");
    assert_eq!(store.user(bruno.id).await.unwrap().unwrap().name, "Bruno");
}

#[tokio::test]
async fn sessions_are_listed_noticed_and_ended_one_by_one() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_account(credentials("Anna"), session(1)).await.unwrap();
    store.open_session(anna.id, session(2)).await.unwrap();
    store.open_session(anna.id, session(3)).await.unwrap();
    guest(&store, "Bruno", 4).await;
    store.touch_session([2; 32], i64::MAX / 2).await.unwrap();
    assert_eq!(store.user_by_token([2; 32]).await.unwrap().unwrap().1, i64::MAX / 2);
    let agents = |rows: Vec<signoria_store::SessionRow>| {
        let mut agents: Vec<String> = rows.into_iter().map(|row| row.agent).collect();
        agents.sort();
        agents
    };
    let all = store.sessions_of(anna.id).await.unwrap();
    assert!(all.iter().all(|row| row.created > 0 && row.seen >= row.created));
    assert_eq!(agents(all), ["Browser 1", "Browser 2", "Browser 3"]);
    store.end_session([3; 32]).await.unwrap();
    assert_eq!(agents(store.sessions_of(anna.id).await.unwrap()), ["Browser 1", "Browser 2"]);
    store.set_password(anna.id, "new hash".into(), [1; 32]).await.unwrap();
    assert_eq!(agents(store.sessions_of(anna.id).await.unwrap()), ["Browser 1"]);
    assert_eq!(store.account("anna".into()).await.unwrap().unwrap().1, "new hash");
    assert!(store.user_by_token([4; 32]).await.unwrap().is_some(), "others stay");
}

#[tokio::test]
async fn an_erased_user_leaves_only_their_number() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_account(credentials("Anna"), session(1)).await.unwrap();
    let bruno = guest(&store, "Bruno", 2).await;
    let seated = Change {
        members: Some(vec![
            SeatAssignment { user: anna.id, seats: 1 },
            SeatAssignment { user: bruno.id, seats: 2 },
        ]),
        players: Some(vec!["Anna".into(), "Bruno".into()]),
        ending: Some(ending(&[(anna.id, 1), (bruno.id, 2)])),
        ..change(0, &["Anna sits", "Bruno sits"])
    };
    let id = store.create_table(table("t", anna.id), seated).await.unwrap();
    store.set_note(anna.id, id, "mine".into()).await.unwrap();
    store.set_muted(bruno.id, anna.id, true).await.unwrap();
    store.set_notices(anna.id, Some(Notices::default())).await.unwrap();
    let rewritten = UserErasure {
        entries: vec![EntryRewrite { table: id, version: 1, body: "a user sits".into() }],
        players: vec![(id, vec!["–".into(), "Bruno".into()])],
        ..UserErasure::default()
    };
    store.erase_user(anna.id, rewritten).await.unwrap();

    assert_eq!(store.user_by_token([1; 32]).await.unwrap(), None);
    assert_eq!(store.user(anna.id).await.unwrap(), None);
    assert_eq!(store.account("anna".into()).await.unwrap(), None);
    assert_eq!(store.note(anna.id, id).await.unwrap(), None);
    assert_eq!(store.notices_of(anna.id).await.unwrap(), None);
    assert!(store.muted_by(bruno.id).await.unwrap().is_empty());
    assert!(store.strengths_of(anna.id).await.unwrap().is_empty());
    assert!(store.played_by(anna.id, 9).await.unwrap().is_empty());
    assert_eq!(store.played_by(bruno.id, 9).await.unwrap().len(), 1, "the others keep theirs");
    assert_eq!(bodies(&store, "t").await, ["a user sits", "Bruno sits"]);
    let rows = store.tables_of(bruno.id, 9).await.unwrap();
    assert_eq!(rows[0].row.players, ["–", "Bruno"]);
    let users = store.users(9, 0).await.unwrap();
    assert_eq!(users.iter().map(|row| row.user.id).collect::<Vec<_>>(), [bruno.id]);
    let next = store.create_account(credentials("Anna"), session(3)).await.unwrap();
    assert!(next.account && next.id != anna.id, "the name is free");
    assert!(!next.admin, "the first account ever was the admin: no other becomes it by chance");
}

#[tokio::test]
async fn a_name_that_looks_like_that_of_an_account_is_taken() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let paul = store.create_account(credentials("Paul"), session(1)).await.unwrap();
    assert!(store.name_in_use("paul".into()).await.unwrap());
    let alike = store.create_account(credentials("Pau1"), session(2)).await;
    assert_eq!(alike, Err(StoreError::NameTaken));
    let anna = guest(&store, "Anna", 3).await;
    assert!(!store.name_in_use("anna".into()).await.unwrap(), "guests keep no name to themselves");
    let names = store.names_after(0, 9).await.unwrap();
    assert_eq!(names, [(paul.id, "Paul".to_owned()), (anna.id, "Anna".to_owned())]);
    assert_eq!(store.names_after(paul.id, 9).await.unwrap().len(), 1);
    store.set_skeletons(vec![(paul.id, "p".into())]).await.unwrap();
    assert!(!store.name_in_use("paul".into()).await.unwrap());
    assert!(store.name_in_use("p".into()).await.unwrap());
}

/// How a game of these people ended; the winner's mean goes up by one, the deviation down.
fn ending(people: &[(i64, u8)]) -> GameResult {
    fn rate(ratings: &mut [(f64, f64)], ranks: &[u8]) {
        for ((mean, deviation), rank) in ratings.iter_mut().zip(ranks) {
            *mean += if *rank == 1 { 1.0 } else { -1.0 };
            *deviation *= 0.5;
        }
    }
    let placing = |(seat, (user, rank)): (usize, &(i64, u8))| SeatResult {
        seat: seat as u8,
        user: Some(*user),
        rank: *rank,
        total: 10 * i32::from(*rank),
    };
    GameResult {
        placings: people.iter().enumerate().map(placing).collect(),
        rated: Some(RatingUpdate {
            users: people.iter().map(|(user, _)| Some(*user)).collect(),
            ranks: people.iter().map(|(_, rank)| *rank).collect(),
            rate: RateFn { fresh: || (25.0, 8.0), rate },
        }),
    }
}

#[tokio::test]
async fn results_and_ratings_are_kept_per_game_and_number_of_seats() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await.id;
    let bruno = guest(&store, "Bruno", 2).await.id;
    let over = |ending: GameResult, at: i64| Change {
        at,
        status: Status::Finished,
        ending: Some(ending),
        ..change(0, &["end"])
    };
    let won = ending(&[(anna, 1), (bruno, 2)]);
    let lost = ending(&[(anna, 2), (bruno, 1)]);
    store.create_table(table("one", anna), over(won.clone(), 10)).await.unwrap();
    store.create_table(table("two", anna), over(won, 30)).await.unwrap();
    let four = NewTable { seats: 4, ..table("three", anna) };
    store.create_table(four, over(lost, 20)).await.unwrap();
    let mut alone = ending(&[(anna, 1)]);
    alone.rated = None;
    let other = NewTable { game: "draughts".into(), ..table("four", anna) };
    store.create_table(other, over(alone, 5)).await.unwrap();

    let played = store.played_by(anna, 3).await.unwrap();
    let told: Vec<(&str, u8, i32)> =
        played.iter().map(|game| (game.row.made.key.as_str(), game.rank, game.total)).collect();
    assert_eq!(told, [("two", 1, 10), ("three", 2, 20), ("one", 1, 10)]);
    let strengths = store.strengths_of(anna).await.unwrap();
    let strength = |game: &str, seats, rating, games, firsts| UserRating {
        game: game.to_owned(),
        seats,
        rating,
        games,
        firsts,
    };
    assert_eq!(
        strengths,
        [
            strength("chess", 2, Some((27.0, 2.0)), 2, 2),
            strength("chess", 4, Some((24.0, 4.0)), 1, 0),
            strength("draughts", 2, None, 1, 1),
        ]
    );
    let again = store.strengths_of(bruno).await.unwrap();
    assert_eq!(again[0].rating, Some((23.0, 2.0)));
}

#[tokio::test]
async fn every_table_that_names_a_user_is_found() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    for (key, entry) in [
        ("sits", r#"{"user":7,"name":"x"}"#),
        ("spoke", r#"{"text":"x","user":7}"#),
        ("other", r#"{"user":77,"name":"x"}"#),
        ("quoted", r#"{"text":"\"user\":7,","user":8}"#),
    ] {
        store.create_table(table(key, host), change(0, &["a", entry])).await.unwrap();
    }
    assert_eq!(store.tables_mentioning(7).await.unwrap(), ["sits", "spoke"]);
}

#[tokio::test]
async fn a_clock_that_runs_out_is_found() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let running = |deadline| Change { deadline, ..change(0, &["a"]) };
    store.create_table(table("none", host), running(None)).await.unwrap();
    store.create_table(table("late", host), running(Some(500))).await.unwrap();
    let soon = store.create_table(table("soon", host), running(Some(400))).await.unwrap();
    assert!(store.tables_due(400, 9).await.unwrap().is_empty());
    assert_eq!(store.tables_due(501, 9).await.unwrap(), ["soon", "late"]);
    assert_eq!(store.tables_due(501, 1).await.unwrap(), ["soon"]);
    store.append(soon, Change { deadline: None, ..change(1, &["b"]) }).await.unwrap();
    assert_eq!(store.tables_due(501, 9).await.unwrap(), ["late"]);
}

#[tokio::test]
async fn notes_mutes_and_notices_belong_to_one_person() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await;
    let bruno = guest(&store, "Bruno", 2).await;
    let id = store.create_table(table("t", anna.id), change(0, &["a"])).await.unwrap();
    assert_eq!(store.note(anna.id, id).await.unwrap(), None);
    store.set_note(anna.id, id, "one".into()).await.unwrap();
    store.set_note(anna.id, id, "two\nlines".into()).await.unwrap();
    assert_eq!(store.note(anna.id, id).await.unwrap().as_deref(), Some("two\nlines"));
    assert_eq!(store.note(bruno.id, id).await.unwrap(), None);
    assert_eq!(store.notes_of(anna.id).await.unwrap(), [("t".into(), "two\nlines".into())]);
    store.set_note(anna.id, id, String::new()).await.unwrap();
    assert!(store.notes_of(anna.id).await.unwrap().is_empty());

    store.set_muted(anna.id, bruno.id, true).await.unwrap();
    store.set_muted(anna.id, bruno.id, true).await.unwrap();
    assert_eq!(store.muted_by(anna.id).await.unwrap(), std::slice::from_ref(&bruno));
    assert!(store.muted_by(bruno.id).await.unwrap().is_empty());
    store.set_muted(anna.id, bruno.id, false).await.unwrap();
    assert!(store.muted_by(anna.id).await.unwrap().is_empty());

    assert_eq!(store.notices_of(anna.id).await.unwrap(), None);
    let wanted = Notices {
        webhook: Some("https://example.org".into()),
        secret: Some("s".into()),
        mail: Some("anna@example.org".into()),
        code: Some("c".into()),
        turn: true,
        digest: true,
        digested: 100,
        lang: "nl".into(),
    };
    store.set_notices(anna.id, Some(wanted.clone())).await.unwrap();
    assert_eq!(store.notices_of(anna.id).await.unwrap(), Some(wanted.clone()));
    assert!(store.digests_due(101, 9).await.unwrap().is_empty(), "the address is not proved");
    let proved = Notices { code: None, ..wanted };
    store.set_notices(anna.id, Some(proved)).await.unwrap();
    assert!(store.digests_due(100, 9).await.unwrap().is_empty());
    assert_eq!(store.digests_due(101, 9).await.unwrap(), [anna.id]);
    assert!(store.claim_digest(anna.id, 101, 100).await.unwrap());
    assert!(store.claim_digest(anna.id, 101, 101).await.unwrap(), "the day is not over at 100");
    assert!(!store.claim_digest(anna.id, 101, 102).await.unwrap(), "another node was faster");
    assert!(!store.claim_digest(99, 101, 102).await.unwrap());
    store.set_notices(anna.id, None).await.unwrap();
    assert_eq!(store.notices_of(anna.id).await.unwrap(), None);
}

#[tokio::test]
async fn the_server_stores_settings_and_lists_all_users() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    assert_eq!(store.server_setting("announcement".into()).await.unwrap(), None);
    for text in ["Closed on Sunday", "Open on Sunday"] {
        store.set_server_setting("announcement".into(), Some(text.into())).await.unwrap();
        assert_eq!(
            store.server_setting("announcement".into()).await.unwrap().as_deref(),
            Some(text)
        );
    }
    store.set_server_setting("announcement".into(), None).await.unwrap();
    assert_eq!(store.server_setting("announcement".into()).await.unwrap(), None);
    let anna = guest(&store, "Anna", 1).await;
    let bruno = store.create_account(credentials("Bruno"), session(2)).await.unwrap();
    let seated = Change {
        members: Some(vec![SeatAssignment { user: anna.id, seats: 1 }]),
        ..change(0, &["a"])
    };
    let hidden = NewTable { listed: false, ..table("t", anna.id) };
    store.create_table(hidden, seated).await.unwrap();
    let users = store.users(9, 0).await.unwrap();
    let told: Vec<(i64, u32)> = users.iter().map(|row| (row.user.id, row.tables)).collect();
    assert_eq!(told, [(bruno.id, 0), (anna.id, 1)]);
    assert!(users[0].user.admin && users[0].seen.is_some());
    assert_eq!(store.users(1, 0).await.unwrap().len(), 1);
    assert_eq!(store.users(9, 1).await.unwrap(), users[1..], "a list goes on where it ended");
    assert!(store.users(9, users.len() as u32).await.unwrap().is_empty());
    assert!(store.size().await.unwrap() > 10_000, "tables and indexes need room");
    assert_eq!(store.tables(9, 0).await.unwrap().len(), 1, "hidden ones too");
}

#[tokio::test]
async fn a_table_keeps_its_password_and_settings() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let made = NewTable { password: Some("hash".into()), ..table("t", host) };
    store.create_table(made.clone(), change(0, &["a"])).await.unwrap();
    assert!(store.load("t".into()).await.unwrap().unwrap().row.made == made);
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_every_kind_share_commits_and_stay_in_order() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let tables = (0..30).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let key = format!("t{number}");
            let id = store.create_table(table(&key, host), change(0, &["0"])).await.unwrap();
            for version in (1..30).step_by(3) {
                let seated = Change {
                    members: Some(vec![SeatAssignment { user: host, seats: 1 }]),
                    players: Some(vec![format!("Anna {version}")]),
                    ..change(version, &["seated"])
                };
                store.append(id, seated).await.unwrap();
                // Asked for at once, so that they may share a commit; the second follows the first.
                let asked = Change { asked: 2, ..change(version + 1, &["one"]) };
                let deadline = Some(i64::from(version) + 10_000);
                let timed = Change { asked: 1, deadline, ..change(version + 2, &["two"]) };
                let (one, two) = tokio::join!(store.append(id, asked), store.append(id, timed));
                one.unwrap();
                two.unwrap();
                let note = format!("after {version}");
                store.set_note(host, id, note.clone()).await.unwrap();
                assert_eq!(store.note(host, id).await.unwrap(), Some(note));
            }
            let stored = store.load(key).await.unwrap().expect("it was stored");
            let told: Vec<&str> = stored.entries.iter().map(|entry| &*entry.body).collect();
            assert_eq!(told[..4], ["0", "seated", "one", "two"]);
            assert_eq!(told.len(), 31);
            assert_eq!((stored.row.asked, stored.row.changed), (1, 1030));
            assert_eq!(stored.row.players, ["Anna 28"]);
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.expect("no table failed");
    }
    assert_eq!(store.tables_due(10_029, 99).await.unwrap().len(), 30, "the last deadline counts");
    assert!(store.tables_due(10_028, 99).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_row_follows_changes_of_every_kind() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let id = store.create_table(table("t", host), change(0, &["a"])).await.unwrap();
    let seated = || Some(vec!["Anna".to_owned()]);
    let (playing, over) = (Status::Playing, Status::Finished);
    let changes = [
        (None, playing, 0, None),
        (None, playing, 0, None),
        (seated(), playing, 1, Some(5)),
        (None, playing, 0, None),
        (None, playing, 0, Some(6)),
        (None, playing, 0, Some(6)),
        (seated(), over, 0, None),
        (None, over, 0, None),
        (None, playing, 2, None),
    ];
    for (version, (players, status, open, deadline)) in (1..).zip(changes) {
        let asked = version as u8;
        let next = change(version, &["b"]);
        let next = Change { players, status, open, asked, deadline, ..next };
        store.append(id, next).await.unwrap();
        let row = store.load("t".into()).await.unwrap().expect("it is there").row;
        assert_eq!((row.status, row.open, row.asked), (status, open, asked));
        assert_eq!(row.changed, 1000 + i64::from(version));
        let due = deadline.map_or(0, |_| 1);
        assert_eq!(store.tables_due(100, 9).await.unwrap().len(), due, "after version {version}");
        let listed = usize::from(status != over);
        assert_eq!(store.lobby(9).await.unwrap().len(), listed, "after version {version}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_there_spoils_nothing_for_the_others() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let id = store.create_table(table("t", host), change(0, &["a"])).await.unwrap();
    let (before, nowhere, after) = tokio::join!(
        store.append(id, change(1, &["b"])),
        store.append(id + 1, change(0, &["x"])),
        store.append(id, change(2, &["c"])),
    );
    assert_eq!((before, after), (Ok(()), Ok(())));
    assert!(nowhere.is_err());
    assert_eq!(bodies(&store, "t").await, ["a", "b", "c"]);
}

#[tokio::test]
async fn the_key_of_a_table_is_used_once() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let first = store.create_table(table("t", host), change(0, &["a"])).await.unwrap();
    let again = store.create_table(table("t", host), change(0, &["b"])).await;
    assert_eq!(again, Err(StoreError::Exists));
    let other = store.create_table(table("u", host), change(0, &["c"])).await.unwrap();
    assert!(other > first);
    assert_eq!(bodies(&store, "t").await, ["a"]);
}

#[tokio::test]
async fn texts_of_every_kind_come_back() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let text = "?1 $1 ' \" \\ % _ \u{1f0a1}\r\n";
    let anna = guest(&store, text, 1).await;
    assert_eq!(store.user(anna.id).await.unwrap().expect("she is there").name, text);
    let id = store.create_table(table(text, anna.id), change(0, &[text])).await.unwrap();
    assert_eq!(bodies(&store, text).await, [text]);
    store.set_note(anna.id, id, "a\0b".into()).await.unwrap();
    let note = store.note(anna.id, id).await.unwrap().expect("it is there");
    assert!(note == "a\0b" || note == "a\u{fffd}b", "{note:?}");
}

#[tokio::test]
async fn tables_of_a_forgotten_host_are_handed_on_or_removed() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await.id;
    let bruno = guest(&store, "Bruno", 2).await.id;
    let named = r#"{"user":1,"name":"x"}"#;
    let on = store.create_table(table("on", anna), change(0, &[named])).await.unwrap();
    let gone = store.create_table(table("gone", anna), change(0, &[named])).await.unwrap();
    store.set_note(anna, gone, "x".into()).await.unwrap();
    let rewritten = UserErasure {
        read: vec![(on, 1)],
        hosts: vec![(on, bruno)],
        removed: vec![gone],
        ..UserErasure::default()
    };
    store.erase_user(anna, rewritten).await.unwrap();
    assert_eq!(store.load("on".into()).await.unwrap().unwrap().row.made.host, bruno);
    assert!(store.load("gone".into()).await.unwrap().is_none());
    assert!(store.tables_mentioning(anna).await.unwrap().is_empty());
}

#[tokio::test]
async fn an_entry_that_names_a_user_while_they_are_erased_is_found_again() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await.id;
    let bruno = guest(&store, "Bruno", 2).await.id;
    let (named, other) = (r#"{"user":1,"name":"x"}"#, r#"{"user":2,"name":"y"}"#);
    let late = store.create_table(table("late", bruno), change(0, &[named])).await.unwrap();
    let quiet = store.create_table(table("quiet", bruno), change(0, &[named])).await.unwrap();
    // Both were read; then one of them names the user again, and a third does for the first time.
    let rewritten = UserErasure {
        read: vec![(late, 1), (quiet, 1)],
        entries: [late, quiet]
            .map(|table| EntryRewrite { table, version: 1, body: "{}".into() })
            .into(),
        ..UserErasure::default()
    };
    store.append(late, change(1, &[other, named])).await.unwrap();
    store.append(quiet, change(1, &[other])).await.unwrap();
    store.create_table(table("new", bruno), change(0, &[named])).await.unwrap();
    store.erase_user(anna, rewritten).await.unwrap();
    assert_eq!(store.tables_mentioning(anna).await.unwrap(), ["late", "new"]);
    assert_eq!(store.tables_mentioning(bruno).await.unwrap(), ["late", "quiet"]);
}

#[tokio::test]
async fn nothing_more_is_kept_about_an_erased_user() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await.id;
    let bruno = guest(&store, "Bruno", 2).await.id;
    let id = store.create_table(table("t", bruno), change(0, &["a"])).await.unwrap();
    store.erase_user(anna, UserErasure::default()).await.unwrap();
    // Requests that were under way when the user was erased.
    let gone = Err(StoreError::NotFound);
    assert_eq!(store.set_note(anna, id, "mine".into()).await, gone);
    assert_eq!(store.set_muted(anna, bruno, true).await, gone);
    assert_eq!(store.set_notices(anna, Some(Notices::default())).await, gone);
    assert_eq!(store.note(anna, id).await.unwrap(), None);
    assert_eq!(store.notices_of(anna).await.unwrap(), None);
}

#[tokio::test]
async fn an_erased_player_counts_as_a_newcomer_in_a_rated_game() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await.id;
    let mut end = ending(&[(anna, 1), (99, 2)]);
    end.placings[1].user = None;
    end.rated.as_mut().unwrap().users[1] = None;
    let ended = Change { ending: Some(end), ..change(0, &["over"]) };
    store.create_table(table("t", anna), ended).await.unwrap();
    let strengths = store.strengths_of(anna).await.unwrap();
    assert!(strengths[0].rating.is_some(), "{strengths:?}");
}

#[tokio::test]
async fn guests_are_found_by_what_their_names_look_like() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_user("Anna".into(), "anna".into(), session(1)).await.unwrap();
    let other = store.create_user("ANNA".into(), "anna".into(), session(2)).await.unwrap();
    store.create_user("Bruno".into(), "bruno".into(), session(3)).await.unwrap();
    let found = store.guests_called("anna".into(), 9).await.unwrap();
    assert_eq!(found, [(anna.id, "Anna".to_owned()), (other.id, "ANNA".to_owned())]);
    store.rename(anna.id, "Anna 1".into(), "anna l".into()).await.unwrap();
    store.upgrade_guest(other.id, credentials("ANNA"), session(4)).await.unwrap();
    assert!(store.guests_called("anna".into(), 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_guest_does_not_take_the_name_of_an_account_that_was_just_made() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let bruno = store.create_user("Bruno".into(), "bruno".into(), session(1)).await.unwrap();
    // The caller has looked, and no account was called so; then one is made.
    assert!(!store.name_in_use("anna".into()).await.unwrap());
    store.create_account(credentials("Anna"), session(2)).await.unwrap();
    let made = store.create_user("ANNA".into(), "anna".into(), session(3)).await;
    assert_eq!(made.unwrap_err(), StoreError::NameTaken);
    let renamed = store.rename(bruno.id, "ANNA".into(), "anna".into()).await;
    assert_eq!(renamed.unwrap_err(), StoreError::NameTaken);
    assert_eq!(store.user(bruno.id).await.unwrap().unwrap().name, "Bruno");
    assert!(store.guests_called("anna".into(), 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn tables_that_are_gone_are_told_apart() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await.id;
    store.create_table(table("t", anna), change(0, &["a"])).await.unwrap();
    let removed = store.removed(vec!["t".into(), "u".into()]).await.unwrap();
    assert_eq!(removed, ["u"]);
}

#[tokio::test]
async fn a_link_for_a_new_password_is_void_once_the_password_was_changed() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_account(credentials("Anna"), session(1)).await.unwrap();
    let link = Act::ResetPassword { user: anna.id, hash: [9; 32], expires: 1000 };
    store.administer(Actor::Terminal, link).await.unwrap();
    store.set_password(anna.id, "new".into(), [1; 32]).await.unwrap();
    assert_eq!(store.reset_password([9; 32], 10, "stolen".into()).await.unwrap(), None);
    assert_eq!(store.password_of(anna.id).await.unwrap().as_deref(), Some("new"));
}

#[tokio::test]
async fn what_admins_do_is_done_and_written_down() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_account(credentials("Anna"), session(1)).await.unwrap();
    let bruno = store.create_account(credentials("Bruno"), session(2)).await.unwrap();
    let carla = guest(&store, "Carla", 3).await;
    let by = Actor::User(anna.id);
    let user = bruno.id;
    store.administer(by, Act::Ban { user }).await.unwrap();
    assert_eq!(store.user_by_token([2; 32]).await.unwrap(), None, "the session is over");
    assert_eq!(store.open_session(user, session(4)).await, Err(StoreError::NotFound));
    assert!(store.user(user).await.unwrap().unwrap().banned);
    store.administer(by, Act::Unban { user }).await.unwrap();
    store.open_session(user, session(5)).await.unwrap();
    store.administer(Actor::Terminal, Act::Grant { user }).await.unwrap();
    assert!(store.user(user).await.unwrap().unwrap().admin);
    assert_eq!(
        store.user_by_token([5; 32]).await.unwrap(),
        None,
        "rights that grow need a new token"
    );
    store.administer(by, Act::Revoke { user }).await.unwrap();
    assert!(!store.user(user).await.unwrap().unwrap().admin);
    store.open_session(user, session(6)).await.unwrap();
    store.administer(by, Act::EndSessions { user }).await.unwrap();
    assert_eq!(store.user_by_token([6; 32]).await.unwrap(), None);
    store.create_table(table("t", carla.id), change(0, &["a"])).await.unwrap();
    let removed = store.administer(by, Act::RemoveTable { key: "t".into() }).await.unwrap();
    assert_eq!(removed, ["t"]);
    assert!(store.load("t".into()).await.unwrap().is_none());
    // What cannot be done is not written down either.
    for act in [
        Act::Ban { user: 99 },
        Act::Grant { user: carla.id },
        Act::RemoveTable { key: "t".into() },
        Act::ResetPassword { user: carla.id, hash: [9; 32], expires: 10 },
    ] {
        assert_eq!(store.administer(by, act).await, Err(StoreError::NotFound));
    }
    let log = store.admin_log(99, 0).await.unwrap();
    let words: Vec<&str> = log.iter().rev().map(|row| row.act.as_str()).collect();
    assert_eq!(words, ["ban", "unban", "grant", "revoke", "end_sessions", "remove_table"]);
    let grant = &log[3];
    assert_eq!((grant.source.as_str(), grant.actor), ("terminal", None));
    assert_eq!(grant.user_name.as_deref(), Some("Bruno"));
    assert_eq!(log[5].actor_name.as_deref(), Some("Anna"));
    assert_eq!(log[0].table.as_deref(), Some("t"));
    assert!(log.iter().all(|row| row.at > 0));
    store.erase_user(bruno.id, UserErasure::default()).await.unwrap();
    let log = store.admin_log(99, 0).await.unwrap();
    assert!(log.iter().all(|row| row.user_name.as_deref() != Some("Bruno")));
}

#[tokio::test]
async fn a_link_for_a_new_password_works_once_and_not_for_ever() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = store.create_account(credentials("Anna"), session(1)).await.unwrap();
    let link = |number: u8| Act::ResetPassword { user: anna.id, hash: [number; 32], expires: 100 };
    for number in [7, 8] {
        store.administer(Actor::Terminal, link(number)).await.unwrap();
    }
    for (hash, at) in [(7, 50), (8, 100), (9, 50)] {
        let used = store.reset_password([hash; 32], at, "new".into()).await.unwrap();
        assert_eq!(used, None, "replaced, expired, or never made");
    }
    assert!(store.user_by_token([1; 32]).await.unwrap().is_some());
    let used = store.reset_password([8; 32], 99, "new".into()).await.unwrap();
    assert_eq!(used, Some(anna.id));
    assert_eq!(store.password_of(anna.id).await.unwrap().as_deref(), Some("new"));
    assert_eq!(store.user_by_token([1; 32]).await.unwrap(), None, "all sessions end");
    assert_eq!(store.reset_password([8; 32], 99, "again".into()).await.unwrap(), None);
}

#[tokio::test]
async fn old_finished_tables_of_guests_are_pruned_and_no_others() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let anna = guest(&store, "Anna", 1).await.id;
    let bruno = store.create_account(credentials("Bruno"), session(2)).await.unwrap().id;
    let keeper = guest(&store, "Archive", 3).await.id;
    let over = |at: i64, members: &[i64]| Change {
        at,
        status: Status::Finished,
        members: Some(members.iter().map(|&user| SeatAssignment { user, seats: 1 }).collect()),
        ..change(0, &[r#"{"user":1,"x":2}"#])
    };
    for (key, host, made) in [
        ("old", anna, over(10, &[anna])),
        ("older", anna, over(5, &[])),
        ("new", anna, over(500, &[anna])),
        ("running", anna, Change { at: 10, ..change(0, &["a"]) }),
        ("of an account", bruno, over(10, &[bruno])),
        ("with an account", anna, over(10, &[anna, bruno])),
        ("imported", keeper, over(10, &[])),
    ] {
        store.create_table(table(key, host), made).await.unwrap();
    }
    assert_eq!(store.made_by(anna).await.unwrap(), 5);
    let prune = |limit| Act::Prune { before: 100, spare: Some(keeper), limit };
    assert_eq!(store.administer(Actor::Server, prune(1)).await.unwrap(), ["older"]);
    assert_eq!(store.administer(Actor::Server, prune(9)).await.unwrap(), ["old"]);
    assert!(store.administer(Actor::Server, prune(9)).await.unwrap().is_empty());
    assert_eq!(store.tables(99, 0).await.unwrap().len(), 5);
    let log = store.admin_log(9, 0).await.unwrap();
    assert_eq!(log.len(), 2, "nothing was done the third time: {log:?}");
    assert_eq!((log[0].source.as_str(), log[0].count), ("server", Some(1)));
}

#[tokio::test]
async fn a_removed_table_takes_nothing_more_and_spoils_nothing_for_the_others() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let gone = store.create_table(table("gone", host), change(0, &["0"])).await.unwrap();
    let stays = store.create_table(table("stays", host), change(0, &["0"])).await.unwrap();
    for version in 1..6 {
        store.append(gone, change(version, &["x"])).await.unwrap();
        store.append(stays, change(version, &["x"])).await.unwrap();
    }
    store.administer(Actor::Terminal, Act::RemoveTable { key: "gone".into() }).await.unwrap();
    assert_eq!(store.append(gone, change(6, &["x"])).await, Err(StoreError::Conflict));
    for version in 6..40 {
        store.append(stays, change(version, &["x"])).await.unwrap();
    }
    assert_eq!(bodies(&store, "stays").await.len(), 40);
}

#[tokio::test(flavor = "multi_thread")]
async fn short_reads_do_not_wait_for_long_ones() {
    const LONG: usize = 200;
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    for number in 0..300 {
        let key = format!("t{number}");
        store.create_table(table(&key, host), change(0, &["0"])).await.unwrap();
    }
    // A queue of long reads; the short one behind them comes first.
    let long: Vec<_> = (0..LONG).map(|_| store.tables(u32::MAX, 0)).collect();
    let done = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let counted = done.clone();
    let all = tokio::spawn(async move {
        for answer in long {
            answer.await.unwrap();
            counted.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        }
    });
    assert!(store.user_by_token([1; 32]).await.unwrap().is_some());
    assert!(
        done.load(std::sync::atomic::Ordering::SeqCst) < LONG,
        "it did not wait for all of them"
    );
    all.await.expect("the long ones are answered too");
}

fn node(id: &str) -> Node {
    Node {
        id: id.to_owned(),
        address: format!("{id}.example:8080"),
        rules: "chess 3".to_owned(),
        draining: false,
    }
}

/// Takes a table, which must be free; returns its epoch.
async fn take(store: &Arc<Store>, key: &str, node: &str) -> i64 {
    match store.take_table(key.into(), node.into()).await.unwrap() {
        Ownership::Taken { epoch, .. } => epoch,
        owned @ Ownership::Owned { .. } => panic!("{owned:?}"),
    }
}

#[tokio::test]
async fn nodes_find_the_owner_of_a_table_and_their_cluster() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    assert_eq!(store.cluster_id("first".into()).await.unwrap(), "first");
    assert_eq!(store.cluster_id("second".into()).await.unwrap(), "first", "it stays");
    let host = guest(&store, "Anna", 1).await.id;
    store.create_table(table("t", host), change(0, &["a"])).await.unwrap();
    let owner = async || store.owner_of("t".into()).await.unwrap().unwrap();
    let made = table("t", host);
    assert_eq!((owner().await.game, owner().await.rules), (made.game, made.rules));
    assert_eq!(owner().await.owner, None);
    assert_eq!(store.owner_of("none".into()).await.unwrap(), None);
    store.heartbeat(node("one")).await.unwrap();
    take(&store, "t", "one").await;
    assert_eq!(owner().await.owner.as_deref(), Some("one"));
    assert_eq!(store.nodes().await.unwrap()[0].tables, 1);
    assert_eq!(store.other_nodes().await.unwrap()[0].node, node("one"));
    store.remove_silent_nodes(60_000).await.unwrap();
    assert_eq!(store.nodes().await.unwrap().len(), 1, "it has just been heard");
    // A server that has the database for itself begins anew.
    store.remove_all_nodes().await.unwrap();
    assert_eq!(owner().await.owner, None);
    assert!(store.nodes().await.unwrap().is_empty());
    store.heartbeat(node("one")).await.unwrap();
    store.remove_silent_nodes(-1000).await.unwrap();
    assert!(store.nodes().await.unwrap().is_empty());
}

#[tokio::test]
async fn numbers_are_never_given_twice() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let mut ids = Vec::new();
    for key in ["t", "u", "v"] {
        ids.push(store.create_table(table(key, host), change(0, &["a"])).await.unwrap());
    }
    // One that fails leaves no table behind.
    assert!(store.create_table(table("v", host), change(0, &["a"])).await.is_err());
    ids.push(store.create_table(table("w", host), change(0, &["a"])).await.unwrap());
    assert!(ids.is_sorted_by(|a, b| a < b), "{ids:?}");
    assert_eq!(store.tables(9, 0).await.unwrap().len(), 4);
}

#[tokio::test]
async fn a_table_belongs_to_one_node_that_is_alive() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let id = store.create_table(table("t", host), change(0, &["a"])).await.unwrap();
    for name in ["one", "two"] {
        store.heartbeat(node(name)).await.unwrap();
    }
    let taken = store.take_table("t".into(), "one".into()).await.unwrap();
    assert_eq!(taken, Ownership::Taken { table: id, epoch: 1 });
    let refused = store.take_table("t".into(), "two".into()).await.unwrap();
    assert_eq!(refused, Ownership::Owned { by: "one".into() });
    let missing = store.take_table("none".into(), "two".into()).await;
    assert_eq!(missing, Err(StoreError::NotFound));
    store.append_owned(id, 1, change(1, &["b"])).await.unwrap();
    // Given back; what the first owner still wants to write is refused.
    store.give_table(id, 1).await.unwrap();
    assert_eq!(take(&store, "t", "two").await, 2);
    assert_eq!(store.append_owned(id, 1, change(2, &["x"])).await, Err(StoreError::Fenced));
    store.append_owned(id, 2, change(2, &["c"])).await.unwrap();
    for (epoch, error) in [(1, StoreError::Fenced), (2, StoreError::Conflict)] {
        assert_eq!(store.append_owned(id, epoch, change(2, &["x"])).await, Err(error));
    }
    // An old owner gives nothing back that is not theirs.
    store.give_table(id, 1).await.unwrap();
    let refused = store.take_table("t".into(), "one".into()).await.unwrap();
    assert_eq!(refused, Ownership::Owned { by: "two".into() });
    let nodes = store.nodes().await.unwrap();
    assert_eq!(nodes.iter().map(|it| it.tables).collect::<Vec<_>>(), [0, 1]);
    assert!(nodes.iter().all(signoria_store::NodeRow::is_alive), "{nodes:?}");
    assert_eq!(nodes[1].node, node("two"));
    // A node that ends leaves its tables to the others.
    store.remove_node("two".into()).await.unwrap();
    assert_eq!(take(&store, "t", "one").await, 3);
    assert_eq!(store.nodes().await.unwrap().len(), 1);
    assert_eq!(bodies(&store, "t").await, ["a", "b", "c"]);
}

#[tokio::test]
async fn the_tables_of_a_silent_node_can_be_taken_after_a_while() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let id = store.create_table(table("t", host), change(0, &["a"])).await.unwrap();
    store.heartbeat(node("one")).await.unwrap();
    assert_eq!(take(&store, "t", "one").await, 1);
    let begun = std::time::Instant::now();
    let epoch = loop {
        if let Ownership::Taken { epoch, .. } =
            store.take_table("t".into(), "two".into()).await.unwrap()
        {
            break epoch;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let waited = begun.elapsed();
    assert!(waited + std::time::Duration::from_millis(100) > NODE_TIMEOUT, "{waited:?}");
    assert_eq!(epoch, 2);
    // It wakes up and beats again: too late.
    store.heartbeat(node("one")).await.unwrap();
    assert_eq!(store.append_owned(id, 1, change(1, &["x"])).await, Err(StoreError::Fenced));
    store.append_owned(id, 2, change(1, &["b"])).await.unwrap();
    assert_eq!(bodies(&store, "t").await, ["a", "b"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fenced_append_spoils_nothing_for_the_others_of_its_commit() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host = guest(&store, "Anna", 1).await.id;
    let mut tables = Vec::new();
    for number in 0..20 {
        let key = format!("t{number}");
        let id = store.create_table(table(&key, host), change(0, &["0"])).await.unwrap();
        let stale = take(&store, &key, "one").await;
        let epoch = if number % 4 == 0 { take(&store, &key, "one").await } else { stale };
        tables.push((id, key, stale, epoch));
    }
    for version in 1..10 {
        // All at once: they share commits.
        let sent: Vec<_> = tables
            .iter()
            .map(|(id, _, stale, epoch)| {
                let fenced = stale != epoch;
                let body = version.to_string();
                let lost = fenced.then(|| store.append_owned(*id, *stale, change(version, &["x"])));
                (fenced, lost, store.append_owned(*id, *epoch, change(version, &[&body])))
            })
            .collect();
        for (fenced, lost, kept) in sent {
            if let Some(lost) = lost {
                assert_eq!(lost.await, Err(StoreError::Fenced), "{fenced}");
            }
            assert_eq!(kept.await, Ok(()));
        }
    }
    for (_, key, ..) in &tables {
        let entries = bodies(&store, key).await;
        assert_eq!(entries, (0..10).map(|entry| entry.to_string()).collect::<Vec<_>>(), "{key}");
    }
}
