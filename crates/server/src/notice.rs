//! The settings of turn notifications.

use std::sync::Arc;

use axum::{
    Extension, Json, Router,
    extract::State,
    http::HeaderMap,
    routing::{get, post},
};
use signoria_i18n::Lang;
use signoria_protocol::{ConfirmRequest, Delivery, Notices, TestNotification};
use signoria_store::{Notices as Row, User};

use crate::{
    App, auth,
    error::Error,
    http::{Body, LangQuery, QueryParams, lang, read},
    listen::Peer,
    mail::{self, Email},
    notifications::{self, goodbye},
    webhook::{Target, WebhookError},
    words,
};

type Shared = State<Arc<App>>;

/// Lifetime of a confirmation code, in milliseconds: a day.
const CODE_LIFE: i64 = 86_400_000;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/me/notices", get(show).put(change))
        .route("/api/me/notices/confirm", post(confirm))
        .route("/api/me/notices/trial", post(trial))
}

fn told(app: &App, row: Option<Row>) -> Notices {
    let row = row.unwrap_or_default();
    Notices {
        confirmed: row.mail.is_some() && row.code.is_none(),
        webhook: row.webhook,
        mail: row.mail,
        turn: row.turn,
        digest: row.digest,
        secret: row.secret,
        mail_possible: app.config.mail.is_some(),
    }
}

/// `GET /api/me/notices`
async fn show(State(app): Shared, headers: HeaderMap) -> Result<Json<Notices>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    Ok(Json(told(&app, app.store.notices_of(user.id).await?)))
}

/// `PUT /api/me/notices`: a new mail address must be confirmed first.
async fn change(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    QueryParams(tongue): QueryParams<LangQuery>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Notices>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    app.hub.came_from(user.id, peer.network());
    let wanted: Notices = read(&headers, body)?;
    let lang = lang(tongue.lang.as_deref(), &headers);
    let webhook = wanted.webhook.filter(|address| !address.is_empty());
    if let Some(address) = &webhook {
        let target = Target::parse(address).ok_or(Error::BadAddress)?;
        // It is checked again whenever something is sent; here the error is reported.
        if !app.posts.allows(&target).await {
            return Err(Error::PrivateAddress);
        }
    }
    let mail = wanted.mail.filter(|address| !address.is_empty());
    let now = app.config.clock.now();
    let stale = |row: &Row| row.code.is_some() && now - row.digested > CODE_LIFE;
    let before = app.store.notices_of(user.id).await?.unwrap_or_default();
    let fresh = match &mail {
        Some(address) if before.mail != mail || stale(&before) => {
            Some(ask_consent(&app, &user, address, lang).await?)
        }
        Some(_) | None => None,
    };
    // Nothing is sent from here on, and no other request changes it until then.
    let _changing = app.notices.lock().await;
    let before = app.store.notices_of(user.id).await?.unwrap_or_default();
    let secret = match (&webhook, &before.secret) {
        (None, _) => None,
        (Some(_), Some(secret)) if before.webhook == webhook => Some(secret.clone()),
        (Some(_), _) => Some(auth::hex(&auth::random::<32>()?)),
    };
    let (code, digested) = match (fresh, &mail) {
        (Some(code), _) => (Some(code), now),
        (None, Some(_)) if before.mail == mail => (before.code, before.digested),
        // Another request has just removed the confirmed address: try again.
        (None, Some(_)) => return Err(Error::TooFast),
        (None, None) => (None, now),
    };
    let row = Row {
        webhook,
        secret,
        mail,
        code,
        turn: wanted.turn,
        digest: wanted.digest,
        digested,
        lang: lang.code().to_owned(),
    };
    let nothing = row.webhook.is_none() && row.mail.is_none();
    app.store.set_notices(user.id, (!nothing).then(|| row.clone())).await?;
    Ok(Json(told(&app, Some(row))))
}

