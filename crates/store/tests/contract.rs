//! The contract of every store, on a file; and what holds for files alone.

#[path = "contract/rows.rs"]
mod rows;
#[path = "contract/suite.rs"]
mod suite;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use signoria_store::{Durability, Status, Store, StoreError, StoreLocation};

use self::rows::{bodies, change};

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

    pub fn open(&self) -> Arc<Store> {
        let place = StoreLocation::from(self.file());
        Arc::new(place.open(Durability::Full).expect("the file can be opened"))
    }
}

impl Spot {
    /// As a tool does while a server runs.
    pub fn open_beside(&self) -> Arc<Store> {
        let place = StoreLocation::from(self.file());
        Arc::new(place.open_beside(Durability::Full).expect("the file can be opened"))
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
    let error =
        StoreLocation::from(spot.file()).open(Durability::Full).err().expect("it is refused");
    assert!(error.to_string().contains("not a SQLite database"), "{error}");
    let nowhere = spot.0.join("no").join("folder.sqlite");
    assert!(matches!(
        StoreLocation::from(nowhere).open(Durability::Full),
        Err(StoreError::Database(_))
    ));
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_left_alone() {
    let spot = Spot::new().expect("there are files everywhere");
    drop(spot.open());
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    connection.execute_batch("PRAGMA user_version = 99").unwrap();
    drop(connection);
    let error = StoreLocation::from(spot.file()).open(Durability::Full).err();
    assert_eq!(error, Some(StoreError::Newer { found: 99, known: 11 }));
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
    let (anna, seen) = store.user_by_token([1; 32]).await.unwrap().expect("the session is there");
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
    // The file as the older program left it is still there, for its owner only.
    let copy = spot.0.join("store.sqlite.before-version-1");
    let before = rusqlite::Connection::open(&copy).unwrap();
    let count = |table: &str| {
        let query = format!("SELECT count(*) FROM {table}");
        before.query_row(&query, [], |row| row.get::<_, i64>(0)).unwrap()
    };
    assert_eq!((count("entries"), count("users")), (3, 2));
    let version = before.query_row("PRAGMA user_version", [], |row| row.get::<_, i64>(0));
    assert_eq!(version.unwrap(), 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    }
    drop(store);
    drop(spot.open());
    let copies = std::fs::read_dir(&spot.0).unwrap().filter(|file| {
        file.as_ref().is_ok_and(|it| it.file_name().to_string_lossy().contains(".before-"))
    });
    assert_eq!(copies.count(), 1, "a file that is up to date is not copied");
}

/// Appends entries one by one.
async fn go_on(store: &Arc<Store>, id: i64, versions: std::ops::Range<u32>) {
    for version in versions {
        store.append(id, change(version, &[&format!("{version}")])).await.unwrap();
    }
}

fn numbers(to: u32) -> Vec<String> {
    (0..to).map(|number| number.to_string()).collect()
}

async fn new_table(store: &Arc<Store>, key: &str) -> i64 {
    let name = signoria_store::NewSession { hash: [1; 32], agent: String::new(), at: 0 };
    let host = match store.user_by_token([1; 32]).await.unwrap() {
        Some((user, _)) => user.id,
        None => store.create_user("Anna".into(), String::new(), name).await.unwrap().id,
    };
    store.create_table(rows::table(key, host), change(0, &["0"])).await.unwrap()
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
    let (one, other) = (spot.open(), spot.open_beside());
    let id = new_table(&one, "t").await;
    go_on(&one, id, 1..6).await;
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

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused_until_the_first_has_gone() {
    let spot = Spot::new().expect("there are files everywhere");
    let first = spot.open();
    let second = StoreLocation::from(spot.file()).open(Durability::Full).map(drop);
    assert_eq!(second, Err(StoreError::InUse));
    // Tools work next to it.
    let id = new_table(&first, "t").await;
    go_on(&first, id, 1..6).await;
    let tool = spot.open_beside();
    assert_eq!(bodies(&tool, "t").await, numbers(6));
    go_on(&first, id, 6..9).await;
    tool.set_server_setting("x".into(), Some("y".into())).await.unwrap();
    go_on(&first, id, 9..12).await;
    assert_eq!(first.lobby(9).await.unwrap().len(), 1);
    assert_eq!(bodies(&first, "t").await, numbers(12));
    drop((first, tool));
    assert_eq!(bodies(&spot.open(), "t").await, numbers(12));
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_file_is_locked_under_all_its_names() {
    let spot = Spot::new().expect("there are files everywhere");
    let first = spot.open();
    new_table(&first, "t").await;
    let opened = |path: PathBuf| StoreLocation::from(path).open(Durability::Full).map(drop);
    let [symbolic, hard] = ["symbolic.sqlite", "hard.sqlite"].map(|name| spot.0.join(name));
    std::os::unix::fs::symlink(spot.file(), &symbolic).unwrap();
    assert_eq!(opened(symbolic), Err(StoreError::InUse));
    std::fs::hard_link(spot.file(), &hard).unwrap();
    assert_eq!(opened(hard.clone()), Err(StoreError::InUse));
    std::fs::remove_file(spot.0.join("store.sqlite.lock")).unwrap();
    assert_eq!(opened(spot.file()), Err(StoreError::InUse));
    drop(first);
    // A tool leaves the file to the next server, also while it is still there.
    std::fs::remove_file(hard).unwrap();
    let tool = spot.open_beside();
    let second = spot.open();
    assert_eq!(bodies(&second, "t").await, numbers(1));
    drop(tool);
}

#[tokio::test]
async fn a_tool_does_not_change_the_tables_of_an_older_server_that_runs() {
    let spot = Spot::new().expect("there are files everywhere");
    let first = spot.open();
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    connection.execute_batch("PRAGMA user_version = 7").unwrap();
    let tool = StoreLocation::from(spot.file()).open_beside(Durability::Full).map(drop);
    assert_eq!(tool, Err(StoreError::InUse));
    drop(first);
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_may_read_a_new_file_or_a_copy_of_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    new_table(&store, "t").await;
    let copy = spot.0.join("copy.sqlite");
    signoria_store::backup(&spot.file(), &copy).unwrap();
    for entry in std::fs::read_dir(&spot.0).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.path());
    }
}

/// Whether these bytes are anywhere in the files of the store.
fn somewhere(spot: &Spot, bytes: &str) -> bool {
    let files = std::fs::read_dir(&spot.0).unwrap();
    files
        .map(|file| std::fs::read(file.unwrap().path()).unwrap())
        .any(|content| content.windows(bytes.len()).any(|window| window == bytes.as_bytes()))
}

#[tokio::test]
async fn what_is_forgotten_is_in_no_file_any_more() {
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    let id = new_table(&store, "t").await;
    let notices = signoria_store::Notices {
        webhook: Some("https://hook.example/secret-hook".into()),
        ..Default::default()
    };
    store.set_notices(1, Some(notices)).await.unwrap();
    store.set_note(1, id, "a secret note".into()).await.unwrap();
    go_on(&store, id, 1..4).await;
    let said = r#"{"deed":"chat","text":"a secret line","user":1}"#;
    store.append(id, change(4, &[said])).await.unwrap();
    go_on(&store, id, 5..40).await;
    for secret in ["secret-hook", "a secret note", "a secret line"] {
        assert!(somewhere(&spot, secret), "{secret} is kept until then");
    }
    let rewritten = signoria_store::UserErasure {
        read: vec![(id, 40)],
        entries: vec![signoria_store::EntryRewrite { table: id, version: 5, body: "{}".into() }],
        ..Default::default()
    };
    store.erase_user(1, rewritten).await.unwrap();
    for secret in ["secret-hook", "a secret note", "a secret line"] {
        assert!(!somewhere(&spot, secret), "{secret}");
    }
}

/// A row of the journal as programs before version 10 of the file wrote it: one change of one table.
fn journal_row(table: i64, version: u32) -> Vec<u8> {
    let body = version.to_string();
    let mut change = table.to_le_bytes().to_vec();
    change.extend(version.to_le_bytes());
    change.extend((1000 + i64::from(version)).to_le_bytes());
    change.push(1);
    change.extend(1_u32.to_le_bytes());
    change.extend((body.len() as u32).to_le_bytes());
    change.extend(body.as_bytes());
    let sum = change.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    [b"SignJrn1".as_slice(), &sum.to_le_bytes(), &change].concat()
}

/// A file of version 9 as a crash left it: two entries of each table are filed, four wait in the journal. `spoil`
/// changes the rows of the journal.
async fn crashed(tables: &[&str], spoil: impl Fn(&mut Vec<Vec<u8>>)) -> (Spot, Vec<i64>) {
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    let mut ids = Vec::new();
    for key in tables {
        ids.push(new_table(&store, key).await);
    }
    for id in &ids {
        go_on(&store, *id, 1..2).await;
    }
    drop(store);
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    connection
        .execute_batch(
            "CREATE TABLE journal (id INTEGER PRIMARY KEY, body BLOB NOT NULL,
                                   tables TEXT NOT NULL DEFAULT '') STRICT;
             DROP TABLE nodes; DROP INDEX tables_by_owner;
             ALTER TABLE tables DROP COLUMN owner; ALTER TABLE tables DROP COLUMN epoch;
             PRAGMA user_version = 9;",
        )
        .unwrap();
    let rows = ids.iter().flat_map(|id| (2..6).map(|version| (*id, version)));
    let (owners, mut bodies): (Vec<i64>, Vec<Vec<u8>>) =
        rows.map(|(id, version)| (id, journal_row(id, version))).unzip();
    spoil(&mut bodies);
    for (owner, body) in owners.iter().zip(&bodies) {
        connection
            .execute(
                "INSERT INTO journal (body, tables) VALUES (?1, ?2)",
                (body, owner.to_string()),
            )
            .unwrap();
    }
    (spot, ids)
}

#[tokio::test]
async fn what_an_older_program_left_in_its_journal_is_not_lost() {
    let (spot, ids) = crashed(&["t", "u"], |_| {}).await;
    let store = spot.open();
    for key in ["t", "u"] {
        assert_eq!(bodies(&store, key).await, numbers(6));
        let row = store.load(key.into()).await.unwrap().expect("it is there").row;
        assert_eq!((row.changed, row.damaged), (1005, None));
    }
    go_on(&store, ids[0], 6..8).await;
    drop(store);
    assert_eq!(bodies(&spot.open(), "t").await, numbers(8));
}

#[tokio::test]
async fn one_damaged_row_of_the_journal_stops_nothing_but_its_own_tables() {
    let garbage = |rows: &mut Vec<Vec<u8>>| *rows.last_mut().unwrap() = vec![0, 255, 0, 255];
    let flipped = |rows: &mut Vec<Vec<u8>>| rows.last_mut().unwrap()[40] ^= 0x10;
    for spoil in [&garbage as &dyn Fn(&mut Vec<Vec<u8>>), &flipped] {
        let (spot, ids) = crashed(&["t", "u"], spoil).await;
        let store = spot.open();
        // The last change was one of `u`.
        assert_eq!(bodies(&store, "t").await, numbers(6));
        assert_eq!(store.load("t".into()).await.unwrap().unwrap().row.damaged, None);
        let damaged = store.load("u".into()).await.unwrap().unwrap();
        assert!(damaged.row.damaged.is_some());
        assert_eq!(store.damaged().await.unwrap().len(), 1);
        let aside = store.set_aside().await.unwrap();
        assert_eq!(aside.len(), 1, "the row is kept as it was found: {aside:?}");
        // Everything else goes on, and it is not set aside again.
        go_on(&store, ids[0], 6..20).await;
        drop(store);
        let store = spot.open();
        assert_eq!(bodies(&store, "t").await, numbers(20));
        assert_eq!(store.set_aside().await.unwrap().len(), 1);
        // Mended: the table goes on from what is there.
        let found = store.load("u".into()).await.unwrap().unwrap().entries.len() as u32;
        let standing = signoria_store::Change::after(found, 1, Vec::new(), Status::Playing);
        store.mend(ids[1], standing, "lost".into()).await.unwrap();
        store.settle().await.unwrap();
        assert!(store.damaged().await.unwrap().is_empty());
        assert!(store.set_aside().await.unwrap().is_empty());
        store.append(ids[1], change(found, &["next"])).await.unwrap();
    }
}

#[tokio::test]
async fn what_does_not_follow_a_damaged_row_is_set_aside_too() {
    // One in the middle: what comes after it has lost its predecessor.
    let (spot, ids) = crashed(&["t"], |rows| rows[2] = vec![1]).await;
    let store = spot.open();
    let stored = store.load("t".into()).await.unwrap().unwrap();
    assert!(stored.row.damaged.is_some_and(|why| why.contains("is missing")));
    assert_eq!(store.set_aside().await.unwrap().len(), 2);
    assert_eq!(stored.entries.len(), 4, "{}", ids[0]);
}

#[tokio::test]
async fn an_entry_that_cannot_be_read_or_is_missing_is_told() {
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    let id = new_table(&store, "t").await;
    go_on(&store, id, 1..6).await;
    store.lobby(1).await.unwrap();
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    connection
        .execute("UPDATE entries SET body = CAST(x'ff' AS TEXT) WHERE version = 4", [])
        .unwrap();
    let stored = store.load("t".into()).await.unwrap().unwrap();
    assert_eq!(stored.entries.len(), 3);
    assert!(stored.problem.is_some_and(|why| why.contains("entry 4 cannot be read")));
    connection.execute("DELETE FROM entries WHERE version = 3", []).unwrap();
    let stored = store.load("t".into()).await.unwrap().unwrap();
    assert!(stored.problem.is_some_and(|why| why.contains("entry 3 is missing")));
    let standing = signoria_store::Change::after(2, 1, Vec::new(), Status::Playing);
    assert_eq!(store.mend(id, standing, "why".into()).await.unwrap(), 3);
    assert_eq!(bodies(&store, "t").await, numbers(2));
    store.append(id, change(2, &["next"])).await.unwrap();
}

#[tokio::test]
async fn a_database_that_is_whole_says_so() {
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    new_table(&store, "t").await;
    assert!(store.integrity().await.unwrap().is_empty());
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    connection.execute_batch("PRAGMA foreign_keys = OFF; DELETE FROM tables").unwrap();
    assert!(!store.integrity().await.unwrap().is_empty());
}

#[tokio::test]
async fn users_are_found_in_the_entries_of_an_older_file() {
    let spot = Spot::new().expect("there are files everywhere");
    let store = spot.open();
    let id = new_table(&store, "t").await;
    let named = r#"{"deed":"sit","seat":0,"user":7,"name":"x"}"#;
    store
        .append(id, change(1, &[named, r#"{"text":"\"user\":8,","user":9}"#, "no json"]))
        .await
        .unwrap();
    drop(store);
    let connection = rusqlite::Connection::open(spot.file()).unwrap();
    // As it was before there was a list.
    connection
        .execute_batch(
            "DROP TABLE mentions; ALTER TABLE users DROP COLUMN banned; DROP TABLE resets;
               DROP TABLE admin_log; DROP INDEX tables_finished;
               ALTER TABLE tables DROP COLUMN damaged;
               CREATE TABLE journal (id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
               DROP TABLE quarantine; DROP INDEX guests_by_skeleton;
               DROP TABLE nodes; DROP INDEX tables_by_owner;
               ALTER TABLE tables DROP COLUMN owner; ALTER TABLE tables DROP COLUMN epoch; PRAGMA user_version = 7;",
        )
        .unwrap();
    drop(connection);
    let store = spot.open();
    for (user, found) in [(7, true), (8, false), (9, true)] {
        assert_eq!(!store.tables_mentioning(user).await.unwrap().is_empty(), found, "{user}");
    }
}

#[tokio::test]
async fn a_file_has_one_node() {
    let spot = Spot::new().expect("there are files everywhere");
    let error = StoreLocation::from(spot.file()).open_node(Durability::Full).map(drop).unwrap_err();
    assert!(error.to_string().contains("PostgreSQL"), "{error}");
}
