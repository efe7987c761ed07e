//! Tables over HTTP and WebSocket.
//!
//! One task per live table owns its game (`table`); it commits a change before anybody hears of it.
//! Everything a client gets is computed from the view of its own seat. A table that nobody looks at is
//! unloaded and played again from its entries when somebody comes (`hub`).
//!
//! ```no_run
//! use std::sync::Arc;
//! use signoria_server::{Config, Server};
//! use signoria_store::{Durability, Place};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let store = Place::of("signoria.sqlite").open(Durability::Full)?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:8080").await?;
//! Server::new(Arc::new(store), Config::default())
//!     .serve(listener, async { tokio::signal::ctrl_c().await.unwrap_or(()) })
//!     .await?;
//! # Ok(())
//! # }
//! ```
#![warn(missing_docs)]

mod account;
mod acting;
mod admin;
mod api;
pub mod archive;
mod auth;
mod catalogue;
pub mod check;
mod clock;
mod course;
mod error;
mod fair;
mod files;
mod frames;
mod http;
mod hub;
mod limit;
mod listen;
mod lobby;
mod mail;
mod metrics;
mod names;
mod notice;
mod page;
mod passwords;
mod pieces;
mod profile;
mod prune;
mod ready;
mod sessions;
mod socket;
mod table;
mod tables;
mod thinkers;
pub mod tools;
mod turns;
mod webhook;
mod websocket;

use std::{
    collections::HashSet,
    io,
    net::IpAddr,
    path::PathBuf,
    sync::{Arc, Mutex, OnceLock, atomic::AtomicI64},
    time::Duration,
};

use signoria_engine::Seed;
use signoria_i18n::{Lang, Words};
use signoria_site::Site;
use signoria_store::Store;
use tokio::{
    net::TcpListener,
    sync::{Semaphore, mpsc, watch},
};

pub use crate::{
    clock::Clock,
    files::raise_open_files,
    mail::{BadMailer, Mailer},
};
use crate::{hub::Hub, metrics::Metrics, turns::Turn};

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
    /// How many unfinished tables the users of one address may have made since the server started.
    pub tables_per_address: u32,
    /// How many tables without a person one user may have running.
    pub bot_tables_per_user: u32,
    /// How many tables one user may make per minute, in the long run; 30 at once.
    pub tables_per_minute: u32,
    /// How many tables one guest may have made in all, finished ones too.
    pub tables_per_guest: u32,
    /// Finished tables of guests are removed after so many days; 0: never.
    pub prune_guest_tables_days: u32,
    /// How many guests may come per minute, all together.
    pub guests_per_minute: u32,
    /// How many of them may come from one address.
    pub guests_per_address: u32,
    /// How many requests one address may send per second, in the long run; ten times as many at once.
    pub requests_per_second: u32,
    /// How many `WebSocket`s may be open.
    pub connections: usize,
    /// A folder with the site to serve instead of the one inside the program.
    pub site: Option<PathBuf>,
    /// What time it is.
    pub clock: Clock,
    /// How many messages a `WebSocket` may send per second, in the long run; twice as many at once.
    pub messages_per_second: u32,
    /// How many connections one address may have.
    pub connections_per_address: u32,
    /// Addresses that connect people instead of being people: their connections are not limited, and
    /// the last address in the `X-Forwarded-For` they send is believed.
    pub proxies: Vec<IpAddr>,
    /// Who may read `/metrics`.
    pub metrics: Audience,
    /// A client that takes longer to send a request, or to swallow an answer, is gone.
    pub slow: Duration,
    /// A client whose `WebSocket` says nothing for so long is asked whether it is still there; if it
    /// does not answer in the same time, it is gone.
    pub silence: Duration,
    /// Deals every new table from this seed instead of from chance: for pictures and tests, never for a
    /// house that people play in.
    pub seed: Option<Seed>,
    /// The address of this server as people type it, for links in notices.
    pub link: Option<String>,
    /// Whether webhooks may go to private and loopback addresses.
    pub private_webhooks: bool,
    /// How mail is sent; without it, none is.
    pub mail: Option<Mailer>,
    /// Turns within this time go into one mail.
    pub mail_gather: Duration,
}

