//! Kills the server at random moments under load; no acknowledged move may be lost.

use std::{net::SocketAddr, path::PathBuf, process::Command, time::Duration};

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::Value;
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

use crate::{
    load::make,
    program::{Folder, Program, machine},
    rest,
    table::{Dice, Lost, MIXED, Table},
};

/// Maximum time to wait for a reply on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// The parameters of a run.
pub struct Plan {
    pub signoria: PathBuf,
    pub folder: PathBuf,
    pub rounds: u32,
    pub tables: usize,
    pub seed: u64,
}

/// A table and what the server acknowledged there.
struct Witness {
    table: Table,
    dice: Dice,
    /// The version of the deal.
    dealt: u32,
    /// Version, seat and action.
    acknowledged: Vec<(u32, usize, String)>,
    /// Games that have been played to their end: table, token, deal and what was acknowledged.
    finished: Vec<Finished>,
    resumed: usize,
}

struct Finished {
    id: String,
    token: String,
    dealt: u32,
    acknowledged: Vec<(u32, usize, String)>,
}

pub async fn run(plan: &Plan) -> Result<()> {
    println!("{}", machine());
    let folder = Folder::new(&plan.folder)?;
    let database = folder.file("crash.sqlite");
    let mut dice = Dice::new(plan.seed);
    let mut server = Program::serve(&plan.signoria, &database, None)?;
    let mut witnesses = Vec::new();
    for (number, mut table) in
        make(server.address, &MIXED, plan.tables).await?.into_iter().enumerate()
    {
        table.connect(false).await?;
        witnesses.push(Witness {
            dice: Dice::new(plan.seed + 1 + number as u64),
            dealt: table.version,
            table,
            acknowledged: Vec::new(),
            finished: Vec::new(),
            resumed: 0,
        });
    }
    let mut starts = Vec::new();
    for round in 1..=plan.rounds {
        let playing = for_all(witnesses, |mut witness| async move {
            let end = witness.play_on(false).await;
            (witness, end)
        });
        let playing = tokio::spawn(playing);
        let moment = Duration::from_millis(50 + dice.below(1000) as u64);
        sleep(moment).await;
        server.kill()?;
        witnesses = playing.await??;
        server = Program::serve(&plan.signoria, &database, None)?;
        starts.push(server.start);
        let address = server.address;
        witnesses = for_all(witnesses, move |mut witness| async move {
            let end = witness.resume(address).await;
            (witness, end)
        })
        .await?;
        let safe: usize = witnesses.iter().map(Witness::count).sum();
        println!(
            "round {round}: killed after {} ms; {safe} acknowledged so far, all there",
            moment.as_millis()
        );
    }
    witnesses = for_all(witnesses, |mut witness| async move {
        let end = witness.play_on(true).await;
        (witness, end)
    })
    .await?;
    let (mut acknowledged, mut records, mut resumed) = (0, Vec::new(), 0);
    for witness in witnesses {
        resumed += witness.resumed;
        for game in witness.finished {
            acknowledged += game.acknowledged.len();
            records.push(game.check(server.address, &folder).await?);
        }
    }
    let verified = Command::new(&plan.signoria).arg("verify").args(&records).output()?;
    ensure!(
        verified.status.success(),
        "a record does not hold: {}{}",
        String::from_utf8_lossy(&verified.stdout),
        String::from_utf8_lossy(&verified.stderr)
    );
    let slowest = starts.iter().max().copied().unwrap_or_default();
    println!(
        "{} kills, {acknowledged} acknowledged actions, {resumed} clients resumed, {} records \
         verified, {} ms at most to start again: 0 lost",
        plan.rounds,
        records.len(),
        slowest.as_millis()
    );
    Ok(())
}

