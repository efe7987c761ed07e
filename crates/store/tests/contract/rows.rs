//! Tables and changes for tests.

use std::sync::Arc;

use signoria_store::{Change, NewSession, NewTable, Status, Store};

pub fn table(key: &str, host: i64) -> NewTable {
    NewTable {
        key: key.to_owned(),
        game: "chess".to_owned(),
        rules: 3,
        options: r#"{"é":1}"#.to_owned(),
        seed: [7; 32],
        host,
        listed: true,
        seats: 2,
        password: None,
        settings: r#"{"hints":true}"#.to_owned(),
    }
}

pub fn session(number: u8) -> NewSession {
    NewSession { hash: [number; 32], agent: format!("Browser {number}"), at: 1_000 }
}

pub fn change(version: u32, entries: &[&str]) -> Change {
    let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
    Change::after(version, 1000 + i64::from(version), entries, Status::Playing)
}

pub async fn bodies(store: &Arc<Store>, key: &str) -> Vec<String> {
    let stored = store.load(key.to_owned()).await.unwrap().expect("it was stored");
    stored.entries.into_iter().map(|entry| entry.body).collect()
}
