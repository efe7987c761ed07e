//! One address keeps as many bots thinking as it can; others play, and what they notice is measured.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use anyhow::{Context as _, Result};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};

use crate::{
    link::{self, Link},
    program::{Folder, Program, machine},
    rest,
    table::{Dice, Heard, hear},
    times::Times,
};

/// Tables the attacker asks for.
const TABLES: usize = 50;

/// Bots at each of them.
const BOTS: usize = 7;

/// The longest wait for an answer; what takes longer is counted as this long.
const MAX_WAIT: Duration = Duration::from_mins(2);

/// What a search of `strong` takes.
const STRONG: Duration = Duration::from_millis(400);

/// The targets, to be printed next to the figures.
const TARGET_QUICK: Duration = Duration::from_millis(100);
const TARGET_STRONG: Duration = Duration::from_millis(800);

const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 9);

/// What is measured.
pub struct Plan {
    pub signoria: PathBuf,
    pub folder: PathBuf,
    /// Of each run.
    pub seconds: u64,
    pub seed: u64,
}

/// The kind of attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Attack {
    None,
    /// Tables of bots alone, by this number of guests.
    BotsOnly {
        guests: usize,
    },
    /// The guests have a seat at every table and watch.
    Seated {
        guests: usize,
    },
}

/// Runs all measurements and prints them.
pub async fn run(plan: &Plan) -> Result<()> {
    println!("{}", machine());
    println!("strong thinks for {} ms", STRONG.as_millis());
    let attacks = [
        ("quiet", Attack::None),
        ("1 guest", Attack::BotsOnly { guests: 1 }),
        ("20 guests", Attack::BotsOnly { guests: 20 }),
        ("20 guests who sit there", Attack::Seated { guests: 20 }),
    ];
    for (name, attack) in attacks {
        measure(plan, name, attack).await?;
    }
    Ok(())
}

async fn measure(plan: &Plan, name: &str, attack: Attack) -> Result<()> {
    let folder = Folder::new(&plan.folder)?;
    let server = Program::serve(&plan.signoria, &folder.file("starve.sqlite"), None)?;
    let (started, links) = attacked(server.address, attack).await?;
    // Nothing of theirs is read: the frames of a game fit into the buffers for long enough.
    let end = Instant::now() + Duration::from_secs(plan.seconds);
    let seed = plan.seed;
    let against = |bot: &'static str, number: u8| {
        let from = Ipv4Addr::new(127, 0, 0, number);
        tokio::spawn(play(server.address, from, json!({ "bot": bot }), end, seed))
    };
    let (random, strong) = (against("random", 3), against("strong", 4));
    let people = tokio::spawn(play_together(server.address, end, seed));
    let (mut random, mut strong, mut people) = (random.await??, strong.await??, people.await??);
    println!("{name}: {started} of {TABLES} tables with {BOTS} `master` bots run");
    for (what, times, target) in [
        ("random bot", &mut random, TARGET_QUICK),
        ("strong bot", &mut strong, TARGET_STRONG),
        ("person's move", &mut people, TARGET_QUICK),
    ] {
        let met = if times.share(0.99) <= target { "met" } else { "MISSED" };
        println!(
            "  {what:14} {times} ({} answers; target p99 ≤ {} ms: {met})",
            times.count(),
            target.as_millis()
        );
    }
    drop(links);
    Ok(())
}

