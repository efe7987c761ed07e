//! What goes over the WebSocket of a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::TableInfo;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Plays one action. There is no form for several: trying a sequence on the real game would answer
    /// questions about what is hidden without leaving a trace.
    Play {
        /// The version the client had seen.
        version: u32,
        /// In the notation of the game: the `text` of a choice.
        action: String,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Takes back the last action.
    Undo {
        /// The version the client had seen.
        version: u32,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Asks the others to agree that everything from one's own last action on is taken back.
    UndoAsk {
        /// The version the client had seen.
        version: u32,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Answers a player who asked for that.
    UndoAnswer {
        /// The request it answers, as `undo_request` of the table names it.
        request: u32,
        /// Whether one agrees; one refusal ends it.
        agree: bool,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Wants a bot to play for somebody who is away. It does so once everybody who is there wants it.
    Takeover {
        /// Whose seat.
        seat: u8,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Takes back one's seats from the bot.
    Return {
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Does not want to hear somebody any more, at any table; or does again.
    Mute {
        /// The version of a line of chat: whoever said it.
        line: u32,
        /// Whether he is muted.
        on: bool,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// The host mutes a user in the chat of this table, or lets them write again.
    Silence {
        /// The version of a line of chat: its author.
        line: u32,
        /// Whether they are muted.
        on: bool,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
    /// Says something to everybody at the table.
    Chat {
        /// 1 to 500 characters.
        text: String,
        /// If given, the answer names it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u32>,
    },
}

impl ClientMessage {
    /// The id that the answer names.
    pub const fn id(&self) -> Option<u32> {
        match self {
            Self::Play { id, .. }
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

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ServerMessage"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub enum ServerMessage<J = Value> {
    /// Everything: at the beginning, after an undo, and when too much was missed.
    Table(TableFrame<J>),
    /// What is new since `from`.
    Update(UpdateFrame<J>),
    /// The command with this id was carried out and cannot be lost any more.
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
        /// A word for programs, such as `stale`; it does not change.
        error: String,
        /// A sentence for people, in their language.
        text: String,
        /// The paragraph of the rules that forbids it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
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
    /// Who sits where, and so on.
    pub table: TableInfo,
    /// Everything the reader has perceived of the game.
    pub log: Vec<Told<J>>,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
    /// How the game stands; nothing before the deal.
    pub position: Option<Position<J>>,
}

/// What is new at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "UpdateFrame"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct UpdateFrame<J = Value> {
    /// The version it goes on from. A client that stands elsewhere connects again.
    pub from: u32,
    /// The version it leads to.
    pub version: u32,
    /// Who sits where, and so on, if that may have changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// What the reader perceived since.
    pub log: Vec<Told<J>>,
    /// The same step by step, for a client that connected with `?beats=true`: `position` goes on from the last one.
    /// Empty if more than one action is new: then only the end is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beats: Vec<Beat<J>>,
    /// What was said since.
    pub chat: Vec<ChatLine>,
    /// How the game stands, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position<J>>,
}

/// One step of what happened: the next events of the log, and the view after them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Beat"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct Beat<J = Value> {
    /// How many of the next events of the log belong to it, at least one.
    pub events: usize,
    /// Which of them cost the reader something they did not choose to give (a turn, cards, gold, pieces), counted from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<usize>>", optional))]
    pub hits: Vec<usize>,
    /// Points per seat after them, as far as they lie open to the reader.
    pub points: Vec<Option<i32>>,
    /// The view after them; left out if `changes` are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub view: Option<J>,
    /// What has changed since the view before, as in [`Position::changes`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Array<unknown>>", optional))]
    pub changes: Option<J>,
}

/// Something the reader perceived.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Told"))]
pub struct Told<J = Value> {
    /// 0: the deal; *k*: the *k*-th action.
    pub group: usize,
    /// What happened, for programs.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: J,
    /// The same for people.
    pub text: String,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChatLine {
    /// The version it made.
    pub version: u32,
    /// Who said it.
    pub name: String,
    /// Where he sits; nothing: he looks on.
    pub seat: Option<u8>,
    /// What he said.
    pub text: String,
    /// A word for programs if nobody said it, but it happened at the table: `clock`, `takeover`,
    /// `left`, `returned`, `undo_asked`, `undo_agreed`, `undo_refused`, `rematch`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
    /// When it was said, in seconds since 1970.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// How a game stands, as its reader may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Position"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct Position<J = Value> {
    /// How many actions stand.
    pub actions: usize,
    /// Everything the reader knows, as the game defines it; left out if `changes` are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "unknown", optional))]
    pub view: Option<J>,
    /// What has changed in `view` since the last position, for whoever connected with `?changes=true`. See
    /// [`change`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "Array<Array<unknown>>", optional))]
    pub changes: Option<J>,
    /// The same drawn with letters, if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawing: Option<String>,
    /// Points per seat, as far as they lie open to the reader; the totals once the game is over.
    pub points: Vec<Option<i32>>,
    /// Who owes an answer, and to what. Nobody: the game is over.
    pub questions: Vec<Question>,
    /// What the reader may do now.
    pub choices: Vec<Choice<J>>,
    /// Whether the reader may take back his last action.
    pub undo: bool,
    /// The result, once the game is over.
    pub result: Option<Vec<Standing>>,
}

/// A seat that owes an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Question {
    /// Which one.
    pub seat: u8,
    /// What it has to decide, in words the reader may hear.
    pub text: String,
}

/// Something the reader may do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(J = Value)))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Choice"))]
pub struct Choice<J = Value> {
    /// In notation: what [`ClientMessage::Play`] takes.
    pub text: String,
    /// The same for programs.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: J,
    /// The same for people.
    pub label: String,
    /// Whether it cannot be taken back, as far as the reader knows; only with `?commits=true`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub commits: bool,
}

/// What a seat made of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// Which one.
    pub seat: u8,
    /// 1 is the best; equal seats share a rank.
    pub rank: u8,
    /// All points.
    pub total: i32,
    /// Where they come from.
    pub parts: Vec<Part>,
    /// What decided between equal totals, most important first; nothing if nothing had to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<Part>,
}

/// Points from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// Key of the source.
    pub source: String,
    /// The same for people.
    pub label: String,
    /// How many.
    pub points: i32,
}

/// Makes the changes of a position in the view that was told before it, and says whether they fit to it.
///
/// A change is a list: the way to a place (names of fields, numbers of items), and last what is there now. The
/// item after the last one of a list is a new one. Without a way everything is new.
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
    fn changes_are_made_where_they_say() {
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
    fn a_command_with_anything_unknown_in_it_is_refused() {
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
