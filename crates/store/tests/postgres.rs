//! The contract of every store, on a `PostgreSQL` that is started for the purpose; and what holds for
//! databases over the network alone.

#[path = "contract/cluster.rs"]
mod cluster;
#[path = "contract/rows.rs"]
mod rows;
#[path = "contract/suite.rs"]
mod suite;

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use signoria_store::{
    Change, Durability, GameResult, Ownership, RateFn, RatingUpdate, Store, StoreError,
    StoreLocation,
};

use self::rows::{change, session, table};

/// A database of its own.
pub struct Spot(String);

impl Spot {
    /// `None` if there is no `PostgreSQL` here.
    pub fn new() -> Option<Self> {
        // Also waits for the network.
        std::thread::spawn(cluster::database).join().expect("it does not panic").map(Self)
    }

    pub fn open(&self) -> Arc<Store> {
        Arc::new(StoreLocation::of(&self.0).open(Durability::Full).expect("it can be opened"))
    }

    /// Ends all connections but our own.
    fn cut(&self) {
        cluster::cut(&self.0);
    }
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let Some(spot) = Spot::new() else { return };
    drop(spot.open());
    cluster::execute(&spot.0, "UPDATE signoria_version SET version = 99");
    let opened = StoreLocation::of(&spot.0).open(Durability::Full).map(drop);
    assert!(matches!(opened, Err(StoreError::Newer { found: 99, .. })), "{opened:?}");
}

#[tokio::test]
async fn a_database_of_the_first_version_is_brought_up_to_date_without_loss() {
    let Some(spot) = Spot::new() else { return };
    let first = include_str!("../migrations/postgres/0001_begin.sql");
    let rows = "
        CREATE TABLE signoria_version (version BIGINT NOT NULL);
        INSERT INTO signoria_version VALUES (1);
        INSERT INTO users (id, name, created) VALUES (1, 'Anna', 5);
        INSERT INTO tables (id, key, game, rules, options, seed, host, listed, seats, settings, status,
                            open, created, changed)
        SELECT id, 'old' || id, 'chess', 3, '{}', decode(repeat('07', 32), 'hex'), 1, TRUE, 2, '{}', 1,
               0, 8, 59998 + id FROM generate_series(1, 4) AS id;
        INSERT INTO entries VALUES (1, 1, 9, 'start');";
    let address = spot.0.clone();
    let fill = move || cluster::execute(&address, &format!("{first}{rows}"));
    std::thread::spawn(fill).join().expect("it does not panic");
    let store = spot.open();
    let lobby = store.lobby(3).await.unwrap();
    let keys: Vec<&str> = lobby.iter().map(|row| row.made.key.as_str()).collect();
    assert_eq!(keys, ["old4", "old3", "old2"]);
    store.append(1, change(1, &["next"])).await.unwrap();
    assert_eq!(rows::bodies(&store, "old1").await, ["start", "next"]);
}

