//! Messages on the WebSocket of a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::TableInfo;

/// A message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Plays one action. There is no form for several: a sequence that fails in the middle would reveal
    /// hidden information without leaving a trace.
    Play {
        /// The version the client had seen.
        version: u32,
        /// In the notation of the game: the `text` of a choice.
        action: String,
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Asks why an action is not possible now. Changes nothing; the answer is [`ServerMessage::Why`].
    Why {
        /// In the notation of the game: what the player had in mind.
        action: String,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Asks for the table in words: headings and rows of cells. Changes nothing; the answer is
    /// [`ServerMessage::List`].
    List {
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Undoes the last action.
    Undo {
        /// The version the client had seen.
        version: u32,
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Asks the others to agree to undo everything from the sender's last action on.
    UndoAsk {
        /// The version the client had seen.
        version: u32,
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Answers such a request.
    UndoAnswer {
        /// The request it answers, as `undo_request` of the table names it.
        request: u32,
        /// Whether the sender agrees; one refusal ends the request.
        agree: bool,
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Votes for a bot to play for an absent player. It plays once all connected players have voted.
    Takeover {
        /// The seat of the absent player.
        seat: u8,
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Takes the sender's seats back from the bot.
    Return {
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Mutes a user for the sender, at every table; or unmutes them.
    Mute {
        /// The version of a line of chat by this user.
        line: u32,
        /// Whether they are muted.
        on: bool,
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// The host mutes a user in the chat of this table, or lets them write again.
    Silence {
        /// The version of a line of chat: its author.
        line: u32,
        /// Whether they are muted.
        on: bool,
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Writes a line of chat.
    Chat {
        /// 1 to 500 characters.
        text: String,
        /// If given, the reply carries it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
}

impl ClientMessage {
    /// The id that the reply carries.
    pub const fn id(&self) -> Option<u32> {
        match self {
            Self::Play { id, .. }
            | Self::Why { id, .. }
            | Self::List { id }
            | Self::Undo { id, .. }
            | Self::UndoAsk { id, .. }
            | Self::UndoAnswer { id, .. }
            | Self::Takeover { id, .. }
            | Self::Return { id }
            | Self::Mute { id, .. }
            | Self::Silence { id, .. }
            | Self::Chat { id, .. } => *id,
        }
    }
}

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ServerMessage"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub enum ServerMessage<J = Value> {
    /// The whole table: at the beginning, after an undo, and when too much was missed.
    Table(TableFrame<J>),
    /// The changes since `from`.
    Update(UpdateFrame<J>),
    /// The command with this id was applied and is durable.
    Accepted {
        /// The version it made.
        version: u32,
        /// The id the client gave it.
        id: u32,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The version of the table now.
        version: u32,
        /// The id the client gave it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// A stable code, such as `stale`.
        error: String,
        /// A sentence for people, in their language.
        text: String,
        /// The paragraph of the rules that forbids it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// Why an action is not possible now, as far as the seat can know.
    Why {
        /// The version of the table now.
        version: u32,
        /// The id the client gave its question.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// Whether it is possible after all.
        possible: bool,
        /// A sentence for people, in their language.
        text: String,
        /// The paragraph of the rules that forbids it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// The table in words, as the reader sees it.
    List {
        /// The version of the table now.
        version: u32,
        /// The id the client gave its question.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
        /// What to show, from top to bottom; nothing before the deal.
        parts: Vec<ListPart>,
    },
}

/// A part of the table in words: a line, and rows of cells below it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListPart {
    /// A heading or a sentence; may be empty.
    pub line: String,
    /// Rows of cells.
    pub rows: Vec<ListRow>,
    /// Whether the first row names the columns.
    pub header: bool,
    /// The seat this part is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The seats the columns are about; empty if they are about none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<Option<u8>>,
}

/// A row of the table in words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ListRow {
    /// Its cells.
    pub cells: Vec<String>,
    /// The seat it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A table as its reader may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableFrame"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct TableFrame<J = Value> {
    /// Version of the protocol.
    pub protocol: u16,
    /// Version of the table.
    pub version: u32,
    /// Seats, options and so on.
    pub table: TableInfo,
    /// Everything the reader has perceived of the game.
    pub log: Vec<LogEntry<J>>,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
    /// The position; `None` before the deal.
    pub position: Option<Position<J>>,
}

/// The changes of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "UpdateFrame"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct UpdateFrame<J = Value> {
    /// The version it continues from. A client with another version must reconnect.
    pub from: u32,
    /// The version it leads to.
    pub version: u32,
    /// Seats, options and so on, if they may have changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// The events that the reader perceived since.
    pub log: Vec<LogEntry<J>>,
    /// The same step by step, for a client that connected with `?beats=true`: `position` continues from
    /// the last one. Empty if more than one action is new.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beats: Vec<Beat<J>>,
    /// The lines of chat since.
    pub chat: Vec<ChatLine>,
    /// The position, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position<J>>,
}

/// One step of an action: the next events of the log, and the view after them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Beat"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct Beat<J = Value> {
    /// The number of the next events of the log that belong to it, at least one.
    pub events: usize,
    /// Which of them cost the reader something they did not choose to give (a turn, cards, gold, pieces), counted from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<usize>>", optional))]
    pub hits: Vec<usize>,
    /// Points per seat after them, as far as the reader may see them.
    pub points: Vec<Option<i32>>,
    /// The view after them; left out if `changes` are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub view: Option<J>,
    /// The changes since the view before, as in [`Position::changes`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Array<unknown>>", optional))]
    pub changes: Option<J>,
}

/// An event that the reader perceived.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Told"))]
pub struct LogEntry<J = Value> {
    /// 0: the deal; *k*: the *k*-th action.
    pub group: usize,
    /// The event, for programs.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: J,
    /// The event as a sentence.
    pub text: String,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// The version it made.
    pub version: u32,
    /// The name of its author.
    pub name: String,
    /// The seat of its author; `None` for a spectator.
    pub seat: Option<u8>,
    /// The text.
    pub text: String,
    /// For a system message: its code, one of `clock`, `takeover`, `left`, `returned`, `undo_asked`,
    /// `undo_agreed`, `undo_refused`, `rematch`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
    /// Its time, in seconds since 1970.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// The position of a game as its reader may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Position"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct Position<J = Value> {
    /// The number of actions in force.
    pub actions: usize,
    /// Everything the reader knows, as the game defines it; omitted if `changes` are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub view: Option<J>,
    /// The changes of `view` since the last position, for a client that connected with `?changes=true`.
    /// See [`change`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Array<unknown>>", optional))]
    pub changes: Option<J>,
    /// The view as text, if it was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawing: Option<String>,
    /// Points per seat, as far as the reader may see them; the totals once the game is over.
    pub points: Vec<Option<i32>>,
    /// The seats to act and their prompts. Empty once the game is over.
    pub questions: Vec<Question>,
    /// The reader's legal actions.
    pub choices: Vec<Choice<J>>,
    /// Whether the reader may undo their last action.
    pub undo: bool,
    /// The result, once the game is over.
    pub result: Option<Vec<Standing>>,
}

/// A seat that is to act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Question {
    /// The seat.
    pub seat: u8,
    /// The prompt, without information that is hidden from the reader.
    pub text: String,
}

/// A legal action of the reader.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Choice"))]
pub struct Choice<J = Value> {
    /// In notation: what [`ClientMessage::Play`] takes.
    pub text: String,
    /// The action, for programs.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: J,
    /// The action as a label.
    pub label: String,
    /// Whether it cannot be undone, as far as the reader knows; only with `?commits=true`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub commits: bool,
    /// Whether it draws chance or reveals something that was hidden, as far as the reader knows; only with
    /// `?commits=true`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
    /// What it shows and to whom, in sentences, where a player should know before; only with `?commits=true`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shows: Vec<String>,
    /// What it leaves unused for good, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wastes: Option<String>,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The seat.
    pub seat: u8,
    /// 1 is the best; equal seats share a rank.
    pub rank: u8,
    /// All points.
    pub total: i32,
    /// The points by source.
    pub parts: Vec<ScorePart>,
    /// What decided between equal totals, most important first; empty if there was nothing to decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<ScorePart>,
}

/// Points from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScorePart {
    /// Key of the source.
    pub source: String,
    /// Its name.
    pub label: String,
    /// The points.
    pub points: i32,
}

/// Applies the changes of a position to the view before it, and returns whether they fit.
///
/// A change is a list: a path (names of fields, indices of items), then the new value. An index one past
/// the end of a list appends an item. An empty path replaces the whole view.
pub fn change(view: &mut Value, changes: &Value) -> bool {
    let Value::Array(changes) = changes else { return false };
    changes.iter().all(|change| {
        let Some((now, way)) = change.as_array().and_then(|it| it.split_last()) else {
            return false;
        };
        let mut place = Some(&mut *view);
        for step in way {
            place = match (place, step) {
                (Some(Value::Object(fields)), Value::String(name)) => fields.get_mut(name),
                (Some(Value::Array(items)), Value::Number(item)) => {
                    let item = item.as_u64().and_then(|item| usize::try_from(item).ok());
                    if item == Some(items.len()) {
                        items.push(Value::Null);
                    }
                    item.and_then(|item| items.get_mut(item))
                }
                _ => None,
            };
        }
        place.map(|place| *place = now.clone()).is_some()
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn changes_apply_at_their_path() {
        let made = |changes: Value| {
            let mut view = json!({"gold": 2, "hands": [[1, 2], []]});
            change(&mut view, &changes).then_some(view)
        };
        assert_eq!(made(json!([])), Some(json!({"gold": 2, "hands": [[1, 2], []]})));
        let several =
            json!([["gold", 3], ["hands", 0, 2, 7], ["hands", 0, 0, null], ["hands", 1, "x"]]);
        assert_eq!(made(several), Some(json!({"gold": 3, "hands": [[null, 2, 7], "x"]})));
        assert_eq!(made(json!([[[]]])), Some(json!([])));
        for wrong in
            [json!([["silver", 3]]), json!([["hands", 3, 1]]), json!([["gold", 0, 1]]), json!([[]])]
        {
            assert_eq!(made(wrong.clone()), None, "{wrong}");
        }
    }

    #[test]
    fn a_command_with_unknown_fields_is_refused() {
        for text in [
            r#"{"type":"cheat"}"#,
            r#"{"type":"play","version":1}"#,
            r#"{"type":"play","version":-1,"action":"pass"}"#,
            r#"{"type":"play","version":1,"actions":["pass"]}"#,
            r#"{"type":"play","version":1,"action":["pass","pass"]}"#,
            r#"{"type":"play","version":1,"action":"pass","actions":["pass"]}"#,
            r#"{"type":"undo","version":1,"seat":3}"#,
            "[]",
            "",
        ] {
            assert!(serde_json::from_str::<ClientMessage>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_id_can_be_left_out() {
        let undo: ClientMessage = serde_json::from_str(r#"{"type":"undo","version":4}"#).unwrap();
        assert_eq!(undo, ClientMessage::Undo { version: 4, id: None });
    }
}
