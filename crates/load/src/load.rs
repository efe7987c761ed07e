//! Load tests: many tables at the pace of people, their costs, and saturation.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context as _, Result, bail};
use tokio::{
    net::TcpStream,
    task::{JoinSet, yield_now},
    time::{Instant, sleep, sleep_until, timeout},
};

use crate::{
    echo, link,
    program::{Folder, Program, machine, more_files, pin},
    rest,
    table::{Dice, FOR_TWO, Kind, MIXED, Table},
    times::Times,
};

/// Maximum number of tables of one host; the default of the server.
const TABLES_PER_HOST: usize = 50;

/// The most seats of [`MIXED`].
const MOST_SEATS: usize = 4;

/// Maximum time to wait for a move.
const PATIENCE: Duration = Duration::from_secs(10);

/// Maximum number of connections of one address; the default of the server.
const CONNECTIONS_PER_ADDRESS: usize = 500;

/// The targets, to be printed next to the figures.
const TARGET_P99: Duration = Duration::from_millis(25);
const TARGET_TABLE: u64 = 64 * 1024;
const TARGET_CONNECTION: u64 = 16 * 1024;
const TARGET_MOVES: f64 = 12_000.0;

/// What is measured.
pub struct Plan {
    pub signoria: PathBuf,
    /// This program, which can also serve echoes.
    pub own: PathBuf,
    /// Where the database is put.
    pub folder: PathBuf,
    pub tables: usize,
    pub seconds: u64,
    /// Tables of the saturation run; 0 leaves it out.
    pub saturation: usize,
    /// Connections of the crowd; 0 leaves it out.
    pub crowd: usize,
    pub seed: u64,
}

/// Runs all measurements and prints them.
pub async fn run(plan: &Plan) -> Result<()> {
    println!("{}", machine());
    let folder = Folder::new(&plan.folder)?;
    let (echoes, times) = echo::measure(&plan.own, 500, Duration::from_secs(5)).await?;
    println!("floor      a plain echo on one core: {echoes:.0} messages/s ({times})");
    if plan.tables > 0 {
        steady(plan, &folder).await?;
    }
    if plan.crowd > 0 {
        crowd(plan, &folder).await?;
    }
    if plan.saturation > 0 {
        saturated(plan, &folder).await?;
    }
    Ok(())
}

/// One move per second and table.
async fn steady(plan: &Plan, folder: &Folder) -> Result<()> {
    let database = folder.file("steady.sqlite");
    let mut server = Program::serve(&plan.signoria, &database, None)?;
    let mut tables = make(server.address, &MIXED, plan.tables).await?;
    let links: usize = tables.iter().map(|table| table.kind.seats).sum();
    for table in &mut tables {
        table.connect(false).await?;
    }
    let busy = server.busy()?;
    let begun = Instant::now();
    let end = begun + Duration::from_secs(plan.seconds);
    let mut players = JoinSet::new();
    for (number, mut table) in tables.into_iter().enumerate() {
        let mut dice = Dice::new(plan.seed + number as u64);
        players.spawn(async move {
            let mut times = Times::default();
            let mut errors = Vec::new();
            let mut tick = begun + Duration::from_micros(dice.below(1_000_000) as u64);
            while tick < end {
                sleep_until(tick).await;
                tick += Duration::from_secs(1);
                let played = timeout(PATIENCE, table.play(&mut dice)).await;
                match played.context("no client received the move in time").flatten() {
                    Ok(sent) => times.add(sent.elapsed()),
                    Err(error) => {
                        errors.push(format!("{error:#}"));
                        break;
                    }
                }
                if table.over
                    && let Err(error) = table.again().await
                {
                    errors.push(format!("{error:#}"));
                    break;
                }
            }
            (table, times, errors)
        });
    }
    let (mut tables, mut all, mut errors) = (Vec::new(), Times::default(), Vec::new());
    while let Some(done) = players.join_next().await {
        let (table, times, wrong) = done?;
        tables.push(table);
        all.join(times);
        errors.extend(wrong);
    }
    let took = begun.elapsed().as_secs_f64();
    let busy = (server.busy()?.saturating_sub(busy)).as_secs_f64() / took;
    let bytes: u64 = tables.iter().map(|table| table.bytes).sum();
    println!(
        "steady     {} tables of mixed games, {links} connections, {} moves in {took:.0} s, one per \
         table and second",
        tables.len(),
        all.count(),
    );
    let p99 = all.share(0.99);
    println!(
        "           move to broadcast, all clients at the table: {all}{}",
        met(p99 <= TARGET_P99, "p99 ≤ 25 ms")
    );
    tell(&errors)?;
    println!(
        "           server: {:.0} % of a core, {} received per move and seat",
        busy * 100.0,
        size(bytes / (all.count().max(1) * links / tables.len().max(1)).max(1) as u64),
    );
    for table in &mut tables {
        table.disconnect();
    }
    server.kill()?;
    memory(plan, &database, tables).await
}

