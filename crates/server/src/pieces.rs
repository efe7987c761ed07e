//! Responses that are streamed, so that they are never complete in memory.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
};

use axum::body::{Body, Bytes};
use hyper::body::Frame;
use tokio::sync::mpsc;

/// Capacity of the queue for a slow client, in pieces.
const QUEUE: usize = 2;

/// The sending end of a streamed response.
pub struct Pieces(mpsc::Sender<io::Result<String>>);

/// The response body.
struct Answer(mpsc::Receiver<io::Result<String>>);

/// Creates a body and its sending end. The body ends when [`Pieces`] is dropped.
pub fn body() -> (Pieces, Body) {
    let (pieces, answer) = mpsc::channel(QUEUE);
    (Pieces(pieces), Body::new(Answer(answer)))
}

impl Pieces {
    /// Sends a piece; returns whether the client is still connected.
    pub async fn send(&self, piece: String) -> bool {
        self.0.send(Ok(piece)).await.is_ok()
    }

    /// Aborts the response, so that the client does not take it for complete.
    pub async fn fail(&self, reason: &'static str) {
        // The client may have disconnected.
        let _ = self.0.send(Err(io::Error::other(reason))).await;
    }
}

impl hyper::body::Body for Answer {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        let piece = self.0.poll_recv(context);
        piece.map(|piece| Some(piece?.map(|text| Frame::data(text.into()))))
    }
}
