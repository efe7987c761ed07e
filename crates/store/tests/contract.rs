//! What every store must do, written against the trait.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use signoria_store::{Change, Durability, NewTable, Sqlite, Status, Store, StoreError};

/// A folder of its own that goes away with its test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "signoria-store-{}-{}",
            std::process::id(),
            NEXT.fetch_add(1, Ordering::Relaxed)
        );
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("the folder for temporary files is writable");
        Self(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("store.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn open(path: &Path) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(path, Durability::Full).expect("the file can be opened"))
}

fn table(key: &str, host: i64) -> NewTable {
    NewTable {
        key: key.to_owned(),
        game: "chess".to_owned(),
        rules: 3,
        options: r#"{"é":1}"#.to_owned(),
        seed: [7; 32],
        host,
        listed: true,
        seats: 2,
    }
}

fn change(version: u32, entries: &[&str]) -> Change {
    let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
    Change { version, entries, status: Status::Playing, open: 0, members: None }
}

#[tokio::test]
async fn a_session_belongs_to_its_user_until_it_ends() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let anna = store.create_user("Anna".into(), [1; 32]).await.unwrap();
    let other = store.create_user("Anna".into(), [2; 32]).await.unwrap();
    assert_ne!(anna.id, other.id);
    assert_eq!(store.user_of([1; 32]).await.unwrap(), Some(anna));
    assert_eq!(store.user_of([3; 32]).await.unwrap(), None);
    store.end_session([1; 32]).await.unwrap();
    assert_eq!(store.user_of([1; 32]).await.unwrap(), None);
    assert_eq!(store.user_of([2; 32]).await.unwrap(), Some(other));
}

#[tokio::test]
async fn a_token_cannot_be_used_twice_and_the_failure_leaves_no_user_behind() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let anna = store.create_user("Anna".into(), [1; 32]).await.unwrap();
    let again = store.create_user("Bruno".into(), [1; 32]).await;
    assert!(matches!(again, Err(StoreError::Database(_))), "{again:?}");
    let carla = store.create_user("Carla".into(), [2; 32]).await.unwrap();
    assert_eq!(carla.id, anna.id + 1);
}

#[tokio::test]
async fn entries_come_back_in_order_after_the_store_is_opened_again() {
    let folder = Folder::new();
    let made = {
        let store = open(&folder.file());
        let host = store.create_user("Anna".into(), [1; 32]).await.unwrap().id;
        let made = table("t", host);
        let id = store.create_table(made.clone(), change(0, &["a", "b"])).await.unwrap();
        store.append(id, change(2, &["c"])).await.unwrap();
        store.append(id, Change { status: Status::Finished, ..change(3, &["d"]) }).await.unwrap();
        made
    };
    let store = open(&folder.file());
    let stored = store.load("t".into()).await.unwrap().expect("it was stored");
    assert!(stored.row.made == made);
    assert_eq!(stored.row.status, Status::Finished);
    assert_eq!(stored.entries, ["a", "b", "c", "d"]);
    assert!(store.load("u".into()).await.unwrap().is_none());
}

#[tokio::test]
async fn an_append_that_does_not_follow_the_last_is_refused_whole() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let host = store.create_user("Anna".into(), [1; 32]).await.unwrap().id;
    let id = store.create_table(table("t", host), change(0, &["a"])).await.unwrap();
    for version in [0, 2, 9] {
        assert_eq!(store.append(id, change(version, &["x", "y"])).await, Err(StoreError::Conflict));
    }
    store.append(id, change(1, &["b"])).await.unwrap();
    assert_eq!(store.load("t".into()).await.unwrap().unwrap().entries, ["a", "b"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_are_written_at_once_and_one_failure_spoils_nothing_else() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let host = store.create_user("Anna".into(), [1; 32]).await.unwrap().id;
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
            let entries = store.load(key).await.unwrap().unwrap().entries;
            assert_eq!(entries, (0..20).map(|entry| entry.to_string()).collect::<Vec<_>>());
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.expect("no table failed");
    }
}

#[tokio::test]
async fn the_lobby_lists_what_is_public_and_goes_on_and_people_find_their_own() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let anna = store.create_user("Anna".into(), [1; 32]).await.unwrap().id;
    let bruno = store.create_user("Bruno".into(), [2; 32]).await.unwrap().id;
    let waiting = Change {
        status: Status::Waiting,
        open: 1,
        members: Some(vec![anna]),
        ..change(0, &["sit"])
    };
    let hidden = NewTable { listed: false, ..table("hidden", anna) };
    store.create_table(hidden, waiting.clone()).await.unwrap();
    let shown = store.create_table(table("shown", anna), waiting.clone()).await.unwrap();
    let over = store.create_table(table("over", bruno), waiting).await.unwrap();
    let members = Some(vec![anna, bruno, bruno]);
    store.append(shown, Change { members, ..change(1, &["sit"]) }).await.unwrap();
    let over_now = Change { status: Status::Finished, ..change(1, &["end"]) };
    store.append(over, over_now).await.unwrap();

    let lobby = store.lobby(10).await.unwrap();
    let keys: Vec<&str> = lobby.iter().map(|row| row.made.key.as_str()).collect();
    assert_eq!(keys, ["shown"]);
    assert_eq!((lobby[0].status, lobby[0].open), (Status::Playing, 0));
    let keys = |rows: Vec<signoria_store::TableRow>| {
        let mut keys: Vec<String> = rows.into_iter().map(|row| row.made.key).collect();
        keys.sort();
        keys
    };
    assert_eq!(keys(store.tables_of(bruno, 10).await.unwrap()), ["over", "shown"]);
    assert_eq!(keys(store.tables_of(anna, 10).await.unwrap()), ["hidden", "over", "shown"]);
    assert_eq!(store.tables_of(anna, 1).await.unwrap().len(), 1);
    assert_eq!(store.unfinished_of(anna).await.unwrap(), 2);
    assert_eq!(store.unfinished_of(bruno).await.unwrap(), 0);
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused_with_a_reason() {
    let folder = Folder::new();
    std::fs::write(folder.file(), "a shopping list, long enough to be no empty file".repeat(9))
        .unwrap();
    let error = Sqlite::open(&folder.file(), Durability::Full).err().expect("it is refused");
    assert!(error.to_string().contains("not a SQLite database"), "{error}");
    let nowhere = folder.0.join("no").join("folder.sqlite");
    assert!(matches!(Sqlite::open(&nowhere, Durability::Full), Err(StoreError::Database(_))));
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_left_alone() {
    let folder = Folder::new();
    drop(open(&folder.file()));
    let connection = rusqlite::Connection::open(folder.file()).unwrap();
    connection.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(connection);
    let error = Sqlite::open(&folder.file(), Durability::Full).err();
    assert_eq!(error, Some(StoreError::Newer { found: 99, known: 1 }));
}
