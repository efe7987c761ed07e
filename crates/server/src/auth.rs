//! Authentication: 256-bit tokens, of which only the hash is stored.

use std::{
    fmt::Write as _,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};
use signoria_store::{NewSession, User};

use crate::{
    App, Config,
    error::Error,
    sessions::{SessionHash, Watch},
};

/// The name of the cookie.
const COOKIE: &str = "signoria";

/// Lifetime of the cookie and of an unused session, in seconds: a year.
const LIFE: u32 = 31_536_000;

/// The same in days.
pub const SESSION_DAYS: u32 = LIFE / 86_400;

/// Interval at which the use of a session is stored, in milliseconds.
const NOTICED_EVERY: i64 = 600_000;

/// Maximum stored length of a `User-Agent`, in characters.
const AGENT: usize = 200;

/// Returns unguessable bytes.
pub fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "cannot get random bytes from the system");
        Error::Unavailable
    })?;
    Ok(bytes)
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}

/// The stored form of a token. Looking up the hash compares no secret byte by byte, so its duration reveals
/// nothing about a token.
pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// The header that sets the token of a browser.
pub fn cookie(token: &str, config: &Config) -> String {
    let secure = if config.secure { "; Secure" } else { "" };
    let path = cookie_path(config);
    format!("{COOKIE}={token}; Path={path}; Max-Age={LIFE}; HttpOnly; SameSite=Lax{secure}")
}

/// The header that removes it.
pub fn no_cookie(config: &Config) -> String {
    format!("{COOKIE}=; Path={}; Max-Age=0; HttpOnly; SameSite=Lax", cookie_path(config))
}

/// Other sites of the same host do not get the cookie.
fn cookie_path(config: &Config) -> &str {
    match config.prefix() {
        "" => "/",
        prefix => prefix,
    }
}

/// The token of a request.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.map(str::trim).or_else(|| {
        let cookies = headers.get_all(header::COOKIE).iter();
        cookies
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
    })
}

/// The user of a request; `None` without a token. An unknown token is an error, so that a program notices
/// that its token is old.
pub async fn user(app: &App, headers: &HeaderMap) -> Result<Option<User>, Error> {
    let Some(token) = token(headers).filter(|token| !token.is_empty()) else { return Ok(None) };
    let hash = hash(token);
    let (user, seen) = app.store.user_by_token(hash).await?.ok_or(Error::Unknown)?;
    let now = app.config.clock.now();
    // It is refused and not deleted: if the system clock is wrong, the session is valid again once the
    // clock is corrected.
    if now - app.downtime.load(Ordering::Relaxed) - seen > 1000 * i64::from(LIFE) {
        return Err(Error::Unknown);
    }
    // Also if it was used while the clock was ahead.
    if (now - seen).abs() > NOTICED_EVERY {
        // Runs in the background; if it fails, the next request tries again.
        let noticed = app.store.touch_session(hash, now);
        tokio::spawn(async move { drop(noticed.await) });
    }
    Ok(Some(user))
}

/// Ties a socket to the session that opens it; `None` for a socket without a session.
pub async fn watch(
    app: &App,
    user: Option<&User>,
    headers: &HeaderMap,
) -> Result<Option<Watch>, Error> {
    let (Some(user), Some(session)) = (user, session(headers)) else { return Ok(None) };
    let watch = app.sessions.watch(user.id, session);
    // It may have ended after the user was found and before it was watched.
    if watch.verdict(app).await.is_none() { Ok(Some(watch)) } else { Err(Error::Unknown) }
}

/// The session of a request.
pub fn session(headers: &HeaderMap) -> Option<SessionHash> {
    token(headers).filter(|token| !token.is_empty()).map(hash)
}

/// Ends a session and closes its sockets.
pub async fn end_session(app: &App, session: SessionHash) -> Result<(), Error> {
    app.store.end_session(session).await?;
    app.sessions.end(&session);
    Ok(())
}

/// The server setting with the last time the server was known to run.
const ALIVE: &str = "alive";

