//! The document that describes everything under `/api` for programs: `OpenAPI` 3.1.
//!
//! The forms come from the types of the protocol; what each address does is told here. A test compares
//! the list with the routes in the sources, and the tests of the house hold every answer they get
//! against it.

use std::sync::OnceLock;

use axum::{http::header, response::IntoResponse};
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};
use signoria_protocol as protocol;

use crate::error::Error;

/// The form of a body.
type Form = fn(&mut SchemaGenerator) -> Schema;

/// Whom something is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whom {
    /// Everybody, known or not.
    Everybody,
    /// Whoever the server knows.
    Somebody,
    /// Whoever looks after the house.
    Admin,
}

/// What can be asked.
struct Operation {
    method: &'static str,
    path: &'static str,
    /// What it does.
    does: &'static str,
    whom: Whom,
    /// Values in the address after `?`.
    query: &'static [&'static str],
    /// The form of the body, and whether it may be left out.
    body: Option<(Form, bool)>,
    /// Status and form of the answer.
    answer: (u16, Option<Form>),
    /// What the answer is written in.
    kind: &'static str,
    /// What goes over a `WebSocket`: messages of the client and of the server.
    messages: Option<(Option<Form>, Form)>,
}

fn form<T: JsonSchema>() -> Form {
    |generator| generator.subschema_for::<T>()
}

fn ask(method: &'static str, path: &'static str, does: &'static str) -> Operation {
    Operation {
        method,
        path,
        does,
        whom: Whom::Somebody,
        query: &[],
        body: None,
        answer: (204, None),
        kind: "application/json",
        messages: None,
    }
}

impl Operation {
    const fn open(mut self) -> Self {
        self.whom = Whom::Everybody;
        self
    }

    const fn admin(mut self) -> Self {
        self.whom = Whom::Admin;
        self
    }

    const fn with(mut self, query: &'static [&'static str]) -> Self {
        self.query = query;
        self
    }

    fn takes<T: JsonSchema>(mut self) -> Self {
        self.body = Some((form::<T>(), false));
        self
    }

    fn may_take<T: JsonSchema>(mut self) -> Self {
        self.body = Some((form::<T>(), true));
        self
    }

    fn gives<T: JsonSchema>(self) -> Self {
        self.gives_as::<T>(200)
    }

    fn gives_as<T: JsonSchema>(mut self, status: u16) -> Self {
        self.answer = (status, Some(form::<T>()));
        self
    }

    fn text(mut self) -> Self {
        self.kind = "text/plain";
        self.gives::<String>()
    }

    fn socket(mut self, client: Option<Form>, server: Form) -> Self {
        self.answer = (101, None);
        self.messages = Some((client, server));
        self
    }
}

