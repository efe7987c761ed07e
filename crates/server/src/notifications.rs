//! Turn notifications for players who are not connected: by webhook, by mail, or by one mail a day. They
//! are off by default, and a notification names only the game and its link.
//!
//! A table puts the turn into a queue without waiting; everything else happens in a separate task.

use std::{
    collections::{BTreeSet, HashMap, VecDeque},
    sync::Arc,
};

use serde_json::json;
use signoria_i18n::Lang;
use signoria_store::{Notices, UserTable};
use tokio::sync::{Semaphore, mpsc};

use crate::{
    App, auth, closed,
    limit::Buckets,
    mail::{self, Email, MailError},
    webhook::Target,
    words,
};

/// Capacity of the queue of turns; beyond it turns are dropped, and the next turn of the player is notified
/// again.
const QUEUE: usize = 4096;

/// Maximum number of notifications under way, including those that wait for a retry.
const UNDERWAY: usize = 1024;

/// Maximum number of notifications sent at the same time.
const AT_ONCE: usize = 64;

/// Maximum number of users with collected mail.
const GATHERED: usize = 100_000;

/// Maximum number of tables per user that are checked.
const TABLES: u32 = 1000;

/// An hour and a day, in milliseconds.
const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// Delays of the retries, in milliseconds; then the notification is dropped.
const POST_AGAIN: [i64; 3] = [2_000, 20_000, 120_000];
const MAIL_AGAIN: [i64; 3] = [60_000, 300_000, 1_800_000];

/// A player is to act and not connected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnAlert {
    pub user: i64,
    pub table: String,
    pub game: &'static str,
}

pub fn queue() -> (mpsc::Sender<TurnAlert>, mpsc::Receiver<TurnAlert>) {
    mpsc::channel(QUEUE)
}

/// Sends notifications until the server shuts down.
pub async fn run(app: Arc<App>, mut turns: mpsc::Receiver<TurnAlert>) {
    let clock = app.config.clock.clone();
    let mut closing = app.closing.clone();
    let mut teller = Notifier {
        app,
        tables: HashMap::new(),
        order: VecDeque::new(),
        paced: Buckets::new(20, 0.01),
        hosts: Buckets::new(100, 1.0),
        underway: Arc::new(Semaphore::new(UNDERWAY)),
        at_once: Arc::new(Semaphore::new(AT_ONCE)),
    };
    let mut digests = clock.now();
    loop {
        let next = teller.order.front().map_or(digests, |(due, _)| digests.min(*due));
        tokio::select! {
            biased;
            () = closed(&mut closing) => {
                while let Ok(turn) = turns.try_recv() {
                    teller.handle_turn(&turn).await;
                }
                return teller.drain().await;
            }
            turn = turns.recv() => match turn {
                Some(turn) => teller.handle_turn(&turn).await,
                None => return,
            },
            () = clock.until(next) => {
                let now = clock.now();
                if digests <= now {
                    digests = now + HOUR;
                    teller.digests(now).await;
                }
                teller.mail_due(now).await;
            }
        }
    }
}

/// A notification.
enum Notice {
    Post { target: Target, secret: String, body: String },
    Mail(Email),
}

impl Notice {
    async fn send(&self, app: &App) -> Result<(), MailError> {
        match self {
            Self::Post { target, secret, body } => {
                let at = app.config.clock.now() / 1000;
                app.posts.post(target, secret, at, body).await.map_err(|error| {
                    tracing::info!(?error, "webhook not delivered");
                    MailError { passes: error.is_transient() }
                })
            }
            Self::Mail(letter) => {
                let Some(mailer) = &app.config.mail else {
                    return Err(MailError { passes: false });
                };
                let sent = mailer.send(letter).await;
                sent.inspect_err(|_| tracing::warn!("mail rejected"))
            }
        }
    }

    /// Delays of its retries.
    const fn again(&self) -> &'static [i64] {
        match self {
            Self::Post { .. } => &POST_AGAIN,
            Self::Mail(_) => &MAIL_AGAIN,
        }
    }
}

