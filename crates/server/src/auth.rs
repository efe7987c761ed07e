//! Who somebody is: 256-bit tokens, of which only the hash is kept.

use std::{
    fmt::Write as _,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};
use signoria_store::{NewSession, User};

use crate::{
    App,
    error::Error,
    sessions::{SessionHash, Watch},
};

/// The name of the cookie.
const COOKIE: &str = "signoria";

/// A year, in seconds.
const LIFE: u32 = 31_536_000;

/// That a session is used is noted every ten minutes, in milliseconds.
const NOTICED_EVERY: i64 = 600_000;

/// So much of the name of a browser is kept.
const AGENT: usize = 200;

/// Bytes nobody can guess.
pub fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random bytes");
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

/// What the store keeps of a token. Looking up the hash of what was sent compares no secret byte by
/// byte, so the time it takes tells nothing about a token.
pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// The header that gives a browser its token.
pub fn cookie(token: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; Max-Age={LIFE}; HttpOnly; SameSite=Lax{secure}")
}

/// The header that takes it away.
pub fn no_cookie() -> String {
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
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

/// Who sent a request; `None` if it names nobody. A token nobody has is an error, so that a program
/// with an old token is told so.
pub async fn user(app: &App, headers: &HeaderMap) -> Result<Option<User>, Error> {
    let Some(token) = token(headers).filter(|token| !token.is_empty()) else { return Ok(None) };
    let hash = hash(token);
    let (user, seen) = app.store.user_of(hash).await?.ok_or(Error::Unknown)?;
    let now = app.config.clock.now();
    // It is refused and not deleted: if the clock of the machine is wrong, it is good again once that
    // is put right.
    if now - app.downtime.load(Ordering::Relaxed) - seen > 1000 * i64::from(LIFE) {
        return Err(Error::Unknown);
    }
    // Also if it was used while the clock was ahead.
    if (now - seen).abs() > NOTICED_EVERY {
        // Nobody waits for this; if it fails, the next request tries again.
        let noticed = app.store.touch_session(hash, now);
        tokio::spawn(async move { drop(noticed.await) });
    }
    Ok(Some(user))
}

/// Ties a socket to the session that opens it; nothing for a socket without a session.
pub async fn watch(
    app: &App,
    user: Option<&User>,
    headers: &HeaderMap,
) -> Result<Option<Watch>, Error> {
    let (Some(user), Some(session)) = (user, session(headers)) else { return Ok(None) };
    let watch = app.sessions.watch(user.id, session);
    // It may have ended after the user was found and before it was watched.
    if watch.holds(app).await { Ok(Some(watch)) } else { Err(Error::Unknown) }
}

/// The session of a request.
pub fn session(headers: &HeaderMap) -> Option<SessionHash> {
    token(headers).filter(|token| !token.is_empty()).map(hash)
}

/// Ends a session, and the sockets it has opened.
pub async fn end_session(app: &App, session: SessionHash) -> Result<(), Error> {
    app.store.end_session(session).await?;
    app.sessions.end(&session);
    Ok(())
}

/// The setting that says when the server was last known to run.
const ALIVE: &str = "alive";

/// How often that is written.
const ALIVE_EVERY: Duration = Duration::from_hours(1);

/// A server that was down for longer, in milliseconds, was switched off or has a wrong clock.
const LONG_DOWN: i64 = 7 * 86_400_000;

/// Finds out how long the server was down. A clock that was set far ahead looks the same: neither ends
/// the sessions of people who could not use them.
pub async fn measure_downtime(app: &App) {
    let alive = app.store.house(ALIVE.to_owned()).await;
    let alive = alive.ok().flatten().and_then(|alive| alive.parse::<i64>().ok());
    let down = alive.map_or(0, |alive| app.config.clock.now().saturating_sub(alive));
    if down > LONG_DOWN {
        tracing::warn!(days = down / 86_400_000, "server was down for long, or its clock was set");
        app.downtime.store(down, Ordering::Relaxed);
    }
}

/// Writes down now and then that the server runs.
pub async fn keep_alive(app: Arc<App>) {
    loop {
        let now = app.config.clock.now();
        if let Err(error) = app.store.set_house(ALIVE.to_owned(), Some(now.to_string())).await {
            tracing::warn!(%error, "cannot write that the server runs");
        }
        app.config.clock.until(now.saturating_add(ALIVE_EVERY.as_millis() as i64)).await;
    }
}

/// Who sent a request; everybody who does something must be somebody.
pub async fn somebody(app: &App, headers: &HeaderMap) -> Result<User, Error> {
    user(app, headers).await?.ok_or(Error::Unknown)
}

/// A new token, and what the store keeps of it.
pub fn new_session(headers: &HeaderMap) -> Result<(String, NewSession), Error> {
    let token = hex(&random::<32>()?);
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let agent = agent.unwrap_or_default().chars().take(AGENT).collect();
    let session = NewSession { hash: hash(&token), agent };
    Ok((token, session))
}

/// A browser says which site a page came from: a page of another site may not act for its reader.
pub fn check_origin(headers: &HeaderMap) -> Result<(), Error> {
    // New browsers say it even where they leave out the origin.
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
