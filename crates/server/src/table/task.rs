//! The task that owns a table: it takes commands, stores what they do, and only then tells.

use std::{collections::HashMap, sync::Arc, time::Instant};

use axum::extract::ws::Utf8Bytes;
use signoria_engine::Seat;
use signoria_i18n::Lang;
use signoria_protocol::{ClientMessage, Replay, TableInfo};
use signoria_registry::DynBot;
use signoria_store::User;
use tokio::sync::{mpsc, oneshot};

use super::{deed::Deed, live::Live};
use crate::{
    error::Error,
    frames::{self, Reader},
    hub::Hub,
    limit::Bucket,
};

/// Number of a connection.
pub type ConnectionId = u64;

/// What a table can be asked.
pub enum Command {
    /// Somebody wants to follow the game; the answer is the number of his connection.
    Connect {
        user: Option<User>,
        lang: Lang,
        drawing: bool,
        since: Option<u32>,
        out: mpsc::Sender<Utf8Bytes>,
        answer: oneshot::Sender<ConnectionId>,
    },
    /// A connection has ended.
    Disconnect(ConnectionId),
    /// A connection says something; `None`: something unreadable.
    Say(ConnectionId, Option<ClientMessage>),
    /// What a user may know about the table.
    Info { user: Option<User>, answer: oneshot::Sender<TableInfo> },
    /// A user sits down, on this seat or on any.
    Sit { user: User, seat: Option<u8>, answer: oneshot::Sender<Result<TableInfo, Error>> },
    /// A user gets up before the deal.
    Stand { user: User, answer: oneshot::Sender<Result<TableInfo, Error>> },
    /// The host begins the game.
    Start { user: User, fill: Option<String>, answer: oneshot::Sender<Result<TableInfo, Error>> },
    /// A finished game as it stood.
    Replay {
        seat: Option<u8>,
        at: Option<usize>,
        reader: (Lang, bool),
        answer: oneshot::Sender<Result<Replay, Error>>,
    },
    /// The record of a finished game.
    Record { answer: oneshot::Sender<Result<String, Error>> },
    /// A bot has decided.
    Thought { seat: Seat, since: u32, bot: Box<dyn DynBot>, action: Option<String> },
}

/// Somebody who follows the game.
pub struct Connection {
    pub(super) user: Option<User>,
    pub(super) lang: Lang,
    pub(super) drawing: bool,
    pub(super) out: mpsc::Sender<Utf8Bytes>,
}

/// The store failed, or the table contradicts itself: this copy of it is of no use any more.
pub struct Broken;

/// The task that owns a table.
pub struct Task {
    pub(super) hub: Arc<Hub>,
    pub(super) live: Live,
    pub(super) queue: mpsc::Receiver<Command>,
    /// To ourselves, for bots; weak, so that it keeps nothing alive.
    pub(super) own: mpsc::WeakSender<Command>,
    pub(super) connections: HashMap<ConnectionId, Connection>,
    pub(super) bots: [Option<Box<dyn DynBot>>; 8],
    pub(super) thinking: [bool; 8],
    pub(super) chatter: HashMap<i64, Bucket>,
}

impl Task {
    pub fn new(
        hub: Arc<Hub>,
        live: Live,
        queue: mpsc::Receiver<Command>,
        own: mpsc::WeakSender<Command>,
    ) -> Self {
        Self {
            hub,
            live,
            queue,
            own,
            connections: HashMap::new(),
            bots: Default::default(),
            thinking: [false; 8],
            chatter: HashMap::new(),
        }
    }

    /// Runs until the table breaks or nobody is interested any more.
    pub async fn run(mut self) {
        loop {
            self.wake_bots();
            match tokio::time::timeout(self.hub.idle, self.queue.recv()).await {
                Ok(Some(command)) => {
                    if self.handle(command).await.is_err() {
                        tracing::error!(table = self.live.row.id, "a table is loaded again");
                        return;
                    }
                }
                Ok(None) => return,
                Err(_) => {
                    let idle = self.connections.is_empty() && !self.thinking.contains(&true);
                    if idle && self.hub.retire(&self.live.row.made.key, &self.queue) {
                        return;
                    }
                }
            }
        }
    }

