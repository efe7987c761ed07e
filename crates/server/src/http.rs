//! Everything that is asked over HTTP.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use axum::{
    Json, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, MatchedPath, Path, Query, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use signoria_engine::Seed;
use signoria_i18n::Lang;
use signoria_protocol::{
    GuestRequest, Health, LobbyEntry, NewTable, PROTOCOL, Replay, SeatRequest, StartRequest,
    TableInfo, User as UserInfo,
};
use signoria_registry::{RawOptions, RawSetup};
use signoria_store::{Status, TableRow, User};
use tokio::time::timeout;
use tracing::Instrument as _;

use crate::{
    App, Audience, auth, catalogue,
    error::Error,
    frames,
    listen::Peer,
    page, socket,
    table::{Command, Live, first_deeds},
};

/// The largest body anybody needs to send.
const BODY: usize = 16 * 1024;

/// So many tables are listed at once.
const LISTED: u32 = 100;

type Shared = State<Arc<App>>;

pub fn routes(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(page::show))
        .route("/t/{id}", get(page::show))
        .route("/assets/page.js", get(page::script))
        .route("/assets/page.css", get(page::style))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .route("/api/games", get(games))
        .route("/api/bots", get(bots))
        .route("/api/guests", post(guest))
        .route("/api/me", get(me))
        .route("/api/me/tables", get(my_tables))
        .route("/api/logout", post(logout))
        .route("/api/lobby", get(lobby))
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(info))
        .route("/api/tables/{id}/join", post(join))
        .route("/api/tables/{id}/leave", post(leave))
        .route("/api/tables/{id}/start", post(start))
        .route("/api/tables/{id}/socket", get(socket::upgrade))
        .route("/api/tables/{id}/replay", get(replay))
        .route("/api/tables/{id}/record", get(record))
        .fallback(page::other)
        .method_not_allowed_fallback(|| async { Error::BadMethod })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// The outermost layer: the reader's language, the headers that keep browsers safe, the log. It logs
/// the pattern of the path, not the path: the name of a table is a key to it.
async fn guard(State(app): Shared, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = request_id();
    // Everything that is logged on the way carries the number, at any level.
    let span = tracing::error_span!("request", id);
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let asked = request.uri().query().and_then(|query| {
        query.split('&').find_map(|pair| pair.strip_prefix("lang=")).map(str::to_owned)
    });
    let lang = lang(asked.as_deref(), request.headers());
    let refused = if method.is_safe() { Ok(()) } else { auth::check_origin(request.headers()) };
    let mut response = match refused {
        Ok(()) => {
            match timeout(app.config.slow, next.run(request).instrument(span.clone())).await {
                Ok(response) => response,
                Err(_) => Error::TooSlow.into_response(),
            }
        }
        Err(error) => error.into_response(),
    };
    let refusal = match response.extensions_mut().remove::<Arc<Error>>() {
        Some(error) => Some(error),
        None => rejection(&mut response).await.map(Arc::new),
    };
    if let Some(error) = refusal {
        response = (response.status(), Json(error.told(lang))).into_response();
    }
    let headers = response.headers_mut();
    headers.insert(REQUEST_ID, HeaderValue::try_from(&id).expect("digits are fine in a header"));
    for (name, value) in SAFE_HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    app.metrics.answered(response.status().as_u16(), started.elapsed());
    let _entered = span.enter();
    tracing::info!(
        %method,
        path = path.as_ref().map_or("-", MatchedPath::as_str),
        status = response.status().as_u16(),
        micros = started.elapsed().as_micros() as u64,
        "request"
    );
    response
}

/// The number of a request, in its answer and in every line of the log that is about it.
const REQUEST_ID: header::HeaderName = header::HeaderName::from_static("x-request-id");