/// Sends a confirmation code to the owner of a mail address; returns the hash of the code. The mail
/// contains nothing that the user could write, so that it cannot be used to harass others.
async fn ask_consent(app: &App, user: &User, to: &str, lang: Lang) -> Result<String, Error> {
    let mailer = app.config.mail.as_ref().ok_or(Error::NoMail)?;
    let address = mail::address(to).ok_or(Error::BadAddress)?;
    // Few per user, household and mailbox, and a limit in total.
    let household = || app.hub.owner(user.id).household.map(|it| it.to_string());
    let allowed = app.letters.take(&format!("user {}", user.id))
        && app.letters.take(&mail::mailbox(&address))
        && app.letters_of_households.take(&household().unwrap_or_default())
        && app.all_letters.take("");
    if !allowed {
        return Err(Error::TooFast);
    }
    let code = auth::hex(&auth::random::<6>()?);
    let words = words(lang, "");
    let letter = Email {
        to: address,
        subject: words.term("server-mail-confirm-subject"),
        text: words.text("server-mail-confirm", &[("code", code.as_str().into())]),
    };
    mailer.send(&letter).await.map_err(|_| Error::MailFailed)?;
    Ok(auth::hex(&auth::hash(&code)))
}

/// `POST /api/me/notices/confirm`
async fn confirm(
    State(app): Shared,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Notices>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let request: ConfirmRequest = read(&headers, body)?;
    if !app.tries.take(&format!("confirm {}", user.id)) {
        return Err(Error::TooFast);
    }
    let _changing = app.notices.lock().await;
    let row = app.store.notices_of(user.id).await?.ok_or(Error::WrongCode)?;
    // Hashes are compared, so the duration reveals nothing about the code.
    let code = auth::hex(&auth::hash(&request.code.trim().to_lowercase()));
    let now = app.config.clock.now();
    if row.code != Some(code) || now - row.digested > CODE_LIFE {
        return Err(Error::WrongCode);
    }
    let row = Row { code: None, digested: now, ..row };
    app.store.set_notices(user.id, Some(row.clone())).await?;
    Ok(Json(told(&app, Some(row))))
}

/// `POST /api/me/notices/trial`: sends a test notification and returns the result.
async fn trial(
    State(app): Shared,
    QueryParams(tongue): QueryParams<LangQuery>,
    headers: HeaderMap,
) -> Result<Json<TestNotification>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let lang = lang(tongue.lang.as_deref(), &headers);
    let row = app.store.notices_of(user.id).await?.unwrap_or_default();
    let target = row.webhook.as_deref().and_then(Target::parse);
    let letter = letter(&app, &row);
    if target.is_none() && letter.is_none() {
        return Err(Error::NoNotices);
    }
    if !app.trials.take(&user.id.to_string()) {
        return Err(Error::TooFast);
    }
    let post = async {
        let (target, secret) = (target?, row.secret.as_deref()?);
        let body = notifications::notice(&app, "trial", None);
        let posted = app.posts.post(&target, secret, app.config.clock.now() / 1000, &body).await;
        Some(delivery(posted, lang))
    };
    let mail = async {
        let (letter, mailer) = (letter?, app.config.mail.as_ref()?);
        let sent = mailer.send(&letter).await.is_ok();
        let key = if sent { "server-delivered" } else { "server-mail_failed" };
        Some(Delivery { delivered: sent, text: words(lang, "").term(key) })
    };
    let (webhook, mail) = tokio::join!(post, mail);
    Ok(Json(TestNotification { webhook, mail }))
}

/// The test mail, if the address is confirmed.
fn letter(app: &App, row: &Row) -> Option<Email> {
    app.config.mail.as_ref()?;
    if row.code.is_some() {
        return None;
    }
    let to = mail::address(row.mail.as_deref()?)?;
    let lang = notifications::language(row);
    let words = words(lang, "");
    let text = format!("{}\n\n{}", words.term("server-mail-trial"), goodbye(app, lang));
    Some(Email { to, subject: words.term("server-mail-trial-subject"), text })
}

fn delivery(posted: Result<(), WebhookError>, lang: Lang) -> Delivery {
    let words = words(lang, "");
    let text = match posted {
        Ok(()) => words.term("server-delivered"),
        Err(WebhookError::Private) => words.term("server-private_address"),
        Err(WebhookError::Silent) => words.term("server-undelivered-silent"),
        Err(WebhookError::Refused(status)) => {
            words.text("server-undelivered-refused", &[("status", status.to_string().into())])
        }
    };
    Delivery { delivered: posted.is_ok(), text }
}