/// Who may read something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Audience {
    /// Nobody.
    Nobody,
    /// Programs on the same machine that no proxy sends.
    #[default]
    Machine,
    /// Everybody.
    Everybody,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            secure: false,
            idle: Duration::from_mins(5),
            think: Duration::from_secs(1),
            tables_per_user: 50,
            tables_per_address: 100,
            tables_per_minute: 12,
            tables_per_guest: 200,
            prune_guest_tables_days: 90,
            bot_tables_per_user: 3,
            guests_per_minute: 600,
            guests_per_address: 60,
            requests_per_second: 50,
            connections: 16_384,
            site: None,
            clock: Clock::wall(),
            messages_per_second: 100,
            connections_per_address: 500,
            proxies: Vec::new(),
            metrics: Audience::default(),
            slow: Duration::from_secs(20),
            silence: Duration::from_secs(30),
            seed: None,
            link: None,
            private_webhooks: false,
            mail: None,
            mail_gather: Duration::from_mins(10),
        }
    }
}

/// A server that is ready to listen.
pub struct Server {
    app: Arc<App>,
    close: watch::Sender<bool>,
    turns: mpsc::Receiver<Turn>,
}

/// What every request works with.
pub(crate) struct App {
    pub store: Arc<dyn Store>,
    pub config: Config,
    pub hub: Arc<Hub>,
    pub guests: Mutex<limit::Bucket>,
    /// How many guests and accounts may come from one household.
    pub guests_of_households: limit::Buckets,
    /// How often a household may try to log in, under whatever names.
    pub logins: limit::Buckets,
    /// The sessions of open sockets: whatever ends a session in the store says so here.
    pub sessions: Arc<sessions::Sessions>,
    /// How long the server was down, if that was long or the clock was set, in milliseconds: this time
    /// does not count for the life of sessions.
    pub downtime: AtomicI64,
    pub passwords: passwords::Passwords,
    /// How often an address may ask for anything.
    pub requests: limit::Buckets,
    /// How often somebody may try to log in under a name, or to sit down at a table with a password.
    pub tries: limit::Buckets,
    /// How often all households together may try to log in under a name before each of them is slowed down.
    pub names: limit::Buckets,
    /// How often a household may then try to log in under this name.
    pub tries_under_attack: limit::Buckets,
    /// Where games are played again for those who look back at them.
    pub replays: Arc<fair::Gate>,
    /// How often somebody may try whether notices arrive.
    pub trials: limit::Buckets,
    /// How often an address is asked whether it wants mail: for each person and address, and in all.
    pub letters: limit::Buckets,
    pub letters_of_households: limit::Buckets,
    pub all_letters: limit::Buckets,
    /// How often a user may make a table.
    pub new_tables: limit::Buckets,
    /// How often a user may ask for everything that is kept about them.
    pub exports: limit::Buckets,
    /// Whose export is being written.
    pub exporting: Mutex<HashSet<i64>>,
    pub probe: ready::Probe,
    /// Whoever reads and then writes how somebody is told holds this.
    pub notices: tokio::sync::Mutex<()>,
    pub posts: webhook::Posts,
    pub lobby: lobby::Cache,
    pub sockets: Arc<Semaphore>,
    /// Nothing: the plain page is shown.
    pub site: Option<Site>,
    pub addresses: Arc<listen::Addresses>,
    pub metrics: Arc<Metrics>,
    /// Becomes true when the server closes.
    pub closing: watch::Receiver<bool>,
}

