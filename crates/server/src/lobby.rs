//! The lobby, over HTTP or a `WebSocket`.

use std::{collections::HashMap, hash::Hash, sync::Arc, time::Duration};

use axum::{
    Extension, Json, Router,
    extract::{Request, State},
    http::HeaderMap,
    response::{IntoResponse, Response},
    routing::get,
};
use serde::Deserialize;
use signoria_protocol::{
    LobbyEntry, LobbyMessage,
    frames::{Received, code},
};
use signoria_store::{TableRow, User};
use tokio::{
    sync::{Mutex, OwnedSemaphorePermit, broadcast::error::RecvError},
    time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout},
};

use crate::{
    App,
    admin::ANNOUNCEMENT,
    auth, closed,
    error::Error,
    frames::{self, Frame},
    http::QueryParams,
    listen::{ConnectionPermit, Peer},
    sessions::{self, Watch},
    table::Settings,
    websocket::{Pace, SocketClosed, Upgrade, WebSocket},
};

type Shared = State<Arc<App>>;

/// Number of tables on one page.
const LISTED: u32 = 100;

/// Number of tables on all pages: those that changed last.
const MAX_LISTED: u32 = 1000;

/// Minimum time between two messages.
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
    let settings = Settings::read(&row.made.settings).unwrap_or_default();
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
        spectators: settings.spectators,
    }
}

/// The lobby as of its last change, so that many readers cause one query.
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
    let rows = app.store.lobby(MAX_LISTED).await?;
    let maker = |row: &TableRow| {
        let owner = app.hub.owner(row.made.host);
        owner.household.ok_or(owner.user)
    };
    let rows = take_turns(rows, maker);
    let tables: Arc<Vec<LobbyEntry>> =
        Arc::new(rows.into_iter().map(|row| entry(row, 0)).collect());
    *cached = Some((version, tables.clone()));
    Ok(tables)
}

/// Puts the first table of every host before the second of any: however many tables one host has, those of
/// others are on the first page. Otherwise the order stays.
fn take_turns<T, M: Eq + Hash>(tables: Vec<T>, maker: impl Fn(&T) -> M) -> Vec<T> {
    let mut counts: HashMap<M, usize> = HashMap::new();
    let numbered = tables.into_iter().map(|table| {
        let count = counts.entry(maker(&table)).or_default();
        *count += 1;
        (*count, table)
    });
    let mut numbered: Vec<(usize, T)> = numbered.collect();
    numbered.sort_by_key(|(number, _)| *number);
    numbered.into_iter().map(|(_, table)| table).collect()
}

/// A page of the lobby that starts after this many tables.
fn page(tables: &[LobbyEntry], from: usize) -> Vec<LobbyEntry> {
    tables.iter().skip(from).take(LISTED as usize).cloned().collect()
}

async fn tables_of(app: &App, user: &User) -> Result<Vec<LobbyEntry>, Error> {
    let own = app.store.tables_of(user.id, LISTED).await?;
    Ok(own.into_iter().map(|own| entry(own.row, own.seats)).collect())
}

#[derive(Deserialize)]
struct From {
    #[serde(default)]
    from: usize,
}

/// `GET /api/lobby`
async fn lobby(
    State(app): Shared,
    QueryParams(From { from }): QueryParams<From>,
) -> Result<Response, Error> {
    let tables = listed(&app).await?;
    let total = [("x-total-count", tables.len().to_string())];
    Ok((total, Json(page(&tables, from))).into_response())
}

/// `GET /api/me/tables`
async fn mine(State(app): Shared, headers: HeaderMap) -> Result<Json<Vec<LobbyEntry>>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    tables_of(&app, &user).await.map(Json)
}

/// `GET /api/lobby/socket`
async fn upgrade(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    mut request: Request,
) -> Result<Response, Error> {
    let upgrade = Upgrade::of(&mut request)?;
    let headers = request.headers();
    auth::check_origin(headers)?;
    let user = auth::user(&app, headers).await?;
    let session = auth::watch(&app, user.as_ref(), headers).await?;
    let permit = app.sockets.clone().try_acquire_owned().map_err(|_| Error::Unavailable)?;
    // A client without a proxy was counted when it connected.
    let entered = match peer {
        Peer { address, proxied: true, .. } => {
            Some(app.addresses.enter(address).ok_or(Error::TooFast)?)
        }
        Peer { proxied: false, .. } => None,
    };
    let (response, socket) = upgrade.accept(Pace::of(&app, Some(peer)));
    tokio::spawn(async move {
        if let Some(socket) = socket.await {
            serve(socket, app, user, session, (permit, entered)).await;
        }
    });
    Ok(response)
}

