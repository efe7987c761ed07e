//! The task that owns a table: it handles commands, stores their effects, and only then informs the
//! clients.

use std::{
    collections::HashMap,
    mem,
    pin::{Pin, pin},
    sync::Arc,
    time::{Duration, Instant},
};

use signoria_engine::{Seat, SeatSet, Viewer};
use signoria_i18n::Lang;
use signoria_protocol::{
    ChatPolicy, ClientMessage, Hints, Replay, ScorePoint, SeatRequest, TableInfo,
};
use signoria_registry::{DynBot, Json, SentView};
use signoria_store::{Status, StoreError, User};
use tokio::{
    sync::{mpsc, oneshot},
    time::Sleep,
};

use super::{bots::Thinking, event::TableEvent, replay::ReplayRequest, state::TableState};
use crate::{
    acting::UnderWay,
    error::Error,
    frames::{self, Frame, Recipient, UpdateScope, ViewCache},
    hub::{BotTable, Hub},
    limit::Buckets,
    score_history,
};

/// Number of a connection.
pub type ConnectionId = u64;

/// The reply to a command about the table.
type ToldTable = oneshot::Sender<Result<TableInfo, Error>>;

/// A client that connects.
#[expect(clippy::struct_excessive_bools, reason = "independent wishes")]
#[derive(Clone)]
pub struct ConnectRequest {
    pub user: Option<User>,
    /// The seat to see the game from.
    pub seat: Option<u8>,
    pub lang: Lang,
    pub drawing: bool,
    /// Whether irreversible choices are marked.
    pub commits: bool,
    /// Whether the client receives patches.
    pub changes: bool,
    /// Whether they receive every step of an action with the view after it.
    pub beats: bool,
    /// How long the client shows an event.
    pub reading: Duration,
    /// Users whose chat is muted.
    pub muted: Vec<i64>,
    /// The version the client has seen already.
    pub since: Option<u32>,
    pub out: mpsc::Sender<Frame>,
}

/// The commands of a table.
pub enum Command {
    /// A client connects; the reply is the id of its connection.
    Connect { who: ConnectRequest, answer: oneshot::Sender<ConnectionId> },
    /// A connection has ended.
    Disconnect(ConnectionId),
    /// A message of a connection; `None` is an unreadable one.
    Message(ConnectionId, Option<ClientMessage>),
    /// Requests the information about the table for a user.
    Info { user: Option<User>, answer: oneshot::Sender<TableInfo> },
    /// Requests the number of the table, and the hash of the password a user needs to take a seat, if
    /// any.
    JoinCheck { user: User, answer: oneshot::Sender<(i64, Option<String>)> },
    /// A user is being erased: they leave their seats, and their connections end.
    Depart { user: User, answer: oneshot::Sender<Departed> },
    /// The entries of the table were rewritten without a user: they are read again.
    Refresh { answer: oneshot::Sender<()> },
    /// A user is called something else from now on.
    Rename { user: User, answer: oneshot::Sender<()> },
    /// A user takes a seat, this one or any.
    Sit { user: User, seat: Option<u8>, answer: ToldTable },
    /// A user leaves a seat before the game starts, or leaves it to a bot after that.
    Stand { user: User, seat: Option<u8>, answer: ToldTable },
    /// The host changes a seat.
    AssignSeat { user: User, seat: u8, request: SeatRequest, answer: ToldTable },
    /// The host removes a person from a seat before the game starts, and may block them from the table.
    Remove { user: User, seat: u8, block: bool, answer: ToldTable },
    /// The host unblocks a user.
    Unblock { user: User, blocked: i64, answer: ToldTable },
    /// The host chooses who may write in the chat.
    OpenChat { user: User, chat: ChatPolicy, answer: ToldTable },
    /// The host starts the game.
    Start { user: User, fill: Option<String>, answer: ToldTable },
    /// A rematch; the reply is the id of the new table.
    Rematch { user: User, answer: oneshot::Sender<Result<String, Error>> },
    /// An earlier position.
    Replay {
        asker: ReplayRequest,
        at: Option<usize>,
        answer: oneshot::Sender<Result<Replay<Json>, Error>>,
    },
    /// The points over the game.
    Course { asker: ReplayRequest, answer: oneshot::Sender<Result<score_history::Known, Error>> },
    /// Stores a score history for the next request.
    KeepCourse(score_history::Moment, Arc<[ScorePoint]>),
    /// A hint.
    Hint { user: User, seat: Option<u8>, lang: Lang, answer: oneshot::Sender<Result<Hints, Error>> },
    /// The record of a finished game.
    Record { answer: oneshot::Sender<Result<String, Error>> },
    /// The queue of bots was full; the bot may try again.
    NoPlace { seat: Seat, since: u32 },
    /// A bot has decided.
    BotDecision { seat: Seat, since: u32, bot: Option<Box<dyn DynBot>>, action: String },
    /// The store was changed by another program: this state is outdated.
    Reload,
    /// This node ends: the table is given back.
    Release { answer: oneshot::Sender<()> },
}

