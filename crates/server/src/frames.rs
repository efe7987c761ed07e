//! What is sent: everything here is computed from the view of its reader.

use axum::extract::ws::Utf8Bytes;
use signoria_engine::{Seat, Viewer};
use signoria_i18n::{Lang, Names};
use signoria_protocol::{
    Choice, PROTOCOL, Part, Position, Question, ServerMessage, Standing, TableFrame, Told,
    UpdateFrame,
};
use signoria_registry::Table;
use signoria_terminal::Paper;

use crate::{table::Live, words};

/// How wide a drawing is, in letters.
const WIDTH: usize = 110;

/// For whom something is written. Equal readers get equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader {
    pub viewer: Viewer,
    pub lang: Lang,
    pub drawing: bool,
    pub host: bool,
}

/// Everything.
pub fn table(live: &Live, reader: Reader) -> Utf8Bytes {
    let (log, position) = game(live, reader, 0);
    text(&ServerMessage::Table(TableFrame {
        protocol: PROTOCOL,
        version: live.version,
        table: live.info(reader.viewer, reader.host),
        log,
        chat: live.chat.clone(),
        position,
    }))
}

/// What is new since a version.
pub fn update(live: &Live, reader: Reader, from: u32) -> Utf8Bytes {
    let (log, position) = game(live, reader, live.groups_at(from));
    text(&ServerMessage::Update(UpdateFrame {
        from,
        version: live.version,
        table: live.info(reader.viewer, reader.host),
        log,
        chat: live.chat.iter().filter(|line| line.version > from).cloned().collect(),
        position,
    }))
}

fn game(live: &Live, reader: Reader, from: usize) -> (Vec<Told>, Option<Position>) {
    let Some(table) = &live.table else { return (Vec::new(), None) };
    let names = live.told_names(reader.viewer);
    (told(&**table, reader, &names, from), Some(position(&**table, reader, &names)))
}

/// What the reader perceived in the groups from `from` on.
pub fn told(table: &dyn Table, reader: Reader, names: &Names, from: usize) -> Vec<Told> {
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
pub fn position(table: &dyn Table, reader: Reader, names: &Names) -> Position {
    let words = words(reader.lang, table.meta().id);
    let view = table.view(reader.viewer);
    let drawing = reader.drawing.then(|| {
        let paper = Paper { words: &words, names, width: WIDTH, colour: false };
        signoria_terminal::draw(table.meta().id, &view, &paper)
    });
    let question = |seat: Seat| {
        let message = table.question(seat, reader.viewer)?;
        Some(Question { seat: seat.number(), text: words.say(&message, names) })
    };
    let choices = reader.viewer.seat().map(|seat| table.choices(seat)).unwrap_or_default();
    let choice = |choice: signoria_registry::Choice| Choice {
        text: choice.text,
        action: choice.action,
        label: words.say(&choice.label, names),
    };
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
    };
    Position {
        actions: table.line().len(),
        view,
        drawing,
        questions: table.to_act().iter().filter_map(question).collect(),
        choices: choices.into_iter().map(choice).collect(),
        undo: reader.viewer.seat().is_some_and(|seat| table.can_undo(seat).is_ok()),
        result: table.outcome().map(|outcome| outcome.standings.iter().map(standing).collect()),
    }
}

/// A message as it goes over the wire.
pub fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// How far a table has come, in the words of the protocol.
pub const fn status(status: signoria_store::Status) -> signoria_protocol::Status {
    match status {
        signoria_store::Status::Waiting => signoria_protocol::Status::Waiting,
        signoria_store::Status::Playing => signoria_protocol::Status::Playing,
        signoria_store::Status::Finished => signoria_protocol::Status::Finished,
    }
}
