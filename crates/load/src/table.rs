//! A table with a scripted person on every seat.

use std::{borrow::Cow, fmt, net::SocketAddr, time::Instant};

use anyhow::{Context as _, Result, bail, ensure};
use memchr::memmem;
use serde::{Deserialize, Deserializer as _};
use serde_json::json;
use tokio::net::TcpStream;

use crate::{link::Link, rest};

/// A game and how many play it.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    pub game: &'static str,
    pub seats: usize,
}

/// The mix of games, with few and with many people. It never changes, so that figures can be compared.
pub const MIXED: [Kind; 10] = [
    Kind { game: "machiavelli", seats: 2 },
    Kind { game: "notre_dame", seats: 2 },
    Kind { game: "carrara", seats: 2 },
    Kind { game: "la_citta", seats: 2 },
    Kind { game: "habemus_papam", seats: 3 },
    Kind { game: "machiavelli", seats: 4 },
    Kind { game: "notre_dame", seats: 4 },
    Kind { game: "carrara", seats: 4 },
    Kind { game: "la_citta", seats: 4 },
    Kind { game: "habemus_papam", seats: 4 },
];

/// The games that two can play.
pub const FOR_TWO: [Kind; 4] = [MIXED[0], MIXED[1], MIXED[2], MIXED[3]];

/// A deterministic random number generator.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }
}

/// A table as its clients know it.
pub struct Table {
    pub address: SocketAddr,
    pub kind: Kind,
    pub id: String,
    tokens: Vec<String>,
    links: Vec<Option<Link>>,
    /// What each seat may do now, in notation.
    choices: Vec<Vec<String>>,
    /// The last version each seat has received.
    seen: Vec<u32>,
    /// The highest version that was received or accepted.
    pub version: u32,
    pub over: bool,
    /// Bytes of frames received.
    pub bytes: u64,
}

/// What is read of a message of the server.
#[derive(Debug, PartialEq)]
pub enum Heard {
    /// `table` or `update`; where an update goes on from.
    Frame {
        from: Option<u32>,
        version: u32,
        choices: Vec<String>,
        over: bool,
    },
    Accepted {
        version: u32,
    },
    Refused {
        error: String,
    },
}

/// An acknowledged change that was lost.
#[derive(Debug)]
pub struct Lost(pub String);

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LOST: {}", self.0)
    }
}

impl std::error::Error for Lost {}

impl Table {
    /// Creates a table, seats all people and starts the game. `tokens` are the people, the host first.
    pub async fn make(address: SocketAddr, kind: Kind, tokens: &[String]) -> Result<Self> {
        let tokens = tokens.get(..kind.seats).context("a token for every seat")?.to_vec();
        let mut seats = vec![json!("open"); kind.seats];
        seats[0] = json!("me");
        let wanted = json!({ "game": kind.game, "seats": seats });
        let made = rest::must(address, "POST", "/api/tables", &tokens[0], Some(&wanted)).await?;
        let id = made["id"].as_str().context("a table has an id")?.to_owned();
        for (seat, token) in tokens.iter().enumerate().skip(1) {
            let path = format!("/api/tables/{id}/join?seat={seat}");
            rest::must(address, "POST", &path, token, Some(&json!({}))).await?;
        }
        let path = format!("/api/tables/{id}/start");
        rest::must(address, "POST", &path, &tokens[0], Some(&json!({}))).await?;
        Ok(Self {
            address,
            kind,
            id,
            links: tokens.iter().map(|_| None).collect(),
            choices: vec![Vec::new(); tokens.len()],
            seen: vec![0; tokens.len()],
            tokens,
            version: 0,
            over: false,
            bytes: 0,
        })
    }

    /// A table with people of its own.
    pub async fn make_one(address: SocketAddr, kind: Kind) -> Result<Self> {
        let mut people = Vec::new();
        for seat in 0..kind.seats {
            people.push(rest::guest(address, &format!("Player {seat}")).await?);
        }
        Self::make(address, kind, &people).await
    }

    /// A spectator's connection; its first frame has arrived.
    pub async fn watch(&self, stream: TcpStream) -> Result<Link> {
        let path = format!("/api/tables/{}/socket", self.id);
        let mut link = Link::over(stream, self.address, &path, None).await?;
        link.next().await?;
        Ok(link)
    }