/// What remains of a user who is being erased at a table.
pub struct Departed {
    /// A possible new host: the first other person with a seat.
    pub heir: Option<i64>,
    /// Whether the game is rated, if it has started.
    pub rated: Option<bool>,
}

impl Command {
    /// Refuses the command of a user who is being erased.
    fn refuse(self, hub: &Hub) {
        match self {
            Self::Sit { answer, .. }
            | Self::Stand { answer, .. }
            | Self::AssignSeat { answer, .. }
            | Self::Remove { answer, .. }
            | Self::Unblock { answer, .. }
            | Self::OpenChat { answer, .. }
            | Self::Start { answer, .. } => drop(answer.send(Err(Error::Unknown))),
            Self::Rematch { answer, .. } => drop(answer.send(Err(Error::Unknown))),
            Self::Rename { answer, .. } => drop(answer.send(())),
            // A connection with an unknown id ends at once.
            Self::Connect { answer, .. } => drop(answer.send(hub.next_connection())),
            _ => {}
        }
    }
}

/// Rate limits per user and table.
pub struct Budgets {
    /// Lines of chat.
    pub(super) chat: Buckets,
    /// Seats, votes, and decisions of the host.
    pub(super) seats: Buckets,
    /// Users whom a reader no longer wants to hear: whatever else they did, they can still do that.
    pub(super) mutes: Buckets,
    /// Users whom the host mutes for all.
    pub(super) silences: Buckets,
    /// Undos, requests and answers.
    pub(super) undo: Buckets,
}

impl Default for Budgets {
    fn default() -> Self {
        Self {
            chat: Buckets::new(5, 0.5),
            seats: Buckets::new(40, 0.2),
            mutes: Buckets::new(40, 0.2),
            silences: Buckets::new(40, 0.2),
            undo: Buckets::new(60, 0.2),
        }
    }
}

/// A connected client.
#[expect(clippy::struct_excessive_bools, reason = "independent wishes")]
pub struct Connection {
    pub(super) user: Option<User>,
    pub(super) seat: Option<u8>,
    pub(super) lang: Lang,
    pub(super) drawing: bool,
    pub(super) commits: bool,
    pub(super) changes: bool,
    pub(super) beats: bool,
    pub(super) reading: Duration,
    pub(super) muted: Vec<i64>,
    pub(super) out: mpsc::Sender<Frame>,
}

/// The store failed, or an event could not be applied: this state is unusable.
pub struct TableFailed;

/// The task that owns a table.
pub struct TableTask {
    pub(super) hub: Arc<Hub>,
    pub(super) live: TableState,
    /// Since when this node serves the table; `None` for a server that is no node.
    epoch: Option<i64>,
    pub(super) queue: mpsc::Receiver<Command>,
    /// Its own queue, for bots; weak, so that it keeps nothing alive.
    pub(super) own: mpsc::WeakSender<Command>,
    pub(super) connections: HashMap<ConnectionId, Connection>,
    /// Whether there was a command since the timer was set.
    busy: bool,
    /// The last views sent to clients that receive patches. A new client gets the current view, so all
    /// clients with the same view have been sent the same.
    told: Vec<(Viewer, SentView)>,
    pub(super) bots: [Option<Box<dyn DynBot>>; 8],
    /// Per seat: the decision of its bot under way. Dropping it gives up its place.
    pub(super) thinking: [Option<Thinking>; 8],
    /// Counted while the game runs without a person.
    pub(super) bot_table: Option<BotTable>,
    /// Per seat: the decision (the version since which it is open) for which the time ran out.
    pub(super) out_of_time: [Option<u32>; 8],
    pub(super) budgets: Budgets,
    /// The score histories computed since the last action.
    pub(super) courses: Vec<(score_history::Moment, Arc<[ScorePoint]>)>,
}

