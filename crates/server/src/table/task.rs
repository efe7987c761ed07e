//! The task that owns a table: it takes commands, stores what they do, and only then tells.

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
    ChatPolicy, ClientMessage, CoursePoint, Hints, Replay, SeatRequest, TableInfo,
};
use signoria_registry::{DynBot, Json, SentView};
use signoria_store::{Status, User};
use tokio::{
    sync::{mpsc, oneshot},
    time::Sleep,
};

use super::{deed::Deed, live::Live, look::Asker, think::Thinking};
use crate::{
    acting::UnderWay,
    course,
    error::Error,
    frames::{self, Frame, Memory, News, Reader},
    hub::{BotTable, Hub},
    limit::Buckets,
};

/// Number of a connection.
pub type ConnectionId = u64;

/// Where an answer about the table goes.
type ToldTable = oneshot::Sender<Result<TableInfo, Error>>;

/// Somebody who wants to follow the game.
#[expect(clippy::struct_excessive_bools, reason = "independent wishes")]
#[derive(Clone)]
pub struct Newcomer {
    pub user: Option<User>,
    /// From where he wants to see it.
    pub seat: Option<u8>,
    pub lang: Lang,
    pub drawing: bool,
    /// Whether he wants to know what he could not take back.
    pub commits: bool,
    /// Whether he follows what changes in his view.
    pub changes: bool,
    /// Whether they want every step of what happened with the view after it.
    pub beats: bool,
    /// How long their client shows an event.
    pub reading: Duration,
    /// People he does not want to hear.
    pub muted: Vec<i64>,
    /// What he has seen already.
    pub since: Option<u32>,
    pub out: mpsc::Sender<Frame>,
}

/// What a table can be asked.
pub enum Command {
    /// Somebody wants to follow the game; the answer is the number of his connection.
    Connect { who: Newcomer, answer: oneshot::Sender<ConnectionId> },
    /// A connection has ended.
    Disconnect(ConnectionId),
    /// A connection says something; `None`: something unreadable.
    Say(ConnectionId, Option<ClientMessage>),
    /// What a user may know about the table.
    Info { user: Option<User>, answer: oneshot::Sender<TableInfo> },
    /// The number of the table, and the hash of the password a user must know to sit down, if he
    /// must.
    Door { user: User, answer: oneshot::Sender<(i64, Option<String>)> },
    /// A user is being erased: they leave their seats, and their connections end.
    Depart { user: User, answer: oneshot::Sender<Departed> },
    /// The entries of the table were written anew without a user: they are read again.
    Refresh { answer: oneshot::Sender<()> },
    /// A user sits down, on this seat or on any.
    Sit { user: User, seat: Option<u8>, answer: ToldTable },
    /// A user gets up before the deal, or leaves his seats to a bot after it.
    Stand { user: User, seat: Option<u8>, answer: ToldTable },
    /// The host says what a seat is for.
    Place { user: User, seat: u8, request: SeatRequest, answer: ToldTable },
    /// The host removes a person from a seat before the deal, and may block them from the table.
    Remove { user: User, seat: u8, block: bool, answer: ToldTable },
    /// The host lets a blocked user sit down again.
    Unblock { user: User, blocked: i64, answer: ToldTable },
    /// The host says who may write in the chat.
    OpenChat { user: User, chat: ChatPolicy, answer: ToldTable },
    /// The host begins the game.
    Start { user: User, fill: Option<String>, answer: ToldTable },
    /// The same people play again; the answer is the name of the new table.
    Rematch { user: User, answer: oneshot::Sender<Result<String, Error>> },
    /// A game as it stood.
    Replay { asker: Asker, at: Option<usize>, answer: oneshot::Sender<Result<Replay<Json>, Error>> },
    /// How the points stood.
    Course { asker: Asker, answer: oneshot::Sender<Result<course::Known, Error>> },
    /// How the points stood, for those who ask next.
    KeepCourse(course::Moment, Arc<[CoursePoint]>),
    /// What a bot thinks.
    Hint { user: User, seat: Option<u8>, lang: Lang, answer: oneshot::Sender<Result<Hints, Error>> },
    /// The record of a finished game.
    Record { answer: oneshot::Sender<Result<String, Error>> },
    /// There was no place for the thought of a bot; it may ask again.
    NoPlace { seat: Seat, since: u32 },
    /// A bot has decided.
    Thought { seat: Seat, since: u32, bot: Option<Box<dyn DynBot>>, action: String },
    /// The store was changed by others: this copy of the table is of no use any more.
    Reload,
}

