//! What is sent: everything here is computed from the view of its reader.

use std::cell::RefCell;

use axum::body::Bytes;
use serde::Serialize;
use signoria_engine::{Message, Outcome, Seat, SeatSet, Viewer};
use signoria_i18n::{Lang, Names, Words};
use signoria_protocol::{
    Choice, PROTOCOL, Part, Position, Question, ServerMessage, Standing, Told,
    frames::{Head, Kind},
};
use signoria_registry::{Detail, Seen, Table, Teller, ToldChoice, ToldView};
use signoria_terminal::Paper;

use crate::{table::Live, words};

/// A message as it goes over the wire, the head of its frame included: one piece, sent with one call, and
/// the same for all who read the same. It is UTF-8, because everything that writes it writes text; checking
/// that again would cost a pass over every byte.
#[derive(Clone, Debug)]
pub struct Frame(Bytes);

impl Frame {
    /// What is sent.
    pub fn wire(&self) -> &[u8] {
        &self.0
    }

    /// A message with `ROOM` bytes before it.
    fn of(out: &mut [u8]) -> Self {
        let head = Head::new(Kind::Text, out.len() - ROOM);
        let start = ROOM - head.bytes().len();
        out[start..ROOM].copy_from_slice(head.bytes());
        Self(Bytes::copy_from_slice(&out[start..]))
    }

    /// The message itself.
    #[cfg(test)]
    pub fn text(&self) -> &str {
        let start = match self.0[1] {
            126 => 4,
            127 => 10,
            _ => 2,
        };
        str::from_utf8(&self.0[start..]).expect("JSON is text")
    }
}

/// The longest head of a frame.
const ROOM: usize = 10;

/// How wide a drawing is, in letters.
const WIDTH: usize = 110;

/// For whom something is written. Equal readers get equal bytes, but for the chat they do not want to
/// read.
#[expect(clippy::struct_excessive_bools, reason = "independent wishes")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    pub viewer: Viewer,
    /// They look over the shoulder of a seat that is not theirs, and see only so many actions.
    pub shown: Option<usize>,
    /// The seats he holds.
    pub seats: SeatSet,
    pub lang: Lang,
    pub drawing: bool,
    /// Whether he wants to know what he could not take back.
    pub commits: bool,
    /// Whether he follows what changes in his view, instead of being told all of it every time.
    pub changes: bool,
    pub host: bool,
    pub may_chat: bool,
}

impl Reader {
    /// The seat from which he sees the game, if it is his own.
    pub fn own_seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|_| self.shown.is_none())
    }
}

/// Everything.
pub fn table(live: &Live, reader: &Reader, muted: &[i64]) -> Frame {
    let version = live.version;
    let mut json = Json::begin("table");
    json.field("protocol", &PROTOCOL);
    json.field("version", &version);
    json.field("table", &live.info(reader));
    game(&mut json, live, reader, 0, true, &mut Memory::default(), |json| {
        json.field("chat", &live.chat_since(0, reader.lang, muted));
    });
    json.end()
}

/// What a reader was told last, and is told now: the view alone, so that whoever reads along in another
/// language has the same.
#[derive(Default)]
pub struct Memory<'a> {
    pub before: Option<&'a Seen>,
    pub now: Option<Seen>,
}

/// What is to be told anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    /// Who sits where, and so on.
    pub table: bool,
    /// How the game stands.
    pub position: bool,
}

/// What is new since a version. What stands as it did is not sent again.
pub fn update(
    live: &Live,
    reader: &Reader,
    muted: &[i64],
    from: u32,
    news: News,
    memory: &mut Memory<'_>,
) -> Frame {
    let mut json = Json::begin("update");
    json.field("from", &from);
    json.field("version", &live.version);
    if news.table {
        json.field("table", &live.info(reader));
    }
    game(&mut json, live, reader, live.groups_at(from), news.position, memory, |json| {
        json.field("chat", &live.chat_since(from, reader.lang, muted));
    });
    json.end()
}

/// The log, what stands between it and the position, and the position, if it is to be told.
fn game(
    json: &mut Json,
    live: &Live,
    reader: &Reader,
    from: usize,
    told: bool,
    memory: &mut Memory<'_>,
    between: impl FnOnce(&mut Json),
) {
    let Some(table) = live.table.as_ref().filter(|_| told) else {
        json.raw("log", b"[]");
        between(json);
        if told {
            json.raw("position", b"null");
        }
        return;
    };
    let names = live.told_names(reader.viewer);
    // Whoever looks over a shoulder sees it as it was.
    let late = reader.shown.filter(|_| table.outcome().is_none());
    let then = late.map(|actions| table.at(actions));
    let table = then.as_ref().unwrap_or(table);
    json.list("log", |json| write_told(json, &**table, reader, &names, from));
    between(json);
    json.object("position", |json| write_position(json, &**table, reader, &names, memory));
}

