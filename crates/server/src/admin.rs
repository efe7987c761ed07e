//! The requests of administrators.

use std::{sync::Arc, time::Duration};

use axum::{
    Json, Router,
    extract::State,
    http::HeaderMap,
    routing::{get, post},
};
use serde::Deserialize;
use signoria_protocol::{
    AdminAct, AdminDone, AdminLogEntry, AdminNode, AdminUser, Announcement, LobbyEntry, NodeState,
};
use signoria_store::{Act, Actor, LogRow, NodeRow, User, UserRow};

use crate::{
    App, auth,
    error::Error,
    http::{Body, QueryParams, read},
    lobby, tools,
};

type Shared = State<Arc<App>>;

/// The server setting that holds the announcement.
pub const ANNOUNCEMENT: &str = "announcement";

/// Maximum number of items in a list; `?from=` continues it.
const LISTED: u32 = 1000;

/// Where a list starts.
#[derive(Deserialize)]
struct ListQuery {
    #[serde(default)]
    from: u32,
}

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/api/admin/users", get(users))
        .route("/api/admin/tables", get(tables))
        .route("/api/admin/acts", post(act))
        .route("/api/admin/log", get(log))
        .route("/api/admin/nodes", get(nodes))
        .route("/api/admin/announcement", post(announce))
        .route("/api/announcement", get(announcement))
}

async fn admin(app: &App, headers: &HeaderMap) -> Result<User, Error> {
    let user = auth::require_user(app, headers).await?;
    if user.admin { Ok(user) } else { Err(Error::NotAdmin) }
}

/// `POST /api/admin/acts`
async fn act(State(app): Shared, headers: HeaderMap, body: Body) -> Result<Json<AdminDone>, Error> {
    let admin = admin(&app, &headers).await?;
    let wanted: AdminAct = read(&headers, body)?;
    let actor = Actor::User(admin.id);
    let act = match wanted {
        AdminAct::Ban { user } => Act::Ban { user },
        AdminAct::Unban { user } => Act::Unban { user },
        AdminAct::Grant { user } => Act::Grant { user },
        AdminAct::Revoke { user } => Act::Revoke { user },
        AdminAct::EndSessions { user } => Act::EndSessions { user },
        AdminAct::RemoveTable { table } => Act::RemoveTable { key: table },
        AdminAct::ResetPassword { user } => {
            let link = tools::reset_password(&app.store, actor, user).await?;
            return Ok(Json(AdminDone { link: Some(link), removed: 0 }));
        }
        AdminAct::Prune { days } => {
            let removed = tools::prune(&app.store, actor, days).await?;
            return Ok(Json(gone(&app, &removed).await));
        }
    };
    // Admins cannot lock themselves out.
    if matches!(act, Act::Ban { .. } | Act::Revoke { .. }) && act.user() == Some(admin.id) {
        return Err(Error::OwnAccount);
    }
    let removed = app.store.administer(actor, act.clone()).await?;
    if let Act::Ban { user } | Act::Grant { user } | Act::EndSessions { user } = act {
        app.sessions.end_user(user, None);
    }
    Ok(Json(gone(&app, &removed).await))
}

/// Closes the tables that were removed.
async fn gone(app: &App, removed: &[String]) -> AdminDone {
    for key in removed {
        app.hub.reload(key).await;
    }
    if !removed.is_empty() {
        app.hub.lobby_changed();
    }
    AdminDone { link: None, removed: removed.len() as u32 }
}

