//! Where the server listens: a port, or a Unix socket for a proxy on the same machine.

use std::{
    fmt, io,
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
    str::FromStr,
};

use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpListener,
};

/// Where a server listens, as hosts write it: `127.0.0.1:8080` or `unix:/run/signoria/socket`.
///
/// ```
/// use signoria_server::ListenAddress;
///
/// for text in ["127.0.0.1:8080", "[::]:80", "unix:/run/signoria/socket"] {
///     assert_eq!(text.parse::<ListenAddress>().unwrap().to_string(), text);
/// }
/// assert!("unix:".parse::<ListenAddress>().is_err());
/// assert!("localhost".parse::<ListenAddress>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListenAddress {
    /// An address and a port.
    Tcp(SocketAddr),
    /// A file; programs that may write to it are trusted as proxies.
    Unix(PathBuf),
}

impl FromStr for ListenAddress {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix("unix:") {
            Some("") => Err(()),
            Some(path) => Ok(Self::Unix(path.into())),
            None => text.parse().map(Self::Tcp).map_err(drop),
        }
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tcp(address) => address.fmt(f),
            Self::Unix(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

impl ListenAddress {
    /// Starts to listen. A socket that a server left behind is replaced, one that is in use is not
    /// ([`io::ErrorKind::AddrInUse`]).
    pub async fn bind(&self) -> io::Result<Listener> {
        match self {
            Self::Tcp(address) => TcpListener::bind(address).await.map(Listener::Tcp),
            Self::Unix(path) => bind_unix(path).await,
        }
    }
}

#[cfg(unix)]
async fn bind_unix(path: &Path) -> io::Result<Listener> {
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};

    use tokio::net::{UnixListener, UnixStream};

    if path.symlink_metadata().is_ok_and(|file| file.file_type().is_socket()) {
        if UnixStream::connect(path).await.is_ok() {
            return Err(io::ErrorKind::AddrInUse.into());
        }
        std::fs::remove_file(path)?;
    }
    let listener = UnixListener::bind(path)?;
    // For the proxy, which is in the group of the server.
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o660))?;
    Ok(Listener::Unix { listener, path: path.to_owned() })
}

#[cfg(not(unix))]
async fn bind_unix(_: &Path) -> io::Result<Listener> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Accepts connections.
pub enum Listener {
    /// On a port.
    Tcp(TcpListener),
    /// On a file, which is removed at the end.
    #[cfg(unix)]
    Unix {
        /// The socket.
        listener: tokio::net::UnixListener,
        /// The file.
        path: PathBuf,
    },
}

impl From<TcpListener> for Listener {
    fn from(listener: TcpListener) -> Self {
        Self::Tcp(listener)
    }
}

/// The stream of a connection.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

impl Listener {
    /// The address that it got, with its port.
    pub fn address(&self) -> io::Result<ListenAddress> {
        match self {
            Self::Tcp(listener) => listener.local_addr().map(ListenAddress::Tcp),
            #[cfg(unix)]
            Self::Unix { path, .. } => Ok(ListenAddress::Unix(path.clone())),
        }
    }

    /// The next connection, and the address it comes from; `None` on a Unix socket.
    pub(crate) async fn accept(&self) -> io::Result<(Box<dyn Stream>, Option<IpAddr>)> {
        match self {
            Self::Tcp(listener) => {
                let (stream, address) = listener.accept().await?;
                // Frames are whole messages: waiting for more data only costs time.
                let _ = stream.set_nodelay(true);
                Ok((Box::new(stream), Some(address.ip().to_canonical())))
            }
            #[cfg(unix)]
            Self::Unix { listener, .. } => {
                let (stream, _) = listener.accept().await?;
                Ok((Box::new(stream), None))
            }
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        #[cfg(unix)]
        if let Self::Unix { path, .. } = self {
            let _ = std::fs::remove_file(path);
        }
    }
}
