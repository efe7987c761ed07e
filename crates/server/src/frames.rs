//! What is sent: everything here is computed from the view of its reader.

use axum::body::Bytes;
use serde::Serialize;
use signoria_engine::{Message, Outcome, Seat, SeatSet, Viewer};
use signoria_i18n::{Lang, Names, Words};
use signoria_protocol::{
    Beat, Choice, PROTOCOL, Part, Position, Question, ServerMessage, Standing, TableFrame, Told,
    UpdateFrame,
    frames::{Head, Kind},
};
use signoria_registry::{Detail, Json, SentView, Table, ViewUpdate};
use signoria_terminal::Paper;

use crate::{table::Live, words};

/// A message as it goes over the wire, with the head of its WebSocket frame: one piece, shared by all connections
/// that get the same.
#[derive(Clone, Debug)]
pub struct Frame(Bytes);

impl Frame {
    /// Writes a message.
    fn of(message: &impl Serialize) -> Self {
        let mut out = vec![0; MAX_HEAD_BYTES];
        serde_json::to_writer(&mut out, message).expect("messages are plain data");
        let head = Head::new(Kind::Text, out.len() - MAX_HEAD_BYTES);
        let start = MAX_HEAD_BYTES - head.bytes().len();
        out[start..MAX_HEAD_BYTES].copy_from_slice(head.bytes());
        Self(Bytes::from(out).slice(start..))
    }

    /// The bytes to send.
    pub fn wire(&self) -> &[u8] {
        &self.0
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
const MAX_HEAD_BYTES: usize = 10;

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
    /// Whether they want every step of what happened with the view after it.
    pub beats: bool,
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
    let names = live.told_names(reader.viewer);
    // The deal is not told step by step: the position stands for itself.
    let reader = &Reader { beats: false, ..*reader };
    let Game { log, position, .. } = game(live, reader, &names, 0, &mut Memory::default());
    Frame::of(&ServerMessage::Table(TableFrame {
        protocol: PROTOCOL,
        version: live.version,
        table: live.info(reader),
        log,
        chat: live.chat_since(0, reader.lang, muted),
        position,
    }))
}

/// The view a reader was sent last, and the one they are sent now. It has no words: readers of all languages share it.
#[derive(Default)]
pub struct Memory<'a> {
    pub before: Option<&'a SentView>,
    pub now: Option<SentView>,
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
    let Game { log, beats, position } = if news.position {
        let names = live.told_names(reader.viewer);
        game(live, reader, &names, live.groups_at(from), memory)
    } else {
        Game::default()
    };
    Frame::of(&ServerMessage::Update(UpdateFrame {
        from,
        version: live.version,
        table: news.table.then(|| live.info(reader)),
        log,
        beats,
        chat: live.chat_since(from, reader.lang, muted),
        position,
    }))
}

/// What happened, and how the game stands; nothing before the deal.
#[derive(Default)]
struct Game {
    log: Vec<Told<Json>>,
    beats: Vec<Beat<Json>>,
    position: Option<Position<Json>>,
}

/// The game from a group of events on.
fn game(live: &Live, reader: &Reader, names: &Names, from: usize, memory: &mut Memory<'_>) -> Game {
    let Some(table) = &live.table else { return Game::default() };
    // A reader who looks over a shoulder sees the game as it was.
    let late = reader.shown.filter(|_| table.outcome().is_none());
    let then = late.map(|actions| table.at(actions));
    let table = &**then.as_ref().unwrap_or(table);
    let log = told(table, reader, names, from);
    // Only one action is told step by step: a reader who missed more wants to see the end.
    let stepwise = reader.beats && from == table.actions();
    let (beats, last) =
        if stepwise { self::beats(table, reader, memory.before) } else { (Vec::new(), None) };
    let mut after = Memory { before: last.as_ref().or(memory.before), now: None };
    let position = position(table, reader, names, &mut after);
    memory.now = after.now;
    Game { log, beats, position: Some(position) }
}

/// The last action step by step, and the view after it.
pub fn beats(
    table: &dyn Table,
    reader: &Reader,
    last: Option<&SentView>,
) -> (Vec<Beat<Json>>, Option<SentView>) {
    let (beats, sent) = table.beats(reader.viewer, last);
    let beat = |beat: signoria_registry::Beat| {
        let (view, changes) = split(beat.view);
        Beat { events: beat.events, hits: beat.hits, points: beat.points, view, changes }
    };
    (beats.into_iter().map(beat).collect(), sent)
}

/// The whole view, or its changes.
fn split(update: ViewUpdate) -> (Option<Json>, Option<Json>) {
    match update {
        ViewUpdate::Whole(view) => (Some(view), None),
        ViewUpdate::Changes(changes) => (None, Some(changes)),
    }
}

/// What the reader perceived in the groups from `from` on.
pub fn told(table: &dyn Table, reader: &Reader, names: &Names, from: usize) -> Vec<Told<Json>> {
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
pub fn position(
    table: &dyn Table,
    reader: &Reader,
    names: &Names,
    memory: &mut Memory<'_>,
) -> Position<Json> {
    let words = words(reader.lang, table.meta().id);
    let detail = match (reader.own_seat(), reader.commits) {
        (None, _) => Detail::View,
        (Some(_), false) => Detail::Choices,
        (Some(_), true) => Detail::Commitments,
    };
    let position = table.position(reader.viewer, detail, memory.before);
    memory.now = Some(position.sent);
    let (view, changes) = split(position.view);
    let question = |(seat, message): (Seat, Message)| Question {
        seat: seat.number(),
        text: words.say(&message, names),
    };
    let choice = |choice: signoria_registry::Choice| Choice {
        text: choice.text,
        action: choice.action,
        label: words.say(&choice.label, names),
        commits: choice.commits,
    };
    Position {
        actions: table.actions(),
        view,
        changes,
        drawing: drawing(table, reader, names),
        points: position.points,
        questions: position.questions.into_iter().map(question).collect(),
        choices: position.choices.into_iter().map(choice).collect(),
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

/// A message that is the same for all readers.
pub fn text(message: &ServerMessage<Json>) -> Frame {
    Frame::of(message)
}

/// A message of another kind.
pub fn json(message: &impl Serialize) -> Frame {
    Frame::of(message)
}

/// How far a table has come, in the words of the protocol.
pub const fn status(status: signoria_store::Status) -> signoria_protocol::Status {
    match status {
        signoria_store::Status::Waiting => signoria_protocol::Status::Waiting,
        signoria_store::Status::Playing => signoria_protocol::Status::Playing,
        signoria_store::Status::Finished => signoria_protocol::Status::Finished,
    }
}