/// Runs a task for all witnesses at the same time. A server that is gone ends it; something that was lost
/// is an error.
async fn for_all<F>(witnesses: Vec<Witness>, work: impl Fn(Witness) -> F) -> Result<Vec<Witness>>
where
    F: Future<Output = (Witness, Result<()>)> + Send + 'static,
{
    let mut tasks = JoinSet::new();
    for witness in witnesses {
        tasks.spawn(work(witness));
    }
    let mut witnesses = Vec::new();
    while let Some(done) = tasks.join_next().await {
        let (witness, end) = done?;
        match end {
            Err(error) if error.is::<Lost>() || error.is::<Serious>() => return Err(error),
            Err(_) | Ok(()) => witnesses.push(witness),
        }
    }
    Ok(witnesses)
}

/// An error that must not happen while the server runs.
#[derive(Debug)]
struct Serious(anyhow::Error);

impl std::fmt::Display for Serious {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#}", self.0)
    }
}

impl std::error::Error for Serious {}

impl Witness {
    fn count(&self) -> usize {
        let finished = self.finished.iter().map(|game| game.acknowledged.len());
        finished.sum::<usize>() + self.acknowledged.len()
    }

    /// Plays until the server is gone; or, with `end`, until the game is over, and then anything that
    /// goes wrong is serious.
    async fn play_on(&mut self, end: bool) -> Result<()> {
        loop {
            while !self.table.over {
                let played = timeout(PATIENCE, self.play()).await;
                let played = played.context("no answer in time").flatten();
                if end {
                    played.map_err(Serious)?;
                } else {
                    // Refusals are no sign of a server that is gone.
                    match played {
                        Err(error) if error.to_string().contains("refused") => {
                            bail!(Serious(error))
                        }
                        other => other?,
                    }
                }
            }
            self.finish();
            if end {
                return Ok(());
            }
            self.table.again().await?;
            self.dealt = self.table.version;
        }
    }

    async fn play(&mut self) -> Result<()> {
        let (seat, action) = self.table.send(&mut self.dice, Some(1)).await?;
        let version = self.table.accepted(seat).await?;
        self.acknowledged.push((version, seat, action));
        self.table.hear_all(version).await
    }

    /// Records a finished game, once: the next one may fail to start.
    fn finish(&mut self) {
        let known = self.finished.last().is_some_and(|game| game.id == self.table.id);
        if !known {
            self.finished.push(Finished {
                id: self.table.id.clone(),
                token: self.table.token().to_owned(),
                dealt: self.dealt,
                acknowledged: std::mem::take(&mut self.acknowledged),
            });
        }
    }

    /// Reconnects after a crash with the last known version.
    async fn resume(&mut self, address: SocketAddr) -> Result<()> {
        self.table.disconnect();
        self.table.address = address;
        let connected = timeout(PATIENCE, self.table.connect(true)).await;
        match connected.context("cannot come back").flatten() {
            Ok(()) => self.resumed += self.table.kind.seats,
            Err(error) if error.is::<Lost>() => return Err(error),
            Err(error) => bail!(Serious(error)),
        }
        Ok(())
    }
}

impl Finished {
    /// Downloads the record and looks for everything that was acknowledged; returns the file.
    async fn check(&self, address: SocketAddr, folder: &Folder) -> Result<PathBuf> {
        let path = format!("/api/tables/{}/record", self.id);
        let (status, text) = rest::call(address, "GET", &path, Some(&self.token), None).await?;
        ensure!(status == 200, "no record: {status} {text}");
        let record: Value = serde_json::from_str(&text)?;
        let entries = record["entries"].as_array().context("a record has entries")?;
        for (version, seat, action) in &self.acknowledged {
            let at = version - self.dealt - 1;
            let found = entries.get(at as usize).and_then(Value::as_str);
            let expected = format!("{seat} {action}");
            if found != Some(expected.as_str()) {
                bail!(Lost(format!("entry {at} was `{expected}`, the record has {found:?}")));
            }
        }
        let file = folder.file(&format!("{}.json", self.id));
        std::fs::write(&file, text)?;
        Ok(file)
    }
}