impl TableTask {
    pub fn new(
        hub: Arc<Hub>,
        mut live: TableState,
        epoch: Option<i64>,
        queue: mpsc::Receiver<Command>,
        own: mpsc::WeakSender<Command>,
    ) -> Self {
        live.absent_since = [hub.clock.now(); 8];
        Self {
            hub,
            live,
            epoch,
            queue,
            own,
            connections: HashMap::new(),
            busy: false,
            told: Vec::new(),
            bots: Default::default(),
            thinking: Default::default(),
            bot_table: None,
            out_of_time: [None; 8],
            budgets: Budgets::default(),
            courses: Vec::new(),
        }
    }

    /// Runs until the state is unusable or the table has been idle.
    pub async fn run(mut self) {
        if self.settle_undo().await.is_err() {
            return;
        }
        // One timer for all commands: setting it with each would cost more than the command.
        let mut idle = pin!(tokio::time::sleep(self.hub.idle));
        while let Some(command) = self.next(idle.as_mut()).await {
            self.busy = true;
            if let Command::Release { answer } = command {
                self.give_back().await;
                // The server may no longer wait for it.
                let _ = answer.send(());
                return;
            }
            if self.hub.is_silent() || self.handle(command).await.is_err() {
                tracing::warn!(table = self.live.row.id, "reloading table");
                return;
            }
        }
        self.give_back().await;
    }

    /// Lets any node serve the table.
    async fn give_back(&mut self) {
        if let Some(epoch) = self.epoch
            && let Err(error) = self.hub.store.give_table(self.live.row.id, epoch).await
        {
            tracing::warn!(%error, "cannot give a table back");
        }
    }

