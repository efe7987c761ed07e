//! Accounts, sessions, and the export and deletion of personal data.

use std::{
    collections::{BTreeSet, HashMap},
    mem,
    sync::{Arc, PoisonError},
};

use axum::{
    Extension, Json, Router,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use serde_json::{Value, json};
use signoria_protocol::{
    AccountRequest, DeleteAccountRequest, GuestRequest, Muted, NameRequest, PasswordRequest,
    ResetRequest, SessionInfo, User as UserInfo,
};
use signoria_store::{Credentials, EntryRewrite, Status, User, UserErasure, UserTable};

use crate::{
    App, Clock, Registration, auth,
    error::Error,
    http::{Body, read, read_or_default},
    listen::Peer,
    names, passwords, pieces, profile,
    table::{Command, OwnDeeds, TableEvent},
};

type Shared = State<Arc<App>>;

/// Maximum number of tables in the export or erasure of one user.
const ALL: u32 = 100_000;

/// The name of an erased user at their tables.
const ERASED_NAME: &str = "–";

/// First names of guests who gave none, the same in every language.
const GUEST_NAMES: [&str; 12] = [
    "Lorenzo",
    "Lucrezia",
    "Cosimo",
    "Caterina",
    "Niccolò",
    "Simonetta",
    "Piero",
    "Fiammetta",
    "Sandro",
    "Isabella",
    "Donato",
    "Vittoria",
];

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/guests", post(guest))
        .route("/api/accounts", post(create))
        .route("/api/login", post(login))
        .route("/api/logout", post(logout))
        .route("/api/reset", post(reset))
        .route("/api/me", get(me).patch(rename).delete(forget))
        .route("/api/me/password", post(password))
        .route("/api/me/export", get(export))
        .route("/api/me/sessions", get(sessions))
        .route("/api/me/sessions/{id}", delete(end_session))
        .route("/api/me/mutes", get(mutes))
        .route("/api/me/mutes/{id}", delete(unmute))
}

fn info(user: &User, token: Option<String>) -> UserInfo {
    UserInfo {
        id: user.id,
        name: user.name.clone(),
        account: user.account,
        admin: user.admin,
        token,
    }
}

/// Returns the user with their token: to programs as text, to browsers as a cookie that scripts cannot
/// read.
fn session_response(
    app: &App,
    user: &User,
    token: String,
    bare: bool,
    status: StatusCode,
) -> Response {
    if bare {
        return (status, Json(info(user, Some(token)))).into_response();
    }
    let cookie = [(header::SET_COOKIE, auth::cookie(&token, &app.config))];
    (status, cookie, Json(info(user, None))).into_response()
}

/// Counts a new guest or account: for its household first, so that a flood from one household does not
/// block others.
fn check_guest_rate(app: &App, peer: Peer) -> Result<(), Error> {
    if app.config.counts(peer) && !app.guests_of_households.take(&peer.household()) {
        return Err(Error::TooFast);
    }
    if app.guests.take() { Ok(()) } else { Err(Error::TooFast) }
}

/// Whether the host lets this visitor create an account. Codes are tried as slowly as passwords.
fn check_registration(app: &App, peer: Peer, invite: Option<&str>) -> Result<(), Error> {
    match &app.config.registration {
        Registration::Open => Ok(()),
        Registration::Closed => Err(Error::RegistrationClosed),
        Registration::Invite(code) => {
            if !app.tries.take(&format!("{} invite", peer.household())) {
                return Err(Error::TooFast);
            }
            // Compared by their hashes: how long that takes tells nothing about the code.
            let wanted = auth::hash(code);
            let given = invite.map(|invite| auth::hash(invite.trim()));
            if given == Some(wanted) { Ok(()) } else { Err(Error::WrongInvite) }
        }
    }
}

/// Returns a unique name for a guest who gave none.
async fn unused_name(app: &App, user: i64) -> Result<String, Error> {
    let which = usize::try_from(user).unwrap_or_default() % GUEST_NAMES.len();
    names::unused(&app.store, GUEST_NAMES[which], user).await
}