/// Everything that can be asked, in the order people read it.
#[expect(clippy::too_many_lines, reason = "a list, one after the other")]
fn operations() -> Vec<Operation> {
    use protocol::{
        AccountRequest, AdminAct, AdminDone, AdminLogEntry, AdminUser, Announcement, Bot,
        ChatRequest, ClientMessage, ConfirmRequest, CoursePoint, ForgetRequest, GameInfo,
        GuestRequest, Health, Hints, JoinRequest, LobbyEntry, LobbyMessage, Muted, NameRequest,
        NewTable, Notes, Notices, PasswordRequest, Profile, RemoveRequest, Replay, ResetRequest,
        SeatRequest, ServerMessage, SessionInfo, StartRequest, TableInfo, TrialNotices, User,
    };
    vec![
        ask("get", "/health", "Whether the server is alive").open().gives::<Health>(),
        ask("get", "/ready", "Whether the server can do its work: writes to the database")
            .open()
            .gives::<Health>(),
        ask("get", "/metrics", "Figures for Prometheus, if the host allows it").open().text(),
        ask("get", "/api", "This document").open().gives::<Map<String, Value>>(),
        ask("get", "/api/games", "Every game with its options").open().gives::<Vec<GameInfo>>(),
        ask("get", "/api/bots", "Every bot, weakest first").open().gives::<Vec<Bot>>(),
        ask("post", "/api/guests", "Play at once, under a name")
            .open()
            .takes::<GuestRequest>()
            .gives_as::<User>(201),
        ask("post", "/api/accounts", "Make an account; a guest becomes it and keeps everything")
            .open()
            .takes::<AccountRequest>()
            .gives_as::<User>(201),
        ask("post", "/api/login", "Begin a session of an account")
            .open()
            .takes::<AccountRequest>()
            .gives::<User>(),
        ask("post", "/api/reset", "Choose a new password, by a link of an admin")
            .open()
            .takes::<ResetRequest>()
            .gives::<User>(),
        ask("post", "/api/logout", "End this session").open(),
        ask("get", "/api/me", "Who the server takes the client for, or null")
            .open()
            .gives::<Option<User>>(),
        ask("patch", "/api/me", "A guest calls himself something else")
            .takes::<NameRequest>()
            .gives::<User>(),
        ask("delete", "/api/me", "Be forgotten; games stay for the others, without the name")
            .may_take::<ForgetRequest>(),
        ask("post", "/api/me/password", "Change the password; all other sessions end")
            .takes::<PasswordRequest>(),
        ask("get", "/api/me/export", "Everything that is kept about oneself")
            .gives::<Map<String, Value>>(),
        ask("get", "/api/me/sessions", "Where one is logged in").gives::<Vec<SessionInfo>>(),
        ask("delete", "/api/me/sessions/{id}", "End a session"),
        ask("get", "/api/me/notices", "How one is told of one's turn").gives::<Notices>(),
        ask("put", "/api/me/notices", "Say how one wants to be told of one's turn")
            .takes::<Notices>()
            .gives::<Notices>(),
        ask("post", "/api/me/notices/confirm", "Confirm a mail address")
            .takes::<ConfirmRequest>()
            .gives::<Notices>(),
        ask("post", "/api/me/notices/trial", "Send a notice now").gives::<TrialNotices>(),
        ask("get", "/api/me/mutes", "Whose chat is not shown").gives::<Vec<Muted>>(),
        ask("delete", "/api/me/mutes/{id}", "Show somebody's chat again"),
        ask("get", "/api/me/tables", "One's own tables, finished ones too")
            .gives::<Vec<LobbyEntry>>(),
        ask("get", "/api/me/profile", "One's own games and ratings").gives::<Profile>(),
        ask("get", "/api/users/{name}", "What everybody may know about an account")
            .open()
            .gives::<Profile>(),
        ask("get", "/api/lobby", "Tables in the lobby that are not finished, a page of 100")
            .open()
            .with(&["from"])
            .gives::<Vec<LobbyEntry>>(),
        ask("get", "/api/lobby/socket", "A WebSocket: the lobby, whenever it changes")
            .open()
            .socket(None, form::<LobbyMessage>()),
        ask("get", "/api/announcement", "What the house has to say").open().gives::<Announcement>(),
        ask("get", "/api/admin/users", "Users, the newest first").admin().gives::<Vec<AdminUser>>(),
        ask("get", "/api/admin/tables", "All tables").admin().gives::<Vec<LobbyEntry>>(),
        ask("post", "/api/admin/acts", "Ban, remove, grant and so on; every act is logged")
            .admin()
            .takes::<AdminAct>()
            .gives::<AdminDone>(),
        ask("get", "/api/admin/log", "What admins did, the last first")
            .admin()
            .gives::<Vec<AdminLogEntry>>(),
        ask("post", "/api/admin/announcement", "Say something to everybody")
            .admin()
            .takes::<Announcement>()
            .gives::<Announcement>(),
        ask("post", "/api/tables", "Make a table").takes::<NewTable>().gives_as::<TableInfo>(201),
        ask("get", "/api/tables/{id}", "Who sits where, and so on").open().gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/join", "Sit down, before the deal")
            .with(&["seat"])
            .may_take::<JoinRequest>()
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/leave", "Get up; after the deal a bot plays on")
            .with(&["seat"])
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/seats/{seat}", "The host says who is to sit there")
            .takes::<SeatRequest>()
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/seats/{seat}/remove", "The host removes a person")
            .may_take::<RemoveRequest>()
            .gives::<TableInfo>(),
        ask("delete", "/api/tables/{id}/blocked/{user}", "The host no longer blocks a user")
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/chat", "The host says who may write in the chat")
            .takes::<ChatRequest>()
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/start", "The host deals")
            .may_take::<StartRequest>()
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/rematch", "Play again with the same people")
            .gives::<TableInfo>(),
        ask("get", "/api/tables/{id}/socket", "A WebSocket: follow a table and play")
            .open()
            .with(&[
                "since", "seat", "drawing", "commits", "changes", "beats", "reading", "protocol",
            ])
            .socket(Some(form::<ClientMessage>()), form::<ServerMessage>()),
        ask("get", "/api/tables/{id}/replay", "A game as it stood")
            .open()
            .with(&["at", "seat", "drawing"])
            .gives::<Replay>(),
        ask("get", "/api/tables/{id}/course", "How the points stood")
            .open()
            .with(&["seat"])
            .gives::<Vec<CoursePoint>>(),
        ask("get", "/api/tables/{id}/hint", "What a bot thinks").with(&["seat"]).gives::<Hints>(),
        ask("get", "/api/tables/{id}/notes", "One's own notes").gives::<Notes>(),
        ask("put", "/api/tables/{id}/notes", "Keep one's own notes")
            .takes::<Notes>()
            .gives::<Notes>(),
        ask("get", "/api/tables/{id}/record", "The record of a finished game, with its seed")
            .open()
            .gives::<Map<String, Value>>(),
    ]
}

