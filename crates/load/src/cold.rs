//! How long it takes from starting the server to its first answers, on a database full of games.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, Result, ensure};
use rusqlite::Connection;
use serde_json::Value;

use crate::{
    program::{Folder, Program, machine},
    rest,
};

/// Number of different games that are played; the others are copies of them.
const PLAYED: u64 = 4;

/// The parameters of a run.
pub struct Plan {
    pub signoria: PathBuf,
    pub folder: PathBuf,
    pub games: u64,
    pub rounds: usize,
}

/// Times after the start of the program.
struct Times {
    health: Duration,
    lobby: Duration,
}

pub async fn run(plan: &Plan) -> Result<()> {
    println!("{}", machine());
    let folder = Folder::new(&plan.folder)?;
    let database = folder.file("cold.sqlite");
    let begun = Instant::now();
    fill(plan, &folder, &database)?;
    println!(
        "filled      {} games, half of them running, {} MiB, in {:.1} s",
        plan.games,
        fs::metadata(&database)?.len() / (1024 * 1024),
        begun.elapsed().as_secs_f64()
    );
    check(plan, &database).await?;
    let mut rounds = Vec::new();
    for _ in 0..plan.rounds {
        rounds.push(start(plan, &database).await?);
    }
    rounds.sort_by_key(|times| times.lobby);
    let (best, middle) = (&rounds[0], &rounds[rounds.len() / 2]);
    let told = |times: &Times| {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        format!(
            "/health after {:.0} ms, the lobby after {:.0} ms",
            milliseconds(times.health),
            milliseconds(times.lobby)
        )
    };
    println!("best        {}", told(best));
    println!("median      {} (of {} starts)", told(middle), rounds.len());
    Ok(())
}

/// The ids of the games that the program has.
fn games(plan: &Plan) -> Result<Vec<String>> {
    let told = Command::new(&plan.signoria).args(["games", "--json"]).output()?;
    ensure!(told.status.success(), "signoria games failed");
    let games: Vec<Value> = serde_json::from_slice(&told.stdout)?;
    let id = |game: &Value| game["id"].as_str().map(str::to_owned).context("a game has an id");
    games.iter().map(id).collect()
}

/// Plays some games, imports their records, and copies the tables until there are enough, three a minute:
/// every other one as it was in the middle of the game.
fn fill(plan: &Plan, folder: &Folder, database: &Path) -> Result<()> {
    let signoria = |words: &[&str]| {
        let done = Command::new(&plan.signoria).args(words).stdout(Stdio::null()).status();
        let done = done.with_context(|| format!("cannot start {}", plan.signoria.display()))?;
        ensure!(done.success(), "signoria {} failed", words.join(" "));
        anyhow::Ok(())
    };
    let records = folder.file("records");
    fs::create_dir(&records)?;
    let name = |path: &Path| path.to_str().map(str::to_owned).context("a name in Unicode");
    let games = games(plan)?;
    for game in &games {
        for seed in 1..=PLAYED {
            let file = name(&records.join(format!("{game}-{seed}.json")))?;
            signoria(&["record", game, "--seed", &seed.to_string(), "--out", &file])?;
        }
    }
    signoria(&["import", &name(&records)?, "--database", &name(database)?])?;
    let connection = Connection::open(database)?;
    connection.execute_batch("PRAGMA synchronous = OFF; BEGIN")?;
    let first: u64 = connection.query_row("SELECT max(id) FROM tables", [], |row| row.get(0))?;
    ensure!(first == games.len() as u64 * PLAYED, "{first} games were imported");
    let columns = "game, rules, options, seed, host, seats, created, password, settings, players, \
                   deadline";
    connection.execute(
        &format!(
            "WITH RECURSIVE number (id) AS (SELECT ?1 + 1 UNION ALL SELECT id + 1 FROM number WHERE id < ?2)
             INSERT INTO tables (id, key, listed, status, open, asked, changed, minute, {columns})
             SELECT number.id, lower(hex(randomblob(16))), number.id % 2, 2 - number.id % 2, 0,
                    number.id % 2, changed - 20000 * number.id,
                    (changed - 20000 * number.id) / 60000, {columns}
             FROM number JOIN tables ON tables.id = 1 + number.id % ?1"
        ),
        [first, plan.games.max(first)],
    )?;
    connection.execute(
        r#"INSERT INTO entries ("table", version, at, body)
           SELECT tables.id, version, at, body FROM tables
           JOIN entries ON entries."table" = 1 + tables.id % ?1
           WHERE tables.id > ?1 AND (status = 2 OR version <=
                 (SELECT max(version) / 2 FROM entries WHERE "table" = 1 + tables.id % ?1))
           ORDER BY tables.id, version"#,
        [first],
    )?;
    connection.execute_batch("COMMIT")?;
    Ok(())
}

/// The games are real: the server plays them again.
async fn check(plan: &Plan, database: &Path) -> Result<()> {
    let connection = Connection::open(database)?;
    let mut query =
        connection.prepare("SELECT key, status FROM tables ORDER BY id DESC LIMIT 20")?;
    let rows: Vec<(String, u8)> =
        query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    let server = Program::serve(&plan.signoria, database, None)?;
    for (key, status) in rows {
        let path = format!("/api/tables/{key}");
        let (code, text) = rest::call(server.address, "GET", &path, None, None).await?;
        ensure!(code == 200, "{path}: {code} {text}");
        let table: Value = serde_json::from_str(&text)?;
        let wanted = if status == 2 { "finished" } else { "playing" };
        // Bots of a running game continue as soon as a client connects.
        let found = &table["status"];
        ensure!(found == wanted || (status == 1 && found == "finished"), "{path}: {found}");
    }
    Ok(())
}

/// One start. The server is killed afterwards: the next one finds what a crash leaves behind.
async fn start(plan: &Plan, database: &Path) -> Result<Times> {
    let begun = Instant::now();
    let server = Program::serve(&plan.signoria, database, None)?;
    let (code, text) = rest::call(server.address, "GET", "/health", None, None).await?;
    let health = begun.elapsed();
    ensure!(code == 200, "/health: {code} {text}");
    let (code, text) = rest::call(server.address, "GET", "/api/lobby", None, None).await?;
    let lobby = begun.elapsed();
    let listed: Vec<Value> = serde_json::from_str(&text)?;
    ensure!(code == 200 && listed.len() == 100, "/api/lobby: {code}, {} tables", listed.len());
    Ok(Times { health, lobby })
}