/// Shows the new name of a user at the tables they play at; their sockets reconnect with it. A finished game keeps the names under which it was played.
async fn follow_name(app: &App, user: i64) -> Result<(), Error> {
    if let Some(user) = app.store.user(user).await? {
        for UserTable { row, .. } in app.store.tables_of(user.id, ALL).await? {
            if row.status == Status::Finished {
                continue;
            }
            let rename = |answer| Command::Rename { user: user.clone(), answer };
            match app.hub.ask(&row.made.key, rename).await {
                // It cannot be played at all.
                Ok(()) | Err(Error::Damaged | Error::RulesGone { .. } | Error::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
    }
    app.sessions.renew_user(user);
    Ok(())
}

/// Renames guests whose name an account has taken.
async fn make_room(app: &App, skeleton: &str) {
    let renamed = async {
        for guest in names::rename_guests(&app.store, skeleton).await? {
            follow_name(app, guest).await?;
        }
        Ok::<(), Error>(())
    };
    match renamed.await {
        Ok(()) => {}
        // The account is created nevertheless.
        Err(error) => tracing::error!(
            error = error.code(),
            "cannot rename guests with the name of an account"
        ),
    }
}

/// `POST /api/guests`
async fn guest(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let request: GuestRequest = read(&headers, body)?;
    let name = request.name.as_deref().map(names::name).transpose()?;
    check_guest_rate(&app, peer)?;
    if let Some(name) = &name {
        // A guest may not use the name of an account, nor one that looks like it.
        names::check_free(&app.store, name).await?;
    }
    let (token, session) = auth::new_session(&app, &headers)?;
    let chosen = name.is_some();
    // A name that was not chosen is replaced before anyone sees it.
    let skeleton = name.as_deref().map(names::skeleton).unwrap_or_default();
    let first = name.unwrap_or_else(|| GUEST_NAMES[0].to_owned());
    let mut user = app.store.create_user(first, skeleton, session).await?;
    if !chosen {
        user.name = unused_name(&app, user.id).await?;
        app.store.rename(user.id, user.name.clone(), names::skeleton(&user.name)).await?;
    }
    Ok(session_response(&app, &user, token, request.token, StatusCode::CREATED))
}

/// `POST /api/accounts`: a guest keeps everything but the session. The account has a new one, so that a
/// person who knew the token of the guest does not know that of the account.
async fn create(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let request: AccountRequest = read(&headers, body)?;
    let name = names::name(&request.name)?;
    passwords::check(&request.password)?;
    let known = auth::user(&app, &headers).await?;
    if known.as_ref().is_some_and(|user| user.account) {
        return Err(Error::HasAccount);
    }
    check_guest_rate(&app, peer)?;
    check_registration(&app, peer, request.invite.as_deref())?;
    names::check_free(&app.store, &name).await?;
    let password = app.passwords.hash(peer.network(), request.password).await?;
    let (login, skeleton) = (names::login(&name), names::skeleton(&name));
    let account = Credentials { name, login, skeleton: skeleton.clone(), password };
    let (token, session) = auth::new_session(&app, &headers)?;
    let user = match known {
        Some(guest) => {
            let user = app.store.upgrade_guest(guest.id, account, session).await?;
            // Sockets reconnect if they have the new token.
            follow_name(&app, user.id).await?;
            user
        }
        None => app.store.create_account(account, session).await?,
    };
    make_room(&app, &skeleton).await;
    Ok(session_response(&app, &user, token, request.token, StatusCode::CREATED))
}

/// `POST /api/login`: an unknown name and a wrong password get the same response after the same work.
async fn login(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let request: AccountRequest = read(&headers, body)?;
    let login = names::login(&request.name);
    // The household is limited first, however many names it tries.
    if app.config.counts(peer) && !app.logins.take(&peer.household()) {
        return Err(Error::TooFast);
    }
    // A household that guesses the password of a name is slowed down. When many do, each of them is
    // slowed down more; but none is refused because of others, so that they cannot lock the owner out.
    let household = format!("{} {login}", peer.household());
    let attacked = !app.names.take(&login);
    if !app.tries.take(&household) || (attacked && !app.tries_under_attack.take(&household)) {
        return Err(Error::TooFast);
    }
    let (user, known) = by_name(&app, &request.name).await?.unzip();
    if !app.passwords.verify(peer.network(), request.password, known).await? {
        app.metrics.logins_failed.inc();
        return Err(Error::WrongLogin);
    }
    let user = user.ok_or(Error::WrongLogin)?;
    app.metrics.logins.inc();
    if user.banned {
        return Err(Error::Banned);
    }
    let (token, session) = auth::new_session(&app, &headers)?;
    app.store.open_session(user.id, session).await?;
    Ok(session_response(&app, &user, token, request.token, StatusCode::OK))
}

/// The account with this name and the hash of its password. Accounts from before names were normalized are
/// found by the name as typed.
pub async fn by_name(app: &App, name: &str) -> Result<Option<(User, String)>, Error> {
    let (login, old) = (names::login(name), names::old_login(name));
    let found = app.store.account(login.clone()).await?;
    if found.is_some() || old == login {
        return Ok(found);
    }
    Ok(app.store.account(old).await?)
}

/// `POST /api/reset`: sets a new password with the link of an admin; all sessions end, and a new one
/// starts. The code has 256 bits, so it cannot be guessed.
async fn reset(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let request: ResetRequest = read(&headers, body)?;
    passwords::check(&request.password)?;
    let (token, session) = auth::new_session(&app, &headers)?;
    if !app.tries.take(&format!("reset {}", peer.household())) {
        return Err(Error::TooFast);
    }
    let password = app.passwords.hash(peer.network(), request.password).await?;
    let (hash, now) = (auth::hash(&request.code), Clock::wall().now());
    let user = app.store.reset_password(hash, now, password).await?.ok_or(Error::BadLink)?;
    app.sessions.end_user(user, None);
    app.store.open_session(user, session).await?;
    let user = app.store.user(user).await?.ok_or(Error::BadLink)?;
    Ok(session_response(&app, &user, token, request.token, StatusCode::OK))
}

/// `POST /api/logout`
async fn logout(State(app): Shared, headers: HeaderMap) -> Result<Response, Error> {
    if let Some(session) = auth::session(&headers) {
        auth::end_session(&app, session).await?;
    }
    Ok(goodbye(&app))
}

fn goodbye(app: &App) -> Response {
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, auth::no_cookie(&app.config))]).into_response()
}

