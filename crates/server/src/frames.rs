//! The messages to clients. Everything here is computed from the view of the recipient.

use axum::body::Bytes;
use serde::Serialize;
use signoria_engine::{Message, Outcome, Seat, SeatSet, Viewer};
use signoria_i18n::{Lang, Localizer, Names};
use signoria_protocol::{
    Beat, Choice, ListPart, ListRow, LogEntry, PROTOCOL, Position, Question, ScorePart,
    ServerMessage, Standing, TableFrame, UpdateFrame,
    frames::{Head, Kind},
};
use signoria_registry::{Detail, Json, SentView, Table, ViewUpdate};
use signoria_terminal::RenderContext;

use crate::{table::TableState, words};

/// A message as sent, with the header of its WebSocket frame: one buffer, shared by all connections that
/// get the same.
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

/// Maximum size of a frame header, in bytes.
const MAX_HEAD_BYTES: usize = 10;

/// Width of a drawing, in characters.
const WIDTH: usize = 110;

/// The recipient of a message. Equal recipients get equal bytes, except for chat of muted users.
#[expect(clippy::struct_excessive_bools, reason = "independent wishes")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipient {
    pub viewer: Viewer,
    /// For a spectator who sees the view of a seat: the number of actions shown.
    pub shown: Option<usize>,
    /// Their seats.
    pub seats: SeatSet,
    pub lang: Lang,
    pub drawing: bool,
    /// Whether they want irreversible choices marked.
    pub commits: bool,
    /// Whether they receive patches of their view instead of whole views.
    pub changes: bool,
    /// Whether they receive every step of an action with the view after it.
    pub beats: bool,
    pub host: bool,
    pub may_chat: bool,
}

impl Recipient {
    /// The seat from which they see the game, if it is their own.
    pub fn own_seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|_| self.shown.is_none())
    }
}

/// Builds the message with the whole table.
pub fn table(live: &TableState, reader: &Recipient, muted: &[i64]) -> Frame {
    let names = live.names_for(reader.viewer);
    // The deal has no beats: the position is complete.
    let reader = &Recipient { beats: false, ..*reader };
    let Game { log, position, .. } = game(live, reader, &names, 0, &mut ViewCache::default());
    Frame::of(&ServerMessage::Table(TableFrame {
        protocol: PROTOCOL,
        version: live.version,
        table: live.info(reader),
        log,
        chat: live.chat_since(0, reader.lang, muted),
        position,
    }))
}

/// The view a recipient was sent last, and the one they are sent now. It contains no text, so recipients of
/// all languages share it.
#[derive(Default)]
pub struct ViewCache<'a> {
    pub before: Option<&'a SentView>,
    pub now: Option<SentView>,
}

/// Which parts of an update are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpdateScope {
    /// Seats, options and so on.
    pub table: bool,
    /// The position.
    pub position: bool,
}

