//! The baseline: the cost of a WebSocket that only echoes, with the same library.

use std::{path::Path, time::Duration};

use anyhow::Result;
use axum::{
    Router,
    extract::ws::{Message, WebSocket, WebSocketUpgrade},
    routing::get,
};
use tokio::{net::TcpListener, task::JoinSet, time::Instant};

use crate::{link::Link, program::Program, times::Times};

/// Serves echoes until it is killed.
pub async fn serve() -> Result<()> {
    let routes = Router::new().route(
        "/",
        get(|upgrade: WebSocketUpgrade| async {
            upgrade.read_buffer_size(4 * 1024).write_buffer_size(0).on_upgrade(echo)
        }),
    );
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    axum::serve(listener, routes).await?;
    Ok(())
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if matches!(message, Message::Text(_)) && socket.send(message).await.is_err() {
            return;
        }
    }
}

/// Measures echoes at full speed: number per second, and the time of each.
pub async fn measure(program: &Path, links: usize, time: Duration) -> Result<(f64, Times)> {
    let server = Program::start(program, &["echo"], Some(0))?;
    let text = "x".repeat(100);
    let mut clients = JoinSet::new();
    let mut open = Vec::new();
    for _ in 0..links {
        open.push(Link::open(server.address, "/", None).await?);
    }
    let begun = Instant::now();
    let end = begun + time;
    for mut link in open {
        let text = text.clone();
        clients.spawn(async move {
            let mut times = Times::default();
            while Instant::now() < end {
                let sent = Instant::now();
                link.send(&text).await?;
                link.next().await?;
                times.add(sent.elapsed());
            }
            anyhow::Ok(times)
        });
    }
    let mut all = Times::default();
    while let Some(times) = clients.join_next().await {
        all.join(times??);
    }
    Ok((all.count() as f64 / begun.elapsed().as_secs_f64(), all))
}