struct Notifier {
    app: Arc<App>,
    /// Tables that wait for the next mail, per user.
    tables: HashMap<i64, BTreeSet<String>>,
    /// Due times and users, the first due first.
    order: VecDeque<(i64, i64)>,
    /// Limit per user.
    paced: Buckets,
    /// Limit per receiving host.
    hosts: Buckets,
    underway: Arc<Semaphore>,
    at_once: Arc<Semaphore>,
}

impl Notifier {
    async fn handle_turn(&mut self, turn: &TurnAlert) {
        let row = match self.app.store.notices_of(turn.user).await {
            Ok(Some(row)) if row.turn => row,
            Ok(_) => return,
            Err(error) => {
                tracing::error!(%error, "cannot load notification settings");
                return;
            }
        };
        if wants_mail(&self.app, &row) && !row.digest {
            self.gather(turn);
        }
        if let (Some(target), Some(secret)) =
            (row.webhook.as_deref().and_then(Target::parse), &row.secret)
        {
            if self.paced.take(&turn.user.to_string()) && self.hosts.take(target.host()) {
                let body = notice(&self.app, "turn", Some(turn));
                self.send(Notice::Post { target, secret: secret.clone(), body });
            } else {
                self.app.metrics.notices_dropped.inc();
            }
        }
    }

    /// Collects a turn for the next mail.
    fn gather(&mut self, turn: &TurnAlert) {
        if self.tables.len() >= GATHERED {
            self.app.metrics.notices_dropped.inc();
            return;
        }
        let tables = self.tables.entry(turn.user).or_default();
        if tables.is_empty() {
            let now = self.app.config.clock.now();
            let gather = i64::try_from(self.app.config.mail_batch.as_millis());
            self.order.push_back((now.saturating_add(gather.unwrap_or(DAY)), turn.user));
        }
        if tables.len() < TABLES as usize {
            tables.insert(turn.table.clone());
        }
    }

    /// Sends it now, and retries later if needed.
    fn send(&self, notice: Notice) {
        let Ok(place) = self.underway.clone().try_acquire_owned() else {
            self.app.metrics.notices_dropped.inc();
            return;
        };
        let (app, at_once) = (self.app.clone(), self.at_once.clone());
        tokio::spawn(async move {
            let _place = place;
            let mut pauses = notice.again().iter();
            loop {
                let Ok(permit) = at_once.acquire().await else { return };
                let sent = notice.send(&app).await;
                drop(permit);
                match (sent, pauses.next()) {
                    (Ok(()), _) => {
                        app.metrics.notices_sent.inc();
                        return;
                    }
                    (Err(MailError { passes: true }), Some(pause)) => {
                        app.config.clock.until(app.config.clock.now() + pause).await;
                    }
                    (Err(_), _) => {
                        app.metrics.notices_failed.inc();
                        return;
                    }
                }
            }
        });
    }

    /// Sends a mail, if there is a mail server.
    fn mail(&self, letter: Email) {
        if self.app.config.mail.is_some() {
            self.send(Notice::Mail(letter));
        }
    }

    /// Sends the mails whose turns have been collected long enough.
    async fn mail_due(&mut self, now: i64) {
        while let Some((_, user)) = self.order.pop_front_if(|(due, _)| *due <= now) {
            let tables = self.tables.remove(&user).unwrap_or_default();
            if let Some(letter) = gathered(&self.app, user, &tables).await {
                self.mail(letter);
            }
        }
    }

    /// Sends the remaining mails at shutdown.
    async fn drain(mut self) {
        let Some(mailer) = self.app.config.mail.clone() else { return };
        for (_, user) in std::mem::take(&mut self.order) {
            let tables = self.tables.remove(&user).unwrap_or_default();
            if let Some(letter) = gathered(&self.app, user, &tables).await
                && mailer.send(&letter).await.is_ok()
            {
                self.app.metrics.notices_sent.inc();
            }
        }
    }

