//! `signoria serve`: the server and the site.

use std::{io, sync::Arc, time::Duration};

use sd_notify::NotifyState;
use signoria_server::{ListenAddress, Server, raise_open_files};
use signoria_store::{Durability, StoreError};
use tokio::runtime;

use crate::{args::Serve, console::Console, exit::Exit, settings::Settings};

pub fn run(args: &Serve, console: &mut Console) -> Result<(), Exit> {
    let settings = Settings::read(args, console)?;
    let address = settings.address(&settings.listen()?)?;
    let place = settings.place()?;
    let level = settings.level()?;
    let backups = settings.backups()?;
    let mut config = settings.config()?;
    // Screenshots need the same cards every time. Release builds ignore the variable.
    if cfg!(debug_assertions) {
        config.seed = std::env::var("SIGNORIA_SEED").ok().and_then(|seed| seed.parse().ok());
    }
    let log = crate::logs::start(level);
    let runtime = runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // Binds the port first: a second server is refused before it touches the database of the
        // first.
        let listener = address.bind().await.map_err(|error| {
            let address = ("address", address.to_string());
            if error.kind() == io::ErrorKind::AddrInUse {
                return console.usage_error("cli-serve-taken", &[address]);
            }
            console.usage_error("cli-serve-no_listen", &[address, ("detail", error.to_string())])
        })?;
        let store = place.open(Durability::Full).map_err(|error| {
            if error == StoreError::InUse {
                return console.usage_error("cli-serve-in_use", &[("file", place.to_string())]);
            }
            let values = [("file", place.to_string()), ("detail", error.to_string())];
            console.usage_error("cli-serve-no_database", &values)
        })?;
        raise_open_files(config.connections);
        let link = match listener.address()? {
            ListenAddress::Tcp(address) => format!("http://{address}"),
            socket @ ListenAddress::Unix(_) => socket.to_string(),
        };
        let values = [("link", link.clone()), ("file", place.to_string())];
        console.print("cli-serve-ready", &values)?;
        console.flush()?;
        if args.open {
            open(&link);
        }
        // Without systemd there is no socket to notify, and nothing happens.
        let _ = sd_notify::notify(&[NotifyState::Ready]);
        if let Some(interval) = sd_notify::watchdog_enabled() {
            tokio::spawn(answer_watchdog(interval / 2));
        }
        tokio::spawn(log);
        if let Some(backups) = backups {
            tokio::spawn(backups.run());
        }
        let served = Server::new(Arc::new(store), config).serve(listener, stopped()).await;
        served.map_err(|error| {
            console.usage_error("cli-serve-failed", &[("detail", error.to_string())])
        })?;
        console.print("cli-serve-closed", &[])
    })
}

/// Tells systemd that the program is alive. A runtime that no longer runs tasks is restarted.
async fn answer_watchdog(every: Duration) {
    loop {
        let _ = sd_notify::notify(&[NotifyState::Watchdog]);
        tokio::time::sleep(every).await;
    }
}

/// Waits for Ctrl-C or `SIGTERM`.
async fn stopped() {
    let interrupted = async {
        // Without the signal handler the program can still be killed, which loses nothing.
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
    let _ = sd_notify::notify(&[NotifyState::Stopping]);
}

/// Opens the page in the reader's browser, if the system can; the link is printed anyway.
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
