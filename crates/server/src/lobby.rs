//! The lobby, asked for once or followed over a `WebSocket`.

use std::{sync::Arc, time::Duration};

use axum::{
    Extension, Json, Router,
    extract::{
        State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
    },
    http::HeaderMap,
    response::Response,
    routing::get,
};
use signoria_protocol::{LobbyEntry, LobbyMessage};
use signoria_store::{TableRow, User};
use tokio::{
    sync::{Mutex, OwnedSemaphorePermit, broadcast::error::RecvError},
    time::{Instant, MissedTickBehavior, interval_at, sleep_until},
};

use crate::{
    App,
    admin::ANNOUNCEMENT,
    auth, closed,
    error::Error,
    frames,
    listen::{Entered, Peer},
    table::Settings,
};

type Shared = State<Arc<App>>;

/// So many tables are listed at once.
const LISTED: u32 = 100;

/// There is nothing to say here.
const MESSAGE: usize = 1024;

/// Nobody is told more often.
const PACE: Duration = Duration::from_secs(1);

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/lobby", get(lobby))
        .route("/api/lobby/socket", get(upgrade))
        .route("/api/me/tables", get(mine))
}

/// A table in a list. `seats` are those of the reader: bit *n* is seat *n*.
pub fn entry(row: TableRow, seats: u8) -> LobbyEntry {
    let title = signoria_registry::game(&row.made.game).map(|game| game.meta().title);
    let settings: Settings = serde_json::from_str(&row.made.settings).unwrap_or_default();
    LobbyEntry {
        id: row.made.key,
        title: title.unwrap_or(&row.made.game).to_owned(),
        game: row.made.game,
        status: frames::status(row.status),
        seats: row.made.seats,
        open: row.open,
        players: row.players,
        changed: row.changed / 1000,
        turn: row.asked & seats != 0,
        password: row.made.password.is_some(),
        clock: settings.clock,
    }
}

/// The lobby as it was when it last changed: many look at it, one asks the store.
#[derive(Default)]
pub struct Cache(Mutex<Option<(u64, Arc<Vec<LobbyEntry>>)>>);

async fn listed(app: &App) -> Result<Arc<Vec<LobbyEntry>>, Error> {
    let mut cached = app.lobby.0.lock().await;
    let version = *app.hub.lobby.borrow();
    if let Some((known, tables)) = &*cached
        && *known == version
    {
        return Ok(tables.clone());
    }
    let rows = app.store.lobby(LISTED).await?;
    let tables: Arc<Vec<LobbyEntry>> =
        Arc::new(rows.into_iter().map(|row| entry(row, 0)).collect());
    *cached = Some((version, tables.clone()));
    Ok(tables)
}

async fn tables_of(app: &App, user: &User) -> Result<Vec<LobbyEntry>, Error> {
    let own = app.store.tables_of(user.id, LISTED).await?;
    Ok(own.into_iter().map(|own| entry(own.row, own.seats)).collect())
}

/// `GET /api/lobby`
async fn lobby(State(app): Shared) -> Result<Json<Vec<LobbyEntry>>, Error> {
    Ok(Json(listed(&app).await?.to_vec()))
}

/// `GET /api/me/tables`
async fn mine(State(app): Shared, headers: HeaderMap) -> Result<Json<Vec<LobbyEntry>>, Error> {
    let user = auth::somebody(&app, &headers).await?;
    tables_of(&app, &user).await.map(Json)
}

/// `GET /api/lobby/socket`
async fn upgrade(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    auth::check_origin(&headers)?;
    let user = auth::user(&app, &headers).await?;
    let permit = app.sockets.clone().try_acquire_owned().map_err(|_| Error::Unavailable)?;
    // Whoever comes without a proxy was counted at the door.
    let entered = match peer {
        Peer { address, proxied: true } => {
            Some(app.addresses.enter(address).ok_or(Error::TooFast)?)
        }
        Peer { proxied: false, .. } => None,
    };
    let upgrade = upgrade.max_message_size(MESSAGE).max_frame_size(MESSAGE);
    let upgrade = upgrade.read_buffer_size(4 * 1024).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| serve(socket, app, user, (permit, entered))))
}

async fn serve(
    mut socket: WebSocket,
    app: Arc<App>,
    user: Option<User>,
    _places: (OwnedSemaphorePermit, Option<Entered>),
) {
    let code = follow(&mut socket, &app, user.as_ref()).await;
    let goodbye = CloseFrame { code, reason: Utf8Bytes::from_static("") };
    let _ = tokio::time::timeout(app.config.slow, socket.send(Message::Close(Some(goodbye)))).await;
}

async fn message(app: &App, user: Option<&User>) -> Result<Utf8Bytes, Error> {
    let mine = match user {
        Some(user) => tables_of(app, user).await?,
        None => Vec::new(),
    };
    let message = LobbyMessage::Lobby {
        tables: listed(app).await?.to_vec(),
        mine,
        online: app.config.connections.saturating_sub(app.sockets.available_permits()),
        announcement: app.store.house(ANNOUNCEMENT.to_owned()).await?,
    };
    Ok(serde_json::to_string(&message).expect("messages are plain data").into())
}

/// Until one of both ends it; gives the reason.
async fn follow(socket: &mut WebSocket, app: &App, user: Option<&User>) -> u16 {
    let mut closing = app.closing.clone();
    let mut lobby = app.hub.lobby.subscribe();
    let mut people = app.hub.people.subscribe();
    let mut ping = interval_at(Instant::now() + app.config.silence, app.config.silence);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut heard, mut changed) = (true, true);
    let mut next = Instant::now();
    let mut last = Utf8Bytes::default();
    loop {
        let send = tokio::select! {
            biased;
            () = closed(&mut closing) => return close_code::AWAY,
            _ = ping.tick() => {
                if !heard {
                    return close_code::AWAY;
                }
                heard = false;
                Message::Ping(axum::body::Bytes::new())
            }
            () = sleep_until(next), if changed => {
                changed = false;
                next = Instant::now() + PACE;
                match message(app, user).await {
                    Ok(text) if text == last => continue,
                    Ok(text) => {
                        last = text.clone();
                        Message::Text(text)
                    }
                    Err(_) => return close_code::AGAIN,
                }
            }
            seen = lobby.changed() => {
                if seen.is_err() {
                    return close_code::AWAY;
                }
                changed = true;
                continue;
            }
            whose = people.recv() => {
                match whose {
                    Ok(whose) => changed |= user.is_some_and(|user| whose.contains(&user.id)),
                    // Too much happened at once: some of it may be his.
                    Err(RecvError::Lagged(_)) => changed = true,
                    Err(RecvError::Closed) => return close_code::AWAY,
                }
                continue;
            }
            received = socket.recv() => {
                heard = true;
                match received {
                    // There is nothing to say here.
                    Some(Ok(Message::Text(_) | Message::Binary(_))) => return close_code::POLICY,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return close_code::NORMAL,
                }
            }
        };
        match tokio::time::timeout(app.config.slow, socket.send(send)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return close_code::AWAY,
        }
    }
}
