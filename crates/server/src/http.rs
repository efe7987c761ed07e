//! The HTTP layer.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use axum::{
    Json, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, FromRequestParts, MatchedPath, Query, Request, State},
    http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::get,
};
use serde::{Deserialize, de::DeserializeOwned};
use signoria_i18n::Lang;
use tokio::time::timeout;
use tracing::Instrument as _;

use crate::{
    App, Audience, account, admin, api, auth, catalogue, error::Error, listen::Peer, lobby,
    metrics::CONTENT_TYPE, notice, page, profile, ready, tables,
};

/// Maximum size of a request body, in bytes.
const BODY: usize = 16 * 1024;

type Shared = State<Arc<App>>;

pub fn routes(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(page::show))
        .route("/t/{id}", get(page::show))
        .route("/assets/page.js", get(page::script))
        .route("/assets/page.css", get(page::style))
        .route("/metrics", get(metrics))
        .route("/api", get(api::show))
        .route("/api/games", get(games))
        .route("/api/bots", get(bots))
        .merge(account::routes())
        .merge(admin::routes())
        .merge(lobby::routes())
        .merge(notice::routes())
        .merge(profile::routes())
        .merge(ready::routes())
        .merge(tables::routes())
        .fallback(page::other)
        .method_not_allowed_fallback(|| async { Error::BadMethod })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// The outermost layer: the reader's language, security headers, the log. It logs the pattern of the path,
/// not the path, because the id of a table is the key to it.
async fn guard(State(app): Shared, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let id = request_id();
    // Every log line about the request carries its id, at any level.
    let span = tracing::error_span!("request", id);
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().cloned();
    let asked = request.uri().query().and_then(|query| {
        query.split('&').find_map(|pair| pair.strip_prefix("lang=")).map(str::to_owned)
    });
    // A reader who prefers none of our languages gets that of the host.
    if app.config.language != Lang::default() && preferred(request.headers()).is_none() {
        let usual = HeaderValue::from_static(app.config.language.code());
        request.headers_mut().insert(header::ACCEPT_LANGUAGE, usual);
    }
    let lang = lang(asked.as_deref(), request.headers());
    let refused = if !paced(&app, &request) {
        Err(Error::TooFast)
    } else if method.is_safe() {
        Ok(())
    } else {
        auth::check_origin(request.headers())
    };
    let mut response = match refused {
        Ok(()) => {
            match timeout(app.config.io_timeout, next.run(request).instrument(span.clone())).await {
                Ok(response) => response,
                Err(_) => Error::TooSlow.into_response(),
            }
        }
        Err(error) => error.into_response(),
    };
    let refusal = match response.extensions_mut().remove::<Arc<Error>>() {
        Some(error) => Some(error),
        None => rejection(&mut response).await.map(Arc::new),
    };
    if let Some(error) = refusal {
        response = (response.status(), Json(error.told(lang))).into_response();
    }
    let status = response.status();
    let headers = response.headers_mut();
    headers.insert(REQUEST_ID, HeaderValue::try_from(&id).expect("digits are fine in a header"));
    for (name, value) in SAFE_HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_TLS));
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        headers.insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    app.metrics.answered(response.status().as_u16(), started.elapsed());
    let _entered = span.enter();
    tracing::info!(
        %method,
        path = path.as_ref().map_or("-", MatchedPath::as_str),
        status = response.status().as_u16(),
        micros = started.elapsed().as_micros() as u64,
        "request"
    );
    response
}

/// Whether an address is within its request rate. A named proxy is not counted, but its clients are.
fn paced(app: &App, request: &Request) -> bool {
    let Some(&peer) = request.extensions().get::<Peer>() else { return true };
    let path = request.uri().path();
    let asset = request.method().is_safe()
        && !path.starts_with("/api")
        && !["/metrics", "/health", "/ready"].contains(&path);
    let limit = if asset { &app.assets } else { &app.requests };
    !app.config.counts(peer) || limit.take(&peer.household())
}

/// `Strict-Transport-Security`: a year.
const ONLY_TLS: &str = "max-age=31536000";

/// The id of a request, in its response and in every log line about it.
const REQUEST_ID: header::HeaderName = header::HeaderName::from_static("x-request-id");

