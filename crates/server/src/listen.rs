//! The listener: connection limits, I/O timeouts and graceful shutdown.

use std::{
    collections::HashMap,
    io::{self, IoSlice},
    net::{IpAddr, Ipv4Addr},
    pin::{Pin, pin},
    sync::{Arc, Mutex, Once, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::Request,
    http::{HeaderMap, Uri},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    sync::watch,
    time::{Sleep, sleep},
};
use tower_service::Service as _;

use crate::{
    App,
    address::{Listener, Stream},
    limit::Bucket,
};

/// The address of a program that comes through a Unix socket.
const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Pause after the system refused a connection (too many open files, for example).
const PAUSE: Duration = Duration::from_millis(100);

/// The sender of a request, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer {
    pub address: IpAddr,
    /// Whether a trusted proxy named the address.
    pub proxied: bool,
    /// Whether it came through the Unix socket, where only a proxy can come from.
    pub through_socket: bool,
}

impl Peer {
    /// The key of rate limits: all users of one address count as one.
    pub fn household(self) -> String {
        self.network().to_string()
    }

    /// The same as an address: for IPv6, the /64 network.
    pub fn network(self) -> IpAddr {
        household(self.address)
    }
}

/// The connections per address, and the messages that all of them may send together.
pub struct Addresses {
    limit: u32,
    messages_per_second: u32,
    open: Mutex<HashMap<IpAddr, Household>>,
}

/// The open connections of an address.
struct Household {
    connections: u32,
    messages: Arc<Bucket>,
}

/// An address may send as many messages as this many sockets.
const BUSY_SOCKETS: u32 = 10;

impl Addresses {
    /// `messages_per_second` are those of one WebSocket.
    pub fn new(limit: u32, messages_per_second: u32) -> Self {
        let messages_per_second = messages_per_second.saturating_mul(BUSY_SOCKETS);
        Self { limit, messages_per_second, open: Mutex::default() }
    }

    /// The messages that the connections of an address may send together; `None` without a connection that counts.
    pub fn messages(&self, address: IpAddr) -> Option<Arc<Bucket>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.get(&household(address)).map(|household| household.messages.clone())
    }

    /// Registers a connection of an address, if it may have one more.
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<ConnectionPermit> {
        let address = household(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let household = open.entry(address).or_insert_with(|| {
            let pace = self.messages_per_second;
            let messages = Arc::new(Bucket::new(pace.saturating_mul(2), pace.into()));
            Household { connections: 0, messages }
        });
        if household.connections >= self.limit {
            return None;
        }
        household.connections += 1;
        Some(ConnectionPermit { addresses: self.clone(), address })
    }
}

/// An IPv6 /64 network counts as one address.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        IpAddr::V4(address) => IpAddr::V4(address),
    }
}

/// A registered connection.
pub struct ConnectionPermit {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.addresses.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(household) = open.get_mut(&self.address) {
            household.connections -= 1;
            if household.connections == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// Accepts connections until the server shuts down, then waits for their requests.
pub async fn run(
    listener: Listener,
    routes: Router,
    app: &Arc<App>,
    mut closing: watch::Receiver<bool>,
) {
    // Every connection drops its sender when it ends; when all are dropped, the channel closes.
    let (inside, mut all_gone) = tokio::sync::mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            biased;
            () = crate::closed(&mut closing) => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // The client has disconnected already, or there are too many open files.
                tracing::warn!(%error, "cannot accept a connection");
                sleep(PAUSE).await;
                continue;
            }
        };
        let entered = match address {
            Some(address) if !app.config.trusts(Some(address)) => {
                let Some(entered) = app.addresses.enter(address) else {
                    // Without a response: a client with this many connections does not read
                    // responses.
                    app.metrics.rejected.inc();
                    continue;
                };
                Some(entered)
            }
            _ => None,
        };
        app.metrics.connections.inc();
        let door = ClientStream { stream, _entered: entered, app: app.clone(), slow: None };
        let (routes, closing, inside) = (routes.clone(), closing.clone(), inside.clone());
        tokio::spawn(async move {
            serve(door, address, routes, closing).await;
            drop(inside);
        });
    }
    drop((listener, inside));
    let _ = tokio::time::timeout(crate::SHUTDOWN_TIMEOUT, all_gone.recv()).await;
}

