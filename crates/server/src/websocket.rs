//! The server's side of a WebSocket (RFC 6455), on the bare stream.
//!
//! A server has thousands of connections that are silent most of the time. This implementation keeps a
//! kibibyte for each of them, and writes frames that many clients share from one buffer. It supports what
//! RFC 6455 requires: text in one or several frames, ping, pong and close; no extensions.
//!
//! The library next to it is axum's `ws` (tungstenite 0.29). It copies every frame into an output buffer that never
//! shrinks, so a connection keeps the size of its largest frame: a whole table. Measured on release builds with 2,000
//! silent connections: its echo (`signoria-load echo`, read buffer 4 KiB, no write buffer) holds 6.9 KiB per connection
//! after a message of 1,000 bytes and 84 KiB after one of 40,000, half of it for the way in and half for the way out; this
//! server holds 6.6 KiB, table task included, after a table of 30,000 bytes. Moves per second were not compared. The
//! library also joins the pieces of a message without reporting them, so a flood of empty pieces could be limited by
//! bytes only.

use std::{
    io::{self, IoSlice},
    sync::Arc,
    time::Duration,
};

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use sha1::{Digest as _, Sha1};
use signoria_protocol::frames::{Frames, Head, Kind, MESSAGE, Received, code};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    time::sleep,
};

use crate::{
    App,
    error::Error,
    frames::Frame,
    limit::Bucket,
    listen::{ClientStream, Peer},
};

/// What RFC 6455 appends to a key before it hashes it.
const MAGIC: &[u8] = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// A valid upgrade request.
pub struct Upgrade {
    accept: HeaderValue,
    upgrade: OnUpgrade,
}

impl Upgrade {
    /// Checks the request.
    pub fn of(request: &mut Request) -> Result<Self, Error> {
        let wrong = |what: &str| Err(Error::Unreadable(what.to_owned()));
        let headers = request.headers();
        if request.method() != Method::GET
            || !names(headers, &header::CONNECTION, "upgrade")
            || !names(headers, &header::UPGRADE, "websocket")
        {
            return wrong("this address is for a WebSocket");
        }
        if headers.get(header::SEC_WEBSOCKET_VERSION).is_none_or(|version| version != "13") {
            return wrong("Sec-WebSocket-Version: 13");
        }
        let Some(key) = headers.get(header::SEC_WEBSOCKET_KEY) else {
            return wrong("Sec-WebSocket-Key");
        };
        let digest = Sha1::new().chain_update(key.as_bytes()).chain_update(MAGIC).finalize();
        let accept = HeaderValue::try_from(STANDARD.encode(digest))
            .map_err(|_| Error::Unreadable("Sec-WebSocket-Key".to_owned()))?;
        let Some(upgrade) = request.extensions_mut().remove::<OnUpgrade>() else {
            return wrong("this connection cannot become a WebSocket");
        };
        Ok(Self { accept, upgrade })
    }

    /// The response, and the WebSocket once it has been sent.
    ///
    pub fn accept(self, pace: Pace) -> (Response, impl Future<Output = Option<WebSocket>> + Send) {
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        let response = (StatusCode::SWITCHING_PROTOCOLS, headers).into_response();
        let socket = async move {
            let upgraded = self.upgrade.await.ok()?;
            let parts = upgraded.downcast::<TokioIo<ClientStream>>().ok()?;
            Some(WebSocket::new(parts.io.into_inner(), &parts.read_buf, pace))
        };
        (response, socket)
    }
}

/// Whether a list of words in a header contains this one.
fn names(headers: &HeaderMap, name: &header::HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| part.trim().eq_ignore_ascii_case(word))
}

/// How much a client may send.
pub struct Pace {
    /// Frames per second in the long run, twice as many at once.
    pub per_second: u32,
    /// What all sockets of its address may send together, if the address counts.
    pub household: Option<Arc<Bucket>>,
}

impl Pace {
    pub fn of(app: &App, peer: Option<Peer>) -> Self {
        let household = peer.and_then(|peer| app.addresses.messages(peer.address));
        Self { per_second: app.config.messages_per_second, household }
    }
}

