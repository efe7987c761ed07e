//! Webhooks: one signed request, never to an address in a private network.
//!
//! Users enter the URL, so it could be an attack: a name is resolved once, all its addresses must be
//! public, and the connection goes to exactly the address that was checked. Redirects are not followed, and
//! only the status of the response is read.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    pin::pin,
    sync::Arc,
    time::Duration,
};

use axum::{
    body::Body,
    http::{Request, Uri, header},
};
use hmac::{Hmac, KeyInit as _, Mac as _};
use hyper_util::rt::TokioIo;
use sha2::Sha256;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
};
use tokio_rustls::{TlsConnector, rustls};

use crate::auth;

/// Time limit for the whole exchange.
const PATIENCE: Duration = Duration::from_secs(8);

/// Maximum size of the response header, in bytes.
const HEAD: usize = 16 * 1024;

/// Maximum length of a URL, in bytes.
const LONGEST: usize = 500;

/// The parts of a URL.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    secure: bool,
    host: String,
    port: u16,
    path: String,
}

/// Why nothing was delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WebhookError {
    /// It leads to a private network, and the host does not allow that.
    Private,
    /// No valid response in time.
    Silent,
    /// The status is not a success. A redirect is not one either: it could lead anywhere.
    Refused(u16),
}

impl WebhookError {
    /// Whether a retry may succeed.
    pub const fn is_transient(self) -> bool {
        match self {
            Self::Private => false,
            Self::Silent => true,
            Self::Refused(status) => matches!(status, 408 | 429 | 500..=599),
        }
    }
}

impl Target {
    /// Parses a URL.
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() > LONGEST || !text.is_ascii() {
            return None;
        }
        let uri: Uri = text.parse().ok()?;
        let secure = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = match (authority.port_u16(), secure) {
            (Some(port), _) => port,
            // An invalid port: `http://x:99999/`.
            (None, _) if authority.as_str().len() > authority.host().len() => return None,
            (None, true) => 443,
            (None, false) => 80,
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        (!host.is_empty()).then_some(Self { secure, host, port, path })
    }

    /// The host, for rate limits.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The address to connect to. The name is resolved once, and the checked address is used: a name
    /// that changes a moment later has no effect.
    async fn address(&self, private: bool) -> Result<SocketAddr, WebhookError> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| WebhookError::Silent)?.collect();
        if !private && found.iter().any(|address| !is_public(address.ip())) {
            return Err(WebhookError::Private);
        }
        found.first().copied().ok_or(WebhookError::Silent)
    }

    fn named(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        match (self.secure, self.port) {
            (true, 443) | (false, 80) => host,
            (_, port) => format!("{host}:{port}"),
        }
    }
}

/// Sends webhooks.
pub struct WebhookClient {
    /// Whether private addresses are allowed.
    private: bool,
    tls: TlsConnector,
}

impl WebhookClient {
    pub fn new(private: bool) -> Self {
        let roots = rustls::RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        Self { private, tls: tls(roots) }
    }

    /// Whether webhooks may be sent there; a name that does not resolve may do so later.
    pub async fn allows(&self, target: &Target) -> bool {
        let address = tokio::time::timeout(PATIENCE, target.address(self.private)).await;
        address != Ok(Err(WebhookError::Private))
    }

    /// Posts a signed body: `X-Signoria-Signature` is the HMAC-SHA-256 of the time, a full stop and the
    /// body.
    pub async fn post(
        &self,
        target: &Target,
        secret: &str,
        at: i64,
        body: &str,
    ) -> Result<(), WebhookError> {
        let conversation = async {
            let request = Request::post(target.path.as_str())
                .header(header::HOST, target.named())
                .header(header::CONNECTION, "close")
                .header(header::USER_AGENT, "signoria")
                .header(header::CONTENT_TYPE, "application/json")
                .header("x-signoria-time", at)
                .header("x-signoria-signature", format!("sha256={}", signature(secret, at, body)))
                .body(Body::from(body.to_owned()))
                .map_err(|_| WebhookError::Silent)?;
            let address = target.address(self.private).await?;
            let stream = TcpStream::connect(address).await.map_err(|_| WebhookError::Silent)?;
            if !target.secure {
                return ask(stream, request).await;
            }
            let name = rustls::pki_types::ServerName::try_from(target.host.clone())
                .map_err(|_| WebhookError::Silent)?;
            let stream = self.tls.connect(name, stream).await.map_err(|_| WebhookError::Silent)?;
            ask(stream, request).await
        };
        tokio::time::timeout(PATIENCE, conversation).await.unwrap_or(Err(WebhookError::Silent))
    }
}

fn tls(roots: rustls::RootCertStore) -> TlsConnector {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider knows the versions of its own library")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<(), WebhookError> {
    let (mut sender, connection) = hyper::client::conn::http1::Builder::new()
        .max_buf_size(HEAD)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|_| WebhookError::Silent)?;
    let mut answer = pin!(sender.send_request(request));
    let mut connection = pin!(connection);
    let answer = tokio::select! {
        biased;
        answer = &mut answer => answer,
        // A receiver that closes the connection after its response has still responded.
        _ = &mut connection => answer.await,
    };
    match answer.map(|answer| answer.status().as_u16()) {
        Ok(200..=299) => Ok(()),
        Ok(status) => Err(WebhookError::Refused(status)),
        Err(_) => Err(WebhookError::Silent),
    }
}

