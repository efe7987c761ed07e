//! The bytes of a WebSocket (RFC 6455), as a server sees them.
//!
//! It does no I/O, so that tests and fuzzers can feed it any bytes. It supports what RFC 6455 requires:
//! text in one or several frames, ping, pong and close; no extensions.

/// Maximum size of a message of a client, in bytes.
pub const MESSAGE: usize = 8 * 1024;

/// Bytes that are read at once from a client that was silent before.
const READ: usize = 1024;

/// Close codes.
pub mod code {
    /// Normal end.
    pub const NORMAL: u16 = 1000;
    /// The server shuts down, or the client does not answer.
    pub const AWAY: u16 = 1001;
    /// A violation of RFC 6455.
    pub const PROTOCOL: u16 = 1002;
    /// A binary message; only text is supported.
    pub const BINARY: u16 = 1003;
    /// A text that is not UTF-8.
    pub const NO_TEXT: u16 = 1007;
    /// The client exceeded the message rate.
    pub const POLICY: u16 = 1008;
    /// A message that is too large.
    pub const TOO_LARGE: u16 = 1009;
    /// Reconnect: the client read too slowly, or the table was reloaded.
    pub const AGAIN: u16 = 1013;
    /// Reconnect at once: another node serves the table now, or will.
    pub const MOVED: u16 = 4307;
    /// Do not reconnect: the session of this client has ended.
    pub const SIGNED_OUT: u16 = 4401;
    /// Do not reconnect: the table was removed, or its rules are newer than this program.
    pub const GONE: u16 = 4410;
}

/// The opcode of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text message.
    Text = 1,
    /// Close.
    Close = 8,
    /// Ping.
    Ping = 9,
    /// Pong.
    Pong = 10,
}

const CONTINUATION: u8 = 0;
const TEXT: u8 = Kind::Text as u8;
const BINARY: u8 = 2;
const CLOSE: u8 = Kind::Close as u8;
const PING: u8 = Kind::Ping as u8;
const PONG: u8 = Kind::Pong as u8;

/// A message of a client.
#[derive(Debug, PartialEq, Eq)]
pub enum Received<'a> {
    /// A text message.
    Text(&'a str),
    /// A ping, with the body to send back.
    Ping(&'a [u8]),
    /// A pong.
    Pong,
    /// The client closes the connection.
    Close,
}

/// The header of a server frame.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    bytes: [u8; 10],
    length: usize,
}

impl Head {
    /// The header of a complete message.
    pub fn new(kind: Kind, body: usize) -> Self {
        let mut bytes = [0; 10];
        bytes[0] = 0x80 | kind as u8;
        let length = if body < 126 {
            bytes[1] = body as u8;
            2
        } else if let Ok(body) = u16::try_from(body) {
            bytes[1] = 126;
            bytes[2..4].copy_from_slice(&body.to_be_bytes());
            4
        } else {
            bytes[1] = 127;
            bytes[2..10].copy_from_slice(&(body as u64).to_be_bytes());
            10
        };
        Self { bytes, length }
    }

    /// The bytes on the wire.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// Parses the bytes of a client into frames. It does no I/O.
#[derive(Clone, Debug, Default)]
pub struct Frames {
    buffer: Vec<u8>,
    /// Number of bytes of the buffer that were returned already.
    used: usize,
    /// The next frame, if it is complete.
    next: Option<Frame>,
    /// The parts of a text that comes in several frames.
    pieces: Option<Vec<u8>>,
    /// Frames and bytes since the last [`Frames::count`].
    counted: Counted,
}

/// How much a client has sent, including control frames and parts of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// Number of frames.
    pub frames: usize,
    /// Their bytes, headers included.
    pub bytes: usize,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    kind: u8,
    last: bool,
    start: usize,
    end: usize,
}

impl Frames {
    /// Starts with bytes that were read already.
    pub fn new(bytes: &[u8]) -> Self {
        Self { buffer: bytes.to_vec(), ..Self::default() }
    }