fn write_told(json: &mut Json, table: &dyn Table, reader: &Reader, names: &Names, from: usize) {
    let words = words(reader.lang, table.meta().id);
    table.each_event(reader.viewer, from, &mut |group, event, message| {
        json.item(|json| {
            json.field("group", &group);
            json.raw("event", event);
            json.said("text", words, message, names);
        });
    });
}

fn write_position(
    json: &mut Json,
    table: &dyn Table,
    reader: &Reader,
    names: &Names,
    memory: &mut Memory<'_>,
) {
    json.field("actions", &table.actions());
    let words = words(reader.lang, table.meta().id);
    let mut writer = Writer { json, table, reader, names, memory, words, lists: 0 };
    let detail = match (reader.own_seat(), reader.commits) {
        (None, _) => Detail::Sight,
        (Some(_), false) => Detail::Choices,
        (Some(_), true) => Detail::Commitments,
    };
    table.tell(reader.viewer, detail, &mut writer);
    writer.reach(LISTS.len());
    json.field("undo", &reader.own_seat().is_some_and(|seat| table.can_undo(seat).is_ok()));
    json.field("result", &result(table, reader));
}

/// The lists of a position, in their order.
const LISTS: [&str; 2] = ["questions", "choices"];

/// Writes a position while it is told.
struct Writer<'a, 'm> {
    json: &'a mut Json,
    table: &'a dyn Table,
    reader: &'a Reader,
    names: &'a Names,
    memory: &'a mut Memory<'m>,
    words: &'static Words,
    /// So many of the lists have been begun.
    lists: usize,
}

impl Writer<'_, '_> {
    /// Begins every list before this one, and this one.
    fn reach(&mut self, list: usize) {
        while self.lists <= list {
            if self.lists > 0 {
                self.json.close(b']');
            }
            if let Some(name) = LISTS.get(self.lists) {
                self.json.key(name);
                self.json.open(b'[');
            }
            self.lists += 1;
        }
    }
}

impl Teller for Writer<'_, '_> {
    fn before(&self) -> Option<&Seen> {
        self.memory.before
    }

    fn keep(&mut self, seen: Seen) {
        self.memory.now = Some(seen);
    }

    fn view(&mut self, view: ToldView<'_>) {
        match view {
            ToldView::Whole(view) => self.json.raw("view", view),
            ToldView::Changes(changes) => self.json.raw("changes", changes),
        }
        if let Some(drawing) = drawing(self.table, self.reader, self.names) {
            self.json.field("drawing", &drawing);
        }
    }

    fn question(&mut self, seat: Seat, question: &Message) {
        self.reach(0);
        let (words, names) = (self.words, self.names);
        self.json.item(|json| {
            json.field("seat", &seat.number());
            json.said("text", words, question, names);
        });
    }

    fn choice(&mut self, choice: &ToldChoice<'_>) {
        self.reach(1);
        let (words, names) = (self.words, self.names);
        self.json.item(|json| {
            json.text("text", choice.text);
            json.raw("action", choice.action);
            json.said("label", words, choice.label, names);
            if choice.commits {
                json.field("commits", &true);
            }
        });
    }
}

/// A message in the making. Most of what a server sends is written here: the types of the protocol,
/// filled in and then written, would cost several times as much. A test reads everything back with
/// them.
struct Json {
    out: Vec<u8>,
    /// Whether something stands before what comes next.
    after: bool,
}

impl Json {
    fn begin(kind: &str) -> Self {
        let mut json = Self { out: SCRATCH.take(), after: false };
        json.out.resize(ROOM, 0);
        json.out.push(b'{');
        json.text("type", kind);
        json
    }

    fn key(&mut self, key: &str) {
        self.comma();
        // Keys are words of ours: there is nothing to escape.
        self.out.push(b'"');
        self.out.extend_from_slice(key.as_bytes());
        self.out.extend_from_slice(b"\":");
    }

    fn comma(&mut self) {
        if self.after {
            self.out.push(b',');
        }
        self.after = true;
    }

    fn field(&mut self, key: &str, value: &impl Serialize) {
        self.key(key);
        serde_json::to_writer(&mut self.out, value).expect("messages are plain data");
    }

    fn text(&mut self, key: &str, text: &str) {
        self.field(key, &text);
    }

    /// A sentence.
    fn said(&mut self, key: &str, words: &Words, message: &Message, names: &Names) {
        self.key(key);
        words.write_json(message, names, &mut self.out);
    }

    fn raw(&mut self, key: &str, json: &[u8]) {
        self.key(key);
        self.out.extend_from_slice(json);
    }

    fn list(&mut self, key: &str, items: impl FnOnce(&mut Self)) {
        self.key(key);
        self.within(b'[', b']', items);
    }

    fn object(&mut self, key: &str, fields: impl FnOnce(&mut Self)) {
        self.key(key);
        self.within(b'{', b'}', fields);
    }

    /// An object in a list.
    fn item(&mut self, fields: impl FnOnce(&mut Self)) {
        self.comma();
        self.within(b'{', b'}', fields);
    }