/// Serves one connection: requests until it closes or becomes a WebSocket.
async fn serve(
    door: ClientStream,
    address: Option<IpAddr>,
    routes: Router,
    mut closing: watch::Receiver<bool>,
) {
    let app = door.app.clone();
    let slow = app.config.io_timeout;
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        let peer = app.config.peer(address, request.headers());
        request.extensions_mut().insert(peer);
        if let Some(uri) = within(app.config.prefix(), request.uri()) {
            *request.uri_mut() = uri;
        }
        let request: Request = request.map(Body::new);
        routes.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // Also for a client that sends no further request on an open connection.
        .header_read_timeout(slow)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(door), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // Errors on the connection affect only the client, which cannot be told.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = crate::closed(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

impl crate::Config {
    /// Whether a peer is rate limited: a trusted proxy that does not name its client is not.
    pub(crate) fn counts(&self, peer: Peer) -> bool {
        peer.proxied || !(peer.through_socket || self.trusts(Some(peer.address)))
    }

    /// Whether an address is that of a trusted proxy. Only a proxy on this machine can have none.
    fn trusts(&self, address: Option<IpAddr>) -> bool {
        address.is_none_or(|address| self.proxies.iter().any(|network| network.contains(address)))
    }

    /// The sender of a request: a trusted proxy names its client.
    fn peer(&self, from: Option<IpAddr>, headers: &HeaderMap) -> Peer {
        let address = from.unwrap_or(LOCAL);
        let direct = Peer { address, proxied: false, through_socket: from.is_none() };
        if !self.trusts(from) {
            if address.is_loopback() && headers.contains_key("x-forwarded-for") {
                warn_of_proxy();
            }
            return direct;
        }
        // Our proxy added the last address; anyone could have written those before it.
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
        let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        last.and_then(|last| last.trim().parse::<IpAddr>().ok()).map_or(direct, |address| Peer {
            address: address.to_canonical(),
            proxied: true,
            ..direct
        })
    }
}

/// The same without the path of the site. A proxy may also have removed it.
fn within(prefix: &str, uri: &Uri) -> Option<Uri> {
    if prefix.is_empty() {
        return None;
    }
    let rest = uri.path_and_query()?.as_str().strip_prefix(prefix)?;
    let path = match rest.bytes().next() {
        Some(b'/') => rest.to_owned(),
        None | Some(b'?') => format!("/{rest}"),
        Some(_) => return None,
    };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(path.parse().ok()?);
    Uri::from_parts(parts).ok()
}

/// Warns once that requests seem to come from a proxy.
fn warn_of_proxy() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        tracing::warn!(
            "a program on this machine sends X-Forwarded-For but is not in `proxies`: all its clients \
             count as one address"
        );
    });
}

/// A counted connection with a timeout for clients that do not read.
pub struct ClientStream {
    stream: Box<dyn Stream>,
    _entered: Option<ConnectionPermit>,
    app: Arc<App>,
    /// Runs while the client does not read.
    slow: Option<Pin<Box<Sleep>>>,
}

impl Drop for ClientStream {
    fn drop(&mut self) {
        self.app.metrics.connections.dec();
    }
}

