//! The `OpenAPI` 3.1 document of everything under `/api`.
//!
//! Schemas come from the types of the protocol; the descriptions are here. A test compares the list with
//! the routes in the sources, and the HTTP tests validate every response against it.

use std::sync::OnceLock;

use axum::{http::header, response::IntoResponse};
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};
use signoria_protocol as protocol;

use crate::error::Error;

/// The schema of a body.
type Form = fn(&mut SchemaGenerator) -> Schema;

/// Who may use an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    /// All clients.
    Public,
    /// Users with a session.
    User,
    /// Administrators.
    Admin,
}

/// An operation of the API.
struct Operation {
    method: &'static str,
    path: &'static str,
    /// Its description.
    does: &'static str,
    whom: Access,
    /// Query parameters.
    query: &'static [&'static str],
    /// The schema of the body, and whether it is optional.
    body: Option<(Form, bool)>,
    /// Status and schema of the response.
    answer: (u16, Option<Form>),
    /// Media type of the response.
    kind: &'static str,
    /// Messages on a `WebSocket`: of the client and of the server.
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
        whom: Access::User,
        query: &[],
        body: None,
        answer: (204, None),
        kind: "application/json",
        messages: None,
    }
}

impl Operation {
    const fn open(mut self) -> Self {
        self.whom = Access::Public;
        self
    }