impl Server {
    /// A server on this store.
    pub fn new(store: Arc<dyn Store>, config: Config) -> Self {
        let (close, closing) = watch::channel(false);
        let metrics = Arc::new(Metrics::default());
        let (turn, turns) = turns::queue();
        let app = App {
            hub: Arc::new(Hub::new(store.clone(), &config, metrics.clone(), turn)),
            addresses: Arc::new(listen::Addresses::new(config.connections_per_address)),
            metrics,
            guests: Mutex::new(limit::Bucket::per_minute(config.guests_per_minute)),
            guests_of_households: limit::Buckets::new(
                config.guests_per_address,
                f64::from(config.guests_per_address) / 60.0,
            ),
            logins: limit::Buckets::new(60, 0.5),
            sessions: Arc::default(),
            downtime: AtomicI64::new(0),
            passwords: passwords::Passwords::new(),
            requests: limit::Buckets::new(
                config.requests_per_second.saturating_mul(10),
                f64::from(config.requests_per_second),
            ),
            tries: limit::Buckets::new(20, 0.2),
            names: limit::Buckets::new(200, 2.0),
            tries_under_attack: limit::Buckets::new(5, 1.0 / 60.0),
            replays: fair::Gate::new(course::LIMITS),
            trials: limit::Buckets::new(5, 0.05),
            letters: limit::Buckets::new(3, 1.0 / 600.0),
            letters_of_households: limit::Buckets::new(10, 1.0 / 300.0),
            all_letters: limit::Buckets::new(100, 0.2),
            new_tables: limit::Buckets::new(
                config.tables_per_minute.max(30),
                f64::from(config.tables_per_minute) / 60.0,
            ),
            exports: limit::Buckets::new(3, 1.0 / 300.0),
            exporting: Mutex::default(),
            probe: ready::Probe::default(),
            notices: tokio::sync::Mutex::default(),
            posts: webhook::Posts::new(config.private_webhooks),
            lobby: lobby::Cache::default(),
            sockets: Arc::new(Semaphore::new(config.connections)),
            site: match &config.site {
                Some(folder) => Site::in_folder(folder.clone()),
                None => Site::embedded(),
            },
            store,
            config,
            closing,
        };
        Self { app: Arc::new(app), close, turns }
    }

    /// Serves until `stop` resolves, then says goodbye to everybody and ends.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let Self { app, close, turns } = self;
        names::fill_skeletons(&app.store).await.map_err(io::Error::other)?;
        let damaged = app.store.damaged().await.map_err(io::Error::other)?;
        for (_, reason) in &damaged {
            tracing::error!(reason, "a table is damaged: run `signoria check`");
        }
        let routes = http::routes(app.clone());
        let closing = app.closing.clone();
        tokio::spawn(async move {
            stop.await;
            tracing::info!("closing");
            // Nobody listens only if nobody is connected.
            let _ = close.send(true);
        });
        auth::measure_downtime(&app).await;
        let time = tokio::spawn(app.hub.clone().keep_time());
        let alive = tokio::spawn(auth::keep_alive(app.clone()));
        let pruning = tokio::spawn(prune::run(app.clone()));
        let watching = tokio::spawn(admin::follow_log(app.clone()));
        let notices = tokio::spawn(turns::run(app.clone(), turns));
        listen::run(listener, routes, &app, closing).await;
        time.abort();
        alive.abort();
        pruning.abort();
        watching.abort();
        // Connections that were upgraded are not waited for: give them time to say goodbye.
        let all = u32::try_from(app.config.connections).unwrap_or(u32::MAX);
        let _ = tokio::time::timeout(GOODBYE, app.sockets.acquire_many(all)).await;
        let _ = tokio::time::timeout(GOODBYE, notices).await;
        app.hub.close();
        Ok(())
    }
}

/// Until the server closes. Drops the lock on the value, which must not be kept while we wait.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the server has gone altogether.
    drop(closing.wait_for(|closing| *closing).await);
}

/// The words of a game (or of the platform: an empty name), read once.
pub(crate) fn words(lang: Lang, game: &str) -> &'static Words {
    type Shelf = (&'static str, [OnceLock<Words>; Lang::ALL.len()]);
    static SHELVES: OnceLock<Vec<Shelf>> = OnceLock::new();
    let shelves = SHELVES.get_or_init(|| {
        let games = signoria_registry::GAMES.iter().map(|game| game.meta().id);
        std::iter::once("").chain(games).map(|game| (game, Default::default())).collect()
    });
    let (game, languages) = shelves.iter().find(|(id, _)| *id == game).unwrap_or(&shelves[0]);
    languages[lang as usize].get_or_init(|| Words::new(lang, game))
}
