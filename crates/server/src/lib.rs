//! Tables over HTTP and WebSocket.
//!
//! One task per live table owns its game (`table`); it commits a change before anybody hears of it.
//! Everything a client gets is computed from the view of its own seat. A table that nobody looks at is
//! unloaded and played again from its entries when somebody comes (`hub`).
//!
//! ```no_run
//! use std::{path::Path, sync::Arc};
//! use signoria_server::{Config, Server};
//! use signoria_store::{Durability, Sqlite};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let store = Sqlite::open(Path::new("signoria.sqlite"), Durability::Full)?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! Server::new(Arc::new(store), Config::default())
//!     .serve(listener, async { tokio::signal::ctrl_c().await.unwrap_or(()) })
//!     .await?;
//! # Ok(())
//! # }
//! ```
#![warn(missing_docs)]

mod auth;
mod catalogue;
mod error;
mod frames;
mod http;
mod hub;
mod limit;
mod page;
mod socket;
mod table;

use std::{
    collections::HashMap,
    io,
    path::PathBuf,
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use signoria_i18n::{Lang, Words};
use signoria_registry::Budget;
use signoria_site::Site;
use signoria_store::Store;
use tokio::{
    net::TcpListener,
    sync::{Semaphore, watch},
};

use crate::hub::Hub;

/// How long open connections may take to close.
const GOODBYE: Duration = Duration::from_secs(3);

/// What a host can decide.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether browsers may send the cookie over TLS only. Set it if the server stands behind TLS.
    pub secure: bool,
    /// A table that nobody looks at is unloaded after this time.
    pub idle: Duration,
    /// How long a bot may think.
    pub think: Duration,
    /// How many unfinished tables one user may have made.
    pub tables_per_user: u32,
    /// How many guests may come per minute.
    pub guests_per_minute: u32,
    /// How many `WebSocket`s may be open.
    pub connections: usize,
    /// A folder with the site to serve instead of the one inside the program.
    pub site: Option<PathBuf>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            secure: false,
            idle: Duration::from_mins(5),
            think: Duration::from_secs(1),
            tables_per_user: 50,
            guests_per_minute: 600,
            connections: 20_000,
            site: None,
        }
    }
}

/// A server that is ready to listen.
pub struct Server {
    app: Arc<App>,
    close: watch::Sender<bool>,
}

/// What every request works with.
pub(crate) struct App {
    pub store: Arc<dyn Store>,
    pub config: Config,
    pub hub: Arc<Hub>,
    pub guests: Mutex<limit::Bucket>,
    pub sockets: Arc<Semaphore>,
    /// Nothing: the plain page is shown.
    pub site: Option<Site>,
    /// Becomes true when the server closes.
    pub closing: watch::Receiver<bool>,
}

impl Server {
    /// A server on this store.
    pub fn new(store: Arc<dyn Store>, config: Config) -> Self {
        let (close, closing) = watch::channel(false);
        let budget = Budget { iterations: None, time: Some(config.think) };
        let app = App {
            hub: Arc::new(Hub::new(store.clone(), config.idle, budget)),
            guests: Mutex::new(limit::Bucket::per_minute(config.guests_per_minute)),
            sockets: Arc::new(Semaphore::new(config.connections)),
            site: match &config.site {
                Some(folder) => Site::in_folder(folder.clone()),
                None => Site::embedded(),
            },
            store,
            config,
            closing,
        };
        Self { app: Arc::new(app), close }
    }

    /// Serves until `stop` resolves, then says goodbye to everybody and ends.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let Self { app, close } = self;
        let routes = http::routes(app.clone());
        let stop = async move {
            stop.await;
            tracing::info!("closing");
            // Nobody listens only if nobody is connected.
            let _ = close.send(true);
        };
        axum::serve(listener, routes).with_graceful_shutdown(stop).await?;
        // Connections that were upgraded are not waited for: give them time to say goodbye.
        let all = u32::try_from(app.config.connections).unwrap_or(u32::MAX);
        let _ = tokio::time::timeout(GOODBYE, app.sockets.acquire_many(all)).await;
        app.hub.close();
        Ok(())
    }
}

/// The words of a game (or of the platform: an empty name), read once.
pub(crate) fn words(lang: Lang, game: &str) -> Arc<Words> {
    type Read = HashMap<(Lang, String), Arc<Words>>;
    static READ: OnceLock<Mutex<Read>> = OnceLock::new();
    let read = READ.get_or_init(Mutex::default);
    // Only registered games are asked for, so that the map stays small.
    let mut read = read.lock().expect("nothing panics while it holds the words");
    read.entry((lang, game.to_owned())).or_insert_with(|| Arc::new(Words::new(lang, game))).clone()
}
