//! One WebSocket: a client at a table.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{
        Path, Query, State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
    },
    http::HeaderMap,
    response::Response,
};
use serde::Deserialize;
use signoria_i18n::Lang;
use signoria_store::User;
use tokio::{
    sync::{OwnedSemaphorePermit, mpsc, watch},
    time::{Instant, MissedTickBehavior, interval_at},
};

use crate::{App, auth, error::Error, http, limit::Bucket, table::Command};

/// The largest message a client needs to send.
const MESSAGE: usize = 8 * 1024;

/// So many frames may wait for a slow client.
const QUEUE: usize = 64;

/// A client that says nothing for two of these is gone.
const PING: Duration = Duration::from_secs(30);

/// A client that takes longer to swallow one frame is gone.
const SLOW: Duration = Duration::from_secs(20);

/// What a client may ask for when it connects.
#[derive(Deserialize)]
pub struct Asked {
    since: Option<u32>,
    lang: Option<String>,
    #[serde(default)]
    drawing: bool,
    protocol: Option<u16>,
}

/// `GET /api/tables/{id}/socket`
pub async fn upgrade(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    // A page of another site could open a socket with the reader's cookie.
    auth::check_origin(&headers)?;
    if asked.protocol.is_some_and(|protocol| protocol != signoria_protocol::PROTOCOL) {
        let known = signoria_protocol::PROTOCOL;
        return Err(Error::Unreadable(format!("this server speaks protocol {known}")));
    }
    let user = auth::user(&app, &headers).await?;
    // Tells of a table that is not there while it can still be told with a status.
    app.hub.open(&key).await?;
    let permit = app.sockets.clone().try_acquire_owned().map_err(|_| Error::Unavailable)?;
    let lang = http::lang(asked.lang.as_deref(), &headers);
    let upgrade = upgrade.max_message_size(MESSAGE).max_frame_size(MESSAGE);
    // The default buffers take 256 KiB per connection.
    let upgrade = upgrade.read_buffer_size(4 * 1024).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| serve(socket, app, key, user, lang, asked, permit)))
}

async fn serve(
    mut socket: WebSocket,
    app: Arc<App>,
    key: String,
    user: Option<User>,
    lang: Lang,
    asked: Asked,
    _permit: OwnedSemaphorePermit,
) {
    let (out, frames) = mpsc::channel(QUEUE);
    let connected = app.hub.ask(&key, |answer| Command::Connect {
        user: user.clone(),
        lang,
        drawing: asked.drawing,
        since: asked.since,
        out: out.clone(),
        answer,
    });
    let connected = connected.await;
    // From here on only the table can send.
    drop(out);
    let code = match (connected, app.hub.open(&key).await) {
        (Ok(id), Ok(table)) => {
            let code = talk(&mut socket, &app, &table, id, frames).await;
            // A table that has ended has nobody connected.
            let _ = table.send(Command::Disconnect(id)).await;
            code
        }
        (Err(_), _) | (_, Err(_)) => close_code::AGAIN,
    };
    let reason = Utf8Bytes::from_static("");
    let goodbye = Message::Close(Some(CloseFrame { code, reason }));
    let _ = tokio::time::timeout(SLOW, socket.send(goodbye)).await;
}

/// Until one of both ends it; gives the reason.
async fn talk(
    socket: &mut WebSocket,
    app: &App,
    table: &mpsc::Sender<Command>,
    id: u64,
    mut frames: mpsc::Receiver<Utf8Bytes>,
) -> u16 {
    let mut closing = app.closing.clone();
    let mut ping = interval_at(Instant::now() + PING, PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = true;
    let mut pace = Bucket::new(60, 30.0);
    loop {
        let send = tokio::select! {
            biased;
            () = closed(&mut closing) => return close_code::AWAY,
            frame = frames.recv() => match frame {
                Some(frame) => Message::Text(frame),
                // The table could not wait for us any longer, or is loaded again.
                None => return close_code::AGAIN,
            },
            received = socket.recv() => {
                heard = true;
                let Some(Ok(received)) = received else { return close_code::NORMAL };
                let text = match &received {
                    Message::Text(text) => text.as_str(),
                    Message::Binary(_) => "",
                    Message::Ping(_) | Message::Pong(_) => continue,
                    Message::Close(_) => return close_code::NORMAL,
                };
                if !pace.take() {
                    return close_code::POLICY;
                }
                let message = serde_json::from_str(text).ok();
                if table.send(Command::Say(id, message)).await.is_err() {
                    return close_code::AGAIN;
                }
                continue;
            }
            _ = ping.tick() => {
                if !heard {
                    return close_code::AWAY;
                }
                heard = false;
                Message::Ping(axum::body::Bytes::new())
            }
        };
        match tokio::time::timeout(SLOW, socket.send(send)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => return close_code::AWAY,
        }
    }
}

/// Until the server closes. Drops the lock on the value, which must not be kept while we wait.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the server has gone altogether.
    drop(closing.wait_for(|closing| *closing).await);
}