/// Measures the memory of tables and connections.
async fn memory(plan: &Plan, database: &Path, mut tables: Vec<Table>) -> Result<()> {
    // A fresh process on the same tables, so that nothing but them is counted.
    let server = Program::serve(&plan.signoria, database, None)?;
    for lang in ["en", "nl"] {
        // Data that is loaded once, with the first request.
        for table in tables.iter().take(MIXED.len()) {
            let path = format!("/api/tables/{}?lang={lang}", table.id);
            rest::must(server.address, "GET", &path, table.token(), None).await?;
        }
    }
    let moves: u64 = tables.iter().map(|table| u64::from(table.version)).sum();
    let rest_of_them = &mut tables[MIXED.len().min(plan.tables)..];
    let count = rest_of_them.len().max(1) as u64;
    let before = server.memory()?;
    for table in &mut *rest_of_them {
        table.address = server.address;
        let path = format!("/api/tables/{}", table.id);
        rest::must(server.address, "GET", &path, table.token(), None).await?;
    }
    sleep(Duration::from_millis(500)).await;
    let loaded = server.memory()?;
    let per_table = loaded.saturating_sub(before) / count;
    println!(
        "memory     {} at the start; an idle table with {} moves: {}{}",
        size(before),
        moves / (tables.len().max(1) as u64),
        size(per_table),
        met(per_table <= TARGET_TABLE, "≤ 64 KiB"),
    );
    let mut links = 0;
    for table in tables.iter_mut().skip(MIXED.len()) {
        table.connect(false).await?;
        links += table.kind.seats as u64;
    }
    sleep(Duration::from_millis(500)).await;
    let seated = server.memory()?;
    // The first ones let the server learn sentences, which all others share; then as many again, who
    // look on.
    let mut more = Vec::new();
    for table in tables.iter().skip(MIXED.len()) {
        for _ in 0..table.kind.seats {
            more.push(table.watch(TcpStream::connect(server.address).await?).await?);
        }
    }
    sleep(Duration::from_millis(500)).await;
    let connected = server.memory()?;
    let per_link = connected.saturating_sub(seated) / links.max(1);
    println!(
        "           a connection: {}{}; the first ones, with what is learnt once: {}; {} for everything",
        size(per_link),
        met(per_link <= TARGET_CONNECTION, "≤ 16 KiB"),
        size(seated.saturating_sub(loaded) / links.max(1)),
        size(connected)
    );
    Ok(())
}

/// The n-th address of this machine that is not the one a proxy would have: 127.0.0.2 and so on.
fn source(number: usize) -> Ipv4Addr {
    Ipv4Addr::from_bits(Ipv4Addr::LOCALHOST.to_bits() + 1 + number as u32)
}

/// Many connections at once, half of which watch one table and half of which send nothing;
/// people play among them.
async fn crowd(plan: &Plan, folder: &Folder) -> Result<()> {
    more_files()?;
    let server = Program::serve(&plan.signoria, &folder.file("crowd.sqlite"), None)?;
    let mut table = Table::make_one(server.address, MIXED[4]).await?;
    table.connect(false).await?;
    let before = server.memory()?;
    let begun = Instant::now();
    let (mut watching, mut silent) = (Vec::new(), Vec::new());
    for number in 0..plan.crowd {
        let stream = link::from(source(number / CONNECTIONS_PER_ADDRESS), server.address).await?;
        if number % 2 == 0 {
            watching.push(table.watch(stream).await?);
        } else {
            silent.push(stream);
        }
    }
    let opened = begun.elapsed();
    // An address that has all it may have gets no more.
    let turned_away = if plan.crowd > CONNECTIONS_PER_ADDRESS {
        table.watch(link::from(source(0), server.address).await?).await.is_err()
    } else {
        true
    };
    let held = server.memory()?;
    let mut dice = Dice::new(plan.seed);
    let mut times = Times::default();
    for _ in 0..20 {
        let sent = timeout(PATIENCE, table.play(&mut dice)).await??;
        times.add(sent.elapsed());
        let goal = table.version;
        for link in &mut watching {
            timeout(PATIENCE, Table::reaches(link, goal)).await??;
        }
    }
    let health = rest::call(server.address, "GET", "/health", None, None).await?;
    println!(
        "crowd      {} connections, half of them silent, opened in {:.1} s; {} each; {} moves before \
         them all: {times}; health {}; one more from a full address {}",
        plan.crowd,
        opened.as_secs_f64(),
        size(held.saturating_sub(before) / plan.crowd as u64),
        times.count(),
        health.0,
        if turned_away { "turned away" } else { "LET IN" },
    );
    let still = silent.iter().filter(|stream| open(stream)).count();
    println!(
        "           {} of {} silent ones are still there; the server gives them up after 20 s",
        still,
        silent.len()
    );
    Ok(())
}

/// Whether all connections are open.
fn open(stream: &TcpStream) -> bool {
    let read = stream.try_read(&mut [0; 16]);
    read.is_err_and(|error| error.kind() == io::ErrorKind::WouldBlock)
}

