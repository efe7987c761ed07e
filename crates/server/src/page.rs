//! The pages: those of the site, if there is one, and a plain page.
//!
//! On the plain page every game can be played to its end, from lists of choices. It is one document for
//! every URL; its script finds out which table it is about. Its texts come from the locale files; the
//! script gets them in an attribute, because inline scripts are forbidden.

use std::sync::Arc;

use axum::{
    extract::State,
    http::{HeaderMap, Method, Uri, header},
    response::{AppendHeaders, Html, IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::{Map, Value};
use signoria_registry::GAMES;
use signoria_site::File;

use crate::{App, catalogue, error::Error, http, words};

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
pub async fn show(
    State(app): State<Arc<App>>,
    asked: http::QueryParams<Asked>,
    headers: HeaderMap,
) -> Response {
    match app.site.as_ref().and_then(|site| file(&app, &headers, |form| site.page(form))) {
        Some(page) => whole(page),
        None => plain(&app, asked, &headers).into_response(),
    }
}

/// A file of the site, in a form that the browser accepts. Documents name other files from the root: below a path
/// they get that path.
fn file(app: &App, headers: &HeaderMap, find: impl Fn(&str) -> Option<File>) -> Option<File> {
    let (prefix, file) = (app.config.prefix(), find(accepted(headers))?);
    if prefix.is_empty() || !file.kind.starts_with("text/html") {
        return Some(file);
    }
    let file = find("")?;
    let text = below(prefix, &String::from_utf8_lossy(&file.bytes));
    Some(File { bytes: text.into_bytes().into(), ..file })
}

fn below(prefix: &str, html: &str) -> String {
    html.replace("=\"/", &format!("=\"{prefix}/"))
}

/// Every other URL: a file of the site, or one of its pages.
pub async fn other(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let path = uri.path().trim_start_matches('/');
    let site = app.site.as_ref().ok_or(Error::NotFound)?;
    if !method.is_safe() || path.starts_with("api/") {
        return Err(Error::NotFound);
    }
    if let Some(file) = file(&app, &headers, |form| site.file(path, form)) {
        return Ok(whole(file));
    }
    // A missing file is an error; the script of the site decides whether a page exists.
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return Err(Error::NotFound);
    }
    file(&app, &headers, |form| site.page(form)).map(whole).ok_or(Error::NotFound)
}

fn accepted(headers: &HeaderMap) -> &str {
    headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn whole(file: File) -> Response {
    let cache = if file.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, file.kind),
        (header::CACHE_CONTROL, cache),
        (header::VARY, "Accept-Encoding"),
    ];
    let encoding = file.encoding.map(|encoding| [(header::CONTENT_ENCODING, encoding)]);
    (headers, encoding.map(AppendHeaders), file.bytes.into_owned()).into_response()
}

fn plain(
    app: &App,
    http::QueryParams(asked): http::QueryParams<Asked>,
    headers: &HeaderMap,
) -> impl IntoResponse + use<> {
    let lang = http::lang(asked.lang.as_deref(), headers);
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
    let html = below(app.config.prefix(), &html);
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
