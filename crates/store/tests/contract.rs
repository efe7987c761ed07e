//! The contract of every store, on a file; and what holds for files alone.

#[path = "contract/suite.rs"]
mod suite;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use signoria_store::{Durability, Place, Status, Store, StoreError};

use self::suite::{bodies, change};

/// A folder of its own that goes away with its test.
pub struct Spot(PathBuf);

impl Spot {
    pub fn new() -> Option<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "signoria-store-{}-{}",
            std::process::id(),
            NEXT.fetch_add(1, Ordering::Relaxed)
        );
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("the folder for temporary files is writable");
        Some(Self(path))
    }

    fn file(&self) -> PathBuf {
        self.0.join("store.sqlite")
    }

    pub fn open(&self) -> Arc<dyn Store> {
        let place = Place::from(self.file());
        Arc::new(place.open(Durability::Full).expect("the file can be opened"))
    }
}

impl Drop for Spot {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused_with_a_reason() {
    let spot = Spot::new().expect("there are files everywhere");
    std::fs::write(spot.file(), "a shopping list, long enough to be no empty file".repeat(9))
        .unwrap();
    let error = Place::from(spot.file()).open(Durability::Full).err().expect("it is refused");
    assert!(error.to_string().contains("not a SQLite database"), "{error}");
    let nowhere = spot.0.join("no").join("folder.sqlite");
    assert!(matches!(Place::from(nowhere).open(Durability::Full), Err(StoreError::Database(_))));
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_left_alone() {
    let spot = Spot::new().expect("there are files everywhere");
    drop(spot.open());
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    connection.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(connection);
    let error = Place::from(spot.file()).open(Durability::Full).err();
    assert_eq!(error, Some(StoreError::Newer { found: 99, known: 7 }));
}

#[tokio::test]
async fn a_file_of_the_first_version_is_brought_up_to_date_without_loss() {
    let spot = Spot::new().expect("there are files everywhere");
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    connection.execute_batch(include_str!("../migrations/sqlite/0001_begin.sql")).unwrap();
    connection
        .execute_batch(
            r#"INSERT INTO users VALUES (1, 'Anna', 5), (2, 'Bruno', 6);
               INSERT INTO sessions VALUES (x'0101010101010101010101010101010101010101010101010101010101010101', 1, 7);
               INSERT INTO tables VALUES (1, 'old', 'chess', 3, '{}',
                   x'0707070707070707070707070707070707070707070707070707070707070707',
                   1, 1, 1, 2, 0, 8, 9);
               INSERT INTO entries VALUES
                   (1, 1, 8, '{"deed":"sit","seat":1,"user":1,"name":"Anna"}'),
                   (1, 2, 8, '{"deed":"sit","seat":0,"user":2,"name":"Bruno"}'),
                   (1, 3, 9, '{"deed":"start"}');
               INSERT INTO members VALUES (1, 1), (2, 1);
               PRAGMA user_version = 1;"#,
        )
        .unwrap();
    drop(connection);
    let store = spot.open();
    let (anna, seen) = store.user_of([1; 32]).await.unwrap().expect("the session is there");
    assert_eq!((anna.name.as_str(), anna.created, anna.account, seen), ("Anna", 5, false, 7));
    let stored = store.load("old".into()).await.unwrap().expect("the table is there");
    assert_eq!((stored.entries.len(), stored.entries[2].at), (3, 9));
    assert_eq!(
        (stored.row.status, stored.row.created, stored.row.changed),
        (Status::Playing, 8, 9)
    );
    assert_eq!((stored.row.made.settings.as_str(), stored.row.made.password), ("{}", None));
    assert_eq!(store.lobby(9).await.unwrap().len(), 1);
    let own = store.tables_of(1, 9).await.unwrap();
    assert_eq!(own[0].seats, 2, "who sat where is found out");
    store.append(1, change(3, &["next"])).await.unwrap();
    assert_eq!(bodies(&store, "old").await.len(), 4);
}

/// Appends entries one by one, each of which only lets the table go on: they are kept in the journal first.
async fn go_on(store: &Arc<dyn Store>, id: i64, versions: std::ops::Range<u32>) {
    for version in versions {
        store.append(id, change(version, &[&format!("{version}")])).await.unwrap();
    }
}

fn numbers(to: u32) -> Vec<String> {
    (0..to).map(|number| number.to_string()).collect()
}

/// How many rows the journal has, and how many entries of the table are filed.
fn in_file(spot: &Spot, id: i64) -> (i64, i64) {
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    let count = |query: String| connection.query_row(&query, [], |row| row.get(0)).unwrap();
    (
        count("SELECT count(*) FROM journal WHERE length(body) > 0".to_owned()),
        count(format!(r#"SELECT count(*) FROM entries WHERE "table" = {id}"#)),
    )
}

async fn new_table(store: &Arc<dyn Store>, key: &str) -> i64 {
    let name = signoria_store::NewSession { hash: [1; 32], agent: String::new() };
    let host = match store.user_of([1; 32]).await.unwrap() {
        Some((user, _)) => user.id,
        None => store.create_user("Anna".into(), name).await.unwrap().id,
    };
    store.create_table(suite::table(key, host), change(0, &["0"])).await.unwrap()
}

#[tokio::test]
async fn what_is_only_in_the_journal_is_found_by_everybody() {
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    let id = new_table(&store, "t").await;
    go_on(&store, id, 1..8).await;
    let (rows, filed) = in_file(&spot, id);
    assert!(rows > 0 && filed < 8, "something waits: {rows} rows, {filed} filed");
    assert_eq!(bodies(&store, "t").await, numbers(8));
    let row = store.load("t".into()).await.unwrap().expect("it is there").row;
    assert_eq!(row.changed, 1007);
    // Whoever lists tables reads their rows.
    assert_eq!(store.lobby(9).await.unwrap()[0].changed, 1007);
    assert_eq!(in_file(&spot, id).1, 8);
    assert_eq!(bodies(&store, "t").await, numbers(8));
    go_on(&store, id, 8..100).await;
    assert!(in_file(&spot, id).1 > 80, "a table does not wait for ever");
    assert_eq!(bodies(&store, "t").await, numbers(100));
    drop(store);
    assert_eq!(in_file(&spot, id), (0, 100), "a file that was closed needs no journal");
}

#[tokio::test]
async fn a_file_that_was_never_closed_has_everything() {
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    let tables = ["t", "u", "v"];
    let mut ids = Vec::new();
    for key in tables {
        ids.push(new_table(&store, key).await);
    }
    for (at, id) in ids.iter().enumerate() {
        go_on(&store, *id, 1..10 + 9 * at as u32).await;
    }
    let copy = Spot::new().expect("there are files everywhere");
    signoria_store::backup(&spot.file(), &copy.file()).unwrap();
    assert!(in_file(&copy, ids[0]).0 > 0, "the copy was made while something waited");
    for _ in 0..2 {
        let again = copy.open();
        for (at, key) in tables.iter().enumerate() {
            let to = 10 + 9 * at as u32;
            assert_eq!(bodies(&again, key).await, numbers(to));
            let row = again.load((*key).into()).await.unwrap().expect("it is there").row;
            assert_eq!(row.changed, 1000 + i64::from(to) - 1);
        }
    }
    let again = copy.open();
    go_on(&again, ids[0], 10..30).await;
    assert_eq!(bodies(&again, "t").await, numbers(30));
}

#[tokio::test]
async fn two_who_write_to_one_file_do_not_contradict_each_other() {
    let spot = Spot::new().expect("there are files everywhere");
    let (one, other) = (spot.open(), spot.open());
    let id = new_table(&one, "t").await;
    go_on(&one, id, 1..6).await;
    // The other one finds what waits in the journal of the first before it writes.
    assert_eq!(other.append(id, change(3, &["x"])).await, Err(StoreError::Conflict));
    go_on(&other, id, 6..9).await;
    assert_eq!(one.append(id, change(6, &["x"])).await, Err(StoreError::Conflict));
    go_on(&one, id, 9..12).await;
    assert_eq!(other.append(id, change(9, &["x"])).await, Err(StoreError::Conflict));
    go_on(&other, id, 12..40).await;
    assert_eq!(bodies(&other, "t").await, numbers(40));
    drop((one, other));
    assert_eq!(bodies(&spot.open(), "t").await, numbers(40));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_journal_is_filed_bit_by_bit() {
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    let mut ids = Vec::new();
    for number in 0..900 {
        ids.push(new_table(&store, &format!("t{number}")).await);
    }
    for version in 1..14 {
        let appends = ids.iter().map(|id| store.append(*id, change(version, &["x"])));
        for appended in appends.collect::<Vec<_>>() {
            appended.await.unwrap();
        }
    }
    let copy = Spot::new().expect("there are files everywhere");
    signoria_store::backup(&spot.file(), &copy.file()).unwrap();
    let connection = rusqlite::Connection::open(copy.file()).unwrap();
    let count = |query: &str| connection.query_row(query, [], |row| row.get::<_, i64>(0)).unwrap();
    let filed = count("SELECT count(*) FROM entries");
    assert!(filed > 900 * 14 - 9200, "no more than about 8192 wait: {filed} are filed");
    drop(connection);
    let again = copy.open();
    for number in [0, 450, 899] {
        assert_eq!(bodies(&again, &format!("t{number}")).await.len(), 14);
    }
}