/// Prints the errors of a run; one of them ends the measurement, as figures would be those of another task.
fn tell(errors: &[String]) -> Result<()> {
    println!("           errors: {}{}", errors.len(), met(errors.is_empty(), "0"));
    for error in errors.iter().take(5) {
        println!("           {error}");
    }
    if errors.is_empty() { Ok(()) } else { bail!("{} errors", errors.len()) }
}

/// Saturation: every table plays its next move when all clients have received the last one. All games
/// for two together, which is the main figure, and then each alone.
async fn saturated(plan: &Plan, folder: &Folder) -> Result<()> {
    // Pinning the client too: what it uses is not taken from the server.
    pin(1)?;
    let time = Duration::from_secs(plan.seconds.clamp(5, 20));
    let Rush { moves, times, busy, errors } =
        rush(plan, &folder.file("saturated.sqlite"), &FOR_TWO, time).await?;
    println!(
        "saturation {moves:.0} moves/s at {} tables for two, safe on disk, server on one core \
         ({:.0} % of it used, {:.0} µs a move; the clients stay awake on the other){}",
        plan.saturation,
        busy * 100.0,
        busy * 1e6 / moves.max(1.0),
        met(moves >= TARGET_MOVES, "≥ 12,000"),
    );
    println!("           move to broadcast: {times}");
    tell(&errors)?;
    for kind in FOR_TWO {
        let database = folder.file(&format!("saturated-{}.sqlite", kind.game));
        let alone = rush(plan, &database, &[kind], Duration::from_secs(5)).await?;
        println!(
            "           {} alone: {:.0} moves/s, {:.0} µs a move",
            kind.game,
            alone.moves,
            alone.busy * 1e6 / alone.moves.max(1.0),
        );
        tell(&alone.errors)?;
    }
    Ok(())
}

/// The result of a saturation run.
struct Rush {
    /// A second.
    moves: f64,
    times: Times,
    /// Share of a core that the server used.
    busy: f64,
    errors: Vec<String>,
}

async fn rush(plan: &Plan, database: &Path, kinds: &[Kind], time: Duration) -> Result<Rush> {
    const WARM: Duration = Duration::from_secs(3);
    let server = Program::serve(&plan.signoria, database, Some(0))?;
    let mut tables = make(server.address, kinds, plan.saturation).await?;
    for table in &mut tables {
        table.connect(false).await?;
    }
    let begin = Instant::now() + WARM;
    let end = begin + time;
    let mut players = JoinSet::new();
    // These clients stand for remote people, so waking them must not cost the server time.
    let awake = tokio::spawn(async {
        loop {
            yield_now().await;
        }
    });
    for (number, mut table) in tables.into_iter().enumerate() {
        let mut dice = Dice::new(plan.seed + number as u64);
        players.spawn(async move {
            let mut times = Times::default();
            while Instant::now() < end {
                let sent = timeout(PATIENCE, table.play(&mut dice)).await??;
                let now = Instant::now();
                if begin <= now && now < end {
                    times.add(sent.elapsed());
                }
                if table.over {
                    table.again().await?;
                }
            }
            anyhow::Ok((times, table.bytes))
        });
    }
    sleep_until(begin).await;
    let busy = server.busy()?;
    sleep_until(end).await;
    let share = |used: Duration| used.as_secs_f64() / time.as_secs_f64();
    let busy = share(server.busy()?.saturating_sub(busy));
    let (mut all, mut errors) = (Times::default(), Vec::new());
    while let Some(done) = players.join_next().await {
        match done? {
            Ok((times, _)) => all.join(times),
            Err(error) => errors.push(format!("{error:#}")),
        }
    }
    awake.abort();
    let moves = all.count() as f64 / time.as_secs_f64();
    Ok(Rush { moves, times: all, busy, errors })
}

/// Makes tables in turn of these kinds, with as few people as the limits of the server allow.
pub async fn make(address: SocketAddr, kinds: &[Kind], count: usize) -> Result<Vec<Table>> {
    let mut tables = Vec::with_capacity(count);
    let mut people = Vec::new();
    for number in 0..count {
        // A rematch is made while the old table is finished, so that the limit is never passed.
        if number % TABLES_PER_HOST == 0 {
            people.clear();
            for seat in 0..MOST_SEATS {
                people.push(rest::guest(address, &format!("Guest {number} {seat}")).await?);
            }
        }
        tables.push(Table::make(address, kinds[number % kinds.len()], &people).await?);
    }
    Ok(tables)
}

/// Describes whether a target is met.
fn met(met: bool, target: &str) -> String {
    if met { format!(" (target {target}: met)") } else { format!(" (target {target}: MISSED)") }
}

fn size(bytes: u64) -> String {
    if bytes >= 10 << 20 {
        format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20))
    } else {
        format!("{:.1} KiB", bytes as f64 / 1024.0)
    }
}
