//! `signoria serve`: the games in the browser.

use std::{io, net::SocketAddr, path::PathBuf, sync::Arc};

use signoria_server::{Config, Server};
use signoria_store::{Durability, Sqlite};
use tokio::{net::TcpListener, runtime};
use tracing_subscriber::filter::LevelFilter;

use crate::{args::Serve, desk::Desk, stop::Stop};

pub fn run(args: &Serve, desk: &mut Desk) -> Result<(), Stop> {
    let setting = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let listen = args.listen.clone().or_else(|| setting("SIGNORIA_LISTEN"));
    let listen = listen.unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let address: SocketAddr = listen
        .parse()
        .map_err(|_| desk.bad("cli-serve-bad_address", &[("address", listen.clone())]))?;
    let file = args.database.clone().or_else(|| setting("SIGNORIA_DATABASE").map(PathBuf::from));
    let file = file.unwrap_or_else(|| PathBuf::from("signoria.sqlite"));
    let secure = args.secure
        || setting("SIGNORIA_SECURE").is_some_and(|value| matches!(value.as_str(), "1" | "true"));
    let site = args.site.clone().or_else(|| setting("SIGNORIA_SITE").map(PathBuf::from));
    let log = args.log.clone().or_else(|| setting("SIGNORIA_LOG"));
    let log = log.unwrap_or_else(|| "warn".to_owned());
    let level: LevelFilter = log
        .parse()
        .map_err(|_| desk.bad("cli-bad_value", &[("name", "--log".to_owned()), ("value", log)]))?;
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
        let store = Sqlite::open(&file, Durability::Full).map_err(|error| {
            let values = [("file", file.display().to_string()), ("detail", error.to_string())];
            desk.bad("cli-serve-no_database", &values)
        })?;
        let link = format!("http://{}", listener.local_addr()?);
        let values = [("link", link.clone()), ("file", file.display().to_string())];
        desk.tell("cli-serve-ready", &values)?;
        desk.flush()?;
        if args.open {
            open(&link);
        }
        let config = Config { secure, site, ..Config::default() };
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
