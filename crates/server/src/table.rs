//! A table and the task that owns it.
//!
//! [`Live`] is the table itself: it follows [`Deed`]s, whether they come from the store or have just
//! been done. [`Task`] takes commands, writes what they do to the store, and only then tells everybody.
//! If the store fails, the task ends without a word: the next command loads the table again, as it was
//! before.

use std::{collections::HashMap, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use signoria_engine::{Reason, Seat, Seed, UndoError, Viewer};
use signoria_i18n::{Lang, Names};
use signoria_protocol::{
    ChatLine, ClientMessage, Holder, Replay, SeatInfo, ServerMessage, TableInfo,
};
use signoria_registry::{DynBot, GameType, PlayError, RawOptions, RawSetup, Table};
use signoria_store::{Change, Status, Stored, TableRow, User};
use tokio::sync::{mpsc, oneshot};

use crate::{
    auth,
    error::Error,
    frames::{self, Reader},
    hub::Hub,
    limit::Bucket,
    words,
};

/// So many lines of chat are sent to whoever comes.
const CHAT_KEPT: usize = 200;

/// The longest line of chat.
const CHAT_LENGTH: usize = 500;

/// Nobody needs more actions in one command.
const MOST_ACTIONS: usize = 64;

/// How bots are called, by seat.
const BOT_NAMES: [&str; 8] =
    ["Lucia", "Marco", "Chiara", "Pietro", "Bianca", "Luca", "Giulia", "Dante"];

/// Something that happened at a table: one entry in the store.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    /// A person sits down.
    Sit { seat: u8, user: i64, name: String },
    /// A bot is put on a seat.
    Bot { seat: u8, bot: String, name: String },
    /// A seat becomes free.
    Stand { seat: u8 },
    /// The deal.
    Start,
    /// An action.
    Act { seat: u8, action: String },
    /// The last action is taken back.
    Undo { seat: u8 },
    /// Somebody says something.
    Chat { seat: Option<u8>, name: String, text: String },
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sitter {
    Nobody,
    Person { user: i64, name: String },
    Bot { bot: String, name: String },
}

/// A table in memory.
pub struct Live {
    pub row: TableRow,
    pub game: &'static dyn GameType,
    pub options: Map<String, Value>,
    pub version: u32,
    pub chat: Vec<ChatLine>,
    /// The game, once it is dealt.
    pub table: Option<Box<dyn Table>>,
    sitters: Vec<Sitter>,
    /// The version that made each group of events: the deal, then the actions that stand.
    steps: Vec<u32>,
    /// The version of the last undo: whoever has not seen it needs everything.
    undone: u32,
    /// Per seat: the version since which its question stands unchanged.
    since: [u32; 8],
}

/// Plays the entries of a table again.
pub fn load(stored: &Stored) -> Result<Live, Error> {
    let unusable = |detail: String| {
        tracing::error!(table = stored.row.id, detail, "a stored table cannot be played again");
        Error::Unavailable
    };
    let made = &stored.row.made;
    let game = signoria_registry::game(&made.game)
        .ok_or_else(|| unusable(format!("no game {}", made.game)))?;
    if game.rules() != made.rules {
        return Err(Error::RulesGone { found: made.rules, supported: game.rules() });
    }
    let options =
        serde_json::from_str(&made.options).map_err(|error| unusable(error.to_string()))?;
    let mut live = Live::new(stored.row.clone(), game, options);
    for entry in &stored.entries {
        let deed: Deed =
            serde_json::from_str(entry).map_err(|error| unusable(error.to_string()))?;
        live.follow(&deed).map_err(&unusable)?;
    }
    Ok(live)
}

impl Live {
    pub fn new(row: TableRow, game: &'static dyn GameType, options: Map<String, Value>) -> Self {
        let seats = usize::from(row.made.seats);
        Self {
            row,
            game,
            options,
            version: 0,
            chat: Vec::new(),
            table: None,
            sitters: vec![Sitter::Nobody; seats],
            steps: Vec::new(),
            undone: 0,
            since: [0; 8],
        }
    }

    /// One more entry. The error says why it cannot be: the table is then of no use any more.
    fn follow(&mut self, deed: &Deed) -> Result<(), String> {
        match deed {
            Deed::Sit { seat, user, name } => {
                *self.sitter(*seat)? = Sitter::Person { user: *user, name: name.clone() };
            }
            Deed::Bot { seat, bot, name } => {
                *self.sitter(*seat)? = Sitter::Bot { bot: bot.clone(), name: name.clone() };
            }
            Deed::Stand { seat } => *self.sitter(*seat)? = Sitter::Nobody,
            Deed::Start => self.deal()?,
            Deed::Act { seat, action } => {
                let seat = Seat::checked(*seat).ok_or("no such seat")?;
                let before = self.standing_questions(seat);
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.play(seat, action).map_err(|error| error.to_string())?;
                self.acted(&before);
                return Ok(());
            }
            Deed::Undo { seat } => {
                let seat = Seat::checked(*seat).ok_or("no such seat")?;
                let table = self.table.as_mut().ok_or("nothing has been dealt")?;
                table.undo(seat).map_err(|error| error.to_string())?;
                self.steps.pop();
                self.undone = self.version + 1;
                self.since = [self.version + 1; 8];
            }
            Deed::Chat { seat, name, text } => {
                if self.chat.len() == CHAT_KEPT {
                    self.chat.remove(0);
                }
                self.chat.push(ChatLine {
                    version: self.version + 1,
                    name: name.clone(),
                    seat: *seat,
                    text: text.clone(),
                });
            }
        }
        self.version += 1;
        Ok(())
    }

    fn sitter(&mut self, seat: u8) -> Result<&mut Sitter, String> {
        self.sitters.get_mut(usize::from(seat)).ok_or_else(|| format!("no seat {seat}"))
    }

    fn deal(&mut self) -> Result<(), String> {
        let setup = RawSetup {
            seats: self.row.made.seats,
            preset: None,
            options: RawOptions::Json(self.options.clone()),
            seed: Seed(self.row.made.seed),
            names: self.names(),
        };
        self.table = Some(self.game.start(&setup).map_err(|error| error.to_string())?);
        self.row.status = Status::Playing;
        self.steps = vec![self.version + 1];
        self.since = [self.version + 1; 8];
        Ok(())
    }

    /// What the other seats are being asked, before `seat` answers: an answer in a simultaneous round
    /// leaves their questions as they are, and what they send must not count as stale.
    fn standing_questions(&self, seat: Seat) -> Vec<(Seat, String)> {
        let Some(table) = &self.table else { return Vec::new() };
        let others = table.to_act().without(seat);
        others.iter().map(|other| (other, asked(&**table, other))).collect()
    }

    /// Keeps the books after an action.
    fn acted(&mut self, before: &[(Seat, String)]) {
        self.version += 1;
        self.steps.push(self.version);
        let Some(table) = &self.table else { return };
        let asked_now = table.to_act();
        for seat in Seat::all(table.seats()) {
            let stands = asked_now.contains(seat)
                && before
                    .iter()
                    .any(|(other, question)| *other == seat && *question == asked(&**table, seat));
            if !stands {
                self.since[seat.index()] = self.version;
            }
        }
        if table.outcome().is_some() {
            self.row.status = Status::Finished;
        }
    }

    fn names(&self) -> Vec<String> {
        let name = |(at, sitter): (usize, &Sitter)| match sitter {
            Sitter::Nobody => (at + 1).to_string(),
            Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name.clone(),
        };
        self.sitters.iter().enumerate().map(name).collect()
    }

    /// The names as they are told to a viewer.
    pub fn told_names(&self, viewer: Viewer) -> Names {
        Names::new(self.names()).told_to(viewer.seat())
    }

    /// How many groups of events there were at a version.
    pub fn groups_at(&self, version: u32) -> usize {
        self.steps.partition_point(|&step| step <= version)
    }

    /// Whether somebody who has seen this version can be told the rest.
    pub fn can_follow_from(&self, version: u32) -> bool {
        version <= self.version && self.undone <= version
    }

    /// The seat a user holds.
    fn seat_of(&self, user: Option<i64>) -> Option<Seat> {
        let mine = |sitter: &Sitter| matches!(sitter, Sitter::Person { user: id, .. } if Some(*id) == user);
        self.sitters.iter().position(mine).and_then(|seat| Seat::checked(seat as u8))
    }

    /// What a user sees the table as.
    pub fn viewer(&self, user: Option<i64>) -> Viewer {
        self.seat_of(user).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn open_seats(&self) -> Vec<u8> {
        let open = self.sitters.iter().enumerate().filter(|(_, sitter)| **sitter == Sitter::Nobody);
        open.map(|(seat, _)| seat as u8).collect()
    }

    fn members(&self) -> Vec<i64> {
        let person = |sitter: &Sitter| match sitter {
            Sitter::Person { user, .. } => Some(*user),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        };
        self.sitters.iter().filter_map(person).collect()
    }

    /// What a user may know about the table, beside the game itself.
    pub fn info(&self, viewer: Viewer, host: bool) -> TableInfo {
        let made = &self.row.made;
        let holder = |sitter: &Sitter| match sitter {
            Sitter::Nobody => Holder::Open,
            Sitter::Person { name, .. } => Holder::Person { name: name.clone() },
            Sitter::Bot { bot, name } => Holder::Bot { name: name.clone(), bot: bot.clone() },
        };
        let seats = self.sitters.iter().enumerate();
        TableInfo {
            id: made.key.clone(),
            game: made.game.clone(),
            title: self.game.meta().title.to_owned(),
            rules: made.rules,
            options: self.options.clone(),
            listed: made.listed,
            status: frames::status(self.row.status),
            commitment: Seed(made.seed).commitment(),
            seats: seats
                .map(|(at, sitter)| SeatInfo { seat: at as u8, holder: holder(sitter) })
                .collect(),
            you: viewer.seat().map(Seat::number),
            host,
        }
    }

    /// Follows deeds that were just done and gives what the store has to keep.
    pub fn change(&mut self, deeds: &[Deed]) -> Result<Change, String> {
        let version = self.version;
        for deed in deeds {
            self.follow(deed)?;
        }
        Ok(self.changed(version, deeds))
    }

    /// What the store has to keep of deeds that have been followed.
    fn changed(&self, version: u32, deeds: &[Deed]) -> Change {
        let text = |deed| serde_json::to_string(deed).expect("a deed is plain data");
        let moved =
            |deed: &Deed| matches!(deed, Deed::Sit { .. } | Deed::Bot { .. } | Deed::Stand { .. });
        Change {
            version,
            entries: deeds.iter().map(text).collect(),
            status: self.row.status,
            open: self.open_seats().len() as u8,
            members: deeds.iter().any(moved).then(|| self.members()),
        }
    }
}

/// A question with its answers, to see whether it still stands.
fn asked(table: &dyn Table, seat: Seat) -> String {
    let choices: Vec<String> = table.choices(seat).into_iter().map(|choice| choice.text).collect();
    format!("{:?} {choices:?}", table.question(seat, Viewer::Seat(seat)))
}

/// The deeds with which a table begins.
pub fn first_deeds(user: &User, seats: &[signoria_protocol::SeatRequest]) -> Vec<Deed> {
    use signoria_protocol::SeatRequest;
    let deed = |(at, request): (usize, &SeatRequest)| match request {
        SeatRequest::Open => None,
        SeatRequest::Me => {
            Some(Deed::Sit { seat: at as u8, user: user.id, name: user.name.clone() })
        }
        SeatRequest::Bot(bot) => Some(seat_bot(at as u8, bot)),
    };
    seats.iter().enumerate().filter_map(deed).collect()
}

fn seat_bot(seat: u8, bot: &str) -> Deed {
    let name = BOT_NAMES[usize::from(seat) % BOT_NAMES.len()].to_owned();
    Deed::Bot { seat, bot: bot.to_owned(), name }
}

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
struct Connection {
    user: Option<User>,
    lang: Lang,
    drawing: bool,
    out: mpsc::Sender<Utf8Bytes>,
}

/// Why a command over a connection was refused.
struct Refusal {
    error: &'static str,
    text: String,
    rule: Option<String>,
}

/// The store failed, or the table contradicts itself: this copy of it is of no use any more.
struct Broken;

/// The task that owns a table.
pub struct Task {
    hub: Arc<Hub>,
    live: Live,
    queue: mpsc::Receiver<Command>,
    /// To ourselves, for bots; weak, so that it keeps nothing alive.
    own: mpsc::WeakSender<Command>,
    connections: HashMap<ConnectionId, Connection>,
    bots: [Option<Box<dyn DynBot>>; 8],
    thinking: [bool; 8],
    chatter: HashMap<i64, Bucket>,
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

    async fn handle(&mut self, command: Command) -> Result<(), Broken> {
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
                        self.commit(&[Deed::Act { seat: seat.number(), action }]).await?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Does what was asked for over HTTP, if it is allowed.
    async fn settle(
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

    fn sit(&self, user: &User, seat: Option<u8>) -> Result<Vec<Deed>, Error> {
        self.still_waiting()?;
        if self.live.seat_of(Some(user.id)).is_some() {
            return Err(Error::Seated);
        }
        let open = self.live.open_seats();
        let free = match seat {
            Some(seat) => open.contains(&seat).then_some(seat),
            None => open.first().copied(),
        };
        let seat = free.ok_or(Error::SeatTaken)?;
        Ok(vec![Deed::Sit { seat, user: user.id, name: user.name.clone() }])
    }

    fn stand(&self, user: &User) -> Result<Vec<Deed>, Error> {
        self.still_waiting()?;
        let seat = self.live.seat_of(Some(user.id)).ok_or(Error::NotSeated)?;
        Ok(vec![Deed::Stand { seat: seat.number() }])
    }

    fn start(&self, user: &User, fill: Option<&str>) -> Result<Vec<Deed>, Error> {
        if self.live.row.made.host != user.id {
            return Err(Error::NotHost);
        }
        self.still_waiting()?;
        let open = self.live.open_seats();
        let mut deeds = match fill {
            Some(bot) if !signoria_registry::BOTS.contains(&bot) => {
                return Err(Error::UnknownBot(bot.to_owned()));
            }
            Some(bot) => open.into_iter().map(|seat| seat_bot(seat, bot)).collect(),
            None if open.is_empty() => Vec::new(),
            None => return Err(Error::SeatsOpen),
        };
        deeds.push(Deed::Start);
        Ok(deeds)
    }

    fn still_waiting(&self) -> Result<(), Error> {
        match self.live.row.status {
            Status::Waiting => Ok(()),
            Status::Playing | Status::Finished => Err(Error::Begun),
        }
    }

    /// The game, if it is over and has no secrets any more.
    fn finished(&self) -> Result<&dyn Table, Error> {
        match (self.live.row.status, &self.live.table) {
            (Status::Finished, Some(table)) => Ok(&**table),
            _ => Err(Error::NotFinished),
        }
    }

    fn replay(
        &self,
        seat: Option<u8>,
        at: Option<usize>,
        (lang, drawing): (Lang, bool),
    ) -> Result<Replay, Error> {
        let table = self.finished()?;
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) if seat < table.seats() => Viewer::Seat(Seat::new(seat)),
            Some(_) => return Err(Error::NotFound),
        };
        let actions = table.line().len();
        let at = at.map_or(actions, |at| at.min(actions));
        let then = table.at(at);
        let reader = Reader { viewer, lang, drawing, host: false };
        let names = self.live.told_names(viewer);
        Ok(Replay {
            at,
            actions,
            seat,
            log: frames::told(&*then, reader, &names, 0),
            position: frames::position(&*then, reader, &names),
        })
    }

    /// Somebody says something over his connection.
    async fn hear(
        &mut self,
        id: ConnectionId,
        message: Option<ClientMessage>,
    ) -> Result<(), Broken> {
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        let user = connection.user.clone();
        let lang = connection.lang;
        let (number, done) = match message {
            None => (None, Err(refuse("malformed", lang))),
            Some(ClientMessage::Play { version, actions, id }) => {
                (id, self.play(user.as_ref(), version, &actions, lang))
            }
            Some(ClientMessage::Undo { version, id }) => {
                (id, self.undo(user.as_ref(), version, lang))
            }
            Some(ClientMessage::Chat { text, id }) => (id, self.chat(user.as_ref(), &text, lang)),
        };
        let answer = match done {
            Ok(deeds) => {
                let from = self.live.version;
                self.commit_done(from, &deeds).await?;
                number.map(|id| ServerMessage::Accepted { version: self.live.version, id })
            }
            Err(refusal) => Some(ServerMessage::Refused {
                version: self.live.version,
                id: number,
                error: refusal.error.to_owned(),
                text: refusal.text,
                rule: refusal.rule,
            }),
        };
        if let (Some(answer), Some(connection)) = (answer, self.connections.get(&id))
            && !send(connection, &frames::text(&answer))
        {
            self.connections.remove(&id);
        }
        Ok(())
    }

    /// Checks an action or several; the deeds are not done yet.
    fn play(
        &self,
        user: Option<&User>,
        version: u32,
        actions: &[String],
        lang: Lang,
    ) -> Result<Vec<Deed>, Refusal> {
        let (seat, table) = self.seated(user, lang)?;
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            return Err(refuse("malformed", lang));
        }
        let explain = |error: PlayError| self.explain(error, seat, lang);
        if !table.to_act().contains(seat) {
            // Why: the game is over, or somebody else is asked.
            return Err(explain(match table.outcome() {
                Some(_) => PlayError::Over,
                None => PlayError::NotAsked { seat },
            }));
        }
        self.check_version(seat, version, lang)?;
        let canonical = |text: &String| {
            let notation = || explain(PlayError::Notation { text: text.clone() });
            self.live.game.canonical(text.trim()).ok_or_else(notation)
        };
        let actions: Vec<String> = actions.iter().map(canonical).collect::<Result<_, _>>()?;
        match actions.as_slice() {
            [action] => match table.why_not(seat, action).map_err(explain)? {
                None => {}
                Some(reason) => return Err(explain(PlayError::Refused(reason))),
            },
            several => {
                let mut trial = table.at(usize::MAX);
                trial.play_all(seat, several).map_err(explain)?;
            }
        }
        let seat = seat.number();
        Ok(actions.into_iter().map(|action| Deed::Act { seat, action }).collect())
    }

    fn undo(&self, user: Option<&User>, version: u32, lang: Lang) -> Result<Vec<Deed>, Refusal> {
        let (seat, table) = self.seated(user, lang)?;
        if version > self.live.version || version < self.live.since[seat.index()] {
            return Err(refuse("stale", lang));
        }
        match table.can_undo(seat) {
            Ok(()) => Ok(vec![Deed::Undo { seat: seat.number() }]),
            Err(UndoError::NotYours) => Err(refuse("undo_not_yours", lang)),
            Err(UndoError::TooLate) => Err(refuse("undo_too_late", lang)),
        }
    }

    fn chat(&mut self, user: Option<&User>, text: &str, lang: Lang) -> Result<Vec<Deed>, Refusal> {
        let user = user.ok_or_else(|| refuse("unknown_user", lang))?;
        let text = text.trim();
        let printable = |character: char| !character.is_control() || character == '\n';
        if text.is_empty() || text.chars().count() > CHAT_LENGTH || !text.chars().all(printable) {
            return Err(refuse("bad_chat", lang));
        }
        let bucket = self.chatter.entry(user.id).or_insert_with(|| Bucket::new(5, 0.5));
        if !bucket.take() {
            return Err(refuse("too_fast", lang));
        }
        let seat = self.live.seat_of(Some(user.id)).map(Seat::number);
        Ok(vec![Deed::Chat { seat, name: user.name.clone(), text: text.to_owned() }])
    }

    /// The seat of whoever speaks, and the game.
    fn seated(&self, user: Option<&User>, lang: Lang) -> Result<(Seat, &dyn Table), Refusal> {
        let user = user.ok_or_else(|| refuse("unknown_user", lang))?;
        let seat = self.live.seat_of(Some(user.id)).ok_or_else(|| refuse("not_seated", lang))?;
        let table = self.live.table.as_ref().ok_or_else(|| refuse("not_begun", lang))?;
        Ok((seat, &**table))
    }

    /// An answer to a question that has changed since is not meant for this one.
    fn check_version(&self, seat: Seat, version: u32, lang: Lang) -> Result<(), Refusal> {
        let known = self.live.since[seat.index()]..=self.live.version;
        if known.contains(&version) { Ok(()) } else { Err(refuse("stale", lang)) }
    }

    /// Why the rules refuse an action, in the reader's words.
    fn explain(&self, error: PlayError, seat: Seat, lang: Lang) -> Refusal {
        match error {
            PlayError::Notation { .. } => refuse("notation", lang),
            PlayError::Over => refuse("over", lang),
            PlayError::NotAsked { .. } => refuse("not_asked", lang),
            PlayError::Refused(Reason { message, rule }) => {
                let names = self.live.told_names(Viewer::Seat(seat));
                let text = words(lang, self.live.game.meta().id).say(&message, &names);
                let rule = (!rule.is_empty()).then(|| rule.to_owned());
                Refusal { error: "refused", text, rule }
            }
        }
    }

    /// Follows the deeds, stores them, and tells everybody.
    async fn commit(&mut self, deeds: &[Deed]) -> Result<(), Broken> {
        self.commit_done(self.live.version, deeds).await
    }

    async fn commit_done(&mut self, from: u32, deeds: &[Deed]) -> Result<(), Broken> {
        let change = self.live.change(deeds).map_err(|error| {
            tracing::error!(table = self.live.row.id, error, "a checked deed cannot be done");
            Broken
        })?;
        if deeds.iter().any(|deed| matches!(deed, Deed::Undo { .. })) {
            // They have heard what did not happen; new ones hear it all again.
            self.bots = Default::default();
        }
        self.hub.store.append(self.live.row.id, change).await.map_err(|error| {
            tracing::error!(table = self.live.row.id, %error, "a change was not stored");
            Broken
        })?;
        self.broadcast(from);
        Ok(())
    }

    /// Tells every connection what is new since a version.
    fn broadcast(&mut self, from: u32) {
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
            // Its socket sees that nobody sends any more, and closes; the client comes back and gets
            // what it missed.
            self.connections.remove(&id);
        }
    }

    fn reader(&self, connection: &Connection) -> Reader {
        let user = connection.user.as_ref().map(|user| user.id);
        Reader {
            viewer: self.live.viewer(user),
            lang: connection.lang,
            drawing: connection.drawing,
            host: user == Some(self.live.row.made.host),
        }
    }

    fn info(&self, user: Option<&User>) -> TableInfo {
        let user = user.map(|user| user.id);
        self.live.info(self.live.viewer(user), user == Some(self.live.row.made.host))
    }

    /// Lets every bot think that is asked something and does not think yet.
    fn wake_bots(&mut self) {
        let Some(table) = &self.live.table else { return };
        for seat in table.to_act() {
            let Sitter::Bot { bot: name, .. } = &self.live.sitters[seat.index()] else { continue };
            if self.thinking[seat.index()] {
                continue;
            }
            let bot = self.bots[seat.index()].take().or_else(|| {
                let seed = auth::random().map(u64::from_le_bytes).unwrap_or_default();
                table.bot(name, seed)
            });
            let Some(mut bot) = bot else {
                tracing::error!(table = self.live.row.id, name, "there is no such bot any more");
                continue;
            };
            let Some(sight) = table.sight(seat, bot.heard()) else { continue };
            self.thinking[seat.index()] = true;
            let since = self.live.since[seat.index()];
            let (own, thinkers, budget) =
                (self.own.clone(), self.hub.thinkers.clone(), self.hub.budget);
            tokio::spawn(async move {
                let permit = thinkers.acquire_owned().await;
                let thought = tokio::task::spawn_blocking(move || {
                    let action = bot.think(&sight, &budget);
                    (bot, action)
                });
                if let (Ok((bot, action)), Some(own)) = (thought.await, own.upgrade()) {
                    drop(permit);
                    // The table may have been unloaded meanwhile; its bots think again.
                    let _ = own.send(Command::Thought { seat, since, bot, action }).await;
                }
            });
        }
    }
}

/// A refusal that needs no more words than its name.
fn refuse(error: &'static str, lang: Lang) -> Refusal {
    Refusal { error, text: words(lang, "").term(&format!("server-{error}")), rule: None }
}

/// Whether the connection keeps up.
fn send(connection: &Connection, frame: &Utf8Bytes) -> bool {
    connection.out.try_send(frame.clone()).is_ok()
}