impl ClientStream {
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.slow = None;
            return written;
        }
        let patience = self.app.config.io_timeout;
        let slow = self.slow.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(slow.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for ClientStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for ClientStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.in_time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_per_address_are_limited_and_freed() {
        let addresses = Arc::new(Addresses::new(2, 1));
        let (anna, bruno): (IpAddr, IpAddr) =
            ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        let first = addresses.enter(anna);
        let second = addresses.enter(anna);
        assert!(first.is_some() && second.is_some());
        assert!(addresses.enter(anna).is_none());
        assert!(addresses.enter(bruno).is_some());
        drop(first);
        assert!(addresses.enter(anna).is_some());
        drop(second);
        assert!(
            addresses.open.lock().unwrap().is_empty(),
            "closed connections leave nothing behind"
        );
    }

    #[test]
    fn a_household_is_one_address() {
        let addresses = Arc::new(Addresses::new(1, 1));
        let enter = |text: &str| addresses.enter(text.parse().unwrap());
        let first = enter("2001:db8::1");
        assert!(first.is_some() && enter("2001:db8::2").is_none());
        assert!(enter("2001:db8:0:1::1").is_some());
        let mapped = enter("::ffff:192.0.2.7");
        assert!(mapped.is_some() && enter("192.0.2.7").is_none());
    }

    #[test]
    fn only_trusted_proxies_name_their_clients() {
        let proxies = vec!["127.0.0.1".parse().unwrap()];
        let config = crate::Config { proxies, ..crate::Config::default() };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "203.0.113.9, 192.0.2.1".parse().unwrap());
        let peer = |from: &str| config.peer(from.parse().ok(), &headers).address.to_string();
        assert_eq!(peer("127.0.0.1"), "192.0.2.1");
        assert_eq!(peer("198.51.100.7"), "198.51.100.7");
        let proxies = vec!["10.0.0.0/8".parse().unwrap()];
        let networked = crate::Config { proxies, ..crate::Config::default() };
        let peer = |from: &str| networked.peer(from.parse().ok(), &headers).address.to_string();
        assert_eq!(peer("10.89.0.3"), "192.0.2.1");
        assert_eq!(peer("127.0.0.1"), "127.0.0.1");
        headers.insert("x-forwarded-for", "nonsense".parse().unwrap());
        let direct = config.peer(Some(LOCAL), &headers);
        assert_eq!(direct, Peer { address: LOCAL, proxied: false, through_socket: false });
        headers.insert("x-forwarded-for", "192.0.2.1".parse().unwrap());
        let unset = crate::Config::default().peer(Some(LOCAL), &headers);
        assert_eq!(unset, direct, "no proxy is trusted unless the host names it");
    }

    #[test]
    fn a_site_below_a_path_gets_its_requests_with_and_without_the_path() {
        let seen = |prefix: &str, path: &str| {
            let uri: Uri = path.parse().unwrap();
            within(prefix, &uri).unwrap_or(uri).to_string()
        };
        for (asked, inside) in [
            ("/games", "/"),
            ("/games/", "/"),
            ("/games?lang=nl", "/?lang=nl"),
            ("/games/api/me?x=1", "/api/me?x=1"),
            ("/api/me", "/api/me"),
            ("/gamesters", "/gamesters"),
            ("/games/games/x", "/games/x"),
        ] {
            assert_eq!(seen("/games", asked), inside);
            assert_eq!(seen("", asked), asked);
        }
        for (url, prefix) in [
            ("https://example.org", ""),
            ("https://example.org/", ""),
            ("https://example.org/games", "/games"),
            ("http://example.org:8080/a/b/", "/a/b"),
        ] {
            let config = crate::Config { public_url: Some(url.into()), ..Default::default() };
            assert_eq!(config.prefix(), prefix, "{url}");
        }
    }

    #[test]
    fn a_program_on_the_unix_socket_is_trusted_to_name_its_client() {
        let config = crate::Config::default();
        let mut headers = HeaderMap::new();
        let silent = config.peer(None, &headers);
        assert!(!config.counts(silent) && silent.address.is_loopback());
        headers.insert("x-forwarded-for", "192.0.2.1".parse().unwrap());
        let named = config.peer(None, &headers);
        assert!(config.counts(named) && named.address.to_string() == "192.0.2.1");
    }
}