/// Interval at which it is written.
const ALIVE_EVERY: Duration = Duration::from_hours(1);

/// A downtime longer than this, in milliseconds, means that the server was switched off or its clock is
/// wrong.
const LONG_DOWN: i64 = 7 * 86_400_000;

/// Measures how long the server was down. A clock that was set far ahead looks the same. Neither ends the
/// sessions of people who could not use them.
pub async fn measure_downtime(app: &App) {
    let alive = app.store.server_setting(ALIVE.to_owned()).await;
    let alive = alive.ok().flatten().and_then(|alive| alive.parse::<i64>().ok());
    let down = alive.map_or(0, |alive| app.config.clock.now().saturating_sub(alive));
    if down > LONG_DOWN {
        tracing::warn!(days = down / 86_400_000, "server was down for long, or its clock was set");
        app.downtime.store(down, Ordering::Relaxed);
    }
}

/// Stores regularly that the server runs.
pub async fn keep_alive(app: Arc<App>) {
    loop {
        let now = app.config.clock.now();
        if let Err(error) =
            app.store.set_server_setting(ALIVE.to_owned(), Some(now.to_string())).await
        {
            tracing::warn!(%error, "cannot store the time of the last run");
        }
        app.config.clock.until(now.saturating_add(ALIVE_EVERY.as_millis() as i64)).await;
    }
}

/// The user of a request; an error without one.
pub async fn require_user(app: &App, headers: &HeaderMap) -> Result<User, Error> {
    user(app, headers).await?.ok_or(Error::Unknown)
}

/// A new token, and its stored form. It starts by the clock of the server: the system clock may have been set since
/// the server started, and a session of a year ago would be over at once.
pub fn new_session(app: &App, headers: &HeaderMap) -> Result<(String, NewSession), Error> {
    let token = hex(&random::<32>()?);
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let agent = agent.unwrap_or_default().chars().take(AGENT).collect();
    let session = NewSession { hash: hash(&token), agent, at: app.config.clock.now() };
    Ok((token, session))
}

/// Refuses requests that a browser sends for a page of another site.
pub fn check_origin(headers: &HeaderMap) -> Result<(), Error> {
    // New browsers send it even without an `Origin`.
    if headers.get("sec-fetch-site").is_some_and(|site| site == "cross-site") {
        return Err(Error::ForeignOrigin);
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let site = origin.to_str().ok().and_then(|origin| Some(origin.split_once("://")?.1));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    if site.is_some() && site == host { Ok(()) } else { Err(Error::ForeignOrigin) }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn a_token_comes_from_the_bearer_or_the_cookie() {
        let bearer =
            headers(&[(header::AUTHORIZATION, "Bearer abc"), (header::COOKIE, "signoria=x")]);
        assert_eq!(token(&bearer), Some("abc"));
        assert_eq!(token(&headers(&[(header::COOKIE, "a=b; signoria=xyz; c=d")])), Some("xyz"));
        assert_eq!(token(&headers(&[(header::COOKIE, "signorial=xyz")])), None);
        assert_eq!(token(&headers(&[(header::AUTHORIZATION, "Basic abc")])), None);
    }

    #[test]
    fn only_pages_of_this_site_may_act() {
        let from =
            |origin| headers(&[(header::HOST, "games.example:8080"), (header::ORIGIN, origin)]);
        assert_eq!(check_origin(&from("https://games.example:8080")), Ok(()));
        assert_eq!(check_origin(&headers(&[(header::HOST, "games.example")])), Ok(()));
        let across = headers(&[(header::HOST, "games.example")]);
        for (site, good) in [("cross-site", false), ("same-origin", true), ("none", true)] {
            let mut across = across.clone();
            across.insert("sec-fetch-site", HeaderValue::from_static(site));
            assert_eq!(check_origin(&across).is_ok(), good, "{site}");
        }
        for foreign in ["https://evil.example", "null", "https://games.example:8080.evil.example"] {
            assert_eq!(check_origin(&from(foreign)), Err(Error::ForeignOrigin), "{foreign}");
        }
    }
}
