//! Any bytes as those of a client.

use serde::{Serialize, de::DeserializeOwned};
use signoria_protocol::{
    ClientMessage, GuestRequest, NewTable, ServerMessage, StartRequest,
    frames::{Frames, MESSAGE, Received},
};

use crate::trail::Trail;

/// Any bytes are frames, or are refused with a code, however they are cut; any text is a message, or is
/// refused, and a message says the same when it is written and read again. The first byte says where
/// to cut; the rest is also read as a text and as the body of every request.
pub fn run(bytes: &[u8]) -> Trail {
    let mut trail = Trail::default();
    let Some((&step, bytes)) = bytes.split_first() else { return trail };
    let whole = received(bytes, bytes.len().max(1));
    for step in [1, usize::from(step).max(1)] {
        assert_eq!(received(bytes, step), whole, "cut into pieces of {step}");
    }
    for event in &whole {
        match event {
            Event::Text(text) => {
                assert!(text.len() <= MESSAGE);
                trail.note(("text", message::<ClientMessage>(text)));
            }
            Event::Ping(body) => assert!(body.len() <= 125),
            Event::Pong | Event::Close => {}
            Event::Refused(code) => trail.note(*code),
        }
    }
    trail.note_size(whole.len());
    if let Ok(text) = std::str::from_utf8(bytes) {
        trail.note(message::<ClientMessage>(text));
        trail.note(message::<ServerMessage>(text));
        trail.note(message::<GuestRequest>(text));
        trail.note(message::<NewTable>(text));
        trail.note(message::<StartRequest>(text));
    }
    trail
}

/// What a client sent, or the code it was refused with.
#[derive(PartialEq, Eq, Debug)]
enum Event {
    Text(String),
    Ping(Vec<u8>),
    Pong,
    Close,
    Refused(u16),
}

fn received(bytes: &[u8], step: usize) -> Vec<Event> {
    let mut frames = Frames::new(&[]);
    let mut events = Vec::new();
    for chunk in bytes.chunks(step) {
        frames.feed(chunk);
        loop {
            let event = match frames.ready() {
                Ok(false) => break,
                Ok(true) => frames.take(),
                Err(code) => Err(code),
            };
            match event {
                Ok(Received::Text(text)) => events.push(Event::Text(text.to_owned())),
                Ok(Received::Ping(body)) => events.push(Event::Ping(body.to_vec())),
                Ok(Received::Pong) => events.push(Event::Pong),
                Ok(Received::Close) => events.push(Event::Close),
                Err(code) => {
                    // Nothing after it counts.
                    events.push(Event::Refused(code));
                    return events;
                }
            }
        }
    }
    events
}

/// Whether the text is such a message.
fn message<T: Serialize + DeserializeOwned>(text: &str) -> bool {
    let Ok(message) = serde_json::from_str::<T>(text) else { return false };
    let written = serde_json::to_string(&message).expect("messages are plain data");
    let read: T = serde_json::from_str(&written).expect("what is written can be read");
    assert_eq!(serde_json::to_string(&read).expect("messages are plain data"), written);
    true
}

/// One of every message, as a text and as frames.
pub fn seeds() -> Vec<Vec<u8>> {
    let play = ClientMessage::Play { version: 12, action: "pass".into(), id: Some(1) };
    let messages = [
        serde_json::to_string(&play),
        serde_json::to_string(&ClientMessage::Undo { version: 3, id: None }),
        serde_json::to_string(&ClientMessage::Chat {
            text: "Grüße, \u{1f3b2}".into(),
            id: Some(2),
        }),
        serde_json::to_string(&ServerMessage::<serde_json::Value>::Accepted { version: 4, id: 2 }),
        Ok(r#"{"name":"Anna","token":true}"#.to_owned()),
        Ok(r#"{"game":"carrara","seats":["me","open",{"bot":"random"}],"options":{"x":1}}"#
            .to_owned()),
        // Found once: a number that was read as one and written as its neighbour.
        Ok(r#"{"game":"","seats":["me"],"options":{"":118446744073709551616}}"#.to_owned()),
        Ok(r#"{"fill":"random"}"#.to_owned()),
    ];
    let mut seeds = Vec::new();
    let mut talk = vec![7];
    for text in messages.map(|text| text.expect("messages are plain data")) {
        seeds.push([b"\x03", text.as_bytes()].concat());
        talk.extend(frame(0x81, text.as_bytes()));
        let (first, second) = text.as_bytes().split_at(text.len() / 2);
        talk.extend([frame(0x01, first), frame(0x89, b"ping"), frame(0x80, second)].concat());
        seeds.push(talk.clone());
    }
    talk.extend([frame(0x8a, b""), frame(0x88, &1000_u16.to_be_bytes())].concat());
    seeds.push(talk);
    seeds.push([vec![1], frame(0x81, &[b'x'; MESSAGE])].concat());
    seeds
}

/// A frame as a client sends it.
fn frame(first: u8, body: &[u8]) -> Vec<u8> {
    let mask = [1, 2, 3, 4];
    let mut bytes = vec![first];
    if let Some(length) = u8::try_from(body.len()).ok().filter(|&length| length < 126) {
        bytes.push(0x80 | length);
    } else {
        bytes.push(0x80 | 0x7e);
        bytes.extend((body.len() as u16).to_be_bytes());
    }
    bytes.extend(mask);
    bytes.extend(body.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}