/// What is left of a user who is being erased at a table.
pub struct Departed {
    /// Who could host the table instead: the first other person who sits there.
    pub heir: Option<i64>,
    /// Whether the game counts for the ratings, if it is dealt.
    pub rated: Option<bool>,
}

impl Command {
    /// Refuses the command of a user who is being erased.
    fn refuse(self, hub: &Hub) {
        match self {
            Self::Sit { answer, .. }
            | Self::Stand { answer, .. }
            | Self::Place { answer, .. }
            | Self::Remove { answer, .. }
            | Self::Unblock { answer, .. }
            | Self::OpenChat { answer, .. }
            | Self::Start { answer, .. } => drop(answer.send(Err(Error::Unknown))),
            Self::Rematch { answer, .. } => drop(answer.send(Err(Error::Unknown))),
            // A connection that the table does not know ends at once.
            Self::Connect { answer, .. } => drop(answer.send(hub.next_connection())),
            _ => {}
        }
    }
}

/// How often a user may do what is written down: per table, as tables wait for each other in nothing else.
pub struct Budgets {
    /// Lines of chat.
    pub(super) chat: Buckets,
    /// Seats, votes, and what the host decides.
    pub(super) seats: Buckets,
    /// Undoing, asking for it and answering.
    pub(super) undo: Buckets,
}

impl Default for Budgets {
    fn default() -> Self {
        Self {
            chat: Buckets::new(5, 0.5),
            seats: Buckets::new(40, 0.2),
            undo: Buckets::new(60, 0.2),
        }
    }
}

/// Somebody who follows the game.
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
    /// Whether there was a command since the timer was set.
    busy: bool,
    /// What viewers who follow changes were told last. Whoever comes is told everything as it stands, so
    /// that everybody who sees the same game has been told the same.
    told: Vec<(Viewer, SentView)>,
    pub(super) bots: [Option<Box<dyn DynBot>>; 8],
    /// Per seat: the thought of its bot that is under way. Dropping it gives up its place.
    pub(super) thinking: [Option<Thinking>; 8],
    /// Counted while the game runs without a person.
    pub(super) bot_table: Option<BotTable>,
    /// Per seat: the question (the version since which it stands) for which the time ran out.
    pub(super) out_of_time: [Option<u32>; 8],
    pub(super) budgets: Budgets,
    /// How the points stood, as viewers were told since the last action.
    pub(super) courses: Vec<(course::Moment, Arc<[CoursePoint]>)>,
}