    const fn admin(mut self) -> Self {
        self.whom = Access::Admin;
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

    fn openmetrics(mut self) -> Self {
        self.kind = "application/openmetrics-text";
        self.gives::<String>()
    }

    fn socket(mut self, client: Option<Form>, server: Form) -> Self {
        self.answer = (101, None);
        self.messages = Some((client, server));
        self
    }
}

/// All operations, in reading order.
#[expect(clippy::too_many_lines, reason = "a list, one after the other")]
fn operations() -> Vec<Operation> {
    use protocol::{
        AccountRequest, AdminAct, AdminDone, AdminLogEntry, AdminNode, AdminUser, Announcement,
        Bot, ChatRequest, ClientMessage, ConfirmRequest, DeleteAccountRequest, GameInfo,
        GuestRequest, Health, Hints, HostInfo, JoinRequest, LobbyEntry, LobbyMessage, Muted,
        NameRequest, NewTable, Notes, Notices, PasswordRequest, Profile, RemoveRequest, Replay,
        ResetRequest, ScorePoint, SeatRequest, ServerMessage, SessionInfo, StartRequest, TableInfo,
        TestNotification, User,
    };
    vec![
        ask("get", "/health", "Whether the server is alive").open().gives::<Health>(),
        ask("get", "/ready", "Whether the server can write to the database")
            .open()
            .gives::<Health>(),
        ask("get", "/api/host", "Who runs the server, and its rules for accounts")
            .open()
            .gives::<HostInfo>(),
        ask("get", "/metrics", "Prometheus metrics, if the host allows it").open().openmetrics(),
        ask("get", "/api", "This document").open().gives::<Map<String, Value>>(),
        ask("get", "/api/games", "Every game with its options").open().gives::<Vec<GameInfo>>(),
        ask("get", "/api/bots", "Every bot, weakest first").open().gives::<Vec<Bot>>(),
        ask("post", "/api/guests", "Create a guest")
            .open()
            .takes::<GuestRequest>()
            .gives_as::<User>(201),
        ask(
            "post",
            "/api/accounts",
            "Register an account; a guest who registers keeps their games",
        )
        .open()
        .takes::<AccountRequest>()
        .gives_as::<User>(201),
        ask("post", "/api/login", "Log in to an account")
            .open()
            .takes::<AccountRequest>()
            .gives::<User>(),
        ask("post", "/api/reset", "Set a new password with the link of an admin")
            .open()
            .takes::<ResetRequest>()
            .gives::<User>(),
        ask("post", "/api/logout", "End this session").open(),
        ask("get", "/api/me", "The current user, or null").open().gives::<Option<User>>(),
        ask("patch", "/api/me", "Rename the guest").takes::<NameRequest>().gives::<User>(),
        ask("delete", "/api/me", "Delete the account; games stay for the others, without the name")
            .may_take::<DeleteAccountRequest>(),
        ask("post", "/api/me/password", "Change the password; all other sessions end")
            .takes::<PasswordRequest>(),
        ask("get", "/api/me/export", "Export everything the server stores about the user")
            .gives::<Map<String, Value>>(),
        ask("get", "/api/me/sessions", "List the user's sessions").gives::<Vec<SessionInfo>>(),
        ask("delete", "/api/me/sessions/{id}", "End a session"),
        ask("get", "/api/me/notices", "Get the settings of turn notifications").gives::<Notices>(),
        ask("put", "/api/me/notices", "Change the settings of turn notifications")
            .takes::<Notices>()
            .gives::<Notices>(),
        ask("post", "/api/me/notices/confirm", "Confirm a mail address")
            .takes::<ConfirmRequest>()
            .gives::<Notices>(),
        ask("post", "/api/me/notices/trial", "Send a test notification")
            .gives::<TestNotification>(),
        ask("get", "/api/me/mutes", "List muted users").gives::<Vec<Muted>>(),
        ask("delete", "/api/me/mutes/{id}", "Unmute a user"),
        ask("get", "/api/me/tables", "The user's own tables, finished ones too")
            .gives::<Vec<LobbyEntry>>(),
        ask("get", "/api/me/profile", "The user's own games and ratings").gives::<Profile>(),
        ask("get", "/api/users/{name}", "The public profile of an account")
            .open()
            .gives::<Profile>(),
        ask("get", "/api/lobby", "Unfinished tables in the lobby, a page of 100")
            .open()
            .with(&["from"])
            .gives::<Vec<LobbyEntry>>(),
        ask("get", "/api/lobby/socket", "A WebSocket: the lobby after every change")
            .open()
            .socket(None, form::<LobbyMessage>()),
        ask("get", "/api/announcement", "Get the server announcement")
            .open()
            .gives::<Announcement>(),
        ask("get", "/api/admin/users", "Users, the newest first, a page of 1,000")
            .admin()
            .with(&["from"])
            .gives::<Vec<AdminUser>>(),
        ask("get", "/api/admin/tables", "All tables, a page of 1,000")
            .admin()
            .with(&["from"])
            .gives::<Vec<LobbyEntry>>(),
        ask("post", "/api/admin/acts", "Administer users and tables; every act is logged")
            .admin()
            .takes::<AdminAct>()
            .gives::<AdminDone>(),
        ask("get", "/api/admin/log", "The acts of admins, the last first, a page of 1,000")
            .admin()
            .with(&["from"])
            .gives::<Vec<AdminLogEntry>>(),
        ask("get", "/api/admin/nodes", "The servers that share the database; none on SQLite")
            .admin()
            .gives::<Vec<AdminNode>>(),
        ask("post", "/api/admin/announcement", "Set the server announcement")
            .admin()
            .takes::<Announcement>()
            .gives::<Announcement>(),
        ask("post", "/api/tables", "Create a table").takes::<NewTable>().gives_as::<TableInfo>(201),
        ask("get", "/api/tables/{id}", "Seats, options and status of a table")
            .open()
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/join", "Take a seat before the game starts")
            .with(&["seat"])
            .may_take::<JoinRequest>()
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/leave", "Leave a seat; in a running game a bot takes over")
            .with(&["seat"])
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/seats/{seat}", "Change a seat, as the host")
            .takes::<SeatRequest>()
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/seats/{seat}/remove", "Remove a person, as the host")
            .may_take::<RemoveRequest>()
            .gives::<TableInfo>(),
        ask("delete", "/api/tables/{id}/blocked/{user}", "Unblock a user, as the host")
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/chat", "Choose who may write in the chat, as the host")
            .takes::<ChatRequest>()
            .gives::<TableInfo>(),
        ask("post", "/api/games/{game}/lesson", "Start the guided first game of a game")
            .gives_as::<TableInfo>(201),
        ask("post", "/api/tables/{id}/start", "Start the game, as the host")
            .may_take::<StartRequest>()
            .gives::<TableInfo>(),
        ask("post", "/api/tables/{id}/rematch", "Play again with the same people")
            .gives::<TableInfo>(),
        ask("get", "/api/tables/{id}/socket", "A WebSocket: play or watch at a table")
            .open()
            .with(&[
                "since", "seat", "drawing", "commits", "changes", "beats", "reading", "protocol",
            ])
            .socket(Some(form::<ClientMessage>()), form::<ServerMessage>()),
        ask("get", "/api/tables/{id}/replay", "An earlier position of a game")
            .open()
            .with(&["at", "seat", "drawing"])
            .gives::<Replay>(),
        ask("get", "/api/tables/{id}/course", "The points over the game")
            .open()
            .with(&["seat"])
            .gives::<Vec<ScorePoint>>(),
        ask("get", "/api/tables/{id}/hint", "A bot's evaluation of the choices")
            .with(&["seat"])
            .gives::<Hints>(),
        ask("get", "/api/tables/{id}/notes", "Get the user's own notes").gives::<Notes>(),
        ask("put", "/api/tables/{id}/notes", "Save the user's own notes")
            .takes::<Notes>()
            .gives::<Notes>(),
        ask("get", "/api/tables/{id}/record", "The record of a finished game, with its seed")
            .open()
            .gives::<Map<String, Value>>(),
    ]
}

/// A parameter.
fn parameter(name: &str) -> Value {
    let (kind, text) = match name {
        "at" => ("integer", "The number of actions before the position"),
        "beats" => ("boolean", "Whether updates have every step with the view after it"),
        "reading" => (
            "integer",
            "Milliseconds for which your client shows an event: bots at your table wait for it",
        ),
        "commits" => ("boolean", "Whether irreversible choices are marked"),
        "changes" => {
            ("boolean", "Whether updates tell what has changed in the view, not all of it")
        }
        "drawing" => ("boolean", "Whether the table is drawn in letters too"),
        "from" => ("integer", "The number of tables before the page"),
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
    let failure = form::<protocol::ErrorBody>()(&mut generator);
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
            "description": "Board games over HTTP and WebSocket. Bodies are JSON. See docs/protocol.md.",
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

/// Every error code with its status.
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
        Access::Public => json!([{}, { "token": [] }, { "cookie": [] }]),
        Access::User | Access::Admin => json!([{ "token": [] }, { "cookie": [] }]),
    };
    let does = match operation.whom {
        Access::Admin => format!("{} (administrators only)", operation.does),
        Access::Public | Access::User => operation.does.to_owned(),
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

    /// Method and path of every route in the sources, without pages.
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
                // Up to the parenthesis that closes the call.
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
        assert_eq!(operations().len(), told.len(), "no operation is listed twice");
        assert_eq!(told, routes());
    }

    #[test]
    fn every_reference_resolves() {
        let document = document();
        let text = document.to_string();
        for rest in text.split("\"$ref\":\"").skip(1) {
            let name = rest.split('"').next().unwrap_or_default();
            let place = name.strip_prefix('#').unwrap_or_else(|| panic!("{name}"));
            assert!(document.pointer(place).is_some(), "{name}");
        }
        let forms = document["components"]["schemas"].as_object().expect("forms");
        for name in ["ClientMessage", "ServerMessage", "LobbyMessage", "TableInfo", "ErrorBody"] {
            assert!(forms.contains_key(name), "{name}");
        }
        for (name, form) in forms {
            assert!(form["description"].is_string(), "{name} is described");
        }
        assert!(text.contains("`seat_taken` (409)"));
    }
}