/// A value in the address.
fn parameter(name: &str) -> Value {
    let (kind, text) = match name {
        "at" => ("integer", "After so many actions"),
        "beats" => ("boolean", "Whether updates have every step with the view after it"),
        "reading" => (
            "integer",
            "Milliseconds for which your client shows an event: bots at your table wait for it",
        ),
        "commits" => ("boolean", "Whether choices tell that they cannot be taken back"),
        "changes" => {
            ("boolean", "Whether updates tell what has changed in the view, not all of it")
        }
        "drawing" => ("boolean", "Whether the table is drawn in letters too"),
        "from" => ("integer", "The page begins after so many tables"),
        "lang" => ("string", "The language of all texts: `en` or `nl`"),
        "name" => ("string", "The name of an account"),
        "protocol" => ("integer", "The version of the protocol the client speaks"),
        "seat" => ("integer", "The number of a seat, from 0"),
        "since" => ("integer", "The version the client has seen"),
        _ => ("string", "What a list calls `id`"),
    };
    json!({ "description": text, "schema": { "type": kind } })
}

/// The document.
fn document() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut generator = settings.into_generator();
    let failure = form::<protocol::Failure>()(&mut generator);
    let mut paths = Map::new();
    for operation in operations() {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = describe(&operation, &mut generator);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Signoria",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Board games over HTTP and WebSocket. Bodies are JSON. docs/protocol.md \
                tells the same for people.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "schemas": generator.take_definitions(true),
            "parameters": {
                "lang": named("lang", "query"),
            },
            "responses": {
                "Refused": {
                    "description": format!("Refused, and nothing has changed. `error` is one of: {}.", codes()),
                    "content": { "application/json": { "schema": failure } },
                },
            },
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "What `\"token\": true` asks for at `/api/guests`, `/api/accounts` \
                        or `/api/login`",
                },
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "signoria",
                    "description": "What browsers get; with it, `Origin` must be this server",
                },
            },
        },
    })
}

/// Every word an answer may refuse with, and the status it comes with.
fn codes() -> String {
    let codes: Vec<String> = Error::each()
        .iter()
        .map(|error| format!("`{}` ({})", error.code(), error.status().as_u16()))
        .collect();
    codes.join(", ")
}

fn named(name: &str, place: &str) -> Value {
    let mut described = parameter(name);
    described["name"] = name.into();
    described["in"] = place.into();
    if place == "path" {
        described["required"] = true.into();
    }
    described
}