    fn within(&mut self, begin: u8, end: u8, inside: impl FnOnce(&mut Self)) {
        self.open(begin);
        inside(self);
        self.close(end);
    }

    fn open(&mut self, begin: u8) {
        self.out.push(begin);
        self.after = false;
    }

    fn close(&mut self, end: u8) {
        self.out.push(end);
        self.after = true;
    }

    fn end(mut self) -> Frame {
        self.out.push(b'}');
        // Frames wait for their readers: none of them holds more than it needs.
        let frame = Frame::of(&mut self.out);
        if self.out.capacity() <= SCRATCH_KEPT {
            self.out.clear();
            SCRATCH.set(self.out);
        }
        frame
    }
}

thread_local! {
    /// Where a thread writes its messages, one after the other.
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The first message of a long game is larger than all that follow; no thread keeps room for it.
const SCRATCH_KEPT: usize = 128 * 1024;

/// What the reader perceived in the groups from `from` on.
pub fn told(table: &dyn Table, reader: &Reader, names: &Names, from: usize) -> Vec<Told> {
    let words = words(reader.lang, table.meta().id);
    let events = table.events(reader.viewer, from).into_iter();
    events
        .map(|told| Told {
            group: told.group,
            event: told.event,
            text: words.say(&told.message, names),
        })
        .collect()
}

/// How the game stands for the reader.
pub fn position(table: &dyn Table, reader: &Reader, names: &Names) -> Position {
    let words = words(reader.lang, table.meta().id);
    let choices = reader.own_seat().map(|seat| table.choices(seat)).unwrap_or_default();
    let choice = |choice: signoria_registry::Choice| Choice {
        text: choice.text,
        action: choice.action,
        label: words.say(&choice.label, names),
        commits: false,
    };
    Position {
        actions: table.actions(),
        view: table.view(reader.viewer),
        changes: None,
        drawing: drawing(table, reader, names),
        questions: questions(table, reader, names),
        choices: choices.into_iter().map(choice).collect(),
        undo: reader.own_seat().is_some_and(|seat| table.can_undo(seat).is_ok()),
        result: result(table, reader),
    }
}

fn drawing(table: &dyn Table, reader: &Reader, names: &Names) -> Option<String> {
    reader.drawing.then(|| {
        let words = words(reader.lang, table.meta().id);
        let paper = Paper { words, names, width: WIDTH, colour: false };
        signoria_terminal::draw(table.meta().id, &table.view(reader.viewer), &paper)
    })
}

fn questions(table: &dyn Table, reader: &Reader, names: &Names) -> Vec<Question> {
    let words = words(reader.lang, table.meta().id);
    let question = |seat: Seat| {
        let message = table.question(seat, reader.viewer)?;
        Some(Question { seat: seat.number(), text: words.say(&message, names) })
    };
    table.to_act().iter().filter_map(question).collect()
}

fn result(table: &dyn Table, reader: &Reader) -> Option<Vec<Standing>> {
    let words = words(reader.lang, table.meta().id);
    let outcome = table.outcome()?;
    let standing = |standing: &signoria_engine::Standing| Standing {
        seat: standing.seat.number(),
        rank: standing.rank,
        total: standing.total,
        parts: standing
            .parts
            .iter()
            .map(|part| Part {
                source: part.source.to_owned(),
                label: words.term(&format!("score-{}", part.source)),
                points: part.points,
            })
            .collect(),
        ties: ties(standing, &outcome, words),
    };
    Some(outcome.standings.iter().map(standing).collect())
}

/// What decided between equal totals, as far as the game has words for it (`tie-1` to `tie-3`): without
/// it a reader could not see why one of two equal players won.
fn ties(standing: &signoria_engine::Standing, outcome: &Outcome, words: &Words) -> Vec<Part> {
    let decided = |other: &signoria_engine::Standing| {
        other.total == standing.total && other.rank != standing.rank
    };
    if !outcome.standings.iter().any(decided) {
        return Vec::new();
    }
    (1..)
        .zip(standing.tie_break)
        .map(|(number, points)| (format!("tie-{number}"), points))
        .filter(|(source, _)| words.has(source))
        .map(|(source, points)| Part { label: words.term(&source), source, points })
        .collect()
}

/// A message as it goes over the wire.
pub fn text(message: &ServerMessage) -> Frame {
    json(message)
}

/// Any message as a frame.
pub fn json(message: &impl serde::Serialize) -> Frame {
    let mut out = vec![0; ROOM];
    serde_json::to_writer(&mut out, message).expect("messages are plain data");
    Frame::of(&mut out)
}

/// How far a table has come, in the words of the protocol.
pub const fn status(status: signoria_store::Status) -> signoria_protocol::Status {
    match status {
        signoria_store::Status::Waiting => signoria_protocol::Status::Waiting,
        signoria_store::Status::Playing => signoria_protocol::Status::Playing,
        signoria_store::Status::Finished => signoria_protocol::Status::Finished,
    }
}