    /// Reads until a version is reached.
    pub async fn reaches(link: &mut Link, goal: u32) -> Result<()> {
        loop {
            match hear(link.next().await?)? {
                Heard::Frame { version, .. } if version >= goal => return Ok(()),
                Heard::Frame { .. } | Heard::Accepted { .. } => {}
                Heard::Refused { error } => bail!("refused: {error}"),
            }
        }
    }

    /// The token of a person.
    pub fn token(&self) -> &str {
        &self.tokens[0]
    }

    /// The same people at a new table.
    pub async fn again(&mut self) -> Result<()> {
        let mut next = Self::make(self.address, self.kind, &self.tokens).await?;
        next.bytes = self.bytes;
        *self = next;
        self.connect(false).await
    }

    /// Connects every seat. With `resume` each goes on from the version it has heard of, and the
    /// server must be able to.
    pub async fn connect(&mut self, resume: bool) -> Result<()> {
        let known = self.version;
        for seat in 0..self.links.len() {
            let seen = self.seen[seat];
            let since = if resume { format!("&since={seen}") } else { String::new() };
            // As the page of the site asks.
            let path = format!("/api/tables/{}/socket?changes=true{since}", self.id);
            let mut link = Link::open(self.address, &path, Some(&self.tokens[seat])).await?;
            let first = link.next().await?;
            self.bytes += first.len() as u64;
            let Heard::Frame { from, version, choices, over } = hear(first)? else {
                bail!("the first message is neither `table` nor `update`");
            };
            if resume && from != Some(seen) {
                bail!(Lost(format!("asked to go on from {seen}, went on from {from:?}")));
            }
            if version < known {
                bail!(Lost(format!("version {known} was heard of, now it is {version}")));
            }
            self.version = self.version.max(version);
            self.seen[seat] = version;
            self.choices[seat] = choices;
            self.over = over;
            self.links[seat] = Some(link);
        }
        Ok(())
    }

    /// Drops every connection.
    pub fn disconnect(&mut self) {
        self.links.fill_with(|| None);
    }

    /// Sends a move of a seat that is to act. With an `id` the server confirms when it is durable.
    pub async fn send(&mut self, dice: &mut Dice, id: Option<u32>) -> Result<(usize, String)> {
        let asked: Vec<usize> =
            (0..self.choices.len()).filter(|&seat| !self.choices[seat].is_empty()).collect();
        ensure!(
            !asked.is_empty(),
            "{}: no seat is to act at version {}",
            self.kind.game,
            self.version
        );
        let seat = asked[dice.below(asked.len())];
        let choices = &self.choices[seat];
        let action = choices[dice.below(choices.len())].clone();
        let quoted = serde_json::to_string(&action)?;
        let id = id.map(|id| format!(",\"id\":{id}")).unwrap_or_default();
        let version = self.version;
        let text = format!("{{\"type\":\"play\",\"version\":{version},\"action\":{quoted}{id}}}");
        self.link(seat)?.send(&text).await?;
        Ok((seat, action))
    }

    /// Plays one move and waits until all clients at the table have received it; returns when it was sent.
    pub async fn play(&mut self, dice: &mut Dice) -> Result<Instant> {
        let sent = Instant::now();
        self.send(dice, None).await?;
        self.hear_all(self.version + 1).await?;
        Ok(sent)
    }

    /// Reads until all clients have reached a version.
    pub async fn hear_all(&mut self, goal: u32) -> Result<()> {
        for seat in 0..self.links.len() {
            while self.seen[seat] < goal {
                self.hear(seat).await?;
            }
        }
        Ok(())
    }

    /// Reads one seat until its command is accepted; returns the version it made.
    pub async fn accepted(&mut self, seat: usize) -> Result<u32> {
        loop {
            if let Some(version) = self.hear(seat).await? {
                return Ok(version);
            }
        }
    }

    /// Reads one message of a seat; the version if a command was accepted.
    async fn hear(&mut self, seat: usize) -> Result<Option<u32>> {
        let message = self.link(seat)?.next().await?;
        let length = message.len() as u64;
        let heard = hear(message)?;
        self.bytes += length;
        match heard {
            Heard::Frame { version, choices, over, .. } => {
                self.choices[seat] = choices;
                self.over = over;
                self.seen[seat] = version;
                self.version = self.version.max(version);
                Ok(None)
            }
            Heard::Accepted { version } => {
                self.version = self.version.max(version);
                Ok(Some(version))
            }
            Heard::Refused { error } => bail!("{}: refused: {error}", self.kind.game),
        }
    }