/// `GET /api/me`: `null` without a known session.
async fn me(State(app): Shared, headers: HeaderMap) -> Result<Json<Option<UserInfo>>, Error> {
    match auth::user(&app, &headers).await {
        Ok(user) => Ok(Json(user.map(|user| info(&user, None)))),
        Err(Error::Unknown) => Ok(Json(None)),
        Err(error) => Err(error),
    }
}

/// `PATCH /api/me`
async fn rename(
    State(app): Shared,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<UserInfo>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let request: NameRequest = read(&headers, body)?;
    let name = names::name(&request.name)?;
    if user.account {
        return Err(Error::HasAccount);
    }
    if name == user.name {
        return Ok(Json(info(&user, None)));
    }
    names::check_free(&app.store, &name).await?;
    // Each of them is written down at all tables of the user.
    if !app.renames.take(&user.id.to_string()) {
        return Err(Error::TooFast);
    }
    app.store.rename(user.id, name.clone(), names::skeleton(&name)).await?;
    follow_name(&app, user.id).await?;
    Ok(Json(info(&User { name, ..user }, None)))
}

/// Checks the password of an account.
async fn prove(app: &App, peer: Peer, user: &User, password: String) -> Result<(), Error> {
    if !app.tries.take(&format!("prove {}", user.id)) {
        return Err(Error::TooFast);
    }
    let known = app.store.password_of(user.id).await?;
    let same = app.passwords.verify(peer.network(), password, known).await?;
    if same { Ok(()) } else { Err(Error::WrongLogin) }
}

