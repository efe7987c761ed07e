//! `signoria health`: asks a running server whether it can work. For container health checks, where there is
//! no `curl`.

use std::{
    net::{IpAddr, SocketAddr, TcpStream},
    path::PathBuf,
    time::Duration,
};

use clap::Args;
use signoria_server::ListenAddress;

use crate::{console::Console, exit::Exit, settings::Settings};

/// Time limit for connecting, for the request and for the response.
const TIMEOUT: Duration = Duration::from_secs(5);

#[derive(Args, Debug)]
pub struct Health {
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// Exits with 0 if the server answers that it is ready, otherwise with 1.
pub fn run(args: &Health, console: &mut Console) -> Result<(), Exit> {
    let settings = Settings::of(args.config.as_ref(), None, console)?;
    let listen = args.listen.clone().map_or_else(|| settings.listen(), Ok)?;
    let address = settings.address(&listen)?;
    drop(settings);
    let values = |detail: String| [("address", address.to_string()), ("detail", detail)];
    match status(&address) {
        Ok(200) => console.print("cli-health-ready", &values(String::new())),
        Ok(code) => {
            console.print("cli-health-not_ready", &values(code.to_string()))?;
            Err(Exit::CheckFailed)
        }
        Err(error) => {
            console.print("cli-health-silent", &values(error.to_string()))?;
            Err(Exit::CheckFailed)
        }
    }
}

/// A server that listens on every address is reached on this machine.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        ip if !ip.is_unspecified() => ip,
        IpAddr::V4(_) => IpAddr::V4(std::net::Ipv4Addr::LOCALHOST),
        IpAddr::V6(_) => IpAddr::V6(std::net::Ipv6Addr::LOCALHOST),
    };
    SocketAddr::new(ip, address.port())
}

/// The status code of `GET /ready`.
fn status(address: &ListenAddress) -> std::io::Result<u16> {
    match address {
        ListenAddress::Tcp(address) => {
            let stream = TcpStream::connect_timeout(&reachable(*address), TIMEOUT)?;
            stream.set_read_timeout(Some(TIMEOUT))?;
            stream.set_write_timeout(Some(TIMEOUT))?;
            ask(stream)
        }
        #[cfg(unix)]
        ListenAddress::Unix(path) => {
            let stream = std::os::unix::net::UnixStream::connect(path)?;
            stream.set_read_timeout(Some(TIMEOUT))?;
            stream.set_write_timeout(Some(TIMEOUT))?;
            ask(stream)
        }
        #[cfg(not(unix))]
        ListenAddress::Unix(_) => Err(std::io::ErrorKind::Unsupported.into()),
    }
}

fn ask(mut stream: impl std::io::Read + std::io::Write) -> std::io::Result<u16> {
    write!(stream, "GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut head = [0; 12];
    stream.read_exact(&mut head)?;
    std::str::from_utf8(&head)
        .ok()
        .and_then(|head| head.strip_prefix("HTTP/1.1 "))
        .and_then(|code| code.parse().ok())
        .ok_or_else(|| std::io::Error::other("not an HTTP response"))
}
