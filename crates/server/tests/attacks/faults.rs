//! Damage and a full disk: the server starts, says what is wrong, and spoils nothing else.

use std::sync::Arc;

use serde_json::json;
use signoria_server::check::{Mended, Problem, check};
use signoria_store::{Durability, Store, StoreLocation};

use crate::{Folder, House, client::Client};

/// Two tables at which bots wait for a person; returns their names.
async fn two_tables(house: &House) -> [String; 2] {
    let anna = Client::guest(house.address, "Anna").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let seats = json!(["me", "open", "open"]);
        let table = anna.table(&json!({ "game": "habemus_papam", "seats": seats })).await.id;
        let start = json!({ "fill": "random" });
        let started = anna.post(&format!("/api/tables/{table}/start"), &start).await;
        assert_eq!(started.status, 200, "{started:?}");
        tables.push(table);
    }
    tables.try_into().expect("two")
}

fn execute(folder: &Folder, statement: &str) {
    let connection = rusqlite::Connection::open(folder.database()).expect("it opens");
    assert!(connection.execute(statement, []).expect("it is understood") > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_entry_stops_its_own_table_only_and_can_be_mended() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let [bad, good] = two_tables(&house).await;
    house.close().await;
    execute(
        &folder,
        &format!(
            r#"UPDATE entries SET body = '{{"deed"' WHERE version = 5
               AND "table" = (SELECT id FROM tables WHERE key = '{bad}')"#
        ),
    );
    let house = House::open(&folder).await;
    let visitor = Client::anonymous(house.address);
    assert_eq!(visitor.get(&format!("/api/tables/{bad}")).await.error(), (500, "damaged".into()));
    assert_eq!(visitor.get(&format!("/api/tables/{good}")).await.status, 200);
    house.close().await;

    let store = StoreLocation::from(folder.database()).open(Durability::Process).expect("it opens");
    let store: Arc<Store> = Arc::new(store);
    let found = check(&store, false).await.expect("it can be read");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].remains());
    let mended = check(&store, true).await.expect("it can be read");
    let [Problem::Table { table, good: 4, mended: Mended::GoesOn(_), .. }] = &mended[..] else {
        panic!("{mended:?}")
    };
    assert_eq!(*table, bad);
    assert!(check(&store, false).await.expect("it can be read").is_empty());
    drop(store);
    let house = House::open(&folder).await;
    let visitor = Client::anonymous(house.address);
    assert_eq!(visitor.get(&format!("/api/tables/{bad}")).await.status, 200, "it goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_is_alive_but_not_ready() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let visitor = Client::anonymous(house.address);
    assert_eq!(visitor.get("/ready").await.status, 200);
    // As on a full disk: reading works, writing does not.
    let connection = rusqlite::Connection::open(folder.database()).expect("it opens");
    connection
        .execute_batch(
            "CREATE TRIGGER full_a BEFORE INSERT ON house
             BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;
             CREATE TRIGGER full_b BEFORE UPDATE ON house
             BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
        )
        .expect("it is ours");
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(visitor.get("/ready").await.error(), (503, "unavailable".into()));
    assert_eq!(visitor.get("/health").await.status, 200);
    connection.execute_batch("DROP TRIGGER full_a; DROP TRIGGER full_b").expect("it is ours");
    assert_eq!(visitor.get("/ready").await.status, 503, "asking often does not write often");
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    assert_eq!(visitor.get("/ready").await.status, 200);
    house.close().await;
}
