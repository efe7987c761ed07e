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
    listen::{Entered, Peer},
    sessions::{self, Watch},
    table::{Command, Newcomer},
    websocket::{Broken, Upgrade, WebSocket},
};

/// So many frames may wait for a slow client.
const QUEUE: usize = 64;

/// So many of them are sent at once.
const TOGETHER: usize = 8;

/// What a client may ask for when it connects.
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
    /// Milliseconds.
    #[serde(default)]
    reading: u32,
    protocol: Option<u16>,
}

/// Somebody at a table, and the places he takes.
struct Guest {
    key: String,
    user: Option<User>,
    /// Ends with it.
    session: Option<Watch>,
    lang: Lang,
    asked: Asked,
    _permit: OwnedSemaphorePermit,
    /// A place among those of his address, if a proxy connects him.
    _entered: Option<Entered>,
}

/// `GET /api/tables/{id}/socket`
pub async fn upgrade(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    http::Asked(asked): http::Asked<Asked>,
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
    // Tells of a table that is not there while it can still be told with a status.
    match app.hub.open(&key).await {
        Ok(_) => {}
        // A page cannot read the status of a WebSocket that was refused, and would try for ever.
        Err(Error::RulesGone { .. } | Error::Damaged) => {
            return Ok(turn_away(upgrade, &app, code::GONE));
        }
        Err(error) => return Err(error),
    }
    let permit = app.sockets.clone().try_acquire_owned().map_err(|_| Error::Unavailable)?;
    // Whoever comes without a proxy was counted at the door.
    let entered = match request.extensions().get() {
        Some(&Peer { address, proxied: true }) => {
            Some(app.addresses.enter(address).ok_or(Error::TooFast)?)
        }
        Some(Peer { proxied: false, .. }) | None => None,
    };
    if let (Some(user), Some(peer)) = (&user, request.extensions().get::<Peer>()) {
        app.hub.came_from(user.id, peer.network());
    }
    let lang = http::lang(asked.lang.as_deref(), headers);
    let guest = Guest { key, user, session, lang, asked, _permit: permit, _entered: entered };
    let (response, socket) = upgrade.accept(app.config.messages_per_second);
    tokio::spawn(async move {
        if let Some(socket) = socket.await {
            app.metrics.websockets.up();
            serve(socket, &app, guest).await;
            app.metrics.websockets.down();
        }
    });
    Ok(response)
}

/// Opens a WebSocket only to say why it cannot be used.
fn turn_away(upgrade: Upgrade, app: &App, code: u16) -> Response {
    let (response, socket) = upgrade.accept(app.config.messages_per_second);
    let slow = app.config.slow;
    tokio::spawn(async move {
        if let Some(mut socket) = socket.await {
            let _ = timeout(slow, socket.close(code)).await;
        }
    });
    response
}

async fn serve(mut socket: WebSocket, app: &App, mut guest: Guest) {
    let (out, frames) = mpsc::channel(QUEUE);
    let muted = match &guest.user {
        Some(user) => app.store.muted_by(user.id).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let who = Newcomer {
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
            // A table that has ended has nobody connected.
            let _ = table.send(Command::Disconnect(id)).await;
            code
        }
        (Err(_), _) | (_, Err(_)) => Some(code::AGAIN),
    };
    if let Some(mut code) = code {
        // There is no use in coming back to a table that was removed.
        if code == code::AGAIN && matches!(app.hub.open(&guest.key).await, Err(Error::NotFound)) {
            code = code::GONE;
        }
        let _ = timeout(app.config.slow, socket.close(code)).await;
    }
}

/// What happens next at a connection.
enum Event {
    /// There are frames to send.
    Frames,
    /// The client said something.
    Said(Option<signoria_protocol::ClientMessage>),
    /// The client wants this back.
    Ping(Vec<u8>),
    /// It is time to ask whether he is still there.
    Tick,
}

/// Until one of both ends it; gives the code to close with, if there is anybody to tell it.
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
    let (slow, silence) = (app.config.slow, app.config.silence);
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
                    // The table could not wait for us any longer, or is loaded again.
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
                    Err(Broken(code)) => return code,
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
                app.metrics.sent.add(waiting.len() as u64);
                let sent = timeout(slow, socket.send(&waiting)).await;
                waiting.clear();
                sent
            }
            Event::Said(message) => {
                app.metrics.received.up();
                if table.send(Command::Say(id, message)).await.is_err() {
                    return Some(code::AGAIN);
                }
                continue;
            }
            Event::Ping(body) => timeout(slow, socket.pong(&body)).await,
            Event::Tick => {
                // Another process may have ended the session.
                if let Some(session) = &session
                    && !session.holds(app).await
                {
                    return Some(code::SIGNED_OUT);
                }
                timeout(slow, socket.ping()).await
            }
        };
        match sent {
            Ok(Ok(())) => {}
            // Nobody reads any more: there is no use in saying goodbye.
            Ok(Err(_)) | Err(_) => return None,
        }
    }
}
