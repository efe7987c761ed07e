//! A plain page on which every game can be played to its end, from lists of choices.
//!
//! It is one document for every address; its script finds out which table it is about. Texts come from
//! the same files as everything else; the script gets its own in an attribute, because inline scripts
//! are forbidden.

use axum::{
    extract::Query,
    http::{HeaderMap, header},
    response::{Html, IntoResponse},
};
use serde::Deserialize;
use serde_json::{Map, Value};
use signoria_registry::GAMES;

use crate::{catalogue, http, words};

/// Every text the script needs: `server-page-<name>`.
const TEXTS: &[&str] = &[
    "bot",
    "chat_send",
    "choices",
    "filter",
    "join",
    "leave",
    "loading",
    "log",
    "lost",
    "nobody",
    "open",
    "over",
    "record",
    "replay_at",
    "replay_next",
    "replay_previous",
    "replay_seat",
    "spectator",
    "start",
    "start_fill",
    "status_finished",
    "status_playing",
    "status_waiting",
    "table",
    "talk",
    "undo",
    "waiting",
    "watching",
    "you",
];

#[derive(Deserialize)]
pub struct Asked {
    lang: Option<String>,
}

/// `GET /` and `GET /t/{id}`
pub async fn show(Query(asked): Query<Asked>, headers: HeaderMap) -> impl IntoResponse {
    let lang = http::lang(asked.lang.as_deref(), &headers);
    let words = words(lang, "");
    let term = |name: &str| escape(&words.term(&format!("server-page-{name}")));
    let texts: Map<String, Value> = TEXTS
        .iter()
        .map(|name| ((*name).to_owned(), words.term(&format!("server-page-{name}")).into()))
        .collect();
    let mut games = String::new();
    for game in GAMES {
        let meta = game.meta();
        let (min, max) = (meta.seats.min, meta.seats.max);
        let (id, title) = (escape(meta.id), escape(meta.title));
        games.push_str(&format!(
            "<option value=\"{id}\" data-min=\"{min}\" data-max=\"{max}\">{title}</option>"
        ));
    }
    let mut bots = String::new();
    for bot in catalogue::bots(lang) {
        let (name, label) = (escape(&bot.name), escape(&bot.label));
        bots.push_str(&format!("<option value=\"{name}\">{label}</option>"));
    }
    let other =
        if lang == signoria_i18n::Lang::En { ("nl", "Nederlands") } else { ("en", "English") };
    let html = include_str!("../assets/page.html")
        .replace("{lang}", lang.code())
        .replace("{texts}", &escape(&Value::Object(texts).to_string()))
        .replace("{other_code}", other.0)
        .replace("{other_name}", other.1)
        .replace("{tagline}", &term("tagline"))
        .replace("{name}", &term("name"))
        .replace("{game}", &term("game"))
        .replace("{players}", &term("players"))
        .replace("{opponents}", &term("opponents"))
        .replace("{opponents_bots}", &term("opponents_bots"))
        .replace("{opponents_people}", &term("opponents_people"))
        .replace("{bot}", &term("bot"))
        .replace("{listed}", &term("listed"))
        .replace("{play}", &term("play"))
        .replace("{lobby}", &term("lobby"))
        .replace("{mine}", &term("mine"))
        .replace("{noscript}", &term("noscript"))
        .replace("{games}", &games)
        .replace("{bots}", &bots);
    ([(header::VARY, "Accept-Language")], Html(html))
}

/// `GET /assets/page.js`
pub async fn script() -> impl IntoResponse {
    asset("text/javascript; charset=utf-8", include_str!("../assets/page.js"))
}

/// `GET /assets/page.css`
pub async fn style() -> impl IntoResponse {
    asset("text/css; charset=utf-8", include_str!("../assets/page.css"))
}

fn asset(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text)
}

/// Text in a document or in an attribute of it.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}
