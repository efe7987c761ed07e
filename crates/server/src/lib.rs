//! Tables over HTTP and WebSocket.
//!
//! One task per live table owns its game (`table`); it commits a change before any client receives it.
//! Everything for a client is computed from the view of its own seat. A table without connections is
//! unloaded, and replayed from its entries on demand (`hub`).
//!
//! ```no_run
//! use std::sync::Arc;
//! use signoria_server::{Config, Server};
//! use signoria_store::{Durability, StoreLocation};
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let store = StoreLocation::of("signoria.sqlite").open(Durability::Full)?;
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
mod address;
mod admin;
mod api;
pub mod archive;
mod auth;
mod catalogue;
pub mod check;
mod clock;
mod cluster;
mod error;
mod fair;
mod files;
mod frames;
mod http;
mod hub;
mod lessons;
mod limit;
mod listen;
mod lobby;
mod mail;
mod metrics;
mod names;
mod network;
mod notice;
mod notifications;
mod page;
mod passwords;
mod pieces;
mod profile;
mod prune;
mod ready;
mod score_history;
mod sessions;
mod socket;
mod table;
mod tables;
mod thinkers;
pub mod tools;
mod webhook;
mod websocket;

use std::{
    collections::HashSet,
    io,
    path::PathBuf,
    sync::{Arc, Mutex, OnceLock, atomic::AtomicI64},
    time::Duration,
};

use signoria_engine::Seed;
use signoria_i18n::{Lang, Localizer};
use signoria_registry::HostData;
use signoria_site::Site;
use signoria_store::{Store, StoreError};
use tokio::sync::{Semaphore, mpsc, watch};

pub use crate::{
    address::{ListenAddress, Listener},
    clock::Clock,
    files::raise_open_files,
    mail::{BadMailer, Mailer},
    network::Network,
};
use crate::{hub::Hub, metrics::Metrics, notifications::TurnAlert};

/// How often a server that starts asks a database that does not answer, and the pause in between.
const START_TRIES: u32 = 20;
const START_PAUSE: Duration = Duration::from_millis(250);

/// How long open connections may take to close at shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

/// The settings of a host.
#[derive(Clone, Debug)]
pub struct Config {
    /// Whether cookies are sent over TLS only. Set it if the server is behind a TLS proxy.
    pub secure: bool,
    /// A table without connected clients is unloaded after this time.
    pub idle: Duration,
    /// Maximum thinking time of a bot.
    pub bot_time: Duration,
    /// Values of the box in place of reconstructed ones, for new tables.
    pub data: HostData,
    /// Unfinished tables one user may host.
    pub tables_per_user: u32,
    /// Unfinished tables that users of one address may create since the server started.
    pub tables_per_address: u32,
    /// Running tables without a person that one user may host.
    pub bot_tables_per_user: u32,
    /// New tables of one user per minute, in the long run; 30 at once.
    pub tables_per_minute: u32,
    /// Tables one guest may create in total, finished ones included.
    pub tables_per_guest: u32,
    /// Finished tables of guests are deleted after this many days; 0: never.
    pub prune_guest_tables_days: u32,
    /// New guests per minute in total.
    pub guests_per_minute: u32,
    /// New guests per minute from one address.
    pub guests_per_address: u32,
    /// Requests per second from one address, in the long run; ten times as many at once.
    pub requests_per_second: u32,
    /// Maximum number of open `WebSocket`s.
    pub connections: usize,
    /// A folder with a site to serve instead of the built-in one.
    pub site: Option<PathBuf>,
    /// The clock.
    pub clock: Clock,
    /// Messages per second of one `WebSocket`, in the long run; twice as many at once. All `WebSocket`s of one address
    /// together may send ten times as many; what comes above that waits.
    pub messages_per_second: u32,
    /// Maximum number of connections of one address.
    pub connections_per_address: u32,
    /// Addresses and networks of trusted proxies: their connections are not limited, and the last address in their
    /// `X-Forwarded-For` is taken as the client's.
    pub proxies: Vec<Network>,
    /// Who may create an account.
    pub registration: Registration,
    /// Who runs the server and how to reach them, for the page about privacy.
    pub operator: Option<String>,
    /// The language of readers whose browser prefers none of ours.
    pub language: Lang,
    /// Who may read `/metrics`.
    pub metrics: Audience,
    /// Time limit for sending a request and for reading a response.
    pub io_timeout: Duration,
    /// A `WebSocket` that is silent for this time is sent a ping; if it stays silent for the same time
    /// again, it is closed.
    pub ping_interval: Duration,
    /// Deals every new table from this seed instead of a random one: for screenshots and tests, never
    /// for a public server.
    pub seed: Option<Seed>,
    /// The public URL of this server, for links in notifications.
    pub public_url: Option<String>,
    /// Whether webhooks may go to private and loopback addresses.
    pub private_webhooks: bool,
    /// The mail server; without it, no mail is sent.
    pub mail: Option<Mailer>,
    /// Turns within this time are sent in one mail.
    pub mail_batch: Duration,
}

