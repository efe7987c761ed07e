//! A client that shares no code with the server but the protocol.

use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use signoria_protocol::{
    ChatLine, ClientMessage, LogEntry, Position, ServerMessage, TableInfo, User, change,
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    sync::OnceCell,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error as WsError, Message, client::IntoClientRequest as _},
};

use crate::form;

/// A program that plays.
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    pub token: Option<String>,
    /// The address of this machine it connects from: all of 127.0.0.0/8 is ours.
    pub from: Ipv4Addr,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    /// The error's name.
    pub fn error(&self) -> (u16, String) {
        (self.status, self.json()["error"].as_str().unwrap_or_default().to_owned())
    }
}

impl Client {
    pub fn anonymous(address: SocketAddr) -> Self {
        Self { address, token: None, from: Ipv4Addr::LOCALHOST }
    }

    /// The same client at another address of this machine: 127.0.0.`number`.
    pub fn at(self, number: u8) -> Self {
        Self { from: Ipv4Addr::new(127, 0, 0, number), ..self }
    }

    /// Enters as a guest from another address of this machine.
    pub async fn guest_at(address: SocketAddr, number: u8, name: &str) -> Self {
        Self::anonymous(address).at(number).enter(name).await
    }

    async fn stream(&self) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("the system has sockets");
        socket.bind((self.from, 0).into()).expect("the address is ours");
        socket.connect(self.address).await.expect("the server listens")
    }

    /// Enters as a guest.
    pub async fn guest(address: SocketAddr, name: &str) -> Self {
        Self::anonymous(address).enter(name).await
    }

    async fn enter(self, name: &str) -> Self {
        let answer = self.post("/api/guests", &json!({ "name": name, "token": true })).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let user: User = serde_json::from_str(&answer.body).expect("a user");
        Self { token: user.token, ..self }
    }

    /// Makes an account of the guest. The account has a new session; that of the guest is over.
    pub async fn keep(&mut self, name: &str, password: &str) -> User {
        let body = json!({ "name": name, "password": password, "token": true });
        let answer = self.post("/api/accounts", &body).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let user: User = serde_json::from_str(&answer.body).expect("a user");
        self.token.clone_from(&user.token);
        user
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "", None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, "Content-Type: application/json\r\n", Some(&body.to_string())).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", path, "Content-Type: application/json\r\n", Some(&body.to_string())).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send("PATCH", path, "Content-Type: application/json\r\n", Some(&body.to_string()))
            .await
    }

    pub async fn delete(&self, path: &str, body: &Value) -> Answer {
        self.send("DELETE", path, "Content-Type: application/json\r\n", Some(&body.to_string()))
            .await
    }

    /// Any request at all; whatever comes back is held against the document of the server.
    pub async fn send(&self, method: &str, path: &str, extra: &str, body: Option<&str>) -> Answer {
        static DOCUMENT: OnceCell<Value> = OnceCell::const_new();
        let answer = self.ask(method, path, extra, body).await;
        // A server that refuses a large body may hang up before it is heard; pages are not for programs.
        if answer.status != 0 && (path.starts_with("/api") || path == "/health") {
            // Not from a house that has no time for it just now.
            let read = || async {
                let told = self.ask("GET", "/api", "", None).await;
                if told.status == 200 { Ok(told.json()) } else { Err(()) }
            };
            if let Ok(document) = DOCUMENT.get_or_try_init(read).await {
                form::check(document, method, path, answer.status, &answer.body);
            }
        }
        answer
    }

    async fn ask(&self, method: &str, path: &str, extra: &str, body: Option<&str>) -> Answer {
        let token = self
            .token
            .as_ref()
            .map(|token| format!("Authorization: Bearer {token}\r\n"))
            .unwrap_or_default();
        let body = body.unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{token}{extra}\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = self.stream().await;
        // A server that refuses a large body may close before it has read it all.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes).await;
        let text = String::from_utf8(bytes).expect("answers are text");
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let head = head.to_lowercase();
        let chunked = head.contains("transfer-encoding: chunked");
        Answer { status, body: if chunked { whole(body) } else { body.to_owned() }, head }
    }

    /// Makes a table and gives its name.
    pub async fn table(&self, wanted: &Value) -> TableInfo {
        let answer = self.post("/api/tables", wanted).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        serde_json::from_str(&answer.body).expect("a table")
    }

    pub async fn connect(&self, table: &str, query: &str) -> Socket {
        self.try_connect(table, query, &[]).await.expect("the table can be followed")
    }

    pub async fn try_connect(
        &self,
        table: &str,
        query: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, WsError> {
        self.open(&format!("/api/tables/{table}/socket{query}"), headers).await
    }

    /// A WebSocket at any path.
    pub async fn open(
        &self,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, WsError> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request()?;
        if let Some(token) = &self.token {
            let value = format!("Bearer {token}").parse().expect("a token is plain text");
            request.headers_mut().insert("authorization", value);
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("plain text"));
        }
        let stream = self.stream().await;
        let (stream, _) = client_async(request, stream).await?;
        Ok(Socket { stream, seen: None, bytes: Vec::new() })
    }
}