    /// Sends one mail a day to users who want it, if they are to act anywhere.
    async fn digests(&self, now: i64) {
        if self.app.config.mail.is_none() {
            return;
        }
        let due = self.app.store.digests_due(now - DAY + 1, 1000).await.unwrap_or_default();
        for user in due {
            let row = {
                let _changing = self.app.notices.lock().await;
                let Ok(Some(row)) = self.app.store.notices_of(user).await else { continue };
                let claimed = self.app.store.claim_digest(user, now - DAY + 1, now).await;
                if !claimed.unwrap_or(false) {
                    continue;
                }
                Notices { digested: now, ..row }
            };
            if wants_mail(&self.app, &row)
                && row.digest
                && let Ok(tables) = self.app.store.tables_of(user, TABLES).await
                && let Some(letter) = letter(&self.app, &row, tables)
            {
                self.mail(letter);
            }
        }
    }
}

fn wants_mail(app: &App, row: &Notices) -> bool {
    app.config.mail.is_some() && row.mail.is_some() && row.code.is_none()
}

/// The mail about those tables at which the user is still to act.
async fn gathered(app: &App, user: i64, tables: &BTreeSet<String>) -> Option<Email> {
    // The user may have changed the settings since.
    let row = app.store.notices_of(user).await.ok().flatten()?;
    if !wants_mail(app, &row) || !row.turn {
        return None;
    }
    let own = app.store.tables_of(user, TABLES).await.ok()?;
    let own = own.into_iter().filter(|own| tables.contains(&own.row.made.key)).collect();
    letter(app, &row, own)
}

/// A mail about those of the tables at which the user is to act; `None` if there are none.
fn letter(app: &App, row: &Notices, tables: Vec<UserTable>) -> Option<Email> {
    let to = mail::address(row.mail.as_deref()?)?;
    let waiting: Vec<UserTable> =
        tables.into_iter().filter(|own| own.row.asked & own.seats != 0).collect();
    let title = |own: &UserTable| title(&own.row.made.game).to_owned();
    let words = words(language(row), "");
    let subject = match waiting.as_slice() {
        [] => return None,
        [one] => words.text("server-mail-turn-subject", &[("title", title(one).into())]),
        more => words.text("server-mail-turns-subject", &[("count", more.len().into())]),
    };
    let line = |own: &UserTable| match link(app, Some(&own.row.made.key)) {
        Some(link) => format!("* {}: {link}", title(own)),
        None => format!("* {}", title(own)),
    };
    let lines = waiting.iter().map(line).collect::<Vec<_>>().join("\n");
    let text = words.text("server-mail-turns", &[("tables", lines.into())]);
    Some(Email { to, subject, text: format!("{text}\n\n{}", goodbye(app, language(row))) })
}

/// The last lines of every mail: how to unsubscribe.
pub fn goodbye(app: &App, lang: Lang) -> String {
    let words = words(lang, "");
    let link = link(app, None).map(|link| format!("{link}account"));
    match link {
        Some(link) => words.text("server-mail-stop", &[("link", link.into())]),
        None => words.term("server-mail-stop_here"),
    }
}

pub fn language(row: &Notices) -> Lang {
    row.lang.parse().unwrap_or_default()
}

fn title(game: &str) -> &str {
    signoria_registry::game(game).map_or(game, |game| game.meta().title)
}

/// The URL of a table, or of the server, if the host has set `link`.
fn link(app: &App, table: Option<&str>) -> Option<String> {
    let house = app.config.public_url.as_ref()?.trim_end_matches('/');
    Some(table.map_or_else(|| format!("{house}/"), |table| format!("{house}/t/{table}")))
}

/// The body of a webhook.
pub fn notice(app: &App, event: &str, turn: Option<&TurnAlert>) -> String {
    // The same in retries, so that a program can recognize duplicates.
    let id = auth::random::<16>().map(|id| auth::hex(&id)).unwrap_or_default();
    let table = turn.map(|turn| turn.table.as_str());
    json!({
        "id": id,
        "event": event,
        "game": turn.map(|turn| turn.game),
        "title": turn.map(|turn| title(turn.game)),
        "table": table,
        "link": link(app, table),
    })
    .to_string()
}
