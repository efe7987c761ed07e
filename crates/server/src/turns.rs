//! Telling people who do not look that they are asked: by a request to a program of theirs, by mail, or
//! by one mail a day. Nobody is told anything unless he asked for it, and nobody is told more than
//! which game waits for him and where.
//!
//! A table only puts the turn into a queue that never makes it wait; everything else happens in a task
//! of its own.

use std::{
    collections::{BTreeSet, HashMap, VecDeque},
    sync::Arc,
};

use serde_json::json;
use signoria_i18n::Lang;
use signoria_store::{Notices, OwnTable};
use tokio::sync::{Semaphore, mpsc};

use crate::{
    App, auth, closed,
    limit::Buckets,
    mail::{self, Letter, Unsent},
    webhook::Target,
    words,
};

/// So many turns may wait; what does not fit is lost, as the next turn is told again.
const QUEUE: usize = 4096;

/// So many notices may be on their way, counting those that are tried again later.
const UNDERWAY: usize = 1024;

/// So many of them may be sent at the same moment.
const AT_ONCE: usize = 64;

/// So many people may have mail that waits for its time.
const GATHERED: usize = 100_000;

/// So many tables of one person are looked through.
const TABLES: u32 = 1000;

/// An hour and a day, in milliseconds.
const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// What was not delivered is tried again after so many milliseconds, and then given up.
const POST_AGAIN: [i64; 3] = [2_000, 20_000, 120_000];
const MAIL_AGAIN: [i64; 3] = [60_000, 300_000, 1_800_000];

/// Somebody is asked at a table and does not look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub user: i64,
    pub table: String,
    pub game: &'static str,
}

pub fn queue() -> (mpsc::Sender<Turn>, mpsc::Receiver<Turn>) {
    mpsc::channel(QUEUE)
}

/// Tells people until the server closes.
pub async fn run(app: Arc<App>, mut turns: mpsc::Receiver<Turn>) {
    let clock = app.config.clock.clone();
    let mut closing = app.closing.clone();
    let mut teller = Teller {
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
                    teller.hear(&turn).await;
                }
                return teller.say_goodbye().await;
            }
            turn = turns.recv() => match turn {
                Some(turn) => teller.hear(&turn).await,
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

/// What goes out.
enum Notice {
    Post { target: Target, secret: String, body: String },
    Mail(Letter),
}

impl Notice {
    async fn send(&self, app: &App) -> Result<(), Unsent> {
        match self {
            Self::Post { target, secret, body } => {
                let at = app.config.clock.now() / 1000;
                app.posts.post(target, secret, at, body).await.map_err(|error| {
                    tracing::info!(?error, "a webhook was not delivered");
                    Unsent { passes: error.passes() }
                })
            }
            Self::Mail(letter) => {
                let Some(mailer) = &app.config.mail else { return Err(Unsent { passes: false }) };
                let sent = mailer.send(letter).await;
                sent.inspect_err(|_| tracing::warn!("a mail was not taken"))
            }
        }
    }

    /// When it is tried again.
    const fn again(&self) -> &'static [i64] {
        match self {
            Self::Post { .. } => &POST_AGAIN,
            Self::Mail(_) => &MAIL_AGAIN,
        }
    }
}

struct Teller {
    app: Arc<App>,
    /// Tables of which people will be told by mail.
    tables: HashMap<i64, BTreeSet<String>>,
    /// When, and who; the first comes first.
    order: VecDeque<(i64, i64)>,
    /// How often somebody is told.
    paced: Buckets,
    /// How often a machine is told.
    hosts: Buckets,
    underway: Arc<Semaphore>,
    at_once: Arc<Semaphore>,
}

impl Teller {
    async fn hear(&mut self, turn: &Turn) {
        let row = match self.app.store.notices_of(turn.user).await {
            Ok(Some(row)) if row.turn => row,
            Ok(_) => return,
            Err(error) => {
                tracing::error!(%error, "nobody knows who wants to be told");
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
                self.app.metrics.notices_dropped.up();
            }
        }
    }

    /// Keeps it for the next mail.
    fn gather(&mut self, turn: &Turn) {
        if self.tables.len() >= GATHERED {
            self.app.metrics.notices_dropped.up();
            return;
        }
        let tables = self.tables.entry(turn.user).or_default();
        if tables.is_empty() {
            let now = self.app.config.clock.now();
            let gather = i64::try_from(self.app.config.mail_gather.as_millis());
            self.order.push_back((now.saturating_add(gather.unwrap_or(DAY)), turn.user));
        }
        if tables.len() < TABLES as usize {
            tables.insert(turn.table.clone());
        }
    }