/// `POST /api/me/password`: all other sessions end.
async fn password(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let request: PasswordRequest = read(&headers, body)?;
    if !user.account {
        return Err(Error::NoAccount);
    }
    passwords::check(&request.new)?;
    prove(&app, peer, &user, request.old).await?;
    let password = app.passwords.hash(peer.network(), request.new).await?;
    let but = auth::hash(auth::token(&headers).unwrap_or_default());
    app.store.set_password(user.id, password, but).await?;
    app.sessions.end_user(user.id, Some(&but));
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// `DELETE /api/me`: the games stay for the others, without name and chat of the user.
async fn forget(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let request: DeleteAccountRequest = read_or_default(&headers, body)?;
    if user.account {
        prove(&app, peer, &user, request.password.unwrap_or_default()).await?;
    }
    // Runs to its end even if the client disconnects.
    let erasing = app.clone();
    let erased = tokio::spawn(async move { erase(&erasing, &user).await }).await;
    erased.map_err(|_| Error::Unavailable)??;
    Ok(goodbye(&app))
}

/// Erases a user, from live tables too; other connections stay open.
async fn erase(app: &App, user: &User) -> Result<(), Error> {
    // No command under this name is accepted any more: those under way are completed first, later ones
    // are refused.
    let erasing = app.hub.acting.erase(user.id).await?;
    app.sessions.end_user(user.id, None);
    let mut rewritten = UserErasure::default();
    let (mut touched, mut rated) = (BTreeSet::new(), HashMap::new());
    for UserTable { row, .. } in app.store.tables_of(user.id, ALL).await? {
        let hosts = row.made.host == user.id;
        if hosts {
            touched.insert(row.made.key.clone());
        }
        if row.status == Status::Finished {
            continue;
        }
        let depart = |answer| Command::Depart { user: user.clone(), answer };
        match app.hub.ask(&row.made.key, depart).await {
            Ok(left) => {
                rated.insert(row.id, left.rated);
                match left.heir {
                    Some(heir) if hosts => rewritten.hosts.push((row.id, heir)),
                    // No one else has a seat there.
                    None if hosts && row.status == Status::Waiting => {
                        rewritten.removed.push(row.id);
                    }
                    Some(_) | None => {}
                }
            }
            // It cannot be replayed at all.
            Err(Error::Damaged | Error::RulesGone { .. } | Error::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    // Others may name the user while the entries are read (a host who blocks them), so this repeats
    // until no table does.
    let mut named = app.store.tables_mentioning(user.id).await?;
    loop {
        erase_from(app, user.id, &named, &rated, &mut rewritten).await?;
        app.store.erase_user(user.id, mem::take(&mut rewritten)).await?;
        touched.extend(named);
        for key in mem::take(&mut touched) {
            app.hub.refresh(&key).await;
        }
        named = app.store.tables_mentioning(user.id).await?;
        if named.is_empty() {
            break;
        }
    }
    erasing.done();
    app.sessions.end_user(user.id, None);
    app.hub.lobby_changed();
    Ok(())
}

/// Rewrites the entries of these tables without a user. `rated` says which running games are rated: that
/// stays as decided when the game started.
async fn erase_from(
    app: &App,
    user: i64,
    tables: &[String],
    rated: &HashMap<i64, Option<bool>>,
    rewritten: &mut UserErasure,
) -> Result<(), Error> {
    for key in tables {
        let Some(stored) = app.store.load_long(key.clone()).await? else { continue };
        let table = stored.row.id;
        let mut players = stored.row.players.clone();
        for (version, entry) in (1..).zip(&stored.entries) {
            let Ok(event) = serde_json::from_str::<TableEvent>(&entry.body) else { continue };
            if let TableEvent::Sit { seat, user: id, name } = &event
                && *id == user
                && let Some(player) = players.get_mut(usize::from(*seat))
                && player == name
            {
                ERASED_NAME.clone_into(player);
            }
            let anew = match event {
                // An older program did not store it, and without the user the seats no
                // longer show it.
                TableEvent::Start { rated: None } => {
                    rated.get(&table).map(|rated| TableEvent::Start { rated: *rated })
                }
                event => event.without(user, ERASED_NAME),
            };
            if let Some(event) = anew {
                let body = serde_json::to_string(&event).expect("an event is plain data");
                rewritten.entries.push(EntryRewrite { table, version, body });
            }
        }
        rewritten.read.push((table, stored.entries.len() as u32));
        rewritten.players.push((table, players));
    }
    Ok(())
}

/// A running export of a user: one at a time.
struct Exporting(Arc<App>, i64);

impl Exporting {
    fn begin(app: &Arc<App>, user: i64) -> Result<Self, Error> {
        let mut exporting = app.exporting.lock().unwrap_or_else(PoisonError::into_inner);
        if !exporting.insert(user) {
            return Err(Error::TooFast);
        }
        drop(exporting);
        let begun = Self(app.clone(), user);
        if app.exports.take(&user.to_string()) { Ok(begun) } else { Err(Error::TooFast) }
    }
}

impl Drop for Exporting {
    fn drop(&mut self) {
        self.0.exporting.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.1);
    }
}

/// `GET /api/me/export`: everything the server stores about a user, read table by table with lower priority
/// than play, and streamed.
async fn export(State(app): Shared, headers: HeaderMap) -> Result<Response, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let exporting = Exporting::begin(&app, user.id)?;
    let store = &app.store;
    let session = |row: signoria_store::SessionRow| json!({ "created": row.created, "seen": row.seen, "agent": row.agent });
    let note = |(table, text): (String, String)| json!({ "table": table, "text": text });
    let notices = store.notices_of(user.id).await?;
    let about_user = json!({
        "user": info(&user, None),
        "created": user.created,
        "sessions": store.sessions_of(user.id).await?.into_iter().map(session).collect::<Vec<_>>(),
        "notes": store.notes_of(user.id).await?.into_iter().map(note).collect::<Vec<_>>(),
        "mutes": store.muted_by(user.id).await?.into_iter().map(|it| it.name).collect::<Vec<_>>(),
        "notices": notices.map(|it| json!({
            "webhook": it.webhook, "mail": it.mail, "turn": it.turn, "digest": it.digest,
            "lang": it.lang,
        })),
        "profile": profile::of(&app, &user, true, ALL).await?,
    });
    let tables = store.tables_mentioning(user.id).await?;
    let (pieces, body) = pieces::body();
    tokio::spawn(async move {
        let app = &exporting.0;
        let mut before = about_user.to_string();
        // The object continues with one more field.
        before.pop();
        before.push_str(",\"tables\":[");
        for key in tables {
            match export_table(app, user.id, key).await {
                Ok(None) => continue,
                Ok(Some(table)) => before.push_str(&table.to_string()),
                // The client sees that it is incomplete.
                Err(error) => return pieces.fail(error.code()).await,
            }
            if !pieces.send(mem::take(&mut before)).await {
                return;
            }
            before.push(',');
        }
        let end = if before == "," { String::new() } else { before };
        pieces.send(end + "]}").await;
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"signoria-export.json\""),
    ];
    Ok((headers, body).into_response())
}

/// What a table stores about a user, if it still exists: entries that name them, and their actions.
async fn export_table(app: &App, user: i64, key: String) -> Result<Option<Value>, Error> {
    let Some(stored) = app.store.load_long(key.clone()).await? else { return Ok(None) };
    let mut own = OwnDeeds::of(user);
    let events = stored.entries.iter().filter_map(|entry| {
        let event: TableEvent = serde_json::from_str(&entry.body).ok()?;
        own.includes(&event).then(|| json!({ "at": entry.at, "entry": event }))
    });
    Ok(Some(json!({
        "id": key,
        "game": stored.row.made.game,
        "created": stored.row.created,
        "changed": stored.row.changed,
        "entries": events.collect::<Vec<_>>(),
    })))
}

/// The id of a session reveals nothing about its token: it is a part of the hash.
fn session_id(hash: &[u8; 32]) -> String {
    auth::hex(&hash[..8])
}

/// `GET /api/me/sessions`
async fn sessions(State(app): Shared, headers: HeaderMap) -> Result<Json<Vec<SessionInfo>>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let current = auth::hash(auth::token(&headers).unwrap_or_default());
    let told = |row: signoria_store::SessionRow| SessionInfo {
        id: session_id(&row.hash),
        created: row.created / 1000,
        seen: row.seen / 1000,
        agent: row.agent,
        current: row.hash == current,
    };
    Ok(Json(app.store.sessions_of(user.id).await?.into_iter().map(told).collect()))
}

/// `DELETE /api/me/sessions/{id}`
async fn end_session(
    State(app): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let rows = app.store.sessions_of(user.id).await?;
    let row = rows.iter().find(|row| session_id(&row.hash) == id).ok_or(Error::NotFound)?;
    auth::end_session(&app, row.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/me/mutes`
async fn mutes(State(app): Shared, headers: HeaderMap) -> Result<Json<Vec<Muted>>, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let muted = app.store.muted_by(user.id).await?;
    Ok(Json(muted.into_iter().map(|it| Muted { id: it.id, name: it.name }).collect()))
}

/// `DELETE /api/me/mutes/{id}`
async fn unmute(
    State(app): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, Error> {
    let user = auth::require_user(&app, &headers).await?;
    let other = id.parse().map_err(|_| Error::NotFound)?;
    app.store.set_muted(user.id, other, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
