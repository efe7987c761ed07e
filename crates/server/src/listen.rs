//! The door: who may come in, how long he may take, and how everybody is sent home.

use std::{
    collections::HashMap,
    io::{self, IoSlice},
    net::IpAddr,
    pin::{Pin, pin},
    sync::{Arc, Mutex, Once, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{Router, body::Body, extract::Request, http::HeaderMap};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::watch,
    time::{Sleep, sleep},
};
use tower_service::Service as _;

use crate::App;

/// After the system gave no connection (no more files, say), it is asked again after this time.
const PAUSE: Duration = Duration::from_millis(100);

/// Who sent a request, as far as it can be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer {
    pub address: IpAddr,
    /// Whether a proxy of ours told us so.
    pub proxied: bool,
}

impl Peer {
    /// A name for counting what he does: everybody behind one address is one.
    pub fn household(self) -> String {
        self.network().to_string()
    }

    /// The same as an address: of IPv6, the network of 64 bits.
    pub fn network(self) -> IpAddr {
        household(self.address)
    }
}

/// How many connections each address has.
#[derive(Debug)]
pub struct Addresses {
    limit: u32,
    open: Mutex<HashMap<IpAddr, u32>>,
}

impl Addresses {
    pub fn new(limit: u32) -> Self {
        Self { limit, open: Mutex::default() }
    }

    /// One more connection of an address, if it may have one.
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Entered> {
        let address = household(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.limit {
            return None;
        }
        *count += 1;
        Some(Entered { addresses: self.clone(), address })
    }
}

/// Who has one address of IPv6 has 2⁶⁴ of them: they count as one.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        IpAddr::V4(address) => IpAddr::V4(address),
    }
}

/// A connection that counts.
#[derive(Debug)]
pub struct Entered {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut open = self.addresses.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// Lets people in until the server closes, then waits until their requests are answered.
pub async fn run(
    listener: TcpListener,
    routes: Router,
    app: &Arc<App>,
    mut closing: watch::Receiver<bool>,
) {
    // Dropped by every connection that ends: then nobody is left to send.
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
                // Of a client that has gone again already, or that there are too many open files.
                tracing::warn!(%error, "no connection");
                sleep(PAUSE).await;
                continue;
            }
        };
        let address = address.ip().to_canonical();
        let entered = if app.config.proxies.contains(&address) {
            None
        } else {
            let Some(entered) = app.addresses.enter(address) else {
                // Without a word: whoever opens so many connections does not read answers.
                app.metrics.turned_away.up();
                continue;
            };
            Some(entered)
        };
        // Frames are whole messages: waiting for more to send only costs time.
        let _ = stream.set_nodelay(true);
        app.metrics.connections.up();
        let door = Door { stream, _entered: entered, app: app.clone(), slow: None };
        let (routes, closing, inside) = (routes.clone(), closing.clone(), inside.clone());
        tokio::spawn(async move {
            serve(door, address, routes, closing).await;
            drop(inside);
        });
    }
    drop((listener, inside));
    let _ = tokio::time::timeout(crate::GOODBYE, all_gone.recv()).await;
}

/// One connection: requests until it closes or becomes a WebSocket.
async fn serve(door: Door, address: IpAddr, routes: Router, mut closing: watch::Receiver<bool>) {
    let app = door.app.clone();
    let slow = app.config.slow;
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        let peer = app.config.peer(address, request.headers());
        request.extensions_mut().insert(peer);
        let request: Request = request.map(Body::new);
        routes.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // Also for a client that sends no further request on a connection it keeps open.
        .header_read_timeout(slow)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(door), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // What goes wrong on the way is the client's loss; there is nobody to tell.
    tokio::select! {
        _ = connection.as_mut() => return,
        () = crate::closed(&mut closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

impl crate::Config {
    /// Whether what a peer does is counted: a proxy that does not say for whom it asks is not.
    pub(crate) fn counts(&self, peer: Peer) -> bool {
        peer.proxied || !self.proxies.contains(&peer.address)
    }

    /// Whose request it is: a proxy of ours says for whom it asks.
    fn peer(&self, address: IpAddr, headers: &HeaderMap) -> Peer {
        let direct = Peer { address, proxied: false };
        if !self.proxies.contains(&address) {
            if address.is_loopback() && headers.contains_key("x-forwarded-for") {
                warn_of_proxy();
            }
            return direct;
        }
        // The last one was written by our proxy; those before it by anybody.
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
        let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        last.and_then(|last| last.trim().parse::<IpAddr>().ok())
            .map_or(direct, |address| Peer { address: address.to_canonical(), proxied: true })
    }
}

/// Says once that requests look as if a proxy sent them.
fn warn_of_proxy() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        tracing::warn!(
            "a program on this machine sends X-Forwarded-For but is not in `proxies`: all its clients \
             count as one address"
        );
    });
}

/// A connection that counts its place and does not wait for ever for a client that swallows nothing.
pub struct Door {
    stream: TcpStream,
    _entered: Option<Entered>,
    app: Arc<App>,
    /// Runs while the client swallows nothing.
    slow: Option<Pin<Box<Sleep>>>,
}

impl Drop for Door {
    fn drop(&mut self) {
        self.app.metrics.connections.down();
    }
}

impl Door {
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.slow = None;
            return written;
        }
        let patience = self.app.config.slow;
        let slow = self.slow.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(slow.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Door {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Door {
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
    fn an_address_has_its_share_and_gets_it_back() {
        let addresses = Arc::new(Addresses::new(2));
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
        assert!(addresses.open.lock().unwrap().is_empty(), "nothing is kept of whoever has gone");
    }

    #[test]
    fn a_household_is_one_address() {
        let addresses = Arc::new(Addresses::new(1));
        let enter = |text: &str| addresses.enter(text.parse().unwrap());
        let first = enter("2001:db8::1");
        assert!(first.is_some() && enter("2001:db8::2").is_none());
        assert!(enter("2001:db8:0:1::1").is_some());
        let mapped = enter("::ffff:192.0.2.7");
        assert!(mapped.is_some() && enter("192.0.2.7").is_none());
    }

    #[test]
    fn only_a_proxy_of_ours_says_for_whom_it_asks() {
        let proxies = vec!["127.0.0.1".parse().unwrap()];
        let config = crate::Config { proxies, ..crate::Config::default() };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "203.0.113.9, 192.0.2.1".parse().unwrap());
        let peer = |from: &str| config.peer(from.parse().unwrap(), &headers).address.to_string();
        assert_eq!(peer("127.0.0.1"), "192.0.2.1");
        assert_eq!(peer("198.51.100.7"), "198.51.100.7");
        headers.insert("x-forwarded-for", "nonsense".parse().unwrap());
        let direct = config.peer("127.0.0.1".parse().unwrap(), &headers);
        assert_eq!(direct, Peer { address: "127.0.0.1".parse().unwrap(), proxied: false });
        headers.insert("x-forwarded-for", "192.0.2.1".parse().unwrap());
        let unset = crate::Config::default().peer("127.0.0.1".parse().unwrap(), &headers);
        assert_eq!(unset, direct, "no proxy is trusted unless the host names it");
    }
}