impl Task {
    pub fn new(
        hub: Arc<Hub>,
        mut live: Live,
        queue: mpsc::Receiver<Command>,
        own: mpsc::WeakSender<Command>,
    ) -> Self {
        live.absent_since = [hub.clock.now(); 8];
        Self {
            hub,
            live,
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

    /// Runs until the table breaks or nobody is interested any more.
    pub async fn run(mut self) {
        // One timer for all commands: setting it anew with each would cost more than the command.
        let mut idle = pin!(tokio::time::sleep(self.hub.idle));
        while let Some(command) = self.next(idle.as_mut()).await {
            self.busy = true;
            if self.handle(command).await.is_err() {
                tracing::warn!(table = self.live.row.id, "a table is loaded again");
                return;
            }
        }
    }

    /// The next command; nothing if nobody is interested any more.
    async fn next(&mut self, mut idle: Pin<&mut Sleep>) -> Option<Command> {
        loop {
            self.check_clocks();
            self.count_bot_table();
            self.wake_bots();
            // Whoever is busy needs no timers.
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
                    // After a command the table waits for a whole span without one.
                    let busy = mem::take(&mut self.busy);
                    let alone = self.connections.is_empty() && self.thinking.iter().all(Option::is_none);
                    // Whoever sleeps hears no alarm; the hub wakes tables early enough.
                    let soon = due.is_some_and(|due| due < hub.clock.now() + Hub::AHEAD);
                    if !busy && alone && !soon && hub.retire(&self.live.row.made.key, &self.queue) {
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
            Command::Say(id, _) => self.connections.get(id).and_then(|it| it.user.as_ref()),
            Command::Sit { user, .. }
            | Command::Stand { user, .. }
            | Command::Place { user, .. }
            | Command::Remove { user, .. }
            | Command::Unblock { user, .. }
            | Command::OpenChat { user, .. }
            | Command::Start { user, .. }
            | Command::Rematch { user, .. } => Some(user),
            _ => None,
        };
        user.map(|user| self.hub.acting.begin(user.id)).transpose()
    }

    async fn handle(&mut self, command: Command) -> Result<(), Broken> {
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
            Command::Say(id, message) => self.hear(id, message).await?,
            Command::Info { user, answer } => {
                let _ = answer.send(self.info(user.as_ref()));
            }
            Command::Depart { user, answer } => {
                self.connections.retain(|_, it| it.user.as_ref().is_none_or(|it| it.id != user.id));
                self.notice_presence();
                // A user who has no seat here has nothing to leave.
                let deeds = self.stand(&user, None).unwrap_or_default();
                self.commit(&deeds).await?;
                let rated = self.live.rated;
                let _ = answer.send(Departed { heir: self.heir(user.id), rated });
            }
            Command::Refresh { answer } => {
                self.refresh().await?;
                let _ = answer.send(());
            }
            Command::Door { user, answer } => {
                let _ = answer.send(self.door(&user));
            }
            Command::Sit { user, seat, answer } => {
                let deeds = self.sit(&user, seat);
                self.settle(&user, deeds, answer).await?;
            }
            Command::Stand { user, seat, answer } => {
                let deeds = self.stand(&user, seat);
                self.settle(&user, deeds, answer).await?;
            }
            Command::Place { user, seat, request, answer } => {
                let deeds = self.place(&user, seat, &request);
                self.settle(&user, deeds, answer).await?;
            }
            Command::Remove { user, seat, block, answer } => {
                let deeds = self.remove(&user, seat, block);
                self.settle(&user, deeds, answer).await?;
            }
            Command::Unblock { user, blocked, answer } => {
                let deeds = self.unblock(&user, blocked);
                self.settle(&user, deeds, answer).await?;
            }
            Command::OpenChat { user, chat, answer } => {
                let deeds = self.open_chat(&user, chat);
                self.settle(&user, deeds, answer).await?;
            }
            Command::Start { user, fill, answer } => {
                let deeds = self.start(&user, fill.as_deref());
                let deeds = deeds.and_then(|deeds| self.may_run().map(|()| deeds));
                self.settle(&user, deeds, answer).await?;
            }
            Command::Rematch { user, answer } => {
                let told = self.rematch(&user).await?;
                let _ = answer.send(told);
            }
            Command::Replay { asker, at, answer } => {
                let _ = answer.send(self.replay(&asker, at));
            }
            Command::Course { asker, answer } => {
                let _ = answer.send(self.course(&asker));
            }
            Command::KeepCourse(moment, course) => self.keep_course(moment, course),
            Command::Hint { user, seat, lang, answer } => self.hint(&user, seat, lang, answer),
            Command::Record { answer } => {
                let record = self.finished().map(|table| table.record().to_text());
                let _ = answer.send(record);
            }
            Command::Thought { seat, since, bot, action } => {
                self.thinking[seat.index()] = None;
                // After an undo the question is another one, and the bot has heard too much.
                if self.live.since[seat.index()] == since {
                    let deeds = self.answer_of_bot(seat, action);
                    self.bots[seat.index()] = bot;
                    if !deeds.is_empty() {
                        self.hub.metrics.thoughts.up();
                    }
                    self.commit(&deeds).await?;
                }
            }
            Command::NoPlace { seat, since } => {
                if self.thinking[seat.index()].as_ref().is_some_and(|it| it.since == since) {
                    self.thinking[seat.index()] = None;
                }
            }
            Command::Reload => return Err(Broken),
        }
        Ok(())
    }

    async fn connect(
        &mut self,
        who: Newcomer,
        answer: oneshot::Sender<ConnectionId>,
    ) -> Result<(), Broken> {
        let id = self.hub.next_connection();
        let Newcomer {
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
        // After the end the seat stays that of the bot which played it out.
        let over = self.live.row.status == Status::Finished;
        let back = if over { SeatSet::EMPTY } else { own & self.live.stand_ins };
        let back = back.iter();
        let back: Vec<Deed> = back.map(|seat| Deed::Return { seat: seat.number() }).collect();
        // Who takes a seat back is there when the others hear of it.
        let arrives = !(own - self.live.connected).is_empty();
        // Who was there again in between is not away for as long as before.
        for seat in own - self.live.connected {
            self.live.votes[seat.index()] = SeatSet::EMPTY;
        }
        self.live.connected = self.live.connected | own;
        self.commit(&back).await?;
        if answer.send(id).is_err() {
            self.notice_presence();
            return Ok(());
        }
        // Those who are there hear of them; they see themselves in their first frame.
        if arrives {
            self.broadcast(self.live.version, News { table: true, position: false });
        }
        let reader = self.reader(&connection);
        let frame = match since.filter(|&since| self.live.can_follow_from(since)) {
            Some(since) if reader.shown.is_none() => {
                let news = News { table: true, position: true };
                let memory = &mut Memory::default();
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

    /// Tells everybody if somebody with a seat has come or gone.
    fn notice_presence(&mut self) {
        let users = self.connections.values().filter_map(|it| it.user.as_ref());
        let seats = users.map(|user| self.live.seats_of(Some(user.id)));
        let connected = seats.fold(SeatSet::EMPTY, |all, seats| all | seats);
        if connected != self.live.connected {
            for seat in self.live.connected - connected {
                self.live.absent_since[seat.index()] = self.hub.clock.now();
            }
            self.live.connected = connected;
            self.broadcast(self.live.version, News { table: true, position: false });
        }
    }

    /// Does what was asked for over HTTP, if it is allowed.
    async fn settle(
        &mut self,
        user: &User,
        deeds: Result<Vec<Deed>, Error>,
        answer: ToldTable,
    ) -> Result<(), Broken> {
        let told = match deeds {
            Ok(deeds) if !deeds.is_empty() && !self.budgets.seats.take(&user.id.to_string()) => {
                Err(Error::TooFast)
            }
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

    /// Reads the entries again, of which some were written anew without a user who was erased. Nothing
    /// that happened at the table is lost, and connections stay.
    async fn refresh(&mut self) -> Result<(), Broken> {
        let stored = self.hub.store.load(self.live.row.made.key.clone()).await;
        let stored = stored.ok().flatten().ok_or(Broken)?;
        let read = tokio::task::spawn_blocking(move || super::load(&stored)).await;
        let mut live = read.ok().and_then(Result::ok).ok_or(Broken)?;
        if live.version != self.live.version {
            return Err(Broken);
        }
        live.follow_presence(&self.live, self.hub.clock.now());
        self.live = live;
        self.notice_presence();
        // Lines of chat were changed: everyone is told everything. No one has seen a version that high.
        self.told.clear();
        self.broadcast(u32::MAX, News { table: true, position: true });
        Ok(())
    }

    /// Follows the deeds, stores them, and tells everybody.
    pub(super) async fn commit(&mut self, deeds: &[Deed]) -> Result<(), Broken> {
        if deeds.is_empty() {
            return Ok(());
        }
        let from = self.live.version;
        let before = self.live.waited_for();
        let news = self.live.news(deeds);
        let change = self.live.change(deeds, self.hub.clock.now()).map_err(|error| {
            tracing::error!(table = self.live.row.id, error, "a checked deed cannot be done");
            Broken
        })?;
        if deeds.iter().any(Deed::plays) {
            self.courses.clear();
        }
        if deeds.iter().any(Deed::takes_back) {
            // They have heard what did not happen; new ones hear it all again.
            self.bots = Default::default();
            self.thinking = Default::default();
        }
        let asked = Instant::now();
        let stored = self.hub.store.append(self.live.row.id, change);
        // The end of a game is told with everything.
        let news = News { table: news.table || self.live.row.status == Status::Finished, ..news };
        // Written while the disk works; nobody gets it before the change is safe.
        let told = self.tidings(from, news);
        stored.await.map_err(|error| {
            self.hub.metrics.store_failures.up();
            tracing::error!(table = self.live.row.id, %error, "a change was not stored");
            Broken
        })?;
        self.hub.metrics.store_times.add(asked.elapsed());
        self.hub.metrics.changes.up();
        self.send_all(told);
        if deeds.iter().any(Deed::seats) {
            // Whoever sits down at a table he looks at is there.
            self.notice_presence();
        }
        self.spread(before, deeds);
        Ok(())
    }

    /// Tells every connection what is new since a version.
    fn broadcast(&mut self, from: u32, news: News) {
        let told = self.tidings(from, news);
        self.send_all(told);
    }

    /// What every connection is to be told of what is new since a version.
    fn tidings(&mut self, from: u32, news: News) -> Vec<(ConnectionId, Frame)> {
        let follow = self.live.can_follow_from(from);
        // What nobody is told of now nobody will have been told of last.
        let before = if news.position { mem::take(&mut self.told) } else { Vec::new() };
        let mut now: Vec<(Viewer, SentView)> = Vec::new();
        let mut made: Vec<(Reader, &[i64], Frame)> =
            Vec::with_capacity(self.connections.len().min(8));
        let told = self.connections.iter().map(|(&id, connection)| {
            let reader = self.reader(connection);
            let muted = connection.muted.as_slice();
            let same = |(other, without, _): &&(Reader, &[i64], Frame)| {
                *other == reader && *without == muted
            };
            if let Some((.., frame)) = made.iter().find(same) {
                return (id, frame.clone());
            }
            let late = reader.shown.is_some() && news.position;
            let frame = if follow && !late {
                let known = before.iter().find(|(viewer, _)| *viewer == reader.viewer);
                let known = known.filter(|_| reader.changes).map(|(_, seen)| seen);
                let mut memory = Memory { before: known, now: None };
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
                self.hub.metrics.slow.up();
                // Its socket sees that nobody sends any more, and closes; the client comes back and gets
                // what it missed.
                self.connections.remove(&id);
            }
        }
    }

    pub(super) fn reader(&self, connection: &Connection) -> Reader {
        let user = connection.user.as_ref().map(|user| user.id);
        let mut reader = self.live.reader(user, connection.seat, self.hub.clock.now());
        (reader.lang, reader.drawing) = (connection.lang, connection.drawing);
        (reader.commits, reader.changes) = (connection.commits, connection.changes);
        // Beats are told by their changes.
        reader.beats = connection.beats && connection.changes;
        reader
    }

    fn info(&self, user: Option<&User>) -> TableInfo {
        let now = self.hub.clock.now();
        self.live.info(&self.live.reader(user.map(|user| user.id), None, now))
    }
}

/// Whether the connection keeps up.
pub fn send(connection: &Connection, frame: &Frame) -> bool {
    connection.out.try_send(frame.clone()).is_ok()
}