async fn serve(
    mut socket: WebSocket,
    app: Arc<App>,
    user: Option<User>,
    mut session: Option<Watch>,
    _places: (OwnedSemaphorePermit, Option<ConnectionPermit>),
) {
    let code = follow(&mut socket, &app, user.as_ref(), session.as_mut()).await;
    if let Some(code) = code {
        let _ = timeout(app.config.io_timeout, socket.close(code)).await;
    }
}

async fn message(app: &App, user: Option<&User>) -> Result<Frame, Error> {
    let mine = match user {
        Some(user) => tables_of(app, user).await?,
        None => Vec::new(),
    };
    let tables = listed(app).await?;
    let message = LobbyMessage::Lobby {
        tables: page(&tables, 0),
        total: tables.len(),
        mine,
        online: app.config.connections.saturating_sub(app.sockets.available_permits()),
        announcement: app.store.server_setting(ANNOUNCEMENT.to_owned()).await?,
    };
    Ok(frames::json(&message))
}

/// The next event of a connection.
enum Event {
    /// The lobby has changed.
    Show(Frame),
    /// A ping, with the body to send back.
    Ping(Vec<u8>),
    /// It is time to send a ping.
    Tick,
}

/// Serves the connection until one side ends it; returns the close code, if the client is still connected.
async fn follow(
    socket: &mut WebSocket,
    app: &App,
    user: Option<&User>,
    mut session: Option<&mut Watch>,
) -> Option<u16> {
    let mut closing = app.closing.clone();
    let mut lobby = app.hub.lobby.subscribe();
    let mut people = app.hub.people.subscribe();
    let (slow, silence) = (app.config.io_timeout, app.config.ping_interval);
    let mut ping = interval_at(Instant::now() + silence, silence);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut heard, mut changed) = (true, true);
    let mut next = Instant::now();
    let mut last: Option<Frame> = None;
    loop {
        let event = tokio::select! {
            biased;
            () = closed(&mut closing) => return Some(code::AWAY),
            code = sessions::ended(session.as_deref_mut()) => return Some(code),
            _ = ping.tick() => {
                if !heard {
                    return Some(code::AWAY);
                }
                heard = false;
                Event::Tick
            }
            () = sleep_until(next), if changed => {
                changed = false;
                next = Instant::now() + PACE;
                match message(app, user).await {
                    Ok(frame) if last.as_ref().is_some_and(|last| last.wire() == frame.wire()) => {
                        continue;
                    }
                    Ok(frame) => Event::Show(frame),
                    Err(_) => return Some(code::AGAIN),
                }
            }
            seen = lobby.changed() => {
                if seen.is_err() {
                    return Some(code::AWAY);
                }
                changed = true;
                continue;
            }
            whose = people.recv() => {
                match whose {
                    Ok(whose) => changed |= user.is_some_and(|user| whose.contains(&user.id)),
                    // Too many messages were missed: some may concern this user.
                    Err(RecvError::Lagged(_)) => changed = true,
                    Err(RecvError::Closed) => return Some(code::AWAY),
                }
                continue;
            }
            received = socket.recv() => {
                heard = true;
                match received {
                    // Clients send no messages here.
                    Ok(Received::Text(_)) => return Some(code::POLICY),
                    Ok(Received::Ping(body)) => Event::Ping(body.to_vec()),
                    Ok(Received::Pong) => continue,
                    Ok(Received::Close) => return Some(code::NORMAL),
                    Err(SocketClosed(code)) => return code,
                }
            }
        };
        let sent = match event {
            Event::Show(frame) => {
                let sent = timeout(slow, socket.send(std::slice::from_ref(&frame))).await;
                last = Some(frame);
                sent
            }
            Event::Ping(body) => timeout(slow, socket.pong(&body)).await,
            Event::Tick => {
                // Another process may have ended the session.
                if let Some(session) = &session
                    && let Some(code) = session.verdict(app).await
                {
                    return Some(code);
                }
                timeout(slow, socket.ping()).await
            }
        };
        match sent {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_host_of_many_tables_does_not_push_out_the_others() {
        let mut tables: Vec<(char, u32)> = (0..150).map(|number| ('a', number)).collect();
        tables.extend([('b', 0), ('c', 0), ('b', 1)]);
        let turns = take_turns(tables, |(maker, _)| *maker);
        assert_eq!(turns[..5], [('a', 0), ('b', 0), ('c', 0), ('a', 1), ('b', 1)]);
        assert_eq!(turns[5..], (2..150).map(|number| ('a', number)).collect::<Vec<_>>());
    }
}