/// A number no other request of this or another run has.
fn request_id() -> String {
    static RUN: OnceLock<[u8; 4]> = OnceLock::new();
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let run = RUN.get_or_init(|| auth::random().unwrap_or_default());
    format!("{}-{}", auth::hex(run), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// What the library refused (a query that cannot be read, say), in our words.
async fn rejection(response: &mut Response) -> Option<Error> {
    let plain = |headers: &HeaderMap| {
        let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
        kind.starts_with("text/plain").then_some(())
    };
    match response.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Some(Error::TooLarge),
        status if status.is_client_error() => {
            plain(response.headers())?;
            let body = std::mem::take(response.body_mut());
            let detail = axum::body::to_bytes(body, BODY).await.unwrap_or_default();
            *response.status_mut() = StatusCode::BAD_REQUEST;
            Some(Error::Unreadable(String::from_utf8_lossy(&detail).into_owned()))
        }
        _ => None,
    }
}

async fn metrics(State(app): Shared, request: Request) -> Result<Response, Error> {
    let peer = request.extensions().get::<Peer>();
    let allowed = match app.config.metrics {
        Audience::Nobody => false,
        Audience::Machine => peer.is_some_and(|peer| peer.address.is_loopback() && !peer.proxied),
        Audience::Everybody => true,
    };
    if !allowed {
        return Err(Error::NotFound);
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((kind, app.metrics.text()).into_response())
}

const SAFE_HEADERS: [(header::HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
         img-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // The address of a table is its key: other sites are not told where a reader comes from.
    (header::REFERRER_POLICY, "no-referrer"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The language somebody asks for, or the first of ours that the browser prefers.
pub fn lang(asked: Option<&str>, headers: &HeaderMap) -> Lang {
    if let Some(Ok(lang)) = asked.map(str::parse) {
        return lang;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted
        .unwrap_or_default()
        .split(',')
        .find_map(|tag| tag.split([';', '-']).next()?.trim().parse().ok())
        .unwrap_or_default()
}

/// Reads a body. Only JSON is taken: a form of another site cannot send that.
fn read<T: DeserializeOwned>(
    headers: &HeaderMap,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<T, Error> {
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        _ => Error::Unreadable("the body did not arrive".to_owned()),
    })?;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let json = kind.is_some_and(|kind| kind.split(';').next() == Some("application/json"));
    if !json {
        return Err(Error::Unreadable("Content-Type: application/json".to_owned()));
    }
    serde_json::from_slice(&body).map_err(|error| Error::Unreadable(error.to_string()))
}

type Body = Result<Bytes, axum::extract::rejection::BytesRejection>;

/// Who asks; everybody who does something must be somebody.
async fn somebody(app: &App, headers: &HeaderMap) -> Result<User, Error> {
    auth::user(app, headers).await?.ok_or(Error::Unknown)
}

async fn health(State(app): Shared) -> Result<Json<Health>, Error> {
    app.store.ping().await?;
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Ok(Json(Health { status: "ok".to_owned(), version, protocol: PROTOCOL }))
}

#[derive(Deserialize)]
struct Tongue {
    lang: Option<String>,
}

async fn games(Query(tongue): Query<Tongue>, headers: HeaderMap) -> impl IntoResponse {
    Json(catalogue::games(lang(tongue.lang.as_deref(), &headers)))
}

async fn bots(Query(tongue): Query<Tongue>, headers: HeaderMap) -> impl IntoResponse {
    Json(catalogue::bots(lang(tongue.lang.as_deref(), &headers)))
}

async fn guest(State(app): Shared, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let request: GuestRequest = read(&headers, body)?;
    let name = auth::name(&request.name)?;
    let allowed = app.guests.lock().map(|mut bucket| bucket.take());
    if !allowed.unwrap_or(false) {
        return Err(Error::TooFast);
    }
    let token = auth::hex(&auth::random::<32>()?);
    let user = app.store.create_user(name, auth::hash(&token)).await?;
    let info = |token| UserInfo { id: user.id, name: user.name.clone(), token };
    if request.token {
        return Ok((StatusCode::CREATED, Json(info(Some(token)))).into_response());
    }
    let cookie = [(header::SET_COOKIE, auth::cookie(&token, app.config.secure))];
    Ok((StatusCode::CREATED, cookie, Json(info(None))).into_response())
}

async fn me(State(app): Shared, headers: HeaderMap) -> Result<Json<UserInfo>, Error> {
    let user = somebody(&app, &headers).await?;
    Ok(Json(UserInfo { id: user.id, name: user.name, token: None }))
}

async fn logout(State(app): Shared, headers: HeaderMap) -> Result<Response, Error> {
    if let Some(token) = auth::token(&headers) {
        app.store.end_session(auth::hash(token)).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, auth::no_cookie())]).into_response())
}

async fn lobby(State(app): Shared) -> Result<Json<Vec<LobbyEntry>>, Error> {
    let rows = app.store.lobby(LISTED).await?;
    Ok(Json(rows.into_iter().map(entry).collect()))
}

async fn my_tables(State(app): Shared, headers: HeaderMap) -> Result<Json<Vec<LobbyEntry>>, Error> {
    let user = somebody(&app, &headers).await?;
    let rows = app.store.tables_of(user.id, LISTED).await?;
    Ok(Json(rows.into_iter().map(entry).collect()))
}

fn entry(row: TableRow) -> LobbyEntry {
    let title = signoria_registry::game(&row.made.game).map(|game| game.meta().title);
    LobbyEntry {
        id: row.made.key,
        title: title.unwrap_or(&row.made.game).to_owned(),
        game: row.made.game,
        status: frames::status(row.status),
        seats: row.made.seats,
        open: row.open,
    }
}

async fn create(State(app): Shared, headers: HeaderMap, body: Body) -> Result<Response, Error> {
    let user = somebody(&app, &headers).await?;
    let wanted: NewTable = read(&headers, body)?;
    let game = signoria_registry::game(&wanted.game)
        .ok_or_else(|| Error::UnknownGame(wanted.game.clone()))?;
    check_seats(&wanted.seats)?;
    let seed = auth::random::<32>()?;
    let setup = RawSetup {
        seats: u8::try_from(wanted.seats.len()).unwrap_or(u8::MAX),
        preset: wanted.preset,
        options: RawOptions::Json(wanted.options),
        seed: Seed(seed),
        names: Vec::new(),
    };
    let options = game
        .options(&setup)
        .map_err(|error| Error::BadSetup { game: game.meta().id, problems: error.problems })?;
    if app.store.unfinished_of(user.id).await? >= app.config.tables_per_user {
        return Err(Error::TooManyTables);
    }
    let made = signoria_store::NewTable {
        key: auth::hex(&auth::random::<16>()?),
        game: game.meta().id.to_owned(),
        rules: game.rules(),
        options: Value::Object(options.clone()).to_string(),
        seed,
        host: user.id,
        listed: wanted.listed,
        seats: setup.seats,
    };
    let row = TableRow { id: 0, made: made.clone(), status: Status::Waiting, open: 0 };
    let mut live = Live::new(row, game, options);
    let change = live.change(&first_deeds(&user, &wanted.seats)).map_err(|error| {
        tracing::error!(error, "a new table cannot be made");
        Error::Unavailable
    })?;
    app.store.create_table(made, change).await?;
    let info = live.info(live.viewer(Some(user.id)), true);
    Ok((StatusCode::CREATED, Json(info)).into_response())
}

fn check_seats(seats: &[SeatRequest]) -> Result<(), Error> {
    if seats.iter().filter(|seat| **seat == SeatRequest::Me).count() > 1 {
        return Err(Error::TwoSeats);
    }
    let unknown = seats.iter().find_map(|seat| match seat {
        SeatRequest::Bot(name) if !signoria_registry::BOTS.contains(&name.as_str()) => Some(name),
        SeatRequest::Bot(_) | SeatRequest::Me | SeatRequest::Open => None,
    });
    unknown.map_or(Ok(()), |name| Err(Error::UnknownBot(name.clone())))
}

async fn info(
    State(app): Shared,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Error> {
    let user = auth::user(&app, &headers).await?;
    let info = app.hub.ask(&key, |answer| Command::Info { user: user.clone(), answer }).await?;
    Ok(Json(info))
}

#[derive(Deserialize)]
struct Chair {
    seat: Option<u8>,
}

async fn join(
    State(app): Shared,
    Path(key): Path<String>,
    Query(chair): Query<Chair>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Error> {
    let user = somebody(&app, &headers).await?;
    let command = |answer| Command::Sit { user: user.clone(), seat: chair.seat, answer };
    app.hub.ask(&key, command).await?.map(Json)
}

async fn leave(
    State(app): Shared,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Error> {
    let user = somebody(&app, &headers).await?;
    let command = |answer| Command::Stand { user: user.clone(), answer };
    app.hub.ask(&key, command).await?.map(Json)
}

async fn start(
    State(app): Shared,
    Path(key): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<TableInfo>, Error> {
    let user = somebody(&app, &headers).await?;
    let request: StartRequest = read(&headers, body)?;
    let command =
        |answer| Command::Start { user: user.clone(), fill: request.fill.clone(), answer };
    app.hub.ask(&key, command).await?.map(Json)
}

#[derive(Deserialize)]
struct Moment {
    seat: Option<u8>,
    at: Option<usize>,
    lang: Option<String>,
    #[serde(default)]
    drawing: bool,
}

async fn replay(
    State(app): Shared,
    Path(key): Path<String>,
    Query(moment): Query<Moment>,
    headers: HeaderMap,
) -> Result<Json<Replay>, Error> {
    let reader = (lang(moment.lang.as_deref(), &headers), moment.drawing);
    let command = |answer| Command::Replay { seat: moment.seat, at: moment.at, reader, answer };
    app.hub.ask(&key, command).await?.map(Json)
}

async fn record(State(app): Shared, Path(key): Path<String>) -> Result<Response, Error> {
    let text = app.hub.ask(&key, |answer| Command::Record { answer }).await??;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"signoria-record.json\""),
    ];
    Ok((headers, text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_asked_for_or_preferred() {
        let accept = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value));
            headers
        };
        assert_eq!(lang(Some("nl"), &accept("en")), Lang::Nl);
        assert_eq!(lang(Some("xx"), &accept("fr, nl-BE;q=0.8, en;q=0.5")), Lang::Nl);
        assert_eq!(lang(None, &accept("fr")), Lang::En);
        assert_eq!(lang(None, &HeaderMap::new()), Lang::En);
    }
}