/// Who may create an account.
#[derive(Clone, PartialEq, Eq)]
pub enum Registration {
    /// Any visitor.
    Open,
    /// Visitors who know this code.
    Invite(String),
    /// No one.
    Closed,
}

impl std::fmt::Debug for Registration {
    /// Without the code.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Open => "Open",
            Self::Invite(_) => "Invite",
            Self::Closed => "Closed",
        })
    }
}

/// Clients that may read something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Audience {
    /// None.
    Disabled,
    /// Programs on the same machine, not through a proxy.
    #[default]
    Local,
    /// All.
    Public,
}

impl Config {
    /// The path below which the site is served, from its public URL: empty, or `/games`.
    pub(crate) fn prefix(&self) -> &str {
        let url = self.public_url.as_deref().unwrap_or_default();
        let host = url.split_once("://").map_or(url, |(_, rest)| rest);
        host.find('/').map_or("", |at| host[at..].trim_end_matches('/'))
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            secure: false,
            idle: Duration::from_mins(5),
            bot_time: Duration::from_secs(1),
            data: HostData::default(),
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
            registration: Registration::Open,
            operator: None,
            language: Lang::default(),
            metrics: Audience::default(),
            io_timeout: Duration::from_secs(20),
            ping_interval: Duration::from_secs(30),
            seed: None,
            public_url: None,
            private_webhooks: false,
            mail: None,
            mail_batch: Duration::from_mins(10),
        }
    }
}

/// A server that is ready to listen.
pub struct Server {
    app: Arc<App>,
    close: watch::Sender<bool>,
    turns: mpsc::Receiver<TurnAlert>,
}

/// The shared state of all requests.
pub(crate) struct App {
    pub store: Arc<Store>,
    pub config: Config,
    pub hub: Arc<Hub>,
    pub guests: limit::Bucket,
    /// Limit of new guests and accounts per household.
    pub guests_of_households: limit::Buckets,
    /// Limit of login attempts per household, under any name.
    pub logins: limit::Buckets,
    /// The sessions of open sockets: code that ends a session in the store reports it here.
    pub sessions: Arc<sessions::Sessions>,
    /// How long the server was down, if that was long or the clock was changed, in milliseconds: this
    /// time does not count for the lifetime of sessions.
    pub downtime: AtomicI64,
    pub passwords: passwords::Passwords,
    /// Limit of requests per address.
    pub requests: limit::Buckets,
    /// Limit of requests for pages and files of the site, which cost little and come in dozens.
    pub assets: limit::Buckets,
    /// Limit of login attempts per name, and of passwords of a table.
    pub tries: limit::Buckets,
    /// Limit of login attempts of all households under a name, before each of them is slowed down.
    pub names: limit::Buckets,
    /// Limit of login attempts of a household under this name after that.
    pub tries_under_attack: limit::Buckets,
    /// Replays of games, in fair order.
    pub replays: Arc<fair::Gate>,
    /// Limit of test notifications.
    pub trials: limit::Buckets,
    /// Limits of confirmation mails: per user and address, per household, and in total.
    pub letters: limit::Buckets,
    pub letters_of_households: limit::Buckets,
    pub all_letters: limit::Buckets,
    /// Limit of new tables per user.
    pub new_tables: limit::Buckets,
    /// Limit of renames per guest.
    pub renames: limit::Buckets,
    /// Limit of exports per user.
    pub exports: limit::Buckets,
    /// Users whose export is running.
    pub exporting: Mutex<HashSet<i64>>,
    pub probe: ready::Probe,
    /// Held while notification settings are read and then written.
    pub notices: tokio::sync::Mutex<()>,
    pub posts: webhook::WebhookClient,
    pub lobby: lobby::Cache,
    pub sockets: Arc<Semaphore>,
    /// `None`: the plain page is served.
    pub site: Option<Site>,
    pub addresses: Arc<listen::Addresses>,
    pub metrics: Arc<Metrics>,
    /// Becomes true when the server shuts down.
    pub closing: watch::Receiver<bool>,
}