    /// The next command; `None` if the table has been idle.
    async fn next(&mut self, mut idle: Pin<&mut Sleep>) -> Option<Command> {
        loop {
            self.check_clocks();
            self.count_bot_table();
            self.wake_bots();
            // A busy table needs no timers.
            if let Ok(command) = self.queue.try_recv() {
                return Some(command);
            }
            let hub = self.hub.clone();
            let due = self.next_alarm();
            let alarm = async {
                match due {
                    Some(due) => hub.clock.until(due).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                command = self.queue.recv() => return command,
                () = alarm => {}
                () = idle.as_mut() => {
                    // After a command the table waits for the whole idle time.
                    let busy = mem::take(&mut self.busy);
                    let alone = self.connections.is_empty() && self.thinking.iter().all(Option::is_none);
                    // An unloaded table has no timers; the hub loads tables before
                    // their deadlines.
                    let soon = due.is_some_and(|due| due < hub.clock.now() + Hub::AHEAD);
                    if !busy && alone && !soon && hub.unload(&self.live.row.made.key, &self.queue) {
                        return None;
                    }
                    idle.as_mut().reset(tokio::time::Instant::now() + hub.idle);
                }
            }
        }
    }

    /// Marks the command of a user as under way; refused while the user is being erased.
    fn begin(&self, command: &Command) -> Result<Option<UnderWay>, Error> {
        let user = match command {
            Command::Connect { who, .. } => who.user.as_ref(),
            Command::Message(id, _) => self.connections.get(id).and_then(|it| it.user.as_ref()),
            Command::Sit { user, .. }
            | Command::Stand { user, .. }
            | Command::AssignSeat { user, .. }
            | Command::Remove { user, .. }
            | Command::Unblock { user, .. }
            | Command::OpenChat { user, .. }
            | Command::Start { user, .. }
            | Command::Rename { user, .. }
            | Command::Rematch { user, .. } => Some(user),
            _ => None,
        };
        user.map(|user| self.hub.acting.begin(user.id)).transpose()
    }

    async fn handle(&mut self, command: Command) -> Result<(), TableFailed> {
        let Ok(_under_way) = self.begin(&command) else {
            command.refuse(&self.hub);
            return Ok(());
        };
        match command {
            Command::Connect { who, answer } => self.connect(who, answer).await?,
            Command::Disconnect(id) => {
                self.connections.remove(&id);
                self.notice_presence();
            }
            Command::Message(id, message) => self.handle_message(id, message).await?,
            Command::Info { user, answer } => {
                let _ = answer.send(self.info(user.as_ref()));
            }
            Command::Depart { user, answer } => {
                let _ = answer.send(self.depart(&user).await?);
            }
            Command::Refresh { answer } => {
                self.refresh().await?;
                let _ = answer.send(());
            }
            Command::JoinCheck { user, answer } => {
                let _ = answer.send(self.door(&user));
            }
            Command::Rename { user, answer } => {
                let events = self.renamed(&user);
                self.commit(&events).await?;
                let _ = answer.send(());
            }
            Command::Sit { user, seat, answer } => {
                let events = self.sit(&user, seat);
                self.settle(&user, events, answer).await?;
            }
            Command::Stand { user, seat, answer } => {
                let events = self.stand(&user, seat);
                self.settle(&user, events, answer).await?;
            }
            Command::AssignSeat { user, seat, request, answer } => {
                let events = self.place(&user, seat, &request);
                self.settle(&user, events, answer).await?;
            }
            Command::Remove { user, seat, block, answer } => {
                let events = self.remove(&user, seat, block);
                self.settle(&user, events, answer).await?;
            }
            Command::Unblock { user, blocked, answer } => {
                let events = self.unblock(&user, blocked);
                self.settle(&user, events, answer).await?;
            }
            Command::OpenChat { user, chat, answer } => {
                let events = self.open_chat(&user, chat);
                self.settle(&user, events, answer).await?;
            }
            Command::Start { user, fill, answer } => {
                let events = self.start(&user, fill.as_deref());
                let events = events.and_then(|events| self.may_run().map(|()| events));
                self.settle(&user, events, answer).await?;
            }
            Command::Rematch { user, answer } => {
                let told = self.rematch(&user).await?;
                let _ = answer.send(told);
            }
            Command::Replay { asker, at, answer } => {
                self.arrive(asker.user.as_ref()).await?;
                let _ = answer.send(self.replay(&asker, at));
            }
            Command::Course { asker, answer } => {
                self.arrive(asker.user.as_ref()).await?;
                let _ = answer.send(self.course(&asker));
            }
            Command::KeepCourse(moment, course) => self.keep_course(moment, course),
            Command::Hint { user, seat, lang, answer } => {
                self.arrive(Some(&user)).await?;
                self.hint(&user, seat, lang, answer);
            }
            Command::Record { answer } => {
                let record = self.finished().map(|table| table.record().to_text());
                let _ = answer.send(record);
            }
            Command::BotDecision { seat, since, bot, action } => {
                self.thinking[seat.index()] = None;
                // After an undo the decision is another one, and the bot has seen too much.
                if self.live.since[seat.index()] == since {
                    let events = self.answer_of_bot(seat, action);
                    self.bots[seat.index()] = bot;
                    if !events.is_empty() {
                        self.hub.metrics.bot_decisions.inc();
                    }
                    self.commit(&events).await?;
                }
            }
            Command::NoPlace { seat, since } => {
                if self.thinking[seat.index()].as_ref().is_some_and(|it| it.since == since) {
                    self.thinking[seat.index()] = None;
                }
            }
            Command::Reload | Command::Release { .. } => return Err(TableFailed),
        }
        Ok(())
    }

    async fn connect(
        &mut self,
        who: ConnectRequest,
        answer: oneshot::Sender<ConnectionId>,
    ) -> Result<(), TableFailed> {
        let id = self.hub.next_connection();
        let ConnectRequest {
            user,
            seat,
            lang,
            drawing,
            commits,
            changes,
            beats,
            reading,
            muted,
            since,
            out,
        } = who;
        let connection =
            Connection { user, seat, lang, drawing, commits, changes, beats, reading, muted, out };
        let own = self.live.seats_of(connection.user.as_ref().map(|user| user.id));
        // After the end the seat stays with the bot that finished the game.
        let over = self.live.row.status == Status::Finished;
        let back = if over { SeatSet::EMPTY } else { own & self.live.stand_ins };
        let back = back.iter();
        let mut events = self.live.arrivals(own);
        events.extend(back.map(|seat| TableEvent::Return { seat: seat.number() }));
        // A player who takes a seat back is connected when the others are informed.
        let arrives = !(own - self.live.connected).is_empty();
        // A player who was connected in between starts a new absence.
        for seat in own - self.live.connected {
            self.live.votes[seat.index()] = SeatSet::EMPTY;
        }
        self.live.connected = self.live.connected | own;
        self.commit(&events).await?;
        if answer.send(id).is_err() {
            self.notice_presence();
            return Ok(());
        }
        // The connected clients are informed; new ones see it in their first frame.
        if arrives {
            self.broadcast(self.live.version, UpdateScope { table: true, position: false });
        }
        let reader = self.reader(&connection);
        let frame = match since.filter(|&since| self.live.can_follow_from(since)) {
            Some(since) if reader.shown.is_none() => {
                let news = UpdateScope { table: true, position: true };
                let memory = &mut ViewCache::default();
                frames::update(&self.live, &reader, &connection.muted, since, news, memory)
            }
            _ => frames::table(&self.live, &reader, &connection.muted),
        };
        if send(&connection, &frame) {
            self.connections.insert(id, connection);
        } else {
            self.notice_presence();
        }
        Ok(())
    }

    /// A user is being erased: they leave their seats, and their connections end.
    async fn depart(&mut self, user: &User) -> Result<Departed, TableFailed> {
        self.connections.retain(|_, it| it.user.as_ref().is_none_or(|it| it.id != user.id));
        self.notice_presence();
        // A user without a seat has nothing to leave.
        let events = self.stand(user, None).unwrap_or_default();
        self.commit(&events).await?;
        Ok(Departed { heir: self.heir(user.id), rated: self.live.rated })
    }

    /// A user looks at the game, with or without a socket.
    async fn arrive(&mut self, user: Option<&User>) -> Result<(), TableFailed> {
        let own = user.map_or(SeatSet::EMPTY, |user| self.live.seats_of(Some(user.id)));
        self.commit(&self.live.arrivals(own)).await
    }

    /// Informs the clients if a player has connected or disconnected.
    fn notice_presence(&mut self) {
        let users = self.connections.values().filter_map(|it| it.user.as_ref());
        let seats = users.map(|user| self.live.seats_of(Some(user.id)));
        let connected = seats.fold(SeatSet::EMPTY, |all, seats| all | seats);
        if connected != self.live.connected {
            for seat in self.live.connected - connected {
                self.live.absent_since[seat.index()] = self.hub.clock.now();
            }
            self.live.connected = connected;
            self.broadcast(self.live.version, UpdateScope { table: true, position: false });
        }
    }

    /// Applies a command that came over HTTP, if it is allowed.
    async fn settle(
        &mut self,
        user: &User,
        events: Result<Vec<TableEvent>, Error>,
        answer: ToldTable,
    ) -> Result<(), TableFailed> {
        let told = match events {
            Ok(events) if !events.is_empty() && !self.budgets.seats.take(&user.id.to_string()) => {
                Err(Error::TooFast)
            }
            Ok(events) => {
                self.commit(&events).await?;
                Ok(self.info(Some(user)))
            }
            Err(error) => Err(error),
        };
        // The caller may have disconnected; the command is applied nevertheless.
        let _ = answer.send(told);
        Ok(())
    }

    /// Reads the entries again after some were rewritten to erase a user. No event is lost, and
    /// connections stay open.
    async fn refresh(&mut self) -> Result<(), TableFailed> {
        let stored = self.hub.store.load(self.live.row.made.key.clone()).await;
        let stored = stored.ok().flatten().ok_or(TableFailed)?;
        let read = tokio::task::spawn_blocking(move || super::load(&stored)).await;
        let mut live = read.ok().and_then(Result::ok).ok_or(TableFailed)?;
        if live.version != self.live.version {
            return Err(TableFailed);
        }
        live.follow_presence(&self.live, self.hub.clock.now());
        self.live = live;
        self.notice_presence();
        // Lines of chat were changed: all clients get the whole table. No client has seen a version
        // that high.
        self.told.clear();
        self.broadcast(u32::MAX, UpdateScope { table: true, position: true });
        self.settle_undo().await
    }

    /// Ends a request to take actions back that waits for no one any more, because a user was erased: the last
    /// who was asked, or the one who asked.
    async fn settle_undo(&mut self) -> Result<(), TableFailed> {
        let event = self.live.settled_undo();
        self.commit(event.as_slice()).await
    }

    /// Applies events, stores them, and informs the clients.
    pub(super) async fn commit(&mut self, events: &[TableEvent]) -> Result<(), TableFailed> {
        if events.is_empty() {
            return Ok(());
        }
        let from = self.live.version;
        let before = self.live.awaited_seats();
        let news = self.live.news(events);
        let change = self.live.change(events, self.hub.clock.now()).map_err(|error| {
            tracing::error!(
                table = self.live.row.id,
                error,
                "validated event failed to apply; reloading table"
            );
            TableFailed
        })?;
        if events.iter().any(TableEvent::changes_game) {
            self.courses.clear();
        }
        if events.iter().any(TableEvent::takes_back) {
            // The bots have seen events that were not stored; new ones see the history again.
            self.bots = Default::default();
            self.thinking = Default::default();
        }
        let asked = Instant::now();
        let stored = match self.epoch {
            Some(epoch) => self.hub.store.append_owned(self.live.row.id, epoch, change),
            None => self.hub.store.append(self.live.row.id, change),
        };
        // The end of a game is sent with the whole table.
        let news =
            UpdateScope { table: news.table || self.live.row.status == Status::Finished, ..news };
        // Built during the write; sent only after it is durable.
        let told = self.build_updates(from, news);
        self.hub.unless_silent(stored).await.map_err(|error| {
            if error == StoreError::Fenced {
                self.hub.metrics.fenced.inc();
                tracing::warn!(table = self.live.row.id, "another node has taken a table");
                return TableFailed;
            }
            self.hub.metrics.store_failures.inc();
            tracing::error!(table = self.live.row.id, %error, "cannot store a change; reloading table");
            TableFailed
        })?;
        self.hub.metrics.store_times.observe(asked.elapsed().as_secs_f64());
        self.hub.metrics.changes.inc();
        self.send_all(told);
        if events.iter().any(TableEvent::changes_seats) {
            // A connected client that takes a seat is present.
            self.notice_presence();
        }
        self.spread(before, events);
        Ok(())
    }

    /// Sends every connection the changes since a version.
    fn broadcast(&mut self, from: u32, news: UpdateScope) {
        let told = self.build_updates(from, news);
        self.send_all(told);
    }

    /// Builds the messages of every connection about the changes since a version.
    fn build_updates(&mut self, from: u32, news: UpdateScope) -> Vec<(ConnectionId, Frame)> {
        let follow = self.live.can_follow_from(from);
        // A view that is not sent now is not the last one sent.
        let before = if news.position { mem::take(&mut self.told) } else { Vec::new() };
        let mut now: Vec<(Viewer, SentView)> = Vec::new();
        let mut made: Vec<(Recipient, &[i64], Frame)> =
            Vec::with_capacity(self.connections.len().min(8));
        let told = self.connections.iter().map(|(&id, connection)| {
            let reader = self.reader(connection);
            let muted = connection.muted.as_slice();
            let same = |(other, without, _): &&(Recipient, &[i64], Frame)| {
                *other == reader && *without == muted
            };
            if let Some((.., frame)) = made.iter().find(same) {
                return (id, frame.clone());
            }
            let late = reader.shown.is_some() && news.position;
            let frame = if follow && !late {
                let known = before.iter().find(|(viewer, _)| *viewer == reader.viewer);
                let known = known.filter(|_| reader.changes).map(|(_, seen)| seen);
                let mut memory = ViewCache { before: known, now: None };
                let frame = frames::update(&self.live, &reader, muted, from, news, &mut memory);
                if let Some(seen) = memory.now.filter(|_| reader.changes)
                    && !now.iter().any(|(viewer, _)| *viewer == reader.viewer)
                {
                    now.push((reader.viewer, seen));
                }
                frame
            } else {
                frames::table(&self.live, &reader, muted)
            };
            made.push((reader, muted, frame.clone()));
            (id, frame)
        });
        let told = told.collect();
        if news.position {
            self.told = now;
        }
        told
    }

    fn send_all(&mut self, told: Vec<(ConnectionId, Frame)>) {
        for (id, frame) in told {
            if self.connections.get(&id).is_some_and(|it| !send(it, &frame)) {
                self.hub.metrics.slow.inc();
                // Its socket notices that the sender is gone, and closes; the client
                // reconnects and gets what it missed.
                self.connections.remove(&id);
            }
        }
    }

    pub(super) fn reader(&self, connection: &Connection) -> Recipient {
        let user = connection.user.as_ref().map(|user| user.id);
        let mut reader = self.live.reader(user, connection.seat, self.hub.clock.now());
        (reader.lang, reader.drawing) = (connection.lang, connection.drawing);
        (reader.commits, reader.changes) = (connection.commits, connection.changes);
        // Beats are sent as patches.
        reader.beats = connection.beats && connection.changes;
        reader
    }

    fn info(&self, user: Option<&User>) -> TableInfo {
        let now = self.hub.clock.now();
        self.live.info(&self.live.reader(user.map(|user| user.id), None, now))
    }
}

/// Sends a frame; returns whether the connection keeps up.
pub fn send(connection: &Connection, frame: &Frame) -> bool {
    connection.out.try_send(frame.clone()).is_ok()
}
