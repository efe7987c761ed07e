//! Requests over HTTP, one connection each.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// Sends a request and gives status and body.
pub async fn call(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Result<(u16, String)> {
    let stream = TcpStream::connect(address).await.context("no connection")?;
    call_over(stream, address, method, path, token, body).await
}

/// The same over a connection.
pub async fn call_over(
    mut stream: TcpStream,
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Result<(u16, String)> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        bearer.unwrap_or_default(),
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8(bytes).context("the answer is no text")?;
    let (head, body) = text.split_once("\r\n\r\n").context("the answer has no head")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let body = if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        bail!("{path}: chunked answers are not read here")
    } else {
        body.to_owned()
    };
    Ok((status.context("the answer has no status")?, body))
}

/// A request that must succeed.
pub async fn must(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: Option<&Value>,
) -> Result<Value> {
    let (status, text) = call(address, method, path, Some(token), body).await?;
    ensure!(status < 300, "{method} {path}: {status} {text}");
    if text.is_empty() { Ok(Value::Null) } else { Ok(serde_json::from_str(&text)?) }
}

/// Enters as a guest; returns the token.
pub async fn guest(address: SocketAddr, name: &str) -> Result<String> {
    let body = json!({ "name": name, "token": true });
    let (status, text) = call(address, "POST", "/api/guests", None, Some(&body)).await?;
    ensure!(status == 201, "no guest: {status} {text}");
    let user: Value = serde_json::from_str(&text)?;
    Ok(user["token"].as_str().context("a guest gets a token")?.to_owned())
}
