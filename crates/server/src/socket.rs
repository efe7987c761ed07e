//! One WebSocket: a client at a table.

use std::{pin::pin, sync::Arc, time::Duration};

use axum::{
    extract::{Path, Request, State},
    response::Response,
};
use serde::Deserialize;
use signoria_i18n::Lang;
use signoria_protocol::frames::{Received, code};
use signoria_store::User;
use tokio::{
    sync::{OwnedSemaphorePermit, mpsc},
    time::{Instant, MissedTickBehavior, interval_at, timeout},
};

use crate::{
    App, auth, closed,
    error::Error,
    frames::Frame,
    http,
    listen::{ConnectionPermit, Peer},
    sessions::{self, Watch},
    table::{Command, ConnectRequest},
    websocket::{Pace, SocketClosed, Upgrade, WebSocket},
};

/// Capacity of a client's send queue, in frames.
const QUEUE: usize = 64;

/// Maximum number of frames sent with one call.
const TOGETHER: usize = 8;

/// A request for the table in words counts as this many messages: its answer takes that much longer than a refusal, and
/// needs no seat.
const LIST_MESSAGES: usize = 10;

/// The query parameters of a connection.
#[expect(clippy::struct_excessive_bools, reason = "independent wishes")]
#[derive(Deserialize)]
pub struct Asked {
    since: Option<u32>,
    seat: Option<u8>,
    lang: Option<String>,
    #[serde(default)]
    drawing: bool,
    #[serde(default)]
    commits: bool,
    #[serde(default)]
    changes: bool,
    #[serde(default)]
    beats: bool,
    /// In milliseconds.
    #[serde(default)]
    reading: u32,
    protocol: Option<u16>,
}

/// A client at a table, with its permits.
struct SocketContext {
    key: String,
    user: Option<User>,
    /// The socket ends with it.
    session: Option<Watch>,
    lang: Lang,
    asked: Asked,
    _permit: OwnedSemaphorePermit,
    /// Counted for the client's address, if a proxy connects it.
    _entered: Option<ConnectionPermit>,
}

/// `GET /api/tables/{id}/socket`
pub async fn upgrade(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    http::QueryParams(asked): http::QueryParams<Asked>,
    mut request: Request,
) -> Result<Response, Error> {
    let upgrade = Upgrade::of(&mut request)?;
    let headers = request.headers();
    // A page of another site could open a socket with the reader's cookie.
    auth::check_origin(headers)?;
    if asked.protocol.is_some_and(|protocol| protocol != signoria_protocol::PROTOCOL) {
        let known = signoria_protocol::PROTOCOL;
        return Err(Error::Unreadable(format!("this server speaks protocol {known}")));
    }
    let user = auth::user(&app, headers).await?;
    let session = auth::watch(&app, user.as_ref(), headers).await?;
    // Checks the table while the error can still be an HTTP status.
    match app.hub.open(&key).await {
        Ok(_) => {}
        // A page cannot read the status of a refused WebSocket, and would retry forever.
        Err(Error::RulesGone { .. } | Error::Damaged) => {
            let pace = Pace::of(&app, request.extensions().get().copied());
            return Ok(reject(upgrade, &app, pace, code::GONE));
        }
        Err(error) => return Err(error),
    }
    let permit = app.sockets.clone().try_acquire_owned().map_err(|_| Error::Unavailable)?;
    // A client without a proxy was counted when it connected.
    let entered = match request.extensions().get() {
        Some(&Peer { address, proxied: true, .. }) => {
            Some(app.addresses.enter(address).ok_or(Error::TooFast)?)
        }
        Some(Peer { proxied: false, .. }) | None => None,
    };
    if let (Some(user), Some(peer)) = (&user, request.extensions().get::<Peer>()) {
        app.hub.came_from(user.id, peer.network());
    }
    let lang = http::lang(asked.lang.as_deref(), headers);
    let guest =
        SocketContext { key, user, session, lang, asked, _permit: permit, _entered: entered };
    let pace = Pace::of(&app, request.extensions().get().copied());
    let (response, socket) = upgrade.accept(pace);
    tokio::spawn(async move {
        if let Some(socket) = socket.await {
            app.metrics.websockets.inc();
            serve(socket, &app, guest).await;
            app.metrics.websockets.dec();
        }
    });
    Ok(response)
}

/// Opens a WebSocket only to close it with a code.
fn reject(upgrade: Upgrade, app: &App, pace: Pace, code: u16) -> Response {
    let (response, socket) = upgrade.accept(pace);
    let slow = app.config.io_timeout;
    tokio::spawn(async move {
        if let Some(mut socket) = socket.await {
            let _ = timeout(slow, socket.close(code)).await;
        }
    });
    response
}