    /// Adds bytes of the client.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.room().extend_from_slice(bytes);
    }

    /// Returns the buffer for the next bytes. Drops bytes that were returned already, and releases
    /// memory that is not needed.
    pub fn room(&mut self) -> &mut Vec<u8> {
        // A frame that was found but not taken yet stays in place.
        if self.next.is_none() {
            self.buffer.drain(..self.used);
            self.used = 0;
        }
        if self.buffer.is_empty() && self.buffer.capacity() > READ {
            self.buffer = Vec::new();
        }
        if self.buffer.capacity() - self.buffer.len() < READ / 4 {
            self.buffer.reserve_exact(READ);
        }
        &mut self.buffer
    }

    /// Returns what was received since the last call.
    pub fn count(&mut self) -> Counted {
        std::mem::take(&mut self.counted)
    }

    /// Whether there is a message to take. The error is the code to close with.
    pub fn ready(&mut self) -> Result<bool, u16> {
        loop {
            if self.next.is_none() {
                self.next = self.whole_frame()?;
            }
            let Some(frame) = self.next else { return Ok(false) };
            // A part of a longer text is stored; everything else can be taken.
            let piece = matches!(frame.kind, TEXT | CONTINUATION) && !frame.last;
            if !piece {
                return Ok(true);
            }
            let body = &self.buffer[frame.start..frame.end];
            match (&mut self.pieces, frame.kind) {
                (None, TEXT) => self.pieces = Some(body.to_vec()),
                (Some(pieces), CONTINUATION) if pieces.len() + body.len() <= MESSAGE => {
                    pieces.extend_from_slice(body);
                }
                (Some(_), CONTINUATION) => return Err(code::TOO_LARGE),
                _ => return Err(code::PROTOCOL),
            }
            self.used = frame.end;
            self.next = None;
        }
    }

    /// Takes the message that [`Frames::ready`] found.
    pub fn take(&mut self) -> Result<Received<'_>, u16> {
        let Some(frame) = self.next.take() else { return Err(code::PROTOCOL) };
        self.used = frame.end;
        match frame.kind {
            PING => Ok(Received::Ping(&self.buffer[frame.start..frame.end])),
            PONG => Ok(Received::Pong),
            CLOSE => goodbye(&self.buffer[frame.start..frame.end]),
            TEXT if self.pieces.is_none() => text(&self.buffer[frame.start..frame.end]),
            CONTINUATION => {
                let Some(mut pieces) = self.pieces.take() else { return Err(code::PROTOCOL) };
                pieces.extend_from_slice(&self.buffer[frame.start..frame.end]);
                if pieces.len() > MESSAGE {
                    return Err(code::TOO_LARGE);
                }
                // Puts the joined text in the place of the frame, so that it is returned
                // like any other.
                self.buffer.splice(..frame.end, pieces.iter().copied());
                self.used = pieces.len();
                text(&self.buffer[..self.used])
            }
            BINARY => Err(code::BINARY),
            _ => Err(code::PROTOCOL),
        }
    }

    /// Finds the next complete frame and unmasks it in place.
    fn whole_frame(&mut self) -> Result<Option<Frame>, u16> {
        let bytes = &mut self.buffer[self.used..];
        let (Some(&first), Some(&second)) = (bytes.first(), bytes.get(1)) else { return Ok(None) };
        let (last, reserved, kind) = (first & 0x80 != 0, first & 0x70, first & 0x0f);
        let (masked, short) = (second & 0x80 != 0, second & 0x7f);
        let control = kind >= CLOSE;
        // No extension was agreed on, clients mask, and control frames are short and whole.
        if reserved != 0 || !masked || (control && (!last || short > 125)) {
            return Err(code::PROTOCOL);
        }
        let (length, head) = match short {
            126 => match bytes.get(2..4) {
                Some(length) => (u64::from(u16::from_be_bytes([length[0], length[1]])), 4),
                None => return Ok(None),
            },
            127 => match bytes.get(2..).and_then(|rest| rest.first_chunk()) {
                Some(length) => (u64::from_be_bytes(*length), 10),
                None => return Ok(None),
            },
            short => (u64::from(short), 2),
        };
        let length = usize::try_from(length).ok().filter(|&length| length <= MESSAGE);
        let Some(length) = length else { return Err(code::TOO_LARGE) };
        let (start, end) = (head + 4, head + 4 + length);
        if bytes.len() < end {
            return Ok(None);
        }
        let (head, body) = bytes.split_at_mut(start);
        let mask = &head[start - 4..];
        for (at, byte) in body[..length].iter_mut().enumerate() {
            *byte ^= mask[at % 4];
        }
        self.counted.frames += 1;
        self.counted.bytes += end;
        Ok(Some(Frame { kind, last, start: self.used + start, end: self.used + end }))
    }
}

/// A goodbye may be empty; otherwise it begins with a code that may be sent, and goes on with a text.
fn goodbye(bytes: &[u8]) -> Result<Received<'_>, u16> {
    let Some((code, reason)) = bytes.split_first_chunk() else {
        return if bytes.is_empty() { Ok(Received::Close) } else { Err(code::PROTOCOL) };
    };
    match u16::from_be_bytes(*code) {
        1000..=1003 | 1007..=1014 | 3000..=4999 => text(reason).map(|_| Received::Close),
        _ => Err(code::PROTOCOL),
    }
}