#[test]
fn what_is_wrong_with_an_address_is_told_in_one_line_without_the_password() {
    let wrong = |address: &str| {
        let place = StoreLocation::of(address);
        let error = place.open(Durability::Full).map(drop).expect_err("it is wrong").to_string();
        assert!(!error.contains("secret") && !place.to_string().contains("secret"), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    };
    wrong("postgres://signoria:secret@127.0.0.1:1/none");
    wrong("postgres://signoria:secret@127.0.0.1:port/none");
    wrong("postgres://signoria:se@secret@127.0.0.1:1/none");
    wrong("postgres://signoria@127.0.0.1:1/none?secret=secret");
    wrong("postgresql://");
    if let Some(spot) = Spot::new() {
        wrong(&spot.0.replace(cluster::PASSWORD, "secret"));
        wrong(&spot.0.replace(&format!(":{}@", cluster::PASSWORD), "@"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_breaks_is_opened_again() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    store.create_user("Anna".into(), String::new(), session(1)).await.expect("it is stored");
    for round in 2..5 {
        spot.cut();
        // Nothing was on its way: the writer comes back before anybody notices.
        let begun = Instant::now();
        let written = store.create_user("Bruno".into(), String::new(), session(round)).await;
        written.expect("it is stored, through a new connection");
        while store.ping().await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "it does not come back");
        }
        for known in 1..=round {
            // Every reader finds out for itself that its connection is gone.
            let found = loop {
                match store.user_by_token([known; 32]).await {
                    Ok(found) => break found,
                    Err(_) => assert!(begun.elapsed() < Duration::from_secs(20), "none comes back"),
                }
            };
            assert!(found.is_some());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_connections_that_break_in_between() {
    let Some(spot) = Spot::new() else { return };
    let store = spot.open();
    let host =
        store.create_user("Anna".into(), String::new(), session(1)).await.expect("it is stored").id;
    let acknowledged = Arc::new(AtomicU32::new(0));
    let mut tables = Vec::new();
    for number in 0..8 {
        let key = format!("t{number}");
        let made = store.create_table(table(&key, host), change(0, &["0"])).await;
        let id = made.expect("nothing is broken yet");
        let (store, acknowledged) = (store.clone(), acknowledged.clone());
        tables.push(tokio::spawn(async move {
            let mut version = 1;
            while version < 60 {
                let body = version.to_string();
                match store.append(id, change(version, &[&body])).await {
                    Ok(()) => {
                        version += 1;
                        acknowledged.fetch_add(1, Ordering::Relaxed);
                    }
                    // Whether it was committed is not known: look.
                    Err(_) => {
                        if let Ok(Some(stored)) = store.load(key.clone()).await {
                            let found = stored.entries.len() as u32;
                            assert!(found == version || found == version + 1, "{found} {version}");
                            version = found;
                        }
                    }
                }
            }
            let all: Vec<String> = (0..60).map(|entry| entry.to_string()).collect();
            let stored = loop {
                // The last cut may have hit the reader.
                if let Ok(stored) = store.load(key.clone()).await {
                    break stored.expect("it is there");
                }
            };
            assert!(stored.entries.iter().map(|entry| &entry.body).eq(&all));
        }));
    }
    // Every cut after some progress: a slow machine gets as far as a fast one.
    let mut cut = 0;
    while !tables.iter().all(tokio::task::JoinHandle::is_finished) {
        if acknowledged.load(Ordering::Relaxed) >= cut {
            spot.cut();
            cut += 50;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    for table in tables {
        table.await.expect("no table failed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_database_is_refused_until_the_first_has_gone() {
    let Some(spot) = Spot::new() else { return };
    let first = spot.open();
    let second = StoreLocation::of(&spot.0).open(Durability::Full).map(drop);
    assert_eq!(second, Err(StoreError::InUse));
    // Tools work next to it.
    let tool = StoreLocation::of(&spot.0).open_beside(Durability::Full).expect("it can be opened");
    assert!(tool.users(9, 0).await.expect("it answers").is_empty());
    drop(tool);
    // A connection that breaks takes the right with it; the server takes it again.
    spot.cut();
    first.create_user("Anna".into(), String::new(), session(1)).await.expect("it is stored");
    let second = StoreLocation::of(&spot.0).open(Durability::Full).map(drop);
    assert_eq!(second, Err(StoreError::InUse));
    drop(first);
    assert!(spot.open().user_by_token([1; 32]).await.expect("it answers").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_lost_its_database_to_another_writes_nothing_more() {
    let Some(spot) = Spot::new() else { return };
    let first = spot.open();
    first.create_user("Anna".into(), String::new(), session(1)).await.expect("it is stored");
    // As if another server had been faster after an outage.
    let address = spot.0.clone();
    let (tell, told) = std::sync::mpsc::channel();
    let (end, ended) = std::sync::mpsc::channel::<()>();
    let other = std::thread::spawn(move || {
        cluster::cut(&address);
        let mut client = postgres::Client::connect(&address, postgres::NoTls).expect("it is up");
        client.batch_execute("SELECT pg_advisory_lock(5866341414566715682)").expect("it is free");
        tell.send(()).expect("the test waits");
        let _ = ended.recv();
    });
    told.recv().expect("the other one has it");
    let written = first.create_user("Bruno".into(), String::new(), session(2)).await;
    assert_eq!(written.map(drop), Err(StoreError::InUse));
    drop(end);
    other.join().expect("it does not panic");
    first.create_user("Bruno".into(), String::new(), session(2)).await.expect("it is free again");
}

#[tokio::test]
async fn users_are_found_in_the_entries_of_an_older_database() {
    let Some(spot) = Spot::new() else { return };
    let rows = r#"
        CREATE TABLE signoria_version (version BIGINT NOT NULL);
        INSERT INTO signoria_version VALUES (3);
        INSERT INTO users (id, name, created) VALUES (1, 'Anna', 5);
        INSERT INTO tables (id, key, game, rules, options, seed, host, listed, seats, settings, status,
                            open, created, changed)
        VALUES (1, 'old', 'chess', 3, '{}', decode(repeat('07', 32), 'hex'), 1, TRUE, 2, '{}', 1, 0, 8, 9);
        INSERT INTO entries VALUES (1, 1, 9, '{"deed":"sit","seat":0,"user":7,"name":"x"}'),
            (1, 2, 9, '{"text":"\"user\":8,","user":9}'), (1, 3, 9, 'no json');"#;
    let begin = [
        include_str!("../migrations/postgres/0001_begin.sql"),
        include_str!("../migrations/postgres/0002_lobby.sql"),
        include_str!("../migrations/postgres/0003_names.sql"),
        rows,
    ];
    cluster::execute(&spot.0, &begin.concat());
    let store = spot.open();
    for (user, found) in [(7, true), (8, false), (9, true)] {
        assert_eq!(!store.tables_mentioning(user).await.unwrap().is_empty(), found, "{user}");
    }
}

impl Spot {
    fn open_node(&self) -> Result<Arc<Store>, StoreError> {
        StoreLocation::of(&self.0).open_node(Durability::Full).map(Arc::new)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_share_a_database_that_a_single_server_keeps_for_itself() {
    let Some(spot) = Spot::new() else { return };
    let server = spot.open();
    assert_eq!(spot.open_node().map(drop), Err(StoreError::InUse));
    drop(server);
    let nodes = [spot.open_node().unwrap(), spot.open_node().unwrap()];
    assert_eq!(StoreLocation::of(&spot.0).open(Durability::Full).map(drop), Err(StoreError::InUse));
    // Connections that break take the right with them; the nodes take it again.
    spot.cut();
    for (number, node) in nodes.iter().enumerate() {
        node.create_user("Anna".into(), String::new(), session(number as u8)).await.unwrap();
    }
    assert_eq!(StoreLocation::of(&spot.0).open(Durability::Full).map(drop), Err(StoreError::InUse));
    drop(nodes);
    drop(spot.open());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_one_takes_a_table_and_the_other_is_fenced() {
    let Some(spot) = Spot::new() else { return };
    let (one, two) = (spot.open_node().unwrap(), spot.open_node().unwrap());
    let host = one.create_user("Anna".into(), String::new(), session(1)).await.unwrap().id;
    let id = one.create_table(table("t", host), change(0, &["0"])).await.unwrap();
    let (mut epoch, mut version) = (0, 1);
    // They take it in turn while the old owner writes on: each entry is there once.
    for round in 0..10 {
        let (old, new) = if round % 2 == 0 { (&two, &one) } else { (&one, &two) };
        let stale = old.append_owned(id, epoch, change(version, &[&version.to_string()]));
        let taken = async {
            loop {
                match new.take_table("t".into(), "node".into()).await {
                    // The old owner is writing.
                    Err(StoreError::Conflict) => tokio::task::yield_now().await,
                    taken => break taken,
                }
            }
        };
        let (stale, taken) = tokio::join!(stale, taken);
        let Ownership::Taken { epoch: next, .. } = taken.unwrap() else { panic!("it is free") };
        epoch = next;
        // Before the other took it, or not at all.
        version = new.load("t".into()).await.unwrap().unwrap().entries.len() as u32;
        assert!(stale.is_ok() || stale == Err(StoreError::Fenced), "{stale:?}");
        let late = old.append_owned(id, epoch - 1, change(version, &["late"])).await;
        assert_eq!(late, Err(StoreError::Fenced));
        new.append_owned(id, epoch, change(version, &[&version.to_string()])).await.unwrap();
        version += 1;
    }
    let expected: Vec<String> = (0..version).map(|entry| entry.to_string()).collect();
    assert_eq!(rows::bodies(&one, "t").await, expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_that_two_nodes_change_at_once_both_count() {
    const GAMES: u32 = 30;
    fn fresh() -> (f64, f64) {
        (0.0, 1.0)
    }
    fn rate(ratings: &mut [(f64, f64)], _: &[u8]) {
        for (mean, _) in ratings {
            *mean += 1.0;
        }
    }
    let Some(spot) = Spot::new() else { return };
    let nodes = [spot.open_node().unwrap(), spot.open_node().unwrap()];
    let mut users = Vec::new();
    for number in 1..=2 {
        let made = nodes[0].create_user("Anna".into(), String::new(), session(number)).await;
        users.push(made.unwrap().id);
    }
    let players = nodes.iter().enumerate().map(|(number, store)| {
        let (store, mut users) = (store.clone(), users.clone());
        // Each in another order.
        users.rotate_left(number);
        tokio::spawn(async move {
            for game in 0..GAMES {
                let key = format!("{number}-{game}");
                let made = store.create_table(table(&key, users[0]), change(0, &["0"])).await;
                let rated = RatingUpdate {
                    users: users.iter().copied().map(Some).collect(),
                    ranks: vec![1, 2],
                    rate: RateFn { fresh, rate },
                };
                let ending = Some(GameResult { placings: Vec::new(), rated: Some(rated) });
                let over = Change { ending, ..change(1, &["end"]) };
                store.append(made.unwrap(), over).await.unwrap();
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.expect("no game failed");
    }
    let query = move |address: String| {
        let mut client = postgres::Client::connect(&address, postgres::NoTls).expect("it is up");
        let rows = client.query("SELECT mean FROM ratings", &[]).expect("it answers");
        rows.iter().map(|row| row.get::<_, f64>(0)).collect::<Vec<_>>()
    };
    let address = spot.0.clone();
    let means = std::thread::spawn(move || query(address)).join().expect("it does not panic");
    assert_eq!(means, [f64::from(2 * GAMES); 2]);
}

#[tokio::test]
async fn everything_in_a_file_moves_to_a_database() {
    let Some(spot) = Spot::new() else { return };
    let folder = std::env::temp_dir().join(format!("signoria-transfer-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = StoreLocation::file(&folder.join("old.sqlite"));
    let target = StoreLocation::of(&spot.0);
    let store = Arc::new(file.open(Durability::Full).expect("it can be opened"));
    let anna = store.create_user("Anna".into(), "anna".into(), session(1)).await.expect("a user");
    let bruno =
        store.create_user("Bruno".into(), "bruno".into(), session(2)).await.expect("a user");
    let id = store.create_table(table("one", anna.id), change(0, &[])).await.expect("a table");
    store.append(id, change(0, &["first", "second"])).await.expect("entries");
    store.set_note(bruno.id, id, "remember".into()).await.expect("a note");
    store.set_server_setting("announcement".into(), Some("Hello".into())).await.expect("a setting");
    let move_all = |from: &StoreLocation, to: &StoreLocation| {
        let (from, to) = (from.clone(), to.clone());
        std::thread::spawn(move || signoria_store::transfer(&from, &to)).join().expect("no panic")
    };
    assert_eq!(move_all(&file, &target), Err(StoreError::InUse), "while a server uses the file");
    drop(store);
    let rows = move_all(&file, &target).expect("it moves");
    assert!(rows >= 8, "{rows}");
    let moved = spot.open();
    let (user, _) = moved.user_by_token([2; 32]).await.expect("it answers").expect("the session");
    assert_eq!(user.name, "Bruno");
    let stored = moved.load("one".into()).await.expect("it answers").expect("the table");
    let bodies: Vec<&str> = stored.entries.iter().map(|entry| entry.body.as_str()).collect();
    assert_eq!(bodies, ["first", "second"]);
    assert_eq!(moved.note(bruno.id, id).await.expect("it answers").as_deref(), Some("remember"));
    let announced = moved.server_setting("announcement".into()).await.expect("it answers");
    assert_eq!(announced.as_deref(), Some("Hello"));
    // New rows get new numbers.
    let chiara = moved.create_user("Chiara".into(), "chiara".into(), session(3)).await;
    assert!(chiara.expect("a user").id > bruno.id);
    drop(moved);
    let again = move_all(&file, &target).expect_err("it is not empty any more");
    assert!(again.to_string().contains("not empty"), "{again}");
    let wrong = move_all(&target, &file).expect_err("only in this direction");
    assert!(wrong.to_string().contains("not a SQLite file"), "{wrong}");
    std::fs::remove_dir_all(folder).expect("it is there");
}
