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
    assert_eq!(error, Some(StoreError::Newer { found: 99, known: 5 }));
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