async fn post(
    address: SocketAddr,
    from: Ipv4Addr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Result<(u16, Value)> {
    let stream = link::from(from, address).await?;
    let (status, text) = rest::call_over(stream, address, "POST", path, token, Some(body)).await?;
    Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
}

async fn guest(address: SocketAddr, from: Ipv4Addr, name: &str) -> Result<String> {
    let body = json!({ "name": name, "token": true });
    let (_, user) = post(address, from, "/api/guests", None, &body).await?;
    Ok(user["token"].as_str().context("a guest gets a token")?.to_owned())
}

/// Starts as many tables as the server allows; returns how many, and the sockets of the guests.
async fn attacked(address: SocketAddr, attack: Attack) -> Result<(usize, Vec<Link>)> {
    let (guests, seated) = match attack {
        Attack::None => return Ok((0, Vec::new())),
        Attack::BotsOnly { guests } => (guests, false),
        Attack::Seated { guests } => (guests, true),
    };
    let mut tokens = Vec::new();
    for number in 0..guests {
        tokens.push(guest(address, ATTACKER, &format!("Flood {number}")).await?);
    }
    let (mut started, mut links) = (0, Vec::new());
    for number in 0..TABLES {
        let token = tokens[number % guests].as_str();
        let mut seats = vec![json!({ "bot": "master" }); BOTS];
        if seated {
            seats.push(json!("me"));
        }
        let wanted = json!({ "game": "machiavelli", "seats": seats });
        let (_, table) = post(address, ATTACKER, "/api/tables", Some(token), &wanted).await?;
        let Some(id) = table["id"].as_str() else { continue };
        if seated {
            let stream = link::from(ATTACKER, address).await?;
            let path = format!("/api/tables/{id}/socket");
            links.push(Link::over(stream, address, &path, Some(token)).await?);
        }
        let path = format!("/api/tables/{id}/start");
        let (status, _) = post(address, ATTACKER, &path, Some(token), &json!({})).await?;
        started += usize::from(status == 200);
        sleep(Duration::from_millis(10)).await;
    }
    Ok((started, links))
}

/// A seat of a table as its client knows it.
struct Chair {
    link: Link,
    version: u32,
    choices: Vec<String>,
    over: bool,
}

impl Chair {
    async fn open(address: SocketAddr, from: Ipv4Addr, id: &str, token: &str) -> Result<Self> {
        let stream = link::from(from, address).await?;
        let path = format!("/api/tables/{id}/socket");
        let link = Link::over(stream, address, &path, Some(token)).await?;
        let mut chair = Self { link, version: 0, choices: Vec::new(), over: false };
        chair.hear().await?;
        Ok(chair)
    }

    /// Reads until the table has gone on.
    async fn hear(&mut self) -> Result<()> {
        loop {
            if let Heard::Frame { version, choices, over, .. } = hear(self.link.next().await?)? {
                (self.version, self.choices, self.over) = (version, choices, over);
                return Ok(());
            }
        }
    }

    async fn send(&mut self, dice: &mut Dice) -> Result<()> {
        let action = serde_json::to_string(&self.choices[dice.below(self.choices.len())])?;
        let version = self.version;
        let text = format!("{{\"type\":\"play\",\"version\":{version},\"action\":{action}}}");
        self.link.send(&text).await
    }
}

/// Makes and starts a table.
async fn table(address: SocketAddr, from: Ipv4Addr, token: &str, other: &Value) -> Result<String> {
    let wanted = json!({ "game": "machiavelli", "seats": ["me", other] });
    let (_, made) = post(address, from, "/api/tables", Some(token), &wanted).await?;
    Ok(made["id"].as_str().with_context(|| format!("no table: {made}"))?.to_owned())
}

/// Plays against a bot; how long each of its answers took.
async fn play(
    address: SocketAddr,
    from: Ipv4Addr,
    bot: Value,
    end: Instant,
    seed: u64,
) -> Result<Times> {
    let token = guest(address, from, "Player").await?;
    let (mut times, mut dice) = (Times::default(), Dice::new(seed));
    while Instant::now() < end {
        let id = table(address, from, &token, &bot).await?;
        let path = format!("/api/tables/{id}/start");
        post(address, from, &path, Some(&token), &json!({})).await?;
        let mut chair = Chair::open(address, from, &id, &token).await?;
        while !chair.over && Instant::now() < end {
            if !chair.choices.is_empty() {
                // People need at least this long.
                sleep(Duration::from_millis(20)).await;
                chair.send(&mut dice).await?;
                chair.hear().await?;
                continue;
            }
            let asked = Instant::now();
            let heard = timeout(MAX_WAIT, chair.hear()).await;
            times.add(asked.elapsed());
            heard.context("no answer")??;
        }
    }
    Ok(times)
}

/// Two people play; how long after a move both have heard of it.
async fn play_together(address: SocketAddr, end: Instant, seed: u64) -> Result<Times> {
    let places = [Ipv4Addr::new(127, 0, 0, 5), Ipv4Addr::new(127, 0, 0, 6)];
    let tokens =
        [guest(address, places[0], "Anna").await?, guest(address, places[1], "Bruno").await?];
    let (mut times, mut dice) = (Times::default(), Dice::new(seed));
    while Instant::now() < end {
        let id = table(address, places[0], &tokens[0], &json!("open")).await?;
        let path = |what: &str| format!("/api/tables/{id}/{what}");
        post(address, places[1], &path("join"), Some(&tokens[1]), &json!({})).await?;
        post(address, places[0], &path("start"), Some(&tokens[0]), &json!({})).await?;
        let mut chairs = [
            Chair::open(address, places[0], &id, &tokens[0]).await?,
            Chair::open(address, places[1], &id, &tokens[1]).await?,
        ];
        while !chairs[0].over && Instant::now() < end {
            let Some(mover) = chairs.iter().position(|chair| !chair.choices.is_empty()) else {
                // Connecting and disconnecting of the other player sends messages too.
                chairs[0].hear().await?;
                continue;
            };
            sleep(Duration::from_millis(20)).await;
            let sent = Instant::now();
            let goal = chairs.iter().map(|chair| chair.version).max().unwrap_or(0) + 1;
            chairs[mover].send(&mut dice).await?;
            for chair in &mut chairs {
                while chair.version < goal {
                    timeout(MAX_WAIT, chair.hear()).await.context("a move was not heard of")??;
                }
            }
            times.add(sent.elapsed());
        }
    }
    Ok(times)
}