async fn serve(mut socket: WebSocket, app: &App, mut guest: SocketContext) {
    let (out, frames) = mpsc::channel(QUEUE);
    let muted = match &guest.user {
        Some(user) => app.store.muted_by(user.id).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let who = ConnectRequest {
        user: guest.user.clone(),
        seat: guest.asked.seat,
        lang: guest.lang,
        drawing: guest.asked.drawing,
        commits: guest.asked.commits,
        changes: guest.asked.changes,
        beats: guest.asked.beats,
        reading: Duration::from_millis(guest.asked.reading.into()),
        muted: muted.into_iter().map(|user| user.id).collect(),
        since: guest.asked.since,
        out: out.clone(),
    };
    let connected =
        app.hub.ask(&guest.key, |answer| Command::Connect { who: who.clone(), answer }).await;
    drop(who);
    // From here on only the table can send.
    drop(out);
    let code = match (connected, app.hub.open(&guest.key).await) {
        (Ok(id), Ok(table)) => {
            let code = talk(&mut socket, app, &table, id, frames, guest.session.as_mut()).await;
            // A table that has ended has no connections.
            let _ = table.send(Command::Disconnect(id)).await;
            code
        }
        (Err(_), _) | (_, Err(_)) => Some(code::AGAIN),
    };
    if let Some(mut code) = code {
        if code == code::AGAIN {
            code = when_to_return(app, &guest).await;
        }
        let _ = timeout(app.config.io_timeout, socket.close(code)).await;
    }
}

/// Whether there is any use in coming back, for a client whose table has ended the connection: not with a
/// session that has ended, nor to a table that was removed or cannot be played.
async fn when_to_return(app: &App, guest: &SocketContext) -> u16 {
    if guest.user.as_ref().is_some_and(|user| app.hub.acting.erases(user.id)) {
        return code::SIGNED_OUT;
    }
    if let Some(session) = &guest.session
        && let Some(code) = session.verdict(app).await
    {
        return code;
    }
    match app.hub.open(&guest.key).await {
        Err(Error::NotFound | Error::RulesGone { .. } | Error::Damaged) => code::GONE,
        Err(Error::Elsewhere(_)) => code::MOVED,
        Ok(_) | Err(_) => code::AGAIN,
    }
}

/// The next event of a connection.
enum Event {
    /// Frames are ready to be sent.
    Frames,
    /// The client sent a message.
    Said(Option<signoria_protocol::ClientMessage>),
    /// A ping, with the body to send back.
    Ping(Vec<u8>),
    /// It is time to send a ping.
    Tick,
}

/// Serves the connection until one side ends it; returns the close code, if the client is still connected.
async fn talk(
    socket: &mut WebSocket,
    app: &App,
    table: &mpsc::Sender<Command>,
    id: u64,
    mut frames: mpsc::Receiver<Frame>,
    mut session: Option<&mut Watch>,
) -> Option<u16> {
    let mut closing = app.closing.clone();
    let mut closed = pin!(closed(&mut closing));
    let (slow, silence) = (app.config.io_timeout, app.config.ping_interval);
    let mut ping = interval_at(Instant::now() + silence, silence);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = true;
    let mut waiting = Vec::new();
    loop {
        let event = tokio::select! {
            biased;
            () = &mut closed => return Some(code::AWAY),
            code = sessions::ended(session.as_deref_mut()) => return Some(code),
            count = frames.recv_many(&mut waiting, TOGETHER) => {
                if count == 0 {
                    // The queue of this client was full, or the table is being
                    // reloaded.
                    return Some(code::AGAIN);
                }
                Event::Frames
            }
            received = socket.recv() => {
                heard = true;
                match received {
                    Ok(Received::Text(text)) => Event::Said(serde_json::from_str(text).ok()),
                    Ok(Received::Ping(body)) => Event::Ping(body.to_vec()),
                    Ok(Received::Pong) => continue,
                    Ok(Received::Close) => return Some(code::NORMAL),
                    Err(SocketClosed(code)) => return code,
                }
            }
            _ = ping.tick() => {
                if !heard {
                    return Some(code::AWAY);
                }
                heard = false;
                Event::Tick
            }
        };
        let sent = match event {
            Event::Frames => {
                app.metrics.sent.inc_by(waiting.len() as u64);
                let sent = timeout(slow, socket.send(&waiting)).await;
                waiting.clear();
                sent
            }
            Event::Said(message) => {
                app.metrics.received.inc();
                let list = matches!(message, Some(signoria_protocol::ClientMessage::List { .. }));
                if list && !socket.charge(LIST_MESSAGES - 1) {
                    return Some(code::POLICY);
                }
                if table.send(Command::Message(id, message)).await.is_err() {
                    return Some(code::AGAIN);
                }
                continue;
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
            // The client does not read any more, so no close frame is sent.
            Ok(Err(_)) | Err(_) => return None,
        }
    }
}