/// An id that is unique across requests and runs.
fn request_id() -> String {
    static RUN: OnceLock<[u8; 4]> = OnceLock::new();
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let run = RUN.get_or_init(|| auth::random().unwrap_or_default());
    format!("{}-{}", auth::hex(run), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Turns an error of the library (an invalid query, for example) into ours.
async fn rejection(response: &mut Response) -> Option<Error> {
    let plain = |headers: &HeaderMap| {
        let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
        kind.starts_with("text/plain").then_some(())
    };
    match response.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Some(Error::TooLarge),
        status if status.is_client_error() => {
            plain(response.headers())?;
            let body = std::mem::take(response.body_mut());
            let detail = axum::body::to_bytes(body, BODY).await.unwrap_or_default();
            *response.status_mut() = StatusCode::BAD_REQUEST;
            Some(Error::Unreadable(String::from_utf8_lossy(&detail).into_owned()))
        }
        _ => None,
    }
}

async fn metrics(State(app): Shared, request: Request) -> Result<Response, Error> {
    let peer = request.extensions().get::<Peer>();
    let allowed = match app.config.metrics {
        Audience::Disabled => false,
        // An unnamed proxy on this machine is still recognized by its header.
        Audience::Local => {
            peer.is_some_and(|peer| peer.address.is_loopback() && !peer.proxied)
                && !request.headers().contains_key("x-forwarded-for")
        }
        Audience::Public => true,
    };
    if !allowed {
        return Err(Error::NotFound);
    }
    match app.store.size().await {
        Ok(bytes) => {
            app.metrics.database_bytes.set(bytes);
        }
        Err(error) => tracing::error!(%error, "cannot ask for the size of the database"),
    }
    let kind = [(header::CONTENT_TYPE, CONTENT_TYPE)];
    Ok((kind, app.metrics.text()).into_response())
}

const SAFE_HEADERS: [(header::HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
         img-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // The URL of a table is its key: other sites must not see it as a referrer.
    (header::REFERRER_POLICY, "no-referrer"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        header::HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// The requested language, or the first of ours that the browser prefers.
pub fn lang(asked: Option<&str>, headers: &HeaderMap) -> Lang {
    if let Some(Ok(lang)) = asked.map(str::parse) {
        return lang;
    }
    preferred(headers).unwrap_or_default()
}

/// The first of our languages that the browser prefers.
fn preferred(headers: &HeaderMap) -> Option<Lang> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok())?;
    accepted.split(',').find_map(|tag| tag.split([';', '-']).next()?.trim().parse().ok())
}

/// The query parameters. Errors are reported in our own format.
pub struct QueryParams<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let read = Query::<T>::try_from_uri(&parts.uri);
        read.map(|Query(asked)| Self(asked)).map_err(|error| {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            Error::Unreadable(cause.unwrap_or_else(|| error.to_string()))
        })
    }
}

/// Parses an optional body.
pub fn read_or_default<T: DeserializeOwned + Default>(
    headers: &HeaderMap,
    body: Body,
) -> Result<T, Error> {
    match &body {
        Ok(bytes) if bytes.is_empty() => Ok(T::default()),
        _ => read(headers, body),
    }
}

/// Parses a body. Only JSON is accepted: a form of another site cannot send that.
pub fn read<T: DeserializeOwned>(headers: &HeaderMap, body: Body) -> Result<T, Error> {
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
        _ => Error::Unreadable("the body did not arrive".to_owned()),
    })?;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let json = kind.is_some_and(|kind| kind.split(';').next() == Some("application/json"));
    if !json {
        return Err(Error::Unreadable("Content-Type: application/json".to_owned()));
    }
    serde_json::from_slice(&body).map_err(|error| Error::Unreadable(error.to_string()))
}

pub type Body = Result<Bytes, axum::extract::rejection::BytesRejection>;

#[derive(Deserialize)]
pub struct LangQuery {
    pub lang: Option<String>,
}

async fn games(
    QueryParams(tongue): QueryParams<LangQuery>,
    headers: HeaderMap,
) -> impl IntoResponse {
    Json(catalogue::games(lang(tongue.lang.as_deref(), &headers)))
}

async fn bots(
    QueryParams(tongue): QueryParams<LangQuery>,
    headers: HeaderMap,
) -> impl IntoResponse {
    Json(catalogue::bots(lang(tongue.lang.as_deref(), &headers)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_one_asked_for_or_preferred() {
        let accept = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value));
            headers
        };
        assert_eq!(lang(Some("nl"), &accept("en")), Lang::Nl);
        assert_eq!(lang(Some("xx"), &accept("fr, nl-BE;q=0.8, en;q=0.5")), Lang::Nl);
        assert_eq!(lang(None, &accept("fr")), Lang::En);
        assert_eq!(lang(None, &HeaderMap::new()), Lang::En);
    }
}
