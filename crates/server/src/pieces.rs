//! Answers that are sent piece by piece, so that none of them is ever whole in memory.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
};

use axum::body::{Body, Bytes};
use hyper::body::Frame;
use tokio::sync::mpsc;

/// So many pieces may wait for a slow client.
const QUEUE: usize = 2;

/// Where the pieces of an answer go.
pub struct Pieces(mpsc::Sender<io::Result<String>>);

/// The pieces as a body.
struct Answer(mpsc::Receiver<io::Result<String>>);

/// A body, and where its pieces go. It ends when [`Pieces`] is dropped.
pub fn body() -> (Pieces, Body) {
    let (pieces, answer) = mpsc::channel(QUEUE);
    (Pieces(pieces), Body::new(Answer(answer)))
}

impl Pieces {
    /// Sends a piece; tells whether the client is still there.
    pub async fn send(&self, piece: String) -> bool {
        self.0.send(Ok(piece)).await.is_ok()
    }

    /// Cuts the answer off: the client must not take it for a whole one.
    pub async fn fail(&self, reason: &'static str) {
        // A client that has gone needs not be told.
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