/// Builds the update since a version. Parts that have not changed are omitted.
pub fn update(
    live: &TableState,
    reader: &Recipient,
    muted: &[i64],
    from: u32,
    news: UpdateScope,
    memory: &mut ViewCache<'_>,
) -> Frame {
    let Game { log, beats, position } = if news.position {
        let names = live.names_for(reader.viewer);
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

/// The events and the position; empty before the deal.
#[derive(Default)]
struct Game {
    log: Vec<LogEntry<Json>>,
    beats: Vec<Beat<Json>>,
    position: Option<Position<Json>>,
}

/// The game from a group of events on.
fn game(
    live: &TableState,
    reader: &Recipient,
    names: &Names,
    from: usize,
    memory: &mut ViewCache<'_>,
) -> Game {
    let Some(table) = &live.table else { return Game::default() };
    // A delayed spectator sees an earlier position.
    let late = reader.shown.filter(|_| table.outcome().is_none());
    let then = late.map(|actions| table.at(actions));
    let table = &**then.as_ref().unwrap_or(table);
    let log = told(table, reader, names, from);
    // Only a single action has beats: a recipient who missed more gets the final position.
    let stepwise = reader.beats && from == table.actions();
    let (beats, last) =
        if stepwise { self::beats(table, reader, memory.before) } else { (Vec::new(), None) };
    let mut after = ViewCache { before: last.as_ref().or(memory.before), now: None };
    let position = position(table, reader, names, &mut after);
    memory.now = after.now;
    Game { log, beats, position: Some(position) }
}

/// The beats of the last action, and the view after it.
pub fn beats(
    table: &dyn Table,
    reader: &Recipient,
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

/// The events the recipient perceived in the groups from `from` on.
pub fn told(
    table: &dyn Table,
    reader: &Recipient,
    names: &Names,
    from: usize,
) -> Vec<LogEntry<Json>> {
    let words = words(reader.lang, table.meta().id);
    let events = table.events(reader.viewer, from).into_iter();
    events
        .map(|told| LogEntry {
            group: told.group,
            event: told.event,
            text: words.render(&told.message, names),
        })
        .collect()
}

/// The position for the recipient.
pub fn position(
    table: &dyn Table,
    reader: &Recipient,
    names: &Names,
    memory: &mut ViewCache<'_>,
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
        text: words.render(&message, names),
    };
    let choice = |choice: signoria_registry::Choice| Choice {
        text: choice.text,
        action: choice.action,
        label: words.render(&choice.label, names),
        commits: choice.commits,
        reveals: choice.reveals,
        shows: choice.shows.iter().map(|message| words.render(message, names)).collect(),
        wastes: choice.wastes.map(|message| words.render(&message, names)),
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

fn drawing(table: &dyn Table, reader: &Recipient, names: &Names) -> Option<String> {
    reader.drawing.then(|| {
        let words = words(reader.lang, table.meta().id);
        let context = RenderContext { words, names, width: WIDTH, colour: false };
        signoria_terminal::draw(table.meta().id, &table.view(reader.viewer), &context)
    })
}

/// The table in words, as the reader sees it now.
pub fn list(live: &TableState, reader: &Recipient, id: Option<u32>) -> Frame {
    let names = live.names_for(reader.viewer);
    let parts = live.table.as_ref().map_or_else(Vec::new, |table| {
        let late = reader.shown.filter(|_| table.outcome().is_none());
        let then = late.map(|actions| table.at(actions));
        list_parts(&**then.as_ref().unwrap_or(table), reader, &names)
    });
    Frame::of(&ServerMessage::<Json>::List { version: live.version, id, parts })
}

/// The table in words: what the terminal draws, as rows of cells.
pub fn list_parts(table: &dyn Table, reader: &Recipient, names: &Names) -> Vec<ListPart> {
    let words = words(reader.lang, table.meta().id);
    let context = RenderContext { words, names, width: WIDTH, colour: false };
    let row = |row: signoria_terminal::Row| ListRow {
        cells: row.cells,
        seat: row.seat.map(Seat::number),
    };
    let part = |part: signoria_terminal::Part| ListPart {
        line: part.line,
        rows: part.rows.into_iter().map(row).collect(),
        header: part.header,
        seat: part.seat.map(Seat::number),
        columns: part.columns.into_iter().map(|seat| seat.map(Seat::number)).collect(),
    };
    let parts = signoria_terminal::parts(table.meta().id, &table.view(reader.viewer), &context);
    parts.into_iter().map(part).collect()
}

fn result(table: &dyn Table, reader: &Recipient) -> Option<Vec<Standing>> {
    let words = words(reader.lang, table.meta().id);
    let outcome = table.outcome()?;
    let standing = |standing: &signoria_engine::Standing| Standing {
        seat: standing.seat.number(),
        rank: standing.rank,
        total: standing.total,
        parts: standing
            .parts
            .iter()
            .map(|part| ScorePart {
                source: part.source.to_owned(),
                label: words.term(&format!("score-{}", part.source)),
                points: part.points,
            })
            .collect(),
        ties: ties(standing, &outcome, words),
    };
    Some(outcome.standings.iter().map(standing).collect())
}

/// What decided between equal totals, as far as the game has texts for it (`tie-1` to `tie-3`).
fn ties(
    standing: &signoria_engine::Standing,
    outcome: &Outcome,
    words: &Localizer,
) -> Vec<ScorePart> {
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
        .map(|(source, points)| ScorePart { label: words.term(&source), source, points })
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

/// The status of a table, as a protocol type.
pub const fn status(status: signoria_store::Status) -> signoria_protocol::Status {
    match status {
        signoria_store::Status::Waiting => signoria_protocol::Status::Waiting,
        signoria_store::Status::Playing => signoria_protocol::Status::Playing,
        signoria_store::Status::Finished => signoria_protocol::Status::Finished,
    }
}