fn text(bytes: &[u8]) -> Result<Received<'_>, u16> {
    std::str::from_utf8(bytes).map(Received::Text).map_err(|_| code::NO_TEXT)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds a frame as a client sends it.
    fn frame(first: u8, body: &[u8]) -> Vec<u8> {
        let mask = [7, 77, 177, 250];
        let mut bytes = vec![first];
        match body.len() {
            length @ 0..126 => bytes.push(0x80 | length as u8),
            length @ 126..65_536 => {
                bytes.push(0x80 | 0x7e);
                bytes.extend((length as u16).to_be_bytes());
            }
            length => {
                bytes.push(0x80 | 0x7f);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        bytes.extend(mask);
        bytes.extend(body.iter().enumerate().map(|(at, byte)| byte ^ mask[at % 4]));
        bytes
    }

    /// Returns everything that is received, as text; the last item is the close code.
    fn received(bytes: &[u8], step: usize) -> Vec<String> {
        let mut frames = Frames::new(&[]);
        let mut all = Vec::new();
        for chunk in bytes.chunks(step) {
            frames.feed(chunk);
            loop {
                let one = match frames.ready() {
                    Ok(false) => break,
                    Ok(true) => frames.take().map(|received| format!("{received:?}")),
                    Err(code) => Err(code),
                };
                match one {
                    Ok(one) => all.push(one),
                    Err(code) => {
                        all.push(format!("{code}"));
                        return all;
                    }
                }
            }
        }
        all
    }

    #[test]
    fn messages_arrive_however_the_bytes_are_split() {
        let mut bytes = frame(0x81, b"one");
        bytes.extend(frame(0x01, "twö".as_bytes().split_at(3).0));
        bytes.extend(frame(0x89, b"in between"));
        bytes.extend(frame(0x80, "twö".as_bytes().split_at(3).1));
        bytes.extend(frame(0x81, "x".repeat(500).as_bytes()));
        bytes.extend(frame(0x8a, b""));
        bytes.extend(frame(0x88, &1000_u16.to_be_bytes()));
        let ping = format!("{:?}", Received::Ping(b"in between"));
        let long = format!("Text(\"{}\")", "x".repeat(500));
        let expected = ["Text(\"one\")", &ping, "Text(\"twö\")", &long, "Pong", "Close"];
        for step in [1, 2, 3, 7, 100, bytes.len()] {
            assert_eq!(received(&bytes, step), expected, "{step} bytes at once");
        }
    }

    #[test]
    fn violations_close_with_their_code() {
        let check = |bytes: Vec<u8>, code: u16| {
            for step in [1, bytes.len()] {
                assert_eq!(received(&bytes, step), [code.to_string()], "{bytes:?}");
            }
        };
        check(vec![0x81, 0x02, b'h', b'i'], code::PROTOCOL); // not masked
        check(frame(0xc1, b"hi"), code::PROTOCOL); // a reserved bit
        check(frame(0x83, b"hi"), code::PROTOCOL); // an unknown kind
        check(frame(0x80, b"hi"), code::PROTOCOL); // goes on with nothing
        check(frame(0x09, b"hi"), code::PROTOCOL); // half a ping
        check(frame(0x89, &[0; 126]), code::PROTOCOL); // a long ping
        check(frame(0x88, &[3]), code::PROTOCOL); // half a code
        check(frame(0x88, &1005_u16.to_be_bytes()), code::PROTOCOL); // a code that is never sent
        check(frame(0x88, &[3, 232, 0xff]), code::NO_TEXT); // a reason that is no text
        check(frame(0x82, b"hi"), code::BINARY);
        check(frame(0x81, &[0xff]), code::NO_TEXT);
        check(frame(0x81, &[b'x'; MESSAGE + 1])[..20].to_vec(), code::TOO_LARGE);
        check(vec![0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], code::TOO_LARGE);
        let mut pieces = frame(0x01, &[b'x'; MESSAGE]);
        pieces.extend(frame(0x80, b"x"));
        check(pieces, code::TOO_LARGE);
        let mut twice = frame(0x01, b"x");
        twice.extend(frame(0x81, b"x"));
        check(twice, code::PROTOCOL);
    }

    #[test]
    fn frames_of_every_kind_are_counted() {
        let mut frames = Frames::new(&[]);
        let mut bytes = frame(0x8a, b"");
        bytes.extend(frame(0x89, b"ping"));
        bytes.extend(frame(0x01, b""));
        for _ in 0..50 {
            bytes.extend(frame(0x00, b""));
        }
        frames.feed(&bytes);
        while frames.ready().unwrap() {
            frames.take().unwrap();
        }
        assert_eq!(frames.count(), Counted { frames: 53, bytes: bytes.len() });
        assert_eq!(frames.count(), Counted::default());
    }

    #[test]
    fn a_silent_client_takes_little_memory() {
        let mut frames = Frames::new(&[]);
        frames.feed(&frame(0x81, &[b'x'; MESSAGE]));
        assert!(frames.ready().unwrap() && frames.take().is_ok());
        frames.room();
        assert!(frames.buffer.capacity() <= READ, "{}", frames.buffer.capacity());
    }
}