fn signature(secret: &str, at: i64, body: &str) -> String {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length will do");
    mac.update(format!("{at}.{body}").as_bytes());
    auth::hex(&mac.finalize().into_bytes())
}

/// Whether an address is public.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (b == 18 || b == 19)))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let v4 = |high: u16, low: u16| {
        let [a, b] = high.to_be_bytes();
        let [c, d] = low.to_be_bytes();
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match address.segments() {
        // An IPv4 address inside IPv6: mapped, translated, 6to4.
        [0, 0, 0, 0, 0, 0xffff, high, low]
        | [0x64, 0xff9b, 0, 0, 0, 0, high, low]
        | [0x2002, high, low, ..] => v4(high, low),
        // Special purposes, Teredo among them; and documentation.
        [0x2001, second, ..] if second < 0x200 || second == 0xdb8 => false,
        // Public addresses so far begin with 001.
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
    };
    use tokio_rustls::TlsAcceptor;

    use super::*;

    #[test]
    fn only_http_urls_are_accepted() {
        let target = Target::parse("https://example.org/hook?x=1").expect("an address");
        assert_eq!((target.secure, target.port), (true, 443));
        assert_eq!((target.named().as_str(), target.path.as_str()), ("example.org", "/hook?x=1"));
        let target = Target::parse("http://[::1]:8080").expect("an address");
        assert_eq!((target.named().as_str(), target.path.as_str()), ("[::1]:8080", "/"));
        for bad in [
            "",
            "example.org",
            "/x",
            "file:///etc/passwd",
            "ftp://x",
            "http://",
            "http://a@b/",
            "http://é/",
            "http://x:99999/",
            "http://x\r\nEvil: 1/",
        ] {
            assert_eq!(Target::parse(bad), None, "{bad}");
        }
        assert_eq!(Target::parse(&format!("http://x/{}", "y".repeat(500))), None);
    }

    #[test]
    fn no_private_address_is_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "203.0.113.1",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::a00:1",
            "2002:7f00:1::",
            "2001::1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
        for outside in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"] {
            assert!(is_public(outside.parse().expect("an address")), "{outside}");
        }
    }

    #[tokio::test]
    async fn nothing_is_posted_to_a_private_address_in_any_notation() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let posts = WebhookClient::new(false);
        for host in
            ["127.0.0.1", "localhost", "127.1", "0x7f000001", "2130706433", "[::ffff:7f00:1]"]
        {
            let target = Target::parse(&format!("http://{host}:{port}/")).expect("an address");
            let posted = posts.post(&target, "key", 1, "{}").await;
            // Not every system parses these forms as addresses.
            let odd = host.starts_with("0x") || host == "2130706433" || host == "127.1";
            assert!(
                posted == Err(WebhookError::Private) || odd && posted == Err(WebhookError::Silent),
                "{host}: {posted:?}"
            );
        }
        let connected = tokio::time::timeout(Duration::ZERO, listener.accept()).await;
        assert!(connected.is_err(), "no connection was made");
    }

    #[test]
    fn the_signature_matches_openssl() {
        // printf '5.{}' | openssl dgst -sha256 -hmac key
        let told = signature("key", 5, "{}");
        assert_eq!(told, "9be615aec64f0d044b5ad6854ab1d893ec88617fb728d2149dcd3a3428e8c45d");
        assert_ne!(told, signature("key", 6, "{}"));
        assert_ne!(told, signature("kez", 5, "{}"));
    }

    #[tokio::test]
    async fn over_tls_only_a_host_with_a_valid_certificate_is_told() {
        let own = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let key = rustls::pki_types::PrivateKeyDer::try_from(own.signing_key.serialize_der());
        let config = rustls::ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![own.cert.der().clone()], key.unwrap())
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let receiver = tokio::spawn(async move {
            let mut heard = Vec::new();
            while heard.is_empty() {
                let (stream, _) = listener.accept().await.unwrap();
                // A client that does not trust the certificate disconnects.
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                while !heard.ends_with(b"{}") {
                    let mut buffer = [0; 1024];
                    let read = stream.read(&mut buffer).await.unwrap_or(0);
                    if read == 0 {
                        break;
                    }
                    heard.extend_from_slice(&buffer[..read]);
                }
                let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await;
            }
            String::from_utf8(heard).unwrap()
        });
        let target = Target::parse(&format!("https://localhost:{port}/hook")).unwrap();
        let stranger = WebhookClient::new(true).post(&target, "key", 5, "{}").await;
        assert_eq!(stranger, Err(WebhookError::Silent), "an untrusted certificate");
        let mut roots = rustls::RootCertStore::empty();
        roots.add(own.cert.der().clone()).unwrap();
        let posts = WebhookClient { private: true, tls: tls(roots) };
        let elsewhere = Target::parse(&format!("https://127.0.0.1:{port}/hook")).unwrap();
        let posted = posts.post(&elsewhere, "key", 5, "{}").await;
        assert_eq!(posted, Err(WebhookError::Silent), "the certificate is for another name");
        assert_eq!(posts.post(&target, "key", 5, "{}").await, Ok(()));
        let heard = receiver.await.unwrap();
        assert!(heard.starts_with("POST /hook HTTP/1.1\r\n"), "{heard}");
        assert!(heard.contains(&format!("host: localhost:{port}\r\n")), "{heard}");
        assert!(heard.contains("x-signoria-signature: sha256=9be615aec64f0d044b5ad6854ab1d893ec88617fb728d2149dcd3a3428e8c45d\r\n"), "{heard}");
    }
}
