//! How many changes of tables a store makes safe per second, and what they cost:
//!
//! `cargo run --release -p signoria-store --example appends -- [TABLES] [SECONDS] [DATABASE]`
//!
//! Every table waits for its last change before it asks for the next, as tables of the server do. The
//! database (default: a file in the folder for temporary files) may be `postgres://…`; it is filled.

#![allow(clippy::print_stdout, reason = "talking to the person at the terminal is its job")]
#![allow(clippy::cast_precision_loss, reason = "figures are rounded anyway")]

use std::{
    error::Error,
    fs,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use signoria_store::{Change, Durability, NewSession, NewTable, Status, Store, StoreLocation};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let tables: u32 = words.next().map_or(Ok(200), |word| word.parse())?;
    let seconds: u64 = words.next().map_or(Ok(5), |word| word.parse())?;
    let folder = std::env::temp_dir().join(format!("signoria-appends-{}", std::process::id()));
    let place = if let Some(database) = words.next() {
        StoreLocation::of(&database)
    } else {
        fs::create_dir_all(&folder)?;
        StoreLocation::from(folder.join("appends.sqlite"))
    };
    let store: Arc<Store> = Arc::new(place.open(Durability::Full)?);
    let now = Instant::now();
    let mut hash = [0; 32];
    let nonce = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_nanos();
    hash[..16].copy_from_slice(&nonce.to_le_bytes());
    let host = store
        .create_user("Anna".into(), String::new(), NewSession { hash, agent: String::new(), at: 0 })
        .await?
        .id;
    let over = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for number in 0..tables {
        let made = NewTable {
            key: format!("{nonce:x}-{number}"),
            game: "habemus_papam".into(),
            rules: 1,
            // About as long as those of real tables.
            options: format!("{{\"variant\":\"{}\"}}", "x".repeat(100)),
            seed: [7; 32],
            host,
            listed: true,
            seats: 2,
            password: None,
            settings: r#"{"spectators":"view","hints":false}"#.into(),
        };
        let entry = r#"{"deed":"start"}"#.to_owned();
        let first = Change::after(0, 0, vec![entry], Status::Playing);
        let (store, over) = (store.clone(), over.clone());
        let made = tokio::spawn(store.create_table(made, first));
        players.push((made, store, over));
    }
    let mut ready = Vec::new();
    for (made, store, over) in players {
        ready.push((made.await??, store, over));
    }
    let mut tasks = Vec::new();
    for (id, store, over) in ready {
        tasks.push(tokio::spawn(async move {
            let mut waits = Vec::new();
            let mut version = 1;
            while !over.load(Ordering::Relaxed) {
                let at = now.elapsed().as_millis() as i64;
                let entry = format!(
                    r#"{{"deed":"act","seat":{},"action":"bid 2D1R, take cardinal"}}"#,
                    version % 2
                );
                let asked = if version % 2 == 0 { 1 } else { 2 };
                let change =
                    Change { asked, ..Change::after(version, at, vec![entry], Status::Playing) };
                let begun = Instant::now();
                store.append(id, change).await?;
                waits.push(begun.elapsed());
                version += 1;
            }
            Ok::<_, signoria_store::StoreError>(waits)
        }));
    }
    let (begun, used) = (Instant::now(), processor());
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    over.store(true, Ordering::Relaxed);
    let mut waits = Vec::new();
    for player in tasks {
        waits.extend(player.await??);
    }
    let (time, used) = (begun.elapsed(), processor().zip(used));
    waits.sort();
    let share =
        |share: usize| waits[(waits.len() * share / 100).min(waits.len() - 1)].as_secs_f64();
    println!(
        "{tables} tables: {:.0} appends/s, safe after {:.2} ms (median), {:.2} ms (99 %)",
        waits.len() as f64 / time.as_secs_f64(),
        share(50) * 1e3,
        share(99) * 1e3
    );
    if let Some((after, before)) = used {
        let each = after.saturating_sub(before).as_secs_f64() / waits.len() as f64;
        println!("processor time of this program: {:.1} µs per append", each * 1e6);
    }
    drop(store);
    let _ = fs::remove_dir_all(folder);
    Ok(())
}

/// Processor time this program has used, where the system tells.
fn processor() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // After the name, which is in brackets: the 12th and 13th field, in hundredths of a second.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 10))
}