    /// Sends it now, and again later if it must be.
    fn send(&self, notice: Notice) {
        let Ok(place) = self.underway.clone().try_acquire_owned() else {
            self.app.metrics.notices_dropped.up();
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
                    (Ok(()), _) => return app.metrics.notices_sent.up(),
                    (Err(Unsent { passes: true }), Some(pause)) => {
                        app.config.clock.until(app.config.clock.now() + pause).await;
                    }
                    (Err(_), _) => return app.metrics.notices_failed.up(),
                }
            }
        });
    }

    /// Mails, if this house has a mail server.
    fn mail(&self, letter: Letter) {
        if self.app.config.mail.is_some() {
            self.send(Notice::Mail(letter));
        }
    }

    /// Mails everybody whose turns have been gathered long enough.
    async fn mail_due(&mut self, now: i64) {
        while let Some((_, user)) = self.order.pop_front_if(|(due, _)| *due <= now) {
            let tables = self.tables.remove(&user).unwrap_or_default();
            if let Some(letter) = gathered(&self.app, user, &tables).await {
                self.mail(letter);
            }
        }
    }

    /// Nobody waits for mail that would have gone out a little later.
    async fn say_goodbye(mut self) {
        let Some(mailer) = self.app.config.mail.clone() else { return };
        for (_, user) in std::mem::take(&mut self.order) {
            let tables = self.tables.remove(&user).unwrap_or_default();
            if let Some(letter) = gathered(&self.app, user, &tables).await
                && mailer.send(&letter).await.is_ok()
            {
                self.app.metrics.notices_sent.up();
            }
        }
    }

    /// One mail a day for those who want it, if they are asked anywhere.
    async fn digests(&self, now: i64) {
        if self.app.config.mail.is_none() {
            return;
        }
        let due = self.app.store.digests_due(now - DAY + 1, 1000).await.unwrap_or_default();
        for user in due {
            let row = {
                let _changing = self.app.notices.lock().await;
                let Ok(Some(row)) = self.app.store.notices_of(user).await else { continue };
                let row = Notices { digested: now, ..row };
                if self.app.store.set_notices(user, Some(row.clone())).await.is_err() {
                    continue;
                }
                row
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

/// The mail about these tables, as far as they still wait for him.
async fn gathered(app: &App, user: i64, tables: &BTreeSet<String>) -> Option<Letter> {
    // He may have changed his mind meanwhile.
    let row = app.store.notices_of(user).await.ok().flatten()?;
    if !wants_mail(app, &row) || !row.turn {
        return None;
    }
    let own = app.store.tables_of(user, TABLES).await.ok()?;
    let own = own.into_iter().filter(|own| tables.contains(&own.row.made.key)).collect();
    letter(app, &row, own)
}

/// A mail about those of the tables at which he is asked; nothing if there are none.
fn letter(app: &App, row: &Notices, tables: Vec<OwnTable>) -> Option<Letter> {
    let to = mail::address(row.mail.as_deref()?)?;
    let waiting: Vec<OwnTable> =
        tables.into_iter().filter(|own| own.row.asked & own.seats != 0).collect();
    let title = |own: &OwnTable| title(&own.row.made.game).to_owned();
    let words = words(language(row), "");
    let subject = match waiting.as_slice() {
        [] => return None,
        [one] => words.text("server-mail-turn-subject", &[("title", title(one).into())]),
        more => words.text("server-mail-turns-subject", &[("count", more.len().into())]),
    };
    let line = |own: &OwnTable| match link(app, Some(&own.row.made.key)) {
        Some(link) => format!("* {}: {link}", title(own)),
        None => format!("* {}", title(own)),
    };
    let lines = waiting.iter().map(line).collect::<Vec<_>>().join("\n");
    let text = words.text("server-mail-turns", &[("tables", lines.into())]);
    Some(Letter { to, subject, text: format!("{text}\n\n{}", goodbye(app, language(row))) })
}

/// The last lines of every mail: how to get no more of it.
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

/// The address of a table, or of the house, if the host told what people type.
fn link(app: &App, table: Option<&str>) -> Option<String> {
    let house = app.config.link.as_ref()?.trim_end_matches('/');
    Some(table.map_or_else(|| format!("{house}/"), |table| format!("{house}/t/{table}")))
}

/// What is posted.
pub fn notice(app: &App, event: &str, turn: Option<&Turn>) -> String {
    // The same when it is tried again: a program that gets it twice can tell.
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
