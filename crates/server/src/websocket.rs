//! The server's side of a WebSocket (RFC 6455), on the bare stream.
//!
//! A house has thousands of connections that are silent most of the time. This end keeps a kibibyte for
//! each of them, and frames that many readers share are written from where they are; a general library
//! keeps a copy of the largest frame it ever sent, per connection. What is supported is what RFC 6455
//! demands: text in one or several frames, ping, pong and close; no extensions.

use std::io::{self, IoSlice};

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
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::{error::Error, frames::Frame, limit::Bucket, listen::Door};

/// What RFC 6455 appends to a key before it hashes it.
const MAGIC: &[u8] = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/// A request to go on as a WebSocket that is in order.
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

    /// The answer, and the WebSocket once it has been sent.
    ///
    /// The client may send so many frames per second in the long run, twice as many at once.
    pub fn accept(self, pace: u32) -> (Response, impl Future<Output = Option<WebSocket>> + Send) {
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        let response = (StatusCode::SWITCHING_PROTOCOLS, headers).into_response();
        let socket = async move {
            let upgraded = self.upgrade.await.ok()?;
            let parts = upgraded.downcast::<TokioIo<Door>>().ok()?;
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

/// A WebSocket.
pub struct WebSocket {
    door: Door,
    frames: Frames,
    /// How many frames, and how many bytes of them, the client may still send.
    pace: Bucket,
    volume: Bucket,
}

/// Bytes of a frame, in the long run.
const FRAME_BYTES: u32 = 1024;

/// Why nothing more can be read: the code to close with, if it is worth while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken(pub Option<u16>);

impl WebSocket {
    fn new(door: Door, read: &[u8], pace: u32) -> Self {
        let bytes = pace.saturating_mul(FRAME_BYTES);
        // A message of the largest size always fits.
        let most = bytes.saturating_mul(2).max(2 * MESSAGE as u32);
        Self {
            door,
            frames: Frames::new(read),
            pace: Bucket::new(pace.saturating_mul(2), f64::from(pace)),
            volume: Bucket::new(most, f64::from(bytes)),
        }
    }

    /// The next thing the client sends. May be dropped and called again. Every frame counts: pings, pongs
    /// and pieces of messages too.
    pub async fn recv(&mut self) -> Result<Received<'_>, Broken> {
        // The loop finds that there is something; only then it is taken, for the sake of the borrow
        // checker.
        loop {
            let ready = self.frames.ready().map_err(|code| Broken(Some(code)))?;
            let counted = self.frames.count();
            if !self.pace.take_many(counted.frames) || !self.volume.take_many(counted.bytes) {
                return Err(Broken(Some(code::POLICY)));
            }
            if ready {
                break;
            }
            let read = self.door.read_buf(self.frames.room()).await;
            if !read.is_ok_and(|read| read > 0) {
                return Err(Broken(None));
            }
        }
        self.frames.take().map_err(|code| Broken(Some(code)))
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

    /// Says goodbye.
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