/// The body of an answer that came in pieces, each with its length before it.
fn whole(mut pieces: &str) -> String {
    let mut body = String::new();
    while let Some((length, rest)) = pieces.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).expect("a length");
        body.push_str(&rest[..length]);
        pieces = rest[length..].trim_start_matches("\r\n");
    }
    body
}

/// What a client knows of its table.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub version: u32,
    pub table: TableInfo,
    pub log: Vec<LogEntry>,
    pub chat: Vec<ChatLine>,
    pub position: Option<Position>,
}

/// A WebSocket to a table.
pub struct Socket {
    pub stream: WebSocketStream<TcpStream>,
    pub seen: Option<Seen>,
    /// Every frame as it came.
    pub bytes: Vec<String>,
}

impl Socket {
    /// The next message; `None` when the server has closed.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => {
                    self.bytes.push(text.to_string());
                    let message = serde_json::from_str(&text).expect("the protocol is kept");
                    // Everything that is sent is in the types, and nothing else.
                    assert_eq!(serde_json::to_string(&message).expect("plain data"), *text);
                    self.learn(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Reads until the server closes; the code it closes with.
    pub async fn closed(&mut self) -> Option<u16> {
        while let Some(Ok(message)) = self.stream.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| frame.code.into());
            }
        }
        None
    }

    fn learn(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Table(frame) => {
                self.seen = Some(Seen {
                    version: frame.version,
                    table: frame.table.clone(),
                    log: frame.log.clone(),
                    chat: frame.chat.clone(),
                    position: frame.position.clone(),
                });
            }
            ServerMessage::Update(frame) => {
                let Some(seen) = &mut self.seen else { return };
                assert_eq!(frame.from, seen.version, "an update goes on from what was seen");
                seen.version = frame.version;
                if let Some(table) = &frame.table {
                    seen.table = table.clone();
                }
                seen.log.extend(frame.log.iter().cloned());
                seen.chat.extend(frame.chat.iter().cloned());
                if let Some(position) = &frame.position {
                    let mut position = position.clone();
                    if let Some(changes) = position.changes.take() {
                        assert!(position.view.is_none(), "a view is told whole or by its changes");
                        let before = seen.position.take().expect("changes of what was told");
                        let mut view = before.view.expect("a position that is kept has a view");
                        assert!(change(&mut view, &changes), "{changes:?}");
                        position.view = Some(view);
                    }
                    seen.position = Some(position);
                }
            }
            ServerMessage::Accepted { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Why { .. }
            | ServerMessage::List { .. } => {}
        }
    }

    /// What is known; the first frame has come.
    pub fn seen(&self) -> &Seen {
        self.seen.as_ref().expect("the first frame has come")
    }

    pub async fn say(&mut self, message: &ClientMessage) {
        self.raw(&serde_json::to_string(message).expect("plain data")).await;
    }

    pub async fn raw(&mut self, text: &str) {
        // The server may have closed already; the next read tells.
        let _ = self.stream.send(Message::Text(text.into())).await;
    }

    /// Plays one action and waits until it is accepted or refused.
    pub async fn play(&mut self, version: u32, action: &str) -> ServerMessage {
        let action = action.to_owned();
        self.say(&ClientMessage::Play { version, action, id: Some(7) }).await;
        self.answer().await
    }

    /// Waits for the answer to a command.
    pub async fn answer(&mut self) -> ServerMessage {
        loop {
            match self.next().await.expect("the server answers") {
                ServerMessage::Table(_) | ServerMessage::Update(_) => {}
                answer => return answer,
            }
        }
    }

    /// The texts of the choices.
    pub fn choices(&self) -> Vec<String> {
        let position = self.seen().position.as_ref();
        let choices = position.map(|position| position.choices.as_slice()).unwrap_or_default();
        choices.iter().map(|choice| choice.text.clone()).collect()
    }

    pub fn over(&self) -> bool {
        self.seen().position.as_ref().is_some_and(|position| position.result.is_some())
    }
}

/// Numbers that look random and are the same every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}