/// Interval of checks for acts from the terminal.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Applies acts from the terminal, which changes only the store: closes the sockets of ended sessions and
/// removed tables.
pub async fn follow_log(app: Arc<App>) {
    let mut seen = None;
    loop {
        match app.store.admin_log(LISTED, 0).await {
            Ok(rows) => {
                let last = rows.first().map_or(0, |row| row.id);
                let known = seen.replace(last).unwrap_or(last);
                let news = |row: &&LogRow| row.id > known && row.source == Actor::TERMINAL;
                follow_acts(&app, rows.iter().filter(news)).await;
            }
            Err(error) => tracing::error!(%error, "cannot read the log of admins"),
        }
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

async fn follow_acts(app: &App, rows: impl Iterator<Item = &LogRow>) {
    let mut removed = false;
    for row in rows {
        match (row.act.as_str(), row.user) {
            ("ban" | "grant" | "end_sessions", Some(user)) => app.sessions.end_user(user, None),
            ("remove_table" | "prune", _) => removed = true,
            _ => {}
        }
    }
    if removed {
        if let Err(error) = app.hub.end_removed().await {
            tracing::error!(error = error.code(), "cannot close removed tables");
        }
        app.hub.lobby_changed();
    }
}

/// `GET /api/admin/log`
async fn log(
    State(app): Shared,
    QueryParams(ListQuery { from }): QueryParams<ListQuery>,
    headers: HeaderMap,
) -> Result<Json<Vec<AdminLogEntry>>, Error> {
    admin(&app, &headers).await?;
    let told = |row: LogRow| AdminLogEntry {
        id: row.id,
        at: row.at / 1000,
        source: row.source,
        actor: row.actor_name,
        act: row.act,
        user: row.user_name,
        table: row.table,
        count: row.count,
    };
    Ok(Json(app.store.admin_log(LISTED, from).await?.into_iter().map(told).collect()))
}

/// `GET /api/admin/nodes`
async fn nodes(State(app): Shared, headers: HeaderMap) -> Result<Json<Vec<AdminNode>>, Error> {
    admin(&app, &headers).await?;
    let own = app.hub.member.as_ref().map(|member| member.id.as_str());
    let told = |row: NodeRow| AdminNode {
        own: own == Some(row.node.id.as_str()),
        state: match (row.is_alive(), row.node.draining) {
            (true, false) => NodeState::Alive,
            (true, true) => NodeState::Draining,
            (false, _) => NodeState::Dead,
        },
        silent: (row.silent / 1000).max(0),
        tables: row.tables,
        id: row.node.id,
        address: row.node.address,
    };
    Ok(Json(app.store.nodes().await?.into_iter().map(told).collect()))
}

async fn users(
    State(app): Shared,
    QueryParams(ListQuery { from }): QueryParams<ListQuery>,
    headers: HeaderMap,
) -> Result<Json<Vec<AdminUser>>, Error> {
    admin(&app, &headers).await?;
    let told = |row: UserRow| AdminUser {
        id: row.user.id,
        name: row.user.name,
        account: row.user.account,
        admin: row.user.admin,
        created: row.user.created / 1000,
        seen: row.seen.map(|seen| seen / 1000),
        tables: row.tables,
        banned: row.user.banned,
    };
    Ok(Json(app.store.users(LISTED, from).await?.into_iter().map(told).collect()))
}

async fn tables(
    State(app): Shared,
    QueryParams(ListQuery { from }): QueryParams<ListQuery>,
    headers: HeaderMap,
) -> Result<Json<Vec<LobbyEntry>>, Error> {
    admin(&app, &headers).await?;
    let rows = app.store.tables(LISTED, from).await?;
    Ok(Json(rows.into_iter().map(|row| lobby::entry(row, 0)).collect()))
}

async fn announce(
    State(app): Shared,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Announcement>, Error> {
    admin(&app, &headers).await?;
    let Announcement { text } = read(&headers, body)?;
    let text = text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    if text.as_ref().is_some_and(|text| text.chars().count() > 500) {
        return Err(Error::BadText);
    }
    app.store.set_server_setting(ANNOUNCEMENT.to_owned(), text.clone()).await?;
    app.hub.lobby_changed();
    Ok(Json(Announcement { text }))
}

async fn announcement(State(app): Shared) -> Result<Json<Announcement>, Error> {
    let text = app.store.server_setting(ANNOUNCEMENT.to_owned()).await?;
    Ok(Json(Announcement { text }))
}