fn describe(operation: &Operation, generator: &mut SchemaGenerator) -> Value {
    let in_path = operation.path.split('/').filter_map(|part| part.strip_prefix('{'));
    let in_path = in_path.map(|name| named(name.trim_end_matches('}'), "path"));
    let in_query = operation.query.iter().map(|name| named(name, "query"));
    let mut parameters: Vec<Value> = in_path.chain(in_query).collect();
    parameters.push(json!({ "$ref": "#/components/parameters/lang" }));
    let content = |form: Schema, kind: &str| json!({ kind: { "schema": form } });
    let (status, answer) = operation.answer;
    let mut good = json!({ "description": operation.does });
    if let Some(form) = answer {
        good["content"] = content(form(generator), operation.kind);
    }
    let security = match operation.whom {
        Whom::Everybody => json!([{}, { "token": [] }, { "cookie": [] }]),
        Whom::Somebody | Whom::Admin => json!([{ "token": [] }, { "cookie": [] }]),
    };
    let does = match operation.whom {
        Whom::Admin => format!("{} (whoever looks after the house)", operation.does),
        Whom::Everybody | Whom::Somebody => operation.does.to_owned(),
    };
    let mut described = json!({
        "summary": does,
        "security": security,
        "parameters": parameters,
        "responses": {
            status.to_string(): good,
            "default": { "$ref": "#/components/responses/Refused" },
        },
    });
    if let Some((form, optional)) = operation.body {
        let content = content(form(generator), "application/json");
        described["requestBody"] = json!({ "required": !optional, "content": content });
    }
    if let Some((client, server)) = operation.messages {
        described["x-websocket"] = json!({
            "client": client.map(|form| form(generator)),
            "server": server(generator),
        });
    }
    described
}

/// `GET /api`
pub async fn show() -> impl IntoResponse {
    static DOCUMENT: OnceLock<String> = OnceLock::new();
    let document = DOCUMENT.get_or_init(|| document().to_string());
    ([(header::CONTENT_TYPE, "application/json")], document.as_str())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Method and path of every route in the sources, pages left out.
    fn routes() -> BTreeSet<(String, String)> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let mut routes = BTreeSet::new();
        for file in std::fs::read_dir(folder).expect("the sources").flatten() {
            let path = file.path();
            if path.extension().is_none_or(|extension| extension != "rs")
                || path.file_name().is_some_and(|name| name == "api.rs")
            {
                continue;
            }
            let text = std::fs::read_to_string(path).expect("text");
            for rest in text.split(".route(\"").skip(1) {
                let (address, rest) = rest.split_once('"').expect("an address");
                // Until the parenthesis that closes the call.
                let mut depth = 1;
                let end = rest.find(|character: char| {
                    depth += match character {
                        '(' => 1,
                        ')' => -1,
                        _ => 0,
                    };
                    depth == 0
                });
                let handlers = &rest[..end.expect("the call ends")];
                let before = routes.len();
                for method in ["get", "post", "put", "patch", "delete"] {
                    if handlers.contains(&format!("{method}(")) {
                        routes.insert((method.to_owned(), address.to_owned()));
                    }
                }
                assert!(routes.len() > before, "{address} has a method");
            }
        }
        let page =
            |path: &str| path == "/" || path.starts_with("/t/") || path.starts_with("/assets");
        routes.retain(|(_, path)| !page(path));
        routes
    }

    #[test]
    fn every_route_is_in_the_document_and_nothing_else() {
        let document = document();
        let mut told = BTreeSet::new();
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                assert!(!operation["summary"].as_str().unwrap_or_default().is_empty(), "{path}");
                told.insert((method.clone(), path.clone()));
            }
        }
        assert!(told.len() > 40, "{told:?}");
        assert_eq!(operations().len(), told.len(), "nothing is told twice");
        assert_eq!(told, routes());
    }

    #[test]
    fn everything_that_is_named_is_there() {
        let document = document();
        let text = document.to_string();
        for rest in text.split("\"$ref\":\"").skip(1) {
            let name = rest.split('"').next().unwrap_or_default();
            let place = name.strip_prefix('#').unwrap_or_else(|| panic!("{name}"));
            assert!(document.pointer(place).is_some(), "{name}");
        }
        let forms = document["components"]["schemas"].as_object().expect("forms");
        for name in ["ClientMessage", "ServerMessage", "LobbyMessage", "TableInfo", "Failure"] {
            assert!(forms.contains_key(name), "{name}");
        }
        for (name, form) in forms {
            assert!(form["description"].is_string(), "{name} is described");
        }
        assert!(text.contains("`seat_taken` (409)"));
    }
}