/// A WebSocket.
pub struct WebSocket {
    door: ClientStream,
    frames: Frames,
    /// The remaining frames and bytes that the client may send.
    pace: Bucket,
    volume: Bucket,
    household: Option<Arc<Bucket>>,
    /// Frames that were received and not yet taken from the budget of the address.
    owed: usize,
}

/// The smallest number of frames that a client may send at once: the dearest message must fit.
const MIN_BURST: u32 = 20;

/// Pause before the budget of an address is asked again.
const HOUSEHOLD_PAUSE: Duration = Duration::from_millis(100);

/// Average bytes per frame in the long run.
const FRAME_BYTES: u32 = 1024;

/// The connection cannot be read any more: the code to close with, if the client is still connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SocketClosed(pub Option<u16>);

impl WebSocket {
    fn new(door: ClientStream, read: &[u8], pace: Pace) -> Self {
        let Pace { per_second: pace, household } = pace;
        let bytes = pace.saturating_mul(FRAME_BYTES);
        // A message of the maximum size always fits.
        let most = bytes.saturating_mul(2).max(2 * MESSAGE as u32);
        Self {
            door,
            frames: Frames::new(read),
            pace: Bucket::new(pace.saturating_mul(2).max(MIN_BURST), f64::from(pace)),
            volume: Bucket::new(most, f64::from(bytes)),
            household,
            owed: 0,
        }
    }

    /// Counts the last message as more than one, because its answer costs more. Returns whether the client may send that
    /// much.
    pub fn charge(&mut self, messages: usize) -> bool {
        self.owed += messages;
        self.pace.take_many(messages)
    }

    /// Waits until the address may send what it has sent. Its other sockets go on, and none of them is closed: they may
    /// belong to people who have sent nothing. Cancel safe.
    async fn wait_for_household(&mut self) {
        if let Some(household) = &self.household {
            while !household.take_many(self.owed) {
                sleep(HOUSEHOLD_PAUSE).await;
            }
        }
        self.owed = 0;
    }

    /// Receives the next message. Cancel safe. Every frame counts: pings, pongs and parts of messages
    /// too.
    pub async fn recv(&mut self) -> Result<Received<'_>, SocketClosed> {
        // The loop finds a message; it is taken only afterwards, because of the borrow checker.
        loop {
            let ready = self.frames.ready().map_err(|code| SocketClosed(Some(code)))?;
            let counted = self.frames.count();
            if !self.pace.take_many(counted.frames) || !self.volume.take_many(counted.bytes) {
                return Err(SocketClosed(Some(code::POLICY)));
            }
            self.owed += counted.frames;
            self.wait_for_household().await;
            if ready {
                break;
            }
            let read = self.door.read_buf(self.frames.room()).await;
            if !read.is_ok_and(|read| read > 0) {
                return Err(SocketClosed(None));
            }
        }
        self.frames.take().map_err(|code| SocketClosed(Some(code)))
    }

    /// Sends messages.
    pub async fn send(&mut self, frames: &[Frame]) -> io::Result<()> {
        if let [frame] = frames {
            return self.door.write_all(frame.wire()).await;
        }
        let mut slices: Vec<_> = frames.iter().map(|frame| IoSlice::new(frame.wire())).collect();
        self.write(&mut slices).await
    }

    pub async fn ping(&mut self) -> io::Result<()> {
        self.control(Kind::Ping, &[]).await
    }

    pub async fn pong(&mut self, body: &[u8]) -> io::Result<()> {
        self.control(Kind::Pong, body).await
    }

    /// Sends a close frame.
    pub async fn close(&mut self, code: u16) -> io::Result<()> {
        self.control(Kind::Close, &code.to_be_bytes()).await?;
        self.door.shutdown().await
    }

    async fn control(&mut self, kind: Kind, body: &[u8]) -> io::Result<()> {
        let head = Head::new(kind, body.len());
        self.write(&mut [IoSlice::new(head.bytes()), IoSlice::new(body)]).await
    }

    async fn write(&mut self, mut slices: &mut [IoSlice<'_>]) -> io::Result<()> {
        while !slices.is_empty() {
            let written = self.door.write_vectored(slices).await?;
            if written == 0 {
                return Err(io::ErrorKind::WriteZero.into());
            }
            IoSlice::advance_slices(&mut slices, written);
        }
        Ok(())
    }
}
