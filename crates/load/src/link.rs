//! One WebSocket, written by hand: the clients share two cores with the server they measure, so they
//! must cost less than it does.
//!
//! Only what our server sends is understood: frames that are neither fragmented nor compressed.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context as _, Result, bail, ensure};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

/// A handshake key; its value does not matter.
const KEY: &str = "dGhlIHNhbXBsZSBub25jZQ==";

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// A WebSocket.
pub struct Link {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// How much of the buffer has been handed out.
    used: usize,
    out: Vec<u8>,
}

impl Link {
    /// Opens a WebSocket at a path.
    pub async fn open(address: SocketAddr, path: &str, token: Option<&str>) -> Result<Self> {
        let stream = TcpStream::connect(address).await.context("no connection")?;
        Self::over(stream, address, path, token).await
    }

    /// Makes a WebSocket of a connection.
    pub async fn over(
        mut stream: TcpStream,
        address: SocketAddr,
        path: &str,
        token: Option<&str>,
    ) -> Result<Self> {
        stream.set_nodelay(true)?;
        let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n{}\r\n",
            bearer.unwrap_or_default()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut buffer = Vec::with_capacity(16 * 1024);
        let end = loop {
            let read = stream.read_buf(&mut buffer).await?;
            ensure!(read > 0, "closed during the handshake");
            if let Some(at) = memchr::memmem::find(&buffer, b"\r\n\r\n") {
                break at + 4;
            }
        };
        if !buffer.starts_with(b"HTTP/1.1 101") {
            bail!("no WebSocket: {}", String::from_utf8_lossy(&buffer[..buffer.len().min(300)]));
        }
        Ok(Self { stream, buffer, used: end, out: Vec::new() })
    }

    /// Sends a text.
    pub async fn send(&mut self, text: &str) -> Result<()> {
        self.frame(TEXT, text.as_bytes()).await
    }

    async fn frame(&mut self, kind: u8, body: &[u8]) -> Result<()> {
        self.out.clear();
        self.out.push(0x80 | kind);
        // Clients must mask; with the key 0 the body stays as it is.
        match u16::try_from(body.len()) {
            Ok(length) if length < 126 => self.out.push(0x80 | length as u8),
            Ok(length) => {
                self.out.push(0x80 | 0x7e);
                self.out.extend_from_slice(&length.to_be_bytes());
            }
            Err(_) => bail!("a message of {} bytes is too large", body.len()),
        }
        self.out.extend_from_slice(&[0; 4]);
        self.out.extend_from_slice(body);
        self.stream.write_all(&self.out).await?;
        Ok(())
    }

    /// The next text. Valid until the next call.
    pub async fn next(&mut self) -> Result<&[u8]> {
        loop {
            let (kind, start, end) = self.whole_frame().await?;
            self.used = end;
            match kind {
                TEXT => return Ok(&self.buffer[start..end]),
                PING => {
                    let body = self.buffer[start..end].to_vec();
                    self.frame(PONG, &body).await?;
                }
                PONG => {}
                CLOSE => {
                    let code = self.buffer[start..end]
                        .first_chunk()
                        .map_or(0, |code| u16::from_be_bytes(*code));
                    bail!("closed by the server with {code}");
                }
                other => bail!("a frame of kind {other}"),
            }
        }
    }

    /// Reads until there is a whole frame; returns its kind and where its body lies.
    async fn whole_frame(&mut self) -> Result<(u8, usize, usize)> {
        loop {
            if let Some(found) = parse(&self.buffer[self.used..]) {
                let (kind, start, end) = found;
                return Ok((kind, self.used + start, self.used + end));
            }
            if self.used == self.buffer.len() {
                self.buffer.clear();
            } else {
                self.buffer.drain(..self.used);
            }
            self.used = 0;
            let read = self.stream.read_buf(&mut self.buffer).await?;
            ensure!(read > 0, "closed by the server");
        }
    }
}

/// A connection from another address of this machine: a server counts the connections of each.
pub async fn from(source: Ipv4Addr, address: SocketAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((source, 0).into()).with_context(|| format!("no port of {source} is free"))?;
    socket.connect(address).await.with_context(|| format!("no connection from {source}"))
}

/// Kind, start and end of the first frame, if it is complete.
fn parse(bytes: &[u8]) -> Option<(u8, usize, usize)> {
    let kind = bytes.first()? & 0x0f;
    let (length, start) = match bytes.get(1)? & 0x7f {
        126 => (usize::from(u16::from_be_bytes(*bytes.get(2..)?.first_chunk()?)), 4),
        127 => (u64::from_be_bytes(*bytes.get(2..)?.first_chunk()?) as usize, 10),
        short => (usize::from(short), 2),
    };
    (bytes.len() >= start + length).then_some((kind, start, start + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_of_all_three_lengths_are_found_once_they_are_complete() {
        assert_eq!(parse(&[0x81, 2, b'h', b'i']), Some((TEXT, 2, 4)));
        assert_eq!(parse(&[0x81, 2, b'h']), None);
        let mut long = vec![0x81, 126, 1, 0];
        long.extend([b'x'; 256]);
        assert_eq!(parse(&long), Some((TEXT, 4, 260)));
        let mut longer = vec![0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0];
        longer.extend(vec![b'x'; 65_536]);
        assert_eq!(parse(&longer), Some((TEXT, 10, 65_546)));
        assert_eq!(parse(&longer[..9]), None);
    }
}