impl Server {
    /// A server on this store.
    pub fn new(store: Arc<Store>, config: Config) -> Self {
        let (close, closing) = watch::channel(false);
        let metrics = Arc::new(Metrics::default());
        let (turn, turns) = notifications::queue();
        let member = (!store.is_file()).then(|| Arc::new(cluster::Member::new()));
        let app = App {
            hub: Arc::new(Hub::new(store.clone(), &config, metrics.clone(), turn, member)),
            addresses: Arc::new(listen::Addresses::new(
                config.connections_per_address,
                config.messages_per_second,
            )),
            metrics,
            guests: limit::Bucket::per_minute(config.guests_per_minute),
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
            assets: limit::Buckets::new(
                config.requests_per_second.saturating_mul(100),
                f64::from(config.requests_per_second) * 10.0,
            ),
            tries: limit::Buckets::new(20, 0.2),
            names: limit::Buckets::new(200, 2.0),
            tries_under_attack: limit::Buckets::new(5, 1.0 / 60.0),
            replays: fair::Gate::new(score_history::LIMITS),
            trials: limit::Buckets::new(5, 0.05),
            letters: limit::Buckets::new(3, 1.0 / 600.0),
            letters_of_households: limit::Buckets::new(10, 1.0 / 300.0),
            all_letters: limit::Buckets::new(100, 0.2),
            new_tables: limit::Buckets::new(
                config.tables_per_minute.max(30),
                f64::from(config.tables_per_minute) / 60.0,
            ),
            renames: limit::Buckets::new(5, 1.0 / 60.0),
            exports: limit::Buckets::new(3, 1.0 / 300.0),
            exporting: Mutex::default(),
            probe: ready::Probe::default(),
            notices: tokio::sync::Mutex::default(),
            posts: webhook::WebhookClient::new(config.private_webhooks),
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

    /// Serves until `stop` resolves, then shuts down cleanly.
    pub async fn serve(
        self,
        listener: impl Into<Listener>,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let Self { app, close, turns } = self;
        let listener: Listener = listener.into();
        let address = listener.address()?;
        let mut tries = 1;
        while let Err(error) = prepare(&app, &address).await {
            // A database on another machine may drop its connections at any time, also now.
            let lost = matches!(error, StoreError::Database(_)) && !app.store.is_file();
            if !lost || tries == START_TRIES {
                return Err(io::Error::other(error));
            }
            tracing::warn!(%error, "the database does not answer yet");
            tries += 1;
            tokio::time::sleep(START_PAUSE).await;
        }
        let routes = http::routes(app.clone());
        let closing = app.closing.clone();
        let beating =
            app.hub.member.clone().map(|member| tokio::spawn(member.run(app.hub.clone())));
        let hub = app.hub.clone();
        tokio::spawn(async move {
            stop.await;
            tracing::info!("shutting down");
            hub.drain().await;
            // Fails only without connections.
            let _ = close.send(true);
        });
        auth::measure_downtime(&app).await;
        let time = tokio::spawn(app.hub.clone().run_deadlines());
        let alive = tokio::spawn(auth::keep_alive(app.clone()));
        let pruning = tokio::spawn(prune::run(app.clone()));
        let watching = tokio::spawn(admin::follow_log(app.clone()));
        let notices = tokio::spawn(notifications::run(app.clone(), turns));
        listen::run(listener, routes, &app, closing).await;
        time.abort();
        alive.abort();
        pruning.abort();
        watching.abort();
        // Upgraded connections are not awaited: this gives them time to close.
        let all = u32::try_from(app.config.connections).unwrap_or(u32::MAX);
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, app.sockets.acquire_many(all)).await;
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, notices).await;
        app.hub.close();
        if let (Some(member), Some(beating)) = (&app.hub.member, beating) {
            beating.abort();
            let removed = app.store.remove_node(member.id.clone());
            let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, removed).await;
        }
        Ok(())
    }
}

/// What has to be done in the database before the first request is answered.
async fn prepare(app: &App, address: &ListenAddress) -> Result<(), StoreError> {
    if let Some(member) = &app.hub.member {
        member.join(&app.hub, address).await?;
    }
    names::fill_skeletons(&app.store).await?;
    for (_, reason) in &app.store.damaged().await? {
        tracing::error!(reason, "a table is damaged; run `signoria check`");
    }
    Ok(())
}

/// Waits until the server shuts down. Drops the lock on the value, which must not be held across an await.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error means that the server no longer exists.
    drop(closing.wait_for(|closing| *closing).await);
}

/// The texts of a game (or of the platform: an empty name), loaded once.
pub(crate) fn words(lang: Lang, game: &str) -> &'static Localizer {
    type Shelf = (&'static str, [OnceLock<Localizer>; Lang::ALL.len()]);
    static LOCALIZERS: OnceLock<Vec<Shelf>> = OnceLock::new();
    let shelves = LOCALIZERS.get_or_init(|| {
        let games = signoria_registry::GAMES.iter().map(|game| game.meta().id);
        std::iter::once("").chain(games).map(|game| (game, Default::default())).collect()
    });
    let (game, languages) = shelves.iter().find(|(id, _)| *id == game).unwrap_or(&shelves[0]);
    languages[lang as usize].get_or_init(|| Localizer::new(lang, game))
}