    fn link(&mut self, seat: usize) -> Result<&mut Link> {
        self.links[seat].as_mut().context("not connected")
    }
}

/// Reads what a scripted client needs of a message, and skips the rest: parsing it all would cost more
/// than the server spends on writing it.
pub fn hear(message: &[u8]) -> Result<Heard> {
    let quote = || String::from_utf8_lossy(&message[..message.len().min(200)]).into_owned();
    let number = |key: &[u8]| -> Option<u32> {
        let at = memmem::find(message, key)? + key.len();
        let digits = message[at..].iter().take_while(|byte| byte.is_ascii_digit());
        Some(digits.fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
    };
    let version = number(b"\"version\":").with_context(quote)?;
    if message.starts_with(br#"{"type":"accepted""#) {
        return Ok(Heard::Accepted { version });
    }
    if message.starts_with(br#"{"type":"refused""#) {
        return Ok(Heard::Refused { error: quote() });
    }
    let update = message.starts_with(br#"{"type":"update""#);
    ensure!(update || message.starts_with(br#"{"type":"table""#), "what is this? {}", quote());
    let from = update.then(|| number(b"\"from\":")).flatten();
    // Quotes within a text are escaped, so these keys cannot be in one; `choices` comes after the view.
    let after = |key: &[u8]| memmem::rfind(message, key).map(|at| &message[at + key.len()..]);
    let choices = after(b"\"choices\":").map_or(Ok(Vec::new()), texts)?;
    let over = after(b"\"result\":").is_some_and(|rest| rest.starts_with(b"["));
    Ok(Heard::Frame { from, version, choices, over })
}

/// The texts of a list of choices; what comes after the list is left alone.
fn texts(bytes: &[u8]) -> Result<Vec<String>> {
    #[derive(Deserialize)]
    struct Choice<'a> {
        #[serde(borrow)]
        text: Cow<'a, str>,
    }
    struct List;
    impl<'de> serde::de::Visitor<'de> for List {
        type Value = Vec<String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of choices")
        }

        fn visit_seq<A: serde::de::SeqAccess<'de>>(
            self,
            mut list: A,
        ) -> Result<Self::Value, A::Error> {
            let mut texts = Vec::new();
            while let Some(choice) = list.next_element::<Choice<'de>>()? {
                texts.push(choice.text.into_owned());
            }
            Ok(texts)
        }
    }
    Ok(serde_json::Deserializer::from_slice(bytes).deserialize_seq(List)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_client_needs_is_found_in_a_message() {
        let update = br#"{"type":"update","from":4,"version":5,"table":{"x":1},"log":[],
            "position":{"view":{"said":"\"choices\":["},"choices":[{"text":"pass","action":{"a":[1]},
            "label":"\"Pass\""},{"text":"take 2","action":"t","label":"x"}],"undo":false,"result":null}}"#;
        let choices = vec!["pass".to_owned(), "take 2".to_owned()];
        let expected = Heard::Frame { from: Some(4), version: 5, choices, over: false };
        assert_eq!(hear(update).unwrap(), expected);
        let waiting = br#"{"type":"table","protocol":1,"version":3,"position":null}"#;
        let expected = Heard::Frame { from: None, version: 3, choices: Vec::new(), over: false };
        assert_eq!(hear(waiting).unwrap(), expected);
        let over = br#"{"type":"update","from":4,"version":5,"position":{"choices":[],"result":[{"seat":0}]}}"#;
        let expected = Heard::Frame { from: Some(4), version: 5, choices: Vec::new(), over: true };
        assert_eq!(hear(over).unwrap(), expected);
        let accepted = br#"{"type":"accepted","version":9,"id":1}"#;
        assert_eq!(hear(accepted).unwrap(), Heard::Accepted { version: 9 });
        assert!(matches!(
            hear(br#"{"type":"refused","version":9,"error":"stale"}"#).unwrap(),
            Heard::Refused { .. }
        ));
        assert!(hear(b"{}").is_err());
    }
}
