//! `signoria serve`: the games in the browser.

use std::{io, net::SocketAddr, sync::Arc};

use signoria_server::{Server, raise_open_files};
use signoria_store::{Durability, StoreError};
use tokio::{net::TcpListener, runtime};
use tracing_subscriber::filter::LevelFilter;

use crate::{args::Serve, desk::Desk, settings::Settings, stop::Stop};

pub fn run(args: &Serve, desk: &mut Desk) -> Result<(), Stop> {
    let settings = Settings::read(args, desk)?;
    let listen = settings.get("listen")?.unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let address: SocketAddr = listen
        .parse()
        .map_err(|_| desk.bad("cli-serve-bad_address", &[("address", listen.clone())]))?;
    let place = settings.place()?;
    let level = settings.get("log")?.unwrap_or(LevelFilter::WARN);
    let mut config = settings.config()?;
    // Pictures want the same cards every time. A program that people play with cannot be told so.
    if cfg!(debug_assertions) {
        config.seed = std::env::var("SIGNORIA_SEED").ok().and_then(|seed| seed.parse().ok());
    }
    // Only fails if there is a log already, and then that one is used.
    let _ =
        tracing_subscriber::fmt().json().with_writer(io::stderr).with_max_level(level).try_init();

    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // The port first: a second server is told so before it touches the file of the first.
        let listener = TcpListener::bind(address).await.map_err(|error| {
            let address = ("address", address.to_string());
            if error.kind() == io::ErrorKind::AddrInUse {
                return desk.bad("cli-serve-taken", &[address]);
            }
            desk.bad("cli-serve-no_listen", &[address, ("detail", error.to_string())])
        })?;
        let store = place.open(Durability::Full).map_err(|error| {
            if error == StoreError::InUse {
                return desk.bad("cli-serve-in_use", &[("file", place.to_string())]);
            }
            let values = [("file", place.to_string()), ("detail", error.to_string())];
            desk.bad("cli-serve-no_database", &values)
        })?;
        raise_open_files(config.connections);
        let link = format!("http://{}", listener.local_addr()?);
        let values = [("link", link.clone()), ("file", place.to_string())];
        desk.tell("cli-serve-ready", &values)?;
        desk.flush()?;
        if args.open {
            open(&link);
        }
        let served = Server::new(Arc::new(store), config).serve(listener, stopped()).await;
        served.map_err(|error| desk.bad("cli-serve-failed", &[("detail", error.to_string())]))?;
        desk.tell("cli-serve-closed", &[])
    })
}

/// Until somebody presses Ctrl-C or the system asks us to end.
async fn stopped() {
    let interrupted = async {
        // Without the signal it can still be ended the hard way, which loses nothing.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

/// Shows the page in the reader's browser, if the system has a way; the link is printed anyway.
fn open(link: &str) {
    let command = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let _ = std::process::Command::new(command).arg(link).spawn();
}