    pub(super) async fn handle(&mut self, command: Command) -> Result<(), Broken> {
        match command {
            Command::Connect { user, lang, drawing, since, out, answer } => {
                let id = self.hub.next_connection();
                let connection = Connection { user, lang, drawing, out };
                let reader = self.reader(&connection);
                let frame = match since.filter(|&since| self.live.can_follow_from(since)) {
                    Some(since) => frames::update(&self.live, reader, since),
                    None => frames::table(&self.live, reader),
                };
                if answer.send(id).is_ok() && send(&connection, &frame) {
                    self.connections.insert(id, connection);
                }
            }
            Command::Disconnect(id) => drop(self.connections.remove(&id)),
            Command::Say(id, message) => self.hear(id, message).await?,
            Command::Info { user, answer } => {
                let _ = answer.send(self.info(user.as_ref()));
            }
            Command::Sit { user, seat, answer } => {
                let deeds = self.sit(&user, seat);
                self.settle(&user, deeds, answer).await?;
            }
            Command::Stand { user, answer } => {
                let deeds = self.stand(&user);
                self.settle(&user, deeds, answer).await?;
            }
            Command::Start { user, fill, answer } => {
                let deeds = self.start(&user, fill.as_deref());
                self.settle(&user, deeds, answer).await?;
            }
            Command::Replay { seat, at, reader, answer } => {
                let _ = answer.send(self.replay(seat, at, reader));
            }
            Command::Record { answer } => {
                let record = self.finished().map(|table| table.record().to_text());
                let _ = answer.send(record);
            }
            Command::Thought { seat, since, bot, action } => {
                self.thinking[seat.index()] = false;
                // After an undo the question is another one, and the bot has heard too much.
                if self.live.since[seat.index()] == since {
                    self.bots[seat.index()] = Some(bot);
                    if let Some(action) = action {
                        self.hub.metrics.thoughts.up();
                        self.commit(&[Deed::Act { seat: seat.number(), action }]).await?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Does what was asked for over HTTP, if it is allowed.
    pub(super) async fn settle(
        &mut self,
        user: &User,
        deeds: Result<Vec<Deed>, Error>,
        answer: oneshot::Sender<Result<TableInfo, Error>>,
    ) -> Result<(), Broken> {
        let told = match deeds {
            Ok(deeds) => {
                self.commit(&deeds).await?;
                Ok(self.info(Some(user)))
            }
            Err(error) => Err(error),
        };
        // Whoever asked may have gone; it is done all the same.
        let _ = answer.send(told);
        Ok(())
    }

    /// Follows the deeds, stores them, and tells everybody.
    pub(super) async fn commit(&mut self, deeds: &[Deed]) -> Result<(), Broken> {
        self.commit_done(self.live.version, deeds).await
    }

    pub(super) async fn commit_done(&mut self, from: u32, deeds: &[Deed]) -> Result<(), Broken> {
        let change = self.live.change(deeds).map_err(|error| {
            tracing::error!(table = self.live.row.id, error, "a checked deed cannot be done");
            Broken
        })?;
        if deeds.iter().any(|deed| matches!(deed, Deed::Undo { .. })) {
            // They have heard what did not happen; new ones hear it all again.
            self.bots = Default::default();
        }
        let asked = Instant::now();
        self.hub.store.append(self.live.row.id, change).await.map_err(|error| {
            self.hub.metrics.store_failures.up();
            tracing::error!(table = self.live.row.id, %error, "a change was not stored");
            Broken
        })?;
        self.hub.metrics.store_times.add(asked.elapsed());
        self.hub.metrics.changes.up();
        self.broadcast(from);
        Ok(())
    }

    /// Tells every connection what is new since a version.
    pub(super) fn broadcast(&mut self, from: u32) {
        let mut made: Vec<(Reader, Utf8Bytes)> = Vec::new();
        let mut slow = Vec::new();
        for (&id, connection) in &self.connections {
            let reader = self.reader(connection);
            let at = made.iter().position(|(other, _)| *other == reader).unwrap_or_else(|| {
                let frame = if self.live.can_follow_from(from) {
                    frames::update(&self.live, reader, from)
                } else {
                    frames::table(&self.live, reader)
                };
                made.push((reader, frame));
                made.len() - 1
            });
            if !send(connection, &made[at].1) {
                slow.push(id);
            }
        }
        for id in slow {
            self.hub.metrics.slow.up();
            // Its socket sees that nobody sends any more, and closes; the client comes back and gets
            // what it missed.
            self.connections.remove(&id);
        }
    }

    pub(super) fn reader(&self, connection: &Connection) -> Reader {
        let user = connection.user.as_ref().map(|user| user.id);
        Reader {
            viewer: self.live.viewer(user),
            lang: connection.lang,
            drawing: connection.drawing,
            host: user == Some(self.live.row.made.host),
        }
    }

    pub(super) fn info(&self, user: Option<&User>) -> TableInfo {
        let user = user.map(|user| user.id);
        self.live.info(self.live.viewer(user), user == Some(self.live.row.made.host))
    }
}

/// Whether the connection keeps up.
pub fn send(connection: &Connection, frame: &Utf8Bytes) -> bool {
    connection.out.try_send(frame.clone()).is_ok()
}
